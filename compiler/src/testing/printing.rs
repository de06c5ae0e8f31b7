//! Programs as text, for tests that compare what is built with what is expected.

use crate::codegen::rust::{CodeNames, Printer, tables};
use crate::effort::Meter;
use crate::plan::Plan;
use crate::program::{Expr, Function, Mentions, Stmt, TableSet};

/// Returns an expression as text.
pub(crate) fn printed(plan: &Plan<'_>, expression: &Expr) -> String {
    let names = CodeNames::new(plan.game);
    Printer::new(plan, &names)
        .expression(expression)
        .to_string()
}

/// Returns statements as text.
pub(crate) fn printed_statements(plan: &Plan<'_>, statements: &[Stmt]) -> String {
    let names = CodeNames::new(plan.game);
    Printer::new(plan, &names)
        .statements(statements)
        .to_string()
}

/// Returns a function as text.
pub(crate) fn printed_function(plan: &Plan<'_>, function: &Function) -> String {
    let names = CodeNames::new(plan.game);
    Printer::new(plan, &names).function(function).to_string()
}

/// Returns the tables that are mentioned as text.
pub(crate) fn written_tables(plan: &Plan<'_>, all: &TableSet, mentioned: &Mentions) -> String {
    tables(plan, all, mentioned, &Meter::unlimited())
}
