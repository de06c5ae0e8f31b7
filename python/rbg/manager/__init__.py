"""Network games: players of the protocol of the RBG game manager.

A server is ``rbg serve`` of the command line, or the original one. :class:`Client` has the names of
the original Python module, and :meth:`Client.play` for those who only want to choose moves:

>>> import random
>>> def choose(state, deadline):
...     return random.choice(state.legal_moves())
>>> with Client("localhost", 9000) as client:  # doctest: +SKIP
...     games = client.play(choose)

:class:`AsyncClient` is the same for :mod:`asyncio`.
"""

from rbg.manager.aio import AsyncClient
from rbg.manager.client import Client
from rbg.manager.session import Event, GameOver, Greeting, Moved, Session, Turn
from rbg.manager.wire import (
    ConnectionLostError,
    ModifierApplication,
    Move,
    ProtocolError,
    decode_move,
    encode_move,
    from_wire,
    to_wire,
)

__all__ = [
    "AsyncClient",
    "Client",
    "ConnectionLostError",
    "Event",
    "GameOver",
    "Greeting",
    "ModifierApplication",
    "Move",
    "Moved",
    "ProtocolError",
    "Session",
    "Turn",
    "decode_move",
    "encode_move",
    "from_wire",
    "to_wire",
]
