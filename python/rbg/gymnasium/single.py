"""A game as an environment of one agent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from rbg._rbg import Game, State, check_whole_moves
from rbg.errors import IllegalMoveError
from rbg.loading import Engine, Source, load
from rbg.planes import Planes
from rbg.scores import utilities

__all__ = ["GameEnv", "Opponent"]

Planar: TypeAlias = "npt.NDArray[np.uint8]"

Opponent: TypeAlias = "str | Callable[[State], int]"
"""Who plays the other seats: ``"random"``, the specification of an agent of the runtime such as
``"mcts"``, or a function from a position, which it must not change, to the number of a move."""


class GameEnv(gymnasium.Env[Planar, np.int64]):
    """A game in which one player is the agent and an opponent plays all others.

    Registered as ``rbg/Game-v0``. Observations are the planes of :class:`rbg.planes.Planes`,
    ``uint8`` of shape ``(planes, cells)``; actions are the numbers of moves. The dictionary
    of information has ``"action_mask"``, ``int8`` of shape ``(num_actions,)``, which
    ``action_space.sample`` takes, and ``"to_play"``, the player to move, or -1 at the end.

    The reward is 0 until the end, then the utility of the agent, from -1 for its lowest
    score to 1 for its highest one. A move that is not legal ends the game with
    ``illegal_reward``. A game of ``max_moves`` moves, of all players together, is cut off. All
    that is random, which is the opponent at most, depends on the seed alone, unless the opponent
    is an agent that thinks for a time and not for a number of iterations.

    >>> import gymnasium, rbg.gymnasium
    >>> env = gymnasium.make("rbg/Game-v0", game="ticTacToe", seat=1, engine="interpreter")
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape, info["to_play"], int(info["action_mask"].sum())
    ((6, 9), 1, 8)
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: Game | Source,
        *,
        seat: int = 0,
        opponent: Opponent = "random",
        iterations: int | None = None,
        illegal_reward: float = -1.0,
        max_moves: int | None = None,
        render_mode: str | None = None,
        engine: Engine = "auto",
    ) -> None:
        """Makes the environment of a game, or of what :func:`rbg.load` takes.

        ``seat`` is the player whom the agent plays. ``iterations`` is how long an opponent that is
        an agent of the runtime searches before each move, if its specification does not say.
        """
        self.game = game if isinstance(game, Game) else load(game, engine=engine)
        if not 0 <= seat < len(self.game.players):
            raise ValueError(f"{self.game.name} has no player {seat}")
        check_whole_moves(self.game)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.seat = seat
        self.opponent = opponent
        self.iterations = iterations
        self.illegal_reward = illegal_reward
        self.max_moves = max_moves
        self.render_mode = render_mode
        self._planes = Planes(self.game)
        high = self._planes.high()
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.state: State = self.game.new_state()
        """The position. It may be looked at and copied, but not be changed."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planar, dict[str, Any]]:
        """Starts a game, up to the first move of the agent."""
        super().reset(seed=seed)
        self.state = self.game.new_state()
        self._opponents_move()
        return self._planes.of(self.state), self._info()

    def step(self, action: np.int64) -> tuple[Planar, float, bool, bool, dict[str, Any]]:
        """Makes the agent's move and those of the opponent that follow."""
        if self.state.is_terminal():
            raise ValueError("the game is over: call reset")
        try:
            self.state.apply(int(action))
        except IllegalMoveError:
            info = self._info() | {"illegal": True}
            return self._planes.of(self.state), self.illegal_reward, True, False, info
        self._opponents_move()
        over = self.state.is_terminal()
        reward = utilities(self.state)[self.seat] if over else 0.0
        return self._planes.of(self.state), reward, over, self._cut_off(), self._info()

    def render(self) -> str | None:
        """Returns a drawing of the position as text."""
        return str(self.state) if self.render_mode == "ansi" else None

    def _opponents_move(self) -> None:
        while self.state.current_player not in (self.seat, -1) and not self._cut_off():
            self.state.apply(self._opponents_choice())

    def _opponents_choice(self) -> Any:
        if callable(self.opponent):
            return int(self.opponent(self.state))
        if self.opponent == "random":
            return int(self.np_random.choice(self.state.legal_actions()))
        seed = int(self.np_random.integers(2**63))
        analysis = self.state.analyse(self.opponent, iterations=self.iterations, seed=seed)
        return analysis.choice

    def _cut_off(self) -> bool:
        over = self.max_moves is not None and self.state.move_number >= self.max_moves
        return over and not self.state.is_terminal()

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.state.legal_action_mask().astype(np.int8),
            "to_play": self.state.current_player,
        }
