//! The code of a program: expressions and statements, which consist of each other.

use super::function_id::FunctionId;
use super::helper::Helper;
use super::name::Name;
use crate::model::{PieceId, VariableId};

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
    /// Whether the piece on a cell is one of the union of this number in the program.
    IsOfUnion(Box<Expr>, usize),
    /// An entry of a table or array.
    Index(Box<Expr>, Box<Expr>),
    /// A piece or an entry of a table of codes, as a number.
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
