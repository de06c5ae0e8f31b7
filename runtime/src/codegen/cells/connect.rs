//! What can be reached from a set by steps that a table gives.

use super::{CellSet, Table};

/// Boards of more words ask whether a cell is in a region before they look further.
const WORDS_WITHOUT_BRANCH: usize = 2;

/// Adds to a region the neighbours of a cell if that is in the region. Those among them
/// that are `within` a set and were not in the region, from which it grows on, are
/// returned.
///
/// Whether a cell is in the region can hardly be foreseen, so on small boards there is
/// no branch on it.
#[inline(always)]
#[must_use]
pub fn touch<const W: usize, const N: usize>(
    region: &mut CellSet<W>,
    cell: usize,
    neighbours: &Table<CellSet<W>, N>,
    within: CellSet<W>,
) -> CellSet<W> {
    let inside = region.contains(cell);
    if W > WORDS_WITHOUT_BRANCH && !inside {
        return CellSet::EMPTY;
    }
    let all_or_none = CellSet([u64::from(inside).wrapping_neg(); W]);
    let new = neighbours[cell] & !*region & all_or_none;
    *region |= new;
    new & within
}

/// Adds to a region the neighbours of some of its cells, of those among them that are
/// `within` a set and were not in the region, and so on.
#[inline]
pub fn grow<const W: usize, const N: usize>(
    region: &mut CellSet<W>,
    mut from: CellSet<W>,
    neighbours: &Table<CellSet<W>, N>,
    within: CellSet<W>,
) {
    let mut all = *region;
    while !from.is_empty() {
        // Which word a cell is taken from is known when this is compiled, so that all of
        // them stay in registers.
        for word in 0..W {
            while from.0[word] != 0 {
                let cell = 64 * word + from.0[word].trailing_zeros() as usize;
                from.0[word] &= from.0[word] - 1;
                let new = neighbours[cell] & !all;
                all |= new;
                from |= new & within;
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
