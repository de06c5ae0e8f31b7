//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn candidates_6<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_9 = tables::BOARD & self.planes[piece::W as usize];
        out.candidates(at_9, 0, 16, |cell| m.then(0, 1, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{b}`.
    pub(crate) fn candidates_58<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_68 = tables::BOARD & self.planes[piece::B as usize];
        out.candidates(at_68, 1, 16, |cell| m.then(0, 4, cell));
        if out.is_full() {
            return;
        }
    }
}
