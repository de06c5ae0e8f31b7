"""Many games as an environment of one agent each, which step together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rbg._rbg import BatchEnv, Game, State, check_whole_moves
from rbg.loading import Engine, Source, load
from rbg.planes import Planes

__all__ = ["GameVectorEnv", "VectorOpponent"]

Planar: TypeAlias = "npt.NDArray[np.uint8]"
Flags: TypeAlias = "npt.NDArray[np.bool_]"

VectorOpponent: TypeAlias = "str | Callable[[State], int]"
"""Who plays the other seats: ``"random"``, inside compiled code, or a function from a position to the
number of a move, which is called for one game after the other."""


class GameVectorEnv(VectorEnv[Planar, "npt.NDArray[Any]", "npt.NDArray[Any]"]):
    """Many copies of :class:`rbg.gymnasium.GameEnv`, which step in compiled code.

    ``gymnasium.make_vec("rbg/Game-v0", num_envs=64, game=...)`` makes it after ``import
    rbg.gymnasium``. Observations, actions, rewards, what an illegal move does, and ``max_moves`` are
    those of the single environment. Each entry of the dictionary of
    information is an array with a row for each game, with one more under its name behind ``_`` that
    tells which rows hold something, as is Gymnasium's convention.

    ``autoreset_mode`` is one of Gymnasium's, and in ``metadata["autoreset_mode"]``. With
    ``SAME_STEP`` the information has ``"final_obs"`` and ``"final_info"``; with ``DISABLED`` games that
    have ended are to be started again by ``reset(options={"reset_mask": ...})``.

    All that is random depends on the seed alone, and on the number of a game and not on how many
    there are or on ``threads``.

    >>> import gymnasium, rbg.gymnasium
    >>> envs = gymnasium.make_vec("rbg/Game-v0", num_envs=3, game="ticTacToe", engine="interpreter")
    >>> observations, info = envs.reset(seed=1)
    >>> observations.shape, info["action_mask"].shape
    ((3, 6, 9), (3, 9))
    >>> observations, rewards, terminations, truncations, info = envs.step(np.array([0, 4, 8]))
    >>> info["action_mask"].sum(axis=1)
    array([7, 7, 7])
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: Game | Source,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponent: VectorOpponent = "random",
        illegal_reward: float = -1.0,
        max_moves: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        engine: Engine = "auto",
    ) -> None:
        """Makes the environments of a game, or of what :func:`rbg.load` takes.

        ``copy=False`` returns the same arrays of observations from every call, which are overwritten
        by the next one.
        """
        self.game = game if isinstance(game, Game) else load(game, engine=engine)
        if not 0 <= seat < len(self.game.players):
            raise ValueError(f"{self.game.name} has no player {seat}")
        check_whole_moves(self.game)
        if not callable(opponent) and opponent != "random":
            raise ValueError(f"opponent is 'random' or a function, not {opponent!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.seat = seat
        self.opponent = opponent
        self.illegal_reward = illegal_reward
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.copy = copy
        self.num_envs = num_envs
        self._batch = BatchEnv(
            self.game, num_envs, threads=threads, autoreset="disabled", max_moves=max_moves
        )
        high = Planes(self.game).high()
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # A score of 0 is worth -1 to the agent, and its upper bound 1.
        self._bound = self.game.variables[seat][1]
        self._ended: Flags = np.zeros(num_envs, bool)
        self._illegal: Flags = np.zeros(num_envs, bool)
        self._rewards = np.zeros(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planar, dict[str, Any]]:
        """Starts all games, or those of ``options["reset_mask"]``, up to the first move of the agent."""
        is_first = self._np_random is None
        super().reset(seed=seed)
        if seed is None and is_first:
            seed = int(self.np_random.integers(2**63))
        if seed is not None:
            self._batch.reset(np.zeros(self.num_envs, bool), seed=seed)
        mask = self._mask(options)
        self._restart(mask)
        return self._observed(), self._info(mask)

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Planar, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Makes the agent's move in each game, and those of the opponent that follow."""
        mode, ended = self.autoreset_mode, self._ended.copy()
        if mode == AutoresetMode.DISABLED and ended.any():
            first = int(np.flatnonzero(ended)[0])
            raise ValueError(f"game {first} is over: reset it, with options['reset_mask']")
        actions = np.asarray(actions)
        self._rewards[:] = 0.0
        goes_on = ~ended
        # A game may be over before the agent's first move.
        self._make(actions, goes_on & ~(self._batch.terminated | self._batch.truncated))
        if ended.any():
            self._restart(ended)
        self._ended = (self._batch.terminated | self._batch.truncated | self._illegal) & goes_on
        self._score(self._ended & self._batch.terminated & ~self._illegal)
        rewards = self._rewards.copy()
        terminated = (self._batch.terminated | self._illegal) & goes_on
        truncated = self._batch.truncated & ~self._illegal & goes_on
        everyone = np.ones(self.num_envs, bool)
        if mode != AutoresetMode.SAME_STEP or not self._ended.any():
            return self._observed(), rewards, terminated, truncated, self._info(everyone)
        ends = self._ended.copy()
        final = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(ends):
            final[index] = self._batch.observations[index].copy()
        last = {"final_obs": final, "_final_obs": ends, "final_info": self._info(ends)}
        last["_final_info"] = ends.copy()
        self._restart(ends)
        return self._observed(), rewards, terminated, truncated, {**self._info(everyone), **last}

    def render(self) -> tuple[str, ...] | None:
        """Returns a drawing of each position as text."""
        if self.render_mode != "ansi":
            return None
        return tuple(str(self.state(index)) for index in range(self.num_envs))

    def state(self, index: int) -> State:
        """Returns the position of a game."""
        return self._batch.state(index)

    def _mask(self, options: dict[str, Any] | None) -> Flags:
        if options is None or "reset_mask" not in options:
            return np.ones(self.num_envs, bool)
        mask = options["reset_mask"]
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("options['reset_mask'] is a NumPy array of bool")
        if mask.shape != (self.num_envs,) or not mask.any():
            wanted = f"shape ({self.num_envs},) and a true value"
            raise ValueError(f"options['reset_mask'] has {wanted}, not {mask}")
        return mask

    def _restart(self, mask: Flags) -> None:
        self._batch.reset(mask)
        self._illegal &= ~mask
        self._ended &= ~mask
        self._opponents_move()

    def _make(self, actions: npt.NDArray[Any], goes_on: Flags) -> None:
        """Makes the moves of the agent in games that go on; those that are not legal end them."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {actions!r}")
        masks = self._batch.masks
        is_number = (actions >= 0) & (actions < masks.shape[1])
        numbers = np.where(is_number, actions, 0).astype(np.int32)
        legal = is_number & masks[np.arange(self.num_envs), numbers]
        illegal = goes_on & ~legal
        self._illegal |= illegal
        self._rewards[illegal] = self.illegal_reward
        self._batch.step(numbers, only=goes_on & legal)
        self._opponents_move()

    def _opponents_move(self) -> None:
        batch = self._batch
        while True:
            theirs = batch.players != self.seat
            theirs &= ~(batch.terminated | batch.truncated | self._illegal)
            if not theirs.any():
                return
            if not callable(self.opponent):
                batch.step_random(only=theirs)
                continue
            actions = np.zeros(self.num_envs, np.int32)
            for index in np.flatnonzero(theirs):
                actions[index] = int(self.opponent(batch.state(int(index))))
            batch.step(actions, only=theirs)

    def _score(self, over: Flags) -> None:
        scores = self._batch.rewards[:, self.seat].astype(float)
        worth = 2.0 * scores / self._bound - 1.0 if self._bound > 0 else np.zeros_like(scores)
        self._rewards[over] = worth[over]

    def _observed(self) -> Planar:
        return self._batch.observations.copy() if self.copy else self._batch.observations

    def _info(self, which: Flags) -> dict[str, Any]:
        masks = self._batch.masks.astype(np.int8)
        masks[~which] = 0
        # A row that holds nothing is zeros, as Gymnasium has it.
        players = np.where(which, self._batch.players, 0).astype(np.int64)
        info = {
            "action_mask": masks,
            "_action_mask": which.copy(),
            "to_play": players,
            "_to_play": which.copy(),
        }
        illegal = self._illegal & which
        if illegal.any():
            info |= {"illegal": illegal, "_illegal": illegal.copy()}
        return info
