//! The policy of a convolutional network: what it thinks of each move.

use super::lanes::Lanes;
use super::rows::Rows;
use crate::game::{MoveAction, NumberIndex, PolicyPlace};

/// The policy of a network.
#[derive(Clone, Debug)]
pub(super) struct Policy {
    /// The sums for a cell, one for each channel.
    pub(super) cells: Rows,
    /// The sums beside the board.
    pub(super) anywhere: Rows,
    index: NumberIndex,
    places: Vec<PolicyPlace>,
}

/// What comes out of the last block: the channels of all cells, and those of the whole board.
#[derive(Clone, Copy)]
pub(super) struct Seen<'s> {
    pub(super) rows: &'s [Lanes],
    /// The number of `Lanes` of a row.
    pub(super) groups: usize,
    pub(super) board: &'s [Lanes],
}

impl Policy {
    pub(super) fn new(
        cells: Rows,
        anywhere: Rows,
        (index, places): (NumberIndex, Vec<PolicyPlace>),
    ) -> Self {
        Self {
            cells,
            anywhere,
            index,
            places,
        }
    }

    /// Returns how good a move looks; `None` if the numbering does not know it.
    #[inline]
    pub(super) fn of_move(&self, actions: &[MoveAction], seen: Seen<'_>) -> Option<f32> {
        let of_number = |number: u32| self.at(self.places[number as usize], seen);
        self.index.sum(actions, of_number)
    }

    /// Returns the sum at a place.
    #[inline]
    pub(super) fn at(&self, place: PolicyPlace, seen: Seen<'_>) -> f32 {
        match place {
            PolicyPlace::Cell { cell, channel } => {
                let row = &seen.rows[cell.index() * seen.groups..][..seen.groups];
                self.cells.sum(channel as usize, row)
            }
            PolicyPlace::Anywhere(output) => self.anywhere.sum(output as usize, seen.board),
        }
    }
}
