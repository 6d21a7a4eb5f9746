"""How good a model is on logs that it never saw: by message form, by framework, and on a labelled corpus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logclass.api import Classifier
from logclass.decide.examples import Example, LabelledView
from logclass.decide.weighing import (
    CLAIMS_NOTHING,
    FIRM,
    Chances,
    Weighing,
    describe,
    describe_claim,
    fit_logistic,
    split_chances,
    to_chances,
)
from logclass.model.metrics import Answers, measure
from logclass.model.scorer import softmax
from logclass.model.train import FOLDS, Examples, choose_temperature, cross_validate, score_held_out, score_views
from logclass.results import Diagnosis
from logclass.taxonomy import taxonomy

LEAST_LOGS = 400
LEAST_RIGHT = 0.25
HIGHEST_THRESHOLD = 0.3
WINDOW = 30
UNTAUGHT = 1.0  # vague texts of classes that nobody taught, for each of a known class
UNMARKED = frozenset({"success", "slow", "poor_fit"})  # no single line shows these
# What logs of everyday hold more often than one class in 39: plain program errors (every fourth failed run by the
# published failure tables), the bare summaries of launchers, and runs that went well.
EVERYDAY = {"code_error": 4.0, "worker_lost": 4.0, "comm_failure": 2.0, "success": 2.0}


@dataclass(frozen=True)
class Trial:
    """What held-out logs show: calibration, weighing, and the answers of rules and model together.

    ``probabilities`` (views, classes) are the model's, each from a fold that saw no view of the same group.
    """

    temperature: float
    weighing: Weighing
    probabilities: NDArray[np.float64]
    answers: Answers
    text_top1: float


def run_trial(
    examples: Examples, views: Sequence[LabelledView], blind: Mapping[str, Sequence[LabelledView]] | None = None
) -> Trial:
    """Return the trial of a corpus by cross-validation over its groups.

    ``blind`` are views of some classes' logs without their rules: with them the trial learns to be cautious where a
    text may belong to a class that nobody taught.
    """
    scores = cross_validate(examples)
    temperature = choose_temperature(scores, examples.target)
    probabilities = softmax(scores / temperature)
    rows = [_describe(view, examples.classes, p) for view, p in zip(views, probabilities, strict=True)]
    right = [view.verdict.label == view.label for view in views]
    rated = _rate_held_out(examples, views, probabilities, rows, right)
    weighing = Weighing(fit_logistic(rows, right, _weigh(views)))
    if blind:
        plain = Trial(temperature, weighing, probabilities, to_answers(views, rated), 0.0)
        weighing = replace(weighing, caution=_fit_caution(views, rated, blind, rate_blind(examples, plain, blind)))
        cautious = Weighing({}, weighing.caution)
        rated = [cautious.temper(view.verdict, chances) for view, chances in zip(views, rated, strict=True)]
    text_top1 = float((probabilities.argmax(axis=1) == examples.target).mean())
    return Trial(temperature, weighing, probabilities, to_answers(views, rated), text_top1)


def _fit_caution(
    views: Sequence[LabelledView],
    rated: Sequence[Chances],
    blind: Mapping[str, Sequence[LabelledView]],
    blind_rated: Mapping[str, Sequence[Chances]],
) -> dict[str, float]:
    """Return the caution that fits claims on known classes, and on unknown ones, where every claim is wrong."""
    known = [(view, *_best(chances)) for view, chances in zip(views, rated, strict=True)]
    known = [(view, label, p) for view, label, p in known if label not in CLAIMS_NOTHING]
    lost = [(v, *_best(c)) for name, vs in blind.items() for v, c in zip(vs, blind_rated[name], strict=True)]
    lost = [(view, label, p) for view, label, p in lost if label not in CLAIMS_NOTHING]
    vague = sum(view.verdict.tier not in FIRM[:2] for view, _, _ in known)
    weight = UNTAUGHT * vague / max(1, len(lost))
    rows = [describe_claim(view.verdict, p) for view, _, p in (*known, *lost)]
    right = [view.label == label for view, label, _ in known] + [False] * len(lost)
    return fit_logistic(rows, right, [*_weigh([view for view, _, _ in known]), *([weight] * len(lost))])


def _best(chances: Chances) -> tuple[str, float]:
    return max(chances.items(), key=lambda pair: pair[1])


def _describe(view: LabelledView, classes: Sequence[str], probabilities: NDArray[np.float64]) -> dict[str, float]:
    own, others = split_chances(view.verdict.label, to_chances(classes, probabilities))
    return describe(view.verdict, own, max(others.values(), default=0.0))


def _rate_held_out(
    examples: Examples,
    views: Sequence[LabelledView],
    probabilities: NDArray[np.float64],
    rows: Sequence[Mapping[str, float]],
    right: Sequence[bool],
) -> list[Chances]:
    """Return the chances of each view under a weighing that was fitted on the other groups."""
    from sklearn.model_selection import GroupKFold

    found: dict[int, Chances] = {}
    for train, test in GroupKFold(FOLDS).split(rows, right, examples.groups):
        chosen = train.tolist()
        weights = _weigh([views[at] for at in chosen])
        weighing = Weighing(fit_logistic([rows[at] for at in chosen], [right[at] for at in chosen], weights))
        for at in test.tolist():
            found[at] = rate(views[at], examples.classes, probabilities[at], weighing)
    return [found[at] for at in range(len(views))]


def _weigh(views: Sequence[LabelledView]) -> list[float]:
    return [EVERYDAY.get(view.label, 1.0) for view in views]


def rate(view: LabelledView, classes: Sequence[str], probabilities: NDArray[np.float64], weighing: Weighing) -> Chances:
    """Return the probability of each class for one view."""
    return weighing.combine(view.verdict, to_chances(classes, probabilities))


def to_answers(views: Sequence[LabelledView], rated: Sequence[Chances]) -> Answers:
    """Return labels and answers in the form that metrics are taken of."""
    found = [_best(chances) for chances in rated]
    return Answers([v.label for v in views], [label for label, _ in found], [p for _, p in found], families())


def families() -> dict[str, str]:
    """Return the family of each class."""
    return {label: entry.family for label, entry in taxonomy().items()}


def choose_thresholds(trial: Trial) -> dict[str, float]:
    """Return for each class the confidence below which its answers are right too seldom to be given."""
    confidence, right = np.asarray(trial.answers.confidences), trial.answers.right
    given = np.asarray(trial.answers.answers)
    classes = sorted(set(trial.answers.answers) - {"unknown", "success"})
    return {label: _find_threshold(confidence[given == label], right[given == label]) for label in classes}


def _find_threshold(confidence: NDArray[np.float64], right: NDArray[np.bool_]) -> float:
    """Return the confidence up to which less than LEAST_RIGHT of the answers around it are right."""
    order = np.argsort(confidence, kind="stable")
    low = order[confidence[order] < HIGHEST_THRESHOLD]
    around = [right[low[max(0, at - WINDOW) : at + 1]].mean() for at in range(len(low))]
    able = [at for at, share in enumerate(around) if share < LEAST_RIGHT]
    return round(float(confidence[low[able[-1]]]), 3) if able else 0.0


def leave_frameworks_out(examples: Examples, views: Sequence[LabelledView], trial: Trial) -> dict[str, Any]:
    """Return accuracy and calibration on each framework's logs by a model that saw none of that framework."""
    from joblib import Parallel, delayed

    frameworks = np.array([view.framework for view in views])
    names = [name for name, logs in Counter(frameworks.tolist()).most_common() if logs >= LEAST_LOGS and name != "any"]
    places = [np.flatnonzero(frameworks == name) for name in names]
    others = [np.flatnonzero(frameworks != name) for name in names]
    parts = Parallel(n_jobs=-1)(
        delayed(score_held_out)(examples, train, test) for train, test in zip(others, places, strict=True)
    )
    found = {}
    for name, at, scores in zip(names, places, parts, strict=True):
        chosen = [views[place] for place in at.tolist()]
        probabilities = softmax(scores / trial.temperature)
        rated = [rate(v, examples.classes, p, trial.weighing) for v, p in zip(chosen, probabilities, strict=True)]
        found[name] = _summarise(to_answers(chosen, rated))
    return found


