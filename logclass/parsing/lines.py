"""Lines of a window: found around an offset, never by splitting the whole text.

A line ends at ``\\n`` or ``\\r`` (progress bars); line numbers count ``\\n`` only. Of a line longer than
:data:`LONGEST_BYTES` the piece around the offset stands for the line.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

from logclass.parsing.masks import mask_text
from logclass.parsing.prefixes import Prefix, split_prefix

LONGEST_BYTES = 1 << 13
MASKED_BYTES = 1600


@dataclass(frozen=True)
class Window:
    """A stretch of a log: its bytes, the number of its first line, and where it stands.

    ``resumed`` says that healthy progress was seen behind the window, ``file`` names the input, ``breaks`` are the
    offsets at which line breaks of a narrow screen were taken out.
    """

    data: bytes
    first_line: int = 1
    offset: int = 0
    resumed: bool = False
    file: str | None = None
    breaks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Line:
    """A line of a window: ``start`` and ``end`` are offsets in the window."""

    window: Window
    start: int
    end: int

    @cached_property
    def raw(self) -> bytes:
        return self.window.data[self.start : self.end]

    @cached_property
    def prefix(self) -> Prefix:
        return split_prefix(self.raw)

    @cached_property
    def message(self) -> bytes:
        return self.raw[self.prefix.length :]

    @cached_property
    def masked(self) -> str:
        """The message with numbers, paths and names masked, as the model reads it."""
        return mask_text(self.message[:MASKED_BYTES].decode("utf-8", "replace"))

    @cached_property
    def number(self) -> int:
        window = self.window
        return window.first_line + window.data.count(b"\n", 0, self.start) + bisect_right(window.breaks, self.start)

    @property
    def position(self) -> tuple[str, int]:
        """Sort key in print order: file, then offset."""
        return (self.window.file or "", self.window.offset + self.start)

    @property
    def text(self) -> str:
        return self.raw.decode("utf-8", "replace")


def find_line(window: Window, offset: int) -> Line:
    """Return the line that holds the byte before ``offset`` (the end of a match).

    Examples
    --------
    >>> find_line(Window(b"one\\ntwo\\nthree"), 6).raw
    b'two'
    """
    data = window.data
    at = max(0, offset - 1)
    floor = max(0, at - LONGEST_BYTES // 2)
    start = max(data.rfind(b"\n", floor, at), data.rfind(b"\r", floor, at)) + 1
    if start == 0 and floor > 0:
        start = floor
    return Line(window, start, _find_end(data, at))


def _find_end(data: bytes, at: int) -> int:
    limit = min(len(data), at + LONGEST_BYTES // 2)
    newline = data.find(b"\n", at, limit)
    limit = limit if newline < 0 else newline
    back = data.find(b"\r", at, limit)
    return limit if back < 0 else back


def previous_line(line: Line) -> Line | None:
    """Return the line before, blank ones skipped."""
    data, end = line.window.data, line.start
    while end > 0 and data[end - 1] in b"\r\n \t":
        end -= 1
    return find_line(line.window, end) if end > 0 else None


def next_line(line: Line) -> Line | None:
    """Return the line behind, blank ones skipped."""
    data, start = line.window.data, line.end
    size = len(data)
    while start < size and data[start] in b"\r\n":
        start += 1
    return find_line(line.window, start + 1) if start < size else None
