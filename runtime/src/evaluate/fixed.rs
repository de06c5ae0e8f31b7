//! Fixed-point numbers, whose sums are the same in any order.

use std::num::Wrapping;

/// A number in units of 2⁻³². What does not fit wraps around, so a sum is the same however its
/// terms are ordered, and what was added can be taken away again.
pub(super) type Fixed = Wrapping<i64>;

/// Zero.
pub(super) const ZERO: Fixed = Wrapping(0);

/// One.
const ONE: f64 = (1u64 << 32) as f64;

/// The largest number that a weight is taken for.
const MOST: f64 = 65536.0;

/// Returns a weight in fixed point. A larger one than any that makes sense counts as the largest.
pub(super) fn fixed(weight: f32) -> Fixed {
    Wrapping((f64::from(weight).clamp(-MOST, MOST) * ONE).round() as i64)
}

/// Returns weights in fixed point.
pub(super) fn all_fixed(weights: &[f32]) -> Vec<Fixed> {
    weights.iter().copied().map(fixed).collect()
}

/// Returns a number as one that can be multiplied.
#[inline]
pub(super) fn times(number: impl Into<i64>) -> Fixed {
    Wrapping(number.into())
}

/// Returns a sum in floating point.
#[inline]
pub(super) fn to_float(sum: Fixed) -> f32 {
    (sum.0 as f64 / ONE) as f32
}

/// Returns whether any of some weights is not zero.
pub(super) fn any(weights: &[Fixed]) -> bool {
    weights.iter().any(|weight| *weight != ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_near_as_they_can_be_told_apart() {
        for weight in [0.0, 0.25, -0.0375, 12.5, 1e-9, -65536.0] {
            let back = to_float(fixed(weight));
            assert!((back - weight).abs() <= 1.2e-10, "{weight} {back}");
        }
        assert_eq!(to_float(fixed(1e30)), 65536.0);
        assert_eq!(to_float(fixed(f32::NEG_INFINITY)), -65536.0);
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let weights = all_fixed(&[0.1, 1e5, -3.3, 0.7, -1e5]);
        let forwards: Fixed = weights.iter().sum();
        let backwards: Fixed = weights.iter().rev().sum();
        assert_eq!(forwards, backwards);
        assert!((to_float(forwards) - (65536.0 - 65536.0 - 2.5)).abs() < 1e-6);
        let most = times(i64::MAX);
        assert_eq!(most + times(2) - most, times(2));
    }
}