def _summarise(answers: Answers) -> dict[str, float]:
    full = measure(answers)
    return {name: full[name] for name in ("logs", "top1", "family", "brier", "ece")}


@dataclass(frozen=True)
class Judged:
    """An example and the answer to it; ``wanted`` is the answer's label where that is right as well."""

    example: Example
    diagnosis: Diagnosis

    @property
    def wanted(self) -> str:
        accepted = self.diagnosis.label in self.example.also
        return self.diagnosis.label if accepted else self.example.label

    @property
    def shows_cause(self) -> bool:
        """Whether the marked line and the one that was found contain one another."""
        cause = self.diagnosis.cause
        return _shows(self.example.cause, cause.text if cause else "")


def judge_examples(classifier: Classifier, examples: Iterable[Example]) -> Iterator[Judged]:
    """Yield each example with the answer that :func:`logclass.classify` would give."""
    for example in examples:
        yield Judged(example, classifier.classify(example.text))


def evaluate(classifier: Classifier, examples: Iterable[Example]) -> dict[str, Any]:
    """Return the metrics of a classifier on labelled logs; see :func:`summarise`."""
    return summarise(list(judge_examples(classifier, examples)))


def summarise(judged: Sequence[Judged]) -> dict[str, Any]:
    """Return the metrics of some answers.

    ``cause_line`` is the share of the logs with a marked cause whose line was found.
    """
    answers = Answers(
        [one.wanted for one in judged],
        [one.diagnosis.label for one in judged],
        [one.diagnosis.confidence for one in judged],
        families(),
    )
    marked = [one.shows_cause for one in judged if one.example.cause and one.example.label not in UNMARKED]
    return {**measure(answers), "cause_line": float(np.mean(marked)) if marked else None}


