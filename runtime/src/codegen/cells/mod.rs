//! Sets of cells as machine words, and tables with an entry per cell.

mod bits;
mod connect;
mod iter;
mod lanes;
mod operators;
mod planes;
mod table;

use bits::{gather, scatter, select};

pub(crate) use bits::spread_bits;

pub use connect::{grow, image, touch};
pub use iter::CellIter;
pub use lanes::{any_apart, any_row};
pub use planes::Planes;
pub use table::Table;

/// A set of cells, one bit each, in `W` words of 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellSet<const W: usize>(pub(crate) [u64; W]);

impl<const W: usize> CellSet<W> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; W]);

    /// The set of every bit, those beyond the last cell included.
    pub const ALL: Self = Self([u64::MAX; W]);

    /// Creates the set with these words, cell 0 in the lowest bit of the first.
    #[inline]
    pub const fn from_words(words: [u64; W]) -> Self {
        Self(words)
    }

    /// Returns the words, cell 0 in the lowest bit of the first.
    #[inline]
    pub const fn words(&self) -> [u64; W] {
        self.0
    }

    /// Returns the words in place, as [`words`](Self::words) does.
    #[inline]
    pub const fn as_words(&self) -> &[u64; W] {
        &self.0
    }

    /// Returns the set of just this cell.
    #[inline]
    pub const fn of(cell: usize) -> Self {
        let (mut words, bit) = ([0; W], 1 << (cell % 64));
        if W == 2 {
            // Two choices instead of a place in memory.
            words[0] = if cell / 64 == 0 { bit } else { 0 };
            words[1] = if cell / 64 == 1 { bit } else { 0 };
        } else {
            words[cell / 64] = bit;
        }
        Self(words)
    }

    /// Returns whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        self.0[Self::word(cell)] >> (cell % 64) & 1 != 0
    }

    /// Adds a cell; returns whether it was not there before.
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
                return Some(Self::first_of(at) + bit);
            }
        }
        None
    }

    /// Returns whether the two sets have a cell in common.
    #[inline]
    pub fn meets(&self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }

    /// Returns the number of cells in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns whether there is no cell in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Returns the cell at place `n` (from 0) in ascending order.
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
        (n < sum)
            .then(|| Self::first_of(found) + select(self.0[found], (n - before) as u32) as usize)
    }

    /// Returns which of the first 64 cells of `mask` are in the set: a bit for each, in ascending
    /// order (pext).
    #[inline]
    pub fn gathered(&self, mask: Self) -> u64 {
        let (mut bits, mut count) = (0, 0);
        for (word, mask) in self.0.iter().zip(mask.0) {
            bits |= gather(*word, mask).wrapping_shl(count);
            count += mask.count_ones();
        }
        bits
    }

    /// Returns those cells of the set, at most 64, whose bits are set (pdep): the opposite of
    /// [`gathered`](Self::gathered).
    #[inline]
    #[must_use]
    pub fn scattered(self, bits: u64) -> Self {
        let mut count = 0;
        let mut words = self.0;
        for mask in &mut words {
            let word = scatter(bits.wrapping_shr(count), *mask);
            count += mask.count_ones();
            *mask = word;
        }
        Self(words)
    }

    /// Returns the set with all bits moved by a number of places, up if positive; what leaves the
    /// words is lost.
    #[inline(always)]
    #[must_use]
    pub fn shifted(self, by: i32) -> Self {
        let (words, bits) = (by.unsigned_abs() as usize / 64, by.unsigned_abs() % 64);
        let word = |at: usize| self.0.get(at).copied().unwrap_or(0);
        let mut moved = [0; W];
        for (at, moved) in moved.iter_mut().enumerate() {
            *moved = if by >= 0 {
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
            };
        }
        Self(moved)
    }

    /// Returns the cells from which `length` cells of the set follow each other at a `distance`,
    /// themselves included; `length` is at least one.
    #[inline(always)]
    #[must_use]
    pub fn rows(self, distance: usize, length: usize) -> Self {
        let (mut starts, mut known) = (self, 1);
        while known < length {
            let more = known.min(length - known);
            starts = starts & starts.shifted(-((more * distance) as i32));
            known += more;
        }
        starts
    }

    /// Returns the cells reached from those of the set by steps of `by` places into cells of
    /// `within`, the set itself included, up to 2^`levels` - 1 steps: parallel prefix over the
    /// steps (Kogge and Stone, 1973), without a branch.
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

    /// Returns the first cell.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(Self::first_of(at) + self.0[at].trailing_zeros() as usize)
    }

    /// Returns the last cell.
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
                visit(Self::first_of(at) + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// Returns the cells for which `test` holds.
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

    /// Returns the first cell of a word. That it is small is plain to see here: then codes of cells need
    /// not be cut to their size.
    #[inline]
    pub(in crate::codegen) const fn first_of(word: usize) -> usize {
        (word & (W.next_power_of_two() - 1)) * 64
    }

    /// Returns the word that holds a cell's bit. With one word there is no choice, which spares the
    /// bounds check.
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

#[cfg(test)]
mod tests;
