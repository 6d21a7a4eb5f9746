"""What a line is part of: a Python traceback, a code listing, a native stack, a message of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from logclass.parsing.lines import Line, previous_line

MOST_FRAMES = 60
TRACEBACK_BYTES, GAP_BYTES = 1 << 14, 600
_FRAME = re.compile(rb'^\s*File "(?P<file>[^"]+)", line (?P<line>\d+)(?:, in (?P<function>.+))?')
_MARKED_CODE = re.compile(rb"^\s*(?:-+>|\xe2\x9d\xb1|>)?\s*\d{1,5}\s*(?:\||\xe2\x94\x82)?\s{2,}\S|^\s*-{2,}>\s*\d+\s")
_CODE = re.compile(
    rb"^\s*(?:\^+\s*$|[~^]{3,}|raise\b(?:\s+[\w.]+\(|\s*$)|return\s|def \w+\(|self\.\w+|(?:el)?if .+:$|"
    rb"from [\w.]+ import |import [\w.]+(?: as \w+)?$|assert [^:]+(?:,|==|>|<| is | in )|"
    rb"(?:print|logger\.\w+|logging\.\w+|super\(\)\.\w+)\(|"
    rb"(?:TORCH|TF|AT|C10)_\w*CHECK\w*\(|except .*:$|#include|static_assert\()"
)
_WRAPPER = re.compile(rb"\bCaught \w+ in (?:DataLoader worker|replica|pin memory thread)|^\s*Original Traceback")
_NATIVE_FRAME = re.compile(
    rb"^\s*(?:#\d+:? |frame #\d+: |\d+ +0x[0-9a-f]+|\*\*\* |\[\w[\w.-]*:\d+\] \[ ?\d+\] |@ +0x[0-9a-f]+|at [\w.$<>]+\()"
)
_EXCEPTION = re.compile(
    rb"^(?P<name>(?:[A-Za-z_]\w*\.)*"
    rb"[A-Z]\w*(?:Error|Exception|Interrupt|Exit|Failure|Timeout|Fault|Warning|OutOfMemory\w*)|"
    rb"(?:[a-z_]\w*\.)+[A-Z]\w+)(?::|$)"
)
_FRAMES = re.compile(rb'[^\S\n]File "(?P<file>[^"\n]+)", line (?P<line>\d{1,9})(?:, in (?P<function>[^\n]+))?')
_HEADS = (
    b"Traceback (most recent",
    b"During handling of the above exception",
    b"The above exception was the direct cause",
)


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame of a traceback."""

    file: str
    line: int
    function: str


def find_kind(line: Line) -> str:
    """Return what a line is.

    ``frame``, ``code`` (a source line shown by a traceback), ``native_frame``, ``wrapper`` (it announces the
    exception of a worker, whose own traceback follows) or ``message``.

    Examples
    --------
    >>> from logclass.parsing.lines import Window, find_line
    >>> text = b'  File "a.py", line 3, in f\\n    raise ValueError("no space left")\\nValueError: no space left'
    >>> find_kind(find_line(Window(text), 40)), find_kind(find_line(Window(text), len(text)))
    ('code', 'message')
    """
    message = line.message
    if _FRAME.match(message):
        return "frame"
    if _NATIVE_FRAME.match(message):
        return "native_frame"
    if _WRAPPER.search(message):
        return "wrapper"
    if _CODE.match(message) or _MARKED_CODE.match(line.raw):
        return "code"
    if line.prefix.indent >= 2 or message[:1] in b" \t" or line.raw[:2] == b"  ":
        before = previous_line(line)
        if before is not None and _FRAME.match(before.message):
            return "code"
    return "message"


def find_exception(message: bytes) -> str | None:
    """Return the exception type with which a message begins.

    Examples
    --------
    >>> find_exception(b"torch.distributed.DistBackendError: NCCL error in: x.cpp")
    'torch.distributed.DistBackendError'
    """
    found = _EXCEPTION.match(message)
    return found["name"].decode() if found else None


def read_frames(line: Line) -> tuple[Frame, ...]:
    """Return the frames of the traceback that ends with a line, outermost first."""
    data = line.window.data
    begin = max(0, line.start - TRACEBACK_BYTES)
    begin = max(begin, *(data.rfind(head, begin, line.start) for head in _HEADS))
    frames: list[Frame] = []
    after = line.start
    for found in reversed(list(_FRAMES.finditer(data, begin, line.start))[-MOST_FRAMES:]):
        if after - found.end() > GAP_BYTES:
            break
        after = found.start()
        function = (found["function"] or b"").decode("utf-8", "replace")
        frames.append(Frame(found["file"].decode("utf-8", "replace"), int(found["line"]), function))
    return tuple(reversed(frames))


def find_own_frame(frames: tuple[Frame, ...]) -> Frame | None:
    """Return the innermost frame outside installed packages, else the innermost."""
    own = [f for f in frames if not re.search(r"site-packages|dist-packages|/lib/python|<frozen|importlib", f.file)]
    return own[-1] if own else (frames[-1] if frames else None)
