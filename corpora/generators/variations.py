"""Small changes of a message: other numbers, paths and names, a cut end, words left out."""

from __future__ import annotations

import re
from random import Random

_NUMBER = re.compile(r"(?<![A-Za-z_.\d-])\d{1,7}(?![\d.]|[A-Za-z])")
_PATH = re.compile(r"/(?:[\w.-]+/)+[\w.-]+")
_FOLDERS = ("data", "mnt/shared", "scratch/run", "home/user/project", "workspace/exp", "lustre/team", "opt/app")
_KEPT = re.compile(
    r"\b(?:[3-5]\d\d|Errno \d+|errno \d+|signal \d+|exit(?:ed)? (?:code|status)?:? ?-?\d+|exitcode:? ?-?\d+|Xid.*)"
)


def vary_message(message: str, random: Random) -> str:
    """Return a message with other numbers and paths; codes that carry meaning stay."""
    if not _KEPT.search(message):
        message = _NUMBER.sub(lambda found: _other_number(found[0], random), message)
    return _PATH.sub(lambda found: _other_path(found[0], random), message)


def _other_number(text: str, random: Random) -> str:
    if len(text) == 1 or random.random() < 0.4:
        return text
    return str(random.randint(10 ** (len(text) - 1), 10 ** len(text) - 1))


def _other_path(text: str, random: Random) -> str:
    if text.startswith(("/dev", "/proc", "/sys")) or random.random() < 0.5:
        return text
    return f"/{random.choice(_FOLDERS)}/{text.rsplit('/', 1)[1]}"


def drop_words(message: str, random: Random) -> str:
    """Return a message without some of its words, as if it were worded otherwise."""
    words = message.split(" ")
    if len(words) < 6:
        return message
    return " ".join(word for word in words if random.random() > 0.15) or message
