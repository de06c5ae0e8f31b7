//! What can be reached from a set by steps that a table gives.

use super::{CellSet, Table};

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
