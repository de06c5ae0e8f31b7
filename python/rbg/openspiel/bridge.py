"""The native bridge: C++ that is compiled against the OpenSpiel that is installed.

It is compiled when it is first needed, which takes seconds, and kept in the folder where reasoners
are kept too, by the version of OpenSpiel and what is compiled.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]

from rbg import _rbg
from rbg.errors import RbgError

__all__ = ["BridgeError", "library", "register"]

SOURCE = Path(__file__).with_name("bridge.cc")
OPTIONS = ("-std=c++20", "-O2", "-shared", "-fPIC", "-w")


class BridgeError(RbgError, RuntimeError):
    """The native bridge cannot be compiled or loaded."""


def library() -> Path:
    """Returns the compiled bridge, compiled if it is not kept.

    The environment variable ``CXX`` names a compiler; otherwise it is ``c++`` or ``g++``.

    Raises :class:`BridgeError`.
    """
    version = importlib.metadata.version("open_spiel")
    content = hashlib.sha256(SOURCE.read_bytes())
    content.update(repr((version, OPTIONS, sys.implementation.cache_tag)).encode())
    folder = _rbg.cache_folder() / "openspiel"
    kept = folder / f"bridge-{version}-{content.hexdigest()[:16]}.so"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _compile(kept)
    return kept


def register(
    game: _rbg.Game, short_name: str, long_name: str, max_game_length: int, zero_sum: bool
) -> None:
    """Registers a game with OpenSpiel, to be played without Python.

    Raises :class:`BridgeError`.
    """
    bounds = [float(bound) for _, bound in game.variables[: len(game.players)]]
    error = _loaded().rbg_register(
        _rbg.interface(game),
        short_name.encode(),
        long_name.encode(),
        max_game_length,
        int(zero_sum),
        (ctypes.c_double * len(bounds))(*bounds),
    )
    if error is not None:
        raise BridgeError(error.decode())


def _compile(to: Path) -> None:
    """Compiles the bridge. The file appears when it is complete."""
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        raise BridgeError("there is no compiler for C++: neither c++ nor g++, nor is CXX set")
    site = Path(pyspiel.__file__).parent
    headers = (site, site / "open_spiel" / "abseil-cpp", site / "open_spiel" / "json" / "include")
    with tempfile.TemporaryDirectory(dir=to.parent, prefix="building-") as folder:
        made = Path(folder) / to.name
        command = [compiler, *OPTIONS, *(f"-I{path}" for path in headers), str(SOURCE)]
        try:
            done = subprocess.run(
                [*command, "-o", str(made)], capture_output=True, text=True, check=False
            )
        except OSError as error:
            raise BridgeError(f"{compiler} cannot be run: {error}") from error
        if done.returncode != 0:
            raise BridgeError(f"{compiler} fails:\n{done.stderr[-4000:]}")
        os.replace(made, to)


@functools.cache
def _loaded() -> ctypes.CDLL:
    """Returns the bridge, loaded."""
    path = library()
    try:
        # What pyspiel has loaded is made visible to the bridge.
        ctypes.CDLL(pyspiel.__file__, mode=os.RTLD_NOW | os.RTLD_GLOBAL | os.RTLD_NOLOAD)
        loaded = ctypes.CDLL(str(path), mode=os.RTLD_NOW)
    except (OSError, AttributeError) as error:
        raise BridgeError(f"the bridge cannot be loaded: {error}") from error
    loaded.rbg_register.restype = ctypes.c_char_p
    loaded.rbg_register.argtypes = [
        ctypes.c_void_p,
        ctypes.c_char_p,
        ctypes.c_char_p,
        ctypes.c_int,
        ctypes.c_int,
        ctypes.POINTER(ctypes.c_double),
    ]
    return loaded
