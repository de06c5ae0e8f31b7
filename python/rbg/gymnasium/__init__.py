"""Games as environments of `Gymnasium <https://gymnasium.farama.org>`_.

Needs the extra ``gymnasium``: ``pip install "rbg[gymnasium]"``.
"""

import gymnasium

from rbg.gymnasium.single import GameEnv, Opponent

__all__ = ["GameEnv", "Opponent"]

gymnasium.register(id="rbg/Game-v0", entry_point="rbg.gymnasium.single:GameEnv")
