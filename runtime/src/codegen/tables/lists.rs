//! Lists of different lengths, one for each cell, that lie one after the other.

use super::super::cells::Table;

/// Returns where the list of each cell begins, given the lengths of all.
pub(super) const fn starts<const N: usize>(lengths: [usize; N]) -> [usize; N] {
    let (mut starts, mut cell, mut before) = ([0; N], 0, 0);
    while cell < N {
        starts[cell] = before;
        before += lengths[cell];
        cell += 1;
    }
    starts
}

/// Returns the list of each cell, given where each begins and all of them one after the other.
pub(super) const fn split<const N: usize, T>(
    starts: [usize; N],
    all: &'static [T],
) -> Table<&'static [T], N> {
    let (mut lists, mut rest, mut cell): ([&[T]; N], _, _) = ([&[]; N], all, N);
    while cell > 0 {
        cell -= 1;
        (rest, lists[cell]) = rest.split_at(starts[cell]);
    }
    Table(lists)
}
