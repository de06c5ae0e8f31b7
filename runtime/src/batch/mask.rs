//! Masks of legal moves, written while the moves are found.

use super::games::BatchPosition;
use super::move_numbers::{MoveNumbers, UNKNOWN};
use super::output::fill;
use crate::codegen::{CellSet, MoveSink};
use crate::playout::RunError;
use crate::position::MoveList;

/// A sink that marks the number of every move.
struct Marking<'a, G: BatchPosition> {
    position: &'a G,
    numbers: &'a mut MoveNumbers<G>,
    mask: &'a mut [u8],
    count: usize,
    failure: Option<RunError>,
}

impl<G: BatchPosition> Marking<'_, G> {
    /// Marks the number of a move.
    #[inline]
    fn mark(&mut self, m: &G::Move) {
        let number = if G::MOVES_ARE_ACTIONS {
            self.numbers.known(m)
        } else {
            UNKNOWN
        };
        // No mask is so long that an unknown number has a place.
        match self.mask.get_mut(number as usize) {
            Some(legal) => *legal = 1,
            None => self.mark_unknown(m),
        }
    }

    #[cold]
    #[inline(never)]
    fn mark_unknown(&mut self, m: &G::Move) {
        match self.numbers.look_up(self.position, m) {
            Ok(number) => self.mask[number as usize] = 1,
            Err(error) => self.failure = Some(error),
        }
    }
}

impl<G: BatchPosition> MoveSink<G::Move> for Marking<'_, G> {
    #[inline]
    fn push(&mut self, m: G::Move) {
        self.count += 1;
        self.mark(&m);
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> G::Move) {
        self.count += cells.len();
        cells.for_each(|cell| self.mark(&make(cell)));
    }
}

/// Writes the mask of the legal moves and returns how many there are.
#[inline]
pub(super) fn write_mask<G: BatchPosition>(
    position: &G,
    numbers: &mut MoveNumbers<G>,
    scratch: &mut MoveList<G::Move>,
    mask: &mut [u8],
) -> Result<usize, RunError> {
    fill(mask, 0);
    let mut sink = Marking {
        position,
        numbers,
        mask,
        count: 0,
        failure: None,
    };
    position.find_moves(scratch, &mut sink)?;
    match sink.failure {
        Some(error) => Err(error),
        None => Ok(sink.count),
    }
}
