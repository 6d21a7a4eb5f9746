"""Training: views to a linear model of arrays, and scores for logs that were held out.

A linear support vector machine over hashed words: in cross-validation over message forms it read 4 to 5 points more of
the logs right than a multinomial logistic regression on the same features, in a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logclass.errors import CorpusError
from logclass.model.features import BUCKETS, View, extract
from logclass.model.scorer import Model, softmax

FOLDS = 4
STRENGTH = 1.0
_TEMPERATURES = np.geomspace(0.02, 4.0, 80)
_ABSENT = -20.0


@dataclass(frozen=True)
class Examples:
    """Views as a sparse matrix (views, buckets), the number of each view's class, and its group."""

    matrix: Any
    target: NDArray[np.int64]
    groups: NDArray[np.str_]
    classes: tuple[str, ...]

    @classmethod
    def build(cls, views: Sequence[View], labels: Sequence[str], groups: Sequence[str]) -> Examples:
        """Return the examples of some views.

        Raises
        ------
        CorpusError
            There are fewer than two classes, or fewer groups than folds.
        """
        classes = tuple(sorted(set(labels)))
        if len(classes) < 2 or len(set(groups)) < FOLDS:
            raise CorpusError(
                f"training needs two classes and {FOLDS} groups; got {len(classes)} and {len(set(groups))}"
            )
        number = {label: at for at, label in enumerate(classes)}
        return cls(build_matrix(views), np.array([number[label] for label in labels]), np.array(groups), classes)


def build_matrix(views: Sequence[View]) -> Any:
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
    data = (np.array(values, dtype=np.float32), np.array(columns, dtype=np.int32), np.array(starts))
    return csr_matrix(data, shape=(len(views), BUCKETS))


def fit_model(examples: Examples, name: str, temperature: float, config: Mapping[str, Any]) -> Model:
    """Return a model trained on all examples."""
    rarity = measure_rarity(examples.matrix)
    weights, intercept = fit_weights(normalise(examples.matrix, rarity), examples.target, len(examples.classes))
    quantised, scale = quantise(weights)
    arrays = (quantised, scale, intercept.astype(np.float32), rarity)
    return Model(name, examples.classes, *arrays, temperature, dict(config))


def measure_rarity(matrix: Any) -> NDArray[np.float32]:
    """Return the smoothed inverse document frequency of each feature, shape (buckets,)."""
    found = np.bincount(matrix.indices, minlength=BUCKETS)
    return np.asarray(np.log((1 + matrix.shape[0]) / (1 + found)) + 1, dtype=np.float32)


def normalise(matrix: Any, rarity: NDArray[np.float32]) -> Any:
    """Return the matrix with features weighted by their rarity and rows of length 1."""
    from scipy.sparse import diags

    weighted = (matrix @ diags(rarity)).tocsr()
    lengths = np.sqrt(np.asarray(weighted.multiply(weighted).sum(axis=1)).ravel())
    return (diags((1 / np.maximum(lengths, 1e-9)).astype(np.float32)) @ weighted).tocsr()


def fit_weights(matrix: Any, target: NDArray[np.int64], count: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return weights (buckets, classes) and intercept (classes,); classes that are absent get none."""
    from sklearn.svm import LinearSVC

    present = np.unique(target)
    classifier = LinearSVC(C=STRENGTH, class_weight="balanced", random_state=0)
    classifier.fit(matrix, target)
    weights, intercept = np.zeros((BUCKETS, count)), np.full(count, _ABSENT)
    if len(present) == 2:
        weights[:, present[1]], weights[:, present[0]] = classifier.coef_[0], -classifier.coef_[0]
        intercept[present[1]], intercept[present[0]] = classifier.intercept_[0], -classifier.intercept_[0]
    else:
        weights[:, present], intercept[present] = classifier.coef_.T, classifier.intercept_
    return weights, intercept


def score_held_out(examples: Examples, train: NDArray[np.int64], test: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the scores (test, classes) of some examples by a model trained on others."""
    rarity = measure_rarity(examples.matrix[train])
    count = len(examples.classes)
    weights, intercept = fit_weights(normalise(examples.matrix[train], rarity), examples.target[train], count)
    return np.asarray(normalise(examples.matrix[test], rarity) @ weights + intercept)


def score_views(examples: Examples, train: NDArray[np.int64], views: Sequence[View]) -> NDArray[np.float64]:
    """Return the scores (views, classes) of other views by a model trained on some of the examples."""
    rarity = measure_rarity(examples.matrix[train])
    count = len(examples.classes)
    weights, intercept = fit_weights(normalise(examples.matrix[train], rarity), examples.target[train], count)
    return np.asarray(normalise(build_matrix(views), rarity) @ weights + intercept)


def cross_validate(examples: Examples) -> NDArray[np.float64]:
    """Return scores (views, classes), each by a model that saw no view of the same group."""
    from joblib import Parallel, delayed
    from sklearn.model_selection import GroupKFold

    folds = list(GroupKFold(FOLDS).split(examples.matrix, examples.target, examples.groups))
    parts = Parallel(n_jobs=-1)(delayed(score_held_out)(examples, train, test) for train, test in folds)
    scores = np.zeros((len(examples.target), len(examples.classes)))
    for (_, test), part in zip(folds, parts, strict=True):
        scores[test] = part
    return scores


def choose_temperature(scores: NDArray[np.float64], target: NDArray[np.int64]) -> float:
    """Return the temperature with the lowest log loss on held-out scores."""
    losses = [_log_loss(softmax(scores / temperature), target) for temperature in _TEMPERATURES]
    return float(_TEMPERATURES[int(np.argmin(losses))])


def _log_loss(probabilities: NDArray[np.float64], target: NDArray[np.int64]) -> float:
    chosen = probabilities[np.arange(len(target)), target]
    return float(-np.log(np.maximum(chosen, 1e-12)).mean())


def quantise(weights: NDArray[np.float64]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return weights as int8 and the scale of each class: ``weights ≈ int8 * scale``.

    Examples
    --------
    >>> quantise(np.array([[1.0, -2.0], [0.5, 2.0]]))[0].tolist()
    [[127, -127], [64, 127]]
    """
    scale = np.maximum(np.abs(weights).max(axis=0), 1e-9) / 127
    return np.rint(weights / scale).astype(np.int8), scale.astype(np.float32)
