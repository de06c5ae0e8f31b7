//! Questions about several sets at once, in the lanes of a vector where they are words
//! and the processor has vectors.

use super::CellSet;

/// Returns whether one of some sets has no cell in common with `others`.
#[inline(always)]
pub fn any_apart<const W: usize, const N: usize>(
    sets: &[CellSet<W>; N],
    others: CellSet<W>,
) -> bool {
    let (groups, rest) = sets.as_chunks();
    let found = apart_in_groups(groups, others);
    // Which one it is cannot be foreseen, so there is no branch on it.
    rest.iter()
        .fold(found, |found, set| found | (*set & others).is_empty())
}

/// Returns whether as many cells of a set as `length` follow each other at one of some distances
/// and begin in the `starts` for this distance, see [`CellSet::rows`].
#[inline(always)]
pub fn any_row<const W: usize, const N: usize>(
    set: CellSet<W>,
    distances: [usize; N],
    length: usize,
    starts: &[CellSet<W>; N],
) -> bool {
    let (groups, rest) = starts.as_chunks();
    let (near, far) = distances.as_chunks();
    let found = rows_in_groups(set, near, length, groups);
    let mut rows = CellSet::EMPTY;
    for (distance, starts) in far.iter().zip(rest) {
        rows |= set.rows(*distance, length) & *starts;
    }
    found | !rows.is_empty()
}

/// The number of sets that are looked at together.
const LANES: usize = 4;

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod vectors {
    #![allow(unsafe_code)]

    use std::arch::x86_64::{
        __m256i, _mm256_and_si256, _mm256_cmpeq_epi64, _mm256_or_si256, _mm256_set_epi64x,
        _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_testz_si256,
    };

    use super::{CellSet, LANES};

    /// Returns the first words of four sets.
    #[inline(always)]
    fn lanes<const W: usize>(sets: &[CellSet<W>; LANES]) -> __m256i {
        let [a, b, c, d] = sets.map(|set| set.0[0].cast_signed());
        // SAFETY: compiled only for processors that have the instruction.
        unsafe { _mm256_set_epi64x(d, c, b, a) }
    }

    #[inline(always)]
    pub(super) fn apart<const W: usize>(groups: &[[CellSet<W>; LANES]], others: u64) -> bool {
        // SAFETY: compiled only for processors that have the instructions.
        unsafe {
            let others = _mm256_set1_epi64x(others.cast_signed());
            let mut found = _mm256_setzero_si256();
            for group in groups {
                let common = _mm256_and_si256(lanes(group), others);
                let apart = _mm256_cmpeq_epi64(common, _mm256_setzero_si256());
                found = _mm256_or_si256(found, apart);
            }
            _mm256_testz_si256(found, found) == 0
        }
    }

    #[inline(always)]
    pub(super) fn rows<const W: usize>(
        set: u64,
        distances: &[[usize; LANES]],
        length: usize,
        starts: &[[CellSet<W>; LANES]],
    ) -> bool {
        let mut found = false;
        for (distances, starts) in distances.iter().zip(starts) {
            let places = |factor: usize| {
                let [a, b, c, d] = distances.map(|distance| (distance * factor) as i64);
                // SAFETY: compiled only for processors that have the instruction.
                unsafe { _mm256_set_epi64x(d, c, b, a) }
            };
            // SAFETY: compiled only for processors that have the instructions.
            unsafe {
                let mut rows = _mm256_set1_epi64x(set.cast_signed());
                let mut known = 1;
                while known < length {
                    let more = known.min(length - known);
                    rows = _mm256_and_si256(rows, _mm256_srlv_epi64(rows, places(more)));
                    known += more;
                }
                found |= _mm256_testz_si256(rows, lanes(starts)) == 0;
            }
        }
        found
    }
}

#[inline(always)]
fn apart_in_groups<const W: usize>(groups: &[[CellSet<W>; LANES]], others: CellSet<W>) -> bool {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    if let [others] = others.0[..] {
        return vectors::apart(groups, others);
    }
    let sets = groups.as_flattened().iter();
    sets.fold(false, |found, set| found | (*set & others).is_empty())
}

#[inline(always)]
fn rows_in_groups<const W: usize>(
    set: CellSet<W>,
    distances: &[[usize; LANES]],
    length: usize,
    starts: &[[CellSet<W>; LANES]],
) -> bool {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    if let [set] = set.0[..] {
        return vectors::rows(set, distances, length, starts);
    }
    let mut rows = CellSet::EMPTY;
    let distances = distances.as_flattened().iter();
    for (distance, starts) in distances.zip(starts.as_flattened()) {
        rows |= set.rows(*distance, length) & *starts;
    }
    !rows.is_empty()
}

#[cfg(test)]
mod tests {
    use super::{any_apart, any_row};
    use crate::codegen::CellSet;

    /// Returns words with few and with many bits.
    fn words(seed: u64) -> impl Iterator<Item = u64> {
        let next = |at: &u64| {
            let word = at
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            Some(word ^ word >> 31)
        };
        let all = std::iter::successors(Some(seed), next);
        all.enumerate().map(|(n, word)| {
            if n % 2 == 0 {
                word
            } else {
                word & word >> 7 & word >> 19
            }
        })
    }

    fn sets<const W: usize, const N: usize>(
        words: &mut impl Iterator<Item = u64>,
    ) -> [CellSet<W>; N] {
        std::array::from_fn(|_| {
            CellSet::from_words(std::array::from_fn(|_| words.next().unwrap_or(0)))
        })
    }

    fn agree<const W: usize, const N: usize>() -> [usize; 2] {
        let mut held = [0; 2];
        for seed in 0..200 {
            let mut words = words(seed);
            let (some, [others]) = (sets::<W, N>(&mut words), sets::<W, 1>(&mut words));
            let apart = some.iter().any(|set| !set.meets(others));
            assert_eq!(any_apart(&some, others), apart);
            let distances: [usize; N] = std::array::from_fn(|n| 1 + 3 * n);
            for length in 1..5 {
                let rows = distances.iter().zip(&some);
                let row = rows.fold(false, |row, (distance, starts)| {
                    row | others.rows(*distance, length).meets(*starts)
                });
                assert_eq!(any_row(others, distances, length, &some), row);
                held[1] += usize::from(row);
            }
            held[0] += usize::from(apart);
        }
        held
    }

    #[test]
    fn sets_looked_at_together_answer_as_one_by_one() {
        let held = [
            agree::<1, 3>(),
            agree::<1, 4>(),
            agree::<1, 9>(),
            agree::<1, 12>(),
            agree::<2, 5>(),
        ];
        for [apart, row] in held {
            assert!(apart < 200 && (1..800).contains(&row));
        }
        assert!(held.iter().any(|[apart, _]| *apart > 0));
    }
}
