"""Words that all forms for people share."""

from __future__ import annotations

import math
from typing import Any

from logclass.results import Diagnosis, Evidence
from logclass.taxonomy import taxonomy

RETRY_WORDS = {
    "fix_first": "No: fix it first.",
    "retry": "Yes: retry as it is.",
    "retry_elsewhere": "Yes: on other nodes.",
    "wait_then_retry": "Yes: after a pause.",
    "resume": "Yes: resume from the last checkpoint.",
    "inspect": "Not yet: find the reason first.",
    "none": "Nothing to retry.",
}
_LEVELS = ((0.9, "nearly sure"), (0.75, "likely"), (0.5, "probably"), (0.25, "a guess"), (0.0, "not known"))
SURE = 0.8
_ROLES = {
    "cause": "another error",
    "consequence": "also",
    "wrapper": "only reports it",
    "benign": "harmless",
    "recovered": "overcome",
    "progress": "progress",
}
_UNITS = ("B", "KiB", "MiB", "GiB", "TiB")
LONGEST_FACT = 80
_SHOWN_FIRST = ("framework", "exception", "exit_code", "signal", "xid", "requested_bytes", "step", "epoch")


def name_class(label: str) -> str:
    """Return a class in words; the id itself for a class that the taxonomy does not know."""
    entry = taxonomy().get(label)
    return entry.title if entry else clean(label.replace("_", " "))


def name_answer(diagnosis: Diagnosis) -> str:
    """Return how sure the answer is; for ``unknown`` that there is none.

    Examples
    --------
    >>> name_answer(Diagnosis("unknown", "none", 0.0))
    'no cause found'
    >>> name_answer(Diagnosis("gpu_oom", "memory", 0.93))
    'nearly sure, 93 %'
    """
    if diagnosis.label != "unknown":
        return name_confidence(diagnosis.confidence)
    sure = f"; {show_share(diagnosis.confidence)} sure that the text holds none" if diagnosis.confidence else ""
    return f"no cause found{sure}"


def name_confidence(confidence: float) -> str:
    """Return a probability in words and per cent.

    Examples
    --------
    >>> name_confidence(0.93)
    'nearly sure, 93 %'
    """
    words = next(words for floor, words in _LEVELS if confidence >= floor)
    return f"{words}, {show_share(confidence)}"


def show_share(share: float) -> str:
    """Return a share of one in per cent."""
    return f"{share * 100:.0f} %"


def name_others(diagnosis: Diagnosis, top: int | None = None) -> list[str]:
    """Return the other classes and their chances: the next ``top`` - 1, or three where the answer is not sure."""
    if top is None:
        top = 4 if diagnosis.confidence < SURE else 1
    others = [pair for pair in diagnosis.alternatives if pair[0] != diagnosis.label]
    return [f"{clean(label)} {show_share(chance)}" for label, chance in others[: max(0, top - 1)]]


def name_place(evidence: Evidence, source: str | None = None) -> str:
    """Return where a line stands: number, rank, host, and its file where that is not ``source``.

    Examples
    --------
    >>> name_place(Evidence("out of memory", line=7, rank=3, file="rank3.log"), "rank0.log")
    'line 7, rank 3, in rank3.log'
    """
    parts = [f"line {evidence.line}"]
    parts += [f"rank {evidence.rank}"] if evidence.rank is not None else []
    parts += [f"on {clean(evidence.host)}"] if evidence.host else []
    parts += [f"in {clean(evidence.file)}"] if evidence.file and evidence.file != source else []
    return ", ".join(parts)


def name_facts(diagnosis: Diagnosis) -> list[str]:
    """Return the facts as ``name: value``, the telling ones first."""
    order = {name: at for at, name in enumerate(_SHOWN_FIRST)}
    known = [name for name, value in diagnosis.facts.items() if value is not None]
    names = sorted(known, key=lambda name: (order.get(name, len(order)), name))
    return [f"{clean(name.removesuffix('_bytes'))}: {show_value(name, diagnosis.facts[name])}" for name in names]


def show_value(name: str, value: Any) -> str:
    """Return a fact's value; sizes in bytes with a unit.

    Examples
    --------
    >>> show_value("requested_bytes", 2147483648)
    '2.00 GiB'
    """
    if not name.endswith("_bytes") or not isinstance(value, int | float) or not math.isfinite(value):
        shown = clean(str(value))
        return shown if len(shown) <= LONGEST_FACT else shown[: LONGEST_FACT - 1] + "…"
    size, unit = float(value), 0
    while size >= 1024 and unit < len(_UNITS) - 1:
        size, unit = size / 1024, unit + 1
    return f"{size:.2f} {_UNITS[unit]}" if unit else f"{int(size)} B"


def clean(text: str) -> str:
    """Return text whose control characters are shown, not obeyed.

    Examples
    --------
    >>> clean("a\\tb\\x1b[31mc")
    'a b\\\\x1b[31mc'
    """
    return text if text.isprintable() else "".join(map(_show_character, text))


def join_lines(text: str) -> str:
    """Return the lines of a message as one.

    Examples
    --------
    >>> join_lines("Missing:\\n  head.bias\\n")
    'Missing: head.bias'
    """
    return " ".join(line.strip() for line in text.strip().split("\n"))


def _show_character(c: str) -> str:
    if c.isprintable():
        return c
    if c in "\t\u00a0":
        return " "
    return f"\\x{ord(c):02x}" if ord(c) < 256 else f"\\u{ord(c):04x}"


def retry_reason(diagnosis: Diagnosis) -> str:
    """Return whether to retry, and why."""
    entry = taxonomy().get(diagnosis.label)
    words = RETRY_WORDS.get(diagnosis.retry, diagnosis.retry)
    return f"{words} {entry.retry_why}" if entry else words


def name_decider(diagnosis: Diagnosis) -> str:
    """Return who decided, and why.

    Examples
    --------
    >>> name_decider(Diagnosis("unknown", "none", 0.0, reason="the text is empty"))
    'by the rules (the text is empty)'
    """
    who = {"model": "by the model", "rule": "by the rules"}.get(diagnosis.source, f"by {clean(diagnosis.source)}")
    return f"{who} ({clean(diagnosis.reason)})" if diagnosis.reason else who


def explain_no_line(diagnosis: Diagnosis) -> str:
    """Return why no line is shown."""
    if diagnosis.label == "unknown":
        return "Nothing in this text names a cause."
    return "No error stands in this text." if diagnosis.label == "success" else "No single line shows it."


def find_others(diagnosis: Diagnosis) -> list[Evidence]:
    """Return the evidence beside the cause."""
    return [evidence for evidence in diagnosis.evidence if evidence != diagnosis.cause]


def name_role(evidence: Evidence) -> str:
    """Return what a line is to the failure, in words."""
    return _ROLES.get(evidence.role, clean(evidence.role))
