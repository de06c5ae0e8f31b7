//! The types of expressions, with their values.

use crate::diagnostic::Span;
use crate::model::{Arithmetic, Comparison, Modifier, PieceId, Rule, RuleKind, VariableId};

/// The type of an expression, with its value.
#[derive(Debug)]
pub(super) enum Value {
    /// A move: something that can be done.
    Move(Rule),
    /// A piece by its bare name.
    Piece(PieceId),
    /// A variable or player by its bare name.
    Variable(VariableId),
    /// A number, and how deeply operations are nested in its arithmetic.
    Number(Arithmetic, usize),
    /// A literal below zero, which is not allowed anywhere.
    Negative,
    /// A list of two or more pieces, separated by commas.
    Pieces(Vec<(PieceId, Span)>),
    /// A list of one or more assignments.
    Assignments(Vec<(VariableId, Arithmetic, Span)>),
    /// A comparison without its braces.
    Comparison(Comparison),
}

impl Value {
    /// Returns what the value is called in a message.
    pub(super) fn noun(&self) -> &'static str {
        match self {
            Self::Move(_) => "a move",
            Self::Piece(_) => "a piece",
            Self::Variable(_) => "a variable",
            Self::Number(..) => "a number",
            Self::Negative => "a negative number",
            Self::Pieces(_) => "a list of pieces",
            Self::Assignments(list) if list.len() == 1 => "an assignment",
            Self::Assignments(_) => "a list of assignments",
            Self::Comparison(_) => "a comparison",
        }
    }

    /// Returns the value as arithmetic with its depth, if it is a number.
    ///
    /// # Errors
    ///
    /// The value itself, if it is none.
    pub(super) fn into_number(self) -> Result<(Arithmetic, usize), Self> {
        match self {
            Self::Piece(piece) => Ok((Arithmetic::Count(piece), 0)),
            Self::Variable(variable) => Ok((Arithmetic::Variable(variable), 0)),
            Self::Number(number, depth) => Ok((number, depth)),
            other => Err(other),
        }
    }
}

/// Returns a modifier that is not numbered yet.
pub(super) fn modify(modifier: Modifier) -> RuleKind {
    RuleKind::Modify {
        modifier,
        index: None,
    }
}
