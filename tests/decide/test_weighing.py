"""Rules against text: how far a verdict is believed."""

import pytest

from logclass.decide.verdict import Verdict
from logclass.decide.weighing import Weighing, describe, fit_logistic
from logclass.errors import ModelError

FIRM = Verdict("gpu_oom", "cause3", "names the cause")
VAGUE = Verdict("code_error", "cause1", "general error")
WEIGHING = Weighing({"cause3": 3.0, "cause1": 0.0, "own": 0.5, "other": -0.5})


def test_chances_add_up_and_keep_every_class():
    found = WEIGHING.combine(FIRM, {"gpu_oom": 0.2, "host_oom": 0.6, "storage": 0.2})
    assert sum(found.values()) == pytest.approx(1)
    assert found["gpu_oom"] > 0.8
    assert found["host_oom"] == pytest.approx(3 * found["storage"])


def test_a_vague_verdict_yields_to_the_text():
    found = WEIGHING.combine(VAGUE, {"code_error": 0.01, "data": 0.99})
    assert max(found, key=found.get) == "data"


def test_a_class_that_the_model_does_not_know_can_be_believed():
    assert WEIGHING.combine(FIRM, {"team_sensor": 0.6, "team_seat": 0.4})["gpu_oom"] > 0.1


def test_what_was_seen_is_learned():
    rows = [describe(FIRM, 0.9, 0.1)] * 40 + [describe(VAGUE, 0.1, 0.9)] * 40
    right = [True] * 38 + [False] * 2 + [False] * 38 + [True] * 2
    weighing = Weighing(fit_logistic(rows, right, [1.0] * 80))
    assert weighing.trust(FIRM, 0.9, 0.1) > 0.85
    assert weighing.trust(VAGUE, 0.1, 0.9) < 0.15


def test_caution_moves_a_vague_claim_to_unknown():
    cautious = Weighing(
        WEIGHING.coefficients, {"tier cause1": -1.0, "claim cause1": 1.0, "tier cause3": 0.1, "claim cause3": 1.0}
    )
    chances = {"code_error": 0.6, "data": 0.3, "config": 0.1}
    plain, careful = WEIGHING.combine(VAGUE, chances), cautious.combine(VAGUE, chances)
    assert sum(careful.values()) == pytest.approx(1)
    assert max(careful.values()) < max(plain.values())
    assert careful["unknown"] > 0
    firm = cautious.combine(FIRM, {"gpu_oom": 0.2, "storage": 0.8})
    assert sum(firm.values()) == pytest.approx(1)
    assert firm["gpu_oom"] > WEIGHING.combine(FIRM, {"gpu_oom": 0.2, "storage": 0.8})["gpu_oom"]


@pytest.mark.parametrize("config", [{}, {"weighing": None}, {"weighing": {"cause3": "x"}}])
def test_a_model_without_a_weighing_is_refused(config):
    with pytest.raises(ModelError, match="weighing"):
        Weighing.read(config)
