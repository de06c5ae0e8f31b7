//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{b}` or `{king}` or `{enthroned}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_11 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_11 {
            {
                let m = m.then(0, 1, cell);
                let at_18 = slide_down(
                    &tables::NORTH_WEST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_19 = slide_down(
                    &tables::NORTH_EAST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_20 = slide_up(
                    &tables::EAST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_21 = slide_up(
                    &tables::SOUTH_EAST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_22 = slide_up(
                    &tables::SOUTH_WEST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_23 = slide_down(
                    &tables::WEST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_196 = (at_18) | (at_19) | (at_20) | (at_21) | (at_22) | (at_23);
                out.extend(at_196, |cell| m.then(1, 2, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_12 = tables::BOARD & self.planes[piece::KING as usize];
        for cell in at_12 {
            {
                let m = m.then(0, 3, cell);
                self.moves_from_16(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_13 = tables::BOARD & self.planes[piece::ENTHRONED as usize];
        for cell in at_13 {
            {
                let m = m.then(0, 4, cell);
                self.moves_from_16(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `->>`.
    pub(crate) fn moves_8<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 7, cell));
    }

    /// Then `{w}`.
    pub(crate) fn moves_57<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_68 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_68 {
            {
                let m = m.then(0, 8, cell);
                let at_88 = slide_down(
                    &tables::NORTH_WEST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_89 = slide_down(
                    &tables::NORTH_EAST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_90 = slide_up(
                    &tables::EAST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_91 = slide_up(
                    &tables::SOUTH_EAST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_92 = slide_up(
                    &tables::SOUTH_WEST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_93 = slide_down(
                    &tables::WEST_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_198 = (at_88) | (at_89) | (at_90) | (at_91) | (at_92) | (at_93);
                out.extend(at_198, |cell| m.then(1, 9, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `->>`.
    pub(crate) fn moves_58<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 10, cell));
    }

    /// Then `{e}` or `{throne}`.
    fn moves_from_16<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        let at_24 = tables::SHIFT_15[cell] & self.planes[piece::E as usize];
        out.extend(at_24, |cell| m.then(1, 5, cell));
        let at_25 = tables::SHIFT_15[cell] & self.planes[piece::THRONE as usize];
        out.extend_few(at_25, |cell| m.then(1, 6, cell));
    }
}
