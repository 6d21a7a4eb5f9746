"""What the rules alone say of a document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logclass.decide.candidates import Candidate, build_candidates, is_finish
from logclass.decide.causality import LEVEL
from logclass.decide.order import Pick, pick_cause
from logclass.decide.progress import Progress
from logclass.decide.series import judge_series
from logclass.parsing.document import Document
from logclass.parsing.lines import Line
from logclass.parsing.series import read_series
from logclass.rules.scanner import LineHits, Scanner

_LOUD = frozenset({"marker.exception", "marker.traceback", "marker.level"})


@dataclass(frozen=True)
class Reading:
    """Everything that was found in a document: rule hits, marked lines, progress."""

    document: Document
    found: tuple[LineHits, ...]
    progress: Progress
    candidates: tuple[Candidate, ...]

    @property
    def finished(self) -> LineHits | None:
        """The last line that says the run came to its end."""
        ends = [hits for hits in self.found if is_finish(hits)]
        return ends[-1] if ends else None


@dataclass(frozen=True)
class Verdict:
    """A class with the line that shows it, and how firmly: ``tier`` names the kind of evidence.

    ``rivals`` counts the other classes that could be the cause as well, ``explained`` those that follow from it
    though they are no consequences by nature.
    """

    label: str
    tier: str
    reason: str
    line: Line | None = None
    candidate: Candidate | None = None
    rivals: int = 0
    explained: int = 0


def read_document(document: Document, scanner: Scanner) -> Reading:
    """Return what a scanner finds in a document, in print order."""
    found = [hits for window in document.windows for hits in scanner.find(window)]
    progress = Progress(scanner, document.windows)
    return Reading(document, tuple(found), progress, tuple(build_candidates(found, progress)))


def judge(reading: Reading, scanner: Scanner) -> Verdict:
    """Return the rules' verdict."""
    pick = pick_cause(reading.candidates)
    finished = reading.finished
    if pick is None or _is_teardown(pick, finished):
        return _judge_quiet(reading, scanner, finished)
    candidate = pick.candidate
    others = {c.label for c in reading.candidates if c.weight >= 1 and not c.recovered and c.label not in LEVEL}
    explained = max(0, len(others - {candidate.label}) - pick.rivals)
    return Verdict(candidate.label, _tier(candidate), pick.reason, candidate.line, candidate, pick.rivals, explained)


def _tier(candidate: Candidate) -> str:
    if candidate.weight >= 1:
        return f"cause{int(candidate.weight)}"
    if candidate.kind == "message":
        return candidate.rule.role
    return "echo"


def _is_teardown(pick: Pick, finished: LineHits | None) -> bool:
    return finished is not None and pick.candidate.weight < 2 and pick.candidate.position > finished.line.position


def _judge_quiet(reading: Reading, scanner: Scanner, finished: LineHits | None) -> Verdict:
    """Judge a text in which nothing names a failure."""
    lines = _metric_lines(reading, scanner)
    trend = judge_series(read_series(line.raw for line in lines))
    steps = reading.progress.sample
    line = finished.line if finished else steps[-1].line if steps else None
    if trend is not None:
        return Verdict(trend.label, "series", trend.reason, line if trend.line is None else lines[trend.line])
    if finished is not None:
        return Verdict("success", "finished", "the run came to its end", line)
    if steps and not _ends_in_trouble(reading):
        return Verdict("success", "progress", "only healthy progress", line)
    return Verdict("unknown", "none", "nothing in the text says why", _last_marked(reading.found))


def _metric_lines(reading: Reading, scanner: Scanner) -> list[Line]:
    if reading.document.whole:
        return [hits.line for hits in reading.progress.sample]
    return [hits.line for hits in Progress(scanner, reading.document.samples).sample]


def _ends_in_trouble(reading: Reading) -> bool:
    last = reading.progress.sample[-1].line.position
    return any(m.line.position > last for m in reading.found if m.markers and not _is_benign(m))


def _is_benign(hits: LineHits) -> bool:
    return any(hit.rule.role == "benign" for hit in hits.hits)


def _is_loud(hits: LineHits) -> bool:
    return bool(_LOUD & set(hits.markers))


def _last_marked(found: Sequence[LineHits]) -> Line | None:
    marked = [hits for hits in found if not hits.hits]
    loud = [hits for hits in marked if _is_loud(hits)] or marked
    return loud[-1].line if loud else None
