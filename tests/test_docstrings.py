"""The examples in docstrings run."""

import doctest
import importlib
import pkgutil

import pytest

import logclass

MODULES = [m.name for m in pkgutil.walk_packages(logclass.__path__, "logclass.") if not m.name.endswith("__main__")]


@pytest.mark.parametrize("name", ["logclass", *MODULES])
def test_examples_run(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0
