"""Environments of PettingZoo, by its own tests and ours."""

import pickle
import random
from typing import Any

import numpy as np
import pytest
import rbg
import rbg.pettingzoo
from pettingzoo.test import api_test, seed_test

from played import interpreted

GAMES = [
    "ticTacToe",
    "connect4",
    "breakthrough_5x5",
    "hex_5x5",
    "reversi_4x4",
    "clobber",
    "chineseCheckers6",
    "15puzzle",
]


@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",  # A dictionary, for the sake of the mask.
    "ignore:We recommend agents to be named",  # They have the names of the rules.
)
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_a_game(name: str) -> None:
    def env() -> Any:
        return rbg.pettingzoo.aec_env(interpreted(name), max_moves=60)

    api_test(env(), num_cycles=60)
    seed_test(env, num_cycles=30)


def test_a_game_is_played_to_its_end() -> None:
    env = rbg.pettingzoo.AecEnv(interpreted("ticTacToe"))
    env.reset()
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent, action in zip(env.agent_iter(), [0, 3, 1, 4, 2, None, None], strict=False):
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation and termination == (action is None)
        assert observation is not None
        # Cells left empty are legal for whoever is to move, as long as the game goes on.
        empty = interpreted("ticTacToe").pieces.index("e")
        expected = observation["observation"][empty] * (action is not None)
        assert observation["action_mask"].tolist() == expected.tolist()
        others = [other for other in env.agents if other != agent]
        assert all(env.observe(other)["action_mask"].sum() == 0 for other in others)
        total[agent] += reward
        env.step(action)
    assert env.agents == []
    assert total == {"cross": 1.0, "nought": -1.0}


def test_an_illegal_move_ends_the_game() -> None:
    env = rbg.pettingzoo.aec_env(interpreted("ticTacToe"), illegal_reward=-5.0)
    env.reset()
    env.step(4)
    env.step(4)
    assert env.unwrapped.rewards == {"cross": 0, "nought": -5.0}
    assert all(env.unwrapped.terminations.values())
    raw = rbg.pettingzoo.AecEnv(interpreted("ticTacToe"))
    raw.reset()
    raw.step(4)
    with pytest.raises(rbg.IllegalMoveError, match="no move with number 4 is legal here"):
        raw.step(4)
    assert raw.state_of_game.move_number == 1 and raw.agent_selection == "nought"


def test_long_games_are_cut_off() -> None:
    env = rbg.pettingzoo.AecEnv(interpreted("ticTacToe"), max_moves=3)
    env.reset()
    for action in range(3):
        assert not any(env.truncations.values())
        env.step(action)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_observations_are_planes() -> None:
    game = interpreted("breakthrough_5x5")
    env = rbg.pettingzoo.AecEnv(game)
    env.reset()
    rng = random.Random(1)
    for _ in range(10):
        agent = env.agent_selection
        seen = env.observe(agent)
        planes = seen["observation"]
        assert env.observation_space(agent).contains(seen)
        assert np.array_equal(planes[: len(game.pieces)].argmax(0), env.state_of_game.board)
        assert (planes[-1] == game.players.index(agent) + 1).all()
        env.step(rng.choice(env.state_of_game.legal_actions()))


def test_an_environment_is_drawn_and_pickled() -> None:
    env = rbg.pettingzoo.AecEnv(interpreted("ticTacToe"), render_mode="ansi")
    env.reset()
    env.step(4)
    again = pickle.loads(pickle.dumps(env))
    assert again.render() == env.render() == str(env.state_of_game)
    again.step(0)
    assert again.agent_selection == "cross" and env.agent_selection == "nought"
    with pytest.raises(ValueError, match="render_mode is None or one of ansi, not 'human'"):
        rbg.pettingzoo.AecEnv(interpreted("ticTacToe"), render_mode="human")


def test_moves_that_are_too_many_for_numbers_are_refused() -> None:
    with pytest.raises(rbg.NumberingError, match="the moves of connect6 are too many"):
        rbg.pettingzoo.aec_env(interpreted("connect6"))
