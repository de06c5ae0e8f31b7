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
        let on_w_n = self.planes[piece::W_N];
        for cell in on_w_n {
            let path = path.then(1, cell);
            let at_24 = tables::SHIFT_7[cell] & !self.any_w();
            out.candidates(at_24, 1, 1, |cell| path.then(2, cell));
            if out.is_full() {
                return;
            }
        }
        let on_w_b = self.planes[piece::W_B];
        for cell in on_w_b {
            let path = path.then(3, cell);
            let up_left = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let down_right = slide_up(
                &tables::DOWN_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let down_left = slide_up(
                &tables::DOWN_LEFT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let up_right = slide_down(
                &tables::UP_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let at_26 = tables::SHIFT_13[cell] & !self.any_w()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_w()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_w()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_w()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_w();
            out.candidates(at_26, 1, 1, |cell| path.then(4, cell));
            if out.is_full() {
                return;
            }
        }
        let on_any_w_1 = self.any_w_5();
        for cell in on_any_w_1 {
            let path = path.then(5, cell);
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_31 = tables::SHIFT_9[cell] & !self.any_w()
                | up.shifted(-8) & !self.any_w()
                | (right & tables::MASK_4).shifted(1) & !self.any_w()
                | (left & tables::MASK_5).shifted(-1) & !self.any_w()
                | down.shifted(8) & !self.any_w();
            out.candidates(at_31, 1, 1, |cell| path.then(6, cell));
            if out.is_full() {
                return;
            }
        }
        let on_w_q = self.planes[piece::W_Q];
        for cell in on_w_q {
            let path = path.then(7, cell);
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let down_right = slide_up(
                &tables::DOWN_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let down_left = slide_up(
                &tables::DOWN_LEFT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let up_right = slide_down(
                &tables::UP_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let up_left = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_36 = tables::SHIFT_8[cell] & !self.any_w()
                | up.shifted(-8) & !self.any_w()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_w()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_w()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_w()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_w()
                | (right & tables::MASK_4).shifted(1) & !self.any_w()
                | (left & tables::MASK_5).shifted(-1) & !self.any_w()
                | down.shifted(8) & !self.any_w();
            out.candidates(at_36, 1, 1, |cell| path.then(8, cell));
            if out.is_full() {
                return;
            }
        }
        let on_any_w_2 = self.any_w_3();
        for cell in on_any_w_2 {
            let path = path.then(9, cell);
            let at_44 = tables::SHIFT_8[cell] & !self.any_w();
            out.candidates(at_44, 1, 1, |cell| path.then(10, cell));
            if out.is_full() {
                return;
            }
        }
        let on_w_p = self.planes[piece::W_P];
        let to_any_b_1 = (on_w_p & tables::MASK_3).shifted(-9) & self.any_b();
        let to_e = on_w_p.shifted(-8) & self.planes[piece::E];
        let to_any_b_2 = (on_w_p & tables::MASK_2).shifted(-7) & self.any_b();
        out.candidates(
            to_any_b_1 & tables::MASK_8,
            2,
            1,
            |cell| path.then(12, cell + 9).then(13, cell),
        );
        out.candidates(
            to_e & tables::MASK_8,
            2,
            1,
            |cell| path.then(12, cell + 8).then(13, cell),
        );
        out.candidates(
            to_any_b_2 & tables::MASK_8,
            2,
            1,
            |cell| path.then(12, cell + 7).then(13, cell),
        );
        out.candidates(
            to_any_b_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(14, cell),
        );
        out.candidates(
            to_e & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(14, cell),
        );
        out.candidates(
            to_any_b_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(14, cell),
        );
        out.candidates(
            to_any_b_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(15, cell),
        );
        out.candidates(
            to_e & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(15, cell),
        );
        out.candidates(
            to_any_b_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(15, cell),
        );
        out.candidates(
            to_any_b_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(16, cell),
        );
        out.candidates(
            to_e & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(16, cell),
        );
        out.candidates(
            to_any_b_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(16, cell),
        );
        out.candidates(
            to_any_b_1 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 9).then(17, cell),
        );
        out.candidates(
            to_e & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 8).then(17, cell),
        );
        out.candidates(
            to_any_b_2 & tables::MASK_9,
            2,
            1,
            |cell| path.then(12, cell + 7).then(17, cell),
        );
        let on_w_ck = self.planes[piece::W_CK];
        let at_21 = on_w_ck.filtered(|cell| self.pattern_20(cell));
        let at_23 = on_w_ck.filtered(|cell| self.pattern_22(cell));
        let at_54 = at_23.filtered(|cell| !self.pattern_51(cell));
        let at_71 = at_54.filtered(|cell| !self.pattern_70(cell));
        let at_79 = at_71.filtered(|cell| !self.pattern_78(cell));
        out.candidates(at_79, 5, 1, |cell| path.then(27, cell));
        if out.is_full() {
            return;
        }
        let at_52 = at_21.filtered(|cell| !self.pattern_51(cell));
        let at_68 = at_52.filtered(|cell| !self.pattern_67(cell));
        let at_77 = at_68.filtered(|cell| !self.pattern_76(cell));
        out.candidates(at_77, 4, 1, |cell| path.then(24, cell));
        if out.is_full() {
            return;
        }
        let at_17 = on_w_p & self.pattern_16_everywhere();
        let to_b_dp_1 = (at_17 & tables::MASK_5).shifted(-1) & self.planes[piece::B_DP];
        let to_b_dp_2 = (at_17 & tables::MASK_4).shifted(1) & self.planes[piece::B_DP];
        out.candidates(to_b_dp_1, 3, 1, |cell| path.then(20, cell + 1).then(21, cell));
        out.candidates(to_b_dp_2, 3, 1, |cell| path.then(20, cell - 1).then(21, cell));
        let at_19 = on_w_p & tables::AREA_67 & self.pattern_18_everywhere();
        out.candidates(at_19, 0, 1, |cell| path.then(18, cell));
    }

    /// Finds candidates for moves that begin with `{bN}` or `{bB}` or `{bCR,bR}` or `…`.
    pub(crate) fn candidates_141<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let on_b_n = self.planes[piece::B_N];
        for cell in on_b_n {
            let path = path.then(30, cell);
            let at_206 = tables::SHIFT_7[cell] & !self.any_b();
            out.candidates(at_206, 7, 1, |cell| path.then(31, cell));
            if out.is_full() {
                return;
            }
        }
        let on_b_b = self.planes[piece::B_B];
        for cell in on_b_b {
            let path = path.then(32, cell);
            let up_left = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let down_right = slide_up(
                &tables::DOWN_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let down_left = slide_up(
                &tables::DOWN_LEFT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let up_right = slide_down(
                &tables::UP_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let at_208 = tables::SHIFT_13[cell] & !self.any_b()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_b()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_b()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_b()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_b();
            out.candidates(at_208, 7, 1, |cell| path.then(33, cell));
            if out.is_full() {
                return;
            }
        }
        let on_any_b_1 = self.any_b_5();
        for cell in on_any_b_1 {
            let path = path.then(34, cell);
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_213 = tables::SHIFT_9[cell] & !self.any_b()
                | up.shifted(-8) & !self.any_b()
                | (right & tables::MASK_4).shifted(1) & !self.any_b()
                | (left & tables::MASK_5).shifted(-1) & !self.any_b()
                | down.shifted(8) & !self.any_b();
            out.candidates(at_213, 7, 1, |cell| path.then(35, cell));
            if out.is_full() {
                return;
            }
        }
        let on_b_q = self.planes[piece::B_Q];
        for cell in on_b_q {
            let path = path.then(36, cell);
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let down_right = slide_up(
                &tables::DOWN_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let down_left = slide_up(
                &tables::DOWN_LEFT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let up_right = slide_down(
                &tables::UP_RIGHT_RAYS,
                cell,
                self.planes[piece::E],
            );
            let up_left = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let at_218 = tables::SHIFT_8[cell] & !self.any_b()
                | up.shifted(-8) & !self.any_b()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_b()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_b()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_b()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_b()
                | (right & tables::MASK_4).shifted(1) & !self.any_b()
                | (left & tables::MASK_5).shifted(-1) & !self.any_b()
                | down.shifted(8) & !self.any_b();
            out.candidates(at_218, 7, 1, |cell| path.then(37, cell));
            if out.is_full() {
                return;
            }
        }
        let on_any_b_2 = self.any_b_3();
        for cell in on_any_b_2 {
            let path = path.then(38, cell);
            let at_226 = tables::SHIFT_8[cell] & !self.any_b();
            out.candidates(at_226, 7, 1, |cell| path.then(39, cell));
            if out.is_full() {
                return;
            }
        }
        let on_b_p = self.planes[piece::B_P];
        let to_any_w_1 = (on_b_p & tables::MASK_1).shifted(7) & self.any_w();
        let to_e = on_b_p.shifted(8) & self.planes[piece::E];
        let to_any_w_2 = (on_b_p & tables::MASK_0).shifted(9) & self.any_w();
        out.candidates(
            to_any_w_1 & tables::MASK_6,
            8,
            1,
            |cell| path.then(41, cell - 7).then(42, cell),
        );
        out.candidates(
            to_e & tables::MASK_6,
            8,
            1,
            |cell| path.then(41, cell - 8).then(42, cell),
        );
        out.candidates(
            to_any_w_2 & tables::MASK_6,
            8,
            1,
            |cell| path.then(41, cell - 9).then(42, cell),
        );
        out.candidates(
            to_any_w_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(43, cell),
        );
        out.candidates(
            to_e & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(43, cell),
        );
        out.candidates(
            to_any_w_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(43, cell),
        );
        out.candidates(
            to_any_w_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(44, cell),
        );
        out.candidates(
            to_e & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(44, cell),
        );
        out.candidates(
            to_any_w_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(44, cell),
        );
        out.candidates(
            to_any_w_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(45, cell),
        );
        out.candidates(
            to_e & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(45, cell),
        );
        out.candidates(
            to_any_w_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(45, cell),
        );
        out.candidates(
            to_any_w_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 7).then(46, cell),
        );
        out.candidates(
            to_e & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 8).then(46, cell),
        );
        out.candidates(
            to_any_w_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(41, cell - 9).then(46, cell),
        );
        let on_b_ck = self.planes[piece::B_CK];
        let at_199 = on_b_ck.filtered(|cell| self.pattern_198(cell));
        let at_201 = on_b_ck.filtered(|cell| self.pattern_200(cell));
        let at_234 = at_201.filtered(|cell| !self.pattern_109(cell));
        let at_246 = at_234.filtered(|cell| !self.pattern_245(cell));
        let at_255 = at_246.filtered(|cell| !self.pattern_254(cell));
        out.candidates(at_255, 11, 1, |cell| path.then(56, cell));
        if out.is_full() {
            return;
        }
        let at_232 = at_199.filtered(|cell| !self.pattern_109(cell));
        let at_243 = at_232.filtered(|cell| !self.pattern_242(cell));
        let at_253 = at_243.filtered(|cell| !self.pattern_252(cell));
        out.candidates(at_253, 10, 1, |cell| path.then(53, cell));
        if out.is_full() {
            return;
        }
        let at_195 = on_b_p & self.pattern_194_everywhere();
        let to_w_dp_1 = (at_195 & tables::MASK_5).shifted(-1) & self.planes[piece::W_DP];
        let to_w_dp_2 = (at_195 & tables::MASK_4).shifted(1) & self.planes[piece::W_DP];
        out.candidates(to_w_dp_1, 9, 1, |cell| path.then(49, cell + 1).then(50, cell));
        out.candidates(to_w_dp_2, 9, 1, |cell| path.then(49, cell - 1).then(50, cell));
        let at_197 = on_b_p & tables::AREA_68 & self.pattern_196_everywhere();
        out.candidates(at_197, 6, 1, |cell| path.then(47, cell));
    }
}
