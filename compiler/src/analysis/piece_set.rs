//! Sets of pieces as bits.

use std::ops::{BitAnd, BitOr, Not};

use crate::model::PieceId;

/// A set of up to 128 pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceSet(u128);

impl PieceSet {
    /// No piece.
    pub const EMPTY: Self = Self(0);

    /// The most pieces of a game whose sets of pieces can be held.
    pub const MOST_PIECES: usize = 128;

    /// All pieces of a game; those beyond the most that can be held are not told
    /// apart.
    pub fn all(pieces: usize) -> Self {
        Self(if pieces >= Self::MOST_PIECES {
            u128::MAX
        } else {
            (1 << pieces) - 1
        })
    }

    /// Just these.
    pub fn of(pieces: &[PieceId]) -> Self {
        let bits = pieces.iter().map(|piece| 1u128 << (piece.index() % 128));
        Self(bits.fold(0, |set, bit| set | bit))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all are in another set as well.
    pub fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The pieces in ascending order.
    pub fn pieces(self) -> Vec<PieceId> {
        let numbers = (0..Self::MOST_PIECES).filter(|number| self.0 >> number & 1 != 0);
        numbers.map(PieceId::from_index).collect()
    }
}

impl BitAnd for PieceSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for PieceSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for PieceSet {
    type Output = Self;

    /// Everything else, pieces that the game does not have included.
    fn not(self) -> Self {
        Self(!self.0)
    }
}
