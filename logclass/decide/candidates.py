"""Lines that rules recognised, with what their surroundings make of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from logclass.parsing.blocks import find_kind
from logclass.parsing.lines import Line
from logclass.rules.rule import Rule
from logclass.rules.scanner import Hit, LineHits

FINISHED = "success.finished_"
RESUMED_AFTER = 2
BARS_A_STEP = 4
_BAR = b"%|"
RESUMED_AFTER_RANKED = 12
_WEIGHTS = {"consequence": 0.6, "wrapper": 0.4, "progress": 0.0, "benign": 0.0}
_QUIET_LEVELS = frozenset({"debug", "info"})


@dataclass(frozen=True)
class Candidate:
    """A rule on a line. ``weight`` is its standing: 3, 2, 1 for causes, below 1 for all that never decides alone."""

    line: Line
    hit: Hit
    recovered: bool = False

    @property
    def rule(self) -> Rule:
        return self.hit.rule

    @property
    def label(self) -> str:
        return self.hit.rule.label

    @property
    def position(self) -> tuple[str, int]:
        return self.line.position

    @cached_property
    def kind(self) -> str:
        return find_kind(self.line)

    @cached_property
    def weight(self) -> float:
        """Return how far the line speaks for its class, from 3 (says exactly what failed) down to 0."""
        role = self.rule.role
        weight = float(self.rule.strength) if role == "cause" else _WEIGHTS[role]
        if self.kind == "message":
            return self._quieten(weight)
        return weight if self.kind == "native_frame" and role == "cause" else min(weight, 0.3)

    def _quieten(self, weight: float) -> float:
        prefix = self.line.prefix
        if prefix.level in _QUIET_LEVELS and "nccl" not in prefix.dialects:
            return weight * 0.5 if weight <= 2 else 1.5
        return weight


def build_candidates(found: Sequence[LineHits], progress: Sequence[LineHits]) -> list[Candidate]:
    """Return the candidates in print order; ``progress`` are the lines that show a healthy run."""
    steps = _thin_bars(progress)
    last = steps[-1] if steps else ("", -1)
    candidates: list[Candidate] = []
    for hits in found:
        recovered = (
            _is_recovered(hits.line, steps)
            if hits.hits and (hits.line.window.resumed or hits.line.position < last)
            else False
        )
        candidates += [Candidate(hits.line, hit, recovered) for hit in hits.hits if hit.rule.role != "benign"]
    return candidates


def is_finish(hits: LineHits) -> bool:
    """Return whether a line of progress says that the run came to its end."""
    return any(hit.rule.id.startswith(FINISHED) for hit in hits.hits)


def _thin_bars(progress: Sequence[LineHits]) -> list[tuple[str, int]]:
    """Return the positions of progress, of progress bars one in four: a dying run draws its bars once more."""
    bars = 0
    steps = []
    for hits in progress:
        if is_finish(hits):
            steps += [hits.line.position] * RESUMED_AFTER
            continue
        if _BAR in hits.line.raw:
            bars += 1
            if bars % BARS_A_STEP:
                continue
        steps.append(hits.line.position)
    return steps


def _is_recovered(line: Line, steps: Sequence[tuple[str, int]]) -> bool:
    needed = RESUMED_AFTER if line.prefix.rank is None else RESUMED_AFTER_RANKED
    behind = len(steps) - bisect_right(steps, line.position)
    return behind >= needed or (line.window.resumed and line.prefix.rank is None)
