//! Sets of cells that lie in the same way around many cells.

use super::super::cells::{CellSet, Table};
use super::lists::{split, starts};
use super::shifts::{insert, offset};

/// A shape: blocks of cells, each by its first cell and its numbers of cells in each direction, and
/// how far the cells of some sets are from each of these.
type Shape<'a, const C: usize, const D: usize> = (&'a [(usize, [usize; D])], [&'a [isize]; C]);

/// Tuples of `C` sets of cells, any number of them for each cell: shapes that are around the cells of
/// some blocks, whose cells differ by the `strides`, one for each direction.
///
/// The tuples of a cell are in the order of the shapes.
#[derive(Clone, Copy, Debug)]
pub struct Shapes<'a, const C: usize, const D: usize> {
    strides: [usize; D],
    shapes: &'a [Shape<'a, C, D>],
}

impl<'a, const C: usize, const D: usize> Shapes<'a, C, D> {
    /// Creates the tuples from strides and shapes.
    pub const fn new(strides: [usize; D], shapes: &'a [Shape<'a, C, D>]) -> Self {
        Self { strides, shapes }
    }

    /// Returns the tuples of `N` cells, those of one cell behind those of the cell before.
    pub const fn tuples<const N: usize, const T: usize, const W: usize>(
        self,
    ) -> [[CellSet<W>; C]; T] {
        let mut tuples = [[CellSet::EMPTY; C]; T];
        let mut ends = self.starts::<N>();
        let mut places = Places::of(self);
        while let Some((cell, parts)) = places.next() {
            let tuple = &mut tuples[ends[cell]];
            let mut part = 0;
            while part < C {
                let mut at = 0;
                while at < parts[part].len() {
                    insert(&mut tuple[part], cell.strict_add_signed(parts[part][at]));
                    at += 1;
                }
                part += 1;
            }
            ends[cell] += 1;
        }
        tuples
    }

    /// Returns the tuples of each cell as a list, given all of them.
    pub const fn lists<const N: usize, T>(self, all: &'static [T]) -> Table<&'static [T], N> {
        split(self.starts(), all)
    }

    /// Returns `M` tuples for each cell, given all of them: its last one again, or `none` if it has
    /// none, where there are fewer.
    pub const fn repeated<const N: usize, const M: usize, T: Copy>(
        self,
        all: &[T],
        none: T,
    ) -> Table<[T; M], N> {
        let mut rows = self.filled::<N, M, T>(all, none).0;
        let lengths = self.lengths::<N>();
        let mut cell = 0;
        while cell < N {
            let mut at = lengths[cell];
            while at > 0 && at < M {
                rows[cell][at] = rows[cell][at - 1];
                at += 1;
            }
            cell += 1;
        }
        Table(rows)
    }

    /// Returns `M` tuples for each cell, given all of them: `none` behind the last one.
    pub const fn filled<const N: usize, const M: usize, T: Copy>(
        self,
        all: &[T],
        none: T,
    ) -> Table<[T; M], N> {
        let (mut rows, lengths) = ([[none; M]; N], self.lengths::<N>());
        let (mut next, mut cell) = (0, 0);
        while cell < N {
            let mut at = 0;
            while at < lengths[cell] {
                rows[cell][at] = all[next];
                next += 1;
                at += 1;
            }
            cell += 1;
        }
        Table(rows)
    }

    /// Returns how many tuples there are of cells before each cell.
    const fn starts<const N: usize>(self) -> [usize; N] {
        starts(self.lengths())
    }

    /// Returns how many tuples each cell has.
    const fn lengths<const N: usize>(self) -> [usize; N] {
        let mut lengths = [0; N];
        let mut places = Places::of(self);
        while let Some((cell, _)) = places.next() {
            lengths[cell] += 1;
        }
        lengths
    }
}

impl<const D: usize> Shapes<'_, 1, D> {
    /// Returns the cells of the sets of `N` cells, which all have the same size, those of one cell
    /// behind those of the cell before.
    pub const fn lines<const N: usize, const T: usize>(self) -> [u16; T] {
        let mut lines = [0; T];
        let mut ends = self.starts::<N>();
        let mut places = Places::of(self);
        while let Some((cell, [line])) = places.next() {
            let mut at = 0;
            while at < line.len() {
                lines[ends[cell] * line.len() + at] = cell.strict_add_signed(line[at]) as u16;
                at += 1;
            }
            ends[cell] += 1;
        }
        lines
    }
}

