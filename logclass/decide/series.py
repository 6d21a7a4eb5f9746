"""What metric series say of a run that did not crash: it learns badly, it crawls, or nothing."""

from __future__ import annotations

from statistics import mean, median

from logclass.parsing.series import Series

FEWEST_POINTS = 5
CHANCE = 0.12
RISE = 1.1
SLOWDOWN = 3.0


def judge_series(series: Series) -> tuple[str, str] | None:
    """Return the class and the reason that the metrics of a run give, if they give any.

    Examples
    --------
    >>> falling, rising = [2.0, 1.5, 1.0, 0.7, 0.5, 0.3], [2.0, 1.8, 1.7, 1.9, 2.3, 2.8]
    >>> judge_series(Series({"loss": falling, "eval_loss": rising}))
    ('poor_fit', 'validation loss rises while training loss falls')
    """
    return _judge_fit(series) or _judge_speed(series)


def _judge_fit(series: Series) -> tuple[str, str] | None:
    loss, held_out = series.get("loss"), series.get("eval_loss")
    if _is_long(held_out) and _is_long(loss) and _falls(loss) and _has_turned(held_out):
        return "poor_fit", "validation loss rises while training loss falls"
    score = series.get("eval_score") or series.get("score")
    if _is_long(score) and max(score) <= CHANCE and _is_flat(score):
        return "poor_fit", "accuracy stays at chance"
    if (
        _is_long(loss)
        and len(loss) >= 2 * FEWEST_POINTS
        and _is_flat(loss)
        and _is_long(score)
        and _is_flat(score)
        and max(score) < 0.6
    ):
        return "poor_fit", "neither loss nor accuracy moves"
    return None


def _judge_speed(series: Series) -> tuple[str, str] | None:
    times = series.get("step_time")
    if len(times) < 2 * FEWEST_POINTS:
        return None
    usual, recent = median(times[: len(times) // 2]), median(times[-FEWEST_POINTS:])
    if usual > 0 and recent > SLOWDOWN * usual:
        return "slow", f"a step takes {recent / usual:.1f} times as long as at first"
    return None


def _is_long(values: list[float]) -> bool:
    return len(values) >= FEWEST_POINTS


def _falls(values: list[float]) -> bool:
    third = max(1, len(values) // 3)
    return mean(values[-third:]) < 0.9 * mean(values[:third])


def _has_turned(values: list[float]) -> bool:
    lowest = values.index(min(values))
    return lowest < 0.7 * len(values) and values[-1] > RISE * min(values)


def _is_flat(values: list[float]) -> bool:
    middle = abs(mean(values)) or 1.0
    return (max(values) - min(values)) < 0.05 * middle or max(values) - min(values) < 0.02
