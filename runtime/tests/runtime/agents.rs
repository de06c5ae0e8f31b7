//! Tests of specifications of agents, and of what agents say.

use std::ops::ControlFlow;

use rbg_runtime::agents::{
    AGENTS, AgentSpec, AnalysisRequest, MatchReport, MatchRequest, SpecError, analyse, play_match,
};
use rbg_runtime::evaluate::{NetworkWeights, teach_network};
use rbg_runtime::search::Budget;
use rbg_runtime::{Cell, MoveAction, Player, Position, RunError};

use crate::toys::TicTacToe;

fn refusal(text: &str) -> SpecError {
    match text.parse::<AgentSpec>() {
        Ok(spec) => panic!("{spec} is accepted"),
        Err(error) => error,
    }
}

#[test]
fn specifications_are_checked() {
    for text in ["random", "mcts", " mcts: c=1.5 , iterations=10 ", "mcts:"] {
        assert!(text.parse::<AgentSpec>().is_ok(), "{text}");
    }
    // What is wrong, what is said about it, in which column, and what was probably meant.
    let cases = [
        (
            "mtcs",
            "there is no agent 'mtcs': there are random",
            1,
            Some("mcts"),
        ),
        (" flatt:", "there is no agent 'flatt'", 2, Some("flat")),
        ("minimax", "there is no agent 'minimax'", 1, None),
        ("", "there is no agent ''", 1, None),
        (
            "mcts:x=1",
            "mcts has no parameter 'x': it has iterations",
            6,
            None,
        ),
        ("random:x=1", "it has none", 8, None),
        ("flat:c=1", "flat has no parameter 'c'", 6, None),
        ("mcts:c", "'c' is not of the form parameter=value", 6, None),
        ("mcts:c=-1", "c is a number from 0", 8, None),
        ("mcts:c=1,c=nan", "c is a number", 12, None),
        ("mcts:solver=yes", "solver is on or off", 13, None),
        ("mcts:solver=of", "solver is on or off", 13, Some("off")),
        ("mcts:final=best", "robust, max, secure", 12, None),
        (
            "mcts: final = robst",
            "robust, max, secure",
            15,
            Some("robust"),
        ),
        ("mcts:iterations=0", "a whole number from 1", 17, None),
        (
            "mcts:memory=1048577",
            "a whole number from 1 to 1048576",
            13,
            None,
        ),
        (
            "alphabeta:depth=10001",
            "a whole number from 1 to 10000",
            17,
            None,
        ),
        (
            "mcts:threads=99999999999999999999",
            "a whole number from 1 to 1024",
            14,
            None,
        ),
        (
            "hs:heuristic=learnd",
            "heuristic is learned, pieces, term:NAME, or a FILE.json",
            14,
            Some("learned"),
        ),
        ("mcts:c=1, c=2", "c is given twice", 11, None),
        ("mcts:x=1,c=-1", "no parameter 'x'", 6, None),
        ("mcts:c=-1,x=1", "c is a number", 8, None),
    ];
    for (text, said, column, nearest) in cases {
        let error = refusal(text);
        let shown = error.to_string();
        assert!(shown.contains(said), "{text}: {shown}");
        assert!(
            shown.starts_with(&format!("column {column}: ")),
            "{text}: {shown}"
        );
        assert_eq!(
            (error.column(), error.nearest()),
            (column, nearest),
            "{text}"
        );
        let meant = nearest.map(|name| format!("; did you mean '{name}'?"));
        assert_eq!(shown.contains("did you mean"), meant.is_some(), "{shown}");
        assert!(shown.ends_with(&meant.unwrap_or_default()), "{shown}");
    }
}

