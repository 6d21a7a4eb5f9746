"""Markdown for trackers: log text stays inside its fences and spans."""

import re

import pytest

from logclass.render import render_markdown
from logclass.render.classes import render_class, render_taxonomy
from logclass.render.markdown import escape, span
from logclass.results import Diagnosis, Evidence
from logclass.taxonomy import taxonomy

EVIL = "x\n```\n# owned ````` @root #12 <img src=x> | ![a](b)\r\n~~~"


def diagnose(text=EVIL, confidence=0.6, **fields):
    cause, other = Evidence(text, line=3, rank=1), Evidence(text, line=9, role="wrapper")
    alternatives = (("data", confidence), ("hang", 0.2))
    return Diagnosis("data", "input", confidence, cause, (cause, other), alternatives, **fields)


def strip_code(shown):
    """Return what is left outside of fences and spans, as a CommonMark reader sees it."""
    kept, fence = [], None
    for line in shown.split("\n"):
        ticks = re.match(r"`{3,}", line)
        if fence is None and ticks:
            fence = ticks[0]
        elif fence is not None:
            closes = re.fullmatch(r"(`+)[ \t]*", line)
            fence = None if closes and len(closes[1]) >= len(fence) else fence
        else:
            kept.append(re.sub(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)", "", line))
    assert fence is None
    return "\n".join(kept)


def test_no_log_text_outside_of_code():
    facts = {"exception": EVIL, EVIL: 3}
    outside = strip_code(render_markdown(diagnose(facts=facts), source=EVIL))
    assert not re.search(r"owned|@root|#12|<img|!\[", outside)


@pytest.mark.parametrize("ticks", range(1, 12))
def test_a_fence_is_longer_than_any_run_of_backticks(ticks):
    shown = render_markdown(diagnose("`" * ticks))
    fences = re.findall(r"^(`{3,})text$", shown, re.MULTILINE)
    assert len(fences) == 2
    assert all(len(fence) > ticks for fence in fences)
    assert strip_code(shown)


def test_cause_and_other_lines_are_shown():
    shown = render_markdown(diagnose("out of range"))
    assert "**line 3, rank 1**\n\n```text\nout of range\n```" in shown
    assert "```text\nonly reports it, line 9: out of range\n```" in shown


def test_alternatives_where_it_is_not_sure_or_asked_for():
    assert "Or else: `hang 20 %`" in render_markdown(diagnose())
    assert "Or else" not in render_markdown(diagnose(confidence=0.95))
    assert "Or else: `hang 20 %`" in render_markdown(diagnose(confidence=0.95), top=2)


def test_an_answer_without_a_line_says_so():
    assert "Nothing in this text names a cause." in render_markdown(Diagnosis("unknown", "none", 0.0))


def test_lists_of_advice():
    shown = render_markdown(diagnose(remedies=("Set __x__.", "Wait."), avoid=("a * b",)))
    assert "**What helps**\n\n1. Set \\_\\_x\\_\\_.\n1. Wait." in shown
    assert "**What does not**\n\n- a \\* b" in shown
    assert "What helps" not in render_markdown(diagnose())


def test_escape_and_span():
    assert escape("<b> & [a](b) `c` ~/x") == r"\<b\> \& \[a\](b) \`c\` \~/x"
    assert span("a") == "`a`"
    assert span("``") == "``` `` ```"


@pytest.mark.parametrize("label", taxonomy())
def test_advice_is_shown_as_it_stands(label):
    shown = render_class(taxonomy()[label], "markdown")
    assert not re.search(r"(?<!\\)(__|\*\*)(?!Retry|What|\n| )[a-z]", shown)
    assert not re.search(r"(?<!\\)<", shown)


def test_the_list_of_classes_links_ids_and_titles():
    assert "## memory\n\n- `gpu_oom`: The accelerator ran out of memory" in render_taxonomy(taxonomy(), "markdown")
