"""A model card, written from what was measured."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Metrics = Mapping[str, Any]

WHAT = """A linear classifier over the words of a few masked lines of a log, weighed against the verdict of the
rules. It was trained on logs generated from message forms (`corpora/`), never on anyone's logs. Arrays and
JSON; loading it runs no code."""
HOW = """Measured by cross-validation over message forms: no form stands on both sides of a split. In {dropout:.0%}
of the logs the rules that know the cause's wording were left out, because that is about as often as a
stranger's log holds a wording that no rule knows."""
WHY_LOWER = """The figures on forms are lower than those on real reports, and have to be. Every form counts once, the
rare ones as much as the common ones; many stand alone, without the surroundings that help a reader; some are cut or
wrapped; and forms that were held out share no wording with those in training. A report from the field mostly
repeats wordings that many people met before. A framework that was left out takes its own vocabulary with it,
so that row is lower still."""
UNKNOWN = """The model and the rules of a class were taken away, then the class's logs were answered. `unknown` claims
nothing and counts as 0."""
CONFIDENCE = """`ece` is the expected calibration error over ten bins; a perfectly calibrated model would show
{perfect:.3f} at this number of logs by chance."""


def render_card(metrics: Metrics, name: str) -> str:
    """Return the card of a model in Markdown.

    Examples
    --------
    >>> render_card({"logs": 2, "top1": 0.5}, "ours").splitlines()[0]
    '# Model card: ours'
    """
    parts = [f"# Model card: {name}", WHAT]
    parts += _overview(metrics) + _confidence(metrics) + _frameworks(metrics) + _unknown(metrics) + _classes(metrics)
    return "\n\n".join(part for part in parts if part) + "\n"


def _overview(metrics: Metrics) -> list[str]:
    rows = [("message forms held out", metrics)]
    rows += [(f"`{name}`, only measured", found) for name, found in metrics.get("tests", {}).items()]
    names = ("logs", "top1", "family", "macro_f1", "brier", "ece", "coverage_at_99", "cause_line")
    table = _table(("measured on", *names), ([title, *(_show(row.get(key)) for key in names)] for title, row in rows))
    alone = [
        f"{title} alone: {_show(metrics[key]['top1'])}"
        for title, key in (("rules", "rules_alone"), ("text", "text_alone"))
        if key in metrics
    ]
    size = metrics.get("size_bytes")
    facts = [*alone, *([f"weights on disk: {size / 1e6:.2f} MB"] if size else [])]
    speed = metrics.get("ms_per_log")
    facts += [f"median time of a log of the corpus: {speed:.2f} ms"] if speed else []
    return ["## How good it is", HOW.format(dropout=metrics.get("dropout", 0.0)), table, "; ".join(facts), WHY_LOWER]


def _confidence(metrics: Metrics) -> list[str]:
    if "reliability" not in metrics:
        return []
    bins = _table(
        ("mean confidence", "right", "logs"),
        ([_show(row["confidence"]), _show(row["right"]), _show(row["logs"])] for row in metrics["reliability"]),
    )
    risk = _table(
        ("share answered, most confident first", "wrong"),
        ([f"{float(share):.0%}", _show(wrong)] for share, wrong in metrics["risk"].items()),
    )
    sites = _table(("failure mix", "right"), ([name, _show(right)] for name, right in metrics["sites"].items()))
    perfect = CONFIDENCE.format(perfect=metrics["ece_of_a_perfect_model"])
    return [
        "## How honest its confidence is",
        perfect,
        bins,
        risk,
        "Accuracy reweighted to the failure mix of sites:",
        sites,
    ]


def _frameworks(metrics: Metrics) -> list[str]:
    found = metrics.get("leave_one_framework_out")
    if not found:
        return []
    logs = sum(row["logs"] for row in found.values())
    names = ("top1", "family", "brier", "ece")
    mean = {name: sum(row[name] * row["logs"] for row in found.values()) / logs for name in names}
    rows = [("all of them", {"logs": logs, **mean}), *found.items()]
    table = _table(
        ("left out", "logs", *names), ([name, *(_show(row[key]) for key in ("logs", *names))] for name, row in rows)
    )
    return ["## Frameworks left out of training", table]


def _unknown(metrics: Metrics) -> list[str]:
    found = metrics.get("leave_one_class_out")
    if not found:
        return []
    rows = [
        ["mean confidence in a named class, classes left out", _show(found["left_out"])],
        ["the same classes, known", _show(found["known"])],
        ["share of `unknown` among the answers", _show(found["unknown_share"])],
    ]
    return ["## Classes left out", UNKNOWN, _table(("", ""), rows)]


def _classes(metrics: Metrics) -> list[str]:
    if "classes" not in metrics:
        return []
    names = ("logs", "precision", "recall", "f1")
    rows = ([label, *(_show(row[key]) for key in names)] for label, row in metrics["classes"].items())
    return ["## By class", _table(("class", *names), rows)]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _show(value: float | None) -> str:
    if value is None:
        return "–"
    return str(value) if isinstance(value, int) else f"{value:.3f}"
