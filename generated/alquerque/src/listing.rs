//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
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
                let at_4 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
                out.extend_few(at_4, |cell| m.then(1, 2, cell));
                let at_5 = tables::NORTH_SETS[cell] & self.planes[piece::B as usize];
                let at_6 = tables::SOUTH_SETS[cell] & self.planes[piece::B as usize];
                let at_7 = tables::WEST_SETS[cell] & self.planes[piece::B as usize];
                let at_8 = tables::EAST_SETS[cell] & self.planes[piece::B as usize];
                let at_9 = tables::NORTH_WEST_SETS[cell]
                    & self.planes[piece::B as usize];
                let at_10 = tables::NORTH_EAST_SETS[cell]
                    & self.planes[piece::B as usize];
                let at_11 = tables::SOUTH_WEST_SETS[cell]
                    & self.planes[piece::B as usize];
                let at_12 = tables::SOUTH_EAST_SETS[cell]
                    & self.planes[piece::B as usize];
                let at_21 = ((at_12 & tables::MASK_6).shifted(6))
                    & self.planes[piece::E as usize];
                out.extend_few(at_21, |cell| m.then(1, 10, cell));
                let at_20 = ((at_11 & tables::MASK_4).shifted(4))
                    & self.planes[piece::E as usize];
                out.extend_few(at_20, |cell| m.then(1, 9, cell));
                let at_19 = ((at_10 & tables::MASK_1).shifted(-4))
                    & self.planes[piece::E as usize];
                out.extend_few(at_19, |cell| m.then(1, 8, cell));
                let at_18 = ((at_9 & tables::MASK_0).shifted(-6))
                    & self.planes[piece::E as usize];
                out.extend_few(at_18, |cell| m.then(1, 7, cell));
                let at_17 = ((at_8 & tables::MASK_3).shifted(1))
                    & self.planes[piece::E as usize];
                out.extend_few(at_17, |cell| m.then(1, 6, cell));
                let at_16 = ((at_7 & tables::MASK_2).shifted(-1))
                    & self.planes[piece::E as usize];
                out.extend_few(at_16, |cell| m.then(1, 5, cell));
                let at_15 = ((at_6 & tables::MASK_5).shifted(5))
                    & self.planes[piece::E as usize];
                out.extend_few(at_15, |cell| m.then(1, 4, cell));
                let at_14 = (at_5.shifted(-5)) & self.planes[piece::E as usize];
                out.extend_few(at_14, |cell| m.then(1, 3, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_54<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_56 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_56 {
            {
                let m = m.then(0, 11, cell);
                let at_58 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
                out.extend_few(at_58, |cell| m.then(1, 12, cell));
                let at_59 = tables::NORTH_SETS[cell] & self.planes[piece::W as usize];
                let at_60 = tables::SOUTH_SETS[cell] & self.planes[piece::W as usize];
                let at_61 = tables::WEST_SETS[cell] & self.planes[piece::W as usize];
                let at_62 = tables::EAST_SETS[cell] & self.planes[piece::W as usize];
                let at_63 = tables::NORTH_WEST_SETS[cell]
                    & self.planes[piece::W as usize];
                let at_64 = tables::NORTH_EAST_SETS[cell]
                    & self.planes[piece::W as usize];
                let at_65 = tables::SOUTH_WEST_SETS[cell]
                    & self.planes[piece::W as usize];
                let at_66 = tables::SOUTH_EAST_SETS[cell]
                    & self.planes[piece::W as usize];
                let at_75 = ((at_66 & tables::MASK_6).shifted(6))
                    & self.planes[piece::E as usize];
                out.extend_few(at_75, |cell| m.then(1, 20, cell));
                let at_74 = ((at_65 & tables::MASK_4).shifted(4))
                    & self.planes[piece::E as usize];
                out.extend_few(at_74, |cell| m.then(1, 19, cell));
                let at_73 = ((at_64 & tables::MASK_1).shifted(-4))
                    & self.planes[piece::E as usize];
                out.extend_few(at_73, |cell| m.then(1, 18, cell));
                let at_72 = ((at_63 & tables::MASK_0).shifted(-6))
                    & self.planes[piece::E as usize];
                out.extend_few(at_72, |cell| m.then(1, 17, cell));
                let at_71 = ((at_62 & tables::MASK_3).shifted(1))
                    & self.planes[piece::E as usize];
                out.extend_few(at_71, |cell| m.then(1, 16, cell));
                let at_70 = ((at_61 & tables::MASK_2).shifted(-1))
                    & self.planes[piece::E as usize];
                out.extend_few(at_70, |cell| m.then(1, 15, cell));
                let at_69 = ((at_60 & tables::MASK_5).shifted(5))
                    & self.planes[piece::E as usize];
                out.extend_few(at_69, |cell| m.then(1, 14, cell));
                let at_68 = (at_59.shifted(-5)) & self.planes[piece::E as usize];
                out.extend_few(at_68, |cell| m.then(1, 13, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }
}
