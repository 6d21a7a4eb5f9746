"""The subset of regular expressions that rules are written in: one reading, linear time, nothing that looks around."""

from __future__ import annotations

import re
from collections.abc import Sequence

import regex

MATCH_TIMEOUT_S = 0.25
LONGEST_REPEAT = 300
_FORBIDDEN = (
    (re.compile(r"\(\?[=!]|\(\?<[=!]"), "look-around"),
    (re.compile(r"\(\?P=|\\[1-9]|\\g<"), "back-reference"),
    (re.compile(r"\(\?[aiLmsux-]+[:)]"), "inline flags (use ignore_case)"),
    (re.compile(r"\(\?>|[*+?}]\+"), "atomic group or possessive repeat"),
    (re.compile(r"\(\?#"), "inline comment (use note)"),
    (re.compile(r"\\[AZzGKRXpP]"), "an escape that the engines read differently"),
)
_REPEAT = re.compile(r"(?<!\\)\{(\d*)(?:,(\d*))?\}")


def compile_pattern(pattern: str, ignore_case: bool = False) -> regex.Pattern[bytes]:
    """Return the compiled pattern over UTF-8 bytes."""
    flags = regex.IGNORECASE if ignore_case else 0
    core = pattern.removeprefix("^").encode()
    return regex.compile(rb"\G(?:" + core + b")" if pattern.startswith("^") else core, flags)


class LazyPatterns:
    """The compiled patterns of a rule, each compiled when it is first tried."""

    def __init__(self, patterns: Sequence[str], ignore_case: bool) -> None:
        self._patterns = patterns
        self._ignore_case = ignore_case
        self._compiled: dict[int, regex.Pattern[bytes]] = {}

    def __getitem__(self, at: int) -> regex.Pattern[bytes]:
        if at not in self._compiled:
            self._compiled[at] = compile_pattern(self._patterns[at], self._ignore_case)
        return self._compiled[at]


def find_problem(pattern: str) -> str | None:
    """Return what takes a pattern out of the common subset, if anything does.

    Examples
    --------
    >>> find_problem(r"out of memory(?! in)")
    'look-around'
    """
    for finder, name in _FORBIDDEN:
        if finder.search(pattern):
            return name
    try:
        compile_pattern(pattern)
        re.compile(pattern)  # the standard module parses it too, for the literals in it
    except (regex.error, re.error) as error:
        return f"what cannot be compiled: {error}"
    return _find_anchor_problem(pattern) or _find_repeat_problem(pattern) or _find_class_problem(pattern)


def _find_anchor_problem(pattern: str) -> str | None:
    core = pattern.removeprefix("^")
    core = core[:-1] if core.endswith("$") and not core.endswith("\\$") else core
    plain = re.sub(r"\\.|\[(?:\\.|[^\]])*\]", "", core)
    return "an anchor inside the pattern" if "^" in plain or "$" in plain else None


def _find_repeat_problem(pattern: str) -> str | None:
    for low, high in _REPEAT.findall(re.sub(r"\\\{", "", pattern)):
        if max(int(low or 0), int(high or 0)) > LONGEST_REPEAT:
            return f"a repeat of more than {LONGEST_REPEAT}"
    return None


def _find_class_problem(pattern: str) -> str | None:
    for body in re.findall(r"(?<!\\)\[((?:\\.|[^\]])*)\]", pattern):
        if not body.isascii():
            return "a character outside ASCII in a set (write an alternation)"
    return None
