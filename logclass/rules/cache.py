"""The shipped rules, compiled once a machine and kept in the user's cache folder.

Reading several hundred rules from TOML and compiling them takes seconds, loading them compiled milliseconds. The
file name is a hash of all that went in, so that a changed rule is never missed. A cache that cannot be
written or read is no error: the rules are then compiled in memory.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import platform
import struct
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from logclass.rules.engines import HyperscanEngine, compile_database, load_database
from logclass.rules.loader import find_files, load_rules
from logclass.rules.rule import Rule
from logclass.rules.scanner import Nominations, RuleSet, Scanner, has_hyperscan, split_rules

KEPT_DAYS = 30
_log = logging.getLogger(__name__)
_MAGIC = b"logclass-rules-4\n"
_FIELDS = ("id", "label", "role", "patterns", "unless", "strength", "ignore_case", "framework")
_CODE = ("engines.py", "literals.py", "markers.py", "patterns.py", "rule.py", "scanner.py")


def load_scanner() -> Scanner:
    """Return the scanner of the shipped rules, from the cache where it holds them."""
    if not has_hyperscan():
        return Scanner.compile(load_rules())
    file = cache_folder() / f"rules-{_fingerprint()}.bin"
    parts = _read(file)
    if parts is not None:
        try:
            return _build(parts, file)
        except Exception as error:  # an automaton of another machine, say; a cache must never stop an answer
            _log.debug("compiled rules %s cannot be used: %s", file, error)
    sets = [RuleSet.compile(rules) for rules in split_rules(load_rules())]
    header = [[[_to_row(r) for r in s.rules], [s.nominations.texts, s.nominations.owners]] for s in sets]
    automata = [rules.engine.to_bytes() for rules in sets if isinstance(rules.engine, HyperscanEngine)]
    parts = [json.dumps(header).encode(), *automata]
    _write(file, parts)
    _prune(file.parent)
    return _build(parts, file)


def cache_folder() -> Path:
    """Return where compiled rules are kept: ``$XDG_CACHE_HOME/logclass``, ``~/.cache/logclass`` by default."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "logclass"


def _fingerprint() -> str:
    digest = hashlib.sha256(f"{platform.machine()} {sys.version_info[:2]} {_version('hyperscan')}".encode())
    here = Path(__file__).parent
    for file in [*find_files(), *(here / name for name in _CODE)]:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:24]


def _prune(folder: Path) -> None:
    """Delete what has not been written for a month: rules of versions that are gone."""
    oldest = time.time() - KEPT_DAYS * 86_400
    for file in folder.glob("rules-*.bin"):
        with suppress(OSError):
            if file.stat().st_mtime < oldest:
                file.unlink()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"


def _build(parts: list[bytes], file: Path) -> Scanner:
    sets = []
    for number, (rows, (texts, owners)) in enumerate(json.loads(parts[0])):
        single = file.with_name(f"{file.stem}-single-{number}.bin")
        engine = HyperscanEngine(load_database(parts[1 + number]), partial(_load_single, single, texts))
        engine.find(b"probe of the machine")
        pairs = tuple(tuple((index, at) for index, at in owner) for owner in owners)
        sets.append(RuleSet([_to_rule(row) for row in rows], Nominations(tuple(texts), pairs), engine))
    return Scanner(*sets)


def _load_single(file: Path, texts: Sequence[str]) -> Any:
    import hyperscan

    parts = _read(file)
    if parts is not None:
        try:
            return load_database(parts[0])
        except hyperscan.error as error:
            _log.debug("compiled rules %s cannot be used: %s", file, error)
    database = compile_database(texts, single=True)
    _write(file, [bytes(hyperscan.dumpb(database))])
    return database


def _to_rule(row: list[Any]) -> Rule:
    fields = dict(zip(_FIELDS, row, strict=True))
    fields["patterns"], fields["unless"] = tuple(fields["patterns"]), tuple(fields["unless"])
    return Rule(match=(), **fields)


def _to_row(rule: Rule) -> list[Any]:
    return [getattr(rule, field) for field in _FIELDS]


def _read(file: Path) -> list[bytes] | None:
    """Return the parts of a cache file; None where it is missing or damaged."""
    try:
        data = file.read_bytes()
    except OSError:
        return None
    digest, body = data[len(_MAGIC) : len(_MAGIC) + 32], data[len(_MAGIC) + 32 :]
    if not data.startswith(_MAGIC) or hashlib.sha256(body).digest() != digest:
        return None
    parts, at = [], 0
    while at < len(body):
        (size,) = struct.unpack_from("<Q", body, at)
        parts.append(body[at + 8 : at + 8 + size])
        at += 8 + size
    return parts


def _write(file: Path, parts: list[bytes]) -> None:
    body = b"".join(struct.pack("<Q", len(part)) + part for part in parts)
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as output:
            output.write(_MAGIC + hashlib.sha256(body).digest() + body)
        Path(output.name).replace(file)
    except OSError as error:
        _log.debug("compiled rules cannot be kept in %s: %s", file, error)
