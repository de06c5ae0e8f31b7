//! Regions of play: what moves change between two visits of control states.

use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::{Machine, Step};
use crate::model::{Arithmetic, Comparison, PieceId, PlayerId, VariableId};

/// The changes that play can make between two visits of a control state.
pub(crate) struct Region {
    /// The pieces that are put.
    put: BTreeSet<PieceId>,
    /// The variables that are assigned.
    assigned: BTreeSet<VariableId>,
}

impl Region {
    /// Finds the changes on the moves that lead from one of the control states `together` to
    /// another of them.
    pub(crate) fn new(
        machine: &Machine,
        controls: &[(StateId, PlayerId)],
        together: &[usize],
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let own: FxHashSet<(StateId, PlayerId)> = together.iter().map(|&n| controls[n]).collect();
        let reached = machine.reachable_within_move(own.iter().map(|&(state, _)| state), meter)?;
        let stays = |step: &Step| match step.action {
            Action::Switch(player, _) => own.contains(&(step.target, player)),
            _ => false,
        };
        // Backward from the switches that stay.
        let mut returns = vec![false; machine.steps.len()];
        loop {
            let mut changed = false;
            for state in machine
                .states(meter)?
                .filter(|state| reached[state.index()])
            {
                let onward = |step: &Step| {
                    stays(step) || !step.action.ends() && returns[step.target.index()]
                };
                if !returns[state.index()] && machine.steps(state, meter)?.iter().any(onward) {
                    returns[state.index()] = true;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        let mut region = Self {
            put: BTreeSet::new(),
            assigned: BTreeSet::new(),
        };
        for state in machine
            .states(meter)?
            .filter(|state| returns[state.index()])
        {
            for step in machine.steps(state, meter)? {
                if !returns[step.target.index()] {
                    continue;
                }
                match step.action {
                    Action::Off(piece, _) => {
                        region.put.insert(piece);
                    }
                    Action::Assign(variable, ..) => {
                        region.assigned.insert(variable);
                    }
                    _ => {}
                }
            }
        }
        Ok(region)
    }

    /// Returns whether a test for these pieces can only turn to `false`, or, if not `falls`, only
    /// to `true`.
    pub(crate) fn keeps(&self, pieces: &[PieceId], falls: bool) -> bool {
        let tested = |piece: &PieceId| pieces.binary_search(piece).is_ok();
        // What stood on the cell before is not known, so it counts as any piece.
        !self.put.iter().any(|piece| tested(piece) == falls)
    }

    fn reads_change(&self, arithmetic: &Arithmetic) -> bool {
        match arithmetic {
            Arithmetic::Constant(_) => false,
            Arithmetic::Variable(variable) => self.assigned.contains(variable),
            Arithmetic::Count(_) => !self.put.is_empty(),
            Arithmetic::Operation(_, left, right) => {
                self.reads_change(left) || self.reads_change(right)
            }
        }
    }

    /// Returns whether a comparison can have another outcome.
    pub(crate) fn turns(&self, comparison: &Comparison) -> bool {
        self.reads_change(&comparison.left) || self.reads_change(&comparison.right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{machine, names, piece, row};

    #[test]
    fn a_region_holds_what_is_changed_between_its_control_states() {
        let game = row("#any = (left* + right*)\n\
             ->p any {e} ([x] [$ v=1] + [y] ->> {}) ->q any {e} [z] ->> [$ w=1]");
        let machine = machine(&game);
        let controls = machine.control_states();
        let all: Vec<usize> = (0..controls.len()).collect();
        let region = Region::new(&machine, &controls, &all, &Meter::unlimited()).unwrap();
        let named = |region: &Region| names(&game, region.put.iter().copied()).join("");
        // Among all of them the end of the game is one, too.
        assert_eq!(named(&region), "xyz");
        assert_eq!(region.assigned.len(), 2);
        let kept = |pieces: &[&str], falls| {
            let mut pieces: Vec<PieceId> = pieces.iter().map(|name| piece(&game, name)).collect();
            pieces.sort_unstable();
            region.keeps(&pieces, falls)
        };
        assert!(kept(&["e"], true) && !kept(&["e", "z"], true) && !kept(&["x"], true));
        assert!(kept(&["x", "y", "z"], false) && !kept(&["x", "y"], false) && !kept(&["e"], false));
    }
}
