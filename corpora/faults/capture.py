"""Run the fault programs for real and write what they print to corpora/captured/.

    python corpora/faults/capture.py [NAME ...]

NAME is an id (`pytorch/head_width`), a part of one, or a label. Without names all faults run, one after
another. A fault whose cause line does not stand in the output is not captured, and the exit code is then 1.
"""

from __future__ import annotations

import argparse
import datetime
import getpass
import importlib.metadata
import json
import os
import platform
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

FAULTS = Path(__file__).resolve().parent
REPO = FAULTS.parents[1]
CAPTURED = REPO / "corpora" / "captured"
HEADER = re.compile(r"^# /// fault\n(?P<body>(?:#.*\n)+?)# ///\n", re.MULTILINE)
ENDS_WELL = {"success", "poor_fit", "slow"}
PROGRAMS = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
KEPT_VARIABLES = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "LD_LIBRARY_PATH")


class FaultError(Exception):
    """A fault that cannot be read, did not happen, or whose log would show this machine."""


@dataclass(frozen=True)
class Fault:
    """One fault program with the fields of its header (see README.md)."""

    script: Path
    label: str
    cause: str
    framework: str
    also: list[str] = field(default_factory=list)
    rank: int | None = None
    command: str = ""
    runs_as: str = ""
    needs: list[str] = field(default_factory=list)
    requires: list[str] = field(default_factory=list)
    env: dict[str, str] = field(default_factory=dict)
    timeout_s: float = 60.0

    @property
    def id(self) -> str:
        return self.script.relative_to(FAULTS).with_suffix("").as_posix()


def read_fault(script: Path) -> Fault:
    """Return the fault that a script's header describes."""
    found = HEADER.search(script.read_text())
    if not found:
        raise FaultError(f"{script}: no '# /// fault' header")
    body = "\n".join(line[1:].removeprefix(" ") for line in found["body"].splitlines())
    try:
        return Fault(script=script, **tomllib.loads(body))
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise FaultError(f"{script}: header: {error}") from error


def find_faults(names: list[str]) -> list[Fault]:
    """Return the faults that the names ask for, in the order of their ids."""
    scripts = sorted(path for path in FAULTS.glob("*/*") if path.suffix in {".py", ".sh"})
    faults = [read_fault(script) for script in scripts]
    if not names:
        return faults
    wanted = [fault for fault in faults if any(name in fault.id or name == fault.label for name in names)]
    if not wanted:
        raise FaultError(f"no fault is named {' or '.join(names)}")
    return wanted


def find_obstacle(fault: Fault) -> str:
    """Return why a fault cannot run on this machine, or an empty string."""
    for need in fault.needs:
        try:
            importlib.metadata.version(need)
        except importlib.metadata.PackageNotFoundError:
            return f"package {need} is not installed"
    for tool in fault.requires:
        if tool == "root" and os.geteuid() != 0:
            return "needs root"
        if tool.startswith("/") and not Path(tool).exists():
            return f"needs {tool}"
        if tool != "root" and not tool.startswith("/") and not shutil.which(tool, path=PROGRAMS):
            return f"needs the program {tool}"
    return ""


def copy_program(fault: Fault, folder: Path) -> Path:
    """Copy the program, without its header, under the name that it has in its log."""
    name = fault.runs_as or ("train.py" if fault.script.suffix == ".py" else "run.sh")
    program = folder / name
    program.write_text(HEADER.sub("", fault.script.read_text(), count=1).lstrip("\n"))
    return program


def build_environment(fault: Fault, folder: Path) -> dict[str, str]:
    """Return a small environment, so that nothing of the caller's shell reaches a log."""
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    base = {
        "PATH": PROGRAMS,
        "HOME": str(Path.home()),
        "LANG": "C.UTF-8",
        "TMPDIR": str(folder / "tmp"),
        "PYTHONUNBUFFERED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "OMP_NUM_THREADS": "2",
        "HF_HOME": str(folder / "tmp" / "hf"),
        "GLOO_SOCKET_IFNAME": "lo",
    }
    return {name: value for name, value in (base | kept | fault.env).items() if value}


