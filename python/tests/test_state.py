"""Positions: moves, copies, pickles, texts."""

import copy
import pickle
import random
from xml.etree import ElementTree

import numpy as np
import pytest
import rbg
from hypothesis import given, settings
from hypothesis import strategies as st

from played import FILL, interpreted, native

GAMES = ["ticTacToe", "connect4", "breakthrough_5x5", "ataxx", "chineseCheckers6"]


def seen(state: rbg.State) -> tuple[object, ...]:
    """Returns all that can be seen of a position."""
    return (
        state.board.tolist(),
        state.variables.tolist(),
        state.current_player,
        state.returns(),
        [str(m) for m in state.legal_moves()],
        [str(m) for m in state.history],
    )


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), st.lists(st.integers(0, 10**6), max_size=12), st.data())
def test_what_is_done_can_be_undone_copied_and_written_down(
    name: str, choices: list[int], data: st.DataObject
) -> None:
    game = interpreted(name)
    state = game.new_state()
    states = [seen(state)]
    for choice in choices:
        moves = state.legal_moves()
        if not moves:
            break
        chosen = moves[choice % len(moves)]
        before = state.clone()
        form = data.draw(st.sampled_from(["move", "canonical", "pickled"]))
        forms = {"move": chosen, "canonical": str(chosen)}
        state.apply(forms.get(form) or pickle.loads(pickle.dumps(chosen)))
        assert seen(before) == states[-1]
        states.append(seen(state))
    assert seen(pickle.loads(pickle.dumps(state))) == states[-1]
    assert seen(copy.copy(state)) == seen(copy.deepcopy(state)) == states[-1]
    for earlier in reversed(states[:-1]):
        state.undo()
        assert seen(state) == earlier
    with pytest.raises(ValueError, match="no move has been made"):
        state.undo()


def test_a_move_is_what_its_text_says(tic_tac_toe: rbg.Game) -> None:
    first = tic_tac_toe.new_state().legal_moves()[0]
    assert tic_tac_toe.move(str(first)) == first
    assert hash(tic_tac_toe.move(str(first))) == hash(first)
    assert first.actions == [("rx0y0", 4)]
    assert str(first) == "rx0y0:4"
    assert repr(first) == "<rbg.Move rx0y0:4>"
    state = tic_tac_toe.new_state()
    state.apply(first.description)
    assert state.history == [first]
    assert state.board.tolist().count(tic_tac_toe.pieces.index("x")) == 1


def test_a_game_is_won_by_three_in_a_row(tic_tac_toe: rbg.Game) -> None:
    state = tic_tac_toe.new_state()
    for cell in ("rx0y0", "rx0y1", "rx1y0", "rx1y1", "rx2y0"):
        (choice,) = [m for m in state.legal_moves() if m.actions[0][0] == cell]
        assert not state.is_terminal() and state.current_player == state.move_number % 2
        state.apply(choice)
    assert state.is_terminal() and state.current_player == -1
    assert state.legal_moves() == []
    assert state.returns() == (100, 0)
    with pytest.raises(rbg.IllegalMoveError, match="there are no legal moves"):
        state.apply("rx2y2:4")


def test_an_illegal_move_changes_nothing(tic_tac_toe: rbg.Game) -> None:
    state = tic_tac_toe.new_state()
    first = state.legal_moves()[0]
    state.apply(first)
    other = rbg.load(FILL, engine="interpreter").new_state().legal_moves()[0]
    before = seen(state)
    for wrong, error, told in [
        (first, rbg.IllegalMoveError, "`rx0y0:4` is not a legal move here\n  hint: legal moves"),
        ("rx9y9:1", rbg.IllegalMoveError, "column 1: the board has no cell `rx9y9`"),
        ("1", rbg.IllegalMoveError, "'1' is not a move in canonical form"),
        ("", rbg.IllegalMoveError, "empty move"),
        (other, rbg.IllegalMoveError, "is a move of another game"),
        (None, TypeError, "a move is an rbg.Move, a text or a number, not NoneType"),
    ]:
        for fresh in (state, pickle.loads(pickle.dumps(state))):
            with pytest.raises(error) as caught:
                fresh.apply(wrong)  # type: ignore[arg-type]
            assert told in str(caught.value)
            assert seen(fresh) == before
    with pytest.raises(rbg.IllegalMoveError, match="no action `99`"):
        tic_tac_toe.move("rx0y0:99")


