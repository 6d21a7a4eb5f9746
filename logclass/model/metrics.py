"""How right and how honest answers are: accuracy, calibration, risk and coverage. numpy only."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

BINS = 10
COVERAGES = (0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
_PROFILES = Path(__file__).with_name("profiles.toml")
_BOOTSTRAPS = 200


@dataclass(frozen=True)
class Answers:
    """Labels of some texts, the answers to them, and the confidences (0..1); one entry a text."""

    labels: Sequence[str]
    answers: Sequence[str]
    confidences: Sequence[float]
    families: Mapping[str, str]

    @property
    def right(self) -> NDArray[np.bool_]:
        """Whether each answer is its text's label."""
        return np.array([label == answer for label, answer in zip(self.labels, self.answers, strict=True)])

    def take(self, chosen: Sequence[int]) -> Answers:
        """Return the answers at some places."""
        return Answers(
            [self.labels[at] for at in chosen],
            [self.answers[at] for at in chosen],
            [self.confidences[at] for at in chosen],
            self.families,
        )


def measure(answers: Answers) -> dict[str, Any]:
    """Return the metrics of some answers as plain numbers.

    Examples
    --------
    >>> found = measure(Answers(["a", "b"], ["a", "a"], [0.9, 0.6], {"a": "x", "b": "x"}))
    >>> found["top1"], found["family"], round(found["brier"], 3)
    (0.5, 1.0, 0.185)
    """
    right, confidence = answers.right, np.asarray(answers.confidences, dtype=float)
    classes = measure_classes(answers)
    present = [row["f1"] for label, row in classes.items() if row["logs"]]
    return {
        "logs": len(right),
        "top1": float(right.mean()),
        "family": _family_share(answers),
        "macro_f1": float(np.mean(present)),
        "brier": float(((confidence - right) ** 2).mean()),
        "ece": calibration_error(confidence, right),
        "ece_of_a_perfect_model": expected_error(confidence),
        "coverage_at_99": coverage_at(confidence, right, 0.99),
        "risk": risk_coverage(confidence, right),
        "reliability": reliability(confidence, right),
        "sites": {name: reweighted(answers, shares) for name, shares in read_profiles().items()},
        "classes": classes,
    }


def _family_share(answers: Answers) -> float:
    family = answers.families.get
    return float(np.mean([family(a, a) == family(b, b) for a, b in zip(answers.labels, answers.answers, strict=True)]))


def measure_classes(answers: Answers) -> dict[str, dict[str, float]]:
    """Return precision, recall and F1 of each class that occurs."""
    labels, given = np.asarray(answers.labels), np.asarray(answers.answers)
    return {label: _measure_class(labels == label, given == label) for label in sorted({*answers.labels, *given})}


def _measure_class(is_label: NDArray[np.bool_], is_answer: NDArray[np.bool_]) -> dict[str, float]:
    both, logs, answered = int((is_label & is_answer).sum()), int(is_label.sum()), int(is_answer.sum())
    return {
        "logs": logs,
        "precision": both / answered if answered else 0.0,
        "recall": both / logs if logs else 0.0,
        "f1": 2 * both / (logs + answered),
    }


def calibration_error(confidence: NDArray[np.float64], right: NDArray[Any]) -> float:
    """Return the expected calibration error over ten bins of equal width."""
    bins = np.minimum((confidence * BINS).astype(int), BINS - 1)
    return float(sum(abs((confidence[bins == b] - right[bins == b]).sum()) for b in np.unique(bins)) / len(right))


def expected_error(confidence: NDArray[np.float64], seed: int = 0) -> float:
    """Return the calibration error that a perfectly calibrated model would show at this many answers, by chance."""
    random = np.random.default_rng(seed)
    draws = (calibration_error(confidence, random.random(len(confidence)) < confidence) for _ in range(_BOOTSTRAPS))
    return float(np.mean(list(draws)))


def coverage_at(confidence: NDArray[np.float64], right: NDArray[Any], precision: float) -> float:
    """Return the largest share answered, most confident first, of which at least ``precision`` is right."""
    hits = right[np.argsort(-confidence, kind="stable")].cumsum()
    counts = np.arange(1, len(hits) + 1)
    able = counts[hits / counts >= precision]
    return float(able.max() / len(hits)) if len(able) else 0.0


def risk_coverage(confidence: NDArray[np.float64], right: NDArray[Any]) -> dict[str, float]:
    """Return the share of wrong answers among the most confident ones, by the share answered."""
    wrong = ~right[np.argsort(-confidence, kind="stable")].astype(bool)
    return {f"{share:g}": float(wrong[: max(1, round(share * len(wrong)))].mean()) for share in COVERAGES}


def reliability(confidence: NDArray[np.float64], right: NDArray[Any]) -> list[dict[str, float]]:
    """Return the bins of a reliability diagram: mean confidence, share right, number of answers."""
    bins = np.minimum((confidence * BINS).astype(int), BINS - 1)
    return [
        {
            "confidence": float(confidence[bins == b].mean()),
            "right": float(right[bins == b].mean()),
            "logs": int((bins == b).sum()),
        }
        for b in np.unique(bins)
    ]


def reweighted(answers: Answers, shares: Mapping[str, float]) -> float:
    """Return the accuracy at a site where classes have the given shares; absent classes count by the rest."""
    labels, right = np.asarray(answers.labels), answers.right
    recalls = {label: float(right[labels == label].mean()) for label in shares if (labels == label).any()}
    total = sum(shares[label] for label in recalls)
    return sum(shares[label] * recall for label, recall in recalls.items()) / total if total else float("nan")


def read_profiles() -> dict[str, dict[str, float]]:
    """Return the failure mixes of three kinds of sites: name -> class -> share."""
    tables = tomllib.loads(_PROFILES.read_text(encoding="utf-8"))
    return {
        name: {label: share / sum(table.values()) for label, share in table.items()} for name, table in tables.items()
    }
