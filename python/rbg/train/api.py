"""The whole of training in one call."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import rbg
from rbg.distributed import PathLike, Program
from rbg.train.checkpoint import Round
from rbg.train.folder import Folder
from rbg.train.loop import Limits, Progress, Training
from rbg.train.program import Programs
from rbg.train.report import write_report
from rbg.train.settings import Settings

__all__ = ["Trained", "train"]

#: One thread of learning, so that sums are added in the same order however many processors there
#: are.
_ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


@dataclass(frozen=True)
class Trained:
    """What came of a training."""

    network: Path | None
    """The file of the network that was accepted last, if one was."""
    curve: Path
    """The learning curve: a line of JSON for each round."""
    report: Path
    """A page with plots."""
    rounds: tuple[Round, ...]
    """The rounds, with those before it was gone on with."""


def train(
    game: str | os.PathLike[str],
    *,
    out: PathLike,
    hours: float | None = None,
    rounds: int | None = None,
    cores: int = 1,
    settings: Settings | None = None,
    on: Literal["processes", "ray"] = "processes",
    program: Program | None = None,
    progress: Callable[[Progress], object] | None = None,
) -> Trained:
    """Trains a convolutional network for a game by self-play, and returns what came of it.

    ``game`` is a name in the library or a path that ends in ``.rbg``. The training ends after
    ``hours`` or ``rounds``, both with those before it was gone on with; without either after an
    hour. All its files are in the folder ``out``; called again it goes on where it was, also after
    it was killed. With two or more ``cores`` one learns while the others play; the same settings
    and rounds come to the same network on any number of them. With ``on="ray"`` games are played
    on a Ray cluster, as by :func:`rbg.distributed.run`, on all processors that it has.
    ``progress`` is called with a :class:`Progress`, in the calling thread; what it raises ends the
    training, as Ctrl-C does, and the rounds that are over are kept.

    Raises :class:`rbg.RulesError` and :class:`rbg.UnknownGameError` as :func:`rbg.load` does,
    :class:`rbg.train.FileError` for files in the folder that are damaged or of another training,
    :class:`rbg.train.BusyError` if another training runs there, and
    :class:`rbg.train.ProgramError` if the program fails.
    """
    if hours is not None and not hours >= 0:
        raise ValueError("hours has to be 0 or more")
    if rounds is not None and rounds < 1:
        raise ValueError("rounds has to be 1 or more")
    if cores < 1:
        raise ValueError("cores has to be 1 or more")
    if on not in ("processes", "ray"):
        raise ValueError(f"on has to be 'processes' or 'ray', not {on!r}")
    if hours is None and rounds is None:
        hours = 1.0
    # Read when the first thing is computed; what the user has set stays.
    os.environ.setdefault("XLA_FLAGS", _ONE_THREAD)
    named = os.fspath(game)
    bounds = [bound for _, bound in rbg.load(named, engine="interpreter").variables]
    folder = Folder(Path(out))
    with folder.locked():
        training = Training(
            Programs(named, program, on),
            bounds,
            folder,
            settings or Settings(),
            Limits(hours, rounds, cores),
            progress or (lambda _: None),
        )
        checkpoint = training.run()
        write_report(folder.report, checkpoint)
    network = folder.network if checkpoint.accepted is not None else None
    return Trained(network, folder.curve, folder.report, checkpoint.rounds)
