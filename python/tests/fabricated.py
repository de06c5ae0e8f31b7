"""Shards of self-play made up from their form, and a program that writes them.

The game is on a board of 3 x 2 cells with two pieces, and a player wins by the right move: that on the
lowest cell without a piece. Run as a program it does for training what `rbg` does, with such games.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from safetensors.numpy import load_file, save_file

COLUMNS, ROWS = 3, 2
CELLS = COLUMNS * ROWS
PLANES: list[Any] = [
    "board",
    {"piece": 1},
    {"piece": 2},
    {"to_move": 1},
    {"to_move": 2},
    {"variable": 0},
]
#: The bounds of the variables of the game.
BOUNDS = [4]
#: Two pieces on each cell, whose turn it is, and five values.
INPUTS = 2 * CELLS + 2 + 5
#: A channel on each cell, and two moves beside the board.
CHANNELS, ANYWHERE = 1, 2
OUTPUTS = CELLS * CHANNELS + ANYWHERE

Tensors = dict[str, npt.NDArray[Any]]


def geometry() -> dict[str, Any]:
    """Returns the geometry of the board."""
    places = [[cell % COLUMNS, cell // COLUMNS, 0] for cell in range(CELLS)]
    offsets = [(0, 0)] + [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]

    def target(cell: int, offset: tuple[int, int]) -> int | None:
        place = [places[cell][0] + offset[0], places[cell][1] + offset[1], 0]
        return places.index(place) if place in places else None

    around = [
        {"name": f"{x:+} {y:+}", "targets": [target(cell, (x, y)) for cell in range(CELLS)]}
        for x, y in offsets
    ]
    return {
        "kind": "grid",
        "size": [COLUMNS, ROWS, 1],
        "places": places,
        "neighbourhoods": around,
    }


def header(**changed: Any) -> dict[str, Any]:
    """Returns the header of a shard."""
    numbers = [{"cell": {"cell": cell, "channel": 0}} for cell in range(CELLS)]
    policy = {"channels": CHANNELS, "anywhere": ANYWHERE, "places": numbers}
    usual = {
        "kind": "self-play",
        "form": 1,
        "inputs": INPUTS,
        "game": "fabricated",
        "digest": "of the rules",
        "network": None,
        "seed": 1,
        "first": 0,
        "games": 4,
        "iterations": 32,
        "full_share": 0.5,
        "considered": 16,
        "longest": 400,
        "version": "0.0.0",
        "planes": PLANES,
        "players": 2,
        "cells": CELLS,
        "actions": 3,
        "encoding": "target",
        "layout": {"geometry": geometry(), "planes": PLANES, "policy": policy},
    }
    return copy.deepcopy({**usual, **changed})


def mirrored() -> tuple[list[int], list[int]]:
    """Returns the images of inputs and places if the columns of the board are mirrored."""
    cells = [
        row * COLUMNS + COLUMNS - 1 - column for row in range(ROWS) for column in range(COLUMNS)
    ]
    inputs = cells + [CELLS + cell for cell in cells] + list(range(2 * CELLS, INPUTS))
    return inputs, cells + [CELLS, CELLS + 1]


def tensors(first: int = 0, games: int = 4, seed: int = 1, symmetric: bool = False) -> Tensors:
    """Returns the tensors of a shard of games with these numbers, of three positions each."""
    inputs: list[int] = []
    input_ends: list[int] = []
    shares: list[float] = []
    places: list[int] = []
    move_ends: list[int] = []
    values: list[list[float]] = []
    for game in range(first, first + games):
        chance = np.random.Generator(np.random.PCG64([seed, game]))
        for _ in range(3):
            pieces = chance.integers(3, size=CELLS)
            pieces[chance.integers(CELLS)] = 0
            for piece in (1, 2):
                inputs += [
                    (piece - 1) * CELLS + int(cell) for cell in np.flatnonzero(pieces == piece)
                ]
            mover = int(chance.integers(2))
            inputs += [2 * CELLS + mover, 2 * CELLS + 2 + int(chance.integers(5))]
            input_ends.append(len(inputs))
            empty = [int(cell) for cell in np.flatnonzero(pieces == 0)]
            legal = [*empty, CELLS, CELLS + 1]
            places += legal
            shares += [0.9] + [0.1 / (len(legal) - 1)] * (len(legal) - 1)
            move_ends.append(len(places))
            values.append([0.9, 0.1] if mover == 0 else [0.1, 0.9])
    images = mirrored()
    count = len(places)
    found: Tensors = {
        "games.moves": np.full(games, 5, np.uint32),
        "games.positions": np.full(games, 3, np.uint32),
        "inputs.ends": np.array(input_ends, np.uint32),
        "inputs": np.array(inputs, np.uint32),
        "moves.ends": np.array(move_ends, np.uint32),
        "moves.share": np.array(shares, np.float32),
        "moves.place": np.array(places, np.uint32),
        "actions.ends": np.arange(1, count + 1, dtype=np.uint32),
        "actions": np.array(places, np.uint32),
        "values": np.array(values, np.float32).reshape(-1, 2),
        "symmetries.inputs": np.array([images[0]] if symmetric else [], np.uint32),
        "symmetries.places": np.array([images[1]] if symmetric else [], np.uint32),
        "symmetries.actions": np.zeros((int(symmetric), 3 * CELLS), np.uint32),
    }
    for name, length in (("symmetries.inputs", INPUTS), ("symmetries.places", OUTPUTS)):
        found[name] = found[name].reshape(-1, length)
    return found


def write(path: Path, head: dict[str, Any], named: Tensors) -> Path:
    """Writes a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    save_file(named, path, metadata={"rbg": json.dumps(head)})
    return path


