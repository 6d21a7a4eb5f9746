"""A log of any length to a document: the few stretches that matter, in bounded memory.

A text of one block is a document of one window. Of a longer one are kept: its head and tail, the surroundings of
what the rules find (new wordings first, and the last of each rule), and thin samples for metric series.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from logclass.parsing.decode import BLOCK_BYTES
from logclass.parsing.document import Document
from logclass.parsing.lines import Line, Window, find_line
from logclass.parsing.wrapped import unwrap
from logclass.rules.scanner import Scanner

EDGE_BYTES = 1 << 13
BEFORE_BYTES = 1 << 12
BEHIND_BYTES = 3 << 9
MOST_WORDINGS = 64
MOST_WINDOWS = 10
MOST_BYTES = 1 << 19
PIECE_BYTES = 1 << 16
MARK_BYTES = 1 << 13
MOST_SAMPLES = 64
MOST_PENDING = 256
SAMPLE_BYTES = 1 << 10
_WITHOUT_DIGITS = bytes.maketrans(b"0123456789", b"0000000000")


@dataclass(frozen=True)
class Block:
    """A block of the stream, the number of its first line and its offset.

    Its first ``known`` bytes repeat the end of the block before, as surroundings.
    """

    data: bytes
    first_line: int
    offset: int
    known: int = 0

    def cut(self, start: int, end: int, file: str | None) -> Window:
        """Return the whole lines around a stretch as a window."""
        data = self.data
        start = data.rfind(b"\n", 0, max(0, start)) + 1 if start > 0 else 0
        start = start if end - start < 4 * EDGE_BYTES else max(0, end - EDGE_BYTES)
        stop = data.find(b"\n", min(end, len(data)), end + EDGE_BYTES)
        stop = min(len(data), end + BEHIND_BYTES) if stop < 0 else stop + 1
        return Window(data[start:stop], self.first_line + self._count_lines(start), self.offset + start, file=file)

    @cached_property
    def _lines_at(self) -> list[int]:
        """Newlines before each multiple of MARK_BYTES, so that no stretch is counted twice."""
        starts = range(0, len(self.data), MARK_BYTES)
        return [0, *accumulate(self.data.count(b"\n", at, at + MARK_BYTES) for at in starts)]

    def _count_lines(self, offset: int) -> int:
        mark = offset // MARK_BYTES
        return self._lines_at[mark] + self.data.count(b"\n", mark * MARK_BYTES, offset)


@dataclass
class Digest:
    """Collects the windows of one stream, block by block."""

    scanner: Scanner
    file: str | None = None
    kept: list[Window] = field(default_factory=list)
    last: dict[int, Window] = field(default_factory=dict)
    wordings: dict[tuple[int, int], dict[bytes, bool]] = field(default_factory=dict)
    windows_of: dict[int, int] = field(default_factory=dict)
    samples: list[Window] = field(default_factory=list)
    resumed: set[int] = field(default_factory=set)
    pending: list[Window] = field(default_factory=list)
    size: int = 0
    piece_bytes: int = PIECE_BYTES  # grows while a log repeats itself
    blocks: int = 0
    stride: int = 1

    def add(self, block: Block) -> None:
        """Take in one block."""
        if self.blocks == 0:
            self.kept.append(block.cut(0, EDGE_BYTES, self.file))
        self._watch_progress(block, list(self._choose(block)))
        self._sample(block)
        self.blocks += 1

    def _choose(self, block: Block) -> Iterator[Window]:
        """Yield the windows that are kept of a block; each text is looked at once in a piece of it."""
        latest: dict[int, Line] = {}
        window = Window(block.data)
        start = block.known
        while start < len(block.data):
            piece = block.data[start : start + self.piece_bytes]
            kept = len(self.kept)
            for text, end in self.scanner.trouble.engine.find_distinct(piece):
                line = find_line(window, start + end)
                for index, is_new in self._try_rules(line, text):
                    latest[index] = line
                    if is_new and self.size < MOST_BYTES:
                        yield self._keep(block, line)
            start += self.piece_bytes
            self.piece_bytes = PIECE_BYTES if len(self.kept) > kept else min(2 * self.piece_bytes, BLOCK_BYTES)
        for index, line in latest.items():
            self.last[index] = self._cut_around(block, line)
            yield self.last[index]

    def _try_rules(self, line: Line, text: int) -> Iterator[tuple[int, bool]]:
        """Yield the rules that match a line, and whether its wording is new; known wordings are not matched again."""
        wording = line.raw[-240:].translate(_WITHOUT_DIGITS)
        for index, at in self.scanner.trouble.nominations.owners[text]:
            rule = self.scanner.trouble.rules[index]
            known = self.wordings.setdefault((index, at), {})
            if wording in known:
                if known[wording]:
                    yield index, False
            elif rule.role not in ("benign", "progress"):
                if len(known) >= MOST_WORDINGS:
                    known.clear()
                known[wording] = rule.find_pattern(at, line) is not None
                if known[wording]:
                    self.windows_of[index] = self.windows_of.get(index, 0) + 1
                    yield index, self.windows_of[index] <= MOST_WINDOWS

    def _keep(self, block: Block, line: Line) -> Window:
        window = self._cut_around(block, line)
        self.kept.append(window)
        self.size += len(window.data)
        return window

    def _cut_around(self, block: Block, line: Line) -> Window:
        return block.cut(line.start - BEFORE_BYTES, line.end + BEHIND_BYTES, self.file)

    def _watch_progress(self, block: Block, new: list[Window]) -> None:
        """Mark the windows behind which the run went on."""
        self.pending = sorted([*self.pending, *new], key=_end_of)[-MOST_PENDING:]
        for _ in range(4):
            if not self.pending:
                return
            begin = max(0, _end_of(self.pending[0]) - block.offset)
            found = self._find_progress(block.data, begin)
            if found < 0:
                return
            at = block.offset + found
            self.resumed |= {window.offset for window in self.pending if _end_of(window) <= at}
            self.pending = [window for window in self.pending if _end_of(window) > at]

    def _find_progress(self, data: bytes, begin: int) -> int:
        """Return the offset behind a second line of progress from an offset on, or -1."""
        first = -1
        for start in range(begin, len(data), PIECE_BYTES):
            end = self._find_step(data, start, min(len(data), start + PIECE_BYTES))
            if end >= 0 and first < 0:
                first = end
                end = self._find_step(data, end, min(len(data), start + PIECE_BYTES))
            if end >= 0:
                return end
        return -1

    def _find_step(self, data: bytes, start: int, stop: int) -> int:
        """Return the end of a line of progress between two offsets, or -1; each text is tried once."""
        progress = self.scanner.progress
        places = progress.engine.find_distinct(data[start:stop])
        window = Window(data)
        for text, end in sorted(places, key=lambda place: place[1]):
            line = find_line(window, start + end)
            if progress.confirm(line, progress.nominations.owners[text]).hits:
                return line.end
        return -1

    def _sample(self, block: Block) -> None:
        if self.blocks % self.stride == 0:
            end = len(block.data)
            self.samples.append(block.cut(end - SAMPLE_BYTES, end, self.file))
        if len(self.samples) > MOST_SAMPLES:
            self.samples = self.samples[::2]
            self.stride *= 2

    def finish(self, block: Block) -> list[Window]:
        """Return the windows in print order, overlaps left out; ``block`` is the last one."""
        end = len(block.data)
        tail = block.cut(end - EDGE_BYTES, end, self.file)
        windows = [self._mark(window) for window in (*self.kept, *self.last.values(), tail)]
        return list(_without_overlaps(sorted(windows, key=lambda w: (w.offset, -len(w.data)))))

    def _mark(self, window: Window) -> Window:
        if window.offset not in self.resumed:
            return window
        return Window(window.data, window.first_line, window.offset, True, window.file)


def _end_of(window: Window) -> int:
    return window.offset + len(window.data)


def _without_overlaps(windows: list[Window]) -> Iterator[Window]:
    end = -1
    for window in windows:
        if window.offset + len(window.data) <= end:
            continue
        fresh = _cut_head(window, end - window.offset)
        end = fresh.offset + len(fresh.data)
        yield fresh


def _cut_head(window: Window, size: int) -> Window:
    if size <= 0:
        return window
    first_line = window.first_line + window.data.count(b"\n", 0, size)
    return Window(window.data[size:], first_line, window.offset + size, window.resumed, window.file)


def build_document(blocks: Iterable[bytes], scanner: Scanner, file: str | None = None) -> Document:
    """Return the document of a stream of blocks; memory does not grow with its length."""
    stream = iter(blocks)
    first, second = next(stream, b""), next(stream, None)
    if second is None or len(first) + len(second) <= BLOCK_BYTES:
        return _build_small([first, second or b"", *stream], file)
    digest = Digest(scanner, file)
    line, offset = 1, 0
    block = Block(b"", 1, 0)
    for data in _chain(first, second, stream):
        context = block.data[-BEFORE_BYTES:]
        block = Block(context + data, line - context.count(b"\n"), offset - len(context), len(context))
        digest.add(block)
        line += data.count(b"\n")
        offset += len(data)
    return Document(tuple(digest.finish(block)), tuple(digest.samples), offset, line - 1, whole=False)


def _build_small(blocks: list[bytes], file: str | None) -> Document:
    data, breaks = unwrap(b"".join(blocks))
    newlines = data.count(b"\n") + len(breaks)
    return Document((Window(data, file=file, breaks=breaks),), (), len(data), newlines, whole=True)


def _chain(first: bytes, second: bytes, rest: Iterator[bytes]) -> Iterator[bytes]:
    yield first
    yield second
    yield from rest
