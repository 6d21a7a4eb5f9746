"""Rule files: malformed ones are named, with the rule."""

import pytest

from logclass.errors import RuleError
from logclass.rules.loader import load_rules, parse_rules

GOOD = """
class = "storage"
[[rule]]
id = "storage.disk_full"
pattern = 'No space left on device'
match = ["OSError: No space left on device"]
source = "errno(3)"
"""


def test_a_good_file():
    (rule,) = parse_rules(GOOD, "storage.toml")
    assert (rule.label, rule.role, rule.strength, rule.status) == ("storage", "cause", 2, "stable")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("storage.disk_full", "disk_full"), "must begin with 'storage.'"),
        (('class = "storage"', 'class = "no_such_class"'), "no_such_class"),
        (("source =", "sauce ="), "unknown field sauce"),
        (("'No space left on device'", "'(?=No) space'"), "look-around"),
        (("'No space left on device'", "'No (space) \\1'"), "back-reference"),
        (("'No space left on device'", "'(?i)no space'"), "inline flags"),
        (("'No space left on device'", "'No ^space'"), "anchor inside"),
        (("'No space left on device'", "'No x{0,5000}space'"), "repeat"),
        (("'No space left on device'", "''"), "none of them empty"),
        (("'No space left on device'", "'[a-z]+ [0-9]+'"), "literal text"),
        (("'No space left on device'", "'(No space'"), "cannot be compiled"),
        (("match = [", "role = 'villain'\nmatch = ["), "role must be one of"),
        (("match = [", "strength = 9\nmatch = ["), "strength"),
        (("[[rule]]", "[[rule"), "storage.toml"),
    ],
)
def test_bad_files_are_named(change, message):
    with pytest.raises(RuleError, match=r"storage\.toml") as caught:
        parse_rules(GOOD.replace(*change), "storage.toml")
    assert message in str(caught.value)


def test_ids_are_unique_over_files(tmp_path):
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text(GOOD)
    with pytest.raises(RuleError, match="stands in"):
        load_rules([tmp_path / "a.toml", tmp_path / "b.toml"])


def test_nursery_rules_are_off_by_default(tmp_path):
    file = tmp_path / "a.toml"
    file.write_text(GOOD + 'status = "nursery"\n')
    assert load_rules([file]) == ()
    assert len(load_rules([file], nursery=True)) == 1


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(RuleError, match=r"nowhere\.toml"):
        load_rules([tmp_path / "nowhere.toml"])
