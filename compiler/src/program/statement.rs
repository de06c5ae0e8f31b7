//! Statements of a program.

use super::expression::{Expr, Field, Name, Op};
use crate::model::VariableId;

/// A place that can be changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A local value.
    Local(Name),
    /// A variable, in the width in which it is kept.
    Variable(VariableId),
    /// A field of the position.
    Field(Field),
}

/// What a loop goes over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// The cells of a set, in rising order.
    Set(Expr),
    /// The cells of a list of a table.
    List(Expr),
}

/// A condition of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// A truth value holds.
    Holds(Expr),
    /// There is a value, which has this name from there on.
    Some(Name, Expr),
}

/// An array that stands where it is used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LocalTable {
    /// Its name.
    pub name: Name,
    /// Whether it has a place in memory rather than being written wherever it is mentioned.
    pub in_memory: bool,
    /// Whether its entries are codes rather than control states.
    pub codes: bool,
    /// Its entries: numbers, or arrays of the same length.
    pub entries: Vec<Expr>,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stmt {
    /// Names a value.
    Let {
        /// The name.
        name: Name,
        /// Whether it is changed later.
        mutable: bool,
        /// The value.
        value: Expr,
    },
    /// Names the parts of a value.
    LetTuple {
        /// The names.
        names: Vec<Name>,
        /// The value.
        value: Expr,
    },
    /// Makes room for the visited cells of a walk, in `seen`.
    Visited {
        /// The number of sets.
        slots: usize,
    },
    /// Takes the next of the codes that are to come apart into `index`, `to` and the `rest`, or
    /// returns false if there is none.
    NextCode,
    /// Defines an array.
    Table(LocalTable),
    /// Gives a variable a value and names the old one, in the width in which it is kept.
    Swap {
        /// The name of the old value.
        old: Name,
        /// The variable.
        variable: VariableId,
        /// The new value.
        value: Expr,
    },
    /// Changes a place.
    Store {
        /// The place.
        place: Place,
        /// The operation that makes the new value of the old one and `value`; without one it is
        /// `value`.
        op: Option<Op>,
        /// The value.
        value: Expr,
    },
    /// Does something and leaves its result.
    Do(Expr),
    /// Does one thing or another.
    If {
        /// The conditions, each asked if those before it hold.
        conditions: Vec<Condition>,
        /// What is done if all of them hold.
        then: Vec<Stmt>,
        /// What is done if not.
        otherwise: Vec<Stmt>,
    },
    /// Names a value if there is one, and leaves the loop if not.
    LetSomeOrBreak {
        /// The name.
        name: Name,
        /// The value or none.
        value: Expr,
    },
    /// Does something by a number; nothing for any other.
    Match {
        /// The number.
        on: Expr,
        /// What is done, with the numbers for which it is.
        arms: Vec<(Vec<usize>, Vec<Stmt>)>,
    },
    /// Does something for each cell.
    For {
        /// The name of the cell.
        name: Name,
        /// The cells.
        over: Over,
        /// What is done.
        body: Vec<Stmt>,
    },
    /// Does something for each row of several sets.
    ForRows {
        /// The names of the sets of a row.
        names: Vec<Name>,
        /// The rows.
        rows: Expr,
        /// What is done.
        body: Vec<Stmt>,
    },
    /// Does something as long as a condition holds.
    While {
        /// The condition.
        condition: Expr,
        /// What is done.
        body: Vec<Stmt>,
    },
    /// Does something as long as there is a value.
    WhileSome {
        /// The name of the value.
        name: Name,
        /// The value or none.
        value: Expr,
        /// What is done.
        body: Vec<Stmt>,
    },
    /// Does something until it is left.
    Loop(Vec<Stmt>),
    /// Does something in a scope of its own.
    Scope(Vec<Stmt>),
    /// Leaves the loop.
    Break,
    /// Goes on with the next round of the loop.
    Continue,
    /// Ends the function.
    Return(Option<Expr>),
}

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
}
