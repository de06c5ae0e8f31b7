"""Convolutional residual networks as functions of JAX: the same arithmetic as the program's.

A network has ``C`` channels on each cell. A *mixing layer* adds up, for each neighbourhood of the
board, what lies there times a matrix, and a bias; beyond the board there is nothing. With
``pool(x)``, the means of all channels over the cells and behind them their largest values:

* ``x = relu(mix(planes))``
* in each block ``x = relu(x + mix(relu(mix(x) + whole)))``, where ``whole`` is a linear function of
  ``pool(x)`` in the blocks with odd numbers, from 0, and 0 in the others;
* outputs for moves: a linear function of ``x`` on each cell, and one of ``pool(x)`` beside the
  board;
* values: the logistic function of ``linear(relu(linear(pool(x))))``.

Names and axes of weights are those of the files of networks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
from jax import lax

from rbg.train.layout import Layout

__all__ = ["Architecture", "Network", "Weights"]

Weights: TypeAlias = "dict[str, jax.Array]"

#: The part of the usual size that the last layers of blocks and of outputs begin with, so that at
#: first a network is nearly linear and thinks the same of all moves.
_LAST = 0.1


@dataclass(frozen=True)
class Architecture:
    """The size of a network."""

    blocks: int = 4
    """The number of residual blocks."""
    channels: int = 32
    """The number of channels between layers."""


class Network:
    """A network of some size for a game."""

    def __init__(self, layout: Layout, architecture: Architecture) -> None:
        """Takes the layout of the game, and the size."""
        self.layout = layout
        self.architecture = architecture
        self._board = _board(layout)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Returns the lengths of the axes of all weights, in the order in which they are used."""
        layout, channels = self.layout, self.architecture.channels
        around = len(layout.targets)
        layers: dict[str, tuple[int, ...]] = {"input": (around, layout.planes, channels)}
        for block in range(self.architecture.blocks):
            layers[f"block.{block}.first"] = (around, channels, channels)
            if block % 2:
                layers[f"block.{block}.board"] = (2 * channels, channels)
            layers[f"block.{block}.second"] = (around, channels, channels)
        layers["policy.cells"] = (channels, layout.channels)
        layers["policy.anywhere"] = (2 * channels, layout.anywhere)
        layers["value.hidden"] = (2 * channels, channels)
        layers["value.output"] = (channels, layout.players)
        shapes: dict[str, tuple[int, ...]] = {}
        for name, axes in layers.items():
            if 0 not in axes:
                shapes |= {f"{name}.weight": axes, f"{name}.bias": axes[-1:]}
        return shapes

    def begin(self, seed: int) -> dict[str, npt.NDArray[np.float32]]:
        """Returns random weights to begin with, ``float32``, the same for the same seed."""
        chance = np.random.Generator(np.random.PCG64(seed))
        weights = {}
        for name, axes in self.shapes().items():
            if name.endswith(".bias"):
                weights[name] = np.zeros(axes, np.float32)
                continue
            scale = np.sqrt(2 / np.prod(axes[:-1]))
            if name.split(".")[-2] in ("second", "board", "cells", "anywhere", "output"):
                scale *= _LAST
            weights[name] = (scale * chance.standard_normal(axes)).astype(np.float32)
        return weights

    def apply(self, weights: Weights, planes: jax.Array) -> tuple[jax.Array, jax.Array]:
        """Returns what a network says of positions, whose planes are ``(n, cells, planes)``.

        The first is the output for each place of moves, ``(n, outputs)``: the logarithm, but for a
        constant, of how often a move should be made. The second is what each player can expect,
        before the logistic function, ``(n, players)``."""
        board = self._board

        def linear(name: str, x: jax.Array) -> jax.Array:
            return x @ weights[f"{name}.weight"] + weights[f"{name}.bias"]

        def mix(name: str, x: jax.Array) -> jax.Array:
            return board.mix(x, weights[f"{name}.weight"]) + weights[f"{name}.bias"]

        x = board.only_cells(jax.nn.relu(mix("input", board.spread(planes))))
        for block in range(self.architecture.blocks):
            inner = mix(f"block.{block}.first", x)
            if block % 2:
                whole = linear(f"block.{block}.board", board.pool(x))
                inner += board.everywhere(whole)
            inner = board.only_cells(jax.nn.relu(inner))
            x = board.only_cells(jax.nn.relu(x + mix(f"block.{block}.second", inner)))
        pooled = board.pool(x)
        outputs = [jnp.zeros((len(planes), 0))]
        if self.layout.channels:
            on_cells = linear("policy.cells", board.cells(x))
            outputs.append(on_cells.reshape(len(planes), -1))
        if self.layout.anywhere:
            outputs.append(linear("policy.anywhere", pooled))
        hidden = jax.nn.relu(linear("value.hidden", pooled))
        return jnp.concatenate(outputs, axis=1), linear("value.output", hidden)


