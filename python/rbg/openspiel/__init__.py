"""Games for `OpenSpiel <https://github.com/google-deepmind/open_spiel>`_.

Needs the extra ``openspiel``: ``pip install "rbg[openspiel]"``.

>>> import pyspiel
>>> import rbg.openspiel
>>> name = rbg.openspiel.register("ticTacToe", engine="interpreter")
>>> name
'rbg_ticTacToe'
>>> state = pyspiel.load_game(name).new_initial_state()
>>> state.legal_actions()
[0, 1, 2, 3, 4, 5, 6, 7, 8]
>>> state.apply_action(4)
>>> state.current_player()
1

Actions are the numbers of moves, see :meth:`rbg.State.legal_actions`. Returns are on a scale from
-1 for the lowest score of a player to 1 for the highest one, and 0 before the end.
Observations are the planes of :class:`rbg.planes.Planes`.
"""

from __future__ import annotations

import re
import warnings
from typing import Literal, NamedTuple

import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]

from rbg._rbg import Game
from rbg.errors import SlowEngineWarning
from rbg.loading import Engine, Source, load
from rbg.openspiel import bridge, python_game
from rbg.openspiel.bridge import BridgeError

__all__ = ["BridgeError", "register"]


class _Registered(NamedTuple):
    game: Game
    via: str
    max_game_length: int
    zero_sum: bool


_registered: dict[str, _Registered] = {}


def register(
    game: Game | Source,
    *,
    short_name: str | None = None,
    via: Literal["auto", "bridge", "python"] = "auto",
    max_game_length: int = 10_000,
    zero_sum: bool = False,
    engine: Engine = "auto",
) -> str:
    """Registers a game with OpenSpiel and returns its short name, for ``pyspiel.load_game``.

    ``game`` is a game or what :func:`rbg.load` takes, which gets ``engine``. The short name is
    ``rbg_`` with the name of the game, unless one is given.

    The game is played ``via`` the ``"bridge"``, in C++ and without Python, or via ``"python"``.
    ``"auto"`` is the bridge where it can be compiled, and otherwise Python with a
    :class:`rbg.SlowEngineWarning`. Algorithms of OpenSpiel that release the interpreter's lock,
    ``pyspiel.MCTSBot.step`` among them, crash on every game in Python: they need the bridge.

    The rules say neither how long games can be nor whether scores always have the same sum, and
    OpenSpiel wants to know both: ``max_game_length`` is a promise of the caller that
    nothing depends on but what algorithms make of it; with ``zero_sum``, games count as ones in
    which the returns of both players add up to 0, which some algorithms insist on.

    To register a game again in the same way does nothing. Raises :class:`ValueError` if something
    else has the name, :class:`rbg.NumberingError` if the moves are too many for numbers,
    :class:`BridgeError` if the bridge is asked for and cannot be had, and what :func:`rbg.load`
    raises.
    """
    if via not in ("auto", "bridge", "python"):
        raise ValueError(f"via is 'auto', 'bridge' or 'python', not {via!r}")
    loaded = game if isinstance(game, Game) else load(game, engine=engine)
    name = short_name or "rbg_" + re.sub(r"[^0-9A-Za-z_]", "_", loaded.name)
    asked = _Registered(loaded, via, max_game_length, zero_sum)
    known = _registered.get(name)
    # Games are equal whatever plays them.
    if known == asked and known.game.engine == loaded.engine:
        return name
    if known is not None or name in pyspiel.registered_names():
        raise ValueError(f"OpenSpiel has a game with the name {name} already")
    _register(asked, name)
    _registered[name] = asked
    return name


def _register(asked: _Registered, name: str) -> None:
    facts = (asked.game, name, asked.game.name, asked.max_game_length, asked.zero_sum)
    if asked.via == "python":
        return python_game.register(*facts)
    try:
        bridge.register(*facts)
    except BridgeError as error:
        if asked.via == "bridge":
            raise
        message = f"{name} is played through Python, which is slow: {error}"
        warnings.warn(message, SlowEngineWarning, stacklevel=3)
        python_game.register(*facts)
