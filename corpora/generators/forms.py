"""Message forms: those of ``corpora/forms`` and the example lines of the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from logclass.rules.loader import load_rules
from logclass.rules.rule import Rule
from logclass.taxonomy import taxonomy

FOLDER = Path(__file__).resolve().parents[1] / "forms"
ROLES = frozenset({"cause", "benign", "step", "finished", "overcome"})
_FIELDS = frozenset({"text", "line", "framework", "source", "since", "until", "role"})


class FormError(ValueError):
    """A file of forms is malformed; the message names the file and the form."""


@dataclass(frozen=True, slots=True)
class Form:
    """How some software words something.

    ``line`` (from 1) is the line of ``text`` that names the cause; ``group`` is the unit that never stands on both
    sides of a split.
    """

    group: str
    label: str
    role: str
    text: str
    framework: str
    line: int = 1


def collect_forms() -> list[Form]:
    """Return the forms of the corpus: the example lines of the rules, then ``corpora/forms``."""
    return [*read_examples(load_rules()), *read_forms()]


def read_forms(folder: Path = FOLDER) -> list[Form]:
    """Return the forms of a folder, ``<family>/<class>.toml``, in the order of the files.

    Raises
    ------
    FormError
        A file or a form is malformed.
    """
    return [form for file in sorted(folder.glob("*/*.toml")) for form in _read_file(file)]


def _read_file(file: Path) -> Iterator[Form]:
    label = file.stem
    entry = taxonomy().get(label)
    if entry is None or entry.family != file.parent.name:
        raise FormError(f"{file}: no class {label} in the family {file.parent.name}")
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8")).get("form", [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FormError(f"{file}: {error}") from error
    for number, row in enumerate(rows):
        yield _read_form(row, label, f"{label}/{number}", f"{file}: form {number + 1}")


def _read_form(row: dict[str, object], label: str, group: str, where: str) -> Form:
    text, line, role = str(row.get("text", "")).strip("\n"), row.get("line", 1), row.get("role", "cause")
    if unknown := set(row) - _FIELDS:
        raise FormError(f"{where}: unknown field {sorted(unknown)[0]!r}")
    if not text.strip() or not row.get("framework") or not row.get("source"):
        raise FormError(f"{where}: needs text, framework and source")
    if role not in ROLES or (role != "cause" and label != "success"):
        raise FormError(f"{where}: role {role!r} does not fit {label}")
    if not isinstance(line, int) or not 1 <= line <= len(text.split("\n")):
        raise FormError(f"{where}: line {line!r} is not in the text")
    return Form(group, label, str(role), text, str(row["framework"]), line)


def read_examples(rules: Iterable[Rule]) -> Iterator[Form]:
    """Yield the example lines of rules as forms; roles are those of the rules."""
    for rule in rules:
        role = "finished" if rule.id.startswith("success.finished_") else rule.role
        for number, text in enumerate(rule.match):
            yield Form(f"{rule.id}#{number}", rule.label, role, text, rule.framework or "any")
