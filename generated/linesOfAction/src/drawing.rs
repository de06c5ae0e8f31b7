//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::codegen::draw_among;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_2`.
    #[inline]
    pub(crate) fn draw_2<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_3 = tables::BOARD & self.planes[piece::B as usize];
        let at_5 = at_3 & self.pattern_4_everywhere();
        let at_134_0 = at_5;
        let at_268_1 = at_134_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_0 = at_268_1;
        let at_7 = at_3 & self.pattern_6_everywhere();
        let at_136_0 = at_7;
        let at_134_1 = at_136_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = at_134_1.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_1 = at_268_2;
        let at_9 = at_3 & self.pattern_8_everywhere();
        let at_138_0 = at_9;
        let at_136_1 = at_138_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_134_2 = at_136_1.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = at_134_2.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_2 = at_268_3;
        let at_11 = at_3 & self.pattern_10_everywhere();
        let at_140_0 = at_11;
        let at_138_1 = at_140_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_136_2 = at_138_1.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_134_3 = at_136_2.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = at_134_3.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_3 = at_268_4;
        let at_13 = at_3 & self.pattern_12_everywhere();
        let at_142_0 = at_13;
        let at_140_1 = at_142_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_138_2 = at_140_1.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_136_3 = at_138_2.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_134_4 = at_136_3.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = at_134_4.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_4 = at_268_5;
        let at_15 = at_3 & self.pattern_14_everywhere();
        let at_144_0 = at_15;
        let at_142_1 = at_144_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_140_2 = at_142_1.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_138_3 = at_140_2.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_136_4 = at_138_3.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_134_5 = at_136_4.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = at_134_5.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_5 = at_268_6;
        let at_17 = at_3 & self.pattern_16_everywhere();
        let at_146_0 = at_17;
        let at_144_1 = at_146_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_142_2 = at_144_1.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_140_3 = at_142_2.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_138_4 = at_140_3.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_136_5 = at_138_4.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_134_6 = at_136_5.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = at_134_6.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_6 = at_268_7;
        let at_19 = at_3 & self.pattern_18_everywhere();
        let at_148_0 = at_19;
        let at_146_1 = at_148_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_144_2 = at_146_1.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_142_3 = at_144_2.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_140_4 = at_142_3.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_138_5 = at_140_4.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_136_6 = at_138_5.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_134_7 = at_136_6.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = at_134_7.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_7 = at_268_8;
        let at_21 = at_3 & self.pattern_20_everywhere();
        let at_151_0 = at_21;
        let at_268_1 = at_151_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_8 = at_268_1;
        let at_23 = at_3 & self.pattern_22_everywhere();
        let at_153_0 = at_23;
        let at_151_1 = at_153_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = at_151_1.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_9 = at_268_2;
        let at_25 = at_3 & self.pattern_24_everywhere();
        let at_155_0 = at_25;
        let at_153_1 = at_155_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_151_2 = at_153_1.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = at_151_2.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_10 = at_268_3;
        let at_27 = at_3 & self.pattern_26_everywhere();
        let at_157_0 = at_27;
        let at_155_1 = at_157_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_153_2 = at_155_1.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_151_3 = at_153_2.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = at_151_3.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_11 = at_268_4;
        let at_29 = at_3 & self.pattern_28_everywhere();
        let at_159_0 = at_29;
        let at_157_1 = at_159_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_155_2 = at_157_1.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_153_3 = at_155_2.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_151_4 = at_153_3.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = at_151_4.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_12 = at_268_5;
        let at_31 = at_3 & self.pattern_30_everywhere();
        let at_161_0 = at_31;
        let at_159_1 = at_161_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_157_2 = at_159_1.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_155_3 = at_157_2.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_153_4 = at_155_3.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_151_5 = at_153_4.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = at_151_5.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_13 = at_268_6;
        let at_33 = at_3 & self.pattern_32_everywhere();
        let at_163_0 = at_33;
        let at_161_1 = at_163_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_159_2 = at_161_1.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_157_3 = at_159_2.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_155_4 = at_157_3.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_153_5 = at_155_4.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_151_6 = at_153_5.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = at_151_6.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_14 = at_268_7;
        let at_35 = at_3 & self.pattern_34_everywhere();
        let at_165_0 = at_35;
        let at_163_1 = at_165_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_161_2 = at_163_1.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_159_3 = at_161_2.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_157_4 = at_159_3.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_155_5 = at_157_4.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_153_6 = at_155_5.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_151_7 = at_153_6.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = at_151_7.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_15 = at_268_8;
        let at_37 = at_3 & self.pattern_36_everywhere();
        let at_168_0 = at_37;
        let at_268_1 = (at_168_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_16 = at_268_1;
        let at_39 = at_3 & self.pattern_38_everywhere();
        let at_170_0 = at_39;
        let at_168_1 = (at_170_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = (at_168_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_17 = at_268_2;
        let at_41 = at_3 & self.pattern_40_everywhere();
        let at_172_0 = at_41;
        let at_170_1 = (at_172_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_168_2 = (at_170_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = (at_168_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_18 = at_268_3;
        let at_43 = at_3 & self.pattern_42_everywhere();
        let at_174_0 = at_43;
        let at_172_1 = (at_174_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_170_2 = (at_172_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_168_3 = (at_170_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = (at_168_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_19 = at_268_4;
        let at_45 = at_3 & self.pattern_44_everywhere();
        let at_176_0 = at_45;
        let at_174_1 = (at_176_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_172_2 = (at_174_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_170_3 = (at_172_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_168_4 = (at_170_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = (at_168_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_20 = at_268_5;
        let at_47 = at_3 & self.pattern_46_everywhere();
        let at_178_0 = at_47;
        let at_176_1 = (at_178_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_174_2 = (at_176_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_172_3 = (at_174_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_170_4 = (at_172_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_168_5 = (at_170_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = (at_168_5 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_21 = at_268_6;
        let at_49 = at_3 & self.pattern_48_everywhere();
        let at_180_0 = at_49;
        let at_178_1 = (at_180_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_176_2 = (at_178_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_174_3 = (at_176_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_172_4 = (at_174_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_170_5 = (at_172_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_168_6 = (at_170_5 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = (at_168_6 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_22 = at_268_7;
        let at_51 = at_3 & self.pattern_50_everywhere();
        let at_182_0 = at_51;
        let at_180_1 = (at_182_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_178_2 = (at_180_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_176_3 = (at_178_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_174_4 = (at_176_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_172_5 = (at_174_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_170_6 = (at_172_5 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_168_7 = (at_170_6 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = (at_168_7 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_23 = at_268_8;
        let at_53 = at_3 & self.pattern_52_everywhere();
        let at_185_0 = at_53;
        let at_268_1 = (at_185_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_24 = at_268_1;
        let at_55 = at_3 & self.pattern_54_everywhere();
        let at_187_0 = at_55;
        let at_185_1 = (at_187_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = (at_185_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_25 = at_268_2;
        let at_57 = at_3 & self.pattern_56_everywhere();
        let at_189_0 = at_57;
        let at_187_1 = (at_189_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_185_2 = (at_187_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = (at_185_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_26 = at_268_3;
        let at_59 = at_3 & self.pattern_58_everywhere();
        let at_191_0 = at_59;
        let at_189_1 = (at_191_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_187_2 = (at_189_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_185_3 = (at_187_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = (at_185_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_27 = at_268_4;
        let at_61 = at_3 & self.pattern_60_everywhere();
        let at_193_0 = at_61;
        let at_191_1 = (at_193_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_189_2 = (at_191_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_187_3 = (at_189_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_185_4 = (at_187_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = (at_185_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_28 = at_268_5;
        let at_63 = at_3 & self.pattern_62_everywhere();
        let at_195_0 = at_63;
        let at_193_1 = (at_195_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_191_2 = (at_193_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_189_3 = (at_191_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_187_4 = (at_189_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_185_5 = (at_187_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = (at_185_5 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_29 = at_268_6;
        let at_65 = at_3 & self.pattern_64_everywhere();
        let at_197_0 = at_65;
        let at_195_1 = (at_197_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_193_2 = (at_195_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_191_3 = (at_193_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_189_4 = (at_191_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_187_5 = (at_189_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_185_6 = (at_187_5 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = (at_185_6 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_30 = at_268_7;
        let at_67 = at_3 & self.pattern_66_everywhere();
        let at_199_0 = at_67;
        let at_197_1 = (at_199_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_195_2 = (at_197_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_193_3 = (at_195_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_191_4 = (at_193_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_189_5 = (at_191_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_187_6 = (at_189_5 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_185_7 = (at_187_6 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = (at_185_7 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_31 = at_268_8;
        let at_69 = at_3 & self.pattern_68_everywhere();
        let at_202_0 = at_69;
        let at_268_1 = (at_202_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_32 = at_268_1;
        let at_71 = at_3 & self.pattern_70_everywhere();
        let at_204_0 = at_71;
        let at_202_1 = (at_204_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = (at_202_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_33 = at_268_2;
        let at_73 = at_3 & self.pattern_72_everywhere();
        let at_206_0 = at_73;
        let at_204_1 = (at_206_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_202_2 = (at_204_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = (at_202_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_34 = at_268_3;
        let at_75 = at_3 & self.pattern_74_everywhere();
        let at_208_0 = at_75;
        let at_206_1 = (at_208_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_204_2 = (at_206_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_202_3 = (at_204_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = (at_202_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_35 = at_268_4;
        let at_77 = at_3 & self.pattern_76_everywhere();
        let at_210_0 = at_77;
        let at_208_1 = (at_210_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_206_2 = (at_208_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_204_3 = (at_206_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_202_4 = (at_204_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = (at_202_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_36 = at_268_5;
        let at_79 = at_3 & self.pattern_78_everywhere();
        let at_212_0 = at_79;
        let at_210_1 = (at_212_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_208_2 = (at_210_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_206_3 = (at_208_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_204_4 = (at_206_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_202_5 = (at_204_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = (at_202_5 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_37 = at_268_6;
        let at_81 = at_3 & self.pattern_80_everywhere();
        let at_214_0 = at_81;
        let at_212_1 = (at_214_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_210_2 = (at_212_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_208_3 = (at_210_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_206_4 = (at_208_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_204_5 = (at_206_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_202_6 = (at_204_5 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = (at_202_6 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_38 = at_268_7;
        let at_83 = at_3 & self.pattern_82_everywhere();
        let at_216_0 = at_83;
        let at_214_1 = (at_216_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_212_2 = (at_214_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_210_3 = (at_212_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_208_4 = (at_210_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_206_5 = (at_208_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_204_6 = (at_206_5 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_202_7 = (at_204_6 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = (at_202_7 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_39 = at_268_8;
        let at_85 = at_3 & self.pattern_84_everywhere();
        let at_219_0 = at_85;
        let at_268_1 = (at_219_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_40 = at_268_1;
        let at_87 = at_3 & self.pattern_86_everywhere();
        let at_221_0 = at_87;
        let at_219_1 = (at_221_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = (at_219_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_41 = at_268_2;
        let at_89 = at_3 & self.pattern_88_everywhere();
        let at_223_0 = at_89;
        let at_221_1 = (at_223_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_219_2 = (at_221_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = (at_219_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_42 = at_268_3;
        let at_91 = at_3 & self.pattern_90_everywhere();
        let at_225_0 = at_91;
        let at_223_1 = (at_225_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_221_2 = (at_223_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_219_3 = (at_221_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = (at_219_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_43 = at_268_4;
        let at_93 = at_3 & self.pattern_92_everywhere();
        let at_227_0 = at_93;
        let at_225_1 = (at_227_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_223_2 = (at_225_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_221_3 = (at_223_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_219_4 = (at_221_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = (at_219_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_44 = at_268_5;
        let at_95 = at_3 & self.pattern_94_everywhere();
        let at_229_0 = at_95;
        let at_227_1 = (at_229_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_225_2 = (at_227_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_223_3 = (at_225_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_221_4 = (at_223_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_219_5 = (at_221_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = (at_219_5 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_45 = at_268_6;
        let at_97 = at_3 & self.pattern_96_everywhere();
        let at_231_0 = at_97;
        let at_229_1 = (at_231_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_227_2 = (at_229_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_225_3 = (at_227_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_223_4 = (at_225_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_221_5 = (at_223_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_219_6 = (at_221_5 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = (at_219_6 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_46 = at_268_7;
        let at_99 = at_3 & self.pattern_98_everywhere();
        let at_233_0 = at_99;
        let at_231_1 = (at_233_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_229_2 = (at_231_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_227_3 = (at_229_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_225_4 = (at_227_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_223_5 = (at_225_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_221_6 = (at_223_5 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_219_7 = (at_221_6 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = (at_219_7 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_47 = at_268_8;
        let at_101 = at_3 & self.pattern_100_everywhere();
        let at_236_0 = at_101;
        let at_268_1 = (at_236_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_48 = at_268_1;
        let at_103 = at_3 & self.pattern_102_everywhere();
        let at_238_0 = at_103;
        let at_236_1 = (at_238_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = (at_236_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_49 = at_268_2;
        let at_105 = at_3 & self.pattern_104_everywhere();
        let at_240_0 = at_105;
        let at_238_1 = (at_240_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_236_2 = (at_238_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = (at_236_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_50 = at_268_3;
        let at_107 = at_3 & self.pattern_106_everywhere();
        let at_242_0 = at_107;
        let at_240_1 = (at_242_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_238_2 = (at_240_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_236_3 = (at_238_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = (at_236_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_51 = at_268_4;
        let at_109 = at_3 & self.pattern_108_everywhere();
        let at_244_0 = at_109;
        let at_242_1 = (at_244_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_240_2 = (at_242_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_238_3 = (at_240_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_236_4 = (at_238_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = (at_236_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_52 = at_268_5;
        let at_111 = at_3 & self.pattern_110_everywhere();
        let at_246_0 = at_111;
        let at_244_1 = (at_246_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_242_2 = (at_244_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_240_3 = (at_242_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_238_4 = (at_240_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_236_5 = (at_238_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = (at_236_5 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_53 = at_268_6;
        let at_113 = at_3 & self.pattern_112_everywhere();
        let at_248_0 = at_113;
        let at_246_1 = (at_248_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_244_2 = (at_246_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_242_3 = (at_244_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_240_4 = (at_242_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_238_5 = (at_240_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_236_6 = (at_238_5 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = (at_236_6 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_54 = at_268_7;
        let at_115 = at_3 & self.pattern_114_everywhere();
        let at_250_0 = at_115;
        let at_248_1 = (at_250_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_246_2 = (at_248_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_244_3 = (at_246_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_242_4 = (at_244_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_240_5 = (at_242_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_238_6 = (at_240_5 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_236_7 = (at_238_6 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = (at_236_7 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_55 = at_268_8;
        let at_117 = at_3 & self.pattern_116_everywhere();
        let at_253_0 = at_117;
        let at_268_1 = (at_253_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_56 = at_268_1;
        let at_119 = at_3 & self.pattern_118_everywhere();
        let at_255_0 = at_119;
        let at_253_1 = (at_255_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_2 = (at_253_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_57 = at_268_2;
        let at_121 = at_3 & self.pattern_120_everywhere();
        let at_257_0 = at_121;
        let at_255_1 = (at_257_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_253_2 = (at_255_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_3 = (at_253_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_58 = at_268_3;
        let at_123 = at_3 & self.pattern_122_everywhere();
        let at_259_0 = at_123;
        let at_257_1 = (at_259_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_255_2 = (at_257_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_253_3 = (at_255_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_4 = (at_253_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_59 = at_268_4;
        let at_125 = at_3 & self.pattern_124_everywhere();
        let at_261_0 = at_125;
        let at_259_1 = (at_261_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_257_2 = (at_259_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_255_3 = (at_257_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_253_4 = (at_255_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_5 = (at_253_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_60 = at_268_5;
        let at_127 = at_3 & self.pattern_126_everywhere();
        let at_263_0 = at_127;
        let at_261_1 = (at_263_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_259_2 = (at_261_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_257_3 = (at_259_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_255_4 = (at_257_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_253_5 = (at_255_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_6 = (at_253_5 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_61 = at_268_6;
        let at_129 = at_3 & self.pattern_128_everywhere();
        let at_265_0 = at_129;
        let at_263_1 = (at_265_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_261_2 = (at_263_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_259_3 = (at_261_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_257_4 = (at_259_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_255_5 = (at_257_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_253_6 = (at_255_5 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_7 = (at_253_6 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_62 = at_268_7;
        let at_131 = at_3 & self.pattern_130_everywhere();
        let at_267_0 = at_131;
        let at_265_1 = (at_267_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_263_2 = (at_265_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_261_3 = (at_263_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_259_4 = (at_261_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_257_5 = (at_259_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_255_6 = (at_257_5 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_253_7 = (at_255_6 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_268_8 = (at_253_7 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let group_63 = at_268_8;
        const MOVES: [[Code; 2]; 64] = [
            [(1 << CELL_BITS) + 8, 65 << CELL_BITS],
            [(2 << CELL_BITS) + 16, 65 << CELL_BITS],
            [(3 << CELL_BITS) + 24, 65 << CELL_BITS],
            [(4 << CELL_BITS) + 32, 65 << CELL_BITS],
            [(5 << CELL_BITS) + 40, 65 << CELL_BITS],
            [(6 << CELL_BITS) + 48, 65 << CELL_BITS],
            [(7 << CELL_BITS) + 56, 65 << CELL_BITS],
            [(8 << CELL_BITS) + 64, 65 << CELL_BITS],
            [(9 << CELL_BITS) - 8, 65 << CELL_BITS],
            [(10 << CELL_BITS) - 16, 65 << CELL_BITS],
            [(11 << CELL_BITS) - 24, 65 << CELL_BITS],
            [(12 << CELL_BITS) - 32, 65 << CELL_BITS],
            [(13 << CELL_BITS) - 40, 65 << CELL_BITS],
            [(14 << CELL_BITS) - 48, 65 << CELL_BITS],
            [(15 << CELL_BITS) - 56, 65 << CELL_BITS],
            [(16 << CELL_BITS) - 64, 65 << CELL_BITS],
            [(17 << CELL_BITS) + 1, 65 << CELL_BITS],
            [(18 << CELL_BITS) + 2, 65 << CELL_BITS],
            [(19 << CELL_BITS) + 3, 65 << CELL_BITS],
            [(20 << CELL_BITS) + 4, 65 << CELL_BITS],
            [(21 << CELL_BITS) + 5, 65 << CELL_BITS],
            [(22 << CELL_BITS) + 6, 65 << CELL_BITS],
            [(23 << CELL_BITS) + 7, 65 << CELL_BITS],
            [(24 << CELL_BITS) + 8, 65 << CELL_BITS],
            [(25 << CELL_BITS) - 1, 65 << CELL_BITS],
            [(26 << CELL_BITS) - 2, 65 << CELL_BITS],
            [(27 << CELL_BITS) - 3, 65 << CELL_BITS],
            [(28 << CELL_BITS) - 4, 65 << CELL_BITS],
            [(29 << CELL_BITS) - 5, 65 << CELL_BITS],
            [(30 << CELL_BITS) - 6, 65 << CELL_BITS],
            [(31 << CELL_BITS) - 7, 65 << CELL_BITS],
            [(32 << CELL_BITS) - 8, 65 << CELL_BITS],
            [(33 << CELL_BITS) + 9, 65 << CELL_BITS],
            [(34 << CELL_BITS) + 18, 65 << CELL_BITS],
            [(35 << CELL_BITS) + 27, 65 << CELL_BITS],
            [(36 << CELL_BITS) + 36, 65 << CELL_BITS],
            [(37 << CELL_BITS) + 45, 65 << CELL_BITS],
            [(38 << CELL_BITS) + 54, 65 << CELL_BITS],
            [(39 << CELL_BITS) + 63, 65 << CELL_BITS],
            [(40 << CELL_BITS) + 72, 65 << CELL_BITS],
            [(41 << CELL_BITS) + 7, 65 << CELL_BITS],
            [(42 << CELL_BITS) + 14, 65 << CELL_BITS],
            [(43 << CELL_BITS) + 21, 65 << CELL_BITS],
            [(44 << CELL_BITS) + 28, 65 << CELL_BITS],
            [(45 << CELL_BITS) + 35, 65 << CELL_BITS],
            [(46 << CELL_BITS) + 42, 65 << CELL_BITS],
            [(47 << CELL_BITS) + 49, 65 << CELL_BITS],
            [(48 << CELL_BITS) + 56, 65 << CELL_BITS],
            [(49 << CELL_BITS) - 7, 65 << CELL_BITS],
            [(50 << CELL_BITS) - 14, 65 << CELL_BITS],
            [(51 << CELL_BITS) - 21, 65 << CELL_BITS],
            [(52 << CELL_BITS) - 28, 65 << CELL_BITS],
            [(53 << CELL_BITS) - 35, 65 << CELL_BITS],
            [(54 << CELL_BITS) - 42, 65 << CELL_BITS],
            [(55 << CELL_BITS) - 49, 65 << CELL_BITS],
            [(56 << CELL_BITS) - 56, 65 << CELL_BITS],
            [(57 << CELL_BITS) - 9, 65 << CELL_BITS],
            [(58 << CELL_BITS) - 18, 65 << CELL_BITS],
            [(59 << CELL_BITS) - 27, 65 << CELL_BITS],
            [(60 << CELL_BITS) - 36, 65 << CELL_BITS],
            [(61 << CELL_BITS) - 45, 65 << CELL_BITS],
            [(62 << CELL_BITS) - 54, 65 << CELL_BITS],
            [(63 << CELL_BITS) - 63, 65 << CELL_BITS],
            [(64 << CELL_BITS) - 72, 65 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[
                group_0,
                group_1,
                group_2,
                group_3,
                group_4,
                group_5,
                group_6,
                group_7,
                group_8,
                group_9,
                group_10,
                group_11,
                group_12,
                group_13,
                group_14,
                group_15,
                group_16,
                group_17,
                group_18,
                group_19,
                group_20,
                group_21,
                group_22,
                group_23,
                group_24,
                group_25,
                group_26,
                group_27,
                group_28,
                group_29,
                group_30,
                group_31,
                group_32,
                group_33,
                group_34,
                group_35,
                group_36,
                group_37,
                group_38,
                group_39,
                group_40,
                group_41,
                group_42,
                group_43,
                group_44,
                group_45,
                group_46,
                group_47,
                group_48,
                group_49,
                group_50,
                group_51,
                group_52,
                group_53,
                group_54,
                group_55,
                group_56,
                group_57,
                group_58,
                group_59,
                group_60,
                group_61,
                group_62,
                group_63,
            ],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_301`.
    #[inline]
    pub(crate) fn draw_301<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_302 = tables::BOARD & self.planes[piece::W as usize];
        let at_303 = at_302 & self.pattern_4_everywhere();
        let at_367_0 = at_303;
        let at_431_1 = at_367_0.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_0 = at_431_1;
        let at_304 = at_302 & self.pattern_6_everywhere();
        let at_368_0 = at_304;
        let at_367_1 = at_368_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = at_367_1.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_1 = at_431_2;
        let at_305 = at_302 & self.pattern_8_everywhere();
        let at_369_0 = at_305;
        let at_368_1 = at_369_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_367_2 = at_368_1.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = at_367_2.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_2 = at_431_3;
        let at_306 = at_302 & self.pattern_10_everywhere();
        let at_370_0 = at_306;
        let at_369_1 = at_370_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_368_2 = at_369_1.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_367_3 = at_368_2.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = at_367_3.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_3 = at_431_4;
        let at_307 = at_302 & self.pattern_12_everywhere();
        let at_371_0 = at_307;
        let at_370_1 = at_371_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_369_2 = at_370_1.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_368_3 = at_369_2.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_367_4 = at_368_3.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = at_367_4.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_4 = at_431_5;
        let at_308 = at_302 & self.pattern_14_everywhere();
        let at_372_0 = at_308;
        let at_371_1 = at_372_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_370_2 = at_371_1.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_369_3 = at_370_2.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_368_4 = at_369_3.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_367_5 = at_368_4.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = at_367_5.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_5 = at_431_6;
        let at_309 = at_302 & self.pattern_16_everywhere();
        let at_373_0 = at_309;
        let at_372_1 = at_373_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_371_2 = at_372_1.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_370_3 = at_371_2.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_369_4 = at_370_3.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_368_5 = at_369_4.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_367_6 = at_368_5.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = at_367_6.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_6 = at_431_7;
        let at_310 = at_302 & self.pattern_18_everywhere();
        let at_374_0 = at_310;
        let at_373_1 = at_374_0.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_372_2 = at_373_1.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_371_3 = at_372_2.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_370_4 = at_371_3.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_369_5 = at_370_4.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_368_6 = at_369_5.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_367_7 = at_368_6.shifted(-8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = at_367_7.shifted(-8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_7 = at_431_8;
        let at_311 = at_302 & self.pattern_20_everywhere();
        let at_375_0 = at_311;
        let at_431_1 = at_375_0.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_8 = at_431_1;
        let at_312 = at_302 & self.pattern_22_everywhere();
        let at_376_0 = at_312;
        let at_375_1 = at_376_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = at_375_1.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_9 = at_431_2;
        let at_313 = at_302 & self.pattern_24_everywhere();
        let at_377_0 = at_313;
        let at_376_1 = at_377_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_375_2 = at_376_1.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = at_375_2.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_10 = at_431_3;
        let at_314 = at_302 & self.pattern_26_everywhere();
        let at_378_0 = at_314;
        let at_377_1 = at_378_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_376_2 = at_377_1.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_375_3 = at_376_2.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = at_375_3.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_11 = at_431_4;
        let at_315 = at_302 & self.pattern_28_everywhere();
        let at_379_0 = at_315;
        let at_378_1 = at_379_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_377_2 = at_378_1.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_376_3 = at_377_2.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_375_4 = at_376_3.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = at_375_4.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_12 = at_431_5;
        let at_316 = at_302 & self.pattern_30_everywhere();
        let at_380_0 = at_316;
        let at_379_1 = at_380_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_378_2 = at_379_1.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_377_3 = at_378_2.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_376_4 = at_377_3.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_375_5 = at_376_4.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = at_375_5.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_13 = at_431_6;
        let at_317 = at_302 & self.pattern_32_everywhere();
        let at_381_0 = at_317;
        let at_380_1 = at_381_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_379_2 = at_380_1.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_378_3 = at_379_2.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_377_4 = at_378_3.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_376_5 = at_377_4.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_375_6 = at_376_5.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = at_375_6.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_14 = at_431_7;
        let at_318 = at_302 & self.pattern_34_everywhere();
        let at_382_0 = at_318;
        let at_381_1 = at_382_0.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_380_2 = at_381_1.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_379_3 = at_380_2.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_378_4 = at_379_3.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_377_5 = at_378_4.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_376_6 = at_377_5.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_375_7 = at_376_6.shifted(8)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = at_375_7.shifted(8)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_15 = at_431_8;
        let at_319 = at_302 & self.pattern_36_everywhere();
        let at_383_0 = at_319;
        let at_431_1 = (at_383_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_16 = at_431_1;
        let at_320 = at_302 & self.pattern_38_everywhere();
        let at_384_0 = at_320;
        let at_383_1 = (at_384_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = (at_383_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_17 = at_431_2;
        let at_321 = at_302 & self.pattern_40_everywhere();
        let at_385_0 = at_321;
        let at_384_1 = (at_385_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_383_2 = (at_384_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = (at_383_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_18 = at_431_3;
        let at_322 = at_302 & self.pattern_42_everywhere();
        let at_386_0 = at_322;
        let at_385_1 = (at_386_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_384_2 = (at_385_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_383_3 = (at_384_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = (at_383_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_19 = at_431_4;
        let at_323 = at_302 & self.pattern_44_everywhere();
        let at_387_0 = at_323;
        let at_386_1 = (at_387_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_385_2 = (at_386_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_384_3 = (at_385_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_383_4 = (at_384_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = (at_383_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_20 = at_431_5;
        let at_324 = at_302 & self.pattern_46_everywhere();
        let at_388_0 = at_324;
        let at_387_1 = (at_388_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_386_2 = (at_387_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_385_3 = (at_386_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_384_4 = (at_385_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_383_5 = (at_384_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = (at_383_5 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_21 = at_431_6;
        let at_325 = at_302 & self.pattern_48_everywhere();
        let at_389_0 = at_325;
        let at_388_1 = (at_389_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_387_2 = (at_388_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_386_3 = (at_387_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_385_4 = (at_386_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_384_5 = (at_385_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_383_6 = (at_384_5 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = (at_383_6 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_22 = at_431_7;
        let at_326 = at_302 & self.pattern_50_everywhere();
        let at_390_0 = at_326;
        let at_389_1 = (at_390_0 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_388_2 = (at_389_1 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_387_3 = (at_388_2 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_386_4 = (at_387_3 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_385_5 = (at_386_4 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_384_6 = (at_385_5 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_383_7 = (at_384_6 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = (at_383_7 & tables::MASK_0).shifted(-1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_23 = at_431_8;
        let at_327 = at_302 & self.pattern_52_everywhere();
        let at_391_0 = at_327;
        let at_431_1 = (at_391_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_24 = at_431_1;
        let at_328 = at_302 & self.pattern_54_everywhere();
        let at_392_0 = at_328;
        let at_391_1 = (at_392_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = (at_391_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_25 = at_431_2;
        let at_329 = at_302 & self.pattern_56_everywhere();
        let at_393_0 = at_329;
        let at_392_1 = (at_393_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_391_2 = (at_392_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = (at_391_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_26 = at_431_3;
        let at_330 = at_302 & self.pattern_58_everywhere();
        let at_394_0 = at_330;
        let at_393_1 = (at_394_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_392_2 = (at_393_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_391_3 = (at_392_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = (at_391_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_27 = at_431_4;
        let at_331 = at_302 & self.pattern_60_everywhere();
        let at_395_0 = at_331;
        let at_394_1 = (at_395_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_393_2 = (at_394_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_392_3 = (at_393_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_391_4 = (at_392_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = (at_391_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_28 = at_431_5;
        let at_332 = at_302 & self.pattern_62_everywhere();
        let at_396_0 = at_332;
        let at_395_1 = (at_396_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_394_2 = (at_395_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_393_3 = (at_394_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_392_4 = (at_393_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_391_5 = (at_392_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = (at_391_5 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_29 = at_431_6;
        let at_333 = at_302 & self.pattern_64_everywhere();
        let at_397_0 = at_333;
        let at_396_1 = (at_397_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_395_2 = (at_396_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_394_3 = (at_395_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_393_4 = (at_394_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_392_5 = (at_393_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_391_6 = (at_392_5 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = (at_391_6 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_30 = at_431_7;
        let at_334 = at_302 & self.pattern_66_everywhere();
        let at_398_0 = at_334;
        let at_397_1 = (at_398_0 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_396_2 = (at_397_1 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_395_3 = (at_396_2 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_394_4 = (at_395_3 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_393_5 = (at_394_4 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_392_6 = (at_393_5 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_391_7 = (at_392_6 & tables::MASK_1).shifted(1)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = (at_391_7 & tables::MASK_1).shifted(1)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_31 = at_431_8;
        let at_335 = at_302 & self.pattern_68_everywhere();
        let at_399_0 = at_335;
        let at_431_1 = (at_399_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_32 = at_431_1;
        let at_336 = at_302 & self.pattern_70_everywhere();
        let at_400_0 = at_336;
        let at_399_1 = (at_400_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = (at_399_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_33 = at_431_2;
        let at_337 = at_302 & self.pattern_72_everywhere();
        let at_401_0 = at_337;
        let at_400_1 = (at_401_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_399_2 = (at_400_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = (at_399_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_34 = at_431_3;
        let at_338 = at_302 & self.pattern_74_everywhere();
        let at_402_0 = at_338;
        let at_401_1 = (at_402_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_400_2 = (at_401_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_399_3 = (at_400_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = (at_399_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_35 = at_431_4;
        let at_339 = at_302 & self.pattern_76_everywhere();
        let at_403_0 = at_339;
        let at_402_1 = (at_403_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_401_2 = (at_402_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_400_3 = (at_401_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_399_4 = (at_400_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = (at_399_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_36 = at_431_5;
        let at_340 = at_302 & self.pattern_78_everywhere();
        let at_404_0 = at_340;
        let at_403_1 = (at_404_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_402_2 = (at_403_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_401_3 = (at_402_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_400_4 = (at_401_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_399_5 = (at_400_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = (at_399_5 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_37 = at_431_6;
        let at_341 = at_302 & self.pattern_80_everywhere();
        let at_405_0 = at_341;
        let at_404_1 = (at_405_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_403_2 = (at_404_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_402_3 = (at_403_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_401_4 = (at_402_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_400_5 = (at_401_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_399_6 = (at_400_5 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = (at_399_6 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_38 = at_431_7;
        let at_342 = at_302 & self.pattern_82_everywhere();
        let at_406_0 = at_342;
        let at_405_1 = (at_406_0 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_404_2 = (at_405_1 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_403_3 = (at_404_2 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_402_4 = (at_403_3 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_401_5 = (at_402_4 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_400_6 = (at_401_5 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_399_7 = (at_400_6 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = (at_399_7 & tables::MASK_2).shifted(-9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_39 = at_431_8;
        let at_343 = at_302 & self.pattern_84_everywhere();
        let at_407_0 = at_343;
        let at_431_1 = (at_407_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_40 = at_431_1;
        let at_344 = at_302 & self.pattern_86_everywhere();
        let at_408_0 = at_344;
        let at_407_1 = (at_408_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = (at_407_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_41 = at_431_2;
        let at_345 = at_302 & self.pattern_88_everywhere();
        let at_409_0 = at_345;
        let at_408_1 = (at_409_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_407_2 = (at_408_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = (at_407_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_42 = at_431_3;
        let at_346 = at_302 & self.pattern_90_everywhere();
        let at_410_0 = at_346;
        let at_409_1 = (at_410_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_408_2 = (at_409_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_407_3 = (at_408_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = (at_407_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_43 = at_431_4;
        let at_347 = at_302 & self.pattern_92_everywhere();
        let at_411_0 = at_347;
        let at_410_1 = (at_411_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_409_2 = (at_410_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_408_3 = (at_409_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_407_4 = (at_408_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = (at_407_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_44 = at_431_5;
        let at_348 = at_302 & self.pattern_94_everywhere();
        let at_412_0 = at_348;
        let at_411_1 = (at_412_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_410_2 = (at_411_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_409_3 = (at_410_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_408_4 = (at_409_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_407_5 = (at_408_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = (at_407_5 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_45 = at_431_6;
        let at_349 = at_302 & self.pattern_96_everywhere();
        let at_413_0 = at_349;
        let at_412_1 = (at_413_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_411_2 = (at_412_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_410_3 = (at_411_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_409_4 = (at_410_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_408_5 = (at_409_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_407_6 = (at_408_5 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = (at_407_6 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_46 = at_431_7;
        let at_350 = at_302 & self.pattern_98_everywhere();
        let at_414_0 = at_350;
        let at_413_1 = (at_414_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_412_2 = (at_413_1 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_411_3 = (at_412_2 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_410_4 = (at_411_3 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_409_5 = (at_410_4 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_408_6 = (at_409_5 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_407_7 = (at_408_6 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = (at_407_7 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_47 = at_431_8;
        let at_351 = at_302 & self.pattern_100_everywhere();
        let at_415_0 = at_351;
        let at_431_1 = (at_415_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_48 = at_431_1;
        let at_352 = at_302 & self.pattern_102_everywhere();
        let at_416_0 = at_352;
        let at_415_1 = (at_416_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = (at_415_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_49 = at_431_2;
        let at_353 = at_302 & self.pattern_104_everywhere();
        let at_417_0 = at_353;
        let at_416_1 = (at_417_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_415_2 = (at_416_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = (at_415_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_50 = at_431_3;
        let at_354 = at_302 & self.pattern_106_everywhere();
        let at_418_0 = at_354;
        let at_417_1 = (at_418_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_416_2 = (at_417_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_415_3 = (at_416_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = (at_415_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_51 = at_431_4;
        let at_355 = at_302 & self.pattern_108_everywhere();
        let at_419_0 = at_355;
        let at_418_1 = (at_419_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_417_2 = (at_418_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_416_3 = (at_417_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_415_4 = (at_416_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = (at_415_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_52 = at_431_5;
        let at_356 = at_302 & self.pattern_110_everywhere();
        let at_420_0 = at_356;
        let at_419_1 = (at_420_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_418_2 = (at_419_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_417_3 = (at_418_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_416_4 = (at_417_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_415_5 = (at_416_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = (at_415_5 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_53 = at_431_6;
        let at_357 = at_302 & self.pattern_112_everywhere();
        let at_421_0 = at_357;
        let at_420_1 = (at_421_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_419_2 = (at_420_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_418_3 = (at_419_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_417_4 = (at_418_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_416_5 = (at_417_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_415_6 = (at_416_5 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = (at_415_6 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_54 = at_431_7;
        let at_358 = at_302 & self.pattern_114_everywhere();
        let at_422_0 = at_358;
        let at_421_1 = (at_422_0 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_420_2 = (at_421_1 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_419_3 = (at_420_2 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_418_4 = (at_419_3 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_417_5 = (at_418_4 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_416_6 = (at_417_5 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_415_7 = (at_416_6 & tables::MASK_4).shifted(7)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = (at_415_7 & tables::MASK_4).shifted(7)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_55 = at_431_8;
        let at_359 = at_302 & self.pattern_116_everywhere();
        let at_423_0 = at_359;
        let at_431_1 = (at_423_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_56 = at_431_1;
        let at_360 = at_302 & self.pattern_118_everywhere();
        let at_424_0 = at_360;
        let at_423_1 = (at_424_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_2 = (at_423_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_57 = at_431_2;
        let at_361 = at_302 & self.pattern_120_everywhere();
        let at_425_0 = at_361;
        let at_424_1 = (at_425_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_423_2 = (at_424_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_3 = (at_423_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_58 = at_431_3;
        let at_362 = at_302 & self.pattern_122_everywhere();
        let at_426_0 = at_362;
        let at_425_1 = (at_426_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_424_2 = (at_425_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_423_3 = (at_424_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_4 = (at_423_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_59 = at_431_4;
        let at_363 = at_302 & self.pattern_124_everywhere();
        let at_427_0 = at_363;
        let at_426_1 = (at_427_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_425_2 = (at_426_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_424_3 = (at_425_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_423_4 = (at_424_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_5 = (at_423_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_60 = at_431_5;
        let at_364 = at_302 & self.pattern_126_everywhere();
        let at_428_0 = at_364;
        let at_427_1 = (at_428_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_426_2 = (at_427_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_425_3 = (at_426_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_424_4 = (at_425_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_423_5 = (at_424_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_6 = (at_423_5 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_61 = at_431_6;
        let at_365 = at_302 & self.pattern_128_everywhere();
        let at_429_0 = at_365;
        let at_428_1 = (at_429_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_427_2 = (at_428_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_426_3 = (at_427_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_425_4 = (at_426_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_424_5 = (at_425_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_423_6 = (at_424_5 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_7 = (at_423_6 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_62 = at_431_7;
        let at_366 = at_302 & self.pattern_130_everywhere();
        let at_430_0 = at_366;
        let at_429_1 = (at_430_0 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_428_2 = (at_429_1 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_427_3 = (at_428_2 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_426_4 = (at_427_3 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_425_5 = (at_426_4 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_424_6 = (at_425_5 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_423_7 = (at_424_6 & tables::MASK_5).shifted(9)
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_431_8 = (at_423_7 & tables::MASK_5).shifted(9)
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let group_63 = at_431_8;
        const MOVES: [[Code; 2]; 64] = [
            [(66 << CELL_BITS) + 8, 130 << CELL_BITS],
            [(67 << CELL_BITS) + 16, 130 << CELL_BITS],
            [(68 << CELL_BITS) + 24, 130 << CELL_BITS],
            [(69 << CELL_BITS) + 32, 130 << CELL_BITS],
            [(70 << CELL_BITS) + 40, 130 << CELL_BITS],
            [(71 << CELL_BITS) + 48, 130 << CELL_BITS],
            [(72 << CELL_BITS) + 56, 130 << CELL_BITS],
            [(73 << CELL_BITS) + 64, 130 << CELL_BITS],
            [(74 << CELL_BITS) - 8, 130 << CELL_BITS],
            [(75 << CELL_BITS) - 16, 130 << CELL_BITS],
            [(76 << CELL_BITS) - 24, 130 << CELL_BITS],
            [(77 << CELL_BITS) - 32, 130 << CELL_BITS],
            [(78 << CELL_BITS) - 40, 130 << CELL_BITS],
            [(79 << CELL_BITS) - 48, 130 << CELL_BITS],
            [(80 << CELL_BITS) - 56, 130 << CELL_BITS],
            [(81 << CELL_BITS) - 64, 130 << CELL_BITS],
            [(82 << CELL_BITS) + 1, 130 << CELL_BITS],
            [(83 << CELL_BITS) + 2, 130 << CELL_BITS],
            [(84 << CELL_BITS) + 3, 130 << CELL_BITS],
            [(85 << CELL_BITS) + 4, 130 << CELL_BITS],
            [(86 << CELL_BITS) + 5, 130 << CELL_BITS],
            [(87 << CELL_BITS) + 6, 130 << CELL_BITS],
            [(88 << CELL_BITS) + 7, 130 << CELL_BITS],
            [(89 << CELL_BITS) + 8, 130 << CELL_BITS],
            [(90 << CELL_BITS) - 1, 130 << CELL_BITS],
            [(91 << CELL_BITS) - 2, 130 << CELL_BITS],
            [(92 << CELL_BITS) - 3, 130 << CELL_BITS],
            [(93 << CELL_BITS) - 4, 130 << CELL_BITS],
            [(94 << CELL_BITS) - 5, 130 << CELL_BITS],
            [(95 << CELL_BITS) - 6, 130 << CELL_BITS],
            [(96 << CELL_BITS) - 7, 130 << CELL_BITS],
            [(97 << CELL_BITS) - 8, 130 << CELL_BITS],
            [(98 << CELL_BITS) + 9, 130 << CELL_BITS],
            [(99 << CELL_BITS) + 18, 130 << CELL_BITS],
            [(100 << CELL_BITS) + 27, 130 << CELL_BITS],
            [(101 << CELL_BITS) + 36, 130 << CELL_BITS],
            [(102 << CELL_BITS) + 45, 130 << CELL_BITS],
            [(103 << CELL_BITS) + 54, 130 << CELL_BITS],
            [(104 << CELL_BITS) + 63, 130 << CELL_BITS],
            [(105 << CELL_BITS) + 72, 130 << CELL_BITS],
            [(106 << CELL_BITS) + 7, 130 << CELL_BITS],
            [(107 << CELL_BITS) + 14, 130 << CELL_BITS],
            [(108 << CELL_BITS) + 21, 130 << CELL_BITS],
            [(109 << CELL_BITS) + 28, 130 << CELL_BITS],
            [(110 << CELL_BITS) + 35, 130 << CELL_BITS],
            [(111 << CELL_BITS) + 42, 130 << CELL_BITS],
            [(112 << CELL_BITS) + 49, 130 << CELL_BITS],
            [(113 << CELL_BITS) + 56, 130 << CELL_BITS],
            [(114 << CELL_BITS) - 7, 130 << CELL_BITS],
            [(115 << CELL_BITS) - 14, 130 << CELL_BITS],
            [(116 << CELL_BITS) - 21, 130 << CELL_BITS],
            [(117 << CELL_BITS) - 28, 130 << CELL_BITS],
            [(118 << CELL_BITS) - 35, 130 << CELL_BITS],
            [(119 << CELL_BITS) - 42, 130 << CELL_BITS],
            [(120 << CELL_BITS) - 49, 130 << CELL_BITS],
            [(121 << CELL_BITS) - 56, 130 << CELL_BITS],
            [(122 << CELL_BITS) - 9, 130 << CELL_BITS],
            [(123 << CELL_BITS) - 18, 130 << CELL_BITS],
            [(124 << CELL_BITS) - 27, 130 << CELL_BITS],
            [(125 << CELL_BITS) - 36, 130 << CELL_BITS],
            [(126 << CELL_BITS) - 45, 130 << CELL_BITS],
            [(127 << CELL_BITS) - 54, 130 << CELL_BITS],
            [(128 << CELL_BITS) - 63, 130 << CELL_BITS],
            [(129 << CELL_BITS) - 72, 130 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[
                group_0,
                group_1,
                group_2,
                group_3,
                group_4,
                group_5,
                group_6,
                group_7,
                group_8,
                group_9,
                group_10,
                group_11,
                group_12,
                group_13,
                group_14,
                group_15,
                group_16,
                group_17,
                group_18,
                group_19,
                group_20,
                group_21,
                group_22,
                group_23,
                group_24,
                group_25,
                group_26,
                group_27,
                group_28,
                group_29,
                group_30,
                group_31,
                group_32,
                group_33,
                group_34,
                group_35,
                group_36,
                group_37,
                group_38,
                group_39,
                group_40,
                group_41,
                group_42,
                group_43,
                group_44,
                group_45,
                group_46,
                group_47,
                group_48,
                group_49,
                group_50,
                group_51,
                group_52,
                group_53,
                group_54,
                group_55,
                group_56,
                group_57,
                group_58,
                group_59,
                group_60,
                group_61,
                group_62,
                group_63,
            ],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
