"""A class of the taxonomy, explained."""

from __future__ import annotations

import json
from dataclasses import asdict

from logclass.render.markdown import list_under
from logclass.render.page import Page
from logclass.render.wording import RETRY_WORDS
from logclass.taxonomy import FailureClass, Taxonomy


def render_class(entry: FailureClass, form: str, width: int = 100) -> str:
    """Return what a class means and what helps, as ``text``, ``json`` or ``markdown``.

    Examples
    --------
    >>> from logclass.taxonomy import taxonomy
    >>> render_class(taxonomy()["gpu_oom"], "text").splitlines()[0]
    'The accelerator ran out of memory  (gpu_oom, family memory)'
    """
    if form == "json":
        return json.dumps(asdict(entry), indent=2)
    return _class_markdown(entry) if form == "markdown" else _class_text(entry, width)


def _class_text(entry: FailureClass, width: int) -> str:
    page = Page(max(40, min(width, 110)))
    page.line(f"{entry.title}  ({entry.id}, family {entry.family})")
    page.line(entry.meaning)
    page.lines.append("")
    page.block("Retry?", f"{RETRY_WORDS[entry.retry]} {entry.retry_why}")
    page.numbered("Do:", entry.remedies)
    page.listed("Do not:", entry.avoid)
    return "\n".join(page.lines)


def _class_markdown(entry: FailureClass) -> str:
    parts = [
        f"### {entry.title} (`{entry.id}`)",
        entry.meaning,
        f"**Retry?** {RETRY_WORDS[entry.retry]} {entry.retry_why}",
        *list_under("What helps", entry.remedies, "1."),
        *list_under("What does not", entry.avoid, "-"),
    ]
    return "\n\n".join(parts)


def render_taxonomy(known: Taxonomy, form: str) -> str:
    """Return all classes by family."""
    if form == "json":
        return json.dumps([asdict(entry) for entry in known.values()], indent=2)
    lines: list[str] = []
    for family, labels in known.families().items():
        entries = [known[label] for label in labels]
        if form == "markdown":
            lines += [f"## {family}", "", *(f"- `{entry.id}`: {entry.title}" for entry in entries), ""]
        else:
            lines += [family, *(f"  {entry.id:<22} {entry.title}" for entry in entries)]
    return "\n".join(lines)
