"""The scanner and its two engines."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from logclass.parsing.lines import Window
from logclass.rules import cache
from logclass.rules.loader import load_rules
from logclass.rules.rule import Rule
from logclass.rules.scanner import Scanner

RULES = (
    Rule("storage.full", "storage", "cause", (r"No space left on device(?: on (?P<path>\S+))?",), ()),
    Rule("storage.start", "storage", "cause", (r"^disk (?P<limit>\d+)% full",), ()),
    Rule("storage.end", "storage", "cause", (r"write failed$",), ()),
    Rule("success.advice", "success", "benign", ("please check that",), ()),
    Rule("storage.quota", "storage", "cause", ("quota exceeded",), (), strength=3),
    Rule("network.dns", "network", "cause", ("name resolution",), (), unless=("succeeded",), ignore_case=True),
    Rule("success.step", "success", "progress", (r"step \d+ loss",), ()),
)


@pytest.fixture(params=[False, True], ids=["hyperscan", "plain"])
def scanner(request):
    return Scanner.compile(RULES, plain=request.param)


def ids(scanner, text):
    return [[hit.rule.id for hit in row.hits] for row in scanner.find(Window(text)) if row.hits]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"No space left on device", [["storage.full"]]),
        (b"2025-05-01 10:00:00 ERROR disk 99% full", [["storage.start"]]),
        (b"the disk 99% full", []),
        (b"x write failed\ny write failed badly", [["storage.end"]]),
        (b"please check that No space left on device", [["success.advice"]]),
        (b"quota exceeded, please check that you own it", [["storage.quota"]]),
        (b"please check that no quota exceeded", [["success.advice"]]),
        (b"Name Resolution failed", [["network.dns"]]),
        (b"name resolution succeeded", []),
        (b"No space left\non device", []),
        (b"", []),
    ],
)
def test_hits(scanner, text, expected):
    assert ids(scanner, text) == expected


def test_named_groups_are_facts(scanner):
    (row,) = scanner.find(Window(b"No space left on device on /scratch"))
    assert row.hits[0].facts == {"path": "/scratch"}


def test_progress_is_found_apart(scanner):
    window = Window(b"step 1 loss 3\nNo space left on device\n")
    assert [row.line.number for row in scanner.find_progress(window)] == [1]


def test_a_pattern_that_runs_away_counts_as_no_match(monkeypatch):
    monkeypatch.setattr("logclass.rules.rule.MATCH_TIMEOUT_S", 0.02)
    rule = Rule("storage.slow", "storage", "cause", (r"(?:a|aa)+(?:b|a)*(?:a|aa)+c!",), ())
    assert rule.find(b"a" * 4000 + b"c") is None


def test_the_compiled_rules_are_kept_and_read_back(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = cache.load_scanner()
    monkeypatch.setattr(cache, "load_rules", None)  # the second time nothing is compiled
    second = cache.load_scanner()
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (file,) = (tmp_path / "logclass").iterdir()
    assert [rule.id for rule in first.trouble.rules] == [rule.id for rule in second.trouble.rules]
    text = Window(b"\n".join(rule.match[0].encode() for rule in load_rules()))
    assert first.find_ids(text) == second.find_ids(text)
    file.write_bytes(b"damaged")
    assert cache.load_scanner().find_ids(text) == first.find_ids(text)


def test_old_compiled_rules_are_deleted(tmp_path, monkeypatch):
    folder = tmp_path / "logclass"
    folder.mkdir()
    (folder / "rules-old.bin").write_bytes(b"x")
    (folder / "rules-new.bin").write_bytes(b"x")
    os.utime(folder / "rules-old.bin", (0, 0))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache.load_scanner()
    left = {file.name for file in folder.iterdir()}
    assert "rules-new.bin" in left
    assert "rules-old.bin" not in left


def test_an_unwritable_cache_is_no_error(tmp_path, monkeypatch):
    (tmp_path / "logclass").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.load_scanner().trouble.rules


def test_threads_share_a_scanner():
    scanner = Scanner.compile(RULES)
    text = b"all quiet\n" * 30_000 + b"No space left on device\n"
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: scanner.find_ids(Window(text)), range(40)))
    assert all(ids == found[0] for ids in found)
    assert (300_000, "storage.full") in found[0]
