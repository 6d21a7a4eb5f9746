"""A log as the rules and the model see it."""

from __future__ import annotations

from dataclasses import dataclass

from logclass.parsing.lines import Window


@dataclass(frozen=True)
class Document:
    """Windows of a log in print order; ``whole`` says that one window holds all of it.

    ``samples`` are thin cuts of a long log, for metric series only; ``size_bytes`` and ``newlines`` are those of the
    clean text.
    """

    windows: tuple[Window, ...]
    samples: tuple[Window, ...]
    size_bytes: int
    newlines: int
    whole: bool

    @property
    def is_empty(self) -> bool:
        return not any(window.data.strip() for window in self.windows)
