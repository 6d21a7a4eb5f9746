"""Training: views to a model of arrays, with probabilities that hold on message forms it never saw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logclass.errors import CorpusError
from logclass.model.features import BUCKETS, FeatureInput, extract
from logclass.model.scorer import Model

FOLDS = 4
STRENGTH = 3.0
_TEMPERATURES = np.geomspace(0.4, 4.0, 60)


@dataclass(frozen=True)
class Fit:
    """A trained model, and what was measured on forms held out of training."""

    model: Model
    metrics: dict[str, Any]


def fit_model(
    views: Sequence[FeatureInput],
    labels: Sequence[str],
    groups: Sequence[str],
    name: str = "model",
    config: Mapping[str, Any] | None = None,
) -> Fit:
    """Return a model trained on all views, calibrated and measured by folds over groups.

    Raises
    ------
    CorpusError
        There are fewer than two classes, or fewer groups than folds.
    """
    classes = tuple(sorted(set(labels)))
    if len(classes) < 2 or len(set(groups)) < FOLDS:
        raise CorpusError(f"training needs two classes and {FOLDS} groups; got {len(classes)} and {len(set(groups))}")
    matrix = build_matrix(views)
    target = np.array([classes.index(label) for label in labels])
    logits = _held_out_logits(matrix, target, groups, len(classes))
    temperature = choose_temperature(logits, target)
    weights, intercept = _fit(matrix, target, len(classes))
    quantised, scale = quantise(weights)
    model = Model(name, classes, quantised, scale, intercept.astype(np.float32), temperature, dict(config or {}))
    return Fit(model, measure(softmax(logits / temperature), target, classes))


def build_matrix(views: Sequence[FeatureInput]) -> Any:
    """Return the sparse matrix (views, buckets) of float32."""
    from scipy.sparse import csr_matrix

    columns: list[int] = []
    values: list[float] = []
    starts = [0]
    for view in views:
        features = extract(view)
        columns += features.keys()
        values += features.values()
        starts.append(len(columns))
    data = (np.array(values, dtype=np.float32), np.array(columns), np.array(starts))
    return csr_matrix(data, shape=(len(views), BUCKETS))


def _fit(matrix: Any, target: NDArray[Any], count: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return weights (buckets, classes) and intercept (classes,); classes that are absent get none."""
    from sklearn.linear_model import LogisticRegression

    present = np.unique(target)
    classifier = LogisticRegression(C=STRENGTH, max_iter=300, tol=1e-3)
    classifier.fit(matrix, target)
    weights, intercept = np.zeros((BUCKETS, count)), np.full(count, -20.0)
    if len(present) == 2:
        weights[:, present[1]], intercept[present] = classifier.coef_[0], [0.0, classifier.intercept_[0]]
    else:
        weights[:, present], intercept[present] = classifier.coef_.T, classifier.intercept_
    return weights, intercept


def _held_out_logits(matrix: Any, target: NDArray[Any], groups: Sequence[str], count: int) -> NDArray[np.float64]:
    from sklearn.model_selection import GroupKFold

    logits = np.zeros((matrix.shape[0], count))
    for train, test in GroupKFold(FOLDS).split(matrix, target, groups):
        weights, intercept = _fit(matrix[train], target[train], count)
        logits[test] = matrix[test] @ weights + intercept
    return logits


def choose_temperature(logits: NDArray[np.float64], target: NDArray[Any]) -> float:
    """Return the temperature with the lowest log loss on held-out logits."""
    losses = [_log_loss(softmax(logits / temperature), target) for temperature in _TEMPERATURES]
    return float(_TEMPERATURES[int(np.argmin(losses))])


def quantise(weights: NDArray[np.float64]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return weights as int8 and the scale of each class: ``weights ≈ int8 * scale``.

    Examples
    --------
    >>> quantise(np.array([[1.0, -2.0], [0.5, 2.0]]))[0].tolist()
    [[127, -127], [64, 127]]
    """
    scale = np.maximum(np.abs(weights).max(axis=0), 1e-9) / 127
    return np.rint(weights / scale).astype(np.int8), scale.astype(np.float32)


def softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return probabilities, a row each."""
    shifted = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(shifted / shifted.sum(axis=1, keepdims=True), dtype=np.float64)


def _log_loss(probabilities: NDArray[np.float64], target: NDArray[Any]) -> float:
    chosen = probabilities[np.arange(len(target)), target]
    return float(-np.log(np.maximum(chosen, 1e-12)).mean())


def measure(probabilities: NDArray[np.float64], target: NDArray[Any], classes: Sequence[str]) -> dict[str, Any]:
    """Return accuracy, log loss, calibration error (10 bins) and recall of each class."""
    best, confidence = probabilities.argmax(axis=1), probabilities.max(axis=1)
    right = best == target
    return {
        "examples": len(target),
        "accuracy": float(right.mean()),
        "log_loss": _log_loss(probabilities, target),
        "ece": _calibration_error(confidence, right),
        "recall": {label: float(right[target == at].mean()) for at, label in enumerate(classes)},
    }


def _calibration_error(confidence: NDArray[np.float64], right: NDArray[Any]) -> float:
    bins = np.minimum((confidence * 10).astype(int), 9)
    gaps = [abs(confidence[bins == b].mean() - right[bins == b].mean()) * (bins == b).mean() for b in np.unique(bins)]
    return float(sum(gaps))
