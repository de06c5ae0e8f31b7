"""The caller's arrays, into which batches write."""

import os
import threading
from typing import Any

import numpy as np
import pytest
import rbg

from played import interpreted, native
from test_batch import NAMES, copied

GAMES = 6


def made(**changes: Any) -> dict[str, Any]:
    """Returns arrays that fit tic-tac-toe, with changes."""
    arrays = {
        "observations": np.full((GAMES, 6, 9), 77, np.uint8),
        "masks": np.full((GAMES, 9), 77, np.uint8),
        "players": np.full(GAMES, 77, np.int8),
        "rewards": np.full((GAMES, 2), 77, np.float32),
        "terminated": np.full(GAMES, True),
        "truncated": np.full(GAMES, 77, np.int8),
    }
    return {**arrays, **changes}


def env(**options: Any) -> rbg.BatchEnv:
    return rbg.BatchEnv(native("ticTacToe"), GAMES, seed=3, **options)


@pytest.mark.parametrize("threads", [1, 4])
def test_the_arrays_of_the_caller_are_written_in_place(threads: int) -> None:
    own, other = env(threads=threads), env(threads=threads)
    arrays = made()
    out = rbg.BatchArrays(**arrays)
    assert all(getattr(out, name) is arrays[name] for name in NAMES)
    assert other.observe(out) is out
    for _ in range(15):
        own.step_random()
        untouched = copied(other.arrays)
        assert other.step_random(out) is out
        for name in NAMES:
            assert np.array_equal(arrays[name], getattr(own, name)), name
        assert copied(other.arrays) == untouched
    # Parts of larger arrays, as a buffer of replays has them.
    buffer = np.zeros((20, GAMES, 6, 3, 3), np.uint8)
    for row in buffer[3:9]:
        own.step_random()
        other.step_random(rbg.BatchArrays(observations=row))
        assert np.array_equal(row.reshape(GAMES, 6, 9), own.observations)
    assert not buffer[:3].any() and not buffer[9:].any()
    other.step_random(other.new_arrays())
    own.step_random()
    nothing = rbg.BatchArrays()
    other.step_random(nothing)
    own.step_random(out)
    assert other.observe().players.tolist() == out.players.tolist()  # type: ignore[union-attr]


def test_arrays_that_do_not_fit_are_refused_and_nothing_is_done() -> None:
    batch = env()
    states = [batch.state(index) for index in range(GAMES)]
    readonly = np.zeros(GAMES, np.int8)
    readonly.setflags(write=False)
    unaligned = np.zeros(8 * GAMES + 1, np.uint8)[1:].view(np.float32).reshape(GAMES, 2)
    block = np.zeros((GAMES, 9), np.uint8)
    wrong: list[tuple[dict[str, Any], type[Exception], str]] = [
        ({"observations": np.zeros((GAMES, 6, 9), np.float32)}, TypeError,
         "observations has numbers of type uint8, not float32"),
        ({"observations": np.zeros((GAMES, 5, 9), np.uint8)}, ValueError,
         r"observations has shape \[6, 6, 9\], not \[6, 5, 9\]"),
        ({"observations": np.zeros((GAMES, 54), np.uint8)}, ValueError, "observations has shape"),
        ({"observations": np.zeros((GAMES, 6, 3, 4), np.uint8)}, ValueError, "observations has"),
        ({"observations": np.zeros((9, 6, GAMES), np.uint8).T}, ValueError,
         "observations has to be in one piece, in the order of C"),
        ({"masks": np.zeros((GAMES, 10), np.uint8)}, ValueError, r"masks has shape \[6, 9\]"),
        ({"masks": np.zeros((GAMES, 9), np.int16)}, TypeError, "type bool, int8 or uint8"),
        ({"masks": np.zeros((GAMES, 18), bool)[:, ::2]}, ValueError, "in one piece"),
        ({"players": np.zeros(GAMES, np.uint8)}, TypeError, "type int8, not uint8"),
        ({"players": readonly}, ValueError, "players has to be writeable"),
        ({"rewards": np.zeros((GAMES, 2), ">f4")}, TypeError, "type float32, not >f4"),
        ({"rewards": np.zeros((2, GAMES), np.float32)}, ValueError, "rewards has shape"),
        ({"rewards": unaligned}, ValueError, "rewards has to be aligned"),
        ({"terminated": np.zeros((GAMES, 1), bool)}, ValueError, "terminated has shape"),
        ({"truncated": block[:, 0]}, ValueError, "truncated has to be in one piece"),
        ({"masks": block, "truncated": block.reshape(-1)[:GAMES]}, ValueError,
         "masks and truncated share memory"),
    ]  # fmt: skip
    for changes, error, told in wrong:
        arrays = made(**changes)
        before = {name: array.copy() for name, array in arrays.items()}
        for call in (batch.step_random, batch.observe, lambda out: batch.reset(out=out)):
            with pytest.raises(error, match=told):
                call(rbg.BatchArrays(**arrays))
        for name in NAMES:
            assert np.array_equal(arrays[name], before[name])
    with pytest.raises(TypeError, match="masks is a NumPy array, not list"):
        rbg.BatchArrays(masks=[1, 2])  # type: ignore[arg-type]
    assert [batch.state(index) for index in range(GAMES)] == states


