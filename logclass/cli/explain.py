"""``logclass explain``: what a class means and what helps."""

from __future__ import annotations

import shutil
from difflib import get_close_matches

import click

from logclass.taxonomy import taxonomy


@click.command()
@click.argument("label", metavar="[CLASS]", required=False)
@click.option("--format", "form", type=click.Choice(["text", "json", "markdown"]), default="text", show_default=True)
def explain(label: str | None, form: str) -> None:
    """Explain a CLASS: what it means, whether to retry, what helps, what does not. Without one, list all."""
    from logclass.render.classes import render_class, render_taxonomy

    known = taxonomy()
    if label is None:
        click.echo(render_taxonomy(known, form))
        return
    if label not in known:
        near = get_close_matches(label, known, n=3, cutoff=0.4)
        hint = f"; did you mean {', '.join(near)}?" if near else "; 'logclass explain' lists them"
        raise click.BadParameter(f"no class is called {label!r}{hint}", param_hint="CLASS")
    click.echo(render_class(known[label], form, shutil.get_terminal_size((100, 30)).columns))
