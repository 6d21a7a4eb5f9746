"""Rules and model to one answer."""

from __future__ import annotations

from dataclasses import dataclass

from logclass.decide.confidence import rate_verdict
from logclass.decide.verdict import Reading, Verdict
from logclass.decide.view import build_view
from logclass.model.features import extract
from logclass.model.scorer import Model
from logclass.parsing.lines import Line

UNSURE = 0.35
GUESS = 0.2
OVERRULES = 0.85
FIRM = frozenset({"cause3", "cause2", "finished"})
SILENT = frozenset({"none", "echo"})


@dataclass(frozen=True)
class Answer:
    """The label, its probability and where it comes from; ``alternatives`` are best first."""

    label: str
    confidence: float
    source: str
    reason: str
    line: Line | None
    alternatives: tuple[tuple[str, float], ...]


def answer_by_rules(verdict: Verdict, why: str = "") -> Answer:
    """Return the rules' verdict as the answer."""
    confidence = rate_verdict(verdict)
    reason = f"{verdict.reason}{why}"
    return Answer(verdict.label, confidence, "rule", reason, verdict.line, ((verdict.label, confidence),))


def answer(reading: Reading, verdict: Verdict, model: Model | None) -> Answer:
    """Return the model's answer, or the rules' where the model is missing or unsure."""
    if model is None:
        return answer_by_rules(verdict, "; no model at hand")
    view = build_view(reading, verdict)
    scores = model.score(extract(view))
    order = scores.argsort()[::-1]
    alternatives = tuple((model.classes[at], float(scores[at])) for at in order[:5])
    label, confidence = alternatives[0]
    if verdict.tier in SILENT and confidence < GUESS:
        return answer_by_rules(verdict, "; the model would only guess")
    if label != verdict.label and _rules_prevail(verdict, confidence):
        return _answer_against(verdict, alternatives)
    if label == verdict.label:
        return Answer(
            label,
            confidence,
            "model",
            f"rule: {verdict.reason}; the model agrees",
            verdict.line,
            alternatives,
        )
    line = _find_line(reading, verdict, model, label)
    return Answer(
        label,
        confidence,
        "model",
        f"the model reads the text otherwise than the rules ({verdict.label})",
        line,
        alternatives,
    )


def _rules_prevail(verdict: Verdict, confidence: float) -> bool:
    """Return whether a model that reads the text otherwise must yield: a firm rule only to a very sure one."""
    if verdict.tier in FIRM:
        return confidence < OVERRULES
    return verdict.tier not in SILENT and confidence < UNSURE


def _answer_against(verdict: Verdict, alternatives: tuple[tuple[str, float], ...]) -> Answer:
    """Return the rules' answer where the model disagrees: the surer the model, the less sure the answer."""
    label, doubt = alternatives[0]
    confidence = rate_verdict(verdict) * (1 - doubt / 2)
    others = [
        (name, min(chance, confidence) * (1 - confidence)) for name, chance in alternatives if name != verdict.label
    ]
    reason = f"{verdict.reason}; the model leans to {label}"
    return Answer(verdict.label, confidence, "rule", reason, verdict.line, ((verdict.label, confidence), *others[:4]))


def _find_line(reading: Reading, verdict: Verdict, model: Model, label: str) -> Line | None:
    """Return the line that speaks most for a class which the rules did not pick."""
    if label == "unknown":
        return verdict.line
    own = [c for c in reading.candidates if c.label == label]
    if own:
        return min(own, key=lambda c: (-c.weight, c.position)).line
    lines = [hits.line for hits in reading.found][:40] or ([verdict.line] if verdict.line else [])
    if not lines:
        return None
    scores = model.rank_lines(label, [line.masked for line in lines])
    return lines[scores.index(max(scores))]
