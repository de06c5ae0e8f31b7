//! Formulas by which a child is chosen on the way down.
//!
//! A child's value is its mean plus a bonus for exploration that is a product: one
//! factor depends on the visits of the child, the other on those of its parent. The
//! mean and the first factor are kept as the child's *guide*, so that choosing
//! among children is one multiplication and addition for each, and divisions and
//! roots are taken only for the children whose visits change.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::block::{Block, LANES};
use super::outcome::FULL;
use super::settings::{MctsSettings, Selection};

/// The column of the guides.
pub(super) const GUIDES: usize = 0;

/// The column of the sums of rewards.
pub(super) const SUMS: usize = 2;

/// The column of the sums of squared rewards, for UCB1-Tuned only.
pub(super) const SQUARES: usize = 3;

/// No outcome.
pub(super) const NOTHING: u32 = u32::MAX;

const SCALE: f32 = 1.0 / FULL as f32;

/// A child's mean and its factor of the bonus, which is 0 only where the outcome is
/// certain and nothing is left to explore.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guide {
    mean: f32,
    factor: f32,
}

impl Guide {
    /// The guide of a child with these figures.
    #[inline]
    pub(super) fn new(selection: Selection, visits: u32, sum: u64) -> Self {
        // Signed numbers become floating-point numbers in one instruction.
        let n = visits.max(1).cast_signed() as f32;
        let part = 1.0 / n;
        Self {
            mean: sum.cast_signed() as f32 * SCALE * part,
            factor: match selection {
                Selection::Ucb1 | Selection::Ucb1Tuned => part.sqrt(),
                Selection::Puct => 1.0 / (1.0 + n),
            },
        }
    }

    /// The guide of a child without a visit; no other one has such a factor.
    pub(super) const UNTRIED: Self = Self {
        mean: 0.0,
        factor: 2.0,
    };

    /// The visits from which the guide was made, with UCB1.
    #[inline]
    pub(super) fn visits(self) -> f32 {
        if self.factor > 1.0 {
            0.0
        } else {
            1.0 / (self.factor * self.factor)
        }
    }

    #[inline]
    pub(super) fn mean(self) -> f32 {
        self.mean
    }

    /// The same with another mean.
    #[inline]
    pub(super) fn with_mean(self, mean: f32) -> Self {
        Self { mean, ..self }
    }

    /// The factor of the bonus; without a visit that of one.
    #[inline]
    pub(super) fn factor(self) -> f32 {
        self.factor.min(1.0)
    }

    /// Whether there is anything left to explore.
    #[inline]
    pub(super) fn is_open(self) -> bool {
        self.factor > 0.0
    }

    /// The guide as a word.
    #[inline]
    pub(super) fn word(self) -> u64 {
        u64::from(self.mean.to_bits()) << 32 | u64::from(self.factor.to_bits())
    }

    /// The guide of a child whose outcome is certain.
    pub(super) fn certain(reward: u64) -> Self {
        Self {
            mean: reward.cast_signed() as f32 * SCALE,
            factor: 0.0,
        }
    }

    #[inline]
    pub(super) fn store(self, word: &AtomicU64) {
        word.store(self.word(), Relaxed);
    }

    #[inline]
    pub(super) fn load(word: &AtomicU64) -> Self {
        Self::of(word.load(Relaxed))
    }

    /// The guide that a word is.
    #[inline]
    fn of(word: u64) -> Self {
        Self {
            mean: f32::from_bits((word >> 32) as u32),
            factor: f32::from_bits(word as u32),
        }
    }
}

