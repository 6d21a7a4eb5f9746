"""A model on disk: written, read back, and refused when damaged; never a pickle."""

import json

import numpy as np
import pytest

from logclass.errors import ModelError
from logclass.model.artefact import load_model, save_model
from logclass.model.features import BUCKETS, TextLine, extract
from logclass.model.scorer import Model


@pytest.fixture
def model():
    random = np.random.default_rng(0)
    weights = random.integers(-127, 127, (BUCKETS, 3)).astype(np.int8)
    rarity = np.full(BUCKETS, 2.0, np.float32)
    return Model("m", ("a", "b", "c"), weights, np.full(3, 0.01, np.float32), np.zeros(3, np.float32), rarity, 1.5)


FEATURES = extract((TextLine("out of memory on <num> devices", 1.0),))


def test_scores_survive_the_disk(model, tmp_path):
    save_model(model, tmp_path)
    loaded = load_model(tmp_path)
    assert loaded.classes == model.classes
    np.testing.assert_array_equal(loaded.score(FEATURES), model.score(FEATURES))
    assert loaded.score(FEATURES).sum() == pytest.approx(1)


@pytest.mark.parametrize(
    ("field", "value"),
    [("format", 99), ("classes", ["a"]), ("temperature", 0), ("sha256", "0" * 64), ("classes", "abc"), ("name", None)],
)
def test_wrong_configuration_is_refused(model, tmp_path, field, value):
    save_model(model, tmp_path)
    file = tmp_path / "config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), field: value}))
    with pytest.raises(ModelError, match=r"config\.json|weights\.npz"):
        load_model(tmp_path)


def test_a_cut_file_is_refused(model, tmp_path):
    save_model(model, tmp_path)
    file = tmp_path / "weights.npz"
    file.write_bytes(file.read_bytes()[:2000])
    with pytest.raises(ModelError, match=r"weights\.npz"):
        load_model(tmp_path)


def test_a_pickle_is_refused(model, tmp_path):
    save_model(model, tmp_path)
    arrays = {name: getattr(model, name) for name in ("scale", "intercept", "rarity")}
    np.savez(tmp_path / "weights.npz", weights=np.array([object()], dtype=object), **arrays)
    with pytest.raises(ModelError, match=r"pickle|weights"):
        load_model(tmp_path)


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(ModelError, match="nowhere"):
        load_model(tmp_path / "nowhere")
