"""JSON that every reader takes, whatever the log and the facts hold."""

import json
from pathlib import Path

import pytest

from logclass.render import render_json, render_jsonl
from logclass.results import Diagnosis, Evidence

ODD = "\ud800 half a pair, \udcff, \x00, \u2028, \u0085, 訓練 \U0001f525"


def diagnose(**facts):
    cause = Evidence(ODD, line=3)
    return Diagnosis("data", "input", 0.5, cause, (cause,), facts=facts)


def refuse(constant):
    raise AssertionError(f"{constant} is no JSON")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (float("nan"), None),
        (float("-inf"), None),
        ([1, float("nan"), {"deep": float("inf")}], [1, None, {"deep": None}]),
        ((1, True, None), [1, True, None]),
        (b"caf\xe9", "caf\ufffd"),
        (Path("/data/a"), "/data/a"),
        (2.5, 2.5),
        (2**80, 2**80),
    ],
)
@pytest.mark.parametrize("write", [render_json, render_jsonl])
def test_any_fact_can_be_written(write, value, shown):
    text = write([("run.log", diagnose(value=value))])
    assert json.loads(text, parse_constant=refuse)["facts"] == {"value": shown}


def test_half_surrogate_pairs_are_replaced():
    row = json.loads(render_json([("a\udcff.log", diagnose(**{"k\ud800": "\udfff"}))]))
    assert row["input"] == "a\ufffd.log"
    assert row["facts"] == {"k\ufffd": "\ufffd"}
    assert row["cause"]["text"] == "\ufffd half a pair, \ufffd, \x00, \u2028, \u0085, 訓練 \U0001f525"
    json.dumps(row, ensure_ascii=False).encode()  # raises if half a pair is left


def test_the_name_of_the_input_is_in_front():
    row = json.loads(render_jsonl([("run.log", diagnose())]))
    assert list(row)[:3] == ["input", "schema_version", "label"]
    assert "input" not in json.loads(render_json([(None, diagnose())]))


def test_a_line_each_however_odd_the_text():
    text = render_jsonl([("a", diagnose()), ("b", diagnose()), ("c", diagnose())])
    assert len(text.splitlines()) == 3  # splitlines also breaks at \u2028 and \u0085
    assert text.isascii()


def test_no_answers_are_an_empty_array():
    assert json.loads(render_json([])) == []
    assert render_jsonl([]) == ""
