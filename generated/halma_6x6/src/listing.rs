//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_3 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_3 {
            {
                self.exchange(cell, [piece::W], piece::FROM);
                {
                    let m = m.then(0, 1, cell);
                    let mut at_6 = tables::SHIFT_11[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_7 = tables::SHIFT_12[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_8 = tables::SHIFT_13[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_9 = tables::SHIFT_14[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_10 = tables::SHIFT_15[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_11 = tables::SHIFT_16[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_12 = tables::SHIFT_17[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_13 = tables::SHIFT_18[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_15 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_6,
                            at_7,
                            at_8,
                            at_9,
                            at_10,
                            at_11,
                            at_12,
                            at_13,
                            at_15,
                        ];
                        at_15 |= (at_6.shifted(-6)) & self.planes[piece::E as usize];
                        at_15
                            |= ((at_7 & tables::MASK_0).shifted(6))
                                & self.planes[piece::E as usize];
                        at_15
                            |= ((at_8 & tables::MASK_1).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_15
                            |= ((at_9 & tables::MASK_2).shifted(1))
                                & self.planes[piece::E as usize];
                        at_15
                            |= ((at_10 & tables::MASK_3).shifted(-7))
                                & self.planes[piece::E as usize];
                        at_15
                            |= ((at_11 & tables::MASK_4).shifted(-5))
                                & self.planes[piece::E as usize];
                        at_15
                            |= ((at_12 & tables::MASK_5).shifted(5))
                                & self.planes[piece::E as usize];
                        at_15
                            |= ((at_13 & tables::MASK_6).shifted(7))
                                & self.planes[piece::E as usize];
                        at_6
                            |= ((at_15 & tables::MASK_15).shifted(-6))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_7
                            |= ((at_15 & tables::MASK_16).shifted(6))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_8
                            |= ((at_15 & tables::MASK_17).shifted(-1))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_9
                            |= ((at_15 & tables::MASK_18).shifted(1))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_10
                            |= ((at_15 & tables::MASK_19).shifted(-7))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_11
                            |= ((at_15 & tables::MASK_20).shifted(-5))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_12
                            |= ((at_15 & tables::MASK_21).shifted(5))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_13
                            |= ((at_15 & tables::MASK_22).shifted(7))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        if before
                            == [
                                at_6,
                                at_7,
                                at_8,
                                at_9,
                                at_10,
                                at_11,
                                at_12,
                                at_13,
                                at_15,
                            ]
                        {
                            break;
                        }
                    }
                    let at_5 = (tables::SHIFT_10[cell] & self.planes[piece::E as usize])
                        | (at_15 & self.planes[piece::E as usize]);
                    out.extend(at_5, |cell| m.then(1, 2, cell));
                }
                self.exchange(cell, [piece::FROM], piece::W);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_30<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_32 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_32 {
            {
                self.exchange(cell, [piece::B], piece::FROM);
                {
                    let m = m.then(0, 3, cell);
                    let mut at_35 = tables::SHIFT_28[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_36 = tables::SHIFT_29[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_37 = tables::SHIFT_30[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_38 = tables::SHIFT_31[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_39 = tables::SHIFT_32[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_40 = tables::SHIFT_33[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_41 = tables::SHIFT_34[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_42 = tables::SHIFT_35[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::W as usize]);
                    let mut at_44 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_35,
                            at_36,
                            at_37,
                            at_38,
                            at_39,
                            at_40,
                            at_41,
                            at_42,
                            at_44,
                        ];
                        at_44 |= (at_35.shifted(-6)) & self.planes[piece::E as usize];
                        at_44
                            |= ((at_36 & tables::MASK_0).shifted(6))
                                & self.planes[piece::E as usize];
                        at_44
                            |= ((at_37 & tables::MASK_1).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_44
                            |= ((at_38 & tables::MASK_2).shifted(1))
                                & self.planes[piece::E as usize];
                        at_44
                            |= ((at_39 & tables::MASK_3).shifted(-7))
                                & self.planes[piece::E as usize];
                        at_44
                            |= ((at_40 & tables::MASK_4).shifted(-5))
                                & self.planes[piece::E as usize];
                        at_44
                            |= ((at_41 & tables::MASK_5).shifted(5))
                                & self.planes[piece::E as usize];
                        at_44
                            |= ((at_42 & tables::MASK_6).shifted(7))
                                & self.planes[piece::E as usize];
                        at_35
                            |= ((at_44 & tables::MASK_7).shifted(-6))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_36
                            |= ((at_44 & tables::MASK_8).shifted(6))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_37
                            |= ((at_44 & tables::MASK_9).shifted(-1))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_38
                            |= ((at_44 & tables::MASK_10).shifted(1))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_39
                            |= ((at_44 & tables::MASK_11).shifted(-7))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_40
                            |= ((at_44 & tables::MASK_12).shifted(-5))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_41
                            |= ((at_44 & tables::MASK_13).shifted(5))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        at_42
                            |= ((at_44 & tables::MASK_14).shifted(7))
                                & (self.planes[piece::B as usize]
                                    | self.planes[piece::W as usize]);
                        if before
                            == [
                                at_35,
                                at_36,
                                at_37,
                                at_38,
                                at_39,
                                at_40,
                                at_41,
                                at_42,
                                at_44,
                            ]
                        {
                            break;
                        }
                    }
                    let at_34 = (tables::SHIFT_27[cell] & self.planes[piece::E as usize])
                        | (at_44 & self.planes[piece::E as usize]);
                    out.extend(at_34, |cell| m.then(1, 4, cell));
                }
                self.exchange(cell, [piece::FROM], piece::B);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
