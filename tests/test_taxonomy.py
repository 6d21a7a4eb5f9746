"""The list of classes is complete, and a malformed one is named."""

import re
from itertools import groupby

import pytest

from logclass.errors import TaxonomyError
from logclass.taxonomy import RETRIES, read_taxonomy, taxonomy

FAMILIES = {
    "memory": 3,
    "distributed": 5,
    "numerics": 1,
    "device": 3,
    "build": 2,
    "environment": 7,
    "lifecycle": 4,
    "input": 3,
    "code": 6,
    "progress": 3,
    "none": 2,
}
GOOD = """
[a_class]
family = "memory"
title = "A title"
meaning = "A meaning."
retry = "retry"
retry_why = "Because."
remedies = ["Do this."]
avoid = []
since = "0.1.0"
"""


def test_39_classes_in_11_families():
    assert {family: len(labels) for family, labels in taxonomy().families().items()} == FAMILIES
    assert sum(FAMILIES.values()) == len(taxonomy()) == 39


@pytest.mark.parametrize("label", taxonomy())
def test_every_class_says_what_to_do(label):
    entry = taxonomy()[label]
    assert entry.retry in RETRIES
    assert entry.meaning.endswith(".")
    assert entry.retry_why.endswith(".")
    assert entry.avoid
    assert len(entry.remedies) >= 3 or label == "success"


@pytest.mark.parametrize("label", taxonomy())
def test_advice_is_of_a_readable_length_and_plain(label):
    entry = taxonomy()[label]
    assert len(entry.remedies) <= 7
    assert 1 <= len(entry.avoid) <= 4
    assert len(set(entry.remedies)) == len(entry.remedies)
    for text in (entry.title, entry.meaning, entry.retry_why, *entry.remedies, *entry.avoid):
        assert len(text) <= 200
        assert text.isprintable()
        assert not re.search(r"__|\*\*|<\w|`", text), "Markdown would not show it as it stands"


@pytest.mark.parametrize("label", [label for label in taxonomy() if label != "success"])
def test_what_does_not_help_says_why(label):
    assert all(": " in useless for useless in taxonomy()[label].avoid)


def test_each_family_stands_in_one_piece():
    families = [entry.family for entry in taxonomy().values()]
    assert [family for family, _ in groupby(families)] == list(taxonomy().families())


@pytest.mark.parametrize("field", ["family", "title", "meaning", "retry", "retry_why", "since"])
def test_a_missing_field_is_named_with_file_and_class(tmp_path, field):
    file = tmp_path / "own.toml"
    file.write_text("\n".join(line for line in GOOD.splitlines() if not line.startswith(f"{field} =")))
    with pytest.raises(TaxonomyError) as caught:
        read_taxonomy(file)
    assert str(caught.value).startswith(f"{file}: class 'a_class': field '{field}'")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('retry = "retry"', 'retry = "perhaps"'), "perhaps"),
        (('title = "A title"', ""), "title"),
        (('remedies = ["Do this."]', "remedies = [3]"), "remedies"),
        (('family = "memory"', "family = 3"), "family"),
        (("[a_class]", "[a_class"), "taxonomy.toml"),
        (("[a_class]", "other = 1\n[a_class]"), "other"),
    ],
)
def test_a_malformed_file_is_named(tmp_path, change, message):
    file = tmp_path / "taxonomy.toml"
    file.write_text(GOOD.replace(*change))
    with pytest.raises(TaxonomyError, match=r"taxonomy\.toml") as caught:
        read_taxonomy(file)
    assert message in str(caught.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(TaxonomyError, match="nowhere"):
        read_taxonomy(tmp_path / "nowhere.toml")
