//! A reasoner without its type.

use std::any::Any;

use rbg_runtime::game::SavedPosition;
use rbg_runtime::{ActionList, GameInfo, MoveAction, PlayoutRng, Snapshot};

/// A handle of a move of a reasoner, which stays valid for all subjects of the same play.
pub type Handle = usize;

/// What a reasoner says about the final scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whether the scores are final.
    pub decided: bool,
    /// The smallest and the largest score that each player can come to.
    pub bounds: Vec<(i32, i32)>,
}

/// A position of a reasoner that is asked questions.
///
/// What only the reasoner's own type can answer is none where that type is not known.
pub trait Subject {
    /// Returns the description of the game.
    fn info(&self) -> &GameInfo;
    /// Goes back to the start of the game, as a playout does after another.
    fn restart(&mut self);
    /// Returns a copy, which knows the same moves and begins no lists or pools of its own.
    fn copy(&self) -> Box<dyn Subject>;
    /// Returns what can be seen of the position.
    fn snapshot(&self) -> Snapshot;
    /// Returns whether the scores are said to be final, and between which bounds the players' scores are
    /// said to be in the end.
    fn standing(&self) -> Standing;

    /// Returns the legal moves.
    fn moves(&self) -> Vec<Handle>;
    /// Returns the number of legal moves.
    fn count(&self) -> usize;
    /// Returns a move as the language defines it.
    fn actions(&self, m: Handle) -> ActionList;
    /// Returns the legal move with these actions.
    fn find(&self, actions: &[MoveAction]) -> Option<Handle>;
    /// Returns whether a move is legal.
    fn is_legal(&self, m: Handle) -> bool;
    /// Draws a move, in one of two ways.
    fn sample(&self, rng: &mut PlayoutRng, with_list: bool) -> Option<Handle>;
    /// Performs a move; returns `false` if it is refused.
    fn apply(&mut self, m: Handle) -> bool;

    /// Returns the number of sequences of moves from the start.
    ///
    /// # Errors
    ///
    /// If they cannot be counted.
    fn perft(&self, depth: u32) -> Option<Result<u64, String>> {
        let _ = depth;
        None
    }
    /// Returns the pseudo-legal moves: the legal ones and perhaps others.
    fn pseudo_legal(&self) -> Option<Vec<Handle>> {
        None
    }
    /// Returns whether pseudo-legal moves can be illegal.
    fn has_illegal(&self) -> bool {
        false
    }
    /// Draws moves by a policy that rejects pseudo-legal moves, [weighted](Self::weight) or
    /// not.
    fn filtered(&self, rng: &mut PlayoutRng, weighted: bool, draws: u64) -> Vec<Option<Handle>> {
        let _ = (rng, weighted, draws);
        Vec::new()
    }
    /// Returns the weight of a move in weighted draws.
    fn weight(&self, m: Handle) -> f64 {
        let _ = m;
        1.0
    }

    /// Returns the monotonic class of the position.
    fn class(&self) -> Option<usize> {
        None
    }
    /// Returns the number of monotonic classes.
    fn classes(&self) -> usize {
        0
    }
    /// Draws moves of a monotonic class from copies of the list that is kept since the
    /// play began, and the last one from the list itself.
    ///
    /// # Errors
    ///
    /// If the list overflows.
    fn kept(
        &mut self,
        class: usize,
        rng: &mut PlayoutRng,
        draws: u64,
    ) -> Result<Vec<Option<Handle>>, String> {
        let _ = (class, rng, draws);
        Ok(Vec::new())
    }

    /// Returns a copy that has made a move drawn from the pools that are kept since the
    /// play began. The inner one is none if no move is drawn, the outer one if there are no
    /// pools.
    fn drawn_from_pools(&self, rng: &mut PlayoutRng) -> Option<Option<Box<dyn Subject>>> {
        let _ = rng;
        None
    }
    /// Returns the number of moves by the pools, where these tell.
    fn count_in_pools(&self) -> Option<usize> {
        None
    }
    /// Takes over the pools of an equal position; without one, moves are not drawn from
    /// pools for the rest of the play.
    fn take_pools(&mut self, from: Option<Box<dyn Subject>>) {
        let _ = from;
    }

    /// Returns keys of the position, of its board, and its ordinary hash.
    fn keys(&self) -> Option<[u64; 3]> {
        None
    }
    /// Returns whether two subjects of the same reasoner are equal, by two operations: as positions
    /// and as boards.
    fn equals(&self, other: &dyn Subject) -> (bool, bool) {
        let _ = other;
        (false, false)
    }
    /// Tells whether the position can be saved as text and restored from it.
    ///
    /// # Errors
    ///
    /// What is wrong about the text or the restored position.
    fn restored(&self) -> Result<(), String> {
        Ok(())
    }
    /// Tells whether the position is what the oracle has saved of it, and whether others that are
    /// made of that are refused or can be played, whatever comes of it.
    ///
    /// # Errors
    ///
    /// What is wrong about the restored position.
    fn takes_up(&self, saved: &SavedPosition, rng: &mut PlayoutRng) -> Result<(), String> {
        let _ = (saved, rng);
        Ok(())
    }
    /// Returns the identity of a move, and the number of identities.
    fn identity(&self, m: Handle) -> Option<(usize, usize)> {
        let _ = m;
        None
    }
    /// Tells whether the sets of cells of pieces, where there are some, are right.
    ///
    /// # Errors
    ///
    /// The piece about whose cells they are wrong.
    fn cells(&self) -> Result<(), String> {
        Ok(())
    }
    /// Returns the code of a move, where moves have codes.
    ///
    /// # Errors
    ///
    /// That the code is too large, or that the actions of the move depend on the position, though
    /// they are said not to.
    fn code(&self, m: Handle) -> Result<Option<usize>, String> {
        let _ = m;
        Ok(None)
    }
    /// Returns whether two moves are equal.
    fn same_move(&self, a: Handle, b: Handle) -> bool {
        self.actions(a) == self.actions(b)
    }

    /// Makes the moves of the position in parts, divided in every way.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    fn parts(&self, rng: &mut PlayoutRng) -> Result<(), String> {
        let _ = rng;
        Ok(())
    }

    /// Returns the subject as any type, for operations on two subjects of the same reasoner.
    fn as_any(&self) -> &dyn Any;
}
