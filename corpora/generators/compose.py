"""Logs of one cause: its lines in surroundings, with the consequences that follow, and what happened to the file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from corpora.generators import surroundings as around
from corpora.generators.damage import damage_log
from corpora.generators.forms import Form
from corpora.generators.slots import fill_places
from corpora.generators.variations import drop_words, vary_message
from logclass.decide.causality import LEVEL

_EXCEPTION = re.compile(r"^[A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Failure|Memory\w*)\b")
SHAPES = ("bare", "bare", "traceback", "short", "run", "ranks", "damaged")
RETRIED = ("retrying in {n} s", "attempt {n} failed, trying again", "restarting worker {n}", "falling back to the copy")


@dataclass(frozen=True, slots=True)
class Log:
    """A labelled log; ``cause`` is the message of the line that an expert would name, empty without one."""

    label: str
    group: str
    framework: str
    text: str
    cause: str = ""


@dataclass(frozen=True)
class Pool:
    """Forms by what they are used for."""

    causes: Sequence[Form]
    followers: Sequence[Form]
    benign: Sequence[Form]
    steps: Sequence[Form]
    finished: Sequence[Form]
    overcome: Sequence[Form]


def build_pool(forms: Sequence[Form]) -> Pool:
    """Return the forms sorted by their use."""
    by_role = {role: [form for form in forms if form.role == role] for role in {form.role for form in forms}}
    follow = [*by_role.get("consequence", ()), *by_role.get("wrapper", ())]
    failures = [form for form in [*by_role.get("cause", ()), *follow] if form.label != "success"]
    return Pool(
        causes=failures,
        followers=[form for form in follow if LEVEL.get(form.label, 0) >= 2],
        benign=by_role.get("benign", []),
        steps=[*by_role.get("step", ()), *by_role.get("progress", ())],
        finished=by_role.get("finished", []),
        overcome=by_role.get("overcome", []),
    )


def word_form(form: Form, random: Random) -> list[str]:
    """Return the lines of a form with other numbers, paths and names."""
    return vary_message(fill_places(form.text, random), random).split("\n")


def compose_failure(form: Form, pool: Pool, random: Random) -> Log:
    """Return a log of one failure."""
    lines = word_form(form, random)
    cause = lines[form.line - 1].strip()
    if len(lines) == 1 and random.random() < 0.08:
        lines = [drop_words(lines[0], random)]
        cause = lines[0].strip()
    shape = random.choice(SHAPES)
    if len(lines) == 1 and shape != "bare" and _EXCEPTION.match(cause) and random.random() < 0.8:
        lines = around.make_traceback(random, cause)
    if shape not in ("bare", "traceback"):
        lines = _surround(form, lines, pool, random, shape)
    text = damage_log(lines, cause, random) if shape == "damaged" else "\n".join(lines)
    return Log(form.label, form.group, form.framework, text, cause)


def _surround(form: Form, lines: list[str], pool: Pool, random: Random, shape: str) -> list[str]:
    long = shape != "short"
    before = around.make_head(random, 8 if long else 2) + (_take_steps(pool, random, 12) if long else [])
    if pool.benign and random.random() < 0.4:
        before += word_form(random.choice(pool.benign), random)
    behind = _follow(form, pool, random)
    prefix = around.make_prefixer(random) if len(lines) < 4 else ["", ""]
    rank = random.randint(0, 7)
    log = around.add_prefix(before, prefix, 0, random) + around.add_prefix(lines, prefix, rank, random)
    return log + around.add_prefix(behind, prefix, (rank + 1) % 8, random)


def _take_steps(pool: Pool, random: Random, most: int) -> list[str]:
    if not pool.steps or random.random() < 0.5:
        return around.make_steps(random, most)
    form = random.choice(pool.steps)
    return [line for _ in range(random.randint(0, most // 2)) for line in word_form(form, random)]


def _follow(form: Form, pool: Pool, random: Random) -> list[str]:
    able = [other for other in pool.followers if LEVEL.get(other.label, 0) > LEVEL.get(form.label, 0)]
    count = random.choice((0, 0, 1, 1, 2, 3)) if able else 0
    return [line for _ in range(count) for line in word_form(random.choice(able), random)]


def _overcome(pool: Pool, random: Random) -> list[str]:
    """Return an error that the run gets over."""
    if pool.overcome and random.random() < 0.5:
        return word_form(random.choice(pool.overcome), random)
    form = random.choice([form for form in pool.causes if form.role == "cause"])
    lines = word_form(form, random)
    if len(lines) == 1 and _EXCEPTION.match(lines[0]) and random.random() < 0.5:
        lines = around.make_traceback(random, lines[0])
    return [*lines, around.fill(random.choice(RETRIED), random)]


def compose_success(pool: Pool, random: Random, group: str) -> Log:
    """Return a log of a run that goes well, frightening lines among it."""
    log = around.make_head(random)
    steps = _take_steps(pool, random, 14)
    if random.random() < 0.3:
        log += _overcome(pool, random) + around.make_steps(random, 6) + around.make_steps(random, 6)
    log += steps
    for _ in range(random.choice((0, 1, 1, 2, 3))):
        at = random.randint(0, len(log))
        log[at:at] = word_form(random.choice(pool.benign), random)
    if random.random() < 0.75 or len(steps) < 8:
        log += word_form(random.choice(pool.finished), random)
    return Log("success", group, "any", "\n".join(around.add_prefix(log, around.make_prefixer(random), 0, random)))
