"""The settings of a training: all that its result depends on, but for the time that it is given."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any

from rbg.train.learn import Optimisation
from rbg.train.network import Architecture

__all__ = ["Settings"]


@dataclass(frozen=True)
class Settings:
    """What a training does."""

    seed: int = 1
    """The seed of all random choices."""
    iterations: int = 32
    """The iterations of the search for a move that is learned from."""
    positions: int = 8192
    """About how many positions a round has."""
    first_games: int = 64
    """The games of the first round, before it is known how long games are."""
    window: int = 24
    """The rounds whose positions are learned from."""
    reuse: float = 4.0
    """How often each position is learned from, in the mean."""
    gate_every: int = 4
    """The rounds from one match with the accepted network to the next."""
    gate_games: int = 40
    """The games of such a match."""
    anchor: str | None = "mcts:iterations=1000"
    """An agent that the accepted network meets after each of these matches, for the learning
    curve."""
    architecture: Architecture = field(default_factory=Architecture)
    """The size of the network."""
    optimisation: Optimisation = field(default_factory=Optimisation)
    """How it learns."""

    def __post_init__(self) -> None:
        """Raises :class:`ValueError` for settings that cannot be."""
        least = {
            "seed": 0,
            "iterations": 1,
            "positions": 1,
            "first_games": 1,
            "window": 1,
            "gate_every": 1,
            "gate_games": 1,
        }
        for name, number in least.items():
            if getattr(self, name) < number:
                raise ValueError(f"{name} has to be {number} or more")
        if not 0 < self.reuse <= 1000:
            raise ValueError("reuse has to be above 0 and at most 1000")
        if not 1 <= self.architecture.channels <= 1024 or not 0 <= self.architecture.blocks <= 64:
            raise ValueError("a network has at most 64 blocks and from 1 to 1024 channels")
        if not 1 <= self.optimisation.batch <= 1 << 16:
            raise ValueError("a batch has from 1 to 65536 positions")

    def to_json(self) -> dict[str, Any]:
        """Returns them as plain data."""
        return dataclasses.asdict(self)
