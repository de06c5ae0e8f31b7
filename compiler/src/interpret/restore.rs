//! Positions that are written down and taken up again.

use std::sync::Arc;

use super::position::{InterpretedPosition, Interpreter};
use super::program::{Node, Program, Step};
use super::state::State;
use crate::model::{CellId, Modifier, PieceId, PlayerId};
use rbg_runtime::Player;
use rbg_runtime::game::{RestoreError, SavedPosition};

impl Program {
    /// Returns the switches: their action indices, the players to whom they hand over, and the
    /// places in the rules behind them.
    fn switches(&self) -> impl Iterator<Item = (u32, PlayerId, Node)> {
        let steps = self.places().flat_map(|node| self.steps(node));
        steps.filter_map(|(step, next)| match step {
            Step::Modify {
                modifier: Modifier::Switch(player),
                index: Some(index),
            } => Some((index.0, *player, *next)),
            _ => None,
        })
    }
}

impl Interpreter {
    /// Returns the position that has been saved, by any engine.
    ///
    /// # Errors
    ///
    /// The part of it that is not of this game.
    pub fn restored(&self, saved: &SavedPosition) -> Result<InterpretedPosition, RestoreError> {
        saved.check(&self.rules.info)?;
        let SavedPosition {
            snapshot,
            last_switch,
        } = saved;
        let program = &self.rules.program;
        let start = (0, PlayerId::KEEPER, program.start);
        let mut behind = [start].into_iter().chain(program.switches());
        let found = behind.find(|(index, ..)| index == last_switch);
        let (_, to_move, node) = found.ok_or(RestoreError::LastSwitch(*last_switch))?;
        let expected = Player::from_index(to_move.index());
        if snapshot.to_move != expected {
            return Err(RestoreError::Turn {
                last_switch: *last_switch,
                found: snapshot.to_move,
                expected,
            });
        }
        let pieces = snapshot.pieces.iter();
        Ok(InterpretedPosition {
            rules: Arc::clone(&self.rules),
            state: State {
                pieces: pieces
                    .map(|piece| PieceId::from_index(piece.index()))
                    .collect(),
                variables: snapshot.variables.clone(),
                cell: CellId::from_index(snapshot.cell.index()),
                to_move,
                node,
            },
            over: to_move == PlayerId::KEEPER,
            cut: None,
        })
    }
}

impl InterpretedPosition {
    /// Returns the action index of the switch behind which play goes on; 0 at the start. One of those
    /// that lead to the same place stands for all.
    pub(super) fn behind(&self) -> u32 {
        let state = &self.state;
        let switches = self.rules.program.switches();
        let same =
            switches.filter(|&(_, player, node)| (player, node) == (state.to_move, state.node));
        same.map(|(index, ..)| index).min().unwrap_or(0)
    }
}