#[test]
fn a_misspelt_parameter_of_any_agent_is_refused_with_the_right_one() {
    for kind in AGENTS {
        let names: Vec<_> = kind.parameters.iter().map(|found| found.name).collect();
        for (index, name) in names.iter().enumerate() {
            assert!(
                !names[..index].contains(name),
                "{}: {name} twice",
                kind.name
            );
            for misspelt in [format!("{name}s"), format!("{name}_")] {
                if names.contains(&&*misspelt) {
                    continue;
                }
                let error = refusal(&format!("{}:{misspelt}=1", kind.name));
                let SpecError::Parameter { name: given, .. } = &error else {
                    panic!("{error}")
                };
                assert_eq!((given, error.nearest()), (&misspelt, Some(*name)));
            }
        }
    }
}

#[test]
fn every_default_is_a_value_of_its_parameter() {
    for kind in AGENTS {
        for parameter in kind.parameters {
            let text = format!("{}:{}={}", kind.name, parameter.name, parameter.default);
            let taken = match text.parse::<AgentSpec>() {
                // It is read before it is asked whether it has an effect.
                Ok(_) | Err(SpecError::NoEffect { .. }) => true,
                Err(_) => false,
            };
            assert_eq!(taken, !parameter.default.is_empty(), "{text}");
        }
    }
}

#[test]
fn every_agent_plays_and_knows_an_immediate_win() {
    // Cross has the first two cells of the first row, nought two of the second.
    let mark = |cell, index| {
        let cell = Cell::new(cell);
        let actions = [index, index + 1].map(|index| MoveAction { cell, index });
        actions.into_iter().collect()
    };
    let moves = vec![mark(0, 1), mark(3, 3), mark(1, 1), mark(4, 3)];
    // A network that knows nothing: the search finds the win.
    let network = NetworkWeights::constant(TicTacToe::game()).into();
    teach_network::<TicTacToe>(None, Some(&network)).expect("it is of the game");
    for kind in AGENTS {
        // A sample need not hold the winning move.
        let agent = if kind.name == "hs" {
            "hs:fraction=1"
        } else {
            kind.name
        };
        let request = AnalysisRequest::new(agent)
            .with_moves(moves.clone())
            .with_budget(Budget::iterations(1000))
            .with_seed(1);
        let analysis = analyse::<TicTacToe>(&request, &mut || ControlFlow::Continue(()));
        let analysis = analysis.expect("the moves are legal");
        assert_eq!(analysis.to_move, Player::FIRST);
        let choice = analysis.choice.expect("there are moves");
        assert!(
            kind.name == "random" || choice[0].cell == Cell::new(2),
            "{}: {choice:?}",
            kind.name
        );
        if matches!(kind.name, "mcts" | "alphabeta" | "az") {
            assert_eq!(analysis.certain, Some(vec![100, 0]), "{}", kind.name);
        }
    }
}

#[test]
fn moves_that_are_not_legal_are_refused() {
    let request = AnalysisRequest::new("random")
        .with_moves(vec![Default::default()])
        .with_seed(1);
    let outcome = analyse::<TicTacToe>(&request, &mut || ControlFlow::Continue(()));
    assert!(matches!(outcome, Err(RunError::Failed(text)) if text.contains("move 1")));
}

#[test]
fn agents_change_seats_and_share_openings() {
    let request = MatchRequest::new(
        vec!["random".to_owned(), "flat:iterations=20".to_owned()],
        (0..4).collect(),
    )
    .with_opening(3)
    .with_longest(100)
    .with_seed(9);
    let run = || {
        let mut games = Vec::new();
        let played = play_match::<TicTacToe>(&request, &mut |report: MatchReport| {
            if let MatchReport::Game(game) = report {
                games.push(game);
            }
            ControlFlow::Continue(())
        });
        assert_eq!(played, Ok(4));
        games
    };
    let games = run();
    assert_eq!(games[0].seats, [0, 1]);
    assert_eq!(games[1].seats, [1, 0]);
    assert_eq!(games[0].moves[..3], games[1].moves[..3]);
    assert_ne!(games[0].moves[..3], games[2].moves[..3]);
    let moves = |games: &[rbg_runtime::agents::GameRecord]| {
        games
            .iter()
            .map(|game| game.moves.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(moves(&games), moves(&run()));
}
