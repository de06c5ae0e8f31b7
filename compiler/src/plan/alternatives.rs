//! The choice of patterns that are answered by comparing sets of cells with alternatives.

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

use super::layout::Layout;
use super::walk::asked_patterns;
use crate::analysis::{Action, Alternatives, AlternativesSearch, Machine, PieceSet, occupants};
use crate::automaton::StateId;
use crate::effort::with_stack;
use crate::model::CellId;

/// The cost of a test in the walk: following a table, reading the board, a branch.
const TEST: f64 = 6.0;

/// The part of tests that are taken to succeed.
const SUCCESS: f64 = 0.25;

/// The cost of one word of one alternative: reading it, two operations.
const WORD: f64 = 1.5;

/// The number of cubes on the way beyond which the pattern is walked.
const MOST_CUBES: usize = 32;

/// The largest boards, in words of 64 cells, on which alternatives are looked for: they are tables
/// with several sets of cells for each cell.
const MOST_WORDS: usize = 2;

/// Finds the patterns without modifiers whose alternatives cost less than the walk, by their
/// entries.
pub(super) fn alternatives(
    machine: &Machine,
    pieces: usize,
    layout: &Layout,
    skip: impl Fn(StateId) -> bool,
) -> BTreeMap<StateId, Alternatives> {
    if layout.words > MOST_WORDS || pieces > PieceSet::MOST_PIECES {
        return BTreeMap::new();
    }
    let occupants = occupants(machine, pieces);
    let mut entries = asked_patterns(machine);
    entries.sort_unstable();
    entries.dedup();
    let found = entries.into_iter().filter(|entry| !skip(*entry));
    let found = found.filter_map(|entry| {
        let occupants = occupants[entry.index()];
        let mut search = AlternativesSearch::new(machine, entry, occupants, pieces, MOST_CUBES);
        let mut walk = Walk::new(machine);
        let mut pays = |cells: &[CellId]| {
            let found = search.from(cells.iter().copied())?;
            let walked: f64 = cells.iter().map(|&cell| walk.cost(entry, cell)).sum();
            let sets = sets(&found, pieces) * layout.words;
            (sets as f64 * WORD <= walked * TEST).then_some(found)
        };
        // Looking for all of them takes time: first some cells away from the edge.
        let cell = |number: usize| CellId::from_index(number % machine.cells);
        let some = [machine.cells / 2, machine.cells * 2 / 3].map(cell);
        pays(&some)?;
        let all: Vec<CellId> = (0..machine.cells).map(CellId::from_index).collect();
        Some((entry, pays(&all)?))
    });
    found.collect()
}

/// Returns how many sets of cells are compared from all cells together.
fn sets(found: &Alternatives, pieces: usize) -> usize {
    let rest = found.without_singles();
    let singles = found.columns(pieces).len() * found.rows.len();
    rest.total() * rest.columns(pieces).len() + singles
}

/// An estimate of the number of tests that the walk makes.
pub(super) struct Walk<'a> {
    machine: &'a Machine,
    costs: FxHashMap<(StateId, CellId), f64>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(machine: &'a Machine) -> Self {
        Self {
            machine,
            costs: FxHashMap::default(),
        }
    }

    /// Returns the expected number of tests from a state on a cell.
    pub(super) fn cost(&mut self, state: StateId, cell: CellId) -> f64 {
        if let Some(&known) = self.costs.get(&(state, cell)) {
            return known;
        }
        // Where the walk comes back to, it goes on no more.
        self.costs.insert((state, cell), 0.0);
        let mut sum = 0.0;
        for step in self.machine.steps(state) {
            let targets = self.machine.relations.get(step.relation).targets(cell);
            for &target in targets {
                sum += match step.action {
                    Action::Accept => continue,
                    Action::Pattern { pattern, .. } => {
                        let entry = self.machine.patterns[pattern.index()];
                        with_stack(|| self.cost(entry, target))
                    }
                    _ => 1.0,
                };
                sum += SUCCESS * with_stack(|| self.cost(step.target, target));
            }
        }
        self.costs.insert((state, cell), sum);
        sum
    }
}
