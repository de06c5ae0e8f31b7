//! Cells along rays from one cell: up to an obstacle, or enclosed by other cells.

use crate::codegen::{CellSet, Table};

/// Returns the cells of the ray from `cell` up to the first that is not in `within`, where rays
/// lead to higher numbers.
///
/// Where rays end can hardly be foretold, so sets of one and two words do without a
/// branch. They are written out word by word: loops over the words would become
/// vectors, which cannot carry from one word to the next, and play amazons_split2 at
/// half the speed.
#[inline]
pub fn slide_up<const W: usize, const N: usize>(
    rays: &Table<CellSet<W>, N>,
    cell: usize,
    within: CellSet<W>,
) -> CellSet<W> {
    let ray = rays[cell];
    let stops = ray & !within;
    if let [word] = stops.0[..] {
        let below = word.wrapping_sub(1) & !word;
        return ray & CellSet([below; W]);
    }
    if let [low, high] = stops.0[..] {
        let (below, borrow) = low.overflowing_sub(1);
        let above = high.wrapping_sub(u64::from(borrow));
        let reached = [below & !low, above & !high];
        return ray & pair(reached);
    }
    match stops.first() {
        Some(stop) => ray & within & !rays[stop],
        None => ray,
    }
}

/// Returns a set of two words, in a function for sets of any number of words.
#[inline(always)]
fn pair<const W: usize>(pair: [u64; 2]) -> CellSet<W> {
    let mut words = [0; W];
    for (word, half) in words.iter_mut().zip(pair) {
        *word = half;
    }
    CellSet(words)
}

/// Returns the cells of a ray as [`slide_up`] does, where rays lead to lower numbers.
#[inline]
pub fn slide_down<const W: usize, const N: usize>(
    rays: &Table<CellSet<W>, N>,
    cell: usize,
    within: CellSet<W>,
) -> CellSet<W> {
    let ray = rays[cell];
    let stops = ray & !within;
    if let [word] = stops.0[..] {
        return ray & within & CellSet([from_last(word); W]);
    }
    if let [low, high] = stops.0[..] {
        // Nothing below a word with a stop is reached.
        let low = if high == 0 { from_last(low) } else { 0 };
        let reached = [low, from_last(high)];
        return ray & within & pair(reached);
    }
    match stops.last() {
        Some(stop) => ray & within & !rays[stop],
        None => ray,
    }
}

/// Returns the bits from the highest set bit of a word on; all of them if none is set.
#[inline]
const fn from_last(word: u64) -> u64 {
    u64::MAX << (63 - (word | 1).leading_zeros())
}

/// Returns the cells of the ray from `cell` up to a cell of `end`, if all of them are in `within`
/// and that is the first which is not, where rays lead to higher numbers. `within` and `end` have
/// no cell in common.
#[inline]
pub fn enclosed_up<const W: usize, const N: usize>(
    rays: &Table<CellSet<W>, N>,
    cell: usize,
    within: CellSet<W>,
    end: CellSet<W>,
) -> CellSet<W> {
    let ray = rays[cell];
    let open = ray & !within;
    if W == 1 {
        // The lowest bit of `open`, if it is in `end`, and all bits below it.
        let stop = open.0[0] & open.0[0].wrapping_neg() & end.0[0];
        return ray & CellSet([stop.wrapping_sub(u64::from(stop != 0)); W]);
    }
    if let ([low, high], [end_low, end_high]) = (&open.0[..], &end.0[..]) {
        // The same with a borrow from the upper word, which counts if the lower
        // one holds no stop.
        let first = if *low == 0 { *high } else { 0 };
        let stop = low & low.wrapping_neg() & end_low;
        let further = first & first.wrapping_neg() & end_high;
        let (below, borrow) = stop.overflowing_sub(u64::from(stop | further != 0));
        let run = [below, further.wrapping_sub(u64::from(borrow))];
        return ray & pair(run);
    }
    match open.first() {
        Some(stop) if end.contains(stop) => ray & within & !rays[stop],
        _ => CellSet::EMPTY,
    }
}

