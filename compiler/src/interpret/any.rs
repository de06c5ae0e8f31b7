//! The interpreter behind the runtime's object-safe traits.

use std::sync::Arc;

use super::position::{InterpretedPosition, Interpreter};
use crate::model::PlayerId;
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::{KeyMixer, Unlistable};
use rbg_runtime::rng::{PlayoutRng, below};
use rbg_runtime::{
    ActionList, AnyGame, AnyPosition, Cell, GameInfo, MoveAction, Piece, Player, Snapshot, Variable,
};

impl AnyGame for Interpreter {
    fn info(&self) -> &GameInfo {
        &self.rules.info
    }

    fn initial(&self) -> Box<dyn AnyPosition> {
        Box::new(self.initial_position())
    }

    fn restore(&self, saved: &SavedPosition) -> Result<Box<dyn AnyPosition>, RestoreError> {
        Ok(Box::new(self.restored(saved)?))
    }
}

impl AnyPosition for InterpretedPosition {
    fn clone_box(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> Player {
        Player::from_index(self.state.to_move.index())
    }

    fn is_decided(&self) -> bool {
        Self::is_decided(self)
    }

    fn score_bounds(&self, player: Player) -> Option<(i32, i32)> {
        Some(Self::score_bounds(
            self,
            PlayerId::from_index(player.index()),
        ))
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::from_index(self.state.pieces[cell.index()].index())
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.state.variables[variable.index()]
    }

    fn current_cell(&self) -> Cell {
        Cell::from_index(self.state.cell.index())
    }

    /// # Panics
    ///
    /// If the moves cannot be listed; [`try_moves`](AnyPosition::try_moves) tells.
    fn moves(&self) -> Vec<ActionList> {
        self.legal_moves().unwrap_or_else(|error| panic!("{error}"))
    }

    fn try_moves(&self) -> Result<Vec<ActionList>, Unlistable> {
        self.legal_moves()
    }

    fn try_sample(&self, rng: &mut PlayoutRng) -> Result<Option<ActionList>, Unlistable> {
        let mut moves = self.legal_moves()?;
        if moves.is_empty() {
            return Ok(None);
        }
        // A list is far shorter than numbers go.
        let choice = below(rng, moves.len() as u32);
        Ok(Some(moves.swap_remove(choice as usize)))
    }

    fn apply(&mut self, actions: &[MoveAction]) -> bool {
        self.perform(actions)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            pieces: self
                .state
                .pieces
                .iter()
                .map(|piece| Piece::from_index(piece.index()))
                .collect(),
            variables: self.state.variables.clone(),
            cell: self.current_cell(),
            to_move: self.to_move(),
        }
    }

    fn last_switch(&self) -> u32 {
        self.behind()
    }

    fn key(&self) -> u64 {
        KeyMixer::new().value(self).key()
    }

    fn same_engine(&self, other: &dyn AnyPosition) -> bool {
        let other = other.downcast_ref::<Self>();
        other.is_some_and(|other| Arc::ptr_eq(&self.rules, &other.rules))
    }

    fn same_as(&self, other: &dyn AnyPosition) -> bool {
        self.same_engine(other) && other.downcast_ref() == Some(self)
    }
}
