//! Settings by which a reasoner is compiled and built.

use std::collections::BTreeSet;

use clap::Args;
use rbg_compiler::{Options, RuntimeSource};
use rbg_runtime::agents::AgentSpec;

use crate::switches::Switches;
use crate::target_cpu::target_cpu;

/// How a reasoner is compiled and built.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings {
    /// Build for any processor of this kind rather than for this very one
    #[arg(long)]
    pub portable: bool,
    /// Build for this kind of processor, as rustc calls it, rather than for
    /// this very one
    #[arg(long, value_name = "CPU", conflicts_with = "portable", value_parser = target_cpu)]
    pub target_cpu: Option<String>,
    /// The optimisations that are left out.
    #[command(flatten)]
    pub switches: Switches,
    /// The parts that the library offers beyond perft and uniform playouts.
    #[arg(skip)]
    pub extras: BTreeSet<Extra>,
}

/// The parts that a library offers on demand: each takes rustc some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extra {
    /// Playouts with policies.
    Policies,
    /// Agents, and games between them.
    Agents,
    /// Moves in parts, for agents that search them so.
    PartialMoves,
    /// Agents that know a rule of repetition.
    Repetition,
}

impl Extra {
    /// Returns the feature of the emitted crate, or of the runtime; `None` for what is emitted
    /// on demand.
    pub fn feature(self) -> Option<&'static str> {
        match self {
            Self::Policies => Some("policies"),
            Self::Agents => Some("agents"),
            Self::Repetition => Some("rbg-runtime/repetition"),
            Self::PartialMoves => None,
        }
    }
}

impl Settings {
    /// Returns the same settings with what agents of these specifications need.
    pub fn with_agents<'s>(&self, agents: impl IntoIterator<Item = &'s str>) -> Self {
        let mut settings = self.clone();
        settings.extras.insert(Extra::Agents);
        // What is no specification is refused later on.
        let mut agents = agents.into_iter().map(str::parse::<AgentSpec>);
        if agents.any(|spec| spec.is_ok_and(|spec| spec.may_split_moves())) {
            settings.extras.insert(Extra::PartialMoves);
        }
        settings
    }

    /// Returns whether the reasoner has what estimates positions: agents, or policies that sample.
    pub fn estimate_positions(&self) -> bool {
        let estimate = [Extra::Agents, Extra::Policies];
        estimate.iter().any(|extra| self.extras.contains(extra))
    }

    /// Returns the compiler's options with the runtime at `runtime`.
    pub fn options(&self, runtime: RuntimeSource) -> Options {
        Options {
            partial_moves: self.extras.contains(&Extra::PartialMoves),
            ..self.switches.options(runtime)
        }
    }

    /// Returns the features of the emitted crate that are built in.
    pub fn features(&self) -> String {
        let extras = self.extras.iter().filter_map(|extra| extra.feature());
        let all: Vec<&str> = ["plugin"].into_iter().chain(extras).collect();
        all.join(",")
    }

    /// Returns the arguments that stand for these settings.
    pub fn flags(&self) -> Vec<String> {
        let portable = self.portable.then(|| "--portable".to_owned());
        let cpu = self.target_cpu.as_ref();
        let cpu = cpu.map(|cpu| format!("--target-cpu={cpu}"));
        portable
            .into_iter()
            .chain(cpu)
            .chain(self.switches.flags())
            .collect()
    }
}
