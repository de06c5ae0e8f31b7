//! Relative cubes: alternatives told by how far their tests are from the cell where a pattern is asked.
//!
//! *What it proves:* a pattern holds from a cell if and only if, for one of a few lists of tests, the cell
//! is one of certain cells, and each test passes on the cell whose number is so much larger than its own.
//! A few shifts of sets find all cells from which the pattern holds.
//!
//! *On what:* alternatives ([`crate::analysis::patterns::alternatives`]) that are few up to where they
//! are asked.
//!
//! *Why it is sound:* these are the alternatives, each with the cells that have it.

use std::collections::BTreeMap;

use crate::analysis::patterns::alternatives::Alternatives;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Exhausted, Meter};
use crate::model::CellId;

/// The most alternatives that are told by their tests.
const MOST: usize = 128;

/// An alternative of several cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelativeCube {
    /// The tests: by how much the numbers of their cells are larger than that of the cell where the
    /// pattern is asked, and the pieces for which they pass.
    pub tests: Vec<(i64, PieceSet)>,
    /// The cells whose alternative it is, in ascending order.
    pub cells: Vec<CellId>,
}

/// Returns alternatives by their tests, if they are few.
///
/// # Errors
///
/// What ran out of the budget.
pub fn relative_cubes(
    found: &Alternatives,
    meter: &Meter,
) -> Result<Option<Vec<RelativeCube>>, Exhausted> {
    let mut cubes: BTreeMap<Vec<(i64, PieceSet)>, Vec<CellId>> = BTreeMap::new();
    for (own, row) in found.rows.iter().enumerate() {
        meter.spend(1 + row.len())?;
        for cube in row {
            let tests = cube.tests().iter();
            let tests = tests.map(|&(cell, pieces)| (cell.index() as i64 - own as i64, pieces));
            let cells = cubes.entry(tests.collect()).or_default();
            cells.push(CellId::from_index(own));
        }
        if cubes.len() > MOST {
            return Ok(None);
        }
    }
    let cubes = cubes.into_iter();
    let cubes = cubes.map(|(tests, cells)| RelativeCube { tests, cells });
    Ok(Some(cubes.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Cube;
    use crate::model::PieceId;

    /// Returns the tests and the cells of relative cubes, if they are few, of alternatives that are these
    /// cells per cell, all for piece 1.
    fn told(rows: &[&[&[usize]]]) -> Option<Vec<(Vec<i64>, Vec<usize>)>> {
        let asked = PieceSet::of(&[PieceId::from_index(1)]);
        let cube = |cells: &&[usize]| {
            let cells = cells.iter().map(|&cell| CellId::from_index(cell));
            cells.fold(Cube::ALL, |all, cell| {
                all.and(&Cube::of(cell, asked)).expect("no contradiction")
            })
        };
        let rows = rows.iter().map(|row| row.iter().map(cube).collect());
        let found = Alternatives {
            rows: rows.collect(),
        };
        let cubes = relative_cubes(&found, &Meter::unlimited()).unwrap()?;
        let told = cubes.iter().map(|cube| {
            assert!(cube.tests.iter().all(|(_, pieces)| *pieces == asked));
            let by = cube.tests.iter().map(|(by, _)| *by).collect();
            let cells = cube.cells.iter().map(|cell| cell.index()).collect();
            (by, cells)
        });
        Some(told.collect())
    }

    #[test]
    fn alternatives_of_several_cells_are_one_if_their_tests_are_equally_far() {
        // The next two cells, the next and the one before, or the two before, in a row of four.
        let rows: &[&[&[usize]]] = &[
            &[&[1, 2]],
            &[&[0, 2], &[2, 3]],
            &[&[0, 1], &[1, 3]],
            &[&[1, 2]],
        ];
        let expected = vec![
            (vec![-2, -1], vec![2, 3]),
            (vec![-1, 1], vec![1, 2]),
            (vec![1, 2], vec![0, 1]),
        ];
        assert_eq!(told(rows), Some(expected));
    }

    #[test]
    fn what_asks_for_nothing_holds_on_its_cells() {
        let expected = vec![(vec![], vec![0, 2]), (vec![1], vec![1])];
        assert_eq!(told(&[&[&[]], &[&[2]], &[&[]]]), Some(expected));
    }

    #[test]
    fn alternatives_that_are_many_are_not_told_by_their_tests() {
        // One cell asks for each of so many others.
        let few = |count: usize| {
            let cells: Vec<Vec<usize>> = (1..=count).map(|cell| vec![cell]).collect();
            let cells: Vec<&[usize]> = cells.iter().map(Vec::as_slice).collect();
            told(&[&cells]).map(|cubes| cubes.len())
        };
        assert_eq!([MOST, MOST + 1].map(few), [Some(MOST), None]);
    }
}
