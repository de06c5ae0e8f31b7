//! What training is asked for, and what it answers.

use serde::{Deserialize, Serialize};

use super::play::PlaySettings;
use crate::evaluate::NetworkWeights;
use crate::game::Plane;

/// A request to train a network by self-play.
///
/// What is learned depends on the request alone, however many threads there are, unless it is bounded
/// by time.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Piece;
/// use rbg_runtime::game::Plane;
/// use rbg_runtime::train::{TrainRequest, train};
///
/// let request = TrainRequest::new(vec![Plane::Piece(Piece::new(1))], 8).with_rounds(1);
/// let trained = train::<Nim>(&request, &mut |_| Continue(()))?;
/// assert_eq!(trained.rounds.len(), 1);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TrainRequest {
    /// What the units see.
    pub planes: Vec<Plane>,
    /// The number of units.
    pub units: usize,
    /// The number of units at each cell, a multiple of 8; none sees patterns if it is 0.
    pub pattern_units: usize,
    /// Where to go on, if the training was begun before.
    pub state: Option<TrainState>,
    /// The number of rounds after which to end, with those before, if that is given.
    pub rounds: Option<u64>,
    /// The seconds after which to end, if that is given.
    pub seconds: Option<f64>,
    /// The number of iterations of the search for a move that is learned from.
    pub iterations: u32,
    /// The part of moves that are searched so; the others take a quarter of the iterations, and are not
    /// learned from.
    pub full_share: f64,
    /// The most moves that the search considers.
    pub considered: u32,
    /// The number of positions of a round, about.
    pub round_positions: u32,
    /// How often each position is learned from in the mean.
    pub reuse: u32,
    /// The size of the first steps of the optimiser.
    pub rate: f32,
    /// The number of games of a match by which a network is accepted.
    pub gate_games: u32,
    /// The number of rounds from one state that is told to the next.
    pub state_every: u64,
    /// The number of moves at which games are cut off.
    pub longest: u32,
    /// The number of threads.
    pub threads: usize,
    /// The seed of all random choices.
    pub seed: u64,
}

impl TrainRequest {
    /// Returns a request for a network of so many units that see some planes, with the usual settings
    /// and without bounds.
    pub fn new(planes: Vec<Plane>, units: usize) -> Self {
        Self {
            planes,
            units,
            pattern_units: 0,
            state: None,
            rounds: None,
            seconds: None,
            iterations: 32,
            full_share: 0.5,
            considered: 16,
            round_positions: 10_000,
            reuse: 4,
            rate: 0.002,
            gate_games: 60,
            state_every: 8,
            longest: 400,
            threads: 1,
            seed: 0,
        }
    }

    /// Returns this request with [`pattern_units`](Self::pattern_units) replaced.
    #[must_use]
    pub fn with_pattern_units(mut self, pattern_units: usize) -> Self {
        self.pattern_units = pattern_units;
        self
    }

    /// Returns this request with [`state`](Self::state) replaced.
    #[must_use]
    pub fn with_state(mut self, state: Option<TrainState>) -> Self {
        self.state = state;
        self
    }

    /// Returns this request with [`rounds`](Self::rounds) replaced.
    #[must_use]
    pub fn with_rounds(mut self, rounds: u64) -> Self {
        self.rounds = Some(rounds);
        self
    }

    /// Returns this request with [`seconds`](Self::seconds) replaced.
    #[must_use]
    pub fn with_seconds(mut self, seconds: f64) -> Self {
        self.seconds = Some(seconds);
        self
    }

    /// Returns this request with [`threads`](Self::threads) replaced.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Returns this request with [`seed`](Self::seed) replaced.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Returns how its games are played.
    pub(super) fn play(&self) -> PlaySettings {
        PlaySettings {
            iterations: self.iterations,
            full_share: self.full_share,
            considered: self.considered,
            longest: self.longest,
            seed: self.seed,
        }
    }
}

/// A state of a training, from which it can go on: all but the positions that were learned from last, which
/// are played again.
///
/// ```
/// use rbg_runtime::train::TrainState;
///
/// assert_eq!(TrainState::default().rounds, 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TrainState {
    /// The number of rounds so far.
    pub rounds: u64,
    /// The number of games so far.
    pub games: u64,
    /// The number of positions so far.
    pub positions: u64,
    /// The seconds so far.
    pub seconds: f64,
    /// The mean number of moves of the games of the last round.
    pub length: f64,
    /// The weights: of inputs, the biases of units, of values and their biases, of moves and theirs, and
    /// those of patterns.
    pub weights: Vec<f32>,
    /// The mean of the weights after the last rounds, not yet divided by the share that they have.
    pub mean: Vec<f32>,
    /// The means of the slopes.
    pub first: Vec<f32>,
    /// The means of the squared slopes.
    pub second: Vec<f32>,
    /// The number of steps so far.
    pub steps: u64,
    /// The network that was accepted last.
    pub accepted: Option<NetworkWeights>,
}

/// A round of training: some games, and what was learned meanwhile from those before.
///
/// ```
/// use rbg_runtime::train::TrainRound;
///
/// let round = TrainRound::default();
/// assert_eq!((round.games, round.gate), (0, None));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TrainRound {
    /// The number of rounds so far, with this one; 0 while one is not over.
    pub number: u64,
    /// The number of games so far.
    pub games: u64,
    /// The number of positions so far.
    pub positions: u64,
    /// The seconds so far.
    pub seconds: f64,
    /// The mean number of moves of the round's games.
    pub length: f64,
    /// The mean squared difference of what players could expect and what the network said.
    pub value_error: f64,
    /// The cross entropy of the moves that the search prefers and those that the network does, less
    /// the entropy of the former.
    pub policy_error: f64,
    /// The positions that each thread played in a second.
    pub plays_per_second: f64,
    /// The positions that were learned from in a second.
    pub fits_per_second: f64,
    /// The score of the new network against the accepted one, from 0 to 1, if they met.
    pub gate: Option<f64>,
    /// Whether the new network was accepted.
    pub accepted: bool,
    /// The state, from time to time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Box<TrainState>>,
}

/// What was trained.
///
/// ```
/// use rbg_runtime::train::Trained;
///
/// assert!(Trained::default().rounds.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Trained {
    /// The network that was accepted last; none if none was.
    pub network: Option<NetworkWeights>,
    /// The number of symmetries of the game, without that which changes nothing: what was learned of a
    /// position was learned of its images, too.
    pub symmetries: usize,
    /// The rounds, without their states.
    pub rounds: Vec<TrainRound>,
    /// The state at the end.
    pub state: TrainState,
}
