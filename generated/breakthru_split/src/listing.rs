//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_7 = tables::AREA_10 & self.planes[piece::E as usize];
        out.extend(at_7, |cell| m.then(0, 1, cell));
    }

    /// Then `{g}` or `{f}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_8 = tables::BOARD & self.planes[piece::G as usize];
        for cell in at_8 {
            {
                let m = m.then(0, 2, cell);
                let at_13 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_14 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_15 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_16 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_17 = tables::SHIFT_12[cell] & self.planes[piece::S as usize];
                let at_65 = at_17;
                out.extend(at_65, |cell| m.then(1, 5, cell));
                let at_64 = (at_13) | (at_14) | (at_15) | (at_16);
                out.extend(at_64, |cell| m.then(1, 3, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD & self.planes[piece::F as usize];
        for cell in at_9 {
            {
                let m = m.then(0, 6, cell);
                let at_18 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_19 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_20 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_21 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_22 = tables::SHIFT_12[cell] & self.planes[piece::S as usize];
                let at_66 = (at_18) | (at_19) | (at_20) | (at_21) | (at_22);
                out.extend(at_66, |cell| m.then(1, 7, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{g}`.
    pub(crate) fn moves_29<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_32 = tables::BOARD & self.planes[piece::G as usize];
        for cell in at_32 {
            {
                let m = m.then(0, 4, cell);
                let at_38 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_39 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_40 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_41 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_65 = (at_38) | (at_39) | (at_40) | (at_41);
                out.extend(at_65, |cell| m.then(1, 5, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{s}`.
    pub(crate) fn moves_30<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_33 = tables::BOARD & self.planes[piece::S as usize];
        for cell in at_33 {
            {
                let m = m.then(0, 8, cell);
                let at_42 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_43 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_44 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_45 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_46 = tables::SHIFT_12[cell]
                    & (self.planes[piece::F as usize] | self.planes[piece::G as usize]);
                let at_69 = at_46;
                out.extend(at_69, |cell| m.then(1, 11, cell));
                let at_68 = (at_42) | (at_43) | (at_44) | (at_45);
                out.extend(at_68, |cell| m.then(1, 9, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{s}`.
    pub(crate) fn moves_51<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_54 = tables::BOARD & self.planes[piece::S as usize];
        for cell in at_54 {
            {
                let m = m.then(0, 10, cell);
                let at_60 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_61 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_62 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_63 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_69 = (at_60) | (at_61) | (at_62) | (at_63);
                out.extend(at_69, |cell| m.then(1, 11, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}` or `{f,g}`.
    pub(crate) fn moves_from_36<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let at_42 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_43 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_44 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_45 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_46 = tables::SHIFT_12[cell]
            & (self.planes[piece::F as usize] | self.planes[piece::G as usize]);
        let at_69 = at_46;
        out.extend(at_69, |cell| m.then(1, 11, cell));
        let at_68 = (at_42) | (at_43) | (at_44) | (at_45);
        out.extend(at_68, |cell| m.then(1, 9, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_from_57<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let at_60 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_61 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_62 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_63 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_69 = (at_60) | (at_61) | (at_62) | (at_63);
        out.extend(at_69, |cell| m.then(1, 11, cell));
    }
}
