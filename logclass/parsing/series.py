"""Metric series of a training: the numbers that progress lines carry."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

MOST_POINTS = 4000
_PAIR = re.compile(
    rb"(?P<name>[A-Za-z][A-Za-z0-9_./@ -]{0,40}?)[\"']?\s*(?:[:=]\s*|\s)[\"']?"
    rb"(?P<value>[-+]?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|nan|inf|NaN|Inf))(?P<unit>\s?(?:%|ms|s)(?![A-Za-z/]))?"
)
_BAR = re.compile(
    rb"\b\d+/(?P<total>\d{2,9})\b[^\n]{0,260}?(?P<value>\d+(?:\.\d+)?) ?"
    rb"(?P<unit>(?:it|step|batch|examples?|samples?)/s\b|ms/step|s/(?:it|step|batch|ba|epoch))"
)
_HELD_OUT = r"\b(?:val|valid|validation|eval|evaluation|test|dev)[ _./-]*"
_KINDS: tuple[tuple[str, re.Pattern[bytes]], ...] = tuple(
    (kind, re.compile(pattern.encode(), re.IGNORECASE))
    for kind, pattern in (
        ("eval_loss", rf"{_HELD_OUT}(?:loss|perplexity|ppl|nll)"),
        ("eval_score", rf"{_HELD_OUT}(?:acc\w*|f1|auc|map|miou|iou|top1|score|bleu)"),
        ("score", r"\b(?:train[ _./-]*)?(?:acc|accuracy|f1|auc|miou|top1)\b"),
        ("loss", r"(?:^|[^a-z])(?:train(?:ing)?[ _./-]*)?(?:lm[ _]|total[ _]|avg[ _])?loss\b"),
        ("data_time", r"^data(?:[ _-]*(?:time|wait))?$|(?:data|load\w*|reader)[ _-]*(?:time|wait|cost)|iter_time"),
        (
            "step_time",
            r"(?:step|iteration|iter|batch|train)[ _-]*(?:time|cost|timing)|time[ _]?per[ _]?(?:step|iter\w*)|^time$|"
            r"s/it",
        ),
        (
            "throughput",
            r"^speed$|throughput|^(?:tps|wps|ips|tgs|curr ?samples ?per ?sec)$|"
            r"(?:samples|images|examples|tokens|it|steps|seq\w*)[ _]?(?:/|per[ _])[ _]?s",
        ),
    )
)


@dataclass
class Series:
    """Values by kind, in order, and the indices of their lines.

    Kinds are ``loss``, ``eval_loss``, ``score``, ``eval_score``, ``step_time``, ``data_time`` (seconds) and
    ``throughput`` (things a second). ``lines`` counts the lines read.
    """

    values: dict[str, list[float]] = field(default_factory=dict)
    places: dict[str, list[int]] = field(default_factory=dict)
    lines: int = 0

    def get(self, kind: str) -> list[float]:
        """Return the values of one kind."""
        return self.values.get(kind, [])

    def add(self, kind: str, value: float, place: int | None = None) -> None:
        """Add a value; its line is the last one read unless ``place`` says otherwise."""
        self.values.setdefault(kind, []).append(value)
        self.places.setdefault(kind, []).append(self.lines - 1 if place is None else place)

    def place(self, kind: str, index: int) -> int | None:
        """Return the index of the line that a value stands in."""
        places = self.places.get(kind, [])
        return places[index] if places else None


def read_series(lines: Iterable[bytes]) -> Series:
    """Return the metric series of some progress lines.

    Examples
    --------
    >>> read_series([b"epoch 1 loss: 2.1 val_loss: 2.3", b"epoch 2 loss: 1.9 val_loss: 2.2"]).get("eval_loss")
    [2.3, 2.2]
    """
    series = Series()
    bars: list[tuple[bytes, float, int]] = []
    for line in lines:
        series.lines += 1
        if (bar := _read_bar(line[:600])) is not None:
            bars.append((*bar, series.lines - 1))
        if series.lines > MOST_POINTS:
            break
        for kind, value in _read_line(line[:600]):
            series.add(kind, value)
    if not series.get("step_time"):
        _read_bars(series, bars)
    return series


def _read_bars(series: Series, bars: Sequence[tuple[bytes, float, int]]) -> None:
    """Add the step times of the bar that was drawn most; downloads and validation have speeds of their own."""
    totals = Counter(total for total, _, _ in bars)
    for total, seconds, place in bars:
        if total == totals.most_common(1)[0][0]:
            series.add("step_time", seconds, place)


def _read_bar(line: bytes) -> tuple[bytes, float] | None:
    """Return the length of a progress bar and the seconds a step takes."""
    found = _BAR.search(line)
    if found is None or float(found["value"]) == 0:
        return None
    value, unit = float(found["value"]), found["unit"]
    return found["total"], 1 / value if unit.endswith(b"/s") else value * (0.001 if unit[:1] == b"m" else 1.0)


def _read_line(line: bytes) -> list[tuple[str, float]]:
    found: dict[str, float] = {}
    for pair in _PAIR.finditer(line):
        kind = _find_kind(pair["name"])
        if kind is not None:
            unit = (pair["unit"] or b"").strip()
            scale = 0.01 if unit == b"%" else 0.001 if unit == b"ms" else 1.0
            found.setdefault(kind, float(pair["value"].replace(b",", b"")) * scale)
    return list(found.items())


@lru_cache(maxsize=4096)
def _find_kind(name: bytes) -> str | None:
    """Return the kind that a metric's name stands for; a log repeats the same few names."""
    return next((kind for kind, pattern in _KINDS if pattern.search(name)), None)
