"""Fixtures."""

import os
import shlex

import pytest
import rbg
from rbg import distributed

from played import interpreted
from program import built

# rustc would take longer for a reasoner than the test that plays it.
os.environ.setdefault("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")


@pytest.fixture
def tic_tac_toe() -> rbg.Game:
    """Returns tic-tac-toe, played by the interpreter."""
    return interpreted("ticTacToe")


@pytest.fixture(scope="session")
def program() -> list[str]:
    """Returns the program of the command line."""
    named = os.environ.get(distributed.PROGRAM_VARIABLE)
    return shlex.split(named) if named else built("rbg-cli")
