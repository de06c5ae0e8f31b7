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

/// The mark for no outcome.
pub(super) const NOTHING: u32 = u32::MAX;

/// The formula by which children are chosen.
pub(super) struct Formula {
    pub(super) selection: Selection,
    exploration: f32,
    /// The square roots of the logarithms of small numbers.
    roots: Box<[f32; ROOTS]>,
}

/// The number of roots of logarithms in the table.
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

    /// Returns the factor of UCB1's bonus that depends on the visits of the parent.
    #[inline]
    pub(super) fn weight(&self, visits: u32) -> f32 {
        let root = match self.roots.get(visits as usize) {
            Some(&root) => root,
            None => ln(visits).sqrt(),
        };
        self.exploration * root
    }

    /// Returns the child with the highest value among the first `tried`, which have all been
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

    /// Returns the value of a child, one of this number of children of a position with this number
    /// of visits. Not for UCB1-Tuned.
    pub(super) fn value(
        &self,
        statistics: SelectionStatistics,
        children: usize,
        visits: u32,
    ) -> f32 {
        statistics.mean + self.factor(children, visits) * statistics.factor
    }

    /// Returns the number by which the factors of children are multiplied. Not for UCB1-Tuned.
    #[inline]
    pub(super) fn factor(&self, children: usize, visits: u32) -> f32 {
        match self.selection {
            Selection::Puct => self.exploration * (visits as f32).sqrt() / children.max(1) as f32,
            _ => self.weight(visits),
        }
    }
}

/// Packs a value and the index of its child, so that the larger one of two belongs to the higher
/// value and, of equal ones, to the first child. Values are not negative, so their bits are in the
/// order of the values.
#[inline(always)]
fn key(value: f32, index: u32) -> i64 {
    i64::from(order(value)) << 32 | i64::from(!index)
}

/// Returns a number that is larger for a higher value.
#[inline(always)]
pub(super) fn order(value: f32) -> i32 {
    value.max(0.0).to_bits().cast_signed()
}

/// Returns the natural logarithm, to three digits, in fewer instructions than `f32::ln`.
#[inline]
pub(super) fn ln(visits: u32) -> f32 {
    let bits = (visits.max(1) as f32).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let part = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000) - 1.0;
    // The logarithm to base 2 of one and this part: exact at both ends.
    let fraction = ((0.159_22 * part - 0.582_08) * part + 1.422_86) * part;
    (exponent + fraction) * std::f32::consts::LN_2
}

/// Returns the child for which the value of its statistics is highest.
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

/// Returns the child with the highest value, as [`best`] does, where the best child, `first`, is
/// certain.
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
    // Statistics are changed after links, so a certain child has a certain outcome.
    let outcome = block.slot(first).certain().unwrap_or(NOTHING);
    (other.unwrap_or(first), outcome)
}

#[cfg(test)]
mod tests {
    use super::super::outcome::FULL;
    use super::super::slot::{CERTAIN, COLUMNS, Slot};
    use super::super::tree::{ROOT, Tree};
    use super::*;
    use crate::game::Player;

    fn formula(selection: Selection, exploration: f32) -> Formula {
        Formula::new(&MctsSettings {
            selection,
            exploration,
            ..MctsSettings::default()
        })
    }

    /// Returns a block whose children have these visits and rewards, in quarters; of a child
    /// without visits the outcome is certain.
    fn tree(selection: Selection, children: &[(u32, u64)]) -> Tree<()> {
        let tree = Tree::new(0, COLUMNS + 1);
        let moves = std::iter::repeat_n((), children.len());
        tree.add(
            Player::new(1),
            true,
            (SelectionStatistics::UNTRIED, true),
            moves,
        );
        let block = tree.block(ROOT);
        for (index, &(visits, quarters)) in children.iter().enumerate() {
            let sum = quarters * (FULL / 4);
            if visits == 0 {
                block.store(index, Slot(0).with_link(CERTAIN + index as u32));
                block.set_statistics(index, SelectionStatistics::certain(sum));
            } else {
                let statistics = SelectionStatistics::new(selection, visits, sum);
                block.set_statistics(index, statistics);
            }
        }
        tree
    }

    #[test]
    fn the_logarithm_is_right_to_three_digits() {
        for number in [1, 2, 3, 7, 8, 100, 4095, 4096, 1 << 20, u32::MAX] {
            let exact = f64::from(number).ln() as f32;
            assert!((ln(number) - exact).abs() < 2e-3, "{number}");
        }
        assert_eq!((ln(0), ln(1)), (0.0, 0.0));
    }

