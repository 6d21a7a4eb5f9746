"""What the model sees of a log: the words of a few masked lines.

Words are split at case changes (``OutOfMemoryError`` gives *out*, *of*, *memory*, *error*) and counted alone, in pairs,
and by their first letters (*allocating* and *allocation* share ``~alloc``). Everything is hashed into
:data:`BUCKETS` buckets, so that a model is one array.
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
STEM_LETTERS = 5
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|<\w+>|\d+|[^\sA-Za-z0-9<>\"'`,.;:()\[\]{}=_/-]")


@dataclass(frozen=True, slots=True)
class TextLine:
    """A masked line and how much it counts."""

    text: str
    weight: float


View = tuple[TextLine, ...]


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


def extract(view: View) -> dict[int, float]:
    """Return bucket -> value of one log.

    Examples
    --------
    >>> sorted(extract((TextLine("disk full", 1.0),)).values())
    [0.5773502691896258, 0.5773502691896258, 0.5773502691896258]
    """
    values: dict[int, float] = {}
    for line in view:
        terms = line_terms(line.text)
        share = line.weight / sqrt(len(terms)) if terms else 0.0
        for term in terms:
            bucket = hash_feature(term)
            values[bucket] = values.get(bucket, 0.0) + share
    return values


def line_terms(text: str) -> set[str]:
    """Return the words, word pairs and stems of a masked line."""
    words = split_words(text)
    return {*words, *_join_pairs(words), *(f"~{word[:STEM_LETTERS]}" for word in words if len(word) > STEM_LETTERS + 1)}


def _join_pairs(words: Iterable[str]) -> Iterable[str]:
    return (f"{left} {right}" for left, right in pairwise(words))
