"""What long runs find out, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rbg._rbg import Move

__all__ = ["Analysis", "EvaluatedMove", "PlayoutStats", "RolloutStats", "Statistic"]


@dataclass(frozen=True)
class Statistic:
    """The statistics of a number of whole numbers. Without any, there is no mean."""

    count: int
    """How many there are."""
    mean: float | None
    """Their mean."""
    standard_error: float | None
    """The standard error of the mean, from two samples on."""
    min: int | None
    """The smallest."""
    max: int | None
    """The largest."""


@dataclass(frozen=True)
class RolloutStats:
    """What random steps of many games have done."""

    moves: int
    """The moves that were made."""
    terminated: int
    """The games that came to their end."""
    truncated: int
    """The games that were cut off for their length."""


@dataclass(frozen=True)
class PlayoutStats:
    """The statistics of random games."""

    playouts: int
    """The number of games, truncated ones included."""
    truncated: int
    """The number of games that were cut off before their end."""
    seconds: float = field(compare=False)
    """The wall-clock time; no part of what makes statistics equal."""
    moves: Statistic
    """The moves of a game."""
    branching: Statistic
    """The legal moves of a position in which a move was made; empty in mode ``"sample"``."""
    scores: dict[str, Statistic]
    """The scores at the end, by the name of the player."""

    @property
    def playouts_per_second(self) -> float:
        """The games per second of wall-clock time."""
        return self.playouts / self.seconds if self.seconds > 0 else 0.0


@dataclass(frozen=True)
class EvaluatedMove:
    """What an agent thinks of a move."""

    move: Move
    """The move."""
    visits: int
    """How often the agent looked at it."""
    value: float
    """The mean reward of the player to move, from 0 to 1."""
    certain: tuple[int, ...] | None
    """The scores of all players that are certain to follow, if they are known."""


@dataclass(frozen=True)
class Analysis:
    """What an agent thinks of a position."""

    choice: Move | None
    """The move that it would play; ``None`` if the game is over."""
    moves: tuple[EvaluatedMove, ...]
    """The moves with what it thinks of them, the ones with the most visits first."""
    line: tuple[Move, ...]
    """The best moves of all players in turn."""
    certain: tuple[int, ...] | None
    """The scores of all players that are certain to follow, if they are known."""
    iterations: int
    """The number of iterations, or of positions for agents without iterations."""
    playout_moves: int
    """The number of moves of playouts."""
    seconds: float
    """The wall-clock time."""
    bytes: int
    """The memory that was used for the findings."""
    depth: int | None
    """How many moves it looked ahead, for agents that look equally far everywhere."""
