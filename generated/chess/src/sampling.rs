//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::{CandidateSink, slide_down, slide_up};
use super::moves::{Move, Path};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{wN}` or `{wB}` or `{wCR,wR}` or `…`.
    pub(crate) fn candidates_2<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_3 = self.planes[piece::W_N];
        for cell in at_3 {
            let path = path.then(1, cell);
            let at_25 = tables::SHIFT_7[cell] & !self.any_w();
            out.candidates(at_25, 1, 1, |cell| path.then(2, cell));
            if out.is_full() {
                return;
            }
        }
        let at_4 = self.planes[piece::W_B];
        for cell in at_4 {
            let path = path.then(3, cell);
            let at_26 = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_30 = slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_29 = slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_28 = slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_27 = tables::SHIFT_13[cell] & !self.any_w()
                | (at_26 & tables::MASK_3).shifted(-9) & !self.any_w()
                | (at_30 & tables::MASK_0).shifted(9) & !self.any_w()
                | (at_29 & tables::MASK_1).shifted(7) & !self.any_w()
                | (at_28 & tables::MASK_2).shifted(-7) & !self.any_w();
            out.candidates(at_27, 1, 1, |cell| path.then(4, cell));
            if out.is_full() {
                return;
            }
        }
        let at_5 = self.any_w_5();
        for cell in at_5 {
            let path = path.then(5, cell);
            let at_31 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let at_35 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_34 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let at_33 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_32 = tables::SHIFT_9[cell] & !self.any_w()
                | at_31.shifted(-8) & !self.any_w()
                | (at_35 & tables::MASK_4).shifted(1) & !self.any_w()
                | (at_34 & tables::MASK_5).shifted(-1) & !self.any_w()
                | at_33.shifted(8) & !self.any_w();
            out.candidates(at_32, 1, 1, |cell| path.then(6, cell));
            if out.is_full() {
                return;
            }
        }
        let at_6 = self.planes[piece::W_Q];
        for cell in at_6 {
            let path = path.then(7, cell);
            let at_36 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let at_44 = slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_43 = slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_42 = slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_41 = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_40 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_39 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let at_38 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_37 = tables::SHIFT_8[cell] & !self.any_w()
                | at_36.shifted(-8) & !self.any_w()
                | (at_44 & tables::MASK_0).shifted(9) & !self.any_w()
                | (at_43 & tables::MASK_1).shifted(7) & !self.any_w()
                | (at_42 & tables::MASK_2).shifted(-7) & !self.any_w()
                | (at_41 & tables::MASK_3).shifted(-9) & !self.any_w()
                | (at_40 & tables::MASK_4).shifted(1) & !self.any_w()
                | (at_39 & tables::MASK_5).shifted(-1) & !self.any_w()
                | at_38.shifted(8) & !self.any_w();
            out.candidates(at_37, 1, 1, |cell| path.then(8, cell));
            if out.is_full() {
                return;
            }
        }
        let at_7 = self.any_w_3();
        for cell in at_7 {
            let path = path.then(9, cell);
            let at_45 = tables::SHIFT_8[cell] & !self.any_w();
            out.candidates(at_45, 1, 1, |cell| path.then(10, cell));
            if out.is_full() {
                return;
            }
        }
        let at_8 = self.planes[piece::W_P];
        let at_46_1 = (at_8 & tables::MASK_3).shifted(-9) & self.any_b();
        let at_46_2 = at_8.shifted(-8) & self.planes[piece::E];
        let at_46_3 = (at_8 & tables::MASK_2).shifted(-7) & self.any_b();
        out.candidates(
            at_46_1 & tables::MASK_8,
            2,
            1,
            |cell| path.then(12, cell + 9).then(13, cell),
        );
        out.candidates(
            at_46_2 & tables::MASK_8,
            2,
            1,
            |cell| path.then(12, cell + 8).then(13, cell),
        );
        out.candidates(
            at_46_3 & tables::MASK_8,
            2,
            1,
            |cell| path.then(12, cell + 7).then(13, cell),
        );
        out.candidates(
            at_46_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(14, cell),
        );
        out.candidates(
            at_46_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(14, cell),
        );
        out.candidates(
            at_46_3 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(14, cell),
        );
        out.candidates(
            at_46_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(15, cell),
        );
        out.candidates(
            at_46_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(15, cell),
        );
        out.candidates(
            at_46_3 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(15, cell),
        );
        out.candidates(
            at_46_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(16, cell),
        );
        out.candidates(
            at_46_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(16, cell),
        );
        out.candidates(
            at_46_3 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(16, cell),
        );
        out.candidates(
            at_46_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(17, cell),
        );
        out.candidates(
            at_46_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(17, cell),
        );
        out.candidates(
            at_46_3 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(17, cell),
        );
        let at_9 = self.planes[piece::W_CK];
        let at_10 = self.planes[piece::W_CK];
        let at_24 = at_10.filtered(|cell| self.pattern_23(cell));
        let at_55 = at_24.filtered(|cell| !self.pattern_52(cell));
        let at_72 = at_55.filtered(|cell| !self.pattern_71(cell));
        let at_80 = at_72.filtered(|cell| !self.pattern_79(cell));
        out.candidates(at_80, 5, 1, |cell| path.then(27, cell));
        if out.is_full() {
            return;
        }
        let at_22 = at_9.filtered(|cell| self.pattern_21(cell));
        let at_53 = at_22.filtered(|cell| !self.pattern_52(cell));
        let at_69 = at_53.filtered(|cell| !self.pattern_68(cell));
        let at_78 = at_69.filtered(|cell| !self.pattern_77(cell));
        out.candidates(at_78, 4, 1, |cell| path.then(24, cell));
        if out.is_full() {
            return;
        }
        let at_18 = at_8 & self.pattern_17_everywhere();
        let at_58_1 = (at_18 & tables::MASK_5).shifted(-1) & self.planes[piece::B_DP];
        let at_58_2 = (at_18 & tables::MASK_4).shifted(1) & self.planes[piece::B_DP];
        out.candidates(at_58_1, 3, 1, |cell| path.then(20, cell + 1).then(21, cell));
        out.candidates(at_58_2, 3, 1, |cell| path.then(20, cell - 1).then(21, cell));
        let at_20 = at_8 & tables::AREA_67 & self.pattern_19_everywhere();
        out.candidates(at_20, 0, 1, |cell| path.then(18, cell));
    }

    /// Finds candidates for moves that begin with `{bN}` or `{bB}` or `{bCR,bR}` or `…`.
    pub(crate) fn candidates_143<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_157 = self.planes[piece::B_N];
        for cell in at_157 {
            let path = path.then(30, cell);
            let at_209 = tables::SHIFT_7[cell] & !self.any_b();
            out.candidates(at_209, 7, 1, |cell| path.then(31, cell));
            if out.is_full() {
                return;
            }
        }
        let at_158 = self.planes[piece::B_B];
        for cell in at_158 {
            let path = path.then(32, cell);
            let at_210 = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_214 = slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_213 = slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_212 = slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_211 = tables::SHIFT_13[cell] & !self.any_b()
                | (at_210 & tables::MASK_3).shifted(-9) & !self.any_b()
                | (at_214 & tables::MASK_0).shifted(9) & !self.any_b()
                | (at_213 & tables::MASK_1).shifted(7) & !self.any_b()
                | (at_212 & tables::MASK_2).shifted(-7) & !self.any_b();
            out.candidates(at_211, 7, 1, |cell| path.then(33, cell));
            if out.is_full() {
                return;
            }
        }
        let at_159 = self.any_b_5();
        for cell in at_159 {
            let path = path.then(34, cell);
            let at_215 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let at_219 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_218 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let at_217 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_216 = tables::SHIFT_9[cell] & !self.any_b()
                | at_215.shifted(-8) & !self.any_b()
                | (at_219 & tables::MASK_4).shifted(1) & !self.any_b()
                | (at_218 & tables::MASK_5).shifted(-1) & !self.any_b()
                | at_217.shifted(8) & !self.any_b();
            out.candidates(at_216, 7, 1, |cell| path.then(35, cell));
            if out.is_full() {
                return;
            }
        }
        let at_160 = self.planes[piece::B_Q];
        for cell in at_160 {
            let path = path.then(36, cell);
            let at_220 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let at_228 = slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_227 = slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_226 = slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_225 = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let at_224 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let at_223 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let at_222 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_221 = tables::SHIFT_8[cell] & !self.any_b()
                | at_220.shifted(-8) & !self.any_b()
                | (at_228 & tables::MASK_0).shifted(9) & !self.any_b()
                | (at_227 & tables::MASK_1).shifted(7) & !self.any_b()
                | (at_226 & tables::MASK_2).shifted(-7) & !self.any_b()
                | (at_225 & tables::MASK_3).shifted(-9) & !self.any_b()
                | (at_224 & tables::MASK_4).shifted(1) & !self.any_b()
                | (at_223 & tables::MASK_5).shifted(-1) & !self.any_b()
                | at_222.shifted(8) & !self.any_b();
            out.candidates(at_221, 7, 1, |cell| path.then(37, cell));
            if out.is_full() {
                return;
            }
        }
        let at_161 = self.any_b_3();
        for cell in at_161 {
            let path = path.then(38, cell);
            let at_229 = tables::SHIFT_8[cell] & !self.any_b();
            out.candidates(at_229, 7, 1, |cell| path.then(39, cell));
            if out.is_full() {
                return;
            }
        }
        let at_162 = self.planes[piece::B_P];
        let at_230_1 = (at_162 & tables::MASK_1).shifted(7) & self.any_w();
        let at_230_2 = at_162.shifted(8) & self.planes[piece::E];
        let at_230_3 = (at_162 & tables::MASK_0).shifted(9) & self.any_w();
        out.candidates(
            at_230_1 & tables::MASK_6,
            8,
            1,
            |cell| path.then(41, cell - 7).then(42, cell),
        );
        out.candidates(
            at_230_2 & tables::MASK_6,
            8,
            1,
            |cell| path.then(41, cell - 8).then(42, cell),
        );
        out.candidates(
            at_230_3 & tables::MASK_6,
            8,
            1,
            |cell| path.then(41, cell - 9).then(42, cell),
        );
        out.candidates(
            at_230_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(43, cell),
        );
        out.candidates(
            at_230_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(43, cell),
        );
        out.candidates(
            at_230_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(43, cell),
        );
        out.candidates(
            at_230_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(44, cell),
        );
        out.candidates(
            at_230_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(44, cell),
        );
        out.candidates(
            at_230_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(44, cell),
        );
        out.candidates(
            at_230_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(45, cell),
        );
        out.candidates(
            at_230_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(45, cell),
        );
        out.candidates(
            at_230_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(45, cell),
        );
        out.candidates(
            at_230_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(46, cell),
        );
        out.candidates(
            at_230_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(46, cell),
        );
        out.candidates(
            at_230_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(46, cell),
        );
        let at_163 = self.planes[piece::B_CK];
        let at_164 = self.planes[piece::B_CK];
        let at_204 = at_164.filtered(|cell| self.pattern_203(cell));
        let at_237 = at_204.filtered(|cell| !self.pattern_110(cell));
        let at_249 = at_237.filtered(|cell| !self.pattern_248(cell));
        let at_258 = at_249.filtered(|cell| !self.pattern_257(cell));
        out.candidates(at_258, 11, 1, |cell| path.then(56, cell));
        if out.is_full() {
            return;
        }
        let at_202 = at_163.filtered(|cell| self.pattern_201(cell));
        let at_235 = at_202.filtered(|cell| !self.pattern_110(cell));
        let at_246 = at_235.filtered(|cell| !self.pattern_245(cell));
        let at_256 = at_246.filtered(|cell| !self.pattern_255(cell));
        out.candidates(at_256, 10, 1, |cell| path.then(53, cell));
        if out.is_full() {
            return;
        }
        let at_198 = at_162 & self.pattern_197_everywhere();
        let at_243_1 = (at_198 & tables::MASK_5).shifted(-1) & self.planes[piece::W_DP];
        let at_243_2 = (at_198 & tables::MASK_4).shifted(1) & self.planes[piece::W_DP];
        out.candidates(at_243_1, 9, 1, |cell| path.then(49, cell + 1).then(50, cell));
        out.candidates(at_243_2, 9, 1, |cell| path.then(49, cell - 1).then(50, cell));
        let at_200 = at_162 & tables::AREA_68 & self.pattern_199_everywhere();
        out.candidates(at_200, 6, 1, |cell| path.then(47, cell));
    }
}
