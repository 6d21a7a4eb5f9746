"""``logclass classify``: why a run failed."""

from __future__ import annotations

import logging
import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from logclass.errors import LogclassError, ModelError
from logclass.render.wording import clean

if TYPE_CHECKING:
    from logclass.api import Classifier
    from logclass.results import Diagnosis

FORMATS = ("text", "json", "jsonl", "markdown")
STDIN = "-"


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...|-")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option("--model", type=click.Path(path_type=Path), help="Folder of a model of your own.")
@click.option("--no-model", is_flag=True, help="Let the rules answer alone.")
@click.option(
    "--top", type=click.IntRange(min=1), help="How many classes to name with their chances (default: more if unsure)."
)
def classify(files: tuple[str, ...], form: str, model: Path | None, no_model: bool, top: int | None) -> None:
    """Say why the runs failed whose logs are in FILEs ("-" is stdin), one answer for each.

    A file that cannot be read is named on stderr; the others are answered, and the exit code is 1.
    """
    if model is not None and no_model:
        raise click.UsageError("--model and --no-model exclude each other")
    classifier = _load(model, no_model)
    answers = _Answers(form, len(files), top)
    failed = False
    for name in files:
        try:
            diagnosis = _answer(classifier, name)
        except OSError as error:  # of reading only: a closed stdout is not this file's fault
            failed = True
            click.echo(f"logclass: {clean(name)}: {error.strerror or error}", err=True)
        else:
            answers.show(name, diagnosis)
    answers.finish()
    sys.exit(1 if failed else 0)


def _load(model: Path | None, no_model: bool) -> Classifier:
    from logclass.api import default_classifier, load

    if sys.stderr.isatty():  # the first call on a machine takes seconds; say why
        logging.basicConfig(level=logging.INFO, format="logclass: %(message)s")
    try:
        return load(model) if model is not None or no_model else default_classifier()
    except ModelError as error:
        raise click.UsageError(str(error)) from error
    except LogclassError as error:
        raise click.ClickException(str(error)) from error


def _answer(classifier: Classifier, name: str) -> Diagnosis:
    if name != STDIN:
        return classifier.classify_run([name])
    if sys.stdin.isatty():
        click.echo("reading the log from the terminal; end with Ctrl-D", err=True)
        return classifier.classify(sys.stdin.buffer.read())  # block by block it would take Ctrl-D twice
    return classifier.classify_stream(sys.stdin.buffer)


class _Answers:
    """Prints answers as they come, except for one JSON array of several."""

    def __init__(self, form: str, count: int, top: int | None) -> None:
        self.form = form
        self.count = count
        self.top = top
        self.kept: list[tuple[str, Diagnosis]] = []

    def show(self, name: str, diagnosis: Diagnosis) -> None:
        """Print one answer, or keep it for the array."""
        if self.top is not None:
            diagnosis = replace(diagnosis, alternatives=diagnosis.alternatives[: self.top])
        self.kept.append((name, diagnosis))
        if self.form != "json":
            self._print()

    def finish(self) -> None:
        """Print what is kept."""
        if self.form == "json" and (self.kept or self.count > 1):
            self._print()

    def _print(self) -> None:
        from logclass.render import render, render_json

        colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        width = shutil.get_terminal_size((100, 30)).columns
        if self.form == "json":
            text = render_json(self.kept, array=self.count > 1)
        else:
            text = render([*self.kept], self.form, width=width, colour=colour, top=self.top)
        gap = "\n" if self.count > 1 and self.form in ("text", "markdown") else ""
        click.echo(text + gap)
        self.kept.clear()
