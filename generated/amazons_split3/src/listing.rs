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
        let at_4 = at_2 & self.pattern_3_everywhere();
        out.extend_few(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_8<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_9 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_10 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_11 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_12 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_13 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_14 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_15 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_16 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_60 = (at_9) | (at_10) | (at_11) | (at_12) | (at_13) | (at_14) | (at_15)
            | (at_16);
        out.extend(at_60, |cell| m.then(0, 2, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_19<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_20 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_21 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_22 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_23 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_24 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_25 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_26 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_27 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_61 = (at_20) | (at_21) | (at_22) | (at_23) | (at_24) | (at_25) | (at_26)
            | (at_27);
        out.extend(at_61, |cell| m.then(0, 3, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_32<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_33 = tables::BOARD & self.planes[piece::B as usize];
        let at_34 = at_33 & self.pattern_3_everywhere();
        out.extend_few(at_34, |cell| m.then(0, 4, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_37<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_38 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_39 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_40 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_41 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_42 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_43 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_44 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_45 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_62 = (at_38) | (at_39) | (at_40) | (at_41) | (at_42) | (at_43) | (at_44)
            | (at_45);
        out.extend(at_62, |cell| m.then(0, 5, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_48<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_49 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_50 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_51 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_52 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_53 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_54 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_55 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_56 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_63 = (at_49) | (at_50) | (at_51) | (at_52) | (at_53) | (at_54) | (at_55)
            | (at_56);
        out.extend(at_63, |cell| m.then(0, 6, cell));
    }
}
