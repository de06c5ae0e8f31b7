"""Board games in the Regular Boardgames language, compiled: fast positions, playouts and search.

>>> import rbg
>>> game = rbg.load("ticTacToe", engine="interpreter")
>>> game.players
('cross', 'nought')
>>> state = game.new_state()
>>> len(state.legal_moves())
9
"""

from rbg._rbg import Agent, BatchArrays, BatchEnv, Game, Move, State, __version__
from rbg.agent_kinds import agents
from rbg.errors import (
    Diagnostic,
    EngineError,
    IllegalMoveError,
    NumberingError,
    RbgError,
    RulesError,
    RulesWarning,
    SlowEngineWarning,
    UnknownGameError,
)
from rbg.loading import compile, games, load
from rbg.results import (
    AgentKind,
    AgentParameter,
    Analysis,
    EvaluatedMove,
    GameRecord,
    PlayoutStats,
    Rating,
    Results,
    RolloutStats,
    Standing,
    Statistic,
    Tournament,
)

__all__ = [
    "Agent",
    "AgentKind",
    "AgentParameter",
    "Analysis",
    "BatchArrays",
    "BatchEnv",
    "Diagnostic",
    "EngineError",
    "EvaluatedMove",
    "Game",
    "GameRecord",
    "IllegalMoveError",
    "Move",
    "NumberingError",
    "PlayoutStats",
    "Rating",
    "RbgError",
    "Results",
    "RolloutStats",
    "RulesError",
    "RulesWarning",
    "SlowEngineWarning",
    "Standing",
    "State",
    "Statistic",
    "Tournament",
    "UnknownGameError",
    "__version__",
    "agents",
    "compile",
    "games",
    "load",
]
