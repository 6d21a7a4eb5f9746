"""Lines that rules recognised, with what their surroundings make of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from logclass.decide.progress import Progress
from logclass.parsing.blocks import find_kind
from logclass.parsing.lines import Line
from logclass.rules.rule import Rule
from logclass.rules.scanner import FINISHED, Hit, LineHits

RESUMED_AFTER = 2
MOST_ODD = 0.2
WARNING_COST = 0.5
_ODD = dict.fromkeys([*range(9), *range(10, 32), 127, 0xFFFD])
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

    @property
    def is_text(self) -> bool:
        """Whether the line is text at all: random bytes can spell a short word by chance."""
        text = self.line.raw[:400].decode("utf-8", "replace")
        return len(text.translate(_ODD)) >= (1 - MOST_ODD) * len(text)

    @cached_property
    def weight(self) -> float:
        """Return how far the line speaks for its class, from 3 (says exactly what failed) down to 0."""
        role = self.rule.role
        if not self.is_text:
            return 0.0
        weight = float(self.rule.strength) if role == "cause" else _WEIGHTS[role]
        if self.kind == "message":
            return self._quieten(weight)
        return weight if self.kind == "native_frame" and role == "cause" else min(weight, 0.3)

    def _quieten(self, weight: float) -> float:
        prefix = self.line.prefix
        if weight > 1 and prefix.level == "warning" and "nccl" not in prefix.dialects:
            return weight - WARNING_COST
        if weight >= 1 and prefix.level in _QUIET_LEVELS and "nccl" not in prefix.dialects:
            return weight * 0.5 if weight <= 2 else 2.0  # what says exactly what failed is a cause at any level
        return weight


def build_candidates(found: Sequence[LineHits], progress: Progress) -> list[Candidate]:
    """Return the candidates in print order, each with whether the run went on behind it."""
    candidates: list[Candidate] = []
    behind: Counter[int | None] = Counter()
    finished: set[int | None] = set()
    later: Line | None = None
    for hits in reversed(found):
        if is_finish(hits):
            behind[hits.line.prefix.rank] += RESUMED_AFTER
            finished.add(hits.line.prefix.rank)
        causes = choose_hits(hits)
        if not causes:
            continue
        if behind.total() < RESUMED_AFTER_RANKED:
            end = later.start if later and later.window is hits.line.window else None
            behind += progress.count_steps(hits.line, end, RESUMED_AFTER_RANKED)
        later = hits.line
        recovered = _is_recovered(hits.line, behind) or hits.line.prefix.rank in finished
        candidates += [Candidate(hits.line, hit, recovered) for hit in reversed(causes)]
    return candidates[::-1]


def choose_hits(found: LineHits) -> list[Hit]:
    """Return the hits that speak for a line: its strongest causes, and what is said in other roles.

    A vague cause gives way to any other role: a bare exception type says less than "closed by peer" behind it.
    """
    causes = [hit for hit in found.hits if hit.rule.role == "cause"]
    others = [hit for hit in found.hits if hit.rule.role in ("consequence", "wrapper")]
    strongest = max((hit.rule.strength for hit in causes), default=0)
    if strongest == 1 and others:
        same = {hit.rule.label for hit in others}
        return [hit for hit in causes if hit.rule.label in same] + others
    return [hit for hit in causes if hit.rule.strength == strongest] + others


def is_finish(hits: LineHits) -> bool:
    """Return whether a line says that the run came to its end."""
    return any(hit.rule.id.startswith(FINISHED) for hit in hits.hits)


def _is_recovered(line: Line, behind: Counter[int | None]) -> bool:
    """Return whether the run went on: by steps of the same rank, or by so many that others did not just run out."""
    rank = line.prefix.rank
    if rank is None:
        return behind.total() >= RESUMED_AFTER or line.window.resumed
    return behind[rank] >= RESUMED_AFTER or behind.total() >= RESUMED_AFTER_RANKED
