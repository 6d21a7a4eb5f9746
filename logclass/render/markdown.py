"""A diagnosis for issue trackers, pull requests and job summaries."""

from __future__ import annotations

import re
from collections.abc import Iterable

from logclass.render import wording
from logclass.results import Diagnosis, Evidence

MOST_OTHERS = 3
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&])")


def render_markdown(diagnosis: Diagnosis, *, source: str | None = None, top: int | None = None) -> str:
    """Return a diagnosis as Markdown; log text stands in fences and spans that it cannot close.

    ``top`` asks for that many classes with their chances; else an unsure answer names up to four.

    Examples
    --------
    >>> print(render_markdown(Diagnosis("unknown", "none", 0.0)).splitlines()[0])
    ### It failed, and this text does not say why (`unknown`)
    """
    parts = [f"### {escape(wording.name_class(diagnosis.label))} ({span(diagnosis.label)})"]
    head = f"{wording.name_answer(diagnosis)}; decided {escape(wording.name_decider(diagnosis))}"
    parts.append(f"{head}; {span(source)}" if source else head)
    others = wording.name_others(diagnosis, top)
    parts += ["Or else: " + ", ".join(map(span, others))] if others else []
    parts += _show_evidence(diagnosis, source)
    facts = [span(fact) for fact in wording.name_facts(diagnosis)]
    parts += ["Facts: " + ", ".join(facts)] if facts else []
    parts.append(f"**Retry?** {escape(wording.retry_reason(diagnosis))}")
    parts += list_under("What helps", map(escape, diagnosis.remedies), "1.")
    parts += list_under("What does not", map(escape, diagnosis.avoid), "-")
    return "\n\n".join(parts)


def _show_evidence(diagnosis: Diagnosis, source: str | None) -> list[str]:
    parts = [wording.explain_no_line(diagnosis)]
    if diagnosis.cause is not None:
        place = escape(wording.name_place(diagnosis.cause, source))
        parts = [f"**{place}**\n\n{_fence(diagnosis.cause.text.strip().splitlines())}"]
    others = wording.find_others(diagnosis)[:MOST_OTHERS]
    return parts + ([_fence(_describe(evidence, source) for evidence in others)] if others else [])


def _describe(evidence: Evidence, source: str | None) -> str:
    return f"{wording.name_role(evidence)}, {wording.name_place(evidence, source)}: {wording.join_lines(evidence.text)}"


def _fence(lines: Iterable[str]) -> str:
    shown = "\n".join(wording.clean(line.strip()) for line in lines)
    ticks = "`" * max(3, _longest_run(shown) + 1)
    return f"{ticks}text\n{shown}\n{ticks}"


def _longest_run(text: str) -> int:
    return max((len(run) for run in re.findall("`+", text)), default=0)


def span(text: str) -> str:
    """Return text as a code span, in which trackers see no names, numbers or links.

    Examples
    --------
    >>> span("see #12, @root")
    '`see #12, @root`'
    >>> span("a `b`")
    '`` a `b` ``'
    """
    shown = wording.clean(text)
    ticks = "`" * (_longest_run(shown) + 1)
    return f"{ticks} {shown} {ticks}" if len(ticks) > 1 else f"{ticks}{shown}{ticks}"


def escape(text: str) -> str:
    """Return text that Markdown shows as it stands.

    Examples
    --------
    >>> print(escape("__getitem__"))
    \\_\\_getitem\\_\\_
    """
    return _SPECIAL.sub(r"\\\1", wording.clean(text))


def list_under(head: str, items: Iterable[str], mark: str) -> list[str]:
    """Return a list of Markdown under a bold head as one part, or no part for no items."""
    rows = [f"{mark} {item}" for item in items]
    return [f"**{head}**\n\n" + "\n".join(rows)] if rows else []
