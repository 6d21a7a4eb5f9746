"""The first cause among the candidates: causal order, then specificity, then print order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from logclass.decide.candidates import WARNING_COST, Candidate
from logclass.decide.causality import LEVEL, explains

SAME_EVENT_LINES = 12
SAME_STORY_LINES = 100
ROOT_CAUSE = b"Root Cause (first observed failure)"


@dataclass(frozen=True)
class Pick:
    """The candidate that comes first in the chain of events, and why."""

    candidate: Candidate
    reason: str
    rivals: int = 0


def pick_cause(candidates: Sequence[Candidate]) -> Pick | None:
    """Return the candidate that accounts for the others; None without any that may decide."""
    live = [c for c in candidates if not c.recovered and c.weight > 0]
    for floor, reason in (
        (2.0, "names the cause"),
        (1.0, "general error"),
        (0.5, "consequence only"),
        (0.4, "summary only"),
    ):
        able = [c for c in live if c.weight >= floor]
        if able:
            return _pick_first(able, live, reason)
    echoes = [c for c in live if c.weight > 0]
    return Pick(_earliest(echoes), "shown in code only", len(echoes) - 1) if echoes else None


def _pick_first(able: list[Candidate], live: list[Candidate], reason: str) -> Pick:
    strongest: dict[str, float] = {}
    for other in live:
        strongest[other.label] = max(other.weight, strongest.get(other.label, 0.0))
    roots = [c for c in able if not _is_explained(c, strongest)] or able
    first = _earliest(roots)
    event = [c for c in roots if _is_same_event(first, c)]
    best = max(event, key=lambda c: (c.weight, -LEVEL.get(c.label, 0), -c.line.number))
    labels = {c.label for c in roots}
    return Pick(_first_of_label(best, roots), reason, len(labels) - 1)


def _is_explained(candidate: Candidate, strongest: Mapping[str, float]) -> bool:
    """Return whether a class that the text shows at least as firmly accounts for a candidate."""
    needed = max(1.0, min(2.0, candidate.weight))
    return any(weight >= needed and explains(label, candidate.label) for label, weight in strongest.items())


def _is_same_event(first: Candidate, other: Candidate) -> bool:
    if (other.line.window.file, other.line.prefix.rank) != (first.line.window.file, first.line.prefix.rank):
        return False
    return abs(other.line.number - first.line.number) <= SAME_EVENT_LINES


def _first_of_label(best: Candidate, roots: Sequence[Candidate]) -> Candidate:
    """Return the line of the same class that says most, the earliest of them, near the first."""
    same = [c for c in roots if c.label == best.label and c.weight >= best.weight]
    first = _earliest(same)
    near = [c for c in same if abs(c.line.number - first.line.number) <= SAME_STORY_LINES]
    strongest = max(c.weight for c in near)
    return _most_telling([c for c in near if c.weight >= strongest - WARNING_COST])


def _most_telling(same: Sequence[Candidate]) -> Candidate:
    """Return the first line, or of a summary one just behind it that says more: ``exitcode: 1`` behind a headline."""
    first = next((c for c in same if ROOT_CAUSE in c.line.raw), _earliest(same))
    if first.weight > 1:
        return first
    event = [c for c in same if c.position >= first.position and c.weight >= first.weight and _is_same_event(first, c)]
    return min(event, key=lambda c: ("signal" not in c.hit.facts, -len(c.hit.facts), c.position))


def _earliest(candidates: Sequence[Candidate]) -> Candidate:
    return min(candidates, key=lambda c: (c.position, -c.weight))
