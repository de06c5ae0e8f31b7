"""The bytes on the wire: messages, each followed by a byte 0, and the moves in them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import rbg
from rbg.errors import RbgError

__all__ = [
    "ConnectionLostError",
    "Frames",
    "ModifierApplication",
    "Move",
    "ProtocolError",
    "decode_move",
    "encode_move",
    "from_wire",
    "to_wire",
]

TEXT_LIMIT = 16 << 20
"""The number of bytes of the longest message that is read."""


class ProtocolError(RbgError):
    """The other end says what the protocol does not have for this moment."""


class ConnectionLostError(RbgError, ConnectionError):
    """The other end has closed the connection where more is to come."""


class ModifierApplication(NamedTuple):
    """A modifier of a move, with the cell on which it acts."""

    vertex: int
    """The number of the cell, from 1 in the order of the description."""
    modifier_index: int
    """The number of the modifier, from 1 as they stand in the rules."""


Move: TypeAlias = "list[ModifierApplication]"
"""A move: its modifiers in order."""


class Frames:
    """A reader of messages, to which bytes are given as they come.

    >>> frames = Frames()
    >>> frames.push(b"5 4" + bytes(1) + b"res")
    >>> frames.next(), frames.next()
    (b'5 4', None)
    """

    def __init__(self, limit: int = TEXT_LIMIT) -> None:
        self._limit = limit
        self._buffer = bytearray()

    def push(self, received: bytes) -> None:
        """Takes bytes that arrived."""
        self._buffer += received

    def next(self) -> bytes | None:
        """Returns the next message that is complete, without its end."""
        end = self._buffer.find(0)
        if (len(self._buffer) if end < 0 else end) > self._limit:
            raise ProtocolError(f"a message of more than {self._limit} bytes")
        if end < 0:
            return None
        message = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        return message

    def __bool__(self) -> bool:
        """Returns whether a message has begun."""
        return bool(self._buffer)


def text_of(message: bytes) -> str:
    """Returns a message as text."""
    try:
        return message.decode()
    except UnicodeDecodeError as error:
        raise ProtocolError(f"a message that is no text: {error}") from None


def seconds_of(message: bytes) -> float:
    """Returns the number of seconds that a message is."""
    number = re.fullmatch(r"[0-9]+(\.[0-9]*)?", text_of(message).strip())
    if number is None:
        raise ProtocolError(f"{_shown(message)} is no number of seconds")
    return float(number[0])


def player_of(message: bytes) -> int:
    """Returns the number of a player, from 1, that a message is."""
    number = re.fullmatch(r"[0-9]{1,3}", text_of(message).strip())
    if number is None or int(number[0]) == 0:
        raise ProtocolError(f"{_shown(message)} is no number of a player")
    return int(number[0])


def decode_move(message: bytes) -> Move:
    """Returns the move that a message is.

    >>> decode_move(b"55 2 47 3")[1].vertex
    47
    """
    numbers = text_of(message).split()
    if not numbers or len(numbers) % 2 or not all(map(_is_number, numbers)):
        raise ProtocolError(f"{_shown(message)} is no move")
    values = [int(number) for number in numbers]
    return [ModifierApplication(*pair) for pair in zip(values[::2], values[1::2], strict=True)]


def _is_number(text: str) -> bool:
    return re.fullmatch(r"\+?[0-9]{1,9}", text) is not None


def encode_move(move: Iterable[tuple[int, int]]) -> bytes:
    """Returns a move as a message.

    >>> encode_move([ModifierApplication(55, 2), ModifierApplication(47, 3)])
    b'55 2 47 3'
    """
    return b" ".join(b"%d %d" % (vertex, index) for vertex, index in move)


def to_wire(game: rbg.Game, move: rbg.Move) -> Move:
    """Returns a move of a game as it is exchanged over the network.

    >>> game = rbg.load("ticTacToe", engine="interpreter")
    >>> centre = game.new_state().legal_moves()[4]
    >>> encode_move(to_wire(game, centre))
    b'5 4'
    """
    cells = {cell: number for number, cell in enumerate(game.cells, 1)}
    return [ModifierApplication(cells[cell], index) for cell, index in move.actions]


def from_wire(game: rbg.Game, move: Move) -> rbg.Move:
    """Returns a move from the network as one of a game; says nothing about legality."""
    cells = game.cells
    for vertex, _ in move:
        if not 1 <= vertex <= len(cells):
            raise ProtocolError(f"the board has no cell {vertex}, but 1 to {len(cells)}")
    text = ",".join(f"{cells[vertex - 1]}:{index}" for vertex, index in move)
    try:
        return game.move(text)
    except rbg.IllegalMoveError as error:
        raise ProtocolError(f"no move of {game.name}: {error}") from None


def _shown(message: bytes) -> str:
    return repr(message if len(message) <= 60 else message[:60] + b"...")
