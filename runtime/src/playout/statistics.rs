//! Running statistics of samples.

use serde::{Deserialize, Serialize};

/// The running statistics of whole-number samples: number, sum, sum of squares and extremes.
///
/// All of them are whole numbers, so the statistics of any parts of some samples add up to
/// those of the whole, whatever the parts are and in whatever order they come.
///
/// ```
/// use rbg_runtime::RunningStatistics;
///
/// let mut lengths = RunningStatistics::new();
/// [3, 5, 4].into_iter().for_each(|length| lengths.add(length));
/// assert_eq!(lengths.mean(), Some(4.0));
/// assert_eq!((lengths.min(), lengths.max()), (Some(3), Some(5)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunningStatistics {
    count: u64,
    sum: i64,
    squares: u128,
    least: i64,
    greatest: i64,
}

impl Default for RunningStatistics {
    fn default() -> Self {
        Self::new()
    }
}

impl RunningStatistics {
    /// Creates the statistics of no samples.
    pub const fn new() -> Self {
        Self {
            count: 0,
            sum: 0,
            squares: 0,
            least: i64::MAX,
            greatest: i64::MIN,
        }
    }

    /// Adds a sample. Sums stay at their extremes when they would overflow.
    #[inline]
    pub fn add(&mut self, sample: i64) {
        self.count += 1;
        self.sum = self.sum.saturating_add(sample);
        let size = u128::from(sample.unsigned_abs());
        self.squares = self.squares.saturating_add(size * size);
        self.least = self.least.min(sample);
        self.greatest = self.greatest.max(sample);
    }

    /// Adds samples, at most 2^15 of them and each at most 2^24.
    #[inline]
    pub(crate) fn add_all(&mut self, samples: impl Iterator<Item = u32>) {
        let mut all = Self::new();
        let (mut sum, mut squares) = (0, 0_u64);
        let (mut least, mut greatest) = (u32::MAX, 0);
        for sample in samples {
            all.count += 1;
            sum += u64::from(sample);
            squares += u64::from(sample) * u64::from(sample);
            least = least.min(sample);
            greatest = greatest.max(sample);
        }
        if all.count > 0 {
            all.sum = sum.cast_signed();
            all.squares = u128::from(squares);
            (all.least, all.greatest) = (i64::from(least), i64::from(greatest));
            self.merge(&all);
        }
    }

    /// Adds the samples of other statistics.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
        self.least = self.least.min(other.least);
        self.greatest = self.greatest.max(other.greatest);
    }

    /// Returns the number of samples.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the sum of the samples.
    pub fn sum(&self) -> i64 {
        self.sum
    }

    /// Returns the smallest sample, if there is one.
    pub fn min(&self) -> Option<i64> {
        (self.count > 0).then_some(self.least)
    }

    /// Returns the largest sample, if there is one.
    pub fn max(&self) -> Option<i64> {
        (self.count > 0).then_some(self.greatest)
    }

    /// Returns the mean, if there is a sample.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// Returns the standard error of the mean, if there are two samples.
    pub fn standard_error(&self) -> Option<f64> {
        self.variance()
            .map(|variance| (variance / self.count as f64).sqrt())
    }

    /// Returns the standard deviation of the samples, if there are two: by one less than their
    /// number.
    ///
    /// ```
    /// use rbg_runtime::RunningStatistics;
    ///
    /// let mut lengths = RunningStatistics::new();
    /// [3, 5, 4].into_iter().for_each(|length| lengths.add(length));
    /// assert_eq!(lengths.standard_deviation(), Some(1.0));
    /// ```
    pub fn standard_deviation(&self) -> Option<f64> {
        self.variance().map(f64::sqrt)
    }

    /// Returns the variance of the samples, if there are two.
    fn variance(&self) -> Option<f64> {
        let mean = self.mean()?;
        let count = self.count as f64;
        // Rounding can push the variance of equal samples below zero.
        let variance = ((self.squares as f64 - count * mean * mean) / (count - 1.0)).max(0.0);
        (self.count > 1).then_some(variance)
    }
}

#[cfg(test)]
mod tests {
    use super::RunningStatistics;

    #[test]
    fn samples_added_together_are_those_added_one_by_one() {
        let samples = [3, 0, 1 << 24, 7, 7, 218];
        let (mut together, mut single) = (RunningStatistics::new(), RunningStatistics::new());
        together.add_all([].into_iter());
        assert_eq!(together, RunningStatistics::new());
        for part in [&samples[..4], &[], &samples[4..]] {
            together.add_all(part.iter().copied());
        }
        for sample in samples {
            single.add(i64::from(sample));
        }
        assert_eq!(together, single);
    }

    #[test]
    fn parts_add_up_to_the_whole_however_large_the_samples_are() {
        let samples = [1_000_003, -7, 999_999_937, 1 << 40, 0, 12, -(1 << 31), 5];
        let of = |samples: &[i64]| {
            let mut statistics = RunningStatistics::new();
            samples.iter().for_each(|&sample| statistics.add(sample));
            statistics
        };
        let whole = of(&samples);
        for split in 0..=samples.len() {
            let (front, back) = samples.split_at(split);
            let mut merged = of(back);
            merged.merge(&of(front));
            assert_eq!(merged, whole, "split at {split}");
        }
        assert!(whole.squares > u128::from(u64::MAX));
    }
}
