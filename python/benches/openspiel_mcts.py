"""Simulations a second of OpenSpiel's own MCTS bot: on its breakthrough and on ours.

Both are searched by ``pyspiel.MCTSBot`` from the start with one random game per simulation, in
turns, and the medians are compared.

    python python/benches/openspiel_mcts.py --simulations 10000 --rounds 5
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

import pyspiel
import rbg.openspiel


def rate(name: str, simulations: int, seed: int) -> float:
    """Returns the simulations per second of processor time."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, seed, False)
    state = game.new_initial_state()
    begun = time.process_time()
    bot.step(state)
    return simulations / (time.process_time() - begun)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=10_000, help="per search")
    parser.add_argument("--rounds", type=int, default=5, help="searches of each game")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    arguments = parser.parse_args()
    games = {
        "OpenSpiel's breakthrough": "breakthrough",
        "ours through the bridge": rbg.openspiel.register("breakthrough", via="bridge"),
    }
    rates: dict[str, list[float]] = {title: [] for title in games}
    for seed in range(arguments.rounds):
        for title, name in games.items():
            rates[title].append(rate(name, arguments.simulations, seed))
    medians = {title: statistics.median(found) for title, found in rates.items()}
    theirs, ours = medians.values()
    if arguments.json:
        print(json.dumps({"rates": rates, "medians": medians, "ratio": ours / theirs}))
        return
    print(f"{'game':<26} simulations a second")
    for title, median in medians.items():
        print(f"{title:<26} {median:>20,.0f}")
    print(f"{'ratio':<26} {ours / theirs:>20.2f}")


if __name__ == "__main__":
    main()