def _shows(cause: str, text: str) -> bool:
    wanted, given = (" ".join(part.split()).lower() for part in (cause, text))
    return bool(given) and (wanted in given or given in wanted)


def rate_blind(
    examples: Examples, trial: Trial, blind: Mapping[str, Sequence[LabelledView]]
) -> dict[str, list[Chances]]:
    """Return what is made of the views of classes that neither model nor rules know."""
    from joblib import Parallel, delayed

    trains = [np.flatnonzero(examples.target != examples.classes.index(label)) for label in blind]
    parts = Parallel(n_jobs=-1)(
        delayed(score_views)(examples, train, [view.view for view in views])
        for train, views in zip(trains, blind.values(), strict=True)
    )
    rated = {}
    for (label, views), scores in zip(blind.items(), parts, strict=True):
        chances = zip(views, softmax(scores / trial.temperature), strict=True)
        rated[label] = [rate(view, examples.classes, p, trial.weighing) for view, p in chances]
    return rated


def hold_classes_out(
    examples: Examples, views: Sequence[LabelledView], trial: Trial, blind: Mapping[str, Sequence[LabelledView]]
) -> dict[str, Any]:
    """Return the mean confidence in a named class on classes that neither model nor rules know, and on known ones.

    ``blind`` holds, for each class to be left out, views of its logs that were made without its rules. An answer
    ``unknown`` names no class: its confidence counts as 0. ``unknown_share`` says how often that is the answer.
    """
    rated = {
        label: [_best(chances) for chances in found] for label, found in rate_blind(examples, trial, blind).items()
    }
    given = zip(views, trial.answers.answers, trial.answers.confidences, strict=True)
    known = [(answer, p) for view, answer, p in given if view.label in blind]
    left_out = [pair for pairs in rated.values() for pair in pairs]
    return {
        "left_out": _mean_claim(left_out),
        "known": _mean_claim(known),
        "unknown_share": float(np.mean([label == "unknown" for label, _ in left_out])),
        "by_class": {label: _mean_claim(pairs) for label, pairs in rated.items()},
    }


def _mean_claim(rated: Sequence[tuple[str, float]]) -> float:
    return float(np.mean([0.0 if label == "unknown" else p for label, p in rated]))
