//! Evaluations that are told under names, and agents that name them.

use std::ops::ControlFlow;

use rbg_runtime::agents::{Analysis, AnalysisRequest, LengthRequest, analyse, game_lengths};
use rbg_runtime::evaluate::{LinearWeights, PlaceWeights, SideWeights, teach_as};
use rbg_runtime::playout::policy::{Fraction, PolicyMaker, PolicyRequest};
use rbg_runtime::playout::policy::{SamplingHeuristic, SamplingRequest};
use rbg_runtime::search::{Budget, Policies};
use rbg_runtime::{Cell, Piece, RunError};

use crate::toys::TicTacToe;

/// Agents that take an evaluation, before its name.
const AGENTS: [&str; 5] = [
    "greedy:heuristic=",
    "hs:fraction=1,heuristic=",
    "alphabeta:depth=1,quiescence=0,heuristic=",
    "mcts:iterations=100,progressive_bias=1000,heuristic=",
    "mcts:iterations=400,minimax=1,heuristic=",
];

fn analysis(agent: &str) -> Result<Analysis, RunError> {
    let request = AnalysisRequest::new(agent).with_budget(Budget::iterations(1000));
    analyse::<TicTacToe>(&request, &mut || ControlFlow::Continue(()))
}

#[test]
fn agents_play_by_the_evaluation_that_they_name() {
    for cell in [1usize, 4, 6] {
        let mut cells = vec![0.0; 9];
        cells[cell] = 1.0;
        let crosses = PlaceWeights {
            piece: Piece::new(1),
            cells,
        };
        let side = SideWeights {
            places: vec![crosses],
            ..SideWeights::default()
        };
        let name = format!("told/{cell}");
        teach_as::<TicTacToe>(&name, &LinearWeights::new(vec![side])).expect("they fit");
    }
    for agent in AGENTS {
        for cell in [1usize, 4, 6] {
            let found = analysis(&format!("{agent}told/{cell}")).expect("it was told");
            let choice = found.choice.expect("there are moves");
            assert_eq!(choice[0].cell, Cell::from_index(cell), "{agent}");
        }
    }
}

#[test]
fn an_evaluation_that_nobody_told_is_an_error_with_its_name() {
    let due =
        "the request does not fit: no evaluation of tic-tac-toe was told by the name nobody's.json";
    for agent in AGENTS {
        let error = analysis(&format!("{agent}nobody's.json")).expect_err(agent);
        assert_eq!(error.to_string(), due, "{agent}");
    }
    let request = LengthRequest::new("hs:heuristic=nobody's.json", 1);
    let error = game_lengths::<TicTacToe>(&request, &mut |_| ControlFlow::Continue(()));
    assert_eq!(error.expect_err("lengths").to_string(), due);
    let told = SamplingHeuristic::Told("nobody's.json".to_owned());
    let sampling = SamplingRequest::new(Fraction::ALL).with_heuristic(told);
    let policy = PolicyRequest::default().with_sampling(Some(sampling));
    let error = Policies::make::<TicTacToe>(&policy).map(|_| ());
    assert_eq!(error.expect_err("a policy").to_string(), due);
}