/// Returns the enclosed cells of a ray as [`enclosed_up`] does, where rays lead to lower numbers.
#[inline]
pub fn enclosed_down<const W: usize, const N: usize>(
    rays: &Table<CellSet<W>, N>,
    cell: usize,
    within: CellSet<W>,
    end: CellSet<W>,
) -> CellSet<W> {
    let ray = rays[cell];
    let open = ray & !within;
    if W == 1 {
        // The highest bit of `open`, if it is in `end`, and all bits above it. On
        // a ray downward the highest bit of the word cannot be the end of a run.
        let highest = (1 << 63) >> open.0[0].leading_zeros().min(63);
        let stop = open.0[0] & highest & end.0[0];
        return ray & CellSet([(stop << 1).wrapping_neg(); W]);
    }
    if let ([low, high], [end_low, end_high]) = (&open.0[..], &end.0[..]) {
        // The lower word counts if the upper one holds no stop.
        let last = if *high == 0 { *low } else { 0 };
        let stop = (1 << 63) >> high.leading_zeros().min(63) & high & end_high;
        let further = (1 << 63) >> last.leading_zeros().min(63) & last & end_low;
        let (above, borrow) = 0u64.overflowing_sub(further << 1);
        let carried = stop << 1 | further >> 63;
        let run = [
            above,
            carried.wrapping_neg().wrapping_sub(u64::from(borrow)),
        ];
        return ray & pair(run);
    }
    match open.last() {
        Some(stop) if end.contains(stop) => ray & within & !rays[stop],
        _ => CellSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::{enclosed_down, enclosed_up, slide_down, slide_up};
    use crate::codegen::{CellSet, Table};

    #[test]
    fn slides_and_spreads_stop_at_the_first_obstacle() {
        // A row of sixteen cells.
        let up = Table(std::array::from_fn::<_, 16, _>(|cell| {
            CellSet::<1>::from_words([0xffff & !((2u64 << cell) - 1)])
        }));
        let down = Table(std::array::from_fn::<_, 16, _>(|cell| {
            CellSet::<1>::from_words([(1u64 << cell) - 1])
        }));
        let free = CellSet::from_words([0b1011_1101_1111_0110]);
        assert_eq!(slide_up(&up, 4, free), CellSet::from_words([0b1_1110_0000]));
        assert_eq!(slide_down(&down, 6, free), CellSet::from_words([0b11_0000]));
        assert_eq!(slide_up(&up, 15, free), CellSet::EMPTY);
        both_ways_like_walks::<1>(64);
        both_ways_like_walks::<2>(128);
        both_ways_like_walks::<3>(192);
        let seeds = CellSet::of(4) | CellSet::of(12);
        assert_eq!(
            seeds.spread(free, 1, 4),
            CellSet::from_words([0b11_0001_1111_0000])
        );
        assert_eq!(
            seeds.spread(free, -1, 4),
            CellSet::from_words([0b1_1100_0001_0000])
        );
    }

    /// Compares slides along a row of all bits of `W` words with walks, over many sets of free
    /// cells.
    fn both_ways_like_walks<const W: usize>(cells: usize) {
        let row = |inside: &dyn Fn(usize) -> bool| {
            let mut set = CellSet::<W>::EMPTY;
            (0..cells)
                .filter(|&cell| inside(cell))
                .for_each(|cell| _ = set.insert(cell));
            set
        };
        let up = Table(std::array::from_fn::<_, 256, _>(|from| {
            row(&|cell| cell > from)
        }));
        let down = Table(std::array::from_fn::<_, 256, _>(|from| {
            row(&|cell| cell < from)
        }));
        for gap in 1..=cells {
            // Obstacles at distances that grow from set to set.
            let free = row(&|cell| cell % gap != gap / 2);
            for from in [0, 1, 31, 62, 63, 64, 65, 100, 126, 127, 128, 150, 191] {
                if from < cells {
                    let ahead = (from + 1..cells).take_while(|&cell| free.contains(cell));
                    let behind = (0..from).rev().take_while(|&cell| free.contains(cell));
                    let ahead: Vec<usize> = ahead.collect();
                    let mut behind: Vec<usize> = behind.collect();
                    behind.reverse();
                    let found = slide_up(&up, from, free).into_iter();
                    assert_eq!(found.collect::<Vec<_>>(), ahead, "{from} {gap}");
                    let found = slide_down(&down, from, free).into_iter();
                    assert_eq!(found.collect::<Vec<_>>(), behind, "{from} {gap}");
                }
            }
        }
    }

    #[test]
    fn runs_are_enclosed_if_the_first_cell_behind_them_ends_them() {
        // The same row of sixteen cells, in one word and around the end of one.
        fn runs<const W: usize>(first: usize, within: &[usize], end: &[usize]) -> [Vec<usize>; 2] {
            let set = |cells: &mut dyn Iterator<Item = usize>| {
                let mut set = CellSet::<W>::EMPTY;
                cells.for_each(|cell| _ = set.insert(first + cell));
                set
            };
            let row = |cell: usize| (0..16).contains(&cell.wrapping_sub(first));
            let up = Table(std::array::from_fn::<_, 128, _>(|cell| match row(cell) {
                true => set(&mut (cell - first + 1..16)),
                false => CellSet::EMPTY,
            }));
            let down = Table(std::array::from_fn::<_, 128, _>(|cell| match row(cell) {
                true => set(&mut (0..cell - first)),
                false => CellSet::EMPTY,
            }));
            let (within, end) = (
                set(&mut within.iter().copied()),
                set(&mut end.iter().copied()),
            );
            let found = [
                enclosed_up(&up, first + 5, within, end),
                enclosed_down(&down, first + 5, within, end),
            ];
            found.map(|run| run.into_iter().map(|cell| cell - first).collect())
        }
        let both = |within: &[usize], end: &[usize]| {
            let found = runs::<1>(48, within, end);
            assert_eq!(found, runs::<1>(0, within, end));
            assert_eq!(found, runs::<2>(56, within, end));
            found
        };
        assert_eq!(both(&[4, 3, 6, 7], &[2, 8]), [vec![6, 7], vec![3, 4]]);
        assert_eq!(
            both(&[4, 3, 6, 7], &[1, 9]),
            [const { Vec::<usize>::new() }; 2]
        );
        assert_eq!(both(&[4, 6], &[0, 15]), [const { Vec::<usize>::new() }; 2]);
        assert_eq!(both(&[], &[4, 6]), [const { Vec::<usize>::new() }; 2]);
        let (low, high): (Vec<usize>, Vec<usize>) = ((0..5).collect(), (6..16).collect());
        assert_eq!(
            both(&[low, high].concat(), &[]),
            [const { Vec::<usize>::new() }; 2]
        );
        let (low, high): (Vec<usize>, Vec<usize>) = ((1..5).collect(), (6..15).collect());
        assert_eq!(
            both(&[low.clone(), high.clone()].concat(), &[0, 15]),
            [high, low]
        );
    }

    /// Compares runs along a row of all bits of `W` words with walks, over many sets of cells.
    fn runs_like_walks<const W: usize>(cells: usize) {
        let row = |inside: &dyn Fn(usize) -> bool| {
            let mut set = CellSet::<W>::EMPTY;
            (0..cells)
                .filter(|&cell| inside(cell))
                .for_each(|cell| _ = set.insert(cell));
            set
        };
        let up = Table(std::array::from_fn::<_, 256, _>(|from| {
            row(&|cell| cell > from)
        }));
        // The highest bit of a single word is never the end of a run downward.
        let down = Table(std::array::from_fn::<_, 256, _>(|from| {
            row(&|cell| cell < from)
        }));
        for gap in [1, 2, 3, 5, 9, 17, 40, 64, 65, 100, 127] {
            for ends in 1..5 {
                let is_stop = |cell: usize| cell % gap == gap / 2;
                let is_end = |cell: usize| is_stop(cell) && (cell / gap).is_multiple_of(ends);
                let within = row(&|cell| !is_stop(cell));
                let end = row(&is_end);
                for from in [0, 1, 5, 31, 62, 63, 64, 65, 100, 127, 128, 129, 190, 191] {
                    if from >= cells {
                        continue;
                    }
                    let walk = |way: &mut dyn Iterator<Item = usize>| {
                        let mut run = CellSet::<W>::EMPTY;
                        for cell in way {
                            if is_stop(cell) {
                                return if is_end(cell) { run } else { CellSet::EMPTY };
                            }
                            run.insert(cell);
                        }
                        CellSet::EMPTY
                    };
                    let ahead = walk(&mut (from + 1..cells));
                    let behind = walk(&mut (0..from).rev());
                    assert_eq!(enclosed_up(&up, from, within, end), ahead, "{from} {gap}");
                    assert_eq!(
                        enclosed_down(&down, from, within, end),
                        behind,
                        "{from} {gap}"
                    );
                }
            }
        }
    }

    #[test]
    fn runs_in_sets_of_any_size_are_those_found_cell_by_cell() {
        runs_like_walks::<1>(64);
        runs_like_walks::<2>(128);
        runs_like_walks::<3>(192);
    }

    #[test]
    fn a_ray_that_leaves_out_cells_is_followed_along_its_own_cells() {
        // Every third cell of two words.
        let up = Table(std::array::from_fn::<_, 128, _>(|from| {
            let mut ray = CellSet::<2>::EMPTY;
            (from + 3..128)
                .step_by(3)
                .for_each(|cell| _ = ray.insert(cell));
            ray
        }));
        let mut within = CellSet::ALL;
        [2, 31, 90].into_iter().for_each(|cell| within.remove(cell));
        let cells = |set: CellSet<2>| set.into_iter().collect::<Vec<_>>();
        let on_the_way: Vec<usize> = (3..90).step_by(3).collect();
        assert_eq!(cells(slide_up(&up, 0, within)), on_the_way);
        let run = enclosed_up(&up, 0, within, CellSet::of(90));
        assert_eq!(cells(run), on_the_way);
        assert!(enclosed_up(&up, 0, within, CellSet::of(31)).is_empty());
    }
}
