"""``logclass classify``: ends as other tools end, on closed pipes, interrupts, odd names and unreadable files."""

import json
import os
import signal
import subprocess
import sys

import pytest
from click.testing import CliRunner

from logclass.cli import main
from logclass.errors import RuleError

DISK = "OSError: [Errno 28] No space left on device\n"


def run(*arguments, **options):
    return CliRunner().invoke(main, ["classify", *map(str, arguments)], **options)


@pytest.fixture
def log(tmp_path):
    file = tmp_path / "run.log"
    file.write_text(DISK)
    return file


def start(*arguments, **options):
    command = [sys.executable, "-m", "logclass", "classify", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)


def test_answers_come_in_the_order_of_the_files(log, tmp_path):
    other = tmp_path / "other.log"
    other.write_text("KeyboardInterrupt\n")
    rows = [json.loads(line) for line in run(other, log, other, "--format", "jsonl").stdout.splitlines()]
    assert [row["label"] for row in rows] == ["cancelled", "storage", "cancelled"]
    assert [row["input"] for row in rows] == [str(other), str(log), str(other)]


def test_each_text_answer_names_its_file(log, tmp_path):
    shown = run(log, log).stdout
    assert shown.count("(storage)") == 2
    assert "".join(shown.split()).count("".join(str(log).split())) >= 2


def test_one_readable_of_two_is_still_an_array(log, tmp_path):
    result = run(tmp_path / "nowhere.log", log, "--format", "json")
    assert result.exit_code == 1
    assert [row["label"] for row in json.loads(result.stdout)] == ["storage"]


def test_none_readable_prints_no_answer(tmp_path):
    result = run(tmp_path / "nowhere.log", "--format", "json")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.splitlines() == [f"logclass: {tmp_path / 'nowhere.log'}: No such file or directory"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_forbidden_file_is_named(log):
    log.chmod(0)
    result = run(log)
    assert result.exit_code == 1
    assert "Permission denied" in result.stderr


def test_a_name_with_control_characters_is_shown_not_obeyed(tmp_path):
    result = run(tmp_path / "a\x1b[31m\nb.log")
    assert result.exit_code == 1
    assert "\x1b" not in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("top", [1, 2, 4])
def test_top_limits_the_alternatives(log, top):
    row = json.loads(run(log, "--top", top, "--format", "json").stdout)
    assert 1 <= len(row["alternatives"]) <= top
    assert row["alternatives"][0][0] == row["label"]


@pytest.mark.parametrize("top", ["0", "-1", "few"])
def test_top_counts_from_one(log, top):
    assert run(log, "--top", top).exit_code == 2


def test_an_empty_log_is_unknown(tmp_path):
    (tmp_path / "empty.log").touch()
    result = run(tmp_path / "empty.log")
    assert result.exit_code == 0
    assert "no cause found" in result.stdout


def test_unusable_rules_are_one_line(log, monkeypatch):
    def refuse():
        raise RuleError("rules/bad.toml: rule 'a.b' has no pattern")

    monkeypatch.setattr("logclass.api.default_classifier", refuse)
    result = run(log)
    assert (result.exit_code, result.stderr) == (1, "Error: rules/bad.toml: rule 'a.b' has no pattern\n")


def test_a_closed_pipe_is_quiet_and_no_file_is_blamed(log):
    process = start(*[log] * 200, "--format", "jsonl", "--no-model")
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(60) != 0


@pytest.fixture
def waiting():
    """A process that has said that it reads the terminal, and the terminal's other end."""
    pty = pytest.importorskip("pty")
    parent, child = pty.openpty()
    process = start("-", "--no-model", "--format", "json", stdin=child)
    os.close(child)
    assert "reading the log from the terminal" in process.stderr.readline()
    yield process, parent
    process.kill()
    process.communicate()
    os.close(parent)


def test_an_interrupt_exits_130(waiting):
    process, _ = waiting
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, "Traceback" in errors) == ("", False)


def test_one_end_of_file_ends_the_log_on_a_terminal(waiting):
    process, terminal = waiting
    os.write(terminal, DISK.encode() + b"\x04")
    out, _ = process.communicate(timeout=60)
    assert json.loads(out)["label"] == "storage"


@pytest.mark.parametrize(("settings", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colour_on_a_terminal_unless_it_is_unwanted(log, settings, coloured):
    pty = pytest.importorskip("pty")
    parent, child = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    command = [sys.executable, "-m", "logclass", "classify", str(log)]
    process = subprocess.Popen(command, stdout=child, stderr=subprocess.DEVNULL, env={**environment, **settings})
    os.close(child)
    shown = b""
    while process.poll() is None or b"Decided" not in shown:
        try:
            shown += os.read(parent, 65536)
        except OSError:  # Linux: the other end is closed and all is read
            break
    os.close(parent)
    assert process.wait(60) == 0
    assert (b"\x1b[1;31m" in shown) is coloured


@pytest.mark.parametrize("arguments", [["--help"], ["classify", "--help"], ["explain", "gpu_oom"]])
def test_no_heavy_library_where_none_is_needed(arguments):
    code = f"""
import sys
from logclass.cli import main
main({arguments}, standalone_mode=False)
print([name for name in ("numpy", "pandas", "sklearn", "scipy", "hyperscan") if name in sys.modules])
"""
    assert subprocess.check_output([sys.executable, "-c", code], text=True).splitlines()[-1] == "[]"
