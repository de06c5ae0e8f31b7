//! Rules with every name resolved: a regular expression over actions.

use super::ids::{ActionIndex, LabelId, PieceId, PlayerId, VariableId};
use crate::diagnostic::Span;

/// A resolved rule expression. Powers are written out, off lists are sums and
/// assignment lists are concatenations, so that modifiers can be numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The form of the expression.
    pub kind: RuleKind,
    /// The place in the text; in the macro's body, when it came out of one.
    pub span: Span,
}

/// The forms of a rule expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// A sum: alternatives in textual order; an empty one can never be passed.
    Sum(Vec<Rule>),
    /// A concatenation: one after the other.
    Concat(Vec<Rule>),
    /// A star: zero or more repetitions.
    Star(Box<Rule>),
    /// A shift along the edge with this label.
    Shift(LabelId),
    /// A test that the piece on the current cell is one of these (sorted, no duplicates).
    On(Vec<PieceId>),
    /// A test that a comparison of two numbers holds.
    Compare(Comparison),
    /// A test that some (or, negated, no) word of the body is applicable from here.
    Pattern {
        /// Whether the test is negated: `{! … }` rather than `{? … }`.
        negated: bool,
        /// The words to try.
        body: Box<Rule>,
    },
    /// The empty action that marks a split point.
    Dot,
    /// A modifier: off, assignment or switch.
    Modify {
        /// The modifier.
        modifier: Modifier,
        /// The modifier's number; `None` inside patterns.
        index: Option<ActionIndex>,
    },
}

/// An action that changes the state.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Modifier {
    /// Puts the piece on the current cell.
    Off(PieceId),
    /// Sets a variable, if the value lies within 0 and its bound.
    Assign(VariableId, Arithmetic),
    /// Hands over to a player (or the keeper) and ends the move.
    Switch(PlayerId),
}

/// A comparison `left relation right` over signed integers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Comparison {
    /// The left side.
    pub left: Arithmetic,
    /// The relation between them.
    pub relation: Relation,
    /// The right side.
    pub right: Arithmetic,
}

/// The six relations between numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Relation {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

/// A number computed from the state. 32-bit signed and wrapping; division
/// truncates toward zero, and dividing by zero makes the action inapplicable.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Arithmetic {
    /// A literal.
    Constant(i32),
    /// The value of a variable or score.
    Variable(VariableId),
    /// The number of cells that hold a piece.
    Count(PieceId),
    /// An operation on two numbers.
    Operation(Operator, Box<Arithmetic>, Box<Arithmetic>),
}

/// The four arithmetic operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
}
