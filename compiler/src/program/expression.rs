//! Expressions of a program.

use std::fmt;
use std::rc::Rc;

use super::function::FunctionId;
use super::helper::Helper;
use super::statement::Stmt;
use crate::model::{PieceId, VariableId};

/// The name of a local value, a parameter or a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(Rc<str>);

impl Name {
    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Self {
        Self(name.into())
    }
}

impl From<String> for Name {
    fn from(name: String) -> Self {
        Self(name.into())
    }
}

impl From<&Name> for Name {
    fn from(name: &Name) -> Self {
        name.clone()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// A field of the position besides boards and variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    /// The control state.
    Control,
    /// The current cell.
    Cell,
    /// The cells of a pattern that the keeper has found out for the player.
    Known,
    /// The region of this number in the plan.
    Region(usize),
    /// The lines of this number in the plan.
    Lines(usize),
}

/// A constant that all reasoners have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Constant {
    /// The move without modifiers.
    EmptyMove,
    /// The path without modifiers, passed by value.
    EmptyPath,
    /// A path without modifiers that grows in its place.
    NewPath,
    /// The number of bits of a cell in a code.
    CellBits,
    /// The number of modifiers beyond which a move counts as endless.
    LongestMove,
    /// The word of all ones.
    AllBits,
}

/// An operation on two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Op {
    /// The intersection of sets, or both of two truth values, without a branch.
    And,
    /// The union of sets, or one of two truth values, without a branch.
    Or,
    /// Both: the second is not looked at if the first is false.
    AndAlso,
    /// One: the second is not looked at if the first is true.
    OrElse,
    /// Whether values are equal.
    Equal,
    /// Whether values differ.
    NotEqual,
    /// Whether a number is less.
    Less,
    /// Whether a number is less or equal.
    LessEqual,
    /// Whether a number is greater.
    Greater,
    /// Whether a number is greater or equal.
    GreaterEqual,
    /// The sum of numbers.
    Add,
    /// The difference of numbers.
    Subtract,
    /// The product of numbers.
    Multiply,
    /// The quotient of numbers.
    Divide,
    /// A number shifted to the left by bits.
    ShiftLeft,
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// A local value or a parameter.
    Local(Name),
    /// A number.
    Int(i64),
    /// A truth value.
    Bool(bool),
    /// A piece.
    Piece(PieceId),
    /// The set of no cells.
    NoCells,
    /// The set of all bits, of cells and beyond.
    AllCells,
    /// A constant that all reasoners have.
    Constant(Constant),
    /// A table, or a set or number that is kept among the tables.
    Table(Name),
    /// The position itself.
    Position,
    /// A field of the position.
    Field(Field),
    /// The cells of a piece.
    Plane(PieceId),
    /// The cells of several pieces: the union of this number in the program.
    Union(usize),
    /// The value of a variable.
    Variable(VariableId),
    /// A value in the width in which a variable is kept.
    Stored(VariableId, Box<Expr>),
    /// The piece on a cell.
    Occupant(Box<Expr>),
    /// Whether a piece is one of some.
    IsOneOf(Box<Expr>, Vec<PieceId>),
    /// An entry of a table or array.
    Index(Box<Expr>, Box<Expr>),
    /// An entry that stands for a table: it can be given where the table can.
    Entry(Box<Expr>),
    /// An entry of a table of codes, as a number.
    AsNumber(Box<Expr>),
    /// The complement of a set or truth value.
    Not(Box<Expr>),
    /// An operation on two values.
    Binary(Op, Box<Expr>, Box<Expr>),
    /// One of two values, by a condition.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// A value behind some statements.
    Block(Vec<Stmt>, Box<Expr>),
    /// A call of a function of the program on this position.
    Call(FunctionId, Vec<Expr>),
    /// A call of a named helper of the runtime.
    Helper(Helper, Vec<Expr>),
    /// A function of some values, given to a helper.
    Lambda(Vec<Name>, Box<Expr>),
    /// A value, or the function ends without one.
    Try(Box<Expr>),
    /// Several values.
    Array(Vec<Expr>),
    /// A value, where there may be none.
    Some(Box<Expr>),
    /// None.
    None,
}

impl Expr {
    /// Returns a local value.
    pub fn local(name: impl Into<Name>) -> Self {
        Self::Local(name.into())
    }

    /// Returns the current cell.
    pub fn cell() -> Self {
        Self::local("cell")
    }

    /// Returns a number.
    ///
    /// Numbers of cells, states and tables are far from the limits of the type.
    pub fn number(value: usize) -> Self {
        Self::Int(i64::try_from(value).unwrap_or(i64::MAX))
    }

    /// Returns an operation on two values.
    pub fn binary(op: Op, left: Self, right: Self) -> Self {
        Self::Binary(op, Box::new(left), Box::new(right))
    }

    /// Returns the intersection with a set.
    pub fn and(self, other: Self) -> Self {
        Self::binary(Op::And, self, other)
    }

    /// Returns the union with a set.
    pub fn or(self, other: Self) -> Self {
        Self::binary(Op::Or, self, other)
    }

    /// Returns whether this holds and then another condition.
    pub fn and_also(self, other: Self) -> Self {
        Self::binary(Op::AndAlso, self, other)
    }

    /// Returns whether this holds or else another condition.
    pub fn or_else(self, other: Self) -> Self {
        Self::binary(Op::OrElse, self, other)
    }

    /// Returns whether two values are equal.
    pub fn equals(self, other: Self) -> Self {
        Self::binary(Op::Equal, self, other)
    }

    /// Returns the complement.
    #[allow(clippy::should_implement_trait)]
    pub fn not(self) -> Self {
        Self::Not(Box::new(self))
    }

    /// Returns the complement if asked for.
    pub fn negated(self, negated: bool) -> Self {
        if negated { self.not() } else { self }
    }

    /// Returns an entry of this table.
    pub fn at(self, index: Self) -> Self {
        Self::Index(Box::new(self), Box::new(index))
    }

    /// Returns whether this set has a cell.
    pub fn contains(self, cell: Self) -> Self {
        Self::Helper(Helper::Contains, vec![self, cell])
    }

    /// Returns whether this set has no cells.
    pub fn is_empty(self) -> Self {
        Self::Helper(Helper::IsEmpty, vec![self])
    }

    /// Returns the set of a cell.
    pub fn only(cell: Self) -> Self {
        Self::Helper(Helper::Only, vec![cell])
    }

    /// Returns one of two values, as this condition says.
    pub fn choose(self, then: Self, otherwise: Self) -> Self {
        Self::If(Box::new(self), Box::new(then), Box::new(otherwise))
    }

    /// Returns the union of some sets.
    pub fn union(parts: impl IntoIterator<Item = Self>) -> Self {
        parts.into_iter().reduce(Self::or).unwrap_or(Self::NoCells)
    }

    /// Returns a function of one value.
    pub fn lambda(name: impl Into<Name>, value: Self) -> Self {
        Self::Lambda(vec![name.into()], Box::new(value))
    }
}
