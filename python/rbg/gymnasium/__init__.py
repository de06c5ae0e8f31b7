"""Games as environments of `Gymnasium <https://gymnasium.farama.org>`_.

Needs the extra ``gymnasium``: ``pip install "rbg[gymnasium]"``.
"""

import gymnasium

from rbg.gymnasium.single import GameEnv, Opponent
from rbg.gymnasium.vector import GameVectorEnv, VectorOpponent

__all__ = ["GameEnv", "GameVectorEnv", "Opponent", "VectorOpponent"]

gymnasium.register(
    id="rbg/Game-v0",
    entry_point="rbg.gymnasium.single:GameEnv",
    vector_entry_point="rbg.gymnasium.vector:GameVectorEnv",
)
