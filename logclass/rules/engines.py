"""Two engines with the same answers: Hyperscan, and a plain one where it cannot be imported.

An engine looks for literal texts, ignoring the case of ASCII letters, and proposes places: pairs of a text's
index and the offset behind it. Whether a rule matches the line there is decided elsewhere, for both alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from threading import Lock
from typing import Any, Protocol

from logclass.rules.literals import BOUNDARY

Place = tuple[int, int]
_WORD = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
_NEVER = b"\\x00never\\x00"  # NULs are cleaned away; an automaton of no pattern cannot be compiled


class Engine(Protocol):
    """Finds the places of a list of texts in bytes."""

    name: str

    def find(self, data: bytes) -> list[Place]:
        """Return all places, in any order."""

    def find_distinct(self, data: bytes) -> list[Place]:
        """Return the first place of each text, in any order."""

    def find_any(self, data: bytes) -> int:
        """Return the offset behind the earliest place, or -1."""


class HyperscanEngine:
    """All texts in one automaton, one pass over the bytes.

    A second automaton, which reports each text once a scan, is made when a long log first needs it.
    """

    name = "hyperscan"

    def __init__(self, every: Any, make_single: Callable[[], Any]) -> None:
        import hyperscan

        self._every = every
        self._make_single = make_single
        self._stopped = hyperscan.ScanTerminated
        self._lock = Lock()  # an automaton has one scratch space; threads take turns

    @classmethod
    def compile(cls, texts: Sequence[str]) -> HyperscanEngine:
        """Return an engine for some texts."""
        return cls(compile_database(texts), lambda: compile_database(texts, single=True))

    @cached_property
    def _single(self) -> Any:
        return self._make_single()

    def to_bytes(self) -> bytes:
        """Return the compiled automaton."""
        import hyperscan

        return bytes(hyperscan.dumpb(self._every))

    def find(self, data: bytes) -> list[Place]:
        return self._scan(self._every, data)

    def find_distinct(self, data: bytes) -> list[Place]:
        return self._scan(self._single, data)

    def _scan(self, database: Any, data: bytes) -> list[Place]:
        found: list[Place] = []
        append = found.append

        def note(text: int, start: int, end: int, flags: int, context: Any) -> None:
            append((text, end))

        with self._lock:
            database.scan(data, match_event_handler=note)
        return found

    def find_any(self, data: bytes) -> int:
        found: list[int] = []

        def note(text: int, start: int, end: int, flags: int, context: Any) -> bool:
            found.append(end)
            return True

        with self._lock, suppress(self._stopped):
            self._every.scan(data, match_event_handler=note)
        return found[0] if found else -1


def compile_database(texts: Sequence[str], *, single: bool = False) -> Any:
    """Return the automaton of some texts; a ``single`` one reports each text once a scan."""
    import hyperscan

    flag = hyperscan.HS_FLAG_CASELESS | (hyperscan.HS_FLAG_SINGLEMATCH if single else 0)
    expressions = [_to_expression(text) for text in texts] or [_NEVER]
    database = hyperscan.Database(mode=hyperscan.HS_MODE_BLOCK)
    ids, flags = list(range(len(expressions))), [flag] * len(expressions)
    database.compile(expressions=expressions, ids=ids, elements=len(expressions), flags=flags)
    return database


def _to_expression(text: str) -> bytes:
    core = b"".join(b"\\x%02x" % byte for byte in text.strip(BOUNDARY).encode())
    left = rb"\b" if text.startswith(BOUNDARY) else b""
    right = rb"\b" if text.endswith(BOUNDARY) else b""
    return left + core + right


def load_database(data: bytes) -> Any:
    """Return the automaton of its bytes, ready for scanning."""
    import hyperscan

    database = hyperscan.loadb(data, mode=hyperscan.HS_MODE_BLOCK)
    database.scratch = hyperscan.Scratch(database)
    return database


class PlainEngine:
    """The same places from ``bytes.find``; some hundred times slower."""

    name = "plain"

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = [
            (text.strip(BOUNDARY).encode(), text.startswith(BOUNDARY), text.endswith(BOUNDARY)) for text in texts
        ]

    def find(self, data: bytes) -> list[Place]:
        lowered = data.lower()
        return [(index, end) for index in range(len(self._texts)) for end in self._find_ends(lowered, index)]

    def find_distinct(self, data: bytes) -> list[Place]:
        lowered = data.lower()
        firsts = ((index, next(self._find_ends(lowered, index), -1)) for index in range(len(self._texts)))
        return [(index, end) for index, end in firsts if end >= 0]

    def _find_ends(self, lowered: bytes, index: int) -> Iterator[int]:
        text, left, right = self._texts[index]
        at = lowered.find(text)
        while at >= 0:
            end = at + len(text)
            if not (left and _is_word(lowered, at - 1)) and not (right and _is_word(lowered, end)):
                yield end
            at = lowered.find(text, at + 1)

    def find_any(self, data: bytes) -> int:
        return min((end for _, end in self.find_distinct(data)), default=-1)


def _is_word(data: bytes, at: int) -> bool:
    return 0 <= at < len(data) and data[at] in _WORD
