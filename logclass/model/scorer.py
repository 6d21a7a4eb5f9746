"""Scoring: one matrix of weights, numpy only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logclass.model.features import hash_feature, line_terms


@dataclass(frozen=True)
class Model:
    """A linear classifier over hashed features.

    ``rarity`` (buckets,) says how telling a feature is; features times rarity are brought to length 1. ``weights`` is
    (buckets, classes) in int8, ``scale`` (classes,) turns it into floats, ``intercept`` is (classes,). ``temperature``
    divides the scores, so that probabilities are calibrated.
    """

    name: str
    classes: tuple[str, ...]
    weights: NDArray[np.int8]
    scale: NDArray[np.float32]
    intercept: NDArray[np.float32]
    rarity: NDArray[np.float32]
    temperature: float = 1.0
    config: Mapping[str, Any] = field(default_factory=dict)

    def score(self, features: Mapping[int, float]) -> NDArray[np.float64]:
        """Return the probability of each class, shape (classes,).

        Examples
        --------
        >>> weights, ones = np.zeros((1 << 15, 2), dtype=np.int8), np.ones(1 << 15, np.float32)
        >>> model = Model("m", ("a", "b"), weights, np.ones(2, np.float32), np.zeros(2, np.float32), ones)
        >>> model.score({3: 1.0}).tolist()
        [0.5, 0.5]
        """
        return np.asarray(softmax(self._score(features)[None] / self.temperature)[0])

    def _score(self, features: Mapping[int, float]) -> NDArray[np.float64]:
        if not features:
            return self.intercept.astype(np.float64)
        rows = np.fromiter(features.keys(), dtype=np.int64, count=len(features))
        values = np.fromiter(features.values(), dtype=np.float32, count=len(features)) * self.rarity[rows]
        product = (values / np.sqrt(values @ values)) @ self.weights[rows].astype(np.float32)
        return np.asarray(product * self.scale + self.intercept, dtype=np.float64)

    def rank_lines(self, label: str, texts: Sequence[str]) -> list[float]:
        """Return how much each masked line speaks for a class."""
        column = self.classes.index(label)
        return [float(self._score(_count_terms(text))[column]) for text in texts]


def _count_terms(text: str) -> dict[int, float]:
    return dict.fromkeys(map(hash_feature, sorted(line_terms(text))), 1.0)


def softmax(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return probabilities, a row each.

    Examples
    --------
    >>> softmax(np.array([[0.0, 0.0]])).tolist()
    [[0.5, 0.5]]
    """
    shifted = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(shifted / shifted.sum(axis=1, keepdims=True), dtype=np.float64)
