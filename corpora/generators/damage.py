"""What happens to a log on its way to the reader: cut, wrapped, boxed, kept as a stub."""

from __future__ import annotations

import textwrap
from random import Random

STUB_BYTES, STUB_LINES = 2048, 80


def damage_log(lines: list[str], cause: str, random: Random) -> str:
    """Return the log after one of the usual mishaps; the cause's line is never lost."""
    kind = random.choice(("head", "tail", "stub", "wrap", "box", "issue"))
    if kind == "wrap":
        return _wrap(lines, random.choice((80, 100, 120)))
    if kind == "box":
        return _box(lines, random.choice((90, 120)), at_words=random.random() < 0.5)
    if kind == "stub":
        return _stub(lines, cause)
    return "\n".join(_cut(lines, cause, kind, random))


def _cut(lines: list[str], cause: str, kind: str, random: Random) -> list[str]:
    at = next((number for number, line in enumerate(lines) if cause in line), 0)
    first = random.randint(0, at) if kind in ("head", "issue") else 0
    last = random.randint(at + 1, len(lines)) if kind in ("tail", "issue") else len(lines)
    kept = lines[first:last]
    if kind == "issue" and random.random() < 0.5:
        return ["```", *(["..."] if first else []), *kept, "```"]
    return kept


def _stub(lines: list[str], cause: str) -> str:
    """Return the end of a log as the kubelet keeps it: 80 lines at most, 2,048 bytes at most."""
    text = "\n".join(lines[-STUB_LINES:])
    stub = text.encode()[-STUB_BYTES:].decode("utf-8", "ignore")
    return stub if cause in stub else "\n".join(lines)


def _wrap(lines: list[str], width: int) -> str:
    """Return the lines as a terminal of some width prints and a mouse copies them."""
    return "\n".join(line[at : at + width] for line in lines for at in range(0, max(1, len(line)), width))


def _box(lines: list[str], width: int, at_words: bool = True) -> str:
    """Return the lines in the frame of a rich console."""
    inner = width - 4
    body = [part for line in lines for part in _fold(line, inner, at_words)]
    edge = "─" * (width - 2)
    return "\n".join([f"╭{edge}╮", *(f"│ {line.ljust(inner)} │" for line in body), f"╰{edge}╯"])


def _fold(line: str, width: int, at_words: bool) -> list[str]:
    if at_words:
        return textwrap.wrap(line, width, break_on_hyphens=False, drop_whitespace=True) or [""]
    return [line[at : at + width] for at in range(0, max(1, len(line)), width)]
