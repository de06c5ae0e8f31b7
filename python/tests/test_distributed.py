"""Jobs in processes and on Ray: whatever is killed on the way, the same bytes come out."""

import importlib
import importlib.util
import shlex
import stat
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from rbg import distributed
from rbg.distributed import Progress, ShardError

from program import built

#: A game of two moves.
GAME = """\
#players = white(1), black(1)
#pieces = e, w
#variables =
#board = rectangle(up, down, left, right, [e, e, e])
#rules = ->white (left* + right*) {e} [w] ->black (left* + right*) {e} [w] ->white {! up} {w}
"""

INTERPRETED = {"engine": "interpreter"}


@pytest.fixture
def game(tmp_path: Path) -> str:
    path = tmp_path / "three.rbg"
    path.write_text(GAME)
    return str(path)


class Deadly:
    """A program that dies in the middle of some of its runs, and computes shards in the others."""

    def __init__(
        self,
        folder: Path,
        program: list[str],
        deaths: int,
        victim: str = "$$",
        signal: str = "KILL",
    ) -> None:
        self.left = folder / "deaths"
        self.left.mkdir()
        for number in range(deaths):
            (self.left / str(number)).touch()
        self.path = folder / "deadly"
        real = shlex.join(program)
        self.path.write_text(
            f"""#!/bin/sh
if [ "$2" = run ]; then
    for death in {shlex.quote(str(self.left))}/*; do
        if rm "$death" 2>/dev/null; then
            {real} "$@" >/dev/null 2>&1 &
            sleep 0.05
            kill -{signal} $! {victim}
            wait $!
            exit $?
        fi
    done
fi
exec {real} "$@"
"""
        )
        self.path.chmod(self.path.stat().st_mode | stat.S_IXUSR)

    def deaths_left(self) -> int:
        return len(list(self.left.iterdir()))


def at_once(program: list[str], folder: Path, *arguments: str, **options: Any) -> bytes:
    """Returns the bytes of a job that is computed as a whole, by one process."""
    options = {**options, "shards": 1}
    job = distributed.plan(*arguments, out=folder / "at once", program=program, **options)
    subprocess.run([*program, "shard", "run", str(job)], check=True, capture_output=True)
    merged = folder / "at-once.json"
    words = [*program, "shard", "merge", str(job), "--out", str(merged)]
    subprocess.run(words, check=True, capture_output=True)
    return merged.read_bytes()


def test_workers_that_are_told_to_end_are_started_again(
    tmp_path: Path, game: str, program: list[str]
) -> None:
    work = {"count": 600, "seed": 7, **INTERPRETED}
    job = distributed.plan("playouts", game, out=tmp_path / "job", program=program, shards=2, **work)
    deadly = Deadly(tmp_path, program, deaths=2, victim="", signal="TERM")
    merged = distributed.run(job, workers=1, program=deadly.path, retries=2)
    assert deadly.deaths_left() == 0
    assert merged.path.read_bytes() == at_once(program, tmp_path, "playouts", game, **work)


def test_killed_workers_make_no_difference(tmp_path: Path, game: str, program: list[str]) -> None:
    work = {"count": 60, "seed": 7, **INTERPRETED}
    job = distributed.plan("playouts", game, out=tmp_path / "job", program=program, shards=6, **work)
    deadly = Deadly(tmp_path, program, deaths=4)
    seen: list[Progress] = []
    merged = distributed.run(job, workers=2, program=deadly.path, progress=seen.append, retries=4)
    assert deadly.deaths_left() == 0
    assert merged.path.read_bytes() == at_once(program, tmp_path, "playouts", game, **work)
    assert (merged.verb, merged.game) == ("playouts", "three")
    assert merged.outcome["playouts"]["playouts"] == 60
    retried = [step.retried for step in seen if step.retried]
    assert len(retried) == 4 and all("SIGKILL" in reason for reason in retried)
    done = [step.done for step in seen if not step.retried]
    assert done == list(range(7)) and {step.total for step in seen} == {6}


