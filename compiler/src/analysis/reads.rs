//! What the rest of a move can still read.
//!
//! *What it proves:* whether pieces or a variable that a modifier changes can
//! be looked at again before the move (or the pattern) ends. If not, the
//! search for moves need not perform the change, nor undo it.
//!
//! *Why it is sound:* the sets are the least fixpoint over all continuations
//! up to a switch or the end of the pattern, with everything that the patterns
//! asked on the way can read. A piece that is put on a cell is read only where
//! a test can come back to that very cell, or count pieces: that is decided on
//! the product with the board, for every cell on which it can be put.

use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

use super::machine::{Action, Machine, Step};
use crate::automaton::StateId;
use crate::model::{Arithmetic, CellId, VariableId};

/// What the continuations from a state can read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    /// Pieces on cells.
    pub pieces: bool,
    /// How many cells hold a piece.
    pub counts: bool,
    /// These variables.
    pub variables: BTreeSet<VariableId>,
}

impl Reads {
    fn absorb(&mut self, other: &Self) -> bool {
        let before = (self.pieces, self.counts, self.variables.len());
        self.pieces |= other.pieces;
        self.counts |= other.counts;
        self.variables.extend(&other.variables);
        before != (self.pieces, self.counts, self.variables.len())
    }

    fn arithmetic(&mut self, arithmetic: &Arithmetic) {
        match arithmetic {
            Arithmetic::Constant(_) => {}
            Arithmetic::Variable(variable) => {
                self.variables.insert(*variable);
            }
            Arithmetic::Count(_) => self.counts = true,
            Arithmetic::Operation(_, left, right) => {
                self.arithmetic(left);
                self.arithmetic(right);
            }
        }
    }
}

/// Per state: what can be read from there on.
pub fn reads(machine: &Machine) -> Vec<Reads> {
    let mut reads = vec![Reads::default(); machine.steps.len()];
    let mut sources: Vec<Vec<StateId>> = vec![Vec::new(); machine.steps.len()];
    for state in machine.states() {
        for step in machine.steps(state) {
            let own = &mut reads[state.index()];
            match &step.action {
                Action::On(_) => own.pieces = true,
                Action::Compare(comparison) => {
                    own.arithmetic(&comparison.left);
                    own.arithmetic(&comparison.right);
                }
                Action::Assign(_, value, _) => own.arithmetic(value),
                Action::Pattern { pattern, .. } => {
                    sources[machine.patterns[pattern.index()].index()].push(state);
                }
                Action::Pass | Action::Off(..) | Action::Switch(..) | Action::Accept => {}
            }
            if !step.action.ends() {
                sources[step.target.index()].push(state);
            }
        }
    }
    let mut todo: Vec<StateId> = machine.states().collect();
    while let Some(state) = todo.pop() {
        let known = reads[state.index()].clone();
        for source in &sources[state.index()] {
            if reads[source.index()].absorb(&known) {
                todo.push(*source);
            }
        }
    }
    reads
}

/// The most pairs of state and cell that are looked at for one modifier; beyond,
/// its change counts as read.
const MOST_PAIRS: usize = 200_000;

/// Per state and step: whether the step makes a change that can be read before
/// the move (or the pattern) ends.
pub fn observable_writes(machine: &Machine, reads: &[Reads]) -> Vec<Vec<bool>> {
    let steps = machine.steps.iter();
    let observable = |step: &Step| match &step.action {
        Action::Off(..) => {
            let behind = &reads[step.target.index()];
            behind.counts || behind.pieces && comes_back(machine, step)
        }
        Action::Assign(variable, ..) => reads[step.target.index()].variables.contains(variable),
        _ => false,
    };
    steps
        .map(|steps| steps.iter().map(observable).collect())
        .collect()
}

/// Whether a test of pieces behind an off can be on the cell of the off.
fn comes_back(machine: &Machine, off: &Step) -> bool {
    let landed = machine.relations.get(off.relation).rows().iter().flatten();
    let landed: BTreeSet<CellId> = landed.copied().collect();
    let mut looked = 0;
    landed.into_iter().any(|cell| {
        let mut search = Return {
            machine,
            origin: cell,
            seen: FxHashSet::default(),
        };
        let found = search.tests_origin(off.target);
        looked += search.seen.len();
        found || looked > MOST_PAIRS
    })
}

/// A search for a test on the cell where it began.
struct Return<'a> {
    machine: &'a Machine,
    origin: CellId,
    seen: FxHashSet<(StateId, CellId)>,
}

impl Return<'_> {
    fn tests_origin(&mut self, state: StateId) -> bool {
        let mut todo = vec![(state, self.origin)];
        while let Some((state, cell)) = todo.pop() {
            if !self.seen.insert((state, cell)) {
                continue;
            }
            if self.seen.len() > MOST_PAIRS {
                return true;
            }
            for step in self.machine.steps(state) {
                let relation = self.machine.relations.get(step.relation);
                let reads = matches!(step.action, Action::On(_));
                if reads && relation.targets(cell).binary_search(&self.origin).is_ok() {
                    return true;
                }
                if step.action.ends() {
                    continue;
                }
                for &next in relation.targets(cell) {
                    if let Action::Pattern { pattern, .. } = step.action {
                        todo.push((self.machine.patterns[pattern.index()], next));
                    }
                    todo.push((step.target, next));
                }
            }
        }
        false
    }
}
