"""The compiled rules: found in a window, confirmed line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import regex

from logclass.parsing.lines import Line, Window, find_line
from logclass.rules.engines import Engine, HyperscanEngine, PlainEngine
from logclass.rules.markers import build_markers
from logclass.rules.rule import Rule


@dataclass(frozen=True)
class Hit:
    """A rule that matches a line; ``facts`` are its named groups."""

    rule: Rule
    facts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class LineHits:
    """A line with the rules that match it, and whether a marker chose it."""

    line: Line
    hits: tuple[Hit, ...]
    markers: tuple[str, ...] = ()


class Scanner:
    """Rules and markers behind two engines: one for trouble, one for progress.

    Examples
    --------
    >>> rule = Rule("storage.full", "storage", "cause", ("No space left on device",), ())
    >>> scanner = Scanner.compile([rule])
    >>> [found.line.number for found in scanner.find(Window(b"a\\nOSError: No space left on device"))]
    [2]
    """

    def __init__(
        self, trouble: Sequence[Rule], progress: Sequence[Rule], engine: Engine, progress_engine: Engine
    ) -> None:
        self.trouble = tuple(trouble)
        self.progress = tuple(progress)
        self.engine = engine
        self.progress_engine = progress_engine

    @classmethod
    def compile(cls, rules: Iterable[Rule], *, plain: bool = False) -> Scanner:
        """Return a scanner; the plain engine on demand or where Hyperscan is missing."""
        trouble, progress = split_rules(rules)
        fast = not plain and has_hyperscan()
        build = HyperscanEngine.compile if fast else PlainEngine
        return cls(trouble, progress, build(trouble), build(progress))

    def find(self, window: Window) -> list[LineHits]:
        """Return the lines of a window that rules or markers match, in print order."""
        return _confirm(window, self.engine.find(window.data), self.trouble)

    def find_progress(self, window: Window) -> list[LineHits]:
        """Return the lines of a window that show progress, in print order."""
        return _confirm(window, self.progress_engine.find(window.data), self.progress)

    def find_ids(self, window: Window) -> set[tuple[int, str]]:
        """Return the confirmed pairs of line offset and rule or marker id of a window, progress too."""
        rows = [*self.find(window), *self.find_progress(window)]
        return {(row.line.start, name) for row in rows for name in (*(hit.rule.id for hit in row.hits), *row.markers)}


def has_hyperscan() -> bool:
    """Return whether the fast engine can be imported."""
    try:
        import hyperscan  # noqa: F401
    except ImportError:
        return False
    return True


def split_rules(rules: Iterable[Rule]) -> tuple[tuple[Rule, ...], tuple[Rule, ...]]:
    """Return the rules of trouble (with the markers) and those of progress."""
    given = tuple(rules)
    trouble = tuple(rule for rule in given if rule.role != "progress")
    return trouble + build_markers(), tuple(rule for rule in given if rule.role == "progress")


def _confirm(window: Window, places: list[tuple[int, int]], rules: Sequence[Rule]) -> list[LineHits]:
    chosen: dict[int, tuple[Line, set[int]]] = {}
    known: list[tuple[int, int, int]] = []
    for index, end in sorted(places, key=lambda place: place[1]):
        if known and known[-1][0] < end <= known[-1][1]:
            start = known[-1][2]
        else:
            line = find_line(window, end)
            start = line.start
            chosen.setdefault(start, (line, set()))
            known.append((line.start, line.end, start))
        chosen[start][1].add(index)
    found = (confirm_line(line, [rules[index] for index in sorted(indices)]) for line, indices in chosen.values())
    return [hits for hits in found if hits.hits or hits.markers]


def confirm_line(line: Line, rules: Iterable[Rule]) -> LineHits:
    """Return those of some rules that do match a line; a benign one silences the others."""
    hits: list[Hit] = []
    markers: list[str] = []
    for rule in rules:
        found = rule.find(line.raw, line.prefix.length)
        if found is None:
            continue
        if rule.id.startswith("marker."):
            markers.append(rule.id)
        else:
            hits.append(Hit(rule, _read_facts(found)))
    benign = tuple(hit for hit in hits if hit.rule.role == "benign")
    return LineHits(line, benign or tuple(hits), tuple(markers))


def _read_facts(found: regex.Match[bytes]) -> dict[str, str]:
    groups = found.groupdict()
    return (
        {name: text.decode("utf-8", "replace") for name, text in groups.items() if text is not None} if groups else {}
    )
