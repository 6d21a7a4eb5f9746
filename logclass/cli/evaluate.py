"""``logclass evaluate``: how a model does on labelled logs."""

from __future__ import annotations

import json
from pathlib import Path

import click

from logclass.errors import LogclassError


@click.command()
@click.argument("model", type=click.Path(path_type=Path))
@click.argument("corpus", type=click.Path(path_type=Path))
@click.option("--errors", is_flag=True, help="List the wrong answers on stderr.")
@click.option("--prior", help="Failure mix of the site: a profile's name, or a JSON file of class: share.")
def evaluate(model: Path, corpus: Path, errors: bool, prior: str | None) -> None:
    """Measure MODEL (a folder, or "default") on CORPUS: JSON lines with "label" and "text" or "path".

    The metrics go to stdout as JSON. "also" in a row names other labels that are right, "cause" a piece of the line
    that shows the cause.
    """
    from logclass.api import find_default_model, load
    from logclass.corpus import read_corpus
    from logclass.evaluation import judge_examples, summarise

    folder = find_default_model() if str(model) == "default" else model
    try:
        judged = list(judge_examples(load(folder, prior=read_prior_option(prior)), read_corpus(corpus)))
    except (LogclassError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    if not judged:
        raise click.ClickException(f"{corpus}: no logs in it")
    for number, one in enumerate(judged, 1):
        if errors and one.wanted != one.diagnosis.label:
            given = one.diagnosis
            click.echo(
                f"{corpus}: log {number}: {one.example.label}, answered {given.label} {given.confidence:.2f}", err=True
            )
    click.echo(json.dumps(summarise(judged), indent=1))


def read_prior_option(prior: str | None) -> dict[str, float] | str | None:
    """Return the prior that an option names: a profile, or a mapping from a JSON file.

    Raises
    ------
    ValueError
        The file holds no JSON object.
    """
    if prior is None or not prior.endswith(".json"):
        return prior
    try:
        table = json.loads(Path(prior).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(f"{prior}: {error}") from error
    if not isinstance(table, dict):
        raise ValueError(f"{prior}: not a JSON object of class: share")
    return table
