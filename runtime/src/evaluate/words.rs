//! Sets of cells of any board in words of a number known at compile time.

use smallvec::SmallVec;

use crate::game::Piece;
use crate::playout::Playable;

/// The largest number of words of a board whose lines are looked at.
pub(super) const MOST_WORDS: usize = 8;

/// A set of cells in `W` words, the first cell in the lowest bit.
pub(super) type Words<const W: usize> = [u64; W];

/// Returns the number of words that a board takes.
pub(super) fn words_of(cells: usize) -> usize {
    cells.div_ceil(64)
}

/// A set of cells behind which are words enough that it can be shifted without a look at its end.
pub(super) struct Shiftable<const W: usize>([u64; 2 * MOST_WORDS + 1]);

impl<const W: usize> Shiftable<W> {
    #[inline]
    pub(super) fn new(set: &Words<W>) -> Self {
        let mut words = [0; 2 * MOST_WORDS + 1];
        words[..W].copy_from_slice(set);
        Self(words)
    }

    /// Returns the set with every cell moved to the one whose number is smaller by `by`.
    #[inline]
    pub(super) fn down(&self, by: usize) -> Words<W> {
        let (words, bits) = ((by / 64).min(MOST_WORDS), by % 64);
        let moved = &self.0[words..=words + W];
        std::array::from_fn(|at| moved[at] >> bits | moved[at + 1] << 1 << (63 - bits))
    }
}

/// The planes of a position: the cells of each piece, its own or gathered.
///
/// Made for every estimate, it lives on the stack, and no less of it for being boxed.
#[allow(clippy::large_enum_variant)]
pub(super) enum Planes<'p, P> {
    /// The position keeps them.
    Kept(&'p P),
    /// They were gathered, some words for each piece.
    Gathered(SmallVec<[u64; 64]>, usize),
}

impl<'p, P: Playable> Planes<'p, P> {
    /// Returns the planes of a position.
    #[inline]
    pub(super) fn of(position: &'p P) -> Self {
        if position.cells_of(Piece::new(0)).is_some() {
            Self::Kept(position)
        } else {
            Self::gather(position)
        }
    }

    fn gather(position: &P) -> Self {
        let game = P::game();
        let words = words_of(game.cells.len());
        let mut planes = SmallVec::from_elem(0, words * game.pieces.len());
        for cell in game.all_cells() {
            let start = position.piece_at(cell).index() * words;
            planes[start + cell.index() / 64] |= 1 << (cell.index() % 64);
        }
        Self::Gathered(planes, words)
    }

    /// Returns the cells of a piece.
    #[inline]
    pub(super) fn plane(&self, piece: Piece) -> &[u64] {
        match self {
            Self::Kept(position) => position.cells_of(piece).unwrap_or(&[]),
            Self::Gathered(planes, words) => {
                let start = piece.index() * words;
                planes.get(start..start + words).unwrap_or(&[])
            }
        }
    }

    /// Returns the cells of any of some pieces.
    #[inline]
    pub(super) fn union<const W: usize>(&self, pieces: &[Piece]) -> Words<W> {
        let mut union = [0; W];
        for &piece in pieces {
            for (all, word) in union.iter_mut().zip(self.plane(piece)) {
                *all |= word;
            }
        }
        union
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    #[test]
    fn sets_are_shifted_across_words() {
        let set = [1 << 63 | 0b10, 0b101, 1];
        let shiftable = Shiftable::<3>::new(&set);
        assert_eq!(shiftable.down(0), set);
        assert_eq!(
            shiftable.down(1),
            [1 | 1 << 62 | 1 << 63, 0b10 | 1 << 63, 0]
        );
        assert_eq!(shiftable.down(64), [0b101, 1, 0]);
        assert_eq!(shiftable.down(128), [1, 0, 0]);
        for by in [192, 300, 511, 512, 10_000] {
            assert_eq!(shiftable.down(by), [0; 3], "{by}");
        }
        let full = Shiftable::<MOST_WORDS>::new(&[u64::MAX; MOST_WORDS]);
        assert_eq!(full.down(511), [1, 0, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn planes_are_gathered_where_a_position_keeps_none() {
        let position = Toy::<2>::end(1, [0, 0]).with_board([1, 0, 1]);
        let planes = Planes::of(&position);
        assert!(matches!(planes, Planes::Gathered(..)));
        assert_eq!(planes.plane(Piece::new(1)), [0b101]);
        assert_eq!(planes.union::<1>(&[Piece::new(0), Piece::new(1)]), [0b111]);
    }
}
