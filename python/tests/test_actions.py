"""Numbers of moves."""

import pickle
import random

import numpy as np
import pytest
import rbg
from hypothesis import given, settings
from hypothesis import strategies as st

from played import interpreted

ENCODINGS = {
    "ticTacToe": "target",
    "connect4": "target",
    "breakthrough_5x5": "source and target",
    "connect6": "parts",
    "arimaa_split": "parts",
}


def check(state: rbg.State) -> list[int]:
    """Checks that what is told of numbers in a position fits together, and returns them."""
    numbers, size = state.legal_actions(), state.game.num_actions
    assert numbers == sorted(set(numbers))
    assert all(0 <= number < size for number in numbers)
    assert bool(numbers) != state.is_terminal()
    mask = state.legal_action_mask()
    assert (mask.dtype, mask.shape) == (np.bool_, (size,))
    assert np.flatnonzero(mask).tolist() == numbers
    texts = [state.action_to_string(number) for number in numbers]
    assert len(set(texts)) == len(texts)
    moves = state.legal_moves()
    assert {state.action(m) for m in moves} == set(numbers)
    if state.game.action_encoding == "parts":
        made = "" if state.begun is None else f"{state.begun},"
        assert all(any(str(m).startswith(made + text) for m in moves) for text in texts)
    else:
        assert set(texts) == set(map(str, moves)) and state.begun is None
    return numbers


@pytest.mark.parametrize(("name", "encoding"), ENCODINGS.items())
def test_the_encoding_is_told(name: str, encoding: str) -> None:
    assert interpreted(name).action_encoding == encoding


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(["ticTacToe", "connect4", "breakthrough_5x5"]), st.integers(0, 2**32))
def test_a_game_is_played_by_numbers(name: str, seed: int) -> None:
    rng = random.Random(seed)
    state = interpreted(name).new_state()
    while numbers := check(state):
        number = rng.choice(numbers)
        by_text = state.clone()
        by_text.apply(state.action_to_string(number))
        state.apply(np.int64(number) if rng.random() < 0.5 else number)
        assert state.history == by_text.history
    assert not state.legal_action_mask().any()


def test_moves_that_are_too_many_are_made_in_parts() -> None:
    state = interpreted("connect6").new_state()
    rng = random.Random(3)
    state.apply(state.legal_moves()[0])
    for _ in range(2):
        moves_made, player, parts = state.move_number, state.current_player, 0
        while state.move_number == moves_made:
            assert state.current_player == player
            begun = state.begun
            assert (begun is None) == (parts == 0)
            if begun is not None:
                assert len(begun.actions) == parts
                assert all(str(m).startswith(f"{begun},") for m in state.legal_moves())
            number = rng.choice(check(state) if parts else state.legal_actions())
            before = state.clone()
            state.apply(number)
            parts += 1
            for again in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert (again.begun, again.history) == (state.begun, state.history)
                assert again.legal_actions() == state.legal_actions()
            if state.move_number == moves_made:
                taken_back = state.clone()
                taken_back.undo()
                assert (taken_back.begun, taken_back.history) == (before.begun, before.history)
                assert taken_back.legal_actions() == before.legal_actions()
        assert len(state.history[-1].actions) == parts > 1
    assert state.current_player != player or state.is_terminal()


def test_a_move_that_is_begun_goes_on_as_it_began() -> None:
    state = interpreted("connect6").new_state()
    state.apply(state.legal_moves()[0])  # It is a single stone.
    played = state.history
    moves = state.legal_moves()
    first, other = moves[0], next(m for m in moves if m.actions[0] != moves[0].actions[0])
    state.apply(state.action(first))
    assert state.begun is not None
    for wrong in (other, str(other)):
        with pytest.raises(rbg.IllegalMoveError, match="is not a legal move here"):
            state.apply(wrong)
    with pytest.raises(rbg.IllegalMoveError, match="is not a legal move here"):
        state.action(other)
    with pytest.raises(ValueError, match="agents take whole moves"):
        state.analyse()
    state.apply(first)
    assert (state.history, state.begun) == ([*played, first], None)


@pytest.mark.parametrize("wrong", [4, 9, -1, 2**40])
def test_numbers_of_no_legal_move_are_refused(wrong: int) -> None:
    state = interpreted("ticTacToe").new_state()
    state.apply(4)
    told = f"no move with number {wrong} is legal here"
    with pytest.raises(rbg.IllegalMoveError, match=told):
        state.apply(wrong)
    with pytest.raises(rbg.IllegalMoveError, match=told):
        state.action_to_string(wrong)
    assert state.move_number == 1
    assert interpreted("ticTacToe").new_state([4, 0]).move_number == 2
