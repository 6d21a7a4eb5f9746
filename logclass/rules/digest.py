"""A log of any length to a document: the few stretches that matter, in bounded memory.

A text of one block is a document of one window. Of a longer one are kept: its head and tail, the surroundings of
what the rules find (new wordings first, and the last of each rule), and thin samples for metric series.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from logclass.parsing.decode import BLOCK_BYTES
from logclass.parsing.document import Document
from logclass.parsing.lines import Line, Window, find_line
from logclass.rules.scanner import Scanner

EDGE_BYTES = 1 << 13
BEFORE_BYTES = 1 << 12
BEHIND_BYTES = 3 << 9
MOST_WORDINGS = 12
MOST_BYTES = 1 << 19
MOST_PLACES = 300
MOST_TRIES = 6
MOST_SAMPLES = 64
SAMPLE_BYTES = 1 << 10
_WITHOUT_DIGITS = bytes.maketrans(b"0123456789", b"0000000000")


@dataclass(frozen=True, slots=True)
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
        return Window(data[start:stop], self.first_line + data.count(b"\n", 0, start), self.offset + start, file=file)


@dataclass
class Digest:
    """Collects the windows of one stream, block by block."""

    scanner: Scanner
    file: str | None = None
    kept: list[Window] = field(default_factory=list)
    last: dict[int, Window] = field(default_factory=dict)
    wordings: dict[int, set[bytes]] = field(default_factory=dict)
    samples: list[Window] = field(default_factory=list)
    resumed: set[int] = field(default_factory=set)
    pending: list[Window] = field(default_factory=list)
    size: int = 0
    blocks: int = 0
    stride: int = 1

    def add(self, block: Block) -> None:
        """Take in one block."""
        if self.blocks == 0:
            self.kept.append(block.cut(0, EDGE_BYTES, self.file))
        known = block.known
        fresh = block.data[known:] if known else block.data
        places = [(index, known + end) for index, end in self.scanner.engine.find_distinct(fresh, MOST_PLACES)]
        new = self._choose(block, places) if places else []
        self._watch_progress(block, new)
        self._sample(block)
        self.blocks += 1

    def _choose(self, block: Block, places: list[tuple[int, int]]) -> list[Window]:
        tries: dict[int, int] = {}
        new: list[Window] = []
        latest = dict(places)
        for index, end in places:
            tries[index] = tries.get(index, 0) + 1
            if tries[index] > MOST_TRIES or self.size > MOST_BYTES:
                continue
            window = self._keep(block, index, end)
            if window is not None:
                new.append(window)
        new += self._keep_latest(block, latest)
        return new

    def _keep(self, block: Block, index: int, end: int) -> Window | None:
        seen = self.wordings.setdefault(index, set())
        if len(seen) >= MOST_WORDINGS:
            return None
        line = find_line(Window(block.data), end)
        wording = line.raw[-240:].translate(_WITHOUT_DIGITS)
        if wording in seen or not self._confirms(line, index):
            return None
        seen.add(wording)
        if self.kept and self.kept[-1].offset + len(self.kept[-1].data) >= block.offset + line.end:
            return None
        window = block.cut(line.start - BEFORE_BYTES, line.end + BEHIND_BYTES, self.file)
        self.kept.append(window)
        self.size += len(window.data)
        return window

    def _confirms(self, line: Line, index: int) -> bool:
        rule = self.scanner.trouble[index]
        return rule.role != "benign" and rule.find(line.raw, line.prefix.length) is not None

    def _keep_latest(self, block: Block, latest: dict[int, int]) -> list[Window]:
        new = []
        for index, end in latest.items():
            line = find_line(Window(block.data), end)
            if self._confirms(line, index):
                self.last[index] = block.cut(line.start - BEFORE_BYTES, line.end + BEHIND_BYTES, self.file)
                new.append(self.last[index])
        return new

    def _watch_progress(self, block: Block, new: list[Window]) -> None:
        """Mark the windows behind which the run went on."""
        self.pending += new
        for _ in range(4):
            if not self.pending:
                return
            begin = max(0, min(window.offset + len(window.data) for window in self.pending) - block.offset)
            found = self._find_progress(block.data, begin)
            if found < 0:
                return
            at = block.offset + found
            self.resumed |= {w.offset for w in self.pending if w.offset + len(w.data) <= at}
            self.pending = [w for w in self.pending if w.offset + len(w.data) > at]

    def _find_progress(self, data: bytes, begin: int) -> int:
        seen = 0
        for _ in range(8):
            end = self.scanner.progress_engine.find_any(data[begin:])
            if end < 0:
                return -1
            line = find_line(Window(data), begin + end)
            if any(rule.find(line.raw, line.prefix.length) for rule in self.scanner.progress):
                seen += 1
                if seen == 2:
                    return line.end
            begin = line.end + 1
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
    data = b"".join(blocks)
    return Document((Window(data, file=file),), (), len(data), data.count(b"\n"), whole=True)


def _chain(first: bytes, second: bytes, rest: Iterator[bytes]) -> Iterator[bytes]:
    yield first
    yield second
    yield from rest
