"""Masks: what changes from run to run becomes a placeholder.

One scan over a line; the order of the alternatives is the order of precedence.
"""

from __future__ import annotations

import re

LONGEST_MASKED = 1200
_MASKS: tuple[tuple[str, str], ...] = (
    ("url", r"\b(?:https?|s3|gs|hdfs|ftp|tcp|grpc)://[^\s'\"<>)\]]+"),
    (
        "path",
        r"(?:[A-Za-z]:\\|~/|\.{1,2}/|/)(?:[\w.@+~=%-]+/)*[\w.@+~=%*-]{2,}|\b(?:[\w.@+-]+/){2,}[\w.@+-]+",
    ),
    ("ip", r"\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b"),
    ("time", r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\dZ]*|\b\d\d:\d\d:\d\d(?:[.,]\d+)?\b"),
    ("uuid", r"\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\b|\bGPU-[0-9a-f-]{8,}\b"),
    ("addr", r"\b0x[0-9a-fA-F]+\b"),
    ("hash", r"\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{10,}\b"),
    ("shape", r"(?:torch\.Size\()?[\[(]\d+(?:, ?\d+)+,?[\])]\)?|\b\d+(?:x\d+)+\b"),
    ("size", r"\b\d+(?:\.\d+)? ?(?:[KMGT]i?B|[Bb]ytes?)\b"),
    ("host", r"\b[a-z][a-z0-9]*(?:-[a-z0-9]+)*-?\d+(?:\.[a-z][\w-]*)+\b"),
    ("num", r"(?<![A-Za-z_])[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?![A-Za-z]{3})"),
)
_MASK = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in _MASKS))
_SPACES = re.compile(r"\s+")


def mask_text(text: str) -> str:
    """Return a message with numbers, paths, addresses, hosts and ids replaced.

    Examples
    --------
    >>> mask_text("rank 3: cannot open /data/train/a.bin (4096 bytes)")
    'rank <num>: cannot open <path> (<size>)'
    """
    masked = _MASK.sub(lambda found: f"<{found.lastgroup}>", text[:LONGEST_MASKED])
    return _SPACES.sub(" ", masked).strip()
