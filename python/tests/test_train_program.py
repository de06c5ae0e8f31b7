"""Training beside the program: networks say the same in both, and games are learned from."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

jax = pytest.importorskip("jax", exc_type=ImportError)

import rbg
from rbg import train
from rbg.distributed import ShardError
from rbg.train.cluster import SharedSelfPlay

GAME = "connect4"
SIZE = train.Architecture(blocks=2, channels=8)


def printed(program: list[str], *words: str) -> Any:
    said = subprocess.run([*program, *words], check=True, capture_output=True).stdout
    return json.loads(said.splitlines()[-1])


@pytest.fixture(scope="module")
def network(program: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the file of a network of random weights."""
    path = tmp_path_factory.mktemp("network") / "random.safetensors"
    size = ["--blocks", str(SIZE.blocks), "--channels", str(SIZE.channels), "--seed", "5"]
    words = ["network", GAME, *size, "--write", str(path), "--seconds", "0", "--json"]
    subprocess.run([*program, *words], check=True, capture_output=True)
    return path


@pytest.fixture(scope="module")
def shards(program: list[str], network: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder of games of that network against itself."""
    folder = tmp_path_factory.mktemp("shards")
    numbers = ["--games", "6", "--per-file", "3", "--iterations", "8", "--seed", "3"]
    words = ["selfplay", GAME, "--net", str(network), *numbers, "--out", str(folder), "--json"]
    assert printed(program, *words)["games"] == 6
    return folder


def read(folder: Path, game: rbg.Game) -> list[train.Shard]:
    bounds = [bound for _, bound in game.variables]
    return [train.read_shard(path, bounds) for path in sorted(folder.glob("*.safetensors"))]


def planes(state: rbg.State, kinds: list[Any]) -> npt.NDArray[np.float32]:
    """Returns what a network sees of a position, ``(cells, planes)``."""
    seen = np.zeros((len(state.board), len(kinds)), np.float32)
    for index, kind in enumerate(kinds):
        match kind:
            case "board":
                seen[:, index] = 1
            case {"piece": piece}:
                seen[:, index] = state.board == piece
            case {"to_move": player}:
                seen[:, index] = state.current_player + 1 == player
            case _:
                raise AssertionError(kind)
    return seen


def test_a_network_says_the_same_in_the_program(
    program: list[str], network: Path, shards: Path
) -> None:
    game = rbg.load(GAME, engine="interpreter")
    shard = read(shards, game)[0]
    function = train.Network(shard.layout, SIZE)
    file = train.NetworkFile.read(network)
    weights, places = file.weights, file.others["policy.places"].tolist()
    assert {name: axes.shape for name, axes in weights.items()} == function.shapes()
    chance = random.Random(1)
    for length in range(8):
        state = game.new_state()
        for _ in range(length):
            state.apply(chance.choice(state.legal_moves()))
        told = ["--agent", f"az:net={network},iterations=1", "--json"]
        moves = [word for move in state.history for word in ("--moves", str(move))]
        said = printed(program, "analyse", GAME, *moves, *told)
        [visited] = [move for move in said["moves"] if move["visits"]]
        outputs, _ = function.apply(weights, planes(state, shard.header["planes"])[None])
        # The first move that is looked at is the one that looks best.
        legal = state.legal_actions()
        best = max(legal, key=lambda number: float(outputs[0, places[number]]))
        assert visited["move"] == state.action_to_string(best)
        mover = state.current_player
        state.apply(best)
        _, expected = function.apply(weights, planes(state, shard.header["planes"])[None])
        due = float(jax.nn.sigmoid(expected)[0, mover])
        assert visited["value"] == pytest.approx(due, abs=1e-5)


def test_games_of_the_program_are_learned_from(shards: Path) -> None:
    game = rbg.load(GAME, engine="interpreter")
    window = train.Window(read(shards, game))
    assert window.images == 2
    learner = train.Learner(train.Network(window.layout, SIZE), train.Optimisation(batch=32))
    everything = window.batch(range(len(window)), [0] * len(window))
    begun = learner.begin(1)
    state, _ = learner.learn(begun, window, 100, seed=1)
    before, after = (learner.losses(s.weights, everything) for s in (begun, state))
    assert after.policy < before.policy and after.value < before.value


def test_games_are_the_same_by_a_runner_of_shards(
    program: list[str], network: Path, shards: Path, tmp_path: Path
) -> None:
    numbers = {"first": 0, "games": 6, "per_file": 3, "iterations": 8, "seed": 3}
    playing = SharedSelfPlay(
        GAME, network, tmp_path, numbers=numbers, on="processes", workers=1, program=program
    )
    playing.result()
    assert playing.is_over()
    found = {path.name: path.read_bytes() for path in tmp_path.glob("*.safetensors")}
    assert found == {path.name: path.read_bytes() for path in shards.glob("*.safetensors")}
    wrong = SharedSelfPlay(
        "no such game",
        None,
        tmp_path / "b",
        numbers=numbers,
        on="processes",
        workers=1,
        program=program,
    )
    with pytest.raises(ShardError, match="no such game"):
        wrong.result()


def test_the_whole_of_training(program: list[str], tmp_path: Path) -> None:
    settings = train.Settings(
        positions=32,
        first_games=8,
        iterations=4,
        gate_every=2,
        gate_games=2,
        anchor="random",
        architecture=SIZE,
        optimisation=train.Optimisation(batch=16),
    )
    trained = train.train(GAME, out=tmp_path, rounds=3, settings=settings, program=program)
    assert [played.network for played in trained.rounds] == [None, None, 1]
    assert trained.network is not None
    match = ["--agents", f"az:net={trained.network}", "random", "--games", "2", "--iterations", "4"]
    played = printed(program, "tournament", "--game", GAME, *match, "--json")
    assert sum(played["all"].values()) == 2
