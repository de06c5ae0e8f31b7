//! States in which only a few moves can begin, found without a loop.

use std::collections::BTreeSet;

use super::{MoveForm, Plan};
use crate::analysis::RelationClass;
use crate::automaton::StateId;

/// More moves than this are not drawn from a list of fixed length.
const MOST_MOVES: usize = 16;

/// Larger moves, in codes, are not written to such a list.
const LONGEST_MOVE: usize = 4;

impl Plan<'_> {
    /// How many moves from a root there can be, if they are few: every step leads from
    /// one cell to one cell, and to a state of its own.
    pub fn bounded_enumeration(&self, root: StateId) -> Option<usize> {
        let machine = &self.machine;
        let mut states = BTreeSet::from([root]);
        let mut todo = vec![root];
        let mut moves = 0;
        while let Some(state) = todo.pop() {
            for step in machine.steps(state) {
                let class = machine.relations.class(step.relation);
                if !matches!(class, RelationClass::Identity | RelationClass::Function) {
                    return None;
                }
                if step.action.ends() {
                    moves += 1;
                } else if states.insert(step.target) {
                    todo.push(step.target);
                } else {
                    return None;
                }
            }
        }
        let short = matches!(self.form, MoveForm::Fixed(length) if length <= LONGEST_MOVE);
        (short && (1..=MOST_MOVES).contains(&moves)).then_some(moves)
    }
}