    #[test]
    fn values_are_those_of_the_formulas() {
        // Children, visits of the position, visits of the child and its rewards.
        for (children, all, visits, quarters) in [(3, 10, 4, 7), (8, 5000, 900, 1800), (1, 1, 1, 4)]
        {
            let (n, total) = (f64::from(visits), f64::from(all));
            let mean = quarters as f64 / 4.0 / n;
            let of = |selection| {
                let statistics = SelectionStatistics::new(selection, visits, quarters * (FULL / 4));
                f64::from(formula(selection, 0.7).value(statistics, children, all))
            };
            let ucb = mean + 0.7 * (total.ln() / n).sqrt();
            assert!((of(Selection::Ucb1) - ucb).abs() < 2e-3, "{children} {all}");
            let puct = mean + 0.7 / children as f64 * total.sqrt() / (1.0 + n);
            assert!(
                (of(Selection::Puct) - puct).abs() < 1e-5,
                "{children} {all}"
            );
        }
    }

    #[test]
    fn the_child_of_the_highest_value_is_chosen_and_of_equal_ones_the_first() {
        // Visits and rewards of children, the weight of exploration, and the choice.
        type Row<'t> = (&'t [(u32, u64)], f32, usize);
        let table: [Row<'_>; 6] = [
            (&[(2, 4), (2, 6), (2, 5)], 0.7, 1),
            (&[(2, 4), (2, 4), (2, 4)], 0.7, 0),
            (&[(2, 3), (2, 4), (2, 4)], 0.7, 1),
            // The one that was visited least is the one to be explored.
            (&[(9, 18), (9, 18), (3, 6)], 0.7, 2),
            (&[(9, 18), (9, 18), (3, 5)], 0.0, 0),
            (&[(1, 0)], 0.7, 0),
        ];
        for (children, exploration, expected) in table {
            for selection in [Selection::Ucb1, Selection::Puct, Selection::Ucb1Tuned] {
                let tree = tree(selection, children);
                let block = tree.block(ROOT);
                for (index, &(visits, quarters)) in children.iter().enumerate() {
                    let square = quarters * FULL / 16;
                    // Every reward is the mean.
                    let squares = square * quarters / u64::from(visits);
                    block.column(SQUARES)[index].store(squares, Relaxed);
                }
                let found = formula(selection, exploration).select(&block, children.len(), 20);
                assert_eq!(found, (expected, NOTHING), "{selection:?} {children:?}");
            }
        }
    }

    #[test]
    fn only_children_that_have_been_tried_are_chosen() {
        let tree = tree(Selection::Ucb1, &[(2, 1), (2, 2), (2, 8)]);
        let formula = formula(Selection::Ucb1, 0.7);
        assert_eq!(formula.select(&tree.block(ROOT), 2, 6), (1, NOTHING));
    }

    #[test]
    fn tuned_explores_where_rewards_vary() {
        let tree = tree(Selection::Ucb1Tuned, &[(10_000, 20_000), (10_000, 20_000)]);
        let block = tree.block(ROOT);
        // Always one half, and as often nothing as everything.
        block.column(SQUARES)[0].store(10_000 * FULL / 4, Relaxed);
        block.column(SQUARES)[1].store(10_000 * FULL / 2, Relaxed);
        let formula = formula(Selection::Ucb1Tuned, 0.7);
        assert_eq!(formula.select(&block, 2, 1 << 15), (1, NOTHING));
        block.column(SQUARES)[0].store(10_000 * FULL / 2, Relaxed);
        block.column(SQUARES)[1].store(10_000 * FULL / 4, Relaxed);
        assert_eq!(formula.select(&block, 2, 1 << 15), (0, NOTHING));
    }

    #[test]
    fn where_a_certain_child_is_preferred_the_best_open_one_is_visited_instead() {
        // Without visits: certain.
        type Row<'t> = (&'t [(u32, u64)], (usize, u32));
        let table: [Row<'_>; 5] = [
            // Certain, but not the best.
            (&[(0, 0), (4, 8), (4, 4)], (1, NOTHING)),
            // The best open child, and the certain outcome counts.
            (&[(0, 4), (4, 4), (4, 8)], (2, 0)),
            (&[(4, 8), (4, 4), (0, 4)], (0, 2)),
            // Only certain ones.
            (&[(0, 1), (0, 3), (0, 2)], (1, 1)),
            (&[(0, 2), (0, 2)], (0, 0)),
        ];
        for (children, expected) in table {
            let tree = tree(Selection::Ucb1, children);
            let found = formula(Selection::Ucb1, 0.1).select(&tree.block(ROOT), children.len(), 9);
            assert_eq!(found, expected, "{children:?}");
        }
    }
}
