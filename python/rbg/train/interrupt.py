"""Ctrl-C that ends a training wherever it arrives."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any

from rbg.train.loop import Progress

__all__ = ["Interrupt"]


class Interrupt:
    """The progress of a training that is told to end by Ctrl-C, within ``with``.

    Python raises ``KeyboardInterrupt`` in whatever runs when the signal arrives. Where that is a
    callback that native code has made, such as the collection of an array, the exception is
    printed and forgotten. So the signal is noted too, and the next call raises again.
    """

    def __init__(self, shown: Callable[[Progress], object]) -> None:
        """Takes what shows the progress."""
        self._shown = shown
        self._asked = False
        self._before: Any = None

    def __enter__(self) -> Interrupt:
        """Takes over the signal, which only the main thread can."""
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Gives the signal back."""
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def __call__(self, progress: Progress) -> None:
        """Shows how far a training is, and ends it if that was asked for."""
        if self._asked:
            raise KeyboardInterrupt
        self._shown(progress)

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self._asked = True
        raise KeyboardInterrupt
