"""Reasoners, built here: they do what the interpreter does, and more."""

import os
import pickle
import subprocess
import sys

import numpy as np
import pytest
import rbg

from played import interpreted, native, random_moves

GAMES = ["ticTacToe", "breakthrough_5x5"]
"""Each takes rustc several seconds."""


@pytest.mark.parametrize("name", GAMES)
def test_reasoner_and_interpreter_agree(name: str) -> None:
    fast, slow = native(name), interpreted(name)
    assert (fast.engine, slow.engine) == ("native", "interpreter")
    assert fast == slow
    # How long moves can be is for the compiler to find out.
    unproved = {"longest_move": None}
    assert fast.info | unproved == slow.info
    for seed in range(5):
        moves = random_moves(slow, seed, most=200)
        states = fast.new_state(), slow.new_state()
        for m in moves:
            legal = [sorted(map(str, state.legal_moves())) for state in states]
            assert legal[0] == legal[1]
            for state in states:
                state.apply(str(m))
            boards = [state.board for state in states]
            assert np.array_equal(*boards)
            assert np.array_equal(*[state.variables for state in states])
            assert states[0].returns() == states[1].returns()
            assert states[0].current_player == states[1].current_player
        assert states[0].is_terminal() and states[1].is_terminal()
        assert str(states[0]) == str(states[1])
    assert fast.perft(3) == slow.perft(3)
    assert fast.divide(2) == slow.divide(2)


def test_a_reasoner_is_built_once_and_shared_by_processes() -> None:
    game = native("ticTacToe")
    state = game.new_state()
    state.apply(state.legal_moves()[4])
    environment = {**os.environ, "CARGO": "no cargo: it has to be in the cache"}
    read = "import pickle, sys; s = pickle.load(sys.stdin.buffer); print(repr(s.game)); print(s)"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", read],
        input=pickle.dumps(state),
        env=environment,
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode() == f"<rbg.Game ticTacToe, native>\n{state}\n"


def test_an_agent_thinks_alike_with_the_same_seed() -> None:
    state = native("ticTacToe").new_state(["rx0y0:4", "rx0y1:10", "rx1y0:4"])
    first, second = (state.analyse("mcts", iterations=500, seed=3) for _ in range(2))
    assert (first.moves, first.line, first.choice) == (second.moves, second.line, second.choice)
    assert first.iterations <= 500 and len(first.moves) == len(state.legal_moves())
    # Whoever is to move has to keep the other one from three in a row.
    assert first.choice is not None and first.choice.actions[0][0] == "rx2y0"
    assert state.analyse("alphabeta", iterations=100_000).certain is not None


def test_wrong_agents_are_refused() -> None:
    state = native("ticTacToe").new_state()
    with pytest.raises(ValueError, match="did you mean"):
        state.analyse("mtcs")
    with pytest.raises(ValueError, match="seconds are between"):
        state.analyse(seconds=-1.0)
    with pytest.raises(rbg.EngineError, match="without"):
        interpreted("ticTacToe").new_state().analyse()
