//! Patterns as alternatives: conjunctions of tests on fixed cells.
//!
//! *What it proves:* from a given cell, a pattern holds exactly if one of a few
//! *cubes* does, each of which asks for pieces on certain cells. A line of four
//! through a cell comes down to the up to sixteen rows of four cells that contain
//! it, however the description walks along it.
//!
//! *On what:* the product of the pattern's part of the machine with the board,
//! if it has no cycle and tests pieces alone. Loops over a direction end at the
//! edge of the board, so they are no cycles; floods are.
//!
//! *Why it is sound:* every path through the product is a conjunction, their
//! sum is the pattern; a negated pattern is the complement of its sum. The sums
//! are then simplified for boards on which the cell where the pattern is asked
//! has a piece that it can have ([`crate::analysis::occupants`]).

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::collections::hash_map::Entry;

use crate::analysis::patterns::cubes::{Cube, absorb, complement, product, simplify};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;
use crate::model::CellId;

/// The length beyond which paths are not followed.
const DEEPEST: usize = 256;

/// The alternatives of a pattern, cell by cell.
#[derive(Clone, Debug)]
pub struct Alternatives {
    /// The alternatives of each cell on which the pattern is asked.
    pub rows: Vec<Vec<Cube>>,
}

impl Alternatives {
    /// Returns the largest number of alternatives of a cell.
    pub fn most(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Returns the alternatives that consist of more than one test.
    #[must_use]
    pub fn without_singles(&self) -> Self {
        let rows = self.rows.iter().map(|row| {
            let rest = row.iter().filter(|cube| cube.single().is_none());
            rest.cloned().collect()
        });
        Self {
            rows: rows.collect(),
        }
    }

    /// Returns whether an alternative has a test on the cell where the pattern is asked.
    pub fn look_at_own_cell(&self) -> bool {
        let mut rows = self.rows.iter().enumerate();
        rows.any(|(cell, row)| {
            let mut tests = row.iter().flat_map(Cube::tests);
            tests.any(|(tested, _)| tested.index() == cell)
        })
    }

    /// Returns the number of alternatives of all cells.
    pub fn total(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// Returns the kinds of tests in all alternatives, sorted.
    pub fn columns(&self, pieces: usize) -> Vec<Column> {
        let tests = self.rows.iter().flatten().flat_map(Cube::tests);
        let columns = tests.map(|(_, set)| Column::of(*set, PieceSet::all(pieces)));
        let columns: BTreeSet<Column> = columns.collect();
        columns.into_iter().collect()
    }
}

/// A search for the alternatives of a pattern, cell by cell.
pub struct AlternativesSearch<'a> {
    entry: StateId,
    occupants: PieceSet,
    paths: Paths<'a>,
    /// The cubes that have been simplified, with cells by their numbers among those asked about.
    simple: FxHashMap<(CellId, Vec<Cube>), Vec<Cube>>,
}

impl<'a> AlternativesSearch<'a> {
    /// Prepares a search for the alternatives of the pattern that begins in `entry`; `occupants`
    /// are the pieces that can be on the cell where it is asked. The game has at most
    /// [`PieceSet::MOST_PIECES`] pieces. With more cubes than `most` on the way the search is given
    /// up.
    pub fn new(
        machine: &'a Machine,
        entry: StateId,
        occupants: PieceSet,
        pieces: usize,
        most: usize,
    ) -> Self {
        Self {
            entry,
            occupants,
            simple: FxHashMap::default(),
            paths: Paths {
                machine,
                most,
                all: PieceSet::all(pieces),
                sums: FxHashMap::default(),
                depth: 0,
            },
        }
    }

    /// Returns the alternatives from some cells; `None` if there are none or too many.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn from(
        &mut self,
        cells: impl IntoIterator<Item = CellId>,
        meter: &Meter,
    ) -> Result<Option<Alternatives>, Exhausted> {
        let mut rows = Vec::new();
        for cell in cells {
            let Some(cubes) = self.paths.from(self.entry, cell, meter)? else {
                return Ok(None);
            };
            let mut row: Vec<Cube> = Vec::new();
            for part in independent(cubes, cell) {
                row.extend(self.simplified(part, cell, meter)?);
            }
            row.sort_by(|a, b| (a.tests().len(), a).cmp(&(b.tests().len(), b)));
            rows.push(row);
        }
        Ok(Some(Alternatives { rows }))
    }
}

impl AlternativesSearch<'_> {
    /// Returns fewer cubes with fewer tests that are equivalent to `cubes` where the pattern is
    /// asked on `cell`.
    ///
    /// The steps depend on the order of the cells only, and what is asked from one
    /// cell is often what is asked from another, moved.
    fn simplified(
        &mut self,
        cubes: Vec<Cube>,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Vec<Cube>, Exhausted> {
        let tests = cubes.iter().flat_map(Cube::tests).map(|(cell, _)| *cell);
        let cells: BTreeSet<CellId> = tests.chain([cell]).collect();
        let cells: Vec<CellId> = cells.into_iter().collect();
        let number = |cell: CellId| CellId::from_index(cells.partition_point(|&c| c < cell));
        let moved: Vec<Cube> = cubes.iter().map(|cube| cube.moved(number)).collect();
        let (at, occupants, all) = (number(cell), self.occupants, self.paths.all);
        let simple = match self.simple.entry((at, moved)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                let known = Cube::of(at, occupants);
                let simple = simplify(new.key().1.clone(), &known, all, meter)?;
                new.insert(simple)
            }
        };
        let back = simple.iter();
        Ok(back
            .map(|cube| cube.moved(|number| cells[number.index()]))
            .collect())
    }
}

