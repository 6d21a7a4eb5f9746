"""Bytes in, clean blocks out: nothing lost, nothing raised, bounded pieces."""

import io

import pytest

from logclass.parsing.decode import BLOCK_BYTES, OVERLAP_BYTES, encode_text, read_blocks, split_blocks

LINE = b"step 1 loss 0.5\n"


def joined(data: bytes) -> bytes:
    return b"".join(split_blocks(data))


@pytest.mark.parametrize("wrong", [None, 3, 1.5, ["a"], object()])
def test_only_text_is_a_log(wrong):
    with pytest.raises(TypeError, match=type(wrong).__name__):
        encode_text(wrong)


def test_lone_surrogates_do_not_raise():
    assert encode_text("a\udc80b") == b"a?b"


def test_colours_and_nuls_are_removed():
    assert joined(b"\x1b[31mERROR\x1b[0m o\0ut of\x1b]0;title\x07 memory\n") == b"ERROR out of memory\n"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf16_is_recognised(encoding):
    text = "RuntimeError: disk full\r\n" * 40
    assert joined(text.encode(encoding)) == text.encode()


def test_utf8_mark_is_removed():
    assert joined(b"\xef\xbb\xbfabc") == b"abc"


def test_blocks_are_cut_at_lines_and_lose_nothing():
    data = LINE * (3 * BLOCK_BYTES // len(LINE))
    blocks = list(split_blocks(data))
    assert len(blocks) >= 3
    assert all(block.endswith(b"\n") for block in blocks)
    assert b"".join(blocks) == data


def test_a_stream_gives_the_same_blocks_as_memory():
    data = LINE * (2 * BLOCK_BYTES // len(LINE)) + b"end"
    assert list(read_blocks(io.BytesIO(data))) == list(split_blocks(data))


def test_a_line_longer_than_a_block_is_cut_with_overlap():
    blocks = list(split_blocks(b"x" * (2 * BLOCK_BYTES + 10)))
    assert max(map(len, blocks)) <= BLOCK_BYTES + OVERLAP_BYTES
    assert sum(map(len, blocks)) >= 2 * BLOCK_BYTES + 10
