"""Environments of Gymnasium, by its own tests and ours."""

from typing import Any

import gymnasium
import numpy as np
import pytest
import rbg
import rbg.gymnasium
from gymnasium.utils.env_checker import check_env

from played import interpreted


def made(name: str, **options: Any) -> gymnasium.Env[Any, Any]:
    """Returns a registered environment of a game."""
    return gymnasium.make(
        "rbg/Game-v0", game=interpreted(name), disable_env_checker=True, **options
    )


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[Any], float]:
    """Returns all that is seen of a game of random moves, and the last reward."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    seen, over, reward = [], False, 0.0
    while not over:
        assert reward == 0.0
        assert info["to_play"] == env.unwrapped.seat  # type: ignore[attr-defined]
        action = env.action_space.sample(mask=info["action_mask"])
        seen.append((observation.tolist(), int(action)))
        observation, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    seen.append(observation.tolist())
    return seen, float(reward)


@pytest.mark.parametrize("name", ["ticTacToe", "connect4", "breakthrough_5x5", "15puzzle"])
def test_gymnasium_accepts_a_game(name: str) -> None:
    seats = len(interpreted(name).players)
    for seat in range(seats):
        check_env(made(name, seat=seat, max_moves=200, render_mode="ansi").unwrapped)


def test_the_opponent_depends_on_the_seed() -> None:
    env = made("ticTacToe", seat=1)
    games = [played(env, seed) for seed in range(6)]
    assert games == [played(env, seed) for seed in range(6)]
    assert len({str(game) for game in games}) == 6
    assert {reward for _, reward in games} <= {-1.0, 0.0, 1.0}


def test_a_function_is_an_opponent() -> None:
    env = made("ticTacToe", opponent=lambda state: state.legal_actions()[-1])
    env.reset()
    for action, reward in [(0, 0.0), (1, 0.0), (2, 1.0)]:
        _, found, terminated, truncated, info = env.step(action)
        assert (found, terminated, truncated) == (reward, reward > 0, False)
    assert info["to_play"] == -1 and info["action_mask"].sum() == 0
    board = env.unwrapped.state.board  # type: ignore[attr-defined]
    nought = interpreted("ticTacToe").pieces.index("o")
    assert np.flatnonzero(board == nought).tolist() == [7, 8]


def test_an_agent_is_an_opponent() -> None:
    game = rbg.load("ticTacToe", engine="native")
    env = rbg.gymnasium.GameEnv(game, opponent="mcts", iterations=300, seat=1)
    rewards = [played(env, seed)[1] for seed in range(10)]
    assert sum(rewards) < -6


def test_an_illegal_move_ends_the_game() -> None:
    env = made("ticTacToe", illegal_reward=-3.0, opponent=lambda state: 8)
    env.reset()
    before = env.step(4)[0]
    observation, reward, terminated, _, info = env.step(4)
    assert (reward, terminated, info["illegal"]) == (-3.0, True, True)
    assert np.array_equal(observation, before)


def test_long_games_are_cut_off() -> None:
    env = made("connect4", max_moves=6)
    env.reset(seed=1)
    flags = [env.step(action)[2:4] for action in range(3)]
    assert flags == [(False, False), (False, False), (False, True)]


def test_wrong_arguments_are_refused() -> None:
    for wrong, told in [
        ({"seat": 2}, "ticTacToe has no player 2"),
        ({"render_mode": "human"}, "render_mode is None or 'ansi', not 'human'"),
    ]:
        with pytest.raises(ValueError, match=told):
            rbg.gymnasium.GameEnv(interpreted("ticTacToe"), **wrong)  # type: ignore[arg-type]
