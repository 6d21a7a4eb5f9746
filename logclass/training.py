"""From a labelled corpus to a model folder."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from logclass.api import Classifier, load
from logclass.corpus import read_corpus
from logclass.decide.examples import DROPOUT, Example, LabelledView, view_examples, view_without_rules
from logclass.decide.weighing import CLAIMS_NOTHING
from logclass.evaluation import Trial, choose_thresholds, evaluate, hold_classes_out, leave_frameworks_out, run_trial
from logclass.model.artefact import WEIGHTS, save_model
from logclass.model.metrics import measure
from logclass.model.reference import write_reference
from logclass.model.train import Examples, fit_model
from logclass.rules.cache import load_scanner

MOST_BLIND, LEAST_BLIND = 150, 5
MOST_TIMED = 300
MOST_REFERENCES = 50


def train(
    corpora: Iterable[str | PathLike[str]],
    out: str | PathLike[str],
    *,
    name: str | None = None,
    seed: int = 0,
    thorough: bool = False,
    tests: Sequence[str | PathLike[str]] = (),
    watch: Callable[[Iterable[Example]], Iterable[Example]] = lambda examples: examples,
) -> dict[str, Any]:
    """Train a model on labelled logs, write it into a folder, and return its metrics.

    The metrics are measured on message forms that were held out, with rules left out at random; they stand in
    ``metrics.json`` beside the weights. ``thorough`` also leaves out whole frameworks and classes, which takes
    as long again. ``tests`` are corpora that the model is only measured on. ``watch`` wraps the examples, for a
    progress bar.

    Raises
    ------
    CorpusError
        A corpus is malformed or too small.
    """
    files = [Path(path) for path in corpora]
    rows = [example for file in files for example in read_corpus(file)]
    views = list(view_examples(watch(rows), load_scanner(), seed=seed))
    examples = to_examples(views)
    trial = run_trial(examples, views, view_blind(rows, offset=1))
    folder = Path(out)
    config = {
        "corpora": [file.name for file in files],
        "seed": seed,
        "dropout": DROPOUT,
        "examples": len(views),
        "weighing": dict(trial.weighing.coefficients),
        "caution": dict(trial.weighing.caution),
        "abstain_below": choose_thresholds(trial),
    }
    model = fit_model(examples, name or folder.name, trial.temperature, config)
    save_model(model, folder)
    write_reference(model, [view.view for view in views[:: max(1, len(views) // MOST_REFERENCES)]], folder)
    metrics = describe(trial, views)
    if thorough:
        metrics["leave_one_framework_out"] = leave_frameworks_out(examples, views, trial)
        metrics["leave_one_class_out"] = hold_classes_out(examples, views, trial, view_blind(rows, offset=0))
    metrics["dropout"] = DROPOUT
    metrics["ms_per_log"] = time_answers(load(folder), rows[:: max(1, len(rows) // MOST_TIMED)])
    metrics["tests"] = {Path(test).parent.name: evaluate(load(folder), read_corpus(test)) for test in tests}
    metrics["size_bytes"] = (folder / WEIGHTS).stat().st_size
    (folder / "metrics.json").write_text(json.dumps(metrics, indent=1) + "\n", encoding="utf-8")
    return metrics


def time_answers(classifier: Classifier, rows: Sequence[Example]) -> float:
    """Return the median time of an answer in milliseconds."""
    times = []
    for row in rows:
        start = perf_counter()
        classifier.classify(row.text)
        times.append(1000 * (perf_counter() - start))
    return float(median(times))


def to_examples(views: list[LabelledView]) -> Examples:
    """Return views as a matrix with classes and groups."""
    return Examples.build([v.view for v in views], [v.label for v in views], [v.group for v in views])


def describe(trial: Trial, views: list[LabelledView]) -> dict[str, Any]:
    """Return the metrics of a trial: of rules and text together, and of either alone."""
    return {
        **measure(trial.answers),
        "temperature": trial.temperature,
        "rules_alone": {"top1": sum(v.verdict.label == v.label for v in views) / len(views)},
        "text_alone": {"top1": trial.text_top1},
        "labels": dict(sorted(Counter(v.label for v in views).items())),
    }


def view_blind(rows: list[Example], offset: int) -> dict[str, list[LabelledView]]:
    """Return for every third class, from an offset on, some of its logs as they are read without its rules."""
    classes = sorted({row.label for row in rows} - CLAIMS_NOTHING)[offset::3]
    if len(classes) < LEAST_BLIND:
        return {}
    chosen = {label: [row for row in rows if row.label == label][:MOST_BLIND] for label in classes}
    return {label: list(view_without_rules(found, load_scanner(), label)) for label, found in chosen.items()}
