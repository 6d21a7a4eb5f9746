"""``logclass explain``: one class, or the list."""

import json

import pytest
from click.testing import CliRunner

from logclass import taxonomy
from logclass.cli import main


def explain(*arguments):
    return CliRunner().invoke(main, ["explain", *arguments])


@pytest.mark.parametrize("label", ["nonfinite", "preemption", "success", "unknown"])
def test_a_class_is_told_in_full(label):
    entry = taxonomy()[label]
    result = explain(label)
    assert result.exit_code == 0
    words = " ".join(result.stdout.split())
    for part in (entry.title, entry.meaning, entry.retry_why, *entry.remedies, *entry.avoid):
        assert " ".join(part.split()) in words


def test_json_is_the_entry():
    row = json.loads(explain("gpu_oom", "--format", "json").stdout)
    assert row["remedies"] == list(taxonomy()["gpu_oom"].remedies)
    assert (row["id"], row["family"], row["since"]) == ("gpu_oom", "memory", "0.1.0")


def test_the_list_is_by_family():
    lines = explain().stdout.splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    assert heads == list(taxonomy().families())
    listed = [line.split()[0] for line in lines if line.startswith(" ")]
    assert listed == list(taxonomy())


def test_the_list_in_json():
    assert [row["id"] for row in json.loads(explain("--format", "json").stdout)] == list(taxonomy())


@pytest.mark.parametrize(
    ("wrong", "near"), [("oom", "gpu_oom"), ("timeout", "collective_timeout"), ("shape", "shape_")]
)
def test_near_names_are_offered(wrong, near):
    result = explain(wrong)
    assert (result.exit_code, result.stdout) == (2, "")
    assert near in result.stderr


def test_a_name_near_to_nothing_points_to_the_list():
    result = explain("zzzzqqqq")
    assert result.exit_code == 2
    assert "'logclass explain' lists them" in result.stderr
