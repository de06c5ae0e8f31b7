//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_2 {
            {
                self.exchange(cell, [piece::W], piece::E);
                {
                    let m = m.then(0, 1, cell);
                    let at_4 = tables::SHIFT_6[cell] & self.planes[piece::E as usize];
                    out.extend(at_4, |cell| m.then(1, 2, cell));
                    let mut at_5 = tables::LEFT_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_6 = tables::SHIFT_7[cell]
                        & self.planes[piece::E as usize];
                    let mut at_11 = tables::RIGHT_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_19 = Cells::EMPTY;
                    let mut at_20 = Cells::EMPTY;
                    let mut at_33 = Cells::EMPTY;
                    loop {
                        let before = [at_5, at_6, at_11, at_19, at_20, at_33];
                        at_6
                            |= ((at_5 & tables::MASK_0).shifted(-10)
                                | (at_5 & tables::MASK_1).shifted(-5)
                                | (at_5 & tables::MASK_2).shifted(7)
                                | (at_5 & tables::MASK_3).shifted(14))
                                & self.planes[piece::E as usize];
                        at_5
                            |= ((at_5 & tables::MASK_4).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_19
                            |= ((at_6 & tables::MASK_5).shifted(6))
                                & self.planes[piece::E as usize];
                        at_20
                            |= ((at_6 & tables::MASK_6).shifted(-6))
                                & self.planes[piece::E as usize];
                        at_6
                            |= ((at_11 & tables::MASK_7).shifted(-14)
                                | (at_11 & tables::MASK_8).shifted(-7)
                                | (at_11 & tables::MASK_9).shifted(5)
                                | (at_11 & tables::MASK_10).shifted(10))
                                & self.planes[piece::E as usize];
                        at_11
                            |= ((at_11 & tables::MASK_11).shifted(1))
                                & self.planes[piece::E as usize];
                        at_33
                            |= ((at_19 & tables::MASK_12).shifted(-14)
                                | (at_19 & tables::MASK_13).shifted(-10)
                                | (at_19 & tables::MASK_14).shifted(-7)
                                | (at_19 & tables::MASK_15).shifted(-5))
                                & self.planes[piece::E as usize];
                        at_19
                            |= ((at_19 & tables::MASK_16).shifted(6))
                                & self.planes[piece::E as usize];
                        at_33
                            |= ((at_20 & tables::MASK_17).shifted(5)
                                | (at_20 & tables::MASK_18).shifted(7)
                                | (at_20 & tables::MASK_19).shifted(10)
                                | (at_20 & tables::MASK_20).shifted(14))
                                & self.planes[piece::E as usize];
                        at_20 |= (at_20.shifted(-6)) & self.planes[piece::E as usize];
                        at_11
                            |= ((at_33 & tables::MASK_21).shifted(1))
                                & self.planes[piece::E as usize];
                        at_5
                            |= ((at_33 & tables::MASK_22).shifted(-1))
                                & self.planes[piece::E as usize];
                        if before == [at_5, at_6, at_11, at_19, at_20, at_33] {
                            break;
                        }
                    }
                    let mut at_12 = tables::UP_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_13 = tables::SHIFT_8[cell]
                        & self.planes[piece::E as usize];
                    let mut at_17 = tables::DOWN_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_26 = Cells::EMPTY;
                    let mut at_27 = Cells::EMPTY;
                    let mut at_34 = Cells::EMPTY;
                    loop {
                        let before = [at_12, at_13, at_17, at_26, at_27, at_34];
                        at_13
                            |= ((at_12 & tables::MASK_17).shifted(5)
                                | (at_12 & tables::MASK_18).shifted(7)
                                | (at_12 & tables::MASK_19).shifted(10)
                                | (at_12 & tables::MASK_20).shifted(14))
                                & self.planes[piece::E as usize];
                        at_12 |= (at_12.shifted(-6)) & self.planes[piece::E as usize];
                        at_26
                            |= ((at_13 & tables::MASK_21).shifted(1))
                                & self.planes[piece::E as usize];
                        at_27
                            |= ((at_13 & tables::MASK_22).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_13
                            |= ((at_17 & tables::MASK_12).shifted(-14)
                                | (at_17 & tables::MASK_13).shifted(-10)
                                | (at_17 & tables::MASK_14).shifted(-7)
                                | (at_17 & tables::MASK_15).shifted(-5))
                                & self.planes[piece::E as usize];
                        at_17
                            |= ((at_17 & tables::MASK_16).shifted(6))
                                & self.planes[piece::E as usize];
                        at_34
                            |= ((at_26 & tables::MASK_7).shifted(-14)
                                | (at_26 & tables::MASK_8).shifted(-7)
                                | (at_26 & tables::MASK_9).shifted(5)
                                | (at_26 & tables::MASK_10).shifted(10))
                                & self.planes[piece::E as usize];
                        at_26
                            |= ((at_26 & tables::MASK_11).shifted(1))
                                & self.planes[piece::E as usize];
                        at_34
                            |= ((at_27 & tables::MASK_0).shifted(-10)
                                | (at_27 & tables::MASK_1).shifted(-5)
                                | (at_27 & tables::MASK_2).shifted(7)
                                | (at_27 & tables::MASK_3).shifted(14))
                                & self.planes[piece::E as usize];
                        at_27
                            |= ((at_27 & tables::MASK_4).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_17
                            |= ((at_34 & tables::MASK_5).shifted(6))
                                & self.planes[piece::E as usize];
                        at_12
                            |= ((at_34 & tables::MASK_6).shifted(-6))
                                & self.planes[piece::E as usize];
                        if before == [at_12, at_13, at_17, at_26, at_27, at_34] {
                            break;
                        }
                    }
                    let at_16 = (tables::SHIFT_8[cell] & self.planes[piece::E as usize])
                        | (((at_12 & tables::MASK_17).shifted(5)
                            | (at_12 & tables::MASK_18).shifted(7)
                            | (at_12 & tables::MASK_19).shifted(10)
                            | (at_12 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_17 & tables::MASK_12).shifted(-14)
                            | (at_17 & tables::MASK_13).shifted(-10)
                            | (at_17 & tables::MASK_14).shifted(-7)
                            | (at_17 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize]);
                    let at_31 = (((at_16 & tables::MASK_22).shifted(-1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 3);
                    let at_30 = (((at_16 & tables::MASK_21).shifted(1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_4, 1, 3);
                    let at_10 = (tables::SHIFT_7[cell] & self.planes[piece::E as usize])
                        | (((at_5 & tables::MASK_0).shifted(-10)
                            | (at_5 & tables::MASK_1).shifted(-5)
                            | (at_5 & tables::MASK_2).shifted(7)
                            | (at_5 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_11 & tables::MASK_7).shifted(-14)
                            | (at_11 & tables::MASK_8).shifted(-7)
                            | (at_11 & tables::MASK_9).shifted(5)
                            | (at_11 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize]);
                    let at_25 = (((at_10 & tables::MASK_6).shifted(-6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_16, -6, 3);
                    let at_24 = (((at_10 & tables::MASK_5).shifted(6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_23, 6, 3);
                    let at_15 = (tables::SHIFT_8[cell] & self.planes[piece::E as usize])
                        | (((at_12 & tables::MASK_17).shifted(5)
                            | (at_12 & tables::MASK_18).shifted(7)
                            | (at_12 & tables::MASK_19).shifted(10)
                            | (at_12 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_17 & tables::MASK_12).shifted(-14)
                            | (at_17 & tables::MASK_13).shifted(-10)
                            | (at_17 & tables::MASK_14).shifted(-7)
                            | (at_17 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_17).shifted(5)
                            | (at_25 & tables::MASK_18).shifted(7)
                            | (at_25 & tables::MASK_19).shifted(10)
                            | (at_25 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_24 & tables::MASK_12).shifted(-14)
                            | (at_24 & tables::MASK_13).shifted(-10)
                            | (at_24 & tables::MASK_14).shifted(-7)
                            | (at_24 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize]);
                    let at_29 = (((at_15 & tables::MASK_22).shifted(-1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 3);
                    let at_14 = (tables::SHIFT_8[cell] & self.planes[piece::E as usize])
                        | (((at_12 & tables::MASK_17).shifted(5)
                            | (at_12 & tables::MASK_18).shifted(7)
                            | (at_12 & tables::MASK_19).shifted(10)
                            | (at_12 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_17 & tables::MASK_12).shifted(-14)
                            | (at_17 & tables::MASK_13).shifted(-10)
                            | (at_17 & tables::MASK_14).shifted(-7)
                            | (at_17 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_17).shifted(5)
                            | (at_25 & tables::MASK_18).shifted(7)
                            | (at_25 & tables::MASK_19).shifted(10)
                            | (at_25 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_24 & tables::MASK_12).shifted(-14)
                            | (at_24 & tables::MASK_13).shifted(-10)
                            | (at_24 & tables::MASK_14).shifted(-7)
                            | (at_24 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize]);
                    let at_28 = (((at_14 & tables::MASK_21).shifted(1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_4, 1, 3);
                    let at_9 = (tables::SHIFT_7[cell] & self.planes[piece::E as usize])
                        | (((at_5 & tables::MASK_0).shifted(-10)
                            | (at_5 & tables::MASK_1).shifted(-5)
                            | (at_5 & tables::MASK_2).shifted(7)
                            | (at_5 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_11 & tables::MASK_7).shifted(-14)
                            | (at_11 & tables::MASK_8).shifted(-7)
                            | (at_11 & tables::MASK_9).shifted(5)
                            | (at_11 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize])
                        | (((at_31 & tables::MASK_0).shifted(-10)
                            | (at_31 & tables::MASK_1).shifted(-5)
                            | (at_31 & tables::MASK_2).shifted(7)
                            | (at_31 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_30 & tables::MASK_7).shifted(-14)
                            | (at_30 & tables::MASK_8).shifted(-7)
                            | (at_30 & tables::MASK_9).shifted(5)
                            | (at_30 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize]);
                    let at_23 = (((at_9 & tables::MASK_6).shifted(-6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_16, -6, 3);
                    let at_8 = (tables::SHIFT_7[cell] & self.planes[piece::E as usize])
                        | (((at_5 & tables::MASK_0).shifted(-10)
                            | (at_5 & tables::MASK_1).shifted(-5)
                            | (at_5 & tables::MASK_2).shifted(7)
                            | (at_5 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_11 & tables::MASK_7).shifted(-14)
                            | (at_11 & tables::MASK_8).shifted(-7)
                            | (at_11 & tables::MASK_9).shifted(5)
                            | (at_11 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize])
                        | (((at_31 & tables::MASK_0).shifted(-10)
                            | (at_31 & tables::MASK_1).shifted(-5)
                            | (at_31 & tables::MASK_2).shifted(7)
                            | (at_31 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_30 & tables::MASK_7).shifted(-14)
                            | (at_30 & tables::MASK_8).shifted(-7)
                            | (at_30 & tables::MASK_9).shifted(5)
                            | (at_30 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize]);
                    let at_22 = (((at_8 & tables::MASK_5).shifted(6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_23, 6, 3);
                    let at_7 = (tables::SHIFT_17[cell] & self.planes[piece::B as usize])
                        | (((at_5 & tables::MASK_0).shifted(-10)
                            | (at_5 & tables::MASK_1).shifted(-5)
                            | (at_5 & tables::MASK_2).shifted(7)
                            | (at_5 & tables::MASK_3).shifted(14))
                            & self.planes[piece::B as usize])
                        | (((at_11 & tables::MASK_7).shifted(-14)
                            | (at_11 & tables::MASK_8).shifted(-7)
                            | (at_11 & tables::MASK_9).shifted(5)
                            | (at_11 & tables::MASK_10).shifted(10))
                            & self.planes[piece::B as usize])
                        | (((at_12 & tables::MASK_17).shifted(5)
                            | (at_12 & tables::MASK_18).shifted(7)
                            | (at_12 & tables::MASK_19).shifted(10)
                            | (at_12 & tables::MASK_20).shifted(14))
                            & self.planes[piece::B as usize])
                        | (((at_17 & tables::MASK_12).shifted(-14)
                            | (at_17 & tables::MASK_13).shifted(-10)
                            | (at_17 & tables::MASK_14).shifted(-7)
                            | (at_17 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::B as usize])
                        | (((at_31 & tables::MASK_0).shifted(-10)
                            | (at_31 & tables::MASK_1).shifted(-5)
                            | (at_31 & tables::MASK_2).shifted(7)
                            | (at_31 & tables::MASK_3).shifted(14))
                            & self.planes[piece::B as usize])
                        | (((at_30 & tables::MASK_7).shifted(-14)
                            | (at_30 & tables::MASK_8).shifted(-7)
                            | (at_30 & tables::MASK_9).shifted(5)
                            | (at_30 & tables::MASK_10).shifted(10))
                            & self.planes[piece::B as usize])
                        | (((at_25 & tables::MASK_17).shifted(5)
                            | (at_25 & tables::MASK_18).shifted(7)
                            | (at_25 & tables::MASK_19).shifted(10)
                            | (at_25 & tables::MASK_20).shifted(14))
                            & self.planes[piece::B as usize])
                        | (((at_24 & tables::MASK_12).shifted(-14)
                            | (at_24 & tables::MASK_13).shifted(-10)
                            | (at_24 & tables::MASK_14).shifted(-7)
                            | (at_24 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::B as usize])
                        | (((at_15 & tables::MASK_22).shifted(-1))
                            & self.planes[piece::B as usize])
                        | (((at_29 & tables::MASK_4).shifted(-1))
                            & self.planes[piece::B as usize])
                        | (((at_14 & tables::MASK_21).shifted(1))
                            & self.planes[piece::B as usize])
                        | (((at_28 & tables::MASK_11).shifted(1))
                            & self.planes[piece::B as usize])
                        | (((at_9 & tables::MASK_6).shifted(-6))
                            & self.planes[piece::B as usize])
                        | ((at_23.shifted(-6)) & self.planes[piece::B as usize])
                        | (((at_8 & tables::MASK_5).shifted(6))
                            & self.planes[piece::B as usize])
                        | (((at_22 & tables::MASK_16).shifted(6))
                            & self.planes[piece::B as usize]);
                    out.extend(at_7, |cell| m.then(1, 3, cell));
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_40<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_44 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_44 {
            {
                self.exchange(cell, [piece::B], piece::E);
                {
                    let m = m.then(0, 4, cell);
                    let at_50 = tables::SHIFT_6[cell] & self.planes[piece::E as usize];
                    out.extend(at_50, |cell| m.then(1, 5, cell));
                    let mut at_51 = tables::LEFT_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_52 = tables::SHIFT_7[cell]
                        & self.planes[piece::E as usize];
                    let mut at_57 = tables::RIGHT_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_66 = Cells::EMPTY;
                    let mut at_67 = Cells::EMPTY;
                    let mut at_80 = Cells::EMPTY;
                    loop {
                        let before = [at_51, at_52, at_57, at_66, at_67, at_80];
                        at_52
                            |= ((at_51 & tables::MASK_0).shifted(-10)
                                | (at_51 & tables::MASK_1).shifted(-5)
                                | (at_51 & tables::MASK_2).shifted(7)
                                | (at_51 & tables::MASK_3).shifted(14))
                                & self.planes[piece::E as usize];
                        at_51
                            |= ((at_51 & tables::MASK_4).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_66
                            |= ((at_52 & tables::MASK_5).shifted(6))
                                & self.planes[piece::E as usize];
                        at_67
                            |= ((at_52 & tables::MASK_6).shifted(-6))
                                & self.planes[piece::E as usize];
                        at_52
                            |= ((at_57 & tables::MASK_7).shifted(-14)
                                | (at_57 & tables::MASK_8).shifted(-7)
                                | (at_57 & tables::MASK_9).shifted(5)
                                | (at_57 & tables::MASK_10).shifted(10))
                                & self.planes[piece::E as usize];
                        at_57
                            |= ((at_57 & tables::MASK_11).shifted(1))
                                & self.planes[piece::E as usize];
                        at_80
                            |= ((at_66 & tables::MASK_12).shifted(-14)
                                | (at_66 & tables::MASK_13).shifted(-10)
                                | (at_66 & tables::MASK_14).shifted(-7)
                                | (at_66 & tables::MASK_15).shifted(-5))
                                & self.planes[piece::E as usize];
                        at_66
                            |= ((at_66 & tables::MASK_16).shifted(6))
                                & self.planes[piece::E as usize];
                        at_80
                            |= ((at_67 & tables::MASK_17).shifted(5)
                                | (at_67 & tables::MASK_18).shifted(7)
                                | (at_67 & tables::MASK_19).shifted(10)
                                | (at_67 & tables::MASK_20).shifted(14))
                                & self.planes[piece::E as usize];
                        at_67 |= (at_67.shifted(-6)) & self.planes[piece::E as usize];
                        at_57
                            |= ((at_80 & tables::MASK_21).shifted(1))
                                & self.planes[piece::E as usize];
                        at_51
                            |= ((at_80 & tables::MASK_22).shifted(-1))
                                & self.planes[piece::E as usize];
                        if before == [at_51, at_52, at_57, at_66, at_67, at_80] {
                            break;
                        }
                    }
                    let mut at_58 = tables::UP_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_59 = tables::SHIFT_8[cell]
                        & self.planes[piece::E as usize];
                    let mut at_63 = tables::DOWN_SETS[cell]
                        & self.planes[piece::E as usize];
                    let mut at_73 = Cells::EMPTY;
                    let mut at_74 = Cells::EMPTY;
                    let mut at_81 = Cells::EMPTY;
                    loop {
                        let before = [at_58, at_59, at_63, at_73, at_74, at_81];
                        at_59
                            |= ((at_58 & tables::MASK_17).shifted(5)
                                | (at_58 & tables::MASK_18).shifted(7)
                                | (at_58 & tables::MASK_19).shifted(10)
                                | (at_58 & tables::MASK_20).shifted(14))
                                & self.planes[piece::E as usize];
                        at_58 |= (at_58.shifted(-6)) & self.planes[piece::E as usize];
                        at_73
                            |= ((at_59 & tables::MASK_21).shifted(1))
                                & self.planes[piece::E as usize];
                        at_74
                            |= ((at_59 & tables::MASK_22).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_59
                            |= ((at_63 & tables::MASK_12).shifted(-14)
                                | (at_63 & tables::MASK_13).shifted(-10)
                                | (at_63 & tables::MASK_14).shifted(-7)
                                | (at_63 & tables::MASK_15).shifted(-5))
                                & self.planes[piece::E as usize];
                        at_63
                            |= ((at_63 & tables::MASK_16).shifted(6))
                                & self.planes[piece::E as usize];
                        at_81
                            |= ((at_73 & tables::MASK_7).shifted(-14)
                                | (at_73 & tables::MASK_8).shifted(-7)
                                | (at_73 & tables::MASK_9).shifted(5)
                                | (at_73 & tables::MASK_10).shifted(10))
                                & self.planes[piece::E as usize];
                        at_73
                            |= ((at_73 & tables::MASK_11).shifted(1))
                                & self.planes[piece::E as usize];
                        at_81
                            |= ((at_74 & tables::MASK_0).shifted(-10)
                                | (at_74 & tables::MASK_1).shifted(-5)
                                | (at_74 & tables::MASK_2).shifted(7)
                                | (at_74 & tables::MASK_3).shifted(14))
                                & self.planes[piece::E as usize];
                        at_74
                            |= ((at_74 & tables::MASK_4).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_63
                            |= ((at_81 & tables::MASK_5).shifted(6))
                                & self.planes[piece::E as usize];
                        at_58
                            |= ((at_81 & tables::MASK_6).shifted(-6))
                                & self.planes[piece::E as usize];
                        if before == [at_58, at_59, at_63, at_73, at_74, at_81] {
                            break;
                        }
                    }
                    let at_62 = (tables::SHIFT_8[cell] & self.planes[piece::E as usize])
                        | (((at_58 & tables::MASK_17).shifted(5)
                            | (at_58 & tables::MASK_18).shifted(7)
                            | (at_58 & tables::MASK_19).shifted(10)
                            | (at_58 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_63 & tables::MASK_12).shifted(-14)
                            | (at_63 & tables::MASK_13).shifted(-10)
                            | (at_63 & tables::MASK_14).shifted(-7)
                            | (at_63 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize]);
                    let at_78 = (((at_62 & tables::MASK_22).shifted(-1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 3);
                    let at_77 = (((at_62 & tables::MASK_21).shifted(1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_4, 1, 3);
                    let at_56 = (tables::SHIFT_7[cell] & self.planes[piece::E as usize])
                        | (((at_51 & tables::MASK_0).shifted(-10)
                            | (at_51 & tables::MASK_1).shifted(-5)
                            | (at_51 & tables::MASK_2).shifted(7)
                            | (at_51 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_57 & tables::MASK_7).shifted(-14)
                            | (at_57 & tables::MASK_8).shifted(-7)
                            | (at_57 & tables::MASK_9).shifted(5)
                            | (at_57 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize]);
                    let at_72 = (((at_56 & tables::MASK_6).shifted(-6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_16, -6, 3);
                    let at_71 = (((at_56 & tables::MASK_5).shifted(6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_23, 6, 3);
                    let at_61 = (tables::SHIFT_8[cell] & self.planes[piece::E as usize])
                        | (((at_58 & tables::MASK_17).shifted(5)
                            | (at_58 & tables::MASK_18).shifted(7)
                            | (at_58 & tables::MASK_19).shifted(10)
                            | (at_58 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_63 & tables::MASK_12).shifted(-14)
                            | (at_63 & tables::MASK_13).shifted(-10)
                            | (at_63 & tables::MASK_14).shifted(-7)
                            | (at_63 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize])
                        | (((at_72 & tables::MASK_17).shifted(5)
                            | (at_72 & tables::MASK_18).shifted(7)
                            | (at_72 & tables::MASK_19).shifted(10)
                            | (at_72 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_71 & tables::MASK_12).shifted(-14)
                            | (at_71 & tables::MASK_13).shifted(-10)
                            | (at_71 & tables::MASK_14).shifted(-7)
                            | (at_71 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize]);
                    let at_76 = (((at_61 & tables::MASK_22).shifted(-1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 3);
                    let at_60 = (tables::SHIFT_8[cell] & self.planes[piece::E as usize])
                        | (((at_58 & tables::MASK_17).shifted(5)
                            | (at_58 & tables::MASK_18).shifted(7)
                            | (at_58 & tables::MASK_19).shifted(10)
                            | (at_58 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_63 & tables::MASK_12).shifted(-14)
                            | (at_63 & tables::MASK_13).shifted(-10)
                            | (at_63 & tables::MASK_14).shifted(-7)
                            | (at_63 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize])
                        | (((at_72 & tables::MASK_17).shifted(5)
                            | (at_72 & tables::MASK_18).shifted(7)
                            | (at_72 & tables::MASK_19).shifted(10)
                            | (at_72 & tables::MASK_20).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_71 & tables::MASK_12).shifted(-14)
                            | (at_71 & tables::MASK_13).shifted(-10)
                            | (at_71 & tables::MASK_14).shifted(-7)
                            | (at_71 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::E as usize]);
                    let at_75 = (((at_60 & tables::MASK_21).shifted(1))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_4, 1, 3);
                    let at_55 = (tables::SHIFT_7[cell] & self.planes[piece::E as usize])
                        | (((at_51 & tables::MASK_0).shifted(-10)
                            | (at_51 & tables::MASK_1).shifted(-5)
                            | (at_51 & tables::MASK_2).shifted(7)
                            | (at_51 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_57 & tables::MASK_7).shifted(-14)
                            | (at_57 & tables::MASK_8).shifted(-7)
                            | (at_57 & tables::MASK_9).shifted(5)
                            | (at_57 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize])
                        | (((at_78 & tables::MASK_0).shifted(-10)
                            | (at_78 & tables::MASK_1).shifted(-5)
                            | (at_78 & tables::MASK_2).shifted(7)
                            | (at_78 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_77 & tables::MASK_7).shifted(-14)
                            | (at_77 & tables::MASK_8).shifted(-7)
                            | (at_77 & tables::MASK_9).shifted(5)
                            | (at_77 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize]);
                    let at_70 = (((at_55 & tables::MASK_6).shifted(-6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_16, -6, 3);
                    let at_54 = (tables::SHIFT_7[cell] & self.planes[piece::E as usize])
                        | (((at_51 & tables::MASK_0).shifted(-10)
                            | (at_51 & tables::MASK_1).shifted(-5)
                            | (at_51 & tables::MASK_2).shifted(7)
                            | (at_51 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_57 & tables::MASK_7).shifted(-14)
                            | (at_57 & tables::MASK_8).shifted(-7)
                            | (at_57 & tables::MASK_9).shifted(5)
                            | (at_57 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize])
                        | (((at_78 & tables::MASK_0).shifted(-10)
                            | (at_78 & tables::MASK_1).shifted(-5)
                            | (at_78 & tables::MASK_2).shifted(7)
                            | (at_78 & tables::MASK_3).shifted(14))
                            & self.planes[piece::E as usize])
                        | (((at_77 & tables::MASK_7).shifted(-14)
                            | (at_77 & tables::MASK_8).shifted(-7)
                            | (at_77 & tables::MASK_9).shifted(5)
                            | (at_77 & tables::MASK_10).shifted(10))
                            & self.planes[piece::E as usize]);
                    let at_69 = (((at_54 & tables::MASK_5).shifted(6))
                        & self.planes[piece::E as usize])
                        .spread(self.planes[piece::E as usize] & tables::MASK_23, 6, 3);
                    let at_53 = (tables::SHIFT_17[cell] & self.planes[piece::W as usize])
                        | (((at_51 & tables::MASK_0).shifted(-10)
                            | (at_51 & tables::MASK_1).shifted(-5)
                            | (at_51 & tables::MASK_2).shifted(7)
                            | (at_51 & tables::MASK_3).shifted(14))
                            & self.planes[piece::W as usize])
                        | (((at_57 & tables::MASK_7).shifted(-14)
                            | (at_57 & tables::MASK_8).shifted(-7)
                            | (at_57 & tables::MASK_9).shifted(5)
                            | (at_57 & tables::MASK_10).shifted(10))
                            & self.planes[piece::W as usize])
                        | (((at_58 & tables::MASK_17).shifted(5)
                            | (at_58 & tables::MASK_18).shifted(7)
                            | (at_58 & tables::MASK_19).shifted(10)
                            | (at_58 & tables::MASK_20).shifted(14))
                            & self.planes[piece::W as usize])
                        | (((at_63 & tables::MASK_12).shifted(-14)
                            | (at_63 & tables::MASK_13).shifted(-10)
                            | (at_63 & tables::MASK_14).shifted(-7)
                            | (at_63 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::W as usize])
                        | (((at_78 & tables::MASK_0).shifted(-10)
                            | (at_78 & tables::MASK_1).shifted(-5)
                            | (at_78 & tables::MASK_2).shifted(7)
                            | (at_78 & tables::MASK_3).shifted(14))
                            & self.planes[piece::W as usize])
                        | (((at_77 & tables::MASK_7).shifted(-14)
                            | (at_77 & tables::MASK_8).shifted(-7)
                            | (at_77 & tables::MASK_9).shifted(5)
                            | (at_77 & tables::MASK_10).shifted(10))
                            & self.planes[piece::W as usize])
                        | (((at_72 & tables::MASK_17).shifted(5)
                            | (at_72 & tables::MASK_18).shifted(7)
                            | (at_72 & tables::MASK_19).shifted(10)
                            | (at_72 & tables::MASK_20).shifted(14))
                            & self.planes[piece::W as usize])
                        | (((at_71 & tables::MASK_12).shifted(-14)
                            | (at_71 & tables::MASK_13).shifted(-10)
                            | (at_71 & tables::MASK_14).shifted(-7)
                            | (at_71 & tables::MASK_15).shifted(-5))
                            & self.planes[piece::W as usize])
                        | (((at_61 & tables::MASK_22).shifted(-1))
                            & self.planes[piece::W as usize])
                        | (((at_76 & tables::MASK_4).shifted(-1))
                            & self.planes[piece::W as usize])
                        | (((at_60 & tables::MASK_21).shifted(1))
                            & self.planes[piece::W as usize])
                        | (((at_75 & tables::MASK_11).shifted(1))
                            & self.planes[piece::W as usize])
                        | (((at_55 & tables::MASK_6).shifted(-6))
                            & self.planes[piece::W as usize])
                        | ((at_70.shifted(-6)) & self.planes[piece::W as usize])
                        | (((at_54 & tables::MASK_5).shifted(6))
                            & self.planes[piece::W as usize])
                        | (((at_69 & tables::MASK_16).shifted(6))
                            & self.planes[piece::W as usize]);
                    out.extend(at_53, |cell| m.then(1, 6, cell));
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
