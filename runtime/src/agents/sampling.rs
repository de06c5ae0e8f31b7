//! Heuristic sampling as an agent.

use std::ops::ControlFlow;

use crate::playout::policy::{Options, SamplingRequest};
use crate::playout::{Playable, RunError};
use crate::position::MoveList;
use crate::rng::{PlayoutRng, stream};
use crate::search::{Budget, HeuristicSampling, SamplingRoom};

use super::agent::Agent;

/// An agent that plays the best move of a sample, as far as a heuristic says.
pub(super) struct SamplingAgent<P: Playable> {
    sampling: HeuristicSampling<P>,
    moves: MoveList<P::Move>,
    room: SamplingRoom<P::Move>,
    rng: PlayoutRng,
}

impl<P: Playable> SamplingAgent<P> {
    /// Creates the agent; fails if its evaluation was not told.
    pub(super) fn new(settings: SamplingRequest) -> Result<Self, RunError> {
        Ok(Self {
            sampling: HeuristicSampling::told(settings)?,
            moves: MoveList::new(),
            room: SamplingRoom::default(),
            rng: stream(0, 0),
        })
    }
}

impl<P: Playable> Agent<P> for SamplingAgent<P> {
    fn restart(&mut self, seed: u64) {
        self.rng = stream(seed, 0);
    }

    fn choose(
        &mut self,
        position: &P,
        _: &Budget,
        _: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        let mut options = Options::listed(position, &mut self.moves).ok()?;
        self.sampling
            .choose(&mut options, &mut self.room, &mut self.rng)
    }
}
