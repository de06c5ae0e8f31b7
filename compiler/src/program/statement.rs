//! Building of statements, and whether control gets behind them.

use super::code::{Condition, Expr, Op, Over, Place, Stmt};
use super::name::Name;

impl Stmt {
    /// Names a value.
    pub fn set(name: impl Into<Name>, value: Expr) -> Self {
        Self::Let {
            name: name.into(),
            mutable: false,
            value,
        }
    }

    /// Names a value that is changed later.
    pub fn set_mut(name: impl Into<Name>, value: Expr) -> Self {
        Self::Let {
            name: name.into(),
            mutable: true,
            value,
        }
    }

    /// Does something if a condition holds.
    pub fn when(condition: Expr, then: Vec<Self>) -> Self {
        Self::If {
            conditions: vec![Condition::Holds(condition)],
            then,
            otherwise: Vec::new(),
        }
    }

    /// Does something with a value if there is one.
    pub fn when_some(name: impl Into<Name>, value: Expr, then: Vec<Self>) -> Self {
        Self::If {
            conditions: vec![Condition::Some(name.into(), value)],
            then,
            otherwise: Vec::new(),
        }
    }

    /// Returns a truth value from the function.
    pub fn answer(value: bool) -> Self {
        Self::Return(Some(Expr::Bool(value)))
    }

    /// Returns true from the function if a condition holds.
    pub fn answer_when(condition: Expr) -> Self {
        Self::when(condition, vec![Self::answer(true)])
    }

    /// Does something for each cell of a set.
    pub fn for_each(name: impl Into<Name>, set: Expr, body: Vec<Self>) -> Self {
        Self::For {
            name: name.into(),
            over: Over::Set(set),
            body,
        }
    }

    /// Changes a local value.
    pub fn store(name: impl Into<Name>, op: Option<Op>, value: Expr) -> Self {
        Self::Store {
            place: Place::Local(name.into()),
            op,
            value,
        }
    }

    /// Returns whether control never gets behind the statement.
    pub fn diverges(&self) -> bool {
        match self {
            Self::Return(_) | Self::Break | Self::Continue => true,
            Self::Scope(body) => body.last().is_some_and(Self::diverges),
            Self::If {
                then, otherwise, ..
            } => [then, otherwise]
                .iter()
                .all(|branch| branch.last().is_some_and(Self::diverges)),
            _ => false,
        }
    }
}
