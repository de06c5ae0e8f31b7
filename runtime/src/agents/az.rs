//! Search guided by a network as an agent.

use std::ops::ControlFlow;

use crate::evaluate::taught_network;
use crate::playout::{Playable, RunError};
use crate::search::{Budget, Effort, EvaluatedMove, Guided, GuidedSettings, RootRule};

use super::agent::{Agent, Thoughts};
use super::spec::{AzRoot, AzSettings, budget};

/// An agent that plays the move that a search guided by a network prefers.
pub(super) struct AzAgent<P: Playable> {
    budget: Budget,
    search: Guided<P>,
    effort: Effort,
}

impl<P: Playable> AzAgent<P> {
    /// Creates the agent; fails if its network was not told.
    pub(super) fn new(settings: &AzSettings) -> Result<Self, RunError> {
        let network = taught_network::<P>(settings.net.name())?;
        Ok(Self {
            budget: budget(settings.iterations, settings.time),
            search: Guided::new(search_settings(settings), network.evaluator::<P>(), 0),
            effort: Effort::default(),
        })
    }
}

/// Returns what an agent's settings say about its search.
fn search_settings(settings: &AzSettings) -> GuidedSettings {
    GuidedSettings {
        exploration: settings.exploration as f32,
        reduction: settings.reduction as f32,
        root: match settings.root {
            AzRoot::Puct => RootRule::Puct,
            AzRoot::Gumbel => RootRule::Gumbel {
                considered: settings.considered,
            },
        },
        noise: settings.noise,
        solver: settings.solver,
        memory: usize::try_from(settings.mebibytes << 20).unwrap_or(usize::MAX),
    }
}

impl<P: Playable> Agent<P> for AzAgent<P> {
    fn restart(&mut self, seed: u64) {
        self.search.restart(seed);
    }

    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        self.search.set_root(position);
        let budget = self.budget.or(*budget);
        self.effort = self.search.search(&budget, &mut |_| watch());
        self.search.choice()
    }

    fn played(&mut self, before: &P, m: &P::Move) {
        self.search.set_root(before);
        self.search.advance(m);
    }

    fn iterations(&self) -> u64 {
        self.effort.iterations
    }

    fn thoughts(&self) -> Thoughts<P::Move> {
        let root = self.search.root();
        let moves = self.search.evaluated().into_iter();
        Thoughts {
            iterations: self.effort.iterations,
            elapsed: self.effort.elapsed,
            bytes: self.search.bytes() as u64,
            moves: moves.map(|of| EvaluatedMove::of(root, of)).collect(),
            line: self.search.principal_variation(),
            certain: self.search.certain().map(<[i32]>::to_vec),
            ..Thoughts::default()
        }
    }
}
