"""The model's view of a reading: the lines that count, masked."""

from __future__ import annotations

from collections.abc import Iterator

from logclass.decide.verdict import Reading, Verdict
from logclass.model.features import TextLine, View
from logclass.parsing.lines import Line, find_line, next_line, previous_line

MOST_LINES = 12
SHORT_BYTES = 2048
_CAUSE, _ROOT, _LOUD, _NEAR, _ANY = 1.0, 0.6, 0.45, 0.25, 0.2
_LOUD_MARKERS = frozenset({"marker.exception", "marker.level", "marker.memory", "marker.assertion"})


def build_view(reading: Reading, verdict: Verdict) -> View:
    """Return the lines of a reading that count most under the rules' verdict, masked, with weights."""
    chosen: dict[tuple[str, int], tuple[Line, float]] = {}
    for line, weight in _choose_lines(reading, verdict):
        if len(chosen) >= MOST_LINES:
            break
        chosen.setdefault(line.position, (line, weight))
    return tuple(TextLine(line.masked, weight) for line, weight in chosen.values() if line.masked)


def _choose_lines(reading: Reading, verdict: Verdict) -> Iterator[tuple[Line, float]]:
    if verdict.line is not None:
        yield verdict.line, _CAUSE
    roots = sorted(reading.candidates, key=lambda c: -c.weight)
    yield from ((c.line, _ROOT if c.weight >= 1 else _NEAR) for c in roots[:4])
    loud = [hits.line for hits in reading.found if not hits.hits and _LOUD_MARKERS & set(hits.markers)]
    yield from ((line, _LOUD) for line in (*loud[:2], *loud[-2:]))
    if verdict.line is not None:
        yield from ((line, _NEAR) for line in (next_line(verdict.line), previous_line(verdict.line)) if line)
    marked = [hits.line for hits in reading.found if not hits.hits and hits.markers]
    yield from ((line, _NEAR) for line in (*marked[:2], *marked[-2:]))
    yield from ((line, _ANY) for line in _last_lines(reading))


def _last_lines(reading: Reading) -> Iterator[Line]:
    """Yield the lines of a text from its end: all of a short one, four of a longer one."""
    if not reading.document.windows:
        return
    window = reading.document.windows[-1]
    most = MOST_LINES if len(window.data) <= SHORT_BYTES else 4
    line = previous_line(find_line(window, len(window.data) + 1)) if window.data.endswith(b"\n") else None
    line = line or (find_line(window, len(window.data)) if window.data else None)
    for _ in range(most):
        if line is None:
            return
        yield line
        line = previous_line(line)
