//! The exponential function and the logarithm, the same to the last bit on every platform.

/// Returns the exponential of a number, to about six digits; 0 far below 0.
#[inline]
pub(crate) fn exponential(number: f32) -> f32 {
    // Powers of two of whole exponents are put together, the rest is a polynomial.
    let exponent = (number * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    let whole = exponent.round();
    let rest = (exponent - whole) * std::f32::consts::LN_2;
    let series =
        1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest / 120.0))));
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    power * series
}

/// Returns the natural logarithm of a positive number, to about six digits.
#[inline]
pub(crate) fn logarithm(number: f32) -> f32 {
    let bits = number.max(f32::MIN_POSITIVE).to_bits();
    // The mantissa lies around 1, where the series of the inverse hyperbolic tangent is short.
    let large = u32::from(bits & 0x007f_ffff > 0x0035_04f3);
    let exponent = (bits >> 23) as i32 - 127 + large as i32;
    let mantissa = f32::from_bits((bits & 0x007f_ffff) | ((127 - large) << 23));
    let part = (mantissa - 1.0) / (mantissa + 1.0);
    let square = part * part;
    let series = 2.0 * part * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)));
    exponent as f32 * std::f32::consts::LN_2 + series
}

/// Makes logarithms of shares, up to a common summand, the shares themselves, 1 in all.
pub(crate) fn softmax(numbers: &mut [f32]) {
    let highest = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for number in &mut *numbers {
        *number = exponential(*number - highest);
        all += *number;
    }
    numbers.iter_mut().for_each(|number| *number /= all);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_right_to_five_digits() {
        for step in -800..=800 {
            let number = step as f32 / 10.0;
            let exact = f64::from(number).exp();
            let found = f64::from(exponential(number));
            assert!(
                (found / exact - 1.0).abs() < 2e-5,
                "{number} {found} {exact}"
            );
            let back = f64::from(logarithm(exponential(number)));
            assert!((back - f64::from(number)).abs() < 5e-5, "{number} {back}");
        }
        for number in [1e-6, 0.3, 0.707, 0.708, 1.0, 1.414, 1.415, 2.0, 12345.0] {
            let found = f64::from(logarithm(number));
            assert!(
                (found - f64::from(number).ln()).abs() < 1e-5,
                "{number} {found}"
            );
        }
    }

    #[test]
    fn shares_are_one_in_all_whatever_is_added_to_their_logarithms() {
        for summand in [0.0, 500.0, -500.0] {
            let mut shares = [0.0, 1.0, 2.0].map(|number| number + summand);
            softmax(&mut shares);
            assert!(
                (shares.iter().sum::<f32>() - 1.0).abs() < 1e-5,
                "{shares:?}"
            );
            assert!(
                (shares[1] / shares[0] - 1f32.exp()).abs() < 1e-3,
                "{shares:?}"
            );
        }
        softmax(&mut []);
    }

    #[test]
    fn what_is_beyond_numbers_is_finite() {
        for number in [-1e30, f32::NEG_INFINITY, 1e30, f32::INFINITY] {
            assert!(exponential(number).is_finite());
        }
        assert!(exponential(-1e30) < 1e-30);
        assert!(logarithm(0.0) < -80.0 && logarithm(-1.0) < -80.0);
        assert_eq!((exponential(0.0), logarithm(1.0)), (1.0, 0.0));
    }
}
