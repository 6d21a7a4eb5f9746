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
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from logclass.rules.engines import HyperscanEngine
from logclass.rules.loader import find_files, load_rules
from logclass.rules.rule import Rule
from logclass.rules.scanner import Scanner, has_hyperscan

_log = logging.getLogger(__name__)
_MAGIC = b"logclass-rules-1\n"
_FIELDS = ("id", "label", "role", "patterns", "unless", "strength", "ignore_case", "framework")
_CODE = ("engines.py", "markers.py", "patterns.py", "rule.py")


def load_scanner() -> Scanner:
    """Return the scanner of the shipped rules, from the cache where it holds them."""
    if not has_hyperscan():
        return Scanner.compile(load_rules())
    file = cache_folder() / f"rules-{_fingerprint()}.bin"
    try:
        return _read(file)
    except FileNotFoundError:
        pass
    except Exception as error:  # a damaged cache must never stop an answer
        _log.debug("compiled rules %s cannot be used: %s", file, error)
    scanner = Scanner.compile(load_rules())
    _write(file, scanner)
    return scanner


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


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"


def _read(file: Path) -> Scanner:
    data = file.read_bytes()
    if not data.startswith(_MAGIC):
        raise ValueError("not a file of compiled rules")
    at = len(_MAGIC)
    parts = []
    while at < len(data):
        (size,) = struct.unpack_from("<Q", data, at)
        parts.append(data[at + 8 : at + 8 + size])
        at += 8 + size
    header, *automata = parts
    groups = json.loads(header)
    trouble, progress = (tuple(_to_rule(row) for row in groups[name]) for name in ("trouble", "progress"))
    engines = [HyperscanEngine.from_bytes(automata[at], automata[at + 1]) for at in (0, 2)]
    for engine in engines:
        engine.find(b"probe of the machine")
    return Scanner(trouble, progress, *engines)


def _to_rule(row: list[Any]) -> Rule:
    fields = dict(zip(_FIELDS, row, strict=True))
    fields["patterns"], fields["unless"] = tuple(fields["patterns"]), tuple(fields["unless"])
    return Rule(match=(), **fields)


def _write(file: Path, scanner: Scanner) -> None:
    engines = (scanner.engine, scanner.progress_engine)
    automata = [part for engine in engines if isinstance(engine, HyperscanEngine) for part in engine.to_bytes()]
    groups = {
        name: [[getattr(rule, field) for field in _FIELDS] for rule in rules]
        for name, rules in (("trouble", scanner.trouble), ("progress", scanner.progress))
    }
    parts = [json.dumps(groups).encode(), *automata]
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as output:
            output.write(_MAGIC + b"".join(struct.pack("<Q", len(part)) + part for part in parts))
        Path(output.name).replace(file)
    except OSError as error:
        _log.debug("compiled rules cannot be kept in %s: %s", file, error)
