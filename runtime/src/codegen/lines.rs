//! Lines of cells as words, kept next to the sets of cells of the pieces.

use crate::codegen::Table;

/// The occupation of some lines through the board: one word for each line, with a bit for each of
/// its cells, in order along the line, that holds a certain piece.
///
/// A question about the cells around one cell, up to `REACH` places away on the
/// lines through it, is a few bits of a few words, and its answer is looked up.
///
/// A *place* of a cell is the number of a line and where on it the cell is, from
/// 0; a line has at most `32 - 2 * REACH` cells. To have as many places as other
/// cells, a cell can have places [`NOWHERE`](Self::NOWHERE), which stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lines<const N: usize, const REACH: u32>(Table<u32, N>);

impl<const N: usize, const REACH: u32> Lines<N, REACH> {
    /// Lines on which no cell is occupied.
    pub const EMPTY: Self = Self(Table([0; N]));

    /// A place on no line: its bit is beyond those of a word.
    pub const NOWHERE: (u8, u8) = (0, 32);

    /// The bits around a cell.
    const WINDOW: u64 = {
        assert!(REACH < 16);
        (1 << (2 * REACH + 1)) - 1
    };

    /// Returns the bit of a cell. There are `REACH` bits in front of the first cell.
    #[inline]
    const fn bit(at: u8) -> u32 {
        ((1u64 << REACH) << (at % 64)) as u32
    }

    /// Adds a cell, given its places.
    #[inline]
    pub fn insert<const D: usize>(&mut self, places: &[(u8, u8); D]) {
        for &(line, at) in places {
            self.0[usize::from(line)] |= Self::bit(at);
        }
    }

    /// Removes a cell, if it is there.
    #[inline]
    pub fn remove<const D: usize>(&mut self, places: &[(u8, u8); D]) {
        for &(line, at) in places {
            self.0[usize::from(line)] &= !Self::bit(at);
        }
    }

    /// Adds the cell if it is missing and removes it otherwise.
    #[inline]
    pub fn toggle<const D: usize>(&mut self, places: &[(u8, u8); D]) {
        for &(line, at) in places {
            self.0[usize::from(line)] ^= Self::bit(at);
        }
    }

    /// Returns whether around a cell, given its places, some line is as `wanted` says. Cells beyond
    /// the ends of a line count as empty.
    #[inline]
    pub fn any<const D: usize, const A: usize>(
        &self,
        places: &[(u8, u8); D],
        wanted: &Answers<A>,
    ) -> bool {
        const { assert!(A as u64 > Self::WINDOW) };
        let mut found = 0;
        for &(line, at) in places {
            let line = u64::from(self.0[usize::from(line)]);
            found |= wanted.0[(line >> (at % 64) & Self::WINDOW) as usize];
        }
        found != 0
    }
}

/// A table of answers for what is around a cell on a line: one for each number that the bits around
/// the cell can make, those in front of the cell lowest.
///
/// Each has a byte, though a bit would do: it takes four instructions to find a bit in a
/// table, for each line, at every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers<const A: usize>([u8; A]);

impl<const A: usize> Answers<A> {
    /// Creates the answers that the bits of some words give, the lowest bit of the first word being
    /// that to 0; no bit: it is not wanted.
    pub const fn new<const T: usize>(bits: &[u16; T]) -> Self {
        const { assert!(A == 16 * T) };
        let mut answers = [0; A];
        let mut at = 0;
        while at < A {
            answers[at] = (bits[at / 16] >> (at % 16) & 1) as u8;
            at += 1;
        }
        Self(answers)
    }
}

#[cfg(test)]
mod tests {
    use super::{Answers, Lines};

