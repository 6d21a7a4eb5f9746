"""What the model sees of a log: words of a few masked lines, and symbols for what the rules found.

Words are split at case changes (``OutOfMemoryError`` gives *out*, *of*, *memory*, *error*), and counted alone and in
pairs. Everything is hashed into :data:`BUCKETS` buckets, so that a model is one array.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from zlib import crc32

BUCKETS = 1 << 15
MOST_WORDS = 60
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|<\w+>|\d+|[^\sA-Za-z0-9<>\"'`,.;:()\[\]{}=_/-]")


@dataclass(frozen=True, slots=True)
class TextLine:
    """A masked line and how much it counts."""

    text: str
    weight: float


@dataclass(frozen=True, slots=True)
class FeatureInput:
    """The model's view of one log: lines, and symbols with their values."""

    lines: tuple[TextLine, ...]
    symbols: tuple[tuple[str, float], ...]


def split_words(text: str) -> list[str]:
    """Return the words of a masked line in lower case.

    Examples
    --------
    >>> split_words("torch.OutOfMemoryError: CUDA out of memory, <size>")
    ['torch', 'out', 'of', 'memory', 'error', 'cuda', 'out', 'of', 'memory', '<size>']
    """
    return [word.lower() for word in _WORD.findall(text)[:MOST_WORDS]]


def hash_feature(name: str) -> int:
    """Return the bucket of a feature."""
    return crc32(name.encode()) & (BUCKETS - 1)


def extract(view: FeatureInput) -> dict[int, float]:
    """Return bucket -> value of one log.

    Examples
    --------
    >>> sorted(extract(FeatureInput((TextLine("disk full", 1.0),), (("pick=storage", 1.0),))).values())
    [0.5773502691896258, 0.5773502691896258, 0.5773502691896258, 1.0]
    """
    values: dict[int, float] = {}
    for line in view.lines:
        _add_line(values, line)
    for name, value in view.symbols:
        bucket = hash_feature(name)
        values[bucket] = values.get(bucket, 0.0) + value
    return values


def _add_line(values: dict[int, float], line: TextLine) -> None:
    terms = set(line_terms(line.text))
    share = line.weight / sqrt(len(terms)) if terms else 0.0
    for term in terms:
        bucket = hash_feature(term)
        values[bucket] = values.get(bucket, 0.0) + share


def line_terms(text: str) -> Iterable[str]:
    """Return the words and word pairs of a masked line."""
    words = split_words(text)
    yield from words
    yield from (f"{left} {right}" for left, right in pairwise(words))