/// Splits a sum into parts that ask about different cells, except for the cell from which all is
/// asked: each can be simplified on its own.
fn independent(cubes: Vec<Cube>, asked: CellId) -> Vec<Vec<Cube>> {
    let others = |cube: &Cube| -> BTreeSet<CellId> {
        let cells = cube.tests().iter().map(|(cell, _)| *cell);
        cells.filter(|cell| *cell != asked).collect()
    };
    if cubes.iter().any(|cube| others(cube).is_empty()) {
        return vec![cubes];
    }
    let mut parts: Vec<(BTreeSet<CellId>, Vec<Cube>)> = Vec::new();
    for cube in cubes {
        let mut joined = (others(&cube), vec![cube]);
        let mut number = 0;
        while number < parts.len() {
            if parts[number].0.is_disjoint(&joined.0) {
                number += 1;
            } else {
                let other = parts.remove(number);
                joined.0.extend(other.0);
                joined.1.extend(other.1);
            }
        }
        joined.1.sort_unstable();
        parts.push(joined);
    }
    parts.into_iter().map(|(_, cubes)| cubes).collect()
}

/// A kind of test: that a cell holds one of some pieces, or none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Column {
    /// The pieces, at most half of all.
    pub pieces: PieceSet,
    /// Whether the cell has to hold one of the pieces, rather than none of them.
    pub inside: bool,
}

impl Column {
    /// Returns the kind of a test for some of `all` pieces.
    pub fn of(pieces: PieceSet, all: PieceSet) -> Self {
        let others = all & !pieces;
        let inside = (pieces.len(), pieces) <= (others.len(), others);
        let pieces = if inside { pieces } else { others };
        Self { pieces, inside }
    }
}

/// The paths of a pattern through the product with the board.
struct Paths<'a> {
    machine: &'a Machine,
    most: usize,
    all: PieceSet,
    /// The sums that are known for pairs of state and cell; `None` for those on the current path
    /// and those that have failed.
    sums: FxHashMap<(StateId, CellId), Option<Vec<Cube>>>,
    depth: usize,
}

impl Paths<'_> {
    /// Returns the boards on which `state` leads to success from `cell`.
    fn from(
        &mut self,
        state: StateId,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Option<Vec<Cube>>, Exhausted> {
        if let Some(known) = self.sums.get(&(state, cell)) {
            return Ok(known.clone());
        }
        if self.depth == DEEPEST {
            return Ok(None);
        }
        self.depth += 1;
        self.sums.insert((state, cell), None);
        let sum = self.sum(state, cell, meter)?;
        self.depth -= 1;
        self.sums.insert((state, cell), sum.clone());
        Ok(sum)
    }

    fn sum(
        &mut self,
        state: StateId,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Option<Vec<Cube>>, Exhausted> {
        let machine = self.machine;
        let mut sum = Vec::new();
        for step in machine.steps(state, meter)? {
            for &target in machine.relations.get(step.relation).targets(cell, meter)? {
                let tests = match &step.action {
                    Action::Accept => {
                        sum.push(Cube::ALL);
                        continue;
                    }
                    Action::Pass => vec![Cube::ALL],
                    Action::On(pieces) if pieces.is_empty() => continue,
                    Action::On(pieces) => vec![Cube::of(target, PieceSet::of(pieces))],
                    Action::Pattern { negated, pattern } => {
                        let Some(inner) =
                            self.from(machine.patterns[pattern.index()], target, meter)?
                        else {
                            return Ok(None);
                        };
                        if *negated {
                            let outside = complement(&inner, self.all, self.most, meter)?;
                            let Some(outside) = outside else {
                                return Ok(None);
                            };
                            outside
                        } else {
                            inner
                        }
                    }
                    Action::Compare(_)
                    | Action::Off(..)
                    | Action::Assign(..)
                    | Action::Switch(..) => {
                        return Ok(None);
                    }
                };
                let Some(behind) = self.from(step.target, target, meter)? else {
                    return Ok(None);
                };
                let Some(both) = product(&tests, &behind, self.most, meter)? else {
                    return Ok(None);
                };
                sum.extend(both);
                if sum.len() > 2 * self.most {
                    absorb(&mut sum, meter)?;
                    if sum.len() > self.most {
                        return Ok(None);
                    }
                }
            }
        }
        absorb(&mut sum, meter)?;
        Ok((sum.len() <= self.most).then_some(sum))
    }
}

#[cfg(test)]
mod tests;
