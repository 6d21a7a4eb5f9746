"""Times of prefixes to ISO 8601."""

from __future__ import annotations

import re
from datetime import datetime

_ISO = re.compile(r"(\d{4})[-/](\d\d)[-/](\d\d)[T _](\d\d:\d\d:\d\d)(?:[.,](\d+))?\s?(Z|UTC|[+-]\d\d:?\d\d)?")
_FORMS = ("%a %b %d %H:%M:%S %Y", "%m/%d/%Y %H:%M:%S", "%m/%d/%y %H:%M:%S")


def to_iso(text: str) -> str:
    """Return a time as ISO 8601 as far as it goes; a form without a date is returned unchanged.

    Examples
    --------
    >>> to_iso("2024/05/01 10:11:12,123")
    '2024-05-01T10:11:12.123'
    """
    found = _ISO.match(text)
    if found:
        year, month, day, clock, fraction, zone = found.groups()
        tail = {"Z": "Z", "UTC": "Z", None: ""}.get(zone, zone or "")
        return f"{year}-{month}-{day}T{clock}{'.' + fraction[:6] if fraction else ''}{tail}"
    for form in _FORMS:
        try:
            return datetime.strptime(text, form).isoformat()
        except ValueError:
            continue
    return text


def to_seconds(text: str | None) -> float | None:
    """Return a full date and time as seconds for comparing; None where the date is missing or wrong."""
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(to_iso(text))
    except ValueError:
        return None
    return moment.replace(tzinfo=None).timestamp() - (moment.utcoffset() or moment - moment).total_seconds()
