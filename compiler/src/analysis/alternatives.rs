//! Patterns as alternatives: conjunctions of tests on fixed cells.
//!
//! *What it proves:* from a given cell, a pattern holds exactly if one of a few
//! *cubes* does, each of which asks for pieces on certain cells. A line of four
//! through a cell comes to the up to sixteen rows of four cells that contain
//! it, however the description walks along it.
//!
//! *On what:* the product of the pattern's part of the machine with the board,
//! if it has no cycle and tests pieces alone. Loops over a direction end at the
//! edge of the board, so they are no cycles; floods are.
//!
//! *Why it is sound:* every path through the product is a conjunction, their
//! sum is the pattern; a negated pattern is the complement of its sum. The sums
//! are then simplified for boards on which the cell where the pattern is asked
//! has a piece that it can have ([`super::standing`]).

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use super::cubes::{Cube, absorb, complement, product, simplify};
use super::machine::{Act, Machine};
use super::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::model::CellId;

/// More cubes than this on the way, and the pattern is walked.
const MOST_CUBES: usize = 32;

/// Longer paths are not followed.
const DEEPEST: usize = 256;

/// The alternatives of a pattern.
#[derive(Clone, Debug)]
pub struct Alternatives {
    /// Per cell on which the pattern is asked.
    pub rows: Vec<Vec<Cube>>,
}

impl Alternatives {
    /// The largest number of alternatives of a cell.
    pub fn most(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Those of more than one test.
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

    /// The number of alternatives of all cells.
    pub fn total(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// The kinds of tests in all alternatives, sorted.
    pub fn columns(&self, pieces: usize) -> Vec<Column> {
        let tests = self.rows.iter().flatten().flat_map(Cube::tests);
        let columns = tests.map(|(_, set)| Column::of(*set, PieceSet::all(pieces)));
        let columns: BTreeSet<Column> = columns.collect();
        columns.into_iter().collect()
    }
}

/// Finds the alternatives of a pattern, cell by cell.
pub struct AlternativesSearch<'a> {
    entry: StateId,
    standing: PieceSet,
    paths: Paths<'a>,
}

impl<'a> AlternativesSearch<'a> {
    /// For the pattern that begins in `entry`; `standing` are the pieces that can
    /// be on the cell where it is asked. The game has at most
    /// [`PieceSet::MOST_PIECES`] pieces.
    pub fn new(machine: &'a Machine, entry: StateId, standing: PieceSet, pieces: usize) -> Self {
        Self {
            entry,
            standing,
            paths: Paths {
                machine,
                all: PieceSet::all(pieces),
                sums: FxHashMap::default(),
                depth: 0,
            },
        }
    }

    /// The alternatives from some cells; `None` if there are none or too many.
    pub fn from(&mut self, cells: impl IntoIterator<Item = CellId>) -> Option<Alternatives> {
        let rows = cells.into_iter().map(|cell| {
            let cubes = self.paths.from(self.entry, cell)?;
            let known = Cube::of(cell, self.standing);
            Some(simplify(cubes, &known, self.paths.all))
        });
        Some(Alternatives {
            rows: rows.collect::<Option<_>>()?,
        })
    }
}

/// A kind of test: that a cell holds one of some pieces, or none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Column {
    /// The pieces, at most half of all.
    pub pieces: PieceSet,
    /// Whether they are asked for rather than kept out.
    pub inside: bool,
}

impl Column {
    /// The kind of a test for some of `all` pieces.
    pub fn of(pieces: PieceSet, all: PieceSet) -> Self {
        let others = all & !pieces;
        let inside = (pieces.len(), pieces) <= (others.len(), others);
        let pieces = if inside { pieces } else { others };
        Self { pieces, inside }
    }
}

/// The paths of patterns through the product with the board.
struct Paths<'a> {
    machine: &'a Machine,
    all: PieceSet,
    /// What is known of pairs of state and cell; `None` for those on the current
    /// path and those that have failed.
    sums: FxHashMap<(StateId, CellId), Option<Vec<Cube>>>,
    depth: usize,
}

impl Paths<'_> {
    /// The boards on which `state` leads to success from `cell`.
    fn from(&mut self, state: StateId, cell: CellId) -> Option<Vec<Cube>> {
        if let Some(known) = self.sums.get(&(state, cell)) {
            return known.clone();
        }
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        self.sums.insert((state, cell), None);
        let sum = self.sum(state, cell);
        self.depth -= 1;
        self.sums.insert((state, cell), sum.clone());
        sum
    }

    fn sum(&mut self, state: StateId, cell: CellId) -> Option<Vec<Cube>> {
        let machine = self.machine;
        let mut sum = Vec::new();
        for step in machine.steps(state) {
            for &target in machine.relations.get(step.relation).targets(cell) {
                let tests = match &step.act {
                    Act::Accept => {
                        sum.push(Cube::ALL);
                        continue;
                    }
                    Act::Pass => vec![Cube::ALL],
                    Act::On(pieces) if pieces.is_empty() => continue,
                    Act::On(pieces) => vec![Cube::of(target, PieceSet::of(pieces))],
                    Act::Pattern { negated, pattern } => {
                        let inner = self.from(machine.patterns[pattern.index()], target)?;
                        if *negated {
                            complement(&inner, self.all, MOST_CUBES)?
                        } else {
                            inner
                        }
                    }
                    Act::Compare(_) | Act::Off(..) | Act::Assign(..) | Act::Switch(..) => {
                        return None;
                    }
                };
                let behind = self.from(step.target, target)?;
                sum.extend(product(&tests, &behind, MOST_CUBES)?);
                if sum.len() > 2 * MOST_CUBES {
                    absorb(&mut sum);
                    if sum.len() > MOST_CUBES {
                        return None;
                    }
                }
            }
        }
        absorb(&mut sum);
        (sum.len() <= MOST_CUBES).then_some(sum)
    }
}
