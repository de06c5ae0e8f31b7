//! The syntax tree of a description, every node with its place.

use std::sync::Arc;

use crate::diagnostic::Place;
use crate::model::Relation;

/// A description: all five sections.
#[derive(Debug)]
pub struct Game {
    /// The players with the bounds of their scores.
    pub players: Vec<Bounded>,
    /// The pieces.
    pub pieces: Vec<Name>,
    /// The variables with their bounds.
    pub variables: Vec<Bounded>,
    /// The board.
    pub board: Board,
    /// The rules.
    pub rules: Expression,
}

/// An identifier.
#[derive(Clone, Debug)]
pub struct Name {
    /// The spelling.
    pub text: Arc<str>,
    /// The place in the text.
    pub place: Place,
}

/// A player or variable with its bound.
#[derive(Clone, Debug)]
pub struct Bounded {
    /// The name.
    pub name: Name,
    /// The largest value.
    pub bound: i32,
    /// The place of the bound.
    pub bound_place: Place,
}

/// The board section.
#[derive(Debug)]
pub enum Board {
    /// `rectangle(labels, rows)`
    Rectangle(Generator<Row>),
    /// `hexagon(labels, rows)`
    Hexagon(Generator<Row>),
    /// `cuboid(labels, layers)`
    Cuboid(Generator<Layer>),
    /// `vertex[piece]{label: target, …} …`
    Graph(Vec<Vertex>),
}

/// Labels and the rows or layers of a board.
#[derive(Debug)]
pub struct Generator<P> {
    /// The place of the keyword.
    pub keyword: Place,
    /// The direction labels.
    pub labels: Vec<Name>,
    /// The rows or layers, at least one.
    pub parts: Vec<P>,
}

/// A layer of a cuboid: `[rows]`.
#[derive(Debug)]
pub struct Layer {
    /// The rows, at least one.
    pub rows: Vec<Row>,
    /// The place in the text.
    pub place: Place,
}

/// A row of a generated board: `[pieces]`.
#[derive(Debug)]
pub struct Row {
    /// The positions; `None` is a hole.
    pub positions: Vec<Option<Name>>,
    /// The place in the text.
    pub place: Place,
}

/// A vertex of a graph board.
#[derive(Debug)]
pub struct Vertex {
    /// The vertex's name.
    pub name: Name,
    /// The piece on the vertex.
    pub piece: Name,
    /// The edges, at least one.
    pub edges: Vec<Edge>,
}

/// An edge `label: target`.
#[derive(Debug)]
pub struct Edge {
    /// The direction.
    pub label: Name,
    /// The vertex to which it leads.
    pub target: Name,
}

/// An expression: a rule, an arithmetic expression or a list; the type check finds out which one,
/// and whether it makes sense. Chains of one operator are flat, so the tree is only as deep as
/// brackets are nested.
#[derive(Debug)]
pub struct Expression {
    /// The form of the expression.
    pub kind: ExpressionKind,
    /// The place in the text.
    pub place: Place,
}

/// The forms of an expression.
#[derive(Debug)]
pub enum ExpressionKind {
    /// Operands with operators of one precedence level between them.
    Chain {
        /// The leftmost operand.
        first: Box<Expression>,
        /// The other operands, each with the operator in front of it; not empty.
        rest: Vec<Link>,
    },
    /// Two or more expressions side by side.
    Juxtaposition(Vec<Expression>),
    /// An expression with `*` or `^n` behind it.
    Suffixed {
        /// The expression to which the suffixes belong.
        base: Box<Expression>,
        /// The suffixes, at least one; more are an error of type.
        suffixes: Vec<Suffix>,
    },
    /// A bracket and what is in it.
    Bracket(Bracket, Option<Box<Expression>>),
    /// A number.
    Number(i32),
    /// `-` and a number.
    Negative,
    /// A name of any kind.
    Name(Arc<str>),
    /// `.`
    Dot,
    /// `->player`
    Switch(Name),
    /// `->>`
    KeeperSwitch,
}

/// An operator and its right operand.
#[derive(Debug)]
pub struct Link {
    /// The operator.
    pub operator: Operator,
    /// The place of the operator.
    pub place: Place,
    /// The operand behind it.
    pub operand: Expression,
}

/// The operators between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `,`
    Comma,
    /// `=`
    Assign,
    /// `==` and its kin
    Relation(Relation),
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*` between numbers
    Times,
    /// `/`
    Divide,
}

/// A suffix `*` or `^n` with its place.
#[derive(Debug)]
pub struct Suffix {
    /// The number of copies; `None` for a star.
    pub power: Option<i32>,
    /// The place in the text.
    pub place: Place,
}

/// The kinds of brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bracket {
    /// `( … )`
    Group,
    /// `{ … }`
    On,
    /// `[ … ]`
    Off,
    /// `[$ … ]`
    Assign,
    /// `{$ … }`
    Compare,
    /// `{? … }`
    Pattern,
    /// `{! … }`
    Negated,
}
