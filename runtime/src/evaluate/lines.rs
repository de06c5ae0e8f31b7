//! Lines: windows of cells that are counted by how many pieces of one side they hold, and none of
//! the others.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::words::{MOST_WORDS, Planes, Shiftable, Words, words_of};
use crate::game::{Cell, Piece};
use crate::playout::Playable;

/// The longest lines that are counted: counts have four bits.
pub const LONGEST_LINE: usize = 15;

/// Windows of equal length, the pieces that fill them and those that spoil them.
///
/// ```
/// use rbg_runtime::evaluate::Lines;
/// use rbg_runtime::{Cell, Piece};
///
/// // Three in a row on a row of four.
/// let windows = [[0, 1, 2], [1, 2, 3]].map(|cells| cells.map(Cell::new).to_vec());
/// let lines = Lines::new(vec![Piece::new(2)], vec![Piece::new(1)], windows.to_vec());
/// assert_eq!(lines.length(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Lines {
    /// The pieces that fill a window.
    pub pieces: Vec<Piece>,
    /// The pieces of which a window that counts holds none.
    pub blockers: Vec<Piece>,
    /// The windows, each a set of cells that counts once.
    pub windows: Vec<Vec<Cell>>,
}

impl Lines {
    /// Creates windows of cells with the pieces that fill them and those that spoil them.
    pub fn new(pieces: Vec<Piece>, blockers: Vec<Piece>, windows: Vec<Vec<Cell>>) -> Self {
        Self {
            pieces,
            blockers,
            windows,
        }
    }

    /// Returns the number of cells of a window.
    pub fn length(&self) -> usize {
        self.windows.first().map_or(0, Vec::len)
    }
}

/// Windows whose cells lie at equal distances, by the first of them.
#[derive(Clone, Debug, PartialEq)]
struct Group {
    step: usize,
    starts: Words<MOST_WORDS>,
}

/// Lines made ready to be counted.
#[derive(Clone, Debug)]
pub(super) struct LineCounter {
    pieces: Vec<Piece>,
    blockers: Vec<Piece>,
    length: usize,
    words: usize,
    groups: Vec<Group>,
    /// The windows that are in no group.
    others: Vec<Vec<Cell>>,
}

impl LineCounter {
    /// Makes lines on a board of this number of cells ready. Windows longer than [`LONGEST_LINE`]
    /// and boards of more than some words are not looked at.
    pub(super) fn new(lines: &Lines, cells: usize) -> Self {
        let words = words_of(cells);
        let length = lines.length();
        let mut groups: BTreeMap<usize, Words<MOST_WORDS>> = BTreeMap::new();
        let mut others = Vec::new();
        if words <= MOST_WORDS && (1..=LONGEST_LINE).contains(&length) {
            for window in &lines.windows {
                let mut window = window.clone();
                window.sort_unstable();
                let step = window
                    .get(1)
                    .map_or(1, |second| second.index() - window[0].index());
                let even = |pair: &[Cell]| pair[1].index() - pair[0].index() == step;
                if step > 0 && window.windows(2).all(even) {
                    let start = window[0].index();
                    groups.entry(step).or_default()[start / 64] |= 1 << (start % 64);
                } else {
                    others.push(window);
                }
            }
        }
        let set = |pieces: &[Piece]| {
            let pieces: BTreeSet<Piece> = pieces.iter().copied().collect();
            pieces.into_iter().collect()
        };
        Self {
            pieces: set(&lines.pieces),
            blockers: set(&lines.blockers),
            length,
            words,
            groups: groups
                .into_iter()
                .map(|(step, starts)| Group { step, starts })
                .collect(),
            others,
        }
    }

    /// Returns the pieces that fill a window and those that spoil it.
    pub(super) fn sets(&self) -> [&[Piece]; 2] {
        [&self.pieces, &self.blockers]
    }

    /// Returns whether other lines have the same windows.
    pub(super) fn same_windows(&self, other: &Self) -> bool {
        self.length == other.length && self.groups == other.groups && self.others == other.others
    }

    /// Returns the windows that are counted; `None` if one of them holds a cell twice.
    pub(super) fn windows(&self) -> Option<Vec<Vec<Cell>>> {
        let mut windows = self.others.clone();
        if !windows
            .iter()
            .all(|window| window.is_sorted_by(|a, b| a < b))
        {
            return None;
        }
        for Group { step, starts } in &self.groups {
            let on = |cell: &usize| starts[cell / 64] >> (cell % 64) & 1 == 1;
            for start in (0..64 * MOST_WORDS).filter(on) {
                let cells = (0..self.length).map(|place| Cell::from_index(start + place * step));
                windows.push(cells.collect());
            }
        }
        Some(windows)
    }

    /// Returns about how many operations of words it takes to count the windows.
    pub(super) fn work(&self) -> usize {
        let bits = (usize::BITS - self.length.leading_zeros()) as usize;
        let of_word = if self.counts_pairs() {
            8
        } else {
            // Shifting, adding and telling the numbers apart.
            self.length * (6 + 3 * bits)
        };
        self.groups.len() * self.words * of_word + self.others.len() * 4 * self.length
    }

