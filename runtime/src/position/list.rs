//! Reusable lists of moves.

use super::contained::give_up;
use super::limits::{Unlistable, most_moves};

/// A reusable list of moves.
///
/// Reuse one list for many positions: it keeps its memory. It holds at most
/// [`MOVE_LIMIT`](super::MOVE_LIMIT) moves and drops the rest, see [`MoveList::overflowed`]. Where
/// there are more moves of any length, which own memory, than
/// [`LONG_MOVE_LIMIT`](super::LONG_MOVE_LIMIT), the search ends as one for endless moves does, see
/// [`contained`](super::contained).
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{MoveList, Position};
///
/// let mut moves = MoveList::new();
/// Nim::initial().moves(&mut moves);
/// assert_eq!(moves.as_slice(), [1, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct MoveList<M> {
    moves: Vec<M>,
    /// The moves of earlier lists, whose memory new ones take over.
    spare: Vec<M>,
    overflowed: bool,
}

/// The most moves of earlier lists that are kept for reuse.
const MOST_SPARE: usize = 1 << 12;

impl<M: PartialEq> PartialEq for MoveList<M> {
    fn eq(&self, other: &Self) -> bool {
        self.moves == other.moves && self.overflowed == other.overflowed
    }
}

impl<M: Eq> Eq for MoveList<M> {}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            spare: Vec::new(),
            overflowed: false,
        }
    }
}

impl<M> MoveList<M> {
    /// Creates an empty list. Takes no memory before the first move.
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends a move, or drops it if the list is full.
    #[inline]
    pub fn push(&mut self, m: M) {
        // The limit is tested only where the memory has to grow, and that is
        // rare: the capacity never goes beyond the limit.
        if self.moves.len() == self.moves.capacity() && !self.grow() {
            return;
        }
        self.moves.push(m);
    }

    /// Appends the move that `make` makes, if possible by reusing one that is no longer needed, or
    /// drops it if the list is full.
    #[inline]
    pub fn push_with(&mut self, make: impl FnOnce(Option<M>) -> M) {
        let m = make(self.spare.pop());
        self.push(m);
    }

    /// Appends a move under a condition, without a branch on it, or drops it if the list is full.
    #[inline]
    #[allow(unsafe_code)]
    pub fn push_if(&mut self, condition: bool, m: M) {
        if std::mem::needs_drop::<M>() {
            // What is written and does not count would never be dropped.
            if condition {
                self.push(m);
            }
            return;
        }
        let length = self.moves.len();
        match self.moves.spare_capacity_mut().first_mut() {
            Some(slot) => {
                slot.write(m);
                // SAFETY: there is room for one more move, and it has just been
                // written.
                unsafe { self.moves.set_len(length + usize::from(condition)) };
            }
            None if condition => self.push(m),
            None => {}
        }
    }

    /// Makes room for another move; returns `false` if the list is full.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) -> bool {
        let length = self.moves.len();
        if length >= most_moves::<M>() {
            self.overflow();
            return false;
        }
        let target = (2 * length).clamp(64, most_moves::<M>());
        self.moves.reserve_exact(target - length);
        true
    }

    /// Notes that moves are dropped, and ends the search where that may take for ever.
    fn overflow(&mut self) {
        self.overflowed = true;
        if std::mem::needs_drop::<M>() {
            give_up(Unlistable::TooMany);
        }
    }

    /// Makes room for `count` moves; returns `false` if the list is full.
    #[cold]
    #[inline(never)]
    fn grow_by(&mut self, count: usize) -> bool {
        let length = self.moves.len();
        if length + count > most_moves::<M>() {
            self.overflow();
            return false;
        }
        let target = (2 * length)
            .max(length + count)
            .clamp(64, most_moves::<M>());
        self.moves.reserve_exact(target - length);
        true
    }

    /// Returns the moves, for who has made room by [`make_room`](Self::make_room) and knows that
    /// the limit holds.
    #[inline]
    pub(crate) fn raw(&mut self) -> &mut Vec<M> {
        &mut self.moves
    }

    /// Makes sure that `count` more moves fit; returns `false` if the list is full.
    #[inline]
    pub(crate) fn make_room(&mut self, count: usize) -> bool {
        self.moves.len() + count <= self.moves.capacity() || self.grow_by(count)
    }

    /// Returns whether moves have been dropped since the list was last cleared.
    ///
    /// A generator of endless moves should look at this and stop.
    #[inline]
    pub fn overflowed(&self) -> bool {
        self.overflowed
    }

    /// Removes the move `index`, if there is one; the last takes its place.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) {
        if index < self.moves.len() {
            self.moves.swap_remove(index);
        }
    }

    /// Swaps two moves; both must be there.
    #[inline]
    pub fn swap(&mut self, a: usize, b: usize) {
        self.moves.swap(a, b);
    }

    /// Removes all moves and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        if std::mem::needs_drop::<M>() {
            let room = MOST_SPARE.saturating_sub(self.spare.len());
            let kept = self.moves.len().min(room);
            let from = self.moves.len() - kept;
            self.spare.extend(self.moves.drain(from..));
        }
        self.moves.clear();
        self.overflowed = false;
    }

    /// Returns the moves as a slice.
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
