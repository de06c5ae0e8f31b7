//! Drawing moves from the list of all, and counting how often each one is drawn.

use rand_core::Rng;

use super::hints::Hints;
use crate::position::{MoveList, Position, SampleHistogram};
use crate::rng::{below, stream};

/// Draws a legal move uniformly by listing all of them in `scratch`, whose
/// content is replaced; `None` when there is none.
#[inline]
pub fn sample_by_listing<P: Position, R: Rng>(
    position: &P,
    rng: &mut R,
    scratch: &mut MoveList<P::Move>,
) -> Option<P::Move> {
    position.moves(scratch);
    // A list is never longer than `MOVE_LIMIT`, so its length fits.
    let choice = below(rng, scratch.len() as u32);
    scratch.get(choice as usize).cloned()
}

impl SampleHistogram {
    /// Draws `count` moves of a position with the random numbers of a seed.
    pub fn of<P: Hints>(position: &P, seed: u64, count: u64) -> Self {
        let (mut list, mut scratch) = (MoveList::new(), MoveList::new());
        position.moves(&mut list);
        let mut moves = list.to_vec();
        moves.sort_unstable();
        let mut rng = stream(seed, 0);
        Self::collect(&moves, count, || {
            position.sample_move_with(&mut rng, &mut scratch)
        })
    }
}

#[cfg(test)]
mod tests;
