//! What the rest of a move can still read.
//!
//! *What it proves:* whether pieces or a variable that a modifier changes can
//! be looked at again before the move (or the pattern) ends. If not, the
//! search for moves need not perform the change, nor undo it.
//!
//! *Why it is sound:* the sets are the least fixpoint over all continuations
//! up to a switch or the end of the pattern, with everything that the patterns
//! asked on the way can read.

use std::collections::BTreeSet;

use super::machine::{Act, Machine};
use crate::automaton::StateId;
use crate::model::{Arithmetic, VariableId};

/// What the continuations from a state can read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    /// Pieces, on cells or by their number.
    pub pieces: bool,
    /// These variables.
    pub variables: BTreeSet<VariableId>,
}

impl Reads {
    fn absorb(&mut self, other: &Self) -> bool {
        let before = (self.pieces, self.variables.len());
        self.pieces |= other.pieces;
        self.variables.extend(&other.variables);
        before != (self.pieces, self.variables.len())
    }

    fn arithmetic(&mut self, arithmetic: &Arithmetic) {
        match arithmetic {
            Arithmetic::Constant(_) => {}
            Arithmetic::Variable(variable) => {
                self.variables.insert(*variable);
            }
            Arithmetic::Count(_) => self.pieces = true,
            Arithmetic::Operation(_, left, right) => {
                self.arithmetic(left);
                self.arithmetic(right);
            }
        }
    }

    /// Whether the change made by a writing act can be read.
    pub fn see(&self, act: &Act) -> bool {
        match act {
            Act::Off(..) => self.pieces,
            Act::Assign(variable, ..) => self.variables.contains(variable),
            _ => false,
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
            match &step.act {
                Act::On(_) => own.pieces = true,
                Act::Compare(comparison) => {
                    own.arithmetic(&comparison.left);
                    own.arithmetic(&comparison.right);
                }
                Act::Assign(_, value, _) => own.arithmetic(value),
                Act::Pattern { pattern, .. } => {
                    sources[machine.patterns[pattern.index()].index()].push(state);
                }
                Act::Pass | Act::Off(..) | Act::Switch(..) | Act::Accept => {}
            }
            if !step.act.ends() {
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
