//! Sets of cells as machine words, and tables with an entry per cell.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXorAssign, Index, IndexMut, Not};

/// A set of cells, one bit each, in `W` words of 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellSet<const W: usize>(pub(crate) [u64; W]);

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

    /// The words, cell 0 in the lowest bit of the first.
    #[inline]
    pub const fn words(&self) -> [u64; W] {
        self.0
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

    /// Removes a cell, if it is there.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        self.0[Self::word(cell)] &= !(1 << (cell % 64));
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

    /// The cell at place `n` (from 0) in ascending order.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<usize> {
        // Which word it is cannot be foreseen, so there is no branch on it.
        let (mut before, mut sum, mut found) = (0, 0, 0);
        for (at, &word) in self.0.iter().enumerate() {
            if n >= sum {
                (found, before) = (at, sum);
            }
            sum += word.count_ones() as usize;
        }
        (n < sum).then(|| found * 64 + select(self.0[found], (n - before) as u32) as usize)
    }

    /// Which of the first 64 cells of `mask` are in the set: a bit for each, in
    /// ascending order.
    #[inline]
    pub fn gathered(&self, mask: Self) -> u64 {
        let (mut bits, mut count) = (0, 0);
        for (word, mask) in self.0.iter().zip(mask.0) {
            bits |= gather(*word, mask).wrapping_shl(count);
            count += mask.count_ones();
        }
        bits
    }

    /// Those cells of the set, at most 64, whose bits are set: the opposite of
    /// [`gathered`](Self::gathered).
    #[inline]
    #[must_use]
    pub fn scattered(self, bits: u64) -> Self {
        let mut count = 0;
        Self(self.0.map(|mask| {
            let word = scatter(bits.wrapping_shr(count), mask);
            count += mask.count_ones();
            word
        }))
    }

    /// All bits moved by a number of places, up if positive; what leaves the
    /// words is lost.
    #[inline(always)]
    #[must_use]
    pub fn shifted(self, by: i32) -> Self {
        let (words, bits) = (by.unsigned_abs() as usize / 64, by.unsigned_abs() % 64);
        let word = |at: usize| self.0.get(at).copied().unwrap_or(0);
        Self(std::array::from_fn(|at| {
            if by >= 0 {
                let low = |at: usize| at.checked_sub(words).map_or(0, word);
                match bits {
                    0 => low(at),
                    _ => low(at) << bits | at.checked_sub(1).map_or(0, low) >> (64 - bits),
                }
            } else {
                let high = |at: usize| word(at + words);
                match bits {
                    0 => high(at),
                    _ => high(at) >> bits | high(at + 1) << (64 - bits),
                }
            }
        }))
    }

    /// The cells reached from those of the set by steps of `by` places into cells
    /// of `within`, the set itself included, up to 2^`levels` - 1 steps: parallel
    /// prefix over the steps (Kogge and Stone, 1973), without a branch.
    ///
    /// `within` must leave out cells that a step reaches only by leaving the
    /// board on one side and coming in on another.
    #[inline(always)]
    #[must_use]
    pub fn spread(self, within: Self, by: i32, levels: u32) -> Self {
        let (mut reached, mut open, mut by) = (self, within, by);
        for _ in 0..levels {
            reached |= open & reached.shifted(by);
            open = open & open.shifted(by);
            by *= 2;
        }
        reached
    }

    /// The first cell.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(at * 64 + self.0[at].trailing_zeros() as usize)
    }

    /// The last cell.
    #[inline]
    pub fn last(&self) -> Option<usize> {
        let at = self.0.iter().rposition(|&word| word != 0)?;
        Some(at * 64 + 63 - self.0[at].leading_zeros() as usize)
    }

    /// Calls `visit` with every cell in ascending order.
    #[inline]
    pub fn for_each(self, mut visit: impl FnMut(usize)) {
        for (at, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                visit(at * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// The cells for which `test` holds.
    #[inline]
    #[must_use]
    pub fn filtered(self, mut test: impl FnMut(usize) -> bool) -> Self {
        let mut kept = self;
        for cell in self {
            if !test(cell) {
                kept.toggle(cell);
            }
        }
        kept
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

/// The bits of `word` at the places of `mask`, in the lowest places.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[allow(unsafe_code)]
fn gather(word: u64, mask: u64) -> u64 {
    // SAFETY: compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pext_u64(word, mask) }
}

/// The bits of `word` at the places of `mask`, in the lowest places.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
fn gather(word: u64, mut mask: u64) -> u64 {
    let (mut bits, mut at) = (0, 0);
    while mask != 0 {
        bits |= (word >> mask.trailing_zeros() & 1) << at;
        at += 1;
        mask &= mask - 1;
    }
    bits
}

/// The lowest bits of `bits` at the places of `mask`.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[allow(unsafe_code)]
fn scatter(bits: u64, mask: u64) -> u64 {
    // SAFETY: compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pdep_u64(bits, mask) }
}

/// The lowest bits of `bits` at the places of `mask`.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
fn scatter(mut bits: u64, mut mask: u64) -> u64 {
    let mut word = 0;
    while mask != 0 {
        word |= (bits & 1) << mask.trailing_zeros();
        bits >>= 1;
        mask &= mask - 1;
    }
    word
}

/// The place of the set bit number `n` (from 0), which must exist.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[allow(unsafe_code)]
fn select(word: u64, n: u32) -> u32 {
    // SAFETY: compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pdep_u64(1 << n, word) }.trailing_zeros()
}

/// The place of the set bit number `n` (from 0), which must exist: halves are
/// chosen by their numbers of set bits.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
fn select(word: u64, mut n: u32) -> u32 {
    let mut at = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let low = word >> at & ((1 << width) - 1);
        let count = low.count_ones();
        if n >= count {
            n -= count;
            at += width;
        }
    }
    at
}

/// Adds cells to a region, and all cells `within` a set that are connected to
/// them and not in the region yet.
#[inline]
pub fn join<const W: usize, const N: usize>(
    region: &mut CellSet<W>,
    cells: CellSet<W>,
    neighbours: &Table<CellSet<W>, N>,
    within: CellSet<W>,
) {
    *region |= cells;
    let mut todo = cells;
    while let Some(cell) = todo.pop() {
        let new = neighbours[cell] & within & !*region;
        *region |= new;
        todo |= new;
    }
}

/// All targets of the cells of a set.
#[inline]
pub fn image<const W: usize, const N: usize>(
    cells: CellSet<W>,
    table: &Table<CellSet<W>, N>,
) -> CellSet<W> {
    let mut image = CellSet::EMPTY;
    for cell in cells {
        image |= table[cell];
    }
    image
}

#[cfg(test)]
mod tests {
    use super::{CellSet, Table};

    #[test]
    fn shifting_and_selecting_agree_with_the_list_of_cells() {
        let set = CellSet::<3>::from_words([1 << 63 | 5, 0x8000_0000_0000_0001, 1 << 40 | 2]);
        let cells: Vec<usize> = set.into_iter().collect();
        for (n, &cell) in cells.iter().enumerate() {
            assert_eq!(set.nth(n), Some(cell));
        }
        assert_eq!(set.nth(cells.len()), None);
        for by in [0, 1, 7, 63, 64, 65, 130, 191, 192, 300] {
            for by in [by, -by] {
                let moved = cells.iter().map(|&cell| cell as i32 + by);
                let moved: Vec<usize> = moved
                    .filter(|cell| (0..192).contains(cell))
                    .map(|cell| cell as usize)
                    .collect();
                assert_eq!(
                    set.shifted(by).into_iter().collect::<Vec<_>>(),
                    moved,
                    "by {by}"
                );
            }
        }
        let odd = set.filtered(|cell| cell % 2 == 1);
        assert_eq!(odd.into_iter().collect::<Vec<_>>(), [63, 127, 129]);
    }

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
        set.remove(62);
        set.remove(63);
        assert!(!set.contains(63) && !set.contains(62) && !set.is_empty());
    }

    #[test]
    fn a_table_takes_indices_modulo_its_size() {
        let mut table = Table([0u8; 4]);
        table[2] = 7;
        assert_eq!((table[2], table[6]), (7, 7));
    }
}