/// The formula by which children are chosen.
pub(super) struct Formula {
    selection: Selection,
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
                best(block, tried, |_, guide| guide.mean + weight * guide.factor)
            }
            Selection::Ucb1Tuned => {
                let squares = block.column(SQUARES);
                let log = ln(visits);
                best(block, tried, |index, Guide { mean, factor }| {
                    let one_by_n = factor * factor;
                    let square = squares[index].load(Relaxed).cast_signed() as f32 * SCALE;
                    let variance = square * one_by_n - mean * mean;
                    let bound = variance + (2.0 * log * one_by_n).sqrt();
                    mean + self.exploration * (log * one_by_n * bound.clamp(0.0, 0.25)).sqrt()
                })
            }
        }
    }

    /// The child with the highest value of a position with this number of visits and
    /// `guides`, one of which has become `changed`. Not for UCB1-Tuned, whose values are
    /// not those of guides alone.
    #[inline]
    pub(super) fn highest(
        &self,
        children: usize,
        guides: &[u64],
        changed: (usize, Guide),
        visits: u32,
    ) -> usize {
        let weight = self.factor(children, visits);
        let (place, word) = (changed.0, changed.1.word());
        // For each lane the highest value so far, by its bits, and the group it is from.
        let (mut highest, mut groups) = ([0; LANES], [0_u32; LANES]);
        for (number, group) in guides.chunks_exact(LANES).enumerate() {
            // To read what has just been written, several words at once, would take
            // waiting until it is in the cache.
            let here = if number == place / LANES {
                place % LANES
            } else {
                LANES
            };
            for (lane, (&guide, new)) in group.iter().zip(&NEW[here]).enumerate() {
                let Guide { mean, factor } = Guide::of(guide & !new | word & new);
                let bits = order(mean + weight * factor);
                groups[lane] = if bits > highest[lane] {
                    number as u32
                } else {
                    groups[lane]
                };
                highest[lane] = bits.max(highest[lane]);
            }
        }
        // The lowest bits of a value make no difference and have room for the lane, so that
        // of equal ones the first is chosen.
        const LAST: i32 = LANES as i32 - 1;
        let mut highest_of_all = 0;
        for (lane, bits) in (0..).zip(highest) {
            highest_of_all = highest_of_all.max(bits & !LAST | (LAST - lane));
        }
        let lane = (LAST - (highest_of_all & LAST)) as usize % LANES;
        if guides.len() == LANES {
            lane
        } else {
            groups[lane] as usize * LANES + lane
        }
    }

    /// What the factors of children are multiplied by. Not for UCB1-Tuned.
    #[inline]
    fn factor(&self, children: usize, visits: u32) -> f32 {
        match self.selection {
            Selection::Puct => self.exploration * (visits as f32).sqrt() / children.max(1) as f32,
            _ => self.weight(visits),
        }
    }
}

/// For each lane, and for none, which bits of the words of a group are new if that of this
/// lane is.
static NEW: [[u64; LANES]; LANES + 1] = {
    let mut rows = [[0; LANES]; LANES + 1];
    let mut lane = 0;
    while lane < LANES {
        rows[lane][lane] = u64::MAX;
        lane += 1;
    }
    rows
};

/// A value and the index of its child, so that the larger one of two belongs to the
/// higher value and, of equal ones, to the first child. Values are not negative, so
/// their bits are in the order of the values.
#[inline(always)]
fn key(value: f32, index: u32) -> i64 {
    i64::from(order(value)) << 32 | i64::from(!index)
}

/// A number that is larger for a higher value.
#[inline(always)]
fn order(value: f32) -> i32 {
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

/// The child for which the value of its guide is highest.
#[inline(always)]
pub(super) fn best<M>(
    block: &Block<'_, M>,
    tried: usize,
    value: impl Fn(usize, Guide) -> f32,
) -> (usize, u32) {
    let guides = &block.column(GUIDES)[..tried];
    let mut highest = 0;
    for (index, guide) in guides.iter().enumerate() {
        highest = highest.max(key(value(index, Guide::load(guide)), index as u32));
    }
    let best = !(highest as u32) as usize;
    if best < tried && Guide::load(&guides[best]).is_open() {
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
    value: impl Fn(usize, Guide) -> f32,
) -> (usize, u32) {
    let guides = &block.column(GUIDES)[..tried];
    let open = |&index: &usize| Guide::load(&guides[index]).is_open();
    let rank = |index: usize| value(index, Guide::load(&guides[index]));
    let other = (0..tried)
        .filter(open)
        .max_by(|&a, &b| rank(a).total_cmp(&rank(b)));
    // Guides are changed after links, so a certain child has a certain outcome.
    let outcome = block.slot(first).certain().unwrap_or(NOTHING);
    (other.unwrap_or(first), outcome)
}
