//! The budget of a search.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The limits of a search, which stops at the first one that it reaches.
///
/// ```
/// use rbg_runtime::search::Budget;
/// use std::time::Duration;
///
/// let budget = Budget::iterations(10_000).with_time(Some(Duration::from_secs(1)));
/// assert_eq!(budget.iterations, Some(10_000));
/// // Without limits of its own an agent takes these.
/// assert_eq!(Budget::default().or(budget), budget);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Budget {
    /// The number of iterations, or of positions for searches without iterations.
    pub iterations: Option<u64>,
    /// The wall-clock time.
    pub time: Option<Duration>,
}

impl Budget {
    /// Creates a budget of iterations.
    pub const fn iterations(count: u64) -> Self {
        Self {
            iterations: Some(count),
            time: None,
        }
    }

    /// Creates a budget of time.
    pub const fn time(time: Duration) -> Self {
        Self {
            iterations: None,
            time: Some(time),
        }
    }

    /// Returns this budget, or another one where this has no limit at all.
    pub fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }

    /// Returns whether the budget is used up.
    pub(crate) fn spent(&self, iterations: u64, elapsed: Duration) -> bool {
        self.iterations.is_some_and(|most| iterations >= most)
            || self.time.is_some_and(|most| elapsed >= most)
    }

    /// Returns how many more iterations the count alone allows.
    pub(crate) fn left_by_count(&self, iterations: u64) -> u64 {
        self.iterations
            .map_or(u64::MAX, |most| most.saturating_sub(iterations))
    }

    /// Returns how many more iterations the budget lasts, given what was done in which time.
    pub(crate) fn left(&self, iterations: u64, elapsed: Duration) -> u64 {
        let by_count = self.left_by_count(iterations);
        let by_time = self.time.map_or(u64::MAX, |most| {
            let left = most.saturating_sub(elapsed).as_secs_f64();
            let speed = iterations as f64 / elapsed.as_secs_f64().max(1e-9);
            // Half as many again, as the speed varies.
            (left * speed * 1.5).ceil() as u64
        });
        by_count.min(by_time)
    }

    /// Returns this budget with [`iterations`](Self#structfield.iterations) replaced.
    #[must_use]
    pub const fn with_iterations(mut self, iterations: Option<u64>) -> Self {
        self.iterations = iterations;
        self
    }

    /// Returns this budget with [`time`](Self#structfield.time) replaced.
    #[must_use]
    pub const fn with_time(mut self, time: Option<Duration>) -> Self {
        self.time = time;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;
    use std::time::Duration;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    const BOTH: Budget = Budget {
        iterations: Some(100),
        time: Some(seconds(10)),
    };

    #[test]
    fn the_first_limit_that_is_reached_ends_a_search() {
        let table = [
            (Budget::default(), u64::MAX, seconds(1 << 40), false),
            (Budget::iterations(100), 99, seconds(1 << 40), false),
            (Budget::iterations(100), 100, seconds(0), true),
            (Budget::time(seconds(10)), u64::MAX, seconds(9), false),
            (Budget::time(seconds(10)), 0, seconds(10), true),
            (BOTH, 99, seconds(9), false),
            (BOTH, 100, seconds(0), true),
            (BOTH, 0, seconds(10), true),
        ];
        for (budget, iterations, elapsed, spent) in table {
            let found = budget.spent(iterations, elapsed);
            assert_eq!(found, spent, "{budget:?} {iterations} {elapsed:?}");
        }
    }

    #[test]
    fn what_is_left_is_the_less_of_both_and_never_underestimated() {
        // A hundred iterations a second.
        let table = [
            (Budget::default(), 100, u64::MAX),
            (Budget::iterations(1000), 100, 900),
            (Budget::iterations(100), 200, 0),
            // One and a half times nine seconds.
            (Budget::time(seconds(10)), 100, 1350),
            (Budget::time(seconds(1)), 100, 0),
            (BOTH, 60, 40),
            (
                Budget {
                    iterations: Some(100_000),
                    ..BOTH
                },
                100,
                1350,
            ),
        ];
        for (budget, iterations, left) in table {
            let elapsed = seconds(iterations) / 100;
            assert_eq!(budget.left(iterations, elapsed), left, "{budget:?}");
        }
        assert_eq!(BOTH.left_by_count(30), 70);
        assert_eq!(Budget::time(seconds(1)).left_by_count(30), u64::MAX);
    }

    #[test]
    fn a_budget_that_says_anything_is_not_replaced() {
        let other = Budget::iterations(7);
        assert_eq!(Budget::default().or(other), other);
        for budget in [BOTH, Budget::time(seconds(1)), Budget::iterations(0)] {
            assert_eq!(budget.or(other), budget);
        }
    }
}
