"""``logclass evaluate``."""

import json

from click.testing import CliRunner

from logclass.cli import main

ROWS = [
    {
        "text": "RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB",
        "label": "gpu_oom",
        "cause": "CUDA out of memory",
    },
    {"text": "OSError: [Errno 28] No space left on device", "label": "checkpoint", "also": ["storage"]},
    {"text": "KeyboardInterrupt", "label": "hang"},
]


def run(*arguments):
    return CliRunner().invoke(main, ["evaluate", *map(str, arguments)])


def write(tmp_path, rows):
    file = tmp_path / "logs.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return file


def test_metrics_and_errors(tmp_path):
    result = run("default", write(tmp_path, ROWS), "--errors")
    found = json.loads(result.stdout)
    assert (found["logs"], round(found["top1"], 3), found["cause_line"]) == (3, 0.667, 1.0)
    assert "log 3: hang, answered cancelled" in result.stderr


def test_logs_in_files(tmp_path):
    (tmp_path / "a.log").write_text("KeyboardInterrupt")
    result = run("default", write(tmp_path, [{"path": str(tmp_path / "a.log"), "label": "cancelled"}]))
    assert json.loads(result.stdout)["top1"] == 1


def test_a_prior_from_a_file(tmp_path):
    (tmp_path / "prior.json").write_text('{"gpu_oom": 3, "config": 1}')
    assert run("default", write(tmp_path, ROWS), "--prior", tmp_path / "prior.json").exit_code == 0
    (tmp_path / "prior.json").write_text("[]")
    assert "JSON object" in run("default", write(tmp_path, ROWS), "--prior", tmp_path / "prior.json").stderr


def test_what_cannot_be_read_is_named(tmp_path):
    assert "nowhere" in run("nowhere", write(tmp_path, ROWS)).stderr
    assert "no logs" in run("default", write(tmp_path, [])).stderr
    result = run("default", write(tmp_path, [{"path": str(tmp_path / "gone.log"), "label": "data"}]))
    assert result.exit_code == 1
    assert "logs.jsonl:1" in result.stderr
