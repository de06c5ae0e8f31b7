"""The loop of training: games of self-play, what is learned from them, and matches.

While the games of a round are played, the network learns from those of the rounds before. So a
round is played by the network as it was two rounds before, also where one core does one after the
other: what comes of a training depends on its settings and the number of its rounds alone.
"""

from __future__ import annotations

import dataclasses
import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from rbg import atomic_file
from rbg.train.checkpoint import Checkpoint, Match, Round
from rbg.train.cluster import SharedSelfPlay
from rbg.train.files import FileError
from rbg.train.folder import Folder
from rbg.train.learn import Learner, LearnerState, Losses
from rbg.train.network import Network
from rbg.train.networks import NetworkFile
from rbg.train.program import Programs, Running
from rbg.train.settings import Settings
from rbg.train.shards import Shard, read_shard
from rbg.train.window import Window

__all__ = ["Limits", "Progress", "Training"]

#: The rounds by which the network that plays is behind.
_BEHIND = 2
#: The shards of a round, about: each is a file.
_FILES = 8
#: The steps of learning between two looks at the time.
_STEPS = 16
#: The seconds between two looks at a program.
_LOOK = 0.05


@dataclass(frozen=True)
class Limits:
    """When a training ends, and what it may take."""

    hours: float | None = None
    """The time in hours, with that before it was gone on with."""
    rounds: int | None = None
    """The number of rounds, with those before."""
    cores: int = 1
    """The processors: with two or more, one learns while the others play."""


@dataclass(frozen=True)
class Progress:
    """How far a training is."""

    stage: str
    """What is done: ``"playing"``, ``"learning"``, ``"matches"`` or ``"round"``, which is over."""
    round: int
    """The number of the round."""
    done: int = 0
    """The steps of learning that are done."""
    total: int = 0
    """The steps of learning of the round."""
    over: Round | None = None
    """The round that is over."""


