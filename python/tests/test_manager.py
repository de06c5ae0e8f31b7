"""Network games."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import rbg
from rbg import manager
from rbg.manager.wire import Frames, decode_move, encode_move, from_wire, to_wire

from played import interpreted

WAIT = 60.0
"""Seconds after which a test fails that waits for the other end."""


class Fake:
    """A server of tic-tac-toe for two clients, after PROTOCOL: no checks, no clocks."""

    def __init__(self, games: int, *, times: bool = True, early: bool = False) -> None:
        self.game = interpreted("ticTacToe")
        self.games = games
        self.times = times
        self.early = early
        self.lines: list[list[str]] = []
        self.failure: BaseException | None = None
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    def _run(self) -> None:
        try:
            self.connections = [self.listener.accept()[0] for _ in range(2)]
            self.frames = [Frames(), Frames()]
            for number, connection in enumerate(self.connections, 1):
                connection.settimeout(WAIT)
                head = b"20.000000\0" if self.times else b""
                text = self.game.description.encode()
                # In two pieces, of which the first ends within a message.
                greeting = head + text + b"\0%d\0" % number
                connection.sendall(greeting[:30])
                connection.sendall(greeting[30:])
            if self.times:
                assert [self._message(seat) for seat in range(2)] == [b"ready"] * 2
            for _ in range(self.games):
                self._play()
        except BaseException as failure:
            self.failure = failure
        finally:
            for connection in [*getattr(self, "connections", []), self.listener]:
                connection.close()

    def _play(self) -> None:
        state = self.game.new_state()
        moves: list[str] = []
        self.lines.append(moves)
        while not state.is_terminal():
            seat = state.current_player
            if self.times:
                self.connections[seat].sendall(b"5.000000\0")
            if self.early:
                # The game ends while somebody thinks; the answer is no move of the next one.
                for connection in self.connections:
                    connection.sendall(b"reset\0")
                decode_move(self._message(seat))
                return
            message = self._message(seat)
            moves.append(message.decode())
            state.apply(from_wire(self.game, decode_move(message)))
            self.connections[1 - seat].sendall(message + b"\0")
        for connection in self.connections:
            connection.sendall(b"reset\0")

    def _message(self, seat: int) -> bytes:
        while (message := self.frames[seat].next()) is None:
            received = self.connections[seat].recv(7)
            assert received, "a client has left"
            self.frames[seat].push(received)
        return message


@contextmanager
def fake(games: int = 1, *, times: bool = True, early: bool = False) -> Iterator[Fake]:
    """Runs a server, and checks that nothing has gone wrong there."""
    server = Fake(games, times=times, early=early)
    yield server
    server.thread.join(WAIT)
    assert not server.thread.is_alive()
    if server.failure is not None:
        raise server.failure


def both(first: Callable[[], object], second: Callable[[], object]) -> list[object]:
    """Runs two players, and returns what they return."""
    results: list[object] = [None, None]

    def run(index: int, player: Callable[[], object]) -> None:
        results[index] = player()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate([first, second])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    assert not any(thread.is_alive() for thread in threads)
    return results


def chooser(seed: int) -> Callable[[rbg.State, float | None], rbg.Move]:
    rng = random.Random(seed)
    return lambda state, _: rng.choice(state.legal_moves())


def player(port: int, seed: int, games: int | None = None) -> Callable[[], object]:
    """Returns a player that plays at random."""

    def play() -> list[manager.GameOver]:
        with manager.Client("127.0.0.1", str(port), timeout=WAIT) as client:
            return client.play(chooser(seed), game=interpreted("ticTacToe"), games=games)

    return play


@pytest.mark.parametrize("times", [True, False])
def test_a_match_is_played_by_choosing_moves(times: bool) -> None:
    with fake(5, times=times) as server:
        first, second = both(player(server.port, 1), player(server.port, 2))
    assert isinstance(first, list) and isinstance(second, list)
    assert [over.returns for over in first] == [over.returns for over in second]
    assert len(first) == 5 and all(over.by_rules for over in first)
    assert [over.state.move_number for over in first] == [len(line) for line in server.lines]


def test_the_names_of_the_original_module_serve() -> None:
    game = interpreted("ticTacToe")

    def original(port: int) -> list[manager.Move]:
        client = manager.Client("127.0.0.1", str(port), timeout=WAIT)
        assert client.description() == game.description
        assert client.preparation_time() == 20.0
        seat = client.player()
        client.Ready()
        state, moves = game.new_state(), []
        while not state.is_terminal():
            if state.current_player + 1 == seat:
                assert client.ReadDeadline() == 5.0
                move = to_wire(game, state.legal_moves()[0])
                client.Write(move)
            else:
                move = client.Read()
                assert move[0].modifier_index in (4, 10) and move[0].vertex >= 1
            state.apply(from_wire(game, move))
            moves.append(move)
        client.ReadReset()
        with pytest.raises(manager.ConnectionLostError):
            client.ReadReset()
        client.close()
        return moves

    with fake() as server:
        first, second = both(lambda: original(server.port), lambda: original(server.port))
    assert isinstance(first, list) and first == second and len(first) >= 5
    assert [encode_move(move).decode() for move in first] == server.lines[0]


def test_asyncio_plays_in_one_thread() -> None:
    game = interpreted("ticTacToe")

    async def choose(state: rbg.State, deadline: float | None) -> rbg.Move:
        await asyncio.sleep(0)
        return state.legal_moves()[-1]

    async def play(port: int, slow: bool) -> list[manager.GameOver]:
        async with await manager.AsyncClient.connect("127.0.0.1", port) as client:
            return await client.play(choose if slow else chooser(3), game=game)

    async def match(port: int) -> tuple[list[manager.GameOver], list[manager.GameOver]]:
        both = asyncio.gather(play(port, True), play(port, False))
        return await asyncio.wait_for(both, WAIT)

    with fake(3) as server:
        first, second = asyncio.run(match(server.port))
    assert [over.returns for over in first] == [over.returns for over in second]
    assert len(first) == 3


def test_who_was_asked_answers_even_when_the_game_has_ended() -> None:
    with fake(2, early=True) as server:
        first, second = both(player(server.port, 1), player(server.port, 2))
    assert isinstance(first, list) and isinstance(second, list)
    assert [over.by_rules for over in second] == [False, False]
    assert len(first) == 2


def test_a_client_leaves_after_as_many_games_as_it_wants() -> None:
    with fake(1) as server:
        first, _ = both(player(server.port, 1, games=1), player(server.port, 2))
    assert isinstance(first, list) and len(first) == 1


def session(seat: int) -> manager.Session:
    game = interpreted("ticTacToe")
    return manager.Session(game, manager.Greeting(1.0, game.description, seat))


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (1, b"5 4\0"),
        (1, b"soon\0"),
        (1, b"-1.0\0"),
        (1, b"nan\0"),
        (2, b"5.000000\0"),
        (2, b"5 10\0"),
        (2, b"10 4\0"),
        (2, b"0 4\0"),
        (2, b"5 4 3\0"),
        (2, b"5 99999999999\0"),
        (2, b"\xff\0"),
        (2, b"\0"),
    ],
)
def test_what_a_server_cannot_say_is_an_error(seat: int, said: bytes) -> None:
    player = session(seat)
    player.push(said)
    with pytest.raises(manager.ProtocolError):
        player.next_event()


def test_a_message_without_an_end_is_an_error() -> None:
    frames = Frames(limit=100)
    frames.push(b"x" * 101)
    with pytest.raises(manager.ProtocolError):
        frames.next()


def test_moves_are_made_in_ones_turn_only() -> None:
    player = session(1)
    first = player.state.legal_moves()[0]
    with pytest.raises(ValueError, match="not this side's turn"):
        player.play(first)
    player.push(b"1.500000\0")
    assert player.next_event() == manager.Turn(1.5)
    assert player.play(first) == b"1 4"
    assert not player.between_games


def test_a_server_that_goes_away_is_an_error() -> None:
    for said in (b"", b"1.000000\0#text", b"1.000000\0#players\0", b"hello\0"):
        with socket.create_server(("127.0.0.1", 0)) as listener:

            def serve(listener: socket.socket = listener, said: bytes = said) -> None:
                connection = listener.accept()[0]
                connection.sendall(said)
                connection.close()

            thread = threading.Thread(target=serve)
            thread.start()
            with pytest.raises((manager.ConnectionLostError, manager.ProtocolError)):
                manager.Client("127.0.0.1", listener.getsockname()[1], timeout=WAIT)
            thread.join(WAIT)


def test_a_match_on_the_server_of_the_command_line(tmp_path: Path) -> None:
    program = os.environ.get("RBG") or shutil.which("rbg")
    if program is None:
        pytest.skip("there is no command rbg: RBG names it, or the path has it")
    if subprocess.run([program, "serve", "--help"], capture_output=True).returncode != 0:
        pytest.skip("the command rbg hosts no games: it is of another version")
    log = tmp_path / "results"
    command = [program, "serve", "ticTacToe", "--port", "0", "--limit", "4", "--engine"]
    command += ["interpreter", "--deadline", "60000", "--log-results", str(log)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        try:
            port = listening(process)
            first, second = both(player(port, 1), player(port, 2))
            assert process.wait(WAIT) == 0
        finally:
            process.kill()
    assert isinstance(first, list) and isinstance(second, list)
    assert [over.returns for over in first] == [over.returns for over in second]
    lines = log.read_text().splitlines()
    assert [tuple(map(int, line.split()[3:5])) for line in lines] == [
        over.returns for over in first
    ]


def listening(process: subprocess.Popen[bytes]) -> int:
    """Returns the port on which a server says that it listens."""
    assert process.stderr is not None
    for line in process.stderr:
        for word in line.decode().replace(",", " ").split():
            host, mark, port = word.rpartition(":")
            if mark and host and port.isdigit():
                return int(port)
    raise AssertionError("the server does not say where it listens")
