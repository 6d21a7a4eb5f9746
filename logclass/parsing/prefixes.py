"""Prefixes of a line: stripped, and kept as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from logclass.parsing.dialects import DIALECTS, Dialect

_MOST_PREFIXES = 7
_BY_BYTE: tuple[tuple[Dialect, ...], ...] = tuple(
    tuple(dialect for dialect in DIALECTS if byte in dialect.starts) for byte in range(256)
)
_LEVELS = {
    **dict.fromkeys(("i", "info", "notice"), "info"),
    **dict.fromkeys(("w", "warn", "warning"), "warning"),
    **dict.fromkeys(("e", "error", "severe", "exception"), "error"),
    **dict.fromkeys(("f", "fatal", "critical"), "fatal"),
    **dict.fromkeys(("d", "v", "debug", "trace", "section", "command"), "debug"),
}


@dataclass(frozen=True, slots=True)
class Prefix:
    """What stands before the message of a line.

    ``length`` is the offset of the message in bytes, ``indent`` the white space directly before it; ``level``
    is one of debug, info, warning, error, fatal.
    """

    length: int = 0
    indent: int = 0
    time: str | None = None
    level: str | None = None
    rank: int | None = None
    local_rank: int | None = None
    host: str | None = None
    actor: str | None = None
    dialects: tuple[str, ...] = ()


class _Found(NamedTuple):
    end: int
    facts: dict[str, bytes]
    names: tuple[str, ...]


def split_prefix(line: bytes) -> Prefix:
    """Return the prefix of a line; the message begins at ``length``.

    Examples
    --------
    >>> prefix = split_prefix(b"2024-05-01 10:11:12,123 ERROR [rank3]: out of memory")
    >>> prefix.rank, prefix.level, prefix.length
    (3, 'error', 39)
    """
    found = _strip(line)
    end = found.end
    size = len(line)
    start = end
    while end < size and line[end] in b" \t":
        end += 1
    if not found.facts:
        return Prefix(end, end - start, dialects=found.names) if end or found.names else _NOTHING
    return _build(found, end, end - start)


_NOTHING = Prefix()


def _strip(line: bytes) -> _Found:
    position = 0
    facts: dict[str, bytes] = {}
    names: list[str] = []
    for _ in range(_MOST_PREFIXES):
        step = _match_one(line, position, facts)
        if step is None:
            break
        position, name = step
        names.append(name)
    return _Found(position, facts, tuple(names))


def _match_one(line: bytes, position: int, facts: dict[str, bytes]) -> tuple[int, str] | None:
    if position >= len(line):
        return None
    for dialect in _BY_BYTE[line[position]]:
        found = dialect.pattern.match(line, position)
        if found:
            for key, value in found.groupdict().items():
                if value is not None:
                    facts.setdefault(key, value)
            return found.end(), dialect.name
    return None


def _build(found: _Found, length: int, indent: int) -> Prefix:
    facts = {key: value.decode("utf-8", "replace") for key, value in found.facts.items()}
    level = facts.get("level")
    return Prefix(
        length=length,
        indent=indent,
        time=facts.get("time"),
        level=_LEVELS.get(level.lower()) if level else None,
        rank=int(facts["rank"]) if "rank" in facts else None,
        local_rank=int(facts["local_rank"]) if "local_rank" in facts else None,
        host=facts.get("host"),
        actor=facts.get("actor"),
        dialects=found.names,
    )
