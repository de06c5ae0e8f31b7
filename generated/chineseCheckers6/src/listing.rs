//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{n}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_8 = tables::BOARD & self.planes[piece::N as usize];
        for cell in at_8 {
            {
                let old = self.put(cell, piece::E);
                {
                    let m = m.then(0, 1, cell);
                    let at_10 = tables::SHIFT_26[cell] & self.planes[piece::E as usize];
                    let at_11 = tables::SHIFT_27[cell] & self.planes[piece::E as usize];
                    let mut at_12 = tables::SHIFT_28[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_13 = tables::SHIFT_29[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_14 = tables::SHIFT_30[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_15 = tables::SHIFT_31[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_16 = tables::SHIFT_32[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_17 = tables::SHIFT_33[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_25 = Cells::EMPTY;
                    loop {
                        let before = [at_12, at_13, at_14, at_15, at_16, at_17, at_25];
                        at_25
                            |= ((at_12 & tables::MASK_0).shifted(-13)
                                | (at_12 & tables::MASK_1).shifted(-12)
                                | (at_12 & tables::MASK_2).shifted(-11)
                                | (at_12 & tables::MASK_3).shifted(-10)
                                | (at_12 & tables::MASK_4).shifted(-9)
                                | (at_12 & tables::MASK_5).shifted(-4)
                                | (at_12 & tables::MASK_6).shifted(-3)
                                | (at_12 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_25
                            |= ((at_13 & tables::MASK_8).shifted(-12)
                                | (at_13 & tables::MASK_9).shifted(-11)
                                | (at_13 & tables::MASK_10).shifted(-10)
                                | (at_13 & tables::MASK_11).shifted(-9)
                                | (at_13 & tables::MASK_12).shifted(-8)
                                | (at_13 & tables::MASK_13).shifted(-3)
                                | (at_13 & tables::MASK_14).shifted(-2)
                                | (at_13 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_25
                            |= ((at_14 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_25
                            |= ((at_15 & tables::MASK_17).shifted(2)
                                | (at_15 & tables::MASK_18).shifted(3)
                                | (at_15 & tables::MASK_19).shifted(4)
                                | (at_15 & tables::MASK_20).shifted(9)
                                | (at_15 & tables::MASK_21).shifted(10)
                                | (at_15 & tables::MASK_22).shifted(11)
                                | (at_15 & tables::MASK_23).shifted(12)
                                | (at_15 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_25
                            |= ((at_16 & tables::MASK_25).shifted(1)
                                | (at_16 & tables::MASK_26).shifted(2)
                                | (at_16 & tables::MASK_27).shifted(3)
                                | (at_16 & tables::MASK_28).shifted(8)
                                | (at_16 & tables::MASK_29).shifted(9)
                                | (at_16 & tables::MASK_30).shifted(10)
                                | (at_16 & tables::MASK_31).shifted(11)
                                | (at_16 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_25
                            |= ((at_17 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_12
                            |= ((at_25 & tables::MASK_0).shifted(-13)
                                | (at_25 & tables::MASK_1).shifted(-12)
                                | (at_25 & tables::MASK_2).shifted(-11)
                                | (at_25 & tables::MASK_3).shifted(-10)
                                | (at_25 & tables::MASK_153).shifted(-9)
                                | (at_25 & tables::MASK_95).shifted(-4)
                                | (at_25 & tables::MASK_96).shifted(-3)
                                | (at_25 & tables::MASK_97).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_13
                            |= ((at_25 & tables::MASK_8).shifted(-12)
                                | (at_25 & tables::MASK_9).shifted(-11)
                                | (at_25 & tables::MASK_10).shifted(-10)
                                | (at_25 & tables::MASK_11).shifted(-9)
                                | (at_25 & tables::MASK_154).shifted(-8)
                                | (at_25 & tables::MASK_98).shifted(-3)
                                | (at_25 & tables::MASK_99).shifted(-2)
                                | (at_25 & tables::MASK_100).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_14
                            |= ((at_25 & tables::MASK_155).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_15
                            |= ((at_25 & tables::MASK_102).shifted(2)
                                | (at_25 & tables::MASK_103).shifted(3)
                                | (at_25 & tables::MASK_104).shifted(4)
                                | (at_25 & tables::MASK_20).shifted(9)
                                | (at_25 & tables::MASK_21).shifted(10)
                                | (at_25 & tables::MASK_22).shifted(11)
                                | (at_25 & tables::MASK_23).shifted(12)
                                | (at_25 & tables::MASK_24).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_16
                            |= ((at_25 & tables::MASK_102).shifted(1)
                                | (at_25 & tables::MASK_103).shifted(2)
                                | (at_25 & tables::MASK_104).shifted(3)
                                | (at_25 & tables::MASK_28).shifted(8)
                                | (at_25 & tables::MASK_29).shifted(9)
                                | (at_25 & tables::MASK_30).shifted(10)
                                | (at_25 & tables::MASK_31).shifted(11)
                                | (at_25 & tables::MASK_32).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_17
                            |= ((at_25 & tables::MASK_156).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before == [at_12, at_13, at_14, at_15, at_16, at_17, at_25] {
                            break;
                        }
                    }
                    let mut at_18 = (tables::SHIFT_34[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_157).shifted(-9)
                            | (at_25 & tables::MASK_82).shifted(-4)
                            | (at_25 & tables::MASK_83).shifted(-3)
                            | (at_25 & tables::MASK_84).shifted(-2))
                            & !self.planes[piece::E as usize]);
                    let mut at_19 = (tables::SHIFT_35[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_157).shifted(-8)
                            | (at_25 & tables::MASK_82).shifted(-3)
                            | (at_25 & tables::MASK_83).shifted(-2)
                            | (at_25 & tables::MASK_84).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_20 = (tables::SHIFT_36[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_158).shifted(1))
                            & !self.planes[piece::E as usize]);
                    let mut at_21 = (tables::SHIFT_37[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_86).shifted(2)
                            | (at_25 & tables::MASK_87).shifted(3)
                            | (at_25 & tables::MASK_88).shifted(4))
                            & !self.planes[piece::E as usize]);
                    let mut at_22 = (tables::SHIFT_38[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_90).shifted(1)
                            | (at_25 & tables::MASK_91).shifted(2)
                            | (at_25 & tables::MASK_92).shifted(3))
                            & !self.planes[piece::E as usize]);
                    let mut at_23 = (tables::SHIFT_39[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_25 & tables::MASK_159).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_26 = Cells::EMPTY;
                    loop {
                        let before = [at_18, at_19, at_20, at_21, at_22, at_23, at_26];
                        at_26
                            |= ((at_18 & tables::MASK_0).shifted(-13)
                                | (at_18 & tables::MASK_1).shifted(-12)
                                | (at_18 & tables::MASK_2).shifted(-11)
                                | (at_18 & tables::MASK_3).shifted(-10)
                                | (at_18 & tables::MASK_4).shifted(-9)
                                | (at_18 & tables::MASK_5).shifted(-4)
                                | (at_18 & tables::MASK_6).shifted(-3)
                                | (at_18 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_26
                            |= ((at_19 & tables::MASK_8).shifted(-12)
                                | (at_19 & tables::MASK_9).shifted(-11)
                                | (at_19 & tables::MASK_10).shifted(-10)
                                | (at_19 & tables::MASK_11).shifted(-9)
                                | (at_19 & tables::MASK_12).shifted(-8)
                                | (at_19 & tables::MASK_13).shifted(-3)
                                | (at_19 & tables::MASK_14).shifted(-2)
                                | (at_19 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_26
                            |= ((at_20 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_26
                            |= ((at_21 & tables::MASK_17).shifted(2)
                                | (at_21 & tables::MASK_18).shifted(3)
                                | (at_21 & tables::MASK_19).shifted(4)
                                | (at_21 & tables::MASK_20).shifted(9)
                                | (at_21 & tables::MASK_21).shifted(10)
                                | (at_21 & tables::MASK_22).shifted(11)
                                | (at_21 & tables::MASK_23).shifted(12)
                                | (at_21 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_26
                            |= ((at_22 & tables::MASK_25).shifted(1)
                                | (at_22 & tables::MASK_26).shifted(2)
                                | (at_22 & tables::MASK_27).shifted(3)
                                | (at_22 & tables::MASK_28).shifted(8)
                                | (at_22 & tables::MASK_29).shifted(9)
                                | (at_22 & tables::MASK_30).shifted(10)
                                | (at_22 & tables::MASK_31).shifted(11)
                                | (at_22 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_26
                            |= ((at_23 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_18
                            |= ((at_26 & tables::MASK_157).shifted(-9)
                                | (at_26 & tables::MASK_82).shifted(-4)
                                | (at_26 & tables::MASK_83).shifted(-3)
                                | (at_26 & tables::MASK_84).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_19
                            |= ((at_26 & tables::MASK_157).shifted(-8)
                                | (at_26 & tables::MASK_82).shifted(-3)
                                | (at_26 & tables::MASK_83).shifted(-2)
                                | (at_26 & tables::MASK_84).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_20
                            |= ((at_26 & tables::MASK_158).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_21
                            |= ((at_26 & tables::MASK_86).shifted(2)
                                | (at_26 & tables::MASK_87).shifted(3)
                                | (at_26 & tables::MASK_88).shifted(4))
                                & !self.planes[piece::E as usize];
                        at_22
                            |= ((at_26 & tables::MASK_90).shifted(1)
                                | (at_26 & tables::MASK_91).shifted(2)
                                | (at_26 & tables::MASK_92).shifted(3))
                                & !self.planes[piece::E as usize];
                        at_23
                            |= ((at_26 & tables::MASK_159).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before == [at_18, at_19, at_20, at_21, at_22, at_23, at_26] {
                            break;
                        }
                    }
                    let at_218 = (Cells::of(cell)) | (at_10) | (at_11 & tables::AREA_40)
                        | (at_25) | (at_26 & tables::AREA_40);
                    out.extend(at_218, |cell| m.then(1, 2, cell));
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{ne}`.
    pub(crate) fn moves_38<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_41 = tables::BOARD & self.planes[piece::NE as usize];
        for cell in at_41 {
            {
                let old = self.put(cell, piece::E);
                {
                    let m = m.then(0, 3, cell);
                    let at_45 = tables::SHIFT_47[cell] & self.planes[piece::E as usize];
                    let at_46 = tables::SHIFT_48[cell] & self.planes[piece::E as usize];
                    let mut at_47 = tables::SHIFT_49[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_48 = tables::SHIFT_50[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_49 = tables::SHIFT_51[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_50 = tables::SHIFT_52[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_51 = tables::SHIFT_53[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_52 = tables::SHIFT_54[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_61 = Cells::EMPTY;
                    loop {
                        let before = [at_47, at_48, at_49, at_50, at_51, at_52, at_61];
                        at_61
                            |= ((at_47 & tables::MASK_0).shifted(-13)
                                | (at_47 & tables::MASK_1).shifted(-12)
                                | (at_47 & tables::MASK_2).shifted(-11)
                                | (at_47 & tables::MASK_3).shifted(-10)
                                | (at_47 & tables::MASK_4).shifted(-9)
                                | (at_47 & tables::MASK_5).shifted(-4)
                                | (at_47 & tables::MASK_6).shifted(-3)
                                | (at_47 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_61
                            |= ((at_48 & tables::MASK_8).shifted(-12)
                                | (at_48 & tables::MASK_9).shifted(-11)
                                | (at_48 & tables::MASK_10).shifted(-10)
                                | (at_48 & tables::MASK_11).shifted(-9)
                                | (at_48 & tables::MASK_12).shifted(-8)
                                | (at_48 & tables::MASK_13).shifted(-3)
                                | (at_48 & tables::MASK_14).shifted(-2)
                                | (at_48 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_61
                            |= ((at_49 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_61
                            |= ((at_50 & tables::MASK_17).shifted(2)
                                | (at_50 & tables::MASK_18).shifted(3)
                                | (at_50 & tables::MASK_19).shifted(4)
                                | (at_50 & tables::MASK_20).shifted(9)
                                | (at_50 & tables::MASK_21).shifted(10)
                                | (at_50 & tables::MASK_22).shifted(11)
                                | (at_50 & tables::MASK_23).shifted(12)
                                | (at_50 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_61
                            |= ((at_51 & tables::MASK_25).shifted(1)
                                | (at_51 & tables::MASK_26).shifted(2)
                                | (at_51 & tables::MASK_27).shifted(3)
                                | (at_51 & tables::MASK_28).shifted(8)
                                | (at_51 & tables::MASK_29).shifted(9)
                                | (at_51 & tables::MASK_30).shifted(10)
                                | (at_51 & tables::MASK_31).shifted(11)
                                | (at_51 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_61
                            |= ((at_52 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_47
                            |= ((at_61 & tables::MASK_130).shifted(-13)
                                | (at_61 & tables::MASK_131).shifted(-12)
                                | (at_61 & tables::MASK_132).shifted(-11)
                                | (at_61 & tables::MASK_3).shifted(-10)
                                | (at_61 & tables::MASK_4).shifted(-9)
                                | (at_61 & tables::MASK_5).shifted(-4)
                                | (at_61 & tables::MASK_6).shifted(-3)
                                | (at_61 & tables::MASK_7).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_48
                            |= ((at_61 & tables::MASK_133).shifted(-12)
                                | (at_61 & tables::MASK_134).shifted(-11)
                                | (at_61 & tables::MASK_135).shifted(-10)
                                | (at_61 & tables::MASK_37).shifted(-9)
                                | (at_61 & tables::MASK_12).shifted(-8)
                                | (at_61 & tables::MASK_13).shifted(-3)
                                | (at_61 & tables::MASK_14).shifted(-2)
                                | (at_61 & tables::MASK_15).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_49
                            |= ((at_61 & tables::MASK_136).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_50
                            |= ((at_61 & tables::MASK_17).shifted(2)
                                | (at_61 & tables::MASK_18).shifted(3)
                                | (at_61 & tables::MASK_19).shifted(4)
                                | (at_61 & tables::MASK_20).shifted(9)
                                | (at_61 & tables::MASK_21).shifted(10)
                                | (at_61 & tables::MASK_137).shifted(11)
                                | (at_61 & tables::MASK_138).shifted(12)
                                | (at_61 & tables::MASK_139).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_51
                            |= ((at_61 & tables::MASK_25).shifted(1)
                                | (at_61 & tables::MASK_26).shifted(2)
                                | (at_61 & tables::MASK_27).shifted(3)
                                | (at_61 & tables::MASK_28).shifted(8)
                                | (at_61 & tables::MASK_29).shifted(9)
                                | (at_61 & tables::MASK_140).shifted(10)
                                | (at_61 & tables::MASK_141).shifted(11)
                                | (at_61 & tables::MASK_142).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_52
                            |= ((at_61 & tables::MASK_143).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before == [at_47, at_48, at_49, at_50, at_51, at_52, at_61] {
                            break;
                        }
                    }
                    let mut at_53 = (tables::SHIFT_55[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_61 & tables::MASK_144).shifted(-13)
                            | (at_61 & tables::MASK_145).shifted(-12)
                            | (at_61 & tables::MASK_146).shifted(-11))
                            & !self.planes[piece::E as usize]);
                    let mut at_54 = (tables::SHIFT_56[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_61 & tables::MASK_147).shifted(-12)
                            | (at_61 & tables::MASK_148).shifted(-11)
                            | (at_61 & tables::MASK_149).shifted(-10)
                            | (at_61 & tables::MASK_150).shifted(-9))
                            & !self.planes[piece::E as usize]);
                    let mut at_55 = (tables::SHIFT_57[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_61 & tables::MASK_151).shifted(1))
                            & !self.planes[piece::E as usize]);
                    let mut at_56 = (tables::SHIFT_58[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_61 & tables::MASK_150).shifted(11)
                            | (at_61 & tables::MASK_149).shifted(12)
                            | (at_61 & tables::MASK_148).shifted(13))
                            & !self.planes[piece::E as usize]);
                    let mut at_57 = (tables::SHIFT_59[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_61 & tables::MASK_150).shifted(10)
                            | (at_61 & tables::MASK_149).shifted(11)
                            | (at_61 & tables::MASK_148).shifted(12))
                            & !self.planes[piece::E as usize]);
                    let mut at_58 = (tables::SHIFT_60[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_61 & tables::MASK_152).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_62 = Cells::EMPTY;
                    loop {
                        let before = [at_53, at_54, at_55, at_56, at_57, at_58, at_62];
                        at_62
                            |= ((at_53 & tables::MASK_0).shifted(-13)
                                | (at_53 & tables::MASK_1).shifted(-12)
                                | (at_53 & tables::MASK_2).shifted(-11)
                                | (at_53 & tables::MASK_3).shifted(-10)
                                | (at_53 & tables::MASK_4).shifted(-9)
                                | (at_53 & tables::MASK_5).shifted(-4)
                                | (at_53 & tables::MASK_6).shifted(-3)
                                | (at_53 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_62
                            |= ((at_54 & tables::MASK_8).shifted(-12)
                                | (at_54 & tables::MASK_9).shifted(-11)
                                | (at_54 & tables::MASK_10).shifted(-10)
                                | (at_54 & tables::MASK_11).shifted(-9)
                                | (at_54 & tables::MASK_12).shifted(-8)
                                | (at_54 & tables::MASK_13).shifted(-3)
                                | (at_54 & tables::MASK_14).shifted(-2)
                                | (at_54 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_62
                            |= ((at_55 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_62
                            |= ((at_56 & tables::MASK_17).shifted(2)
                                | (at_56 & tables::MASK_18).shifted(3)
                                | (at_56 & tables::MASK_19).shifted(4)
                                | (at_56 & tables::MASK_20).shifted(9)
                                | (at_56 & tables::MASK_21).shifted(10)
                                | (at_56 & tables::MASK_22).shifted(11)
                                | (at_56 & tables::MASK_23).shifted(12)
                                | (at_56 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_62
                            |= ((at_57 & tables::MASK_25).shifted(1)
                                | (at_57 & tables::MASK_26).shifted(2)
                                | (at_57 & tables::MASK_27).shifted(3)
                                | (at_57 & tables::MASK_28).shifted(8)
                                | (at_57 & tables::MASK_29).shifted(9)
                                | (at_57 & tables::MASK_30).shifted(10)
                                | (at_57 & tables::MASK_31).shifted(11)
                                | (at_57 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_62
                            |= ((at_58 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_53
                            |= ((at_62 & tables::MASK_144).shifted(-13)
                                | (at_62 & tables::MASK_145).shifted(-12)
                                | (at_62 & tables::MASK_146).shifted(-11))
                                & !self.planes[piece::E as usize];
                        at_54
                            |= ((at_62 & tables::MASK_147).shifted(-12)
                                | (at_62 & tables::MASK_148).shifted(-11)
                                | (at_62 & tables::MASK_149).shifted(-10)
                                | (at_62 & tables::MASK_150).shifted(-9))
                                & !self.planes[piece::E as usize];
                        at_55
                            |= ((at_62 & tables::MASK_151).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_56
                            |= ((at_62 & tables::MASK_150).shifted(11)
                                | (at_62 & tables::MASK_149).shifted(12)
                                | (at_62 & tables::MASK_148).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_57
                            |= ((at_62 & tables::MASK_150).shifted(10)
                                | (at_62 & tables::MASK_149).shifted(11)
                                | (at_62 & tables::MASK_148).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_58
                            |= ((at_62 & tables::MASK_152).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before == [at_53, at_54, at_55, at_56, at_57, at_58, at_62] {
                            break;
                        }
                    }
                    let at_219 = (Cells::of(cell)) | (at_45) | (at_46 & tables::AREA_61)
                        | (at_61) | (at_62 & tables::AREA_61);
                    out.extend(at_219, |cell| m.then(1, 4, cell));
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{se}`.
    pub(crate) fn moves_74<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_76 = tables::BOARD & self.planes[piece::SE as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::E);
                {
                    let m = m.then(0, 5, cell);
                    let at_80 = tables::SHIFT_62[cell] & self.planes[piece::E as usize];
                    let at_81 = tables::SHIFT_63[cell] & self.planes[piece::E as usize];
                    let mut at_82 = tables::SHIFT_64[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_83 = tables::SHIFT_65[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_84 = tables::SHIFT_66[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_85 = tables::SHIFT_67[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_86 = tables::SHIFT_68[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_87 = tables::SHIFT_69[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_96 = Cells::EMPTY;
                    loop {
                        let before = [at_82, at_83, at_84, at_85, at_86, at_87, at_96];
                        at_96
                            |= ((at_82 & tables::MASK_0).shifted(-13)
                                | (at_82 & tables::MASK_1).shifted(-12)
                                | (at_82 & tables::MASK_2).shifted(-11)
                                | (at_82 & tables::MASK_3).shifted(-10)
                                | (at_82 & tables::MASK_4).shifted(-9)
                                | (at_82 & tables::MASK_5).shifted(-4)
                                | (at_82 & tables::MASK_6).shifted(-3)
                                | (at_82 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_96
                            |= ((at_83 & tables::MASK_8).shifted(-12)
                                | (at_83 & tables::MASK_9).shifted(-11)
                                | (at_83 & tables::MASK_10).shifted(-10)
                                | (at_83 & tables::MASK_11).shifted(-9)
                                | (at_83 & tables::MASK_12).shifted(-8)
                                | (at_83 & tables::MASK_13).shifted(-3)
                                | (at_83 & tables::MASK_14).shifted(-2)
                                | (at_83 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_96
                            |= ((at_84 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_96
                            |= ((at_85 & tables::MASK_17).shifted(2)
                                | (at_85 & tables::MASK_18).shifted(3)
                                | (at_85 & tables::MASK_19).shifted(4)
                                | (at_85 & tables::MASK_20).shifted(9)
                                | (at_85 & tables::MASK_21).shifted(10)
                                | (at_85 & tables::MASK_22).shifted(11)
                                | (at_85 & tables::MASK_23).shifted(12)
                                | (at_85 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_96
                            |= ((at_86 & tables::MASK_25).shifted(1)
                                | (at_86 & tables::MASK_26).shifted(2)
                                | (at_86 & tables::MASK_27).shifted(3)
                                | (at_86 & tables::MASK_28).shifted(8)
                                | (at_86 & tables::MASK_29).shifted(9)
                                | (at_86 & tables::MASK_30).shifted(10)
                                | (at_86 & tables::MASK_31).shifted(11)
                                | (at_86 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_96
                            |= ((at_87 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_82
                            |= ((at_96 & tables::MASK_107).shifted(-13)
                                | (at_96 & tables::MASK_108).shifted(-12)
                                | (at_96 & tables::MASK_109).shifted(-11)
                                | (at_96 & tables::MASK_3).shifted(-10)
                                | (at_96 & tables::MASK_4).shifted(-9)
                                | (at_96 & tables::MASK_5).shifted(-4)
                                | (at_96 & tables::MASK_6).shifted(-3)
                                | (at_96 & tables::MASK_7).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_83
                            |= ((at_96 & tables::MASK_110).shifted(-12)
                                | (at_96 & tables::MASK_111).shifted(-11)
                                | (at_96 & tables::MASK_112).shifted(-10)
                                | (at_96 & tables::MASK_11).shifted(-9)
                                | (at_96 & tables::MASK_12).shifted(-8)
                                | (at_96 & tables::MASK_13).shifted(-3)
                                | (at_96 & tables::MASK_14).shifted(-2)
                                | (at_96 & tables::MASK_15).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_84
                            |= ((at_96 & tables::MASK_113).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_85
                            |= ((at_96 & tables::MASK_17).shifted(2)
                                | (at_96 & tables::MASK_18).shifted(3)
                                | (at_96 & tables::MASK_19).shifted(4)
                                | (at_96 & tables::MASK_20).shifted(9)
                                | (at_96 & tables::MASK_68).shifted(10)
                                | (at_96 & tables::MASK_114).shifted(11)
                                | (at_96 & tables::MASK_115).shifted(12)
                                | (at_96 & tables::MASK_116).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_86
                            |= ((at_96 & tables::MASK_25).shifted(1)
                                | (at_96 & tables::MASK_26).shifted(2)
                                | (at_96 & tables::MASK_27).shifted(3)
                                | (at_96 & tables::MASK_28).shifted(8)
                                | (at_96 & tables::MASK_29).shifted(9)
                                | (at_96 & tables::MASK_117).shifted(10)
                                | (at_96 & tables::MASK_118).shifted(11)
                                | (at_96 & tables::MASK_119).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_87
                            |= ((at_96 & tables::MASK_120).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before == [at_82, at_83, at_84, at_85, at_86, at_87, at_96] {
                            break;
                        }
                    }
                    let mut at_88 = (tables::SHIFT_70[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_96 & tables::MASK_121).shifted(-13)
                            | (at_96 & tables::MASK_122).shifted(-12)
                            | (at_96 & tables::MASK_123).shifted(-11))
                            & !self.planes[piece::E as usize]);
                    let mut at_89 = (tables::SHIFT_71[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_96 & tables::MASK_121).shifted(-12)
                            | (at_96 & tables::MASK_122).shifted(-11)
                            | (at_96 & tables::MASK_123).shifted(-10))
                            & !self.planes[piece::E as usize]);
                    let mut at_90 = (tables::SHIFT_72[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_96 & tables::MASK_124).shifted(1))
                            & !self.planes[piece::E as usize]);
                    let mut at_91 = (tables::SHIFT_73[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_96 & tables::MASK_123).shifted(10)
                            | (at_96 & tables::MASK_122).shifted(11)
                            | (at_96 & tables::MASK_121).shifted(12)
                            | (at_96 & tables::MASK_125).shifted(13))
                            & !self.planes[piece::E as usize]);
                    let mut at_92 = (tables::SHIFT_74[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_96 & tables::MASK_126).shifted(10)
                            | (at_96 & tables::MASK_127).shifted(11)
                            | (at_96 & tables::MASK_128).shifted(12))
                            & !self.planes[piece::E as usize]);
                    let mut at_93 = (tables::SHIFT_75[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_96 & tables::MASK_129).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_97 = Cells::EMPTY;
                    loop {
                        let before = [at_88, at_89, at_90, at_91, at_92, at_93, at_97];
                        at_97
                            |= ((at_88 & tables::MASK_0).shifted(-13)
                                | (at_88 & tables::MASK_1).shifted(-12)
                                | (at_88 & tables::MASK_2).shifted(-11)
                                | (at_88 & tables::MASK_3).shifted(-10)
                                | (at_88 & tables::MASK_4).shifted(-9)
                                | (at_88 & tables::MASK_5).shifted(-4)
                                | (at_88 & tables::MASK_6).shifted(-3)
                                | (at_88 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_97
                            |= ((at_89 & tables::MASK_8).shifted(-12)
                                | (at_89 & tables::MASK_9).shifted(-11)
                                | (at_89 & tables::MASK_10).shifted(-10)
                                | (at_89 & tables::MASK_11).shifted(-9)
                                | (at_89 & tables::MASK_12).shifted(-8)
                                | (at_89 & tables::MASK_13).shifted(-3)
                                | (at_89 & tables::MASK_14).shifted(-2)
                                | (at_89 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_97
                            |= ((at_90 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_97
                            |= ((at_91 & tables::MASK_17).shifted(2)
                                | (at_91 & tables::MASK_18).shifted(3)
                                | (at_91 & tables::MASK_19).shifted(4)
                                | (at_91 & tables::MASK_20).shifted(9)
                                | (at_91 & tables::MASK_21).shifted(10)
                                | (at_91 & tables::MASK_22).shifted(11)
                                | (at_91 & tables::MASK_23).shifted(12)
                                | (at_91 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_97
                            |= ((at_92 & tables::MASK_25).shifted(1)
                                | (at_92 & tables::MASK_26).shifted(2)
                                | (at_92 & tables::MASK_27).shifted(3)
                                | (at_92 & tables::MASK_28).shifted(8)
                                | (at_92 & tables::MASK_29).shifted(9)
                                | (at_92 & tables::MASK_30).shifted(10)
                                | (at_92 & tables::MASK_31).shifted(11)
                                | (at_92 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_97
                            |= ((at_93 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_88
                            |= ((at_97 & tables::MASK_121).shifted(-13)
                                | (at_97 & tables::MASK_122).shifted(-12)
                                | (at_97 & tables::MASK_123).shifted(-11))
                                & !self.planes[piece::E as usize];
                        at_89
                            |= ((at_97 & tables::MASK_121).shifted(-12)
                                | (at_97 & tables::MASK_122).shifted(-11)
                                | (at_97 & tables::MASK_123).shifted(-10))
                                & !self.planes[piece::E as usize];
                        at_90
                            |= ((at_97 & tables::MASK_124).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_91
                            |= ((at_97 & tables::MASK_123).shifted(10)
                                | (at_97 & tables::MASK_122).shifted(11)
                                | (at_97 & tables::MASK_121).shifted(12)
                                | (at_97 & tables::MASK_125).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_92
                            |= ((at_97 & tables::MASK_126).shifted(10)
                                | (at_97 & tables::MASK_127).shifted(11)
                                | (at_97 & tables::MASK_128).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_93
                            |= ((at_97 & tables::MASK_129).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before == [at_88, at_89, at_90, at_91, at_92, at_93, at_97] {
                            break;
                        }
                    }
                    let at_220 = (Cells::of(cell)) | (at_80) | (at_81 & tables::AREA_76)
                        | (at_96) | (at_97 & tables::AREA_76);
                    out.extend(at_220, |cell| m.then(1, 6, cell));
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{s}`.
    pub(crate) fn moves_109<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_111 = tables::BOARD & self.planes[piece::S as usize];
        for cell in at_111 {
            {
                let old = self.put(cell, piece::E);
                {
                    let m = m.then(0, 7, cell);
                    let at_115 = tables::SHIFT_77[cell] & self.planes[piece::E as usize];
                    let at_116 = tables::SHIFT_78[cell] & self.planes[piece::E as usize];
                    let mut at_117 = tables::SHIFT_79[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_118 = tables::SHIFT_80[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_119 = tables::SHIFT_81[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_120 = tables::SHIFT_82[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_121 = tables::SHIFT_83[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_122 = tables::SHIFT_84[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_131 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_117,
                            at_118,
                            at_119,
                            at_120,
                            at_121,
                            at_122,
                            at_131,
                        ];
                        at_131
                            |= ((at_117 & tables::MASK_0).shifted(-13)
                                | (at_117 & tables::MASK_1).shifted(-12)
                                | (at_117 & tables::MASK_2).shifted(-11)
                                | (at_117 & tables::MASK_3).shifted(-10)
                                | (at_117 & tables::MASK_4).shifted(-9)
                                | (at_117 & tables::MASK_5).shifted(-4)
                                | (at_117 & tables::MASK_6).shifted(-3)
                                | (at_117 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_131
                            |= ((at_118 & tables::MASK_8).shifted(-12)
                                | (at_118 & tables::MASK_9).shifted(-11)
                                | (at_118 & tables::MASK_10).shifted(-10)
                                | (at_118 & tables::MASK_11).shifted(-9)
                                | (at_118 & tables::MASK_12).shifted(-8)
                                | (at_118 & tables::MASK_13).shifted(-3)
                                | (at_118 & tables::MASK_14).shifted(-2)
                                | (at_118 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_131
                            |= ((at_119 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_131
                            |= ((at_120 & tables::MASK_17).shifted(2)
                                | (at_120 & tables::MASK_18).shifted(3)
                                | (at_120 & tables::MASK_19).shifted(4)
                                | (at_120 & tables::MASK_20).shifted(9)
                                | (at_120 & tables::MASK_21).shifted(10)
                                | (at_120 & tables::MASK_22).shifted(11)
                                | (at_120 & tables::MASK_23).shifted(12)
                                | (at_120 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_131
                            |= ((at_121 & tables::MASK_25).shifted(1)
                                | (at_121 & tables::MASK_26).shifted(2)
                                | (at_121 & tables::MASK_27).shifted(3)
                                | (at_121 & tables::MASK_28).shifted(8)
                                | (at_121 & tables::MASK_29).shifted(9)
                                | (at_121 & tables::MASK_30).shifted(10)
                                | (at_121 & tables::MASK_31).shifted(11)
                                | (at_121 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_131
                            |= ((at_122 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_117
                            |= ((at_131 & tables::MASK_0).shifted(-13)
                                | (at_131 & tables::MASK_1).shifted(-12)
                                | (at_131 & tables::MASK_2).shifted(-11)
                                | (at_131 & tables::MASK_3).shifted(-10)
                                | (at_131 & tables::MASK_4).shifted(-9)
                                | (at_131 & tables::MASK_82).shifted(-4)
                                | (at_131 & tables::MASK_83).shifted(-3)
                                | (at_131 & tables::MASK_84).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_118
                            |= ((at_131 & tables::MASK_8).shifted(-12)
                                | (at_131 & tables::MASK_9).shifted(-11)
                                | (at_131 & tables::MASK_10).shifted(-10)
                                | (at_131 & tables::MASK_11).shifted(-9)
                                | (at_131 & tables::MASK_12).shifted(-8)
                                | (at_131 & tables::MASK_82).shifted(-3)
                                | (at_131 & tables::MASK_83).shifted(-2)
                                | (at_131 & tables::MASK_84).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_119
                            |= ((at_131 & tables::MASK_85).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_120
                            |= ((at_131 & tables::MASK_86).shifted(2)
                                | (at_131 & tables::MASK_87).shifted(3)
                                | (at_131 & tables::MASK_88).shifted(4)
                                | (at_131 & tables::MASK_89).shifted(9)
                                | (at_131 & tables::MASK_21).shifted(10)
                                | (at_131 & tables::MASK_22).shifted(11)
                                | (at_131 & tables::MASK_23).shifted(12)
                                | (at_131 & tables::MASK_24).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_121
                            |= ((at_131 & tables::MASK_90).shifted(1)
                                | (at_131 & tables::MASK_91).shifted(2)
                                | (at_131 & tables::MASK_92).shifted(3)
                                | (at_131 & tables::MASK_93).shifted(8)
                                | (at_131 & tables::MASK_29).shifted(9)
                                | (at_131 & tables::MASK_30).shifted(10)
                                | (at_131 & tables::MASK_31).shifted(11)
                                | (at_131 & tables::MASK_32).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_122
                            |= ((at_131 & tables::MASK_94).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before
                            == [at_117, at_118, at_119, at_120, at_121, at_122, at_131]
                        {
                            break;
                        }
                    }
                    let mut at_123 = (tables::SHIFT_85[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_131 & tables::MASK_95).shifted(-4)
                            | (at_131 & tables::MASK_96).shifted(-3)
                            | (at_131 & tables::MASK_97).shifted(-2))
                            & !self.planes[piece::E as usize]);
                    let mut at_124 = (tables::SHIFT_86[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_131 & tables::MASK_98).shifted(-3)
                            | (at_131 & tables::MASK_99).shifted(-2)
                            | (at_131 & tables::MASK_100).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_125 = (tables::SHIFT_87[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_131 & tables::MASK_101).shifted(1))
                            & !self.planes[piece::E as usize]);
                    let mut at_126 = (tables::SHIFT_88[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_131 & tables::MASK_102).shifted(2)
                            | (at_131 & tables::MASK_103).shifted(3)
                            | (at_131 & tables::MASK_104).shifted(4)
                            | (at_131 & tables::MASK_105).shifted(9))
                            & !self.planes[piece::E as usize]);
                    let mut at_127 = (tables::SHIFT_89[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_131 & tables::MASK_102).shifted(1)
                            | (at_131 & tables::MASK_103).shifted(2)
                            | (at_131 & tables::MASK_104).shifted(3)
                            | (at_131 & tables::MASK_105).shifted(8))
                            & !self.planes[piece::E as usize]);
                    let mut at_128 = (tables::SHIFT_90[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_131 & tables::MASK_106).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_132 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_123,
                            at_124,
                            at_125,
                            at_126,
                            at_127,
                            at_128,
                            at_132,
                        ];
                        at_132
                            |= ((at_123 & tables::MASK_0).shifted(-13)
                                | (at_123 & tables::MASK_1).shifted(-12)
                                | (at_123 & tables::MASK_2).shifted(-11)
                                | (at_123 & tables::MASK_3).shifted(-10)
                                | (at_123 & tables::MASK_4).shifted(-9)
                                | (at_123 & tables::MASK_5).shifted(-4)
                                | (at_123 & tables::MASK_6).shifted(-3)
                                | (at_123 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_132
                            |= ((at_124 & tables::MASK_8).shifted(-12)
                                | (at_124 & tables::MASK_9).shifted(-11)
                                | (at_124 & tables::MASK_10).shifted(-10)
                                | (at_124 & tables::MASK_11).shifted(-9)
                                | (at_124 & tables::MASK_12).shifted(-8)
                                | (at_124 & tables::MASK_13).shifted(-3)
                                | (at_124 & tables::MASK_14).shifted(-2)
                                | (at_124 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_132
                            |= ((at_125 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_132
                            |= ((at_126 & tables::MASK_17).shifted(2)
                                | (at_126 & tables::MASK_18).shifted(3)
                                | (at_126 & tables::MASK_19).shifted(4)
                                | (at_126 & tables::MASK_20).shifted(9)
                                | (at_126 & tables::MASK_21).shifted(10)
                                | (at_126 & tables::MASK_22).shifted(11)
                                | (at_126 & tables::MASK_23).shifted(12)
                                | (at_126 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_132
                            |= ((at_127 & tables::MASK_25).shifted(1)
                                | (at_127 & tables::MASK_26).shifted(2)
                                | (at_127 & tables::MASK_27).shifted(3)
                                | (at_127 & tables::MASK_28).shifted(8)
                                | (at_127 & tables::MASK_29).shifted(9)
                                | (at_127 & tables::MASK_30).shifted(10)
                                | (at_127 & tables::MASK_31).shifted(11)
                                | (at_127 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_132
                            |= ((at_128 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_123
                            |= ((at_132 & tables::MASK_95).shifted(-4)
                                | (at_132 & tables::MASK_96).shifted(-3)
                                | (at_132 & tables::MASK_97).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_124
                            |= ((at_132 & tables::MASK_98).shifted(-3)
                                | (at_132 & tables::MASK_99).shifted(-2)
                                | (at_132 & tables::MASK_100).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_125
                            |= ((at_132 & tables::MASK_101).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_126
                            |= ((at_132 & tables::MASK_102).shifted(2)
                                | (at_132 & tables::MASK_103).shifted(3)
                                | (at_132 & tables::MASK_104).shifted(4)
                                | (at_132 & tables::MASK_105).shifted(9))
                                & !self.planes[piece::E as usize];
                        at_127
                            |= ((at_132 & tables::MASK_102).shifted(1)
                                | (at_132 & tables::MASK_103).shifted(2)
                                | (at_132 & tables::MASK_104).shifted(3)
                                | (at_132 & tables::MASK_105).shifted(8))
                                & !self.planes[piece::E as usize];
                        at_128
                            |= ((at_132 & tables::MASK_106).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before
                            == [at_123, at_124, at_125, at_126, at_127, at_128, at_132]
                        {
                            break;
                        }
                    }
                    let at_221 = (Cells::of(cell)) | (at_115)
                        | (at_116 & tables::AREA_91) | (at_131)
                        | (at_132 & tables::AREA_91);
                    out.extend(at_221, |cell| m.then(1, 8, cell));
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{sw}`.
    pub(crate) fn moves_144<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_146 = tables::BOARD & self.planes[piece::SW as usize];
        for cell in at_146 {
            {
                let old = self.put(cell, piece::E);
                {
                    let m = m.then(0, 9, cell);
                    let at_150 = tables::SHIFT_92[cell] & self.planes[piece::E as usize];
                    let at_151 = tables::SHIFT_93[cell] & self.planes[piece::E as usize];
                    let mut at_152 = tables::SHIFT_94[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_153 = tables::SHIFT_95[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_154 = tables::SHIFT_96[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_155 = tables::SHIFT_97[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_156 = tables::SHIFT_98[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_157 = tables::SHIFT_99[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_166 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_152,
                            at_153,
                            at_154,
                            at_155,
                            at_156,
                            at_157,
                            at_166,
                        ];
                        at_166
                            |= ((at_152 & tables::MASK_0).shifted(-13)
                                | (at_152 & tables::MASK_1).shifted(-12)
                                | (at_152 & tables::MASK_2).shifted(-11)
                                | (at_152 & tables::MASK_3).shifted(-10)
                                | (at_152 & tables::MASK_4).shifted(-9)
                                | (at_152 & tables::MASK_5).shifted(-4)
                                | (at_152 & tables::MASK_6).shifted(-3)
                                | (at_152 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_166
                            |= ((at_153 & tables::MASK_8).shifted(-12)
                                | (at_153 & tables::MASK_9).shifted(-11)
                                | (at_153 & tables::MASK_10).shifted(-10)
                                | (at_153 & tables::MASK_11).shifted(-9)
                                | (at_153 & tables::MASK_12).shifted(-8)
                                | (at_153 & tables::MASK_13).shifted(-3)
                                | (at_153 & tables::MASK_14).shifted(-2)
                                | (at_153 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_166
                            |= ((at_154 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_166
                            |= ((at_155 & tables::MASK_17).shifted(2)
                                | (at_155 & tables::MASK_18).shifted(3)
                                | (at_155 & tables::MASK_19).shifted(4)
                                | (at_155 & tables::MASK_20).shifted(9)
                                | (at_155 & tables::MASK_21).shifted(10)
                                | (at_155 & tables::MASK_22).shifted(11)
                                | (at_155 & tables::MASK_23).shifted(12)
                                | (at_155 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_166
                            |= ((at_156 & tables::MASK_25).shifted(1)
                                | (at_156 & tables::MASK_26).shifted(2)
                                | (at_156 & tables::MASK_27).shifted(3)
                                | (at_156 & tables::MASK_28).shifted(8)
                                | (at_156 & tables::MASK_29).shifted(9)
                                | (at_156 & tables::MASK_30).shifted(10)
                                | (at_156 & tables::MASK_31).shifted(11)
                                | (at_156 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_166
                            |= ((at_157 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_152
                            |= ((at_166 & tables::MASK_58).shifted(-13)
                                | (at_166 & tables::MASK_59).shifted(-12)
                                | (at_166 & tables::MASK_60).shifted(-11)
                                | (at_166 & tables::MASK_3).shifted(-10)
                                | (at_166 & tables::MASK_4).shifted(-9)
                                | (at_166 & tables::MASK_5).shifted(-4)
                                | (at_166 & tables::MASK_6).shifted(-3)
                                | (at_166 & tables::MASK_7).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_153
                            |= ((at_166 & tables::MASK_61).shifted(-12)
                                | (at_166 & tables::MASK_62).shifted(-11)
                                | (at_166 & tables::MASK_63).shifted(-10)
                                | (at_166 & tables::MASK_11).shifted(-9)
                                | (at_166 & tables::MASK_12).shifted(-8)
                                | (at_166 & tables::MASK_13).shifted(-3)
                                | (at_166 & tables::MASK_14).shifted(-2)
                                | (at_166 & tables::MASK_15).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_154
                            |= ((at_166 & tables::MASK_64).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_155
                            |= ((at_166 & tables::MASK_17).shifted(2)
                                | (at_166 & tables::MASK_18).shifted(3)
                                | (at_166 & tables::MASK_19).shifted(4)
                                | (at_166 & tables::MASK_20).shifted(9)
                                | (at_166 & tables::MASK_21).shifted(10)
                                | (at_166 & tables::MASK_65).shifted(11)
                                | (at_166 & tables::MASK_66).shifted(12)
                                | (at_166 & tables::MASK_67).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_156
                            |= ((at_166 & tables::MASK_25).shifted(1)
                                | (at_166 & tables::MASK_26).shifted(2)
                                | (at_166 & tables::MASK_27).shifted(3)
                                | (at_166 & tables::MASK_28).shifted(8)
                                | (at_166 & tables::MASK_68).shifted(9)
                                | (at_166 & tables::MASK_69).shifted(10)
                                | (at_166 & tables::MASK_70).shifted(11)
                                | (at_166 & tables::MASK_71).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_157
                            |= ((at_166 & tables::MASK_72).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before
                            == [at_152, at_153, at_154, at_155, at_156, at_157, at_166]
                        {
                            break;
                        }
                    }
                    let mut at_158 = (tables::SHIFT_100[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_166 & tables::MASK_73).shifted(-13)
                            | (at_166 & tables::MASK_74).shifted(-12)
                            | (at_166 & tables::MASK_75).shifted(-11))
                            & !self.planes[piece::E as usize]);
                    let mut at_159 = (tables::SHIFT_101[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_166 & tables::MASK_73).shifted(-12)
                            | (at_166 & tables::MASK_74).shifted(-11)
                            | (at_166 & tables::MASK_75).shifted(-10))
                            & !self.planes[piece::E as usize]);
                    let mut at_160 = (tables::SHIFT_102[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_166 & tables::MASK_76).shifted(1))
                            & !self.planes[piece::E as usize]);
                    let mut at_161 = (tables::SHIFT_103[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_166 & tables::MASK_77).shifted(11)
                            | (at_166 & tables::MASK_78).shifted(12)
                            | (at_166 & tables::MASK_79).shifted(13))
                            & !self.planes[piece::E as usize]);
                    let mut at_162 = (tables::SHIFT_104[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_166 & tables::MASK_75).shifted(9)
                            | (at_166 & tables::MASK_74).shifted(10)
                            | (at_166 & tables::MASK_73).shifted(11)
                            | (at_166 & tables::MASK_80).shifted(12))
                            & !self.planes[piece::E as usize]);
                    let mut at_163 = (tables::SHIFT_105[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_166 & tables::MASK_81).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_167 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_158,
                            at_159,
                            at_160,
                            at_161,
                            at_162,
                            at_163,
                            at_167,
                        ];
                        at_167
                            |= ((at_158 & tables::MASK_0).shifted(-13)
                                | (at_158 & tables::MASK_1).shifted(-12)
                                | (at_158 & tables::MASK_2).shifted(-11)
                                | (at_158 & tables::MASK_3).shifted(-10)
                                | (at_158 & tables::MASK_4).shifted(-9)
                                | (at_158 & tables::MASK_5).shifted(-4)
                                | (at_158 & tables::MASK_6).shifted(-3)
                                | (at_158 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_167
                            |= ((at_159 & tables::MASK_8).shifted(-12)
                                | (at_159 & tables::MASK_9).shifted(-11)
                                | (at_159 & tables::MASK_10).shifted(-10)
                                | (at_159 & tables::MASK_11).shifted(-9)
                                | (at_159 & tables::MASK_12).shifted(-8)
                                | (at_159 & tables::MASK_13).shifted(-3)
                                | (at_159 & tables::MASK_14).shifted(-2)
                                | (at_159 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_167
                            |= ((at_160 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_167
                            |= ((at_161 & tables::MASK_17).shifted(2)
                                | (at_161 & tables::MASK_18).shifted(3)
                                | (at_161 & tables::MASK_19).shifted(4)
                                | (at_161 & tables::MASK_20).shifted(9)
                                | (at_161 & tables::MASK_21).shifted(10)
                                | (at_161 & tables::MASK_22).shifted(11)
                                | (at_161 & tables::MASK_23).shifted(12)
                                | (at_161 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_167
                            |= ((at_162 & tables::MASK_25).shifted(1)
                                | (at_162 & tables::MASK_26).shifted(2)
                                | (at_162 & tables::MASK_27).shifted(3)
                                | (at_162 & tables::MASK_28).shifted(8)
                                | (at_162 & tables::MASK_29).shifted(9)
                                | (at_162 & tables::MASK_30).shifted(10)
                                | (at_162 & tables::MASK_31).shifted(11)
                                | (at_162 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_167
                            |= ((at_163 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_158
                            |= ((at_167 & tables::MASK_73).shifted(-13)
                                | (at_167 & tables::MASK_74).shifted(-12)
                                | (at_167 & tables::MASK_75).shifted(-11))
                                & !self.planes[piece::E as usize];
                        at_159
                            |= ((at_167 & tables::MASK_73).shifted(-12)
                                | (at_167 & tables::MASK_74).shifted(-11)
                                | (at_167 & tables::MASK_75).shifted(-10))
                                & !self.planes[piece::E as usize];
                        at_160
                            |= ((at_167 & tables::MASK_76).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_161
                            |= ((at_167 & tables::MASK_77).shifted(11)
                                | (at_167 & tables::MASK_78).shifted(12)
                                | (at_167 & tables::MASK_79).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_162
                            |= ((at_167 & tables::MASK_75).shifted(9)
                                | (at_167 & tables::MASK_74).shifted(10)
                                | (at_167 & tables::MASK_73).shifted(11)
                                | (at_167 & tables::MASK_80).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_163
                            |= ((at_167 & tables::MASK_81).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before
                            == [at_158, at_159, at_160, at_161, at_162, at_163, at_167]
                        {
                            break;
                        }
                    }
                    let at_222 = (Cells::of(cell)) | (at_150)
                        | (at_151 & tables::AREA_106) | (at_166)
                        | (at_167 & tables::AREA_106);
                    out.extend(at_222, |cell| m.then(1, 10, cell));
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{nw}`.
    pub(crate) fn moves_179<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_181 = tables::BOARD & self.planes[piece::NW as usize];
        for cell in at_181 {
            {
                let old = self.put(cell, piece::E);
                {
                    let m = m.then(0, 11, cell);
                    let at_185 = tables::SHIFT_107[cell]
                        & self.planes[piece::E as usize];
                    let at_186 = tables::SHIFT_108[cell]
                        & self.planes[piece::E as usize];
                    let mut at_187 = tables::SHIFT_109[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_188 = tables::SHIFT_110[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_189 = tables::SHIFT_111[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_190 = tables::SHIFT_112[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_191 = tables::SHIFT_113[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_192 = tables::SHIFT_114[cell]
                        & !self.planes[piece::E as usize];
                    let mut at_201 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_187,
                            at_188,
                            at_189,
                            at_190,
                            at_191,
                            at_192,
                            at_201,
                        ];
                        at_201
                            |= ((at_187 & tables::MASK_0).shifted(-13)
                                | (at_187 & tables::MASK_1).shifted(-12)
                                | (at_187 & tables::MASK_2).shifted(-11)
                                | (at_187 & tables::MASK_3).shifted(-10)
                                | (at_187 & tables::MASK_4).shifted(-9)
                                | (at_187 & tables::MASK_5).shifted(-4)
                                | (at_187 & tables::MASK_6).shifted(-3)
                                | (at_187 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_201
                            |= ((at_188 & tables::MASK_8).shifted(-12)
                                | (at_188 & tables::MASK_9).shifted(-11)
                                | (at_188 & tables::MASK_10).shifted(-10)
                                | (at_188 & tables::MASK_11).shifted(-9)
                                | (at_188 & tables::MASK_12).shifted(-8)
                                | (at_188 & tables::MASK_13).shifted(-3)
                                | (at_188 & tables::MASK_14).shifted(-2)
                                | (at_188 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_201
                            |= ((at_189 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_201
                            |= ((at_190 & tables::MASK_17).shifted(2)
                                | (at_190 & tables::MASK_18).shifted(3)
                                | (at_190 & tables::MASK_19).shifted(4)
                                | (at_190 & tables::MASK_20).shifted(9)
                                | (at_190 & tables::MASK_21).shifted(10)
                                | (at_190 & tables::MASK_22).shifted(11)
                                | (at_190 & tables::MASK_23).shifted(12)
                                | (at_190 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_201
                            |= ((at_191 & tables::MASK_25).shifted(1)
                                | (at_191 & tables::MASK_26).shifted(2)
                                | (at_191 & tables::MASK_27).shifted(3)
                                | (at_191 & tables::MASK_28).shifted(8)
                                | (at_191 & tables::MASK_29).shifted(9)
                                | (at_191 & tables::MASK_30).shifted(10)
                                | (at_191 & tables::MASK_31).shifted(11)
                                | (at_191 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_201
                            |= ((at_192 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_187
                            |= ((at_201 & tables::MASK_34).shifted(-13)
                                | (at_201 & tables::MASK_35).shifted(-12)
                                | (at_201 & tables::MASK_36).shifted(-11)
                                | (at_201 & tables::MASK_37).shifted(-10)
                                | (at_201 & tables::MASK_4).shifted(-9)
                                | (at_201 & tables::MASK_5).shifted(-4)
                                | (at_201 & tables::MASK_6).shifted(-3)
                                | (at_201 & tables::MASK_7).shifted(-2))
                                & !self.planes[piece::E as usize];
                        at_188
                            |= ((at_201 & tables::MASK_38).shifted(-12)
                                | (at_201 & tables::MASK_39).shifted(-11)
                                | (at_201 & tables::MASK_40).shifted(-10)
                                | (at_201 & tables::MASK_11).shifted(-9)
                                | (at_201 & tables::MASK_12).shifted(-8)
                                | (at_201 & tables::MASK_13).shifted(-3)
                                | (at_201 & tables::MASK_14).shifted(-2)
                                | (at_201 & tables::MASK_15).shifted(-1))
                                & !self.planes[piece::E as usize];
                        at_189
                            |= ((at_201 & tables::MASK_41).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_190
                            |= ((at_201 & tables::MASK_17).shifted(2)
                                | (at_201 & tables::MASK_18).shifted(3)
                                | (at_201 & tables::MASK_19).shifted(4)
                                | (at_201 & tables::MASK_20).shifted(9)
                                | (at_201 & tables::MASK_21).shifted(10)
                                | (at_201 & tables::MASK_42).shifted(11)
                                | (at_201 & tables::MASK_43).shifted(12)
                                | (at_201 & tables::MASK_44).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_191
                            |= ((at_201 & tables::MASK_25).shifted(1)
                                | (at_201 & tables::MASK_26).shifted(2)
                                | (at_201 & tables::MASK_27).shifted(3)
                                | (at_201 & tables::MASK_28).shifted(8)
                                | (at_201 & tables::MASK_29).shifted(9)
                                | (at_201 & tables::MASK_45).shifted(10)
                                | (at_201 & tables::MASK_46).shifted(11)
                                | (at_201 & tables::MASK_47).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_192
                            |= ((at_201 & tables::MASK_48).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before
                            == [at_187, at_188, at_189, at_190, at_191, at_192, at_201]
                        {
                            break;
                        }
                    }
                    let mut at_193 = (tables::SHIFT_115[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_201 & tables::MASK_49).shifted(-13)
                            | (at_201 & tables::MASK_50).shifted(-12)
                            | (at_201 & tables::MASK_51).shifted(-11)
                            | (at_201 & tables::MASK_52).shifted(-10))
                            & !self.planes[piece::E as usize]);
                    let mut at_194 = (tables::SHIFT_116[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_201 & tables::MASK_53).shifted(-12)
                            | (at_201 & tables::MASK_54).shifted(-11)
                            | (at_201 & tables::MASK_55).shifted(-10))
                            & !self.planes[piece::E as usize]);
                    let mut at_195 = (tables::SHIFT_117[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_201 & tables::MASK_56).shifted(1))
                            & !self.planes[piece::E as usize]);
                    let mut at_196 = (tables::SHIFT_118[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_201 & tables::MASK_52).shifted(11)
                            | (at_201 & tables::MASK_51).shifted(12)
                            | (at_201 & tables::MASK_50).shifted(13))
                            & !self.planes[piece::E as usize]);
                    let mut at_197 = (tables::SHIFT_119[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_201 & tables::MASK_52).shifted(10)
                            | (at_201 & tables::MASK_51).shifted(11)
                            | (at_201 & tables::MASK_50).shifted(12))
                            & !self.planes[piece::E as usize]);
                    let mut at_198 = (tables::SHIFT_120[cell]
                        & !self.planes[piece::E as usize])
                        | (((at_201 & tables::MASK_57).shifted(-1))
                            & !self.planes[piece::E as usize]);
                    let mut at_202 = Cells::EMPTY;
                    loop {
                        let before = [
                            at_193,
                            at_194,
                            at_195,
                            at_196,
                            at_197,
                            at_198,
                            at_202,
                        ];
                        at_202
                            |= ((at_193 & tables::MASK_0).shifted(-13)
                                | (at_193 & tables::MASK_1).shifted(-12)
                                | (at_193 & tables::MASK_2).shifted(-11)
                                | (at_193 & tables::MASK_3).shifted(-10)
                                | (at_193 & tables::MASK_4).shifted(-9)
                                | (at_193 & tables::MASK_5).shifted(-4)
                                | (at_193 & tables::MASK_6).shifted(-3)
                                | (at_193 & tables::MASK_7).shifted(-2))
                                & self.planes[piece::E as usize];
                        at_202
                            |= ((at_194 & tables::MASK_8).shifted(-12)
                                | (at_194 & tables::MASK_9).shifted(-11)
                                | (at_194 & tables::MASK_10).shifted(-10)
                                | (at_194 & tables::MASK_11).shifted(-9)
                                | (at_194 & tables::MASK_12).shifted(-8)
                                | (at_194 & tables::MASK_13).shifted(-3)
                                | (at_194 & tables::MASK_14).shifted(-2)
                                | (at_194 & tables::MASK_15).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_202
                            |= ((at_195 & tables::MASK_16).shifted(1))
                                & self.planes[piece::E as usize];
                        at_202
                            |= ((at_196 & tables::MASK_17).shifted(2)
                                | (at_196 & tables::MASK_18).shifted(3)
                                | (at_196 & tables::MASK_19).shifted(4)
                                | (at_196 & tables::MASK_20).shifted(9)
                                | (at_196 & tables::MASK_21).shifted(10)
                                | (at_196 & tables::MASK_22).shifted(11)
                                | (at_196 & tables::MASK_23).shifted(12)
                                | (at_196 & tables::MASK_24).shifted(13))
                                & self.planes[piece::E as usize];
                        at_202
                            |= ((at_197 & tables::MASK_25).shifted(1)
                                | (at_197 & tables::MASK_26).shifted(2)
                                | (at_197 & tables::MASK_27).shifted(3)
                                | (at_197 & tables::MASK_28).shifted(8)
                                | (at_197 & tables::MASK_29).shifted(9)
                                | (at_197 & tables::MASK_30).shifted(10)
                                | (at_197 & tables::MASK_31).shifted(11)
                                | (at_197 & tables::MASK_32).shifted(12))
                                & self.planes[piece::E as usize];
                        at_202
                            |= ((at_198 & tables::MASK_33).shifted(-1))
                                & self.planes[piece::E as usize];
                        at_193
                            |= ((at_202 & tables::MASK_49).shifted(-13)
                                | (at_202 & tables::MASK_50).shifted(-12)
                                | (at_202 & tables::MASK_51).shifted(-11)
                                | (at_202 & tables::MASK_52).shifted(-10))
                                & !self.planes[piece::E as usize];
                        at_194
                            |= ((at_202 & tables::MASK_53).shifted(-12)
                                | (at_202 & tables::MASK_54).shifted(-11)
                                | (at_202 & tables::MASK_55).shifted(-10))
                                & !self.planes[piece::E as usize];
                        at_195
                            |= ((at_202 & tables::MASK_56).shifted(1))
                                & !self.planes[piece::E as usize];
                        at_196
                            |= ((at_202 & tables::MASK_52).shifted(11)
                                | (at_202 & tables::MASK_51).shifted(12)
                                | (at_202 & tables::MASK_50).shifted(13))
                                & !self.planes[piece::E as usize];
                        at_197
                            |= ((at_202 & tables::MASK_52).shifted(10)
                                | (at_202 & tables::MASK_51).shifted(11)
                                | (at_202 & tables::MASK_50).shifted(12))
                                & !self.planes[piece::E as usize];
                        at_198
                            |= ((at_202 & tables::MASK_57).shifted(-1))
                                & !self.planes[piece::E as usize];
                        if before
                            == [at_193, at_194, at_195, at_196, at_197, at_198, at_202]
                        {
                            break;
                        }
                    }
                    let at_223 = (Cells::of(cell)) | (at_185)
                        | (at_186 & tables::AREA_121) | (at_201)
                        | (at_202 & tables::AREA_121);
                    out.extend(at_223, |cell| m.then(1, 12, cell));
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