def test_files_of_self_play_are_those_of_one_process(
    tmp_path: Path, game: str, program: list[str]
) -> None:
    work = ["--games", "5", "--per-file", "2", "--iterations", "4", "--no-net"]
    alone = tmp_path / "alone"
    words = [*program, "selfplay", game, *work, "--out", str(alone)]
    subprocess.run(words, check=True, capture_output=True)
    job = distributed.plan(
        "selfplay",
        game,
        out=tmp_path / "job",
        program=program,
        games=5,
        per_file=2,
        iterations=4,
        no_net=True,
    )
    files = tmp_path / "files"
    merged = distributed.run(job, workers=2, program=program, files=files)
    assert [file["games"] for file in merged.outcome["selfplay"]] == [2, 2, 1]
    contents = [{path.name: path.read_bytes() for path in at.iterdir()} for at in (alone, files)]
    assert contents[0] == contents[1] and len(contents[0]) == 3


def test_what_is_there_is_not_computed_again(
    tmp_path: Path, game: str, program: list[str]
) -> None:
    job = distributed.plan("perft", game, out=tmp_path / "job", program=program, depth=2, **INTERPRETED)
    shards = len(list((job / "shards").iterdir()))
    first = distributed.run(job, workers=2, program=program)
    assert first.outcome == {"perft": 6} and shards > 1
    # Whoever runs a shard now dies.
    deadly = Deadly(tmp_path, program, deaths=100)
    seen: list[Progress] = []
    again = distributed.run(job, program=deadly.path, progress=seen.append)
    assert again == first and deadly.deaths_left() == 100
    assert seen == [Progress(shards, shards, None, None)]
    # One result is lost and one is cut off: these are computed again.
    lost, cut = sorted((job / "results").iterdir())[:2]
    lost.unlink()
    cut.write_bytes(cut.read_bytes()[:40])
    bytes_before = first.path.read_bytes()
    distributed.run(job, program=program, progress=seen.append)
    assert [step.done for step in seen[1:]] == [shards - 2, shards - 1, shards]
    assert first.path.read_bytes() == bytes_before


def test_a_worker_that_always_dies_ends_the_run_and_leaves_the_rest(
    tmp_path: Path, game: str, program: list[str]
) -> None:
    work = {"count": 6, "shards": 3, **INTERPRETED}
    job = distributed.plan("playouts", game, out=tmp_path / "job", program=program, **work)
    deadly = Deadly(tmp_path, program, deaths=100)
    with pytest.raises(ShardError, match="000000.json: killed by SIGKILL"):
        distributed.run(job, workers=1, retries=2, program=deadly.path)
    assert deadly.deaths_left() == 97
    assert distributed.run(job, program=program).outcome["playouts"]["playouts"] == 6


def test_who_watches_can_end_a_run_which_goes_on_later(
    tmp_path: Path, game: str, program: list[str]
) -> None:
    work = {"count": 40, "shards": 20, **INTERPRETED}
    job = distributed.plan("playouts", game, out=tmp_path / "job", program=program, **work)

    def stop(step: Progress) -> None:
        if step.done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        distributed.run(job, workers=2, program=program, progress=stop)
    done = len(list((job / "results").glob("*.json")))
    assert 3 <= done < 20
    seen: list[Progress] = []
    distributed.run(job, workers=2, program=program, progress=seen.append)
    assert seen[0].done == done and seen[-1].done == 20


