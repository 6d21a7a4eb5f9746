"""The screen for people: fits, reads well, shows foreign text without obeying it."""

import re
from dataclasses import replace

import pytest

from logclass.render import render_text
from logclass.render.wording import clean, name_facts
from logclass.results import Diagnosis, Evidence
from logclass.taxonomy import taxonomy

CAUSE = Evidence("RuntimeError: " + "a long story " * 60, line=4127, rank=3, host="node7", file="rank3.log")
OTHERS = tuple(Evidence("task exited with a word " * 9, line=at, role="wrapper") for at in range(4130, 4138))
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\u2066]")


def diagnose(label, confidence=0.6, **fields):
    entry = taxonomy()[label]
    given = {
        "cause": CAUSE,
        "evidence": (CAUSE, *OTHERS),
        "alternatives": ((label, confidence), ("hang", 0.2), ("data", 0.1), ("slow", 0.05), ("config", 0.01)),
        "facts": {"framework": "pytorch", "exception": "RuntimeError", "requested_bytes": 3 * 2**30},
        "reason": "names the cause",
        "remedies": entry.remedies,
        "avoid": entry.avoid,
        "retry": entry.retry,
    }
    return Diagnosis(label, entry.family, confidence, **{**given, **fields})


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("label", taxonomy())
def test_every_class_fits_one_screen(label, width):
    lines = render_text(diagnose(label), source="run.log", width=width).splitlines()
    assert len(lines) <= 30
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [0, 10, 40, 79, 500])
def test_any_width_is_taken(width):
    lines = render_text(diagnose("gpu_oom"), width=width).splitlines()
    assert max(map(len, lines)) <= max(40, min(width, 110))


def test_what_does_not_fit_is_pointed_to():
    shown = render_text(diagnose("gpu_oom"), width=80)
    steps = len(re.findall(r"^ {10}\d\. |^Do: +1\. ", shown, re.MULTILINE))
    assert 3 <= steps < len(taxonomy()["gpu_oom"].remedies)
    assert f"{len(taxonomy()['gpu_oom'].remedies) - steps} more: logclass explain gpu_oom" in shown


def test_flags_are_not_cut_at_their_hyphens():
    shown = render_text(diagnose("shared_memory", remedies=("word " * 12 + "--redirects-everywhere=x",)), width=80)
    assert "--redirects-everywhere=x" in shown


def test_alternatives_where_it_is_not_sure():
    assert "Or else:  hang 20 %, data 10 %, slow 5 %\n" in render_text(diagnose("gpu_oom", 0.6))
    assert "Or else:" not in render_text(diagnose("gpu_oom", 0.9))


def test_as_many_classes_as_asked_for():
    assert "Or else:  hang 20 %\n" in render_text(diagnose("gpu_oom", 0.99), top=2)
    assert "config 1 %" in render_text(diagnose("gpu_oom", 0.99), top=9)
    assert "Or else:" not in render_text(diagnose("gpu_oom", 0.2), top=1)


def test_unknown_is_no_answer():
    shown = render_text(diagnose("unknown", 0.0, cause=None, evidence=(), alternatives=(("unknown", 0.0),)))
    assert "no cause found\n" in shown
    assert "Nothing in this text names a cause." in shown
    assert "0 %" not in shown


def test_unknown_still_shows_what_was_seen():
    shown = render_text(diagnose("unknown", 0.44, cause=None, evidence=OTHERS))
    assert "44 % sure that the text holds none" in shown
    assert "only reports it, line 4130" in shown


def test_success_has_nothing_to_retry():
    shown = render_text(diagnose("success", 0.95, cause=None, evidence=()))
    assert "No error stands in this text." in shown
    assert "Nothing to retry." in shown
    assert "Do:" not in shown


def test_an_answer_without_a_line_says_so():
    assert "No single line shows it." in render_text(diagnose("poor_fit", cause=None, evidence=()))


@pytest.mark.parametrize(("source", "who"), [("model", "by the model"), ("rule", "by the rules")])
def test_who_decided(source, who):
    assert f"Decided:  {who} (names the cause)" in render_text(diagnose("data", source=source))


def test_the_file_is_named_where_it_is_another():
    assert "in rank3.log:" in render_text(diagnose("data"), source="runs/")
    assert "in rank3.log" not in render_text(diagnose("data"), source="rank3.log")


@pytest.mark.parametrize("place", ["text", "host", "file", "role"])
def test_no_part_of_a_line_reaches_the_terminal_raw(place):
    evil = replace(CAUSE, **{place: "\x1b]0;owned\x07 \x9b31m \u202e [bold]x[/bold] \r\n"})
    shown = render_text(diagnose("data", cause=evil, evidence=(evil, replace(evil, line=9))))
    assert not CONTROL.search(shown)
    assert "[bold]x[/bold]" in shown or place == "role"


def test_nothing_else_reaches_the_terminal_raw():
    evil = "\x1b[2J\u2066"
    answer = diagnose(
        "data", reason=evil, facts={evil: evil}, remedies=(evil,), avoid=(evil,), source=evil, alternatives=((evil, 1),)
    )
    assert not CONTROL.search(render_text(answer, source=evil, top=3))
    assert not CONTROL.search(render_text(replace(answer, label=evil)))


def test_control_characters_are_shown():
    assert clean("a\tb\x1b[0m\u202e\n") == r"a b\x1b[0m\u202e\x0a"
    assert clean("naïve 訓練 ✓") == "naïve 訓練 ✓"


def test_facts_in_a_fixed_order_with_units():
    facts = {"zeta": 1, "xid": 79, "requested_bytes": 1536, "framework": "jax", "gone": None, "free_bytes": 12}
    assert name_facts(diagnose("data", facts=facts)) == [
        "framework: jax",
        "xid: 79",
        "requested: 1.50 KiB",
        "free: 12 B",
        "zeta: 1",
    ]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "many", -1, 10**30, None, b"x" * 999])
def test_odd_sizes_are_shown_and_short(value):
    assert all(len(fact) < 110 for fact in name_facts(diagnose("data", facts={"requested_bytes": value})))
