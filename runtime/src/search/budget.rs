//! How much a search may spend.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Limits of a search; it stops at the first one that it reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// Iterations, or positions for searches without iterations.
    pub iterations: Option<u64>,
    /// Wall-clock time.
    pub time: Option<Duration>,
}

impl Budget {
    /// A budget of iterations.
    pub const fn iterations(count: u64) -> Self {
        Self {
            iterations: Some(count),
            time: None,
        }
    }

    /// A budget of time.
    pub const fn time(time: Duration) -> Self {
        Self {
            iterations: None,
            time: Some(time),
        }
    }

    /// This budget, or another one where this says nothing at all.
    pub fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }

    /// Whether it is used up.
    pub(crate) fn spent(&self, iterations: u64, elapsed: Duration) -> bool {
        self.iterations.is_some_and(|most| iterations >= most)
            || self.time.is_some_and(|most| elapsed >= most)
    }

    /// How many more iterations the count alone allows.
    pub(crate) fn left_by_count(&self, iterations: u64) -> u64 {
        self.iterations
            .map_or(u64::MAX, |most| most.saturating_sub(iterations))
    }

    /// How many more iterations it may last, given what was done in which time.
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
}