def run_program(fault: Fault, folder: Path) -> tuple[str, int]:
    """Return the merged output and the exit code (minus the signal where one ended it)."""
    program = copy_program(fault, folder)
    default = "python {script}" if program.suffix == ".py" else "bash {script}"
    command = (fault.command or default).format(script=program.name)
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(
            ["bash", "-c", f"exec {command}"],
            cwd=folder,
            env=build_environment(fault, folder),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        exit_code = wait_for_end(child, fault)
        output.seek(0)
        return output.read().decode("utf-8", "replace"), exit_code


def wait_for_end(child: subprocess.Popen[bytes], fault: Fault) -> int:
    """Return the exit code; end whatever of the program's group outlives it."""
    try:
        return child.wait(timeout=fault.timeout_s)
    except subprocess.TimeoutExpired as error:
        stop_politely(child)
        raise FaultError(f"{fault.id}: still running after {fault.timeout_s:g} s") from error
    finally:
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        child.wait()


def stop_politely(child: subprocess.Popen[bytes]) -> None:
    """Ask the group to end: launchers then stop their workers, which are in sessions of their own."""
    os.killpg(child.pid, signal.SIGTERM)
    try:
        child.wait(timeout=10)
    except subprocess.TimeoutExpired:
        pass


def find_addresses() -> list[str]:
    """Return the addresses of this machine, loopback left out."""
    answer = subprocess.run(["hostname", "-I"], capture_output=True, text=True, check=False)
    return [address for address in answer.stdout.split() if not address.startswith(("127.", "::1"))]


def build_masks(folder: Path) -> list[tuple[re.Pattern[str], str]]:
    """Return what is replaced in a log, longest paths first."""
    venv, home, user = sys.prefix, str(Path.home()), getpass.getuser()
    paths = {str(folder / "tmp"): "/tmp", str(folder): "/workspace", venv: "/opt/venv", str(REPO): "/workspace"}
    masks = [(re.compile(re.escape(path)), new) for path, new in paths.items()]
    masks.append((re.compile(rf"{re.escape(home)}(?=/)"), "/home/user"))
    host = socket.gethostname()
    if host != "localhost":
        masks.append((re.compile(rf"(?<![\w./-]){re.escape(host)}(?![\w.-])"), "node01"))
    for address in find_addresses():
        new = "10.0.0.1" if "." in address else "fd00::1"
        masks.append((re.compile(rf"(?<![\w.:]){re.escape(address)}(?![\w.])"), new))
    if user != "root":
        masks.append((re.compile(rf"\b{re.escape(user)}\b"), "user"))
    return masks


def mask_text(text: str, folder: Path) -> str:
    """Return the text without host, user, address and folders of this machine."""
    for pattern, new in build_masks(folder):
        text = pattern.sub(new, text)
    return text


def check_log(fault: Fault, text: str, exit_code: int) -> None:
    """Raise FaultError where the fault did not happen or the log shows this machine."""
    problems = []
    if fault.cause not in text:
        problems.append(f"cause not in the output: {fault.cause!r}")
    if (exit_code == 0) != (fault.label in ENDS_WELL):
        problems.append(f"exit code {exit_code} does not fit {fault.label}")
    if f"{REPO.parent}/" in text:
        problems.append(f"a path under {REPO.parent} was not masked")
    if problems:
        tail = "\n".join(f"    | {line}" for line in text.splitlines()[-25:])
        raise FaultError(f"{fault.id}: {'; '.join(problems)}\n{tail}")


def build_row(fault: Fault, log: Path, text: str, exit_code: int) -> dict[str, object]:
    """Return the row of the index for one captured log."""
    versions = {"python": platform.python_version()}
    versions |= {need: importlib.metadata.version(need) for need in fault.needs}
    return {
        "id": fault.id,
        "path": log.relative_to(REPO).as_posix(),
        "script": fault.script.relative_to(REPO).as_posix(),
        "label": fault.label,
        "also": fault.also,
        "cause": fault.cause,
        "cause_line": text[: text.index(fault.cause)].count("\n") + 1,
        "rank": fault.rank,
        "framework": fault.framework,
        "versions": versions,
        "exit_code": exit_code,
        "captured": datetime.date.today().isoformat(),
    }


def capture_fault(fault: Fault) -> dict[str, object]:
    """Run one fault, write its log and return its row."""
    folder = Path(tempfile.mkdtemp(prefix="fault-"))
    folder.chmod(0o755)
    (folder / "tmp").mkdir(mode=0o777)
    (folder / "tmp").chmod(0o1777)
    try:
        raw, exit_code = run_program(fault, folder)
        text = mask_text(raw, folder)
        check_log(fault, text, exit_code)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    log = CAPTURED / f"{fault.id}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(text, newline="")
    return build_row(fault, log, text, exit_code)


def write_index(rows: Iterable[dict[str, object]]) -> None:
    """Merge the rows into index.jsonl; rows of programs that are gone are dropped."""
    index = CAPTURED / "index.jsonl"
    old = [json.loads(line) for line in index.read_text().splitlines()] if index.exists() else []
    merged = {str(row["id"]): row for row in [*old, *rows] if (REPO / str(row["script"])).exists()}
    CAPTURED.mkdir(parents=True, exist_ok=True)
    index.write_text("".join(json.dumps(merged[key]) + "\n" for key in sorted(merged)))


def main() -> int:
    parser = argparse.ArgumentParser(description="Run fault programs and keep their logs.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="id, part of an id, or label")
    failed = skipped = done = 0
    for fault in find_faults(parser.parse_args().names):
        if obstacle := find_obstacle(fault):
            skipped += 1
            print(f"skipped  {fault.id}: {obstacle}", file=sys.stderr)
            continue
        try:
            write_index([capture_fault(fault)])
        except FaultError as error:
            failed += 1
            print(f"FAILED   {error}", file=sys.stderr)
            continue
        done += 1
        print(f"captured {fault.id} ({fault.label})", file=sys.stderr)
    print(f"{done} captured, {skipped} skipped, {failed} failed", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
