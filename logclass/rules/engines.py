"""Two engines with the same answers: Hyperscan, and a plain one where it cannot be imported.

An engine proposes places: pairs of a rule's index and the offset behind a possible match. Whether the rule
matches the line there is decided by :meth:`logclass.rules.rule.Rule.find`, for both engines alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

from logclass.rules.literals import required_literal
from logclass.rules.patterns import to_scanner
from logclass.rules.rule import Rule

Place = tuple[int, int]
_PIECES = re.compile(rb"[^\r\n]{1,4096}")


class Engine(Protocol):
    """Finds the places of a set of rules in bytes."""

    name: str

    def find(self, data: bytes) -> list[Place]:
        """Return all places, in any order; a line may come several times for a rule."""

    def find_distinct(self, data: bytes, most: int) -> list[Place]:
        """Return up to ``most`` places, then at least one for each other rule that has any."""

    def find_any(self, data: bytes) -> int:
        """Return the offset behind the earliest place, or -1."""


class HyperscanEngine:
    """All patterns in one automaton, one pass over the bytes."""

    name = "hyperscan"

    def __init__(self, every: Any, single: Any) -> None:
        import hyperscan

        self._every = every
        self._single = single
        self._stopped = hyperscan.ScanTerminated

    @staticmethod
    def compile(rules: Sequence[Rule]) -> HyperscanEngine:
        """Return an engine for some rules; rule indices are the places in ``rules``."""
        import hyperscan

        every, single = (hyperscan.Database(mode=hyperscan.HS_MODE_BLOCK) for _ in range(2))
        rows = [
            (to_scanner(pattern).encode(), index, hyperscan.HS_FLAG_CASELESS if rule.ignore_case else 0)
            for index, rule in enumerate(rules)
            for pattern in rule.patterns
        ]
        expressions, ids, flags = [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]
        every.compile(expressions=expressions, ids=ids, elements=len(rows), flags=flags)
        once = [flag | hyperscan.HS_FLAG_SINGLEMATCH for flag in flags]
        single.compile(expressions=expressions, ids=ids, elements=len(rows), flags=once)
        return HyperscanEngine(every, single)

    @staticmethod
    def from_bytes(every: bytes, single: bytes) -> HyperscanEngine:
        """Return the engine that :meth:`to_bytes` described."""
        import hyperscan

        mode = hyperscan.HS_MODE_BLOCK
        return HyperscanEngine(hyperscan.loadb(every, mode=mode), hyperscan.loadb(single, mode=mode))

    def to_bytes(self) -> tuple[bytes, bytes]:
        """Return the two compiled automata."""
        import hyperscan

        return hyperscan.dumpb(self._every), hyperscan.dumpb(self._single)

    def find(self, data: bytes) -> list[Place]:
        found: list[Place] = []
        append = found.append

        def note(rule: int, start: int, end: int, flags: int, context: Any) -> None:
            append((rule, end))

        self._every.scan(data, match_event_handler=note)
        return found

    def find_distinct(self, data: bytes, most: int) -> list[Place]:
        found: list[Place] = []
        append = found.append

        def note(rule: int, start: int, end: int, flags: int, context: Any) -> bool | None:
            append((rule, end))
            return True if len(found) >= most else None

        try:
            self._every.scan(data, match_event_handler=note)
        except self._stopped:
            begin = data.rfind(b"\n", 0, found[-1][1]) + 1
            rest = data[begin:]
            self._single.scan(rest, match_event_handler=lambda r, s, e, f, c: append((r, begin + e)))
        return found

    def find_any(self, data: bytes) -> int:
        found: list[int] = []

        def note(rule: int, start: int, end: int, flags: int, context: Any) -> bool:
            found.append(end)
            return True

        with suppress(self._stopped):
            self._every.scan(data, match_event_handler=note)
        return found[0] if found else -1


class PlainEngine:
    """The same places from literal searches; some hundred times slower."""

    name = "plain"

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._literals = [
            (index, required_literal(pattern).encode(), rule.ignore_case)
            for index, rule in enumerate(rules)
            for pattern in rule.patterns
        ]

    def find(self, data: bytes) -> list[Place]:
        lowered = data.lower()
        ends = _line_ends(data)
        found: list[Place] = []
        for index, literal, ignore_case in self._literals:
            if not literal:
                found += [(index, end) for end in ends]
                continue
            text, wanted = (lowered, literal.lower()) if ignore_case else (data, literal)
            at = text.find(wanted)
            while at >= 0:
                found.append((index, at + len(wanted)))
                at = text.find(wanted, at + 1)
        return found

    def find_distinct(self, data: bytes, most: int) -> list[Place]:
        return self.find(data)

    def find_any(self, data: bytes) -> int:
        return min((end for _, end in self.find(data)), default=-1)


def _line_ends(data: bytes) -> list[int]:
    return [piece.end() for piece in _PIECES.finditer(data)]
