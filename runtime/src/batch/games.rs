//! What a batch needs of a position, so that it is written once for reasoners known at compile time
//! and for those chosen at run time.

use std::hash::Hash;

use crate::codegen::MoveSink;
use crate::game::{ActionList, Cell, MoveAction, Piece, Player, Snapshot, Variable};
use crate::playout::RunError;
use crate::position::{AnyPosition, MoveList};
use crate::rng::{Batches, LoopRng};

/// What is observed of a position.
pub(crate) trait Observed {
    /// Returns the player to move; the keeper if it is stuck.
    fn to_move(&self) -> Player;

    /// Returns the value of a variable.
    fn variable(&self, variable: Variable) -> i32;

    /// Returns the piece on a cell.
    fn piece_at(&self, cell: Cell) -> Piece;

    /// Returns the cells of a piece as a set in words of 64 bits, if there are such sets.
    fn cells_of(&self, piece: Piece) -> Option<&[u64]>;
}

/// A position of a batch.
pub(crate) trait BatchPosition: Observed + Clone + Send + 'static {
    /// A legal move.
    type Move: Clone + Eq + Hash + Send + Sync + 'static;

    /// Whether a move alone decides its actions, whatever the position.
    const MOVES_ARE_ACTIONS: bool;

    /// The number of codes that moves can have; 0 where moves have none.
    const MOVE_CODES: usize;

    /// Whether moves are made in parts, of which each is a move here.
    const IN_PARTS: bool = false;

    /// Returns a number, below [`MOVE_CODES`](Self::MOVE_CODES), that no other move has.
    fn move_code(m: &Self::Move) -> usize;

    /// Returns the score of a player.
    fn score(&self, player: Player) -> i32;

    /// Returns a legal move drawn uniformly.
    fn draw(
        &self,
        rng: &mut LoopRng<Batches>,
        scratch: &mut MoveList<Self::Move>,
    ) -> Result<Option<Self::Move>, RunError>;

    /// Replaces the content of a list by all legal moves, each once.
    fn all_moves(&self, out: &mut MoveList<Self::Move>) -> Result<(), RunError>;

    /// Gives all legal moves to `out`, each once.
    fn find_moves<S: MoveSink<Self::Move>>(
        &self,
        scratch: &mut MoveList<Self::Move>,
        out: &mut S,
    ) -> Result<(), RunError>;

    /// Returns whether a move of this or another position is legal here.
    fn is_legal(&self, m: &Self::Move) -> bool;

    /// Returns whether there is a legal move.
    fn has_moves(&self) -> Result<bool, RunError>;

    /// Returns the actions of a move.
    fn actions(&self, m: &Self::Move) -> ActionList;

    /// Makes a legal move, or a part of one where moves are made in parts.
    fn apply(&mut self, m: &Self::Move);

    /// Returns the modifiers of a move that is being made in parts, as far as it has come.
    #[inline]
    fn begun(&self) -> &[MoveAction] {
        &[]
    }

    /// Returns everything that can be seen of it.
    fn snapshot(&self) -> Snapshot;

    /// Returns a copy in a box.
    fn boxed(&self) -> Box<dyn AnyPosition>;

    /// Becomes a position that is of the same engine; returns `false` if it is of another.
    fn load(&mut self, position: &dyn AnyPosition) -> bool;
}

/// A position of an engine known only at run time.
pub(crate) struct BoxedPosition(pub(crate) Box<dyn AnyPosition>);

impl Clone for BoxedPosition {
    fn clone(&self) -> Self {
        Self(self.0.clone_box())
    }
}

impl Observed for BoxedPosition {
    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.0.variable(variable)
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.0.piece_at(cell)
    }

    fn cells_of(&self, _: Piece) -> Option<&[u64]> {
        None
    }
}

impl BatchPosition for BoxedPosition {
    type Move = ActionList;

    const MOVES_ARE_ACTIONS: bool = true;

    const MOVE_CODES: usize = 0;

    fn move_code(_: &ActionList) -> usize {
        0
    }

    fn score(&self, player: Player) -> i32 {
        self.0.score(player)
    }

    fn draw(
        &self,
        rng: &mut LoopRng<Batches>,
        _: &mut MoveList<ActionList>,
    ) -> Result<Option<ActionList>, RunError> {
        Ok(self.0.try_sample(&mut rng.0)?)
    }

    fn all_moves(&self, out: &mut MoveList<ActionList>) -> Result<(), RunError> {
        out.clear();
        self.0.try_moves()?.into_iter().for_each(|m| out.push(m));
        Ok(())
    }

    fn find_moves<S: MoveSink<ActionList>>(
        &self,
        _: &mut MoveList<ActionList>,
        out: &mut S,
    ) -> Result<(), RunError> {
        self.0.try_moves()?.into_iter().for_each(|m| out.push(m));
        Ok(())
    }

    fn is_legal(&self, m: &ActionList) -> bool {
        self.0.is_legal(m)
    }

    fn has_moves(&self) -> Result<bool, RunError> {
        Ok(!self.0.try_moves()?.is_empty())
    }

    fn actions(&self, m: &ActionList) -> ActionList {
        m.clone()
    }

    fn apply(&mut self, m: &ActionList) {
        self.0.apply_listed(m);
    }

    fn snapshot(&self) -> Snapshot {
        self.0.snapshot()
    }

    fn boxed(&self) -> Box<dyn AnyPosition> {
        self.0.clone_box()
    }

    fn load(&mut self, position: &dyn AnyPosition) -> bool {
        let same = self.0.same_engine(position);
        if same {
            self.0 = position.clone_box();
        }
        same
    }
}
