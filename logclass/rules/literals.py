"""Texts of which a match must contain at least one: what the scanner looks for.

The idea is that of RE2's prefilters: walk the parsed pattern, keep the small sets of strings that a part can be,
join neighbours, and take the set whose shortest string is longest. All in lower case; the search ignores case.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

MOST_STRINGS = 48
GOOD_LENGTH = 14
BOUNDARY = "\x01"  # at an end of a string: the edge of a word
_COMMON = "loss step steps epoch train val valid test eval acc time iter info lr grad norm batch data model"
COMMON = frozenset(_COMMON.split())
_Strings = frozenset[str]


class _Part(NamedTuple):
    """``exact``: all that the part can be, if that is few; ``needed``: strings of which one must be in it."""

    exact: _Strings | None
    needed: _Strings


_NOTHING: _Strings = frozenset()
_EMPTY = _Part(frozenset({""}), _NOTHING)
_ANYTHING = _Part(None, _NOTHING)
_BOUND = _Part(frozenset({BOUNDARY}), _NOTHING)


@cache
def required_literals(pattern: str) -> _Strings:
    r"""Return the strings of which every match contains at least one; none where there is no such set.

    :data:`BOUNDARY` at an end of a string stands for the edge of a word there.

    Examples
    --------
    >>> sorted(required_literals(r"^(?:[Cc]annot|unable to) open (?P<path>[^ ]+)"))
    ['cannot open ', 'unable to open ']
    >>> required_literals(r"\bnan\b") == {f"{BOUNDARY}nan{BOUNDARY}"}
    True
    """
    part = _read_sequence(_parser.parse(pattern))
    best = frozenset(map(_tidy, _better(part.needed, part.exact or _NOTHING)))
    return frozenset(text for text in best if not any(other != text and other in text for other in best))


def _tidy(text: str) -> str:
    """Return a string with the edges of words kept at its ends only, and there only beside a word character."""
    core = text.replace(BOUNDARY, "")
    left = BOUNDARY if text.startswith(BOUNDARY) and _is_word(core[:1]) else ""
    right = BOUNDARY if text.endswith(BOUNDARY) and _is_word(core[-1:]) else ""
    return f"{left}{core}{right}"


def _is_word(char: str) -> bool:
    return char.isascii() and (char.isalnum() or char == "_")


def _better(left: _Strings, right: _Strings) -> _Strings:
    return max(left, right, key=_value)


def _value(strings: _Strings) -> tuple[float, int]:
    if not strings:
        return (0, 0)
    return (min(GOOD_LENGTH, *map(_weigh, strings)), -len(strings))


def _weigh(text: str) -> float:
    """Return how rare a string is likely to be: its length, next to nothing for the words of every training log."""
    core = text.strip(BOUNDARY)
    edges = 0.5 * (len(text) - len(core))
    return min(2.0, len(core)) if core.strip(" :=_") in COMMON else len(core) + edges


def _read_sequence(items: Any) -> _Part:
    current: _Strings = frozenset({""})
    best = _NOTHING
    whole = True
    for item in items:
        part = _read_item(item)
        if part.exact is not None and len(current) * len(part.exact) <= MOST_STRINGS:
            current = frozenset(left + right for left in current for right in part.exact)
            continue
        best = _better(_better(best, current), part.needed)
        current = part.exact or frozenset({""})
        whole = False
    return _Part(current if whole else None, _better(best, current))


def _read_item(item: Any) -> _Part:
    kind, value = item
    if kind in (op.MAX_REPEAT, op.MIN_REPEAT):
        return _read_repeat(*value)
    if kind is op.AT:
        return _BOUND if value is op.AT_BOUNDARY else _EMPTY
    read = _READERS.get(kind)
    return read(value) if read else _ANYTHING


def _read_literal(code: int) -> _Part:
    char = chr(code)
    text = frozenset({char.lower() if char.isascii() else char})
    return _Part(text, text)


def _read_set(members: Any) -> _Part:
    if not all(kind is op.LITERAL for kind, _ in members) or len(members) > 6:
        return _ANYTHING
    texts = frozenset(chr(value).lower() for _, value in members)
    return _Part(texts, texts)


def _read_branches(branches: Any) -> _Part:
    parts = [_read_sequence(branch) for branch in branches]
    exact: _Strings | None = None
    if all(part.exact is not None for part in parts):
        exact = frozenset(text for part in parts for text in part.exact or ())
    choices = [_better(part.needed, part.exact or _NOTHING) for part in parts]
    needed = frozenset[str]().union(*choices) if all(map(_is_useful, choices)) else _NOTHING
    return _Part(exact if exact and len(exact) <= MOST_STRINGS else None, needed)


def _is_useful(strings: _Strings) -> bool:
    return bool(strings) and "" not in strings


def _read_repeat(low: int, high: Any, items: Any) -> _Part:
    part = _read_sequence(items)
    if low == high == 1:
        return part
    if low == 0:
        optional = part.exact is not None and high == 1
        return _Part((part.exact or _NOTHING) | {""}, _NOTHING) if optional else _ANYTHING
    return _Part(None, _better(part.needed, part.exact or _NOTHING))


_READERS: dict[Any, Callable[[Any], _Part]] = {
    op.LITERAL: _read_literal,
    op.IN: _read_set,
    op.SUBPATTERN: lambda value: _read_sequence(value[-1]),
    op.BRANCH: lambda value: _read_branches(value[1]),
}
