//! Steps that know which ones they are.

use std::ops::Deref;

use crate::automaton::StateId;
use crate::machine::{Step, StepId};

/// A step with its identity.
#[derive(Clone, Copy)]
pub(in crate::program::build) struct Located<'m> {
    /// The identity of the step.
    pub(in crate::program::build) id: StepId,
    step: &'m Step,
}

impl<'m> Located<'m> {
    /// Returns steps with the identities that they have in a state.
    pub(in crate::program::build) fn all(state: StateId, steps: &'m [Step]) -> Vec<Self> {
        let located = |(number, step)| Self {
            id: StepId { state, number },
            step,
        };
        steps.iter().enumerate().map(located).collect()
    }
}

impl<'m> Deref for Located<'m> {
    type Target = Step;

    fn deref(&self) -> &Step {
        self.step
    }
}
