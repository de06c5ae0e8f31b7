"""A client that blocks, with the names of the original Python module."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Self

import rbg
from rbg.manager.session import Event, GameOver, Greeting, Session, Turn, greeting_of
from rbg.manager.wire import (
    ConnectionLostError,
    Frames,
    Move,
    ProtocolError,
    decode_move,
    encode_move,
    seconds_of,
)

__all__ = ["Client"]

CHUNK = 1 << 14


class Client:
    """A player's connection to a server, greeted.

    ``Ready``, ``ReadDeadline``, ``Read``, ``Write`` and ``ReadReset`` are those of the original
    module: whoever calls them has to know what is due, since the messages do not say it. :meth:`events`
    and :meth:`play` know it, from the rules. One client is used in one of the two ways.

    ``timeout`` is the number of seconds after which waiting for the server fails with
    :class:`TimeoutError`; ``None``: never.
    """

    def __init__(self, host: str, port: str | int, *, timeout: float | None = None) -> None:
        self._frames = Frames()
        self._session: Session | None = None
        self._socket = socket.create_connection((host, int(port)), timeout)
        try:
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            messages: list[bytes] = []
            while (greeting := greeting_of(messages)) is None:
                messages.append(self._message())
        except BaseException:
            self._socket.close()
            raise
        self.greeting: Greeting = greeting
        """What the server has said before the first game."""

    def description(self) -> str:
        """Returns the description of the game."""
        return self.greeting.description

    def player(self) -> int:
        """Returns the number of this side's player, from 1."""
        return self.greeting.player

    def preparation_time(self) -> float | None:
        """Returns the seconds to prepare; ``None`` from servers that do not tell."""
        return self.greeting.preparation_time

    def ready(self) -> None:
        """Tells the server that this side is prepared, if it asks for that."""
        if self.greeting.preparation_time is not None:
            self._send(b"ready")

    def read_deadline(self) -> float:
        """Waits for the seconds for the next move of this side."""
        return seconds_of(self._message())

    def read_move(self) -> Move:
        """Waits for the move of another player."""
        return decode_move(self._message())

    def write_move(self, move: Iterable[tuple[int, int]]) -> None:
        """Makes a move: pairs of a cell and the number of a modifier, both from 1."""
        self._send(encode_move(move))

    def read_reset(self) -> None:
        """Waits for the end of the game."""
        message = self._message()
        if message != b"reset":
            raise ProtocolError(f"{message[:60]!r} where the end of the game is due")

    Ready = ready
    ReadDeadline = read_deadline
    Read = read_move
    Write = write_move
    ReadReset = read_reset

    def begin(self, game: rbg.Game | None = None) -> Session:
        """Tells the server that this side is prepared, and returns the games of the match.

        ``game`` is one made of the description; without it :func:`rbg.load` makes one.
        """
        if game is None:
            game = rbg.load(self.greeting.description, name="received")
        self._session = Session(game, self.greeting, self._frames)
        self.ready()
        return self._session

    def events(self, game: rbg.Game | None = None) -> Iterator[Event]:
        """Yields what happens until the match is over; after each :class:`Turn` comes :meth:`move`."""
        session = self._session or self.begin(game)
        while True:
            while (event := session.next_event()) is None:
                received = self._receive()
                if not received:
                    if session.between_games:
                        return
                    raise ConnectionLostError("the server has closed the connection within a game")
                session.push(received)
            if (owed := session.take_owed()) is not None:
                self._send(owed)
            yield event

    def move(self, move: rbg.Move) -> None:
        """Makes a move in the game that :meth:`events` tells of."""
        if self._session is None:
            raise ValueError("the match has not begun")
        self._send(self._session.play(move))

    def play(
        self,
        choose: Callable[[rbg.State, float | None], rbg.Move],
        *,
        game: rbg.Game | None = None,
        games: int | None = None,
    ) -> list[GameOver]:
        """Plays until the match is over, or for so many games, and returns how they ended.

        ``choose`` gets a copy of the position and the seconds for the move.
        """
        over: list[GameOver] = []
        for event in self.events(game):
            if isinstance(event, Turn):
                assert self._session is not None
                self.move(choose(self._session.state.clone(), event.deadline))
            elif isinstance(event, GameOver):
                over.append(event)
                if len(over) == games:
                    break
        return over

    def close(self) -> None:
        """Leaves the match."""
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _send(self, message: bytes) -> None:
        # Reading tells why a server has gone away, and what it has said before.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self._socket.sendall(message + b"\0")

    def _receive(self) -> bytes:
        try:
            return self._socket.recv(CHUNK)
        except ConnectionResetError:
            return b""

    def _message(self) -> bytes:
        while (message := self._frames.next()) is None:
            received = self._receive()
            if not received:
                raise ConnectionLostError("the server has closed the connection")
            self._frames.push(received)
        return message
