//! The cached best child: the child to be chosen next, found by the columns of all children,
//! several at once.
//!
//! One thread finds it on the way back, where one of the columns has just been changed, and
//! with it for how many further visits it is known already.

use super::select::{Formula, order};
use super::selection_statistics::{Group, LANES, SelectionStatistics, StatisticsColumns};
use super::settings::Selection;

/// The child to be chosen next, as it is cached.
#[derive(Clone, Copy, Debug)]
pub(super) struct CachedBest {
    pub(super) index: usize,
    /// The number of further visits for which it stays the best, whatever comes of them, as a part
    /// of the visits it has had; 0 or less if that is not known.
    pub(super) lead: f32,
}

/// The number of visits of a position from which on a lead is known.
const LEAD_FROM: u32 = 8;

/// The part of a value that a lead takes for lost by rounding and by the
/// [lowest bits](first_highest).
const INEXACT: f32 = 2e-6;

impl Formula {
    /// Returns the child with the highest value of a position with this number of visits and
    /// `columns`, one of which has become `changed`. Not for UCB1-Tuned, whose values are not those
    /// of columns alone. Of equal values that of the lower place within its group counts.
    ///
    /// Leads are known of a single group only. With more children the best child changes so
    /// often that it does not pay to look for the second of them.
    #[inline]
    pub(super) fn highest(
        &self,
        children: usize,
        columns: StatisticsColumns<'_>,
        changed: (usize, SelectionStatistics),
        visits: u32,
    ) -> CachedBest {
        let weight = self.factor(children, visits);
        let (index, statistics) = changed;
        if let ([means], [factors]) = columns {
            let orders = orders((means, factors), changed, weight);
            let (index, first) = first_highest(orders);
            let mut others = orders;
            for (bits, own) in others.iter_mut().zip(&NEW[index]) {
                *bits &= !own.cast_signed();
            }
            let (_, second) = first_highest(others);
            let lead = self.lead(first, second, visits);
            return CachedBest { index, lead };
        }
        // For each lane the highest value so far, and the group it is from.
        let (mut highest, mut groups) = ([0; LANES], [0_u32; LANES]);
        for (number, group) in columns.0.iter().zip(columns.1).enumerate() {
            let lane = index.wrapping_sub(number * LANES);
            let orders = orders(group, (lane, statistics), weight);
            for (lane, bits) in orders.into_iter().enumerate() {
                groups[lane] = if bits > highest[lane] {
                    number as u32
                } else {
                    groups[lane]
                };
                highest[lane] = bits.max(highest[lane]);
            }
        }
        let (lane, _) = first_highest(highest);
        CachedBest {
            index: groups[lane] as usize * LANES + lane,
            lead: 0.0,
        }
    }

    /// Returns the lead of a child with the first value over one with the second.
    ///
    /// With `k` more visits that bring nothing, the first of `n` visits keeps a part of
    /// `1 - k/n` or more of its mean and of its factor of the bonus. The other factor, the
    /// root of the logarithm of `N` visits or of `N`, grows by a part of `k/N` times
    /// `1 / 2 ln N` or a half, and `N` is at least `n`; the values of the others grow by no
    /// more. So the first stays ahead while `k/n` times the first value and this growth of
    /// the second is less than the difference.
    #[inline]
    fn lead(&self, first: f32, second: f32, visits: u32) -> f32 {
        let growth = match self.selection {
            Selection::Puct => 0.5,
            // 1 / 2 ln 8 is less.
            _ => 0.25,
        };
        if visits < LEAD_FROM {
            return 0.0;
        }
        (first - second - first * INEXACT) / (first + growth * second)
    }
}

/// Returns the values of a group of children, of which that of one lane, if any, has `changed`, as
/// numbers that are larger for higher ones.
#[inline(always)]
fn orders(
    (means, factors): (&Group, &Group),
    changed: (usize, SelectionStatistics),
    weight: f32,
) -> [i32; LANES] {
    let statistics = changed.1;
    // Bits are put together instead of asking for the lane, and nothing is written first:
    // to read several words at once, of which one has just been written, would take waiting
    // until it is in the cache.
    let new = &NEW[changed.0.min(LANES)];
    let merged = |old: f32, new: u32, changed: f32| {
        f32::from_bits(old.to_bits() & !new | changed.to_bits() & new)
    };
    let mut orders = [0; LANES];
    for lane in 0..LANES {
        let mean = merged(means[lane], new[lane], statistics.mean);
        let factor = merged(factors[lane], new[lane], statistics.factor);
        orders[lane] = order(mean + weight * factor);
    }
    orders
}

