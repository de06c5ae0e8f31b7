//! Exact draws with rejection.
//!
//! Let `S` be the options, `L` the legal ones among them, and let a policy give each
//! option a weight `w` that does not depend on which others are legal. A draw with
//! probabilities `w(m) / w(S)` that turns out illegal is taken out of `S`, and another
//! is made from what is left. Whatever has been taken out before, the probability
//! that the next draw is the legal move `m`, *given that it is legal*, is
//! `w(m) / w(L)`: the first factor of `w(m) / w(S')` cancels, since all of `L` is
//! still in `S'`. So the first legal draw has exactly the distribution that the
//! policy has over the legal moves alone. (Soemers et al., "Optimised Playout
//! Implementations for the Ludii General Game System", 2021, give this for uniform
//! and softmax draws.)
//!
//! After a rejection nothing has to be computed anew: the probabilities of the
//! others are divided by what is left, `1 - p(rejected)`. Here the weights stay as
//! they are and the rejected one is subtracted from their sum, which amounts to the
//! same. Where little of the first sum is left, rounding errors would count, or the
//! weights left may all have vanished beside a large one that was rejected: then
//! they are computed anew relative to the largest.
//!
//! Choosing uniformly among the *best* goes by levels: the best options are drawn
//! from uniformly, and only when all of them have been rejected the next best are
//! looked at. The level at which it ends is that of the best legal move, and within
//! a level the argument above holds with equal weights.
//!
//! A coin that decides between two policies has to be tossed once, before the first
//! draw: tossed again after a rejection it would favour the policy that prefers
//! legal moves.

use std::any::Any;
use std::fmt;

use rand_core::Rng;

use super::Options;
use crate::playout::Playable;
use crate::rng::below;

/// The part of a sum below which it is not computed by subtraction.
const TRUSTED: f64 = 1e-3;

/// Lists that draws work in, kept for their memory.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::{Options, Scratch, greedy};
/// use rbg_runtime::rng::stream;
/// use rbg_runtime::{MoveList, Position};
///
/// let (position, mut list) = (Nim::initial(), MoveList::new());
/// let mut options = Options::listed(&position, &mut list)?;
/// let mut scratch = Scratch::default();
/// scratch.scores.extend([0.2, 0.9]);
/// assert_eq!(greedy(&mut options, &mut scratch, &mut stream(1, 0)), Some(2));
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// The score of each option, in their order.
    pub scores: Vec<f64>,
    weights: Vec<f64>,
    room: Room,
}

impl Scratch {
    /// Returns room of the type that a policy works in, with what it left there.
    pub fn room<T: Any + Default + Send + Sync>(&mut self) -> &mut T {
        let Room(room) = &mut self.room;
        if !room.as_ref().is_some_and(|room| room.is::<T>()) {
            *room = Some(Box::<T>::default());
        }
        match room.as_mut().and_then(|room| room.downcast_mut()) {
            Some(room) => room,
            None => unreachable!("it has just been made of this type"),
        }
    }
}

/// Room of a type that its user knows; copies are empty.
#[derive(Default)]
struct Room(Option<Box<dyn Any + Send + Sync>>);

impl Clone for Room {
    fn clone(&self) -> Self {
        Self(None)
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Room")
    }
}

/// Returns a number drawn uniformly from 0 (included) to 1 (excluded).
#[inline]
pub(super) fn unit<R: Rng>(rng: &mut R) -> f64 {
    (rng.next_u64() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
}

/// Draws a legal option, each with the same probability.
#[inline]
pub fn uniform<P: Playable, R: Rng>(options: &mut Options<'_, P>, rng: &mut R) -> Option<P::Move> {
    while !options.moves().is_empty() {
        // Lists hold at most `MOVE_LIMIT` moves.
        let index = below(rng, options.moves().len() as u32) as usize;
        if let Some(m) = options.accepted(index) {
            return Some(m);
        }
        options.reject(index);
    }
    None
}

/// Draws a legal option with probability proportional to `exp(score)`, the scores
/// being in `scratch`.
pub fn gibbs<P: Playable, R: Rng>(
    options: &mut Options<'_, P>,
    scratch: &mut Scratch,
    rng: &mut R,
) -> Option<P::Move> {
    let Scratch {
        scores, weights, ..
    } = scratch;
    loop {
        let largest = scores.iter().copied().reduce(f64::max)?;
        weights.clear();
        weights.extend(scores.iter().map(|score| (score - largest).exp()));
        let sum: f64 = weights.iter().sum();
        if !sum.is_finite() {
            // Scores that are no numbers say nothing.
            return uniform(options, rng);
        }
        let mut left = sum;
        while left > sum * TRUSTED && !weights.is_empty() {
            let index = proportional(weights, left, rng);
            if let Some(m) = options.accepted(index) {
                return Some(m);
            }
            options.reject(index);
            scores.swap_remove(index);
            left -= weights.swap_remove(index);
        }
    }
}

/// Returns an index with probability proportional to its weight; `sum` is that of them all.
fn proportional<R: Rng>(weights: &[f64], sum: f64, rng: &mut R) -> usize {
    let mut left = unit(rng) * sum;
    let mut last = 0;
    for (index, &weight) in weights.iter().enumerate() {
        if weight > 0.0 {
            if left < weight {
                return index;
            }
            left -= weight;
            last = index;
        }
    }
    // Rounding errors lead here.
    last
}

/// Draws one of the legal options of the highest score, each of them with the same
/// probability, the scores being in `scratch`.
pub fn greedy<P: Playable, R: Rng>(
    options: &mut Options<'_, P>,
    scratch: &mut Scratch,
    rng: &mut R,
) -> Option<P::Move> {
    let scores = &mut scratch.scores;
    loop {
        let best = scores.iter().copied().reduce(f64::max)?;
        let is_best = |score: &f64| *score >= best;
        let mut ties = scores.iter().filter(|score| is_best(score)).count();
        if ties == 0 {
            // Scores that are no numbers compare with nothing.
            return uniform(options, rng);
        }
        while ties > 0 {
            let choice = below(rng, ties as u32) as usize;
            let mut places = (0..scores.len()).filter(|&index| is_best(&scores[index]));
            let Some(index) = places.nth(choice) else {
                break;
            };
            if let Some(m) = options.accepted(index) {
                return Some(m);
            }
            options.reject(index);
            scores.swap_remove(index);
            ties -= 1;
        }
    }
}
