"""Logs of one cause: its line in surroundings, with the consequences that follow it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from corpora.generators import surroundings as around
from corpora.generators.variations import drop_words, vary_message
from logclass.decide.causality import LEVEL
from logclass.rules.rule import Rule

_EXCEPTION = re.compile(r"^[A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Failure|Memory\w*)\b")
SHAPES = ("bare", "bare", "traceback", "short", "run", "ranks", "cut")


@dataclass(frozen=True)
class Forms:
    """The rules' example lines by what they are used for."""

    causes: Sequence[tuple[Rule, str]]
    followers: Sequence[tuple[Rule, str]]
    benign: Sequence[str]
    steps: Sequence[str]
    finished: Sequence[str]


def collect_forms(rules: Sequence[Rule]) -> Forms:
    """Return the forms of some rules."""
    pairs = [(rule, text) for rule in rules for text in rule.match]
    return Forms(
        causes=[(r, t) for r, t in pairs if r.role in ("cause", "consequence", "wrapper") and r.label != "success"],
        followers=[(r, t) for r, t in pairs if r.role in ("consequence", "wrapper") and LEVEL.get(r.label, 0) >= 2],
        benign=[t for r, t in pairs if r.role == "benign"],
        steps=[t for r, t in pairs if r.role == "progress" and not r.id.startswith("success.finished_")],
        finished=[t for r, t in pairs if r.id.startswith("success.finished_")],
    )


def compose_failure(rule: Rule, text: str, forms: Forms, random: Random) -> str:
    """Return a log whose cause is a line of a rule's class."""
    message = vary_message(text, random)
    if random.random() < 0.1:
        message = drop_words(message, random)
    shape = random.choice(SHAPES)
    lines = message.splitlines()
    if shape != "bare" and _EXCEPTION.match(message) and random.random() < 0.8:
        lines = around.make_traceback(random, message)
    if shape in ("bare", "traceback"):
        return "\n".join(lines)
    return "\n".join(_surround(rule, lines, forms, random, shape))


def _surround(rule: Rule, lines: list[str], forms: Forms, random: Random, shape: str) -> list[str]:
    long = shape in ("run", "ranks", "cut")
    before = around.make_head(random, 8 if long else 2) + (around.make_steps(random, 12) if long else [])
    if forms.benign and random.random() < 0.4:
        before.append(random.choice(forms.benign))
    behind = _follow(rule, forms, random)
    prefix = around.make_prefixer(random)
    rank = random.randint(0, 7)
    log = around.add_prefix(before, prefix, 0, random) + around.add_prefix(lines, prefix, rank, random)
    log += around.add_prefix(behind, prefix, (rank + 1) % 8, random)
    return log[random.randint(0, max(0, len(before) - 1)) :] if shape == "cut" else log


def _follow(rule: Rule, forms: Forms, random: Random) -> list[str]:
    able = [t for r, t in forms.followers if LEVEL.get(r.label, 0) > LEVEL.get(rule.label, 0)]
    count = random.choice((0, 0, 1, 1, 2, 3))
    return [vary_message(random.choice(able), random) for _ in range(count)] if able else []


def _overcome(forms: Forms, random: Random) -> list[str]:
    """Return an error that the run gets over."""
    rule, text = random.choice(forms.causes)
    lines = vary_message(text, random).splitlines()
    if _EXCEPTION.match(text) and random.random() < 0.5:
        lines = around.make_traceback(random, text)
    retried = (
        "retrying in {n} s",
        "attempt {n} failed, trying again",
        "restarting worker {n}",
        "falling back to the copy",
    )
    return [*lines, around.fill(random.choice(retried), random)] if rule.role == "cause" else []


def compose_success(forms: Forms, random: Random) -> str:
    """Return a log of a run that goes well, frightening lines among it."""
    log = around.make_head(random)
    steps = around.make_steps(random, 14)
    if forms.steps and random.random() < 0.5:
        steps += [vary_message(random.choice(forms.steps), random) for _ in range(random.randint(1, 4))]
    if random.random() < 0.3:
        log += _overcome(forms, random) + around.make_steps(random, 6)
    log += steps
    for _ in range(random.choice((0, 1, 1, 2, 3))):
        log.insert(random.randint(0, len(log)), random.choice(forms.benign) if forms.benign else "")
    if random.random() < 0.75 or len(steps) < 8:
        log.append(vary_message(random.choice(forms.finished), random))
    return "\n".join(around.add_prefix(log, around.make_prefixer(random), 0, random))
