//! Lines of cells as words, kept next to the sets of cells of the pieces.

use crate::cells::Table;

/// Which cells of some lines through the board hold certain pieces: one word for
/// each line, one bit for each of its cells, in order along the line.
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
    /// Nothing on any line.
    pub const EMPTY: Self = Self(Table([0; N]));

    /// A place on no line: its bit is beyond those of a word.
    pub const NOWHERE: (u8, u8) = (0, 32);

    /// The bits around a cell.
    const WINDOW: u64 = {
        assert!(REACH < 16);
        (1 << (2 * REACH + 1)) - 1
    };

    /// The bit of a cell. There are `REACH` bits in front of the first cell.
    #[inline]
    const fn bit(at: u8) -> u32 {
        (1u64 << ((at as u32 + REACH) % 64)) as u32
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

    /// Whether around a cell, given its places, some line is as `wanted` says. It
    /// has a bit for each number that the `2 * REACH + 1` bits around a cell can
    /// make, those in front of the cell lowest; cells beyond the ends of a line
    /// count as empty.
    ///
    /// Its words are short because no processor gathers such ones: several lines looked up
    /// by one instruction take longer than one after the other.
    #[inline]
    pub fn any<const D: usize, const T: usize>(
        &self,
        places: &[(u8, u8); D],
        wanted: &[u16; T],
    ) -> bool {
        const { assert!(16 * T as u64 > Self::WINDOW) };
        let mut found = 0;
        for &(line, at) in places {
            let line = u64::from(self.0[usize::from(line)]);
            let window = line >> (at % 64) & Self::WINDOW;
            found |= wanted[(window / 16) as usize] >> (window % 16);
        }
        found & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn a_question_sees_the_cells_around_the_place_and_nothing_else() {
        type Row = Lines<2, 1>;
        // Asks for both neighbours and the cell itself.
        let all = [1u16 << 0b111];
        // Asks for a cell without neighbours.
        let alone = [1u16 << 0b010];
        let mut row = Row::EMPTY;
        let place = |at: u8| [(1, at), Row::NOWHERE];
        for at in [0, 1, 2, 29] {
            row.insert(&place(at));
        }
        let asked = |row: &Row, wanted| -> Vec<u8> {
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
        let anything_there = [!1; 128];
        assert!(!lines.any(&[Lines::<1, 5>::NOWHERE], &anything_there));
    }
}
