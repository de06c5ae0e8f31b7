"""The folder of a training: where each of its files lies."""

from __future__ import annotations

import contextlib
import fcntl
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from rbg.errors import RbgError

__all__ = ["BusyError", "Folder"]


class BusyError(RbgError):
    """Another training runs in the folder."""


class Folder:
    """The files of a training."""

    def __init__(self, path: Path) -> None:
        """Takes the folder, which need not be there."""
        self.path = path
        """The folder."""
        self.network = path / "network.safetensors"
        """The network that was accepted last."""
        self.template = path / "template.safetensors"
        """A network of random weights, as the program wrote it."""
        self.checkpoint = path / "checkpoint.safetensors"
        """Where the training goes on."""
        self.curve = path / "curve.jsonl"
        """The learning curve: a line for each round."""
        self.report = path / "report.html"
        """What came of it, for a browser."""

    def network_of(self, round: int) -> Path:
        """Returns the file of the network as it was after a round; 0: before all."""
        return self.path / "networks" / f"{round:06}.safetensors"

    def shards_of(self, round: int) -> Path:
        """Returns the folder of the shards of a round."""
        return self.path / "shards" / f"{round:06}"

    def keep(self, shards: Iterable[int], networks: Iterable[int]) -> None:
        """Removes the shards and networks of all rounds but these."""
        kept = {self.shards_of(round) for round in shards}
        kept |= {self.network_of(round) for round in networks}
        for path in [*(self.path / "shards").glob("*"), *(self.path / "networks").glob("*")]:
            if path in kept:
                continue
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Keeps other trainings out of the folder. Raises :class:`BusyError` if there is one."""
        self.path.mkdir(parents=True, exist_ok=True)
        with (self.path / ".lock").open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise BusyError(f"{self.path}: another training runs here") from error
            yield
