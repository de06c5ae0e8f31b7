//! How many moves can follow a modifier at most.
//!
//! *What it proves:* the number of moves that go on from a state on a cell, if
//! all tests succeed: by segments, the sum over the cells of all modifiers that
//! are reached of the number of moves behind them.
//!
//! *Why it is sound:* a segment tries every modifier on every cell once, so there
//! are no more moves than that. Cycles through modifiers have no bound.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

use super::segments::is_inner;
use crate::analysis::{Action, Machine};
use crate::automaton::StateId;
use crate::model::CellId;

/// Larger bounds are of no use.
const MOST_MOVES: usize = 1 << 12;

/// How many modifiers may follow each other.
const DEEPEST: usize = 24;

/// The most pairs of state and cell that are looked at in all; beyond, nothing
/// has a bound.
const MOST_PAIRS: usize = 3_000_000;

/// Bounds that have been computed, and how.
pub(super) struct Bounds<'a> {
    machine: &'a Machine,
    known: FxHashMap<(StateId, CellId), Option<usize>>,
    pairs: usize,
}

impl<'a> Bounds<'a> {
    /// Nothing is known yet.
    pub(super) fn new(machine: &'a Machine) -> Self {
        Self {
            machine,
            known: FxHashMap::default(),
            pairs: 0,
        }
    }

    /// The largest number of moves that go on from a state on any of some cells.
    pub(super) fn on_any(
        &mut self,
        state: StateId,
        cells: impl IntoIterator<Item = CellId>,
    ) -> Option<usize> {
        let mut most = 0;
        for cell in cells {
            most = most.max(self.moves(state, cell, 0)?);
        }
        Some(most)
    }

    fn moves(&mut self, entry: StateId, cell: CellId, depth: usize) -> Option<usize> {
        if let Some(&known) = self.known.get(&(entry, cell)) {
            return known;
        }
        // A cycle through a modifier comes back while there is no bound yet.
        self.known.insert((entry, cell), None);
        let bound = self.segment(entry, cell, depth);
        self.known.insert((entry, cell), bound);
        bound
    }

    fn segment(&mut self, entry: StateId, cell: CellId, depth: usize) -> Option<usize> {
        if depth > DEEPEST {
            return None;
        }
        let machine = self.machine;
        let mut seen = FxHashSet::default();
        let mut todo = vec![(entry, cell)];
        let mut left: BTreeSet<(StateId, usize, CellId)> = BTreeSet::new();
        while let Some((state, cell)) = todo.pop() {
            if !seen.insert((state, cell)) {
                continue;
            }
            self.pairs += 1;
            if self.pairs > MOST_PAIRS {
                return None;
            }
            for (number, step) in machine.steps(state).iter().enumerate() {
                let targets = machine.relations.get(step.relation).targets(cell);
                if is_inner(step) {
                    todo.extend(targets.iter().map(|&target| (step.target, target)));
                } else {
                    left.extend(targets.iter().map(|&target| (state, number, target)));
                }
            }
        }
        let mut sum = 0;
        for (state, number, cell) in left {
            let step = &machine.steps(state)[number];
            sum += match step.action {
                Action::Switch(..) => 1,
                _ => self.moves(step.target, cell, depth + 1)?,
            };
            if sum > MOST_MOVES {
                return None;
            }
        }
        Some(sum)
    }
}
