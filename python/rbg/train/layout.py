"""The layout of a game: what a network sees of positions, and the places of moves.

It is read from the header of a shard, as the program wrote it: nothing here is chosen for a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = ["Layout", "LayoutError"]

Indices: TypeAlias = "npt.NDArray[np.int32]"

#: The largest bound of a variable each of whose values has an input of its own.
_MOST_VALUES = 15
#: The number of inputs of a variable with a larger bound: one for each length in bits.
_LENGTHS = 32
#: More cells, planes or outputs than this no game has.
_MOST = 1 << 24


class LayoutError(ValueError):
    """A layout that cannot be; the text says what is wrong."""


@dataclass(frozen=True, eq=False)
class Layout:
    """The layout of a game's tensors."""

    cells: int
    """The cells of the board."""
    players: int
    """The players, each of whom has a value."""
    planes: int
    """The planes of a position."""
    plane: Indices
    """The plane of each input, ``(inputs,)``."""
    cell: Indices
    """The cell of each input, ``(inputs,)``; -1 for one that is the same on all cells."""
    number: npt.NDArray[np.float32]
    """What an input puts on its cells, ``(inputs,)``."""
    board: tuple[int, ...]
    """The planes that are 1 on all cells of all positions."""
    places: Indices
    """The column, row and layer of each cell, ``(cells, 3)``."""
    size: tuple[int, int, int]
    """The numbers of columns, rows and layers."""
    targets: Indices
    """What lies around cells, ``(neighbourhoods, cells)``: a cell, or ``cells`` where there is
    none."""
    channels: int
    """The outputs of each cell for moves."""
    anywhere: int
    """The outputs beside the board for moves."""

    @property
    def inputs(self) -> int:
        """The number of inputs that positions can have."""
        return len(self.plane)

    @property
    def outputs(self) -> int:
        """The number of places of moves: ``cell * channels + channel``, then those beside the
        board."""
        return self.cells * self.channels + self.anywhere

    @classmethod
    def read(
        cls, layout: Any, cells: Any, players: Any, planes: Any, bounds: Sequence[int]
    ) -> Layout:
        """Returns the layout in the header of a shard, for the bounds of the game's variables.

        Raises :class:`LayoutError` for what is no layout.
        """
        try:
            geometry, policy = layout["geometry"], layout["policy"]
            cells, players = _count(cells, 1), _count(players, 1)
            places = np.array(geometry["places"], np.int64).reshape(-1, 3)
            size = [_count(extent, 1) for extent in geometry["size"]]
            listed = [around["targets"] for around in geometry["neighbourhoods"]]
            targets = [[cells if to is None else _count(to) for to in row] for row in listed]
            channels, anywhere = _count(policy["channels"]), _count(policy["anywhere"])
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise LayoutError(f"the layout is damaged: {error!r}") from error
        if len(size) != 3 or places.shape != (cells, 3):
            raise LayoutError("the layout has not a place for each cell")
        if places.min() < 0 or (places >= np.array(size)).any():
            raise LayoutError("the layout has cells beyond its size")
        if not targets or any(len(row) != cells or max(row) > cells for row in targets):
            raise LayoutError("the layout has neighbours that are no cells")
        if targets[0] != list(range(cells)):
            raise LayoutError("the first neighbourhood of the layout is not the cell itself")
        plane, cell, number, board = _inputs(planes, cells, bounds)
        if cells * max(len(planes), channels) + anywhere > _MOST:
            raise LayoutError("the layout is too large")
        return cls(
            cells=cells,
            players=players,
            planes=len(planes),
            plane=np.array(plane, np.int32),
            cell=np.array(cell, np.int32),
            number=np.array(number, np.float32),
            board=tuple(board),
            places=places.astype(np.int32),
            size=(size[0], size[1], size[2]),
            targets=np.array(targets, np.int32),
            channels=channels,
            anywhere=anywhere,
        )

    def offsets(self) -> npt.NDArray[np.int32] | None:
        """Returns how far each neighbourhood lies in columns, rows and layers, ``(neighbourhoods,
        3)``, each of -1 to 1; ``None`` if some cell has another neighbour than the one at that
        place."""
        at = {tuple(place): cell for cell, place in enumerate(self.places.tolist())}
        if len(at) < self.cells:
            return None
        offsets = []
        for row in self.targets:
            there = np.flatnonzero(row < self.cells)
            if not len(there):
                return None
            offset = self.places[row[there[0]]] - self.places[there[0]]
            meant = [at.get(tuple(place), self.cells) for place in (self.places + offset).tolist()]
            if np.abs(offset).max() > 1 or meant != row.tolist():
                return None
            offsets.append(offset)
        return np.array(offsets, np.int32)


def _count(number: Any, least: int = 0) -> int:
    if type(number) is not int or not least <= number <= _MOST:
        raise ValueError(f"{number!r} is no number from {least} to {_MOST}")
    return number


def _inputs(
    planes: Any, cells: int, bounds: Sequence[int]
) -> tuple[list[int], list[int], list[float], list[int]]:
    """Returns plane, cell and number of each input, and the planes of the board."""
    plane: list[int] = []
    cell: list[int] = []
    number: list[float] = []
    board: list[int] = []
    if not isinstance(planes, list) or not planes or len(planes) * cells > _MOST:
        raise LayoutError("the planes are no list")
    for index, kind in enumerate(planes):
        match kind:
            case "board":
                board.append(index)
                continue
            case "current_cell" | {"piece": _}:
                there, numbers = list(range(cells)), [1.0] * cells
            case {"to_move": _} | {"behind": _}:
                there, numbers = [-1], [1.0]
            case {"variable": int(variable)} if 0 <= variable < len(bounds):
                numbers = _values(bounds[variable])
                there = [-1] * len(numbers)
            case _:
                raise LayoutError(f"plane {index} is of an unknown kind, {kind!r}")
        plane += [index] * len(there)
        cell += there
        number += numbers
    return plane, cell, number, board


def _values(bound: int) -> list[float]:
    """Returns what each input of a variable puts on cells: its value, divided by its bound.

    Of a large one only the length in bits is known; what is put is the middle of those values."""
    most = max(bound, 1)
    if bound <= _MOST_VALUES:
        return [value / most for value in range(bound + 1)]
    ends = [1 << length for length in range(_LENGTHS)]
    return [0.0] + [min(0.75 * end - 0.5, bound) / most for end in ends[1:]]
