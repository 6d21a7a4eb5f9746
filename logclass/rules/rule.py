"""What a rule is, and when it matches a line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import regex

from logclass.parsing.lines import Line
from logclass.rules.patterns import MATCH_TIMEOUT_S, LazyPatterns, compile_pattern

ROLES = ("cause", "consequence", "wrapper", "benign", "progress")
STATUSES = ("stable", "nursery")


@dataclass(frozen=True)
class Rule:
    """One recognised wording and what it means.

    ``role`` says what a line of this wording is: the *cause* of a failure, a *consequence* of one elsewhere, a
    *wrapper* that only repeats another error, *benign*, or *progress* of a healthy run. ``strength`` orders
    causes: 3 says exactly what failed, 2 is usual, 1 is vague and yields to anything better.
    """

    id: str
    label: str
    role: str
    patterns: tuple[str, ...]
    match: tuple[str, ...]
    not_match: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    strength: int = 2
    ignore_case: bool = False
    framework: str | None = None
    source: str = ""
    note: str = ""
    status: str = "stable"
    file: str = ""

    @cached_property
    def _compiled(self) -> LazyPatterns:
        return LazyPatterns(self.patterns, self.ignore_case)

    @cached_property
    def _exceptions(self) -> tuple[regex.Pattern[bytes], ...]:
        return tuple(compile_pattern(p, self.ignore_case) for p in self.unless)

    def find(self, line: bytes, message_start: int = 0) -> regex.Match[bytes] | None:
        """Return the match of this rule in a line, if it matches.

        Patterns that begin with ``^`` are held against the message (the line from ``message_start``, behind
        time, level and rank prefixes), all others against the whole line. A pattern that takes longer than
        :data:`~logclass.rules.patterns.MATCH_TIMEOUT_S` counts as not matching.

        Examples
        --------
        >>> rule = Rule("storage.full", "storage", "cause", ("^No space left",), ("No space left on device",))
        >>> rule.find(b"[rank0]: No space left on device", message_start=9) is not None
        True
        """
        starts = (message_start if pattern.startswith("^") else 0 for pattern in self.patterns)
        found = (self._search(at, line, start) for at, start in enumerate(starts))
        return next((match for match in found if match), None)

    def find_pattern(self, at: int, line: Line) -> regex.Match[bytes] | None:
        """Return the match of one of the patterns in a line; its prefix is only read where it matters."""
        start = line.prefix.length if self.patterns[at].startswith("^") else 0
        return self._search(at, line.raw, start)

    def _search(self, at: int, line: bytes, start: int) -> regex.Match[bytes] | None:
        try:
            found = self._compiled[at].search(line, start, timeout=MATCH_TIMEOUT_S)
            return None if found is None or self._is_excepted(line) else found
        except TimeoutError:
            return None

    def _is_excepted(self, line: bytes) -> bool:
        return any(pattern.search(line, timeout=MATCH_TIMEOUT_S) for pattern in self._exceptions)
