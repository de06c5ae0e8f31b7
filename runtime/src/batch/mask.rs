//! Masks of legal moves, written while the moves are found.

use super::games::BatchPosition;
use super::move_numbers::MoveNumbers;
use super::output::fill;
use crate::codegen::{CellSet, MoveSink};
use crate::playout::RunError;
use crate::position::MoveList;

/// A sink that sees every legal move with its number.
struct Numbered<'a, G: BatchPosition, F> {
    position: &'a G,
    numbers: &'a mut MoveNumbers<G>,
    /// Takes a number and returns whether there is such a one.
    take: F,
    count: usize,
    failure: Option<RunError>,
}

impl<G: BatchPosition, F: FnMut(u32, &G::Move) -> bool> Numbered<'_, G, F> {
    /// Takes a move, apart from counting it.
    #[inline]
    fn number(&mut self, m: &G::Move) {
        if !G::MOVES_ARE_ACTIONS || !(self.take)(self.numbers.known(m), m) {
            self.push_unknown(m);
        }
    }

    /// Takes a move that is not in the table.
    #[cold]
    #[inline(never)]
    fn push_unknown(&mut self, m: &G::Move) {
        let actions = self.position.actions(m);
        let number = if G::MOVES_ARE_ACTIONS {
            self.numbers.learn(m, &actions)
        } else {
            self.numbers.of_actions(&actions)
        };
        match number {
            Ok(number) => _ = (self.take)(number, m),
            Err(error) => self.failure = Some(error),
        }
    }
}

impl<G: BatchPosition, F: FnMut(u32, &G::Move) -> bool> MoveSink<G::Move> for Numbered<'_, G, F> {
    #[inline]
    fn push(&mut self, m: G::Move) {
        self.count += 1;
        self.number(&m);
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> G::Move) {
        self.count += cells.len();
        cells.for_each(|cell| self.number(&make(cell)));
    }
}

/// Calls `take` with the number of each legal move, and with numbers that are none, where it
/// returns `false`. Returns how many moves there are.
#[inline]
pub(super) fn for_each_number<G: BatchPosition>(
    position: &G,
    numbers: &mut MoveNumbers<G>,
    scratch: &mut MoveList<G::Move>,
    take: impl FnMut(u32, &G::Move) -> bool,
) -> Result<usize, RunError> {
    let mut sink = Numbered {
        position,
        numbers,
        take,
        count: 0,
        failure: None,
    };
    position.list(scratch, &mut sink)?;
    match sink.failure {
        Some(error) => Err(error),
        None => Ok(sink.count),
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
    for_each_number(position, numbers, scratch, |number, _| {
        match mask.get_mut(number as usize) {
            Some(legal) => {
                *legal = 1;
                true
            }
            None => false,
        }
    })
}
