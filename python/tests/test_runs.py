"""Long runs: their results, progress, and ends."""

import time

import pytest
import rbg

from played import assert_interrupted, interpreted, native


def test_random_games_depend_on_their_seed_alone() -> None:
    game = native("breakthrough_5x5")
    one = game.playouts(500, seed=7)
    assert one.playouts == one.moves.count == 500
    for threads in (2, 3, 64):
        assert game.playouts(500, seed=7, threads=threads) == one
    with pytest.raises(ValueError, match="at least 1"):
        game.playouts(500, threads=0)
    assert game.playouts(500, seed=8) != one
    assert set(one.scores) == set(game.players)
    white, black = (one.scores[player].mean for player in game.players)
    assert white is not None and black is not None and white + black == pytest.approx(100)


def test_lists_of_moves_are_counted_on_demand() -> None:
    game = interpreted("ticTacToe")
    listed = game.playouts(20, mode="enumerate")
    assert (listed.branching.max, listed.branching.count) == (9, round(20 * (listed.moves.mean or 0)))
    assert game.playouts(20).branching.mean is None


def test_games_are_played_for_a_time() -> None:
    game = native("ticTacToe")
    stats = game.playouts(seconds=0.2, threads=2)
    assert stats.seconds >= 0.2 and stats.playouts > 0
    assert stats.playouts_per_second == pytest.approx(stats.playouts / stats.seconds)


@pytest.mark.parametrize(
    ("arguments", "keywords", "told"),
    [
        ((), {}, "either count or seconds"),
        ((5,), {"seconds": 1.0}, "either count or seconds"),
        ((5,), {"mode": "best"}, "mode is 'sample' or 'enumerate'"),
        ((), {"seconds": float("nan")}, "seconds are between"),
    ],
)
def test_wrong_requests_are_refused(
    arguments: tuple[int, ...], keywords: dict[str, float], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        interpreted("ticTacToe").playouts(*arguments, **keywords)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="beyond the limit"):
        interpreted("ticTacToe").perft(10**6)


def test_progress_is_told_and_can_stop_a_run() -> None:
    game = interpreted("breakthrough")
    told: list[int] = []

    def stop_after_three(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        game.playouts(10**9, progress=stop_after_three)
    assert len(told) == 3 and told == sorted(told)
    told.clear()
    with pytest.raises(KeyError, match="enough"):
        game.playouts(10**9, threads=2, progress=stop_after_three)
    told.clear()
    with pytest.raises(KeyError, match="enough"):
        game.perft(12, progress=stop_after_three)


@pytest.mark.parametrize(
    "run", ["game.perft(20)", "game.playouts(10**12)", "game.playouts(10**12, threads=2)"]
)
def test_ctrl_c_ends_a_run(run: str) -> None:
    assert_interrupted('game = rbg.load("breakthrough", engine="interpreter")', run)


def test_other_threads_run_beside_a_long_run() -> None:
    import threading

    game = interpreted("breakthrough")
    counted = 0
    thread = threading.Thread(target=lambda: game.playouts(40))
    thread.start()
    while thread.is_alive():
        counted += 1
        time.sleep(0.001)
    thread.join()
    assert counted > 20


def test_a_state_may_be_used_by_several_threads() -> None:
    from concurrent.futures import ThreadPoolExecutor

    state = interpreted("ticTacToe").new_state()

    def look(_: int) -> int:
        copied = state.clone()
        copied.apply(copied.legal_moves()[0])
        return len(state.legal_moves()) + copied.move_number

    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(look, range(400))) == {10}
    assert isinstance(state, rbg.State) and state.move_number == 0
