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
    """A multinomial logistic regression over hashed features.

    ``weights`` is (buckets, classes) in int8, ``scale`` (classes,) turns it into floats, ``intercept`` is
    (classes,). ``temperature`` divides the logits, so that probabilities are calibrated.
    """

    name: str
    classes: tuple[str, ...]
    weights: NDArray[np.int8]
    scale: NDArray[np.float32]
    intercept: NDArray[np.float32]
    temperature: float = 1.0
    config: Mapping[str, Any] = field(default_factory=dict)

    def score(self, features: Mapping[int, float]) -> NDArray[np.float64]:
        """Return the probability of each class, shape (classes,).

        Examples
        --------
        >>> weights = np.zeros((1 << 15, 2), dtype=np.int8)
        >>> model = Model("m", ("a", "b"), weights, np.ones(2, np.float32), np.zeros(2, np.float32))
        >>> model.score({3: 1.0}).tolist()
        [0.5, 0.5]
        """
        logits = self._logits(features) / self.temperature
        shifted = np.exp(logits - logits.max())
        return np.asarray(shifted / shifted.sum(), dtype=np.float64)

    def _logits(self, features: Mapping[int, float]) -> NDArray[np.float64]:
        if not features:
            return self.intercept.astype(np.float64)
        rows = np.fromiter(features.keys(), dtype=np.int64, count=len(features))
        values = np.fromiter(features.values(), dtype=np.float32, count=len(features))
        product = values @ self.weights[rows].astype(np.float32)
        return np.asarray(product * self.scale + self.intercept, dtype=np.float64)

    def rank_lines(self, label: str, texts: Sequence[str]) -> list[float]:
        """Return how much each masked line speaks for a class."""
        column = self.classes.index(label)
        weights = self.weights[:, column]
        scale = float(self.scale[column])
        sums = []
        for text in texts:
            terms = {hash_feature(term) for term in line_terms(text)}
            sums.append(scale * float(sum(int(weights[t]) for t in terms)) / max(1.0, len(terms) ** 0.5))
        return sums
