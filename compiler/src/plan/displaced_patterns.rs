//! Displaced patterns: patterns that look elsewhere, answered for all cells at once.
//!
//! Whoever asks for a row through each of the stones that he could put does not put one after the other:
//! moving the set of his stones by the distances of a row tells where one is missing to complete it.

use std::collections::{BTreeMap, BTreeSet};

use super::costs::{
    ALTERNATIVE_WORD, CELL_PATTERN, LINE_LOOKUP, SET_ACCESS, SET_SHIFT, WALKED_TEST,
};
use super::layout::Layout;
use super::lines::KeptLines;
use crate::analysis::{Alternatives, PieceSet, RelativeCube, relative_cubes};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};

/// A pattern that is answered for all cells by moving sets, wherever it is asked for many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplacedPattern {
    /// Its alternatives.
    pub cubes: Vec<RelativeCube>,
    /// About how many instructions it takes to answer it for all cells.
    cost: usize,
    /// About how many it takes to answer it for one.
    cell_cost: usize,
}

impl DisplacedPattern {
    /// Returns the tests of all alternatives.
    pub fn tests(&self) -> BTreeSet<(i64, PieceSet)> {
        let tests = self.cubes.iter().flat_map(|cube| &cube.tests);
        tests.copied().collect()
    }

    /// Returns whether to answer it for all cells takes no longer than to answer it for so many, one after
    /// the other.
    pub(super) fn pays(&self, cells: usize) -> bool {
        self.cost <= cells.saturating_mul(self.cell_cost)
    }

    fn new(cubes: Vec<RelativeCube>, words: usize, cell_cost: f64) -> Self {
        let mut found = Self {
            cubes,
            cost: 0,
            cell_cost: (cell_cost as usize).max(CELL_PATTERN),
        };
        let accesses = found.cubes.iter().map(|cube| 1 + cube.tests.len());
        let accesses: usize = accesses.sum();
        found.cost = words * (SET_SHIFT * found.tests().len() + SET_ACCESS * accesses);
        found
    }
}

/// Finds the patterns, of those that look `elsewhere`, that can be answered by moving sets.
pub(super) fn displaced_patterns(
    elsewhere: &BTreeSet<StateId>,
    (lines, alternatives): (&[KeptLines], &BTreeMap<StateId, Alternatives>),
    pieces: usize,
    layout: &Layout,
    meter: &Meter,
) -> Result<BTreeMap<StateId, DisplacedPattern>, Exhausted> {
    let words = layout.words;
    let mut found = BTreeMap::new();
    for kept in lines {
        let cost = LINE_LOOKUP * WALKED_TEST * kept.set.most() as f64;
        for (entry, cubes) in &kept.relative {
            found.insert(*entry, DisplacedPattern::new(cubes.clone(), words, cost));
        }
    }
    for (entry, all) in alternatives {
        if let Some(cubes) = relative_cubes(all, meter)? {
            let sets = all.most() * all.columns(pieces).len() * words;
            let cost = ALTERNATIVE_WORD * sets as f64;
            found.insert(*entry, DisplacedPattern::new(cubes, words, cost));
        }
    }
    found.retain(|entry, _| elsewhere.contains(entry));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use crate::testing::{on_board, plan_without};

    /// Returns of the patterns that look elsewhere on so many rows of eight cells how many alternatives
    /// each has that is answered by moving sets, and whether it pays for so many cells.
    fn found(rows: usize, pattern: &str, cells: usize) -> Vec<(usize, bool)> {
        let any = "#any = (left* + right*)(up* + down*)\n";
        let row = "#row(back; ahead) = (back {x})* {! back {x}} (ahead {x})^2\n";
        let board = "[e, e, e, e, e, e, e, e]".repeat(rows);
        let game = on_board(
            &format!("rectangle(up, down, left, right, {board})"),
            &format!("{row}{any}->p any {{e}} [x] {{? {pattern}}} ->> {{}}"),
        );
        let plan = plan_without(&game, "");
        let displaced = plan.displaced_patterns.iter();
        let displaced = displaced.map(|(entry, pattern)| {
            let tests = pattern.tests();
            assert!(tests.iter().all(|(by, _)| *by != 0));
            (pattern.cubes.len(), plan.displaces(*entry, cells))
        });
        displaced.collect()
    }

    #[test]
    fn rows_through_what_was_put_are_found_by_moving_sets_where_many_cells_ask() {
        let row = "row(left; right)";
        // The cell is the first of three, the second or the third.
        for rows in [3, 9] {
            assert_eq!(found(rows, row, 24), [(3, true)], "{rows}");
            assert_eq!(found(rows, row, 1), [(3, false)], "{rows}");
        }
        let both = "row(left; right) + row(up; down)";
        assert_eq!(found(9, both, 72), [(6, true)]);
    }

    #[test]
    fn what_does_not_look_at_its_cell_is_answered_from_its_end() {
        assert_eq!(found(9, "right {x}", 72), []);
    }
}
