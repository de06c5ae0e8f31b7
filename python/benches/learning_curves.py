"""Draws the learning curves that are on record: wins of networks by the positions that they were trained on.

python python/benches/learning_curves.py benches/record/learning_curves.csv benches/learning.svg
"""

from __future__ import annotations

import argparse
import csv
import statistics
from collections import defaultdict
from pathlib import Path

import matplotlib
from matplotlib.figure import Figure

COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")


def main() -> None:
    """Reads the table and writes the drawing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("table", type=Path, help="the table, as benches/record/README.md has it")
    parser.add_argument("drawing", type=Path, help="the file of SVG to be written")
    arguments = parser.parse_args()
    # By game and number of rounds: the positions and the score of each seed.
    found: dict[str, dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    with arguments.table.open(newline="") as table:
        for row in csv.DictReader(table):
            wins, draws, losses = (int(row[name]) for name in ("wins", "draws", "losses"))
            score = 100 * (wins + draws / 2) / (wins + draws + losses)
            found[row["game"]][int(row["rounds"])].append((int(row["positions"]), score))
    # By these, names of parts of a drawing are not made up anew each time.
    with matplotlib.rc_context({"svg.hashsalt": "rbg", "svg.fonttype": "none"}):
        figure = Figure(figsize=(7.2, 4), layout="constrained")
        axes = figure.subplots()
        for (game, rounds), color in zip(sorted(found.items()), COLORS, strict=False):
            seeds = [rounds[number] for number in sorted(rounds)]
            at = [statistics.mean(positions for positions, _ in of) for of in seeds]
            scores = [[score for _, score in of] for of in seeds]
            axes.plot(at, [statistics.mean(of) for of in scores], color=color, label=game)
            axes.fill_between(
                at, [min(of) for of in scores], [max(of) for of in scores], color=color, alpha=0.2
            )
        axes.set(xscale="log", ylim=(0, 100), xlabel="positions of self-play", ylabel="score, %")
        axes.legend()
        figure.savefig(arguments.drawing, format="svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
