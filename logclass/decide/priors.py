"""How often classes occur at a site: p'(class | text) ∝ p(class | text) · prior(class) / training prior(class)."""

from __future__ import annotations

from collections.abc import Mapping

from logclass.decide.weighing import Chances
from logclass.model.metrics import read_profiles

NOT_FAILURES = frozenset({"success", "unknown"})


def read_prior(prior: Mapping[str, float] | str | None) -> dict[str, float]:
    """Return the factor of each class of a prior: a mapping, or the name of a site profile.

    The training is balanced, so a factor is the share times the number of classes that the prior names.

    Raises
    ------
    ValueError
        The profile is unknown, or a share is no positive number.

    Examples
    --------
    >>> read_prior({"gpu_oom": 30, "config": 10})
    {'gpu_oom': 1.5, 'config': 0.5}
    """
    if prior is None:
        return {}
    if isinstance(prior, str):
        profiles = read_profiles()
        if prior not in profiles:
            raise ValueError(f"no profile '{prior}': there are {', '.join(profiles)}")
        prior = profiles[prior]
    wrong = [
        label for label, share in prior.items() if not (isinstance(share, int | float) and 0 < share < float("inf"))
    ]
    if wrong or not prior:
        raise ValueError(
            f"a prior maps classes to positive numbers; wrong: {', '.join(map(str, wrong)) or 'it is empty'}"
        )
    mean = sum(prior.values()) / len(prior)
    return {label: share / mean for label, share in prior.items()}


def apply_prior(chances: Chances, factors: Mapping[str, float]) -> Chances:
    """Return probabilities under a prior's factors.

    Failures that the prior does not name are as rare as the rarest that it does; success and unknown keep their weight.

    Examples
    --------
    >>> apply_prior({"gpu_oom": 0.5, "config": 0.5}, {"gpu_oom": 1.5, "config": 0.5})
    {'gpu_oom': 0.75, 'config': 0.25}
    """
    if not factors:
        return chances
    least = min(factors.values())
    weighed = {label: p * factors.get(label, 1.0 if label in NOT_FAILURES else least) for label, p in chances.items()}
    total = sum(weighed.values())
    return {label: p / total for label, p in weighed.items()} if total > 0 else chances
