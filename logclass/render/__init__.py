"""A diagnosis as text for people, as JSON for programs, as Markdown for trackers."""

from __future__ import annotations

from collections.abc import Callable

from logclass.render.json import render_json, render_jsonl
from logclass.render.markdown import render_markdown
from logclass.render.text import render_text
from logclass.results import Diagnosis

FORMATS = ("text", "json", "jsonl", "markdown")

__all__ = ["FORMATS", "render", "render_json", "render_jsonl", "render_markdown", "render_text"]


def render(
    results: list[tuple[str | None, Diagnosis]],
    form: str,
    *,
    width: int = 100,
    colour: bool = False,
    top: int | None = None,
) -> str:
    """Return diagnoses, each with the name of its input, in one of :data:`FORMATS`.

    ``top`` is how many classes the forms for people name; else an unsure answer names up to four.

    Examples
    --------
    >>> from logclass.results import Diagnosis
    >>> render([("run.log", Diagnosis("unknown", "none", 0.0))], "jsonl")[:40]
    '{"input": "run.log", "schema_version": 1'
    """
    several: dict[str, Callable[[], str]] = {
        "text": lambda: "\n\n".join(
            render_text(d, source=name, width=width, colour=colour, top=top) for name, d in results
        ),
        "json": lambda: render_json(results),
        "jsonl": lambda: render_jsonl(results),
        "markdown": lambda: "\n\n".join(render_markdown(d, source=name, top=top) for name, d in results),
    }
    return several[form]()
