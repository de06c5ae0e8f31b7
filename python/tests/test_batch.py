"""Batches: what is seen of their games, and that nothing but the seed matters."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import rbg
from hypothesis import given, settings
from hypothesis import strategies as st
from rbg.planes import Planes

from played import interpreted, native

GAMES = ["ticTacToe", "connect4", "breakthrough_5x5", "15puzzle"]
AUTORESETS = ["next_step", "same_step", "disabled"]
NAMES = ["observations", "masks", "players", "rewards", "terminated", "truncated"]


def copied(arrays: rbg.BatchArrays) -> dict[str, Any]:
    """Returns copies of what is seen of all games."""
    found = {name: getattr(arrays, name) for name in [*NAMES, "final_observations"]}
    return {name: array.tolist() for name, array in found.items() if array is not None}


def steps(env: rbg.BatchEnv, count: int) -> Iterator[tuple[np.ndarray[Any, Any], dict[str, Any]]]:
    """Makes random steps; yields the numbers of the moves and what is seen behind them."""
    for _ in range(count):
        actions = np.empty(len(env), np.int32)
        yield actions, copied(env.step_random(actions=actions))


class Replayed:
    """A game of a batch, played by positions."""

    def __init__(self, game: rbg.Game, autoreset: str, most: int) -> None:
        self.game, self.autoreset, self.most = game, autoreset, most
        self.planes = Planes(game)
        self.state = game.new_state()
        self.end: Any = None

    def over(self) -> tuple[bool, bool]:
        terminated = self.state.is_terminal()
        return terminated, not terminated and self.state.move_number >= self.most

    def step(self, action: int) -> dict[str, Any]:
        rewards = (0,) * len(self.game.players)
        flags = (False, False)
        self.end = None
        if any(self.over()):
            assert action == -1
            if self.autoreset == "next_step":
                self.state = self.game.new_state()
            flags = self.over()
        else:
            self.state.apply(action)
            flags = self.over()
            if flags[0]:
                rewards = self.state.returns()
            if any(flags) and self.autoreset == "same_step":
                self.end = self.planes.of(self.state).tolist()
                self.state = self.game.new_state()
        return {
            "observations": self.planes.of(self.state).tolist(),
            "masks": self.state.legal_action_mask().tolist(),
            "players": self.state.current_player,
            "rewards": list(rewards),
            "terminated": flags[0],
            "truncated": flags[1],
        }


@pytest.mark.parametrize("autoreset", AUTORESETS)
@pytest.mark.parametrize("name", GAMES)
def test_games_are_those_of_positions(name: str, autoreset: Any) -> None:
    game = interpreted(name)
    most = 12
    env = rbg.BatchEnv(game, 4, seed=7, autoreset=autoreset, max_moves=most)
    assert (len(env), env.autoreset, env.threads, env.game) == (4, autoreset, 1, game)
    replayed = [Replayed(game, autoreset, most) for _ in range(4)]
    chosen = rbg.BatchEnv(game, 4, seed=99, autoreset=autoreset, max_moves=most)
    ended = 0
    for actions, seen in steps(env, 30):
        chosen.step(actions)
        again = copied(chosen.arrays)
        for index, one in enumerate(replayed):
            expected = one.step(int(actions[index]))
            for array, value in expected.items():
                # What is over has a mask like any other where it was cut off.
                assert seen[array][index] == value, (array, index)
                assert again[array][index] == value, (array, index)
            if one.end is not None:
                assert seen["final_observations"][index] == one.end
                ended += 1
        assert [env.state(index) for index in range(4)] == [one.state for one in replayed]
    assert (ended > 0) == (autoreset == "same_step")


def test_floats_say_the_same_as_bytes() -> None:
    game = interpreted("ticTacToe")
    kinds: tuple[Any, ...] = ("uint8", np.float32, None)
    bytes_, floats, none = (rbg.BatchEnv(game, 3, seed=1, observations=kind) for kind in kinds)
    assert bytes_.observations.dtype == np.uint8 and floats.observations.dtype == np.float32
    for _ in range(12):
        for env in (bytes_, floats, none):
            env.step_random()
        assert bytes_.observations.shape == (3, *Planes(game).shape)
        assert np.array_equal(bytes_.observations, floats.observations)
        assert np.array_equal(bytes_.masks, none.masks)
    assert none.arrays.observations is None
    with pytest.raises(AttributeError, match="was made without observations"):
        none.observations  # noqa: B018
    bare = rbg.BatchEnv(game, 3, seed=1, observations=None, masks=False)
    assert bare.arrays.masks is None
    bare.step(np.argmax(rbg.BatchEnv(game, 3).masks, axis=1))


@settings(max_examples=20, deadline=None)
@given(
    st.sampled_from(["ticTacToe", "connect4"]),
    st.sampled_from(AUTORESETS),
    st.integers(1, 9),
    st.integers(2, 5),
    st.integers(0, 2**64 - 1),
)
def test_the_seed_alone_matters(
    name: str, autoreset: Any, games: int, threads: int, seed: int
) -> None:
    game = interpreted(name)
    options: Any = {"autoreset": autoreset, "max_moves": 20}
    alone = rbg.BatchEnv(game, games, seed, **options)
    together = rbg.BatchEnv(game, games, seed, threads=threads, **options)
    parts = [rbg.BatchEnv(game, 1, seed, first=index, **options) for index in range(games)]
    assert copied(together.arrays) == copied(alone.arrays)
    for (actions, seen), (others, found) in zip(steps(alone, 12), steps(together, 12)):
        assert found == seen and np.array_equal(others, actions)
        for index, part in enumerate(parts):
            one = copied(part.step_random())
            for array in NAMES:
                assert one[array][0] == seen[array][index]


def test_engines_show_the_same_games() -> None:
    for autoreset in AUTORESETS:
        options: Any = {"autoreset": autoreset, "max_moves": 8}
        slow = rbg.BatchEnv(interpreted("ticTacToe"), 40, seed=3, **options)
        fast = [
            rbg.BatchEnv(native("ticTacToe"), 40, seed=9, threads=threads, **options)
            for threads in (1, 3)
        ]
        for actions, seen in steps(slow, 20):
            for env in fast:
                assert copied(env.step(actions)) == seen


def test_rollouts_are_random_steps() -> None:
    for autoreset in AUTORESETS:
        options: Any = {"autoreset": autoreset, "max_moves": 8}
        env = rbg.BatchEnv(native("ticTacToe"), 50, seed=2, threads=2, **options)
        rolled = env.clone()
        rewards = np.zeros_like(env.rewards)
        moves = ends = cuts = 0
        running = np.ones(50, bool)
        for actions, seen in steps(env, 25):
            rewards += np.array(seen["rewards"], np.float32)
            moves += int((actions >= 0).sum())
            made = actions >= 0
            assert np.array_equal(made, running) or autoreset == "same_step"
            if autoreset != "same_step":
                over = np.array(seen["terminated"])
                cut = np.array(seen["truncated"])
                ends += int((over & made).sum())
                cuts += int((cut & made).sum())
                running = ~(over | cut)
            else:
                ends += sum(seen["terminated"])
                cuts += sum(seen["truncated"])
        stats = rolled.rollout(25)
        assert stats == rbg.RolloutStats(moves, ends, cuts)
        assert np.array_equal(rolled.rewards, rewards)
        env.observe()
        for name in ("observations", "masks", "players"):
            assert np.array_equal(getattr(rolled, name), getattr(env, name))


def test_long_rollouts_are_the_sum_of_their_parts() -> None:
    # Beyond the steps that are made without a look at signals.
    env = rbg.BatchEnv(native("ticTacToe"), 3, seed=2, autoreset="same_step")
    whole = env.clone()
    parts = [env.rollout(15_000) for _ in range(4)]
    rewards = whole.rollout(60_000)
    assert rewards.moves == sum(part.moves for part in parts) == 180_000
    assert rewards.terminated == sum(part.terminated for part in parts)
    assert np.array_equal(whole.observations, env.observations)
    assert whole.rewards.sum() == 100 * rewards.terminated
    assert whole.rollout(0) == rbg.RolloutStats(0, 0, 0)
    assert not whole.rewards.any()


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("engine", [interpreted, native])
def test_an_illegal_action_changes_nothing(engine: Any, threads: int) -> None:
    env = rbg.BatchEnv(engine("ticTacToe"), 6, threads=threads, autoreset="disabled")
    env.step([0, 1, 2, 3, 4, 5])
    before, states = copied(env.arrays), [env.state(index) for index in range(6)]
    for game in range(6):
        for wrong in (game, -1, 9, 2**31 - 1, -(2**31), 2**40, -(2**63)):
            actions = [7] * 6
            actions[game] = wrong
            told = rf"game {game}: no move with number {wrong} is legal"
            with pytest.raises(rbg.IllegalMoveError, match=told) as caught:
                env.step(actions)
            assert caught.value.game == game
            assert copied(env.arrays) == before
            assert [env.state(index) for index in range(6)] == states
    env.step([7] * 6)
    assert env.players.tolist() == [0] * 6


def test_actions_of_games_that_are_over_are_ignored() -> None:
    env = rbg.BatchEnv(interpreted("ticTacToe"), 2, autoreset="disabled")
    for action in (0, 3, 1, 4):
        env.step([action, action])
    env.step([2, 8])
    assert env.terminated.tolist() == [True, False]
    assert env.rewards.tolist() == [[100, 0], [0, 0]]
    env.step([-5, 5])
    assert env.terminated.tolist() == [True, True]
    assert env.rewards.tolist() == [[0, 0], [0, 100]]
    assert env.players.tolist() == [-1, -1] and not env.masks.any()


def test_actions_may_be_any_whole_numbers() -> None:
    game = interpreted("ticTacToe")
    wanted = rbg.BatchEnv(game, 3)
    wanted.step([1, 2, 3])
    numbers = np.array([1, 2, 3])
    spread = np.zeros(6, np.int32)
    spread[::2] = numbers
    given: list[Any] = [numbers.astype(kind) for kind in "bBhHiIlLqQ"]
    given += [spread[::2], numbers.astype(">i4"), (1, 2, 3), [np.int8(1), 2, np.int64(3)]]
    for actions in given:
        env = rbg.BatchEnv(game, 3)
        env.step(actions)
        assert copied(env.arrays) == copied(wanted.arrays)
    env = rbg.BatchEnv(game, 3)
    for wrong, error, told in [
        ([1, 2], ValueError, r"actions has shape \[3\], one entry per game, not \[2\]"),
        (np.zeros((3, 1), np.int32), ValueError, r"not \[3, 1\]"),
        (np.zeros(4, np.int32), ValueError, r"not \[4\]"),
        (1, ValueError, r"not \[\]"),
        ([1.0, 2.0, 3.0], TypeError, "actions are whole numbers, not float64"),
        ([True, True, True], TypeError, "actions are whole numbers, not bool"),
        (["a", "b", "c"], TypeError, "actions are whole numbers"),
        (None, ValueError, "actions has shape"),
    ]:
        with pytest.raises(error, match=told):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.players.tolist() == [0, 0, 0]
    with pytest.raises(rbg.IllegalMoveError, match=f"game 0: no move with number {2**64 - 1}"):
        env.step(np.full(3, 2**64 - 1, np.uint64))


def test_games_are_reset_one_by_one() -> None:
    env = rbg.BatchEnv(native("ticTacToe"), 4, seed=5)
    first = [copied(env.step_random()) for _ in range(3)]
    start = rbg.BatchEnv(native("ticTacToe"), 4)
    mask = np.array([False, True, False, True])
    found = env.reset(mask)
    assert found is env.arrays
    for index, begun in enumerate(mask):
        assert (env.state(index) == start.state(0)) == begun
        assert env.masks[index].all() == begun
    env.reset()
    assert copied(env.arrays) == copied(start.arrays)
    assert copied(env.step_random()) != first[0]
    env.reset(seed=5)
    assert [copied(env.step_random()) for _ in range(3)] == first
    for wrong, error in [([1, 0, 1, 0], TypeError), ([True], ValueError)]:
        with pytest.raises(error):
            env.reset(wrong)


@pytest.mark.parametrize("threads", [1, 2])
def test_some_games_step_and_others_wait(threads: int) -> None:
    env = rbg.BatchEnv(native("ticTacToe"), 4, threads=threads)
    env.step([0, 1, 2, 3], only=[True, False, True, False])
    assert env.players.tolist() == [1, 0, 1, 0]
    actions = np.zeros(4, np.int32)
    env.step_random(actions=actions, only=[False, True, True, False])
    assert (actions >= 0).tolist() == [False, True, True, False]
    assert env.players.tolist() == [1, 1, 0, 0]
    assert env.masks.sum(axis=1).tolist() == [8, 8, 7, 9]
    for wrong, error in [([1, 0, 1, 0], TypeError), ([True], ValueError)]:
        with pytest.raises(error):
            env.step(actions, only=wrong)
        with pytest.raises(error):
            env.step_random(only=wrong)


@pytest.mark.parametrize("threads", [1, 2])
def test_copies_go_on_alone(threads: int) -> None:
    env = rbg.BatchEnv(native("ticTacToe"), 10, seed=1, threads=threads)
    env.step_random()
    copies = [env.clone(), copy.copy(env), copy.deepcopy(env)]
    assert all(copied(other.arrays) == copied(env.arrays) for other in copies)
    before = copied(env.arrays)
    seen = [copied(env.step_random()) for _ in range(5)]
    for other in copies:
        assert copied(other.arrays) == before
        assert [copied(other.step_random()) for _ in range(5)] == seen


@pytest.mark.parametrize("engine", [interpreted, native])
def test_positions_come_out_of_batches_and_go_into_them(engine: Any) -> None:
    game = engine("ticTacToe")
    env = rbg.BatchEnv(game, 5, seed=4, threads=2)
    for _ in range(3):
        env.step_random()
    states = [env.state(index) for index in range(5)]
    assert env.state(4).history == [] and env.state(4).move_number == 0
    other = rbg.BatchEnv(game, 5, seed=8)
    other.load_states(states)
    assert np.array_equal(other.observations, env.observations)
    assert np.array_equal(other.masks, env.masks)
    played = states[2].clone()
    action = played.legal_actions()[0]
    played.apply(action)
    assert played != states[2] and played.move_number == 1
    other.step([action if index == 2 else other.state(index).legal_actions()[0] for index in range(5)])
    assert other.state(2) == played
    played.undo()
    assert played == states[2] and hash(played) == hash(states[2])
    other.load_states([game.new_state(), played], games=[4, 0])
    assert [other.state(index) == game.new_state() for index in range(5)] == [False] * 4 + [True]
    assert other.state(0) == states[2]
    before = [other.state(index) for index in range(5)]
    foreign = interpreted("connect4").new_state()
    for arguments, error, told in [
        (([foreign],), ValueError, "state 0 is of another game or engine"),
        (([played, foreign], [1, 2]), ValueError, "state 1 is of another game or engine"),
        (([played] * 6,), IndexError, "there is no game 5 among 5"),
        (([played], [5]), IndexError, "there is no game 5 among 5"),
        (([played], [-1]), IndexError, "there is no game -1 among 5"),
        (([played], [1, 2]), ValueError, "there are 2 games for 1 states"),
    ]:
        with pytest.raises(error, match=told):
            other.load_states(*arguments)
        assert [other.state(index) for index in range(5)] == before
    with pytest.raises(IndexError):
        other.state(5)


@pytest.mark.parametrize("threads", [1, 2])
def test_moves_that_are_too_many_are_made_in_parts(threads: int) -> None:
    whole = interpreted("connect6")
    assert whole.action_encoding == "parts"
    env = rbg.BatchEnv(whole, 2, seed=1, threads=threads)
    states = [whole.new_state() for _ in range(2)]
    assert env.masks.shape == (2, whole.num_actions)
    for _ in range(2):
        actions = np.empty(2, np.int32)
        env.step_random(actions=actions)
        for index, state in enumerate(states):
            state.apply(actions[index])
            found = env.state(index)
            assert found == state and found.begun == state.begun
            assert env.players[index] == state.current_player
            assert env.masks[index].tolist() == state.legal_action_mask().tolist()
    assert states[0].begun is not None
    with pytest.raises(ValueError, match="state 0: a part of a move has been made"):
        env.load_states(states)
    legal = int(env.masks[0].argmax())
    with pytest.raises(rbg.IllegalMoveError, match="game 1: no move with number -1 is legal"):
        env.step([legal, -1])


def test_wrong_arguments_are_refused() -> None:
    game = interpreted("ticTacToe")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"n": 0}, "n is the number of games, from 1 to 16777216, not 0"),
        ({"n": 2**25}, "n is the number of games"),
        ({"threads": 0}, "threads is at least 1"),
        ({"autoreset": "never"}, "autoreset is 'next_step', 'same_step' or 'disabled', not 'never'"),
        ({"observations": "int8"}, "observations are 'uint8', 'float32' or None, not int8"),
        ({"max_moves": 0}, "max_moves is at least 1"),
    ]
    for options, told in wrong:
        with pytest.raises(ValueError, match=told):
            rbg.BatchEnv(game, **{"n": 2, **options})
    for options in ({"n": -1}, {"seed": -1}, {"seed": 2**64}, {"first": -1}):
        with pytest.raises(OverflowError):
            rbg.BatchEnv(game, **{"n": 2, **options})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_states_of_a_batch_are_pickled(name: str) -> None:
    game = interpreted(name)
    env = rbg.BatchEnv(game, 8, seed=3, autoreset="disabled", max_moves=40)
    for _ in range(12):
        for index in range(len(env)):
            state = env.state(index)
            again = pickle.loads(pickle.dumps(state))
            assert again == state and again.legal_moves() == state.legal_moves()
            if not state.is_terminal():
                # Moves that were made behind it are kept, and nothing is taken back beyond them.
                again.apply(again.legal_moves()[0])
                later = pickle.loads(pickle.dumps(again))
                assert later == again and later.history == again.history
                later.undo()
                assert later == state
                with pytest.raises(ValueError, match="no move has been made"):
                    later.undo()
        env.rollout(4)


def test_states_of_a_batch_are_pickled_in_the_middle_of_a_move() -> None:
    env = rbg.BatchEnv(interpreted("connect6"), 1, seed=1)
    for _ in range(4):
        env.step_random()
        state = env.state(0)
        again = pickle.loads(pickle.dumps(state))
        assert again == state and again.begun == state.begun


def test_a_batch_is_not_pickled() -> None:
    env = rbg.BatchEnv(interpreted("ticTacToe"), 2)
    with pytest.raises(TypeError):
        pickle.dumps(env)
