//! Connected regions: the cells that can be reached from a set by steps that a table gives.

use super::{CellSet, Table};

/// The most words of boards on which a region is looked into without asking first whether a cell is
/// in it.
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

/// Returns all targets of the cells of a set.
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
    use super::{grow, image, touch};
    use crate::codegen::{CellSet, Table};

    /// Returns the cells beside a cell in a row over all words.
    fn row<const W: usize>() -> Table<CellSet<W>, 256> {
        Table(std::array::from_fn(|cell| {
            let mut beside = CellSet::EMPTY;
            for other in [cell.wrapping_sub(1), cell + 1] {
                if other < 64 * W {
                    beside.insert(other);
                }
            }
            beside
        }))
    }

    fn set<const W: usize>(cells: impl IntoIterator<Item = usize>) -> CellSet<W> {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|cell| _ = set.insert(cell));
        set
    }

    fn touches<const W: usize>() {
        let neighbours = row::<W>();
        let last = 64 * W - 2;
        let begin = set::<W>([10, 11, last]);
        // A cell, the region afterwards, and from where it grows on.
        let table: [(usize, Vec<usize>, Vec<usize>); 4] = [
            // Not in the region.
            (20, vec![10, 11, last], vec![]),
            // Of two neighbours one is in the region already.
            (10, vec![9, 10, 11, last], vec![9]),
            // A neighbour at which the region ends belongs to it.
            (11, vec![10, 11, 12, last], vec![]),
            (last, vec![10, 11, last - 1, last, last + 1], vec![last + 1]),
        ];
        let within = set([9, 10, last + 1]);
        for (cell, expected, on) in table {
            let mut region = begin;
            let from = touch(&mut region, cell, &neighbours, within);
            assert_eq!(region.into_iter().collect::<Vec<_>>(), expected, "{cell}");
            assert_eq!(from.into_iter().collect::<Vec<_>>(), on, "{cell}");
        }
    }

    #[test]
    fn only_a_cell_of_the_region_touches_its_neighbours() {
        touches::<1>();
        touches::<2>();
        touches::<3>();
    }

    fn grows<const W: usize>() {
        let neighbours = row::<W>();
        let end = 64 * W;
        let within = set::<W>((0..end).filter(|cell| cell % 50 != 0));
        for start in [1, 49, 50, 51, 60] {
            let mut region = set([start]);
            grow(&mut region, set([start]), &neighbours, within);
            // From an end the region grows in both ways, up to the next ends.
            let low = (start - 1) / 50 * 50;
            let high = ((start / 50 + 1) * 50).min(end - 1);
            assert_eq!(region, set(low..=high), "{start}");
        }
        let mut region = set([5]);
        grow(&mut region, CellSet::EMPTY, &neighbours, within);
        assert_eq!(region, set([5]));
    }

    #[test]
    fn a_region_grows_through_open_cells_to_the_closed_ones_around() {
        grows::<1>();
        grows::<2>();
        grows::<3>();
    }

    #[test]
    fn a_region_does_not_grow_again_from_where_it_was() {
        let neighbours = row::<1>();
        let mut region = set([10, 12]);
        // Cell 12 is open and in the region: nobody asked what is beside it.
        grow(&mut region, set([10]), &neighbours, set([11, 12]));
        assert_eq!(region, set([9, 10, 11, 12]));
    }

    #[test]
    fn an_image_has_the_targets_of_all_cells() {
        let neighbours = row::<3>();
        let image_of = |cells: &[usize]| image(set(cells.iter().copied()), &neighbours);
        assert_eq!(image_of(&[]), CellSet::EMPTY);
        assert_eq!(image_of(&[0, 64, 191]), set([1, 63, 65, 190]));
    }
}