class _Board:
    """A board of any kind. What is on it has the axes positions, cells and channels."""

    def __init__(self, layout: Layout) -> None:
        self._cells = layout.cells
        # Of each cell what lies in all neighbourhoods, one behind the other.
        self._around = layout.targets.T.reshape(-1)

    def spread(self, x: jax.Array) -> jax.Array:
        """Returns what is on the board by what is on each cell, ``(n, cells, channels)``."""
        return x

    def cells(self, x: jax.Array) -> jax.Array:
        """Returns what is on each cell, ``(n, cells, channels)``."""
        return x

    def only_cells(self, x: jax.Array) -> jax.Array:
        """Returns the same with 0 where the board has no cell."""
        return x

    def everywhere(self, x: jax.Array) -> jax.Array:
        """Returns ``(n, channels)`` so that it is added on each cell."""
        return x[:, None, :]

    def mix(self, x: jax.Array, weight: jax.Array) -> jax.Array:
        """Returns for each cell the sum, over neighbourhoods, of what lies there times a matrix."""
        beyond = jnp.pad(x, ((0, 0), (0, 1), (0, 0)))
        around = beyond[:, self._around].reshape(len(x), self._cells, -1)
        return around @ weight.reshape(-1, weight.shape[-1])

    def pool(self, x: jax.Array) -> jax.Array:
        """Returns the means and the largest values of channels, none of which is below 0,
        ``(n, 2 * channels)``."""
        on_cells = x.reshape(len(x), -1, x.shape[-1])
        return jnp.concatenate([on_cells.sum(1) / self._cells, on_cells.max(1)], axis=1)


class _Grid(_Board):
    """A board whose neighbourhoods are places beside each cell. What is on it has an axis for each
    in which it is longer than 1, layers before rows before columns, and mixing is a convolution."""

    def __init__(self, layout: Layout, offsets: npt.NDArray[np.int32]) -> None:
        super().__init__(layout)
        axes = [axis for axis in (2, 1, 0) if layout.size[axis] > 1] or [0]
        self._lengths = tuple(layout.size[axis] for axis in axes)
        self._kernel = (3,) * len(axes)
        self._whole = len(layout.places) == np.prod(self._lengths)
        self._at = np.ravel_multi_index(tuple(layout.places[:, axes].T), self._lengths)
        self._in_order = self._whole and (np.diff(self._at) > 0).all()
        self._back = np.full(int(np.prod(self._lengths)), layout.cells)
        self._back[self._at] = np.arange(layout.cells)
        there = (self._back < layout.cells).astype(np.float32)
        self._there = there.reshape(1, *self._lengths, 1)
        self._place_in_kernel = np.ravel_multi_index(tuple((offsets[:, axes] + 1).T), self._kernel)

    def spread(self, x: jax.Array) -> jax.Array:
        if not self._in_order:
            x = jnp.pad(x, ((0, 0), (0, 1), (0, 0)))[:, self._back]
        return x.reshape(len(x), *self._lengths, x.shape[-1])

    def cells(self, x: jax.Array) -> jax.Array:
        x = x.reshape(len(x), -1, x.shape[-1])
        return x if self._in_order else x[:, self._at]

    def only_cells(self, x: jax.Array) -> jax.Array:
        return x if self._whole else x * self._there

    def everywhere(self, x: jax.Array) -> jax.Array:
        return x.reshape(len(x), *(1 for _ in self._lengths), x.shape[-1])

    def mix(self, x: jax.Array, weight: jax.Array) -> jax.Array:
        kernel = jnp.zeros((int(np.prod(self._kernel)), *weight.shape[1:]), weight.dtype)
        kernel = kernel.at[self._place_in_kernel].set(weight)
        kernel = kernel.reshape(*self._kernel, *weight.shape[1:])
        axes = "DHW"[3 - len(self._lengths) :]
        form = (f"N{axes}C", f"{axes}IO", f"N{axes}C")
        ones = (1,) * len(self._lengths)
        return lax.conv_general_dilated(x, kernel, ones, "SAME", dimension_numbers=form)


def _board(layout: Layout) -> _Board:
    offsets = layout.offsets()
    return _Board(layout) if offsets is None else _Grid(layout, offsets)
