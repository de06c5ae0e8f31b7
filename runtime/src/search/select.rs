//! Formulas by which a child is chosen on the way down.
//!
//! A child's value is its mean plus a bonus for exploration that is a product: one
//! factor depends on the visits of the child, the other on those of its parent. The
//! mean and the first factor are kept as the child's *guide*, so that choosing
//! among children is one multiplication and addition for each, and divisions and
//! roots are taken only for the children whose visits change.

use std::sync::atomic::Ordering::Relaxed;

use super::block::Block;
use super::guide::{Group, Guide, Guides, LANES, SCALE};
use super::settings::{MctsSettings, Selection};

/// The column of the sums of squared rewards, for UCB1-Tuned only.
pub(super) const SQUARES: usize = 3;

/// No outcome.
pub(super) const NOTHING: u32 = u32::MAX;

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
    /// not those of guides alone. Of equal values that of the lower place within its group
    /// counts.
    #[inline]
    pub(super) fn highest(
        &self,
        children: usize,
        guides: Guides<'_>,
        changed: (usize, Guide),
        visits: u32,
    ) -> usize {
        let weight = self.factor(children, visits);
        let (index, guide) = changed;
        if let ([means], [factors]) = guides {
            return first_highest(orders((means, factors), changed, weight));
        }
        // For each lane the highest value so far, and the group it is from.
        let (mut highest, mut groups) = ([0; LANES], [0_u32; LANES]);
        for (number, group) in guides.0.iter().zip(guides.1).enumerate() {
            let lane = index.wrapping_sub(number * LANES);
            let orders = orders(group, (lane, guide), weight);
            for (lane, bits) in orders.into_iter().enumerate() {
                groups[lane] = if bits > highest[lane] {
                    number as u32
                } else {
                    groups[lane]
                };
                highest[lane] = bits.max(highest[lane]);
            }
        }
        let lane = first_highest(highest);
        groups[lane] as usize * LANES + lane
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

/// The values of a group of children, of which that of a lane, if there is such a one, has
/// `changed`, as numbers that are larger for higher ones.
#[inline(always)]
fn orders(
    (means, factors): (&Group, &Group),
    changed: (usize, Guide),
    weight: f32,
) -> [i32; LANES] {
    let guide = changed.1;
    // Bits are put together instead of asking for the lane, and nothing is written first:
    // to read several words at once, of which one has just been written, would take waiting
    // until it is in the cache.
    let new = &NEW[changed.0.min(LANES)];
    let merged = |old: f32, new: u32, changed: f32| {
        f32::from_bits(old.to_bits() & !new | changed.to_bits() & new)
    };
    let mut orders = [0; LANES];
    for lane in 0..LANES {
        let mean = merged(means[lane], new[lane], guide.mean);
        let factor = merged(factors[lane], new[lane], guide.factor);
        orders[lane] = order(mean + weight * factor);
    }
    orders
}

/// For each lane, and for none, all bits of this lane.
static NEW: [[u32; LANES]; LANES + 1] = {
    let mut rows = [[0; LANES]; LANES + 1];
    let mut lane = 0;
    while lane < LANES {
        rows[lane][lane] = u32::MAX;
        lane += 1;
    }
    rows
};

/// The first lane with the highest number, apart from the lowest bits: these make no
/// difference, and have room for the lane.
#[inline(always)]
fn first_highest(orders: [i32; LANES]) -> usize {
    const LAST: i32 = LANES as i32 - 1;
    let mut highest = orders;
    for (lane, bits) in (0..).zip(&mut highest) {
        *bits = *bits & !LAST | (LAST - lane);
    }
    let mut left = LANES;
    while left > 1 {
        left /= 2;
        for lane in 0..left {
            highest[lane] = highest[lane].max(highest[lane + left]);
        }
    }
    (LAST - (highest[0] & LAST)) as usize % LANES
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
    let mut highest = 0;
    for index in 0..tried {
        highest = highest.max(key(value(index, block.guide(index)), index as u32));
    }
    let best = !(highest as u32) as usize;
    if best < tried && block.guide(best).is_open() {
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
    let open = |&index: &usize| block.guide(index).is_open();
    let rank = |index: usize| value(index, block.guide(index));
    let other = (0..tried)
        .filter(open)
        .max_by(|&a, &b| rank(a).total_cmp(&rank(b)));
    // Guides are changed after links, so a certain child has a certain outcome.
    let outcome = block.slot(first).certain().unwrap_or(NOTHING);
    (other.unwrap_or(first), outcome)
}

#[cfg(test)]
mod tests {
    use super::super::block::{COLUMNS, Slot};
    use super::super::guide::{Guide, LANES};
    use super::super::settings::{MctsSettings, Selection};
    use super::super::tree::{ROOT, Tree};
    use super::{Formula, NOTHING};
    use crate::rng::{below, stream};

    /// What is chosen of plain numbers, several at once and with a change that is not
    /// written yet, is what is chosen child by child when it is.
    #[test]
    fn the_highest_value_is_the_best_of_all_children() {
        let rounds = if cfg!(miri) { 2 } else { 100 };
        let mut rng = stream(7, 0);
        for selection in [Selection::Ucb1, Selection::Puct] {
            let formula = Formula::new(&MctsSettings {
                selection,
                ..MctsSettings::default()
            });
            for children in [1, 2, 7, 8, 9, 16, 41] {
                let tree = Tree::new(0, COLUMNS);
                let moves = std::iter::repeat_n((), children);
                tree.add(1, true, (Guide::UNTRIED, true), moves);
                let block = tree.block(ROOT);
                for _ in 0..rounds {
                    let mut guide = || {
                        let visits = 1 + below(&mut rng, 5);
                        let sum = u64::from(below(&mut rng, 3 * visits)) << 28;
                        Guide::new(selection, visits, sum)
                    };
                    for index in 0..children {
                        block.set_guide(index, guide());
                        block.store(index, Slot(1));
                    }
                    let guide = guide();
                    let index = below(&mut rng, children as u32) as usize;
                    let visits = 1 + below(&mut rng, 20_000);
                    // SAFETY: nobody else knows of the tree.
                    #[allow(unsafe_code)]
                    let guides = unsafe { block.quiet_guides() };
                    let highest = formula.highest(children, guides, (index, guide), visits);
                    block.set_guide(index, guide);
                    let best = formula.select(&block, children, visits);
                    let value = |index| {
                        let Guide { mean, factor } = block.guide(index);
                        mean + formula.factor(children, visits) * factor
                    };
                    // The lowest bits of values make no difference to the first.
                    assert_eq!(best.1, NOTHING);
                    assert!(value(best.0) - value(highest) <= 1e-5 * value(best.0));
                    // Of equal values in one group the first one counts.
                    if value(highest) == value(best.0) && children <= LANES {
                        assert_eq!(highest, best.0);
                    }
                }
            }
        }
    }
}
