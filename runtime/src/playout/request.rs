//! Requests for playouts, and their statistics.

use crate::game::{ActionList, PerPlayer, SavedPosition};
use serde::{Deserialize, Serialize};
use std::time::Duration;

use super::statistics::RunningStatistics;

/// The ways in which a playout finds its moves.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::{PlayoutLimit, PlayoutMode, PlayoutRequest, Position, playouts};
///
/// // Only lists tell how many moves there were to choose from.
/// let request = PlayoutRequest::new(PlayoutMode::Enumerate, PlayoutLimit::Count(10));
/// let stats = playouts(&Nim::initial(), &request, &mut |_| Continue(()));
/// assert_eq!(stats.branching.max(), Some(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayoutMode {
    /// Lists all legal moves at every position and picks one. Where the legal
    /// moves can only become fewer, the list is kept from turn to turn, and players
    /// who choose from the same cells share it.
    Enumerate,
    /// Draws a move as the reasoner does it best, without a list where
    /// possible.
    Sample,
}

/// The limit at which playouts stop.
///
/// ```
/// use rbg_runtime::{PlayoutLimit, PlayoutMode, PlayoutRequest};
/// use std::time::Duration;
///
/// let limit = PlayoutLimit::Time(Duration::from_millis(500));
/// let request = PlayoutRequest::new(PlayoutMode::Sample, limit);
/// assert_eq!(request.longest, PlayoutRequest::LONGEST);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayoutLimit {
    /// Stops after this number of playouts.
    Count(u64),
    /// Stops when this time has passed, and the playouts then under way have ended: to drop them
    /// would favour short playouts.
    Time(Duration),
}

impl PlayoutLimit {
    /// Returns whether another playout may begin after this number of them, at this time.
    #[inline]
    pub(crate) fn allows(&self, begun: u64, elapsed: Duration) -> bool {
        match *self {
            Self::Count(count) => begun < count,
            Self::Time(time) => elapsed < time,
        }
    }
}

/// A request for uniform playouts.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::{PlayoutRequest, Position, playouts};
///
/// let request = PlayoutRequest::sample(100).with_seed(7);
/// let stats = playouts(&Nim::initial(), &request, &mut |_| Continue(()));
/// assert_eq!(stats.playouts, 100);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PlayoutRequest {
    /// The way in which moves are found.
    pub mode: PlayoutMode,
    /// The limit at which to stop.
    pub limit: PlayoutLimit,
    /// The seed; playout `i` (from 0) draws from stream `i` of it.
    pub seed: u64,
    /// The number of the first playout.
    pub first: u64,
    /// The number of moves at which a playout is cut off and counted as truncated.
    pub longest: u64,
    /// Whether playouts stop where the scores are
    /// [decided](crate::Position::is_decided). They then have fewer moves than games have, and the same
    /// scores.
    #[serde(default)]
    pub stop_decided: bool,
    /// The position from which playouts begin, after the [`moves`](Self::moves); none: the start of
    /// the game.
    pub start: Option<SavedPosition>,
    /// The moves from there after which playouts begin. Both are looked at where nobody gives
    /// a position: by [`AnyGame::playouts`](crate::AnyGame::playouts) and by
    /// [`policy::play`](super::policy::play).
    pub moves: Vec<ActionList>,
}

impl PlayoutRequest {
    /// The usual length at which a playout is cut off, in moves.
    pub const LONGEST: u64 = 1_000_000;

    /// Creates a request for this number of playouts that draw their moves, with seed 0 and the
    /// usual cut-off.
    pub fn sample(count: u64) -> Self {
        Self::new(PlayoutMode::Sample, PlayoutLimit::Count(count))
    }

    /// Creates a request with seed 0 and the usual cut-off.
    pub fn new(mode: PlayoutMode, limit: PlayoutLimit) -> Self {
        Self {
            mode,
            limit,
            seed: 0,
            first: 0,
            longest: Self::LONGEST,
            stop_decided: false,
            start: None,
            moves: Vec::new(),
        }
    }

    /// Returns this request with [`seed`](Self::seed) replaced.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Returns this request with [`first`](Self::first) replaced.
    #[must_use]
    pub fn with_first(mut self, first: u64) -> Self {
        self.first = first;
        self
    }

    /// Returns this request with [`longest`](Self::longest) replaced.
    #[must_use]
    pub fn with_longest(mut self, longest: u64) -> Self {
        self.longest = longest;
        self
    }

    /// Returns this request with [`stop_decided`](Self::stop_decided) replaced.
    #[must_use]
    pub fn with_stop_decided(mut self, stop_decided: bool) -> Self {
        self.stop_decided = stop_decided;
        self
    }

    /// Returns this request with [`start`](Self::start) replaced.
    #[must_use]
    pub fn with_start(mut self, start: Option<SavedPosition>) -> Self {
        self.start = start;
        self
    }

    /// Returns this request with [`moves`](Self::moves) replaced.
    #[must_use]
    pub fn with_moves(mut self, moves: Vec<ActionList>) -> Self {
        self.moves = moves;
        self
    }
}

/// The statistics of a number of playouts.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::{Player, PlayoutRequest, Position, playouts};
///
/// let stats = playouts(&Nim::initial(), &PlayoutRequest::sample(100), &mut |_| Continue(()));
/// assert_eq!((stats.moves.min(), stats.moves.max()), (Some(3), Some(5)));
/// assert!(stats.scores[Player::FIRST].mean().is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PlayoutStats {
    /// The number of playouts, truncated ones included.
    pub playouts: u64,
    /// The number of playouts that did not come to their end: cut off for their length, or for a
    /// position with more moves than a list can hold. Their moves and their scores at that point
    /// are in the figures.
    pub truncated: u64,
    /// The number of playouts that stopped where their scores were decided, if they were to.
    #[serde(default)]
    pub decided: u64,
    /// The statistics of the moves of a playout.
    pub moves: RunningStatistics,
    /// The statistics of the legal moves of a position in which a move was made; empty when moves
    /// were sampled.
    pub branching: RunningStatistics,
    /// The statistics of the scores at the end of a playout.
    pub scores: PerPlayer<RunningStatistics>,
    /// The wall-clock time.
    pub elapsed: Duration,
}

impl PlayoutStats {
    /// Returns the statistics of no playouts.
    pub fn none(players: usize) -> Self {
        Self {
            playouts: 0,
            truncated: 0,
            decided: 0,
            moves: RunningStatistics::new(),
            branching: RunningStatistics::new(),
            scores: vec![RunningStatistics::new(); players].into(),
            elapsed: Duration::ZERO,
        }
    }

    /// Adds a playout that has ended after this number of moves; the scores are left.
    #[inline]
    pub(crate) fn note(&mut self, moves: u64, truncated: bool) {
        self.playouts += 1;
        self.truncated += u64::from(truncated);
        self.moves.add(moves.cast_signed());
    }

    /// Takes over the statistics of further playouts; the time stays.
    pub fn merge(&mut self, others: &Self) {
        self.playouts += others.playouts;
        self.truncated += others.truncated;
        self.decided += others.decided;
        self.moves.merge(&others.moves);
        self.branching.merge(&others.branching);
        for (statistics, other) in self.scores.iter_mut().zip(&others.scores) {
            statistics.merge(other);
        }
    }

    /// Returns the playouts per second of wall-clock time; 0 before any time has passed.
    pub fn playouts_per_second(&self) -> f64 {
        let seconds = self.elapsed.as_secs_f64();
        if seconds > 0.0 {
            self.playouts as f64 / seconds
        } else {
            0.0
        }
    }
}
