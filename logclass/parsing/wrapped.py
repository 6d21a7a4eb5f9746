"""Lines that a terminal, a rich console or an issue tracker broke at a fixed width, put together again.

Only short texts are looked at: what was copied from a screen is never long.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

MOST_BYTES = 1 << 16
LEAST_WIDTH, MOST_WIDTH = 60, 260
LEAST_FULL, LEAST_SHARE = 2, 0.7
MOST_TRIED = 8
_BARS = frozenset(bar.encode() for bar in "│┃║")
_FRAME = re.compile(r"^\s*[│┃║] ?(?P<text>.*?) ?[│┃║]\s*$")
_EDGE = re.compile(r"^\s*[╭╰┌└┏┗╔╚][─━═].*[╮╯┐┘┓┛╗╝]\s*$")
_FRESH = re.compile(
    r'^\s*(?:Traceback \(|File "|During handling|The above exception|\d{4}-\d\d-\d\d|[\w.]+(?:Error|Exception): )'
)


def unwrap(data: bytes) -> tuple[bytes, tuple[int, ...]]:
    """Return a text with broken lines joined, and the offsets in it at which a line break was taken out.

    Examples
    --------
    >>> text = b"RuntimeError: " + b"x" * 66 + b"\\n" + b"y" * 80 + b"\\nz end\\nok"
    >>> joined, breaks = unwrap(text)
    >>> joined.count(b"\\n"), breaks
    (1, (80, 160))
    """
    if len(data) > MOST_BYTES or b"\n" not in data:
        return data, ()
    lines = data.split(b"\n")
    if any(bar in data for bar in _BARS) and sum(line.rstrip()[-3:] in _BARS for line in lines) > LEAST_FULL:
        return _join(*_open_frames([line.decode("utf-8", "replace") for line in lines]))
    width = max(map(len, lines))
    if not LEAST_WIDTH <= width <= MOST_WIDTH or not data.isascii():
        return data, ()
    texts = data.decode().split("\n")
    broken = _find_broken(texts, width)
    return _join(texts, broken) if broken else (data, ())


def _find_broken(lines: Sequence[str], width: int) -> dict[int, str]:
    """Return the numbers of the lines that go on in the next one; empty where too few look like it."""
    full = [number for number, line in enumerate(lines[:-1]) if len(line) == width]
    for some in (full[:MOST_TRIED], full):
        broken = [number for number in some if _goes_on(lines[number], lines[number + 1])]
        if len(broken) < max(LEAST_FULL, LEAST_SHARE * len(some)):
            return {}
    return dict.fromkeys(broken, "")


def _goes_on(line: str, behind: str) -> bool:
    return bool(behind.strip()) and behind[:3] != line[:3] and not _FRESH.match(behind)


def _open_frames(lines: Sequence[str]) -> tuple[list[str], dict[int, str]]:
    """Return lines without the frames of a console's boxes, and what joins those that were wrapped to the next."""
    found = [_FRAME.match(line) for line in lines]
    widths = [len(frame["text"]) if frame else 0 for frame in found]
    pairs = zip(lines, found, strict=True)
    opened = [frame["text"].rstrip() if frame else "" if _EDGE.match(line) else line for line, frame in pairs]
    broken = {}
    for number, (width, behind) in enumerate(pairwise(widths)):
        if width and behind and _was_wrapped(opened[number], width, opened[number + 1]):
            broken[number] = "" if len(opened[number]) == width else " "
    return opened, broken


def _was_wrapped(line: str, width: int, behind: str) -> bool:
    """Return whether the first word of the line behind would not have fitted, so that a console wrapped here."""
    if not behind or behind[0].isspace() or len(line) < width / 2 or not _goes_on(line, behind):
        return False
    return len(line) + 1 + len(behind.split(" ", 1)[0]) > width


def _join(lines: Sequence[str], broken: Mapping[int, str]) -> tuple[bytes, tuple[int, ...]]:
    parts: list[bytes] = []
    breaks: list[int] = []
    size = 0
    for number, line in enumerate(lines):
        end = broken.get(number, "\n" if number < len(lines) - 1 else "")
        parts.append((line + end).encode("utf-8", "replace"))
        size += len(parts[-1])
        if number in broken:
            breaks.append(size)
    return b"".join(parts), tuple(breaks)
