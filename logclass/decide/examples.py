"""Labelled texts to the model's views, for training and for measuring.

With rule-dropout the rules that know the cause line are left out at random, so that what is learned and measured also
holds for text that no rule knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from logclass.decide.candidates import build_candidates
from logclass.decide.verdict import Reading, Verdict, judge, read_document
from logclass.decide.view import build_view
from logclass.model.features import View
from logclass.parsing.decode import encode_text, split_blocks
from logclass.rules.digest import build_document
from logclass.rules.scanner import LineHits, Scanner

DROPOUT = 0.12


@dataclass(frozen=True, slots=True)
class Example:
    """A labelled text; texts of one ``group`` (a message form) never stand on both sides of a split.

    ``cause`` is a piece of the line that shows the cause, empty where none is marked; ``also`` are other labels
    that are right.
    """

    text: str | bytes
    label: str
    group: str
    framework: str = "any"
    cause: str = ""
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LabelledView:
    """The model's view of an example, and what the rules make of it."""

    view: View
    label: str
    group: str
    framework: str
    verdict: Verdict


def view_examples(
    examples: Iterable[Example], scanner: Scanner, dropout: float = DROPOUT, seed: int = 0
) -> Iterator[LabelledView]:
    """Yield the view of each example; in a share ``dropout`` of them the rules do not know the cause line."""
    random = Random(seed)
    for example in examples:
        reading = read_example(example, scanner)
        verdict = judge(reading, scanner)
        if random.random() < dropout:
            reading = drop_rules(reading, _rules_at(reading, verdict))
            verdict = judge(reading, scanner)
        yield label_view(example, reading, verdict)


def view_without_rules(examples: Iterable[Example], scanner: Scanner, label: str) -> Iterator[LabelledView]:
    """Yield the views of examples as if there were no rules of a class."""
    for example in examples:
        reading = read_example(example, scanner)
        known = {hit.rule.id for hits in reading.found for hit in hits.hits if hit.rule.label == label}
        reading = drop_rules(reading, known)
        yield label_view(example, reading, judge(reading, scanner))


def read_example(example: Example, scanner: Scanner) -> Reading:
    """Return the reading of an example."""
    return read_document(build_document(split_blocks(encode_text(example.text)), scanner), scanner)


def label_view(example: Example, reading: Reading, verdict: Verdict) -> LabelledView:
    """Return the view of a reading with the example's label; the verdict keeps no text."""
    light = replace(verdict, line=None, candidate=None)
    return LabelledView(build_view(reading, verdict), example.label, example.group, example.framework, light)


def _rules_at(reading: Reading, verdict: Verdict) -> set[str]:
    """Return the rules that know the wording of the verdict's line; those that know its exception's type stay."""
    if verdict.candidate is None:
        return set()
    return {c.rule.id for c in reading.candidates if c.position == verdict.candidate.position and c.rule.strength > 1}


def drop_rules(reading: Reading, known: set[str]) -> Reading:
    """Return the reading as if some rules did not exist."""
    if not known:
        return reading
    found = tuple(_without(hits, known) for hits in reading.found)
    return replace(reading, found=found, candidates=tuple(build_candidates(found, reading.progress)))


def _without(hits: LineHits, known: set[str]) -> LineHits:
    kept = tuple(hit for hit in hits.hits if hit.rule.id not in known)
    return hits if len(kept) == len(hits.hits) else replace(hits, hits=kept)
