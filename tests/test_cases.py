"""Readable cases: a log, then the verdict (see tests/cases/README.md)."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

import logclass

FOLDER = Path(__file__).parent / "cases"
CASE = re.compile(
    r"^## (?P<title>.+?)\n+```log\n(?P<log>.*?)\n```\n+(?P<verdict>(?:- [^\n]+\n?)+)", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Case:
    title: str
    log: str
    verdict: dict[str, str]


def read_cases(file: Path) -> list[Case]:
    found = []
    for match in CASE.finditer(file.read_text()):
        pairs = (line[2:].split(": ", 1) for line in match["verdict"].strip().splitlines())
        found.append(Case(match["title"], match["log"], dict(pairs)))
    return found


CASES = [
    pytest.param(case, id=f"{file.stem}: {case.title}")
    for file in sorted(FOLDER.glob("*.md"))
    if file.stem != "README"
    for case in read_cases(file)
]


def test_every_heading_is_a_case():
    headings = sum(f.read_text().count("\n## ") for f in FOLDER.glob("*.md") if f.stem != "README")
    assert headings == len(CASES) > 0


@pytest.mark.parametrize("case", CASES)
def test_case(case):
    d = logclass.classify(case.log)
    assert d.label == case.verdict["label"], (d.reason, d.alternatives)
    if "line" in case.verdict:
        assert d.cause is not None
        assert d.cause.line == int(case.verdict["line"]), d.cause.text
    if "rank" in case.verdict:
        assert d.cause.rank == int(case.verdict["rank"])
    if "not_sure" in case.verdict:
        assert d.confidence < float(case.verdict["not_sure"])
