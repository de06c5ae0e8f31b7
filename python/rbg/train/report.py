"""Reports: what came of a training, as a page with plots that needs nothing else."""

from __future__ import annotations

import html
import io
from collections.abc import Sequence
from pathlib import Path

import matplotlib
from matplotlib.figure import Figure

from rbg import atomic_file
from rbg.train.checkpoint import Checkpoint, Match, Round

__all__ = ["write_report"]

#: The plots: a title, the axis, and what is drawn of each round by its name.
_PLOTS: tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...] = (
    (
        "Loss",
        "",
        (("moves: relative entropy", "policy_loss"), ("values: squared error", "value_loss")),
    ),
    ("Strength", "score", (("against the anchor", "anchor"), ("against the accepted one", "gate"))),
    ("Length of games", "moves", (("mean", "length"),)),
)
_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right}"
    "th{border-bottom:1px solid #999}svg{max-width:100%;height:auto}"
)


def write_report(path: Path, checkpoint: Checkpoint) -> None:
    """Writes a page about a training: its settings, its rounds, and their plots. The same
    checkpoint gives the same bytes."""
    game = html.escape(checkpoint.game)
    size = checkpoint.settings.architecture
    rounds = checkpoint.rounds
    games = rounds[-1].first + rounds[-1].games if rounds else 0
    positions = sum(played.positions for played in rounds)
    told = (
        f"A convolutional network of {size.blocks} blocks and {size.channels} channels for {game}: "
        f"{len(rounds)} rounds, {games} games, {positions} positions."
    )
    settings = html.escape(str(checkpoint.settings.to_json()))
    page = (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{game}</title>'
        f"<style>{_STYLE}</style></head><body><h1>{game}</h1><p>{told}</p>"
        f"{_plots(rounds)}{_table(rounds)}<p><code>{settings}</code></p></body></html>\n"
    )
    atomic_file.write(path, page.encode())


def _plots(rounds: Sequence[Round]) -> str:
    """Returns the plots as SVG."""
    # By these, names of parts of a drawing are not made up anew each time.
    with matplotlib.rc_context({"svg.hashsalt": "rbg", "svg.fonttype": "none"}):
        figure = Figure(figsize=(8, 9), layout="constrained")
        for axes, (title, unit, lines) in zip(figure.subplots(len(_PLOTS), 1), _PLOTS, strict=True):
            for label, name in lines:
                points = [(played.seconds / 60, _number(played, name)) for played in rounds]
                found = [(x, y) for x, y in points if y is not None]
                axes.plot([x for x, _ in found], [y for _, y in found], ".-", label=label)
            axes.set(title=title, xlabel="minutes", ylabel=unit)
            axes.grid(alpha=0.3)
            axes.legend()
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    svg = drawn.getvalue()
    # Behind the declaration of XML, which a page has not.
    return svg[svg.index("<svg") :]


def _number(played: Round, name: str) -> float | None:
    if name == "length":
        return played.plies / max(played.games, 1)
    found = getattr(played, name)
    return found.score if isinstance(found, Match) else found


def _table(rounds: Sequence[Round]) -> str:
    """Returns a table of the rounds with matches, which are not too many to be read."""
    heads = ("round", "minutes", "games", "moves", "values", "gate", "anchor")
    lines = ["<tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"]
    for played in rounds:
        if played.gate is None and played.anchor is None and not played.accepted:
            continue
        cells = (
            str(played.number),
            f"{played.seconds / 60:.1f}",
            str(played.first + played.games),
            f"{played.policy_loss:.3f}",
            f"{played.value_loss:.4f}",
            _match(played.gate) + (", accepted" if played.accepted else ""),
            _match(played.anchor),
        )
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "<table>" + "".join(lines) + "</table>"


def _match(match: Match | None) -> str:
    return "-" if match is None else f"{match.wins}, {match.draws}, {match.losses}"
