//! Cuts: places behind modifiers where the enumeration of candidates stops.

use super::walk::Kind;
use crate::automaton::StateId;

/// The reasons for a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutReason {
    /// Exactly one move goes on.
    MustSucceed,
    /// Exactly one move goes on, but conditions tell which.
    Certain,
    /// One move goes on, under conditions.
    Condition,
    /// The last choice of the move follows.
    Choice,
}

/// The ways in which the rest of a move is looked for behind a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestStrategy {
    /// Finds moves, up to the one whose number is wanted.
    Moves,
    /// Enumerates candidates again, up to cuts within the rest, and goes on behind the one whose
    /// number is wanted.
    Candidates,
}

impl RestStrategy {
    /// Returns the kind of the functions that look for the rest.
    pub fn kind(self) -> Kind {
        match self {
            Self::Moves => Kind::Moves,
            Self::Candidates => Kind::Candidates,
        }
    }
}

/// A place behind a modifier where the enumeration of candidates stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The state without steps that stands for the rest of the move.
    pub stub: StateId,
    /// The state in which the rest begins.
    pub tail: StateId,
    /// The most moves that can go on from one cell.
    pub bound: usize,
    /// The reason for the cut.
    pub reason: CutReason,
    /// Whether it is within what follows another cut.
    pub within: bool,
    /// The way in which the rest is looked for.
    pub rest: RestStrategy,
    /// Whether the rest can read what the modifiers before it change.
    pub reads_changes: bool,
    /// Whether it can read what those change that follow another cut.
    pub reads_within: bool,
}
