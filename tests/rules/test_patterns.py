"""Patterns: what is allowed, how they are anchored, and the literals that they need."""

import pytest

from logclass.rules.literals import required_literals
from logclass.rules.patterns import compile_pattern, find_problem


@pytest.mark.parametrize(
    ("pattern", "literals"),
    [
        (r"out of Memory", {"out of memory"}),
        (r"^(?:a|b) went wrong in [^x]+ here", {"a went wrong in ", "b went wrong in "}),
        (r"alpha|beta", {"alpha", "beta"}),
        (r"[Cc]olou?r scheme", {"color scheme", "colour scheme"}),
        (r"wait\b for \d+ it(?: anyway)?", {"wait for "}),
        (r"(?:cannot|can't) (?P<what>open|read)", {"cannot open", "cannot read", "can't open", "can't read"}),
        (r"(?:failed|unable) to \S+ the", {"failed to ", "unable to "}),
        (r"errors?", {"error"}),
        (r"(?:a|b|.)", set()),
        (r"\d+", set()),
    ],
)
def test_required_literals(pattern, literals):
    assert required_literals(pattern) == literals


def test_an_alternation_behind_the_anchor_is_anchored_whole():
    pattern = compile_pattern("^red|blue")
    assert pattern.search(b"so blue") is None
    assert pattern.search(b"so blue", 3) is not None


def test_good_patterns_have_no_problem():
    assert find_problem(r"^\[(?P<rank>\d+)\] \^ cost \$5 [^$^]$") is None
