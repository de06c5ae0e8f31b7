//! The choice of functions to merge: control states of which chance decides which one comes next.
//!
//! Where a turn is split into many decisions, the rules remember what has been
//! decided by where they are: a direction, say. The functions of such control
//! states are mostly the same but for constants, and a jump among them costs more
//! than to look the constants up.

use std::collections::BTreeSet;

use super::costs::MANY_NEXT_TURNS;
use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Action;
use crate::model::PlayerId;

impl SearchPlan<'_> {
    /// Returns whether many of some states can come next after the moves of one and the
    /// same control state.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn compete(&self, states: &BTreeSet<StateId>, meter: &Meter) -> Result<bool, Exhausted> {
        for control in 0..self.controls.len() {
            let next = self.next_turns(control, meter)?;
            if next.intersection(states).count() >= MANY_NEXT_TURNS {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the states in which the turn after a player's moves can begin.
    fn next_turns(&self, control: usize, meter: &Meter) -> Result<BTreeSet<StateId>, Exhausted> {
        let (state, player) = self.controls[control];
        let mut next = BTreeSet::new();
        if player == PlayerId::KEEPER {
            return Ok(next);
        }
        let mut seen = BTreeSet::new();
        let mut todo = vec![state];
        while let Some(state) = todo.pop() {
            if !seen.insert(state) {
                continue;
            }
            for step in self.machine.steps(state, meter)? {
                match step.action {
                    Action::Switch(PlayerId::KEEPER, _) => todo.push(step.target),
                    Action::Switch(..) => _ = next.insert(step.target),
                    Action::Accept => {}
                    _ => todo.push(step.target),
                }
            }
        }
        Ok(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Relation;
    use crate::testing::{off, on, plan, row, switch, written};

    /// Whether states are among those that come after the moves of one of the control
    /// states, of which these are the players.
    fn compete(states: &[u32], players: &[u32], steps: &[(u32, Action, u32)]) -> bool {
        let game = row("->p {e} [x] ->> {}");
        let mut plan = plan(&game);
        let steps = steps.iter().cloned();
        let step = |(from, action, to)| (from, Relation::identity(4), action, to);
        plan.machine = written(4, &[], steps.map(step));
        let control = |(state, &player)| (StateId::from_index(state), PlayerId(player));
        plan.controls = players.iter().enumerate().map(control).collect();
        plan.compete(
            &states.iter().map(|&state| StateId(state)).collect(),
            &Meter::unlimited(),
        )
        .unwrap()
    }

    #[test]
    fn three_turns_after_one_compete() {
        let three = [
            (0, switch(1), 1),
            (0, off(1), 4),
            (4, switch(2), 2),
            (4, switch(1), 3),
        ];
        assert!(compete(&[1, 2, 3], &[1, 1, 2, 1], &three));
        assert!(!compete(&[1, 2], &[1, 1, 2, 1], &three));
        // What other turns come there is of no account.
        assert!(!compete(&[1, 2, 5], &[1, 1, 2, 1], &three));
        assert!(!compete(&[1, 2, 3], &[1, 1, 2, 1], &three[..3]));
    }

    #[test]
    fn the_keeper_goes_on_to_the_next_turn() {
        let keeper = [
            (0, switch(0), 4),
            (4, on(&[0]), 5),
            (5, switch(1), 1),
            (4, switch(2), 2),
            (4, switch(0), 6),
            (6, switch(1), 3),
        ];
        assert!(compete(&[1, 2, 3], &[1, 1, 2, 1], &keeper));
        // The keeper's own moves are not drawn.
        let own = [(0, switch(1), 1), (0, switch(1), 2), (0, switch(1), 3)];
        assert!(!compete(&[1, 2, 3], &[0, 1, 1, 1], &own));
        assert!(compete(&[1, 2, 3], &[1, 1, 1, 1], &own));
    }

    #[test]
    fn a_turn_after_the_next_is_another_matter() {
        let chain = [
            (0, switch(1), 1),
            (1, switch(1), 2),
            (2, switch(1), 3),
            (3, switch(1), 0),
        ];
        assert!(!compete(&[1, 2, 3], &[1, 1, 1, 1], &chain));
        // Behind the end of a pattern nothing comes.
        let ends = [
            (0, switch(1), 1),
            (0, switch(1), 2),
            (0, Action::Accept, 4),
            (4, switch(1), 3),
        ];
        assert!(!compete(&[1, 2, 3], &[1, 1, 1, 1], &ends));
    }
}
