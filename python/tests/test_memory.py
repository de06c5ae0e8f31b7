"""Memory: what is dropped is freed."""

import gc
import pickle
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import rbg

from played import FILL, interpreted, native

STATM = Path("/proc/self/statm")
PAGE = 4096

pytestmark = pytest.mark.skipif(not STATM.exists(), reason="the system does not tell")


def resident() -> int:
    """Returns the memory of this process in bytes."""
    gc.collect()
    return int(STATM.read_text().split()[1]) * PAGE


def play(game: rbg.Game) -> None:
    state = game.new_state()
    for _ in range(4):
        state.apply(str(state.legal_moves()[0]))
    copies = [state.clone() for _ in range(20)]
    pickle.loads(pickle.dumps(copies[0]))
    state.undo()
    with pytest.raises(rbg.IllegalMoveError):
        state.apply("nowhere:1")


def step(game: rbg.Game) -> None:
    batch = rbg.BatchEnv(game, 4, threads=2, autoreset="same_step")
    out = batch.new_arrays()
    batch.step_random(out)
    assert out.masks is not None
    batch.step(out.masks.argmax(axis=1), only=[True, True, False, False])
    batch.rollout(10)
    copied = batch.clone()
    copied.load_states([batch.state(3)])
    hash(copied.state(0))
    out.copy()
    with pytest.raises(rbg.IllegalMoveError):
        batch.step([-1] * 4)
    with pytest.raises(ValueError, match="players has shape"):
        batch.step_random(rbg.BatchArrays(players=np.zeros(5, np.int8)))


def refuse() -> None:
    with pytest.raises(rbg.RulesError):
        rbg.load("#players = a(1)\n" + "// a comment\n" * 1000)


def load() -> None:
    rbg.load(FILL, engine="interpreter").new_state().legal_moves()


@pytest.mark.parametrize(
    "work",
    [
        pytest.param(lambda: play(interpreted("ticTacToe")), id="interpreted states"),
        pytest.param(lambda: play(native("ticTacToe")), id="native states"),
        pytest.param(lambda: native("ticTacToe").playouts(100, threads=2), id="playouts"),
        pytest.param(lambda: step(interpreted("ticTacToe")), id="interpreted batches"),
        pytest.param(lambda: step(native("ticTacToe")), id="native batches"),
        pytest.param(refuse, id="errors"),
        pytest.param(load, id="games"),
    ],
)
def test_work_done_again_and_again_takes_no_more_memory(work: Callable[[], object]) -> None:
    def rounds(count: int) -> int:
        for _ in range(count):
            work()
        return resident()

    rounds(100)
    before = rounds(100)
    # A leak grows with every round; what allocators keep does not.
    grown = [rounds(200) - before for _ in range(3)]
    assert min(grown) < 600 * 1000, grown
