//! Selection statistics: the numbers of a child by which it is chosen, and how they are kept.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::outcome::FULL;
use super::settings::Selection;

/// The number of children whose columns are compared at once. Blocks have room for whole groups of
/// them; the columns of no child are zero.
pub(super) const LANES: usize = 8;

/// The numbers of a group of children.
pub(super) type Group = [f32; LANES];

/// The columns of a block: the means of all children, and their factors.
pub(super) type StatisticsColumns<'t> = (&'t [Group], &'t [Group]);

/// The places where the mean and the factor of a child are kept. Another thread may see only one of
/// them changed, and of two that write at the same time each may write one of them for good: both
/// come from figures that are hardly older than the latest, and what is certain is known from the
/// link.
pub(super) type Halves<'t> = (&'t AtomicU32, &'t AtomicU32);

/// The value of a unit of reward.
pub(super) const SCALE: f32 = 1.0 / FULL as f32;

/// The selection statistics of a child: its mean and its factor of the bonus, which is 0 only where
/// the outcome is certain and nothing is left to explore.
#[derive(Clone, Copy, Debug)]
pub(super) struct SelectionStatistics {
    /// The mean reward, from 0 to 1, unless a heuristic adds to it.
    pub(super) mean: f32,
    pub(super) factor: f32,
}

impl SelectionStatistics {
    /// Computes the statistics of a child from its visits and rewards.
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

    /// The statistics of a child without a visit; no other one has such a factor.
    pub(super) const UNTRIED: Self = Self {
        mean: 0.0,
        factor: 2.0,
    };

    /// Returns the visits from which the statistics were made, with UCB1.
    #[inline]
    pub(super) fn visits(self) -> f32 {
        if self.factor > 1.0 {
            0.0
        } else {
            1.0 / (self.factor * self.factor)
        }
    }

    /// Returns the same statistics with another mean.
    #[inline]
    pub(super) fn with_mean(self, mean: f32) -> Self {
        Self { mean, ..self }
    }

    /// Returns the factor of the bonus; without a visit that of one.
    #[inline]
    pub(super) fn factor(self) -> f32 {
        self.factor.min(1.0)
    }

    /// Returns whether there is anything left to explore.
    #[inline]
    pub(super) fn is_open(self) -> bool {
        self.factor > 0.0
    }

    /// Returns the statistics of a child whose outcome is certain.
    pub(super) fn certain(reward: u64) -> Self {
        Self {
            mean: reward.cast_signed() as f32 * SCALE,
            factor: 0.0,
        }
    }

    /// Stores the statistics where columns of a child are kept.
    #[inline]
    pub(super) fn store(self, (mean, factor): Halves<'_>) {
        mean.store(self.mean.to_bits(), Relaxed);
        factor.store(self.factor.to_bits(), Relaxed);
    }

    /// Loads the statistics that are kept there.
    #[inline]
    pub(super) fn load((mean, factor): Halves<'_>) -> Self {
        Self {
            mean: f32::from_bits(mean.load(Relaxed)),
            factor: f32::from_bits(factor.load(Relaxed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FULL, Selection, SelectionStatistics};
    use std::sync::atomic::AtomicU32;

    #[test]
    fn a_mean_is_the_part_of_all_visits_and_the_bonus_fades_with_them() {
        // Visits, rewards in quarters, mean, factors of UCB1 and PUCT.
        let table = [
            (1, 0, 0.0, 1.0, 0.5),
            (1, 4, 1.0, 1.0, 0.5),
            (4, 8, 0.5, 0.5, 0.2),
            (16, 16, 0.25, 0.25, 1.0 / 17.0),
            // Without a visit as with one.
            (0, 0, 0.0, 1.0, 0.5),
            (
                1 << 30,
                1 << 31,
                0.5,
                1.0 / 32768.0,
                1.0 / (1u64 << 30) as f32,
            ),
        ];
        let near = |a: f32, b: f32| (a - b).abs() <= 1e-6 * b.abs().max(1e-3);
        for (visits, quarters, mean, root, part) in table {
            let sum = quarters * (FULL / 4);
            for selection in [Selection::Ucb1, Selection::Ucb1Tuned, Selection::Puct] {
                let found = SelectionStatistics::new(selection, visits, sum);
                let puct = selection == Selection::Puct;
                let factor = if puct { part } else { root };
                assert!(
                    near(found.mean, mean) && near(found.factor, factor),
                    "{found:?}"
                );
                assert!(found.is_open());
                if !puct {
                    assert!(near(found.visits(), visits.max(1) as f32), "{found:?}");
                    assert!(near(found.factor(), root));
                }
            }
        }
    }

    #[test]
    fn what_was_never_tried_and_what_is_certain_are_told_apart_from_the_rest() {
        let untried = SelectionStatistics::UNTRIED;
        assert_eq!((untried.visits(), untried.factor()), (0.0, 1.0));
        assert!(untried.is_open());
        let certain = SelectionStatistics::certain(FULL / 4);
        assert_eq!(
            (certain.mean, certain.factor, certain.is_open()),
            (0.25, 0.0, false)
        );
        let once = SelectionStatistics::new(Selection::Ucb1, 1, FULL);
        assert_eq!(once.visits(), 1.0);
        let other = once.with_mean(0.3);
        assert_eq!((other.mean, other.factor), (0.3, once.factor));
    }

    #[test]
    fn what_is_stored_is_loaded_in_both_halves() {
        let halves = (&AtomicU32::new(0), &AtomicU32::new(0));
        let stored = SelectionStatistics::new(Selection::Ucb1, 4, FULL);
        stored.store(halves);
        let loaded = SelectionStatistics::load(halves);
        assert_eq!((loaded.mean, loaded.factor), (0.25, 0.5));
    }
}
