//! Relations between cells as shifts of blocks of cells.

use super::super::cells::{CellSet, Table};
use super::lists::{split, starts};

/// A relation between cells: blocks of cells, each shifted as a whole.
///
/// A block is a first cell, where that leads to, and the numbers of cells in each direction. The
/// numbers of the cells differ by the `strides`, a stride for each direction: on a board of eight
/// columns, for strides of 1 and 8, `([8, 0], [8, 7])` is the way from each of the last seven rows to
/// the row before.
#[derive(Clone, Copy, Debug)]
pub struct Shifts<'a, const D: usize> {
    strides: [usize; D],
    blocks: &'a [([usize; 2], [usize; D])],
}

impl<'a, const D: usize> Shifts<'a, D> {
    /// Creates a relation from strides and blocks.
    pub const fn new(strides: [usize; D], blocks: &'a [([usize; 2], [usize; D])]) -> Self {
        Self { strides, blocks }
    }

    /// Returns the table of a function: where each cell leads to, or the greatest number.
    pub const fn targets_u8<const N: usize>(self) -> Table<u8, N> {
        let mut targets = [u8::MAX; N];
        let mut pairs = Pairs::of(self);
        while let Some([cell, target]) = pairs.next() {
            assert!(target < u8::MAX as usize);
            targets[cell] = target as u8;
        }
        Table(targets)
    }

    /// Returns the table of a function on a larger board, as [`targets_u8`](Self::targets_u8) does.
    pub const fn targets_u16<const N: usize>(self) -> Table<u16, N> {
        let mut targets = [u16::MAX; N];
        let mut pairs = Pairs::of(self);
        while let Some([cell, target]) = pairs.next() {
            assert!(target < u16::MAX as usize);
            targets[cell] = target as u16;
        }
        Table(targets)
    }

    /// Returns the targets of each cell as a set.
    pub const fn sets<const W: usize, const N: usize>(self) -> Table<CellSet<W>, N> {
        let mut sets = [CellSet::EMPTY; N];
        let mut pairs = Pairs::of(self);
        while let Some([cell, target]) = pairs.next() {
            insert(&mut sets[cell], target);
        }
        Table(sets)
    }

    /// Returns the cells that lead to each cell as a set.
    pub const fn sources<const W: usize, const N: usize>(self) -> Table<CellSet<W>, N> {
        let mut sets = [CellSet::EMPTY; N];
        let mut pairs = Pairs::of(self);
        while let Some([cell, target]) = pairs.next() {
            insert(&mut sets[target], cell);
        }
        Table(sets)
    }

    /// Returns what is reached from each cell by repeating a function, which never leads back, as a
    /// set.
    pub const fn rays<const W: usize, const N: usize>(self) -> Table<CellSet<W>, N> {
        let Table(targets) = self.targets_u16::<N>();
        let mut sets = [CellSet::EMPTY; N];
        let mut cell = 0;
        while cell < N {
            let mut at = targets[cell];
            while at != u16::MAX {
                insert(&mut sets[cell], at as usize);
                at = targets[at as usize];
            }
            cell += 1;
        }
        Table(sets)
    }

    /// Returns the targets of all cells, one list after the other, each in ascending order.
    pub const fn list_u8<const N: usize, const T: usize>(self) -> [u8; T] {
        let (list, mut bytes, mut at) = (self.list_u16::<N, T>(), [0; T], 0);
        while at < T {
            assert!(list[at] <= u8::MAX as u16);
            bytes[at] = list[at] as u8;
            at += 1;
        }
        bytes
    }

    /// Returns the targets of all cells of a larger board, as [`list_u8`](Self::list_u8) does.
    pub const fn list_u16<const N: usize, const T: usize>(self) -> [u16; T] {
        let mut list = [0; T];
        let mut ends = self.starts::<N>();
        let starts = ends;
        let mut pairs = Pairs::of(self);
        while let Some([cell, target]) = pairs.next() {
            let mut at = ends[cell];
            while at > starts[cell] && list[at - 1] as usize > target {
                list[at] = list[at - 1];
                at -= 1;
            }
            list[at] = target as u16;
            ends[cell] += 1;
        }
        list
    }

    /// Returns the targets of each cell as a list, given all of them one after the other.
    pub const fn lists<const N: usize, T>(self, all: &'static [T]) -> Table<&'static [T], N> {
        split(self.starts(), all)
    }

    /// Returns how many pairs there are of cells before each cell.
    const fn starts<const N: usize>(self) -> [usize; N] {
        let mut lengths = [0; N];
        let mut pairs = Pairs::of(self);
        while let Some([cell, _]) = pairs.next() {
            lengths[cell] += 1;
        }
        starts(lengths)
    }
}

/// Returns how far the cell of a number in a block is from the first one; `None` if there are not so
/// many.
pub(super) const fn offset<const D: usize>(
    number: usize,
    counts: [usize; D],
    strides: [usize; D],
) -> Option<usize> {
    let (mut rest, mut offset, mut direction) = (number, 0, 0);
    while direction < D {
        offset += rest % counts[direction] * strides[direction];
        rest /= counts[direction];
        direction += 1;
    }
    if rest == 0 { Some(offset) } else { None }
}

/// Adds a cell to a set.
pub(super) const fn insert<const W: usize>(set: &mut CellSet<W>, cell: usize) {
    set.0[cell / 64] |= 1 << (cell % 64);
}

/// The pairs of a relation, one after the other.
struct Pairs<'a, const D: usize> {
    shifts: Shifts<'a, D>,
    /// The blocks behind the one that is looked at.
    block: usize,
    /// The pair that is next, by its number in the block.
    at: usize,
}

