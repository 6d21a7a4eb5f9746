"""Reads the log of a machine-learning run and says why it failed.

Examples
--------
>>> import logclass
>>> logclass.classify("RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB").label
'gpu_oom'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from logclass.taxonomy import taxonomy  # eager: the function must stand before the module of its name

if TYPE_CHECKING:
    from logclass.api import Classifier, classify, classify_many, classify_run, load
    from logclass.errors import LogclassError
    from logclass.results import Diagnosis, Evidence

__all__ = [
    "Classifier",
    "Diagnosis",
    "Evidence",
    "LogclassError",
    "classify",
    "classify_many",
    "classify_run",
    "load",
    "taxonomy",
]
__version__ = "0.1.0"

_HOMES = {
    "Classifier": "api",
    "classify": "api",
    "classify_many": "api",
    "classify_run": "api",
    "load": "api",
    "LogclassError": "errors",
    "Diagnosis": "results",
    "Evidence": "results",
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that ``import logclass`` is quick."""
    if name not in _HOMES:
        raise AttributeError(f"module 'logclass' has no attribute {name!r}")
    module = import_module(f"logclass.{_HOMES[name]}")
    value = getattr(module, name)
    globals()[name] = value
    return value
