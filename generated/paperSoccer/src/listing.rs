//! Finding a player's moves.

use rbg_runtime::MoveSink;
use rbg_runtime::LONGEST_MOVE;
use super::moves::Move;
use super::moves::Path;
use super::moves::code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_3 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_3 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(1, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_4 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_4 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(2, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_5 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_5 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(3, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_6 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(4, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_7 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(5, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_8 = tables::UP_LEFT_SETS[cell] & self.planes[piece::R as usize];
        for cell in at_8 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(6, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_9 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(7, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::R as usize];
        for cell in at_10 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(8, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_11 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_11 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(9, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_12 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::F as usize];
        for cell in at_12 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(10, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_13 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_13 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(11, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_14 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::F as usize];
        for cell in at_14 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(12, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn moves_49<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_50 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_50 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(26, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_51 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_51 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(27, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_52 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_52 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(28, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_53 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_53 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(29, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_54 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_54 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(30, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_55 = tables::UP_LEFT_SETS[cell] & self.planes[piece::R as usize];
        for cell in at_55 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(31, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_56 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_56 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(32, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_57 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::R as usize];
        for cell in at_57 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(33, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_58 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_58 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(34, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_59 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::F as usize];
        for cell in at_59 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(35, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_60 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        for cell in at_60 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(36, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_61 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::F as usize];
        for cell in at_61 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(37, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_15<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::UP_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::UP_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_16<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::DOWN_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::DOWN_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_17<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::LEFT_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::LEFT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_18<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::RIGHT_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::RIGHT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_19<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::UP_LEFT_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::UP_LEFT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_20<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::DOWN_RIGHT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_21<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::UP_RIGHT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_22<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::X as usize];
        let at_24 = tables::DOWN_LEFT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_24, |cell| Move::from_path(path, 25, cell));
        let at_25 = ((at_23 & tables::MASK_0).shifted(-21)
            | (at_23 & tables::MASK_1).shifted(-13)
            | (at_23 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_25 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(13, cell));
                    self.moves_from_15(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = ((at_23 & tables::MASK_3).shifted(5)
            | (at_23 & tables::MASK_4).shifted(13)
            | (at_23 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    self.moves_from_16(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = ((at_23 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_27 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(15, cell));
                    self.moves_from_17(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = ((at_23 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    self.moves_from_18(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_29 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(17, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = ((at_23 & tables::MASK_8).shifted(-22)
            | (at_23 & tables::MASK_9).shifted(-14)
            | (at_23 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_30 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    self.moves_from_19(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_31 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(19, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = ((at_23 & tables::MASK_11).shifted(6)
            | (at_23 & tables::MASK_12).shifted(14)
            | (at_23 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_32 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    self.moves_from_20(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_33 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = ((at_23 & tables::MASK_14).shifted(-20)
            | (at_23 & tables::MASK_15).shifted(-12)
            | (at_23 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_34 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    self.moves_from_21(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_35 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(23, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = ((at_23 & tables::MASK_17).shifted(4)
            | (at_23 & tables::MASK_18).shifted(12)
            | (at_23 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_36 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    self.moves_from_22(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_62<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::UP_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::UP_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_63<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::DOWN_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::DOWN_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_64<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::LEFT_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::LEFT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_65<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::RIGHT_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::RIGHT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_66<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::UP_LEFT_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::UP_LEFT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_67<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::DOWN_RIGHT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_68<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::UP_RIGHT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_69<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_70 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::X as usize];
        let at_71 = tables::DOWN_LEFT_SETS[cell]
            & (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize]);
        out.extend(at_71, |cell| Move::from_path(path, 50, cell));
        let at_72 = ((at_70 & tables::MASK_0).shifted(-21)
            | (at_70 & tables::MASK_1).shifted(-13)
            | (at_70 & tables::MASK_2).shifted(-5)) & self.planes[piece::E as usize];
        for cell in at_72 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    self.moves_from_62(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_73 = ((at_70 & tables::MASK_3).shifted(5)
            | (at_70 & tables::MASK_4).shifted(13)
            | (at_70 & tables::MASK_5).shifted(21)) & self.planes[piece::E as usize];
        for cell in at_73 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(39, cell));
                    self.moves_from_63(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = ((at_70 & tables::MASK_6).shifted(-1))
            & self.planes[piece::E as usize];
        for cell in at_74 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(40, cell));
                    self.moves_from_64(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_75 = ((at_70 & tables::MASK_7).shifted(1))
            & self.planes[piece::E as usize];
        for cell in at_75 {
            {
                let old = self.put(cell, piece::D);
                if path.len() < LONGEST_MOVE {
                    path.push(code(41, cell));
                    self.moves_from_65(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_76 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::E as usize];
        for cell in at_76 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(42, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_77 = ((at_70 & tables::MASK_8).shifted(-22)
            | (at_70 & tables::MASK_9).shifted(-14)
            | (at_70 & tables::MASK_10).shifted(-6)) & self.planes[piece::R as usize];
        for cell in at_77 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(43, cell));
                    self.moves_from_66(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_78 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::E as usize];
        for cell in at_78 {
            {
                let old = self.put(cell, piece::F);
                if path.len() < LONGEST_MOVE {
                    path.push(code(44, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_79 = ((at_70 & tables::MASK_11).shifted(6)
            | (at_70 & tables::MASK_12).shifted(14)
            | (at_70 & tables::MASK_13).shifted(22)) & self.planes[piece::R as usize];
        for cell in at_79 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(45, cell));
                    self.moves_from_67(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_80 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::E as usize];
        for cell in at_80 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(46, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_81 = ((at_70 & tables::MASK_14).shifted(-20)
            | (at_70 & tables::MASK_15).shifted(-12)
            | (at_70 & tables::MASK_16).shifted(-4)) & self.planes[piece::F as usize];
        for cell in at_81 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(47, cell));
                    self.moves_from_68(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_82 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::E as usize];
        for cell in at_82 {
            {
                let old = self.put(cell, piece::R);
                if path.len() < LONGEST_MOVE {
                    path.push(code(48, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_83 = ((at_70 & tables::MASK_17).shifted(4)
            | (at_70 & tables::MASK_18).shifted(12)
            | (at_70 & tables::MASK_19).shifted(20)) & self.planes[piece::F as usize];
        for cell in at_83 {
            {
                let old = self.put(cell, piece::Z);
                if path.len() < LONGEST_MOVE {
                    path.push(code(49, cell));
                    self.moves_from_69(out, cell, path);
                    path.pop();
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
