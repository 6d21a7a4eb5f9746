"""The captured logs of real failures: right class and right line on nearly all."""

import json
from pathlib import Path

import logclass

ROOT = Path(__file__).parents[1]
ROWS = [json.loads(line) for line in (ROOT / "corpora/captured/index.jsonl").read_text().splitlines()]


def judge(row):
    d = logclass.classify_run([ROOT / row["path"]])
    right_label = d.label in {row["label"], *row["also"]}
    needs_line = row["label"] not in ("success", "poor_fit", "slow")
    right_line = not needs_line or (d.cause is not None and row["cause"] in d.cause.text)
    return right_label, right_line


def test_labels_and_cause_lines():
    judged = {row["id"]: judge(row) for row in ROWS}
    wrong_labels = [name for name, (label, _) in judged.items() if not label]
    wrong_lines = [name for name, (_, line) in judged.items() if not line]
    assert len(ROWS) >= 150
    assert len(wrong_labels) <= 0.05 * len(ROWS), wrong_labels
    assert len(wrong_lines) <= 0.07 * len(ROWS), wrong_lines


def test_ranks_of_causes():
    named = [row for row in ROWS if row["rank"] is not None]
    found = {row["id"]: logclass.classify_run([ROOT / row["path"]]).cause for row in named}
    wrong = [row["id"] for row in named if found[row["id"]] is None or found[row["id"]].rank != row["rank"]]
    assert len(wrong) <= 0.2 * len(named), wrong


def test_the_index_names_every_log():
    logs = {path.relative_to(ROOT).as_posix() for path in (ROOT / "corpora/captured").rglob("*.log")}
    assert {row["path"] for row in ROWS} == logs
    for row in ROWS:
        lines = (ROOT / row["path"]).read_bytes().decode().split("\n")
        assert row["cause"] in lines[row["cause_line"] - 1]
