//! Rows: alternatives that are cells at equal distances.
//!
//! *What it proves:* a pattern holds from a cell if and only if among the cells that
//! hold what is asked for there are some whose numbers grow by one of a few distances,
//! so many of them, the first of which is one of the cells where such rows *start* that
//! belong to the cell. A few shifts of a set find all rows on the board.
//!
//! *On what:* alternatives ([`crate::analysis::patterns::alternatives`]) all of whose tests are for the
//! same pieces. Each of them, or each of them with the cell where the pattern is asked,
//! has to be such a row.
//!
//! *Why it is sound:* distance, length and first cell say all about a row, so there is
//! one that starts at a cell's own starts if and only if an alternative of the cell
//! holds, whatever other rows there are, those across the edge of the board too.

use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::patterns::alternatives::Alternatives;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Exhausted, Meter};
use crate::model::CellId;

/// The most kinds of rows that are worth the shifts.
const MOST_KINDS: usize = 8;

/// A kind of row: a number of cells whose numbers grow by the same distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row {
    /// The difference between the number of a cell and the next one's.
    pub distance: usize,
    /// The number of cells, two at least.
    pub length: usize,
}

impl Row {
    /// Returns the row of these cells, which are in order.
    fn of(cells: &[CellId]) -> Option<Self> {
        let [first, second, ..] = cells else {
            return None;
        };
        let distance = second.index() - first.index();
        let even = cells
            .windows(2)
            .all(|two| two[1].index() - two[0].index() == distance);
        // A cell that is there twice is no row.
        (even && distance > 0).then_some(Self {
            distance,
            length: cells.len(),
        })
    }
}

/// A pattern as rows of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// The pieces that the cells of a row hold.
    pub pieces: PieceSet,
    /// Whether the cell where the pattern is asked counts as holding them.
    pub with_own: bool,
    /// The cells where alternatives start, per kind of row and then per cell.
    pub kinds: BTreeMap<Row, Vec<BTreeSet<CellId>>>,
}

/// Returns the rows that alternatives are, if they are.
///
/// # Errors
///
/// What ran out of the budget.
pub fn rows(found: &Alternatives, pieces: usize, meter: &Meter) -> Result<Option<Rows>, Exhausted> {
    let columns = found.columns(pieces);
    let [column] = columns[..] else {
        return Ok(None);
    };
    meter.spend(found.total())?;
    let choices = column.inside.then_some([true, false]);
    let mut rows = choices.into_iter().flatten().filter_map(|with_own| {
        Some(Rows {
            pieces: column.pieces,
            with_own,
            kinds: kinds(found, with_own)?,
        })
    });
    Ok(rows.next())
}

