//! The nearest piece: how far the foremost of a player's pieces is from where it should go.

use serde::{Deserialize, Serialize};

use super::words::Planes;
use crate::game::Piece;
use crate::playout::Playable;

/// Pieces, and a rank for every cell: the lower, the nearer.
///
/// ```
/// use rbg_runtime::Piece;
/// use rbg_runtime::evaluate::Nearest;
///
/// // The middle of three cells is where the piece should go.
/// let nearest = Nearest::new(vec![Piece::new(1)], vec![1, 0, 1]);
/// assert_eq!(nearest.ranks(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Nearest {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The rank of each cell.
    pub rank: Vec<u16>,
}

impl Nearest {
    /// Creates it from pieces and the rank of each cell.
    pub fn new(pieces: Vec<Piece>, rank: Vec<u16>) -> Self {
        Self { pieces, rank }
    }

    /// Returns the number of ranks.
    pub fn ranks(&self) -> usize {
        let highest = self.rank.iter().max();
        highest.map_or(0, |&rank| usize::from(rank) + 1)
    }
}

/// The cells of each rank.
#[derive(Clone, Debug)]
pub(super) struct NearestFinder {
    pieces: Vec<Piece>,
    ranks: Vec<Vec<u64>>,
}

impl NearestFinder {
    pub(super) fn new(nearest: &Nearest) -> Self {
        let words = nearest.rank.len().div_ceil(64);
        let mut ranks = vec![vec![0; words]; nearest.ranks()];
        for (cell, &rank) in nearest.rank.iter().enumerate() {
            ranks[usize::from(rank)][cell / 64] |= 1 << (cell % 64);
        }
        Self {
            pieces: nearest.pieces.clone(),
            ranks,
        }
    }

    /// Returns the pieces.
    pub(super) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the lowest rank of a cell with one of the pieces.
    #[inline]
    pub(super) fn find<P: Playable>(&self, planes: &Planes<'_, P>) -> Option<usize> {
        self.ranks.iter().position(|cells| {
            let mut pieces = self.pieces.iter();
            pieces.any(|&piece| {
                let mut words = planes.plane(piece).iter().zip(cells);
                words.any(|(plane, cells)| plane & cells != 0)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    #[test]
    fn the_lowest_rank_with_a_piece_is_found() {
        let nearest = Nearest::new(vec![Piece::new(1), Piece::new(2)], vec![2, 0, 1]);
        let finder = NearestFinder::new(&nearest);
        let cases = [
            ([0, 0, 0], None),
            ([1, 0, 0], Some(2)),
            ([1, 0, 2], Some(1)),
            ([2, 1, 1], Some(0)),
        ];
        for (board, rank) in cases {
            let position = Toy::<2>::end(1, [0, 0]).with_board(board);
            assert_eq!(finder.find(&Planes::of(&position)), rank, "{board:?}");
        }
    }
}
