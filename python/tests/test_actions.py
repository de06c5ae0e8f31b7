"""Numbers of moves."""

import random

import numpy as np
import pytest
import rbg

from played import interpreted

GAMES = {
    "ticTacToe": "target",
    "connect4": "target",
    "breakthrough_5x5": "source and target",
    "reversi_4x4": "target",
}


@pytest.mark.parametrize(("name", "encoding"), GAMES.items())
def test_a_legal_move_has_a_number_of_its_own(name: str, encoding: str) -> None:
    game = interpreted(name)
    assert game.action_encoding == encoding
    state = game.new_state()
    rng = random.Random(1)
    while not state.is_terminal():
        numbers = state.legal_actions()
        assert numbers == sorted(set(numbers)) and 0 <= numbers[0] <= numbers[-1] < game.num_actions
        mask = state.legal_action_mask()
        assert (mask.dtype, mask.shape) == (np.uint8, (game.num_actions,))
        assert np.flatnonzero(mask).tolist() == numbers
        texts = {state.action_to_string(number) for number in numbers}
        assert texts == {str(m) for m in state.legal_moves()}
        number = rng.choice(numbers)
        by_text = state.clone()
        by_text.apply(state.action_to_string(number))
        state.apply(number)
        assert state.history == by_text.history
    assert state.legal_actions() == [] and not state.legal_action_mask().any()


def test_numbers_of_no_legal_move_are_refused() -> None:
    state = interpreted("ticTacToe").new_state()
    state.apply(4)
    for wrong in [4, 9, -1, 2**40]:
        with pytest.raises(rbg.IllegalMoveError, match=f"no move with number {wrong} is legal here"):
            state.apply(wrong)
        with pytest.raises(rbg.IllegalMoveError, match="is legal here"):
            state.action_to_string(wrong)
    assert state.move_number == 1
    assert interpreted("ticTacToe").new_state([4, 0]).move_number == 2


def test_moves_that_are_too_many_have_no_numbers() -> None:
    game = interpreted("connect6")
    assert game.action_encoding == "parts"
    with pytest.raises(rbg.NumberingError, match="the moves of connect6 are too many"):
        game.new_state().legal_actions()