fn kinds(found: &Alternatives, with_own: bool) -> Option<BTreeMap<Row, Vec<BTreeSet<CellId>>>> {
    let mut kinds = BTreeMap::new();
    for (own, row) in found.rows.iter().enumerate() {
        for cube in row {
            let own_cell = with_own.then(|| CellId::from_index(own));
            let cells = cube.tests().iter().map(|(cell, _)| *cell).chain(own_cell);
            let mut cells: Vec<CellId> = cells.collect();
            cells.sort_unstable();
            let none = || vec![BTreeSet::new(); found.rows.len()];
            let starts = kinds.entry(Row::of(&cells)?).or_insert_with(none);
            starts[own].insert(*cells.first()?);
        }
        if kinds.len() > MOST_KINDS {
            return None;
        }
    }
    Some(kinds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Cube;

    /// Returns alternatives that are these cells per cell, all for piece 1 of three.
    fn alternatives(rows: &[&[&[usize]]]) -> Alternatives {
        let asked = PieceSet::of(&[crate::model::PieceId::from_index(1)]);
        let cube = |cells: &&[usize]| {
            let tests = cells
                .iter()
                .map(|&cell| Cube::of(CellId::from_index(cell), asked));
            tests.fold(Cube::ALL, |all, one| {
                all.and(&one).expect("no contradiction")
            })
        };
        Alternatives {
            rows: rows
                .iter()
                .map(|row| row.iter().map(cube).collect())
                .collect(),
        }
    }

    #[test]
    fn three_in_a_row_are_a_row_with_the_cell_itself() {
        // A row of four cells.
        let found = alternatives(&[
            &[&[1, 2]],
            &[&[0, 2], &[2, 3]],
            &[&[0, 1], &[1, 3]],
            &[&[1, 2]],
        ]);
        let rows = rows(&found, 3, &Meter::unlimited())
            .unwrap()
            .expect("they are rows");
        assert!(rows.with_own);
        let three = Row {
            distance: 1,
            length: 3,
        };
        let starts: Vec<Vec<usize>> = rows.kinds[&three]
            .iter()
            .map(|starts| starts.iter().map(|cell| cell.index()).collect())
            .collect();
        assert_eq!(starts, [vec![0], vec![0, 1], vec![0, 1], vec![1]]);
        assert_eq!(rows.kinds.len(), 1);
    }

    #[test]
    fn cells_at_different_distances_are_no_row() {
        assert_eq!(
            rows(&alternatives(&[&[&[1, 2, 4]]]), 3, &Meter::unlimited()).unwrap(),
            None
        );
        // Its own cell must hold the piece too.
        assert_eq!(
            rows(&alternatives(&[&[&[0, 1, 2]]]), 3, &Meter::unlimited())
                .unwrap()
                .map(|rows| rows.with_own),
            Some(false)
        );
    }

    /// Returns, if alternatives are rows, whether they include the cell itself.
    fn with_own(found: &[&[&[usize]]]) -> Option<bool> {
        rows(&alternatives(found), 3, &Meter::unlimited())
            .unwrap()
            .map(|rows| rows.with_own)
    }

    #[test]
    fn a_row_has_two_cells_at_least_none_of_them_twice() {
        assert_eq!(with_own(&[&[&[1]], &[&[0]]]), Some(true));
        assert_eq!(with_own(&[&[&[0]]]), None);
        assert_eq!(with_own(&[&[&[1]], &[&[1]]]), None);
        assert_eq!(with_own(&[&[&[2, 3, 5]]]), None);
        assert_eq!(with_own(&[&[&[2, 4, 5]]]), None);
        assert_eq!(with_own(&[&[&[2, 4, 6]]]), Some(true));
    }

    #[test]
    fn every_alternative_of_every_cell_has_to_be_a_row() {
        assert_eq!(with_own(&[&[&[3, 5]], &[&[3, 5]]]), Some(false));
        assert_eq!(with_own(&[&[&[3, 5]], &[&[3, 5], &[2]]]), None);
        assert_eq!(with_own(&[&[&[3, 5]], &[&[2]]]), None);
    }

    /// Returns alternatives of two cells of which the second one is tested as told, both with piece
    /// 1 of three on the first.
    fn second(pieces: &[usize]) -> Option<bool> {
        let set = |pieces: &[usize]| {
            let pieces = pieces.iter().copied();
            let pieces: Vec<_> = pieces.map(crate::model::PieceId::from_index).collect();
            PieceSet::of(&pieces)
        };
        let first = Cube::of(CellId(1), set(&[1]));
        let both = first.and(&Cube::of(CellId(2), set(pieces)));
        let rows = vec![vec![both.expect("no contradiction")]];
        crate::analysis::rows(&Alternatives { rows }, 3, &Meter::unlimited())
            .unwrap()
            .map(|rows| rows.with_own)
    }

    #[test]
    fn all_cells_of_a_row_hold_the_same_pieces() {
        assert_eq!(second(&[1]), Some(true));
        assert_eq!(second(&[2]), None);
        assert_eq!(second(&[0, 2]), None);
    }

    #[test]
    fn cells_that_must_not_hold_a_piece_are_no_row() {
        let others = PieceSet::of(&[0, 2].map(crate::model::PieceId::from_index));
        let tests = [1, 2].map(|cell| Cube::of(CellId(cell), others));
        let both = tests[0].and(&tests[1]).expect("no contradiction");
        let rows = vec![vec![both]];
        assert_eq!(
            crate::analysis::rows(&Alternatives { rows }, 3, &Meter::unlimited()).unwrap(),
            None
        );
    }

    #[test]
    fn many_kinds_of_rows_are_left_as_they_are() {
        let kinds = |most: usize| {
            let cubes: Vec<Vec<usize>> = (1..=most).map(|by| vec![1, 1 + by]).collect();
            let cubes: Vec<&[usize]> = cubes.iter().map(Vec::as_slice).collect();
            rows(&alternatives(&[&[], &cubes]), 3, &Meter::unlimited())
                .unwrap()
                .map(|rows| rows.kinds.len())
        };
        assert_eq!(kinds(MOST_KINDS), Some(MOST_KINDS));
        assert_eq!(kinds(MOST_KINDS + 1), None);
    }
}