def _random_network(arguments: argparse.Namespace) -> None:
    channels, whole = arguments.channels, 2 * arguments.channels
    layers = {"input": (9, len(PLANES), channels)}
    for block in range(arguments.blocks):
        layers[f"block.{block}.first"] = layers[f"block.{block}.second"] = (9, channels, channels)
    matrices = {
        "policy.cells": (channels, CHANNELS),
        "policy.anywhere": (whole, ANYWHERE),
        "value.hidden": (whole, channels),
        "value.output": (channels, 2),
    }
    matrices |= {
        f"block.{block}.board": (whole, channels) for block in range(1, arguments.blocks, 2)
    }
    named: Tensors = {"moves.numbers": np.arange(3, dtype=np.uint32)}
    for name, axes in {**layers, **matrices}.items():
        named[f"{name}.weight"] = np.zeros(axes, np.float32)
        named[f"{name}.bias"] = np.zeros(axes[-1:], np.float32)
    head = {
        "game": "fabricated",
        "digest": "of the rules",
        "made": {"version": "0.0.0", "command": "", "seconds": 0.0, "threads": 0},
        "architecture": {"blocks": arguments.blocks, "channels": channels},
    }
    write(Path(arguments.write), head, named)


def _self_play(arguments: argparse.Namespace) -> None:
    digest = None
    if arguments.net is not None:
        load_file(arguments.net)
        digest = hashlib.sha256(Path(arguments.net).read_bytes()).hexdigest()
    end = arguments.first + arguments.games
    for first in range(arguments.first, end, arguments.per_file):
        games = min(arguments.per_file, end - first)
        asked = {"first": first, "games": games, "seed": arguments.seed}
        head = header(network=digest, iterations=arguments.iterations, **asked)
        path = Path(arguments.out) / f"fabricated-{first}-{first + games}.safetensors"
        if not path.exists():
            write(path, head, tensors(**asked, symmetric=True))


def main() -> None:
    """Does what the program does."""
    parser = argparse.ArgumentParser()
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb in ("network", "selfplay", "tournament"):
        added = verbs.add_parser(verb)
        if verb != "tournament":
            added.add_argument("played")
        for name in ("game", "write", "net", "out", "log"):
            added.add_argument(f"--{name}")
        for name in ("blocks", "channels", "seed", "first", "games"):
            added.add_argument(f"--{name}", type=int)
        for name in ("iterations", "per-file", "cores", "seconds"):
            added.add_argument(f"--{name}", type=int)
        added.add_argument("--agents", nargs=2)
        added.add_argument("--no-net", action="store_true")
        added.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.verb == "network":
        _random_network(arguments)
    elif arguments.verb == "selfplay":
        _self_play(arguments)
    else:
        half = arguments.games // 2
        print(json.dumps({"all": {"wins": arguments.games - half, "draws": 0, "losses": half}}))


if __name__ == "__main__":
    sys.exit(main())
