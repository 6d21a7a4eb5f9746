"""Training from a corpus file to answers."""

import json

import pytest

import logclass
from logclass.errors import CorpusError
from logclass.training import read_corpus, train

TEXTS = {
    "team_licence": "licence server refused the seat for solver {n}",
    "team_sensor": "sensor {n} sent no frames, stopping the recorder",
    "storage": "OSError: [Errno 28] No space left on device: '/scratch/{n}'",
}


@pytest.fixture
def corpus(tmp_path):
    file = tmp_path / "corpus.jsonl"
    rows = [
        {"text": text.format(n=n), "label": label, "group": f"{label}{n % 5}"}
        for n in range(40)
        for label, text in TEXTS.items()
    ]
    file.write_text("\n".join(json.dumps(row) for row in rows))
    return file


def test_a_team_trains_its_own_classes(corpus, tmp_path):
    metrics = train([corpus], tmp_path / "model", name="team")
    assert metrics["top1"] > 0.95
    assert json.loads((tmp_path / "model/metrics.json").read_text())["logs"] == 120
    classifier = logclass.load(tmp_path / "model")
    d = classifier.classify("licence server refused the seat for solver 7777")
    assert (d.label, d.family, d.model) == ("team_licence", "none", "team")
    assert d.cause is None or "licence" in d.cause.text


def test_the_same_seed_gives_the_same_model(corpus, tmp_path):
    for name in ("a", "b"):
        train([corpus], tmp_path / name, name="same", seed=3)
    assert (tmp_path / "a/config.json").read_text() == (tmp_path / "b/config.json").read_text()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "2"),
        ('{"text": "a"}', "label"),
        ('{"text": 1, "label": "x"}', "text"),
        ('{"text": "a", "label": ""}', "empty"),
        ("[]", "2"),
    ],
)
def test_a_bad_row_is_named_with_its_line(tmp_path, line, message):
    file = tmp_path / "bad.jsonl"
    file.write_text('{"text": "a", "label": "x"}\n' + line + "\n")
    with pytest.raises(CorpusError, match=r"bad\.jsonl:2") as caught:
        list(read_corpus(file))
    assert message in str(caught.value)


def test_a_corpus_of_one_class_is_refused(tmp_path):
    file = tmp_path / "one.jsonl"
    file.write_text('{"text": "a", "label": "x"}\n' * 20)
    with pytest.raises(CorpusError, match="two classes"):
        train([file], tmp_path / "model")
