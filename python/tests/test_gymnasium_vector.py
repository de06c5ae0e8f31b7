"""Environments of many games, by Gymnasium's own and by ours."""

from typing import Any

import gymnasium
import numpy as np
import pytest
import rbg
import rbg.gymnasium
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from played import FILL, interpreted, native

GAMES = ["ticTacToe", "connect4", "breakthrough_5x5", "15puzzle"]


def last(state: rbg.State) -> int:
    """Chooses a move that depends on the position only."""
    numbers = state.legal_actions()
    return numbers[state.board.astype(int).sum() % len(numbers)]


def assert_alike(found: Any, expected: Any, place: str = "") -> None:
    """Checks that the vectors of Gymnasium and ours are the same."""
    if isinstance(expected, dict):
        assert found.keys() == expected.keys(), place
        for key, value in expected.items():
            assert_alike(found[key], value, f"{place}.{key}")
    elif isinstance(expected, np.ndarray) and expected.dtype == object:
        for one, other in zip(found, expected, strict=True):
            assert_alike(one, other, place)
    elif isinstance(expected, tuple):
        for index, (one, other) in enumerate(zip(found, expected, strict=True)):
            assert_alike(one, other, f"{place}[{index}]")
    else:
        assert np.array_equal(found, expected), place


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("name", GAMES)
def test_games_are_those_of_single_environments(name: str, mode: AutoresetMode) -> None:
    game = interpreted(name)
    rng = np.random.default_rng(1)
    for seat in range(len(game.players)):
        options: Any = {"opponent": last, "seat": seat, "max_moves": 14, "illegal_reward": -2.0}
        ours = rbg.gymnasium.GameVectorEnv(game, 3, autoreset_mode=mode, **options)
        theirs = SyncVectorEnv(
            [lambda options=options: rbg.gymnasium.GameEnv(game, **options)] * 3,
            autoreset_mode=mode,
        )
        assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
        for space in ("single_observation_space", "single_action_space", "action_space"):
            assert getattr(ours, space) == getattr(theirs, space), space
        assert ours.observation_space == theirs.observation_space
        seen, found = theirs.reset(seed=1), ours.reset(seed=1)

        def number(state: rbg.State) -> int:
            numbers = state.legal_actions()
            return int(rng.choice(numbers)) if numbers else 0

        for _ in range(40):
            assert_alike(found, seen)
            assert ours.observation_space.contains(found[0])
            actions = np.array([number(ours.state(index)) for index in range(3)])
            if rng.random() < 0.1:
                actions[rng.integers(3)] = rng.integers(game.num_actions)
            seen, found = theirs.step(actions), ours.step(actions)
            over = seen[2] | seen[3]
            if mode == AutoresetMode.DISABLED and over.any():
                assert_alike(found, seen)
                with pytest.raises(ValueError, match="is over: reset it"):
                    ours.step(actions)
                # The information is of the games that were reset alone.
                seen = theirs.reset(options={"reset_mask": over.copy()})
                found = ours.reset(options={"reset_mask": over.copy()})


def test_random_opponents_depend_on_the_seed_alone() -> None:
    def played(envs: Any, seed: int) -> list[Any]:
        envs.action_space.seed(seed)
        observations, info = envs.reset(seed=seed)
        seen = [observations.tolist()]
        for _ in range(30):
            legal = [np.flatnonzero(mask) for mask in info["action_mask"]]
            actions = np.array([numbers[0] if numbers.size else 0 for numbers in legal])
            observations, rewards, terminated, truncated, info = envs.step(actions)
            seen.append((observations.tolist(), rewards.tolist(), terminated.tolist()))
        return seen

    def made(**options: Any) -> Any:
        return gymnasium.make_vec(
            "rbg/Game-v0", game=native("ticTacToe"), seat=1, **{"num_envs": 8, **options}
        )

    envs = made()
    assert isinstance(envs, rbg.gymnasium.GameVectorEnv)
    games = played(envs, 3)
    assert games == played(envs, 3) == played(made(threads=3), 3)
    assert games != played(envs, 4)
    few = played(made(num_envs=2), 3)
    assert few[0] == games[0][:2]
    unseeded = [made() for _ in range(2)]
    starts = [envs.reset()[0].tolist() for envs in unseeded for _ in range(3)]
    assert len({str(start) for start in starts}) == 6


def test_rewards_are_utilities() -> None:
    envs = rbg.gymnasium.GameVectorEnv(native("ticTacToe"), 200, autoreset_mode="SameStep")
    wrapped = RecordEpisodeStatistics(envs)
    _, info = wrapped.reset(seed=1)
    rewards: list[float] = []
    for _ in range(12):
        masks = info["action_mask"]
        actions = masks.argmax(axis=1)
        _, found, terminated, _, info = wrapped.step(actions)
        assert not found[~terminated].any()
        rewards += found[terminated].tolist()
        if terminated.any():
            assert (info["episode"]["r"][terminated] == found[terminated]).all()
    assert set(rewards) == {-1.0, 0.0, 1.0}


def test_games_that_are_over_at_once_are_told_to_be() -> None:
    # White is the agent; black, who begins, may leave it without a move.
    text = FILL.replace("->white ({e} [w] ->black + right {e} [w] ->black)",
                        "->black {e} [w] ->white {w} right {w} ->black {e}")  # fmt: skip
    game = rbg.load(text, engine="interpreter")
    envs = rbg.gymnasium.GameVectorEnv(game, 2, seat=0)
    _, info = envs.reset(seed=1)
    assert info["to_play"].tolist() == [-1, -1]
    for _ in range(3):
        _, rewards, terminated, truncated, _ = envs.step(np.array([0, 0]))
        assert terminated.all() and not truncated.any()
        assert not envs.step(np.array([0, 0]))[2].any()


def test_arrays_are_copies_unless_asked_otherwise() -> None:
    for copy in (True, False):
        envs = rbg.gymnasium.GameVectorEnv(interpreted("ticTacToe"), 2, copy=copy)
        first, _ = envs.reset(seed=1)
        kept = first.copy()
        envs.step(np.array([4, 4]))
        assert np.array_equal(first, kept) == copy
    drawn = rbg.gymnasium.GameVectorEnv(interpreted("ticTacToe"), 2, render_mode="ansi")
    assert drawn.render() == (str(drawn.state(0)),) * 2


def test_wrong_arguments_are_refused() -> None:
    game = interpreted("ticTacToe")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"seat": 2}, "ticTacToe has no player 2"),
        ({"opponent": "mcts"}, "opponent is 'random' or a function"),
        ({"render_mode": "human"}, "render_mode is None or 'ansi'"),
        ({"autoreset_mode": "Never"}, "is not a valid AutoresetMode"),
    ]
    for options, told in wrong:
        with pytest.raises(ValueError, match=told):
            rbg.gymnasium.GameVectorEnv(game, 2, **options)
    envs = rbg.gymnasium.GameVectorEnv(game, 2)
    envs.reset()
    for actions in (np.array([1]), np.array([1.0, 2.0]), np.array([[1, 2]])):
        with pytest.raises(ValueError, match="actions are 2 whole numbers"):
            envs.step(actions)
    masks: list[Any] = [np.array([1, 0]), [True, False], np.array([True]), np.array([False] * 2)]
    for mask in masks:
        with pytest.raises((TypeError, ValueError), match="reset_mask"):
            envs.reset(options={"reset_mask": mask})
