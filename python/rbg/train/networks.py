"""Files of convolutional networks: those of the program, with other weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rbg.train.files import FileError, Tensors, encode, read
from rbg.train.network import Architecture

__all__ = ["NetworkFile"]


@dataclass(frozen=True, eq=False)
class NetworkFile:
    """A network, as it is kept in a file.

    What the program has to know of the game, as the numbers of its moves, is taken over from a
    file that it wrote itself."""

    header: dict[str, Any]
    """The header, as it is in the file."""
    architecture: Architecture
    """The size."""
    weights: Tensors
    """The weights by their names, ``float32``."""
    others: Tensors
    """The other tensors: whole numbers."""

    @classmethod
    def read(cls, path: Path) -> NetworkFile:
        """Returns the network in a file. Raises :class:`rbg.train.FileError` for what is none."""
        header, tensors = read(path)
        try:
            size = header["architecture"]
            architecture = Architecture(int(size["blocks"]), int(size["channels"]))
        except (LookupError, TypeError, ValueError) as error:
            raise FileError(path, "it is no convolutional network") from error
        weights = {name: axes for name, axes in tensors.items() if axes.dtype == np.float32}
        for name, tensor in weights.items():
            if not np.isfinite(tensor).all():
                raise FileError(path, f"{name} has weights that are no finite numbers")
        others = {name: axes for name, axes in tensors.items() if name not in weights}
        return cls(header, architecture, weights, others)

    def to_bytes(self, weights: Mapping[str, npt.NDArray[Any]], made: Mapping[str, Any]) -> bytes:
        """Returns the bytes of this file with other weights, and how these were made.

        Raises :class:`ValueError` if they are not weights of such a network."""
        for name, tensor in self.weights.items():
            if name not in weights or np.shape(weights[name]) != tensor.shape:
                raise ValueError(f"the network has no {name} of the form {tensor.shape}")
        named = {name: np.asarray(weights[name], np.float32) for name in self.weights}
        return encode(
            {**self.header, "made": {**self.header.get("made", {}), **made}},
            {**self.others, **named},
        )
