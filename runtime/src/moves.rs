//! Lists of moves, and moves as sequences of actions.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::game::Cell;

/// One modifier of a move: where it acts and which one it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MoveAction {
    /// The current cell at the time of the modifier.
    pub cell: Cell,
    /// The action index of the language definition, from 1.
    pub index: u32,
}

/// A move as the language defines it: its modifiers in order, the last one a
/// switch.
pub type ActionList = SmallVec<[MoveAction; 8]>;

/// A reusable list of moves.
///
/// Reuse one list for many positions: it keeps its memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList<M> {
    moves: Vec<M>,
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self { moves: Vec::new() }
    }
}

impl<M> MoveList<M> {
    /// An empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends a move.
    #[inline]
    pub fn push(&mut self, m: M) {
        self.moves.push(m);
    }

    /// Removes all moves and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.moves.clear();
    }

    /// The moves as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[M] {
        &self.moves
    }
}

impl<M> std::ops::Deref for MoveList<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.moves
    }
}
