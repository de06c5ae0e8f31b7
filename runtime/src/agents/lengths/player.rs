//! Players of all seats of a game.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rand_core::Rng;

use crate::agents::agent::Agent;
use crate::playout::policy::{Options, SamplingRequest};
use crate::playout::{Playable, RunError};
use crate::position::MoveList;
use crate::rng::{PlayoutRng, stream};
use crate::search::{Budget, HeuristicSampling, SamplingRoom};

/// A player of all seats of a game.
pub(super) trait SelfPlay<P: Playable> {
    /// Begins a game of this number, and returns the time that it takes if it is worth to be told.
    fn restart(&mut self, seed: u64, game: u64) -> Duration;

    /// Returns the move for a position; `None` if the game is over. When `watch` breaks, the answer
    /// is of no use.
    fn choose(
        &mut self,
        position: &P,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move>;

    /// Takes note of a move that is made.
    #[inline]
    fn played(&mut self, before: &P, m: &P::Move) {
        let _ = (before, m);
    }
}

/// A player who draws moves uniformly.
pub(super) struct Drawn<P: Playable> {
    rng: PlayoutRng,
    list: MoveList<P::Move>,
}

impl<P: Playable> Default for Drawn<P> {
    fn default() -> Self {
        Self {
            rng: stream(0, 0),
            list: MoveList::new(),
        }
    }
}

impl<P: Playable> SelfPlay<P> for Drawn<P> {
    fn restart(&mut self, seed: u64, game: u64) -> Duration {
        self.rng = stream(seed, game);
        Duration::ZERO
    }

    #[inline]
    fn choose(&mut self, position: &P, _: &mut dyn FnMut() -> ControlFlow<()>) -> Option<P::Move> {
        position.sample_move_with(&mut self.rng, &mut self.list)
    }
}

/// A player by heuristic sampling.
pub(super) struct Sampled<P: Playable> {
    sampling: HeuristicSampling<P>,
    rng: PlayoutRng,
    list: MoveList<P::Move>,
    room: SamplingRoom<P::Move>,
}

impl<P: Playable> Sampled<P> {
    /// Creates the player; fails if its evaluation was not told.
    pub(super) fn new(request: SamplingRequest) -> Result<Self, RunError> {
        Ok(Self {
            sampling: HeuristicSampling::told(request)?,
            rng: stream(0, 0),
            list: MoveList::new(),
            room: SamplingRoom::default(),
        })
    }
}

impl<P: Playable> SelfPlay<P> for Sampled<P> {
    fn restart(&mut self, seed: u64, game: u64) -> Duration {
        self.rng = stream(seed, game);
        Duration::ZERO
    }

    #[inline]
    fn choose(&mut self, position: &P, _: &mut dyn FnMut() -> ControlFlow<()>) -> Option<P::Move> {
        let mut options = Options::listed(position, &mut self.list).ok()?;
        self.sampling
            .choose(&mut options, &mut self.room, &mut self.rng)
    }
}

/// An agent for each seat.
pub(super) struct Thinking<P: Playable> {
    agents: Vec<Box<dyn Agent<P>>>,
    budget: Budget,
}

impl<P: Playable> Thinking<P> {
    pub(super) fn new(agents: Vec<Box<dyn Agent<P>>>, budget: Budget) -> Self {
        Self { agents, budget }
    }
}

impl<P: Playable> SelfPlay<P> for Thinking<P> {
    fn restart(&mut self, seed: u64, game: u64) -> Duration {
        let begun = Instant::now();
        let mut seeds = stream(seed, game);
        for agent in &mut self.agents {
            agent.restart(seeds.next_u64());
        }
        begun.elapsed()
    }

    fn choose(
        &mut self,
        position: &P,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        let seat = position.to_move().seat()?;
        let budget = self.budget;
        self.agents.get_mut(seat)?.choose(position, &budget, watch)
    }

    fn played(&mut self, before: &P, m: &P::Move) {
        for agent in &mut self.agents {
            agent.played(before, m);
        }
    }
}
