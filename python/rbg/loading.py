"""Games by name, path or text."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, TypeAlias

from rbg import _rbg
from rbg.errors import EngineError, RulesWarning, SlowEngineWarning

__all__ = ["Engine", "Source", "compile", "games", "load"]

Engine: TypeAlias = Literal["auto", "native", "interpreter"]
"""What plays a game."""

Source: TypeAlias = "str | bytes | os.PathLike[str]"
"""A game: a name in the library, a path, or the text of a description."""

PARTS = ("agents", "policies")
"""The parts that a reasoner has unless others are asked for."""

Description: TypeAlias = "tuple[str, str, bytes]"
Built: TypeAlias = "tuple[bool, str | None, list[str], list[str]]"


def games() -> list[str]:
    """Returns the names of all games of the library, sorted."""
    return _rbg.library_names()


def load(game: Source, *, engine: Engine = "auto", name: str | None = None) -> _rbg.Game:
    """Returns a game that is ready to be played.

    ``game`` is a name in the library (see :func:`games`), a path that ends in ``.rbg``, or the text
    of a description. ``name`` is the name of a game whose text is given.

    The engine is ``"native"``, a reasoner that Rust's cargo builds once, which takes seconds, and
    that is kept in the user's cache folder (the environment variable ``RBG_CACHE`` names another
    one); ``"interpreter"``, which starts at once and is hundreds of times slower; or ``"auto"``:
    native if that can be had, else the interpreter, with a :class:`rbg.SlowEngineWarning`.

    Raises :class:`rbg.RulesError` for a description that is refused, :class:`rbg.UnknownGameError`
    for a name that the library does not have, :class:`OSError` for a file that cannot be read, and
    :class:`rbg.EngineError` where a reasoner is asked for that cannot be built.
    """
    if engine not in ("auto", "native", "interpreter"):
        raise ValueError(f"engine is 'auto', 'native' or 'interpreter', not {engine!r}")
    description = _found(game, name)
    if engine == "interpreter":
        return _warned(_rbg.open_interpreter(*description), game)
    built: Built = (False, None, [], list(PARTS))
    if engine == "native":
        return _warned(_native(description, built), game)
    return _warned(_native_if_possible(description, built), game)


def compile(
    game: Source,
    *,
    name: str | None = None,
    portable: bool = False,
    target_cpu: str | None = None,
    without: Iterable[str] = (),
    parts: Iterable[str] = PARTS,
) -> _rbg.Game:
    """Returns a game that a reasoner plays, built in a way of one's own choice.

    ``portable`` builds for any processor of this kind rather than for this very one, ``target_cpu``
    for the one that rustc calls so. ``without`` names optimisations to leave out. ``parts`` are what
    the reasoner offers beyond perft and uniform playouts, of ``"agents"``, ``"policies"``,
    ``"partial_moves"`` (moves in parts, for agents that search them so) and ``"repetition"`` (rules of
    repetition for agents); each takes the build some time.

    Raises what :func:`load` raises.
    """
    built = (portable, target_cpu, list(without), list(parts))
    return _warned(_native(_found(game, name), built), game)


def reopened(name: str, path: str, text: bytes, built: Built | None) -> _rbg.Game:
    """Returns the game that was pickled."""
    description = (name, path, text)
    if built is None:
        return _rbg.open_interpreter(*description)
    return _native_if_possible(description, built)


def _native(description: Description, built: Built) -> _rbg.Game:
    portable, target_cpu, without, parts = built
    return _rbg.open_native(
        *description,
        portable=portable,
        target_cpu=target_cpu,
        without=without,
        parts=parts,
    )


def _native_if_possible(description: Description, built: Built) -> _rbg.Game:
    try:
        return _native(description, built)
    except EngineError as error:
        game = _rbg.open_interpreter(*description)
        message = f"{game.name} is played by the interpreter, which is slow: {error}"
        warnings.warn(message, SlowEngineWarning, stacklevel=3)
        return game


def _found(game: Source, name: str | None) -> Description:
    """Returns the name, the path for messages, and the text of a game."""
    if isinstance(game, bytes):
        return _text(game, name)
    if isinstance(game, os.PathLike):
        return _file(Path(game), name)
    is_file_name = "\n" not in game and game.endswith(".rbg")
    if not is_file_name and ("\n" in game or "#" in game):
        return _text(game.encode(), name)
    if is_file_name or os.path.dirname(game):
        return _file(Path(game), name)
    if name is not None:
        raise ValueError("a game of the library has a name already")
    return _rbg.library_game(game)


def _text(text: bytes, name: str | None) -> Description:
    name = "game" if name is None else name
    return name, f"{name}.rbg", text


def _file(path: Path, name: str | None) -> Description:
    return path.stem if name is None else name, str(path), path.read_bytes()


def _warned(game: _rbg.Game, source: Source) -> _rbg.Game:
    """Warns about a description of the caller's; those of the library are what they are."""
    in_library = isinstance(source, str) and source == game.name
    if game.warnings and not in_library:
        warnings.warn("\n" + game.warning_report, RulesWarning, stacklevel=3)
    return game
