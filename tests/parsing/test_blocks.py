"""What a line is part of."""

import pytest

from logclass.parsing.blocks import find_exception, find_kind, find_own_frame, read_frames
from logclass.parsing.lines import Window, find_line

TRACE = b"""Traceback (most recent call last):
  File "/workspace/train.py", line 10, in main
    raise ValueError("no space left on device")
  File "/opt/venv/lib/python3.11/site-packages/torch/nn/modules/module.py", line 1518, in _call_impl
    return forward_call(*args, **kwargs)
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
ValueError: no space left on device
"""


def line_at(text: bytes, wanted: bytes):
    return find_line(Window(text), text.rindex(wanted) + len(wanted))


@pytest.mark.parametrize(
    ("wanted", "kind"),
    [
        (b"in main", "frame"),
        (b"raise ValueError", "code"),
        (b"return forward_call", "code"),
        (b"^^^", "code"),
        (b"ValueError: no space", "message"),
    ],
)
def test_kinds_in_a_traceback(wanted, kind):
    assert find_kind(line_at(TRACE, wanted)) == kind


def test_prefixed_tracebacks_are_read_too():
    text = b"".join(b"[rank3]: " + line + b"\n" for line in TRACE.splitlines())
    assert find_kind(line_at(text, b"raise ValueError")) == "code"
    assert len(read_frames(line_at(text, b"ValueError: no space"))) == 2


def test_own_frame_is_outside_packages():
    frames = read_frames(line_at(TRACE, b"ValueError: no space"))
    assert [frame.line for frame in frames] == [10, 1518]
    assert find_own_frame(frames).function == "main"


def test_native_frames():
    assert find_kind(find_line(Window(b"frame #3: c10::Error::Error + 0x1c"), 5)) == "native_frame"


@pytest.mark.parametrize(
    ("message", "name"),
    [
        (b"KeyError: 'x'", "KeyError"),
        (b"torch.cuda.OutOfMemoryError: CUDA", "torch.cuda.OutOfMemoryError"),
        (b"KeyboardInterrupt", "KeyboardInterrupt"),
        (b"botocore.exceptions.ClientError: denied", "botocore.exceptions.ClientError"),
        (b"Error in something", None),
        (b"step 1", None),
    ],
)
def test_exception_names(message, name):
    assert find_exception(message) == name
