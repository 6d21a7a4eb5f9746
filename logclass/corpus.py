"""Labelled logs on disk: JSON lines, a log each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from os import PathLike
from pathlib import Path

from logclass.decide.examples import Example
from logclass.errors import CorpusError


def read_corpus(path: str | PathLike[str]) -> Iterator[Example]:
    """Yield the examples of a JSON-lines file.

    A row has ``label`` and ``text``, or ``path`` of a log (seen from the current folder). Optional: ``group`` (texts of
    one group never stand on both sides of a split; its own by default), ``framework``, ``cause`` (a piece of the line
    that shows it), ``also`` (labels that are right as well).

    Raises
    ------
    CorpusError
        A line is no JSON object or lacks a field, or a log cannot be read; the message names file and line.
    """
    file = Path(path)
    try:
        with file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield _read_row(line, f"{file}:{number}", number)
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(f"{file}: {error}") from error


def _read_row(line: str, where: str, number: int) -> Example:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise CorpusError(f"{where}: {error}") from error
    if not isinstance(row, dict) or not isinstance(row.get("label"), str):
        raise CorpusError(f"{where}: needs the strings text (or path) and label")
    if not row["label"]:
        raise CorpusError(f"{where}: the label is empty")
    also = row.get("also", [])
    if not isinstance(also, list) or not all(isinstance(label, str) for label in also):
        raise CorpusError(f"{where}: also must be a list of labels")
    return Example(
        text=_read_text(row, where),
        label=row["label"],
        group=str(row.get("group", f"line {number}")),
        framework=str(row.get("framework", "any")),
        cause=str(row.get("cause", "")),
        also=tuple(also),
    )


def _read_text(row: dict[str, object], where: str) -> str | bytes:
    text, path = row.get("text"), row.get("path")
    if isinstance(text, str):
        return text
    if not isinstance(path, str):
        raise CorpusError(f"{where}: needs the strings text (or path) and label")
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise CorpusError(f"{where}: {error}") from error
