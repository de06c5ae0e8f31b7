//! Positions of games that are known only at run time.

use std::any::Any;
use std::hash::{Hash, Hasher};

use super::contained::contained;
use super::histogram::SampleHistogram;
use super::limits::{MOVE_LIMIT, Unlistable};
use crate::game::{ActionList, Cell, MoveAction, Piece, Player, SavedPosition, Snapshot, Variable};
use crate::rng::{PlayoutRng, below, stream};

/// A position of a game known only at run time. Moves are sequences of actions.
///
/// Cells and variables that the game does not have are the caller's mistake;
/// asking for them may panic.
///
/// Positions are equal as those of [`Position`](super::Position) are, and hashed by their
/// [`key`](Self::key); positions of different engines are never equal.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::collections::HashSet;
/// use rbg_runtime::{AnyGame, AnyPosition, Reasoner};
///
/// let game: &dyn AnyGame = &Reasoner::<Nim>::new();
/// let mut met: HashSet<Box<dyn AnyPosition>> = HashSet::new();
/// let mut position = game.initial();
/// while let Some(m) = position.moves().first() {
///     position.apply(m);
///     assert!(met.insert(position.clone_box()));
/// }
/// assert_eq!(met.len(), 5);
/// ```
pub trait AnyPosition: Any + Send {
    /// Returns a copy.
    fn clone_box(&self) -> Box<dyn AnyPosition>;

    /// Returns the player to move; the keeper if it is stuck and the game is over.
    fn to_move(&self) -> Player;

    /// Returns the score of a player as it stands; 0 for the keeper.
    fn score(&self, player: Player) -> i32 {
        Variable::score(player).map_or(0, |variable| self.variable(variable))
    }

    /// Returns whether the scores are known to be final, as
    /// [`Position::is_decided`](super::Position::is_decided) does.
    fn is_decided(&self) -> bool {
        false
    }

    /// Returns the smallest and the largest score with which a player can leave the game, as
    /// [`Position::score_bounds`](super::Position::score_bounds) does; `None` if the engine knows none.
    fn score_bounds(&self, player: Player) -> Option<(i32, i32)> {
        let _ = player;
        None
    }

    /// Returns the piece on a cell.
    fn piece_at(&self, cell: Cell) -> Piece;

    /// Returns the value of a variable.
    fn variable(&self, variable: Variable) -> i32;

    /// Returns the current cell, which persists between moves.
    fn current_cell(&self) -> Cell;

    /// Returns all legal moves, each once, in an order that depends on the position and its
    /// current cell only. None: the game is over.
    ///
    /// At most [`MOVE_LIMIT`](crate::position::MOVE_LIMIT); a list of that length counts
    /// as incomplete.
    ///
    /// # Panics
    ///
    /// If they have no end, as [`contained`] says; [`try_moves`](Self::try_moves) tells.
    fn moves(&self) -> Vec<ActionList>;

    /// As [`moves`](Self::moves), for descriptions that may have moves without end.
    ///
    /// # Errors
    ///
    /// Why they cannot be listed.
    fn try_moves(&self) -> Result<Vec<ActionList>, Unlistable> {
        let moves = contained(|| self.moves())?;
        if moves.len() >= MOVE_LIMIT {
            return Err(Unlistable::TooMany);
        }
        Ok(moves)
    }

    /// Replaces the content of `out` by what [`try_moves`](Self::try_moves) gives, in the memory that
    /// it has, where the engine can do so: for loops.
    ///
    /// # Errors
    ///
    /// As [`try_moves`](Self::try_moves); `out` is then empty.
    fn list_moves(&self, out: &mut Vec<ActionList>) -> Result<(), Unlistable> {
        out.clear();
        *out = self.try_moves()?;
        Ok(())
    }

    /// Returns the number of legal moves.
    fn count_moves(&self) -> usize {
        self.moves().len()
    }

    /// Returns whether a sequence of actions is a legal move.
    fn is_legal(&self, actions: &[MoveAction]) -> bool {
        self.moves().iter().any(|m| m.as_slice() == actions)
    }

    /// Performs a move and the keeper's moves that follow. If the move is not
    /// legal the position stays as it is and the result is `false`.
    fn apply(&mut self, actions: &[MoveAction]) -> bool;

    /// Performs a move that [`moves`](Self::moves) or [`sample`](Self::sample)
    /// gave for this very position; engines may leave out the check.
    fn apply_listed(&mut self, actions: &[MoveAction]) {
        self.apply(actions);
    }

    /// Returns a legal move drawn uniformly; `None` when the game is over.
    fn sample(&self, rng: &mut PlayoutRng) -> Option<ActionList> {
        let mut moves = self.moves();
        if moves.is_empty() {
            return None;
        }
        // Lists hold at most `MOVE_LIMIT` moves.
        let choice = below(rng, moves.len() as u32);
        Some(moves.swap_remove(choice as usize))
    }

    /// As [`sample`](Self::sample), for descriptions that may have moves without end.
    ///
    /// # Errors
    ///
    /// As [`try_moves`](Self::try_moves).
    fn try_sample(&self, rng: &mut PlayoutRng) -> Result<Option<ActionList>, Unlistable> {
        contained(|| self.sample(rng))
    }

    /// Draws `count` moves with the random numbers of a seed and tells how often each
    /// legal move came up.
    fn draws(&self, seed: u64, count: u64) -> SampleHistogram {
        let mut moves = self.moves();
        moves.sort_unstable();
        let mut rng = stream(seed, 0);
        SampleHistogram::collect(&moves, count, || self.sample(&mut rng))
    }

    /// Returns everything that can be seen of the position.
    fn snapshot(&self) -> Snapshot;

    /// Returns the action index of a switch behind which play goes on from here, as
    /// [`Restore::last_switch`](super::Restore::last_switch) does; 0 at the start.
    fn last_switch(&self) -> u32;

    /// Returns the position to be written down. [`AnyGame::restore`](crate::AnyGame::restore) of
    /// any engine of the game takes it up again.
    fn save(&self) -> SavedPosition {
        SavedPosition {
            snapshot: self.snapshot(),
            last_switch: self.last_switch(),
        }
    }

    /// Returns a hash of everything by which positions are compared, as
    /// [`Position::key`](super::Position::key) does. Equal positions have equal keys.
    fn key(&self) -> u64;

    /// Returns whether another position is of the same game in the same engine, so that either can
    /// take the place of the other. Engines whose positions of all games have one type tell the games
    /// apart.
    fn same_engine(&self, other: &dyn AnyPosition) -> bool {
        self.type_id() == other.type_id()
    }

    /// Returns whether another position is of the same engine and equal.
    fn same_as(&self, other: &dyn AnyPosition) -> bool;
}

impl dyn AnyPosition {
    /// Returns the position as one of an engine's own type, if it is one.
    pub fn downcast_ref<P: AnyPosition>(&self) -> Option<&P> {
        (self as &dyn Any).downcast_ref()
    }
}

impl PartialEq for dyn AnyPosition {
    fn eq(&self, other: &Self) -> bool {
        self.same_as(other)
    }
}

impl Eq for dyn AnyPosition {}

impl Hash for dyn AnyPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
