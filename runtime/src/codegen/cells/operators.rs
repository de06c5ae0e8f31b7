//! Intersection, union, difference and complement of sets of cells.
//!
//! Plain loops: `std::array::from_fn` is not inlined where sets have three words
//! or more.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not};

use super::CellSet;

impl<const W: usize> BitAndAssign for CellSet<W> {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }
}

impl<const W: usize> BitOrAssign for CellSet<W> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

impl<const W: usize> BitXorAssign for CellSet<W> {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word ^= other;
        }
    }
}

impl<const W: usize> BitAnd for CellSet<W> {
    type Output = Self;

    #[inline(always)]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const W: usize> BitOr for CellSet<W> {
    type Output = Self;

    #[inline(always)]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> Not for CellSet<W> {
    type Output = Self;

    /// Returns all other bits, those beyond the last cell included.
    #[inline(always)]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use crate::codegen::CellSet;

    #[test]
    fn every_word_is_combined_with_its_counterpart() {
        let a = CellSet::<3>::from_words([0b1100, 0b1010, u64::MAX]);
        let b = CellSet::<3>::from_words([0b1010, 0b0110, 1]);
        assert_eq!((a & b).words(), [0b1000, 0b0010, 1]);
        assert_eq!((a | b).words(), [0b1110, 0b1110, u64::MAX]);
        let mut changed = a;
        changed ^= b;
        assert_eq!(changed.words(), [0b0110, 0b1100, u64::MAX - 1]);
        let mut changed = a;
        changed &= b;
        assert_eq!(changed, a & b);
        let mut changed = a;
        changed |= b;
        assert_eq!(changed, a | b);
        assert_eq!((!a).words(), [!0b1100, !0b1010, 0]);
    }
}
