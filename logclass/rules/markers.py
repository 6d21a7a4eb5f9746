"""Signs of trouble that no rule explains: they choose lines for the model and never decide.

The id of a marker begins with ``marker.``; all share the machinery of the rules.
"""

from __future__ import annotations

from logclass.rules.rule import Rule

LABEL = "unknown"
_PATTERNS: tuple[tuple[str, tuple[str, ...], bool], ...] = (
    ("traceback", (r"Traceback \(most recent call last\)",), False),
    (
        "exception",
        (r"^(?:[A-Za-z_][\w.]*\.)?[A-Z]\w*(?:Error|Exception|Interrupt|Failure|Exit|Timeout|Fault)\b",),
        False,
    ),
    ("level", (r"\b(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC|EMERG)\b",), False),
    ("error_word", (r"\berrors?\b[: ]", r"\berror$"), True),
    ("failed", (r"\bfail(?:ed|ure|s)?\b", r"\bunable to\b", r"\bcannot\b", r"\bcould ?n[o']t\b"), True),
    ("refused", (r"\binvalid\b", r"\bdenied\b", r"\brefused\b", r"\bnot found\b", r"\bno such\b"), True),
    ("ended", (r"\babort", r"\bkilled\b", r"\bterminat", r"\bcrash", r"\bexit(?:ed|ing)?\b"), True),
    ("stuck", (r"\btimed? ?out\b", r"\btimeout\b", r"\bstuck\b", r"\bstall", r"\bhang(?:s|ing)?\b"), True),
    ("memory", (r"\bout of memory\b", r"\boom\b"), True),
    ("assertion", (r"\bassert", r"\bCheck failed\b", r"\bpanic\b"), True),
)


def build_markers() -> tuple[Rule, ...]:
    """Return the markers as rules of no class.

    Examples
    --------
    >>> build_markers()[0].id
    'marker.traceback'
    """
    return tuple(
        Rule(
            f"marker.{name}",
            LABEL,
            "wrapper",
            patterns,
            (),
            strength=1,
            ignore_case=ignore_case,
            source="logclass",
        )
        for name, patterns, ignore_case in _PATTERNS
    )
