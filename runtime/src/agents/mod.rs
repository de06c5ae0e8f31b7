//! Players that need no person: they are chosen by a text, as
//! `mcts:iterations=1000`, and meet in matches.

mod alpha_beta;
mod analysis;
mod attendance;
mod constant_sum;
mod dfpn;
mod flat;
mod greedy;
mod kinds;
mod matches;
mod mcts;
mod pondering;
mod random;
mod spec;
mod split;

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

pub use analysis::{Analysis, AnalysisRequest, analyse};
pub(crate) use attendance::AttendReport;
pub use attendance::{AttendRequest, Call, attend};
pub use kinds::{AGENTS, AgentKind, Form, Parameter};
pub use matches::{GameRecord, MatchReport, MatchRequest, play_match};
pub use pondering::Pondering;
pub use spec::{AgentSpec, SpecError};
pub use split::split;

use crate::position::Position;
use crate::run::RunError;
use crate::search::{Budget, EvaluatedMove};

/// Somebody who chooses moves.
///
/// In a game an agent is restarted, then told of every move in turn, its own
/// included, and asked for one whenever it is to move.
pub trait Agent<P: Position>: Send {
    /// Forgets all games; random choices come from this seed from now on.
    fn restart(&mut self, seed: u64);

    /// The move for a position; `None` if the game is over. `budget` counts for
    /// agents that were given none of their own. `watch` is called now and then;
    /// when it breaks, the agent answers as soon as it can.
    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move>;

    /// Takes note of a move of anybody.
    fn played(&mut self, before: &P, m: &P::Move) {
        let _ = (before, m);
    }

    /// Thinks about the position after the last move that was played, until `stop` is set:
    /// in the time of others.
    fn ponder(&mut self, stop: &AtomicBool) {
        let _ = stop;
    }

    /// Iterations of its last choice.
    fn iterations(&self) -> u64 {
        0
    }

    /// What it thought when it last chose, about that very position.
    fn thoughts(&self) -> Thoughts<P::Move> {
        Thoughts::default()
    }
}

/// What an agent thought when it chose a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Thoughts<M> {
    /// Iterations, or positions for agents without iterations.
    pub iterations: u64,
    /// Moves of playouts.
    pub playout_moves: u64,
    /// Wall-clock time.
    pub elapsed: Duration,
    /// Bytes that were used for what was found out.
    pub bytes: u64,
    /// The moves with what is thought of them.
    pub moves: Vec<EvaluatedMove>,
    /// The best moves of all players in turn.
    pub line: Vec<M>,
    /// The scores that follow for certain, if they are known.
    pub certain: Option<Vec<i32>>,
    /// Moves that were looked ahead, for agents that look equally far everywhere.
    pub depth: Option<u16>,
}

impl<M> Default for Thoughts<M> {
    fn default() -> Self {
        Self {
            iterations: 0,
            playout_moves: 0,
            elapsed: Duration::ZERO,
            bytes: 0,
            moves: Vec::new(),
            line: Vec::new(),
            certain: None,
            depth: None,
        }
    }
}

/// The agent that a specification describes.
///
/// # Errors
///
/// [`RunError::Failed`] if such an agent cannot play the game.
pub fn build<P: Position>(spec: &AgentSpec) -> Result<Box<dyn Agent<P>>, RunError> {
    if spec.kind().name == "mcts" {
        mcts::check::<P>(spec)?;
    }
    let agent: Box<dyn Agent<P>> = match spec.kind().name {
        "flat" => Box::new(flat::Flat::new(spec)),
        "mcts" if spec.splits_moves() => P::split_agent(spec).ok_or_else(|| {
            let name = &P::game().name;
            RunError::Failed(format!(
                "the reasoner of {name} was compiled without moves in parts, which split needs"
            ))
        })?,
        "mcts" => Box::new(mcts::MctsAgent::new(spec)),
        "greedy" => Box::new(greedy::Greedy::new::<P>()),
        "alphabeta" => Box::new(alpha_beta::AlphaBetaAgent::new(spec)?),
        "dfpn" => Box::new(dfpn::ProofNumberAgent::new(spec)?),
        _ => Box::new(random::Random::new()),
    };
    Ok(if spec.ponders() {
        Box::new(Pondering::new(agent))
    } else {
        agent
    })
}

/// Emitted into the implementation of `Position` by reasoners that offer moves in
/// parts: [`Position::split_agent`], where agents are built at all.
#[cfg(feature = "search")]
#[macro_export]
macro_rules! split_agent {
    () => {
        fn split_agent(
            spec: &$crate::agents::AgentSpec,
        ) -> Option<Box<dyn $crate::agents::Agent<Self>>> {
            Some($crate::agents::split(spec))
        }
    };
}

/// Emitted into the implementation of `Position` by reasoners that offer moves in
/// parts: [`Position::split_agent`], where agents are built at all.
#[cfg(not(feature = "search"))]
#[macro_export]
macro_rules! split_agent {
    () => {};
}
