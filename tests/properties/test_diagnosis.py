"""Whatever the input, a diagnosis comes out and keeps its promises."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

import logclass
from logclass.rules.loader import load_rules
from logclass.taxonomy import RETRIES

PIECES = [text for rule in load_rules() for text in rule.match] + [
    "Traceback (most recent call last):",
    '  File "train.py", line 3, in <module>',
    "step 1 loss 0.5",
    "\x1b[31m",
    "\r 10%|#  | 1/10",
    "[rank3]: ",
    "",
]
texts = st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=60)), max_size=12).map("\n".join)
inputs = st.one_of(texts, st.binary(max_size=400), st.text(max_size=400), texts.map(lambda t: t.encode("utf-16")))


@settings(max_examples=300, deadline=None)
@given(inputs)
def test_any_input_gives_a_sound_diagnosis(text):
    d = logclass.classify(text)
    assert d.label in logclass.taxonomy()
    assert d.family == logclass.taxonomy()[d.label].family
    assert 0.0 <= d.confidence <= 1.0
    assert d.retry in RETRIES
    assert d.source in ("model", "rule")
    assert (d.label, d.confidence) in d.alternatives
    assert [p for _, p in d.alternatives] == sorted((p for _, p in d.alternatives), reverse=True)
    chances = [chance for _, chance in d.alternatives]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) <= 1.0 + 1e-6
    assert d.cause is None or d.cause == d.evidence[0]
    assert all(e.line >= 1 and len(e.text) <= 2000 for e in d.evidence)
    assert str(d)
    json.dumps(d.to_dict(), allow_nan=False)


@settings(max_examples=100, deadline=None)
@given(inputs)
def test_the_same_input_gives_the_same_diagnosis(text):
    assert logclass.classify(text) == logclass.classify(text)


@settings(max_examples=100, deadline=None)
@given(texts)
def test_text_and_its_bytes_agree(text):
    assert logclass.classify(text) == logclass.classify(text.encode("utf-8", "replace"))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PIECES), st.integers(0, 40))
def test_the_cause_is_a_line_of_the_text(piece, before):
    text = "all quiet\n" * before + piece
    d = logclass.classify(text)
    if d.cause is not None:
        assert 1 <= d.cause.line <= text.count("\n") + 1
        assert d.cause.text.replace("\x1b[31m", "") in text.replace("\x1b[31m", "")
