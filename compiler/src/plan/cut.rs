//! Cuts: places behind modifiers where the enumeration of candidates stops.

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
    /// Whether the rest can read what the modifiers before it change.
    pub reads_changes: bool,
}
