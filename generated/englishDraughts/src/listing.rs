//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::{Move, Path, code};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{! pattern 2}` or `{b}` or `{bb}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if !self.pattern_2(cell) {
            let at_8 = self.planes[piece::B];
            let at_21_1 = (at_8 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let at_21_2 = (at_8 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            out.extend(
                at_21_1,
                |cell| Move::of_codes([code(17, cell - 7), code(18, cell)]),
            );
            out.extend(
                at_21_2,
                |cell| Move::of_codes([code(17, cell - 9), code(18, cell)]),
            );
            let at_9 = self.planes[piece::BB];
            let at_22_1 = (at_9 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let at_22_2 = (at_9 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            let at_22_3 = (at_9 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let at_22_4 = (at_9 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            out.extend_few(
                at_22_1,
                |cell| Move::of_codes([code(19, cell + 9), code(20, cell)]),
            );
            out.extend_few(
                at_22_2,
                |cell| Move::of_codes([code(19, cell + 7), code(20, cell)]),
            );
            out.extend_few(
                at_22_3,
                |cell| Move::of_codes([code(19, cell - 7), code(20, cell)]),
            );
            out.extend_few(
                at_22_4,
                |cell| Move::of_codes([code(19, cell - 9), code(20, cell)]),
            );
        }
        let at_4 = self.planes[piece::B];
        let at_5 = self.planes[piece::BB];
        let at_11 = at_5 & self.pattern_7_everywhere();
        for cell in at_11 {
            self.exchange(cell, [piece::BB], piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(7, cell));
                let at_25 = tables::UP_LEFT_SETS[cell] & self.any_w();
                let at_26 = tables::UP_RIGHT_SETS[cell] & self.any_w();
                let at_27 = tables::DOWN_LEFT_SETS[cell] & self.any_w();
                let at_28 = tables::DOWN_RIGHT_SETS[cell] & self.any_w();
                let at_36 = at_28.filtered(|cell| self.pattern_13(cell));
                for cell in at_36 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(11, cell));
                        self.moves_from_44(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                let at_35 = at_27.filtered(|cell| self.pattern_12(cell));
                for cell in at_35 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(10, cell));
                        self.moves_from_43(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                let at_34 = at_26.filtered(|cell| self.pattern_15(cell));
                for cell in at_34 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(9, cell));
                        self.moves_from_42(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                let at_33 = at_25.filtered(|cell| self.pattern_14(cell));
                for cell in at_33 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(8, cell));
                        self.moves_from_41(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
            }
            self.exchange(cell, [piece::E], piece::BB);
            if out.is_full() {
                return;
            }
        }
        let at_10 = at_4 & self.pattern_6_everywhere();
        for cell in at_10 {
            if path.len() < LONGEST_MOVE {
                path.push(code(1, cell));
                let at_23 = tables::DOWN_LEFT_SETS[cell] & self.any_w();
                let at_24 = tables::DOWN_RIGHT_SETS[cell] & self.any_w();
                let at_32 = at_24.filtered(|cell| self.pattern_13(cell));
                for cell in at_32 {
                    if path.len() < LONGEST_MOVE {
                        path.push(code(3, cell));
                        self.moves_from_40(out, cell, path);
                        path.pop();
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_31 = at_23.filtered(|cell| self.pattern_12(cell));
                for cell in at_31 {
                    if path.len() < LONGEST_MOVE {
                        path.push(code(2, cell));
                        self.moves_from_39(out, cell, path);
                        path.pop();
                    }
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{! pattern 71}` or `{w}` or `{ww}`.
    pub(crate) fn moves_67<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if !self.pattern_71(cell) {
            let at_81 = self.planes[piece::W];
            let at_89_1 = (at_81 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let at_89_2 = (at_81 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            out.extend(
                at_89_1,
                |cell| Move::of_codes([code(37, cell + 9), code(38, cell)]),
            );
            out.extend(
                at_89_2,
                |cell| Move::of_codes([code(37, cell + 7), code(38, cell)]),
            );
            let at_82 = self.planes[piece::WW];
            let at_90_1 = (at_82 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let at_90_2 = (at_82 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            let at_90_3 = (at_82 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let at_90_4 = (at_82 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            out.extend_few(
                at_90_1,
                |cell| Move::of_codes([code(39, cell + 9), code(40, cell)]),
            );
            out.extend_few(
                at_90_2,
                |cell| Move::of_codes([code(39, cell + 7), code(40, cell)]),
            );
            out.extend_few(
                at_90_3,
                |cell| Move::of_codes([code(39, cell - 7), code(40, cell)]),
            );
            out.extend_few(
                at_90_4,
                |cell| Move::of_codes([code(39, cell - 9), code(40, cell)]),
            );
        }
        let at_73 = self.planes[piece::W];
        let at_74 = self.planes[piece::WW];
        let at_84 = at_74 & self.pattern_78_everywhere();
        for cell in at_84 {
            self.exchange(cell, [piece::WW], piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(27, cell));
                let at_93 = tables::UP_LEFT_SETS[cell] & self.any_b();
                let at_94 = tables::UP_RIGHT_SETS[cell] & self.any_b();
                let at_95 = tables::DOWN_LEFT_SETS[cell] & self.any_b();
                let at_96 = tables::DOWN_RIGHT_SETS[cell] & self.any_b();
                let at_104 = at_96.filtered(|cell| self.pattern_13(cell));
                for cell in at_104 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(31, cell));
                        self.moves_from_112(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                let at_103 = at_95.filtered(|cell| self.pattern_12(cell));
                for cell in at_103 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(30, cell));
                        self.moves_from_111(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                let at_102 = at_94.filtered(|cell| self.pattern_15(cell));
                for cell in at_102 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(29, cell));
                        self.moves_from_110(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                let at_101 = at_93.filtered(|cell| self.pattern_14(cell));
                for cell in at_101 {
                    let old = self.put(cell, piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(28, cell));
                        self.moves_from_109(out, cell, path);
                        path.pop();
                    }
                    self.put(cell, old);
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
            }
            self.exchange(cell, [piece::E], piece::WW);
            if out.is_full() {
                return;
            }
        }
        let at_83 = at_73 & self.pattern_77_everywhere();
        for cell in at_83 {
            if path.len() < LONGEST_MOVE {
                path.push(code(21, cell));
                let at_91 = tables::UP_LEFT_SETS[cell] & self.any_b();
                let at_92 = tables::UP_RIGHT_SETS[cell] & self.any_b();
                let at_100 = at_92.filtered(|cell| self.pattern_15(cell));
                for cell in at_100 {
                    if path.len() < LONGEST_MOVE {
                        path.push(code(23, cell));
                        self.moves_from_108(out, cell, path);
                        path.pop();
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_99 = at_91.filtered(|cell| self.pattern_14(cell));
                for cell in at_99 {
                    if path.len() < LONGEST_MOVE {
                        path.push(code(22, cell));
                        self.moves_from_107(out, cell, path);
                        path.pop();
                    }
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{w,ww}` or `{! pattern 6}`.
    fn moves_from_39<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_46 = tables::SHIFT_13[cell] & self.any_w();
        let at_47 = tables::SHIFT_14[cell] & self.any_w();
        let at_48 = tables::DOWN_LEFT_SETS[cell].filtered(|cell| !self.pattern_6(cell));
        out.extend_few(at_48, |cell| Move::from_path(path, [code(6, cell)]));
        let at_56 = at_47.filtered(|cell| self.pattern_13(cell));
        for cell in at_56 {
            if path.len() < LONGEST_MOVE {
                path.push(code(5, cell));
                self.moves_from_40(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
        let at_55 = at_46.filtered(|cell| self.pattern_12(cell));
        for cell in at_55 {
            if path.len() < LONGEST_MOVE {
                path.push(code(4, cell));
                self.moves_from_39(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{w,ww}` or `{! pattern 6}`.
    fn moves_from_40<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_46 = tables::SHIFT_15[cell] & self.any_w();
        let at_47 = tables::SHIFT_16[cell] & self.any_w();
        let at_48 = tables::DOWN_RIGHT_SETS[cell].filtered(|cell| !self.pattern_6(cell));
        out.extend_few(at_48, |cell| Move::from_path(path, [code(6, cell)]));
        let at_56 = at_47.filtered(|cell| self.pattern_13(cell));
        for cell in at_56 {
            if path.len() < LONGEST_MOVE {
                path.push(code(5, cell));
                self.moves_from_40(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
        let at_55 = at_46.filtered(|cell| self.pattern_12(cell));
        for cell in at_55 {
            if path.len() < LONGEST_MOVE {
                path.push(code(4, cell));
                self.moves_from_39(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{w,ww}` or `{! pattern 7}`.
    fn moves_from_41<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_49 = tables::SHIFT_17[cell] & self.any_w();
        let at_50 = tables::SHIFT_18[cell] & self.any_w();
        let at_51 = tables::SHIFT_19[cell] & self.any_w();
        let at_52 = Cells::of(cell) & tables::AREA_20 & self.any_w();
        let at_53 = tables::UP_LEFT_SETS[cell].filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_53, |cell| Move::from_path(path, [code(16, cell)]));
        let at_61 = at_52.filtered(|cell| self.pattern_13(cell));
        for cell in at_61 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(15, cell));
                self.moves_from_44(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_60 = at_51.filtered(|cell| self.pattern_12(cell));
        for cell in at_60 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(14, cell));
                self.moves_from_43(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_59 = at_50.filtered(|cell| self.pattern_15(cell));
        for cell in at_59 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(13, cell));
                self.moves_from_42(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_58 = at_49.filtered(|cell| self.pattern_14(cell));
        for cell in at_58 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(12, cell));
                self.moves_from_41(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{w,ww}` or `{! pattern 7}`.
    fn moves_from_42<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_49 = tables::SHIFT_21[cell] & self.any_w();
        let at_50 = tables::SHIFT_22[cell] & self.any_w();
        let at_51 = Cells::of(cell) & tables::AREA_23 & self.any_w();
        let at_52 = tables::SHIFT_24[cell] & self.any_w();
        let at_53 = tables::UP_RIGHT_SETS[cell].filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_53, |cell| Move::from_path(path, [code(16, cell)]));
        let at_61 = at_52.filtered(|cell| self.pattern_13(cell));
        for cell in at_61 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(15, cell));
                self.moves_from_44(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_60 = at_51.filtered(|cell| self.pattern_12(cell));
        for cell in at_60 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(14, cell));
                self.moves_from_43(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_59 = at_50.filtered(|cell| self.pattern_15(cell));
        for cell in at_59 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(13, cell));
                self.moves_from_42(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_58 = at_49.filtered(|cell| self.pattern_14(cell));
        for cell in at_58 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(12, cell));
                self.moves_from_41(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{w,ww}` or `{! pattern 7}`.
    fn moves_from_43<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_49 = tables::SHIFT_25[cell] & self.any_w();
        let at_50 = Cells::of(cell) & tables::AREA_26 & self.any_w();
        let at_51 = tables::SHIFT_13[cell] & self.any_w();
        let at_52 = tables::SHIFT_14[cell] & self.any_w();
        let at_53 = tables::DOWN_LEFT_SETS[cell].filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_53, |cell| Move::from_path(path, [code(16, cell)]));
        let at_61 = at_52.filtered(|cell| self.pattern_13(cell));
        for cell in at_61 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(15, cell));
                self.moves_from_44(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_60 = at_51.filtered(|cell| self.pattern_12(cell));
        for cell in at_60 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(14, cell));
                self.moves_from_43(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_59 = at_50.filtered(|cell| self.pattern_15(cell));
        for cell in at_59 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(13, cell));
                self.moves_from_42(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_58 = at_49.filtered(|cell| self.pattern_14(cell));
        for cell in at_58 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(12, cell));
                self.moves_from_41(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{w,ww}` or `{! pattern 7}`.
    fn moves_from_44<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_49 = Cells::of(cell) & tables::AREA_27 & self.any_w();
        let at_50 = tables::SHIFT_28[cell] & self.any_w();
        let at_51 = tables::SHIFT_15[cell] & self.any_w();
        let at_52 = tables::SHIFT_16[cell] & self.any_w();
        let at_53 = tables::DOWN_RIGHT_SETS[cell].filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_53, |cell| Move::from_path(path, [code(16, cell)]));
        let at_61 = at_52.filtered(|cell| self.pattern_13(cell));
        for cell in at_61 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(15, cell));
                self.moves_from_44(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_60 = at_51.filtered(|cell| self.pattern_12(cell));
        for cell in at_60 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(14, cell));
                self.moves_from_43(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_59 = at_50.filtered(|cell| self.pattern_15(cell));
        for cell in at_59 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(13, cell));
                self.moves_from_42(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_58 = at_49.filtered(|cell| self.pattern_14(cell));
        for cell in at_58 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(12, cell));
                self.moves_from_41(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{b,bb}` or `{! pattern 77}`.
    fn moves_from_107<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_114 = tables::SHIFT_17[cell] & self.any_b();
        let at_115 = tables::SHIFT_18[cell] & self.any_b();
        let at_116 = tables::UP_LEFT_SETS[cell].filtered(|cell| !self.pattern_77(cell));
        out.extend_few(at_116, |cell| Move::from_path(path, [code(26, cell)]));
        let at_124 = at_115.filtered(|cell| self.pattern_15(cell));
        for cell in at_124 {
            if path.len() < LONGEST_MOVE {
                path.push(code(25, cell));
                self.moves_from_108(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
        let at_123 = at_114.filtered(|cell| self.pattern_14(cell));
        for cell in at_123 {
            if path.len() < LONGEST_MOVE {
                path.push(code(24, cell));
                self.moves_from_107(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{b,bb}` or `{! pattern 77}`.
    fn moves_from_108<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_114 = tables::SHIFT_21[cell] & self.any_b();
        let at_115 = tables::SHIFT_22[cell] & self.any_b();
        let at_116 = tables::UP_RIGHT_SETS[cell].filtered(|cell| !self.pattern_77(cell));
        out.extend_few(at_116, |cell| Move::from_path(path, [code(26, cell)]));
        let at_124 = at_115.filtered(|cell| self.pattern_15(cell));
        for cell in at_124 {
            if path.len() < LONGEST_MOVE {
                path.push(code(25, cell));
                self.moves_from_108(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
        let at_123 = at_114.filtered(|cell| self.pattern_14(cell));
        for cell in at_123 {
            if path.len() < LONGEST_MOVE {
                path.push(code(24, cell));
                self.moves_from_107(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{b,bb}` or `{! pattern 78}`.
    fn moves_from_109<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_117 = tables::SHIFT_17[cell] & self.any_b();
        let at_118 = tables::SHIFT_18[cell] & self.any_b();
        let at_119 = tables::SHIFT_19[cell] & self.any_b();
        let at_120 = Cells::of(cell) & tables::AREA_20 & self.any_b();
        let at_121 = tables::UP_LEFT_SETS[cell].filtered(|cell| !self.pattern_78(cell));
        out.extend_few(at_121, |cell| Move::from_path(path, [code(36, cell)]));
        let at_129 = at_120.filtered(|cell| self.pattern_13(cell));
        for cell in at_129 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(35, cell));
                self.moves_from_112(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_128 = at_119.filtered(|cell| self.pattern_12(cell));
        for cell in at_128 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(34, cell));
                self.moves_from_111(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_127 = at_118.filtered(|cell| self.pattern_15(cell));
        for cell in at_127 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(33, cell));
                self.moves_from_110(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_126 = at_117.filtered(|cell| self.pattern_14(cell));
        for cell in at_126 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(32, cell));
                self.moves_from_109(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{b,bb}` or `{! pattern 78}`.
    fn moves_from_110<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_117 = tables::SHIFT_21[cell] & self.any_b();
        let at_118 = tables::SHIFT_22[cell] & self.any_b();
        let at_119 = Cells::of(cell) & tables::AREA_23 & self.any_b();
        let at_120 = tables::SHIFT_24[cell] & self.any_b();
        let at_121 = tables::UP_RIGHT_SETS[cell].filtered(|cell| !self.pattern_78(cell));
        out.extend_few(at_121, |cell| Move::from_path(path, [code(36, cell)]));
        let at_129 = at_120.filtered(|cell| self.pattern_13(cell));
        for cell in at_129 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(35, cell));
                self.moves_from_112(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_128 = at_119.filtered(|cell| self.pattern_12(cell));
        for cell in at_128 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(34, cell));
                self.moves_from_111(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_127 = at_118.filtered(|cell| self.pattern_15(cell));
        for cell in at_127 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(33, cell));
                self.moves_from_110(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_126 = at_117.filtered(|cell| self.pattern_14(cell));
        for cell in at_126 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(32, cell));
                self.moves_from_109(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{b,bb}` or `{! pattern 78}`.
    fn moves_from_111<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_117 = tables::SHIFT_25[cell] & self.any_b();
        let at_118 = Cells::of(cell) & tables::AREA_26 & self.any_b();
        let at_119 = tables::SHIFT_13[cell] & self.any_b();
        let at_120 = tables::SHIFT_14[cell] & self.any_b();
        let at_121 = tables::DOWN_LEFT_SETS[cell]
            .filtered(|cell| !self.pattern_78(cell));
        out.extend_few(at_121, |cell| Move::from_path(path, [code(36, cell)]));
        let at_129 = at_120.filtered(|cell| self.pattern_13(cell));
        for cell in at_129 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(35, cell));
                self.moves_from_112(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_128 = at_119.filtered(|cell| self.pattern_12(cell));
        for cell in at_128 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(34, cell));
                self.moves_from_111(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_127 = at_118.filtered(|cell| self.pattern_15(cell));
        for cell in at_127 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(33, cell));
                self.moves_from_110(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_126 = at_117.filtered(|cell| self.pattern_14(cell));
        for cell in at_126 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(32, cell));
                self.moves_from_109(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{b,bb}` or `{! pattern 78}`.
    fn moves_from_112<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_117 = Cells::of(cell) & tables::AREA_27 & self.any_b();
        let at_118 = tables::SHIFT_28[cell] & self.any_b();
        let at_119 = tables::SHIFT_15[cell] & self.any_b();
        let at_120 = tables::SHIFT_16[cell] & self.any_b();
        let at_121 = tables::DOWN_RIGHT_SETS[cell]
            .filtered(|cell| !self.pattern_78(cell));
        out.extend_few(at_121, |cell| Move::from_path(path, [code(36, cell)]));
        let at_129 = at_120.filtered(|cell| self.pattern_13(cell));
        for cell in at_129 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(35, cell));
                self.moves_from_112(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_128 = at_119.filtered(|cell| self.pattern_12(cell));
        for cell in at_128 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(34, cell));
                self.moves_from_111(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_127 = at_118.filtered(|cell| self.pattern_15(cell));
        for cell in at_127 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(33, cell));
                self.moves_from_110(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        let at_126 = at_117.filtered(|cell| self.pattern_14(cell));
        for cell in at_126 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(32, cell));
                self.moves_from_109(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }
}
