"""The shipped rules: sound, and there for every class."""

from collections import Counter

from logclass.rules.lint import lint_files
from logclass.rules.loader import DATA, find_files, load_rules
from logclass.taxonomy import taxonomy


def test_the_linter_finds_nothing():
    assert [str(finding) for finding in lint_files(find_files())] == []


def test_every_class_but_unknown_has_rules_in_its_own_file():
    expected = {f"{entry.family}/{label}.toml" for label, entry in taxonomy().items() if label != "unknown"}
    assert {file.relative_to(DATA).as_posix() for file in find_files()} == expected


def test_every_class_has_causes_and_there_are_several_hundred_rules():
    causes = Counter(rule.label for rule in load_rules() if rule.role == "cause")
    assert set(causes) == set(taxonomy()) - {"unknown", "success"}
    assert sum(causes.values()) > 300
