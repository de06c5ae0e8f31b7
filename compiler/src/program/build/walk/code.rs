//! Code under construction.

use crate::program::Stmt;

/// Statements, and whether control never gets behind them.
#[derive(Default)]
pub(in crate::program::build) struct Code {
    pub(in crate::program::build) statements: Vec<Stmt>,
    pub(in crate::program::build) diverges: bool,
}

impl Code {
    pub(in crate::program::build) fn of(statements: Vec<Stmt>) -> Self {
        Self {
            statements,
            diverges: false,
        }
    }

    pub(in crate::program::build) fn one(statement: Stmt) -> Self {
        Self::of(vec![statement])
    }

    /// Returns statements behind which control never gets.
    pub(in crate::program::build) fn diverging(statements: Vec<Stmt>) -> Self {
        Self {
            statements,
            diverges: true,
        }
    }

    /// Returns the body of a function that answers `true` where the code says so and `false` behind
    /// it.
    pub(in crate::program::build) fn answer(mut self) -> Vec<Stmt> {
        if !self.diverges {
            self.statements.push(Stmt::answer(false));
        }
        self.statements
    }
}
