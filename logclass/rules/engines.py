"""Two engines with the same answers: Hyperscan, and a plain one where it cannot be imported.

An engine proposes places: pairs of a rule's index and the offset behind a possible match. Whether the rule
matches the line there is decided by :meth:`logclass.rules.rule.Rule.find`, for both engines alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from threading import Lock
from typing import Any, Protocol

from logclass.rules.literals import required_literal
from logclass.rules.patterns import to_scanner
from logclass.rules.rule import Rule

Place = tuple[int, int]
_NEVER = rb"\x00never\x00"  # NULs are cleaned away; an automaton of no pattern cannot be compiled
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
    """All patterns in one automaton, one pass over the bytes.

    A second automaton, which reports each pattern once a scan, is made when a long text first needs it.
    """

    name = "hyperscan"

    def __init__(self, every: Any, make_single: Callable[[], Any]) -> None:
        import hyperscan

        self._every = every
        self._make_single = make_single
        self._lock = Lock()  # an automaton has one scratch space; threads take turns
        self._stopped = hyperscan.ScanTerminated

    @classmethod
    def compile(cls, rules: Sequence[Rule]) -> HyperscanEngine:
        """Return an engine for some rules; rule indices are the places in ``rules``."""
        return cls(compile_database(rules), lambda: compile_database(rules, single=True))

    @cached_property
    def _single(self) -> Any:
        return self._make_single()

    def to_bytes(self) -> bytes:
        """Return the compiled automaton."""
        import hyperscan

        return bytes(hyperscan.dumpb(self._every))

    def find(self, data: bytes) -> list[Place]:
        found: list[Place] = []
        append = found.append

        def note(rule: int, start: int, end: int, flags: int, context: Any) -> None:
            append((rule, end))

        with self._lock:
            self._every.scan(data, match_event_handler=note)
        return found

    def find_distinct(self, data: bytes, most: int) -> list[Place]:
        found: list[Place] = []
        append = found.append

        def note(rule: int, start: int, end: int, flags: int, context: Any) -> bool | None:
            append((rule, end))
            return True if len(found) >= most else None

        with self._lock:
            try:
                self._every.scan(data, match_event_handler=note)
            except self._stopped:
                begin = data.rfind(b"\n", 0, found[-1][1]) + 1
                self._single.scan(data[begin:], match_event_handler=lambda r, s, e, f, c: append((r, begin + e)))
        return found

    def find_any(self, data: bytes) -> int:
        found: list[int] = []

        def note(rule: int, start: int, end: int, flags: int, context: Any) -> bool:
            found.append(end)
            return True

        with self._lock, suppress(self._stopped):
            self._every.scan(data, match_event_handler=note)
        return found[0] if found else -1


def compile_database(rules: Sequence[Rule], *, single: bool = False) -> Any:
    """Return the automaton of some rules; a ``single`` one reports each pattern once a scan."""
    import hyperscan

    once = hyperscan.HS_FLAG_SINGLEMATCH if single else 0
    rows = [
        (to_scanner(pattern).encode(), index, once | (hyperscan.HS_FLAG_CASELESS if rule.ignore_case else 0))
        for index, rule in enumerate(rules)
        for pattern in rule.patterns
    ] or [(_NEVER, 0, 0)]
    database = hyperscan.Database(mode=hyperscan.HS_MODE_BLOCK)
    expressions, ids, flags = [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]
    database.compile(expressions=expressions, ids=ids, elements=len(rows), flags=flags)
    return database


def load_database(data: bytes) -> Any:
    """Return the automaton of its bytes, ready for scanning."""
    import hyperscan

    database = hyperscan.loadb(data, mode=hyperscan.HS_MODE_BLOCK)
    database.scratch = hyperscan.Scratch(database)
    return database


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
