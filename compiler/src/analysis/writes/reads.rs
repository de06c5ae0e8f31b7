//! Liveness: what the rest of a move can still read.
//!
//! *What it proves:* which pieces, numbers of pieces and variables can be looked at from a state on,
//! before the move (or the pattern) ends.
//!
//! *Why it is sound:* the sets are the least fixpoint over all continuations
//! up to a switch or the end of the pattern, with everything that the patterns
//! asked on the way can read.
//!
//! Every one of these counts by itself:
//!
//! * A test for pieces reads pieces, whichever it names.
//! * Comparisons read both sides, assignments their value, and operations both operands.
//! * A pattern reads what is read from its beginning on, and so do the patterns that it asks.
//! * Everything behind a step counts, unless the step ends the move or the pattern.

use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;
use crate::model::{Arithmetic, VariableId};

/// The values that the continuations from a state can read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    /// Whether they read pieces on cells.
    pub pieces: bool,
    /// Whether they read how many cells hold a piece.
    pub counts: bool,
    /// The variables that they read.
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

/// Returns per state what can be read from there on.
///
/// # Errors
///
/// What ran out of the budget.
pub fn reads(machine: &Machine, meter: &Meter) -> Result<Vec<Reads>, Exhausted> {
    let mut reads = vec![Reads::default(); machine.steps.len()];
    let mut sources: Vec<Vec<StateId>> = vec![Vec::new(); machine.steps.len()];
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
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
    let mut todo: Vec<StateId> = machine.states(meter)?.collect();
    while let Some(state) = todo.pop() {
        let known = reads[state.index()].clone();
        for source in &sources[state.index()] {
            if reads[source.index()].absorb(&known) {
                todo.push(*source);
            }
        }
    }
    Ok(reads)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Relation;
    use crate::testing::{off, on, switch, written};

    /// Checks that what is read in the last state of a path is known in front of all others, in
    /// whichever order they are looked at.
    #[test]
    fn what_is_read_is_known_all_the_way_back() {
        let stay = || Relation::identity(2);
        let variable = VariableId(1);
        let compare = |left: Arithmetic| {
            Action::Compare(crate::model::Comparison {
                left,
                relation: crate::model::Relation::Equal,
                right: Arithmetic::Constant(0),
            })
        };
        let actions = [
            on(&[0]),
            compare(Arithmetic::Count(crate::model::PieceId(0))),
            compare(Arithmetic::Variable(variable)),
        ];
        for (number, action) in actions.into_iter().enumerate() {
            for way in [[1, 2, 3, 4], [4, 3, 2, 1]] {
                let [a, b, c, d] = way;
                let machine = written(
                    2,
                    &[],
                    [
                        (0, stay(), switch(1), a),
                        (a, stay(), Action::Pass, b),
                        (b, stay(), off(1), c),
                        (c, stay(), action.clone(), d),
                        (d, stay(), switch(1), a),
                    ],
                );
                let reads = reads(&machine, &Meter::unlimited()).unwrap();
                for state in [a, b, c] {
                    let reads = &reads[state as usize];
                    let known = (
                        reads.pieces,
                        reads.counts,
                        reads.variables.contains(&variable),
                    );
                    assert_eq!(known, (number == 0, number == 1, number == 2), "{way:?}");
                }
                assert_eq!(reads[d as usize], Reads::default());
                assert_eq!(reads[0], Reads::default());
            }
        }
    }
}
