"""Translations of patterns."""

import pytest

from logclass.rules.literals import required_literal
from logclass.rules.patterns import compile_pattern, find_problem, to_scanner


@pytest.mark.parametrize(
    ("pattern", "scanner"),
    [
        (r"^exit (?P<exit_code>[0-9]+)$", r"exit (?:[0-9]+)"),
        (r"abc.*", "abc"),
        (r"abc\.*", r"abc\.*"),
        (r"costs \$", r"costs \$"),
    ],
)
def test_scanner_form(pattern, scanner):
    assert to_scanner(pattern) == scanner


@pytest.mark.parametrize(
    ("pattern", "literal"),
    [
        (r"out of memory", "out of memory"),
        (r"^(?:a|b) went wrong in [^x]+ here", " went wrong in "),
        (r"alpha|beta", ""),
        (r"colou?r scheme", "r scheme"),
        (r"wait\b for \d+ it", " for "),
        (r"a{2}bcd", "bcd"),
    ],
)
def test_required_literal(pattern, literal):
    assert required_literal(pattern) == literal


def test_an_alternation_behind_the_anchor_is_anchored_whole():
    pattern = compile_pattern("^red|blue")
    assert pattern.search(b"so blue") is None
    assert pattern.search(b"so blue", 3) is not None


def test_good_patterns_have_no_problem():
    assert find_problem(r"^\[(?P<rank>\d+)\] \^ cost \$5 [^$^]$") is None
