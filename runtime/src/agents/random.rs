//! Uniformly random moves.

use std::ops::ControlFlow;

use crate::playout::Playable;
use crate::rng::{PlayoutRng, stream};
use crate::search::Budget;

use super::agent::Agent;

/// An agent that plays any legal move, all with the same probability.
pub(super) struct Random(PlayoutRng);

impl Random {
    pub(super) fn new() -> Self {
        Self(stream(0, 0))
    }
}

impl<P: Playable> Agent<P> for Random {
    fn restart(&mut self, seed: u64) {
        self.0 = stream(seed, 0);
    }

    fn choose(
        &mut self,
        position: &P,
        _: &Budget,
        _: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        position.sample_move(&mut self.0)
    }
}
