"""How often the rules alone are right, by the kind of their evidence.

Used where no model is at hand or where it is unsure.
"""

from __future__ import annotations

from logclass.decide.verdict import Verdict

PRECISION = {
    "cause3": 0.90,
    "cause2": 0.80,
    "cause1": 0.50,
    "consequence": 0.55,
    "wrapper": 0.50,
    "echo": 0.35,
    "series": 0.70,
    "finished": 0.80,
    "progress": 0.60,
    "none": 0.25,
}
RIVAL_COST = 0.8


def rate_verdict(verdict: Verdict) -> float:
    """Return the probability that the rules' verdict is right; rival causes in the text lower it.

    Examples
    --------
    >>> rate_verdict(Verdict("gpu_oom", "cause3", "names the cause"))
    0.9
    """
    return PRECISION[verdict.tier] * RIVAL_COST ** min(verdict.rivals, 3)
