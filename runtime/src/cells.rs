//! Sets of cells as machine words, and tables with an entry per cell.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXorAssign, Index, IndexMut, Not};

/// A set of cells, one bit each, in `W` words of 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellSet<const W: usize>([u64; W]);

impl<const W: usize> CellSet<W> {
    /// No cell.
    pub const EMPTY: Self = Self([0; W]);

    /// Every bit, those beyond the last cell included.
    pub const ALL: Self = Self([u64::MAX; W]);

    /// The set with these words, cell 0 in the lowest bit of the first.
    #[inline]
    pub const fn from_words(words: [u64; W]) -> Self {
        Self(words)
    }

    /// Just this cell.
    #[inline]
    pub const fn of(cell: usize) -> Self {
        let mut words = [0; W];
        words[cell / 64] = 1 << (cell % 64);
        Self(words)
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        self.0[Self::word(cell)] >> (cell % 64) & 1 != 0
    }

    /// Adds a cell; whether it was not there before.
    #[inline]
    pub fn insert(&mut self, cell: usize) -> bool {
        let word = &mut self.0[Self::word(cell)];
        let bit = 1 << (cell % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Adds the cell if it is missing and removes it otherwise.
    #[inline]
    pub fn toggle(&mut self, cell: usize) {
        self.0[Self::word(cell)] ^= 1 << (cell % 64);
    }

    /// Removes and returns the first cell.
    #[inline]
    pub fn pop(&mut self) -> Option<usize> {
        for (at, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(at * 64 + bit);
            }
        }
        None
    }

    /// Whether the two sets have a cell in common.
    #[inline]
    pub fn meets(&self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }

    /// The number of cells in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no cell in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The word that holds a cell's bit. With one word there is no choice,
    /// which spares the bounds check.
    #[inline]
    const fn word(cell: usize) -> usize {
        if W == 1 { 0 } else { cell / 64 }
    }
}

impl<const W: usize> Default for CellSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> BitAnd for CellSet<W> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl<const W: usize> BitOr for CellSet<W> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl<const W: usize> BitOrAssign for CellSet<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const W: usize> BitXorAssign for CellSet<W> {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        *self = Self(std::array::from_fn(|i| self.0[i] ^ other.0[i]));
    }
}

impl<const W: usize> Not for CellSet<W> {
    type Output = Self;

    /// All other bits, those beyond the last cell included.
    #[inline]
    fn not(self) -> Self {
        Self(std::array::from_fn(|i| !self.0[i]))
    }
}

impl<const W: usize> IntoIterator for CellSet<W> {
    type Item = usize;
    type IntoIter = CellIter<W>;

    #[inline]
    fn into_iter(self) -> CellIter<W> {
        CellIter {
            words: self.0,
            at: 0,
        }
    }
}

/// The cells of a set in ascending order.
#[derive(Clone, Debug)]
pub struct CellIter<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for CellIter<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.at < W {
            let word = &mut self.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.at * 64 + bit);
            }
            self.at += 1;
        }
        None
    }
}

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

/// The cells reached from `cell` by following `table` into cells of `within`
/// any number of times, `cell` itself included.
#[inline]
pub fn flood<const W: usize, const N: usize>(
    cell: usize,
    table: &Table<CellSet<W>, N>,
    within: CellSet<W>,
) -> CellSet<W> {
    let mut reached = CellSet::of(cell);
    let mut todo = reached;
    while let Some(cell) = todo.pop() {
        let new = table[cell] & within & !reached;
        reached |= new;
        todo |= new;
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::{CellSet, Table, flood};

    #[test]
    fn a_set_lists_what_was_inserted_in_order() {
        let mut set = CellSet::<3>::EMPTY;
        for cell in [130, 0, 63, 64, 130] {
            set.insert(cell);
        }
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [0, 63, 64, 130]);
        assert_eq!(set.len(), 4);
        assert!(!set.insert(63) && set.insert(62) && set.contains(62));
        set.toggle(62);
        assert!(!set.contains(62) && !set.is_empty());
    }

    #[test]
    fn a_table_takes_indices_modulo_its_size() {
        let mut table = Table([0u8; 4]);
        table[2] = 7;
        assert_eq!((table[2], table[6]), (7, 7));
    }

    #[test]
    fn a_flood_spreads_over_the_given_cells_only() {
        // A ring of eight cells with a dam on cell 5.
        let ring = Table(std::array::from_fn::<_, 8, _>(|cell| {
            CellSet::<1>::of((cell + 1) % 8) | CellSet::of((cell + 7) % 8)
        }));
        let within = CellSet::from_words([0b1101_1010]);
        assert_eq!(flood(6, &ring, within), CellSet::from_words([0b1100_0000]));
        assert_eq!(flood(2, &ring, within), CellSet::from_words([0b0001_1110]));
    }
}
