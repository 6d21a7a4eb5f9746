"""Hyperscan and the plain engine give the same hits, on generated and on captured logs."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corpora.generators.compose import build_pool, compose_failure, compose_success
from corpora.generators.forms import collect_forms
from logclass.parsing.decode import clean_block
from logclass.parsing.lines import Window
from logclass.rules.loader import load_rules
from logclass.rules.scanner import Scanner

RULES = load_rules()
POOL = build_pool(collect_forms())
FAST, PLAIN = Scanner.compile(RULES), Scanner.compile(RULES, plain=True)
CAPTURED = sorted((Path(__file__).parents[2] / "corpora" / "captured").rglob("*.log"))


def assert_same(data: bytes) -> None:
    window = Window(clean_block(data))
    assert FAST.find_ids(window) == PLAIN.find_ids(window)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 32), st.sampled_from(POOL.causes))
def test_generated_failures(seed, form):
    assert_same(compose_failure(form, POOL, Random(seed)).text.encode())


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 1 << 32))
def test_generated_successes(seed):
    assert_same(compose_success(POOL, Random(seed), "success").text.encode())


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300), st.sampled_from(POOL.causes))
def test_examples_among_junk(junk, form):
    assert_same(junk + form.text.encode() + junk)


@pytest.mark.parametrize("log", CAPTURED, ids=lambda path: path.stem)
def test_captured_logs(log):
    assert_same(log.read_bytes()[:200_000])
