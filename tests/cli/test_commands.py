"""The command line: answers on stdout, notes on stderr, exit codes."""

import json
import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from logclass.cli import main

DISK = "OSError: [Errno 28] No space left on device\n"


@pytest.fixture
def run():
    return lambda *arguments, **options: CliRunner().invoke(main, list(arguments), **options)


@pytest.fixture
def log(tmp_path):
    file = tmp_path / "run.log"
    file.write_text(DISK)
    return str(file)


def test_text_is_the_default(run, log):
    result = run("classify", log)
    assert result.exit_code == 0
    assert "(storage)" in result.stdout
    assert "line 1" in result.stdout


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_machine_forms(run, log, form):
    row = json.loads(run("classify", log, "--format", form).stdout)
    assert (row["label"], row["input"]) == ("storage", log)


def test_markdown(run, log):
    assert run("classify", log, "--format", "markdown").stdout.startswith("### ")


def test_stdin(run):
    row = json.loads(run("classify", "-", "--format", "json", input=DISK).stdout)
    assert (row["label"], row["input"]) == ("storage", "-")


def test_an_unreadable_file_is_named_and_the_others_are_done(run, log, tmp_path):
    result = run("classify", str(tmp_path / "nowhere.log"), log, str(tmp_path), "--format", "jsonl")
    assert result.exit_code == 1
    assert [json.loads(line)["label"] for line in result.stdout.splitlines()] == ["storage"]
    assert "nowhere.log" in result.stderr
    assert len(result.stderr.splitlines()) == 2


def test_several_files_are_an_array(run, log):
    assert [row["label"] for row in json.loads(run("classify", log, log, "--format", "json").stdout)] == ["storage"] * 2


def test_rules_alone(run, log):
    assert json.loads(run("classify", log, "--no-model", "--format", "json").stdout)["source"] == "rule"


@pytest.mark.parametrize(
    "arguments",
    [
        ("classify",),
        ("classify", "-", "--format", "yaml"),
        ("classify", "-", "--model", "nowhere"),
        ("classify", "-", "--model", "x", "--no-model"),
        ("explain", "gpu_om"),
        ("nonsense",),
        ("rules", "list", "--class", "nonsense"),
    ],
)
def test_wrong_calls_exit_2(run, arguments):
    result = run(*arguments, input="")
    assert result.exit_code == 2
    assert result.stderr
    assert not result.stdout


def test_explain(run):
    assert "gradient accumulation" in " ".join(run("explain", "gpu_oom").stdout.split())
    assert "did you mean gpu_oom" in run("explain", "gpu_om").stderr
    assert "node_failure" in run("explain").stdout
    assert json.loads(run("explain", "slow", "--format", "json").stdout)["id"] == "slow"


def test_rules_commands(run, log, tmp_path):
    assert "storage." in run("rules", "list", "--class", "storage").stdout
    assert json.loads(run("rules", "list", "--format", "json").stdout)
    shown = run("rules", "show", log).stdout
    assert "storage." in shown
    assert "rules say: storage" in shown
    bad = tmp_path / "bad.toml"
    bad.write_text('class = "storage"\n[[rule]]\nid = "storage.x"\npattern = "disk full"\nmatch = ["all well"]\n')
    result = run("rules", "lint", str(bad))
    assert result.exit_code == 1
    assert "must match 'all well'" in result.stdout
    assert run("rules", "test", str(bad)).exit_code == 1


def test_the_shipped_rules_pass_their_own_tests(run):
    result = run("rules", "test")
    assert result.exit_code == 0, result.stdout


def test_train(run, tmp_path):
    corpus = tmp_path / "corpus.jsonl"
    texts = {"storage": DISK, "data": "record {n} is corrupt"}
    rows = [{"text": t.format(n=n), "label": k, "group": f"{k}{n % 6}"} for n in range(30) for k, t in texts.items()]
    corpus.write_text("\n".join(map(json.dumps, rows)))
    result = run("train", str(corpus), "--out", str(tmp_path / "model"))
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["logs"] == 60
    answer = run("classify", "-", "--model", str(tmp_path / "model"), "--format", "json", input=DISK)
    assert json.loads(answer.stdout)["model"] == "model"
    assert (
        "corpus.jsonl:1" in run("train", "-", "--out", "x").stderr
        or run("train", "nowhere", "--out", "x").exit_code == 1
    )


def call(*arguments, **options):
    command = [sys.executable, "-m", "logclass", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def test_it_runs_as_a_module():
    assert call("--version").stdout.startswith("logclass, version ")


def test_a_closed_pipe_is_quiet(log):
    command = f"{sys.executable} -m logclass explain | head -1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert result.stdout.strip() == "memory"
    assert "Traceback" not in result.stderr


def test_a_full_disk_on_stdout_is_one_line(log):
    command = f"{sys.executable} -m logclass classify {log} > /dev/full"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    assert "No space left" in result.stderr


def test_help_is_quick_to_import():
    code = "import sys; from logclass.cli import main; print([m for m in ('numpy', 'pandas') if m in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_no_colour_into_a_pipe(log):
    assert "\x1b[" not in call("classify", log, env={**os.environ, "FORCE_COLOR": "1"}).stdout
