//! Tables that are read without bounds checks.

use std::ops::{Index, IndexMut};

/// A table with an entry per cell or per piece. `N` is a power of two not below
/// their number, so that reading needs no bounds check: indices are taken
/// modulo `N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Table<T, N> {
    const MASK: usize = {
        assert!(N.is_power_of_two());
        N - 1
    };
}

impl<T, const N: usize> Index<usize> for Table<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, index: usize) -> &T {
        &self.0[index & Self::MASK]
    }
}

impl<T, const N: usize> IndexMut<usize> for Table<T, N> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.0[index & Self::MASK]
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn a_table_takes_indices_modulo_its_size() {
        let mut table = Table([0u8; 4]);
        table[2] = 7;
        assert_eq!((table[2], table[6]), (7, 7));
        table[5] = 3;
        assert_eq!(table.0, [0, 3, 7, 0]);
        assert_eq!([0, 1, 2, 3].map(|index| table[index]), table.0);
    }
}
