"""From a labelled corpus to a model folder."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from logclass.decide.examples import DROPOUT, Example, view_examples
from logclass.errors import CorpusError
from logclass.model.artefact import save_model
from logclass.model.train import fit_model
from logclass.rules.cache import load_scanner

_REQUIRED = ("text", "label")


def read_corpus(path: str | PathLike[str]) -> Iterator[Example]:
    """Yield the examples of a JSON-lines file: ``text``, ``label``, and ``group`` (its own without one).

    Raises
    ------
    CorpusError
        A line is no JSON object or lacks a field; the message names file and line.
    """
    file = Path(path)
    try:
        with file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield _read_row(line, f"{file}:{number}", number)
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(f"{file}: {error}") from error


def _read_row(line: str, where: str, number: int) -> Example:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise CorpusError(f"{where}: {error}") from error
    if not isinstance(row, dict) or not all(isinstance(row.get(name), str) for name in _REQUIRED):
        raise CorpusError(f"{where}: needs the strings {' and '.join(_REQUIRED)}")
    if not row["label"]:
        raise CorpusError(f"{where}: the label is empty")
    return Example(row["text"], row["label"], str(row.get("group", f"line {number}")))


def train(
    corpora: Iterable[str | PathLike[str]],
    out: str | PathLike[str],
    *,
    name: str | None = None,
    seed: int = 0,
    watch: Callable[[Iterable[Example]], Iterable[Example]] = lambda examples: examples,
) -> dict[str, Any]:
    """Train a model on labelled logs, write it into a folder, and return its metrics.

    The metrics are measured on message forms that were held out, with rules left out at random; they stand in
    ``metrics.json`` beside the weights. ``watch`` wraps the examples, for a progress bar.

    Raises
    ------
    CorpusError
        A corpus is malformed or too small.
    """
    files = [Path(path) for path in corpora]
    examples = [example for file in files for example in read_corpus(file)]
    views = list(view_examples(watch(examples), load_scanner(), seed=seed))
    folder = Path(out)
    config = {"corpora": [file.name for file in files], "seed": seed, "dropout": DROPOUT, "examples": len(views)}
    labels, groups = [view.label for view in views], [view.group for view in views]
    fit = fit_model([view.view for view in views], labels, groups, name or folder.name, config)
    rules_right = sum(view.by_rules == view.label for view in views) / len(views)
    metrics = {**fit.metrics, "accuracy_of_rules": rules_right, "labels": dict(sorted(Counter(labels).items()))}
    save_model(fit.model, folder)
    (folder / "metrics.json").write_text(json.dumps(metrics, indent=1) + "\n", encoding="utf-8")
    return metrics
