"""A diagnosis for issue trackers, pull requests and job summaries."""

from __future__ import annotations

import re

from logclass.render import wording
from logclass.results import Diagnosis

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&])")


def render_markdown(diagnosis: Diagnosis, *, source: str | None = None) -> str:
    """Return a diagnosis as Markdown; log text stands in a fence that it cannot close.

    Examples
    --------
    >>> print(render_markdown(Diagnosis("unknown", "none", 0.0)).splitlines()[0])
    ### It failed, and this text does not say why (`unknown`)
    """
    parts = [f"### {wording.name_class(diagnosis.label)} (`{diagnosis.label}`)"]
    head = f"{wording.name_confidence(diagnosis.confidence)}; {diagnosis.source}: {_escape(diagnosis.reason)}"
    parts.append(f"{head}; {_escape(source)}" if source else head)
    if diagnosis.cause is not None:
        parts.append(f"**{wording.name_place(diagnosis.cause)}**\n\n{_fence(diagnosis.cause.text)}")
    facts = [_escape(fact) for fact in wording.name_facts(diagnosis)]
    if facts:
        parts.append("Facts: " + "; ".join(facts))
    parts.append(f"**Retry?** {_escape(wording.retry_reason(diagnosis))}")
    if diagnosis.remedies:
        steps = [f"{number}. {_escape(remedy)}" for number, remedy in enumerate(diagnosis.remedies, 1)]
        parts.append("**What helps**\n\n" + "\n".join(steps))
    if diagnosis.avoid:
        parts.append("**What does not**\n\n" + "\n".join(f"- {_escape(useless)}" for useless in diagnosis.avoid))
    return "\n\n".join(parts)


def _fence(text: str) -> str:
    shown = wording.clean(text.strip())
    longest = max((len(run) for run in re.findall("`+", shown)), default=0)
    ticks = "`" * max(3, longest + 1)
    return f"{ticks}text\n{shown}\n{ticks}"


def _escape(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", wording.clean(text))
