"""Games that the tests share."""

from __future__ import annotations

import functools
import random
import subprocess
import sys
import time

import rbg

FILL = """\
#players = white(1), black(1)
#pieces = e, w
#variables =
#board = rectangle(up,down,left,right,[e,e])
#rules = ->white ({e} [w] ->black + right {e} [w] ->black)
"""
"""A description of two moves."""


@functools.cache
def interpreted(name: str) -> rbg.Game:
    """Returns a game of the library, played by the interpreter."""
    return rbg.load(name, engine="interpreter")


@functools.cache
def native(name: str) -> rbg.Game:
    """Returns a game of the library, played by its reasoner."""
    return rbg.load(name, engine="native")


def random_moves(game: rbg.Game, seed: int, most: int) -> list[rbg.Move]:
    """Returns the moves of a random game, cut off after `most`."""
    rng = random.Random(seed)
    state = game.new_state()
    while not state.is_terminal() and state.move_number < most:
        state.apply(rng.choice(state.legal_moves()))
    return state.history


INTERRUPTED = """
import _thread, signal, threading, rbg
# Where it was ignored, as it is in the background of a shell, Python would ignore it too.
signal.signal(signal.SIGINT, signal.default_int_handler)
{setup}
threading.Timer(0.3, _thread.interrupt_main).start()
try:
    {run}
except KeyboardInterrupt:
    print("stopped")
"""


def assert_interrupted(setup: str, run: str) -> None:
    """Checks that Ctrl-C ends a run, in a process of its own."""
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-I", "-c", INTERRUPTED.format(setup=setup, run=run)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == "stopped\n", done.stderr
    assert time.monotonic() - begun < 30
