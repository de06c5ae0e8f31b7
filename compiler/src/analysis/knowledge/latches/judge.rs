//! The judging of positions by latches: the reference for the code that does the same.

use super::{Bar, Clock, Deficit, Latches, LinearForm, ScoreChange};
use crate::analysis::knowledge::goals::Board;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::model::{CellId, PieceId, PlayerId, VariableId};

impl Latches {
    /// Returns whether the scores on a board on which a player is to move are the final ones.
    pub fn decided(&self, board: Board<'_>, to_move: PlayerId) -> bool {
        self.may_decide()
            && self.changes.iter().all(|change| {
                let value = board.variables[change.score.index()];
                change.value == Some(value) || self.is_barred(change, board, to_move)
            })
    }

    /// Returns the smallest and the largest score that a player can come to.
    pub fn bounds(&self, score: VariableId, board: Board<'_>, to_move: PlayerId) -> (i32, i32) {
        let now = board.variables[score.index()];
        if !self.complete {
            return (i32::MIN, i32::MAX);
        }
        let own = self.changes.iter().filter(|change| change.score == score);
        let open = own.filter(|change| !self.is_barred(change, board, to_move));
        open.fold((now, now), |(least, most), change| match change.value {
            Some(value) => (least.min(value), most.max(value)),
            None => (i32::MIN, i32::MAX),
        })
    }

    /// Returns whether a change of a score is never made from now on.
    fn is_barred(&self, change: &ScoreChange, board: Board<'_>, to_move: PlayerId) -> bool {
        change.barred.iter().any(|bars| {
            bars.iter()
                .all(|&bar| self.bars[bar].holds(board, self.clock, to_move))
        })
    }
}

impl Bar {
    /// Returns whether the bar holds on a board.
    fn holds(&self, board: Board<'_>, clock: Option<Clock>, to_move: PlayerId) -> bool {
        let on = |&(cell, pieces): &(CellId, PieceSet)| {
            !(PieceSet::of(&[board.pieces[cell.index()]]) & pieces).is_empty()
        };
        match self {
            Self::Blocked(arrangements) => arrangements.iter().all(|tests| tests.iter().any(on)),
            Self::Limit(form) => form.value(board) <= 0,
            Self::TooLate { deficit, gains, .. } => {
                let Some(clock) = clock else { return false };
                let left = (clock.bound - board.variables[clock.variable.index()]) / clock.tick;
                let gains = &gains[to_move.index()];
                let gain = usize::try_from(left).ok().and_then(|left| gains.get(left));
                let missing = match deficit {
                    Deficit::Cells(arrangements) => {
                        let missing = arrangements
                            .iter()
                            .map(|tests| tests.iter().filter(|test| !on(test)).count());
                        missing.min().map_or(0, |least| least as i32)
                    }
                    Deficit::Form(form) => 1 - form.value(board),
                };
                gain.is_some_and(|gain| missing > *gain)
            }
        }
    }
}

impl LinearForm {
    /// Returns the value of the form on a board.
    pub fn value(&self, board: Board<'_>) -> i32 {
        let weight = |piece: &PieceId| self.pieces[piece.index()];
        let pieces: i32 = board.pieces.iter().map(weight).sum();
        let variables = self.variables.iter();
        let variables =
            variables.map(|&(variable, weight)| weight * board.variables[variable.index()]);
        pieces + variables.sum::<i32>() + self.constant
    }
}
