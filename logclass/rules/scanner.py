"""The compiled rules: found in a window, confirmed line by line."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import regex

from logclass.parsing.lines import Line, Window, find_line
from logclass.rules.engines import Engine, HyperscanEngine, PlainEngine
from logclass.rules.literals import BOUNDARY, required_literals
from logclass.rules.markers import build_markers
from logclass.rules.rule import Rule

FINISHED = "success.finished_"


@dataclass(frozen=True)
class Hit:
    """A rule that matches a line; ``facts`` are its named groups, ``span`` the offsets of the match."""

    rule: Rule
    facts: dict[str, str] = field(default_factory=dict)
    span: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class LineHits:
    """A line with the rules that match it, and the markers that chose it."""

    line: Line
    hits: tuple[Hit, ...]
    markers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Nominations:
    """Texts to look for, and for each the patterns (rule index, pattern index) that it may belong to."""

    texts: tuple[str, ...]
    owners: tuple[tuple[tuple[int, int], ...], ...]


def nominate(rules: Sequence[Rule]) -> Nominations:
    """Return the texts of which some rules need one."""
    needs = [
        (index, at, required_literals(pattern))
        for index, rule in enumerate(rules)
        for at, pattern in enumerate(rule.patterns)
    ]
    known = {text for _, _, texts in needs for text in texts}
    owners: dict[str, list[tuple[int, int]]] = {}
    for index, at, texts in needs:
        for text in sorted({_plain(text, known) for text in texts}):
            owners.setdefault(text, []).append((index, at))
    return Nominations(tuple(owners), tuple(tuple(pairs) for pairs in owners.values()))


def _plain(text: str, known: set[str]) -> str:
    """Return a text without the word edges around it, where that is looked for anyway: fewer hits a line."""
    core = text.strip(BOUNDARY)
    return core if core in known else text


class RuleSet:
    """Some rules behind an engine.

    Examples
    --------
    >>> rule = Rule("storage.full", "storage", "cause", ("No space left on device",), ())
    >>> rules = RuleSet.compile([rule], plain=True)
    >>> [found.line.number for found in rules.find(Window(b"a\\nOSError: No space left on device"))]
    [2]
    """

    def __init__(self, rules: Sequence[Rule], nominations: Nominations, engine: Engine) -> None:
        self.rules = tuple(rules)
        self.nominations = nominations
        self.engine = engine

    @classmethod
    def compile(cls, rules: Sequence[Rule], *, plain: bool = False) -> RuleSet:
        """Return a rule set; the plain engine on demand or where Hyperscan is missing."""
        nominations = nominate(rules)
        build = PlainEngine if plain or not has_hyperscan() else HyperscanEngine.compile
        return cls(rules, nominations, build(nominations.texts))

    def find(self, window: Window) -> list[LineHits]:
        """Return the lines of a window that any rule matches, in print order."""
        found = (self.confirm(line, owners) for line, owners in self.propose(window))
        return [hits for hits in found if hits.hits or hits.markers]

    def propose(self, window: Window, start: int = 0) -> list[tuple[Line, set[tuple[int, int]]]]:
        """Return the lines from an offset on that may match, each with the patterns to try, in print order."""
        data = window.data[start:] if start else window.data
        owners = self.nominations.owners
        lines: list[tuple[Line, set[tuple[int, int]]]] = []
        begin, end = -1, -1
        for text, at in sorted(self.engine.find(data), key=_by_offset):
            offset = at + start
            if not begin < offset <= end:
                line = find_line(window, offset)
                begin, end = line.start, line.end
                lines.append((line, set()))
            lines[-1][1].update(owners[text])
        return lines

    def propose_some(self, window: Window, most: int) -> list[tuple[Line, set[tuple[int, int]]]]:
        """Return up to ``most`` of the lines that may match, evenly spread, the last one among them."""
        places = sorted(self.engine.find(window.data), key=_by_offset)
        ends = [end for _, end in places]
        lines: list[tuple[Line, set[tuple[int, int]]]] = []
        for place in range(len(places) - 1, -1, -max(1, len(places) // most)):
            line = find_line(window, ends[place])
            if lines and lines[-1][0].start == line.start:
                continue
            near = places[bisect_right(ends, line.start) : bisect_right(ends, line.end)]
            lines.append((line, {pair for text, _ in near for pair in self.nominations.owners[text]}))
        return lines[::-1]

    def confirm(self, line: Line, patterns: Iterable[tuple[int, int]], *, first: bool = False) -> LineHits:
        """Return those of the proposed rules that do match a line, or the first; a benign one silences the others."""
        hits: list[Hit] = []
        markers: list[str] = []
        last = -1
        for index, at in sorted(patterns):
            rule = self.rules[index]
            found = None if index == last else rule.find_pattern(at, line)
            if found is None:
                continue
            last = index
            if rule.id.startswith("marker."):
                markers.append(rule.id)
            else:
                hits.append(Hit(rule, _read_facts(found), found.span()))
            if first:
                break
        return LineHits(line, _silence(hits), tuple(markers))


def _silence(hits: list[Hit]) -> tuple[Hit, ...]:
    """Return the hits of a line without those that a benign one silences.

    A line that first says exactly what failed and then guesses why ("this may be due to …") keeps the first part.
    """
    begin = min((hit.span[0] for hit in hits if hit.rule.role == "benign"), default=None)
    if begin is None:
        return tuple(hits)
    said = [hit for hit in hits if hit.rule.strength >= 2 and hit.span[1] <= begin and hit.rule.role == "cause"]
    return tuple(said or [hit for hit in hits if hit.rule.role == "benign"])


def _by_offset(place: tuple[int, int]) -> int:
    return place[1]


def _read_facts(found: regex.Match[bytes]) -> dict[str, str]:
    groups = found.groupdict()
    return {name: text.decode("utf-8", "replace") for name, text in groups.items() if text is not None}


@dataclass(frozen=True)
class Scanner:
    """The rules in two sets: those of trouble (markers and finish lines too), and those of step-by-step progress."""

    trouble: RuleSet
    progress: RuleSet

    @classmethod
    def compile(cls, rules: Iterable[Rule], *, plain: bool = False) -> Scanner:
        """Return a scanner of some rules, the markers added."""
        trouble, progress = split_rules(rules)
        return cls(RuleSet.compile(trouble, plain=plain), RuleSet.compile(progress, plain=plain))

    def find(self, window: Window) -> list[LineHits]:
        """Return the lines of a window that show trouble, in print order."""
        return self.trouble.find(window)

    def find_progress(self, window: Window, start: int = 0) -> Iterator[LineHits]:
        """Yield the lines of a window, from an offset on, that show progress; one is confirmed when it is asked for."""
        for line, owners in self.progress.propose(window, start):
            hits = self.progress.confirm(line, owners)
            if hits.hits:
                yield hits

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
    """Return the rules of trouble (with the markers, and with the finish lines, which are as rare) and of progress."""
    given = tuple(rules)
    steps = tuple(rule for rule in given if rule.role == "progress" and not rule.id.startswith(FINISHED))
    return tuple(rule for rule in given if rule not in steps) + build_markers(), steps
