"""The shipped model: small, calibrated as its card says, and scoring as it did when it was made."""

import json
from pathlib import Path

import pytest

from logclass.api import find_default_model
from logclass.model.artefact import WEIGHTS, load_model
from logclass.model.features import extract
from logclass.model.reference import read_reference
from logclass.render.card import render_card
from logclass.taxonomy import taxonomy

FOLDER = find_default_model()
METRICS = json.loads((FOLDER / "metrics.json").read_text())


def test_scores_are_those_of_the_reference():
    model, rows = load_model(FOLDER), read_reference(FOLDER)
    assert len(rows) >= 50
    for view, wanted in rows:
        scores = dict(zip(model.classes, model.score(extract(view)).tolist(), strict=True))
        assert {label: scores[label] for label in wanted} == pytest.approx(wanted, abs=2e-5)


def test_it_is_small_and_knows_all_classes():
    assert (FOLDER / WEIGHTS).stat().st_size < 8e6
    assert set(load_model(FOLDER).classes) == set(taxonomy())


def test_the_card_is_that_of_the_metrics():
    assert (FOLDER / "card.md").read_text() == render_card(METRICS, "default")
    assert METRICS["ece"] < 0.04


def test_classes_left_out_are_claimed_half_as_surely():
    found = METRICS["leave_one_class_out"]
    assert found["left_out"] <= 0.5 * found["known"]


def test_forms_without_a_file_are_told(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_reference(Path(tmp_path))
