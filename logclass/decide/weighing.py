"""How far the rules' verdict is to be believed, seen what the model reads in the same text.

The probability that the rules' class is right is a logistic function of how firm their evidence is (its tier), of what
the model gives their class and the best other one, and of rival causes. It is fitted on held-out logs; the rest of
the probability goes to the other classes as the model has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logclass.decide.verdict import Verdict
from logclass.errors import ModelError

FIRM = ("cause3", "cause2", "cause1")
LABEL_STEP = 0.3  # small steps keep the coefficients of single classes small
CLAIMS_NOTHING = frozenset({"unknown", "success"})
_LEAST = 1e-4

Chances = dict[str, float]


@dataclass(frozen=True)
class Weighing:
    """Coefficients of two logistic functions by feature; features without one count nothing.

    ``caution`` lowers what is claimed without firm evidence: it was fitted on logs of known classes together with logs
    of classes that neither model nor rules knew.
    """

    coefficients: Mapping[str, float]
    caution: Mapping[str, float] = field(default_factory=dict)

    @classmethod
    def read(cls, config: Mapping[str, Any]) -> Weighing:
        """Return the weighing that a model's configuration holds.

        Raises
        ------
        ModelError
            It is missing or malformed.
        """
        tables = [config.get("weighing"), config.get("caution", {})]
        for table in tables:
            if not isinstance(table, dict) or not all(isinstance(value, int | float) for value in table.values()):
                raise ModelError("the model's configuration has no sound tables 'weighing' and 'caution'")
        return cls(*tables)

    def trust(self, verdict: Verdict, own: float, other: float) -> float:
        """Return the probability that the verdict's class is right."""
        return _apply(self.coefficients, describe(verdict, own, other))

    def combine(self, verdict: Verdict, chances: Chances) -> Chances:
        """Return the probability of each class, seen the verdict and what the model reads."""
        own, others = split_chances(verdict.label, chances)
        trust = self.trust(verdict, own, max(others.values(), default=0.0))
        total = sum(others.values()) or 1.0
        rated = {verdict.label: trust, **{label: (1 - trust) * p / total for label, p in others.items()}}
        return self.temper(verdict, rated)

    def temper(self, verdict: Verdict, rated: Chances) -> Chances:
        """Return the probabilities with caution; the class that is claimed stays, less or more likely.

        What a claim loses goes to ``unknown``, as long as that does not overtake it, then evenly to all others.
        """
        best = max(rated, key=lambda label: rated[label])
        if best in CLAIMS_NOTHING or not self.caution:
            return rated
        claim = _apply(self.caution, describe_claim(verdict, rated[best]))
        rest = (1 - claim) / (1 - rated[best]) if rated[best] < 1 else 0.0
        if claim >= rated[best]:
            return {**{label: p * rest for label, p in rated.items()}, best: claim}
        unknown = min(rated.get("unknown", 0.0) + rated[best] - claim, 0.99 * claim)
        found = {**rated, best: claim, "unknown": unknown}
        share = (1 - sum(found.values())) / max(1, len(found) - 2)
        return {label: p if label in (best, "unknown") else p + share for label, p in found.items()}


def split_chances(label: str, chances: Chances) -> tuple[float, Chances]:
    """Return what the model gives a class, and the other classes with theirs."""
    return chances.get(label, 0.0), {other: p for other, p in chances.items() if other != label}


def describe(verdict: Verdict, own: float, other: float) -> dict[str, float]:
    """Return the features of a verdict, given the model's chance of its class and of the best other one."""
    doubt = _logit(other)
    features = {
        verdict.tier: 1.0,
        f"label {verdict.label}": LABEL_STEP,
        "own": _logit(own),
        "other": doubt,
        "rivals": float(min(verdict.rivals, 3)),
        "explained": float(min(verdict.explained, 3)),
    }
    if verdict.tier in FIRM:
        features[f"other {verdict.tier}"] = doubt
    return features


def describe_claim(verdict: Verdict, claim: float) -> dict[str, float]:
    """Return the features of a claimed class: how firm the rules' evidence is, and how far it is believed."""
    return {f"tier {verdict.tier}": 1.0, f"claim {verdict.tier}": _logit(claim)}


def _apply(coefficients: Mapping[str, float], features: Mapping[str, float]) -> float:
    return 1 / (1 + exp(-sum(coefficients.get(name, 0.0) * x for name, x in features.items())))


def _logit(p: float) -> float:
    p = min(max(p, _LEAST), 1 - _LEAST)
    return log(p / (1 - p))


def fit_logistic(
    rows: Sequence[Mapping[str, float]], right: Sequence[bool], weights: Sequence[float]
) -> dict[str, float]:
    """Return the coefficients that fit some described answers, whether they were right, and how much each counts."""
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    if len(set(right)) < 2:
        return {name: 3.0 if right[0] else -3.0 for row in rows for name in row if " " not in name}
    columns = DictVectorizer()
    fitted = LogisticRegression(C=1.0, max_iter=5000, fit_intercept=False)
    fitted.fit(columns.fit_transform(rows), np.asarray(right), sample_weight=np.asarray(weights))
    return dict(zip(columns.get_feature_names_out().tolist(), fitted.coef_[0].tolist(), strict=True))


def to_chances(classes: Sequence[str], scores: NDArray[np.float64]) -> Chances:
    """Return the model's probabilities by class."""
    return dict(zip(classes, scores.tolist(), strict=True))
