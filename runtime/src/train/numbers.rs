//! Sums of numbers in rows.

/// Returns the sum of products of numbers; in parts, which are computed together.
#[inline]
pub(super) fn dot(one: &[f32], other: &[f32]) -> f32 {
    const LANES: usize = 16;
    let mut sums = [0.0; LANES];
    let (parts, rest) = one.as_chunks::<LANES>();
    let (others, other_rest) = other.as_chunks::<LANES>();
    for (part, other) in parts.iter().zip(others) {
        for lane in 0..LANES {
            sums[lane] += part[lane] * other[lane];
        }
    }
    let rest = rest.iter().zip(other_rest).map(|(one, other)| one * other);
    sums.iter().sum::<f32>() + rest.sum::<f32>()
}

/// Adds numbers, multiplied by one, to others.
#[inline]
pub(super) fn add(to: &mut [f32], numbers: &[f32], by: f32) {
    for (to, number) in to.iter_mut().zip(numbers) {
        *to += number * by;
    }
}

/// Adds whole groups of 8 numbers to others.
#[inline]
pub(super) fn add_groups(to: &mut [f32], numbers: &[f32]) {
    let (to, _) = to.as_chunks_mut::<8>();
    let (numbers, _) = numbers.as_chunks::<8>();
    for (to, numbers) in to.iter_mut().zip(numbers) {
        for (to, number) in to.iter_mut().zip(numbers) {
            *to += number;
        }
    }
}
