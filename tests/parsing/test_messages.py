"""Messages that need a neighbour."""

import pytest

from logclass.parsing.lines import Window, find_line
from logclass.parsing.messages import read_message


def message_at(text: bytes, wanted: bytes) -> list[str]:
    lines = read_message(find_line(Window(text), text.rindex(wanted) + len(wanted)))
    return [line.text.strip() for line in lines]


def test_a_headline_takes_the_line_behind_it():
    text = b"RuntimeError: Error(s) in loading state_dict for Net:\n\tsize mismatch for head: a and b.\n\tand more\n"
    assert message_at(text, b"Net:") == [
        "RuntimeError: Error(s) in loading state_dict for Net:",
        "size mismatch for head: a and b.",
    ]


def test_a_bare_exception_takes_the_source_line_above():
    text = b'  File "a.py", line 3, in f\n    assert width > 0\n           ^^^^^^^^^\nAssertionError\n'
    assert message_at(text, b"AssertionError") == ["assert width > 0", "AssertionError"]


@pytest.mark.parametrize("behind", [b"Traceback (most recent call last):", b'  File "a.py", line 3, in f', b""])
def test_another_story_is_not_taken(behind):
    assert message_at(b"worker 3 failed:\n" + behind, b"failed:") == ["worker 3 failed:"]


def test_another_rank_is_not_taken():
    assert message_at(b"[rank0]: Failures:\n[rank1]: step 3\n", b"Failures:") == ["[rank0]: Failures:"]


def test_a_complete_line_stands_alone():
    assert message_at(b"OSError: no space\nnext\n", b"space") == ["OSError: no space"]
