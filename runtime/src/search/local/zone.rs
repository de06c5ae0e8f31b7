//! Zones: sets of cells on boards of up to 256.

use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Zone([u64; 4]);

impl Zone {
    pub(super) const EMPTY: Self = Self([0; 4]);

    /// The largest number of cells of a board.
    pub(super) const MOST_CELLS: usize = 256;

    /// Returns the set whose bits are in some words, of which there are few enough.
    #[inline]
    pub(super) fn from_words(words: &[u64]) -> Self {
        let mut zone = Self::EMPTY;
        zone.0
            .iter_mut()
            .zip(words)
            .for_each(|(to, from)| *to = *from);
        zone
    }

    pub(super) fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    pub(super) fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub(super) fn contains(self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// Returns whether the sets have a cell in common.
    #[inline]
    pub(super) fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Returns whether all cells are in another set too.
    #[inline]
    pub(super) fn is_within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// Returns the cells that are not in another set.
    #[inline]
    pub(super) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the cells in ascending order.
    #[inline]
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(word, mut left)| {
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then(|| 64 * word + bit as usize)
            })
        })
    }
}

impl FromIterator<usize> for Zone {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        let mut zone = Self::EMPTY;
        cells.into_iter().for_each(|cell| zone.insert(cell));
        zone
    }
}

impl BitAnd for Zone {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Zone {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for Zone {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::Zone;

    fn zone(cells: &[usize]) -> Zone {
        cells.iter().copied().collect()
    }

    #[test]
    fn a_zone_holds_its_cells_in_order() {
        for cells in [&[][..], &[0], &[255], &[0, 63, 64, 127, 128, 192, 255]] {
            let zone = zone(cells);
            assert_eq!(zone.cells().collect::<Vec<_>>(), cells);
            assert_eq!(zone.len() as usize, cells.len());
            assert_eq!(zone.is_empty(), cells.is_empty());
            assert!(cells.iter().all(|&cell| zone.contains(cell)));
        }
        let mut less = zone(&[3, 200]);
        less.remove(200);
        assert_eq!(less, zone(&[3]));
    }

    #[test]
    fn zones_are_joined_and_compared() {
        let (one, other) = (zone(&[1, 70]), zone(&[70, 200]));
        assert_eq!(one | other, zone(&[1, 70, 200]));
        assert_eq!(one & other, zone(&[70]));
        assert_eq!(one.without(other), zone(&[1]));
        assert!(one.meets(other) && !zone(&[1]).meets(other));
        assert!(zone(&[70]).is_within(one) && !one.is_within(other));
        assert!(Zone::EMPTY.is_within(Zone::EMPTY) && !Zone::EMPTY.meets(one));
    }
}
