"""The program of the command line, as training calls it: self-play, matches, and first networks."""

from __future__ import annotations

import contextlib
import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

from rbg.distributed import Program, command_of
from rbg.errors import RbgError
from rbg.train.cluster import SharedSelfPlay

__all__ = ["ProgramError", "Programs", "Running"]

#: The exit code of a program that was stopped by Ctrl-C.
_INTERRUPTED = 130
#: The seconds that a program has to end when it is told to.
_TIME_TO_END = 10.0


class ProgramError(RbgError):
    """The program could not do what it was asked for; the text is what it said."""


class Running:
    """A program that runs beside this one."""

    def __init__(self, words: Sequence[str]) -> None:
        """Starts it by the words of its command."""
        self._words = list(words)
        self._process = subprocess.Popen(
            self._words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def is_over(self) -> bool:
        """Returns whether it has ended."""
        return self._process.poll() is not None

    def result(self) -> str:
        """Waits for its end and returns what it printed. Raises :class:`ProgramError` if it
        failed."""
        printed, said = self._process.communicate()
        code = self._process.returncode
        if code == _INTERRUPTED:
            raise KeyboardInterrupt
        if code != 0:
            reason = said.strip() or f"it ended with code {code}"
            raise ProgramError(f"{self._words[0]} {self._words[1]}: {reason}")
        return printed

    def stop(self) -> None:
        """Ends it, if it has not ended."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.communicate(timeout=_TIME_TO_END)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.communicate()


class Programs:
    """What training asks the program for, about one game."""

    def __init__(
        self,
        game: str,
        program: Program | None = None,
        on: Literal["processes", "ray"] = "processes",
    ) -> None:
        """Takes the game, a name or a path, and the program and what runs self-play, as
        :mod:`rbg.distributed` does."""
        self._game = game
        self._command = command_of(program)
        self._on = on

    def start(self, *words: str) -> Running:
        """Starts the program."""
        return Running([*self._command, *words])

    def first_network(self, out: Path, blocks: int, channels: int, seed: int) -> None:
        """Writes a network of random weights: what all later ones have but for their weights."""
        size = ["--blocks", str(blocks), "--channels", str(channels), "--seed", str(seed)]
        # No time for measuring how fast it is.
        self._run("network", self._game, *size, "--write", str(out), "--seconds", "0", "--json")

    def self_play(
        self, network: Path | None, out: Path, numbers: dict[str, int], cores: int
    ) -> Running | SharedSelfPlay:
        """Starts games of a network against itself, whose shards are written to a folder: those of
        some numbers (``first``, ``games``, ``seed``, ``iterations``, ``per_file``). Shards that
        are there are left as they are."""
        if self._on == "ray":
            return SharedSelfPlay(
                self._game,
                network,
                out,
                numbers=numbers,
                on="ray",
                workers=None,
                program=self._command,
            )
        by = ["--no-net"] if network is None else ["--net", str(network)]
        words = ["--cores", str(cores), "--out", str(out), "--json"]
        for name, number in numbers.items():
            words += ["--" + name.replace("_", "-"), str(number)]
        return self.start("selfplay", self._game, *by, *words)

    def match(
        self, first: str, second: str, *, games: int, iterations: int, seed: int
    ) -> tuple[int, int, int]:
        """Returns how many games of a match the first agent has won, drawn and lost."""
        words = ["--agents", first, second, "--games", str(games), "--iterations", str(iterations)]
        words += ["--seed", str(seed), "--json"]
        # A log of its own: in the usual one are games of other networks in files of the same names.
        with tempfile.TemporaryDirectory() as folder:
            log = str(Path(folder) / "match.jsonl")
            said = self._run("tournament", "--game", self._game, *words, "--log", log)
        try:
            all_games: Any = json.loads(said.splitlines()[-1])["all"]
            return all_games["wins"], all_games["draws"], all_games["losses"]
        except (ValueError, LookupError, TypeError) as error:
            raise ProgramError(f"rbg tournament printed what is no match: {said!r}") from error

    def _run(self, *words: str) -> str:
        with stopping(self.start(*words)) as running:
            return running.result()


@contextlib.contextmanager
def stopping(running: Running) -> Iterator[Running]:
    """Ends a program with the block in which it is needed."""
    try:
        yield running
    finally:
        running.stop()
