"""Fixtures."""

import pytest
import rbg

from played import interpreted


@pytest.fixture
def tic_tac_toe() -> rbg.Game:
    """Returns tic-tac-toe, played by the interpreter."""
    return interpreted("ticTacToe")
