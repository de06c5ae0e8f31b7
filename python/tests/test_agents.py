"""Agents: by specification or as functions, alone and in tournaments."""

import json
import pickle
import subprocess
from pathlib import Path
from typing import Any

import pytest
import rbg

from played import assert_interrupted, interpreted, native

NAME = "breakthrough_5x5"


def printed(program: list[str], *words: str) -> list[dict[str, Any]]:
    """Returns the lines of JSON that a command prints."""
    done = subprocess.run(
        [*program, *words, "--json"], capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_kinds_of_agents_are_those_of_the_command(program: list[str]) -> None:
    listed = printed(program, "agents")
    assert [kind.name for kind in rbg.agents()] == [line["name"] for line in listed]
    for kind, line in zip(rbg.agents(), listed, strict=True):
        assert kind.about == line["about"]
        assert [vars(parameter) for parameter in kind.parameters] == line["parameters"]


@pytest.mark.parametrize("spec", ["mcts:c=0.3,solver=off", "alphabeta", "flat", "random"])
def test_every_agent_finds_what_the_command_finds(program: list[str], spec: str) -> None:
    game = native(NAME)
    state = game.new_state()
    for _ in range(3):
        state.apply(state.legal_moves()[0])
    words = ["analyse", NAME, "--agent", spec, "--iterations", "300", "--seed", "5"]
    [line] = printed(program, *words, "--moves", *map(str, state.history))
    found = state.analyse(spec, iterations=300, seed=5)
    assert str(found.choice) == line["choice"]
    assert [str(m) for m in found.line] == line["line"]
    assert (found.iterations, found.playout_moves) == (line["iterations"], line["playout_moves"])
    rows = [(str(row.move), row.visits, row.value) for row in found.moves]
    assert rows == [(row["move"], row["visits"], row["value"]) for row in line["moves"]]


def test_evaluations_are_files_or_terms(program: list[str], tmp_path: Path) -> None:
    weights = tmp_path / "weights.json"
    words = ["learn", NAME, "--games", "60", "--seed", "3", "--out", str(weights)]
    subprocess.run([*program, *words], capture_output=True, check=True)
    game = native(NAME)
    for heuristic in (str(weights), "term:region_proximity", "term:-region_proximity"):
        spec = f"alphabeta:depth=3,heuristic={heuristic}"
        [line] = printed(program, "analyse", NAME, "--agent", spec, "--iterations", "2000")
        agent = rbg.Agent(game, "alphabeta", depth=3, heuristic=heuristic, iterations=2000)
        found = agent.analyse(game.new_state())
        assert [str(m) for m in found.line] == line["line"]
    played = game.tournament(
        ["hs:heuristic=term:region_proximity", "hs:heuristic=term:-region_proximity"], games=20
    )
    assert played.standings[0].all.wins > 10
    for wrong, told in ((tmp_path / "none.json", "cannot read"), ("term:none", "no term 'none'")):
        with pytest.raises(rbg.EngineError, match=told):
            game.new_state().analyse(f"hs:heuristic={wrong}")


def test_settings_are_parameters() -> None:
    game = native("ticTacToe")
    agent = rbg.Agent(game, "mcts", iterations=200, seed=3, c=0.3, solver=False)
    assert agent.spec == "mcts:c=0.3,solver=off"
    assert rbg.Agent(game, "mcts:c=0.3", solver=True).spec == "mcts:c=0.3,solver=on"
    state = game.new_state()
    by_agent = agent.analyse(state)
    searched = state.mcts(iterations=200, seed=3, c=0.3, solver=False)
    for analysis in (searched, state.analyse(agent.spec, iterations=200, seed=3)):
        assert (analysis.moves, analysis.line) == (by_agent.moves, by_agent.line)
    assert pickle.loads(pickle.dumps(agent)) == agent
    assert agent != rbg.Agent(game, agent.spec, iterations=200, seed=4)
    assert repr(agent) == "<rbg.Agent mcts:c=0.3,solver=off of ticTacToe>"
    with pytest.raises(ValueError, match="did you mean 'solver'"):
        rbg.Agent(game, "mcts", solvr=True)
    with pytest.raises(ValueError, match="seconds are between"):
        rbg.Agent(game, seconds=-1.0)


def test_an_agent_plays_games() -> None:
    game = native("ticTacToe")
    agents = [rbg.Agent(game, "mcts", iterations=300), rbg.Agent(game, "random", seed=1)]
    state = game.new_state()
    while not state.is_terminal():
        move = agents[state.current_player](state)
        assert move is not None
        state.apply(move)
    assert agents[0].choose(state) is None
    other = native(NAME).new_state()
    with pytest.raises(ValueError, match=f"it plays ticTacToe, and the position is one of {NAME}"):
        agents[0].choose(other)


def test_a_tournament_is_that_of_the_command(program: list[str], tmp_path: Any) -> None:
    game = native(NAME)
    agents = ["mcts", "mcts:c=0.05", "random"]
    words = ["tournament", "--game", NAME, "--agents", *agents, "--games", "6"]
    words += ["--iterations", "20", "--seed", "9", "--log", str(tmp_path / "log.jsonl")]
    lines = printed(program, *words)
    played = game.tournament(agents, games=6, iterations=20, seed=9)
    assert played.agents == tuple(agents)
    pairs, ratings = lines[:3], lines[3:]
    for standing, line in zip(played.standings, pairs, strict=True):
        assert (standing.game, standing.limits) == (line["game"], line["limits"])
        assert list(standing.agents) == line["agents"]
        for results, counts in zip(
            [standing.all, *standing.seats], [line["all"], *line["seats"]], strict=True
        ):
            assert {name: getattr(results, name) for name in counts} == counts
        assert standing.mean_moves == line["mean_moves"]
        assert list(standing.forfeits) == line["forfeits"]
    for rating, line in zip(played.ratings, ratings, strict=True):
        assert (rating.agent, rating.games, rating.points) == (
            line["agent"],
            line["games"],
            line["points"],
        )
        assert (rating.elo, rating.interval) == (line["elo"], (line["low"], line["high"]))
    entries = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    by_game = {(tuple(entry["agents"]), entry["game"]): entry for entry in entries}
    for record in played.games:
        first, second = (played.agents[agent] for agent in record.agents)
        entry = by_game.pop(((first, second), record.game))
        assert list(record.scores) == entry["scores"]
        assert [record.agents.index(agent) for agent in record.seats] == entry["seats"]
        assert len(record.moves) == len(entry["moves"])
    assert by_game == {}


def test_games_do_not_depend_on_how_many_are_played_at_once() -> None:
    game = native("ticTacToe")
    conditions: dict[str, Any] = {"games": 8, "iterations": 50, "seed": 2}
    one = game.tournament(["mcts", "random"], **conditions)
    assert game.tournament(["mcts", "random"], parallel=3, **conditions) == one
    assert len(one.games) == 8 and one.standings[0].all.games == 8
    # Agents change seats.
    assert {record.seats for record in one.games} == {(0, 1), (1, 0)}
    fixed = game.tournament(["mcts", "random"], seats="fixed", **conditions)
    assert {record.seats for record in fixed.games} == {(0, 1)}
    together = game.tournament(["mcts", "random"], together=True, **conditions)
    assert together.standings == () and [r.games for r in together.ratings] == [8, 8]


def test_functions_play_and_lose_by_illegal_moves() -> None:
    game = native("ticTacToe")

    def first(state: rbg.State) -> rbg.Move:
        return state.legal_moves()[0]

    def last(state: rbg.State) -> int:
        return state.legal_actions()[-1]

    def wrong(state: rbg.State) -> str:
        return str(state.history[-1]) if state.history else "rx0y0:4"

    played = game.tournament([first, last], games=4, parallel=2)
    assert played.agents == ("first", "last")
    assert all(record.forfeited_by is None for record in played.games)
    lost = game.tournament([wrong, first], games=2, openings=0)
    assert lost.standings[0].forfeits == (2, 0) and lost.standings[0].all.losses == 2
    assert [record.forfeited_by for record in lost.games] == [0, 0]
    assert "not a legal move" in str(lost.games[0].reason)

    def broken(state: rbg.State) -> None:
        raise KeyError("broken")

    with pytest.raises(KeyError, match="broken"):
        game.tournament([first, broken], games=2)
    with pytest.raises(TypeError, match="a move is an rbg.Move, a text or a number"):
        game.tournament([first, lambda _: 1.5], games=2)


BACK_AND_FORTH = """
#players = white(1), black(1)
#pieces = e, w, b
#variables =
#board = rectangle(up, down, left, right, [w, e, e][b, e, e])
#any = ((left* + right*) (up* + down*))
#step(piece) = any {piece} [e] (left + right) {e} [piece]
#rules = [$ white = 1] (->white step(w) ->black step(b))*
"""


def test_no_position_of_a_tournament_comes_again() -> None:
    parts = ["agents", "repetition"]
    game = rbg.compile(BACK_AND_FORTH, name="back_and_forth", parts=parts)
    agents = ["random", "mcts"]
    conditions: dict[str, Any] = {"games": 8, "iterations": 10, "openings": 0}
    for rule, longest in [("positional", 8), ("situational", 17)]:
        played = game.tournament(agents, no_repetition=rule, **conditions)
        assert not any(record.truncated for record in played.games)
        assert 2 <= played.standings[0].mean_moves <= longest
    with pytest.raises(rbg.EngineError, match="repetition"):
        rbg.compile(BACK_AND_FORTH, name="back_and_forth", parts=["agents"]).tournament(
            agents, no_repetition="positional", **conditions
        )


def test_a_sequential_test_ends_a_pair() -> None:
    game = native("ticTacToe")
    played = game.tournament(["mcts", "random"], games=2000, iterations=200, sprt=(0, 50))
    [standing] = played.standings
    assert standing.verdict == "better" and len(played.games) < 2000


@pytest.mark.parametrize(
    ("agents", "keywords", "told"),
    [
        (["mcts"], {}, "two agents or more"),
        (["mcts", "mtcs"], {}, "did you mean"),
        (["mcts", "mcts"], {"seats": "random"}, "seats is 'swap' or 'fixed'"),
        (["mcts", "mcts"], {"parallel": 0}, "parallel is at least 1"),
        (["mcts", "mcts"], {"sprt": (50, 0)}, "sprt is two numbers"),
        (["mcts", "mcts"], {"sprt": (0, 50), "together": True}, "for pairs"),
        (["mcts", "mcts"], {"no_repetition": "total"}, "is one of 'positional', 'situational'"),
        (["mcts:split=dots", "mcts"], {"no_repetition": "positional"}, "split does not go"),
    ],
)
def test_wrong_tournaments_are_refused(
    agents: list[str], keywords: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        interpreted("ticTacToe").tournament(agents, **keywords)


def test_the_interpreter_has_no_agents() -> None:
    with pytest.raises(rbg.EngineError, match="without"):
        interpreted("ticTacToe").tournament(["mcts", "random"])
    with pytest.raises(ValueError, match="one player only"):
        interpreted("15puzzle").tournament(["mcts", "random"])


def test_progress_is_told_and_can_stop_agents() -> None:
    game = native("ticTacToe")
    told: list[float] = []

    def stop_after_three(done: float) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyError("enough")

    runs = [
        lambda: game.new_state().mcts(iterations=10**9, solver=False, progress=stop_after_three),
        lambda: rbg.Agent(game, "mcts", seconds=1e6, solver=False).choose(
            game.new_state(), progress=stop_after_three
        ),
        lambda: game.tournament(
            ["random", "random"], games=10**9, parallel=2, progress=stop_after_three
        ),
        lambda: game.playouts(10**9, policy="mast", threads=2, progress=stop_after_three),
    ]
    for run in runs:
        told.clear()
        with pytest.raises(KeyError, match="enough"):
            run()
        assert len(told) == 3 and told == sorted(told)
    # Nothing that was stopped goes on.
    assert game.perft(2) == 72


AGENTS = """
game = rbg.load("ticTacToe", engine="native")
def slow(state):
    return state.legal_moves()[0]
"""


@pytest.mark.parametrize(
    "run",
    [
        "game.new_state().mcts(iterations=10**12, solver=False)",
        "game.tournament(['mcts', 'random'], seconds=100, games=10**9)",
        "game.tournament([slow, slow], games=10**9, parallel=2)",
        "game.playouts(10**12, policy='nst')",
    ],
)
def test_ctrl_c_ends_agents(run: str) -> None:
    native("ticTacToe")
    assert_interrupted(AGENTS, run)


POLICIES: list[dict[str, Any]] = [
    {"policy": "mast", "epsilon": 0.2},
    {"policy": "nst", "temperature": 0.5, "batch": 4},
    {"policy": "ppa", "threads": 2},
    {"decisive": True, "last_good_reply": True},
    {"cutoff": 5, "cutoff_value": "draw"},
    {"no_repetition": "positional"},
]


@pytest.mark.parametrize("keywords", POLICIES, ids=str)
def test_playouts_with_policies_are_those_of_the_command(
    program: list[str], keywords: dict[str, Any]
) -> None:
    words = []
    for name, value in keywords.items():
        words.append("--" + name.replace("_", "-"))
        if value is not True:
            words.append(str(value))
    game = native(NAME)
    begin = [str(game.new_state().legal_moves()[1])]
    words += ["--mode", "sample", "--count", "40", "--seed", "8", "--moves", *begin]
    [line] = printed(program, "playouts", NAME, *words)
    stats = game.playouts(40, seed=8, moves=begin, **keywords)
    assert (stats.playouts, stats.truncated) == (line["playouts"], line["truncated"])
    assert (stats.moves.mean, stats.moves.max) == (line["mean_moves"], line["max_moves"])
    assert [score.mean for score in stats.scores.values()] == line["mean_scores"]
    rewards = None if stats.mean_rewards is None else list(stats.mean_rewards.values())
    assert (stats.draws, rewards) == (line.get("draws"), line.get("mean_rewards"))


@pytest.mark.parametrize(
    ("keywords", "told"),
    [
        ({"policy": "best"}, "policy is one of 'uniform', 'mast'"),
        ({"epsilon": 0.5}, "epsilon has no effect"),
        ({"temperature": 1.0}, "temperature has no effect"),
        ({"batch": 3}, "batch has no effect"),
        ({"policy": "mast", "epsilon": 0.5, "temperature": 1.0}, "either epsilon or temperature"),
        ({"policy": "mast", "epsilon": 1.5}, "epsilon is between"),
        ({"policy": "mast", "temperature": 0.0}, "temperature is more than 0"),
        ({"policy": "mast", "batch": 0}, "batch is between"),
        ({"cutoff_value": "draw"}, "no effect without cutoff"),
        ({"no_repetition": "total"}, "no_repetition is one of 'positional', 'situational'"),
    ],
)
def test_wrong_policies_are_refused(keywords: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        interpreted("ticTacToe").playouts(1, **keywords)
