//! The printing of programs in Rust.

mod expression;
mod function;
mod imports;
mod statement;
#[cfg(test)]
mod tests;

pub use imports::imports;
pub use statement::given;

use crate::emit::names::CodeNames;
use crate::plan::Plan;

/// A printer of the program of a plan.
pub struct Printer<'p> {
    plan: &'p Plan<'p>,
    names: &'p CodeNames,
}

impl<'p> Printer<'p> {
    /// Returns a printer that uses some names for pieces and variables.
    pub(crate) fn new(plan: &'p Plan<'p>, names: &'p CodeNames) -> Self {
        Self { plan, names }
    }
}
