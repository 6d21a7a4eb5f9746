"""Rules and model to one answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from logclass.decide.confidence import rate_verdict
from logclass.decide.priors import apply_prior
from logclass.decide.verdict import Reading, Verdict
from logclass.decide.view import build_view
from logclass.decide.weighing import Chances, Weighing, to_chances
from logclass.model.features import extract
from logclass.model.scorer import Model
from logclass.parsing.lines import Line
from logclass.taxonomy import taxonomy

MOST_ALTERNATIVES = 5
LEAST_FAMILY = 0.5
SILENT = frozenset({"none", "echo"})


@dataclass(frozen=True)
class Answer:
    """The label, its probability and where it comes from; ``alternatives`` are best first.

    ``family`` is given only where the label is ``unknown`` and the text still points to a family.
    """

    label: str
    confidence: float
    source: str
    reason: str
    line: Line | None
    alternatives: tuple[tuple[str, float], ...]
    family: str | None = None


@dataclass(frozen=True)
class Judge:
    """A model ready to answer: its weighing, its abstain thresholds, and the factors of a prior."""

    model: Model
    weighing: Weighing
    thresholds: Mapping[str, float]
    factors: Mapping[str, float]

    @classmethod
    def of(cls, model: Model, factors: Mapping[str, float] | None = None) -> Judge:
        """Return the judge with a model.

        Raises
        ------
        ModelError
            The model's configuration has no weighing.
        """
        return cls(model, Weighing.read(model.config), dict(model.config.get("abstain_below", {})), factors or {})

    def rate(self, verdict: Verdict, chances: Chances) -> Chances:
        """Return the probability of each class, best first."""
        rated = apply_prior(self.weighing.combine(verdict, chances), self.factors)
        return dict(sorted(rated.items(), key=lambda pair: -pair[1]))


def answer_by_rules(verdict: Verdict, why: str = "") -> Answer:
    """Return the rules' verdict as the answer."""
    confidence = rate_verdict(verdict)
    reason = f"{verdict.reason}{why}"
    return Answer(verdict.label, confidence, "rule", reason, verdict.line, ((verdict.label, confidence),))


def answer(reading: Reading, verdict: Verdict, judge: Judge | None) -> Answer:
    """Return the answer of rules and model together, or the rules' where there is no model."""
    if judge is None:
        return answer_by_rules(verdict, "; no model at hand")
    model = judge.model
    chances = to_chances(model.classes, model.score(extract(build_view(reading, verdict))))
    rated = judge.rate(verdict, chances)
    label, confidence = next(iter(rated.items()))
    given = Answer(label, confidence, "model", "", verdict.line, _list_best(rated, label))
    if confidence < judge.thresholds.get(label, 0.0):
        return _abstain(given, rated) if verdict.tier in SILENT else _fall_back(given, verdict, rated)
    if label == verdict.label:
        return _agree(given, verdict, chances)
    reason = f"the model reads the text otherwise than the rules ({verdict.label})"
    return replace(given, reason=reason, line=_find_line(reading, verdict, model, label))


def _agree(given: Answer, verdict: Verdict, chances: Chances) -> Answer:
    """Return the answer where the rules' class stays: the model agrees, or is not believed against them."""
    best = max(chances, key=lambda label: chances[label])
    if best == verdict.label:
        return replace(given, reason=f"rule: {verdict.reason}; the model agrees")
    return replace(given, source="rule", reason=f"{verdict.reason}; the model leans to {best}")


def _fall_back(given: Answer, verdict: Verdict, rated: Chances) -> Answer:
    """Return the rules' class where no class is likely: better a doubtful hint than none."""
    reason = f"{verdict.reason}; the model would only guess ({given.label})"
    label, alternatives = verdict.label, _list_best(rated, verdict.label)
    return replace(given, label=label, confidence=rated[label], source="rule", reason=reason, alternatives=alternatives)


def _abstain(given: Answer, rated: Chances) -> Answer:
    """Return ``unknown``, with the family that the classes have in common where there is one."""
    family, chance = _find_family(rated)
    known = chance >= LEAST_FAMILY and family != "none"
    hint = f"; it looks like the family {family} ({chance:.2f})" if known else ""
    reason = f"no class is likely enough: {given.label} {given.confidence:.2f}{hint}"
    rated = {"unknown": 0.0, **rated}
    return replace(
        given,
        label="unknown",
        confidence=rated["unknown"],
        reason=reason,
        alternatives=_list_best(rated, "unknown"),
        family=family if known else None,
    )


def _list_best(rated: Chances, label: str) -> tuple[tuple[str, float], ...]:
    """Return the likeliest classes, best first, and among them in any case the one that is answered."""
    best = sorted(rated.items(), key=lambda pair: -pair[1])[:MOST_ALTERNATIVES]
    return tuple(best if label in dict(best) else [*best[:-1], (label, rated[label])])


def _find_family(rated: Chances) -> tuple[str, float]:
    sums: dict[str, float] = {}
    for label, chance in rated.items():
        family = _families().get(label, "none")
        sums[family] = sums.get(family, 0.0) + chance
    return max(sums.items(), key=lambda pair: pair[1])


@lru_cache(maxsize=1)
def _families() -> dict[str, str]:
    return {label: entry.family for label, entry in taxonomy().items()}


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
