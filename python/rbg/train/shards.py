"""Shards of self-play: positions with what is to be learned from them.

A shard is a file that ``rbg selfplay`` writes: the positions of some games of one seed, one
network and one set of settings. All that is read is checked, so what follows can rely on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rbg.train.files import FileError, Tensors, read
from rbg.train.layout import Layout, LayoutError

__all__ = ["Shard", "read_shard"]

Numbers: TypeAlias = "npt.NDArray[np.uint32]"
Reals: TypeAlias = "npt.NDArray[np.float32]"

#: The kind and the version of the form that are read.
_KIND = "self-play"
_FORM = 1
#: How far from 1 the shares of a position may add up.
_ROUNDING = 1e-3


@dataclass(frozen=True, eq=False)
class Shard:
    """A shard: ``positions`` positions with ``moves`` moves in all."""

    path: Path
    """The file."""
    header: dict[str, Any]
    """The header, as it is in the file."""
    layout: Layout
    """What a network sees, and where it says what it thinks of moves."""
    plies: Numbers
    """The moves that were made in each game, ``(games,)``."""
    learned: Numbers
    """How many positions of each game are here, ``(games,)``."""
    input_ends: Numbers
    """Where the inputs of each position end, ``(positions,)``."""
    inputs: Numbers
    """The inputs that are set, of all positions."""
    move_ends: Numbers
    """Where the moves of each position end, ``(positions,)``."""
    shares: Reals
    """How often each move should be made, ``(moves,)``, of 1 in each position."""
    places: Numbers
    """The place of each move among the outputs, ``(moves,)``."""
    values: Reals
    """What each player can expect, ``(positions, players)``, from 0 to 1."""
    input_images: Numbers
    """The image of each input under each symmetry of the game, ``(symmetries, inputs)``."""
    place_images: Numbers
    """The image of each output, ``(symmetries, outputs)``."""

    @property
    def positions(self) -> int:
        """The number of positions."""
        return len(self.input_ends)

    @property
    def first(self) -> int:
        """The number of the first game."""
        return int(self.header["first"])

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.plies)


def read_shard(path: Path, bounds: Sequence[int]) -> Shard:
    """Returns the shard in a file, of a game whose variables have these bounds.

    Raises :class:`rbg.train.FileError` for what is damaged or no shard, :class:`OSError` for what
    cannot be read.
    """
    header, tensors = read(path)
    try:
        return _checked(path, header, tensors, bounds)
    except (_Wrong, LayoutError) as error:
        raise FileError(path, str(error)) from error


class _Wrong(ValueError):
    """What is wrong with a shard."""


def _checked(path: Path, header: dict[str, Any], tensors: Tensors, bounds: Sequence[int]) -> Shard:
    kind = header.get("kind")
    if kind is not None and kind != _KIND:
        raise _Wrong(f"it is no shard of self-play but of the kind {kind!r}")
    if header.get("form") != _FORM:
        raise _Wrong(f"it has form {header.get('form')!r}, and form {_FORM} of shards is read")
    for name in ("game", "digest"):
        if not isinstance(header.get(name), str):
            raise _Wrong(f"its header has no text {name}")
    for name in ("seed", "first", "games", "iterations"):
        if type(header.get(name)) is not int or header[name] < 0:
            raise _Wrong(f"its header has no number {name}")
    if header.get("encoding") == "parts":
        raise _Wrong("moves of its game are made in parts, so that a whole one has no place")
    layout = Layout.read(
        header.get("layout"),
        header.get("cells"),
        header.get("players"),
        header.get("planes"),
        bounds,
    )
    taken = _Taken(tensors)
    plies, learned = taken.numbers("games.moves"), taken.numbers("games.positions")
    values = taken.reals("values", 2)
    move_ends, shares = taken.numbers("moves.ends"), taken.reals("moves.share")
    places, inputs = taken.numbers("moves.place"), taken.numbers("inputs")
    input_ends = taken.numbers("inputs.ends")
    input_images = taken.numbers("symmetries.inputs", 2)
    place_images = taken.numbers("symmetries.places", 2)
    positions = len(input_ends)
    if len(plies) != header["games"] or len(learned) != len(plies):
        raise _Wrong(f"it has not the {header['games']} games of its header")
    if learned.sum(dtype=np.uint64) != positions or (learned > plies).any():
        raise _Wrong("its games have not the positions that are there")
    if values.shape != (positions, layout.players) or len(move_ends) != positions:
        raise _Wrong("its positions have not all what is learned from them")
    _check_ends("inputs", input_ends, len(inputs), least=0)
    _check_ends("moves", move_ends, len(shares), least=1)
    if len(places) != len(shares):
        raise _Wrong("it has not a place for each move")
    _check_below("inputs", inputs, layout.inputs)
    _check_below("moves.place", places, layout.outputs)
    if not (np.isfinite(values).all() and (values >= 0).all() and (values <= 1).all()):
        raise _Wrong("values are not from 0 to 1")
    if not (np.isfinite(shares).all() and (shares >= 0).all()):
        raise _Wrong("moves.share is no share")
    starts = np.concatenate(([0], move_ends[:-1])).astype(np.int64)
    sums = np.add.reduceat(shares.astype(np.float64), starts) if positions else np.ones(0)
    if (np.abs(sums - 1) > _ROUNDING).any():
        raise _Wrong("moves.share does not add up to 1 in each position")
    _check_images("symmetries.inputs", input_images, layout.inputs)
    _check_images("symmetries.places", place_images, layout.outputs)
    if len(input_images) != len(place_images):
        raise _Wrong("its symmetries have not all images")
    return Shard(
        path=path,
        header=header,
        layout=layout,
        plies=plies,
        learned=learned,
        input_ends=input_ends,
        inputs=inputs,
        move_ends=move_ends,
        shares=shares,
        places=places,
        values=values,
        input_images=input_images,
        place_images=place_images,
    )


class _Taken:
    """Tensors that are taken by their names."""

    def __init__(self, tensors: Tensors) -> None:
        self._tensors = tensors

    def numbers(self, name: str, axes: int = 1) -> Numbers:
        """Returns whole numbers."""
        return self._taken(name, np.dtype(np.uint32), axes)

    def reals(self, name: str, axes: int = 1) -> Reals:
        """Returns real numbers."""
        return self._taken(name, np.dtype(np.float32), axes)

    def _taken(self, name: str, kind: np.dtype[Any], axes: int) -> npt.NDArray[Any]:
        tensor = self._tensors.get(name)
        if tensor is None:
            raise _Wrong(f"it has no tensor {name}")
        if tensor.dtype != kind or tensor.ndim != axes:
            shape = "x".join(map(str, tensor.shape))
            raise _Wrong(f"{name} is {tensor.dtype} {shape}, and {kind} with {axes} axes is read")
        return tensor


def _check_ends(name: str, ends: Numbers, length: int, least: int) -> None:
    """Refuses ends of rows that are not in order, or not those of so many numbers."""
    rows = np.diff(ends.astype(np.int64), prepend=0)
    if (rows < least).any() or (int(ends[-1]) if len(ends) else 0) != length:
        raise _Wrong(f"{name}.ends are not the ends of its rows")


def _check_below(name: str, numbers: Numbers, end: int) -> None:
    if len(numbers) and int(numbers.max()) >= end:
        raise _Wrong(f"{name} has a number beyond {end - 1}")


def _check_images(name: str, images: Numbers, length: int) -> None:
    if images.shape[1] != length:
        raise _Wrong(f"{name} has images of {images.shape[1]} numbers instead of {length}")
    if (np.sort(images, axis=1) != np.arange(length)).any():
        raise _Wrong(f"{name} is no permutation")