    #[test]
    fn a_question_sees_the_cells_around_the_place_and_nothing_else() {
        type Row = Lines<2, 1>;
        // Asks for both neighbours and the cell itself.
        let all = Answers::<16>::new(&[1 << 0b111]);
        // Asks for a cell without neighbours.
        let alone = Answers::<16>::new(&[1 << 0b010]);
        let mut row = Row::EMPTY;
        let place = |at: u8| [(1, at), Row::NOWHERE];
        for at in [0, 1, 2, 29] {
            row.insert(&place(at));
        }
        let asked = |row: &Row, wanted: &Answers<16>| -> Vec<u8> {
            (0..30).filter(|&at| row.any(&place(at), wanted)).collect()
        };
        assert_eq!(asked(&row, &all), [1]);
        assert_eq!(asked(&row, &alone), [29]);
        row.remove(&place(1));
        row.remove(&place(7));
        assert_eq!(asked(&row, &alone), [0, 2, 29]);
        row.toggle(&place(1));
        row.toggle(&place(29));
        assert_eq!(asked(&row, &all), [1]);
        assert!(asked(&row, &alone).is_empty());
    }

    #[test]
    fn nowhere_stays_empty() {
        let mut lines = Lines::<1, 5>::EMPTY;
        lines.insert(&[Lines::<1, 5>::NOWHERE; 3]);
        assert_eq!(lines, Lines::EMPTY);
        let anything_there = Answers::<2048>::new(&[!1; 128]);
        assert!(!lines.any(&[Lines::<1, 5>::NOWHERE], &anything_there));
    }

    /// Compares every question about one cell of a line of full length, whose cells are those of
    /// `row`, with the cells themselves.
    fn like_cells<const REACH: u32, const A: usize, const T: usize>(row: u32) {
        let (reach, length) = (REACH as usize, 32 - 2 * REACH as usize);
        let mut lines = Lines::<4, REACH>::EMPTY;
        for at in (0..length).filter(|at| row >> at & 1 != 0) {
            lines.insert(&[(2, at as u8)]);
        }
        for at in 0..length {
            let around = (0..=2 * reach).filter(|offset| {
                let cell = (at + offset).checked_sub(reach);
                cell.is_some_and(|cell| cell < length && row >> cell & 1 != 0)
            });
            let around = around.fold(0usize, |bits, offset| bits | 1 << offset);
            // The one answer that is right, and all others.
            let mut right = [0u16; T];
            right[around / 16] = 1 << (around % 16);
            let wrong = right.map(|bits| !bits);
            let asked = |line, bits: &[u16; T]| {
                let place = (line, at as u8);
                lines.any(&[place], &Answers::<A>::new(bits))
            };
            assert!(asked(2, &right), "{row:b} at {at}");
            assert!(!asked(2, &wrong), "{row:b} at {at}");
            // Other lines are empty.
            let mut nothing = [0u16; T];
            nothing[0] = 1;
            assert!(asked(1, &nothing) && asked(3, &nothing));
        }
    }

    #[test]
    fn a_window_reaches_so_far_on_both_sides_and_no_further() {
        for seed in 0..40u32 {
            let row = match seed {
                0 => u32::MAX,
                1 => 0,
                _ => seed.wrapping_mul(0x9e37_79b9).rotate_left(seed),
            };
            like_cells::<0, 16, 1>(row);
            like_cells::<1, 16, 1>(row);
            like_cells::<2, 32, 2>(row);
            like_cells::<3, 128, 8>(row);
        }
    }

    #[test]
    fn a_cell_is_changed_in_all_its_places() {
        type Row = Lines<4, 1>;
        let here = Answers::<16>::new(&[0b1100_1100]);
        let places = [(0, 3), (1, 7), (3, 0)];
        let seen = |row: &Row| places.map(|place| row.any(&[place], &here));
        let mut row = Row::EMPTY;
        row.insert(&places);
        row.insert(&places);
        assert_eq!(seen(&row), [true; 3]);
        row.remove(&places);
        assert_eq!(row, Row::EMPTY);
        row.toggle(&places);
        assert_eq!(seen(&row), [true; 3]);
        // One line of several is enough, whichever it is.
        for place in places {
            let mut row = Row::EMPTY;
            row.insert(&[place]);
            assert!(row.any(&places, &here));
        }
        row.toggle(&places);
        assert_eq!(row, Row::EMPTY);
        assert!(!row.any(&places, &here));
    }
}
