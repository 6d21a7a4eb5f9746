"""Text, bytes or a file to clean blocks of UTF-8 bytes, cut at line ends where there are any."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from typing import BinaryIO

BLOCK_BYTES = 1 << 18
OVERLAP_BYTES = 1 << 13
_ESCAPES = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\n]{0,512}(?:\x07|\x1b\\)?|[@-Z\\^_])")
_BOMS = ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"), (codecs.BOM_UTF8, "utf-8"))


def encode_text(text: str | bytes) -> bytes:
    """Return the UTF-8 bytes of a text; lone surrogates become ``?``.

    Raises
    ------
    TypeError
        ``text`` is neither str nor bytes.

    Examples
    --------
    >>> encode_text("loss=nan")
    b'loss=nan'
    """
    if isinstance(text, str):
        return text.encode("utf-8", "replace")
    if isinstance(text, bytes):
        return text
    if isinstance(text, bytearray | memoryview):
        return bytes(text)
    raise TypeError(f"a log is str or bytes, not {type(text).__name__}")


def clean_block(block: bytes) -> bytes:
    """Return a block without terminal escapes and NULs."""
    if b"\x1b" in block:
        block = _ESCAPES.sub(b"", block)
    if b"\0" in block:
        block = block.replace(b"\0", b"")
    return block


def guess_encoding(head: bytes) -> str | None:
    """Return the encoding that a byte-order mark (or NULs in every other byte) gives away, UTF-8 apart.

    Examples
    --------
    >>> guess_encoding("é".encode("utf-16"))
    'utf-16-le'
    """
    for bom, name in _BOMS[:2]:
        if head.startswith(bom):
            return name
    sample = head[:512]
    if len(sample) >= 16:
        even, odd = sample[::2], sample[1::2]
        if odd.count(0) > 0.9 * len(odd) and even.count(0) < 0.1 * len(even):
            return "utf-16-le"
        if even.count(0) > 0.9 * len(even) and odd.count(0) < 0.1 * len(odd):
            return "utf-16-be"
    return None


def split_blocks(data: bytes) -> Iterator[bytes]:
    """Yield the clean blocks of bytes in memory; see :func:`read_blocks`."""
    pieces = (data[start : start + BLOCK_BYTES] for start in range(0, len(data), BLOCK_BYTES))
    return _join_at_lines(_recode(pieces))


def read_blocks(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the clean blocks of a stream: about 256 KiB each, cut behind a newline.

    Where a block has no newline it is cut behind a carriage return; without either it is cut at its size, and
    the next block repeats its last :data:`OVERLAP_BYTES`, so that nothing is cut in two unseen.
    """
    return _join_at_lines(_recode(iter(lambda: stream.read(BLOCK_BYTES), b"")))


def _recode(pieces: Iterator[bytes]) -> Iterator[bytes]:
    first = next(pieces, b"")
    encoding = guess_encoding(first)
    if encoding is None:
        yield first.removeprefix(codecs.BOM_UTF8)
        yield from pieces
        return
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    yield decoder.decode(first).removeprefix("\ufeff").encode("utf-8", "replace")
    for piece in pieces:
        yield decoder.decode(piece).encode("utf-8", "replace")


def _join_at_lines(pieces: Iterator[bytes]) -> Iterator[bytes]:
    rest = b""
    for piece in pieces:
        block = rest + piece if rest else piece
        cut = block.rfind(b"\n") + 1 or block.rfind(b"\r") + 1
        if cut == 0 and len(block) < BLOCK_BYTES:
            rest = block
            continue
        if cut:
            rest = block[cut:]
            yield clean_block(block[:cut])
        else:
            rest = block[-OVERLAP_BYTES:]
            yield clean_block(block)
    if rest:
        yield clean_block(rest)
