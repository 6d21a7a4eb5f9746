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
        (b"Epoch: [0][21/5005] Time 0.5 (9.4) Data 0.25 (9.2)", {"step_time": 0.5, "data_time": 0.25}),
        (b"Epoch[0] Batch [100] Speed: 15.5 samples/sec", {"throughput": 15.5}),
        (b"step 5 | tokens/s: 51000", {"throughput": 51000}),
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
        ({"step_time": [0.1] * 8 + [60.0, 15.0, 0.1]}, "slow"),
        ({"step_time": [90.0] + [0.1] * 12}, None),
        ({"step_time": [2.0] * 8, "data_time": [1.8] * 8}, "slow"),
        ({"throughput": [430.0, 425.0, 75.0, 74.0]}, "slow"),
        ({"throughput": [15.0, 430.0, 425.0, 433.0]}, None),
        ({"throughput": [15.0] * 7 + [513.0] * 4}, "slow"),
        ({"loss": [2.0, 1.9], "eval_loss": [1.0, 2.0]}, None),
        ({}, None),
    ],
)
def test_judgement(values, label):
    judged = judge_series(Series(values))
    assert (judged.label if judged else None) == label
