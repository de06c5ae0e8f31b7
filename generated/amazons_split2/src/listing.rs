//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
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
                let at_52 = (at_4) | (at_5) | (at_6) | (at_7) | (at_8) | (at_9) | (at_10)
                    | (at_11);
                out.extend(at_52, |cell| m.then(1, 2, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_14<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_15 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_16 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_17 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_18 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_19 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_20 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_21 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_22 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_53 = (at_15) | (at_16) | (at_17) | (at_18) | (at_19) | (at_20) | (at_21)
            | (at_22);
        out.extend(at_53, |cell| m.then(0, 3, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_27<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_28 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_28 {
            {
                let m = m.then(0, 4, cell);
                let at_30 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_31 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_32 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_33 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_34 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_35 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_36 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_37 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_54 = (at_30) | (at_31) | (at_32) | (at_33) | (at_34) | (at_35)
                    | (at_36) | (at_37);
                out.extend(at_54, |cell| m.then(1, 5, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_40<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_41 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_42 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_43 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_44 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_45 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_46 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_47 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_48 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_55 = (at_41) | (at_42) | (at_43) | (at_44) | (at_45) | (at_46) | (at_47)
            | (at_48);
        out.extend(at_55, |cell| m.then(0, 6, cell));
    }
}
