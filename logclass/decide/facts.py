"""Facts about a failure, read from the line that shows it and from its neighbours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from logclass.decide.candidates import Candidate
from logclass.parsing.blocks import find_exception, find_own_frame, read_frames
from logclass.parsing.lines import Line

_UNITS = {
    "": 1,
    "k": 10**3,
    "m": 10**6,
    "g": 10**9,
    "t": 10**12,
    "ki": 2**10,
    "mi": 2**20,
    "gi": 2**30,
    "ti": 2**40,
}
_SIZE = re.compile(r"(?P<number>\d+(?:\.\d+)?)\s*(?P<unit>(?:[kmgt]i?)?)b?(?:ytes?)?", re.IGNORECASE)
_WHOLE = frozenset(
    [
        "exit_code",
        "xid",
        "sxid",
        "rank",
        "step",
        "epoch",
        "gpu",
        "errno",
        "local_rank",
        "world_size",
        "port",
        "timeout_ms",
    ]
)


def parse_size(text: str) -> int | None:
    """Return a size in bytes.

    Examples
    --------
    >>> parse_size("2.00 GiB"), parse_size("512 MB"), parse_size("much")
    (2147483648, 512000000, None)
    """
    found = _SIZE.match(text.strip())
    return int(float(found["number"]) * _UNITS[found["unit"].lower()]) if found else None


def read_facts(line: Line | None, candidate: Candidate | None, others: Iterable[Candidate]) -> dict[str, Any]:
    """Return the facts of a diagnosis; those of the cause come before those of other lines."""
    facts: dict[str, Any] = {}
    if candidate is not None:
        if candidate.rule.framework:
            facts["framework"] = candidate.rule.framework
        _add_groups(facts, candidate)
    if line is not None:
        _add_place(facts, line)
    for other in others:
        _add_groups(facts, other, only=("exit_code", "signal", "xid", "step", "epoch"))
    return facts


def _add_groups(facts: dict[str, Any], candidate: Candidate, only: tuple[str, ...] | None = None) -> None:
    for name, text in candidate.hit.facts.items():
        if only is None or name in only:
            value = _convert(name, text)
            if value is not None:
                facts.setdefault(name.replace("_size", "_bytes") if name.endswith("_size") else name, value)


def _convert(name: str, text: str) -> Any:
    if name.endswith("_size"):
        return parse_size(text)
    if name in _WHOLE:
        return int(text) if text.lstrip("-").isdigit() else None
    return text[:200]


def _add_place(facts: dict[str, Any], line: Line) -> None:
    exception = find_exception(line.message)
    if exception is None:
        return
    facts.setdefault("exception", exception)
    frame = find_own_frame(read_frames(line))
    if frame is not None:
        facts["source_file"], facts["source_line"] = frame.file, frame.line
        if frame.function:
            facts["function"] = frame.function
