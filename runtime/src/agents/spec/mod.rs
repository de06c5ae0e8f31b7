//! Specifications of agents: `name:parameter=value,parameter=value`.

mod declare;
mod error;
mod evaluation;
mod fragment;
mod kinds;
mod read;
mod settings;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::playout::policy::SamplingRequest;
use crate::search::Budget;

pub use error::SpecError;
pub(super) use evaluation::Evaluation;
pub use evaluation::TERM;
pub use kinds::{AgentKind, Form, Parameter};
pub use settings::AGENTS;
pub(super) use settings::{
    AgentSettings, AlphaBetaSettings, AmafKind, AzRoot, AzSettings, FlatSettings, GreedySettings,
    LeafHeuristic, LookHeuristic, MctsAgentSettings, PlayoutPolicy, ProofNumberSettings,
    RandomSettings, SplitAt,
};

use fragment::Fragment;

/// A specification of an agent: a kind with a value for each of its parameters.
///
/// ```
/// use rbg_runtime::agents::AgentSpec;
///
/// let spec: AgentSpec = "mcts:iterations=1000,final=max".parse()?;
/// assert_eq!(spec.kind().name, "mcts");
///
/// let error = "mcts:iteration=1000".parse::<AgentSpec>().unwrap_err();
/// assert_eq!((error.column(), error.nearest()), (6, Some("iterations")));
/// # Ok::<(), rbg_runtime::agents::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct AgentSpec {
    text: String,
    settings: AgentSettings,
}

