//! Limits that keep descriptions without bounds from hanging their users.

/// The number of keeper moves in a row after which the keeper counts as stuck, so that a
/// description in which it can go on for ever does not hang its users.
pub const KEEPER_PATIENCE: usize = 1 << 20;

/// The number of modifiers beyond which moves are not looked for: a description in which such moves
/// exist has moves without bound.
pub const LONGEST_MOVE: usize = 4096;

/// The number of moves from which on a [`MoveList`](super::MoveList) takes no more.
///
/// Far beyond any playable game; it keeps a description with endless moves
/// from using up the memory.
pub const MOVE_LIMIT: usize = 1 << 24;

/// The number of moves of any length beyond which a search for them ends.
///
/// There can be as many as there are orders of all cells, and each owns memory.
pub const LONG_MOVE_LIMIT: usize = 1 << 20;

/// Returns how many moves of a type a position has, at most, if they can be found.
pub(crate) const fn most_moves<M>() -> usize {
    if std::mem::needs_drop::<M>() {
        LONG_MOVE_LIMIT
    } else {
        MOVE_LIMIT
    }
}

/// The error of a position that has [`MOVE_LIMIT`] legal moves or more, or more than
/// [`LONG_MOVE_LIMIT`] of any length; perhaps infinitely many.
///
/// ```
/// use rbg_runtime::RunError;
/// use rbg_runtime::position::TooManyMoves;
///
/// assert_eq!(RunError::from(TooManyMoves), RunError::TooManyMoves);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a position has more legal moves than a list holds")]
pub struct TooManyMoves;

/// Why the legal moves of a position cannot be listed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unlistable {
    /// There are [`MOVE_LIMIT`] or more, or more than [`LONG_MOVE_LIMIT`] of any length.
    #[error("{TooManyMoves}")]
    TooMany,
    /// They have no end, or are too many to be found; the text says how that shows.
    #[error("the moves of a position have no end, or are far too many: {0}")]
    Endless(String),
}