/// Masks, for each lane and for none, with all bits of this lane.
static NEW: [[u32; LANES]; LANES + 1] = {
    let mut rows = [[0; LANES]; LANES + 1];
    let mut lane = 0;
    while lane < LANES {
        rows[lane][lane] = u32::MAX;
        lane += 1;
    }
    rows
};

/// Returns the first lane with the highest order, and its value, apart from the lowest bits: these
/// make no difference, and have room for the lane.
#[inline(always)]
fn first_highest(orders: [i32; LANES]) -> (usize, f32) {
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
    let lane = (LAST - (highest[0] & LAST)) as usize % LANES;
    let value = f32::from_bits((highest[0] & !LAST).cast_unsigned());
    (lane, value)
}

#[cfg(test)]
mod tests {
    use super::super::outcome::FULL;
    use super::super::select::{Formula, NOTHING};
    use super::super::selection_statistics::{LANES, SelectionStatistics};
    use super::super::settings::{MctsSettings, Selection};
    use super::super::slot::{COLUMNS, Slot};
    use super::super::tree::{ROOT, Tree};
    use crate::game::Player;
    use crate::rng::{below, stream};

    /// Checks that what is chosen of plain numbers, several at once and with a change that is not
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
                tree.add(
                    Player::FIRST,
                    true,
                    (SelectionStatistics::UNTRIED, true),
                    moves,
                );
                let block = tree.block(ROOT);
                for _ in 0..rounds {
                    let mut statistics = || {
                        let visits = 1 + below(&mut rng, 5);
                        let sum = u64::from(below(&mut rng, 3 * visits)) << 28;
                        SelectionStatistics::new(selection, visits, sum)
                    };
                    for index in 0..children {
                        block.set_statistics(index, statistics());
                        block.store(index, Slot(1));
                    }
                    let statistics = statistics();
                    let index = below(&mut rng, children as u32) as usize;
                    let visits = 1 + below(&mut rng, 20_000);
                    // SAFETY: nobody else knows of the tree.
                    #[allow(unsafe_code)]
                    let columns = unsafe { block.quiet_columns() };
                    let highest = formula
                        .highest(children, columns, (index, statistics), visits)
                        .index;
                    block.set_statistics(index, statistics);
                    let best = formula.select(&block, children, visits);
                    let value = |index| formula.value(block.statistics(index), children, visits);
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

    /// Checks that a child that has a lead stays the one to be chosen if nothing comes of as many
    /// visits as the lead says, and if all does.
    #[test]
    fn a_lead_is_not_lost_within_the_visits_that_it_is_for() {
        let mut rng = stream(8, 0);
        let (rounds, least) = if cfg!(miri) { (4, 1) } else { (400, 10_000) };
        let mut sure = 0;
        for selection in [Selection::Ucb1, Selection::Puct] {
            let formula = Formula::new(&MctsSettings {
                selection,
                ..MctsSettings::default()
            });
            for round in 0..rounds {
                let children = 1 + below(&mut rng, LANES as u32) as usize;
                let mut figures: Vec<(u32, u64)> = (0..children)
                    .map(|_| {
                        let visits = 1 + below(&mut rng, 1 << (1 + round % 14));
                        (visits, u64::from(below(&mut rng, visits)) * FULL)
                    })
                    .collect();
                let mut visits: u32 = figures.iter().map(|&(visits, _)| visits).sum();
                let columns = |figures: &[(u32, u64)]| {
                    let (mut means, mut factors) = ([0.0; LANES], [0.0; LANES]);
                    for (lane, &(visits, sum)) in figures.iter().enumerate() {
                        let statistics = SelectionStatistics::new(selection, visits, sum);
                        (means[lane], factors[lane]) = (statistics.mean, statistics.factor);
                    }
                    (means, factors)
                };
                let highest = |figures: &[(u32, u64)], visits| {
                    let (means, factors) = columns(figures);
                    let first = SelectionStatistics::new(selection, figures[0].0, figures[0].1);
                    formula.highest(children, (&[means], &[factors]), (0, first), visits)
                };
                let cached_best = highest(&figures, visits);
                let index = cached_best.index;
                let lead = (figures[index].0 as f32 * cached_best.lead) as u32;
                let reward = if round % 2 == 0 { 0 } else { FULL };
                for _ in 0..lead.min(2000) {
                    visits += 1;
                    figures[index].0 += 1;
                    figures[index].1 += reward;
                    assert_eq!(highest(&figures, visits).index, index);
                    sure += 1;
                }
            }
        }
        assert!(sure >= least, "{sure}");
    }
}
