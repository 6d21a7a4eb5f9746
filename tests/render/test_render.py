"""Output forms: complete for people, valid for programs, harmless whatever the log holds."""

import json
import re
from dataclasses import replace

import pytest

from logclass.render import render, render_json, render_jsonl, render_markdown, render_text
from logclass.render.classes import render_class, render_taxonomy
from logclass.results import Diagnosis, Evidence
from logclass.taxonomy import taxonomy

OOM = taxonomy()["gpu_oom"]
CAUSE = Evidence("[rank3]: OutOfMemoryError: CUDA out of memory", line=41, rank=3, host="node7")
DIAGNOSIS = Diagnosis(
    label="gpu_oom",
    family="memory",
    confidence=0.62,
    cause=CAUSE,
    evidence=(CAUSE, Evidence("Connection closed by peer", line=50, rank=0, role="consequence")),
    alternatives=(("gpu_oom", 0.62), ("kernel_fault", 0.3)),
    source="model",
    reason="rule: names the cause; the model agrees",
    facts={"requested_bytes": 2 * 2**30, "exception": "OutOfMemoryError", "share": float("nan")},
    retry=OOM.retry,
    remedies=OOM.remedies,
    avoid=OOM.avoid,
)
HOSTILE = "\x1b[2J\x07 ``` </pre> [red]x[/red] \u202e\x00 **bold** " + "y" * 3000


def hostile():
    evidence = Evidence(HOSTILE, line=1)
    return replace(DIAGNOSIS, cause=evidence, evidence=(evidence,), facts={"exception": HOSTILE})


def test_text_says_all_that_a_person_needs():
    text = render_text(DIAGNOSIS, source="run.log", width=80)
    for wanted in (
        "run.log",
        OOM.title,
        "gpu_oom",
        "62 %",
        "line 41",
        "rank 3",
        "node7",
        "2.00 GiB",
        "kernel_fault 30 %",
    ):
        assert wanted in text
    words = " ".join(text.split())
    assert OOM.remedies[0] in words
    assert OOM.avoid[0] in words
    assert "No: fix it first." in words
    assert len(text.splitlines()) <= 40
    assert max(map(len, text.splitlines())) <= 80


def test_a_sure_answer_names_no_alternatives():
    assert "kernel_fault" not in render_text(replace(DIAGNOSIS, confidence=0.97))


def test_colour_only_on_demand():
    assert "\x1b[" not in render_text(DIAGNOSIS)
    assert "\x1b[1;31m" in render_text(DIAGNOSIS, colour=True)


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_hostile_text_is_shown_not_obeyed(form):
    shown = render([("a\x1b[31m.log", hostile())], form, width=80)
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f\u202e]", shown)


def test_markdown_cannot_be_broken_out_of():
    shown = render_markdown(hostile())
    fence = re.search(r"^(`{3,})text$", shown, re.MULTILINE)[1]
    assert shown.count(fence + "\n") + shown.count("\n" + fence) >= 2
    assert len(fence) > 3


def test_json_is_valid_and_complete():
    row = json.loads(render_json([("run.log", DIAGNOSIS)]))
    assert (row["input"], row["label"], row["schema_version"]) == ("run.log", "gpu_oom", 1)
    assert row["facts"]["share"] is None
    assert row["cause"]["rank"] == 3
    assert row["alternatives"] == [["gpu_oom", 0.62], ["kernel_fault", 0.3]]


def test_several_are_an_array_or_a_line_each():
    rows = [("a", DIAGNOSIS), ("b", hostile())]
    assert [row["input"] for row in json.loads(render_json(rows))] == ["a", "b"]
    assert [json.loads(line)["input"] for line in render_jsonl(rows).splitlines()] == ["a", "b"]
    assert json.loads(render_json(rows[:1], array=True))[0]["input"] == "a"


@pytest.mark.parametrize("label", taxonomy())
@pytest.mark.parametrize("form", ["text", "markdown", "json"])
def test_every_class_is_explained(label, form):
    entry = taxonomy()[label]
    shown = " ".join(render_class(entry, form, 90).split())
    assert all(" ".join(json.dumps(r)[1:-1].split() if form == "json" else r.split()) in shown for r in entry.remedies)


@pytest.mark.parametrize("form", ["text", "markdown", "json"])
def test_the_list_names_every_class(form):
    shown = render_taxonomy(taxonomy(), form)
    assert all(label in shown for label in taxonomy())


def test_a_class_of_a_team_has_no_advice_but_a_name():
    own = Diagnosis("licence_seat", "none", 0.9, retry="inspect")
    assert render_text(own).startswith("licence seat  (licence_seat)")
