"""Lines broken by narrow screens."""

import textwrap

import pytest

import logclass
from logclass.parsing.lines import Window, find_line
from logclass.parsing.wrapped import unwrap

MESSAGE = (
    "RuntimeError: CUDA out of memory. Tried to allocate 20.00 MiB (GPU 0; 14.76 GiB total capacity; 13.32 GiB already "
    "allocated; 11.75 MiB free; 13.69 GiB reserved in total by PyTorch)"
)
LOG = [
    "step 1 loss 2.1",
    '  File "/workspace/train.py", line 3, in main',
    MESSAGE,
    "srun: error: node3: task 0: Exited with exit code 1",
]


def wrap_hard(width: int) -> str:
    return "\n".join(line[at : at + width] for line in LOG for at in range(0, len(line), width))


def wrap_in_box(width: int) -> str:
    rows = [row for line in LOG for row in textwrap.wrap(line, width)]
    return "\n".join([f"╭{'─' * (width + 2)}╮", *(f"│ {row.ljust(width)} │" for row in rows), f"╰{'─' * (width + 2)}╯"])


@pytest.mark.parametrize("width", [64, 80, 90])
def test_a_terminal(width):
    text = wrap_hard(width).encode()
    joined, breaks = unwrap(text)
    assert MESSAGE.encode() in joined
    assert joined.count(b"\n") + len(breaks) == text.count(b"\n")


@pytest.mark.parametrize("width", [76, 96])
def test_a_box(width):
    assert MESSAGE.encode() in unwrap(wrap_in_box(width).encode())[0]


def test_lines_keep_the_numbers_of_the_screen():
    joined, breaks = unwrap(wrap_hard(80).encode())
    line = find_line(Window(joined, breaks=breaks), joined.index(b"srun") + 4)
    assert line.number == wrap_hard(80).split("\n").index("srun: error: node3: task 0: Exited with exit code 1") + 1
    assert logclass.classify(wrap_hard(80)).cause.line == 3


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"step {n} loss 2.{n} lr 0.0001 tokens per second {n}00 and a tail of words" for n in range(10, 30)),
        "\n".join("x" * n for n in range(60, 90)),
        "| a table |\n| of      |\n| cells   |",
        "",
        "\n\n",
        "é" * 90 + "\nou",
    ],
)
def test_what_was_not_wrapped_stays(text):
    assert unwrap(text.encode()) == (text.encode(), ())
