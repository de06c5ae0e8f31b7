//! What self-play is asked for, and what it answers.

use serde::{Deserialize, Serialize};

use super::play::PlaySettings;
use super::request::TrainRequest;
use super::symmetry::Images;
use crate::evaluate::AnyNetworkWeights;
use crate::game::Plane;

/// A request to play games of a network against itself, as in a [training](super::train()).
///
/// What comes of it depends on the request alone, however many threads there are; what comes of a game
/// on its number and on all but the other numbers.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Piece;
/// use rbg_runtime::game::Plane;
/// use rbg_runtime::train::{SelfPlayRequest, self_play};
///
/// let request = SelfPlayRequest::new(vec![Plane::Piece(Piece::new(1))]).with_games(10, 5);
/// let played = self_play::<Nim>(&request, &mut |_| Continue(()))?;
/// assert_eq!(played.games.len(), 5);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SelfPlayRequest {
    /// What is noted of positions; networks may see other planes.
    pub planes: Vec<Plane>,
    /// The network that plays; one that knows nothing if there is none.
    pub network: Option<AnyNetworkWeights>,
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The number of iterations of the search for a move that is learned from.
    pub iterations: u32,
    /// The part of moves that are searched so; the others take a quarter of the iterations, and are not
    /// learned from.
    pub full_share: f64,
    /// The most moves that the search considers.
    pub considered: u32,
    /// The number of moves at which games are cut off.
    pub longest: u32,
    /// The number of threads.
    pub threads: usize,
    /// The seed of all games.
    pub seed: u64,
}

impl SelfPlayRequest {
    /// Returns a request for no games yet, with the usual settings of a training.
    pub fn new(planes: Vec<Plane>) -> Self {
        let usual = TrainRequest::new(Vec::new(), 0).play();
        Self {
            planes,
            network: None,
            first: 0,
            games: 0,
            iterations: usual.iterations,
            full_share: usual.full_share,
            considered: usual.considered,
            longest: usual.longest,
            threads: 1,
            seed: usual.seed,
        }
    }

    /// Returns this request for so many games, the [first](Self::first) of which has this number.
    #[must_use]
    pub fn with_games(mut self, first: u64, games: u64) -> Self {
        (self.first, self.games) = (first, games);
        self
    }

    /// Returns this request with [`network`](Self::network) replaced.
    #[must_use]
    pub fn with_network(mut self, network: Option<AnyNetworkWeights>) -> Self {
        self.network = network;
        self
    }

    /// Returns this request with [`iterations`](Self::iterations) replaced.
    #[must_use]
    pub fn with_iterations(mut self, iterations: u32) -> Self {
        self.iterations = iterations;
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

/// How far self-play has come.
///
/// ```
/// use rbg_runtime::train::SelfPlayProgress;
///
/// assert_eq!(SelfPlayProgress::default().games, 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SelfPlayProgress {
    /// The number of games that were played.
    pub games: u64,
    /// The number of their positions that are learned from.
    pub positions: u64,
}

/// What comes of self-play.
///
/// ```
/// use rbg_runtime::train::SelfPlayed;
///
/// assert!(SelfPlayed::default().games.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SelfPlayed {
    /// The games, in the order of their numbers.
    pub games: Vec<PlayedGame>,
    /// The positions that are learned from, of all games in order.
    pub positions: PlayedPositions,
    /// The number of inputs that a position can have.
    pub inputs: u32,
    /// The symmetries of the game, but for that which changes nothing.
    pub symmetries: Vec<Images>,
}

/// A game that was played.
///
/// ```
/// use rbg_runtime::train::PlayedGame;
///
/// let game = PlayedGame { moves: 40, positions: 21 };
/// assert!(game.positions <= game.moves);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The number of its moves.
    pub moves: u32,
    /// The number of its positions that are learned from.
    pub positions: u32,
}

/// Positions with what is to be learned from them, in columns.
///
/// ```
/// use rbg_runtime::train::PlayedPositions;
///
/// assert!(PlayedPositions::default().input_ends.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayedPositions {
    /// Where the inputs of each position end.
    pub input_ends: Vec<u32>,
    /// The inputs that are set, by their numbers: for each plane in order, a piece has one for each cell, a
    /// variable one for each value up to its bound, or for each length in bits.
    pub inputs: Vec<u32>,
    /// Where the moves of each position end.
    pub move_ends: Vec<u32>,
    /// How often each move should be made, of 1 in each position.
    pub shares: Vec<f32>,
    /// Where the actions of each move end.
    pub action_ends: Vec<u32>,
    /// The actions, in the order in which they are made: each cell's number times the number of actions,
    /// and the action index less 1.
    pub actions: Vec<u32>,
    /// What each player can expect, from 0 to 1: a row for each position.
    pub values: Vec<f32>,
}
