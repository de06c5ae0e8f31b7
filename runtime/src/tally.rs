//! Summaries of samples.

use serde::{Deserialize, Serialize};

/// Number, sum, sum of squares and extremes of whole-number samples.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    count: u64,
    sum: i64,
    squares: f64,
    least: i64,
    greatest: i64,
}

impl Default for Tally {
    fn default() -> Self {
        Self::new()
    }
}

impl Tally {
    /// No samples.
    pub const fn new() -> Self {
        Self {
            count: 0,
            sum: 0,
            squares: 0.0,
            least: i64::MAX,
            greatest: i64::MIN,
        }
    }

    /// Adds a sample. The sum stays at its extreme when it would overflow.
    #[inline]
    pub fn add(&mut self, sample: i64) {
        self.count += 1;
        self.sum = self.sum.saturating_add(sample);
        self.squares += sample as f64 * sample as f64;
        self.least = self.least.min(sample);
        self.greatest = self.greatest.max(sample);
    }

    /// Adds the samples of another summary. As long as the sum of squares is below
    /// 2^53, the order in which summaries are put together makes no difference.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum = self.sum.saturating_add(other.sum);
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.greatest = self.greatest.max(other.greatest);
    }

    /// Number of samples.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Sum of the samples.
    pub fn sum(&self) -> i64 {
        self.sum
    }

    /// The smallest sample, if there is one.
    pub fn min(&self) -> Option<i64> {
        (self.count > 0).then_some(self.least)
    }

    /// The largest sample, if there is one.
    pub fn max(&self) -> Option<i64> {
        (self.count > 0).then_some(self.greatest)
    }

    /// The mean, if there is a sample.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard error of the mean, if there are two samples.
    pub fn standard_error(&self) -> Option<f64> {
        let mean = self.mean()?;
        let count = self.count as f64;
        // Rounding can push the variance of equal samples below zero.
        let variance = ((self.squares - count * mean * mean) / (count - 1.0)).max(0.0);
        (self.count > 1).then(|| (variance / count).sqrt())
    }
}
