"""Every game of the library: it loads, steps, starts anew, is pickled, and counts right."""

import copy
import csv
import functools
import itertools
import pickle
from pathlib import Path

import numpy as np
import pytest
import rbg
from rbg.planes import Planes

from played import interpreted, random_moves

REFERENCE = Path(__file__).resolve().parents[2] / "games-rbg" / "reference" / "perft.tsv"

MOST_LEAVES = 600
"""The number of leaves up to which the interpreter counts: it takes milliseconds for each."""


@functools.cache
def reference() -> dict[str, list[tuple[int, int]]]:
    """Returns the depths and counts of each game."""
    counts: dict[str, list[tuple[int, int]]] = {}
    with REFERENCE.open() as file:
        lines = (line for line in file if not line.startswith("#"))
        for row in csv.DictReader(lines, delimiter="\t"):
            counts.setdefault(row["game"], []).append((int(row["depth"]), int(row["leaves"])))
    return counts


@pytest.mark.parametrize("name", rbg.games())
def test_a_game_of_the_library_plays(name: str) -> None:
    game = interpreted(name)
    assert game.name == name
    start = game.new_state()
    assert start.board.shape == (len(game.cells),) and start.board.dtype == np.uint16
    assert start.board.max() < len(game.pieces)
    assert start.variables.shape == (len(game.variables),) and start.variables.dtype == np.int32
    assert len(start.returns()) == len(game.players)
    assert sorted(game.divide(1)) == sorted(map(str, start.legal_moves()))

    moves = random_moves(game, seed=1, most=6)
    state = game.new_state(moves)
    by_text = game.new_state([str(m) for m in moves])
    assert state.history == by_text.history == moves
    for again in (by_text, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert again.history == moves
        assert str(again) == str(state)
        assert np.array_equal(again.board, state.board)
        assert np.array_equal(again.variables, state.variables)
        assert again.legal_moves() == state.legal_moves()
        assert again.current_player == state.current_player
    for _ in moves:
        state.undo()
    assert str(state) == str(start) == str(game.new_state())


@pytest.mark.parametrize("name", rbg.games())
def test_a_game_of_the_library_plays_in_a_batch(name: str) -> None:
    game = interpreted(name)
    env = rbg.BatchEnv(game, 2, seed=1, threads=2, autoreset="disabled")
    start, states = env.arrays.copy(), [game.new_state() for _ in range(2)]
    planes = Planes(game)
    for _ in range(3):
        actions = np.empty(2, np.int32)
        env.step_random(actions=actions)
        for index, state in enumerate(states):
            if actions[index] >= 0:
                state.apply(actions[index])
            assert env.state(index) == state and env.state(index).begun == state.begun
            assert np.array_equal(env.observations[index], planes.of(state))
            assert np.array_equal(env.masks[index], state.legal_action_mask())
            assert env.players[index] == state.current_player
            assert env.terminated[index] == state.is_terminal()
    env.reset()
    for name_of_array in ("observations", "masks", "players", "rewards", "terminated"):
        assert np.array_equal(getattr(env, name_of_array), getattr(start, name_of_array))


@pytest.mark.parametrize("name", sorted(reference()))
def test_a_game_of_the_library_has_the_counts_of_the_reference(name: str) -> None:
    few = itertools.takewhile(lambda count: count[1] <= MOST_LEAVES, reference()[name])
    game = interpreted(name)
    for depth, leaves in itertools.islice(few, 3):
        assert game.perft(depth) == leaves, depth
        assert sum(game.divide(depth).values()) == leaves
