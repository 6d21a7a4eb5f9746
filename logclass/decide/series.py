"""What metric series say of a run that did not crash: it learns badly, it crawls, or nothing."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean, median

from logclass.parsing.series import Series

FEWEST_POINTS = 5
CHANCE = 0.15
RISE = 1.1
SLOWDOWN = 3.0
SPIKES = 4.0
DROP = 0.4
STARVED, STARVED_FEW = 0.5, 0.7
LONG_STEP_S = 0.5


@dataclass(frozen=True, slots=True)
class Trend:
    """A class, why, and the index of the line that shows it best."""

    label: str
    reason: str
    line: int | None = None


def judge_series(series: Series) -> Trend | None:
    """Return what the metrics of a run say, if they say anything.

    Examples
    --------
    >>> falling, rising = [2.0, 1.5, 1.0, 0.7, 0.5, 0.3], [2.0, 1.8, 1.7, 1.9, 2.3, 2.8]
    >>> judge_series(Series({"loss": falling, "eval_loss": rising})).reason
    'validation loss rises while training loss falls'
    """
    return _judge_fit(series) or _judge_few_times(series) or _judge_times(series) or _judge_throughput(series)


def _judge_fit(series: Series) -> Trend | None:
    loss, held_out = series.get("loss"), series.get("eval_loss")
    if _is_long(held_out) and _is_long(loss) and _falls(loss) and _has_turned(held_out):
        return Trend("poor_fit", "validation loss rises while training loss falls", series.place("eval_loss", -1))
    kind = "eval_score" if series.get("eval_score") else "score"
    score = series.get(kind)
    if not _is_long(score):
        return None
    if max(score) <= CHANCE and not _climbs(score):
        return Trend("poor_fit", "accuracy stays at chance", series.place(kind, -1))
    if len(loss) >= 2 * FEWEST_POINTS and _is_flat(loss) and _is_flat(score) and max(score) < 0.6:
        return Trend("poor_fit", "neither loss nor accuracy moves", series.place(kind, -1))
    return None


def _judge_few_times(series: Series) -> Trend | None:
    """Judge what a short excerpt already shows."""
    times, waits = series.get("step_time"), series.get("data_time")
    if len(waits) == len(times) >= 2 and all(_is_starved(*pair) for pair in zip(waits, times, strict=True)):
        return Trend("slow", "nearly all of a step goes into waiting for data", series.place("step_time", -1))
    if 3 <= len(times) < 2 * FEWEST_POINTS and (at := _find_jump(times)) is not None:
        return Trend("slow", "steps suddenly take several times as long", series.place("step_time", at))
    return None


def _judge_times(series: Series) -> Trend | None:
    times, waits = series.get("step_time"), series.get("data_time")
    if not _is_long(times):
        return None
    slowest = series.place("step_time", times.index(max(times)))
    usual, recent = median(times[: len(times) // 2]), median(times[-FEWEST_POINTS:])
    if len(times) >= 2 * FEWEST_POINTS and usual > 0 and recent > SLOWDOWN * usual:
        return Trend("slow", f"a step takes {recent / usual:.1f} times as long as at first", slowest)
    later = times[1:]  # the first step compiles and warms up
    if max(later) > LONG_STEP_S and mean(later) > SPIKES * median(later):
        return Trend("slow", "some steps take many times as long as the others", slowest)
    if len(waits) == len(times) and sum(waits[1:]) > STARVED * sum(later) and mean(later) > LONG_STEP_S:
        return Trend("slow", "most of a step goes into waiting for data", slowest)
    return None


def _is_starved(wait: float, time: float) -> bool:
    return time > LONG_STEP_S and STARVED_FEW * time < wait <= time


def _find_jump(times: list[float]) -> int | None:
    """Return where a short series jumps up for good: even before, several times as much in all that follows."""
    for at in range(2, len(times)):
        before, after = times[:at], times[at:]
        if max(before) < 1.5 * min(before) and min(after) > SLOWDOWN * max(before) and min(after) > LONG_STEP_S:
            return at
    return None


def _judge_throughput(series: Series) -> Trend | None:
    rates = series.get("throughput")
    if len(rates) < 2:
        return None
    drops = [at for at in range(1, len(rates)) if rates[at] < DROP * median(rates[:at])]
    if len(drops) > len(rates) // 10:
        return Trend("slow", "throughput drops", series.place("throughput", drops[0]))
    middle = len(rates) // 2
    first, second = rates[:middle], rates[middle:]
    steady = len(rates) >= 2 * FEWEST_POINTS and max(first) < 1.3 * min(first)
    if steady and median(first) < DROP * max(second):
        slowest = rates.index(min(rates[1:]))
        return Trend("slow", "throughput is a fraction of what the run reaches", series.place("throughput", slowest))
    return None


def _is_long(values: list[float]) -> bool:
    return len(values) >= FEWEST_POINTS


def _climbs(values: list[float]) -> bool:
    third = max(1, len(values) // 3)
    return mean(values[-third:]) > mean(values[:third]) + 0.02


def _falls(values: list[float]) -> bool:
    third = max(1, len(values) // 3)
    return mean(values[-third:]) < 0.9 * mean(values[:third])


def _has_turned(values: list[float]) -> bool:
    lowest = values.index(min(values))
    return lowest < 0.7 * len(values) and values[-1] > RISE * min(values)


def _is_flat(values: list[float]) -> bool:
    middle = abs(mean(values)) or 1.0
    return (max(values) - min(values)) < 0.05 * middle or max(values) - min(values) < 0.02
