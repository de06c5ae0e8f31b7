//! Formulas by which a child is chosen on the way down.
//!
//! A child's value is its mean plus a bonus for exploration that is a product: one
//! factor depends on the visits of the child, the other on those of its parent. The
//! mean and the first factor are kept as the child's *statistics*, so that choosing
//! among children is one multiplication and addition for each, and divisions and
//! roots are taken only for the children whose visits change.

use std::sync::atomic::Ordering::Relaxed;

use super::block::Block;
use super::selection_statistics::{SCALE, SelectionStatistics};
use super::settings::{MctsSettings, Selection};

/// The column of the sums of squared rewards, for UCB1-Tuned only.
pub(super) const SQUARES: usize = 3;

/// No outcome.
pub(super) const NOTHING: u32 = u32::MAX;

/// The formula by which children are chosen.
pub(super) struct Formula {
    pub(super) selection: Selection,
    exploration: f32,
    /// The square roots of the logarithms of small numbers.
    roots: Box<[f32; ROOTS]>,
}

/// How many roots of logarithms are in the table.
const ROOTS: usize = 1 << 12;

impl Formula {
    pub(super) fn new(settings: &MctsSettings) -> Self {
        let mut roots = Box::new([0.0; ROOTS]);
        for (number, root) in (0..).zip(roots.iter_mut()) {
            *root = ln(number).sqrt();
        }
        Self {
            selection: settings.selection,
            exploration: settings.exploration,
            roots,
        }
    }

    /// The factor of UCB1's bonus that depends on the visits of the parent.
    #[inline]
    pub(super) fn weight(&self, visits: u32) -> f32 {
        let root = match self.roots.get(visits as usize) {
            Some(&root) => root,
            None => ln(visits).sqrt(),
        };
        self.exploration * root
    }

    /// The child with the highest value among the first `tried`, which have all been
    /// visited, of a position with this number of visits.
    ///
    /// If the outcome of that child is certain, it is given too, and the child is the
    /// best of those that are not certain, if there are any.
    #[inline]
    pub(super) fn select<M>(
        &self,
        block: &Block<'_, M>,
        tried: usize,
        visits: u32,
    ) -> (usize, u32) {
        match self.selection {
            Selection::Ucb1 | Selection::Puct => {
                let weight = self.factor(tried, visits);
                best(block, tried, |_, statistics| {
                    statistics.mean + weight * statistics.factor
                })
            }
            Selection::Ucb1Tuned => {
                let squares = block.column(SQUARES);
                let log = ln(visits);
                best(
                    block,
                    tried,
                    |index, SelectionStatistics { mean, factor }| {
                        let one_by_n = factor * factor;
                        let square = squares[index].load(Relaxed).cast_signed() as f32 * SCALE;
                        let variance = square * one_by_n - mean * mean;
                        let bound = variance + (2.0 * log * one_by_n).sqrt();
                        mean + self.exploration * (log * one_by_n * bound.clamp(0.0, 0.25)).sqrt()
                    },
                )
            }
        }
    }

    /// The value of one of so many children of a position with this number of visits. Not
    /// for UCB1-Tuned.
    pub(super) fn value(
        &self,
        statistics: SelectionStatistics,
        children: usize,
        visits: u32,
    ) -> f32 {
        statistics.mean + self.factor(children, visits) * statistics.factor
    }

    /// What the factors of children are multiplied by. Not for UCB1-Tuned.
    #[inline]
    pub(super) fn factor(&self, children: usize, visits: u32) -> f32 {
        match self.selection {
            Selection::Puct => self.exploration * (visits as f32).sqrt() / children.max(1) as f32,
            _ => self.weight(visits),
        }
    }
}

/// A value and the index of its child, so that the larger one of two belongs to the
/// higher value and, of equal ones, to the first child. Values are not negative, so
/// their bits are in the order of the values.
#[inline(always)]
fn key(value: f32, index: u32) -> i64 {
    i64::from(order(value)) << 32 | i64::from(!index)
}

/// A number that is larger for a higher value.
#[inline(always)]
pub(super) fn order(value: f32) -> i32 {
    value.max(0.0).to_bits().cast_signed()
}

/// The natural logarithm, to three digits, in fewer instructions than `f32::ln`.
#[inline]
pub(super) fn ln(visits: u32) -> f32 {
    let bits = (visits.max(1) as f32).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let part = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000) - 1.0;
    // The logarithm to base 2 of one and this part: exact at both ends.
    let fraction = ((0.159_22 * part - 0.582_08) * part + 1.422_86) * part;
    (exponent + fraction) * std::f32::consts::LN_2
}

/// The child for which the value of its statistics is highest.
#[inline(always)]
pub(super) fn best<M>(
    block: &Block<'_, M>,
    tried: usize,
    value: impl Fn(usize, SelectionStatistics) -> f32,
) -> (usize, u32) {
    let mut highest = 0;
    for index in 0..tried {
        highest = highest.max(key(value(index, block.statistics(index)), index as u32));
    }
    let best = !(highest as u32) as usize;
    if best < tried && block.statistics(best).is_open() {
        return (best, NOTHING);
    }
    with_certain(block, tried, best.min(tried), value)
}

/// As [`best`], where the best child, `first`, is certain.
#[cold]
fn with_certain<M>(
    block: &Block<'_, M>,
    tried: usize,
    first: usize,
    value: impl Fn(usize, SelectionStatistics) -> f32,
) -> (usize, u32) {
    let open = |&index: &usize| block.statistics(index).is_open();
    let rank = |index: usize| value(index, block.statistics(index));
    let other = (0..tried)
        .filter(open)
        .max_by(|&a, &b| rank(a).total_cmp(&rank(b)));
    // StatisticsColumns are changed after links, so a certain child has a certain outcome.
    let outcome = block.slot(first).certain().unwrap_or(NOTHING);
    (other.unwrap_or(first), outcome)
}
