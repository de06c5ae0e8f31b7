//! Proof-number search as an agent.

use std::ops::ControlFlow;

use crate::playout::Playable;
use crate::playout::RunError;
use crate::search::{Budget, ProofNumber, Proven};

use super::agent::{Agent, Thoughts};
use super::constant_sum::constant_sum;
use super::spec::{ProofNumberSettings, budget};

/// An agent that plays a move that is proven to be best, or one that is nearest to a proof.
pub(super) struct ProofNumberAgent<P: Playable> {
    budget: Budget,
    bytes: u64,
    /// The sum of both players' scores at all ends.
    sum: i32,
    search: ProofNumber<P>,
    found: Option<Proven<P::Move>>,
}

impl<P: Playable> ProofNumberAgent<P> {
    /// Creates the agent; fails unless the game has two players, and their scores the same sum at
    /// the ends of some random games.
    pub(super) fn new(settings: &ProofNumberSettings, name: &str) -> Result<Self, RunError> {
        let sum = constant_sum::<P>(name)?;
        let bytes = settings.mebibytes << 20;
        Ok(Self {
            budget: budget(settings.iterations, settings.time),
            bytes,
            sum,
            search: ProofNumber::new(usize::try_from(bytes).unwrap_or(usize::MAX))
                .map_err(RunError::failed)?,
            found: None,
        })
    }
}

impl<P: Playable> Agent<P> for ProofNumberAgent<P> {
    fn restart(&mut self, _: u64) {
        self.found = None;
    }

    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        let budget = self.budget.or(*budget);
        let found = self.search.search(position, &budget, &mut |_| watch());
        let best = found.best.clone();
        self.found = Some(found);
        best
    }

    fn iterations(&self) -> u64 {
        self.found.as_ref().map_or(0, |found| found.positions)
    }

    fn thoughts(&self) -> Thoughts<P::Move> {
        let Some(found) = &self.found else {
            return Thoughts::default();
        };
        let known = found.least == found.most;
        Thoughts {
            iterations: found.positions,
            elapsed: found.elapsed,
            bytes: self.bytes,
            line: found.best.iter().cloned().collect(),
            certain: known.then(|| vec![found.least, self.sum - found.least]),
            ..Thoughts::default()
        }
    }
}
