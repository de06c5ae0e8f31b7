//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_2 {
            {
                let m = m.then(0, 1, cell);
                let at_4 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_5 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_6 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_7 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_8 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_9 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_10 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_11 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_48 = (at_4) | (at_5) | (at_6) | (at_7) | (at_8) | (at_9) | (at_10)
                    | (at_11);
                out.candidates(at_48, 0, 35, |cell| m.then(1, 2, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn candidates_25<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_26 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_26 {
            {
                let m = m.then(0, 4, cell);
                let at_28 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_29 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_30 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_31 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_32 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_33 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_34 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_35 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_50 = (at_28) | (at_29) | (at_30) | (at_31) | (at_32) | (at_33)
                    | (at_34) | (at_35);
                out.candidates(at_50, 1, 35, |cell| m.then(1, 5, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
    }
}