def test_arrays_that_change_after_they_were_checked_are_checked_again() -> None:
    batch = env()
    arrays = made()
    out = rbg.BatchArrays(**arrays)
    batch.step_random(out)
    with pytest.raises(ValueError, match=r"observations has shape \[5, 6, 9\]"):
        rbg.BatchEnv(native("ticTacToe"), 5).step_random(out)
    arrays["players"].setflags(write=False)
    with pytest.raises(ValueError, match="players has to be writeable"):
        batch.step_random(out)
    arrays["players"].setflags(write=True)
    batch.step_random(out)
    arrays["masks"].shape = (9, GAMES)
    with pytest.raises(ValueError, match="masks has shape"):
        batch.step_random(out)
    arrays["masks"].shape = (GAMES, 9)
    arrays["rewards"].dtype = np.int32
    with pytest.raises(TypeError, match="rewards has numbers of type float32"):
        batch.step_random(out)
    arrays["rewards"].dtype = np.float32
    batch.step_random(out)
    arrays["players"].resize(GAMES * 100_000, refcheck=False)
    with pytest.raises(ValueError, match="players has shape"):
        batch.step_random(out)
    arrays["players"].resize(GAMES, refcheck=False)
    batch.step_random(out)
    expected = env()
    for _ in range(4):
        expected.step_random()
    assert np.array_equal(arrays["observations"], expected.observations)


def test_numbers_of_random_moves_are_written_to_an_array() -> None:
    batch = env()
    actions = np.full(GAMES, 77, np.int32)
    batch.step_random(actions=actions)
    assert ((0 <= actions) & (actions < 9)).all()
    readonly = actions.copy()
    readonly.setflags(write=False)
    wrong: list[tuple[Any, type[Exception], str]] = [
        (np.zeros(GAMES + 1, np.int32), ValueError, "actions has shape"),
        (np.zeros(GAMES, np.int64), TypeError, "actions is an array of one axis, of int32"),
        (readonly, ValueError, "actions cannot be written"),
        ([1] * GAMES, TypeError, "actions is an array of one axis, of int32"),
    ]
    for given, error, told in wrong:
        with pytest.raises(error, match=told):
            batch.step_random(actions=given)
    spread = np.zeros((GAMES, 2), np.int32)
    batch.step_random(actions=spread[:, 1])
    assert not spread[:, 0].any() and spread[:, 1].any()


def test_many_threads_use_many_batches() -> None:
    def played(batch: rbg.BatchEnv, out: rbg.BatchArrays | None) -> Any:
        for _ in range(40):
            batch.step_random(out)
        batch.rollout(30, out)
        batch.clone().step_random()
        batch.load_states([batch.state(0)], out=out)
        return copied(out or batch.arrays)

    def new(index: int) -> rbg.BatchEnv:
        return rbg.BatchEnv(
            native("ticTacToe"), 64, index, threads=1 + index % 3, autoreset="same_step"
        )

    expected = [played(new(index), None) for index in range(8)]
    for _ in range(10):
        found: dict[int, Any] = {}

        def work(index: int, found: dict[int, Any] = found) -> None:
            batch = new(index)
            found[index] = played(batch, batch.new_arrays() if index % 2 else None)

        threads = [threading.Thread(target=work, args=[index]) for index in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        ends = {"final_observations"}
        for index in range(8):
            assert {**found[index], **dict.fromkeys(ends)} == {
                **expected[index],
                **dict.fromkeys(ends),
            }


def test_threads_that_share_a_batch_wait_for_each_other() -> None:
    batch = rbg.BatchEnv(native("ticTacToe"), 200, seed=1, threads=2, autoreset="same_step")
    alone = batch.clone()
    out = batch.new_arrays()
    refused: list[RuntimeError] = []

    def work() -> None:
        for _ in range(100):
            batch.step_random()
            try:
                other.step_random(out)
            except RuntimeError as error:
                refused.append(error)

    other = batch.clone()
    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for _ in range(400):
        alone.step_random()
    assert copied(batch.arrays) == copied(alone.arrays)
    assert all("another call is writing" in str(error) for error in refused)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no copies of processes")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_copy_of_a_process_has_threads_of_its_own() -> None:
    batch = rbg.BatchEnv(native("ticTacToe"), 30, seed=1, threads=3)
    batch.step_random()
    alone = rbg.BatchEnv(native("ticTacToe"), 30, seed=1)
    for _ in range(3):
        alone.step_random()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            batch.step_random()
            batch.step_random()
            same = copied(batch.arrays) == copied(alone.arrays)
            os.write(writer, b"same" if same else b"other")
        finally:
            os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert os.read(reader, 10) == b"same"
    batch.step_random()
    batch.step_random()
    assert copied(batch.arrays) == copied(alone.arrays)


def test_arrays_outlive_their_batch() -> None:
    batch = rbg.BatchEnv(interpreted("ticTacToe"), 2)
    observations = batch.observations
    seen = observations.copy()
    del batch
    assert np.array_equal(observations, seen)
