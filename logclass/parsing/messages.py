"""The whole of a message: a line, with the neighbour without which it says nothing.

``RuntimeError: Error(s) in loading state_dict for Net:`` needs the line behind it, a bare ``AssertionError`` the
source line above.
"""

from __future__ import annotations

import re

from logclass.parsing.blocks import find_kind
from logclass.parsing.lines import Line, next_line, previous_line

MOST_LINES = 4
_GOES_ON = re.compile(rb"^(?:nccl[A-Z]\w+: |Last error:|Collectives differ in)")
_INDENTED = re.compile(rb"\s{8,}\S")
_OPEN = re.compile(
    rb"(?:[:(,]|(?:Error|Exception): \[[^\]]+\]|terminate called after throwing an instance of '\S+'|"
    rb"Exception encountered when calling \S+\.|^\W*[A-Z][A-Z_]{4,})\s*$"
)
_BARE = re.compile(rb"^(?:[A-Za-z_]\w*\.)*\w*(?:Error|Exception|Interrupt|Exit)\s*:?\s*$")
_CARETS = re.compile(rb"^\s*[~^]+\s*$")
_OTHER_STORY = re.compile(rb"^\s*(?:Traceback \(|During handling|The above exception|-{4,}|={4,}|\*{4,})")


def read_message(line: Line) -> list[Line]:
    """Return the lines that make up a message, in print order: mostly the line alone, at most three.

    Examples
    --------
    >>> from logclass.parsing.lines import Window, find_line
    >>> text = b"RuntimeError: Error(s) in loading state_dict for Net:\\n\\tMissing key(s): head.bias\\nbye"
    >>> [part.text.strip() for part in read_message(find_line(Window(text), 9))][1]
    'Missing key(s): head.bias'
    """
    if _BARE.match(line.message):
        above = _find_source(line)
        return [line] if above is None else [above, line]
    lines = [line]
    while len(lines) < MOST_LINES:
        behind = next_line(lines[-1])
        if behind is None or not _goes_on(line, behind):
            break
        if not (_OPEN.search(lines[-1].raw) or _GOES_ON.match(behind.message) or _INDENTED.match(behind.raw)):
            break
        lines.append(behind)
    return lines


def _find_source(line: Line) -> Line | None:
    """Return the source line that a traceback shows just above a bare exception."""
    above = previous_line(line)
    if above is not None and _CARETS.match(above.message):
        above = previous_line(above)
    return above if above is not None and find_kind(above) == "code" else None


def _goes_on(first: Line, behind: Line) -> bool:
    if _OTHER_STORY.match(behind.message) or behind.prefix.rank not in (None, first.prefix.rank):
        return False
    return find_kind(behind) in ("message", "native_frame")
