"""Measure and print, one JSON object: ``python -m tests.benchmarks [NAME ...]``."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from tests.benchmarks import logs

_PEAK = """
import re, sys
from pathlib import Path
from tests.benchmarks import logs
import logclass
text = getattr(logs, sys.argv[1])(int(sys.argv[2]))
logclass.classify("RuntimeError: loss is nan")
read = lambda name: int(re.search(name + r":\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) * 1024
before = read("VmRSS")
Path("/proc/self/clear_refs").write_text("5")  # the peak starts anew
logclass.classify(text)
print((read("VmHWM") - before) / len(text))
"""
_HEAVY = ("numpy", "pandas", "sklearn", "scipy")


def take(call: Callable[[], object], times: int) -> float:
    """Return the median seconds of a call."""
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        call()
        seconds.append(time.perf_counter() - start)
    return median(seconds)


def run(code: str, *arguments: str) -> str:
    """Return what a new interpreter prints."""
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True).stdout


def measure_start() -> dict[str, Any]:
    """Time a new process: bare, with the import, with one answer."""
    bare = take(lambda: run("pass"), 11)
    imported = take(lambda: run("import logclass"), 11)
    answered = take(lambda: run("import logclass; logclass.classify('loss is nan')"), 11)
    loaded = run("import sys, logclass; print(*sys.modules)").split()
    return {
        "bare_python_ms": round(bare * 1e3, 1),
        "import_beyond_bare_ms": round((imported - bare) * 1e3, 1),
        "import_and_classify_ms": round(answered * 1e3, 1),
        "heavy_modules_imported": [name for name in _HEAVY if name in loaded],
    }


def measure_small() -> dict[str, Any]:
    """Time one call on a 20 KB log, warm."""
    import logclass

    text = logs.twenty_kilobytes()
    logclass.classify(text)
    return {"bytes": len(text), "median_ms": round(take(lambda: logclass.classify(text), 300) * 1e3, 3)}


def measure_large() -> dict[str, Any]:
    """Time 50 MB with the error at the end, in memory and from a file, beside counting newlines."""
    import logclass

    text = logs.failing_at_end(50 * logs.MEGABYTE)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "run.log"
        file.write_bytes(text)
        from_file = take(lambda: logclass.classify_run([file]), 5)
    in_memory = take(lambda: logclass.classify(text), 5)
    counting = take(lambda: text.count(b"\n"), 5)
    return {
        "in_memory_mb_per_s": round(len(text) / in_memory / 1e6),
        "from_file_mb_per_s": round(len(text) / from_file / 1e6),
        "times_counting_newlines": round(in_memory / counting, 2),
        "label": logclass.classify(text).label,
    }


def measure_doubling() -> dict[str, Any]:
    """Time progress bars of doubling size; linear time doubles."""
    import logclass

    sizes = [size * logs.MEGABYTE for size in (12, 25, 50)]
    texts = [logs.progress_bars(size) for size in sizes]
    seconds = [take(partial(logclass.classify, text), 5) for text in texts]
    return {
        "mb": [size // logs.MEGABYTE for size in sizes],
        "seconds": [round(s, 3) for s in seconds],
        "ratios_per_doubling": [round(b / a, 2) for a, b in pairwise(seconds)],
    }


def measure_odd() -> dict[str, Any]:
    """Time hostile inputs, and the peak of memory beyond the text, as a multiple of its size (Linux)."""
    import logclass

    inputs = {
        "tracebacks": (logs.tracebacks, 1_000_000),
        "one_line": (logs.one_line, 200 * logs.MEGABYTE),
        "junk": (logs.junk, 50 * logs.MEGABYTE),
        "progress_bars": (logs.progress_bars, 50 * logs.MEGABYTE),
    }
    found = {}
    for name, (make, size) in inputs.items():
        text = make(size)
        seconds = take(partial(logclass.classify, text), 3)
        peak = float(run(_PEAK, name, str(size)))
        found[name] = {"mb_per_s": round(len(text) / seconds / 1e6), "memory_beyond_the_text": round(peak, 2)}
    return found


MEASURES = {
    "start": measure_start,
    "small": measure_small,
    "large": measure_large,
    "doubling": measure_doubling,
    "odd": measure_odd,
}


def main() -> None:
    """Print the figures of the measures that are named, of all without names."""
    names = sys.argv[1:] or list(MEASURES)
    print(json.dumps({name: MEASURES[name]() for name in names}, indent=1))


if __name__ == "__main__":
    main()