    /// Returns whether the lines are pairs that nothing spoils, all in groups.
    fn counts_pairs(&self) -> bool {
        self.length == 2 && self.blockers.is_empty() && self.others.is_empty()
    }

    /// Calls `found` with the number of pieces in a window, from 1, and of windows with so many and
    /// no blocker.
    #[inline]
    pub(super) fn count<P: Playable>(
        &self,
        planes: &Planes<'_, P>,
        found: &mut impl FnMut(usize, u32),
    ) {
        match self.words {
            1 => self.count_in::<1, P>(planes, found),
            2 => self.count_in::<2, P>(planes, found),
            3 | 4 => self.count_in::<4, P>(planes, found),
            _ => self.count_in::<MOST_WORDS, P>(planes, found),
        }
    }

    fn count_in<const W: usize, P: Playable>(
        &self,
        planes: &Planes<'_, P>,
        found: &mut impl FnMut(usize, u32),
    ) {
        let pieces: Words<W> = planes.union(&self.pieces);
        if pieces == [0; W] {
            return;
        }
        if self.counts_pairs() {
            return self.count_pairs(&pieces, found);
        }
        let blockers: Words<W> = planes.union(&self.blockers);
        // Counts up to the length take so many bits.
        let bits = (usize::BITS - self.length.leading_zeros()) as usize;
        let shiftable = [&pieces, &blockers].map(Shiftable::new);
        for group in &self.groups {
            // The count at every first cell, one bit in each of four sets.
            let mut counts = [[0; W]; 4];
            let mut blocked = [0; W];
            for place in 0..self.length {
                let [piece, blocker] = shiftable.each_ref().map(|set| set.down(place * group.step));
                for (all, one) in blocked.iter_mut().zip(&blocker) {
                    *all |= one;
                }
                let mut carry = piece;
                for bit in &mut counts[..bits] {
                    for (word, carry) in bit.iter_mut().zip(&mut carry) {
                        (*word, *carry) = (*word ^ *carry, *word & *carry);
                    }
                }
            }
            for number in 1..=self.length {
                let mut windows = 0;
                for (at, (start, blocked)) in group.starts.iter().zip(&blocked).enumerate() {
                    let mut same = start & !blocked;
                    for (place, bit) in counts[..bits].iter().enumerate() {
                        let due = if number >> place & 1 == 1 { 0 } else { !0 };
                        same &= bit[at] ^ due;
                    }
                    windows += same.count_ones();
                }
                if windows > 0 {
                    found(number, windows);
                }
            }
        }
        let on = |set: &Words<W>, cell: Cell| set[cell.index() / 64] >> (cell.index() % 64) & 1;
        for window in &self.others {
            if window.iter().all(|&cell| on(&blockers, cell) == 0) {
                let number = window.iter().map(|&cell| on(&pieces, cell)).sum::<u64>();
                if number > 0 {
                    found(number as usize, 1);
                }
            }
        }
    }

    /// Counts pairs of cells that nothing spoils.
    #[inline]
    fn count_pairs<const W: usize>(&self, pieces: &Words<W>, found: &mut impl FnMut(usize, u32)) {
        let (mut one, mut two) = (0, 0);
        let shiftable = Shiftable::new(pieces);
        for group in &self.groups {
            let next = shiftable.down(group.step);
            for ((piece, next), start) in pieces.iter().zip(&next).zip(&group.starts) {
                one += ((piece ^ next) & start).count_ones();
                two += (piece & next & start).count_ones();
            }
        }
        if one > 0 {
            found(1, one);
        }
        if two > 0 {
            found(2, two);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    /// Counts by looking at every window.
    fn slowly(lines: &Lines, board: &[u16]) -> Vec<u32> {
        let mut counts = vec![0; lines.length() + 1];
        for window in &lines.windows {
            let on =
                |pieces: &[Piece], cell: &Cell| pieces.contains(&Piece::new(board[cell.index()]));
            if !window.iter().any(|cell| on(&lines.blockers, cell)) {
                counts[window.iter().filter(|cell| on(&lines.pieces, cell)).count()] += 1;
            }
        }
        counts
    }

    #[test]
    fn windows_are_counted_as_one_by_one() {
        let cells = |cells: &[u16]| cells.iter().copied().map(Cell::new).collect::<Vec<Cell>>();
        let cases = [
            vec![cells(&[2, 1, 0])],
            vec![cells(&[0, 2])],
            vec![cells(&[0, 1]), cells(&[2, 1]), cells(&[0, 2])],
        ];
        let blocked = [vec![Piece::new(2)], vec![]];
        for (windows, blockers) in cases
            .iter()
            .flat_map(|windows| blocked.iter().map(move |blockers| (windows, blockers)))
        {
            let lines = Lines::new(vec![Piece::new(1)], blockers.clone(), windows.clone());
            for board in 0..27u16 {
                let board = [board % 3, board / 3 % 3, board / 9];
                let position = Toy::<2>::end(1, [0, 0]).with_board(board);
                let mut counts = vec![0; lines.length() + 1];
                let counter = LineCounter::new(&lines, 3);
                counter.count(&Planes::of(&position), &mut |number, windows| {
                    counts[number] += windows;
                });
                let due = slowly(&lines, &board);
                assert_eq!(counts[1..], due[1..], "{board:?}");
            }
        }
    }
}
