//! Traces of what an engine does along random games, to be compared with those of another engine.

use serde::{Deserialize, Serialize};

use crate::dynamic::AnyGame;
use crate::game::ActionList;
use crate::game::Snapshot;
use crate::rng::{below, stream};

/// A request for traces: which random games to play.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Reasoner;
/// use rbg_runtime::dynamic::{TraceRequest, trace};
///
/// let mut steps = Vec::new();
/// trace(&Reasoner::<Nim>::new(), &TraceRequest::new(1).with_seed(2), &mut |_, step| {
///     steps.push(step);
///     true
/// });
/// assert!((4..=6).contains(&steps.len()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TraceRequest {
    /// The seed; game `i` draws from stream `i` of it.
    pub seed: u64,
    /// The number of games.
    pub games: u64,
    /// The number of moves at which games are cut off.
    pub longest: usize,
}

impl TraceRequest {
    /// Returns a request for so many games with seed 0, which are not cut off.
    pub const fn new(games: u64) -> Self {
        Self {
            seed: 0,
            games,
            longest: usize::MAX,
        }
    }

    /// Returns this request with [`seed`](Self::seed) replaced.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Returns this request with [`longest`](Self::longest) replaced.
    #[must_use]
    pub fn with_longest(mut self, longest: usize) -> Self {
        self.longest = longest;
        self
    }
}

/// A position of a traced game.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Reasoner;
/// use rbg_runtime::dynamic::{TraceRequest, trace};
///
/// let mut steps = Vec::new();
/// trace(&Reasoner::<Nim>::new(), &TraceRequest::new(1).with_seed(2), &mut |_, step| {
///     steps.push(step);
///     true
/// });
/// assert_eq!(steps[0].moves.len(), 2);
/// // Where the game is over there is no move.
/// assert!(steps.last().is_some_and(|last| last.moves.is_empty()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TraceStep {
    /// The position as it can be seen from outside.
    pub snapshot: Snapshot,
    /// The legal moves, sorted.
    pub moves: Vec<ActionList>,
}

/// Plays random games and calls `visit` with the number of the game and every
/// position in it. Moves are drawn from the sorted list, so engines that agree
/// play the same games. Stops when `visit` returns `false`.
pub fn trace(
    game: &dyn AnyGame,
    request: &TraceRequest,
    visit: &mut dyn FnMut(u64, TraceStep) -> bool,
) {
    for number in 0..request.games {
        let mut rng = stream(request.seed, number);
        let mut position = game.initial();
        for _ in 0..request.longest {
            let mut moves = position.moves();
            moves.sort_unstable();
            let choice = below(&mut rng, moves.len() as u32) as usize;
            let chosen = moves.get(choice).cloned();
            let snapshot = position.snapshot();
            if !visit(number, TraceStep { snapshot, moves }) {
                return;
            }
            let Some(chosen) = chosen else { break };
            position.apply(&chosen);
        }
    }
}
