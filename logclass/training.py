"""From a labelled corpus to a model folder."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from logclass.decide.examples import DROPOUT, Example, LabelledView, view_examples
from logclass.errors import CorpusError
from logclass.evaluation import Trial, choose_thresholds, leave_frameworks_out, run_trial
from logclass.model.artefact import save_model
from logclass.model.metrics import measure
from logclass.model.train import Examples, fit_model
from logclass.rules.cache import load_scanner

_REQUIRED = ("text", "label")


def read_corpus(path: str | PathLike[str]) -> Iterator[Example]:
    """Yield the examples of a JSON-lines file: ``text``, ``label``, and ``group`` (its own without one).

    ``framework`` and ``cause`` (a piece of the line that shows it) are optional.

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
    group = str(row.get("group", f"line {number}"))
    return Example(row["text"], row["label"], group, str(row.get("framework", "any")), str(row.get("cause", "")))


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
    rows = [example for file in files for example in read_corpus(file)]
    views = list(view_examples(watch(rows), load_scanner(), seed=seed))
    examples = to_examples(views)
    trial = run_trial(examples, views)
    folder = Path(out)
    config = {
        "corpora": [file.name for file in files],
        "seed": seed,
        "dropout": DROPOUT,
        "examples": len(views),
        "weighing": dict(trial.weighing.coefficients),
        "abstain_below": choose_thresholds(trial),
    }
    save_model(fit_model(examples, name or folder.name, trial.temperature, config), folder)
    metrics = describe(trial, views, examples)
    (folder / "metrics.json").write_text(json.dumps(metrics, indent=1) + "\n", encoding="utf-8")
    return metrics


def to_examples(views: list[LabelledView]) -> Examples:
    """Return views as a matrix with classes and groups."""
    return Examples.build([v.view for v in views], [v.label for v in views], [v.group for v in views])


def describe(trial: Trial, views: list[LabelledView], examples: Examples) -> dict[str, Any]:
    """Return the metrics of a trial: with the rules, without them, by framework."""
    return {
        **measure(trial.answers),
        "temperature": trial.temperature,
        "rules_alone": {"top1": sum(v.verdict.label == v.label for v in views) / len(views)},
        "text_alone": {"top1": trial.text_top1},
        "leave_one_framework_out": leave_frameworks_out(examples, views, trial),
        "labels": dict(sorted(Counter(v.label for v in views).items())),
    }
