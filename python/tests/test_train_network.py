"""Networks in JAX: their arithmetic, and what they learn."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

jax = pytest.importorskip("jax", exc_type=ImportError)

from rbg import train

import fabricated
from fabricated import BOUNDS, CELLS, OUTPUTS

Real = npt.NDArray[np.float64]


def layout(geometry: dict[str, Any]) -> train.Layout:
    cells = len(geometry["places"])
    policy = {"channels": 3, "anywhere": 2, "places": []}
    head = {"geometry": geometry, "policy": policy}
    return train.Layout.read(head, cells, 3, ["board", {"piece": 0}, {"to_move": 1}], [])


def hexagon() -> dict[str, Any]:
    """Returns a hexagon of seven cells by axial coordinates, beside which its grid has two
    places."""
    places = [
        [x, y, 0] for y in range(3) for x in range(3) if 2 <= 4 - x - y + 1 and 1 <= x + y <= 3
    ]
    steps = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    around = []
    for x, y in steps:
        beside = [[place[0] + x, place[1] + y, 0] for place in places]
        targets = [places.index(place) if place in places else None for place in beside]
        around.append({"name": f"{x:+} {y:+}", "targets": targets})
    return {"kind": "axial", "size": [3, 3, 1], "places": places, "neighbourhoods": around}


def graph() -> dict[str, Any]:
    """Returns a graph: two cells have the same one behind them."""
    around = [[0, 1, 2, 3], [1, 2, 2, None], [None, 0, 1, None]]
    return {
        "kind": "graph",
        "size": [4, 1, 1],
        "places": [[x, 0, 0] for x in range(4)],
        "neighbourhoods": [{"name": str(n), "targets": row} for n, row in enumerate(around)],
    }


def naive(
    weights: dict[str, Real], blocks: int, targets: list[list[int]], planes: Real
) -> tuple[Real, Real]:
    """Returns what a network says of one position, cell by cell, as the arithmetic is written."""
    cells = len(planes)

    def linear(name: str, x: Real) -> Real:
        return x @ weights[f"{name}.weight"] + weights[f"{name}.bias"]

    def mix(name: str, x: Real) -> Real:
        out = np.tile(weights[f"{name}.bias"], (cells, 1))
        for matrix, row in zip(weights[f"{name}.weight"], targets, strict=True):
            for cell, target in enumerate(row):
                if target < cells:
                    out[cell] += x[target] @ matrix
        return out

    def relu(x: Real) -> Real:
        return np.maximum(x, 0)

    def pool(x: Real) -> Real:
        return np.concatenate([x.mean(0), x.max(0)])

    x = relu(mix("input", planes))
    for block in range(blocks):
        whole = linear(f"block.{block}.board", pool(x)) if block % 2 else 0
        x = relu(x + mix(f"block.{block}.second", relu(mix(f"block.{block}.first", x) + whole)))
    on_cells = linear("policy.cells", x).reshape(-1)
    outputs = np.concatenate([on_cells, linear("policy.anywhere", pool(x))])
    return outputs, linear("value.output", relu(linear("value.hidden", pool(x))))


def shuffled(geometry: dict[str, Any]) -> dict[str, Any]:
    """Returns a geometry whose cells are numbered the other way round."""
    last = len(geometry["places"]) - 1
    around = [
        {
            "name": one["name"],
            "targets": [None if to is None else last - to for to in reversed(one["targets"])],
        }
        for one in geometry["neighbourhoods"]
    ]
    return {**geometry, "places": geometry["places"][::-1], "neighbourhoods": around}


@pytest.mark.parametrize(
    "geometry", [fabricated.geometry(), shuffled(fabricated.geometry()), hexagon(), graph()]
)
def test_the_arithmetic_is_that_of_each_cell(geometry: dict[str, Any]) -> None:
    there = layout(geometry)
    network = train.Network(there, train.Architecture(blocks=3, channels=5))
    chance = np.random.Generator(np.random.PCG64(7))
    weights = {name: chance.normal(size=axes) for name, axes in network.shapes().items()}
    planes = chance.normal(size=(2, there.cells, there.planes))
    arrays = {name: tensor.astype(np.float32) for name, tensor in weights.items()}
    outputs, values = network.apply(arrays, jax.numpy.asarray(planes, np.float32))
    for number in range(2):
        due = naive(weights, 3, there.targets.tolist(), planes[number])
        np.testing.assert_allclose(outputs[number], due[0], rtol=2e-4, atol=2e-4)
        np.testing.assert_allclose(values[number], due[1], rtol=2e-4, atol=2e-4)


def test_boards_of_graphs_have_no_offsets() -> None:
    assert layout(graph()).offsets() is None
    assert layout(hexagon()).offsets() is not None


def test_weights_are_those_of_the_architecture() -> None:
    network = train.Network(layout(fabricated.geometry()), train.Architecture(2, 4))
    shapes = network.shapes()
    assert shapes["input.weight"] == (9, 3, 4)
    assert shapes["block.1.board.weight"] == (8, 4)
    assert "block.0.board.weight" not in shapes
    assert shapes["policy.anywhere.bias"] == (2,)
    assert list(shapes)[-2:] == ["value.output.weight", "value.output.bias"]
    first, again = network.begin(1), network.begin(1)
    assert all((first[name] == again[name]).all() for name in shapes)


@pytest.fixture
def window(tmp_path: Path) -> train.Window:
    named = fabricated.tensors(games=40, symmetric=False)
    path = fabricated.write(tmp_path / "s.safetensors", fabricated.header(games=40), named)
    return train.Window([train.read_shard(path, BOUNDS)])


def learner(window: train.Window) -> train.Learner:
    network = train.Network(window.layout, train.Architecture(1, 8))
    return train.Learner(network, train.Optimisation(batch=64, rate=1e-2, warm_up=10))


def test_a_tiny_network_learns_a_fabricated_target(window: train.Window) -> None:
    learns = learner(window)
    everything = window.batch(range(len(window)), [0] * len(window))
    begun = learns.begin(1)
    state, _ = learns.learn(begun, window, 300, seed=1)
    before = learns.losses(begun.mean, everything)
    after = learns.losses(state.mean, everything)
    assert before.policy > 0.5 and after.policy < 0.2
    assert before.value > 0.1 and after.value < 0.01


def test_learning_goes_on_to_the_same_bytes(window: train.Window) -> None:
    learns = learner(window)
    whole, _ = learns.learn(learns.begin(1), window, 20, seed=1)
    half, _ = learns.learn(learns.begin(1), window, 10, seed=1)
    again = learner(window)
    resumed = again.from_tensors(learns.to_tensors(half))
    resumed, _ = again.learn(resumed, window, 10, seed=1)
    due = learns.to_tensors(whole)
    assert {name: axes.tobytes() for name, axes in again.to_tensors(resumed).items()} == {
        name: axes.tobytes() for name, axes in due.items()
    }


def test_states_of_other_networks_are_refused(window: train.Window) -> None:
    learns = learner(window)
    tensors = learns.to_tensors(learns.begin(1))
    name = next(name for name in tensors if "input.weight" in name)
    for wrong in (tensors[name][:1], tensors[name].astype(np.float64), tensors[name] + np.nan):
        with pytest.raises(ValueError, match=r"input\.weight"):
            learns.from_tensors({**tensors, name: wrong})
    with pytest.raises(ValueError, match="no tensor"):
        learns.from_tensors({})


def test_padding_is_not_learned_from(window: train.Window) -> None:
    learns = learner(window)
    batch = window.batch([0, 1, 2], [0, 0, 0])
    assert not batch.legal.all()
    places = np.where(batch.legal, batch.places, OUTPUTS - 1).astype(np.int32)
    other = train.Batch(batch.planes, places, batch.legal, batch.shares, batch.values)
    weights = learns.begin(3).weights
    assert learns.losses(weights, batch) == learns.losses(weights, other)
    assert CELLS < OUTPUTS