impl<'a, const D: usize> Pairs<'a, D> {
    const fn of(shifts: Shifts<'a, D>) -> Self {
        Self {
            shifts,
            block: 0,
            at: 0,
        }
    }

    const fn next(&mut self) -> Option<[usize; 2]> {
        while self.block < self.shifts.blocks.len() {
            let ([from, to], counts) = self.shifts.blocks[self.block];
            if let Some(offset) = offset(self.at, counts, self.shifts.strides) {
                self.at += 1;
                return Some([from + offset, to + offset]);
            }
            self.block += 1;
            self.at = 0;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{CellSet, Shifts, Table};

    #[test]
    fn blocks_are_shifted_as_a_whole() {
        const NONE: u8 = u8::MAX;
        // A board of three columns and two rows, and one more cell.
        let down = Shifts::new([1, 3], &[([0, 3], [3, 1])]);
        let table = Table([3, 4, 5, NONE, NONE, NONE, NONE, NONE]);
        assert_eq!(down.targets_u8(), table);
        let left = Shifts::new([1, 3], &[([1, 0], [2, 2])]);
        let table = Table([NONE, 0, 1, NONE, 3, 4, NONE, NONE]);
        assert_eq!(left.targets_u8(), table);
        let wide = table.0.map(|cell| match cell {
            NONE => u16::MAX,
            cell => u16::from(cell),
        });
        assert_eq!(left.targets_u16(), Table(wide));
        assert_eq!(Shifts::new([1], &[]).targets_u8(), Table([NONE; 2]));
        // Every other cell of three layers of two rows.
        let layers = Shifts::new([2, 10, 50], &[([0, 1], [2, 2, 3])]);
        let targets = layers.targets_u8::<128>().0;
        let pairs = targets.iter().enumerate().filter(|(_, to)| **to != NONE);
        let pairs: Vec<_> = pairs.map(|(from, &to)| (from, usize::from(to))).collect();
        let cells = [0, 50, 100].map(|layer| [0, 2, 10, 12].map(|cell| layer + cell));
        let expected = cells.as_flattened().iter().map(|&cell| (cell, cell + 1));
        assert_eq!(pairs, expected.collect::<Vec<_>>());
    }

    /// Returns a set of cells.
    fn set(cells: &[usize]) -> CellSet<2> {
        let mut set = CellSet::EMPTY;
        cells.iter().for_each(|cell| _ = set.insert(*cell));
        set
    }

    #[test]
    fn a_cell_leads_to_where_any_block_leads() {
        const SHIFTS: Shifts<'_, 1> = Shifts::new(
            [1],
            &[([0, 3], [1]), ([0, 1], [3]), ([1, 0], [2]), ([1, 65], [1])],
        );
        let expected = [&[1, 3][..], &[0, 2, 65], &[1, 3], &[]];
        assert_eq!(SHIFTS.sets(), Table(expected.map(set)));
        static LIST: [u8; 7] = SHIFTS.list_u8::<4, 7>();
        let lists: Table<&[u8], 4> = SHIFTS.lists(&LIST);
        let lists = lists.0.map(|list| {
            list.iter()
                .map(|&cell| usize::from(cell))
                .collect::<Vec<_>>()
        });
        assert_eq!(lists, expected.map(<[usize]>::to_vec));
        assert_eq!(SHIFTS.list_u16::<4, 7>(), LIST.map(u16::from));
        let sources = SHIFTS.sources::<2, 128>();
        let expected = [
            (0, &[1][..]),
            (1, &[0, 2]),
            (2, &[1]),
            (3, &[0, 2]),
            (65, &[1]),
        ];
        for cell in 0..128 {
            let row = expected.iter().find(|(target, _)| *target == cell);
            assert_eq!(
                sources[cell],
                set(row.map_or(&[], |(_, row)| *row)),
                "{cell}"
            );
        }
    }

    #[test]
    fn rays_go_on_to_where_a_function_ends() {
        let right = Shifts::new([1], &[([0, 1], [2]), ([3, 64], [1])]);
        let rays = right.rays::<2, 128>();
        let expected = [&[1, 2][..], &[2], &[], &[64]];
        assert_eq!(rays.0[..4], expected.map(set));
        assert!(rays.0[4..].iter().all(CellSet::is_empty));
    }
}
