//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_2, |cell| m.then(0, 1, cell));
    }

    /// Then `{g}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_6 = tables::BOARD & self.planes[piece::G as usize];
        for cell in at_6 {
            {
                let m = m.then(0, 2, cell);
                let at_8 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
                out.extend(at_8, |cell| m.then(1, 3, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{f}`.
    pub(crate) fn moves_13<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_14 = tables::BOARD & self.planes[piece::F as usize];
        for cell in at_14 {
            {
                let m = m.then(0, 4, cell);
                let at_16 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
                out.extend(at_16, |cell| m.then(1, 5, cell));
                let at_17 = tables::NORTH_SETS[cell] & self.planes[piece::G as usize];
                let at_18 = tables::SOUTH_SETS[cell] & self.planes[piece::G as usize];
                let at_19 = tables::WEST_SETS[cell] & self.planes[piece::G as usize];
                let at_20 = tables::EAST_SETS[cell] & self.planes[piece::G as usize];
                let at_21 = tables::NORTH_WEST_SETS[cell]
                    & self.planes[piece::G as usize];
                let at_22 = tables::NORTH_EAST_SETS[cell]
                    & self.planes[piece::G as usize];
                let at_23 = tables::SOUTH_WEST_SETS[cell]
                    & self.planes[piece::G as usize];
                let at_24 = tables::SOUTH_EAST_SETS[cell]
                    & self.planes[piece::G as usize];
                let at_33 = ((at_24 & tables::MASK_16).shifted(4)
                    | (at_24 & tables::MASK_17).shifted(6)
                    | (at_24 & tables::MASK_15).shifted(8))
                    & self.planes[piece::E as usize];
                out.extend_few(at_33, |cell| m.then(1, 13, cell));
                let at_32 = ((at_23 & tables::MASK_9).shifted(2)
                    | (at_23 & tables::MASK_18).shifted(4)
                    | (at_23 & tables::MASK_19).shifted(6))
                    & self.planes[piece::E as usize];
                out.extend_few(at_32, |cell| m.then(1, 12, cell));
                let at_31 = ((at_22 & tables::MASK_20).shifted(-6)
                    | (at_22 & tables::MASK_21).shifted(-4)
                    | (at_22 & tables::MASK_6).shifted(-2))
                    & self.planes[piece::E as usize];
                out.extend_few(at_31, |cell| m.then(1, 11, cell));
                let at_30 = ((at_21 & tables::MASK_0).shifted(-8)
                    | (at_21 & tables::MASK_22).shifted(-6)
                    | (at_21 & tables::MASK_23).shifted(-4))
                    & self.planes[piece::E as usize];
                out.extend_few(at_30, |cell| m.then(1, 10, cell));
                let at_29 = ((at_20 & tables::MASK_8).shifted(1))
                    & self.planes[piece::E as usize];
                out.extend_few(at_29, |cell| m.then(1, 9, cell));
                let at_28 = ((at_19 & tables::MASK_7).shifted(-1))
                    & self.planes[piece::E as usize];
                out.extend_few(at_28, |cell| m.then(1, 8, cell));
                let at_27 = ((at_18 & tables::MASK_10).shifted(3)
                    | (at_18 & tables::MASK_12).shifted(5)
                    | (at_18 & tables::MASK_14).shifted(7))
                    & self.planes[piece::E as usize];
                out.extend_few(at_27, |cell| m.then(1, 7, cell));
                let at_26 = ((at_17 & tables::MASK_1).shifted(-7)
                    | (at_17 & tables::MASK_3).shifted(-5)
                    | (at_17 & tables::MASK_5).shifted(-3))
                    & self.planes[piece::E as usize];
                out.extend_few(at_26, |cell| m.then(1, 6, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }
}
