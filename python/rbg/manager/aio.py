"""A client for :mod:`asyncio`: many matches in one thread."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Self

import rbg
from rbg.manager.client import CHUNK
from rbg.manager.session import Event, GameOver, Greeting, Session, Turn, greeting_of
from rbg.manager.wire import ConnectionLostError, Frames

__all__ = ["AsyncClient"]


class AsyncClient:
    """A player's connection to a server, greeted: see :meth:`connect`."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        greeting: Greeting,
        frames: Frames,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._frames = frames
        self._session: Session | None = None
        self.greeting = greeting
        """What the server has said before the first game."""

    @classmethod
    async def connect(cls, host: str, port: str | int) -> Self:
        """Connects, and waits until all players are there and the server has greeted."""
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            frames = Frames()
            messages: list[bytes] = []
            while (greeting := greeting_of(messages)) is None:
                while (message := frames.next()) is None:
                    received = await _received(reader)
                    if not received:
                        raise ConnectionLostError("the server has closed the connection")
                    frames.push(received)
                messages.append(message)
        except BaseException:
            writer.close()
            raise
        return cls(reader, writer, greeting, frames)

    async def begin(self, game: rbg.Game | None = None) -> Session:
        """Tells the server that this side is prepared, and returns the games of the match.

        ``game`` is one made of the description; without it :func:`rbg.load` makes one, on another
        thread.
        """
        if game is None:
            description = self.greeting.description
            game = await asyncio.to_thread(rbg.load, description, name="received")
        self._session = Session(game, self.greeting, self._frames)
        if self.greeting.preparation_time is not None:
            await self._send(b"ready")
        return self._session

    async def events(self, game: rbg.Game | None = None) -> AsyncIterator[Event]:
        """Yields what happens until the match is over; after each :class:`Turn` comes :meth:`move`."""
        session = self._session or await self.begin(game)
        while True:
            while (event := session.next_event()) is None:
                received = await _received(self._reader)
                if not received:
                    if session.between_games:
                        return
                    raise ConnectionLostError("the server has closed the connection within a game")
                session.push(received)
            if (owed := session.take_owed()) is not None:
                await self._send(owed)
            yield event

    async def move(self, move: rbg.Move) -> None:
        """Makes a move in the game that :meth:`events` tells of."""
        if self._session is None:
            raise ValueError("the match has not begun")
        await self._send(self._session.play(move))

    async def play(
        self,
        choose: Callable[[rbg.State, float | None], rbg.Move | Awaitable[rbg.Move]],
        *,
        game: rbg.Game | None = None,
        games: int | None = None,
    ) -> list[GameOver]:
        """Plays until the match is over, or for so many games, and returns how they ended.

        ``choose`` gets a copy of the position and the seconds for the move; it may be a coroutine.
        """
        over: list[GameOver] = []
        async for event in self.events(game):
            if isinstance(event, Turn):
                assert self._session is not None
                chosen = choose(self._session.state.clone(), event.deadline)
                await self.move(await chosen if inspect.isawaitable(chosen) else chosen)
            elif isinstance(event, GameOver):
                over.append(event)
                if len(over) == games:
                    break
        return over

    async def close(self) -> None:
        """Leaves the match."""
        self._writer.close()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            await self._writer.wait_closed()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def _send(self, message: bytes) -> None:
        # Reading tells why a server has gone away, and what it has said before.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self._writer.write(message + b"\0")
            await self._writer.drain()


async def _received(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(CHUNK)
    except ConnectionResetError:
        return b""
