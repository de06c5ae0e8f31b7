"""Checkpoints: where a training goes on, also after it was killed."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rbg import atomic_file
from rbg.train.files import FileError, Tensors, encode, read
from rbg.train.settings import Settings

__all__ = ["Checkpoint", "Match", "Round"]

_FORM = 1
_KIND = "training in JAX"


@dataclass(frozen=True)
class Match:
    """A match of a network."""

    wins: int
    """The games that it won."""
    draws: int
    """The games that it drew."""
    losses: int
    """The games that it lost."""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Wins, and half of draws, as a part of the games."""
        return (self.wins + self.draws / 2) / max(self.games, 1)


@dataclass(frozen=True)
class Round:
    """A round: games of self-play, and what was learned when they were there."""

    number: int
    """The number of the round, from 1."""
    first: int
    """The number of its first game."""
    games: int
    """Its games."""
    network: int | None
    """The round after which the network was as it played; none: it knew nothing."""
    plies: int
    """The moves of its games."""
    positions: int
    """The positions that are learned from."""
    window: int
    """The positions of all rounds that were learned from."""
    steps: int
    """The steps of learning so far, with those of this round."""
    policy_loss: float
    """The relative entropy of the moves that the search and the network prefer."""
    value_loss: float
    """The mean squared error of what players can expect."""
    seconds: float
    """The time of the training so far."""
    gate: Match | None = None
    """The match with the accepted network, if there was one."""
    accepted: bool = False
    """Whether the network was accepted."""
    anchor: Match | None = None
    """The match of the accepted network with an agent that does not learn, if there was one."""

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Round:
        """Returns the round in plain data."""
        matches = {
            name: None if data[name] is None else Match(**data[name]) for name in ("gate", "anchor")
        }
        return cls(**{**data, **matches})

    def to_json(self) -> dict[str, Any]:
        """Returns it as plain data."""
        return dataclasses.asdict(self)


@dataclass(frozen=True)
class Checkpoint:
    """What a training goes on from."""

    game: str
    """The name of the game."""
    digest: str
    """The digest of its description."""
    settings: Settings
    """The settings."""
    accepted: int | None = None
    """The round after which the network was as it was accepted last."""
    rounds: tuple[Round, ...] = ()
    """All rounds so far: each once, whatever was killed on the way."""
    tensors: Tensors = field(default_factory=dict)
    """The arrays of the learner."""

    def write(self, path: Path) -> None:
        """Writes it in one step."""
        header = {
            "kind": _KIND,
            "form": _FORM,
            "game": self.game,
            "digest": self.digest,
            "settings": self.settings.to_json(),
            "accepted": self.accepted,
            "rounds": [round.to_json() for round in self.rounds],
        }
        atomic_file.write(path, encode(header, self.tensors))

    @classmethod
    def read(cls, path: Path, settings: Settings) -> Checkpoint:
        """Returns the checkpoint in a file. Raises :class:`rbg.train.FileError` if it is damaged,
        or of another training than one with these settings."""
        header, tensors = read(path)
        if header.get("kind") != _KIND or header.get("form") != _FORM:
            raise FileError(path, f"it is no checkpoint of form {_FORM}")
        theirs, ours = header.get("settings"), settings.to_json()
        if theirs != ours:
            differing = [name for name in ours if (theirs or {}).get(name) != ours[name]]
            raise FileError(
                path, f"it is of a training with other settings: {', '.join(differing)}"
            )
        try:
            rounds = tuple(Round.from_json(data) for data in header["rounds"])
            game, digest, accepted = header["game"], header["digest"], header["accepted"]
        except (LookupError, TypeError) as error:
            raise FileError(path, f"it is damaged: {error!r}") from error
        if [round.number for round in rounds] != list(range(1, len(rounds) + 1)):
            raise FileError(path, "its rounds are not numbered from 1")
        return cls(game, digest, settings, accepted, rounds, tensors)
