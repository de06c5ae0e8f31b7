//! What a solver and local search say of a position.

use std::time::Duration;

use rbg_cli::engine::unless_interrupted;
use rbg_cli::failure::Failure;
use rbg_runtime::agents::{Analysis, AnalysisRequest};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame};

/// The share of the time that local search has beside a tree search.
const SHARE: f64 = 0.9;

/// Who wins, as the player to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Win,
    Loss,
}

/// What was found within the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Local search has found it.
    Local(Verdict),
    /// The tree search beside which it runs has found it first.
    Tree,
    Nothing,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Trial {
    /// The verdict of the solver, if it has one.
    pub(super) value: Option<Verdict>,
    pub(super) answer: Answer,
    /// The number of moves that were looked ahead.
    pub(super) depth: u16,
    pub(super) seconds: f64,
}

impl Trial {
    /// Returns whether local search says what the solver refutes.
    pub(super) fn is_wrong(&self) -> bool {
        match (self.value, self.answer) {
            (Some(value), Answer::Local(answer)) => value != answer,
            _ => false,
        }
    }
}

/// Asks the solver and local search about the position after some moves.
pub(super) fn trial(
    game: &dyn AnyGame,
    moves: &[ActionList],
    time: Duration,
    solver_time: Duration,
) -> Result<Trial, Failure> {
    let analyse = |agent: &str, time: Duration| {
        let request = AnalysisRequest::new(agent)
            .with_moves(moves.to_vec())
            .with_budget(Budget::time(time));
        game.analyse(&request, &mut unless_interrupted)
    };
    let local = format!("mcts:local=on,local_share={SHARE},split=off");
    let searched = analyse(&local, time.div_f64(SHARE))?;
    let solved = analyse("dfpn", solver_time)?;
    let (answer, depth) = answer(&searched);
    Ok(Trial {
        value: value(&solved),
        answer,
        depth,
        seconds: searched.seconds * SHARE,
    })
}

/// Returns who wins for certain.
fn value(analysis: &Analysis) -> Option<Verdict> {
    let scores = analysis.certain.as_ref()?;
    let seat = analysis.to_move.seat()?;
    Some(if scores[seat] > scores[1 - seat] {
        Verdict::Win
    } else {
        Verdict::Loss
    })
}

/// Returns what was found, and how many moves were looked ahead.
fn answer(analysis: &Analysis) -> (Answer, u16) {
    let Some(local) = &analysis.local else {
        return (Answer::Nothing, 0);
    };
    // The own last move comes first, and the other player's behind one's own.
    let depth = (2 * local.own_turns)
        .saturating_sub(1)
        .min(2 * local.other_turns);
    let answer = if local.win.is_some() {
        Answer::Local(Verdict::Win)
    } else if local.lost.len() == analysis.moves.len() {
        Answer::Local(Verdict::Loss)
    } else if analysis.certain.is_some() {
        Answer::Tree
    } else {
        Answer::Nothing
    };
    (answer, depth)
}
