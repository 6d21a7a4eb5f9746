"""One screen for a tired person."""

from __future__ import annotations

from logclass.render import wording
from logclass.render.page import Page
from logclass.results import Diagnosis
from logclass.taxonomy import taxonomy

MOST_LINES = 30
MOST_REMEDIES = (5, 4, 3)
MOST_OTHERS = 3
MOST_FACTS = 8
_TONES = {"success": "green", "unknown": "yellow"}


def render_text(
    diagnosis: Diagnosis, *, source: str | None = None, width: int = 100, colour: bool = False, top: int | None = None
) -> str:
    """Return class, confidence, the line, whether to retry, what to do, what not to, who decided.

    ``top`` asks for that many classes with their chances; else an unsure answer names up to four.

    Examples
    --------
    >>> print(render_text(Diagnosis("unknown", "none", 0.0, reason="the text is empty"), width=60).splitlines()[0])
    It failed, and this text does not say why  (unknown)
    """
    pages = [Page(max(40, min(width, 110)), colour) for _ in MOST_REMEDIES]
    for page, most in zip(pages, MOST_REMEDIES, strict=True):
        _add_head(page, diagnosis, source, top)
        _add_evidence(page, diagnosis, source)
        _add_advice(page, diagnosis, most)
        if len(page.lines) <= MOST_LINES:
            break
    return "\n".join(page.lines)


def _add_head(page: Page, diagnosis: Diagnosis, source: str | None, top: int | None) -> None:
    if source is not None:
        page.line(wording.clean(source), "dim")
    title = f"{wording.name_class(diagnosis.label)}  ({wording.clean(diagnosis.label)})"
    page.line(title, _TONES.get(diagnosis.label, "red"))
    page.line(wording.name_answer(diagnosis), "bold")
    others = wording.name_others(diagnosis, top)
    if others:
        page.block("Or else:", ", ".join(others))


def _add_evidence(page: Page, diagnosis: Diagnosis, source: str | None) -> None:
    page.lines.append("")
    if diagnosis.cause is not None:
        page.line(f"{wording.name_place(diagnosis.cause, source)}:", "bold")
        lines = diagnosis.cause.text.strip().split("\n")
        for line in lines:
            page.quote(wording.clean(line), 4 - len(lines))
    else:
        page.line(wording.explain_no_line(diagnosis))
    for evidence in wording.find_others(diagnosis)[:MOST_OTHERS]:
        head = f"{wording.name_role(evidence)}, {wording.name_place(evidence, source)}: "
        page.line(_shorten(head + wording.clean(wording.join_lines(evidence.text)), page.width), "dim")
    facts = wording.name_facts(diagnosis)[:MOST_FACTS]
    if facts:
        page.block("Facts:", "; ".join(facts))


def _shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _add_advice(page: Page, diagnosis: Diagnosis, most: int) -> None:
    page.lines.append("")
    page.block("Retry?", wording.retry_reason(diagnosis))
    page.numbered("Do:", map(wording.clean, diagnosis.remedies[:most]))
    hidden = len(diagnosis.remedies) - most
    if hidden > 0 and diagnosis.label in taxonomy():
        page.block("", f"{hidden} more: logclass explain {diagnosis.label}", "   ")
    page.listed("Do not:", map(wording.clean, diagnosis.avoid[:2]))
    page.block("Decided:", wording.name_decider(diagnosis))
