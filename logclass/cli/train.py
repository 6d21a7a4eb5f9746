"""``logclass train``: a model from labelled logs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from logclass.errors import CorpusError


@click.command()
@click.argument("corpora", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Folder that the model is written to.")
@click.option("--name", help="Name of the model (default: that of the folder).")
@click.option("--seed", type=int, default=0, show_default=True)
def train(corpora: tuple[Path, ...], out: Path, name: str | None, seed: int) -> None:
    """Train a model on CORPORA: JSON lines with "text" and "label", and "group" for texts of one form.

    The metrics go to stdout as JSON; they are measured on groups held out of training.
    """
    from logclass.training import train as run_training

    try:
        metrics = run_training(corpora, out, name=name, seed=seed, watch=_show_progress)
    except CorpusError as error:
        raise click.ClickException(str(error)) from error
    click.echo(json.dumps(metrics, indent=1))
    click.echo(f"model written to {out}", err=True)


def _show_progress(examples: Iterable[Any]) -> Iterable[Any]:
    from rich.console import Console
    from rich.progress import track

    console = Console(file=sys.stderr)
    return track(list(examples), "reading logs", console=console, disable=not console.is_terminal)
