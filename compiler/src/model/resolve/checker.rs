//! The state of a type check.

use super::names::Names;
use super::values::Value;
use crate::diagnostic::{Diagnostic, Diagnostics, Place};
use crate::model::{Rule, RuleKind};

/// A type check under way.
pub(super) struct Checker<'c, 'd> {
    pub(super) names: &'c Names<'d>,
    pub(super) diagnostics: &'c mut Diagnostics,
    /// The number of nodes that powers have added.
    pub(super) written_out: usize,
}

impl Checker<'_, '_> {
    /// Returns a move with its place.
    pub(super) fn action(&self, kind: RuleKind, place: Place) -> Value {
        Value::Move(Rule {
            kind,
            span: place.written(),
        })
    }

    /// Reports an error.
    pub(super) fn refuse<T>(&mut self, error: Diagnostic) -> Option<T> {
        self.diagnostics.push(error);
        None
    }
}
