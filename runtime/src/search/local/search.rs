//! The search as others see it, but for inquiries.

use super::ground::Ground;
use super::look::Look;
use crate::codegen::Influence;
use crate::playout::Playable;

/// A search for forced wins in the neighbourhood of moves.
///
/// What it finds out about positions it keeps, whatever is asked next.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::search::LocalSearch;
///
/// // Nothing is known of what bears on what in this game.
/// assert!(LocalSearch::<Nim>::new(1 << 20).is_none());
/// ```
pub struct LocalSearch<P: Playable> {
    pub(super) look: Look<P>,
}

impl<P: Playable> LocalSearch<P> {
    /// Creates a search whose table takes up about this number of bytes; `None` if the game is not
    /// suited to it.
    pub fn new(bytes: usize) -> Option<Self> {
        P::influence().and_then(|influence| Self::by(influence, bytes))
    }

    pub(super) fn by(influence: &Influence, bytes: usize) -> Option<Self> {
        let ground = Ground::new(influence, P::game())?;
        Some(Self {
            look: Look::new(ground, bytes),
        })
    }

    /// Forgets everything.
    pub fn restart(&mut self) {
        self.look.clear();
    }

    /// Returns the number of positions that have been looked at.
    pub fn positions(&self) -> u64 {
        self.look.positions
    }
}