/// Returns the sets of tuples of one set.
pub const fn singles<const W: usize, const T: usize>(
    tuples: [[CellSet<W>; 1]; T],
) -> [CellSet<W>; T] {
    let (mut sets, mut at) = ([CellSet::EMPTY; T], 0);
    while at < T {
        [sets[at]] = tuples[at];
        at += 1;
    }
    sets
}

/// The cells that shapes are around, with the sets of each, shape by shape.
struct Places<'a, const C: usize, const D: usize> {
    shapes: Shapes<'a, C, D>,
    /// The shape that is looked at.
    shape: usize,
    /// The block of the shape that is looked at.
    block: usize,
    /// The cell that is next, by its number in the block.
    at: usize,
}

impl<'a, const C: usize, const D: usize> Places<'a, C, D> {
    const fn of(shapes: Shapes<'a, C, D>) -> Self {
        Self {
            shapes,
            shape: 0,
            block: 0,
            at: 0,
        }
    }

    const fn next(&mut self) -> Option<(usize, [&'a [isize]; C])> {
        while self.shape < self.shapes.shapes.len() {
            let (blocks, sets) = self.shapes.shapes[self.shape];
            while self.block < blocks.len() {
                let (first, counts) = blocks[self.block];
                if let Some(offset) = offset(self.at, counts, self.shapes.strides) {
                    self.at += 1;
                    return Some((first + offset, sets));
                }
                self.block += 1;
                self.at = 0;
            }
            self.shape += 1;
            self.block = 0;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Set = CellSet<2>;

    fn set(cells: &[usize]) -> Set {
        let mut set = Set::EMPTY;
        cells.iter().for_each(|cell| _ = set.insert(*cell));
        set
    }

    /// Around the first two cells of two rows of four cells the next one and the one behind that, and
    /// around some others some cells.
    const SHAPES: Shapes<'_, 2, 2> = Shapes::new(
        [1, 4],
        &[
            (&[(0, [2, 2])], [&[1], &[2]]),
            (&[(1, [1, 1]), (7, [1, 1])], [&[], &[-1, 64]]),
        ],
    );

    #[test]
    fn tuples_are_those_around_each_cell_in_the_order_of_shapes() {
        let near = |cell: usize| [set(&[cell + 1]), set(&[cell + 2])];
        let far = |cell: usize| [set(&[]), set(&[cell - 1, cell + 64])];
        let rows = [
            vec![near(0)],
            vec![near(1), far(1)],
            vec![],
            vec![],
            vec![near(4)],
            vec![near(5)],
            vec![],
            vec![far(7)],
        ];
        static ALL: [[Set; 2]; 6] = SHAPES.tuples::<8, _, _>();
        assert_eq!(ALL.as_slice(), rows.concat());
        let lists: Table<&[[Set; 2]], 8> = SHAPES.lists(&ALL);
        assert_eq!(lists.0.map(<[_]>::to_vec), rows);
        let none = [set(&[99]); 2];
        let filled: Table<[_; 2], 8> = SHAPES.filled(&ALL, none);
        let repeated: Table<[_; 3], 8> = SHAPES.repeated(&ALL, none);
        for (cell, row) in rows.iter().enumerate() {
            let mut full = row.clone();
            full.resize(2, none);
            assert_eq!(filled[cell].as_slice(), full, "{cell}");
            full = row.clone();
            full.resize(3, row.last().copied().unwrap_or(none));
            assert_eq!(repeated[cell].as_slice(), full, "{cell}");
        }
    }

    #[test]
    fn lines_are_told_cell_by_cell() {
        let lines = Shapes::new([1], &[(&[(0, [2])], [&[0, 1]]), (&[(0, [1])], [&[0, 64]])]);
        assert_eq!(lines.lines::<4, 6>(), [0, 1, 0, 64, 1, 2]);
        let sets = singles(lines.tuples::<4, 3, 2>());
        assert_eq!(sets, [set(&[0, 1]), set(&[0, 64]), set(&[1, 2])]);
    }
}
