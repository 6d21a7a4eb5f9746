"""``logclass train``: a model from labelled logs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from logclass.errors import CorpusError
from logclass.render.card import render_card


@click.command()
@click.argument("corpora", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Folder that the model is written to.")
@click.option("--name", help="Name of the model (default: that of the folder).")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--test", "tests", multiple=True, type=click.Path(path_type=Path), help="Logs that are only measured.")
@click.option("--thorough", is_flag=True, help="Also leave out whole frameworks and classes, and write card.md.")
def train(corpora: tuple[Path, ...], out: Path, **options: Any) -> None:
    """Train a model on CORPORA: JSON lines with "text" (or "path") and "label", and "group" for texts of one form.

    The metrics go to stdout as JSON; they are measured on groups held out of training.
    """
    from logclass.training import train as run_training

    try:
        metrics = run_training(corpora, out, watch=_show_progress, **options)
    except CorpusError as error:
        raise click.ClickException(str(error)) from error
    if options["thorough"]:
        (out / "card.md").write_text(render_card(metrics, out.name), encoding="utf-8")
    click.echo(json.dumps(metrics, indent=1))
    click.echo(f"model written to {out}", err=True)


def _show_progress(examples: Iterable[Any]) -> Iterable[Any]:
    from rich.console import Console
    from rich.progress import track

    console = Console(file=sys.stderr)
    return track(list(examples), "reading logs", console=console, disable=not console.is_terminal)
