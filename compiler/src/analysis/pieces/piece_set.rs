//! Sets of pieces as bits.

use std::ops::{BitAnd, BitOr, Not};

use crate::model::PieceId;

/// A set of up to 128 pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceSet(u128);

impl PieceSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The most pieces of a game whose sets of pieces can be held.
    pub const MOST_PIECES: usize = 128;

    /// Returns the set of all pieces of a game; those beyond the most that can be held are not told
    /// apart.
    pub fn all(pieces: usize) -> Self {
        Self(if pieces >= Self::MOST_PIECES {
            u128::MAX
        } else {
            (1 << pieces) - 1
        })
    }

    /// Returns the set of these pieces.
    pub fn of(pieces: &[PieceId]) -> Self {
        let bits = pieces.iter().map(|piece| 1u128 << (piece.index() % 128));
        Self(bits.fold(0, |set, bit| set | bit))
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether all pieces of the set are in another one as well.
    pub fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the number of pieces in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the pieces in ascending order.
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

    /// Returns the complement, pieces that the game does not have included.
    fn not(self) -> Self {
        Self(!self.0)
    }
}

#[cfg(test)]
mod tests {

    use crate::analysis::PieceSet;
    use crate::model::PieceId;

    fn set(pieces: &[u32]) -> PieceSet {
        let pieces: Vec<PieceId> = pieces.iter().map(|&piece| PieceId(piece)).collect();
        PieceSet::of(&pieces)
    }

    #[test]
    fn a_set_holds_just_the_pieces_it_is_made_of() {
        for pieces in [&[][..], &[0], &[3, 5], &[0, 63, 64, 127]] {
            let held: Vec<u32> = set(pieces).pieces().iter().map(|piece| piece.0).collect();
            assert_eq!(held, pieces);
            assert_eq!(set(pieces).len(), pieces.len());
            assert_eq!(set(pieces).is_empty(), pieces.is_empty());
        }
        assert_eq!(set(&[]), PieceSet::EMPTY);
    }

    #[test]
    fn all_pieces_of_a_game_are_no_more_than_it_has() {
        for pieces in [0, 1, 2, 63, 64, 65, 127, 128] {
            assert_eq!(PieceSet::all(pieces).len(), pieces);
            assert_eq!(PieceSet::all(pieces).pieces().len(), pieces);
        }
        assert_eq!(PieceSet::all(129), PieceSet::all(128));
    }

    #[test]
    fn sets_are_within_those_that_have_all_their_pieces() {
        assert!(set(&[1]).is_within(set(&[1, 100])));
        assert!(set(&[1]).is_within(set(&[1])));
        assert!(set(&[]).is_within(set(&[])));
        assert!(!set(&[1, 100]).is_within(set(&[1])));
        assert!(!set(&[1, 100]).is_within(set(&[100, 101])));
    }

    #[test]
    fn sets_are_joined_cut_and_complemented() {
        assert_eq!(set(&[1, 2]) & set(&[2, 3]), set(&[2]));
        assert_eq!(set(&[1, 2]) | set(&[2, 3]), set(&[1, 2, 3]));
        assert_eq!(PieceSet::all(4) & !set(&[1, 2]), set(&[0, 3]));
    }
}
