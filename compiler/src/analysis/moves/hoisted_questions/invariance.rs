//! What a question about the whole board reads, and so which modifiers leave its answer as it is.
//!
//! *What it proves:* the answer of the question is the same before and behind a modifier that it
//! [ignores](WholeQuestion::ignores), wherever it is asked.
//!
//! *Why it is sound:* both searches go the same ways, cell by cell. Every one of these is necessary:
//!
//! * The question begins with steps that lead to the same cells from everywhere, so the cell on which
//!   it is asked makes no difference.
//! * Each test for pieces, also of the patterns that it asks, names both the piece that is put and
//!   all that can have stood there, or none of them. So it passes before and behind the modifier.
//! * The numbers of these pieces are not read.
//! * The variable that is set is not read.
//! * Where the question itself puts a piece, or sets a variable, both searches find the same there
//!   from then on.

use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass};
use crate::model::{Arithmetic, PieceId, VariableId};

/// What a pattern reads that is asked about the whole board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WholeQuestion {
    /// The pieces of each of its tests.
    tests: BTreeSet<Vec<PieceId>>,
    /// The pieces whose numbers are read.
    counted: BTreeSet<PieceId>,
    /// The variables that are read.
    variables: BTreeSet<VariableId>,
}

impl WholeQuestion {
    /// Returns what the pattern reads that begins in `entry`; nothing if the cell on which it is asked
    /// can make a difference.
    pub(super) fn of(
        machine: &Machine,
        entry: StateId,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        if !begins_anywhere(machine, entry, meter)? {
            return Ok(None);
        }
        let mut question = Self::default();
        let mut seen = vec![false; machine.steps.len()];
        let mut todo = vec![entry];
        while let Some(state) = todo.pop() {
            if std::mem::replace(&mut seen[state.index()], true) {
                continue;
            }
            for step in machine.steps(state, meter)? {
                match &step.action {
                    Action::On(pieces) => {
                        meter.spend(pieces.len())?;
                        question.tests.insert(pieces.clone());
                    }
                    Action::Compare(comparison) => {
                        question.read(&comparison.left);
                        question.read(&comparison.right);
                    }
                    Action::Assign(_, value, _) => question.read(value),
                    Action::Pattern { pattern, .. } => {
                        todo.push(machine.patterns[pattern.index()]);
                    }
                    Action::Pass | Action::Off(..) | Action::Switch(..) | Action::Accept => {}
                }
                if !step.action.ends() {
                    todo.push(step.target);
                }
            }
        }
        Ok(Some(question))
    }

    fn read(&mut self, arithmetic: &Arithmetic) {
        match arithmetic {
            Arithmetic::Constant(_) => {}
            Arithmetic::Variable(variable) => {
                self.variables.insert(*variable);
            }
            Arithmetic::Count(piece) => {
                self.counted.insert(*piece);
            }
            Arithmetic::Operation(_, left, right) => {
                self.read(left);
                self.read(right);
            }
        }
    }

    /// Returns whether an action leaves the answer as it is where one of the pieces `before` stands.
    pub(super) fn ignores(
        &self,
        action: &Action,
        before: &[PieceId],
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        match action {
            Action::Pass | Action::On(_) | Action::Compare(_) | Action::Pattern { .. } => Ok(true),
            Action::Off(new, _) => {
                meter.spend(self.tests.len() * (1 + before.len()))?;
                let mut replaced = before.iter().filter(|old| *old != new);
                Ok(replaced.all(|old| self.takes_for(*old, *new)))
            }
            Action::Assign(variable, ..) => Ok(!self.variables.contains(variable)),
            Action::Switch(..) | Action::Accept => Ok(false),
        }
    }

    /// Returns whether one piece is the same as another to the question.
    fn takes_for(&self, old: PieceId, new: PieceId) -> bool {
        let mut tests = self.tests.iter();
        tests.all(|test| test.contains(&old) == test.contains(&new))
            && !self.counted.contains(&old)
            && !self.counted.contains(&new)
    }
}

/// Returns whether the cell on which a pattern is asked makes no difference to it.
fn begins_anywhere(machine: &Machine, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let mut seen = BTreeSet::new();
    let mut todo = vec![entry];
    while let Some(state) = todo.pop() {
        if !seen.insert(state) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            match (machine.relations.class(step.relation), &step.action) {
                (RelationClass::Constant, _) | (RelationClass::Identity, Action::Accept) => {}
                (
                    RelationClass::Identity,
                    Action::Pass | Action::Compare(_) | Action::Assign(..),
                ) => todo.push(step.target),
                (RelationClass::Identity, Action::Pattern { pattern, .. }) => {
                    todo.extend([machine.patterns[pattern.index()], step.target]);
                }
                _ => return Ok(false),
            }
        }
    }
    Ok(true)
}
