//! The resolved game: board graph, pieces, players, variables and rules with
//! every name checked.

mod board;
mod ids;
pub(crate) mod interval;
mod resolve;
mod rules;

pub use board::{Board, BoardCell, Shape};
pub use ids::{ActionIndex, CellId, LabelId, PieceId, PlayerId, VariableId};

pub(crate) use resolve::resolve;
pub use rules::{Arithmetic, Comparison, Modifier, Operator, Relation, Rule, RuleKind};

use crate::diagnostic::Span;

/// A resolved game, which follows all static rules of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The names of the players in declaration order; player `i` is entry `i - 1`.
    pub players: Vec<String>,
    /// The names of the pieces in alphabetical order.
    pub pieces: Vec<String>,
    /// The variables: scores first, then variables in alphabetical order.
    pub variables: Vec<Variable>,
    /// The board graph with its initial pieces.
    pub board: Board,
    /// The rules section.
    pub rules: Rule,
    /// The modifiers outside patterns; entry `i` has [`ActionIndex`] `i + 1`.
    pub actions: Vec<IndexedAction>,
}

/// A variable or a player's score; starts at 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The variable's name.
    pub name: String,
    /// The largest value.
    pub bound: i32,
}

/// Where the names of a game are declared, in the order of [`Game`]'s fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Declarations {
    /// The players.
    pub players: Vec<Span>,
    /// The pieces.
    pub pieces: Vec<Span>,
    /// The variables that are no scores; their names are behind those of the scores.
    pub variables: Vec<Span>,
}

/// An entry of the action table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexedAction {
    /// The modifier.
    pub modifier: Modifier,
    /// The place where it is written.
    pub span: Span,
}
