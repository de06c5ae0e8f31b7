"""The loop of training, with a program that makes games up."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jax", exc_type=ImportError)

from rbg import train
from rbg.train.__main__ import main
from rbg.train.interrupt import Interrupt
from rbg.train.loop import Progress

#: A game with the one variable that the fabricated shards have.
GAME = """\
#players = white(4), black(4)
#pieces = e, w
#variables =
#board = rectangle(up, down, left, right, [e, e, e])
#rules = ->white {e} [w] ->black {e} [$ white = 4] ->white {e}
"""
HERE = Path(__file__).resolve().parent
PROGRAM = f"{sys.executable} {HERE / 'fabricated.py'}"
SMALL = train.Settings(
    positions=24,
    first_games=8,
    window=2,
    reuse=10,
    gate_every=2,
    gate_games=4,
    architecture=train.Architecture(2, 4),
    optimisation=train.Optimisation(batch=8, warm_up=4),
)


@pytest.fixture
def game(tmp_path: Path) -> str:
    path = tmp_path / "fabricated.rbg"
    path.write_text(GAME)
    return str(path)


def trained(game: str, out: Path, rounds: int, **more: Any) -> train.Trained:
    return train.train(
        game, out=out, rounds=rounds, settings=SMALL, program=PROGRAM.split(), **more
    )


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder of a training of four rounds that nothing has stopped."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / "fabricated.rbg").write_text(GAME)
    trained(str(folder / "fabricated.rbg"), folder / "out", 4)
    return folder / "out"


def networks(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "networks").iterdir()}


def without_times(folder: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]
    return [{**line, "seconds": 0} for line in lines]


def test_rounds_follow_each_other(game: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    stages: list[str] = []
    done = trained(game, out, 4, progress=lambda progress: stages.append(progress.stage))
    assert [played.number for played in done.rounds] == [1, 2, 3, 4]
    firsts = [(played.first, played.games, played.network) for played in done.rounds]
    assert firsts == [(0, 8, None), (8, 8, None), (16, 8, 1), (24, 8, 2)]
    assert [played.positions for played in done.rounds] == [24] * 4
    # Each position is learned from so often in the mean, and no more.
    assert [played.steps for played in done.rounds] == [30, 60, 90, 120]
    assert [played.window for played in done.rounds] == [24, 48, 48, 48]
    assert [played.accepted for played in done.rounds] == [False, True, False, True]
    assert done.rounds[3].gate == train.Match(2, 0, 2)
    assert done.rounds[3].policy_loss < done.rounds[0].policy_loss
    assert {"learning", "matches", "round"} <= set(stages)
    assert done.network is not None and done.network.exists()
    read = train.NetworkFile.read(done.network)
    assert read.header["made"]["rounds"] == 4 and read.header["made"]["games"] == 32
    assert "<svg" in done.report.read_text()
    # What no later round needs is gone.
    assert sorted(path.name for path in (out / "shards").iterdir()) == ["000004"]


def test_a_training_in_parts_and_on_two_cores_is_the_same(
    game: str, whole: Path, tmp_path: Path
) -> None:
    trained(game, tmp_path, 1, cores=2)
    for shard in (tmp_path / "shards").rglob("*.safetensors"):
        shard.unlink()
    trained(game, tmp_path, 4, cores=2)
    assert networks(tmp_path) == networks(whole)
    assert without_times(tmp_path)[2:3] == without_times(whole)[2:3]


def test_a_training_that_is_killed_goes_on_to_the_same_bytes(
    game: str, whole: Path, tmp_path: Path
) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import test_train_loop as t; "
        "from pathlib import Path; t.trained(sys.argv[2], Path(sys.argv[3]), 4)"
    )
    killed = tmp_path / "killed"
    words = [sys.executable, "-c", code, str(HERE), game, str(killed)]
    for seen in ("networks/000001.safetensors", "networks/000003.safetensors"):
        process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        try:
            while not (killed / seen).exists() and process.poll() is None:
                time.sleep(0.01)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
    trained(game, killed, 4)
    assert networks(killed) == networks(whole)
    assert without_times(killed) == without_times(whole)


def test_what_progress_raises_ends_a_training_that_goes_on_later(
    game: str, whole: Path, tmp_path: Path
) -> None:
    def stop(progress: train.Progress) -> None:
        if progress.round == 2 and progress.stage == "learning":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trained(game, tmp_path, 4, progress=stop, cores=2)
    assert len(without_times(tmp_path)) == 1
    done = trained(game, tmp_path, 4)
    assert [played.number for played in done.rounds] == [1, 2, 3, 4]
    assert networks(tmp_path) == networks(whole)


def test_files_of_other_trainings_are_refused(game: str, tmp_path: Path) -> None:
    trained(game, tmp_path, 1)
    other = train.Settings(seed=2)
    with pytest.raises(train.FileError, match="other settings: seed, positions"):
        train.train(game, out=tmp_path, rounds=2, settings=other, program=PROGRAM.split())
    checkpoint = tmp_path / "checkpoint.safetensors"
    data = checkpoint.read_bytes()
    checkpoint.write_bytes(data[: len(data) // 2])
    with pytest.raises(train.FileError, match="damaged"):
        trained(game, tmp_path, 2)


def test_arguments_that_cannot_be_used_are_refused(game: str, tmp_path: Path) -> None:
    for wrong in ({"cores": 0}, {"rounds": 0}, {"hours": -1}, {"hours": float("nan")}):
        with pytest.raises(ValueError, match="has to be"):
            train.train(game, out=tmp_path, **wrong)  # type: ignore[arg-type]
    for settings in ({"window": 0}, {"reuse": 0}, {"seed": -1}):
        with pytest.raises(ValueError, match="has to be"):
            train.Settings(**settings)  # type: ignore[arg-type]


ARGUMENTS = ["--rounds", "1", "--positions", "8", "--blocks", "1", "--channels", "4"]


def test_the_command_trains(
    game: str, tmp_path: Path, monkeypatch: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RBG_PROGRAM", PROGRAM)
    out = tmp_path / "out"
    assert main([game, "--out", str(out), "--json", *ARGUMENTS]) == 0
    printed = capsys.readouterr()
    line = json.loads(printed.out)
    assert line["rounds"] == 1 and line["last"]["games"] == 64
    assert Path(line["network"]).exists()
    assert "round 1: " in printed.err
    assert main([game, "--out", str(out), *ARGUMENTS, "--seed", "2"]) == 1
    assert "other settings: seed" in capsys.readouterr().err
    for wrong in (["--rounds", "0"], ["--reuse", "0"]):
        with pytest.raises(SystemExit) as raised:
            raise SystemExit(main([game, "--out", str(out), *wrong]))
        assert raised.value.code == 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_ctrl_c_counts_where_it_cannot_be_raised() -> None:
    class Collected:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    shown: list[Progress] = []
    before = signal.getsignal(signal.SIGINT)
    with Interrupt(shown.append) as progress:
        progress(Progress("playing", 1))
        collected = Collected()
        del collected
        with pytest.raises(KeyboardInterrupt):
            progress(Progress("playing", 2))
    assert [one.round for one in shown] == [1]
    assert signal.getsignal(signal.SIGINT) is before


def test_the_command_ends_with_ctrl_c(game: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = [sys.executable, "-m", "rbg.train", game, "--out", str(out), "--positions", "8"]
    environment = {**os.environ, "RBG_PROGRAM": PROGRAM}
    process = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        while not (out / "checkpoint.safetensors").exists() and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert said.splitlines()[-1].startswith("stopped; the same command goes on")
