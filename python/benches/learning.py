"""Positions that a network learns from in a second, on one core, from shards of self-play.

rbg selfplay breakthrough --no-net --games 96 --out shards
python python/benches/learning.py breakthrough shards --blocks 4 --channels 32
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from pathlib import Path

import rbg
from rbg import train


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="a name in the library, or a path to a .rbg file")
    parser.add_argument("shards", type=Path, help="folder of shards of the game")
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--channels", type=int, default=32)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--steps", type=int, default=10, help="steps that are timed together")
    parser.add_argument("--rounds", type=int, default=5, help="timings, of which the median counts")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    arguments = parser.parse_args()
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    bounds = [bound for _, bound in rbg.load(arguments.game, engine="interpreter").variables]
    paths = sorted(arguments.shards.glob("*.safetensors"))
    window = train.Window([train.read_shard(path, bounds) for path in paths])
    size = train.Architecture(arguments.blocks, arguments.channels)
    network = train.Network(window.layout, size)
    learner = train.Learner(network, train.Optimisation(batch=arguments.batch))
    state, _ = learner.learn(learner.begin(1), window, 1, seed=1)
    rates = []
    for seed in range(arguments.rounds):
        begun = time.process_time()
        state, _ = learner.learn(state, window, arguments.steps, seed)
        rates.append(arguments.steps * arguments.batch / (time.process_time() - begun))
    median = statistics.median(rates)
    if arguments.json:
        print(json.dumps({"positions_per_second": median, "rates": rates, "window": len(window)}))
        return
    print(f"{median:,.0f} positions a second of processor time")


if __name__ == "__main__":
    main()
