"""Logs of a given size for the benchmarks, made on the spot."""

from __future__ import annotations

import random

MEGABYTE = 1_000_000
_ERROR = b"OSError: [Errno 28] No space left on device: '/scratch/run/step_9000.pt'\n"


def healthy_lines(size: int) -> bytes:
    """Return about ``size`` bytes of ordinary training output."""
    lines, total, step = [], 0, 0
    while total < min(size, MEGABYTE):
        step += 1
        lines.append(
            b"2025-05-01 10:%02d:%02d INFO step %d | loss %.4f | lr 3.0e-04 | tokens/s %d\n"
            % (step // 60 % 60, step % 60, step, 4 / step, 51_000 + step % 997)
        )
        total += len(lines[-1])
    text = b"".join(lines)
    return (text * (size // len(text) + 1))[:size].rsplit(b"\n", 1)[0] + b"\n"


def failing_at_end(size: int) -> bytes:
    """Return healthy output of ``size`` bytes with an error as its last line."""
    return healthy_lines(size) + _ERROR


def twenty_kilobytes() -> bytes:
    """Return a typical failed run: warm-up, steps, a traceback of several frames, a launcher summary."""
    frames = b"".join(
        b'  File "/workspace/project/part%d.py", line %d, in forward\n    x = self.block%d(x)\n' % (n, 10 * n, n)
        for n in range(12)
    )
    message = b"torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.\n"
    return healthy_lines(17_500) + b"Traceback (most recent call last):\n" + frames + message


def progress_bars(size: int) -> bytes:
    """Return ``size`` bytes of progress bars without one newline."""
    bar = b"\r 42%|####      | 4200/10000 [12:01<16:35,  5.8it/s, loss=0.731]"
    return bar * (size // len(bar))


def tracebacks(count: int) -> bytes:
    """Return a log of many identical tracebacks."""
    one = b'Traceback (most recent call last):\n  File "w.py", line 3, in run\n    fetch(url)\nValueError: failed\n'
    return one * count


def one_line(size: int) -> bytes:
    """Return one line of ``size`` bytes."""
    return b"{'key': 'value', " * (size // 17)


def junk(size: int) -> bytes:
    """Return random bytes."""
    return random.Random(0).randbytes(size)