class Training:
    """A training in a folder."""

    def __init__(
        self,
        programs: Programs,
        bounds: list[int],
        folder: Folder,
        settings: Settings,
        limits: Limits,
        progress: Callable[[Progress], object],
    ) -> None:
        """Takes the program that plays, the bounds of the game's variables, and how to train."""
        self._programs = programs
        self._bounds = bounds
        self._folder = folder
        self._settings = settings
        self._limits = limits
        self._progress = progress
        self._begun = time.monotonic()
        self._shards: dict[int, list[Shard]] = {}
        self._learner: Learner | None = None
        self._ended = False

    def run(self) -> Checkpoint:
        """Trains until the limits are met, and returns the last checkpoint, which is written."""
        settings, folder = self._settings, self._folder
        if not folder.template.exists():
            size = settings.architecture
            self._programs.first_network(folder.template, size.blocks, size.channels, settings.seed)
        template = NetworkFile.read(folder.template)
        if folder.checkpoint.exists():
            checkpoint = Checkpoint.read(folder.checkpoint, settings)
        else:
            game, digest = str(template.header.get("game")), str(template.header.get("digest"))
            checkpoint = Checkpoint(game, digest, settings)
        if template.header.get("digest") != checkpoint.digest:
            raise FileError(folder.checkpoint, "it is of another description than the network")
        before = checkpoint.rounds[-1].seconds if checkpoint.rounds else 0.0
        self._begun = time.monotonic() - before
        self._publish(template, checkpoint)
        self._ended = self._is_over(len(checkpoint.rounds))
        playing: Running | SharedSelfPlay | None = None
        state: LearnerState | None = None
        try:
            while not self._ended:
                number = len(checkpoint.rounds) + 1
                for old in range(max(1, number - settings.window + 1), number):
                    self._played(checkpoint, old, None)
                playing = self._play(checkpoint, number) if playing is None else playing
                shards = self._played(checkpoint, number, playing)
                playing = None
                played = self._round(checkpoint, number, shards)
                if self._limits.cores > 1 and not self._is_last(number):
                    following = dataclasses.replace(checkpoint, rounds=(*checkpoint.rounds, played))
                    playing = self._play(following, number + 1)
                learner = self._learner_of(shards[0], template)
                if state is None:
                    state = self._first_state(learner, checkpoint)
                state, losses, steps = self._learn(learner, state, checkpoint, played)
                checkpoint = self._end_round(
                    template, learner, state, checkpoint, (played, losses, steps)
                )
        finally:
            if playing is not None:
                playing.stop()
        return checkpoint

    def _is_over(self, number: int) -> bool:
        """Returns whether no round comes after one."""
        hours = self._limits.hours
        spent = hours is not None and self._seconds() >= 3600 * hours
        return spent or self._is_last(number)

    def _is_last(self, number: int) -> bool:
        rounds = self._limits.rounds
        return rounds is not None and number >= rounds

    def _seconds(self) -> float:
        return time.monotonic() - self._begun

    def _games(self, checkpoint: Checkpoint, number: int) -> tuple[int, int]:
        """Returns the number of the first game of a round, and how many there are."""
        before = checkpoint.rounds[: number - 1]
        if len(checkpoint.rounds) >= number:
            known = checkpoint.rounds[number - 1]
            return known.first, known.games
        if not before:
            return 0, self._settings.first_games
        last = before[-1]
        games = math.ceil(self._settings.positions * last.games / max(last.positions, 1))
        # Games that become short all at once do not make a round without end.
        return last.first + last.games, min(games, 4 * max(last.games, self._settings.first_games))

    def _player(self, number: int) -> int | None:
        """Returns the round after which the network was as it plays in a round."""
        return number - _BEHIND if number > _BEHIND else None

    def _play(self, checkpoint: Checkpoint, number: int) -> Running | SharedSelfPlay:
        """Starts the games of a round."""
        first, games = self._games(checkpoint, number)
        by = self._player(number)
        alone = self._limits.cores > 1 and number > 1
        return self._programs.self_play(
            None if by is None else self._folder.network_of(by),
            self._folder.shards_of(number),
            {
                "first": first,
                "games": games,
                "seed": self._settings.seed,
                "iterations": self._settings.iterations,
                "per_file": math.ceil(games / _FILES),
            },
            self._limits.cores - 1 if alone else self._limits.cores,
        )

    def _played(
        self, checkpoint: Checkpoint, number: int, running: Running | SharedSelfPlay | None
    ) -> list[Shard]:
        """Returns the shards of a round, which are played again where they are no longer there."""
        if number in self._shards:
            return self._shards[number]
        playing = running or self._play(checkpoint, number)
        try:
            while not playing.is_over():
                self._progress(Progress("playing", number))
                time.sleep(_LOOK)
            playing.result()
        finally:
            playing.stop()
        folder = self._folder.shards_of(number)
        paths = sorted(folder.glob("*.safetensors"))
        shards = sorted((read_shard(path, self._bounds) for path in paths), key=lambda s: s.first)
        first, games = self._games(checkpoint, number)
        for shard in shards:
            header = shard.header
            asked = (self._settings.seed, self._settings.iterations, first)
            if (header["seed"], header["iterations"], shard.first) != asked:
                raise FileError(shard.path, "it has other games than those of the round")
            first += shard.games
        if first != sum(self._games(checkpoint, number)):
            raise FileError(folder, f"it has not the {games} games of the round")
        if not any(shard.positions for shard in shards):
            raise FileError(folder, "no position of its games can be learned from")
        self._shards[number] = shards
        return shards

    def _round(self, checkpoint: Checkpoint, number: int, shards: list[Shard]) -> Round:
        """Returns a round whose games are there, and from which nothing was learned."""
        first, games = self._games(checkpoint, number)
        return Round(
            number=number,
            first=first,
            games=games,
            network=self._player(number),
            plies=sum(int(shard.plies.sum()) for shard in shards),
            positions=sum(shard.positions for shard in shards),
            window=0,
            steps=checkpoint.rounds[-1].steps if checkpoint.rounds else 0,
            policy_loss=0.0,
            value_loss=0.0,
            seconds=self._seconds(),
        )

    def _learner_of(self, shard: Shard, template: NetworkFile) -> Learner:
        if self._learner is None:
            network = Network(shard.layout, self._settings.architecture)
            shapes = {name: tensor.shape for name, tensor in template.weights.items()}
            if shapes != network.shapes():
                raise FileError(self._folder.template, "its weights are not those of the game")
            self._learner = Learner(network, self._settings.optimisation)
        return self._learner

    def _first_state(self, learner: Learner, checkpoint: Checkpoint) -> LearnerState:
        if not checkpoint.rounds:
            return learner.begin(self._settings.seed)
        try:
            return learner.from_tensors(checkpoint.tensors)
        except ValueError as error:
            raise FileError(self._folder.checkpoint, str(error)) from error

    def _learn(
        self, learner: Learner, state: LearnerState, checkpoint: Checkpoint, played: Round
    ) -> tuple[LearnerState, Losses, int]:
        """Learns from the window with the games of a round; returns the positions of the window,
        too."""
        oldest = played.number - self._settings.window + 1
        rounds = [number for number in sorted(self._shards) if number >= oldest]
        window = Window([shard for number in rounds for shard in self._shards[number]])
        positions = played.positions + sum(round.positions for round in checkpoint.rounds)
        due = int(positions * self._settings.reuse) // self._settings.optimisation.batch
        total = max(due - played.steps, 0)
        policy, value, done = 0.0, 0.0, 0
        while done < total:
            steps = min(_STEPS, total - done)
            state, losses = learner.learn(state, window, steps, self._settings.seed)
            policy += steps * losses.policy
            value += steps * losses.value
            done += steps
            self._progress(Progress("learning", played.number, done, total))
        return state, Losses(policy / max(total, 1), value / max(total, 1)), len(window)

    def _end_round(
        self,
        template: NetworkFile,
        learner: Learner,
        state: LearnerState,
        checkpoint: Checkpoint,
        learned: tuple[Round, Losses, int],
    ) -> Checkpoint:
        """Writes the network of a round, lets it play, and writes the checkpoint."""
        played, losses, window = learned
        number, settings, folder = played.number, self._settings, self._folder
        made = {
            "rounds": number,
            "games": played.first + played.games,
            "positions": played.positions + sum(round.positions for round in checkpoint.rounds),
        }
        weights = {name: np.asarray(tensor) for name, tensor in state.mean.items()}
        atomic_file.write(folder.network_of(number), template.to_bytes(weights, made))
        ended = dataclasses.replace(
            played,
            window=window,
            steps=int(state.steps),
            policy_loss=losses.policy,
            value_loss=losses.value,
        )
        accepted = checkpoint.accepted
        self._ended = self._is_over(number)
        if number % settings.gate_every == 0 or self._ended:
            self._progress(Progress("matches", number))
            gate = None if accepted is None else self._match(number, accepted)
            if gate is None or gate.score >= 0.5:
                accepted = number
            anchor = None if settings.anchor is None else self._anchor(number, accepted or number)
            ended = dataclasses.replace(
                ended, gate=gate, accepted=accepted == number, anchor=anchor
            )
        ended = dataclasses.replace(ended, seconds=self._seconds())
        checkpoint = dataclasses.replace(
            checkpoint,
            accepted=accepted,
            rounds=(*checkpoint.rounds, ended),
            tensors=learner.to_tensors(state),
        )
        checkpoint.write(folder.checkpoint)
        self._publish(template, checkpoint)
        self._forget(number, accepted)
        self._progress(Progress("round", number, over=ended))
        return checkpoint

    def _match(self, number: int, accepted: int) -> Match:
        first, second = (_agent(self._folder.network_of(n)) for n in (number, accepted))
        return self._meet(first, second, number)

    def _anchor(self, number: int, accepted: int) -> Match:
        network = _agent(self._folder.network_of(accepted))
        return self._meet(network, self._settings.anchor or "", number)

    def _meet(self, first: str, second: str, number: int) -> Match:
        settings = self._settings
        return Match(
            *self._programs.match(
                first,
                second,
                games=settings.gate_games,
                iterations=settings.iterations,
                seed=settings.seed + number,
            )
        )

    def _publish(self, template: NetworkFile, checkpoint: Checkpoint) -> None:
        """Writes what follows from a checkpoint, and may be older where a training was killed."""
        lines = "".join(line + "\n" for line in map(_line, checkpoint.rounds))
        atomic_file.write(self._folder.curve, lines.encode())
        if checkpoint.accepted is not None:
            accepted = NetworkFile.read(self._folder.network_of(checkpoint.accepted))
            round = checkpoint.rounds[checkpoint.accepted - 1]
            made = {**accepted.header["made"], "seconds": round.seconds}
            made["threads"] = self._limits.cores
            atomic_file.write(self._folder.network, template.to_bytes(accepted.weights, made))

    def _forget(self, number: int, accepted: int | None) -> None:
        """Removes what no round needs any more."""
        oldest = max(1, number - self._settings.window + 2)
        kept = range(oldest, number + 2)
        for old in [old for old in self._shards if old < oldest]:
            del self._shards[old]
        networks = {oldest - _BEHIND, *kept} | {round - _BEHIND for round in kept}
        self._folder.keep(kept, networks | ({accepted} if accepted is not None else set()))


def _agent(network: Path) -> str:
    return f"az:net={network},root=gumbel"


def _line(played: Round) -> str:
    return json.dumps(played.to_json(), separators=(",", ":"), allow_nan=False)
