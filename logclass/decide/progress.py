"""Progress of a run: how much of it stands behind an error, and a sample of it. Confirmed only where it matters."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from logclass.parsing.lines import Line, Window
from logclass.rules.scanner import LineHits, Scanner

BAR_SHARE = 0.25
MOST_SAMPLED = 40
MOST_TRIED = 6
PEEK_BYTES = 1 << 11
_BAR = b"%|"
Proposal = tuple[Line, set[tuple[int, int]]]


class Progress:
    """The step-by-step progress in some windows."""

    def __init__(self, scanner: Scanner, windows: Sequence[Window]) -> None:
        self._rules = scanner.progress
        self._windows = windows
        self._proposed: dict[int, list[Proposal]] = {}

    def count_steps(self, line: Line, end: int | None, enough: float) -> Counter[int | None]:
        """Return how many steps each rank makes between a line and an offset of its window, ``enough`` in all.

        A progress bar counts a quarter: a dying run draws its bars once more.
        """
        proposals = self._propose(line)
        steps: Counter[int | None] = Counter()
        for at in range(bisect_left(proposals, line.end, key=_start_of), len(proposals)):
            place, owners = proposals[at]
            if steps.total() >= enough or (end is not None and place.start >= end):
                break
            if self._rules.confirm(place, owners, first=True).hits:
                steps[place.prefix.rank] += BAR_SHARE if _BAR in place.raw else 1.0  # type: ignore[assignment]
        return steps

    def _propose(self, line: Line) -> list[Proposal]:
        """Return the proposals of a window; callers go through its lines from the end, and ask for more each time."""
        known = self._proposed.get(line.window.offset)
        if known is None:
            known = self._rules.propose(line.window, line.end)
        elif not known or known[0][0].start > line.end:
            head = Window(line.window.data[: known[0][0].start] if known else line.window.data)
            fresh = self._rules.propose(head, line.end)
            known = [(Line(line.window, place.start, place.end), owners) for place, owners in fresh] + known
        self._proposed[line.window.offset] = known
        return known

    @cached_property
    def sample(self) -> tuple[LineHits, ...]:
        """Lines of progress, evenly spread over all windows, the last ones among them."""
        share = max(4, MOST_SAMPLED // max(1, len(self._windows)))
        chosen = (proposal for window in self._windows for proposal in self._rules.propose_some(window, share))
        return tuple(hits for line, owners in chosen if (hits := self._rules.confirm(line, owners, first=True)).hits)

    @cached_property
    def is_any(self) -> bool:
        """Whether there is any progress, as far as the first few likely lines tell."""
        return next(self._confirm_first(), None) is not None

    def _confirm_first(self) -> Iterator[LineHits]:
        ends = [cut for window in self._windows for cut in (window.data[-PEEK_BYTES:], window.data[:PEEK_BYTES])]
        for data in ends[-4:]:
            for line, owners in self._rules.propose(Window(data))[:MOST_TRIED]:
                hits = self._rules.confirm(line, owners, first=True)
                if hits.hits:
                    yield hits


def _start_of(proposal: Proposal) -> int:
    return proposal[0].start
