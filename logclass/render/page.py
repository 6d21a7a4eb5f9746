"""Lines of a given width, coloured or not."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

MARGIN = 10
_COLOURS = {"bold": "\x1b[1m", "red": "\x1b[1;31m", "green": "\x1b[1;32m", "yellow": "\x1b[1;33m", "dim": "\x1b[2m"}
_END = "\x1b[0m"


class Page:
    """Collects wrapped lines; ``width`` in characters."""

    def __init__(self, width: int, colour: bool = False) -> None:
        self.width = width
        self.colour = colour
        self.lines: list[str] = []

    def line(self, text: str, tone: str | None = None) -> None:
        """Add a paragraph."""
        for part in _wrap(text, self.width):
            self.lines.append(self.paint(part, tone))

    def block(self, head: str, text: str, mark: str = "") -> None:
        """Add a paragraph behind a head in the margin; its lines hang behind ``mark``."""
        parts = _wrap(text, self.width - MARGIN - len(mark))
        self.lines.append(self.paint(head.ljust(MARGIN), "bold") + mark + parts[0])
        self.lines += [" " * (MARGIN + len(mark)) + part for part in parts[1:]]

    def numbered(self, head: str, items: Iterable[str]) -> None:
        """Add a numbered list behind a head."""
        for number, item in enumerate(items, 1):
            self.block(head if number == 1 else "", item, f"{number}. ")

    def listed(self, head: str, items: Iterable[str]) -> None:
        """Add a list without an order behind a head."""
        for number, item in enumerate(items):
            self.block("" if number else head, item, "- ")

    def quote(self, text: str, most: int) -> None:
        """Add at most ``most`` lines of foreign text, marked as such."""
        parts = _wrap(text, self.width - 6)
        self.lines += [f"  | {part}" for part in parts[:most]]
        if len(parts) > most:
            self.lines[-1] += " …"

    def paint(self, text: str, tone: str | None) -> str:
        """Return text in a tone, where colours are wanted."""
        return f"{_COLOURS[tone]}{text}{_END}" if self.colour and tone else text


def _wrap(text: str, width: int) -> list[str]:
    # not at hyphens: a flag or a host name cut in two cannot be copied
    return textwrap.wrap(text, width, break_on_hyphens=False) or [""]
