"""Plays the same moves in reasoners and in the interpreter, and compares all that is seen of them.

For every game a batch of the reasoner makes random moves, from the start to the end or to
``--moves``, and a batch of the interpreter and positions of it make the same ones. Observations,
masks, players, rewards and ends are compared in every step, positions and what pickles of them
give at the end. Each reasoner that is not kept already is built first.

    python python/checks/engines.py                      # the whole library: this takes an hour
    python python/checks/engines.py chess go --games 2 --moves 50
"""

from __future__ import annotations

import argparse
import pickle
import sys
import time

import numpy as np
import rbg

ARRAYS = ("observations", "masks", "players", "rewards", "terminated", "truncated")


def differences(name: str, games: int, moves: int, seed: int) -> tuple[int, str | None]:
    """Returns how many steps were compared, and what differs."""
    fast, slow = (rbg.load(name, engine=engine) for engine in ("native", "interpreter"))
    batch = rbg.BatchEnv(fast, games, seed, autoreset="disabled")
    other = rbg.BatchEnv(slow, games, autoreset="disabled")
    states = [slow.new_state() for _ in range(games)]
    actions = np.empty(games, np.int32)
    for step in range(moves):
        if batch.terminated.all():
            break
        batch.step_random(actions=actions)
        other.step(actions)
        for array in ARRAYS:
            if not np.array_equal(getattr(batch, array), getattr(other, array)):
                return step, f"{array} differ after {step + 1} steps"
        for state, action in zip(states, actions.tolist(), strict=True):
            if action >= 0:
                state.apply(action)
    for index, state in enumerate(states):
        found, again = batch.state(index), pickle.loads(pickle.dumps(state))
        if not np.array_equal(found.board, state.board):
            return step, f"game {index} ends with another board"
        if not np.array_equal(found.variables, state.variables):
            return step, f"game {index} ends with other variables"
        if again != state or other.state(index) != state:
            return step, f"game {index} is another one when it is read again"
    batch.reset()
    if not np.array_equal(batch.observations, rbg.BatchEnv(slow, games).observations):
        return step, "games are reset to another start"
    return step + 1, None


def main() -> int:
    """Compares, and returns 1 if anything differs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of the library without any")
    parser.add_argument("--games", type=int, default=3, help="games that are played of each")
    parser.add_argument("--moves", type=int, default=200, help="the most moves of a game")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    failed = False
    for name in arguments.names or rbg.games():
        begun = time.monotonic()
        steps, what = differences(name, arguments.games, arguments.moves, arguments.seed)
        failed |= what is not None
        told = what or f"{steps} steps alike"
        print(f"{name:<28} {told} ({time.monotonic() - begun:.1f} s)", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
