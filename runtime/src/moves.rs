//! Lists of moves, and moves as sequences of actions.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::cells::CellSet;
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

impl From<(Cell, u32)> for MoveAction {
    /// An action from its cell and its index.
    fn from((cell, index): (Cell, u32)) -> Self {
        Self { cell, index }
    }
}

impl From<MoveAction> for (Cell, u32) {
    /// The cell and the index of an action.
    fn from(action: MoveAction) -> Self {
        (action.cell, action.index)
    }
}

/// The number of moves from which on a [`MoveList`] takes no more.
///
/// Far beyond any playable game; it keeps a description with endless moves
/// from using up the memory.
pub const MOVE_LIMIT: usize = 1 << 24;

/// A reusable list of moves.
///
/// Reuse one list for many positions: it keeps its memory. It holds at most
/// [`MOVE_LIMIT`] moves and drops the rest, see [`MoveList::overflowed`].
#[derive(Clone, Debug)]
pub struct MoveList<M> {
    moves: Vec<M>,
    /// Moves of earlier lists, whose memory new ones take over.
    spare: Vec<M>,
    overflowed: bool,
}

/// How many moves of a set of cells are written between two looks at their number.
const GROUP: usize = 4;

/// More moves than this are not spared.
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
    /// An empty list. Takes no memory before the first move.
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

    /// As [`push`](Self::push) of the move that `make` makes, if it can of one that
    /// is needed no more.
    #[inline]
    pub fn push_with(&mut self, make: impl FnOnce(Option<M>) -> M) {
        let m = make(self.spare.pop());
        self.push(m);
    }

    /// As [`push`](Self::push) under a condition, without a branch on it.
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

    /// Makes room for another move; `false` if the list is full.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) -> bool {
        let length = self.moves.len();
        if length >= MOVE_LIMIT {
            self.overflowed = true;
            return false;
        }
        let target = (2 * length).clamp(64, MOVE_LIMIT);
        self.moves.reserve_exact(target - length);
        true
    }

    /// Appends the moves that `make` makes of the cells of a set.
    ///
    /// Moves are written in groups of [`GROUP`], of which the last may reach beyond
    /// the end: how many there are is hard to foresee, how many groups less so.
    #[inline]
    #[allow(unsafe_code)]
    pub fn extend_from_cells<const W: usize>(
        &mut self,
        cells: CellSet<W>,
        make: impl Fn(usize) -> M,
    ) {
        if std::mem::needs_drop::<M>() {
            return self.extend_from_few_cells(cells, make);
        }
        let (length, count) = (self.moves.len(), cells.len());
        if length + count + GROUP > self.moves.capacity() && !self.grow_by(count + GROUP) {
            return;
        }
        let mut slots = self.moves.spare_capacity_mut();
        for (at, word) in cells.words().into_iter().enumerate() {
            let count = word.count_ones() as usize;
            let groups = slots.as_chunks_mut::<GROUP>().0.iter_mut();
            let last = word & 1_u64.wrapping_shl(63_u32.wrapping_sub(word.leading_zeros()));
            let mut left = word;
            for group in groups.take(count.div_ceil(GROUP)) {
                for slot in group {
                    // Behind the last cell, the last one again.
                    slot.write(make(at * 64 + (left | last).trailing_zeros() as usize));
                    left &= left.wrapping_sub(1);
                }
            }
            slots = slots.get_mut(count..).unwrap_or_default();
        }
        // SAFETY: there is room for `count` more moves, and as many slots behind
        // `length`, one for each cell of the set, have just been written.
        unsafe { self.moves.set_len(length + count) };
    }

    /// As [`extend_from_cells`](Self::extend_from_cells), where few cells are expected.
    #[inline]
    #[allow(unsafe_code)]
    pub fn extend_from_few_cells<const W: usize>(
        &mut self,
        cells: CellSet<W>,
        make: impl Fn(usize) -> M,
    ) {
        let (length, count) = (self.moves.len(), cells.len());
        if length + count > self.moves.capacity() && !self.grow_by(count) {
            return;
        }
        let mut slots = self.moves.spare_capacity_mut().iter_mut();
        cells.for_each(|cell| {
            if let Some(slot) = slots.next() {
                slot.write(make(cell));
            }
        });
        // SAFETY: there is room for `count` more moves, and as many slots behind
        // `length`, one for each cell of the set, have just been written.
        unsafe { self.moves.set_len(length + count) };
    }

    /// Makes room for `count` moves; `false` if the list is full.
    #[cold]
    #[inline(never)]
    fn grow_by(&mut self, count: usize) -> bool {
        let length = self.moves.len();
        if length + count > MOVE_LIMIT {
            self.overflowed = true;
            return false;
        }
        let target = (2 * length).max(length + count).clamp(64, MOVE_LIMIT);
        self.moves.reserve_exact(target - length);
        true
    }

    /// Whether moves have been dropped since the list was last cleared.
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

    /// Exchanges two moves; both must be there.
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