def test_pickled_states_share_their_game(tic_tac_toe: rbg.Game) -> None:
    states = [tic_tac_toe.new_state() for _ in range(50)]
    for index, state in enumerate(states):
        state.apply(state.legal_moves()[index % 9])
    together = pickle.dumps(states)
    again = pickle.loads(together)
    assert [seen(state) for state in again] == [seen(state) for state in states]
    assert all(state.game is again[0].game for state in again)
    assert len(together) < 3 * len(pickle.dumps(states[0]))


def test_a_long_history_is_freed_without_a_deep_stack() -> None:
    rules = FILL[: FILL.index("#rules")]
    text = rules + "#rules = ->white ([w] ->white)*\n"
    game = rbg.load(text, engine="interpreter")
    state = game.new_state()
    m = state.legal_moves()[0]
    for _ in range(50_000):
        state.apply(m)
    assert state.move_number == 50_000
    branch = state.clone()
    del state
    branch.apply(m)
    assert branch.move_number == 50_001
    del branch


def test_arrays_are_copies(tic_tac_toe: rbg.Game) -> None:
    state = tic_tac_toe.new_state()
    board = state.board
    board[:] = 0
    assert not np.array_equal(state.board, board) or state.board.max() == 0
    state.apply(state.legal_moves()[4])
    assert board.max() == 0 < state.board.max()


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_positions_are_equal_from_which_games_go_on_alike(name: str, seed: int) -> None:
    game = interpreted(name)
    rng = random.Random(seed)
    state = game.new_state()

    def shown(state: rbg.State) -> tuple[object, ...]:
        board, variables, player, _, moves, _ = seen(state)
        assert isinstance(moves, list)
        return board, variables, player, sorted(moves)

    met = {state.clone(): shown(state)}
    for _ in range(15):
        moves = state.legal_moves()
        if not moves:
            break
        before, number = state.clone(), hash(state)
        state.apply(rng.choice(moves))
        assert state != before and before == before.clone() and hash(before) == number
        assert state not in met or met[state] == shown(state)
        met.setdefault(state.clone(), shown(state))
        again = pickle.loads(pickle.dumps(state))
        assert again == state and hash(again) == hash(state)
    assert state != "a text" and state is not None


def test_positions_are_texts_that_any_engine_reads(tic_tac_toe: rbg.Game) -> None:
    state = tic_tac_toe.new_state(["rx1y1:4", "rx0y0:10"])
    text = state.position_text()
    for game in (tic_tac_toe, native("ticTacToe")):
        again = game.new_state(position=text)
        assert again.position_text() == text and again.move_number == 0
        assert again.legal_actions() == state.legal_actions()
        moved = game.new_state(["rx1y0:4"], position=text)
        assert seen(moved)[:3] == seen(game.new_state([*state.history, "rx1y0:4"]))[:3]
    with pytest.raises(ValueError, match="position: column 8: `oo` is not a piece"):
        tic_tac_toe.new_state(position=text.replace("pieces=o", "pieces=oo"))


def test_positions_of_other_games_and_engines_are_others(tic_tac_toe: rbg.Game) -> None:
    state = tic_tac_toe.new_state()
    assert state != interpreted("connect4").new_state()
    assert state != native("ticTacToe").new_state()
    assert native("ticTacToe").new_state() == native("ticTacToe").new_state()


def test_positions_that_are_reached_in_two_ways_are_equal(tic_tac_toe: rbg.Game) -> None:
    one, other = (tic_tac_toe.new_state(cells) for cells in ([0, 4, 8], [8, 4, 0]))
    assert one == other and hash(one) == hash(other)
    assert one.history != other.history
    assert len({one, other, tic_tac_toe.new_state([0, 8, 4])}) == 2


def test_notebooks_draw_positions(tic_tac_toe: rbg.Game) -> None:
    state = tic_tac_toe.new_state([4, 0])
    image = ElementTree.fromstring(state._repr_svg_())
    assert image.tag == "{http://www.w3.org/2000/svg}svg"
    titles = [title.text for title in image.iter("{http://www.w3.org/2000/svg}title")]
    assert "rx1y1: x" in titles and "rx0y0: o" in titles
    assert state._repr_svg_() != tic_tac_toe.new_state([0, 4])._repr_svg_()
