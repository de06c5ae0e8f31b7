"""The command ``python -m rbg.train``."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Sequence

from rbg.errors import RbgError
from rbg.train.api import Trained, train
from rbg.train.display import Display
from rbg.train.interrupt import Interrupt
from rbg.train.learn import Optimisation
from rbg.train.network import Architecture
from rbg.train.settings import Settings

_EXAMPLES = """\
examples:
  python -m rbg.train breakthrough --hours 1 --cores 2 --out breakthrough
  python -m rbg.train mygame.rbg --rounds 40 --seed 3 --out mygame
  rbg tournament --game breakthrough --agents az:net=breakthrough/network.safetensors mcts

All files of a training are in the folder: the network that was accepted last, the learning curve
(curve.jsonl), a page with plots (report.html), and a checkpoint from which it goes on when it is
called again, also after it was killed. Exit codes: 0, it is trained; 1, it failed; 2, the
arguments cannot be used; 130, it was stopped by Ctrl-C, and the rounds that are over are kept."""

#: Options with the field of the settings that each is.
_OPTIONS: tuple[tuple[str, type, str], ...] = (
    ("seed", int, "seed of all random choices"),
    ("iterations", int, "iterations of the search for a move that is learned from"),
    ("positions", int, "about how many positions a round has"),
    ("window", int, "rounds whose positions are learned from"),
    ("reuse", float, "how often each position is learned from, in the mean"),
    ("gate-every", int, "rounds from one match with the accepted network to the next"),
    ("gate-games", int, "games of such a match"),
    ("anchor", str, "agent that the accepted network meets after each match; none for no agent"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Trains as the arguments say, and returns the exit code."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        settings = _settings(given)
    except ValueError as error:
        parser.error(str(error))
    display = Display()
    try:
        with Interrupt(display) as progress:
            trained = train(
                given.game,
                out=given.out,
                hours=given.hours,
                rounds=given.rounds,
                cores=given.cores,
                settings=settings,
                on=given.on,
                program=given.program,
                progress=progress,
            )
    except KeyboardInterrupt:
        display.close()
        print(f"stopped; the same command goes on in {given.out}", file=sys.stderr)
        return 130
    except ValueError as error:
        display.close()
        print(f"error: {error}", file=sys.stderr)
        return 1 if isinstance(error, RbgError) else 2
    except (RbgError, OSError) as error:
        display.close()
        print(f"error: {error}", file=sys.stderr)
        return 1
    _show(trained, given.json)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m rbg.train",
        description="Train a convolutional network for a game by self-play, in JAX.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="a name in the library, or a path to a .rbg file")
    parser.add_argument("--out", required=True, help="folder of the training")
    parser.add_argument(
        "--hours", type=float, help="end after this time, with that before (1, without --rounds)"
    )
    parser.add_argument("--rounds", type=int, help="end after so many rounds, with those before")
    parser.add_argument(
        "--cores", type=int, default=1, help="processors: of two or more, one learns (%(default)s)"
    )
    parser.add_argument(
        "--on", choices=["processes", "ray"], default="processes", help="what plays (%(default)s)"
    )
    usual = Settings()
    for name, kind, told in _OPTIONS:
        default = getattr(usual, name.replace("-", "_"))
        parser.add_argument(f"--{name}", type=kind, default=default, help=f"{told} (%(default)s)")
    parser.add_argument(
        "--blocks",
        type=int,
        default=usual.architecture.blocks,
        help="residual blocks (%(default)s)",
    )
    parser.add_argument(
        "--channels", type=int, default=usual.architecture.channels, help="channels (%(default)s)"
    )
    parser.add_argument(
        "--batch",
        type=int,
        default=usual.optimisation.batch,
        help="positions of a step (%(default)s)",
    )
    parser.add_argument("--rate", type=float, default=usual.optimisation.rate, help="(%(default)s)")
    parser.add_argument("--program", help="the program rbg (that beside Python, or on the path)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser


def _settings(given: argparse.Namespace) -> Settings:
    named = {name.replace("-", "_") for name, _, _ in _OPTIONS}
    chosen = {name: getattr(given, name) for name in named}
    if chosen["anchor"] == "none":
        chosen["anchor"] = None
    return Settings(
        **chosen,
        architecture=Architecture(given.blocks, given.channels),
        optimisation=dataclasses.replace(Optimisation(), batch=given.batch, rate=given.rate),
    )


def _show(trained: Trained, as_json: bool) -> None:
    network = None if trained.network is None else str(trained.network)
    last = trained.rounds[-1] if trained.rounds else None
    if as_json:
        line = {
            "schema": 1,
            "network": network,
            "curve": str(trained.curve),
            "report": str(trained.report),
            "rounds": len(trained.rounds),
            "last": None if last is None else last.to_json(),
        }
        print(json.dumps(line, separators=(",", ":")))
        return
    print(f"network  {network or 'none yet'}")
    print(f"curve    {trained.curve}")
    print(f"report   {trained.report}")


if __name__ == "__main__":
    sys.exit(main())
