"""The failure classes: read from ``taxonomy.toml``, the only list of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from logclass.errors import TaxonomyError

RETRIES = frozenset({"fix_first", "retry", "retry_elsewhere", "wait_then_retry", "resume", "inspect", "none"})
_FILE = Path(__file__).with_name("taxonomy.toml")


@dataclass(frozen=True, slots=True)
class FailureClass:
    """One class: what it means and what to do about it.

    ``title`` is the class in words; ``remedies`` are in order of preference; ``avoid`` lists the plausible
    things that do not help; ``retry`` is one of :data:`RETRIES`, ``retry_why`` says why in a sentence.
    """

    id: str
    family: str
    title: str
    meaning: str
    retry: str
    retry_why: str
    remedies: tuple[str, ...]
    avoid: tuple[str, ...]
    since: str


class Taxonomy(Mapping[str, FailureClass]):
    """Classes by id, in the order of the file.

    Examples
    --------
    >>> taxonomy()["gpu_oom"].family
    'memory'
    """

    def __init__(self, classes: Mapping[str, FailureClass]) -> None:
        self._classes = dict(classes)

    def __getitem__(self, label: str) -> FailureClass:
        return self._classes[label]

    def __iter__(self) -> Iterator[str]:
        return iter(self._classes)

    def __len__(self) -> int:
        return len(self._classes)

    def families(self) -> dict[str, tuple[str, ...]]:
        """Return the class ids of each family, in order."""
        found: dict[str, list[str]] = {}
        for label, entry in self._classes.items():
            found.setdefault(entry.family, []).append(label)
        return {family: tuple(labels) for family, labels in found.items()}


def _text(table: Mapping[str, Any], name: str, where: str) -> str:
    value = table.get(name)
    if not isinstance(value, str) or not value.strip():
        raise TaxonomyError(f"{where}: field '{name}' must be a non-empty string")
    return value


def _texts(table: Mapping[str, Any], name: str, where: str) -> tuple[str, ...]:
    value = table.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and item.strip() for item in value):
        raise TaxonomyError(f"{where}: field '{name}' must be a list of strings")
    return tuple(value)


def _entry(label: str, table: Any, file: Path) -> FailureClass:
    where = f"{file}: class '{label}'"
    if not isinstance(table, dict):
        raise TaxonomyError(f"{where}: must be a table")
    words = {name: _text(table, name, where) for name in ("family", "title", "meaning", "retry", "retry_why", "since")}
    if words["retry"] not in RETRIES:
        raise TaxonomyError(f"{where}: retry '{words['retry']}' is not one of {', '.join(sorted(RETRIES))}")
    return FailureClass(
        id=label, remedies=_texts(table, "remedies", where), avoid=_texts(table, "avoid", where), **words
    )


def read_taxonomy(file: Path) -> Taxonomy:
    """Return the classes of one TOML file.

    Raises
    ------
    TaxonomyError
        The file is no TOML, or a class lacks a field; the message names file, class and field.
    """
    import tomllib  # not at the top: importing the package stays quick

    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise TaxonomyError(f"{file}: {error}") from error
    return Taxonomy({label: _entry(label, table, file) for label, table in tables.items()})


@lru_cache(maxsize=1)
def taxonomy() -> Taxonomy:
    """Return the shipped classes.

    Examples
    --------
    >>> len(taxonomy())
    39
    """
    return read_taxonomy(_FILE)
