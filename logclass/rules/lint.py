"""Checks of rule files: small, named, each with advice.

``python -m logclass.rules.lint FILE ...`` prints what it finds and exits 1 if that is anything.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from logclass.errors import RuleError
from logclass.parsing.lines import Window
from logclass.parsing.prefixes import split_prefix
from logclass.rules.loader import find_files, read_file
from logclass.rules.rule import Rule

_ID = re.compile(r"[a-z0-9_]+\.[a-z0-9_]+")


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault of a rule: which check, which rule, what is wrong and what to do."""

    check: str
    rule: str
    file: str
    advice: str

    def __str__(self) -> str:
        return f"{self.file}: {self.rule}: {self.check}: {self.advice}"


def matches(rule: Rule, text: str) -> bool:
    """Return whether any line of a text matches a rule, prefixes handled as in a log."""
    lines = text.encode().splitlines()
    return any(rule.find(line, split_prefix(line).length) for line in lines)


def has_id(rule: Rule) -> str | None:
    """The id is ``<class>.<what_the_text_says>`` in lower case."""
    return None if _ID.fullmatch(rule.id) else "write the id as <class>.<what_the_text_says>, lower case"


def has_source(rule: Rule) -> str | None:
    """A rule names where its wording comes from."""
    return None if rule.source.strip() else "name the source file or page of the wording in 'source'"


def has_examples(rule: Rule) -> str | None:
    """A rule has at least one line that it must match."""
    return None if rule.match else "give at least one line in 'match'"


def matches_examples(rule: Rule) -> str | None:
    """Every ``match`` text is matched, no ``not_match`` text is."""
    for text in rule.match:
        if not matches(rule, text):
            return f"must match {text!r}"
    for text in rule.not_match:
        if matches(rule, text):
            return f"must not match {text!r}"
    return None


def uses_patterns(rule: Rule) -> str | None:
    """Every alternative pattern is needed by at least one example."""
    for pattern in rule.patterns:
        alone = Rule(rule.id, rule.label, rule.role, (pattern,), (), ignore_case=rule.ignore_case)
        if not any(matches(alone, text) for text in rule.match):
            return f"pattern {pattern!r} matches none of the examples: add one"
    return None


CHECKS: tuple[Callable[[Rule], str | None], ...] = (
    has_id,
    has_source,
    has_examples,
    matches_examples,
    uses_patterns,
)


def lint_rules(rules: list[Rule]) -> Iterator[Finding]:
    """Yield what the checks find, rule by rule."""
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            yield Finding("unique_id", rule.id, rule.file, "give each rule an id of its own")
        seen.add(rule.id)
        for check in CHECKS:
            advice = check(rule)
            if advice:
                yield Finding(check.__name__, rule.id, rule.file, advice)


def lint_files(files: list[Path]) -> list[Finding]:
    """Return the findings of some rule files; a file that cannot be read is a finding."""
    rules: list[Rule] = []
    findings: list[Finding] = []
    for file in files:
        try:
            rules += read_file(file)
        except RuleError as error:
            findings.append(Finding("readable", "-", str(file), str(error)))
    return findings + list(lint_rules(rules))


def find_engine_differences(rules: Sequence[Rule]) -> list[str]:
    """Return the example lines on which the two engines differ."""
    from logclass.rules.scanner import Scanner, has_hyperscan

    if not has_hyperscan():
        return []
    fast, plain = Scanner.compile(rules), Scanner.compile(rules, plain=True)
    differences = []
    for rule in rules:
        for text in (*rule.match, *rule.not_match):
            window = Window(text.encode())
            if fast.find_ids(window) != plain.find_ids(window):
                differences.append(f"{rule.id}: the engines differ on {text!r}")
    return differences


def main() -> int:
    """Lint the files named on the command line, all shipped ones without names."""
    findings = lint_files([Path(name) for name in sys.argv[1:]] or find_files())
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
