"""A model on disk: ``weights.npz`` and ``config.json``, nothing that can run code.

The format is versioned; a checksum of the arrays stands in the configuration, so that a damaged file is
noticed instead of answering nonsense.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logclass.errors import ModelError
from logclass.model.features import BUCKETS
from logclass.model.scorer import Model

FORMAT = 2
WEIGHTS, CONFIG = "weights.npz", "config.json"
_ARRAYS = ("weights", "scale", "intercept", "rarity")


def save_model(model: Model, folder: Path) -> None:
    """Write a model into a folder, which is made if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    arrays = {name: getattr(model, name) for name in _ARRAYS}
    np.savez_compressed(folder / WEIGHTS, **arrays)
    config = {
        **model.config,
        "format": FORMAT,
        "name": model.name,
        "classes": list(model.classes),
        "buckets": int(model.weights.shape[0]),
        "temperature": model.temperature,
        "sha256": _checksum(arrays),
    }
    (folder / CONFIG).write_text(json.dumps(config, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def load_model(folder: Path) -> Model:
    """Return the model of a folder.

    Raises
    ------
    ModelError
        A file is missing, damaged, or of another format; the message names it.
    """
    config = _read_config(folder / CONFIG)
    arrays = _read_arrays(folder / WEIGHTS)
    _check(config, arrays, folder)
    return Model(
        name=str(config["name"]),
        classes=tuple(config["classes"]),
        temperature=float(config["temperature"]),
        config=config,
        **arrays,
    )


def _read_config(file: Path) -> dict[str, Any]:
    try:
        config = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ModelError(f"{file}: {error}") from error
    if not isinstance(config, dict) or config.get("format") != FORMAT:
        raise ModelError(f"{file}: not a model of format {FORMAT}")
    wanted = {"name": str, "classes": list, "temperature": int | float, "sha256": str}
    wrong = [key for key, kind in wanted.items() if not isinstance(config.get(key), kind)]
    if wrong or not config["temperature"] > 0 or len(set(config["classes"])) != len(config["classes"]):
        raise ModelError(f"{file}: missing or wrong: {', '.join(wrong) or 'temperature or classes'}")
    return config


def _read_arrays(file: Path) -> dict[str, NDArray[Any]]:
    try:
        with np.load(file, allow_pickle=False) as stored:
            return {name: stored[name] for name in _ARRAYS}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise ModelError(f"{file}: {error}") from error


def _check(config: dict[str, Any], arrays: dict[str, NDArray[Any]], folder: Path) -> None:
    count = len(config["classes"])
    shapes = {"weights": (BUCKETS, count), "scale": (count,), "intercept": (count,), "rarity": (BUCKETS,)}
    for name, shape in shapes.items():
        if arrays[name].shape != shape:
            raise ModelError(f"{folder / WEIGHTS}: array '{name}' has shape {arrays[name].shape}, not {shape}")
    if _checksum(arrays) != config["sha256"]:
        raise ModelError(f"{folder / WEIGHTS}: checksum differs from that in {CONFIG}")


def _checksum(arrays: dict[str, NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for name in _ARRAYS:
        digest.update(np.ascontiguousarray(arrays[name]).tobytes())
    return digest.hexdigest()
