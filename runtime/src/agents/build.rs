//! Agents from their specifications.

use super::agent::Agent;
use super::alpha_beta::AlphaBetaAgent;
use super::dfpn::ProofNumberAgent;
use super::flat::Flat;
use super::greedy::Greedy;
use super::mcts::{self, MctsAgent};
use super::pondering::Pondering;
use super::random::Random;
use super::spec::AgentSpec;
use super::split::SplitBuilder;
use crate::playout::{Playable, RunError};

/// The agent that a specification describes.
///
/// # Errors
///
/// [`RunError::Failed`] if such an agent cannot play the game.
pub fn build<P: Playable>(spec: &AgentSpec) -> Result<Box<dyn Agent<P>>, RunError> {
    if spec.kind().name == "mcts" {
        mcts::check::<P>(spec)?;
    }
    let agent: Box<dyn Agent<P>> = match spec.kind().name {
        "flat" => Box::new(Flat::new(spec)),
        "mcts" if spec.splits_moves() => {
            P::visit_partial_moves(SplitBuilder(spec)).ok_or_else(|| {
                let name = &P::game().name;
                RunError::Failed(format!(
                    "the reasoner of {name} was compiled without moves in parts, which split needs"
                ))
            })?
        }
        "mcts" => Box::new(MctsAgent::new(spec)),
        "greedy" => Box::new(Greedy::new::<P>()),
        "alphabeta" => Box::new(AlphaBetaAgent::new(spec)?),
        "dfpn" => Box::new(ProofNumberAgent::new(spec)?),
        _ => Box::new(Random::new()),
    };
    Ok(if spec.ponders() {
        Box::new(Pondering::new(agent))
    } else {
        agent
    })
}
