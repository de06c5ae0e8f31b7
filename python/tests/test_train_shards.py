"""Shards of self-play: what is damaged is refused, and images are images of all parts of a
position."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax", exc_type=ImportError)

from rbg import train

import fabricated
from fabricated import BOUNDS, CELLS, INPUTS, OUTPUTS


def shard(folder: Path, symmetric: bool = True, first: int = 0) -> train.Shard:
    named = fabricated.tensors(first=first, symmetric=symmetric)
    path = folder / f"{first}.safetensors"
    return train.read_shard(fabricated.write(path, fabricated.header(first=first), named), BOUNDS)


def test_a_shard_is_read(tmp_path: Path) -> None:
    read = shard(tmp_path)
    assert (read.games, read.positions, read.first) == (4, 12, 0)
    assert (read.layout.inputs, read.layout.outputs) == (INPUTS, OUTPUTS)
    assert read.layout.number[-5:].tolist() == [0, 0.25, 0.5, 0.75, 1]


def changed(name: str, place: Any, number: Any) -> Any:
    def change(named: fabricated.Tensors) -> None:
        named[name][place] = number

    return change


def cut(name: str) -> Any:
    def change(named: fabricated.Tensors) -> None:
        named[name] = named[name][:-1]

    return change


def typed(name: str, kind: Any) -> Any:
    def change(named: fabricated.Tensors) -> None:
        named[name] = named[name].astype(kind)

    return change


def without(name: str) -> Any:
    def change(named: fabricated.Tensors) -> None:
        del named[name]

    return change


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (without("moves.place"), "no tensor moves.place"),
        (typed("moves.share", np.float64), "moves.share is float64"),
        (typed("inputs", np.int32), "inputs is int32"),
        (cut("inputs"), "inputs.ends"),
        (cut("moves.ends"), "not all what is learned"),
        (cut("moves.place"), "not a place for each move"),
        (cut("values"), "not all what is learned"),
        (cut("games.moves"), "not the 4 games"),
        (cut("symmetries.places"), "not all images"),
        (changed("games.positions", 0, 2), "games have not the positions"),
        (changed("games.moves", 0, 1), "games have not the positions"),
        (changed("inputs.ends", 0, 2**32 - 1), "inputs.ends"),
        (changed("moves.ends", 1, 0), "moves.ends"),
        (changed("inputs", 0, INPUTS), "inputs has a number beyond"),
        (changed("moves.place", 0, OUTPUTS), "moves.place has a number beyond"),
        (changed("moves.share", 0, np.nan), "no share"),
        (changed("moves.share", 0, -0.1), "no share"),
        (changed("moves.share", 0, 0.5), "does not add up"),
        (changed("values", (0, 0), 1.5), "values are not"),
        (changed("values", (0, 0), np.nan), "values are not"),
        (changed("symmetries.inputs", (0, 0), 1), "no permutation"),
        (changed("symmetries.places", (0, 0), OUTPUTS), "no permutation"),
    ],
)
def test_damaged_tensors_are_refused(tmp_path: Path, change: Any, why: str) -> None:
    named = fabricated.tensors(symmetric=True)
    change(named)
    path = fabricated.write(tmp_path / "bad.safetensors", fabricated.header(), named)
    with pytest.raises(train.FileError, match=why) as raised:
        train.read_shard(path, BOUNDS)
    assert str(raised.value).startswith(str(path))


def bent(*way: Any) -> dict[str, Any]:
    """Returns a header with something else at the end of a way."""
    head = fabricated.header()
    *way, last, value = way
    inner: Any = head
    for step in way:
        inner = inner[step]
    inner[last] = value
    return head


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ({}, "has form None"),
        (bent("kind", "network"), "no shard of self-play"),
        (bent("form", 2), "has form 2"),
        (bent("game", None), "no text game"),
        (bent("first", -1), "no number first"),
        (bent("encoding", "parts"), "made in parts"),
        (bent("games", 5), "not the 5 games"),
        (bent("cells", CELLS + 1), "place for each cell"),
        (bent("players", 0), "damaged"),
        (bent("planes", "board"), "planes are no list"),
        (bent("planes", 1, {"colour": 1}), "unknown kind"),
        (bent("planes", 5, {"variable": 1}), "unknown kind"),
        (bent("planes", []), "planes are no list"),
        (bent("layout", None), "damaged"),
        (bent("layout", "policy", "channels", 1 << 40), "damaged"),
        (bent("layout", "policy", "channels", 1 << 23), "too large"),
        (bent("layout", "geometry", "places", 0, [9, 0, 0]), "beyond its size"),
        (bent("layout", "geometry", "neighbourhoods", []), "no cells"),
        (bent("layout", "geometry", "neighbourhoods", 1, "targets", 0, 9), "no cells"),
        (bent("layout", "geometry", "neighbourhoods", 0, "targets", 0, 1), "cell itself"),
    ],
)
def test_damaged_headers_are_refused(tmp_path: Path, head: dict[str, Any], why: str) -> None:
    path = fabricated.write(tmp_path / "bad.safetensors", head, fabricated.tensors())
    with pytest.raises(train.FileError, match=why):
        train.read_shard(path, BOUNDS)


def test_files_that_are_cut_off_are_refused(tmp_path: Path) -> None:
    whole = fabricated.write(tmp_path / "s.safetensors", fabricated.header(), fabricated.tensors())
    data = whole.read_bytes()
    for length in range(0, len(data), 97):
        whole.write_bytes(data[:length])
        with pytest.raises(train.FileError):
            train.read_shard(whole, BOUNDS)


def test_headers_that_are_no_json_are_refused(tmp_path: Path) -> None:
    from safetensors.numpy import save_file

    path = tmp_path / "bad.safetensors"
    for text in ("", "{", "[" * 100_000, "1"):
        save_file(fabricated.tensors(), path, metadata={"rbg": text})
        with pytest.raises(train.FileError, match="header"):
            train.read_shard(path, BOUNDS)


def test_batches_show_what_is_in_the_shard(tmp_path: Path) -> None:
    read = shard(tmp_path)
    window = train.Window([read])
    batch = window.batch([3, 0], [0, 0])
    assert batch.planes.shape == (2, CELLS, 6)
    begin, end = read.input_ends[2], read.input_ends[3]
    inputs = set(read.inputs[begin:end].tolist())
    for cell in range(CELLS):
        seen = batch.planes[0, cell].tolist()
        assert seen[:3] == [1, float(cell in inputs), float(CELLS + cell in inputs)]
        assert seen[3:5] == [float(2 * CELLS + player in inputs) for player in range(2)]
        assert seen[5] == next(value / 4 for value in range(5) if 2 * CELLS + 2 + value in inputs)
    begin, end = read.move_ends[2], read.move_ends[3]
    assert batch.places[0][batch.legal[0]].tolist() == read.places[begin:end].tolist()
    assert batch.shares[0][batch.legal[0]].tolist() == read.shares[begin:end].tolist()
    assert not batch.shares[~batch.legal].any()
    assert batch.values.tolist() == read.values[[3, 0]].tolist()


def test_images_are_of_planes_and_of_moves(tmp_path: Path) -> None:
    read = shard(tmp_path)
    window = train.Window([read])
    assert window.images == 2
    itself, image = window.batch(range(12), [0] * 12), window.batch(range(12), [1] * 12)
    cells = fabricated.mirrored()[1][:CELLS]
    assert (image.planes[:, cells] == itself.planes).all()
    assert (image.planes != itself.planes).any()
    mirrored = np.array(fabricated.mirrored()[1])
    assert (image.places[image.legal] == mirrored[itself.places[itself.legal]]).all()
    assert (image.shares == itself.shares).all() and (image.values == itself.values).all()


def test_draws_depend_on_their_seed_alone(tmp_path: Path) -> None:
    window = train.Window([shard(tmp_path), shard(tmp_path, first=4)])
    assert len(window) == 24
    first, again, other = (window.draw(50, seed) for seed in ((1, 2), (1, 2), (1, 3)))
    assert (first.planes == again.planes).all() and (first.places == again.places).all()
    assert (first.planes != other.planes).any()


def test_shards_of_different_games_do_not_come_together(tmp_path: Path) -> None:
    first = shard(tmp_path)
    path = tmp_path / "other.safetensors"
    head = fabricated.header(digest="of others")
    other = train.read_shard(
        fabricated.write(path, head, fabricated.tensors(symmetric=True)), BOUNDS
    )
    with pytest.raises(ValueError, match="digest"):
        train.Window([first, other])
    with pytest.raises(ValueError, match="symmetries"):
        train.Window([first, shard(tmp_path, symmetric=False, first=4)])
