"""Random games a second from one Python call, beside what the command line plays.

``Game.playouts`` and ``cargo xtask playouts --mode sample`` play the same number of games of the same
seed in turns; figures are medians.

    python python/benches/games.py breakthrough connect4 chess --seconds 2
    python python/benches/games.py chess --only-python --json
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from pathlib import Path

import rbg

ROOT = Path(__file__).resolve().parents[2]


def here(game: rbg.Game, seconds: float, seed: int) -> float:
    """Returns the games a second of one call."""
    stats = game.playouts(seconds=seconds, seed=seed)
    return stats.playouts / stats.seconds


def there(name: str, seconds: float, seed: int) -> float:
    """Returns the games a second of the command line."""
    command = ["cargo", "xtask", "playouts", name, "--mode", "sample", "--json"]
    command += ["--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    (line,) = done.stdout.splitlines()
    found = json.loads(line)
    return float(found["playouts"] / found["seconds"])


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=["breakthrough", "connect4", "chess"])
    parser.add_argument("--seconds", type=float, default=2.0, help="of each figure")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median is taken")
    parser.add_argument("--only-python", action="store_true", help="leave the command line out")
    parser.add_argument("--json", action="store_true", help="print one line of JSON per game")
    arguments = parser.parse_args()
    if not arguments.json:
        print(f"{'game':<24} {'Python':>12} {'command line':>13} {'ratio':>6}")
    for name in arguments.games:
        game = rbg.load(name, engine="native")
        ours, theirs = [], []
        for seed in range(arguments.rounds):
            ours.append(here(game, arguments.seconds, seed))
            if not arguments.only_python:
                theirs.append(there(name, arguments.seconds, seed))
        median = statistics.median(ours)
        other = statistics.median(theirs) if theirs else None
        ratio = median / other if other else None
        if arguments.json:
            found = {"game": name, "python": median, "command_line": other, "ratio": ratio}
            print(json.dumps(found))
        else:
            told = f"{other:>13,.0f} {ratio:>6.2f}" if other and ratio else ""
            print(f"{name:<24} {median:>12,.0f} {told}")


if __name__ == "__main__":
    main()
