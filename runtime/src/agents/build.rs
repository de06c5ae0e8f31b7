//! The construction of agents from their specifications.

use super::agent::Agent;
use super::alpha_beta::AlphaBetaAgent;
use super::az::AzAgent;
use super::dfpn::ProofNumberAgent;
use super::flat::Flat;
use super::greedy::Greedy;
use super::mcts::{self, MctsAgent};
use super::pondering::Pondering;
use super::random::Random;
use super::resolved::resolve;
use super::sampling::SamplingAgent;
use super::spec::{AgentSettings, AgentSpec, RandomSettings, SplitAt};
use super::split::SplitBuilder;
use crate::playout::{Playable, RunError};

/// Builds the agent that a specification describes.
///
/// # Errors
///
/// [`RunError::Failed`] if such an agent cannot play the game, [`RunError::Unfit`] if it names an
/// evaluation that was not [told](crate::evaluate::teach_as).
pub fn build<P: Playable>(spec: &AgentSpec) -> Result<Box<dyn Agent<P>>, RunError> {
    let name = spec.kind().name;
    let agent: Box<dyn Agent<P>> = match spec.settings() {
        AgentSettings::Random(RandomSettings {}) => Box::new(Random::new()),
        AgentSettings::Greedy(settings) => Box::new(Greedy::new(settings)?),
        AgentSettings::Sampling(settings) => Box::new(SamplingAgent::new(settings.request())?),
        AgentSettings::AlphaBeta(settings) => Box::new(AlphaBetaAgent::new(settings, name)?),
        AgentSettings::ProofNumber(settings) => Box::new(ProofNumberAgent::new(settings, name)?),
        AgentSettings::Flat(settings) => Box::new(Flat::new(settings)),
        AgentSettings::Az(settings) => Box::new(AzAgent::new(settings)?),
        AgentSettings::Mcts(settings) => {
            mcts::check::<P>(settings)?;
            let (settings, _) = resolve::<P>(settings);
            match settings.split {
                SplitAt::Off | SplitAt::Auto => Box::new(MctsAgent::new(&settings)?),
                SplitAt::Dots | SplitAt::Modifiers => {
                    P::visit_partial_moves(SplitBuilder(&settings)).ok_or_else(|| {
                        let name = &P::game().name;
                        RunError::Failed(format!(
                            "the reasoner of {name} was compiled without moves in parts, which split needs"
                        ))
                    })??
                }
            }
        }
    };
    Ok(if spec.ponders() {
        Box::new(Pondering::new(agent))
    } else {
        agent
    })
}
