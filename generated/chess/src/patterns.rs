//! Testing patterns.

use rbg_runtime::codegen::{slide_down, slide_up};
use super::state::{Cells, piece};
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{bDP}`.
    pub(crate) fn pattern_16(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::B_DP])
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_18(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E];
        tables::ALTERNATIVES_2[cell].iter().any(|&sets| (sets & wrong_0).is_empty())
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell)
                    && self.board[cell] == piece::W_CR
                {
                    return true;
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_22(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
            && let Some(cell) = follow(&tables::RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell)
                    && self.board[cell] == piece::W_CR
                {
                    return true;
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `…`.
    pub(crate) fn pattern_51(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        self.holds_from_51(seen, cell)
    }

    /// Returns whether the pattern holds that begins with `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `…`.
    pub(crate) fn pattern_67(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_17[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                return true;
            }
        }
        if tables::SHIFT_18[cell].meets(self.planes[piece::B_N])
            || tables::SHIFT_19[cell].meets(self.any_b_3())
            || tables::SHIFT_20[cell].meets(self.any_b_4())
            || tables::SHIFT_24[cell].meets(self.any_b_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E && seen[0].insert(cell)
            && self.holds_from_59(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E && seen[1].insert(cell)
            && self.holds_from_60(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::LEFT_LEFT, cell)
            && self.board[cell] == piece::E && seen[2].insert(cell)
            && self.holds_from_61(seen, cell)
        {
            return true;
        }
        if tables::LEFT_RIGHT.contains(cell) && self.board[cell] == piece::E
            && seen[3].insert(cell) && self.holds_from_62(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell)
            && self.board[cell] == piece::E && seen[4].insert(cell)
            && self.holds_from_63(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell)
            && self.board[cell] == piece::E && seen[5].insert(cell)
            && self.holds_from_64(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell)
            && self.board[cell] == piece::E && seen[6].insert(cell)
            && self.holds_from_65(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell)
            && self.board[cell] == piece::E && seen[7].insert(cell)
            && self.holds_from_66(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `…`.
    pub(crate) fn pattern_70(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_39[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                return true;
            }
        }
        if tables::SHIFT_40[cell].meets(self.planes[piece::B_N])
            || tables::SHIFT_41[cell].meets(self.any_b_3())
            || tables::SHIFT_42[cell].meets(self.any_b_4())
            || tables::SHIFT_46[cell].meets(self.any_b_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E && seen[0].insert(cell)
            && self.holds_from_59(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E && seen[1].insert(cell)
            && self.holds_from_60(seen, cell)
        {
            return true;
        }
        if tables::RIGHT_LEFT.contains(cell) && self.board[cell] == piece::E
            && seen[2].insert(cell) && self.holds_from_61(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell)
            && self.board[cell] == piece::E && seen[3].insert(cell)
            && self.holds_from_62(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_45, cell)
            && self.board[cell] == piece::E && seen[4].insert(cell)
            && self.holds_from_63(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell)
            && self.board[cell] == piece::E && seen[5].insert(cell)
            && self.holds_from_64(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_48, cell)
            && self.board[cell] == piece::E && seen[6].insert(cell)
            && self.holds_from_65(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell)
            && self.board[cell] == piece::E && seen[7].insert(cell)
            && self.holds_from_66(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{wCK,wK}`.
    pub(crate) fn pattern_72(&self, _cell: usize) -> bool {
        for cell in self.any_w_3() {
            let mut ends = tables::SHIFT_6[cell] & self.any_b_6()
                | tables::SHIFT_7[cell] & self.planes[piece::B_N]
                | tables::SHIFT_8[cell] & self.any_b_3()
                | tables::SHIFT_9[cell] & self.any_b_4()
                | tables::SHIFT_13[cell] & self.any_b_2();
            if tables::DOWN_RIGHT_RAYS[cell].meets(self.any_b_2()) {
                let down_right = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (down_right & tables::MASK_0).shifted(9) & self.any_b_2();
            }
            if tables::DOWN_LEFT_RAYS[cell].meets(self.any_b_2()) {
                let down_left = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (down_left & tables::MASK_1).shifted(7) & self.any_b_2();
            }
            if tables::UP_RIGHT_RAYS[cell].meets(self.any_b_2()) {
                let up_right = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (up_right & tables::MASK_2).shifted(-7) & self.any_b_2();
            }
            if tables::UP_LEFT_RAYS[cell].meets(self.any_b_2()) {
                let up_left = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (up_left & tables::MASK_3).shifted(-9) & self.any_b_2();
            }
            if tables::RIGHT_RAYS[cell].meets(self.any_b_4()) {
                let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
                ends |= (right & tables::MASK_4).shifted(1) & self.any_b_4();
            }
            if tables::LEFT_RAYS[cell].meets(self.any_b_4()) {
                let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
                ends |= (left & tables::MASK_5).shifted(-1) & self.any_b_4();
            }
            if tables::DOWN_RAYS[cell].meets(self.any_b_4()) {
                let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
                ends |= down.shifted(8) & self.any_b_4();
            }
            if tables::UP_RAYS[cell].meets(self.any_b_4()) {
                let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
                ends |= up.shifted(-8) & self.any_b_4();
            }
            if !ends.is_empty() {
                return true;
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `…`.
    pub(crate) fn pattern_76(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_28[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                return true;
            }
        }
        if tables::SHIFT_29[cell].meets(self.planes[piece::B_N])
            || tables::SHIFT_30[cell].meets(self.any_b_3())
            || tables::SHIFT_31[cell].meets(self.any_b_4())
            || tables::SHIFT_35[cell].meets(self.any_b_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell)
            && self.board[cell] == piece::E && seen[0].insert(cell)
            && self.holds_from_59(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell)
            && self.board[cell] == piece::E && seen[1].insert(cell)
            && self.holds_from_60(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell)
            && self.board[cell] == piece::E && seen[2].insert(cell)
            && self.holds_from_61(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell)
            && self.board[cell] == piece::E && seen[3].insert(cell)
            && self.holds_from_62(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell)
            && self.board[cell] == piece::E && seen[4].insert(cell)
            && self.holds_from_63(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell)
            && self.board[cell] == piece::E && seen[5].insert(cell)
            && self.holds_from_64(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell)
            && self.board[cell] == piece::E && seen[6].insert(cell)
            && self.holds_from_65(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell)
            && self.board[cell] == piece::E && seen[7].insert(cell)
            && self.holds_from_66(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `…`.
    pub(crate) fn pattern_78(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_50[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                return true;
            }
        }
        if tables::SHIFT_51[cell].meets(self.planes[piece::B_N])
            || tables::SHIFT_52[cell].meets(self.any_b_3())
            || tables::SHIFT_53[cell].meets(self.any_b_4())
            || tables::SHIFT_57[cell].meets(self.any_b_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell)
            && self.board[cell] == piece::E && seen[0].insert(cell)
            && self.holds_from_59(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell)
            && self.board[cell] == piece::E && seen[1].insert(cell)
            && self.holds_from_60(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_54, cell)
            && self.board[cell] == piece::E && seen[2].insert(cell)
            && self.holds_from_61(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_55, cell)
            && self.board[cell] == piece::E && seen[3].insert(cell)
            && self.holds_from_62(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_56, cell)
            && self.board[cell] == piece::E && seen[4].insert(cell)
            && self.holds_from_63(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_58, cell)
            && self.board[cell] == piece::E && seen[5].insert(cell)
            && self.holds_from_64(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_59, cell)
            && self.board[cell] == piece::E && seen[6].insert(cell)
            && self.holds_from_65(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_60, cell)
            && self.board[cell] == piece::E && seen[7].insert(cell)
            && self.holds_from_66(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{bCK,bK}`.
    pub(crate) fn pattern_102(&self, _cell: usize) -> bool {
        for cell in self.any_b_3() {
            let mut ends = tables::SHIFT_62[cell] & self.any_w_6()
                | tables::SHIFT_7[cell] & self.planes[piece::W_N]
                | tables::SHIFT_8[cell] & self.any_w_3()
                | tables::SHIFT_9[cell] & self.any_w_4()
                | tables::SHIFT_13[cell] & self.any_w_2();
            if tables::DOWN_RIGHT_RAYS[cell].meets(self.any_w_2()) {
                let down_right = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (down_right & tables::MASK_0).shifted(9) & self.any_w_2();
            }
            if tables::DOWN_LEFT_RAYS[cell].meets(self.any_w_2()) {
                let down_left = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (down_left & tables::MASK_1).shifted(7) & self.any_w_2();
            }
            if tables::UP_RIGHT_RAYS[cell].meets(self.any_w_2()) {
                let up_right = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (up_right & tables::MASK_2).shifted(-7) & self.any_w_2();
            }
            if tables::UP_LEFT_RAYS[cell].meets(self.any_w_2()) {
                let up_left = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E],
                );
                ends |= (up_left & tables::MASK_3).shifted(-9) & self.any_w_2();
            }
            if tables::RIGHT_RAYS[cell].meets(self.any_w_4()) {
                let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
                ends |= (right & tables::MASK_4).shifted(1) & self.any_w_4();
            }
            if tables::LEFT_RAYS[cell].meets(self.any_w_4()) {
                let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
                ends |= (left & tables::MASK_5).shifted(-1) & self.any_w_4();
            }
            if tables::DOWN_RAYS[cell].meets(self.any_w_4()) {
                let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
                ends |= down.shifted(8) & self.any_w_4();
            }
            if tables::UP_RAYS[cell].meets(self.any_w_4()) {
                let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
                ends |= up.shifted(-8) & self.any_w_4();
            }
            if !ends.is_empty() {
                return true;
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `…`.
    pub(crate) fn pattern_109(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        self.holds_from_109(seen, cell)
    }

    /// Returns whether the pattern holds that begins with `{wN}` or `{wB}` or `{wCR,wR}` or `…`.
    pub(crate) fn pattern_113(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::W_N] {
            self.exchange(cell, [piece::W_N], piece::E);
            let holds = self.holds_from_143(cell);
            self.exchange(cell, [piece::E], piece::W_N);
            if holds {
                return true;
            }
        }
        for cell in self.planes[piece::W_B] {
            self.exchange(cell, [piece::W_B], piece::E);
            let holds = self.holds_from_144(cell);
            self.exchange(cell, [piece::E], piece::W_B);
            if holds {
                return true;
            }
        }
        for cell in self.any_w_5() {
            let old = self.put(cell, piece::E);
            let holds = self.holds_from_145(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        for cell in self.planes[piece::W_Q] {
            self.exchange(cell, [piece::W_Q], piece::E);
            let holds = self.holds_from_146(cell);
            self.exchange(cell, [piece::E], piece::W_Q);
            if holds {
                return true;
            }
        }
        for cell in self.any_w_3() {
            let old = self.put(cell, piece::E);
            let holds = self.holds_from_147(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        for cell in self.planes[piece::W_P] {
            self.exchange(cell, [piece::W_P], piece::E);
            let holds = self.holds_from_148(cell);
            self.exchange(cell, [piece::E], piece::W_P);
            if holds {
                return true;
            }
            if self.pattern_16(cell) {
                self.exchange(cell, [piece::W_P], piece::E);
                let holds = self.holds_from_184(cell);
                self.exchange(cell, [piece::E], piece::W_P);
                if holds {
                    return true;
                }
            }
            if tables::AREA_67.contains(cell) && self.pattern_18(cell) {
                self.exchange(cell, [piece::W_P], piece::E);
                let holds = self.holds_from_185(cell);
                self.exchange(cell, [piece::E], piece::W_P);
                if holds {
                    return true;
                }
            }
        }
        for cell in self.planes[piece::W_CK] {
            if self.pattern_20(cell) && !self.pattern_51(cell) && !self.pattern_67(cell)
                && !self.pattern_76(cell) && self.holds_from_236(cell)
                || self.pattern_22(cell) && !self.pattern_51(cell)
                    && !self.pattern_70(cell) && !self.pattern_78(cell)
                    && self.holds_from_237(cell)
            {
                return true;
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{wDP}`.
    pub(crate) fn pattern_194(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::W_DP])
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_196(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E];
        tables::ALTERNATIVES[cell].iter().any(|&sets| (sets & wrong_0).is_empty())
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_198(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell)
                    && self.board[cell] == piece::B_CR
                {
                    return true;
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_200(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
            && let Some(cell) = follow(&tables::RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell)
                    && self.board[cell] == piece::B_CR
                {
                    return true;
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `…`.
    pub(crate) fn pattern_242(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_63[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                return true;
            }
        }
        if tables::SHIFT_18[cell].meets(self.planes[piece::W_N])
            || tables::SHIFT_19[cell].meets(self.any_w_3())
            || tables::SHIFT_20[cell].meets(self.any_w_4())
            || tables::SHIFT_24[cell].meets(self.any_w_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E && seen[8].insert(cell)
            && self.holds_from_118(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E && seen[9].insert(cell)
            && self.holds_from_119(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::LEFT_LEFT, cell)
            && self.board[cell] == piece::E && seen[10].insert(cell)
            && self.holds_from_120(seen, cell)
        {
            return true;
        }
        if tables::LEFT_RIGHT.contains(cell) && self.board[cell] == piece::E
            && seen[11].insert(cell) && self.holds_from_121(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell)
            && self.board[cell] == piece::E && seen[12].insert(cell)
            && self.holds_from_122(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell)
            && self.board[cell] == piece::E && seen[13].insert(cell)
            && self.holds_from_123(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell)
            && self.board[cell] == piece::E && seen[14].insert(cell)
            && self.holds_from_124(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell)
            && self.board[cell] == piece::E && seen[15].insert(cell)
            && self.holds_from_125(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `…`.
    pub(crate) fn pattern_245(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_65[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                return true;
            }
        }
        if tables::SHIFT_40[cell].meets(self.planes[piece::W_N])
            || tables::SHIFT_41[cell].meets(self.any_w_3())
            || tables::SHIFT_42[cell].meets(self.any_w_4())
            || tables::SHIFT_46[cell].meets(self.any_w_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E && seen[8].insert(cell)
            && self.holds_from_118(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E && seen[9].insert(cell)
            && self.holds_from_119(seen, cell)
        {
            return true;
        }
        if tables::RIGHT_LEFT.contains(cell) && self.board[cell] == piece::E
            && seen[10].insert(cell) && self.holds_from_120(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell)
            && self.board[cell] == piece::E && seen[11].insert(cell)
            && self.holds_from_121(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_45, cell)
            && self.board[cell] == piece::E && seen[12].insert(cell)
            && self.holds_from_122(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell)
            && self.board[cell] == piece::E && seen[13].insert(cell)
            && self.holds_from_123(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_48, cell)
            && self.board[cell] == piece::E && seen[14].insert(cell)
            && self.holds_from_124(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell)
            && self.board[cell] == piece::E && seen[15].insert(cell)
            && self.holds_from_125(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `…`.
    pub(crate) fn pattern_252(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_64[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                return true;
            }
        }
        if tables::SHIFT_29[cell].meets(self.planes[piece::W_N])
            || tables::SHIFT_30[cell].meets(self.any_w_3())
            || tables::SHIFT_31[cell].meets(self.any_w_4())
            || tables::SHIFT_35[cell].meets(self.any_w_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell)
            && self.board[cell] == piece::E && seen[8].insert(cell)
            && self.holds_from_118(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell)
            && self.board[cell] == piece::E && seen[9].insert(cell)
            && self.holds_from_119(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell)
            && self.board[cell] == piece::E && seen[10].insert(cell)
            && self.holds_from_120(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell)
            && self.board[cell] == piece::E && seen[11].insert(cell)
            && self.holds_from_121(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell)
            && self.board[cell] == piece::E && seen[12].insert(cell)
            && self.holds_from_122(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell)
            && self.board[cell] == piece::E && seen[13].insert(cell)
            && self.holds_from_123(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell)
            && self.board[cell] == piece::E && seen[14].insert(cell)
            && self.holds_from_124(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell)
            && self.board[cell] == piece::E && seen[15].insert(cell)
            && self.holds_from_125(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `…`.
    pub(crate) fn pattern_254(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 16];
        for &cell in tables::SHIFT_66[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                return true;
            }
        }
        if tables::SHIFT_51[cell].meets(self.planes[piece::W_N])
            || tables::SHIFT_52[cell].meets(self.any_w_3())
            || tables::SHIFT_53[cell].meets(self.any_w_4())
            || tables::SHIFT_57[cell].meets(self.any_w_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell)
            && self.board[cell] == piece::E && seen[8].insert(cell)
            && self.holds_from_118(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell)
            && self.board[cell] == piece::E && seen[9].insert(cell)
            && self.holds_from_119(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_54, cell)
            && self.board[cell] == piece::E && seen[10].insert(cell)
            && self.holds_from_120(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_55, cell)
            && self.board[cell] == piece::E && seen[11].insert(cell)
            && self.holds_from_121(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_56, cell)
            && self.board[cell] == piece::E && seen[12].insert(cell)
            && self.holds_from_122(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_58, cell)
            && self.board[cell] == piece::E && seen[13].insert(cell)
            && self.holds_from_123(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_59, cell)
            && self.board[cell] == piece::E && seen[14].insert(cell)
            && self.holds_from_124(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::SHIFT_60, cell)
            && self.board[cell] == piece::E && seen[15].insert(cell)
            && self.holds_from_125(seen, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{bN}` or `{bB}` or `{bCR,bR}` or `…`.
    pub(crate) fn pattern_287(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::B_N] {
            self.exchange(cell, [piece::B_N], piece::E);
            let holds = self.holds_from_306(cell);
            self.exchange(cell, [piece::E], piece::B_N);
            if holds {
                return true;
            }
        }
        for cell in self.planes[piece::B_B] {
            self.exchange(cell, [piece::B_B], piece::E);
            let holds = self.holds_from_307(cell);
            self.exchange(cell, [piece::E], piece::B_B);
            if holds {
                return true;
            }
        }
        for cell in self.any_b_5() {
            let old = self.put(cell, piece::E);
            let holds = self.holds_from_308(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        for cell in self.planes[piece::B_Q] {
            self.exchange(cell, [piece::B_Q], piece::E);
            let holds = self.holds_from_309(cell);
            self.exchange(cell, [piece::E], piece::B_Q);
            if holds {
                return true;
            }
        }
        for cell in self.any_b_3() {
            let old = self.put(cell, piece::E);
            let holds = self.holds_from_310(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        for cell in self.planes[piece::B_P] {
            self.exchange(cell, [piece::B_P], piece::E);
            let holds = self.holds_from_311(cell);
            self.exchange(cell, [piece::E], piece::B_P);
            if holds {
                return true;
            }
            if self.pattern_194(cell) {
                self.exchange(cell, [piece::B_P], piece::E);
                let holds = self.holds_from_340(cell);
                self.exchange(cell, [piece::E], piece::B_P);
                if holds {
                    return true;
                }
            }
            if tables::AREA_68.contains(cell) && self.pattern_196(cell) {
                self.exchange(cell, [piece::B_P], piece::E);
                let holds = self.holds_from_341(cell);
                self.exchange(cell, [piece::E], piece::B_P);
                if holds {
                    return true;
                }
            }
        }
        for cell in self.planes[piece::B_CK] {
            if self.pattern_198(cell) && !self.pattern_109(cell)
                && !self.pattern_242(cell) && !self.pattern_252(cell)
                && self.holds_from_349(cell)
                || self.pattern_200(cell) && !self.pattern_109(cell)
                    && !self.pattern_245(cell) && !self.pattern_254(cell)
                    && self.holds_from_350(cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `…`.
    fn holds_from_51(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        for &cell in tables::SHIFT_6_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                return true;
            }
        }
        if tables::SHIFT_7[cell].meets(self.planes[piece::B_N])
            || tables::SHIFT_8[cell].meets(self.any_b_3())
            || tables::SHIFT_9[cell].meets(self.any_b_4())
            || tables::SHIFT_13[cell].meets(self.any_b_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E
            && seen[0].insert(cell) && self.holds_from_59(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E
            && seen[1].insert(cell) && self.holds_from_60(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E
            && seen[2].insert(cell) && self.holds_from_61(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
            && seen[3].insert(cell) && self.holds_from_62(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E && seen[4].insert(cell)
            && self.holds_from_63(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E && seen[5].insert(cell)
            && self.holds_from_64(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E && seen[6].insert(cell)
            && self.holds_from_65(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E && seen[7].insert(cell)
            && self.holds_from_66(seen, cell)
        {
            return true;
        }
        false
    }

    /// Goes on with `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_59(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell)
            && (matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R)
                || self.board[cell] == piece::E && seen[0].insert(cell)
                    && self.holds_from_59(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_60(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell)
            && (matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R)
                || self.board[cell] == piece::E && seen[1].insert(cell)
                    && self.holds_from_60(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_61(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell)
            && (matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R)
                || self.board[cell] == piece::E && seen[2].insert(cell)
                    && self.holds_from_61(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_62(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell)
            && (matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R)
                || self.board[cell] == piece::E && seen[3].insert(cell)
                    && self.holds_from_62(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bB,bQ}` or `{e}`.
    fn holds_from_63(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && (matches!(self.board[cell], piece::B_B | piece::B_Q)
                || self.board[cell] == piece::E && seen[4].insert(cell)
                    && self.holds_from_63(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bB,bQ}` or `{e}`.
    fn holds_from_64(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && (matches!(self.board[cell], piece::B_B | piece::B_Q)
                || self.board[cell] == piece::E && seen[5].insert(cell)
                    && self.holds_from_64(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bB,bQ}` or `{e}`.
    fn holds_from_65(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && (matches!(self.board[cell], piece::B_B | piece::B_Q)
                || self.board[cell] == piece::E && seen[6].insert(cell)
                    && self.holds_from_65(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bB,bQ}` or `{e}`.
    fn holds_from_66(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && (matches!(self.board[cell], piece::B_B | piece::B_Q)
                || self.board[cell] == piece::E && seen[7].insert(cell)
                    && self.holds_from_66(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `…`.
    fn holds_from_109(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        for &cell in tables::SHIFT_62_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                return true;
            }
        }
        if tables::SHIFT_7[cell].meets(self.planes[piece::W_N])
            || tables::SHIFT_8[cell].meets(self.any_w_3())
            || tables::SHIFT_9[cell].meets(self.any_w_4())
            || tables::SHIFT_13[cell].meets(self.any_w_2())
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E
            && seen[8].insert(cell) && self.holds_from_118(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E
            && seen[9].insert(cell) && self.holds_from_119(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E
            && seen[10].insert(cell) && self.holds_from_120(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
            && seen[11].insert(cell) && self.holds_from_121(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E && seen[12].insert(cell)
            && self.holds_from_122(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E && seen[13].insert(cell)
            && self.holds_from_123(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E && seen[14].insert(cell)
            && self.holds_from_124(seen, cell)
        {
            return true;
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E && seen[15].insert(cell)
            && self.holds_from_125(seen, cell)
        {
            return true;
        }
        false
    }

    /// Goes on with `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_118(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell)
            && (matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R)
                || self.board[cell] == piece::E && seen[8].insert(cell)
                    && self.holds_from_118(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_119(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell)
            && (matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R)
                || self.board[cell] == piece::E && seen[9].insert(cell)
                    && self.holds_from_119(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_120(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell)
            && (matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R)
                || self.board[cell] == piece::E && seen[10].insert(cell)
                    && self.holds_from_120(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_121(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell)
            && (matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R)
                || self.board[cell] == piece::E && seen[11].insert(cell)
                    && self.holds_from_121(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wB,wQ}` or `{e}`.
    fn holds_from_122(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && (matches!(self.board[cell], piece::W_B | piece::W_Q)
                || self.board[cell] == piece::E && seen[12].insert(cell)
                    && self.holds_from_122(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wB,wQ}` or `{e}`.
    fn holds_from_123(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && (matches!(self.board[cell], piece::W_B | piece::W_Q)
                || self.board[cell] == piece::E && seen[13].insert(cell)
                    && self.holds_from_123(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wB,wQ}` or `{e}`.
    fn holds_from_124(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && (matches!(self.board[cell], piece::W_B | piece::W_Q)
                || self.board[cell] == piece::E && seen[14].insert(cell)
                    && self.holds_from_124(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{wB,wQ}` or `{e}`.
    fn holds_from_125(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && (matches!(self.board[cell], piece::W_B | piece::W_Q)
                || self.board[cell] == piece::E && seen[15].insert(cell)
                    && self.holds_from_125(seen, cell))
        {
            return true;
        }
        false
    }

    /// Goes on with `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}`.
    fn holds_from_143(&mut self, cell: usize) -> bool {
        for cell in !self.any_w() & tables::SHIFT_7[cell] {
            if self.holds_from_353(cell) {
                return true;
            }
        }
        false
    }

    /// Goes on with `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}`.
    fn holds_from_144(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell)
                    && !self.is_any_w(cell) && self.holds_from_354(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        for cell in !self.any_w() & tables::SHIFT_13[cell] {
            if self.holds_from_354(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell)
                    && !self.is_any_w(cell) && self.holds_from_354(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
                    && !self.is_any_w(cell) && self.holds_from_354(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
                    && !self.is_any_w(cell) && self.holds_from_354(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Goes on with `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}`.
    fn holds_from_145(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) && !self.is_any_w(cell)
                    && self.holds_from_355(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        for cell in !self.any_w() & tables::SHIFT_9[cell] {
            if self.holds_from_355(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) && !self.is_any_w(cell)
                    && self.holds_from_355(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) && !self.is_any_w(cell)
                    && self.holds_from_355(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) && !self.is_any_w(cell)
                    && self.holds_from_355(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Goes on with `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}`.
    fn holds_from_146(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) && !self.is_any_w(cell)
                    && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        for cell in !self.any_w() & tables::SHIFT_8[cell] {
            if self.holds_from_356(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) && !self.is_any_w(cell)
                    && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) && !self.is_any_w(cell)
                    && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) && !self.is_any_w(cell)
                    && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell)
                    && !self.is_any_w(cell) && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell)
                    && !self.is_any_w(cell) && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
                    && !self.is_any_w(cell) && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
                    && !self.is_any_w(cell) && self.holds_from_356(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Goes on with `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}`.
    fn holds_from_147(&mut self, cell: usize) -> bool {
        for cell in !self.any_w() & tables::SHIFT_8[cell] {
            let old = self.put(cell, piece::W_K);
            let holds = self.holds_from_202(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Goes on with `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR}`.
    fn holds_from_148(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E
            && self.holds_from_183(cell)
        {
            return true;
        }
        for &cell in tables::SHIFT_6_2[cell] {
            let cell = cell as usize;
            if self.is_any_b(cell) && self.holds_from_183(cell) {
                return true;
            }
        }
        false
    }

    /// Goes on with `go on`.
    fn holds_from_183(&mut self, cell: usize) -> bool {
        if tables::UP_DOWN.contains(cell) {
            if self.holds_from_357(cell) {
                return true;
            }
        } else if self.holds_from_356(cell) {
            return true;
        }
        tables::AREA_70.contains(cell) && self.holds_from_355(cell)
            || tables::AREA_70.contains(cell) && self.holds_from_354(cell)
            || tables::AREA_70.contains(cell) && self.holds_from_353(cell)
    }

    /// Goes on with `{bDP}`.
    fn holds_from_184(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_4[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B_DP {
                self.exchange(cell, [piece::B_DP], piece::E);
                let holds = self.holds_from_235(cell);
                self.exchange(cell, [piece::E], piece::B_DP);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Goes on with `[wDP]`.
    fn holds_from_185(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            let old = self.put(cell, piece::W_DP);
            let holds = self.holds_from_202(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Goes on with `{! pattern 72}`.
    fn holds_from_202(&self, cell: usize) -> bool {
        !self.pattern_72(cell)
    }

    /// Goes on with `go on`.
    fn holds_from_235(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) && self.holds_from_357(cell) {
            return true;
        }
        false
    }

    /// Goes on with `[e]`.
    fn holds_from_236(&self, cell: usize) -> bool {
        if follow(&tables::LEFT_LEFT, cell).is_some() && self.holds_from_358() {
            return true;
        }
        false
    }

    /// Goes on with `[e]`.
    fn holds_from_237(&self, cell: usize) -> bool {
        if follow(&tables::RIGHT_RIGHT, cell).is_some() && self.holds_from_358() {
            return true;
        }
        false
    }

    /// Goes on with `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_306(&mut self, cell: usize) -> bool {
        for cell in !self.any_b() & tables::SHIFT_7[cell] {
            if self.holds_from_359(cell) {
                return true;
            }
        }
        false
    }

    /// Goes on with `{e}` or `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_307(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell)
                    && !self.is_any_b(cell) && self.holds_from_360(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        for cell in !self.any_b() & tables::SHIFT_13[cell] {
            if self.holds_from_360(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell)
                    && !self.is_any_b(cell) && self.holds_from_360(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
                    && !self.is_any_b(cell) && self.holds_from_360(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
                    && !self.is_any_b(cell) && self.holds_from_360(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Goes on with `{e}` or `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_308(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) && !self.is_any_b(cell)
                    && self.holds_from_361(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        for cell in !self.any_b() & tables::SHIFT_9[cell] {
            if self.holds_from_361(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) && !self.is_any_b(cell)
                    && self.holds_from_361(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) && !self.is_any_b(cell)
                    && self.holds_from_361(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) && !self.is_any_b(cell)
                    && self.holds_from_361(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Goes on with `{e}` or `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_309(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) && !self.is_any_b(cell)
                    && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        for cell in !self.any_b() & tables::SHIFT_8[cell] {
            if self.holds_from_362(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) && !self.is_any_b(cell)
                    && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) && !self.is_any_b(cell)
                    && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) && !self.is_any_b(cell)
                    && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell)
                    && !self.is_any_b(cell) && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell)
                    && !self.is_any_b(cell) && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell)
                    && !self.is_any_b(cell) && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
            && self.board[cell] == piece::E
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell)
                    && !self.is_any_b(cell) && self.holds_from_362(cell)
                {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if self.board[cell] != piece::E {
                    break;
                }
            }
        }
        false
    }

    /// Goes on with `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_310(&mut self, cell: usize) -> bool {
        for cell in !self.any_b() & tables::SHIFT_8[cell] {
            let old = self.put(cell, piece::B_K);
            let holds = self.holds_from_344(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Goes on with `{e}` or `{wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_311(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E
            && self.holds_from_339(cell)
        {
            return true;
        }
        for &cell in tables::SHIFT_62_2[cell] {
            let cell = cell as usize;
            if self.is_any_w(cell) && self.holds_from_339(cell) {
                return true;
            }
        }
        false
    }

    /// Goes on with `go on`.
    fn holds_from_339(&mut self, cell: usize) -> bool {
        if tables::DOWN_UP.contains(cell) {
            if self.holds_from_363(cell) {
                return true;
            }
        } else if self.holds_from_362(cell) {
            return true;
        }
        tables::AREA_72.contains(cell) && self.holds_from_361(cell)
            || tables::AREA_72.contains(cell) && self.holds_from_360(cell)
            || tables::AREA_72.contains(cell) && self.holds_from_359(cell)
    }

    /// Goes on with `{wDP}`.
    fn holds_from_340(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_4[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W_DP {
                self.exchange(cell, [piece::W_DP], piece::E);
                let holds = self.holds_from_348(cell);
                self.exchange(cell, [piece::E], piece::W_DP);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Goes on with `[bDP]`.
    fn holds_from_341(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
            let old = self.put(cell, piece::B_DP);
            let holds = self.holds_from_344(cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Goes on with `{! pattern 102}`.
    fn holds_from_344(&self, cell: usize) -> bool {
        !self.pattern_102(cell)
    }

    /// Goes on with `go on`.
    fn holds_from_348(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) && self.holds_from_363(cell) {
            return true;
        }
        false
    }

    /// Goes on with `[e]`.
    fn holds_from_349(&self, cell: usize) -> bool {
        if follow(&tables::LEFT_LEFT, cell).is_some() && self.holds_from_364() {
            return true;
        }
        false
    }

    /// Goes on with `[e]`.
    fn holds_from_350(&self, cell: usize) -> bool {
        if follow(&tables::RIGHT_RIGHT, cell).is_some() && self.holds_from_364() {
            return true;
        }
        false
    }

    /// Goes on with `[wN]`.
    fn holds_from_353(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::W_N);
        let holds = self.holds_from_202(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[wB]`.
    fn holds_from_354(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::W_B);
        let holds = self.holds_from_202(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[wR]`.
    fn holds_from_355(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::W_R);
        let holds = self.holds_from_202(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[wQ]`.
    fn holds_from_356(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::W_Q);
        let holds = self.holds_from_202(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[wP]`.
    fn holds_from_357(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::W_P);
        let holds = self.holds_from_202(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[wK]`.
    fn holds_from_358(&self) -> bool {
        true
    }

    /// Goes on with `[bN]`.
    fn holds_from_359(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::B_N);
        let holds = self.holds_from_344(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[bB]`.
    fn holds_from_360(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::B_B);
        let holds = self.holds_from_344(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[bR]`.
    fn holds_from_361(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::B_R);
        let holds = self.holds_from_344(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[bQ]`.
    fn holds_from_362(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::B_Q);
        let holds = self.holds_from_344(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[bP]`.
    fn holds_from_363(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::B_P);
        let holds = self.holds_from_344(cell);
        self.put(cell, old);
        holds
    }

    /// Goes on with `[bK]`.
    fn holds_from_364(&self) -> bool {
        true
    }

    /// Returns the cells from which the pattern holds that begins with `{bDP}`.
    pub(crate) fn pattern_16_everywhere(&self) -> Cells {
        let into = self.planes[piece::B_DP];
        (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
    }

    /// Returns the cells from which the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_18_everywhere(&self) -> Cells {
        let from_48 = self.planes[piece::E].shifted(8);
        (from_48 & self.planes[piece::E]).shifted(8)
    }

    /// Returns the cells from which the pattern holds that begins with `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `…`.
    pub(crate) fn pattern_51_everywhere(&self) -> Cells {
        let from_59 = self.any_b_4().shifted(8);
        let from_59 = from_59
            | (from_59 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_8, 8, 3)
                .shifted(8);
        let from_60 = self.any_b_4().shifted(-8);
        let from_60 = from_60
            | (from_60 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_6, -8, 3)
                .shifted(-8);
        let from_61 = (self.any_b_4() & tables::MASK_4).shifted(1);
        let from_61 = from_61
            | ((from_61 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_5, 1, 3) & tables::MASK_4)
                .shifted(1);
        let from_62 = (self.any_b_4() & tables::MASK_5).shifted(-1);
        let from_62 = from_62
            | ((from_62 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_4, -1, 3) & tables::MASK_5)
                .shifted(-1);
        let from_63 = (self.any_b_2() & tables::MASK_0).shifted(9);
        let from_63 = from_63
            | ((from_63 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_3, 9, 3) & tables::MASK_0)
                .shifted(9);
        let from_64 = (self.any_b_2() & tables::MASK_1).shifted(7);
        let from_64 = from_64
            | ((from_64 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_2, 7, 3) & tables::MASK_1)
                .shifted(7);
        let from_65 = (self.any_b_2() & tables::MASK_2).shifted(-7);
        let from_65 = from_65
            | ((from_65 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_1, -7, 3) & tables::MASK_2)
                .shifted(-7);
        let from_66 = (self.any_b_2() & tables::MASK_3).shifted(-9);
        let from_66 = from_66
            | ((from_66 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_0, -9, 3) & tables::MASK_3)
                .shifted(-9);
        from_59 | from_60 | from_61 | from_62 | from_63 | from_64 | from_65 | from_66
            | ({
                let into = self.any_b_6();
                (into & tables::MASK_1).shifted(7) | (into & tables::MASK_0).shifted(9)
            })
            | ({
                let into = self.planes[piece::B_N];
                (into & tables::MASK_12).shifted(-17)
                    | (into & tables::MASK_13).shifted(-15)
                    | (into & tables::MASK_14).shifted(-10)
                    | (into & tables::MASK_15).shifted(-6)
                    | (into & tables::MASK_16).shifted(6)
                    | (into & tables::MASK_17).shifted(10)
                    | (into & tables::MASK_18).shifted(15)
                    | (into & tables::MASK_19).shifted(17)
            })
            | ({
                let into = self.any_b_3();
                (into & tables::MASK_3).shifted(-9) | into.shifted(-8)
                    | (into & tables::MASK_2).shifted(-7)
                    | (into & tables::MASK_5).shifted(-1)
                    | (into & tables::MASK_4).shifted(1)
                    | (into & tables::MASK_1).shifted(7) | into.shifted(8)
                    | (into & tables::MASK_0).shifted(9)
            })
    }

    /// Returns the cells from which the pattern holds that begins with `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `…`.
    pub(crate) fn pattern_109_everywhere(&self) -> Cells {
        let from_118 = self.any_w_4().shifted(8);
        let from_118 = from_118
            | (from_118 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_8, 8, 3)
                .shifted(8);
        let from_119 = self.any_w_4().shifted(-8);
        let from_119 = from_119
            | (from_119 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_6, -8, 3)
                .shifted(-8);
        let from_120 = (self.any_w_4() & tables::MASK_4).shifted(1);
        let from_120 = from_120
            | ((from_120 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_5, 1, 3) & tables::MASK_4)
                .shifted(1);
        let from_121 = (self.any_w_4() & tables::MASK_5).shifted(-1);
        let from_121 = from_121
            | ((from_121 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_4, -1, 3) & tables::MASK_5)
                .shifted(-1);
        let from_122 = (self.any_w_2() & tables::MASK_0).shifted(9);
        let from_122 = from_122
            | ((from_122 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_3, 9, 3) & tables::MASK_0)
                .shifted(9);
        let from_123 = (self.any_w_2() & tables::MASK_1).shifted(7);
        let from_123 = from_123
            | ((from_123 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_2, 7, 3) & tables::MASK_1)
                .shifted(7);
        let from_124 = (self.any_w_2() & tables::MASK_2).shifted(-7);
        let from_124 = from_124
            | ((from_124 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_1, -7, 3) & tables::MASK_2)
                .shifted(-7);
        let from_125 = (self.any_w_2() & tables::MASK_3).shifted(-9);
        let from_125 = from_125
            | ((from_125 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_0, -9, 3) & tables::MASK_3)
                .shifted(-9);
        from_118 | from_119 | from_120 | from_121 | from_122 | from_123 | from_124
            | from_125
            | ({
                let into = self.any_w_6();
                (into & tables::MASK_3).shifted(-9) | (into & tables::MASK_2).shifted(-7)
            })
            | ({
                let into = self.planes[piece::W_N];
                (into & tables::MASK_12).shifted(-17)
                    | (into & tables::MASK_13).shifted(-15)
                    | (into & tables::MASK_14).shifted(-10)
                    | (into & tables::MASK_15).shifted(-6)
                    | (into & tables::MASK_16).shifted(6)
                    | (into & tables::MASK_17).shifted(10)
                    | (into & tables::MASK_18).shifted(15)
                    | (into & tables::MASK_19).shifted(17)
            })
            | ({
                let into = self.any_w_3();
                (into & tables::MASK_3).shifted(-9) | into.shifted(-8)
                    | (into & tables::MASK_2).shifted(-7)
                    | (into & tables::MASK_5).shifted(-1)
                    | (into & tables::MASK_4).shifted(1)
                    | (into & tables::MASK_1).shifted(7) | into.shifted(8)
                    | (into & tables::MASK_0).shifted(9)
            })
    }

    /// Returns the cells from which the pattern holds that begins with `{wDP}`.
    pub(crate) fn pattern_194_everywhere(&self) -> Cells {
        let into = self.planes[piece::W_DP];
        (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
    }

    /// Returns the cells from which the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_196_everywhere(&self) -> Cells {
        let from_229 = self.planes[piece::E].shifted(-8);
        (from_229 & self.planes[piece::E]).shifted(-8)
    }

    /// Returns cells on which a change can change what `pattern_72` answers.
    pub(crate) fn pattern_72_read_0(&self) -> Cells {
        let mut read = Cells::EMPTY;
        for cell in self.any_w_3() {
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
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            if tables::UP_RAYS[cell].meets(self.any_b_4()) {
                read
                    |= (tables::UP_SETS[cell] | up.shifted(-8)) & !self.planes[piece::E];
            }
            if tables::DOWN_RAYS[cell].meets(self.any_b_4()) {
                read
                    |= (tables::DOWN_SETS[cell] | down.shifted(8))
                        & !self.planes[piece::E];
            }
            if tables::LEFT_RAYS[cell].meets(self.any_b_4()) {
                read
                    |= (tables::LEFT_SETS[cell] | (left & tables::MASK_5).shifted(-1))
                        & !self.planes[piece::E];
            }
            if tables::RIGHT_RAYS[cell].meets(self.any_b_4()) {
                read
                    |= (tables::RIGHT_SETS[cell] | (right & tables::MASK_4).shifted(1))
                        & !self.planes[piece::E];
            }
            if tables::UP_LEFT_RAYS[cell].meets(self.any_b_2()) {
                read
                    |= (tables::UP_LEFT_SETS[cell]
                        | (up_left & tables::MASK_3).shifted(-9))
                        & !self.planes[piece::E];
            }
            if tables::UP_RIGHT_RAYS[cell].meets(self.any_b_2()) {
                read
                    |= (tables::UP_RIGHT_SETS[cell]
                        | (up_right & tables::MASK_2).shifted(-7))
                        & !self.planes[piece::E];
            }
            if tables::DOWN_LEFT_RAYS[cell].meets(self.any_b_2()) {
                read
                    |= (tables::DOWN_LEFT_SETS[cell]
                        | (down_left & tables::MASK_1).shifted(7))
                        & !self.planes[piece::E];
            }
            if tables::DOWN_RIGHT_RAYS[cell].meets(self.any_b_2()) {
                read
                    |= (tables::DOWN_RIGHT_SETS[cell]
                        | (down_right & tables::MASK_0).shifted(9))
                        & !self.planes[piece::E];
            }
        }
        read
    }

    /// Returns cells on which a change can change what `pattern_72` answers.
    pub(crate) fn pattern_72_read_1(&self) -> Cells {
        let mut read = Cells::EMPTY;
        for cell in self.any_w_3() {
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
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            read
                |= tables::SHIFT_6[cell] & self.any_b_6()
                    | tables::SHIFT_7[cell] & self.planes[piece::B_N]
                    | tables::SHIFT_8[cell] & self.any_b_3()
                    | (tables::UP_SETS[cell] | tables::DOWN_SETS[cell]
                        | tables::LEFT_SETS[cell] | tables::RIGHT_SETS[cell]
                        | tables::UP_LEFT_SETS[cell] | tables::UP_RIGHT_SETS[cell]
                        | tables::DOWN_LEFT_SETS[cell] | tables::DOWN_RIGHT_SETS[cell]
                        | up.shifted(-8) | down.shifted(8)
                        | (left & tables::MASK_5).shifted(-1)
                        | (right & tables::MASK_4).shifted(1)
                        | (up_left & tables::MASK_3).shifted(-9)
                        | (up_right & tables::MASK_2).shifted(-7)
                        | (down_left & tables::MASK_1).shifted(7)
                        | (down_right & tables::MASK_0).shifted(9))
                        & self.planes[piece::E]
                    | (tables::SHIFT_9[cell] | up.shifted(-8) | down.shifted(8)
                        | (left & tables::MASK_5).shifted(-1)
                        | (right & tables::MASK_4).shifted(1)) & self.any_b_4()
                    | (tables::SHIFT_13[cell] | (up_left & tables::MASK_3).shifted(-9)
                        | (up_right & tables::MASK_2).shifted(-7)
                        | (down_left & tables::MASK_1).shifted(7)
                        | (down_right & tables::MASK_0).shifted(9)) & self.any_b_2();
        }
        read
    }

    /// Returns cells on which a change can change what `pattern_102` answers.
    pub(crate) fn pattern_102_read_0(&self) -> Cells {
        let mut read = Cells::EMPTY;
        for cell in self.any_b_3() {
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
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            if tables::UP_RAYS[cell].meets(self.any_w_4()) {
                read
                    |= (tables::UP_SETS[cell] | up.shifted(-8)) & !self.planes[piece::E];
            }
            if tables::DOWN_RAYS[cell].meets(self.any_w_4()) {
                read
                    |= (tables::DOWN_SETS[cell] | down.shifted(8))
                        & !self.planes[piece::E];
            }
            if tables::LEFT_RAYS[cell].meets(self.any_w_4()) {
                read
                    |= (tables::LEFT_SETS[cell] | (left & tables::MASK_5).shifted(-1))
                        & !self.planes[piece::E];
            }
            if tables::RIGHT_RAYS[cell].meets(self.any_w_4()) {
                read
                    |= (tables::RIGHT_SETS[cell] | (right & tables::MASK_4).shifted(1))
                        & !self.planes[piece::E];
            }
            if tables::UP_LEFT_RAYS[cell].meets(self.any_w_2()) {
                read
                    |= (tables::UP_LEFT_SETS[cell]
                        | (up_left & tables::MASK_3).shifted(-9))
                        & !self.planes[piece::E];
            }
            if tables::UP_RIGHT_RAYS[cell].meets(self.any_w_2()) {
                read
                    |= (tables::UP_RIGHT_SETS[cell]
                        | (up_right & tables::MASK_2).shifted(-7))
                        & !self.planes[piece::E];
            }
            if tables::DOWN_LEFT_RAYS[cell].meets(self.any_w_2()) {
                read
                    |= (tables::DOWN_LEFT_SETS[cell]
                        | (down_left & tables::MASK_1).shifted(7))
                        & !self.planes[piece::E];
            }
            if tables::DOWN_RIGHT_RAYS[cell].meets(self.any_w_2()) {
                read
                    |= (tables::DOWN_RIGHT_SETS[cell]
                        | (down_right & tables::MASK_0).shifted(9))
                        & !self.planes[piece::E];
            }
        }
        read
    }

    /// Returns cells on which a change can change what `pattern_102` answers.
    pub(crate) fn pattern_102_read_1(&self) -> Cells {
        let mut read = Cells::EMPTY;
        for cell in self.any_b_3() {
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
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            read
                |= tables::SHIFT_62[cell] & self.any_w_6()
                    | tables::SHIFT_7[cell] & self.planes[piece::W_N]
                    | tables::SHIFT_8[cell] & self.any_w_3()
                    | (tables::UP_SETS[cell] | tables::DOWN_SETS[cell]
                        | tables::LEFT_SETS[cell] | tables::RIGHT_SETS[cell]
                        | tables::UP_LEFT_SETS[cell] | tables::UP_RIGHT_SETS[cell]
                        | tables::DOWN_LEFT_SETS[cell] | tables::DOWN_RIGHT_SETS[cell]
                        | up.shifted(-8) | down.shifted(8)
                        | (left & tables::MASK_5).shifted(-1)
                        | (right & tables::MASK_4).shifted(1)
                        | (up_left & tables::MASK_3).shifted(-9)
                        | (up_right & tables::MASK_2).shifted(-7)
                        | (down_left & tables::MASK_1).shifted(7)
                        | (down_right & tables::MASK_0).shifted(9))
                        & self.planes[piece::E]
                    | (tables::SHIFT_9[cell] | up.shifted(-8) | down.shifted(8)
                        | (left & tables::MASK_5).shifted(-1)
                        | (right & tables::MASK_4).shifted(1)) & self.any_w_4()
                    | (tables::SHIFT_13[cell] | (up_left & tables::MASK_3).shifted(-9)
                        | (up_right & tables::MASK_2).shifted(-7)
                        | (down_left & tables::MASK_1).shifted(7)
                        | (down_right & tables::MASK_0).shifted(9)) & self.any_w_2();
        }
        read
    }
}
