"""Reference outputs: what a model says of fixed inputs, kept beside it, so that every change of scoring shows."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from logclass.model.features import TextLine, View, extract
from logclass.model.scorer import Model

FILE = "reference.json"
MOST_CLASSES = 3
DIGITS = 6


def write_reference(model: Model, views: Iterable[View], folder: Path) -> None:
    """Write the best classes of a model for some views."""
    rows = [describe(model, view) for view in views]
    (folder / FILE).write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def describe(model: Model, view: View) -> dict[str, Any]:
    """Return a view and the best classes of it with their probabilities."""
    scores = model.score(extract(view))
    best = scores.argsort()[::-1][:MOST_CLASSES]
    return {
        "lines": [[line.text, line.weight] for line in view],
        "probabilities": {model.classes[at]: round(float(scores[at]), DIGITS) for at in best},
    }


def read_reference(folder: Path) -> list[tuple[View, dict[str, float]]]:
    """Return the views of a reference with the probabilities that were written."""
    rows = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return [(tuple(TextLine(text, weight) for text, weight in row["lines"]), row["probabilities"]) for row in rows]
