//! Rules with every name resolved: a regular expression over actions.

use super::ids::{ActionIndex, LabelId, PieceId, PlayerId, VariableId};
use crate::diagnostic::Span;

/// A resolved rule expression. Powers are written out, off lists are sums and
/// assignment lists are concatenations, so that modifiers can be numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What it is.
    pub kind: RuleKind,
    /// Where it stands in the text; in the macro's body, when it came out of one.
    pub span: Span,
}

/// The forms of a rule expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// Alternatives in textual order; none at all can never be passed.
    Sum(Vec<Rule>),
    /// One after the other.
    Concat(Vec<Rule>),
    /// Zero or more repetitions.
    Star(Box<Rule>),
    /// Follow the edge with this label.
    Shift(LabelId),
    /// The piece on the current cell is one of these (sorted, no duplicates).
    On(Vec<PieceId>),
    /// A comparison of two numbers holds.
    Compare(Comparison),
    /// Some (or, negated, no) word of the body is applicable from here.
    Pattern {
        /// `{! … }` rather than `{? … }`.
        negated: bool,
        /// The words to try.
        body: Box<Rule>,
    },
    /// The empty action that marks a split point.
    Dot,
    /// A modifier: off, assignment or switch.
    Modify {
        /// What it changes.
        modifier: Modifier,
        /// Its number; `None` inside patterns.
        index: Option<ActionIndex>,
    },
}

/// An action that changes the state.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Modifier {
    /// Put the piece on the current cell.
    Off(PieceId),
    /// Set a variable, if the value lies within 0 and its bound.
    Assign(VariableId, Arithmetic),
    /// Hand over to a player (or the keeper) and end the move.
    Switch(PlayerId),
}

/// `left relation right` over signed integers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Comparison {
    /// Left side.
    pub left: Arithmetic,
    /// The relation between them.
    pub relation: Relation,
    /// Right side.
    pub right: Arithmetic,
}

/// The six relations.
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

/// The four operations.
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
