//! Mean rewards.

/// The mean of some rewards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Average {
    count: f32,
    mean: f32,
}

impl Average {
    /// Returns the mean with one more reward.
    #[inline]
    pub(super) fn add(&mut self, reward: f64) {
        self.count += 1.0;
        self.mean += (reward as f32 - self.mean) / self.count;
    }

    /// Returns the mean; of nothing, `otherwise`.
    #[inline]
    pub(super) fn mean_or(&self, otherwise: f64) -> f64 {
        if self.count > 0.0 {
            f64::from(self.mean)
        } else {
            otherwise
        }
    }

    /// Returns the number of rewards.
    #[inline]
    pub(super) fn count(&self) -> f64 {
        f64::from(self.count)
    }
}
