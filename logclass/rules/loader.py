"""Rule files (TOML, one for each class) to rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from logclass.errors import RuleError
from logclass.rules.literals import BOUNDARY, required_literals
from logclass.rules.patterns import find_problem
from logclass.rules.rule import ROLES, STATUSES, Rule
from logclass.taxonomy import taxonomy

SHORTEST_LITERAL = 2
DATA = Path(__file__).with_name("data")
_TEXTS = ("match", "not_match", "unless")
_WORDS = {"framework": "", "source": "", "note": "", "status": "stable"}
_FIELDS = {"id", "role", "strength", "pattern", "ignore_case", *_TEXTS, *_WORDS}


def find_files(folder: Path = DATA) -> list[Path]:
    """Return the rule files under a folder, in a stable order."""
    return sorted(folder.rglob("*.toml"))


def load_rules(files: Iterable[Path] | None = None, *, nursery: bool = False) -> tuple[Rule, ...]:
    """Return the rules of some files (default: the shipped ones), nursery rules only on demand.

    Raises
    ------
    RuleError
        A file is no TOML, or a rule is malformed; the message names file and rule.

    Examples
    --------
    >>> {rule.role for rule in load_rules()} <= {"cause", "consequence", "wrapper", "benign", "progress"}
    True
    """
    rules = [rule for file in (find_files() if files is None else files) for rule in read_file(file)]
    _check_unique(rules)
    return tuple(rule for rule in rules if nursery or rule.status == "stable")


def read_file(file: Path) -> list[Rule]:
    """Return all rules of one file, nursery rules too."""
    try:
        return parse_rules(file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as error:
        raise RuleError(f"{file}: {error}") from error


def parse_rules(text: str, file: str) -> list[Rule]:
    """Return the rules of the text of one file; ``file`` is its name for messages."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleError(f"{file}: {error}") from error
    label = table.get("class")
    if not isinstance(label, str) or label not in taxonomy():
        raise RuleError(f"{file}: class {label!r} is not in the taxonomy")
    entries = table.get("rule", [])
    if not isinstance(entries, list) or set(table) - {"class", "rule"}:
        raise RuleError(f"{file}: only 'class' and [[rule]] tables may stand at the top")
    return [_build(entry, label, file) for entry in entries]


def _build(entry: Mapping[str, Any], label: str, file: str) -> Rule:
    where = f"{file}: rule {entry.get('id', '(no id)')!r}"
    unknown = set(entry) - _FIELDS
    if unknown:
        raise RuleError(f"{where}: unknown field {', '.join(sorted(unknown))}")
    texts = {name: _strings(entry, name, where) for name in _TEXTS}
    words = {name: entry.get(name, default) for name, default in _WORDS.items()}
    if not all(isinstance(word, str) for word in words.values()):
        raise RuleError(f"{where}: {', '.join(words)} must be strings")
    rule = Rule(
        id=entry.get("id", ""),
        label=label,
        role=entry.get("role", "cause"),
        patterns=_strings(entry, "pattern", where),
        strength=entry.get("strength", 2),
        ignore_case=entry.get("ignore_case", False),
        file=file,
        match=texts["match"],
        not_match=texts["not_match"],
        unless=texts["unless"],
        framework=words["framework"] or None,
        source=words["source"],
        note=words["note"],
        status=words["status"],
    )
    _check(rule, where)
    return rule


def _strings(entry: Mapping[str, Any], name: str, where: str) -> tuple[str, ...]:
    value = entry.get(name, [])
    values = [value] if isinstance(value, str) else value
    if not isinstance(values, list) or not all(isinstance(item, str) and item for item in values):
        raise RuleError(f"{where}: '{name}' must be a string or a list of strings, none of them empty")
    return tuple(values)


def _check(rule: Rule, where: str) -> None:
    if not isinstance(rule.id, str) or not rule.id.startswith(f"{rule.label}."):
        raise RuleError(f"{where}: the id must begin with '{rule.label}.'")
    if rule.role not in ROLES or rule.status not in STATUSES:
        raise RuleError(f"{where}: role must be one of {', '.join(ROLES)}, status of {', '.join(STATUSES)}")
    if rule.strength not in (1, 2, 3):
        raise RuleError(f"{where}: strength must be 1, 2 or 3")
    if not rule.patterns:
        raise RuleError(f"{where}: 'pattern' is missing")
    for pattern in (*rule.patterns, *rule.unless):
        problem = find_problem(pattern)
        if problem:
            raise RuleError(f"{where}: pattern {pattern!r} uses {problem}")
    for pattern in rule.patterns:
        shortest = min(required_literals(pattern), key=len, default="")
        if len(shortest.strip(BOUNDARY).strip()) < SHORTEST_LITERAL:
            raise RuleError(f"{where}: pattern {pattern!r} can match without any literal text of {SHORTEST_LITERAL}")


def _check_unique(rules: Iterable[Rule]) -> None:
    seen: dict[str, Rule] = {}
    for rule in rules:
        if rule.id in seen:
            raise RuleError(f"{rule.file}: rule '{rule.id}' stands in {seen[rule.id].file} too")
        seen[rule.id] = rule
