"""The diagnosis: answer, evidence, facts and advice in one frozen value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from logclass.decide.blend import Answer, Judge, answer, answer_by_rules
from logclass.decide.candidates import Candidate
from logclass.decide.facts import read_facts
from logclass.decide.ranks import find_rank
from logclass.decide.verdict import Reading, Verdict, judge, read_document
from logclass.model.scorer import Model
from logclass.parsing.document import Document
from logclass.parsing.lines import Line
from logclass.parsing.messages import read_message
from logclass.parsing.times import to_iso
from logclass.results import Diagnosis, Evidence
from logclass.rules.scanner import Scanner
from logclass.taxonomy import taxonomy

LONGEST_EVIDENCE = 2000
LONGEST_SIGNATURE = 120
MOST_EVIDENCE = 6


def diagnose(document: Document, scanner: Scanner, judged_by: Judge | None) -> Diagnosis:
    """Return why the run of a document failed; never raises on content."""
    if document.is_empty:
        return assemble(Answer("unknown", 0.0, "rule", "the text is empty", None, (("unknown", 0.0),)), None, None)
    reading = read_document(document, scanner)
    verdict = judge(reading, scanner)
    return assemble(answer(reading, verdict, judged_by), reading, judged_by.model if judged_by else None)


def diagnose_by_rules(document: Document, scanner: Scanner) -> tuple[Reading, Verdict, Answer]:
    """Return all steps of the rules' own answer, for looking into one."""
    reading = read_document(document, scanner)
    verdict = judge(reading, scanner)
    return reading, verdict, answer_by_rules(verdict)


def assemble(given: Answer, reading: Reading | None, model: Model | None) -> Diagnosis:
    """Return the diagnosis of an answer."""
    entry = taxonomy().get(given.label)  # a team's own model may know classes that are not ours
    candidates = reading.candidates if reading else ()
    at_line = _candidate_at(given, candidates)
    message = read_message(given.line) if given.line else []
    evidence = tuple(_collect_evidence(given, message, at_line, candidates))
    shows = bool(evidence) and evidence[0].role == "cause"
    return Diagnosis(
        label=given.label,
        family=given.family or (entry.family if entry else "none"),
        confidence=given.confidence,
        cause=evidence[0] if shows else None,
        evidence=evidence,
        alternatives=given.alternatives,
        source=given.source,
        reason=given.reason,
        signature=_sign(given.label, message),
        facts=read_facts(given.line, at_line, candidates),
        retry=entry.retry if entry else "inspect",
        remedies=entry.remedies if entry else (),
        avoid=entry.avoid if entry else (),
        meaning=entry.meaning if entry else "",
        model=model.name if model else None,
    )


def _candidate_at(given: Answer, candidates: Sequence[Candidate]) -> Candidate | None:
    if given.line is None:
        return None
    here = [c for c in candidates if c.position == given.line.position]
    return max(here, key=lambda c: (c.label == given.label, c.weight), default=None)


def _collect_evidence(
    given: Answer, message: Sequence[Line], at_line: Candidate | None, candidates: Sequence[Candidate]
) -> list[Evidence]:
    evidence = []
    if given.line is not None:
        cause = _to_evidence(given.line, "cause", given.label, at_line, candidates)
        evidence.append(replace(cause, text="\n".join(part.text for part in message)[:LONGEST_EVIDENCE]))
    seen = {part.position for part in message}
    told: set[tuple[str, str]] = set()
    for candidate in candidates:
        key = (candidate.label, _role(candidate))
        if candidate.position in seen or key in told or len(evidence) >= MOST_EVIDENCE:
            continue
        seen.add(candidate.position)
        told.add(key)
        evidence.append(_to_evidence(candidate.line, _role(candidate), candidate.label, candidate, candidates))
    return evidence


def _role(candidate: Candidate) -> str:
    if candidate.recovered:
        return "recovered"
    return "consequence" if candidate.rule.role == "cause" else candidate.rule.role


def _to_evidence(
    line: Line, role: str, label: str, candidate: Candidate | None, candidates: Sequence[Candidate]
) -> Evidence:
    prefix = line.prefix
    return Evidence(
        text=line.text[:LONGEST_EVIDENCE],
        line=line.number,
        rank=find_rank(line, candidates),
        host=prefix.host,
        time=to_iso(prefix.time) if prefix.time else None,
        file=line.window.file,
        role=role,
        label=label,
        rule=candidate.rule.id if candidate else None,
    )


def _sign(label: str, message: Sequence[Line]) -> str:
    masked = " ".join(part.masked for part in message).lower()
    return f"{label}: {masked}"[:LONGEST_SIGNATURE].rstrip(": ")
