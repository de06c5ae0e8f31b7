"""Self-play on a cluster: the games of a round as a job of :mod:`rbg.distributed`."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Literal

from rbg import distributed
from rbg.distributed import Program

__all__ = ["SharedSelfPlay"]


class _Stopped(Exception):
    """The games are not wanted any more."""


class SharedSelfPlay:
    """Games of a network against itself that are played by a runner of :mod:`rbg.distributed`, in a
    thread of their own. The files are those that ``rbg selfplay`` writes."""

    def __init__(
        self,
        game: str,
        network: Path | None,
        out: Path,
        *,
        numbers: dict[str, int],
        on: Literal["processes", "ray"],
        workers: int | None,
        program: Program | None,
    ) -> None:
        """Starts the games of some numbers (``first``, ``games``, ``seed``, ``iterations``,
        ``per_file``), whose files are written to the folder ``out``."""
        self._game = game
        self._by = {"no_net": True} if network is None else {"net": network}
        self._out = out
        self._numbers = numbers
        self._on: Literal["processes", "ray"] = on
        self._workers = workers
        self._program = program
        self._stopped = threading.Event()
        self._failed: BaseException | None = None
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def is_over(self) -> bool:
        """Returns whether they have ended."""
        return not self._thread.is_alive()

    def result(self) -> None:
        """Waits for the end of the games. Raises :class:`rbg.distributed.ShardError` if they
        failed."""
        self._thread.join()
        if self._failed is not None:
            raise self._failed

    def stop(self) -> None:
        """Ends the games with the next shard that is done; what is done is kept."""
        self._stopped.set()
        self._thread.join()

    def _play(self) -> None:
        try:
            # Beside the files, so that they go together, and games that were stopped go on.
            job = distributed.plan(
                "selfplay",
                self._game,
                out=self._out / "job",
                program=self._program,
                **self._numbers,
                **self._by,
            )
            distributed.run(
                job,
                self._on,
                workers=self._workers,
                progress=self._look,
                files=self._out,
                program=self._program,
            )
        except _Stopped:
            pass
        except BaseException as error:
            # Raised where the games are waited for.
            self._failed = error

    def _look(self, _: distributed.Progress) -> None:
        if self._stopped.is_set():
            raise _Stopped
