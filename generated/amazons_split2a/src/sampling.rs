//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::{CandidateSink, slide};
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{e}` or `go on`.
    /// The same for 8 control states.
    pub(crate) fn candidates_12<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_12 = Cells::of(cell)
            | slide(
                tables::MOVES_12_UPWARD[control],
                tables::MOVES_12_TABLES[control],
                cell,
                self.planes[piece::E],
            );
        out.candidates(at_12, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    /// The same for 8 control states.
    pub(crate) fn candidates_44<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_44 = Cells::of(cell)
            | slide(
                tables::MOVES_44_UPWARD[control],
                tables::MOVES_44_TABLES[control],
                cell,
                self.planes[piece::E],
            );
        out.candidates(at_44, 1, 35, |cell| m.then(0, 21, cell));
    }
}
