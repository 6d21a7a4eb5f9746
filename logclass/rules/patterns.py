"""The common subset of regular expressions that both engines read, and its translations."""

from __future__ import annotations

import re

import regex

MATCH_TIMEOUT_S = 0.25
LONGEST_REPEAT = 300
_NAMED_GROUP = re.compile(r"\(\?P<\w+>")
_WIDE_REPEAT = re.compile(r"(?<!\\)\{(\d*),(?:\d{2,})?\}")
_FORBIDDEN = (
    (re.compile(r"\(\?[=!]|\(\?<[=!]"), "look-around"),
    (re.compile(r"\(\?P=|\\[1-9]|\\g<"), "back-reference"),
    (re.compile(r"\(\?[aiLmsux-]+[:)]"), "inline flags (use ignore_case)"),
    (re.compile(r"\(\?>|[*+?}]\+"), "atomic group or possessive repeat"),
    (re.compile(r"\(\?#"), "inline comment (use note)"),
    (re.compile(r"\\[AZzGKRXpP]"), "an escape that the engines read differently"),
)
_REPEAT = re.compile(r"(?<!\\)\{(\d*)(?:,(\d*))?\}")


def strip_anchors(pattern: str) -> str:
    """Return the pattern without a leading ``^`` and a trailing ``$``."""
    core = pattern.removeprefix("^")
    if core.endswith("$") and not core.endswith("\\$"):
        core = core[:-1]
    return core


def to_scanner(pattern: str) -> str:
    """Return the pattern as the scanner compiles it: every line that matches the pattern matches this one.

    Anchors and a trailing open repeat are dropped (the scanner would report each of its ends), named groups lose
    their names, and wide bounded repeats become open ones, which compile some ten times faster.

    Examples
    --------
    >>> to_scanner(r"^exit code (?P<exit_code>[0-9]+).*")
    'exit code (?:[0-9]+)'
    """
    core = _NAMED_GROUP.sub("(?:", strip_anchors(pattern))
    core = _WIDE_REPEAT.sub(lambda found: "*" if found[1] in ("", "0") else "+", core)
    while core.endswith((".*", ".*?", ".+")) and not core.endswith(("\\.*", "\\.*?", "\\.+")):
        core = core[: core.rindex(".")]
    return core


def compile_pattern(pattern: str, ignore_case: bool = False) -> regex.Pattern[bytes]:
    """Return the compiled pattern over UTF-8 bytes."""
    flags = regex.IGNORECASE if ignore_case else 0
    core = pattern.removeprefix("^").encode()
    return regex.compile(rb"\G(?:" + core + b")" if pattern.startswith("^") else core, flags)


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
    return _find_anchor_problem(pattern) or _find_repeat_problem(pattern) or _find_class_problem(pattern)


def _find_anchor_problem(pattern: str) -> str | None:
    plain = re.sub(r"\\.|\[(?:\\.|[^\]])*\]", "", strip_anchors(pattern))
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
