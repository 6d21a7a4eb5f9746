"""Metrics against cases that can be counted by hand."""

import numpy as np
import pytest

from logclass.model.metrics import Answers, calibration_error, coverage_at, measure, reweighted, risk_coverage

FAMILIES = {"a": "x", "b": "x", "c": "y"}
ANSWERS = Answers(["a", "a", "b", "c"], ["a", "b", "b", "a"], [0.9, 0.8, 0.7, 0.2], FAMILIES)


def test_shares():
    found = measure(ANSWERS)
    assert (found["top1"], found["family"]) == (0.5, 0.75)
    assert found["classes"]["a"] == {"logs": 2, "precision": 0.5, "recall": 0.5, "f1": 0.5}
    assert found["classes"]["c"]["f1"] == 0
    assert found["brier"] == pytest.approx((0.01 + 0.64 + 0.09 + 0.04) / 4)


def test_calibration():
    confidence = np.array([0.95] * 20)
    assert calibration_error(confidence, np.array([True] * 19 + [False])) == pytest.approx(0)
    assert calibration_error(confidence, np.array([False] * 20)) == pytest.approx(0.95)


def test_coverage_and_risk():
    confidence, right = np.array([0.9, 0.8, 0.7, 0.6]), np.array([True, True, False, True])
    assert coverage_at(confidence, right, 0.99) == 0.5
    assert coverage_at(confidence, ~right, 0.99) == 0
    assert risk_coverage(confidence, right)["1"] == 0.25


def test_reweighting_counts_present_classes_only():
    assert reweighted(ANSWERS, {"a": 0.5, "b": 0.5}) == pytest.approx(0.75)
    assert reweighted(ANSWERS, {"a": 0.5, "z": 0.5}) == pytest.approx(0.5)
