"""Generated logs: forms, places, damage, and runs that end well."""

from random import Random

import pytest

import logclass
from corpora.generate import generate_quiet
from corpora.generators.compose import build_pool, compose_failure, compose_success
from corpora.generators.damage import damage_log
from corpora.generators.forms import FormError, collect_forms, read_forms
from corpora.generators.slots import PLACES, fill_places

POOL = build_pool(collect_forms())


def test_every_place_can_be_filled():
    filled = fill_places(" ".join(f"{{{name}}}" for name in PLACES), Random(1))
    assert "{" not in filled


def test_a_host_stays_the_same_in_the_lines_of_a_form():
    first, second = fill_places("{host} is down\nlost {host}", Random(3)).split("\n")
    assert first.split()[0] == second.split()[1]


def test_the_cause_survives_every_damage():
    lines = [f"line {n} " + "x" * 60 for n in range(50)]
    for seed in range(60):
        text = damage_log(lines, "line 25 ", Random(seed)).replace("\n", "")
        assert "line 25 " in text


def test_forms_keep_their_cause():
    for seed, form in enumerate(POOL.causes[::40]):
        log = compose_failure(form, POOL, Random(seed))
        assert log.label == form.label
        assert log.cause


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ('text = "a"', "needs text"),
        ('text = "a"\nframework = "x"\nsource = "y"\nrole = "benign"', "role"),
        ('text = "a"\nframework = "x"\nsource = "y"\nline = 2', "line 2"),
        ('text = "a"\nframework = "x"\nsource = "y"\nlabel = "z"', "label"),
        ("text = ", "Invalid"),
    ],
)
def test_a_bad_form_is_named(tmp_path, row, message):
    (tmp_path / "memory").mkdir()
    (tmp_path / "memory/gpu_oom.toml").write_text("[[form]]\n" + row)
    with pytest.raises(FormError, match=message) as caught:
        read_forms(tmp_path)
    assert "gpu_oom.toml" in str(caught.value)


def test_a_form_of_an_unknown_class_is_refused(tmp_path):
    (tmp_path / "memory").mkdir()
    (tmp_path / "memory/storage.toml").write_text("")
    with pytest.raises(FormError, match="storage"):
        read_forms(tmp_path)


def test_finished_runs_are_seldom_called_failures():
    """500 runs that end well, frightening lines among them: at most 1 % called a failure with confidence >= 0.8."""
    random = Random(20)
    logs = [compose_success(POOL, random, "success") for _ in range(400)]
    quiet = [log for log in generate_quiet(POOL, 170, Random(21)) if log.label == "success" and "series" in log.group]
    diagnoses = [logclass.classify(log.text) for log in [*logs, *quiet][:500]]
    wrong = [d for d in diagnoses if d.label not in ("success", "unknown") and d.confidence >= 0.8]
    assert len(diagnoses) == 500
    assert len(wrong) <= 5, [(d.label, d.cause.text if d.cause else None) for d in wrong]
