"""Large work on many machines: shards of a job, run in processes or on a Ray cluster.

A *job* is cut into shards by :func:`plan`, or by the command ``rbg shard plan``; :func:`run` computes
those that are not there yet and returns what all of them come to. A result depends on nothing but
its shard, so the outcome is the same, byte for byte, whatever runs the shards, in whatever order,
and whatever is killed on the way::

    from rbg import distributed

    job = distributed.plan("perft", "breakthrough", depth=6, shards=100, out="job")
    merged = distributed.run(job, on="processes", workers=8)
    print(merged.outcome["perft"])

The work is done by the program ``rbg`` (``cargo install --path cli``; for campaigns of random games
and verification, which maintainers run, ``cargo xtask``). On Ray it has to be on every machine at
the same path, and nothing else is shared: shards and results travel with the tasks.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import importlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

from rbg import atomic_file
from rbg.errors import RbgError

__all__ = ["Merged", "Progress", "ShardError", "plan", "run"]

PathLike = str | os.PathLike[str]
#: The program, as a path, or as the words of a command.
Program = PathLike | Sequence[str]

#: The environment variable with the program to be run, as a shell would read it.
PROGRAM_VARIABLE = "RBG_PROGRAM"

#: The exit code of arguments that cannot be used: trying again would not help.
_USAGE = 2
#: The seconds that cancelled tasks have to end.
_TIME_TO_END = 10.0
#: The exit code of a program that was stopped by Ctrl-C.
_INTERRUPTED = 130


class ShardError(RbgError):
    """Work that could not be planned, computed or merged; the text is what the program said."""


class _Died(Exception):
    """A shard without a result, which may be tried again."""


@dataclass(frozen=True)
class Progress:
    """How far a run is, each time that something has happened to a shard."""

    done: int
    """Shards whose results are there."""
    total: int
    """Shards of the job."""
    shard: Path | None
    """The file of the shard that it is about; none at the beginning."""
    retried: str | None
    """Why the shard is tried again; none where it is done."""


@dataclass(frozen=True)
class Merged:
    """What the results of a job come to."""

    verb: str
    """The verb of the job."""
    game: str | None
    """The name of the game, where the job is about one."""
    outcome: dict[str, Any]
    """What comes of it, by the verb: ``outcome["perft"]`` is a number."""
    path: Path
    """The file with all of it, the same bytes whatever computed it."""


@dataclass(frozen=True)
class _Task:
    shard: Path
    result: Path


class _Engine(Protocol):
    """Who computes shards, some at the same time."""

    @property
    def slots(self) -> int:
        """The number of shards that may be under way."""

    def start(self, task: _Task) -> Any:
        """Starts a shard and returns a handle."""

    def wait(self, handles: Sequence[Any]) -> Any:
        """Returns one of the handles, whose shard has ended."""

    def finish(self, handle: Any, task: _Task) -> None:
        """Sees to it that the result of a shard that has ended is there, or raises."""


def plan(
    verb: str,
    *arguments: str,
    out: PathLike,
    program: Program | None = None,
    **options: object,
) -> Path:
    """Cuts work into shards, in the folder ``out``, which is returned.

    ``verb`` is what ``rbg shard plan`` takes: ``playouts``, ``perft``, ``tournament``, ``selfplay``,
    ``fuzz`` or ``verify``; ``arguments`` are its games and ``options`` its options: ``depth=6`` is ``--depth 6``,
    ``agents=["mcts", "random"]`` is ``--agents mcts random``, ``deep=True`` is ``--deep``. A job that
    is there already is left as it is.
    """
    words = ["shard", "plan", verb, *arguments, "--out", os.fspath(out)]
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        if value is None or value is False:
            continue
        words.append(option)
        if isinstance(value, list | tuple):
            words.extend(str(element) for element in value)
        elif value is not True:
            words.append(str(value))
    _call(command_of(program), words)
    return Path(out)


def run(
    job: PathLike,
    on: Literal["processes", "ray"] = "processes",
    *,
    workers: int | None = None,
    retries: int = 3,
    progress: Callable[[Progress], object] | None = None,
    out: PathLike | None = None,
    files: PathLike | None = None,
    program: Program | None = None,
) -> Merged:
    """Computes the shards of a job whose results are not there yet, and returns what all come to.

    ``job`` is a folder that :func:`plan` has written. At most ``workers`` shards are under way in
    processes of this machine, by default one for each processor; on Ray as many as the cluster has
    processors, and few more are sent, so a job of any size takes no more memory. A shard whose
    worker or machine dies, or that fails, is started again, ``retries`` times at most.

    ``progress`` is called with a :class:`Progress`, in the calling thread; what it raises ends the
    run. Results are kept in ``out``, by default the folder ``results`` of the job, so a run that was
    stopped goes on where it was, with the same engine or with the other one. What they come to is
    written to ``merged.json`` in the folder of the job. Results of self-play become files in the folder
    ``files``, where it is given: the same that ``rbg selfplay`` writes. Those that are there stay.

    On Ray a cluster that the program is connected to is used, or the one that ``RAY_ADDRESS`` names,
    or else one is started on this machine.
    """
    if retries < 0:
        raise ValueError("retries has to be 0 or more")
    if workers is not None and workers < 1:
        raise ValueError("workers has to be 1 or more")
    if on not in ("processes", "ray"):
        raise ValueError(f"on has to be 'processes' or 'ray', not {on!r}")
    folder = Path(job)
    command = command_of(program)
    results = Path(out) if out is not None else folder / "results"
    total = len(list((folder / "shards").glob("*.json")))
    listed = _call(command, ["shard", "missing", str(folder), "--out", str(results), "--json"])
    missing = [json.loads(line) for line in listed.splitlines()]
    tasks = [_Task(Path(line["shard"]), Path(line["result"])) for line in missing]
    report = progress or (lambda _: None)
    report(Progress(total - len(tasks), total, None, None))
    if tasks:
        engines = {"processes": _processes, "ray": _ray}
        with engines[on](command, workers) as engine:
            _drive(engine, tasks, total, retries, report)
    return _merge(command, results, folder / "merged.json", files)


def _drive(
    engine: _Engine,
    tasks: list[_Task],
    total: int,
    retries: int,
    report: Callable[[Progress], object],
) -> None:
    """Computes all shards, no more at a time than the engine takes."""
    waiting = iter(tasks)
    done = total - len(tasks)
    under_way: dict[Any, tuple[_Task, int]] = {}
    while True:
        while len(under_way) < engine.slots and (task := next(waiting, None)):
            under_way[engine.start(task)] = (task, 0)
        if not under_way:
            return
        handle = engine.wait(list(under_way))
        task, retried = under_way.pop(handle)
        try:
            engine.finish(handle, task)
        except _Died as died:
            if retried == retries:
                raise ShardError(f"{task.shard}: {died}") from died
            under_way[engine.start(task)] = (task, retried + 1)
            report(Progress(done, total, task.shard, str(died)))
        else:
            done += 1
            report(Progress(done, total, task.shard, None))


class _Processes:
    """Processes of this machine, each of which computes one shard."""

    def __init__(self, command: list[str], slots: int) -> None:
        self.slots = slots
        self._command = command
        self._pool = concurrent.futures.ThreadPoolExecutor(slots)
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[str]] = set()
        self._closed = False

    def start(self, task: _Task) -> Any:
        return self._pool.submit(self._compute, task)

    def wait(self, handles: Sequence[Any]) -> Any:
        first = concurrent.futures.FIRST_COMPLETED
        return next(iter(concurrent.futures.wait(handles, return_when=first).done))

    def finish(self, handle: Any, task: _Task) -> None:
        handle.result()

    def close(self) -> None:
        """Ends everything that is still under way."""
        with self._lock:
            self._closed = True
            for process in self._running:
                process.terminate()
        self._pool.shutdown(cancel_futures=True)

    def _compute(self, task: _Task) -> None:
        words = _run_words(task.shard, task.result.parent)
        with self._lock:
            if self._closed:
                raise _Died("the run has ended")
            process = subprocess.Popen(
                [*self._command, *words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            self._running.add(process)
        try:
            _, said = process.communicate()
        finally:
            with self._lock:
                self._running.discard(process)
        _check(process.returncode, said)


@contextlib.contextmanager
def _processes(command: list[str], workers: int | None) -> Iterator[_Engine]:
    processes = _Processes(command, workers or _processors())
    try:
        yield processes
    finally:
        processes.close()


def _processors() -> int:
    """Returns the number of processors that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Ray:
    """Tasks of a Ray cluster."""

    def __init__(self, ray: Any, command: list[str], slots: int) -> None:
        self.slots = slots
        self._ray = ray
        self._command = command
        # A task that is lost is started again here, where it is counted and told.
        self._compute = ray.remote(num_cpus=1, max_retries=0)(_compute_text)
        self._under_way: set[Any] = set()

    def start(self, task: _Task) -> Any:
        handle = self._compute.remote(self._command, task.shard.read_text())
        self._under_way.add(handle)
        return handle

    def wait(self, handles: Sequence[Any]) -> Any:
        done, _ = self._ray.wait(list(handles), num_returns=1)
        return done[0]

    def finish(self, handle: Any, task: _Task) -> None:
        self._under_way.discard(handle)
        try:
            code, said, result = self._ray.get(handle)
        except self._ray.exceptions.RayError as error:
            raise _Died(str(error).strip().splitlines()[0]) from error
        _check(code, said)
        atomic_file.write(task.result, result)

    def close(self) -> None:
        """Ends everything that is still under way: the cluster may be there for others, too."""
        handles = list(self._under_way)
        for handle in handles:
            # Not by force: a worker that is killed leaves its program behind.
            self._ray.cancel(handle, force=False)
        if handles:
            self._ray.wait(handles, num_returns=len(handles), timeout=_TIME_TO_END)


