//! Functions of a program.

use super::code::Stmt;
use super::function_id::FunctionId;
use super::name::Name;
use super::types::Type;

/// What callers want of a function's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inline {
    /// Nothing is said.
    Unsaid,
    /// It is worth writing it where it is called.
    Hint,
    /// It has to be written where it is called.
    Always,
}

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parameter {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub value: Type,
}

impl Parameter {
    /// Returns the parameter of a name and a type.
    pub fn new(name: impl Into<Name>, value: Type) -> Self {
        Self {
            name: name.into(),
            value,
        }
    }
}

/// A function of a program, on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its id.
    pub id: FunctionId,
    /// Its documentation, a line each.
    pub doc: Vec<String>,
    /// Whether other parts of the program call it.
    pub public: bool,
    /// Whether it should be written where it is called.
    pub inline: Inline,
    /// Whether it changes the position, if only for a while.
    pub mutates: bool,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// The type of its result.
    pub result: Type,
    /// Its statements.
    pub body: Vec<Stmt>,
}
