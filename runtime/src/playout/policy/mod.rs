//! Playouts beyond the uniform ones: with policies that learn, over lists or with
//! rejection, cut off early, on several threads.
//!
//! [`run()`] is the driver. Per playout it takes one stream of random numbers, so that
//! the outcome does not depend on the number of threads. A [`Policy`] chooses among
//! [`Options`], which are either the legal moves or the pseudo-legal ones, which
//! are tested only when they are drawn. [`NoRepetition`] makes a game in which no
//! position occurs twice of any other.

mod choice;
mod driver;
mod options;
mod parallel;
mod play;
mod policies;
mod repetition;
mod request;
mod sampling;
mod statistics;
mod uniform;

pub use choice::{Scratch, gibbs, greedy, uniform};
pub use driver::{Cutoff, Estimate, Setup, run};
pub use options::Options;
pub use play::{PolicyMaker, play, play_uniform, play_with};
pub use policies::{
    Decisive, EpsilonGreedy, Features, Gibbs, LastGoodReply, Mast, NGrams, PolicyAdaptation,
    Scores, Uniform, policy, policy_around,
};
pub use repetition::{NoRepetition, Positional, Repetition, Situational};
pub use request::{
    Exploration, LearnedScores, PolicyPlayouts, PolicyRequest, RepetitionRule, Value,
};
pub use sampling::{Fraction, NoFraction, SamplingHeuristic, SamplingRequest};
pub use statistics::PolicyStats;
pub use uniform::UniformStrategy;

use crate::game::Player;
use crate::playout::Playable;
use crate::rng::PlayoutRng;

/// A position in which a move is to be chosen, and how the playout came there.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::playout::policy::{Mast, Scores, Turn};
///
/// let turn = Turn { position: &Nim::initial(), past: &[] };
/// let mut scores = Vec::new();
/// Mast::new::<Nim>().scores(&turn, &[1, 2], &mut scores);
/// assert_eq!(scores.len(), 2);
/// ```
#[derive(Debug)]
pub struct Turn<'a, P> {
    /// The position.
    pub position: &'a P,
    /// The moves of the playout so far: by whom, and their identities.
    pub past: &'a [(Player, usize)],
}

/// A playout to learn from.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::Record;
/// use rbg_runtime::{Player, Position};
///
/// let start = Nim::initial();
/// let record = Record { start: &start, moves: &[2, 1, 2], past: &[], rewards: &[1.0, 0.0] };
/// assert_eq!(record.reward(Player::FIRST), 1.0);
/// assert_eq!(record.reward(Player::KEEPER), 0.0);
/// ```
#[derive(Debug)]
pub struct Record<'a, P: Playable> {
    /// The position where the playout began.
    pub start: &'a P,
    /// The moves of the playout.
    pub moves: &'a [P::Move],
    /// The players who made them, and their identities.
    pub past: &'a [(Player, usize)],
    /// The worth of the playout, from 0 to 1; player `p` is entry `p - 1`.
    pub rewards: &'a [f64],
}

impl<P: Playable> Record<'_, P> {
    /// Returns what the playout was worth to a player.
    pub fn reward(&self, player: Player) -> f64 {
        let entry = player.seat();
        let reward = entry.and_then(|entry| self.rewards.get(entry));
        reward.copied().unwrap_or(0.0)
    }
}

/// A policy: how the moves of playouts are chosen.
///
/// A policy knows what it has learned from playouts and does not change while one is
/// played, so that several can be played at the same time.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Options, Policy, Scratch, Setup, Turn, run};
/// use rbg_runtime::{Playable, Player, PlayoutRequest, PlayoutRng, Position};
///
/// /// Makes the first move that is legal.
/// struct First;
///
/// impl<P: Playable> Policy<P> for First {
///     fn choose(
///         &self,
///         _: &Turn<'_, P>,
///         options: &mut Options<'_, P>,
///         _: &mut Scratch,
///         _: &mut PlayoutRng,
///     ) -> Option<P::Move> {
///         (0..options.moves().len()).find_map(|index| options.accepted(index))
///     }
/// }
///
/// // One stone after the other: the first player takes the fifth.
/// let setup = Setup::new(PlayoutRequest::sample(1));
/// let stats = run(&Nim::initial(), &mut First, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.scores[Player::FIRST].mean(), Some(100.0));
/// ```
pub trait Policy<P: Playable>: Send + Sync {
    /// Chooses one of the options, which it may reject on the way; `None` if none of
    /// them is legal.
    fn choose(
        &self,
        turn: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        scratch: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move>;

    /// Returns whether the policy learns at all.
    fn learns(&self) -> bool {
        false
    }

    /// Learns from a playout.
    fn learn(&mut self, playout: &Record<'_, P>) {
        let _ = playout;
    }
}
