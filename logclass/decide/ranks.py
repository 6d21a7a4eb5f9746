"""The rank of a line: from its prefix, from what it says, or from the launcher's summary around it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from logclass.decide.candidates import Candidate
from logclass.parsing.lines import Line, previous_line

SUMMARY_LINES = 4
_SUMMARY_RANK = re.compile(rb"^\s*rank +: (?P<rank>\d{1,6})\b")


def find_rank(line: Line, candidates: Sequence[Candidate]) -> int | None:
    """Return the rank that a line speaks of, if the text names it."""
    if line.prefix.rank is not None:
        return line.prefix.rank
    told = (c.hit.facts.get("rank", "") for c in candidates if c.position == line.position)
    named = next((int(text) for text in told if text.isdigit()), None)
    return named if named is not None else _find_in_summary(line)


def _find_in_summary(line: Line) -> int | None:
    """Return the rank of a torchrun summary: a line ``rank : 3 (local_rank: 3)`` stands above the exit code."""
    before: Line | None = line
    for _ in range(SUMMARY_LINES):
        before = previous_line(before) if before else None
        found = _SUMMARY_RANK.match(before.raw) if before else None
        if found:
            return int(found["rank"])
    return None
