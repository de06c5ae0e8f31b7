//! Whom a person plays against.

use std::time::Duration;

use rbg_runtime::AnyGame;
use rbg_runtime::agents::protocol::GameLine;
use rbg_runtime::agents::{Contestant, DirectedRequest, OutsideAgent};
use rbg_runtime::search::Budget;

use crate::agent_program::AgentProgram;
use crate::contestants;
use crate::directed::{self, DirectedAgent};
use crate::failure::Failure;

/// The time that a program may take beyond that for a move.
const PROGRAM_TIMEOUT: Duration = Duration::from_secs(10);

/// An opponent of a person.
pub(super) enum Opponent<'g> {
    /// Random moves.
    Random,
    /// An agent in the library of the reasoner.
    Agent(DirectedAgent<'g>),
    /// A program.
    Program(Box<AgentProgram<'g>>),
}

impl Opponent<'_> {
    /// Returns whoever chooses the moves; `None` if chance does.
    pub(super) fn agent(&mut self) -> Option<&mut dyn OutsideAgent> {
        match self {
            Self::Random => None,
            Self::Agent(agent) => Some(agent),
            Self::Program(program) => Some(&mut **program),
        }
    }
}

/// Plays a game against a contestant, or against chance.
pub(super) fn with(
    contestant: Option<&Contestant>,
    game: &dyn AnyGame,
    line: GameLine,
    budget: Budget,
    seed: u64,
    play: impl FnOnce(Opponent<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    match contestant {
        None => play(Opponent::Random),
        Some(Contestant::Spec(agent)) => {
            let request = DirectedRequest::new(agent.clone())
                .with_budget(budget)
                .with_seed(seed);
            directed::attend(game, &request, |agent| play(Opponent::Agent(agent)))
        }
        Some(program) => {
            let words = contestants::command(program).unwrap_or_default();
            let mut program = AgentProgram::new(game, line, words, PROGRAM_TIMEOUT);
            program.begin(seed).map_err(anyhow::Error::msg)?;
            play(Opponent::Program(Box::new(program)))
        }
    }
}
