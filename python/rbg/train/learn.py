"""Learning: the loss, the optimiser, and averaged weights."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax  # type: ignore[import-untyped]

from rbg.train.network import Network, Weights
from rbg.train.window import Batch, Window

__all__ = ["Learner", "LearnerState", "Losses", "Optimisation"]


@dataclass(frozen=True)
class Optimisation:
    """How networks learn."""

    batch: int = 256
    """The positions of a step."""
    rate: float = 2e-3
    """The largest rate of learning, that of the steps after ``warm_up``."""
    warm_up: int = 200
    """The steps in which the rate rises."""
    half_life: int = 20_000
    """The steps after which the rate is half of the largest; it falls with their inverse."""
    decay: float = 1e-4
    """How much weights, but for biases, shrink, times the rate, in each step."""
    largest: float = 1.0
    """The largest norm of the slopes of a step; longer ones are shortened to it."""
    mean: float = 0.998
    """The part of averaged weights that a step keeps."""
    value_share: float = 1.0
    """The weight of the loss of values beside that of moves."""


class LearnerState(NamedTuple):
    """What learning goes on from, as a tree of arrays."""

    weights: Weights
    """The weights that learn."""
    mean: Weights
    """The averaged weights, which play."""
    optimiser: Any
    """What the optimiser knows of the weights."""
    steps: jax.Array
    """The number of steps so far, ``int32``."""


@dataclass(frozen=True)
class Losses:
    """How far a network is from what it is to learn, in the mean over positions."""

    policy: float
    """The relative entropy of the moves that the search prefers to those that the network does."""
    value: float
    """The mean squared error of what players can expect."""


class Learner:
    """Learns the weights of a network from batches."""

    def __init__(self, network: Network, how: Optimisation) -> None:
        """Takes the network and how it is to learn."""
        self.network = network
        self.how = how
        self._optimiser = _optimiser(how)
        self._step = jax.jit(functools.partial(_step, network, how, self._optimiser))
        self._losses = jax.jit(functools.partial(_loss, network, how.value_share))

    def begin(self, seed: int) -> LearnerState:
        """Returns the state before the first step, the same for the same seed."""
        weights = {name: jnp.asarray(axes) for name, axes in self.network.begin(seed).items()}
        return LearnerState(weights, weights, self._optimiser.init(weights), jnp.int32(0))

    def learn(
        self, state: LearnerState, window: Window, steps: int, seed: int
    ) -> tuple[LearnerState, Losses]:
        """Returns the state after some steps on positions drawn from a window, and the losses of
        these in the mean. The same state, window and seed come to the same."""
        policy, value = 0.0, 0.0
        number = int(state.steps)
        for step in range(number, number + steps):
            batch = window.draw(self.how.batch, (seed, step))
            state, (policy_loss, value_loss) = self._step(state, _arrays(batch))
            policy += float(policy_loss)
            value += float(value_loss)
        return state, Losses(policy / max(steps, 1), value / max(steps, 1))

    def losses(self, weights: Mapping[str, npt.ArrayLike], batch: Batch) -> Losses:
        """Returns how far weights are from a batch."""
        arrays = {name: jnp.asarray(axes) for name, axes in weights.items()}
        _, (policy, value) = self._losses(arrays, _arrays(batch))
        return Losses(float(policy), float(value))

    def to_tensors(self, state: LearnerState) -> dict[str, npt.NDArray[Any]]:
        """Returns all arrays of a state by names."""
        leaves, _ = jax.tree_util.tree_flatten_with_path(state)
        return {jax.tree_util.keystr(path): np.asarray(leaf) for path, leaf in leaves}

    def from_tensors(self, tensors: Mapping[str, npt.NDArray[Any]]) -> LearnerState:
        """Returns the state with these arrays. Raises :class:`ValueError` if they are not those of
        a state of this network."""
        like = jax.eval_shape(lambda: self.begin(0))
        leaves, tree = jax.tree_util.tree_flatten_with_path(like)
        found = []
        for path, leaf in leaves:
            name = jax.tree_util.keystr(path)
            tensor = tensors.get(name)
            if tensor is None or tensor.shape != leaf.shape or tensor.dtype != leaf.dtype:
                raise ValueError(f"it has no tensor {name} of the form that the network has")
            if not np.isfinite(tensor).all():
                raise ValueError(f"{name} has numbers that are not finite")
            found.append(jnp.asarray(tensor))
        state: LearnerState = jax.tree_util.tree_unflatten(tree, found)
        return state


def _optimiser(how: Optimisation) -> optax.GradientTransformation:
    def rate(step: jax.Array) -> jax.Array:
        rising = jnp.minimum(1.0, (step + 1) / max(how.warm_up, 1))
        return how.rate * rising / (1 + step / how.half_life)

    def matrices(weights: Weights) -> dict[str, bool]:
        return {name: name.endswith(".weight") for name in weights}

    return optax.chain(
        optax.clip_by_global_norm(how.largest),
        optax.adamw(rate, weight_decay=how.decay, mask=matrices),
    )


def _arrays(batch: Batch) -> tuple[jax.Array, ...]:
    parts = (batch.planes, batch.places, batch.legal, batch.shares, batch.values)
    return tuple(jnp.asarray(part) for part in parts)


def _loss(
    network: Network, value_share: float, weights: Weights, batch: tuple[jax.Array, ...]
) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
    """Returns the loss, and of it what is told: the relative entropy of moves and the squared
    error."""
    planes, places, legal, shares, values = batch
    outputs, expected = network.apply(weights, planes)
    of_moves = jnp.take_along_axis(outputs, places, axis=1)
    preferred = jax.nn.log_softmax(jnp.where(legal, of_moves, -jnp.inf), axis=1)
    crossed = -jnp.sum(shares * jnp.where(legal, preferred, 0.0), axis=1).mean()
    entropy = -jax.scipy.special.xlogy(shares, shares).sum(axis=1).mean()
    # Of probabilities, as outcomes are, the cross entropy: its slopes do not vanish where the
    # network is sure of the wrong thing.
    unsure = optax.sigmoid_binary_cross_entropy(expected, values).mean()
    squared = jnp.square(jax.nn.sigmoid(expected) - values).mean()
    return crossed + value_share * unsure, (crossed - entropy, squared)


def _step(
    network: Network,
    how: Optimisation,
    optimiser: optax.GradientTransformation,
    state: LearnerState,
    batch: tuple[jax.Array, ...],
) -> tuple[LearnerState, tuple[jax.Array, jax.Array]]:
    slopes, told = jax.grad(
        lambda weights: _loss(network, how.value_share, weights, batch), has_aux=True
    )(state.weights)
    updates, known = optimiser.update(slopes, state.optimiser, state.weights)
    weights = optax.apply_updates(state.weights, updates)
    # At first the mean follows the weights closely, since the first ones are worth nothing.
    kept = jnp.minimum(how.mean, (1 + state.steps) / (10 + state.steps))
    mean = jax.tree.map(lambda old, new: kept * old + (1 - kept) * new, state.mean, weights)
    return LearnerState(weights, mean, known, state.steps + 1), told
