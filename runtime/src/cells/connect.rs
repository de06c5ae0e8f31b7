//! What can be reached from a set by steps that a table gives.

use super::{CellSet, Table};

/// Adds to a region the neighbours of one of its cells, of those among them that are
/// `within` a set and were not in the region, and so on.
#[inline]
pub fn join<const W: usize, const N: usize>(
    region: &mut CellSet<W>,
    cell: usize,
    neighbours: &Table<CellSet<W>, N>,
    within: CellSet<W>,
) {
    let first = neighbours[cell] & !*region;
    let mut all = *region | first;
    let mut todo = first & within;
    while !todo.is_empty() {
        // Which word a cell is taken from is known when this is compiled, so that all of
        // them stay in registers.
        for word in 0..W {
            while todo.0[word] != 0 {
                let cell = 64 * word + todo.0[word].trailing_zeros() as usize;
                todo.0[word] &= todo.0[word] - 1;
                let new = neighbours[cell] & !all;
                all |= new;
                todo |= new & within;
            }
        }
    }
    *region = all;
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
