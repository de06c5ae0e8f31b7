"""Games of OpenSpiel that are played through Python.

They can do what those of the bridge can, but slowly, and ``pyspiel.MCTSBot`` cannot play them: its
search runs without the interpreter's lock, and copies of states are made by Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]
from open_spiel.python.observation import (  # type: ignore[import-untyped, unused-ignore]
    IIGObserverForPublicInfoGame,
)

from rbg import _rbg
from rbg.planes import Planes
from rbg.scores import utilities

__all__ = ["Observer", "PythonState", "register"]


def register(
    game: _rbg.Game, short_name: str, long_name: str, max_game_length: int, zero_sum: bool
) -> None:
    """Registers a game with OpenSpiel, to be played through Python."""
    _rbg.check_whole_moves(game)
    utility = pyspiel.GameType.Utility
    players = len(game.players)
    kind = pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=0,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=max_game_length,
    )

    class PythonGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
        """A game that is played through Python."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, info, params or {})
            self.rbg = game

        def new_initial_state(self, state: None = None) -> PythonState:
            """Returns the start."""
            if state is not None:
                raise ValueError("positions are made by moves only")
            return PythonState(self)

        def make_py_observer(
            self,
            iig_obs_type: pyspiel.IIGObservationType | None = None,
            params: dict[str, Any] | None = None,
        ) -> Any:
            """Returns what observes positions."""
            if iig_obs_type is None or (
                iig_obs_type.public_info and not iig_obs_type.perfect_recall
            ):
                return Observer(game, params)
            return IIGObserverForPublicInfoGame(iig_obs_type, params)

    pyspiel.register_game(kind, PythonGame)


class PythonState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A state that is a position."""

    def __init__(self, game: Any) -> None:
        """Starts a game. Only the game may call this."""
        super().__init__(game)
        self.rbg: _rbg.State = game.rbg.new_state()
        """The position. It may be looked at and copied, but not be changed."""

    def current_player(self) -> int:
        """Returns the player to move, or that the game is over."""
        player = self.rbg.current_player
        return player if player >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.rbg.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.rbg.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rbg.action_to_string(action)

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.rbg.is_terminal()

    def returns(self) -> list[float]:
        """Returns the utilities; before the end, zeros."""
        if not self.rbg.is_terminal():
            return [0.0] * len(self.rbg.game.players)
        return utilities(self.rbg)

    def __str__(self) -> str:
        return str(self.rbg)


class Observer:
    """Observes positions for OpenSpiel: the planes of :class:`rbg.planes.Planes`."""

    def __init__(self, game: _rbg.Game, params: dict[str, Any] | None) -> None:
        """Takes the game whose positions are observed; there are no parameters."""
        if params:
            raise ValueError(f"there are no parameters of observations such as {params}")
        self._planes = Planes(game)
        shape = self._planes.shape
        self.tensor = np.zeros(shape[0] * shape[1], np.float32)
        """The planes, one after the other."""
        self.dict = {"observation": self.tensor.reshape(shape)}
        """The planes, in shape."""

    def set_from(self, state: PythonState, player: int) -> None:
        """Takes the planes of a position; all players see the same."""
        self._planes.write(state.rbg, self.dict["observation"])

    def string_from(self, state: PythonState, player: int) -> str:
        """Returns a drawing of a position."""
        return str(state)
