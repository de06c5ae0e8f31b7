"""Games of OpenSpiel, by its own tests and ours."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
import rbg
import rbg.openspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from played import interpreted, native

GAMES = [
    "ticTacToe",
    "connect4",
    "breakthrough_5x5",
    "breakthrough_6x6",
    "hex_5x5",
    "hex_6x6",
    "reversi_4x4",
    "clobber",
    "knightthrough",
    "dotsAndBoxes",
    "squava",
    "yavalath",
    "pentalath",
]
"""Games of two players that end soon by themselves."""


@pytest.fixture(scope="module", autouse=True)
def parsed_flags() -> None:
    """Lets programs of OpenSpiel that have flags be called as functions."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])


def registered(name: str, via: Any) -> str:
    """Returns the name of a registered game, played by the interpreter."""
    return rbg.openspiel.register(
        interpreted(name), short_name=f"rbg_{via}_{name}", via=via, max_game_length=500
    )


@pytest.mark.parametrize("via", ["bridge", "python"])
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_a_game(name: str, via: str) -> None:
    short_name = registered(name, via)
    game = pyspiel.load_game(short_name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "ticTacToe", verbose=False)
    text = generate_playthrough.playthrough(short_name, action_sequence=[], seed=1)
    params = generate_playthrough._playthrough_params(text.splitlines())
    assert generate_playthrough.playthrough(**params) == text


@pytest.mark.parametrize("name", ["ticTacToe", "breakthrough_5x5", "chineseCheckers6"])
def test_both_ways_are_the_same_game(name: str) -> None:
    games = [pyspiel.load_game(registered(name, via)) for via in ("bridge", "python")]
    source = interpreted(name)
    assert [game.num_distinct_actions() for game in games] == [source.num_actions] * 2
    assert [game.num_players() for game in games] == [len(source.players)] * 2
    states = [game.new_initial_state() for game in games]
    planes = rbg.openspiel.python_game.Observer(source, None)
    rng = np.random.default_rng(1)
    for _ in range(120):
        first, second = states
        assert first.current_player() == second.current_player()
        assert first.legal_actions() == second.legal_actions()
        assert first.is_terminal() == second.is_terminal()
        assert first.returns() == second.returns()
        assert str(first) == str(second)
        planes.set_from(second, 0)
        assert first.observation_tensor(0) == planes.tensor.tolist()
        if first.is_terminal():
            break
        texts = [[state.action_to_string(a) for a in first.legal_actions()] for state in states]
        assert texts[0] == texts[1]
        copies = [state.clone() for state in states]
        action = int(rng.choice(first.legal_actions()))
        for state, copied in zip(states, copies, strict=True):
            before = str(state)
            state.apply_action(action)
            assert str(copied) == before
        states = [state.clone() for state in states]


def test_returns_are_utilities() -> None:
    for via in ("bridge", "python"):
        state = pyspiel.load_game(registered("ticTacToe", via)).new_initial_state()
        for action in [0, 3, 1, 4, 2]:
            assert state.returns() == [0.0, 0.0]
            state.apply_action(action)
        assert state.is_terminal() and state.returns() == [1.0, -1.0]


def test_the_search_of_openspiel_plays_a_reasoner() -> None:
    name = rbg.openspiel.register(native("breakthrough_5x5"), via="bridge", zero_sum=True)
    game = pyspiel.load_game(name)
    assert game.utility_sum() == 0.0
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 500, 1000, True, 1, False)
    uniform = pyspiel.make_uniform_random_bot(1, 2)
    for seed in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            bot = search if state.current_player() == 0 else uniform
            state.apply_action(bot.step(state))
        assert state.returns() == [1.0, -1.0], seed


def test_a_name_is_given_once() -> None:
    name = registered("ticTacToe", "python")
    assert registered("ticTacToe", "python") == name
    with pytest.raises(ValueError, match=f"a game with the name {name} already"):
        rbg.openspiel.register(interpreted("connect4"), short_name=name)
    with pytest.raises(ValueError, match="a game with the name chess already"):
        rbg.openspiel.register(interpreted("ticTacToe"), short_name="chess")
    with pytest.raises(ValueError, match="via is 'auto', 'bridge' or 'python', not 'fast'"):
        rbg.openspiel.register("ticTacToe", via="fast")  # type: ignore[arg-type]
    for via in ("auto", "bridge", "python"):
        with pytest.raises(rbg.NumberingError, match="too many"):
            registered("connect6", via)


WITHOUT_COMPILER = """
import warnings, pyspiel, rbg, rbg.openspiel
def register(**options):
    return rbg.openspiel.register("ticTacToe", engine="interpreter", **options)
try:
    register(via="bridge")
except rbg.openspiel.BridgeError as error:
    print(error)
with warnings.catch_warnings(record=True) as caught:
    name = register()
print(caught[0].category.__name__)
pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)
"""


def test_without_a_compiler_python_plays(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_COMPILER],
        env=os.environ | {"RBG_CACHE": str(tmp_path), "CXX": "/no/compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told, category = done.stdout.splitlines()[:2]
    assert told.startswith("/no/compiler cannot be run:")
    assert category == "SlowEngineWarning"
    assert list((tmp_path / "openspiel").iterdir()) == []


def test_the_bridge_is_compiled_once() -> None:
    kept = rbg.openspiel.bridge.library()
    changed = kept.stat().st_mtime_ns
    assert rbg.openspiel.bridge.library() == kept
    assert kept.stat().st_mtime_ns == changed
    assert kept.parent.name == "openspiel" and "2.0.2" in kept.name