@contextlib.contextmanager
def _ray(command: list[str], workers: int | None) -> Iterator[_Engine]:
    ray: Any = importlib.import_module("ray")
    ours = not ray.is_initialized()
    if ours and os.environ.get("RAY_ADDRESS"):
        ray.init(log_to_driver=False)
    elif ours:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # One more each, so that nobody waits for the next.
        engine = _Ray(ray, command, workers or 2 * processors)
        try:
            yield engine
        finally:
            engine.close()
    finally:
        if ours:
            ray.shutdown()


def _compute_text(command: list[str], text: str) -> tuple[int, str, bytes]:
    """Computes a shard by its text, on any machine; returns the exit code, what the program said,
    and the bytes of the result."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shard = folder / "shard.json"
        shard.write_text(text)
        code, said = _ended([*command, *_run_words(shard, folder / "results")])
        results = list((folder / "results").glob("*.json"))
        result = results[0].read_bytes() if len(results) == 1 else b""
        return code, said, result


def _ended(words: list[str]) -> tuple[int, str]:
    """Runs a program, and returns its exit code and what it said. Whoever cancels the task ends the
    program, too."""
    process = subprocess.Popen(
        words,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while True:
            try:
                # An interruption is noticed between two waits, not in one.
                _, said = process.communicate(timeout=0.2)
                return process.returncode, said
            except subprocess.TimeoutExpired:
                continue
    except BaseException:
        process.kill()
        process.wait()
        raise


def _run_words(shard: Path, results: Path) -> list[str]:
    return ["shard", "run", str(shard), "--out", str(results), "--json"]


def _check(code: int, said: str) -> None:
    """Raises unless a program that computed a shard has ended well."""
    if code == 0:
        return
    reason = said.strip()
    # The caller's own Ctrl-C arrives by itself; this is a worker that was told to end.
    if code == _INTERRUPTED:
        raise _Died(reason or "it was told to end")
    if code == _USAGE:
        raise ShardError(reason)
    if code < 0:
        reason = f"killed by {signal.Signals(-code).name} {reason}".strip()
    raise _Died(reason or f"it ended with code {code}")


def _merge(command: list[str], results: Path, merged: Path, files: PathLike | None) -> Merged:
    words = ["shard", "merge", str(results), "--out", str(merged), "--json"]
    if files is not None:
        words += ["--files", os.fspath(files)]
    ended = subprocess.run([*command, *words], capture_output=True, text=True, check=False)
    # Mistakes that a campaign has found are an outcome, too.
    if not ended.stdout:
        raise ShardError(ended.stderr.strip())
    line = json.loads(ended.stdout)
    if not line["complete"]:
        raise ShardError(f"{results} has only a part of {line['share']:.3f} of the job")
    return Merged(line["verb"], line["game"], line["outcome"], merged)


def _call(command: list[str], words: list[str]) -> str:
    ended = subprocess.run([*command, *words], capture_output=True, text=True, check=False)
    if ended.returncode == _INTERRUPTED:
        raise KeyboardInterrupt
    if ended.returncode != 0:
        raise ShardError(ended.stderr.strip())
    return ended.stdout


def command_of(program: Program | None) -> list[str]:
    """Returns the words of the program: as told, of the environment, beside this Python, or on the
    path."""
    if program is None and (named := os.environ.get(PROGRAM_VARIABLE)):
        return shlex.split(named)
    if isinstance(program, str | os.PathLike):
        return [os.fspath(program)]
    if program is not None:
        return list(program)
    beside = shutil.which("rbg", path=str(Path(sys.executable).parent))
    found = beside or shutil.which("rbg")
    if found is None:
        raise ShardError(
            "there is no program rbg beside this Python or on the path: install it by "
            f"`cargo install --path cli`, or name it by program= or {PROGRAM_VARIABLE}"
        )
    return [found]
