"""Labelled texts to the model's views, for training and for measuring.

With rule-dropout the rules that know the cause line are left out at random, so that the model also learns to
read text that no rule knows, and its confidence is measured on such text too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from logclass.decide.verdict import Reading, Verdict, judge, read_document
from logclass.decide.view import build_view
from logclass.model.features import FeatureInput
from logclass.parsing.decode import encode_text, split_blocks
from logclass.rules.digest import build_document
from logclass.rules.scanner import LineHits, Scanner

DROPOUT = 0.15


@dataclass(frozen=True, slots=True)
class Example:
    """A labelled text; texts of one ``group`` (a message form) never stand on both sides of a split."""

    text: str
    label: str
    group: str


@dataclass(frozen=True, slots=True)
class LabelledView:
    """The model's view of an example, and the label that the rules gave it."""

    view: FeatureInput
    label: str
    group: str
    by_rules: str


def view_examples(
    examples: Iterable[Example], scanner: Scanner, dropout: float = DROPOUT, seed: int = 0
) -> Iterator[LabelledView]:
    """Yield the view of each example; in a share ``dropout`` of them the rules do not know the cause line."""
    random = Random(seed)
    for example in examples:
        document = build_document(split_blocks(encode_text(example.text)), scanner)
        reading = read_document(document, scanner)
        verdict = judge(reading, scanner)
        if random.random() < dropout:
            reading = drop_rules(reading, verdict)
            verdict = judge(reading, scanner)
        yield LabelledView(build_view(reading, verdict), example.label, example.group, verdict.label)


def drop_rules(reading: Reading, verdict: Verdict) -> Reading:
    """Return the reading as if no rule knew the wording of the verdict's line."""
    if verdict.candidate is None:
        return reading
    known = {c.rule.id for c in reading.candidates if c.position == verdict.candidate.position}
    found = tuple(_without(hits, known) for hits in reading.found)
    candidates = tuple(c for c in reading.candidates if c.rule.id not in known)
    return replace(reading, found=found, candidates=candidates)


def _without(hits: LineHits, known: set[str]) -> LineHits:
    kept = tuple(hit for hit in hits.hits if hit.rule.id not in known)
    return hits if len(kept) == len(hits.hits) else replace(hits, hits=kept)
