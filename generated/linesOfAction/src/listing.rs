//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{b}`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_3 = tables::BOARD & self.planes[piece::B as usize];
        let at_5 = at_3 & self.pattern_4_everywhere();
        for cell in at_5 {
            {
                let m = m.then(0, 1, cell);
                let at_268 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = at_3 & self.pattern_6_everywhere();
        for cell in at_7 {
            {
                let m = m.then(0, 2, cell);
                let at_134 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_134.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = at_3 & self.pattern_8_everywhere();
        for cell in at_9 {
            {
                let m = m.then(0, 3, cell);
                let at_136 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_134 = (at_136.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_134.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_11 = at_3 & self.pattern_10_everywhere();
        for cell in at_11 {
            {
                let m = m.then(0, 4, cell);
                let at_138 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_136 = (at_138.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_134 = (at_136.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_134.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_13 = at_3 & self.pattern_12_everywhere();
        for cell in at_13 {
            {
                let m = m.then(0, 5, cell);
                let at_140 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_138 = (at_140.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_136 = (at_138.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_134 = (at_136.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_134.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_15 = at_3 & self.pattern_14_everywhere();
        for cell in at_15 {
            {
                let m = m.then(0, 6, cell);
                let at_142 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_140 = (at_142.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_138 = (at_140.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_136 = (at_138.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_134 = (at_136.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_134.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_17 = at_3 & self.pattern_16_everywhere();
        for cell in at_17 {
            {
                let m = m.then(0, 7, cell);
                let at_144 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_142 = (at_144.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_140 = (at_142.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_138 = (at_140.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_136 = (at_138.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_134 = (at_136.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_134.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_19 = at_3 & self.pattern_18_everywhere();
        for cell in at_19 {
            {
                let m = m.then(0, 8, cell);
                let at_146 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_144 = (at_146.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_142 = (at_144.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_140 = (at_142.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_138 = (at_140.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_136 = (at_138.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_134 = (at_136.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_134.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_21 = at_3 & self.pattern_20_everywhere();
        for cell in at_21 {
            {
                let m = m.then(0, 9, cell);
                let at_268 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_23 = at_3 & self.pattern_22_everywhere();
        for cell in at_23 {
            {
                let m = m.then(0, 10, cell);
                let at_151 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_151.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_25 = at_3 & self.pattern_24_everywhere();
        for cell in at_25 {
            {
                let m = m.then(0, 11, cell);
                let at_153 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_151 = (at_153.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_151.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = at_3 & self.pattern_26_everywhere();
        for cell in at_27 {
            {
                let m = m.then(0, 12, cell);
                let at_155 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_153 = (at_155.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_151 = (at_153.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_151.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = at_3 & self.pattern_28_everywhere();
        for cell in at_29 {
            {
                let m = m.then(0, 13, cell);
                let at_157 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_155 = (at_157.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_153 = (at_155.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_151 = (at_153.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_151.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = at_3 & self.pattern_30_everywhere();
        for cell in at_31 {
            {
                let m = m.then(0, 14, cell);
                let at_159 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_157 = (at_159.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_155 = (at_157.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_153 = (at_155.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_151 = (at_153.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_151.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = at_3 & self.pattern_32_everywhere();
        for cell in at_33 {
            {
                let m = m.then(0, 15, cell);
                let at_161 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_159 = (at_161.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_157 = (at_159.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_155 = (at_157.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_153 = (at_155.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_151 = (at_153.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_151.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = at_3 & self.pattern_34_everywhere();
        for cell in at_35 {
            {
                let m = m.then(0, 16, cell);
                let at_163 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_161 = (at_163.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_159 = (at_161.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_157 = (at_159.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_155 = (at_157.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_153 = (at_155.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_151 = (at_153.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = (at_151.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_37 = at_3 & self.pattern_36_everywhere();
        for cell in at_37 {
            {
                let m = m.then(0, 17, cell);
                let at_268 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_39 = at_3 & self.pattern_38_everywhere();
        for cell in at_39 {
            {
                let m = m.then(0, 18, cell);
                let at_168 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_168 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_41 = at_3 & self.pattern_40_everywhere();
        for cell in at_41 {
            {
                let m = m.then(0, 19, cell);
                let at_170 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_168 = ((at_170 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_168 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_43 = at_3 & self.pattern_42_everywhere();
        for cell in at_43 {
            {
                let m = m.then(0, 20, cell);
                let at_172 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_170 = ((at_172 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_168 = ((at_170 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_168 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_45 = at_3 & self.pattern_44_everywhere();
        for cell in at_45 {
            {
                let m = m.then(0, 21, cell);
                let at_174 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_172 = ((at_174 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_170 = ((at_172 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_168 = ((at_170 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_168 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_47 = at_3 & self.pattern_46_everywhere();
        for cell in at_47 {
            {
                let m = m.then(0, 22, cell);
                let at_176 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_174 = ((at_176 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_172 = ((at_174 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_170 = ((at_172 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_168 = ((at_170 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_168 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_49 = at_3 & self.pattern_48_everywhere();
        for cell in at_49 {
            {
                let m = m.then(0, 23, cell);
                let at_178 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_176 = ((at_178 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_174 = ((at_176 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_172 = ((at_174 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_170 = ((at_172 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_168 = ((at_170 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_168 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_51 = at_3 & self.pattern_50_everywhere();
        for cell in at_51 {
            {
                let m = m.then(0, 24, cell);
                let at_180 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_178 = ((at_180 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_176 = ((at_178 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_174 = ((at_176 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_172 = ((at_174 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_170 = ((at_172 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_168 = ((at_170 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_168 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_53 = at_3 & self.pattern_52_everywhere();
        for cell in at_53 {
            {
                let m = m.then(0, 25, cell);
                let at_268 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_55 = at_3 & self.pattern_54_everywhere();
        for cell in at_55 {
            {
                let m = m.then(0, 26, cell);
                let at_185 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_185 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_57 = at_3 & self.pattern_56_everywhere();
        for cell in at_57 {
            {
                let m = m.then(0, 27, cell);
                let at_187 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_185 = ((at_187 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_185 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_59 = at_3 & self.pattern_58_everywhere();
        for cell in at_59 {
            {
                let m = m.then(0, 28, cell);
                let at_189 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_187 = ((at_189 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_185 = ((at_187 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_185 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_61 = at_3 & self.pattern_60_everywhere();
        for cell in at_61 {
            {
                let m = m.then(0, 29, cell);
                let at_191 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_189 = ((at_191 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_187 = ((at_189 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_185 = ((at_187 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_185 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_63 = at_3 & self.pattern_62_everywhere();
        for cell in at_63 {
            {
                let m = m.then(0, 30, cell);
                let at_193 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_191 = ((at_193 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_189 = ((at_191 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_187 = ((at_189 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_185 = ((at_187 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_185 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_65 = at_3 & self.pattern_64_everywhere();
        for cell in at_65 {
            {
                let m = m.then(0, 31, cell);
                let at_195 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_193 = ((at_195 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_191 = ((at_193 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_189 = ((at_191 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_187 = ((at_189 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_185 = ((at_187 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_185 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_67 = at_3 & self.pattern_66_everywhere();
        for cell in at_67 {
            {
                let m = m.then(0, 32, cell);
                let at_197 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_195 = ((at_197 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_193 = ((at_195 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_191 = ((at_193 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_189 = ((at_191 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_187 = ((at_189 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_185 = ((at_187 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_185 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_69 = at_3 & self.pattern_68_everywhere();
        for cell in at_69 {
            {
                let m = m.then(0, 33, cell);
                let at_268 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_71 = at_3 & self.pattern_70_everywhere();
        for cell in at_71 {
            {
                let m = m.then(0, 34, cell);
                let at_202 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_202 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = at_3 & self.pattern_72_everywhere();
        for cell in at_73 {
            {
                let m = m.then(0, 35, cell);
                let at_204 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_202 = ((at_204 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_202 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = at_3 & self.pattern_74_everywhere();
        for cell in at_75 {
            {
                let m = m.then(0, 36, cell);
                let at_206 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_204 = ((at_206 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_202 = ((at_204 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_202 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = at_3 & self.pattern_76_everywhere();
        for cell in at_77 {
            {
                let m = m.then(0, 37, cell);
                let at_208 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_206 = ((at_208 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_204 = ((at_206 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_202 = ((at_204 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_202 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = at_3 & self.pattern_78_everywhere();
        for cell in at_79 {
            {
                let m = m.then(0, 38, cell);
                let at_210 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_208 = ((at_210 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_206 = ((at_208 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_204 = ((at_206 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_202 = ((at_204 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_202 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = at_3 & self.pattern_80_everywhere();
        for cell in at_81 {
            {
                let m = m.then(0, 39, cell);
                let at_212 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_210 = ((at_212 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_208 = ((at_210 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_206 = ((at_208 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_204 = ((at_206 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_202 = ((at_204 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_202 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = at_3 & self.pattern_82_everywhere();
        for cell in at_83 {
            {
                let m = m.then(0, 40, cell);
                let at_214 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_212 = ((at_214 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_210 = ((at_212 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_208 = ((at_210 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_206 = ((at_208 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_204 = ((at_206 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_202 = ((at_204 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_202 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_85 = at_3 & self.pattern_84_everywhere();
        for cell in at_85 {
            {
                let m = m.then(0, 41, cell);
                let at_268 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_87 = at_3 & self.pattern_86_everywhere();
        for cell in at_87 {
            {
                let m = m.then(0, 42, cell);
                let at_219 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_219 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_89 = at_3 & self.pattern_88_everywhere();
        for cell in at_89 {
            {
                let m = m.then(0, 43, cell);
                let at_221 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_219 = ((at_221 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_219 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_91 = at_3 & self.pattern_90_everywhere();
        for cell in at_91 {
            {
                let m = m.then(0, 44, cell);
                let at_223 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_221 = ((at_223 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_219 = ((at_221 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_219 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_93 = at_3 & self.pattern_92_everywhere();
        for cell in at_93 {
            {
                let m = m.then(0, 45, cell);
                let at_225 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_223 = ((at_225 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_221 = ((at_223 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_219 = ((at_221 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_219 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_95 = at_3 & self.pattern_94_everywhere();
        for cell in at_95 {
            {
                let m = m.then(0, 46, cell);
                let at_227 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_225 = ((at_227 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_223 = ((at_225 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_221 = ((at_223 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_219 = ((at_221 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_219 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_97 = at_3 & self.pattern_96_everywhere();
        for cell in at_97 {
            {
                let m = m.then(0, 47, cell);
                let at_229 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_227 = ((at_229 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_225 = ((at_227 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_223 = ((at_225 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_221 = ((at_223 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_219 = ((at_221 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_219 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_99 = at_3 & self.pattern_98_everywhere();
        for cell in at_99 {
            {
                let m = m.then(0, 48, cell);
                let at_231 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_229 = ((at_231 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_227 = ((at_229 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_225 = ((at_227 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_223 = ((at_225 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_221 = ((at_223 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_219 = ((at_221 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_219 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_101 = at_3 & self.pattern_100_everywhere();
        for cell in at_101 {
            {
                let m = m.then(0, 49, cell);
                let at_268 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_103 = at_3 & self.pattern_102_everywhere();
        for cell in at_103 {
            {
                let m = m.then(0, 50, cell);
                let at_236 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_236 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_105 = at_3 & self.pattern_104_everywhere();
        for cell in at_105 {
            {
                let m = m.then(0, 51, cell);
                let at_238 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_236 = ((at_238 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_236 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_107 = at_3 & self.pattern_106_everywhere();
        for cell in at_107 {
            {
                let m = m.then(0, 52, cell);
                let at_240 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_238 = ((at_240 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_236 = ((at_238 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_236 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_109 = at_3 & self.pattern_108_everywhere();
        for cell in at_109 {
            {
                let m = m.then(0, 53, cell);
                let at_242 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_240 = ((at_242 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_238 = ((at_240 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_236 = ((at_238 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_236 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_111 = at_3 & self.pattern_110_everywhere();
        for cell in at_111 {
            {
                let m = m.then(0, 54, cell);
                let at_244 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_242 = ((at_244 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_240 = ((at_242 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_238 = ((at_240 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_236 = ((at_238 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_236 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_113 = at_3 & self.pattern_112_everywhere();
        for cell in at_113 {
            {
                let m = m.then(0, 55, cell);
                let at_246 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_244 = ((at_246 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_242 = ((at_244 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_240 = ((at_242 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_238 = ((at_240 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_236 = ((at_238 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_236 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_115 = at_3 & self.pattern_114_everywhere();
        for cell in at_115 {
            {
                let m = m.then(0, 56, cell);
                let at_248 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_246 = ((at_248 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_244 = ((at_246 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_242 = ((at_244 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_240 = ((at_242 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_238 = ((at_240 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_236 = ((at_238 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_236 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_117 = at_3 & self.pattern_116_everywhere();
        for cell in at_117 {
            {
                let m = m.then(0, 57, cell);
                let at_268 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_119 = at_3 & self.pattern_118_everywhere();
        for cell in at_119 {
            {
                let m = m.then(0, 58, cell);
                let at_253 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_253 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_121 = at_3 & self.pattern_120_everywhere();
        for cell in at_121 {
            {
                let m = m.then(0, 59, cell);
                let at_255 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_253 = ((at_255 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_253 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_123 = at_3 & self.pattern_122_everywhere();
        for cell in at_123 {
            {
                let m = m.then(0, 60, cell);
                let at_257 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_255 = ((at_257 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_253 = ((at_255 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_253 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_125 = at_3 & self.pattern_124_everywhere();
        for cell in at_125 {
            {
                let m = m.then(0, 61, cell);
                let at_259 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_257 = ((at_259 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_255 = ((at_257 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_253 = ((at_255 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_253 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_127 = at_3 & self.pattern_126_everywhere();
        for cell in at_127 {
            {
                let m = m.then(0, 62, cell);
                let at_261 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_259 = ((at_261 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_257 = ((at_259 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_255 = ((at_257 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_253 = ((at_255 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_253 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_129 = at_3 & self.pattern_128_everywhere();
        for cell in at_129 {
            {
                let m = m.then(0, 63, cell);
                let at_263 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_261 = ((at_263 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_259 = ((at_261 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_257 = ((at_259 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_255 = ((at_257 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_253 = ((at_255 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_253 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_131 = at_3 & self.pattern_130_everywhere();
        for cell in at_131 {
            {
                let m = m.then(0, 64, cell);
                let at_265 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_263 = ((at_265 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_261 = ((at_263 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_259 = ((at_261 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_257 = ((at_259 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_255 = ((at_257 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_253 = ((at_255 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                let at_268 = ((at_253 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                out.extend(at_268, |cell| m.then(1, 65, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{w}`.
    pub(crate) fn moves_301<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_302 = tables::BOARD & self.planes[piece::W as usize];
        let at_303 = at_302 & self.pattern_4_everywhere();
        for cell in at_303 {
            {
                let m = m.then(0, 66, cell);
                let at_431 = tables::UP_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_304 = at_302 & self.pattern_6_everywhere();
        for cell in at_304 {
            {
                let m = m.then(0, 67, cell);
                let at_367 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_367.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_305 = at_302 & self.pattern_8_everywhere();
        for cell in at_305 {
            {
                let m = m.then(0, 68, cell);
                let at_368 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_367 = (at_368.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_367.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_306 = at_302 & self.pattern_10_everywhere();
        for cell in at_306 {
            {
                let m = m.then(0, 69, cell);
                let at_369 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_368 = (at_369.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_367 = (at_368.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_367.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_307 = at_302 & self.pattern_12_everywhere();
        for cell in at_307 {
            {
                let m = m.then(0, 70, cell);
                let at_370 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_369 = (at_370.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_368 = (at_369.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_367 = (at_368.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_367.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_308 = at_302 & self.pattern_14_everywhere();
        for cell in at_308 {
            {
                let m = m.then(0, 71, cell);
                let at_371 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_370 = (at_371.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_369 = (at_370.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_368 = (at_369.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_367 = (at_368.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_367.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_309 = at_302 & self.pattern_16_everywhere();
        for cell in at_309 {
            {
                let m = m.then(0, 72, cell);
                let at_372 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_371 = (at_372.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_370 = (at_371.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_369 = (at_370.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_368 = (at_369.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_367 = (at_368.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_367.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_310 = at_302 & self.pattern_18_everywhere();
        for cell in at_310 {
            {
                let m = m.then(0, 73, cell);
                let at_373 = tables::UP_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_372 = (at_373.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_371 = (at_372.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_370 = (at_371.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_369 = (at_370.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_368 = (at_369.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_367 = (at_368.shifted(-8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_367.shifted(-8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_311 = at_302 & self.pattern_20_everywhere();
        for cell in at_311 {
            {
                let m = m.then(0, 74, cell);
                let at_431 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_312 = at_302 & self.pattern_22_everywhere();
        for cell in at_312 {
            {
                let m = m.then(0, 75, cell);
                let at_375 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_375.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_313 = at_302 & self.pattern_24_everywhere();
        for cell in at_313 {
            {
                let m = m.then(0, 76, cell);
                let at_376 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_375 = (at_376.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_375.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_314 = at_302 & self.pattern_26_everywhere();
        for cell in at_314 {
            {
                let m = m.then(0, 77, cell);
                let at_377 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_376 = (at_377.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_375 = (at_376.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_375.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_315 = at_302 & self.pattern_28_everywhere();
        for cell in at_315 {
            {
                let m = m.then(0, 78, cell);
                let at_378 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_377 = (at_378.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_376 = (at_377.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_375 = (at_376.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_375.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_316 = at_302 & self.pattern_30_everywhere();
        for cell in at_316 {
            {
                let m = m.then(0, 79, cell);
                let at_379 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_378 = (at_379.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_377 = (at_378.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_376 = (at_377.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_375 = (at_376.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_375.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_317 = at_302 & self.pattern_32_everywhere();
        for cell in at_317 {
            {
                let m = m.then(0, 80, cell);
                let at_380 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_379 = (at_380.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_378 = (at_379.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_377 = (at_378.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_376 = (at_377.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_375 = (at_376.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_375.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_318 = at_302 & self.pattern_34_everywhere();
        for cell in at_318 {
            {
                let m = m.then(0, 81, cell);
                let at_381 = tables::DOWN_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_380 = (at_381.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_379 = (at_380.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_378 = (at_379.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_377 = (at_378.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_376 = (at_377.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_375 = (at_376.shifted(8))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = (at_375.shifted(8))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_319 = at_302 & self.pattern_36_everywhere();
        for cell in at_319 {
            {
                let m = m.then(0, 82, cell);
                let at_431 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_320 = at_302 & self.pattern_38_everywhere();
        for cell in at_320 {
            {
                let m = m.then(0, 83, cell);
                let at_383 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_383 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_321 = at_302 & self.pattern_40_everywhere();
        for cell in at_321 {
            {
                let m = m.then(0, 84, cell);
                let at_384 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_383 = ((at_384 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_383 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_322 = at_302 & self.pattern_42_everywhere();
        for cell in at_322 {
            {
                let m = m.then(0, 85, cell);
                let at_385 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_384 = ((at_385 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_383 = ((at_384 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_383 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_323 = at_302 & self.pattern_44_everywhere();
        for cell in at_323 {
            {
                let m = m.then(0, 86, cell);
                let at_386 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_385 = ((at_386 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_384 = ((at_385 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_383 = ((at_384 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_383 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_324 = at_302 & self.pattern_46_everywhere();
        for cell in at_324 {
            {
                let m = m.then(0, 87, cell);
                let at_387 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_386 = ((at_387 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_385 = ((at_386 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_384 = ((at_385 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_383 = ((at_384 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_383 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_325 = at_302 & self.pattern_48_everywhere();
        for cell in at_325 {
            {
                let m = m.then(0, 88, cell);
                let at_388 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_387 = ((at_388 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_386 = ((at_387 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_385 = ((at_386 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_384 = ((at_385 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_383 = ((at_384 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_383 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_326 = at_302 & self.pattern_50_everywhere();
        for cell in at_326 {
            {
                let m = m.then(0, 89, cell);
                let at_389 = tables::LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_388 = ((at_389 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_387 = ((at_388 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_386 = ((at_387 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_385 = ((at_386 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_384 = ((at_385 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_383 = ((at_384 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_383 & tables::MASK_0).shifted(-1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_327 = at_302 & self.pattern_52_everywhere();
        for cell in at_327 {
            {
                let m = m.then(0, 90, cell);
                let at_431 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_328 = at_302 & self.pattern_54_everywhere();
        for cell in at_328 {
            {
                let m = m.then(0, 91, cell);
                let at_391 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_391 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_329 = at_302 & self.pattern_56_everywhere();
        for cell in at_329 {
            {
                let m = m.then(0, 92, cell);
                let at_392 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_391 = ((at_392 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_391 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_330 = at_302 & self.pattern_58_everywhere();
        for cell in at_330 {
            {
                let m = m.then(0, 93, cell);
                let at_393 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_392 = ((at_393 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_391 = ((at_392 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_391 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_331 = at_302 & self.pattern_60_everywhere();
        for cell in at_331 {
            {
                let m = m.then(0, 94, cell);
                let at_394 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_393 = ((at_394 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_392 = ((at_393 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_391 = ((at_392 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_391 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_332 = at_302 & self.pattern_62_everywhere();
        for cell in at_332 {
            {
                let m = m.then(0, 95, cell);
                let at_395 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_394 = ((at_395 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_393 = ((at_394 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_392 = ((at_393 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_391 = ((at_392 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_391 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_333 = at_302 & self.pattern_64_everywhere();
        for cell in at_333 {
            {
                let m = m.then(0, 96, cell);
                let at_396 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_395 = ((at_396 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_394 = ((at_395 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_393 = ((at_394 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_392 = ((at_393 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_391 = ((at_392 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_391 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_334 = at_302 & self.pattern_66_everywhere();
        for cell in at_334 {
            {
                let m = m.then(0, 97, cell);
                let at_397 = tables::RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_396 = ((at_397 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_395 = ((at_396 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_394 = ((at_395 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_393 = ((at_394 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_392 = ((at_393 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_391 = ((at_392 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_391 & tables::MASK_1).shifted(1))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_335 = at_302 & self.pattern_68_everywhere();
        for cell in at_335 {
            {
                let m = m.then(0, 98, cell);
                let at_431 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_336 = at_302 & self.pattern_70_everywhere();
        for cell in at_336 {
            {
                let m = m.then(0, 99, cell);
                let at_399 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_399 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_337 = at_302 & self.pattern_72_everywhere();
        for cell in at_337 {
            {
                let m = m.then(0, 100, cell);
                let at_400 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_399 = ((at_400 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_399 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_338 = at_302 & self.pattern_74_everywhere();
        for cell in at_338 {
            {
                let m = m.then(0, 101, cell);
                let at_401 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_400 = ((at_401 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_399 = ((at_400 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_399 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_339 = at_302 & self.pattern_76_everywhere();
        for cell in at_339 {
            {
                let m = m.then(0, 102, cell);
                let at_402 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_401 = ((at_402 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_400 = ((at_401 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_399 = ((at_400 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_399 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_340 = at_302 & self.pattern_78_everywhere();
        for cell in at_340 {
            {
                let m = m.then(0, 103, cell);
                let at_403 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_402 = ((at_403 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_401 = ((at_402 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_400 = ((at_401 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_399 = ((at_400 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_399 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_341 = at_302 & self.pattern_80_everywhere();
        for cell in at_341 {
            {
                let m = m.then(0, 104, cell);
                let at_404 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_403 = ((at_404 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_402 = ((at_403 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_401 = ((at_402 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_400 = ((at_401 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_399 = ((at_400 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_399 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_342 = at_302 & self.pattern_82_everywhere();
        for cell in at_342 {
            {
                let m = m.then(0, 105, cell);
                let at_405 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_404 = ((at_405 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_403 = ((at_404 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_402 = ((at_403 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_401 = ((at_402 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_400 = ((at_401 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_399 = ((at_400 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_399 & tables::MASK_2).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_343 = at_302 & self.pattern_84_everywhere();
        for cell in at_343 {
            {
                let m = m.then(0, 106, cell);
                let at_431 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_344 = at_302 & self.pattern_86_everywhere();
        for cell in at_344 {
            {
                let m = m.then(0, 107, cell);
                let at_407 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_407 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_345 = at_302 & self.pattern_88_everywhere();
        for cell in at_345 {
            {
                let m = m.then(0, 108, cell);
                let at_408 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_407 = ((at_408 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_407 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_346 = at_302 & self.pattern_90_everywhere();
        for cell in at_346 {
            {
                let m = m.then(0, 109, cell);
                let at_409 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_408 = ((at_409 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_407 = ((at_408 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_407 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_347 = at_302 & self.pattern_92_everywhere();
        for cell in at_347 {
            {
                let m = m.then(0, 110, cell);
                let at_410 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_409 = ((at_410 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_408 = ((at_409 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_407 = ((at_408 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_407 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_348 = at_302 & self.pattern_94_everywhere();
        for cell in at_348 {
            {
                let m = m.then(0, 111, cell);
                let at_411 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_410 = ((at_411 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_409 = ((at_410 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_408 = ((at_409 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_407 = ((at_408 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_407 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_349 = at_302 & self.pattern_96_everywhere();
        for cell in at_349 {
            {
                let m = m.then(0, 112, cell);
                let at_412 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_411 = ((at_412 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_410 = ((at_411 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_409 = ((at_410 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_408 = ((at_409 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_407 = ((at_408 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_407 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_350 = at_302 & self.pattern_98_everywhere();
        for cell in at_350 {
            {
                let m = m.then(0, 113, cell);
                let at_413 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_412 = ((at_413 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_411 = ((at_412 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_410 = ((at_411 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_409 = ((at_410 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_408 = ((at_409 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_407 = ((at_408 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_407 & tables::MASK_3).shifted(-7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_351 = at_302 & self.pattern_100_everywhere();
        for cell in at_351 {
            {
                let m = m.then(0, 114, cell);
                let at_431 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_352 = at_302 & self.pattern_102_everywhere();
        for cell in at_352 {
            {
                let m = m.then(0, 115, cell);
                let at_415 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_415 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_353 = at_302 & self.pattern_104_everywhere();
        for cell in at_353 {
            {
                let m = m.then(0, 116, cell);
                let at_416 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_415 = ((at_416 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_415 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_354 = at_302 & self.pattern_106_everywhere();
        for cell in at_354 {
            {
                let m = m.then(0, 117, cell);
                let at_417 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_416 = ((at_417 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_415 = ((at_416 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_415 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_355 = at_302 & self.pattern_108_everywhere();
        for cell in at_355 {
            {
                let m = m.then(0, 118, cell);
                let at_418 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_417 = ((at_418 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_416 = ((at_417 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_415 = ((at_416 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_415 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_356 = at_302 & self.pattern_110_everywhere();
        for cell in at_356 {
            {
                let m = m.then(0, 119, cell);
                let at_419 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_418 = ((at_419 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_417 = ((at_418 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_416 = ((at_417 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_415 = ((at_416 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_415 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_357 = at_302 & self.pattern_112_everywhere();
        for cell in at_357 {
            {
                let m = m.then(0, 120, cell);
                let at_420 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_419 = ((at_420 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_418 = ((at_419 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_417 = ((at_418 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_416 = ((at_417 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_415 = ((at_416 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_415 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_358 = at_302 & self.pattern_114_everywhere();
        for cell in at_358 {
            {
                let m = m.then(0, 121, cell);
                let at_421 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_420 = ((at_421 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_419 = ((at_420 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_418 = ((at_419 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_417 = ((at_418 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_416 = ((at_417 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_415 = ((at_416 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_415 & tables::MASK_4).shifted(7))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_359 = at_302 & self.pattern_116_everywhere();
        for cell in at_359 {
            {
                let m = m.then(0, 122, cell);
                let at_431 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_360 = at_302 & self.pattern_118_everywhere();
        for cell in at_360 {
            {
                let m = m.then(0, 123, cell);
                let at_423 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_423 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_361 = at_302 & self.pattern_120_everywhere();
        for cell in at_361 {
            {
                let m = m.then(0, 124, cell);
                let at_424 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_423 = ((at_424 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_423 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_362 = at_302 & self.pattern_122_everywhere();
        for cell in at_362 {
            {
                let m = m.then(0, 125, cell);
                let at_425 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_424 = ((at_425 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_423 = ((at_424 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_423 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_363 = at_302 & self.pattern_124_everywhere();
        for cell in at_363 {
            {
                let m = m.then(0, 126, cell);
                let at_426 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_425 = ((at_426 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_424 = ((at_425 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_423 = ((at_424 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_423 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_364 = at_302 & self.pattern_126_everywhere();
        for cell in at_364 {
            {
                let m = m.then(0, 127, cell);
                let at_427 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_426 = ((at_427 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_425 = ((at_426 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_424 = ((at_425 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_423 = ((at_424 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_423 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_365 = at_302 & self.pattern_128_everywhere();
        for cell in at_365 {
            {
                let m = m.then(0, 128, cell);
                let at_428 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_427 = ((at_428 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_426 = ((at_427 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_425 = ((at_426 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_424 = ((at_425 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_423 = ((at_424 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_423 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_366 = at_302 & self.pattern_130_everywhere();
        for cell in at_366 {
            {
                let m = m.then(0, 129, cell);
                let at_429 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_428 = ((at_429 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_427 = ((at_428 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_426 = ((at_427 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_425 = ((at_426 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_424 = ((at_425 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_423 = ((at_424 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
                let at_431 = ((at_423 & tables::MASK_5).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
                out.extend(at_431, |cell| m.then(1, 130, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }
}
