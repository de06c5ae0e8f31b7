"""What long runs find out, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rbg._rbg import Agent, Game, Move

__all__ = [
    "AgentKind",
    "AgentParameter",
    "Analysis",
    "EvaluatedMove",
    "GameRecord",
    "PlayoutStats",
    "Rating",
    "Results",
    "RolloutStats",
    "Standing",
    "Statistic",
    "Tournament",
]


@dataclass(frozen=True)
class Statistic:
    """The statistics of a number of whole numbers. Without any, there is no mean."""

    count: int
    """How many there are."""
    mean: float | None
    """Their mean."""
    standard_error: float | None
    """The standard error of the mean, from two samples on."""
    min: int | None
    """The smallest."""
    max: int | None
    """The largest."""


@dataclass(frozen=True)
class RolloutStats:
    """What random steps of many games have done."""

    moves: int
    """The moves that were made."""
    terminated: int
    """The games that came to their end."""
    truncated: int
    """The games that were cut off for their length."""


@dataclass(frozen=True)
class PlayoutStats:
    """The statistics of random games."""

    playouts: int
    """The number of games, truncated ones included."""
    truncated: int
    """The number of games that were cut off before their end."""
    seconds: float = field(compare=False)
    """The wall-clock time; no part of what makes statistics equal."""
    moves: Statistic
    """The moves of a game."""
    branching: Statistic
    """The legal moves of a position in which a move was made; empty in mode ``"sample"``."""
    scores: dict[str, Statistic]
    """The scores at the end, by the name of the player."""
    draws: int | None = None
    """The games with the same reward for all players; counted with policies only."""
    mean_rewards: dict[str, float] | None = None
    """The mean rewards, from 0 to 1, by the name of the player; counted with policies only."""

    @property
    def playouts_per_second(self) -> float:
        """The games per second of wall-clock time."""
        return self.playouts / self.seconds if self.seconds > 0 else 0.0


@dataclass(frozen=True)
class EvaluatedMove:
    """What an agent thinks of a move."""

    move: Move
    """The move."""
    visits: int
    """How often the agent looked at it."""
    value: float
    """The mean reward of the player to move, from 0 to 1."""
    certain: tuple[int, ...] | None
    """The scores of all players that are certain to follow, if they are known."""


@dataclass(frozen=True)
class Analysis:
    """What an agent thinks of a position."""

    choice: Move | None
    """The move that it would play; ``None`` if the game is over."""
    moves: tuple[EvaluatedMove, ...]
    """The moves with what it thinks of them, the ones with the most visits first."""
    line: tuple[Move, ...]
    """The best moves of all players in turn."""
    certain: tuple[int, ...] | None
    """The scores of all players that are certain to follow, if they are known."""
    iterations: int
    """The number of iterations, or of positions for agents without iterations."""
    playout_moves: int
    """The number of moves of playouts."""
    seconds: float
    """The wall-clock time."""
    bytes: int
    """The memory that was used for the findings."""
    depth: int | None
    """How many moves it looked ahead, for agents that look equally far everywhere."""


@dataclass(frozen=True)
class GameRecord:
    """A game of a tournament. Agents are their indices in :attr:`Tournament.agents`."""

    game: int
    """Its number."""
    agents: tuple[int, ...]
    """Who took part."""
    seats: tuple[int, ...]
    """The agent of each player."""
    scores: tuple[int, ...]
    """The final score of each player. In a game that was forfeited, nothing for whoever forfeited it
    and as much as there is for everybody else."""
    truncated: bool
    """Whether it was cut off."""
    forfeited_by: int | None
    """The agent that lost otherwise than by the rules."""
    reason: str | None
    """Why it lost so."""
    seconds: tuple[float, ...] = field(compare=False)
    """The time that each of ``agents`` used; no part of what makes games equal."""
    iterations: tuple[int, ...]
    """The iterations of each of ``agents``."""
    moves: tuple[Move, ...]
    """All moves, those of the opening included."""


@dataclass(frozen=True)
class Results:
    """The results of one side against another."""

    wins: int
    """The games that it won."""
    draws: int
    """The games in which both did as well."""
    losses: int
    """The games that it lost."""
    score: float
    """The part of the points that it won; a draw is half a point."""
    interval: tuple[float, float]
    """The interval of Wilson around the score, of 95 %."""
    elo: float
    """The difference in strength in Elo points; infinite for who wins or loses always."""
    elo_interval: tuple[float, float]
    """The interval around it."""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True)
class Standing:
    """The standing of two agents."""

    game: str
    """The name of the game."""
    limits: str
    """The limits for a move, in words."""
    agents: tuple[str, str]
    """The agents; the results are those of the first one."""
    all: Results
    """The results of all games."""
    seats: tuple[Results, ...]
    """The results where the first agent had the first seat, the second, ..."""
    mean_moves: float
    """The moves of a game."""
    forfeits: tuple[int, int]
    """The games that each agent lost otherwise than by the rules."""
    verdict: str | None
    """What a sequential test says: ``"better"``, ``"not better"`` or ``"open"``."""


@dataclass(frozen=True)
class Rating:
    """The strength of an agent among several."""

    agent: str
    """Its name."""
    games: int
    """The games in which it took part."""
    points: float
    """The part of the points that it won in comparisons; a draw is half a point."""
    elo: float
    """Elo points above the mean of all."""
    interval: tuple[float, float]
    """The interval around it, of 95 %."""


@dataclass(frozen=True)
class Tournament:
    """What games between agents came to."""

    game: str
    """The name of the game."""
    agents: tuple[str, ...]
    """The specifications of the agents, or the names of functions."""
    standings: tuple[Standing, ...]
    """How each pair did; none where all played together."""
    ratings: tuple[Rating, ...]
    """How strong agents are, the strongest first, where there are three or all played together."""
    games: tuple[GameRecord, ...]
    """All games."""


@dataclass(frozen=True)
class AgentParameter:
    """A parameter of agents."""

    name: str
    """Its name in specifications."""
    default: str
    """The value that it has unless another one is given; empty if it has none."""
    values: str
    """The values that it takes, in words."""
    about: str
    """What it does."""
    needs: str
    """What has to be chosen for it to have an effect; empty: nothing."""


@dataclass(frozen=True)
class AgentKind:
    """A kind of agents."""

    name: str
    """Its name in specifications."""
    about: str
    """What it does."""
    parameters: tuple[AgentParameter, ...]
    """What can be chosen about it."""


def agent_again(
    game: Game, spec: str, iterations: int | None, seconds: float | None, seed: int
) -> Agent:
    """Returns the agent that was pickled."""
    from rbg._rbg import Agent

    return Agent(game, spec, iterations=iterations, seconds=seconds, seed=seed)
