"""One screen for a tired person."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from logclass.render import wording
from logclass.render.page import Page
from logclass.results import Diagnosis, Evidence

MOST_REMEDIES = 5
MOST_OTHERS = 3
MOST_FACTS = 8
SURE = 0.8


def render_text(diagnosis: Diagnosis, *, source: str | None = None, width: int = 100, colour: bool = False) -> str:
    """Return class, confidence, the line, what to do, what not to, whether to retry.

    Examples
    --------
    >>> print(render_text(Diagnosis("unknown", "none", 0.0, reason="the text is empty"), width=60).splitlines()[0])
    It failed, and this text does not say why  (unknown)
    """
    page = Page(max(40, min(width, 110)), colour)
    if source is not None:
        page.line(wording.clean(source), "dim")
    page.line(f"{wording.name_class(diagnosis.label)}  ({diagnosis.label})", _tone(diagnosis))
    page.line(f"{wording.name_confidence(diagnosis.confidence)}; {diagnosis.source}: {diagnosis.reason}", "dim")
    _add_evidence(page, diagnosis)
    _add_advice(page, diagnosis)
    if diagnosis.confidence < SURE and len(diagnosis.alternatives) > 1:
        others = [f"{name} {chance:.0%}".replace("%", " %") for name, chance in diagnosis.alternatives[1:4]]
        page.block("Or:", ", ".join(others))
    return "\n".join(page.lines)


def _tone(diagnosis: Diagnosis) -> str:
    return {"success": "green", "unknown": "yellow"}.get(diagnosis.label, "red")


def _add_evidence(page: Page, diagnosis: Diagnosis) -> None:
    if diagnosis.cause is not None:
        page.lines.append("")
        page.line(f"{wording.name_place(diagnosis.cause)}:", "bold")
        page.lines += _quote(diagnosis.cause, page.width, 3)
    others = [evidence for evidence in diagnosis.evidence if evidence is not diagnosis.cause][:MOST_OTHERS]
    for evidence in others:
        head = f"{evidence.role}, {wording.name_place(evidence)}: "
        page.line(_shorten(head + wording.clean(evidence.text.strip()), page.width), "dim")
    facts = wording.name_facts(diagnosis)[:MOST_FACTS]
    if facts:
        page.block("Facts:", "; ".join(facts))


def _quote(evidence: Evidence, width: int, most: int) -> Iterator[str]:
    parts = textwrap.wrap(wording.clean(evidence.text.strip()), width - 4, break_long_words=True)
    for number, part in enumerate(parts[:most]):
        yield "  | " + (part + " …" if number == most - 1 and len(parts) > most else part)


def _shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _add_advice(page: Page, diagnosis: Diagnosis) -> None:
    page.lines.append("")
    page.block("Retry?", wording.retry_reason(diagnosis))
    page.numbered("Do:", diagnosis.remedies[:MOST_REMEDIES])
    for number, useless in enumerate(diagnosis.avoid[:2]):
        page.block("Do not:" if number == 0 else "", useless)
