//! Lists of moves that are kept through a playout.

use rand_core::Rng;

use crate::position::{MoveList, Position, TooManyMoves};
use crate::rng::below;

/// The move lists of the monotonic classes of one playout.
///
/// The legal moves of such a class only become fewer, so its list is made when
/// the class is first met and only loses members afterwards: a move that is
/// drawn and no longer legal is removed, and another is drawn. Every draw is
/// uniform over the legal moves, since all of them are in the list, each once,
/// and members are drawn uniformly until one is legal (Kowalski et al.,
/// "Efficient Reasoning in Regular Boardgames", IEEE CoG 2020, use such lists).
#[derive(Clone, Debug)]
pub struct MonotonicCache<M> {
    lists: Vec<Kept<M>>,
}

#[derive(Clone, Debug)]
struct Kept<M> {
    /// Whether the class has been met.
    met: bool,
    /// Where the move that was drawn last is in the list.
    last: usize,
    moves: MoveList<M>,
}

impl<M: Clone> MonotonicCache<M> {
    /// Lists for this number of classes, none of them met.
    pub fn new(classes: usize) -> Self {
        let list = || Kept {
            met: false,
            last: 0,
            moves: MoveList::new(),
        };
        Self {
            lists: std::iter::repeat_with(list).take(classes).collect(),
        }
    }

    /// Forgets all lists, for another playout; keeps their memory.
    #[inline]
    pub fn restart(&mut self) {
        for list in &mut self.lists {
            list.met = false;
        }
    }

    /// Draws a legal move uniformly; `None` when there is none. The position
    /// must be in the class, and must have developed from those of earlier draws
    /// since the last restart.
    ///
    /// # Errors
    ///
    /// [`TooManyMoves`] if a list cannot hold all moves.
    #[inline]
    pub fn draw<P: Position<Move = M>, R: Rng>(
        &mut self,
        class: usize,
        position: &P,
        rng: &mut R,
    ) -> Result<Option<M>, TooManyMoves> {
        let Some(list) = self.lists.get_mut(class) else {
            return Ok(position.sample_move(rng));
        };
        if !list.met {
            list.met = true;
            position.moves(&mut list.moves);
            if list.moves.overflowed() {
                return Err(TooManyMoves);
            }
        } else if let Some(last) = list.moves.get(list.last)
            && !position.is_legal(last)
        {
            // Mostly a move cannot be made again. To find that out here is easier to
            // foresee than when it is drawn for the second time.
            list.moves.swap_remove(list.last);
        }
        while !list.moves.is_empty() {
            // A list is never longer than `MOVE_LIMIT`, so its length fits.
            let choice = below(rng, list.moves.len() as u32) as usize;
            let Some(m) = list.moves.get(choice) else {
                break;
            };
            if position.is_legal(m) {
                list.last = choice;
                return Ok(Some(m.clone()));
            }
            list.moves.swap_remove(choice);
        }
        Ok(None)
    }
}
