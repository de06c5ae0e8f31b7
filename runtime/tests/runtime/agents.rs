//! Specifications of agents, and what agents say.

use std::ops::ControlFlow;

use rbg_runtime::agents::{
    AGENTS, AgentSpec, AnalysisRequest, MatchReport, MatchRequest, analyse, play_match,
};
use rbg_runtime::search::Budget;
use rbg_runtime::{Cell, MoveAction, Player, RunError};

use crate::toys::TicTacToe;

fn refusal(text: &str) -> String {
    match text.parse::<AgentSpec>() {
        Ok(spec) => panic!("{spec} is accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn specifications_are_checked() {
    for text in ["random", "mcts", " mcts: c=1.5 , iterations=10 ", "mcts:"] {
        assert!(text.parse::<AgentSpec>().is_ok(), "{text}");
    }
    assert!(refusal("mtcs").contains("there is no agent 'mtcs': there are random"));
    assert!(refusal("mcts:x=1").contains("mcts has no parameter 'x': it has iterations"));
    assert!(refusal("random:x=1").ends_with("it has none"));
    assert!(refusal("mcts:c").contains("'c' is not of the form parameter=value"));
    assert!(refusal("mcts:c=-1").contains("c is a number from 0"));
    assert!(refusal("mcts:c=nan").contains("c is a number"));
    assert!(refusal("mcts:solver=yes").contains("solver is on or off"));
    assert!(refusal("mcts:final=best").contains("robust, max, secure"));
    assert!(refusal("mcts:iterations=0").contains("a whole number from 1"));
    assert!(refusal("mcts:c=1,c=2").contains("c is given twice"));
}

#[test]
fn every_default_is_a_value_of_its_parameter() {
    for kind in AGENTS {
        for parameter in kind.parameters {
            let text = format!("{}:{}={}", kind.name, parameter.name, parameter.default);
            let spec = text.parse::<AgentSpec>();
            assert_eq!(spec.is_ok(), !parameter.default.is_empty(), "{text}");
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
    for kind in AGENTS {
        let request = AnalysisRequest {
            agent: kind.name.to_owned(),
            moves: moves.clone(),
            budget: Budget::iterations(1000),
            seed: 1,
        };
        let analysis = analyse::<TicTacToe>(&request, &mut || ControlFlow::Continue(()));
        let analysis = analysis.expect("the moves are legal");
        assert_eq!(analysis.to_move, Player::FIRST);
        let choice = analysis.choice.expect("there are moves");
        assert!(
            kind.name == "random" || choice[0].cell == Cell::new(2),
            "{}: {choice:?}",
            kind.name
        );
        if matches!(kind.name, "mcts" | "alphabeta") {
            assert_eq!(analysis.certain, Some(vec![100, 0]), "{}", kind.name);
        }
    }
}

#[test]
fn moves_that_are_not_legal_are_refused() {
    let request = AnalysisRequest {
        agent: "random".to_owned(),
        moves: vec![Default::default()],
        budget: Budget::default(),
        seed: 1,
    };
    let outcome = analyse::<TicTacToe>(&request, &mut || ControlFlow::Continue(()));
    assert!(matches!(outcome, Err(RunError::Failed(text)) if text.contains("move 1")));
}

#[test]
fn agents_change_seats_and_share_openings() {
    let request = MatchRequest {
        agents: vec!["random".to_owned(), "flat:iterations=20".to_owned()],
        games: (0..4).collect(),
        budget: Budget::default(),
        opening: 3,
        longest: 100,
        seed: 9,
    };
    let run = || {
        let mut games = Vec::new();
        let played = play_match::<TicTacToe>(&request, &mut |report| {
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