def test_what_cannot_work_is_told(tmp_path: Path, game: str, program: list[str]) -> None:
    with pytest.raises(ShardError, match="there is no game 'checkres'; did you mean"):
        distributed.plan("perft", "checkres", out=tmp_path / "job", program=program, depth=2)
    with pytest.raises(ShardError, match="is no folder of a job"):
        distributed.run(tmp_path, program=program)
    with pytest.raises(ValueError, match="on has to be"):
        distributed.run(tmp_path, on="clouds", program=program)  # type: ignore[arg-type]
    job = distributed.plan("fuzz", games=4, shards=2, out=tmp_path / "job", program=program)
    with pytest.raises(ShardError, match="rbg cannot run shards of fuzz"):
        distributed.run(job, workers=1, retries=0, program=program)


#: What needs the extra ``ray``: a cluster of two workers on this machine.
ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="the extra `ray` is not installed"
)


def check_on_ray(
    folder: Path, program: list[str], arguments: list[str], **options: Any
) -> distributed.Merged:
    """Computes a job on two workers, of which one is killed in the middle, and by one process."""
    job = distributed.plan(*arguments, out=folder / "job", program=program, **options)
    # The parent of the program is the worker.
    deadly = Deadly(folder, program, deaths=1, victim="$PPID")
    seen: list[Progress] = []
    merged = distributed.run(job, on="ray", workers=2, program=deadly.path, progress=seen.append)
    assert deadly.deaths_left() == 0
    assert any(step.retried for step in seen)
    assert merged.path.read_bytes() == at_once(program, folder, *arguments, **options)
    return merged


class Endless:
    """A program that computes the first shard that it is given, and nothing else for ever."""

    def __init__(self, folder: Path, program: list[str]) -> None:
        self.first = folder / "first"
        self.first.touch()
        self.running = folder / "running"
        self.running.mkdir()
        self.path = folder / "endless"
        self.path.write_text(
            f"""#!/bin/sh
case "$1 $2" in "shard run")
    if ! rm {shlex.quote(str(self.first))} 2>/dev/null; then
        touch {shlex.quote(str(self.running))}/$$
        exec sleep 1000000
    fi;;
esac
exec {shlex.join(program)} "$@"
"""
        )
        self.path.chmod(self.path.stat().st_mode | stat.S_IXUSR)

    def alive(self) -> list[int]:
        """Returns the processes that compute nothing."""
        numbers = [int(file.name) for file in self.running.iterdir()]
        return [number for number in numbers if Path(f"/proc/{number}").exists()]


@ray
def test_a_run_that_is_stopped_leaves_nothing_on_a_cluster_of_others(
    tmp_path: Path, game: str, program: list[str]
) -> None:
    cluster: Any = importlib.import_module("ray")
    cluster.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        work = {"count": 40, "shards": 20, **INTERPRETED}
        job = distributed.plan("playouts", game, out=tmp_path / "job", program=program, **work)
        endless = Endless(tmp_path, program)
        seen_alive: list[int] = []

        def stop(step: Progress) -> None:
            if step.done == 1:
                while not (found := endless.alive()):
                    time.sleep(0.01)
                seen_alive.extend(found)
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            distributed.run(job, on="ray", program=endless.path, progress=stop)
        assert seen_alive and cluster.is_initialized()
        # What was waiting in the cluster may have been about to begin.
        deadline = time.monotonic() + 60
        while (left := endless.alive()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert left == []
        merged = distributed.run(job, on="ray", program=program)
        assert merged.outcome["playouts"]["playouts"] == 40
    finally:
        cluster.shutdown()


@ray
def test_a_count_on_ray_survives(tmp_path: Path, program: list[str]) -> None:
    work = {"depth": 6, "shards": 20}
    merged = check_on_ray(tmp_path, program, ["perft", "breakthrough"], **work)
    assert merged.outcome == {"perft": 149_264_638}


@ray
def test_a_campaign_on_ray_survives(tmp_path: Path) -> None:
    work = {"games": 6, "ways": 1, "seed": 1, "shards": 3}
    merged = check_on_ray(tmp_path, built("xtask"), ["fuzz"], **work)
    assert merged.outcome["fuzz"]["games"] == 6
    assert merged.outcome["fuzz"]["failures"] == []
