"""The longest text that every match of a pattern must contain."""

from __future__ import annotations

_ESCAPED_TEXT = set(r".^$*+?{}[]\|()/-:,;=<>!'\"#&~@%` _")


def required_literal(pattern: str) -> str:
    """Return the longest literal run outside groups and optional parts; empty where there is none.

    Examples
    --------
    >>> required_literal(r"^exit (?:code|status) was (?P<exit_code>[0-9]+), giving? up")
    ', givin'
    """
    core = pattern.removeprefix("^")
    runs: list[str] = []
    run = ""
    at = 0
    while at < len(core):
        text, end, is_literal = _take(core, at)
        if text == "|":
            return ""
        low, end = _take_repeat(core, end)
        if is_literal and low == "one":
            run += text
        else:
            runs.append(run + text if is_literal and low == "many" else run)
            run = text if is_literal and low == "many" else ""
        at = end
    return max([*runs, run], key=len)


def _take(core: str, at: int) -> tuple[str, int, bool]:
    char = core[at]
    if char == "\\":
        escaped = core[at + 1]
        return escaped, at + 2, escaped in _ESCAPED_TEXT
    if char == "[":
        return "", _skip_set(core, at), False
    if char == "(":
        return "", _skip_group(core, at), False
    return char, at + 1, char not in ".$"


def _take_repeat(core: str, at: int) -> tuple[str, int]:
    """Return whether the item stands once, at least once, or perhaps not at all."""
    if at >= len(core) or core[at] not in "*+?{":
        return "one", at
    end = core.index("}", at) + 1 if core[at] == "{" else at + 1
    kind = "many" if core[at] == "+" else "maybe"
    return kind, end + 1 if core[end : end + 1] == "?" else end


def _skip_set(core: str, at: int) -> int:
    at += 2 if core[at + 1 : at + 2] == "^" else 1
    at += 1 if core[at] == "]" else 0
    while core[at] != "]":
        at += 2 if core[at] == "\\" else 1
    return at + 1


def _skip_group(core: str, at: int) -> int:
    depth = 0
    while True:
        char = core[at]
        if char == "\\":
            at += 2
            continue
        if char == "[":
            at = _skip_set(core, at)
            continue
        depth += (char == "(") - (char == ")")
        at += 1
        if depth == 0:
            return at
