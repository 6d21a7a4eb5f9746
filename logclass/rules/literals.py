"""Texts of which a match must contain at least one: what the scanner looks for.

The idea is that of RE2's prefilters: walk the parsed pattern, keep the small sets of strings that a part can be,
join neighbours, and take the set whose shortest string is longest. All in lower case; the search ignores case.
"""

from __future__ import annotations

from functools import cache
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

MOST_STRINGS = 48
GOOD_LENGTH = 14
_Strings = frozenset[str]


class _Part(NamedTuple):
    """``exact``: all that the part can be, if that is few; ``needed``: strings of which one must be in it."""

    exact: _Strings | None
    needed: _Strings


_NOTHING: _Strings = frozenset()
_EMPTY = _Part(frozenset({""}), _NOTHING)
_ANYTHING = _Part(None, _NOTHING)


@cache
def required_literals(pattern: str) -> _Strings:
    """Return the strings of which every match contains at least one; none where there is no such set.

    Examples
    --------
    >>> sorted(required_literals(r"^(?:[Cc]annot|unable to) open (?P<path>[^ ]+)"))
    ['cannot open ', 'unable to open ']
    """
    part = _read_sequence(_parser.parse(pattern))
    best = _better(part.needed, part.exact or _NOTHING)
    return frozenset(text for text in best if not any(other != text and other in text for other in best))


def _better(left: _Strings, right: _Strings) -> _Strings:
    return max(left, right, key=_value)


def _value(strings: _Strings) -> tuple[int, int]:
    if not strings:
        return (0, 0)
    return (min(GOOD_LENGTH, *map(len, strings)), -len(strings))


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
    if kind is op.LITERAL:
        return _literal(chr(value))
    if kind is op.IN:
        return _read_set(value)
    if kind is op.SUBPATTERN:
        return _read_sequence(value[-1])
    if kind is op.BRANCH:
        return _read_branches(value[1])
    if kind in (op.MAX_REPEAT, op.MIN_REPEAT):
        return _read_repeat(*value)
    return _EMPTY if kind is op.AT else _ANYTHING


def _literal(char: str) -> _Part:
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
