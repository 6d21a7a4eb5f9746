"""``logclass rules``: list, lint and test the rules, and show what they see in a log."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from logclass.decide.verdict import Reading
    from logclass.rules.rule import Rule

_FILES = click.argument("files", nargs=-1, type=click.Path(path_type=Path))


@click.group()
def rules() -> None:
    """List, lint and test the rules, and show what they see in a log."""


@rules.command("list")
@click.option("--class", "label", help="Only the rules of one class.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def list_rules(label: str | None, form: str) -> None:
    """List the shipped rules."""
    from logclass.rules.loader import load_rules
    from logclass.taxonomy import taxonomy

    if label is not None and label not in taxonomy():
        raise click.BadParameter(f"no class is called {label!r}", param_hint="--class")
    chosen = [rule for rule in load_rules(nursery=True) if label in (None, rule.label)]
    if form == "json":
        click.echo(json.dumps([_to_row(rule) for rule in chosen], indent=1))
        return
    for rule in chosen:
        click.echo(f"{rule.id:<58} {rule.role:<12} {rule.strength}  {rule.framework or ''}")
    click.echo(f"{len(chosen)} rules", err=True)


def _to_row(rule: Rule) -> dict[str, Any]:
    names = (
        "id",
        "label",
        "role",
        "strength",
        "patterns",
        "unless",
        "ignore_case",
        "framework",
        "source",
        "note",
        "status",
    )
    return {name: getattr(rule, name) for name in names}


@rules.command("lint")
@_FILES
def lint_rules(files: tuple[Path, ...]) -> None:
    """Check rule FILES (default: the shipped ones); exit 1 if anything is found."""
    from logclass.rules.lint import lint_files
    from logclass.rules.loader import find_files

    findings = lint_files(list(files) or find_files())
    for finding in findings:
        click.echo(str(finding))
    click.echo(f"{len(findings)} findings", err=True)
    sys.exit(1 if findings else 0)


@rules.command("test")
@_FILES
def test_rules(files: tuple[Path, ...]) -> None:
    """Hold the examples of rule FILES (default: the shipped ones) against their rules, on both engines."""
    from logclass.errors import RuleError
    from logclass.rules.lint import find_engine_differences, matches_examples
    from logclass.rules.loader import load_rules

    try:
        chosen = load_rules(files or None, nursery=True)
    except RuleError as error:
        raise click.ClickException(str(error)) from error
    failures = [f"{rule.id}: {advice}" for rule in chosen if (advice := matches_examples(rule))]
    failures += find_engine_differences(chosen)
    for failure in failures:
        click.echo(failure)
    examples = sum(len(rule.match) + len(rule.not_match) for rule in chosen)
    click.echo(f"{len(chosen)} rules, {examples} examples, {len(failures)} failures", err=True)
    sys.exit(1 if failures else 0)


@rules.command("show")
@click.argument("file", type=click.File("rb"))
@click.option(
    "--rules", "files", multiple=True, type=click.Path(path_type=Path), help="Rule files instead of the shipped."
)
def show_log(file: Any, files: tuple[Path, ...]) -> None:
    """Show what scanner and parser see in the log FILE ("-" for stdin), line by line, and what the rules conclude."""
    from logclass.decide.diagnosis import diagnose_by_rules
    from logclass.errors import RuleError
    from logclass.parsing.decode import read_blocks
    from logclass.rules.cache import load_scanner
    from logclass.rules.digest import build_document
    from logclass.rules.loader import load_rules
    from logclass.rules.scanner import Scanner

    try:
        scanner = Scanner.compile(load_rules(files)) if files else load_scanner()
    except RuleError as error:
        raise click.ClickException(str(error)) from error
    document = build_document(read_blocks(file), scanner)
    reading, verdict, answer = diagnose_by_rules(document, scanner)
    for line in _describe(reading):
        click.echo(line)
    click.echo(f"rules say: {verdict.label} ({answer.confidence:.0%}; {verdict.tier}; {verdict.reason})")


def _describe(reading: Reading) -> Iterator[str]:
    document = reading.document
    size = f"{document.size_bytes} bytes, {document.newlines} newlines, {len(document.windows)} windows"
    yield f"{size}; rules or markers on {len(reading.found)} lines"
    standing = {(c.position, c.rule.id): c for c in reading.candidates}
    rows = sorted([*reading.found, *reading.progress.sample], key=lambda hits: hits.line.position)
    for hits in rows:
        prefix = hits.line.prefix
        facts = {"rank": prefix.rank, "level": prefix.level, "host": prefix.host, "time": prefix.time}
        known = " ".join(f"{name}={value}" for name, value in facts.items() if value is not None)
        yield f"{hits.line.number:>8}  {_printable(hits.line.message[:160])}  {known}"
        for hit in hits.hits:
            candidate = standing.get((hits.line.position, hit.rule.id))
            weight = f"weight {candidate.weight:g} {candidate.kind}" if candidate else ""
            recovered = " recovered" if candidate and candidate.recovered else ""
            yield f"          {hit.rule.role} {hit.rule.id} {weight}{recovered} {hit.facts or ''}"
        if hits.markers:
            yield f"          {' '.join(hits.markers)}"


def _printable(text: bytes) -> str:
    return "".join(char if char.isprintable() else "?" for char in text.decode("utf-8", "replace"))
