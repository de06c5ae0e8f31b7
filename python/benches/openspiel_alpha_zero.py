"""Positions of self-play a second: OpenSpiel's AlphaZero in JAX beside `rbg train`.

OpenSpiel's own actor processes play connect four with a small network and send their games; nothing
learns meanwhile, so all processors are theirs. Ours is a whole training, which learns while it plays.
A position is one that a player moved in: in OpenSpiel's games each is searched with the same number
of simulations and learned from; in ours each is counted, and beside it only those that were searched
with that number and are learned from. Both sides run in turns, and the medians are compared.

    python python/benches/openspiel_alpha_zero.py --program target/release/rbg --rounds 3

The packages open_spiel, flax, chex and orbax-checkpoint are needed.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import json
import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms.alpha_zero import alpha_zero, utils
from open_spiel.python.utils import spawn

GAME = {"theirs": "connect_four", "ours": "connect4"}
CORES = 2
#: The longest that the first games may take, with the compilation of the network, in seconds.
START = 300.0


def configuration(
    folder: str, model: str, width: int, depth: int, simulations: int
) -> alpha_zero.Config:
    """Returns the settings of OpenSpiel's example, with another network and number of simulations."""
    game = pyspiel.load_game(GAME["theirs"])
    return alpha_zero.Config(
        game=GAME["theirs"],
        path=folder,
        learning_rate=1e-3,
        weight_decay=1e-4,
        decouple_weight_decay=False,
        train_batch_size=128,
        replay_buffer_size=2**13,
        replay_buffer_reuse=4,
        max_steps=0,
        checkpoint_freq=25,
        actors=CORES,
        evaluators=0,
        evaluation_window=50,
        eval_levels=2,
        uct_c=1.41,
        max_simulations=simulations,
        policy_alpha=1.0,
        policy_epsilon=0.25,
        temperature=1.0,
        temperature_drop=10,
        nn_model=model,
        nn_width=width,
        nn_depth=depth,
        observation_shape=game.observation_tensor_shape(),
        output_size=game.num_distinct_actions(),
        verbose=False,
        quiet=True,
    )


@contextlib.contextmanager
def actors(config: alpha_zero.Config) -> Iterator[list[Any]]:
    """Starts OpenSpiel's actors with a first network, as its learner does, and ends them."""
    model = utils.api_selector(config.nn_api_version).Model.build_model(
        config.nn_model,
        config.observation_shape,
        config.output_size,
        config.nn_width,
        config.nn_depth,
        config.weight_decay,
        config.learning_rate,
        config.path,
        decouple_weight_decay=config.decouple_weight_decay,
    )
    first = str(model.save_checkpoint(0))
    game = pyspiel.load_game(config.game)
    started = [
        spawn.Process(alpha_zero.actor, kwargs={"game": game, "config": config, "num": number})
        for number in range(config.actors)
    ]
    for actor in started:
        actor.queue.put(first)
    try:
        yield started
    finally:
        for actor in started:
            actor.queue.put("")
        for actor in started:
            while actor.exitcode is None:
                with contextlib.suppress(spawn.Empty):
                    actor.queue.get_nowait()
                actor.join(0.01)


def theirs(config: alpha_zero.Config, seconds: float) -> dict[str, float]:
    """Returns the positions a second of all actors, each from the end of its first game on."""
    first: dict[int, float] = {}
    last: dict[int, float] = {}
    positions: dict[int, int] = {}
    games = 0
    with actors(config) as started:
        begun = time.monotonic()
        while len(first) < len(started) or time.monotonic() < max(first.values()) + seconds:
            if len(first) < len(started) and time.monotonic() > begun + START:
                raise SystemExit("an actor of OpenSpiel did not end a game")
            for number, actor in enumerate(started):
                try:
                    game = actor.queue.get_nowait()
                except spawn.Empty:
                    continue
                now = time.monotonic()
                if number in first:
                    positions[number] = positions.get(number, 0) + len(game.states)
                    last[number] = now
                    games += 1
                else:
                    first[number] = now
            time.sleep(0.002)
    if len(last) < len(started):
        raise SystemExit("an actor of OpenSpiel ended only one game; give it more --seconds")
    rate = sum(positions[number] / (last[number] - first[number]) for number in last)
    return {"positions_per_second": rate, "games": games}


def ours(program: list[str], rounds: int, simulations: int, seed: int) -> dict[str, float]:
    """Returns the positions a second of the last round of a training."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["train", GAME["ours"], "--rounds", str(rounds), "--cores", str(CORES)]
        words += ["--iterations", str(simulations), "--seed", str(seed), "--fresh", "--json"]
        words += ["--out", str(Path(folder) / "network.safetensors")]
        said = subprocess.run([*program, *words], check=True, stdout=subprocess.PIPE).stdout
    before, last = json.loads(said)["rounds"][-2:]
    games = last["games"] - before["games"]
    rate = last["plays_per_second"] * CORES
    seconds = last["length"] * games / rate
    learned = (last["positions"] - before["positions"]) / seconds
    return {"positions_per_second": rate, "learned_per_second": learned, "games": games}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default="rbg", help="the program, as a shell reads it")
    parser.add_argument("--simulations", type=int, default=32, help="per move")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each side")
    parser.add_argument("--seconds", type=float, default=60, help="of each run of OpenSpiel")
    parser.add_argument("--training", type=int, default=6, help="rounds of our trainings")
    parser.add_argument("--model", default="mlp", choices=["mlp", "conv2d", "resnet"])
    parser.add_argument("--width", type=int, default=64, help="of OpenSpiel's network")
    parser.add_argument("--depth", type=int, default=2, help="of OpenSpiel's network")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    arguments = parser.parse_args()
    if arguments.training < 2:
        parser.error("--training has to be 2 or more: the first round is played without a network")
    found: dict[str, list[dict[str, float]]] = {"theirs": [], "ours": []}
    for seed in range(arguments.rounds):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(sys.stderr):
            settings = arguments.model, arguments.width, arguments.depth, arguments.simulations
            found["theirs"].append(theirs(configuration(folder, *settings), arguments.seconds))
        play = functools.partial(ours, shlex.split(arguments.program), arguments.training)
        found["ours"].append(play(arguments.simulations, seed))

    def median(side: str, name: str) -> float:
        return statistics.median(run[name] for run in found[side])

    medians = {
        "OpenSpiel, all searched in full": median("theirs", "positions_per_second"),
        "rbg train, all": median("ours", "positions_per_second"),
        "rbg train, searched in full": median("ours", "learned_per_second"),
    }
    base = next(iter(medians.values()))
    if arguments.json:
        print(
            json.dumps(
                {"runs": found, "medians": medians, "ratio": medians["rbg train, all"] / base}
            )
        )
        return
    print(f"{'positions of connect four':<34} a second   ratio")
    for title, rate in medians.items():
        print(f"{title:<34} {rate:>8,.0f} {rate / base:>7.1f}")


if __name__ == "__main__":
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    with spawn.main_handler():
        main()
