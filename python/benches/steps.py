"""Steps a second of games that step together, per game and number of games.

Each step makes a random legal move in every game and writes observations, masks, players, rewards
and ends; games that end are started again in the same step. Figures are medians over rounds that go
through all games and sizes. Those of one thread are steps a second of processor time, those of
several of wall-clock time.

    python python/benches/steps.py breakthrough connect4 --batch 1,1024 --seconds 1
    python python/benches/steps.py connect4 --threads 1,2 --json
    python python/benches/steps.py chess --moves numpy --arrays caller
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import rbg

GAMES = ["ticTacToe", "connect4", "reversi", "hex", "breakthrough", "chess", "go", "shogi"]


def chosen_here(env: rbg.BatchEnv) -> Callable[[], object]:
    """Returns a step whose moves NumPy draws from the masks."""
    rng = np.random.default_rng(1)
    weights = np.empty(env.masks.shape, np.float32)

    def step() -> object:
        rng.random(out=weights, dtype=np.float32)
        np.multiply(weights, env.masks, out=weights)
        return env.step(weights.argmax(axis=1))

    return step


def step_of(env: rbg.BatchEnv, arguments: argparse.Namespace) -> Callable[[], object]:
    """Returns a step of all games."""
    if arguments.moves == "numpy":
        return chosen_here(env)
    if arguments.arrays == "own":
        return env.step_random
    out = env.new_arrays()
    return lambda: env.step_random(out)


def rate(game: rbg.Game, batch: int, threads: int, arguments: argparse.Namespace) -> float:
    """Returns the steps a second of all games together."""
    env = rbg.BatchEnv(
        game,
        batch,
        seed=arguments.seed,
        threads=threads,
        autoreset="same_step",
        observations=None if arguments.observations == "none" else arguments.observations,
        masks=not arguments.no_masks,
    )
    # The start of all games at once is no usual mixture of positions.
    env.rollout(200)
    step = step_of(env, arguments)
    clock = time.process_time if threads == 1 else time.perf_counter
    steps, stride = 0, 1
    step()
    begun = clock()
    while True:
        for _ in range(stride):
            step()
        steps += stride
        passed = clock() - begun
        if passed >= arguments.seconds:
            return steps * batch / passed
        if passed < arguments.seconds / 16:
            stride *= 2


def numbers(text: str) -> list[int]:
    """Returns the numbers of a list."""
    return [int(part) for part in text.split(",")]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=GAMES, help="names in the library or paths")
    parser.add_argument("--batch", type=numbers, default=[1, 32, 256, 2048], help="games at once")
    parser.add_argument("--threads", type=numbers, default=[1], help="numbers of threads")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each figure")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median is taken")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--moves", choices=["library", "numpy"], default="library")
    parser.add_argument("--arrays", choices=["own", "caller"], default="own")
    parser.add_argument("--observations", choices=["uint8", "float32", "none"], default="uint8")
    parser.add_argument("--no-masks", action="store_true")
    parser.add_argument("--json", action="store_true", help="print one line of JSON per figure")
    arguments = parser.parse_args()
    games = {name: rbg.load(name, engine="native") for name in arguments.games}
    cases = [
        (name, batch, threads)
        for name in games
        for batch in arguments.batch
        for threads in arguments.threads
    ]
    rates: dict[tuple[str, int, int], list[float]] = {case: [] for case in cases}
    for turn in range(arguments.rounds):
        for case in cases:
            name, batch, threads = case
            if sys.stderr.isatty():
                print(f"\rround {turn + 1}: {name} {batch}      ", end="", file=sys.stderr)
            rates[case].append(rate(games[name], batch, threads, arguments))
    if sys.stderr.isatty():
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    if not arguments.json:
        print(f"{'game':<24} {'games':>6} {'threads':>7} {'steps/s':>13} {'ns a step':>10}")
    for (name, batch, threads), found in rates.items():
        median = statistics.median(found)
        if arguments.json:
            print(json.dumps(row(name, batch, threads, found)))
        else:
            print(f"{name:<24} {batch:>6} {threads:>7} {median:>13,.0f} {1e9 / median:>10.1f}")


def row(name: str, batch: int, threads: int, found: list[float]) -> dict[str, Any]:
    """Returns a figure as data."""
    return {
        "game": name,
        "batch": batch,
        "threads": threads,
        "steps_per_second": statistics.median(found),
        "slowest": min(found),
        "fastest": max(found),
    }


if __name__ == "__main__":
    main()
