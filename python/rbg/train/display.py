"""The live display of a training: a line on a terminal, lines of rounds elsewhere."""

from __future__ import annotations

import sys
import time
from typing import TextIO

from rbg.train.checkpoint import Match, Round
from rbg.train.loop import Progress

__all__ = ["Display"]

#: The seconds between two changes of the line.
_EVERY = 0.2


class Display:
    """What is shown of a training while it goes on."""

    def __init__(self, out: TextIO | None = None) -> None:
        """Takes where it is shown, by default the standard error."""
        self._out = sys.stderr if out is None else out
        self._live = self._out.isatty()
        self._shown = 0.0

    def __call__(self, progress: Progress) -> None:
        """Shows how far a training is."""
        if progress.over is not None:
            self._write(_told(progress.over), last=True)
            return
        now = time.monotonic()
        if not self._live or now < self._shown + _EVERY:
            return
        self._shown = now
        part = f" {100 * progress.done // progress.total} %" if progress.total else ""
        self._write(f"round {progress.round}: {progress.stage}{part}", last=False)

    def close(self) -> None:
        """Clears the line."""
        if self._live:
            self._out.write("\r\x1b[K")
            self._out.flush()

    def _write(self, line: str, last: bool) -> None:
        begin = "\r\x1b[K" if self._live else ""
        self._out.write(begin + line + ("\n" if last else ""))
        self._out.flush()


def _told(played: Round) -> str:
    parts = [
        f"round {played.number}: {played.seconds / 60:.1f} min",
        f"{played.games} games, {played.positions} positions, {played.steps} steps",
        f"moves {played.policy_loss:.3f}, values {played.value_loss:.4f}",
    ]
    if played.gate is not None or played.accepted:
        parts.append("accepted" if played.accepted else "not accepted")
    if played.gate is not None:
        parts.append(f"before: {_match(played.gate)}")
    if played.anchor is not None:
        parts.append(f"anchor: {_match(played.anchor)}")
    return "; ".join(parts)


def _match(match: Match) -> str:
    return f"{match.wins}-{match.draws}-{match.losses}"
