"""Observations of positions as planes of numbers."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rbg._rbg import Game, State, write_planes

__all__ = ["Planes"]

Observation: TypeAlias = "npt.NDArray[np.uint8] | npt.NDArray[np.float32]"


class Planes:
    """What is observed of the positions of a game: planes of one number per cell.

    In order there is a plane for each piece, 1 where it stands and 0 elsewhere; one for each
    variable, the scores first, filled with its value; and one filled with the player to move, from
    1, or 0 when the game is over. As bytes, values beyond 255 are 255.

    >>> import rbg
    >>> state = rbg.load("ticTacToe", engine="interpreter").new_state()
    >>> planes = Planes(state.game)
    >>> planes.shape
    (6, 9)
    >>> planes.of(state).max(axis=1)
    array([ 1,  0,  0, 50, 50,  1], dtype=uint8)
    """

    def __init__(self, game: Game) -> None:
        """Takes the game whose positions are to be observed."""
        self.pieces = len(game.pieces)
        """The number of planes of pieces, which come first."""
        self.bounds: tuple[int, ...] = (
            *([1] * self.pieces),
            *(bound for _, bound in game.variables),
            len(game.players),
        )
        """The largest number of each plane; the smallest is 0."""
        self.shape = (len(self.bounds), len(game.cells))
        """Planes, cells."""

    def of(self, state: State) -> npt.NDArray[np.uint8]:
        """Returns the planes of a position: a new array of shape ``(planes, cells)``, ``uint8``."""
        planes = np.empty(self.shape, np.uint8)
        self.write(state, planes)
        return planes

    def write(self, state: State, planes: Observation) -> None:
        """Writes the planes of a position to an array of shape ``(planes, cells)`` without gaps."""
        write_planes(state, planes)

    def high(self) -> npt.NDArray[np.uint8]:
        """Returns the largest number of each place, as bytes: an array of shape ``shape``."""
        bounds = np.minimum(np.array(self.bounds), 255).astype(np.uint8)
        return np.repeat(bounds[:, None], self.shape[1], axis=1)
