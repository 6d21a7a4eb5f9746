"""Long logs keep the few stretches that matter, with the right line numbers."""

import pytest

from logclass.parsing.decode import BLOCK_BYTES, split_blocks
from logclass.rules.digest import MOST_BYTES, build_document
from logclass.rules.rule import Rule
from logclass.rules.scanner import Scanner

SCANNER = Scanner.compile(
    [
        Rule("storage.full", "storage", "cause", ("No space left on device",), ()),
        Rule("success.step", "success", "progress", (r"step \d+ loss",), ()),
    ]
)
QUIET = b"all is well, nothing happens on this line\n"
STEP = b"step 7 loss 0.5\n"


def find_numbers(data: bytes) -> list[int]:
    document = build_document(split_blocks(data), SCANNER)
    return [row.line.number for window in document.windows for row in SCANNER.find(window) if row.hits]


def test_a_short_text_is_one_window():
    document = build_document(split_blocks(QUIET * 3), SCANNER)
    assert document.whole
    assert [window.data for window in document.windows] == [QUIET * 3]


@pytest.mark.parametrize("before", [0, 1, 6000, 6240, 6241, 6242, 50_000])
def test_an_error_is_found_wherever_it_stands(before):
    data = QUIET * before + b"OSError: No space left on device\n" + QUIET * 20_000
    assert find_numbers(data) == [before + 1]


def test_surroundings_reach_over_the_end_of_a_block():
    count = BLOCK_BYTES // len(QUIET)
    data = QUIET * count + b"OSError: No space left on device\n" + QUIET * count
    document = build_document(split_blocks(data), SCANNER)
    assert any(b"No space" in w.data and w.data.index(b"No space") > 2000 for w in document.windows)


def test_progress_behind_an_error_is_noticed():
    error = b"OSError: No space left on device\n"
    healed = build_document(split_blocks(QUIET * 9000 + error + QUIET * 9000 + STEP * 3 + QUIET * 9000), SCANNER)
    dead = build_document(split_blocks(STEP * 3 + QUIET * 9000 + error + QUIET * 9000), SCANNER)
    assert [w.resumed for w in healed.windows if error in w.data] == [True]
    assert [w.resumed for w in dead.windows if error in w.data] == [False]


def test_what_is_kept_is_bounded_and_does_not_overlap():
    data = b"".join(b"%d: OSError: No space left on device %s\n" % (n, b"x" * (n % 90)) for n in range(90_000))
    document = build_document(split_blocks(data), SCANNER)
    assert sum(len(window.data) for window in document.windows) < 2 * MOST_BYTES
    ends = [window.offset + len(window.data) for window in document.windows]
    assert all(end <= window.offset for end, window in zip(ends, document.windows[1:], strict=False))
    for window in document.windows:
        assert data[window.offset : window.offset + len(window.data)] == window.data
        assert window.first_line == data.count(b"\n", 0, window.offset) + 1
