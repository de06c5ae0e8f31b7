"""Games as environments of `PettingZoo <https://pettingzoo.farama.org>`_, for several agents.

Needs the extra ``pettingzoo``: ``pip install "rbg[pettingzoo]"``.

>>> import rbg.pettingzoo
>>> env = rbg.pettingzoo.aec_env("ticTacToe", engine="interpreter")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         env.step(None)
...     else:
...         env.step(int(observation["action_mask"].argmax()))
>>> reward
1.0
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from rbg._rbg import Game, State, check_whole_moves
from rbg.loading import Engine, Source, load
from rbg.planes import Planes
from rbg.scores import utilities

__all__ = ["AecEnv", "aec_env"]

Observation: TypeAlias = "dict[str, npt.NDArray[Any]]"


def aec_env(
    game: Game | Source,
    *,
    render_mode: str | None = None,
    max_moves: int | None = None,
    illegal_reward: float = -1.0,
    engine: Engine = "auto",
) -> AECEnv[str, Observation, int | None]:
    """Returns the environment of a game: a :class:`AecEnv` in PettingZoo's wrappers.

    A move that is not legal ends the game: its player gets ``illegal_reward``, the others 0. Calls
    in a wrong order and numbers that no move can have are refused.

    ``game`` is a game or what :func:`rbg.load` takes, which gets ``engine``.
    """
    raw: AECEnv[str, Observation, int | None] = AecEnv(
        game, render_mode=render_mode, max_moves=max_moves, engine=engine
    )
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=illegal_reward)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)


class AecEnv(AECEnv[str, Observation, "int | None"]):  # type: ignore[misc]
    """The environment of a game, without wrappers.

    The agents are the players of the game, by their names. Observations are dictionaries of
    ``"observation"``, the planes of :class:`rbg.planes.Planes` as ``uint8`` of shape ``(planes,
    cells)``, and ``"action_mask"``, ``int8`` of shape ``(num_actions,)``: 1 for the legal moves of
    the agent, all 0 if it is not its turn. Actions are the numbers of moves. Rewards are 0 until
    the end of the game, when each player gets its utility, from -1 for the lowest score to
    1 for the highest one. A game of ``max_moves`` moves is cut off, without rewards.

    Games are deterministic: a seed decides nothing but the random numbers of the spaces.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game | Source,
        *,
        render_mode: str | None = None,
        max_moves: int | None = None,
        engine: Engine = "auto",
    ) -> None:
        """Makes the environment; it has to be reset before the first move."""
        super().__init__()
        self.game = game if isinstance(game, Game) else load(game, engine=engine)
        self.metadata = {
            "name": f"rbg_{self.game.name}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        check_whole_moves(self.game)
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"render_mode is None or one of {modes}, not {render_mode!r}")
        self.render_mode = render_mode
        self.max_moves = max_moves
        self.possible_agents = list(self.game.players)
        self.agents: list[str] = []
        self._planes = Planes(self.game)
        actions = self.game.num_actions
        high = self._planes.high()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_of_game: State = self.game.new_state()
        """The position. It may be looked at and copied, but not be changed."""

    def observation_space(self, agent: str) -> spaces.Dict:
        """Returns the space of the observations of an agent, the same one in every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Returns the space of the actions of an agent, the same one in every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game."""
        if seed is not None:
            self.np_random, self.np_random_seed = seeding.np_random(seed)
        self.state_of_game = self.game.new_state()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move(self.agents[0])
        self._find_end()

    def observe(self, agent: str) -> Observation:
        """Returns what an agent sees: all of the position, and its own legal moves."""
        if self.agents and agent == self.agent_selection and not self.terminations[agent]:
            mask = self.state_of_game.legal_action_mask().astype(np.int8)
        else:
            mask = np.zeros(self.game.num_actions, np.int8)
        return {"observation": self._planes.of(self.state_of_game), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes the move with a number; ``None`` for an agent whose game is over.

        Raises :class:`rbg.IllegalMoveError` if no move with the number is legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        if action is None:
            raise ValueError(f"{agent} is to move")
        self.state_of_game.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.agent_selection = self._to_move(self._after(agent))
        self._find_end()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Returns a drawing of the position as text."""
        return str(self.state_of_game) if self.render_mode == "ansi" else None

    def state(self) -> npt.NDArray[np.uint8]:
        """Returns the planes of the position."""
        return self._planes.of(self.state_of_game)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def _to_move(self, otherwise: str) -> str:
        player = self.state_of_game.current_player
        return self.possible_agents[player] if player >= 0 else otherwise

    def _after(self, agent: str) -> str:
        """Returns the next agent in the order of the players."""
        index = self.possible_agents.index(agent) + 1
        return self.possible_agents[index % len(self.possible_agents)]

    def _find_end(self) -> None:
        """Notes that the game is over, if it is."""
        if self.state_of_game.is_terminal():
            self.rewards = dict(
                zip(self.possible_agents, utilities(self.state_of_game), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_moves is not None and self.state_of_game.move_number >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
