//! The printing of programs in Rust.

mod data;
mod expression;
mod files;
mod free_variables;
mod function;
mod imports;
mod names;
mod package;
mod position;
mod reasoner;
mod single_file;
mod statement;
#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use data::tables::tables;
pub use imports::imports;
pub(crate) use names::CodeNames;
pub use reasoner::reasoner;
pub use statement::given;

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
