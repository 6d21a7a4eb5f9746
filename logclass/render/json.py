"""Diagnoses as JSON."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

from logclass.results import Diagnosis

_SURROGATE = re.compile("[\ud800-\udfff]")


def render_json(results: Iterable[tuple[str | None, Diagnosis]], *, array: bool = False) -> str:
    """Return one diagnosis as an object; several, or any number on demand, as an array."""
    rows = [to_row(name, diagnosis) for name, diagnosis in results]
    return json.dumps(rows if array or len(rows) != 1 else rows[0], indent=2, allow_nan=False)


def render_jsonl(results: Iterable[tuple[str | None, Diagnosis]]) -> str:
    """Return one line for each diagnosis."""
    return "\n".join(json.dumps(to_row(name, diagnosis), allow_nan=False) for name, diagnosis in results)


def to_row(name: str | None, diagnosis: Diagnosis) -> dict[str, Any]:
    """Return a diagnosis as plain values, the name of its input in front.

    Examples
    --------
    >>> to_row(None, Diagnosis("unknown", "none", 0.0))["label"]
    'unknown'
    """
    front = {"input": _to_unicode(name)} if name is not None else {}
    return {**front, **_to_plain(diagnosis.to_dict())}


def _to_plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {_to_unicode(str(key)): _to_plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_to_plain(item) for item in value]
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    return _to_unicode(value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value))


def _to_unicode(text: str) -> str:
    # strict readers refuse an escape of half a surrogate pair, which undecodable file names bring along
    return _SURROGATE.sub("\ufffd", text)
