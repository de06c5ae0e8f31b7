"""The replay window: the positions that are learned from, and batches of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rbg.train.layout import Layout
from rbg.train.shards import Shard

__all__ = ["Batch", "Window"]

Indices: TypeAlias = "npt.NDArray[np.int64]"


@dataclass(frozen=True, eq=False)
class Batch:
    """Positions as a network takes them. ``n`` positions; ``k`` moves at most, the others are
    padding."""

    planes: npt.NDArray[np.float32]
    """What is seen, ``(n, cells, planes)``."""
    places: npt.NDArray[np.int32]
    """The places of legal moves among the outputs, ``(n, k)``; 0 in padding."""
    legal: npt.NDArray[np.bool_]
    """Where there is a move and no padding, ``(n, k)``."""
    shares: npt.NDArray[np.float32]
    """How often moves should be made, ``(n, k)``, of 1 in each position."""
    values: npt.NDArray[np.float32]
    """What players can expect, ``(n, players)``."""


class Window:
    """The positions of some shards of one game."""

    def __init__(self, shards: Sequence[Shard]) -> None:
        """Takes the shards, of which there has to be one; they have to be of the same game.

        Raises :class:`ValueError` if they are not."""
        if not shards:
            raise ValueError("there are no shards")
        first = shards[0]
        for shard in shards[1:]:
            for name in ("game", "digest", "planes", "layout"):
                if shard.header[name] != first.header[name]:
                    raise ValueError(f"{shard.path} and {first.path} differ in {name}")
            for images in ("input_images", "place_images"):
                if not np.array_equal(getattr(shard, images), getattr(first, images)):
                    raise ValueError(f"{shard.path} and {first.path} differ in symmetries")
        self.layout: Layout = first.layout
        """The layout of the game."""
        self._inputs = _Rows([(shard.inputs, shard.input_ends) for shard in shards])
        self._places = _Rows([(shard.places, shard.move_ends) for shard in shards])
        self._shares = np.concatenate([shard.shares for shard in shards])
        self._values = np.concatenate([shard.values for shard in shards])
        # The first image is the position itself.
        inputs, places = self.layout.inputs, self.layout.outputs
        self._input_images = np.vstack([np.arange(inputs, dtype=np.uint32), first.input_images])
        self._place_images = np.vstack([np.arange(places, dtype=np.uint32), first.place_images])

    def __len__(self) -> int:
        """Returns the number of positions."""
        return len(self._values)

    @property
    def images(self) -> int:
        """The number of images of a position, with itself."""
        return len(self._input_images)

    @property
    def most_moves(self) -> int:
        """The largest number of moves of a position, rounded up to a power of two, so that few
        sizes of batches come about."""
        return 1 << (int(self._places.lengths.max(initial=1)) - 1).bit_length()

    def draw(self, size: int, seed: Sequence[int]) -> Batch:
        """Returns ``size`` positions, each drawn by chance as itself or as one of its images. The
        same seed draws the same ones."""
        chance = np.random.Generator(np.random.PCG64(list(seed)))
        positions = chance.integers(len(self), size=size)
        return self.batch(positions, chance.integers(self.images, size=size))

    def batch(self, positions: npt.ArrayLike, images: npt.ArrayLike) -> Batch:
        """Returns positions by their numbers, each as its image of a number; 0 is itself."""
        positions, images = np.asarray(positions, np.int64), np.asarray(images, np.int64)
        size, moves = len(positions), self.most_moves
        row, column, at = self._places.find(positions)
        places = np.zeros((size, moves), np.int32)
        places[row, column] = self._place_images[images[row], self._places.numbers[at]]
        legal = np.zeros((size, moves), np.bool_)
        legal[row, column] = True
        shares = np.zeros((size, moves), np.float32)
        shares[row, column] = self._shares[at]
        return Batch(
            planes=self._planes(positions, images),
            places=places,
            legal=legal,
            shares=shares,
            values=self._values[positions],
        )

    def _planes(self, positions: Indices, images: Indices) -> npt.NDArray[np.float32]:
        layout = self.layout
        planes = np.zeros((len(positions), layout.cells, layout.planes), np.float32)
        planes[:, :, list(layout.board)] = 1.0
        row, _, at = self._inputs.find(positions)
        inputs = self._input_images[images[row], self._inputs.numbers[at]]
        cell, plane, number = layout.cell[inputs], layout.plane[inputs], layout.number[inputs]
        here = cell >= 0
        planes[row[here], cell[here], plane[here]] = number[here]
        everywhere = ~here
        planes[row[everywhere], :, plane[everywhere]] = number[everywhere, None]
        return planes


class _Rows:
    """Rows of different lengths, one behind the other."""

    def __init__(self, parts: Sequence[tuple[npt.NDArray[Any], npt.NDArray[Any]]]) -> None:
        """Takes the numbers of parts and the ends of their rows."""
        self.numbers = np.concatenate([numbers for numbers, _ in parts])
        """The numbers of all rows."""
        lengths = [np.diff(ends.astype(np.int64), prepend=0) for _, ends in parts]
        self.lengths: Indices = np.concatenate(lengths)
        """The lengths of the rows."""
        self._starts = np.cumsum(self.lengths) - self.lengths

    def find(self, rows: Indices) -> tuple[Indices, Indices, Indices]:
        """Returns for each number of some rows which of these rows it is in, where in the row, and
        where among all numbers."""
        lengths = self.lengths[rows]
        row = np.repeat(np.arange(len(rows)), lengths)
        column = np.arange(len(row)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        return row, column, self._starts[rows][row] + column
