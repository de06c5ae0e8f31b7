//! The choice of functions to merge: control states of which chance decides which one comes next.
//!
//! Where a turn is split into many decisions, the rules remember what has been
//! decided by where they are: a direction, say. The functions of such control
//! states are mostly the same but for constants, and a jump among them costs more
//! than to look the constants up.

use std::collections::BTreeSet;

use super::Plan;
use crate::analysis::Action;
use crate::automaton::StateId;
use crate::model::PlayerId;

/// The number of control states from which on it cannot be foretold which of them comes next.
const MANY: usize = 3;

impl Plan<'_> {
    /// Returns whether many of some states can come next after the moves of one and the
    /// same control state.
    pub fn compete(&self, states: &BTreeSet<StateId>) -> bool {
        (0..self.controls.len()).any(|control| {
            let next = self.next_turns(control);
            next.intersection(states).count() >= MANY
        })
    }

    /// Returns the states in which the turn after a player's moves can begin.
    fn next_turns(&self, control: usize) -> BTreeSet<StateId> {
        let (state, player) = self.controls[control];
        let mut next = BTreeSet::new();
        if player == PlayerId::KEEPER {
            return next;
        }
        let mut seen = BTreeSet::new();
        let mut todo = vec![state];
        while let Some(state) = todo.pop() {
            if !seen.insert(state) {
                continue;
            }
            for step in self.machine.steps(state) {
                match step.action {
                    Action::Switch(PlayerId::KEEPER, _) => todo.push(step.target),
                    Action::Switch(..) => _ = next.insert(step.target),
                    Action::Accept => {}
                    _ => todo.push(step.target),
                }
            }
        }
        next
    }
}
