"""Utilities: scores on the scale of frameworks."""

from __future__ import annotations

from rbg._rbg import State

__all__ = ["utilities"]


def utilities(state: State) -> list[float]:
    """Returns the score of each player on a scale from -1 to 1, the highest score of the player.

    >>> import rbg
    >>> utilities(rbg.load("ticTacToe", engine="interpreter").new_state())
    [0.0, 0.0]
    """
    return [
        utility(score, bound)
        for score, (_, bound) in zip(state.returns(), state.game.variables, strict=False)
    ]


def utility(score: float, bound: int) -> float:
    """Returns a score on a scale from -1, for 0, to 1, for its upper bound."""
    return 2.0 * score / bound - 1.0 if bound > 0 else 0.0
