//! Finding a player's moves.

use rbg_runtime::codegen::{MoveSink, slide_down, slide_up};
use super::moves::{Move, Path};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{wN}` or `{wB}` or `{wCR,wR}` or `…`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let holds = !self.pattern_72(cell);
        let decisive_1 = if holds { Cells::EMPTY } else { self.pattern_72_read_1() };
        let decisive_0 = if holds { self.pattern_72_read_0() } else { Cells::EMPTY };
        let on_w_n = self.planes[piece::W_N];
        for cell in on_w_n {
            self.exchange(cell, [piece::W_N], piece::E);
            let path = path.then(1, cell);
            let touched = decisive_0.contains(cell) && (!holds || self.pattern_72(cell));
            let targets_1 = tables::SHIFT_7[cell] & !self.any_w();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(2, cell).end(11, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_N);
                let path = path.then(2, cell);
                self.moves_from_55(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::W_N);
            if out.is_full() {
                return;
            }
        }
        let on_w_b = self.planes[piece::W_B];
        for cell in on_w_b {
            self.exchange(cell, [piece::W_B], piece::E);
            let path = path.then(3, cell);
            let touched = decisive_0.contains(cell) && (!holds || self.pattern_72(cell));
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
            let targets_1 = tables::SHIFT_13[cell] & !self.any_w()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_w()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_w()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_w()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_w();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(4, cell).end(11, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_B);
                let path = path.then(4, cell);
                self.moves_from_55(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::W_B);
            if out.is_full() {
                return;
            }
        }
        let on_any_w_1 = self.any_w_5();
        for cell in on_any_w_1 {
            let old = self.put(cell, piece::E);
            let path = path.then(5, cell);
            let touched = decisive_0.contains(cell) && (!holds || self.pattern_72(cell));
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let targets_1 = tables::SHIFT_9[cell] & !self.any_w()
                | up.shifted(-8) & !self.any_w()
                | (right & tables::MASK_4).shifted(1) & !self.any_w()
                | (left & tables::MASK_5).shifted(-1) & !self.any_w()
                | down.shifted(8) & !self.any_w();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(6, cell).end(11, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_R);
                let path = path.then(6, cell);
                self.moves_from_55(out, cell, path);
                self.put(cell, old);
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let on_w_q = self.planes[piece::W_Q];
        for cell in on_w_q {
            self.exchange(cell, [piece::W_Q], piece::E);
            let path = path.then(7, cell);
            let touched = decisive_0.contains(cell) && (!holds || self.pattern_72(cell));
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
            let targets_1 = tables::SHIFT_8[cell] & !self.any_w()
                | up.shifted(-8) & !self.any_w()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_w()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_w()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_w()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_w()
                | (right & tables::MASK_4).shifted(1) & !self.any_w()
                | (left & tables::MASK_5).shifted(-1) & !self.any_w()
                | down.shifted(8) & !self.any_w();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(8, cell).end(11, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_Q);
                let path = path.then(8, cell);
                self.moves_from_55(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::W_Q);
            if out.is_full() {
                return;
            }
        }
        let on_any_w_2 = self.any_w_3();
        for cell in on_any_w_2 {
            let old = self.put(cell, piece::E);
            let path = path.then(9, cell);
            let targets_1 = tables::SHIFT_8[cell] & !self.any_w();
            if self.any_w_3().is_empty() && targets_1.len() > 2 {
                out.extend(
                    targets_1 & !self.pattern_51_everywhere(),
                    |cell| path.then(10, cell).end(11, cell),
                );
            } else {
                for cell in targets_1 {
                    let old = self.put(cell, piece::W_K);
                    let path = path.then(10, cell);
                    self.moves_from_55(out, cell, path);
                    self.put(cell, old);
                }
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let on_w_p = self.planes[piece::W_P];
        for cell in on_w_p {
            self.exchange(cell, [piece::W_P], piece::E);
            let path = path.then(12, cell);
            let touched = decisive_0.contains(cell) && (!holds || self.pattern_72(cell));
            let at_45 = tables::UP_SETS[cell] & self.planes[piece::E]
                | tables::SHIFT_6[cell] & self.any_b();
            let reached = at_45 & tables::UP_DOWN;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(13, cell).end(23, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_P);
                let path = path.then(13, cell);
                self.moves_from_56(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_45 & tables::AREA_70;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(14, cell).end(23, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_Q);
                let path = path.then(14, cell);
                self.moves_from_56(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_45 & tables::AREA_70;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(15, cell).end(23, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_R);
                let path = path.then(15, cell);
                self.moves_from_56(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_45 & tables::AREA_70;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(16, cell).end(23, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_B);
                let path = path.then(16, cell);
                self.moves_from_56(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_45 & tables::AREA_70;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(17, cell).end(23, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::W_N);
                let path = path.then(17, cell);
                self.moves_from_56(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::W_P);
            if out.is_full() {
                return;
            }
        }
        let on_w_ck = self.planes[piece::W_CK];
        let at_21 = on_w_ck.filtered(|cell| self.pattern_20(cell));
        let at_23 = on_w_ck.filtered(|cell| self.pattern_22(cell));
        let at_54 = at_23.filtered(|cell| !self.pattern_51(cell));
        let at_71 = at_54.filtered(|cell| !self.pattern_70(cell));
        let at_79 = at_71.filtered(|cell| !self.pattern_78(cell));
        let targets_2 = (at_79 & tables::MASK_10).shifted(2);
        out.extend_few(
            targets_2,
            |cell| path.then(27, cell - 2).then(28, cell).end(29, cell),
        );
        let at_52 = at_21.filtered(|cell| !self.pattern_51(cell));
        let at_68 = at_52.filtered(|cell| !self.pattern_67(cell));
        let at_77 = at_68.filtered(|cell| !self.pattern_76(cell));
        let targets_3 = (at_77 & tables::MASK_11).shifted(-2);
        out.extend_few(
            targets_3,
            |cell| path.then(24, cell + 2).then(25, cell).end(26, cell),
        );
        let at_17 = on_w_p & self.pattern_16_everywhere();
        for cell in at_17 {
            self.exchange(cell, [piece::W_P], piece::E);
            let path = path.then(20, cell);
            let to_b_dp = tables::SHIFT_4_2[cell] & self.planes[piece::B_DP];
            for cell in to_b_dp {
                self.exchange(cell, [piece::B_DP], piece::E);
                let path = path.then(21, cell);
                for cell in tables::UP_SETS[cell] {
                    let old = self.put(cell, piece::W_P);
                    let path = path.then(22, cell);
                    self.moves_from_56(out, cell, path);
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                self.exchange(cell, [piece::E], piece::B_DP);
                if out.is_full() {
                    return;
                }
            }
            self.exchange(cell, [piece::E], piece::W_P);
            if out.is_full() {
                return;
            }
        }
        let at_19 = on_w_p & tables::AREA_67 & self.pattern_18_everywhere();
        for cell in at_19 {
            self.exchange(cell, [piece::W_P], piece::E);
            let path = path.then(18, cell);
            for cell in tables::UP_UP_SETS[cell] {
                let old = self.put(cell, piece::W_DP);
                let path = path.then(19, cell);
                self.moves_from_56(out, cell, path);
                self.put(cell, old);
                if out.is_full() {
                    return;
                }
            }
            self.exchange(cell, [piece::E], piece::W_P);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{bN}` or `{bB}` or `{bCR,bR}` or `…`.
    pub(crate) fn moves_141<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let holds = !self.pattern_102(cell);
        let decisive_1 = if holds { Cells::EMPTY } else { self.pattern_102_read_1() };
        let decisive_0 = if holds { self.pattern_102_read_0() } else { Cells::EMPTY };
        let on_b_n = self.planes[piece::B_N];
        for cell in on_b_n {
            self.exchange(cell, [piece::B_N], piece::E);
            let path = path.then(30, cell);
            let touched = decisive_0.contains(cell)
                && (!holds || self.pattern_102(cell));
            let targets_1 = tables::SHIFT_7[cell] & !self.any_b();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(31, cell).end(40, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_N);
                let path = path.then(31, cell);
                self.moves_from_238(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::B_N);
            if out.is_full() {
                return;
            }
        }
        let on_b_b = self.planes[piece::B_B];
        for cell in on_b_b {
            self.exchange(cell, [piece::B_B], piece::E);
            let path = path.then(32, cell);
            let touched = decisive_0.contains(cell)
                && (!holds || self.pattern_102(cell));
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
            let targets_1 = tables::SHIFT_13[cell] & !self.any_b()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_b()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_b()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_b()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_b();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(33, cell).end(40, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_B);
                let path = path.then(33, cell);
                self.moves_from_238(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::B_B);
            if out.is_full() {
                return;
            }
        }
        let on_any_b_1 = self.any_b_5();
        for cell in on_any_b_1 {
            let old = self.put(cell, piece::E);
            let path = path.then(34, cell);
            let touched = decisive_0.contains(cell)
                && (!holds || self.pattern_102(cell));
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            let targets_1 = tables::SHIFT_9[cell] & !self.any_b()
                | up.shifted(-8) & !self.any_b()
                | (right & tables::MASK_4).shifted(1) & !self.any_b()
                | (left & tables::MASK_5).shifted(-1) & !self.any_b()
                | down.shifted(8) & !self.any_b();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(35, cell).end(40, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_R);
                let path = path.then(35, cell);
                self.moves_from_238(out, cell, path);
                self.put(cell, old);
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let on_b_q = self.planes[piece::B_Q];
        for cell in on_b_q {
            self.exchange(cell, [piece::B_Q], piece::E);
            let path = path.then(36, cell);
            let touched = decisive_0.contains(cell)
                && (!holds || self.pattern_102(cell));
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
            let targets_1 = tables::SHIFT_8[cell] & !self.any_b()
                | up.shifted(-8) & !self.any_b()
                | (down_right & tables::MASK_0).shifted(9) & !self.any_b()
                | (down_left & tables::MASK_1).shifted(7) & !self.any_b()
                | (up_right & tables::MASK_2).shifted(-7) & !self.any_b()
                | (up_left & tables::MASK_3).shifted(-9) & !self.any_b()
                | (right & tables::MASK_4).shifted(1) & !self.any_b()
                | (left & tables::MASK_5).shifted(-1) & !self.any_b()
                | down.shifted(8) & !self.any_b();
            let tried = if touched { targets_1 } else { targets_1 & decisive_1 };
            if holds {
                out.extend(targets_1 & !tried, |cell| path.then(37, cell).end(40, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_Q);
                let path = path.then(37, cell);
                self.moves_from_238(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::B_Q);
            if out.is_full() {
                return;
            }
        }
        let on_any_b_2 = self.any_b_3();
        for cell in on_any_b_2 {
            let old = self.put(cell, piece::E);
            let path = path.then(38, cell);
            let targets_1 = tables::SHIFT_8[cell] & !self.any_b();
            if self.any_b_3().is_empty() && targets_1.len() > 2 {
                out.extend(
                    targets_1 & !self.pattern_109_everywhere(),
                    |cell| path.then(39, cell).end(40, cell),
                );
            } else {
                for cell in targets_1 {
                    let old = self.put(cell, piece::B_K);
                    let path = path.then(39, cell);
                    self.moves_from_238(out, cell, path);
                    self.put(cell, old);
                }
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let on_b_p = self.planes[piece::B_P];
        for cell in on_b_p {
            self.exchange(cell, [piece::B_P], piece::E);
            let path = path.then(41, cell);
            let touched = decisive_0.contains(cell)
                && (!holds || self.pattern_102(cell));
            let at_227 = tables::DOWN_SETS[cell] & self.planes[piece::E]
                | tables::SHIFT_62[cell] & self.any_w();
            let reached = at_227 & tables::DOWN_UP;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(42, cell).end(52, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_P);
                let path = path.then(42, cell);
                self.moves_from_239(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_227 & tables::AREA_72;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(43, cell).end(52, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_Q);
                let path = path.then(43, cell);
                self.moves_from_239(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_227 & tables::AREA_72;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(44, cell).end(52, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_R);
                let path = path.then(44, cell);
                self.moves_from_239(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_227 & tables::AREA_72;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(45, cell).end(52, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_B);
                let path = path.then(45, cell);
                self.moves_from_239(out, cell, path);
                self.put(cell, old);
            }
            let reached = at_227 & tables::AREA_72;
            let tried = if touched { reached } else { reached & decisive_1 };
            if holds {
                out.extend(reached & !tried, |cell| path.then(46, cell).end(52, cell));
            }
            for cell in tried {
                let old = self.put(cell, piece::B_N);
                let path = path.then(46, cell);
                self.moves_from_239(out, cell, path);
                self.put(cell, old);
            }
            self.exchange(cell, [piece::E], piece::B_P);
            if out.is_full() {
                return;
            }
        }
        let on_b_ck = self.planes[piece::B_CK];
        let at_199 = on_b_ck.filtered(|cell| self.pattern_198(cell));
        let at_201 = on_b_ck.filtered(|cell| self.pattern_200(cell));
        let at_234 = at_201.filtered(|cell| !self.pattern_109(cell));
        let at_246 = at_234.filtered(|cell| !self.pattern_245(cell));
        let at_255 = at_246.filtered(|cell| !self.pattern_254(cell));
        let targets_2 = (at_255 & tables::MASK_10).shifted(2);
        out.extend_few(
            targets_2,
            |cell| path.then(56, cell - 2).then(57, cell).end(58, cell),
        );
        let at_232 = at_199.filtered(|cell| !self.pattern_109(cell));
        let at_243 = at_232.filtered(|cell| !self.pattern_242(cell));
        let at_253 = at_243.filtered(|cell| !self.pattern_252(cell));
        let targets_3 = (at_253 & tables::MASK_11).shifted(-2);
        out.extend_few(
            targets_3,
            |cell| path.then(53, cell + 2).then(54, cell).end(55, cell),
        );
        let at_195 = on_b_p & self.pattern_194_everywhere();
        for cell in at_195 {
            self.exchange(cell, [piece::B_P], piece::E);
            let path = path.then(49, cell);
            let to_w_dp = tables::SHIFT_4_2[cell] & self.planes[piece::W_DP];
            for cell in to_w_dp {
                self.exchange(cell, [piece::W_DP], piece::E);
                let path = path.then(50, cell);
                for cell in tables::DOWN_SETS[cell] {
                    let old = self.put(cell, piece::B_P);
                    let path = path.then(51, cell);
                    self.moves_from_239(out, cell, path);
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                self.exchange(cell, [piece::E], piece::W_DP);
                if out.is_full() {
                    return;
                }
            }
            self.exchange(cell, [piece::E], piece::B_P);
            if out.is_full() {
                return;
            }
        }
        let at_197 = on_b_p & tables::AREA_68 & self.pattern_196_everywhere();
        for cell in at_197 {
            self.exchange(cell, [piece::B_P], piece::E);
            let path = path.then(47, cell);
            for cell in tables::DOWN_DOWN_SETS[cell] {
                let old = self.put(cell, piece::B_DP);
                let path = path.then(48, cell);
                self.moves_from_239(out, cell, path);
                self.put(cell, old);
                if out.is_full() {
                    return;
                }
            }
            self.exchange(cell, [piece::E], piece::B_P);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `[wDP]`.
    pub(crate) fn moves_from_49<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::UP_UP_SETS[cell] {
            let old = self.put(cell, piece::W_DP);
            let path = path.then(19, cell);
            self.moves_from_56(out, cell, path);
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{! pattern 72}`.
    pub(crate) fn moves_from_55<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_72(cell) {
            out.push(path.end(11, cell));
        }
    }

    /// Goes on with `{! pattern 72}`.
    pub(crate) fn moves_from_56<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_72(cell) {
            out.push(path.end(23, cell));
        }
    }

    /// Goes on with `[wP]`.
    pub(crate) fn moves_from_75<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::UP_SETS[cell] {
            let old = self.put(cell, piece::W_P);
            let path = path.then(22, cell);
            self.moves_from_56(out, cell, path);
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `[wK]`.
    pub(crate) fn moves_from_82<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let targets = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(targets, |cell| path.then(25, cell).end(26, cell));
    }

    /// Goes on with `[wK]`.
    pub(crate) fn moves_from_83<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let targets = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(targets, |cell| path.then(28, cell).end(29, cell));
    }

    /// Goes on with `[bDP]`.
    pub(crate) fn moves_from_230<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::DOWN_DOWN_SETS[cell] {
            let old = self.put(cell, piece::B_DP);
            let path = path.then(48, cell);
            self.moves_from_239(out, cell, path);
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{! pattern 102}`.
    pub(crate) fn moves_from_238<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_102(cell) {
            out.push(path.end(40, cell));
        }
    }

    /// Goes on with `{! pattern 102}`.
    pub(crate) fn moves_from_239<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_102(cell) {
            out.push(path.end(52, cell));
        }
    }

    /// Goes on with `[bP]`.
    pub(crate) fn moves_from_251<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::DOWN_SETS[cell] {
            let old = self.put(cell, piece::B_P);
            let path = path.then(51, cell);
            self.moves_from_239(out, cell, path);
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `[bK]`.
    pub(crate) fn moves_from_258<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let targets = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(targets, |cell| path.then(54, cell).end(55, cell));
    }

    /// Goes on with `[bK]`.
    pub(crate) fn moves_from_259<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let targets = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(targets, |cell| path.then(57, cell).end(58, cell));
    }
}
