"""Board games in the Regular Boardgames language, compiled: fast positions, playouts and search.

>>> import rbg
>>> game = rbg.load("ticTacToe", engine="interpreter")
>>> game.players
('cross', 'nought')
>>> state = game.new_state()
>>> len(state.legal_moves())
9
"""

from rbg._rbg import BatchArrays, BatchEnv, Game, Move, State, __version__
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
from rbg.results import Analysis, EvaluatedMove, PlayoutStats, RolloutStats, Statistic

__all__ = [
    "Analysis",
    "BatchArrays",
    "BatchEnv",
    "Diagnostic",
    "EngineError",
    "EvaluatedMove",
    "Game",
    "IllegalMoveError",
    "Move",
    "NumberingError",
    "PlayoutStats",
    "RbgError",
    "RolloutStats",
    "RulesError",
    "RulesWarning",
    "SlowEngineWarning",
    "State",
    "Statistic",
    "UnknownGameError",
    "__version__",
    "compile",
    "games",
    "load",
]
