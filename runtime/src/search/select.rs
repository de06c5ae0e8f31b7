//! Formulas by which a child is chosen on the way down.

use std::sync::atomic::Ordering::Relaxed;

use super::outcome::{FULL, Outcomes};
use super::settings::{MctsSettings, Selection};
use super::tree::{Block, read};

/// The column of the sums of rewards.
pub(super) const SUMS: usize = 1;

/// The column of the sums of squared rewards, for UCB1-Tuned only.
pub(super) const SQUARES: usize = 2;

/// No outcome.
pub(super) const NOTHING: u32 = u32::MAX;

const SCALE: f32 = 1.0 / FULL as f32;

/// The child with the highest value among the first `tried`, which have all been
/// visited, of a position with this number of visits.
///
/// If the outcome of that child is certain, it is given too, and the child is the
/// best of those that are not certain, if there are any.
#[inline]
pub(super) fn select<M>(
    block: &Block<'_, M>,
    tried: usize,
    visits: u32,
    settings: &MctsSettings,
    outcomes: &Outcomes,
) -> (usize, u32) {
    let visits = visits as f32;
    let c = settings.exploration;
    match settings.selection {
        Selection::Ucb1 => {
            let weight = c * c * visits.max(1.0).ln();
            best(block, tried, outcomes, |_, n, mean| {
                mean + (weight / n).sqrt()
            })
        }
        Selection::Ucb1Tuned => {
            let squares = block.column(SQUARES);
            let log = visits.max(1.0).ln();
            best(block, tried, outcomes, |index, n, mean| {
                let square = squares[index].load(Relaxed);
                let variance = square.cast_signed() as f32 * SCALE / n - mean * mean;
                let bound = variance + (2.0 * log / n).sqrt();
                mean + c * (log / n * bound.min(0.25)).sqrt()
            })
        }
        Selection::Puct => {
            let weight = c * visits.sqrt() / tried.max(1) as f32;
            best(block, tried, outcomes, |_, n, mean| {
                mean + weight / (1.0 + n)
            })
        }
    }
}

/// The child with the highest value; one whose outcome is certain has the value of
/// that, and nothing is left to explore there.
#[inline(always)]
fn best<M>(
    block: &Block<'_, M>,
    tried: usize,
    outcomes: &Outcomes,
    value: impl Fn(usize, f32, f32) -> f32,
) -> (usize, u32) {
    let (slots, sums) = (&block.slots()[..tried], &block.column(SUMS)[..tried]);
    let mut best = (f32::NEG_INFINITY, usize::MAX);
    let mut any_certain = false;
    for (index, (slot, sum)) in slots.iter().zip(sums).enumerate() {
        let slot = read(slot);
        if slot.is_certain() {
            any_certain = true;
            continue;
        }
        // Signed numbers become floating-point numbers in one instruction.
        let n = slot.visits().cast_signed() as f32;
        let sum = sum.load(Relaxed);
        let value = value(index, n, sum.cast_signed() as f32 * SCALE / n);
        if value > best.0 {
            best = (value, index);
        }
    }
    if any_certain {
        with_certain(block, tried, outcomes, best)
    } else {
        (best.1, NOTHING)
    }
}

/// Compares the best child that is not certain with those that are.
#[cold]
fn with_certain<M>(
    block: &Block<'_, M>,
    tried: usize,
    outcomes: &Outcomes,
    open: (f32, usize),
) -> (usize, u32) {
    let mut best = (open.0, open.1, NOTHING);
    for index in 0..tried {
        if let Some(outcome) = block.slot(index).certain() {
            let reward = outcomes.get(outcome).reward(block.mover());
            let value = reward.cast_signed() as f32 * SCALE;
            if value > best.0 {
                best = (value, index, outcome);
            }
        }
    }
    let index = if open.1 == usize::MAX { best.1 } else { open.1 };
    (index, best.2)
}
