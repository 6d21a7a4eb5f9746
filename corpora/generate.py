"""Write the first training corpus: one labelled log a line.

    python corpora/generate.py OUT.jsonl [--a-form 12] [--seed 0]

Every example line of every rule is one message form; the forms come out in varied surroundings (see
corpora/README.md). The same seed gives the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from corpora.generators import quiet
from corpora.generators.compose import collect_forms, compose_failure, compose_success
from logclass.rules.loader import load_rules

Row = dict[str, str]


def generate(a_form: int, seed: int) -> Iterator[Row]:
    """Yield the rows of the corpus: ``id``, ``label``, ``group`` (the message form), ``text``."""
    random = Random(seed)
    forms = collect_forms(load_rules())
    for number, (rule, text) in enumerate(forms.causes):
        count = a_form if rule.role == "cause" else max(2, a_form // 3)
        for _ in range(count):
            yield {
                "label": rule.label,
                "group": f"{rule.id}#{number}",
                "text": compose_failure(rule, text, forms, random),
            }
    for at in range(len(forms.causes) * a_form // 12):
        yield {"label": "success", "group": f"success.{at % 60}", "text": compose_success(forms, random)}
    for at in range(len(forms.causes) * a_form // 40):
        yield {"label": "unknown", "group": f"unknown.{at % 20}", "text": quiet.compose_reasonless(random)}
        yield _quiet("poor_fit", at, quiet.compose_fit(random, bad=True))
        yield _quiet("slow", at, quiet.compose_speed(random, bad=True))
        yield _quiet("success", at, quiet.compose_fit(random, bad=False))
        yield _quiet("success", at, quiet.compose_speed(random, bad=False))


def _quiet(label: str, at: int, text: str) -> Row:
    return {"label": label, "group": f"{label}.series_{at % 20}", "text": text}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the first training corpus.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--a-form", type=int, default=12, help="logs for each message form")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    with arguments.out.open("w", encoding="utf-8") as output:
        for number, row in enumerate(generate(arguments.a_form, arguments.seed)):
            output.write(json.dumps({"id": f"generated-{number:06d}", **row}) + "\n")


if __name__ == "__main__":
    main()
