"""What a diagnosis is: frozen values, ready for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class Evidence:
    """A line of the log that the answer rests on.

    ``text`` is the line, of the cause with the neighbour without which it says nothing (at most three lines). ``line``
    counts from 1 (newlines only; carriage returns do not count), ``time`` is ISO 8601 as far as
    the line carries it, ``rule`` names the rule that recognised the line, if one did.
    """

    text: str
    line: int
    rank: int | None = None
    host: str | None = None
    time: str | None = None
    file: str | None = None
    role: str = "cause"
    label: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """Why a run failed, as far as its log shows.

    Examples
    --------
    >>> d = Diagnosis(label="unknown", family="none", confidence=0.0)
    >>> d.to_dict()["schema_version"]
    1
    """

    label: str
    family: str
    confidence: float
    cause: Evidence | None = None
    evidence: tuple[Evidence, ...] = ()
    alternatives: tuple[tuple[str, float], ...] = ()
    source: str = "rule"
    reason: str = ""
    signature: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    retry: str = "none"
    remedies: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    meaning: str = ""
    model: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain lists, dicts and numbers, with ``schema_version``."""
        plain = asdict(self)
        plain["alternatives"] = [[label, probability] for label, probability in self.alternatives]
        for name in ("evidence", "remedies", "avoid"):
            plain[name] = list(plain[name])
        return {"schema_version": SCHEMA_VERSION, **plain}

    def __str__(self) -> str:
        where = ""
        if self.cause is not None:
            rank = f", rank {self.cause.rank}" if self.cause.rank is not None else ""
            where = f" (line {self.cause.line}{rank}): {self.cause.text.strip()[:200]}"
        return f"{self.label} {self.confidence:.0%}{where}"
