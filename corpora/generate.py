"""Write the training corpus: one labelled log a line.

    python corpora/generate.py OUT.jsonl [--a-form 6] [--seed 0]

Every form of ``corpora/forms`` and every example line of every rule comes out in varied surroundings (see
corpora/README.md). The same seed gives the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from corpora.generators import quiet
from corpora.generators.compose import Log, Pool, build_pool, compose_failure, compose_success
from corpora.generators.forms import Form, collect_forms

GROUPS = 60


def generate(forms: list[Form], a_form: int, seed: int) -> Iterator[Log]:
    """Yield the logs of a corpus, ``a_form`` of each form that names a failure, and healthy ones beside them."""
    random = Random(seed)
    pool = build_pool(forms)
    for form in pool.causes:
        yield from (compose_failure(form, pool, random) for _ in range(a_form))
    yield from generate_quiet(pool, len(pool.causes) * a_form // 12, random)


def generate_quiet(pool: Pool, count: int, random: Random) -> Iterator[Log]:
    """Yield ``count`` runs that go well, and others whose meaning is in no single line."""
    for at in range(count):
        yield compose_success(pool, random, f"success.{at % GROUPS}")
    for at in range(count * 3 // 10):
        group = f"series_{at % 20}"
        yield Log("unknown", f"unknown.{group}", "any", quiet.compose_reasonless(random))
        yield Log("poor_fit", f"poor_fit.{group}", "any", quiet.compose_fit(random, bad=True))
        yield Log("success", f"success.{group}", "any", quiet.compose_start(random))
        yield Log("slow", f"slow.{group}", "any", quiet.compose_speed(random, bad=True))
        yield Log("success", f"success.{group}", "any", quiet.compose_fit(random, bad=False))
        yield Log("success", f"success.{group}", "any", quiet.compose_speed(random, bad=False))


def write_corpus(logs: Iterator[Log], out: Path) -> None:
    """Write logs as JSON lines."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("w", encoding="utf-8") as output:
        for number, log in enumerate(logs):
            output.write(json.dumps({"id": f"generated-{number:06d}", **asdict(log)}) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the training corpus.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--a-form", type=int, default=6, help="logs for each message form")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    write_corpus(generate(collect_forms(), arguments.a_form, arguments.seed), arguments.out)


if __name__ == "__main__":
    main()
