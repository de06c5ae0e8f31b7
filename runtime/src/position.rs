//! The interface of a generated reasoner.

use rand_core::Rng;
use std::hash::Hash;

use crate::agents::{Agent, AgentSpec};
use crate::game::{Cell, GameInfo, Piece, Player, Variable};
use crate::key::KeyMixer;
use crate::moves::{ActionList, MoveAction, MoveList};
use crate::pools::Pools;
use crate::rng::below;
use crate::sink::MoveSink;

/// After this many keeper moves in a row the keeper counts as stuck, so that a
/// description in which it can go on for ever does not hang its users.
pub const KEEPER_PATIENCE: usize = 1 << 20;

/// Moves with more modifiers than this are not looked for: a description in
/// which they exist has moves without bound.
pub const LONGEST_MOVE: usize = 4096;

/// A state of a game in which a player is to choose, or in which it is over.
///
/// Implemented by every generated reasoner. Keeper actions belong to the move
/// that triggers them, so the keeper is on turn only when it is stuck, and
/// then the game is over.
pub trait Position: Clone + Eq + Hash + Send + Sync + 'static {
    /// A legal move; meaningful only together with a position.
    type Move: Clone + Eq + Ord + Hash + Send + Sync + std::fmt::Debug;

    /// The constant facts about the game.
    fn game() -> &'static GameInfo;

    /// The start of the game, after the keeper's opening actions.
    fn initial() -> Self;

    /// Who is to move.
    fn mover(&self) -> Player;

    /// Replaces the content of `out` by all legal moves, each once, in an
    /// order that depends on the position only. None: the game is over.
    fn moves(&self, out: &mut MoveList<Self::Move>);

    /// The number of legal moves.
    fn count_moves(&self) -> usize {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.len()
    }

    /// A legal move drawn uniformly; `None` when the game is over.
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Self::Move>;

    /// As [`sample_move`](Self::sample_move), with a list to work in.
    ///
    /// Reasoners that sample without listing need not define it. The others
    /// define both by [`sample_by_listing`], so that a caller who keeps a list
    /// at hand pays for its memory once.
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
    const PLAYS_ABREAST: bool = false;

    /// The number of [`Pools`] from which moves are drawn.
    const POOLS: usize = 0;

    /// Fills the pool of the position, if it has one that has not been filled.
    #[inline]
    fn fill_pool(&self, pools: &mut Pools) {
        let _ = pools;
    }

    /// Makes a legal move drawn uniformly, from a pool where there is one, and
    /// otherwise as [`sample_move_with`](Self::sample_move_with); `false` when the game
    /// is over. The position must have developed from that at the last restart of the
    /// pools, by such moves only.
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

    /// The number of monotonic classes.
    const MONOTONIC_CLASSES: usize = 0;

    /// The number of legal moves of a position whose pool is the list of them: nothing but
    /// what is drawn from it closes any of its cells. The pool is filled if it has not been
    /// met. `None` without such a pool. The position must have developed as
    /// [`play_from_pool`](Self::play_from_pool) says.
    #[inline]
    fn count_in_pool(&self, pools: &mut Pools) -> Option<usize> {
        let _ = pools;
        None
    }

    /// The monotonic class, below [`MONOTONIC_CLASSES`](Self::MONOTONIC_CLASSES),
    /// if the position belongs to one: the legal moves of a position of the class
    /// are among those of every earlier position of the class in the same play.
    #[inline]
    fn monotonic_class(&self) -> Option<usize> {
        None
    }

    /// Whether [`superset`](Self::superset) can give moves that are not legal.
    const HAS_SUPERSET: bool = false;

    /// Gives all legal moves to `out` and perhaps others, each once: those that only a
    /// condition at their end forbids, which is left to [`is_legal`](Self::is_legal).
    #[inline]
    fn superset<S: MoveSink<Self::Move>>(&self, out: &mut S) {
        let mut list = MoveList::new();
        self.moves(&mut list);
        for m in list.iter() {
            out.push(m.clone());
        }
    }

    /// Whether `m`, a move or at least a member of the superset, is among the legal
    /// moves.
    fn is_legal(&self, m: &Self::Move) -> bool;

    /// Performs a legal move and the keeper's moves that follow. With a move
    /// that is not legal here the position means nothing afterwards; not even
    /// does every cell hold one piece.
    fn apply(&mut self, m: &Self::Move);

    /// The score of a player as it stands; 0 for the keeper.
    fn score(&self, player: Player) -> i32 {
        match player.checked_sub(1) {
            Some(variable) => self.variable(Variable::from(variable)),
            None => 0,
        }
    }

    /// The piece on a cell.
    fn piece_at(&self, cell: Cell) -> Piece;

    /// The value of a variable.
    fn variable(&self, variable: Variable) -> i32;

    /// The current cell, which persists between moves.
    fn current_cell(&self) -> Cell;

    /// The move as the sequence of its actions.
    fn actions(&self, m: &Self::Move) -> ActionList;

    /// A hash of everything that decides how the game can go on: pieces,
    /// variables, who is to move and where in the rules, and the current cell where
    /// it matters. Equal positions have equal keys.
    #[inline]
    fn key(&self) -> u64 {
        KeyMixer::new().value(self).key()
    }

    /// A hash of the pieces on the cells and of nothing else.
    #[inline]
    fn board_key(&self) -> u64 {
        let cells = 0..Self::game().cells.len();
        let pieces = cells.map(|cell| u64::from(self.piece_at(cell as Cell)));
        pieces.fold(KeyMixer::new(), KeyMixer::word).key()
    }

    /// Whether the same pieces stand on the same cells.
    #[inline]
    fn same_board(&self, other: &Self) -> bool {
        let mut cells = 0..Self::game().cells.len();
        cells.all(|cell| self.piece_at(cell as Cell) == other.piece_at(cell as Cell))
    }

    /// How many [identities](Self::move_identity) moves can have.
    const MOVE_IDENTITIES: usize = 1 << 12;

    /// A small number, below [`MOVE_IDENTITIES`](Self::MOVE_IDENTITIES), by which
    /// what is learned about a move is found again in other positions: by whom,
    /// from where, to where, in which way. Equal moves have equal numbers. Where
    /// there are too many moves for a table, different ones can share a number.
    #[inline]
    fn move_identity(m: &Self::Move) -> usize {
        KeyMixer::new().value(m).key() as usize % Self::MOVE_IDENTITIES
    }

    /// The agent of a specification that searches moves as sequences of decisions;
    /// none without [`PartialMoves`](crate::PartialMoves).
    fn split_agent(spec: &AgentSpec) -> Option<Box<dyn Agent<Self>>> {
        let _ = spec;
        None
    }

    /// The legal move with exactly these actions, if there is one.
    fn move_from_actions(&self, actions: &[MoveAction]) -> Option<Self::Move> {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.iter()
            .find(|m| self.actions(m).as_slice() == actions)
            .cloned()
    }
}

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
