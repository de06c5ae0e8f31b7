//! The moves that led to a position.

use std::sync::Arc;

use rbg_runtime::ActionList;

/// The moves that led to a position. Copies share them.
#[derive(Clone, Default)]
pub(crate) struct History {
    last: Option<Arc<Played>>,
    length: usize,
}

/// A move and those before it.
struct Played {
    actions: ActionList,
    before: Option<Arc<Played>>,
}

impl History {
    /// Returns the number of moves.
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// Returns the last move.
    pub(crate) fn last(&self) -> Option<&ActionList> {
        self.last.as_deref().map(|played| &played.actions)
    }

    /// Adds a move.
    pub(crate) fn push(&mut self, actions: ActionList) {
        let before = self.last.take();
        self.last = Some(Arc::new(Played { actions, before }));
        self.length += 1;
    }

    /// Returns the moves in the order in which they were made.
    pub(crate) fn moves(&self) -> Vec<ActionList> {
        let mut moves = Vec::with_capacity(self.length);
        let mut next = self.last.as_deref();
        while let Some(played) = next {
            moves.push(played.actions.clone());
            next = played.before.as_deref();
        }
        moves.reverse();
        moves
    }

    /// Returns the moves without the last one; `None` if there is none.
    pub(crate) fn without_last(&self) -> Option<Self> {
        let last = self.last.as_deref()?;
        Some(Self {
            last: last.before.clone(),
            length: self.length - 1,
        })
    }
}

impl Drop for Played {
    /// Frees a long history move by move: freeing each inside the one behind it would take a stack
    /// as long as the game.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut played) = next.and_then(Arc::into_inner) {
            next = played.before.take();
        }
    }
}
