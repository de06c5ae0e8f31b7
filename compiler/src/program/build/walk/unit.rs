//! Steps of a state that are walked together.

use super::code::Code;
use super::located::Located;
use crate::machine::RelationClass;
use crate::program::{Condition, Stmt};

/// Some of the steps of a state and their code.
pub(super) struct Unit<'p> {
    pub(super) code: Code,
    /// The step, or the first of several with one test; none of a choice, which always goes on.
    pub(super) step: Option<Located<'p>>,
}

impl Unit<'_> {
    /// Returns the statements that are executed on the cell to which the step leads.
    pub(super) fn there(&mut self, class: RelationClass) -> Option<&mut Vec<Stmt>> {
        if class == RelationClass::Identity {
            return Some(&mut self.code.statements);
        }
        match self.code.statements.as_mut_slice() {
            [
                Stmt::If {
                    conditions,
                    then,
                    otherwise,
                },
            ] => {
                let leads = matches!(conditions.as_slice(), [Condition::Some(..)]);
                (leads && otherwise.is_empty()).then_some(then)
            }
            _ => None,
        }
    }
}
