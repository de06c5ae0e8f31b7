"""Files of named tensors behind a header: the container of networks, shards and checkpoints.

They are safetensors files whose metadata have one entry, ``rbg``, with a header in JSON.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save

from rbg.errors import RbgError

__all__ = ["FileError", "Tensors", "encode", "read"]

Tensors: TypeAlias = "dict[str, npt.NDArray[Any]]"

#: The name of the header among the metadata.
_HEADER = "rbg"
#: The largest file that is read, in bytes.
_LARGEST = 1 << 31


class FileError(RbgError, ValueError):
    """A file that is damaged, or of something else; the text begins with its path."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        """The file."""
        self.why = why
        """What is wrong with it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (FileError, (self.path, self.why))


def read(path: Path) -> tuple[dict[str, Any], Tensors]:
    """Returns the header and the tensors of a file.

    Raises :class:`FileError` for what is no such file, :class:`OSError` if it cannot be read.
    """
    if path.stat().st_size > _LARGEST:
        raise FileError(path, f"it has more than {_LARGEST} bytes")
    try:
        with safe_open(path, framework="numpy") as file:
            metadata = file.metadata() or {}
            tensors = {name: file.get_tensor(name) for name in file.keys()}
    except SafetensorError as error:
        raise FileError(path, f"it is damaged, or no file of safetensors: {error}") from error
    except (TypeError, ValueError, AttributeError) as error:
        # Numbers of a type that numpy does not have.
        raise FileError(path, f"it has a tensor that cannot be read: {error}") from error
    try:
        header = json.loads(metadata.get(_HEADER, "null"))
    except (ValueError, RecursionError) as error:
        raise FileError(path, f"its header is no JSON: {error}") from error
    if not isinstance(header, dict):
        raise FileError(path, "it has no header")
    return header, tensors


def encode(header: Mapping[str, Any], tensors: Mapping[str, npt.NDArray[Any]]) -> bytes:
    """Returns the bytes of a file: the same for the same header and tensors."""
    text = json.dumps(header, separators=(",", ":"), allow_nan=False)
    arrays = {name: np.asarray(tensor, order="C") for name, tensor in tensors.items()}
    return save(arrays, metadata={_HEADER: text})
