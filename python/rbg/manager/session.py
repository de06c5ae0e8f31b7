"""The games of a match, as a player hears of them: bytes in, events out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import rbg
from rbg.manager.wire import (
    Frames,
    ProtocolError,
    decode_move,
    encode_move,
    from_wire,
    player_of,
    seconds_of,
    text_of,
    to_wire,
)

__all__ = ["Event", "GameOver", "Greeting", "Moved", "Session", "Turn"]


@dataclass(frozen=True)
class Greeting:
    """What a server says before the first game."""

    preparation_time: float | None
    """The time to prepare, in seconds; ``None`` from the older servers, which tell no times."""
    description: str
    """The description of the game."""
    player: int
    """The number of this side's player, from 1."""


@dataclass(frozen=True)
class Turn:
    """This side is to move."""

    deadline: float | None
    """The time for the move, in seconds; ``None`` from the older servers."""


@dataclass(frozen=True)
class Moved:
    """Another player has moved."""

    player: int
    """Who, from 1."""
    move: rbg.Move
    """The move."""


@dataclass(frozen=True)
class GameOver:
    """A game has ended."""

    returns: tuple[int, ...]
    """The scores as they stand."""
    by_rules: bool
    """Whether it is over by the rules; otherwise the server has ended it."""
    state: rbg.State
    """The last position."""


Event: TypeAlias = "Turn | Moved | GameOver"
"""What happens in a match."""


def greeting_of(messages: list[bytes]) -> Greeting | None:
    """Returns the greeting that messages are, as soon as all are there."""
    if not messages:
        return None
    try:
        preparation: float | None = seconds_of(messages[0])
    except ProtocolError:
        preparation = None
    rest = messages if preparation is None else messages[1:]
    if rest and b"#" not in rest[0]:
        raise ProtocolError(f"no description of a game: {rest[0][:60]!r}")
    if len(rest) < 2:
        return None
    return Greeting(preparation, text_of(rest[0]), player_of(rest[1]))


class Session:
    """The games of a match, with a copy of the position from which follows what is due.

    >>> game = rbg.load("ticTacToe", engine="interpreter")
    >>> session = Session(game, Greeting(20.0, game.description, 2))
    >>> session.push(b"5 4" + bytes(1))
    >>> session.next_event().player
    1
    >>> session.state.current_player
    1
    """

    def __init__(
        self, game: rbg.Game, greeting: Greeting, frames: Frames | None = None
    ) -> None:
        if greeting.player > len(game.players):
            raise ProtocolError(f"{game.name} has no player {greeting.player}")
        self.game = game
        self.player = greeting.player
        self.state = game.new_state()
        self._times = greeting.preparation_time is not None
        self._frames = Frames() if frames is None else frames
        self._turn = False
        self._owed: bytes | None = None
        self._heard = False

    def push(self, received: bytes) -> None:
        """Takes bytes from the server."""
        self._frames.push(received)

    def next_event(self) -> Event | None:
        """Returns what happens next, if enough bytes are there to tell."""
        if not self._times and not self._turn and self._is_own():
            self._turn = True
            return Turn(None)
        message = self._frames.next()
        if message is None:
            return None
        if message == b"reset":
            over = GameOver(self.state.returns(), self.state.is_terminal(), self.state)
            if self._turn and self._times:
                # A server that has asked takes the next message for the answer.
                self._owed = encode_move(to_wire(self.game, self.state.legal_moves()[0]))
            self.state = self.game.new_state()
            self._turn = self._heard = False
            return over
        if self._turn or self.state.is_terminal():
            raise ProtocolError(f"{message[:60]!r} where nothing of this kind is due")
        if self._is_own():
            self._turn = True
            return Turn(seconds_of(message))
        move = from_wire(self.game, decode_move(message))
        player = self.state.current_player + 1
        try:
            self.state.apply(move)
        except rbg.IllegalMoveError as error:
            raise ProtocolError(f"the server relays a move that is not legal: {error}") from None
        self._heard = True
        return Moved(player, move)

    def _is_own(self) -> bool:
        over = self.state.is_terminal()
        return not over and self.state.current_player + 1 == self.player

    def take_owed(self) -> bytes | None:
        """Returns, once, the message that is due where a game ended in this side's turn."""
        owed, self._owed = self._owed, None
        return owed

    def play(self, move: rbg.Move) -> bytes:
        """Makes a move of this side, and returns the message that tells it."""
        if not self._turn:
            raise ValueError("it is not this side's turn")
        self.state.apply(move)
        self._turn = False
        return encode_move(to_wire(self.game, move))

    @property
    def between_games(self) -> bool:
        """Whether a match can end here."""
        if not self._times:
            # Nobody says that there is no further game: this side may have begun it.
            return not self._heard and not self._frames
        return not self.state.move_number and not self._turn and not self._frames
