"""Words that all forms for people share."""

from __future__ import annotations

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
_UNITS = ("B", "KiB", "MiB", "GiB", "TiB")
_SHOWN_FIRST = ("framework", "exception", "exit_code", "signal", "xid", "step", "epoch")


def name_class(label: str) -> str:
    """Return a class in words; the id itself for a class that the taxonomy does not know."""
    entry = taxonomy().get(label)
    return entry.title if entry else label.replace("_", " ")


def name_confidence(confidence: float) -> str:
    """Return a probability in words and per cent.

    Examples
    --------
    >>> name_confidence(0.93)
    'nearly sure, 93 %'
    """
    words = next(words for floor, words in _LEVELS if confidence >= floor)
    return f"{words}, {confidence:.0%}".replace("%", " %")


def name_place(evidence: Evidence) -> str:
    """Return where a line stands: number, rank, host, file."""
    parts = [f"line {evidence.line}"]
    parts += [f"rank {evidence.rank}"] if evidence.rank is not None else []
    parts += [f"on {evidence.host}"] if evidence.host else []
    return ", ".join(parts)


def name_facts(diagnosis: Diagnosis) -> list[str]:
    """Return the facts as ``name: value``, the telling ones first."""
    names = sorted(diagnosis.facts, key=lambda name: (name not in _SHOWN_FIRST, name))
    return [f"{name.removesuffix('_bytes')}: {show_value(name, diagnosis.facts[name])}" for name in names]


def show_value(name: str, value: Any) -> str:
    """Return a fact's value; sizes in bytes with a unit.

    Examples
    --------
    >>> show_value("requested_bytes", 2147483648)
    '2.00 GiB'
    """
    if not name.endswith("_bytes") or not isinstance(value, int | float):
        return clean(str(value))[:80]
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
    return "".join(c if c.isprintable() else " " if c in "\t\u00a0" else f"\\x{ord(c):02x}" for c in text)


def retry_reason(diagnosis: Diagnosis) -> str:
    """Return whether to retry, and why."""
    entry = taxonomy().get(diagnosis.label)
    words = RETRY_WORDS.get(diagnosis.retry, diagnosis.retry)
    return f"{words} {entry.retry_why}" if entry else words
