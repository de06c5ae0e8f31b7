//! What cannot change back, asked of sets of cells.

use super::cells::CellSet;

/// Returns whether every arrangement is blocked: one of its sets meets the set of the same number in
/// `blocking`. At least `least` cells are needed for that; with fewer, nothing is looked at.
#[inline]
pub fn all_blocked<const W: usize, const G: usize>(
    arrangements: &[[CellSet<W>; G]],
    blocking: &[CellSet<W>; G],
    least: usize,
) -> bool {
    let cells = blocking.iter().fold(CellSet::EMPTY, |all, set| all | *set);
    let blocked = |sets: &[CellSet<W>; G]| {
        let mut pairs = sets.iter().zip(blocking);
        pairs.any(|(set, blocking)| set.meets(*blocking))
    };
    cells.len() >= least && arrangements.iter().all(blocked)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A story, the cells of two kinds of pieces, the least number of cells, and what is expected.
    type Case = (
        &'static str,
        &'static [usize],
        &'static [usize],
        usize,
        bool,
    );

    #[test]
    fn all_arrangements_have_to_be_blocked_each_by_its_own_sets() {
        let set = |cells: &[usize]| {
            let mut set = CellSet::<2>::EMPTY;
            for cell in cells {
                set.insert(*cell);
            }
            set
        };
        let rows = [[set(&[0, 1, 70]), set(&[2])], [set(&[2, 3]), set(&[90])]];
        let cases: [Case; 7] = [
            ("nothing", &[], &[], 0, false),
            ("one row", &[1], &[], 0, false),
            ("both rows", &[70, 3], &[], 0, true),
            ("both by other pieces", &[], &[2, 90], 0, true),
            ("one by each", &[2], &[2], 0, true),
            ("the pieces of the other set", &[90], &[0], 0, false),
            ("too few cells, it is said", &[70, 3], &[], 3, false),
        ];
        for (name, first, second, least, expected) in cases {
            let blocking = [set(first), set(second)];
            assert_eq!(all_blocked(&rows, &blocking, least), expected, "{name}");
        }
        assert!(all_blocked::<2, 1>(&[], &[CellSet::EMPTY], 0));
    }
}
