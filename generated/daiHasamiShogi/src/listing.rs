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
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_9 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_9 {
            {
                let m = m.then(0, 1, cell);
                let at_21 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_22 = tables::UP_SETS[cell] & !self.planes[piece::E as usize];
                let at_23 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_24 = tables::DOWN_SETS[cell] & !self.planes[piece::E as usize];
                let at_25 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_26 = tables::LEFT_SETS[cell] & !self.planes[piece::E as usize];
                let at_27 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_28 = tables::RIGHT_SETS[cell] & !self.planes[piece::E as usize];
                let at_34 = ((at_22.shifted(-9)) & self.planes[piece::E as usize])
                    | (((at_24 & tables::MASK_0).shifted(9))
                        & self.planes[piece::E as usize])
                    | (((at_26 & tables::MASK_1).shifted(-1))
                        & self.planes[piece::E as usize])
                    | (((at_28 & tables::MASK_2).shifted(1))
                        & self.planes[piece::E as usize]);
                let at_134 = (at_21) | (at_23) | (at_25) | (at_27) | (at_34);
                out.extend(at_134, |cell| m.then(1, 2, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `->>`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 3, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_58<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_68 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_68 {
            {
                let m = m.then(0, 4, cell);
                let at_82 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_83 = tables::UP_SETS[cell] & !self.planes[piece::E as usize];
                let at_84 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_85 = tables::DOWN_SETS[cell] & !self.planes[piece::E as usize];
                let at_86 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_87 = tables::LEFT_SETS[cell] & !self.planes[piece::E as usize];
                let at_88 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_89 = tables::RIGHT_SETS[cell] & !self.planes[piece::E as usize];
                let at_97 = ((at_83.shifted(-9)) & self.planes[piece::E as usize])
                    | (((at_85 & tables::MASK_0).shifted(9))
                        & self.planes[piece::E as usize])
                    | (((at_87 & tables::MASK_1).shifted(-1))
                        & self.planes[piece::E as usize])
                    | (((at_89 & tables::MASK_2).shifted(1))
                        & self.planes[piece::E as usize]);
                let at_136 = (at_82) | (at_84) | (at_86) | (at_88) | (at_97);
                out.extend(at_136, |cell| m.then(1, 5, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `->>`.
    pub(crate) fn moves_59<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 6, cell));
    }

    /// Then `{e}` or `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{b,w}` or `…`.
    pub(crate) fn moves_from_19<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let at_21 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_22 = tables::UP_SETS[cell] & !self.planes[piece::E as usize];
        let at_23 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_24 = tables::DOWN_SETS[cell] & !self.planes[piece::E as usize];
        let at_25 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_26 = tables::LEFT_SETS[cell] & !self.planes[piece::E as usize];
        let at_27 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_28 = tables::RIGHT_SETS[cell] & !self.planes[piece::E as usize];
        let at_34 = ((at_22.shifted(-9)) & self.planes[piece::E as usize])
            | (((at_24 & tables::MASK_0).shifted(9)) & self.planes[piece::E as usize])
            | (((at_26 & tables::MASK_1).shifted(-1)) & self.planes[piece::E as usize])
            | (((at_28 & tables::MASK_2).shifted(1)) & self.planes[piece::E as usize]);
        let at_134 = (at_21) | (at_23) | (at_25) | (at_27) | (at_34);
        out.extend(at_134, |cell| m.then(1, 2, cell));
    }

    /// Then `{e}` or `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{b,w}` or `…`.
    pub(crate) fn moves_from_76<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let at_82 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_83 = tables::UP_SETS[cell] & !self.planes[piece::E as usize];
        let at_84 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_85 = tables::DOWN_SETS[cell] & !self.planes[piece::E as usize];
        let at_86 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_87 = tables::LEFT_SETS[cell] & !self.planes[piece::E as usize];
        let at_88 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_89 = tables::RIGHT_SETS[cell] & !self.planes[piece::E as usize];
        let at_97 = ((at_83.shifted(-9)) & self.planes[piece::E as usize])
            | (((at_85 & tables::MASK_0).shifted(9)) & self.planes[piece::E as usize])
            | (((at_87 & tables::MASK_1).shifted(-1)) & self.planes[piece::E as usize])
            | (((at_89 & tables::MASK_2).shifted(1)) & self.planes[piece::E as usize]);
        let at_136 = (at_82) | (at_84) | (at_86) | (at_88) | (at_97);
        out.extend(at_136, |cell| m.then(1, 5, cell));
    }
}
