"""The examples in the documentation."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest
import rbg

README = Path(__file__).resolve().parents[1] / "README.md"
MODULES = ["rbg", *(f"rbg.{module.name}" for module in pkgutil.iter_modules(rbg.__path__))]


def test_the_readme_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10 and failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_a_module_does_what_it_says(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
