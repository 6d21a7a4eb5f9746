"""Metric series out of progress lines, and what they say."""

import pytest

from logclass.decide.series import judge_series
from logclass.parsing.series import Series, read_series


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            b"Epoch 3/10: train loss 1.5 | val loss 2.5 | val acc 50%",
            {"loss": 1.5, "eval_loss": 2.5, "eval_score": 0.5},
        ),
        (b"{'loss': 0.5, 'eval_loss': 1.5, 'epoch': 1.0}", {"loss": 0.5, "eval_loss": 1.5}),
        (b"step 5 loss=0.25 step_time: 2.0s", {"loss": 0.25, "step_time": 2.0}),
        (b"iter 5: time per iter 250ms", {"step_time": 0.25}),
        (b"nothing to see", {}),
    ],
)
def test_values_of_a_line(line, expected):
    values = read_series([line]).values
    assert {kind: found[0] for kind, found in values.items()} == pytest.approx(expected)


FALLING = [2.0 - 0.1 * n for n in range(16)]


@pytest.mark.parametrize(
    ("values", "label"),
    [
        ({"loss": FALLING, "eval_loss": [1.5, 1.2, 1.0, 1.3, 1.6, 2.0, 2.4]}, "poor_fit"),
        ({"eval_score": [0.101, 0.1, 0.099, 0.1, 0.1, 0.1]}, "poor_fit"),
        ({"step_time": [1.0] * 10 + [9.0] * 8}, "slow"),
        ({"loss": FALLING, "eval_loss": [v + 0.1 for v in FALLING]}, None),
        ({"eval_score": [0.92, 0.921, 0.922, 0.92, 0.921]}, None),
        ({"step_time": [1.0] * 20}, None),
        ({"loss": [2.0, 1.9], "eval_loss": [1.0, 2.0]}, None),
        ({}, None),
    ],
)
def test_judgement(values, label):
    judged = judge_series(Series(values))
    assert (judged[0] if judged else None) == label