impl AgentSpec {
    /// Returns the kind of the agent.
    pub fn kind(&self) -> &'static AgentKind {
        self.settings.kind()
    }

    /// Returns whether the agent makes its moves in parts, which not every reasoner offers.
    pub fn splits_moves(&self) -> bool {
        self.split().is_some_and(SplitAt::is_on)
    }

    /// Returns whether the agent makes its moves in parts where the reasoner offers that and the game
    /// is one for it.
    ///
    /// ```
    /// use rbg_runtime::agents::AgentSpec;
    ///
    /// let may = |text: &str| text.parse().map(|spec: AgentSpec| spec.may_split_moves());
    /// assert_eq!((may("mcts")?, may("mcts:split=off")?, may("flat")?), (true, false, false));
    /// # Ok::<(), rbg_runtime::agents::SpecError>(())
    /// ```
    pub fn may_split_moves(&self) -> bool {
        self.split().is_some_and(|split| split != SplitAt::Off)
    }

    /// Returns where the agent splits moves, if it is one that could.
    fn split(&self) -> Option<SplitAt> {
        match &self.settings {
            AgentSettings::Mcts(settings) => Some(settings.split),
            AgentSettings::Random(_)
            | AgentSettings::Greedy(_)
            | AgentSettings::Sampling(_)
            | AgentSettings::AlphaBeta(_)
            | AgentSettings::ProofNumber(_)
            | AgentSettings::Flat(_)
            | AgentSettings::Az(_) => None,
        }
    }

    /// Returns whether the agent thinks in the time of others, too, on a thread of its own.
    pub fn ponders(&self) -> bool {
        match &self.settings {
            AgentSettings::Mcts(settings) => settings.ponder,
            AgentSettings::Random(_)
            | AgentSettings::Greedy(_)
            | AgentSettings::Sampling(_)
            | AgentSettings::AlphaBeta(_)
            | AgentSettings::ProofNumber(_)
            | AgentSettings::Flat(_)
            | AgentSettings::Az(_) => false,
        }
    }

    /// Returns whether the agent makes the same moves again in the same games, given its seeds and
    /// a number of iterations: it has no limit of time, does not ponder and searches on one
    /// thread.
    pub fn repeats_itself(&self) -> bool {
        match &self.settings {
            AgentSettings::Random(_) | AgentSettings::Greedy(_) | AgentSettings::Sampling(_) => {
                true
            }
            AgentSettings::AlphaBeta(settings) => settings.time.is_none(),
            AgentSettings::ProofNumber(settings) => settings.time.is_none(),
            AgentSettings::Flat(settings) => settings.time.is_none(),
            AgentSettings::Az(settings) => settings.time.is_none(),
            AgentSettings::Mcts(settings) => {
                settings.time.is_none() && !settings.ponder && settings.threads == 1
            }
        }
    }

    /// Returns how many bytes the agent may take up for what it finds out, if there is a limit
    /// to be chosen.
    pub fn memory(&self) -> Option<u64> {
        let mebibytes = match &self.settings {
            AgentSettings::Mcts(settings) => settings.mebibytes,
            AgentSettings::AlphaBeta(settings) => settings.mebibytes,
            AgentSettings::ProofNumber(settings) => settings.mebibytes,
            AgentSettings::Az(settings) => settings.mebibytes,
            AgentSettings::Random(_)
            | AgentSettings::Greedy(_)
            | AgentSettings::Sampling(_)
            | AgentSettings::Flat(_) => {
                return None;
            }
        };
        Some(mebibytes << 20)
    }

    /// Returns how moves are sampled, if the agent is one of heuristic sampling: then it can be a policy
    /// of playouts too.
    ///
    /// ```
    /// use rbg_runtime::agents::AgentSpec;
    ///
    /// let spec: AgentSpec = "hs:fraction=1/2,continuation=off".parse()?;
    /// let sampling = spec.sampling().expect("it samples");
    /// assert_eq!((sampling.fraction.of(10), sampling.continuation), (5, false));
    /// assert_eq!("mcts".parse::<AgentSpec>()?.sampling(), None);
    /// # Ok::<(), rbg_runtime::agents::SpecError>(())
    /// ```
    pub fn sampling(&self) -> Option<SamplingRequest> {
        match &self.settings {
            AgentSettings::Sampling(settings) => Some(settings.request()),
            AgentSettings::Random(_)
            | AgentSettings::Greedy(_)
            | AgentSettings::AlphaBeta(_)
            | AgentSettings::ProofNumber(_)
            | AgentSettings::Flat(_)
            | AgentSettings::Mcts(_)
            | AgentSettings::Az(_) => None,
        }
    }

    /// Returns the name of the evaluation that has to be [told](crate::evaluate::teach_as) before the
    /// agent is built, if it names one.
    ///
    /// ```
    /// use rbg_runtime::agents::AgentSpec;
    ///
    /// let spec: AgentSpec = "alphabeta:depth=2,heuristic=mine/hex.json".parse()?;
    /// assert_eq!(spec.evaluation(), Some("mine/hex.json"));
    /// assert_eq!("alphabeta".parse::<AgentSpec>()?.evaluation(), None);
    /// # Ok::<(), rbg_runtime::agents::SpecError>(())
    /// ```
    pub fn evaluation(&self) -> Option<&str> {
        match &self.settings {
            AgentSettings::Greedy(settings) => settings.heuristic.weights(),
            AgentSettings::Sampling(settings) => settings.heuristic.weights(),
            AgentSettings::AlphaBeta(settings) => settings.heuristic.weights(),
            AgentSettings::Mcts(settings) => settings.heuristic.weights(),
            AgentSettings::Random(_)
            | AgentSettings::ProofNumber(_)
            | AgentSettings::Flat(_)
            | AgentSettings::Az(_) => None,
        }
    }

    /// Returns the networks that have to be [told](crate::evaluate::teach_network) before the agent is
    /// built: their names, or none for the one that was trained for the game.
    ///
    /// ```
    /// use rbg_runtime::agents::AgentSpec;
    ///
    /// let spec: AgentSpec = "az:net=mine.safetensors".parse()?;
    /// assert_eq!(spec.networks(), [Some("mine.safetensors")]);
    /// let spec: AgentSpec = "mcts:evaluator=network,minimax=0.2,heuristic=a.safetensors".parse()?;
    /// assert_eq!(spec.networks(), [None, Some("a.safetensors")]);
    /// assert!("mcts".parse::<AgentSpec>()?.networks().is_empty());
    /// # Ok::<(), rbg_runtime::agents::SpecError>(())
    /// ```
    pub fn networks(&self) -> Vec<Option<&str>> {
        let found = match &self.settings {
            AgentSettings::Az(settings) => [Some(settings.net.name()), None],
            AgentSettings::Greedy(settings) => {
                [settings.heuristic.network(LookHeuristic::Network), None]
            }
            AgentSettings::AlphaBeta(settings) => {
                [settings.heuristic.network(LeafHeuristic::Network), None]
            }
            AgentSettings::Mcts(settings) => [
                settings.network(),
                settings.heuristic.network(LookHeuristic::Network),
            ],
            AgentSettings::Sampling(settings) => {
                [settings.heuristic.network_file().map(Some), None]
            }
            AgentSettings::Random(_) | AgentSettings::ProofNumber(_) | AgentSettings::Flat(_) => {
                [None, None]
            }
        };
        found.into_iter().flatten().collect()
    }

    /// Returns what is chosen about the agent.
    pub(super) fn settings(&self) -> &AgentSettings {
        &self.settings
    }
}

/// Returns the limits that a specification gives: iterations, and seconds.
pub(super) fn budget(iterations: Option<u64>, time: Option<f64>) -> Budget {
    Budget {
        iterations,
        time: time.map(Duration::from_secs_f64),
    }
}

impl fmt::Display for AgentSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for AgentSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, parameters) = Fragment::new(text).split(':');
        let name = name.trimmed();
        let (_, read) = AGENTS
            .iter()
            .zip(AgentSettings::READERS)
            .find(|(kind, _)| kind.name == name.text())
            .ok_or_else(|| SpecError::kind(AGENTS, name))?;
        Ok(Self {
            text: text.trim().to_owned(),
            settings: read(parameters.unwrap_or(Fragment::new("")))?,
        })
    }
}
