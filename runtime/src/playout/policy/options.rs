//! The options of a policy: moves to choose from.

use crate::playout::Playable;
use crate::playout::RunError;
use crate::position::MoveList;

/// The moves of a position that have not been rejected yet: all legal ones, or the
/// pseudo-legal ones, which are tested when they are drawn.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::Options;
/// use rbg_runtime::{MoveList, Position};
///
/// let (position, mut list) = (Nim::initial(), MoveList::new());
/// let mut options = Options::listed(&position, &mut list)?;
/// options.reject(0);
/// assert_eq!(options.accepted(0), Some(2));
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Debug)]
pub struct Options<'a, P: Playable> {
    position: &'a P,
    list: &'a mut MoveList<P::Move>,
    legal: bool,
}

impl<'a, P: Playable> Options<'a, P> {
    /// Creates the options of all legal moves, listed in `list`.
    ///
    /// # Errors
    ///
    /// [`RunError::TooManyMoves`] if it cannot hold them.
    pub fn listed(position: &'a P, list: &'a mut MoveList<P::Move>) -> Result<Self, RunError> {
        position.moves(list);
        Self::of(position, list, true)
    }

    /// Creates the options of the pseudo-legal moves that the reasoner gives.
    ///
    /// # Errors
    ///
    /// [`RunError::TooManyMoves`] if `list` cannot hold it.
    pub fn pseudo_legal(
        position: &'a P,
        list: &'a mut MoveList<P::Move>,
    ) -> Result<Self, RunError> {
        list.clear();
        position.pseudo_legal(list);
        Self::of(position, list, !P::HAS_PSEUDO_LEGAL)
    }

    fn of(position: &'a P, list: &'a mut MoveList<P::Move>, legal: bool) -> Result<Self, RunError> {
        if list.overflowed() {
            return Err(RunError::TooManyMoves);
        }
        Ok(Self {
            position,
            list,
            legal,
        })
    }

    /// Returns the position in which they are moves.
    pub fn position(&self) -> &'a P {
        self.position
    }

    /// Returns the moves.
    pub fn moves(&self) -> &[P::Move] {
        self.list
    }

    /// Returns whether all of them are known to be legal.
    pub fn are_legal(&self) -> bool {
        self.legal
    }

    /// Returns whether the move `index` is legal.
    #[inline]
    pub fn is_legal(&self, index: usize) -> bool {
        let m = self.list.get(index);
        m.is_some_and(|m| self.legal || self.position.is_legal(m))
    }

    /// Returns the move `index` if it is legal.
    #[inline]
    pub fn accepted(&self, index: usize) -> Option<P::Move> {
        let m = self.list.get(index)?;
        (self.legal || self.position.is_legal(m)).then(|| m.clone())
    }

    /// Takes out the move `index`; the last one takes its place.
    #[inline]
    pub fn reject(&mut self, index: usize) {
        self.list.swap_remove(index);
    }

    /// Takes out all moves for which `wanted` does not hold.
    pub fn keep(&mut self, wanted: impl Fn(&P::Move) -> bool) {
        for index in (0..self.list.len()).rev() {
            if !self.list.get(index).is_some_and(&wanted) {
                self.reject(index);
            }
        }
    }

    /// Takes out all moves that are not legal.
    pub fn test_all(&mut self) {
        if self.legal {
            return;
        }
        for index in (0..self.list.len()).rev() {
            if !self.is_legal(index) {
                self.reject(index);
            }
        }
        self.legal = true;
    }
}
