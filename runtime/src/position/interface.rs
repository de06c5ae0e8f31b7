//! The interface of a position of a game known when a program is compiled.

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;

use super::key::KeyMixer;
use super::list::MoveList;
use super::move_display::MoveDisplay;
use crate::game::{ActionList, Cell, GameInfo, MoveAction, PerPlayer, Piece, Player, Variable};

/// A state of a game in which a player is to choose, or in which it is over.
///
/// Implemented by every generated reasoner. Keeper actions belong to the move
/// that triggers them, so the keeper is to move only when it is stuck, and
/// then the game is over.
///
/// Two positions are *equal* if the game goes on from both in the same way: pieces, variables, the
/// place in the rules and the player to move are the same, and so is the current cell where some
/// move depends on it. Where moves begin anywhere the cell is idle and does not count, so that
/// positions which are reached by the same moves in another order are equal although they differ in
/// [`current_cell`](Self::current_cell). Equality, hashes and [`key`](Self::key) have this one meaning.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::rng::stream;
/// use rbg_runtime::{Player, Position};
///
/// let mut rng = stream(1, 0);
/// let mut position = Nim::initial();
/// while let Some(m) = position.sample_move(&mut rng) {
///     println!("{} takes {m}: {:#}", position.to_move(), position.display(&m));
///     position.apply(&m);
/// }
/// assert!(position.is_over());
/// assert_eq!(position.returns().iter().sum::<i32>(), 100);
/// ```
pub trait Position: Clone + Eq + Hash + Send + Sync + 'static {
    /// A legal move; meaningful only together with a position.
    type Move: Clone + Eq + Ord + Hash + Send + Sync + Debug;

    /// Returns the constant facts about the game.
    fn game() -> &'static GameInfo;

    /// Returns the start of the game, after the keeper's opening actions.
    fn initial() -> Self;

    /// Returns the player who is to move; the keeper if it is stuck and the game is over.
    fn to_move(&self) -> Player;

    /// Returns whether the game is over: there is no legal move.
    fn is_over(&self) -> bool {
        self.count_moves() == 0
    }

    /// Replaces the content of `out` by all legal moves, each once, in an order that depends on
    /// the position and its current cell only. None: the game is over.
    fn moves(&self, out: &mut MoveList<Self::Move>);

    /// Returns the number of legal moves.
    fn count_moves(&self) -> usize {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.len()
    }

    /// Returns a legal move drawn uniformly; `None` when the game is over.
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Self::Move>;

    /// Returns whether `m`, a move of this or another position of the game, is legal here.
    fn is_legal(&self, m: &Self::Move) -> bool;

    /// Performs a move and the keeper's moves that follow, if the move is legal.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if it is not; the position is then as it was.
    fn play(&mut self, m: &Self::Move) -> Result<(), IllegalMove> {
        if !self.is_legal(m) {
            return Err(IllegalMove);
        }
        self.apply(m);
        Ok(())
    }

    /// Performs a legal move and the keeper's moves that follow, unchecked. With a move
    /// that is not legal here the position means nothing afterwards; not even
    /// does every cell hold one piece.
    fn apply(&mut self, m: &Self::Move);

    /// Returns the score of a player as it stands; 0 for the keeper.
    fn score(&self, player: Player) -> i32 {
        Variable::score(player).map_or(0, |variable| self.variable(variable))
    }

    /// Returns the scores of all players as they stand, in the order of the players.
    fn returns(&self) -> PerPlayer<i32> {
        let players = Self::game().all_players();
        players.map(|player| self.score(player)).collect()
    }

    /// Returns whether the scores are known to be final: whatever is played from here, the game ends
    /// with what [`score`](Self::score) gives now. Of positions in which a game is over nothing is
    /// said, and `false` means that nothing is known.
    ///
    /// What is known was proved from the rules. It holds in positions that a game can lead to.
    #[inline]
    fn is_decided(&self) -> bool {
        false
    }

    /// Returns the smallest and the largest score with which a player can leave the game, as far as
    /// is known; as [`is_decided`](Self::is_decided), of positions that a game can lead to.
    fn score_bounds(&self, player: Player) -> (i32, i32) {
        let variable = Variable::score(player);
        variable.map_or((0, 0), |variable| {
            (0, Self::game().variables[variable.index()].bound)
        })
    }

    /// Returns the piece on a cell.
    fn piece_at(&self, cell: Cell) -> Piece;

    /// Returns the value of a variable.
    fn variable(&self, variable: Variable) -> i32;

    /// Returns the current cell, which persists between moves. Equal positions may differ in it where
    /// no move depends on it.
    fn current_cell(&self) -> Cell;

    /// Returns the move as the sequence of its actions.
    fn actions(&self, m: &Self::Move) -> ActionList;

    /// Returns a move to be shown: in canonical form by `{}`, which
    /// [`parse_move`](crate::game::parse_move) reads, and for people by `{:#}`.
    fn display(&self, m: &Self::Move) -> MoveDisplay {
        MoveDisplay::new(Self::game(), self.actions(m))
    }

    /// Returns the legal move with exactly these actions, if there is one.
    fn move_from_actions(&self, actions: &[MoveAction]) -> Option<Self::Move> {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.iter()
            .find(|m| self.actions(m).as_slice() == actions)
            .cloned()
    }

    /// Returns a hash of everything by which positions are compared. Equal positions have equal keys;
    /// different ones have different keys, as far as 64 bits can tell.
    #[inline]
    fn key(&self) -> u64 {
        KeyMixer::new().value(self).key()
    }
}

/// The error of playing a move that is not legal in a position.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{IllegalMove, Position};
///
/// let mut position = Nim::initial();
/// assert_eq!(position.play(&3), Err(IllegalMove));
/// assert_eq!(position, Nim::initial());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;
