//! What learning is asked for, and what it answers.

use serde::{Deserialize, Serialize};

use crate::evaluate::{Features, HiddenWeights};
use crate::game::Plane;

/// A request to learn the weights of features from self-play.
///
/// What is learned depends on the request alone, unless it is bounded by time.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Player;
/// use rbg_runtime::evaluate::{Feature, Features, Quantity};
/// use rbg_runtime::learn::{LearnRequest, learn};
///
/// // All that is looked at is who is to move.
/// let feature = Feature { player: Player::FIRST, weight: 0, quantity: Quantity::ToMove };
/// let request = LearnRequest::new(Features::new(2, vec![feature])).with_games(200);
/// let learned = learn::<Nim>(&request, &mut |_| Continue(()))?;
/// assert_eq!(learned.weights.len(), 1);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LearnRequest {
    /// The features.
    pub features: Features,
    /// The weights to begin with, and to stay near where games say nothing; none: all are 0.
    pub prior: Vec<f32>,
    /// The numbers of weights that are 0 unless random games show that what they are of goes together
    /// with the scores.
    pub candidates: Vec<usize>,
    /// The hidden layer that each sum is to have, if any.
    pub hidden: Option<HiddenRequest>,
    /// The number of games of self-play after which to end, if that is given.
    pub games: Option<u64>,
    /// The seconds after which to end, if that is given.
    pub seconds: Option<f64>,
    /// The number of moves that the search of self-play looks ahead; none: two, or one where there are
    /// many moves.
    pub depth: Option<u16>,
    /// The part of moves of self-play that are random.
    pub exploration: f64,
    /// The part that later positions have in a target, and not what the search says.
    pub lambda: f32,
    /// The number of moves at which games are cut off.
    pub longest: u32,
    /// The number of games of a match by which new weights are accepted.
    pub gate_games: u32,
    /// The seed of all random choices.
    pub seed: u64,
}

impl LearnRequest {
    /// Returns a request with the usual settings and without bounds.
    pub fn new(features: Features) -> Self {
        Self {
            features,
            prior: Vec::new(),
            candidates: Vec::new(),
            hidden: None,
            games: None,
            seconds: None,
            depth: None,
            exploration: 0.1,
            lambda: 0.8,
            longest: 400,
            gate_games: 100,
            seed: 0,
        }
    }

    /// Returns this request with [`prior`](Self::prior) replaced.
    #[must_use]
    pub fn with_prior(mut self, prior: Vec<f32>) -> Self {
        self.prior = prior;
        self
    }

    /// Returns this request with [`candidates`](Self::candidates) replaced.
    #[must_use]
    pub fn with_candidates(mut self, candidates: Vec<usize>) -> Self {
        self.candidates = candidates;
        self
    }

    /// Returns this request with [`hidden`](Self::hidden) replaced: so many units that see some planes.
    #[must_use]
    pub fn with_hidden(mut self, planes: Vec<Plane>, units: usize) -> Self {
        self.hidden = Some(HiddenRequest { planes, units });
        self
    }

    /// Returns this request with [`games`](Self::games) replaced.
    #[must_use]
    pub fn with_games(mut self, games: u64) -> Self {
        self.games = Some(games);
        self
    }

    /// Returns this request with [`seconds`](Self::seconds) replaced.
    #[must_use]
    pub fn with_seconds(mut self, seconds: f64) -> Self {
        self.seconds = Some(seconds);
        self
    }

    /// Returns this request with [`depth`](Self::depth) replaced.
    #[must_use]
    pub fn with_depth(mut self, depth: u16) -> Self {
        self.depth = Some(depth);
        self
    }

    /// Returns this request with [`seed`](Self::seed) replaced.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
}

/// A hidden layer that is to be learned.
///
/// ```
/// use rbg_runtime::game::Plane;
/// use rbg_runtime::learn::HiddenRequest;
///
/// let small = HiddenRequest { planes: vec![Plane::Board], units: 32 };
/// assert_eq!(small.units, 32);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenRequest {
    /// What units see.
    pub planes: Vec<Plane>,
    /// The number of units.
    pub units: usize,
}

/// A round of learning: some games, and a regression on them.
///
/// ```
/// use rbg_runtime::learn::Round;
///
/// let round = Round::default();
/// assert_eq!((round.games, round.gate), (0, None));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Round {
    /// The number of games so far.
    pub games: u64,
    /// The number of positions so far.
    pub positions: u64,
    /// The seconds so far.
    pub seconds: f64,
    /// The mean number of moves of the round's games.
    pub length: f64,
    /// The mean squared difference of what the weights said and the targets, before the weights
    /// were changed.
    pub error: f64,
    /// The score of the new weights against the current ones, from 0 to 1, if they met.
    pub gate: Option<f64>,
    /// Whether the new weights were accepted.
    pub accepted: bool,
}

/// A test of a weight by random games.
///
/// ```
/// use rbg_runtime::learn::CandidateTest;
///
/// assert!(!CandidateTest::default().kept);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CandidateTest {
    /// The number of the weight.
    pub weight: usize,
    /// The number of games.
    pub games: u64,
    /// The correlation of what the weight is multiplied with and what a game comes to, from -1 to 1.
    pub correlation: f64,
    /// How far that is from 0, in standard deviations.
    pub deviations: f64,
    /// Whether the weight was learned.
    pub kept: bool,
}

/// What was learned.
///
/// ```
/// use rbg_runtime::learn::Learned;
///
/// assert!(Learned::default().weights.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Learned {
    /// The number of moves that self-play looked ahead.
    pub depth: u16,
    /// The weights that were accepted last.
    pub weights: Vec<f32>,
    /// The hidden layers that were accepted with them, one for each sum; none if none were asked for,
    /// or no weights were accepted.
    pub hidden: Vec<HiddenWeights>,
    /// The tests of the candidates.
    pub tests: Vec<CandidateTest>,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The number of positions that are evaluated in a second, of random games.
    pub evaluations_per_second: f64,
}
