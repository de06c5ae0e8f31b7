//! Lanes: channels that are computed together.

/// The number of channels that are computed together: as many as the widest registers hold. Compilers
/// cut them into as many parts as narrower ones take.
pub(super) const WIDTH: usize = 16;

/// Some channels, one beside the other; aligned as the widest registers are, so that none is read across
/// two lines of the cache.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub(super) struct Lanes(pub(super) [f32; WIDTH]);

impl Lanes {
    pub(super) const ZERO: Self = Self([0.0; WIDTH]);

    /// Adds other lanes, multiplied by a number.
    #[inline(always)]
    pub(super) fn add_product(&mut self, other: &Self, by: f32) {
        for (sum, other) in self.0.iter_mut().zip(&other.0) {
            *sum = add_product(*sum, *other, by);
        }
    }

    /// Adds other lanes, each multiplied by one.
    #[inline(always)]
    pub(super) fn add_products(&mut self, other: &Self, by: &Self) {
        for ((sum, other), by) in self.0.iter_mut().zip(&other.0).zip(&by.0) {
            *sum = add_product(*sum, *other, *by);
        }
    }

    /// Adds other lanes.
    #[inline(always)]
    pub(super) fn add(&mut self, other: &Self) {
        for (sum, other) in self.0.iter_mut().zip(&other.0) {
            *sum += other;
        }
    }

    /// Makes each the larger one of itself and of the other.
    #[inline(always)]
    pub(super) fn rise_to(&mut self, other: &Self) {
        for (largest, other) in self.0.iter_mut().zip(&other.0) {
            *largest = largest.max(*other);
        }
    }

    /// Makes what is below 0 be 0.
    #[inline(always)]
    pub(super) fn rectify(&mut self) {
        self.rise_to(&Self::ZERO);
    }
}

/// Returns a sum with a product more: in one step where the processor has one, which rounds once only,
/// and nowhere by a function.
#[inline(always)]
fn add_product(sum: f32, one: f32, other: f32) -> f32 {
    if cfg!(any(target_feature = "fma", target_arch = "aarch64")) {
        one.mul_add(other, sum)
    } else {
        sum + one * other
    }
}

/// Returns how many `Lanes` so many channels take.
pub(super) fn groups_of(channels: usize) -> usize {
    channels.div_ceil(WIDTH)
}

/// Returns channels in whole `Lanes`, with 0 behind the last one.
pub(super) fn lanes(channels: &[f32]) -> impl Iterator<Item = Lanes> {
    channels.chunks(WIDTH).map(|chunk| {
        let mut lanes = Lanes::ZERO;
        lanes.0[..chunk.len()].copy_from_slice(chunk);
        lanes
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_in_their_order_with_zeros_behind_the_last() {
        let channels: Vec<f32> = (1..=20u8).map(f32::from).collect();
        let found: Vec<Lanes> = lanes(&channels).collect();
        assert_eq!(found.len(), groups_of(20));
        let flat: Vec<f32> = found.iter().flat_map(|lanes| lanes.0).collect();
        assert_eq!((&flat[..20], &flat[20..]), (&channels[..], &[0.0; 12][..]));
        assert_eq!([0, 1, 16, 17].map(groups_of), [0, 1, 1, 2]);
    }

    #[test]
    fn lanes_are_added_multiplied_and_compared_one_by_one() {
        let of = |number: fn(f32) -> f32| Lanes(std::array::from_fn(|lane| number(lane as f32)));
        let mut lanes = of(|lane| lane);
        lanes.add_product(&of(|_| 2.0), 3.0);
        assert_eq!(lanes, of(|lane| lane + 6.0));
        lanes.add_products(&of(|lane| lane), &of(|_| -2.0));
        assert_eq!(lanes, of(|lane| 6.0 - lane));
        lanes.add(&of(|_| 1.0));
        assert_eq!(lanes, of(|lane| 7.0 - lane));
        lanes.rise_to(&of(|_| 3.0));
        assert_eq!(lanes, of(|lane| (7.0 - lane).max(3.0)));
        lanes.add(&of(|_| -4.0));
        lanes.rectify();
        assert_eq!(lanes, of(|lane| (3.0 - lane).max(0.0)));
    }
}
