"""The agents of the runtime, and what can be chosen about them."""

from __future__ import annotations

from rbg import _rbg
from rbg.results import AgentKind, AgentParameter

__all__ = ["agents"]


def agents() -> tuple[AgentKind, ...]:
    """Returns the kinds of agents, with their parameters.

    >>> [kind.name for kind in agents()][:2]
    ['random', 'greedy']
    """
    return tuple(
        AgentKind(
            kind["name"],
            kind["about"],
            tuple(AgentParameter(**parameter) for parameter in kind["parameters"]),
        )
        for kind in _rbg.agent_kinds()
    )
