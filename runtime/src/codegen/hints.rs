//! Hints by which a reasoner tells the loops of playouts and searches about itself.

use rand_core::Rng;

use super::influence::Influence;
use super::partial::PartialMovesVisitor;
use super::pools::Pools;
use super::sink::MoveSink;
use super::winning_lines::WinningLines;
use crate::game::Piece;
use crate::position::{KeyMixer, MoveList, Position};

/// Hints by which generated code tells loops over positions what pays.
///
/// Every method has a default that is right for any position, so that a position
/// written by hand implements the trait with an empty block.
pub trait Hints: Position {
    /// Returns a legal move drawn uniformly, as [`sample_move`](Position::sample_move) does, with a
    /// list to work in.
    ///
    /// Reasoners that sample without listing need not define it. The others
    /// define both by [`sample_by_listing`](super::sample_by_listing), so that a caller
    /// who keeps a list at hand pays for its memory once.
    #[inline]
    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Self::Move>,
    ) -> Option<Self::Move> {
        let _ = scratch;
        self.sample_move(rng)
    }

    /// Whether so little code draws a move that loops of playouts have a copy of it each,
    /// compiled into them. Otherwise all who draw moves call the same function.
    const DRAWS_INLINE: bool = true;

    /// Whether a move is drawn and made so fast, and with so few branches, that random
    /// playouts are better played two at a time than one after the other.
    const PLAYS_INTERLEAVED: bool = false;

    /// Whether positions can be [decided](Position::is_decided) before the game is over, as far as the
    /// reasoner knows; where they cannot, nobody asks.
    const CAN_BE_DECIDED: bool = false;

    /// Whether it pays to ask at every move of a playout whether the game is decided.
    const STOPS_PLAYOUTS: bool = false;

    /// The number of [`Pools`] from which moves are drawn.
    const POOLS: usize = 0;

    /// Fills the pool of the position, if it has one that has not been filled.
    #[inline]
    fn fill_pool(&self, pools: &mut Pools) {
        let _ = pools;
    }

    /// Makes a legal move drawn uniformly, from a pool where there is one, and otherwise as
    /// [`sample_move_with`](Self::sample_move_with) does; returns `false` when the game is over.
    /// The position must have developed from that at the last restart of the pools, by such moves
    /// only.
    #[inline]
    fn play_from_pool<R: Rng>(
        &mut self,
        rng: &mut R,
        pools: &mut Pools,
        scratch: &mut MoveList<Self::Move>,
    ) -> bool {
        let _ = pools;
        match self.sample_move_with(rng, scratch) {
            Some(m) => {
                self.apply(&m);
                true
            }
            None => false,
        }
    }

    /// Returns the number of legal moves of a position whose pool is the list of them: nothing but
    /// what is drawn from it closes any of its cells. The pool is filled if it has not been met.
    /// `None` without such a pool. The position must have developed as
    /// [`play_from_pool`](Self::play_from_pool) says.
    #[inline]
    fn count_in_pool(&self, pools: &mut Pools) -> Option<usize> {
        let _ = pools;
        None
    }

    /// The number of monotonic classes.
    const MONOTONIC_CLASSES: usize = 0;

    /// Returns the monotonic class, below [`MONOTONIC_CLASSES`](Self::MONOTONIC_CLASSES), if the
    /// position belongs to one: the legal moves of a position of the class are among those of every
    /// earlier position of the class in the same play.
    #[inline]
    fn monotonic_class(&self) -> Option<usize> {
        None
    }

    /// Whether [`pseudo_legal`](Self::pseudo_legal) can give moves that are not legal.
    const HAS_PSEUDO_LEGAL: bool = false;

    /// Whether [`is_legal`](Position::is_legal) can take a list of all moves to answer.
    const LISTS_FOR_LEGALITY: bool = false;

    /// Gives all legal moves to `out` and perhaps others, each once: those that only a
    /// condition at their end forbids, which is left to
    /// [`is_legal`](Position::is_legal).
    #[inline]
    fn pseudo_legal<S: MoveSink<Self::Move>>(&self, out: &mut S) {
        let mut list = MoveList::new();
        self.moves(&mut list);
        for m in list.iter() {
            out.push(m.clone());
        }
    }

    /// Returns a hash of the pieces on the cells and of nothing else.
    #[inline]
    fn board_key(&self) -> u64 {
        let cells = Self::game().all_cells();
        let pieces = cells.map(|cell| u64::from(self.piece_at(cell).number()));
        pieces.fold(KeyMixer::new(), KeyMixer::word).key()
    }

    /// Returns whether the same pieces stand on the same cells.
    #[inline]
    fn same_board(&self, other: &Self) -> bool {
        let mut cells = Self::game().all_cells();
        cells.all(|cell| self.piece_at(cell) == other.piece_at(cell))
    }

    /// The number of [identities](Self::move_identity) that moves can have.
    const MOVE_IDENTITIES: usize = 1 << 12;

    /// Returns a small number, below [`MOVE_IDENTITIES`](Self::MOVE_IDENTITIES), by which what is
    /// learned about a move is found again in other positions: by whom, from where, to where, in
    /// which way. Equal moves have equal numbers. Where there are too many moves for a table,
    /// different ones can share a number.
    #[inline]
    fn move_identity(m: &Self::Move) -> usize {
        KeyMixer::new().value(m).key() as usize % Self::MOVE_IDENTITIES
    }

    /// The number of [codes](Self::move_code) that moves can have; 0 where moves have none.
    const MOVE_CODES: usize = 0;

    /// Returns a number, below [`MOVE_CODES`](Self::MOVE_CODES), that no other move has.
    #[inline]
    fn move_code(m: &Self::Move) -> usize {
        let _ = m;
        0
    }

    /// Whether a move alone decides its [`actions`](Position::actions), whatever the position.
    const MOVES_ARE_ACTIONS: bool = false;

    /// Returns the cells on which a piece stands, as a set in words of 64 cells with the first cell
    /// in the lowest bit of the first, if there are such sets for all pieces. The words cover the
    /// whole board.
    #[inline]
    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        let _ = piece;
        None
    }

    /// Returns what a search in the neighbourhood of moves has to know of the game, where the game is
    /// suited to it.
    fn influence() -> Option<&'static Influence> {
        None
    }

    /// Returns the lines with which each of two players wins, where turns put one piece each and both
    /// win so.
    fn winning_lines() -> Option<[&'static [WinningLines]; 2]> {
        None
    }

    /// Lets a visitor see this type as one that offers its moves in parts; `None` if it
    /// does not.
    fn visit_partial_moves<V: PartialMovesVisitor<Self>>(visitor: V) -> Option<V::Output> {
        let _ = visitor;
        None
    }
}

#[cfg(test)]
mod tests;
