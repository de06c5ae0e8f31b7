//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{bDP}`.
    pub(crate) fn pattern_16(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::B_DP as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_18(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_2[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if self.board[cell] == piece::W_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::LEFT, cell) else { break };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_22(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if self.board[cell] == piece::W_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::RIGHT, cell) else {
                                    break
                                };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `{e}` or `{bCR,bQ,bR}` or `{e}` or `…`.
    pub(crate) fn pattern_51(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            if self.holds_from_51(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `{e}` or `{bCR,bQ,bR}` or `{e}` or `…`.
    pub(crate) fn pattern_66(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_17[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                    return true;
                }
            }
            if tables::SHIFT_18[cell].meets(self.planes[piece::B_N as usize]) {
                return true;
            }
            if tables::SHIFT_19[cell]
                .meets(
                    self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_20[cell]
                .meets(
                    self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_24[cell]
                .meets(
                    self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if seen[0].insert(cell) {
                        if self.holds_from_58(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if seen[1].insert(cell) {
                        if self.holds_from_59(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if seen[2].insert(cell) {
                        if self.holds_from_60(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if tables::LEFT_RIGHT.contains(cell) {
                if self.board[cell] == piece::E {
                    if seen[3].insert(cell) {
                        if self.holds_from_61(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if seen[4].insert(cell) {
                        if self.holds_from_62(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if seen[5].insert(cell) {
                        if self.holds_from_63(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if seen[6].insert(cell) {
                        if self.holds_from_64(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if seen[7].insert(cell) {
                        if self.holds_from_65(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `{e}` or `{bCR,bQ,bR}` or `{e}` or `…`.
    pub(crate) fn pattern_69(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_39[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                    return true;
                }
            }
            if tables::SHIFT_40[cell].meets(self.planes[piece::B_N as usize]) {
                return true;
            }
            if tables::SHIFT_41[cell]
                .meets(
                    self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_42[cell]
                .meets(
                    self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_46[cell]
                .meets(
                    self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if seen[0].insert(cell) {
                        if self.holds_from_58(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if seen[1].insert(cell) {
                        if self.holds_from_59(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if tables::RIGHT_LEFT.contains(cell) {
                if self.board[cell] == piece::E {
                    if seen[2].insert(cell) {
                        if self.holds_from_60(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if seen[3].insert(cell) {
                        if self.holds_from_61(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_45, cell) {
                if self.board[cell] == piece::E {
                    if seen[4].insert(cell) {
                        if self.holds_from_62(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_47, cell) {
                if self.board[cell] == piece::E {
                    if seen[5].insert(cell) {
                        if self.holds_from_63(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_48, cell) {
                if self.board[cell] == piece::E {
                    if seen[6].insert(cell) {
                        if self.holds_from_64(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_49, cell) {
                if self.board[cell] == piece::E {
                    if seen[7].insert(cell) {
                        if self.holds_from_65(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{wCK,wK}`.
    pub(crate) fn pattern_71(&self, _cell: usize) -> bool {
        let at_51 = tables::BOARD
            & (self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize]);
        let at_65 = (((at_51 & tables::MASK_0).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 3);
        let at_64 = (((at_51 & tables::MASK_2).shifted(7))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
        let at_63 = (((at_51 & tables::MASK_3).shifted(-7))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -7, 3);
        let at_62 = (((at_51 & tables::MASK_1).shifted(-9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -9, 3);
        let at_61 = (((at_51 & tables::MASK_4).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, 1, 3);
        let at_60 = (((at_51 & tables::MASK_5).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -1, 3);
        let at_59 = ((at_51.shifted(8)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, 8, 3);
        let at_58 = ((at_51.shifted(-8)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_7, -8, 3);
        let at_46 = (((at_51 & tables::MASK_1).shifted(-9)
            | (at_51 & tables::MASK_3).shifted(-7))
            & (self.planes[piece::B_DP as usize] | self.planes[piece::B_P as usize]))
            | (((at_51 & tables::MASK_8).shifted(-17)
                | (at_51 & tables::MASK_9).shifted(-15)
                | (at_51 & tables::MASK_10).shifted(-10)
                | (at_51 & tables::MASK_11).shifted(-6)
                | (at_51 & tables::MASK_12).shifted(6)
                | (at_51 & tables::MASK_13).shifted(10)
                | (at_51 & tables::MASK_14).shifted(15)
                | (at_51 & tables::MASK_15).shifted(17))
                & self.planes[piece::B_N as usize])
            | (((at_51 & tables::MASK_1).shifted(-9) | at_51.shifted(-8)
                | (at_51 & tables::MASK_3).shifted(-7)
                | (at_51 & tables::MASK_5).shifted(-1)
                | (at_51 & tables::MASK_4).shifted(1)
                | (at_51 & tables::MASK_2).shifted(7) | at_51.shifted(8)
                | (at_51 & tables::MASK_0).shifted(9))
                & (self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize]))
            | ((at_51.shifted(-8) | (at_51 & tables::MASK_5).shifted(-1)
                | (at_51 & tables::MASK_4).shifted(1) | at_51.shifted(8))
                & (self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                    | self.planes[piece::B_R as usize]))
            | (((at_51 & tables::MASK_1).shifted(-9)
                | (at_51 & tables::MASK_3).shifted(-7)
                | (at_51 & tables::MASK_2).shifted(7)
                | (at_51 & tables::MASK_0).shifted(9))
                & (self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize]))
            | (((at_65 & tables::MASK_0).shifted(9))
                & (self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize]))
            | (((at_64 & tables::MASK_2).shifted(7))
                & (self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize]))
            | (((at_63 & tables::MASK_3).shifted(-7))
                & (self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize]))
            | (((at_62 & tables::MASK_1).shifted(-9))
                & (self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize]))
            | (((at_61 & tables::MASK_4).shifted(1))
                & (self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                    | self.planes[piece::B_R as usize]))
            | (((at_60 & tables::MASK_5).shifted(-1))
                & (self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                    | self.planes[piece::B_R as usize]))
            | ((at_59.shifted(8))
                & (self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                    | self.planes[piece::B_R as usize]))
            | ((at_58.shifted(-8))
                & (self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                    | self.planes[piece::B_R as usize]));
        if !at_46.is_empty() {
            return true;
        }
        false
    }

    /// Then `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `{e}` or `{bCR,bQ,bR}` or `{e}` or `…`.
    pub(crate) fn pattern_74(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_28[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                    return true;
                }
            }
            if tables::SHIFT_29[cell].meets(self.planes[piece::B_N as usize]) {
                return true;
            }
            if tables::SHIFT_30[cell]
                .meets(
                    self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_31[cell]
                .meets(
                    self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_35[cell]
                .meets(
                    self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if seen[0].insert(cell) {
                        if self.holds_from_58(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if seen[1].insert(cell) {
                        if self.holds_from_59(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_32, cell) {
                if self.board[cell] == piece::E {
                    if seen[2].insert(cell) {
                        if self.holds_from_60(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_33, cell) {
                if self.board[cell] == piece::E {
                    if seen[3].insert(cell) {
                        if self.holds_from_61(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_34, cell) {
                if self.board[cell] == piece::E {
                    if seen[4].insert(cell) {
                        if self.holds_from_62(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::E {
                    if seen[5].insert(cell) {
                        if self.holds_from_63(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::E {
                    if seen[6].insert(cell) {
                        if self.holds_from_64(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::E {
                    if seen[7].insert(cell) {
                        if self.holds_from_65(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `{e}` or `{bCR,bQ,bR}` or `{e}` or `…`.
    pub(crate) fn pattern_76(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_50[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                    return true;
                }
            }
            if tables::SHIFT_51[cell].meets(self.planes[piece::B_N as usize]) {
                return true;
            }
            if tables::SHIFT_52[cell]
                .meets(
                    self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_53[cell]
                .meets(
                    self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_57[cell]
                .meets(
                    self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::SHIFT_47, cell) {
                if self.board[cell] == piece::E {
                    if seen[0].insert(cell) {
                        if self.holds_from_58(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_49, cell) {
                if self.board[cell] == piece::E {
                    if seen[1].insert(cell) {
                        if self.holds_from_59(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_54, cell) {
                if self.board[cell] == piece::E {
                    if seen[2].insert(cell) {
                        if self.holds_from_60(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_55, cell) {
                if self.board[cell] == piece::E {
                    if seen[3].insert(cell) {
                        if self.holds_from_61(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_56, cell) {
                if self.board[cell] == piece::E {
                    if seen[4].insert(cell) {
                        if self.holds_from_62(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_58, cell) {
                if self.board[cell] == piece::E {
                    if seen[5].insert(cell) {
                        if self.holds_from_63(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_59, cell) {
                if self.board[cell] == piece::E {
                    if seen[6].insert(cell) {
                        if self.holds_from_64(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_60, cell) {
                if self.board[cell] == piece::E {
                    if seen[7].insert(cell) {
                        if self.holds_from_65(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bCK,bK}`.
    pub(crate) fn pattern_93(&self, _cell: usize) -> bool {
        let at_100 = tables::BOARD
            & (self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize]);
        let at_116 = (((at_100 & tables::MASK_0).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 3);
        let at_115 = (((at_100 & tables::MASK_2).shifted(7))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
        let at_114 = (((at_100 & tables::MASK_3).shifted(-7))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -7, 3);
        let at_113 = (((at_100 & tables::MASK_1).shifted(-9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -9, 3);
        let at_112 = (((at_100 & tables::MASK_4).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, 1, 3);
        let at_111 = (((at_100 & tables::MASK_5).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -1, 3);
        let at_110 = ((at_100.shifted(8)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, 8, 3);
        let at_109 = ((at_100.shifted(-8)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_7, -8, 3);
        let at_46 = (((at_100 & tables::MASK_2).shifted(7)
            | (at_100 & tables::MASK_0).shifted(9))
            & (self.planes[piece::W_DP as usize] | self.planes[piece::W_P as usize]))
            | (((at_100 & tables::MASK_8).shifted(-17)
                | (at_100 & tables::MASK_9).shifted(-15)
                | (at_100 & tables::MASK_10).shifted(-10)
                | (at_100 & tables::MASK_11).shifted(-6)
                | (at_100 & tables::MASK_12).shifted(6)
                | (at_100 & tables::MASK_13).shifted(10)
                | (at_100 & tables::MASK_14).shifted(15)
                | (at_100 & tables::MASK_15).shifted(17))
                & self.planes[piece::W_N as usize])
            | (((at_100 & tables::MASK_1).shifted(-9) | at_100.shifted(-8)
                | (at_100 & tables::MASK_3).shifted(-7)
                | (at_100 & tables::MASK_5).shifted(-1)
                | (at_100 & tables::MASK_4).shifted(1)
                | (at_100 & tables::MASK_2).shifted(7) | at_100.shifted(8)
                | (at_100 & tables::MASK_0).shifted(9))
                & (self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize]))
            | ((at_100.shifted(-8) | (at_100 & tables::MASK_5).shifted(-1)
                | (at_100 & tables::MASK_4).shifted(1) | at_100.shifted(8))
                & (self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                    | self.planes[piece::W_R as usize]))
            | (((at_100 & tables::MASK_1).shifted(-9)
                | (at_100 & tables::MASK_3).shifted(-7)
                | (at_100 & tables::MASK_2).shifted(7)
                | (at_100 & tables::MASK_0).shifted(9))
                & (self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize]))
            | (((at_116 & tables::MASK_0).shifted(9))
                & (self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize]))
            | (((at_115 & tables::MASK_2).shifted(7))
                & (self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize]))
            | (((at_114 & tables::MASK_3).shifted(-7))
                & (self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize]))
            | (((at_113 & tables::MASK_1).shifted(-9))
                & (self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize]))
            | (((at_112 & tables::MASK_4).shifted(1))
                & (self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                    | self.planes[piece::W_R as usize]))
            | (((at_111 & tables::MASK_5).shifted(-1))
                & (self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                    | self.planes[piece::W_R as usize]))
            | ((at_110.shifted(8))
                & (self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                    | self.planes[piece::W_R as usize]))
            | ((at_109.shifted(-8))
                & (self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                    | self.planes[piece::W_R as usize]));
        if !at_46.is_empty() {
            return true;
        }
        false
    }

    /// Then `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `{e}` or `{wCR,wQ,wR}` or `{e}` or `…`.
    pub(crate) fn pattern_100(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            if self.holds_from_100(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{wN}` or `{wB}` or `{wCR,wR}` or `{wQ}` or `{wCK,wK}` or `{wDP,wP}` or `…`.
    pub(crate) fn pattern_104(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::W_N as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::W_N], piece::E);
                let holds = self.holds_from_131(cell);
                self.exchange(cell, [piece::E], piece::W_N);
                if holds {
                    return true;
                }
            }
        }
        for cell in self.planes[piece::W_B as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                let holds = self.holds_from_132(cell);
                self.exchange(cell, [piece::E], piece::W_B);
                if holds {
                    return true;
                }
            }
        }
        for cell in (self.planes[piece::W_CR as usize]
            | self.planes[piece::W_R as usize]) & tables::BOARD
        {
            {
                let old = self.put(cell, piece::E);
                let holds = self.holds_from_133(cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        for cell in self.planes[piece::W_Q as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::W_Q], piece::E);
                let holds = self.holds_from_134(cell);
                self.exchange(cell, [piece::E], piece::W_Q);
                if holds {
                    return true;
                }
            }
        }
        for cell in (self.planes[piece::W_CK as usize]
            | self.planes[piece::W_K as usize]) & tables::BOARD
        {
            {
                let old = self.put(cell, piece::E);
                let holds = self.holds_from_135(cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        for cell in (self.planes[piece::W_DP as usize]
            | self.planes[piece::W_P as usize]) & tables::BOARD
        {
            {
                let old = self.put(cell, piece::E);
                let holds = self.holds_from_136(cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
            if self.pattern_16(cell) {
                {
                    let old = self.put(cell, piece::E);
                    let holds = self.holds_from_171(cell);
                    self.put(cell, old);
                    if holds {
                        return true;
                    }
                }
            }
            if tables::AREA_67.contains(cell) {
                if self.pattern_18(cell) {
                    {
                        let old = self.put(cell, piece::E);
                        let holds = self.holds_from_172(cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        for cell in self.planes[piece::W_CK as usize] & tables::BOARD {
            if self.pattern_20(cell) {
                if !self.pattern_51(cell) {
                    if !self.pattern_66(cell) {
                        if !self.pattern_74(cell) {
                            if self.holds_from_223(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        for cell in self.planes[piece::W_CK as usize] & tables::BOARD {
            if self.pattern_22(cell) {
                if !self.pattern_51(cell) {
                    if !self.pattern_69(cell) {
                        if !self.pattern_76(cell) {
                            if self.holds_from_224(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{wDP}`.
    pub(crate) fn pattern_181(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::W_DP as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_183(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_185(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if self.board[cell] == piece::B_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::LEFT, cell) else { break };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_187(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if self.board[cell] == piece::B_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::RIGHT, cell) else {
                                    break
                                };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `{e}` or `{wCR,wQ,wR}` or `{e}` or `…`.
    pub(crate) fn pattern_228(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_63[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                    return true;
                }
            }
            if tables::SHIFT_18[cell].meets(self.planes[piece::W_N as usize]) {
                return true;
            }
            if tables::SHIFT_19[cell]
                .meets(
                    self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_20[cell]
                .meets(
                    self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_24[cell]
                .meets(
                    self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if seen[8].insert(cell) {
                        if self.holds_from_109(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if seen[9].insert(cell) {
                        if self.holds_from_110(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if seen[10].insert(cell) {
                        if self.holds_from_111(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if tables::LEFT_RIGHT.contains(cell) {
                if self.board[cell] == piece::E {
                    if seen[11].insert(cell) {
                        if self.holds_from_112(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if seen[12].insert(cell) {
                        if self.holds_from_113(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if seen[13].insert(cell) {
                        if self.holds_from_114(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if seen[14].insert(cell) {
                        if self.holds_from_115(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if seen[15].insert(cell) {
                        if self.holds_from_116(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `{e}` or `{wCR,wQ,wR}` or `{e}` or `…`.
    pub(crate) fn pattern_231(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_65[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                    return true;
                }
            }
            if tables::SHIFT_40[cell].meets(self.planes[piece::W_N as usize]) {
                return true;
            }
            if tables::SHIFT_41[cell]
                .meets(
                    self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_42[cell]
                .meets(
                    self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_46[cell]
                .meets(
                    self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if seen[8].insert(cell) {
                        if self.holds_from_109(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if seen[9].insert(cell) {
                        if self.holds_from_110(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if tables::RIGHT_LEFT.contains(cell) {
                if self.board[cell] == piece::E {
                    if seen[10].insert(cell) {
                        if self.holds_from_111(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if seen[11].insert(cell) {
                        if self.holds_from_112(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_45, cell) {
                if self.board[cell] == piece::E {
                    if seen[12].insert(cell) {
                        if self.holds_from_113(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_47, cell) {
                if self.board[cell] == piece::E {
                    if seen[13].insert(cell) {
                        if self.holds_from_114(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_48, cell) {
                if self.board[cell] == piece::E {
                    if seen[14].insert(cell) {
                        if self.holds_from_115(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_49, cell) {
                if self.board[cell] == piece::E {
                    if seen[15].insert(cell) {
                        if self.holds_from_116(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `{e}` or `{wCR,wQ,wR}` or `{e}` or `…`.
    pub(crate) fn pattern_237(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_64[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                    return true;
                }
            }
            if tables::SHIFT_29[cell].meets(self.planes[piece::W_N as usize]) {
                return true;
            }
            if tables::SHIFT_30[cell]
                .meets(
                    self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_31[cell]
                .meets(
                    self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_35[cell]
                .meets(
                    self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if seen[8].insert(cell) {
                        if self.holds_from_109(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if seen[9].insert(cell) {
                        if self.holds_from_110(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_32, cell) {
                if self.board[cell] == piece::E {
                    if seen[10].insert(cell) {
                        if self.holds_from_111(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_33, cell) {
                if self.board[cell] == piece::E {
                    if seen[11].insert(cell) {
                        if self.holds_from_112(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_34, cell) {
                if self.board[cell] == piece::E {
                    if seen[12].insert(cell) {
                        if self.holds_from_113(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::E {
                    if seen[13].insert(cell) {
                        if self.holds_from_114(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::E {
                    if seen[14].insert(cell) {
                        if self.holds_from_115(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::E {
                    if seen[15].insert(cell) {
                        if self.holds_from_116(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `{e}` or `{wCR,wQ,wR}` or `{e}` or `…`.
    pub(crate) fn pattern_239(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            for &cell in tables::SHIFT_66[cell] {
                let cell = cell as usize;
                if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                    return true;
                }
            }
            if tables::SHIFT_51[cell].meets(self.planes[piece::W_N as usize]) {
                return true;
            }
            if tables::SHIFT_52[cell]
                .meets(
                    self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_53[cell]
                .meets(
                    self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize],
                )
            {
                return true;
            }
            if tables::SHIFT_57[cell]
                .meets(
                    self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize],
                )
            {
                return true;
            }
            if let Some(cell) = follow(&tables::SHIFT_47, cell) {
                if self.board[cell] == piece::E {
                    if seen[8].insert(cell) {
                        if self.holds_from_109(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_49, cell) {
                if self.board[cell] == piece::E {
                    if seen[9].insert(cell) {
                        if self.holds_from_110(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_54, cell) {
                if self.board[cell] == piece::E {
                    if seen[10].insert(cell) {
                        if self.holds_from_111(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_55, cell) {
                if self.board[cell] == piece::E {
                    if seen[11].insert(cell) {
                        if self.holds_from_112(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_56, cell) {
                if self.board[cell] == piece::E {
                    if seen[12].insert(cell) {
                        if self.holds_from_113(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_58, cell) {
                if self.board[cell] == piece::E {
                    if seen[13].insert(cell) {
                        if self.holds_from_114(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_59, cell) {
                if self.board[cell] == piece::E {
                    if seen[14].insert(cell) {
                        if self.holds_from_115(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_60, cell) {
                if self.board[cell] == piece::E {
                    if seen[15].insert(cell) {
                        if self.holds_from_116(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bN}` or `{bB}` or `{bCR,bR}` or `{bQ}` or `{bCK,bK}` or `{bDP,bP}` or `…`.
    pub(crate) fn pattern_265(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::B_N as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::B_N], piece::E);
                let holds = self.holds_from_281(cell);
                self.exchange(cell, [piece::E], piece::B_N);
                if holds {
                    return true;
                }
            }
        }
        for cell in self.planes[piece::B_B as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                let holds = self.holds_from_282(cell);
                self.exchange(cell, [piece::E], piece::B_B);
                if holds {
                    return true;
                }
            }
        }
        for cell in (self.planes[piece::B_CR as usize]
            | self.planes[piece::B_R as usize]) & tables::BOARD
        {
            {
                let old = self.put(cell, piece::E);
                let holds = self.holds_from_283(cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        for cell in self.planes[piece::B_Q as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::B_Q], piece::E);
                let holds = self.holds_from_284(cell);
                self.exchange(cell, [piece::E], piece::B_Q);
                if holds {
                    return true;
                }
            }
        }
        for cell in (self.planes[piece::B_CK as usize]
            | self.planes[piece::B_K as usize]) & tables::BOARD
        {
            {
                let old = self.put(cell, piece::E);
                let holds = self.holds_from_285(cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        for cell in (self.planes[piece::B_DP as usize]
            | self.planes[piece::B_P as usize]) & tables::BOARD
        {
            {
                let old = self.put(cell, piece::E);
                let holds = self.holds_from_286(cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
            if self.pattern_181(cell) {
                {
                    let old = self.put(cell, piece::E);
                    let holds = self.holds_from_313(cell);
                    self.put(cell, old);
                    if holds {
                        return true;
                    }
                }
            }
            if tables::AREA_68.contains(cell) {
                if self.pattern_183(cell) {
                    {
                        let old = self.put(cell, piece::E);
                        let holds = self.holds_from_314(cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        for cell in self.planes[piece::B_CK as usize] & tables::BOARD {
            if self.pattern_185(cell) {
                if !self.pattern_100(cell) {
                    if !self.pattern_228(cell) {
                        if !self.pattern_237(cell) {
                            if self.holds_from_322(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        for cell in self.planes[piece::B_CK as usize] & tables::BOARD {
            if self.pattern_187(cell) {
                if !self.pattern_100(cell) {
                    if !self.pattern_231(cell) {
                        if !self.pattern_239(cell) {
                            if self.holds_from_323(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bDP,bP}` or `{bN}` or `{bCK,bK}` or `{e}` or `{bCR,bQ,bR}` or `{e}` or `…`.
    fn holds_from_51(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        for &cell in tables::SHIFT_6[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B_DP | piece::B_P) {
                return true;
            }
        }
        if tables::SHIFT_7[cell].meets(self.planes[piece::B_N as usize]) {
            return true;
        }
        if tables::SHIFT_8[cell]
            .meets(self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize])
        {
            return true;
        }
        if tables::SHIFT_9[cell]
            .meets(
                self.planes[piece::B_CR as usize] | self.planes[piece::B_Q as usize]
                    | self.planes[piece::B_R as usize],
            )
        {
            return true;
        }
        if tables::SHIFT_13[cell]
            .meets(self.planes[piece::B_B as usize] | self.planes[piece::B_Q as usize])
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    if self.holds_from_58(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.holds_from_59(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.holds_from_60(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.holds_from_61(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.holds_from_62(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[5].insert(cell) {
                    if self.holds_from_63(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.holds_from_64(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[7].insert(cell) {
                    if self.holds_from_65(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_58(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    if self.holds_from_58(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_59(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.holds_from_59(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_60(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.holds_from_60(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bCR,bQ,bR}` or `{e}`.
    fn holds_from_61(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if matches!(self.board[cell], piece::B_CR | piece::B_Q | piece::B_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.holds_from_61(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bQ}` or `{e}`.
    fn holds_from_62(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B_B | piece::B_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.holds_from_62(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bQ}` or `{e}`.
    fn holds_from_63(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B_B | piece::B_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[5].insert(cell) {
                    if self.holds_from_63(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bQ}` or `{e}`.
    fn holds_from_64(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B_B | piece::B_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.holds_from_64(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bQ}` or `{e}`.
    fn holds_from_65(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B_B | piece::B_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[7].insert(cell) {
                    if self.holds_from_65(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wDP,wP}` or `{wN}` or `{wCK,wK}` or `{e}` or `{wCR,wQ,wR}` or `{e}` or `…`.
    fn holds_from_100(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        for &cell in tables::SHIFT_62[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W_DP | piece::W_P) {
                return true;
            }
        }
        if tables::SHIFT_7[cell].meets(self.planes[piece::W_N as usize]) {
            return true;
        }
        if tables::SHIFT_8[cell]
            .meets(self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize])
        {
            return true;
        }
        if tables::SHIFT_9[cell]
            .meets(
                self.planes[piece::W_CR as usize] | self.planes[piece::W_Q as usize]
                    | self.planes[piece::W_R as usize],
            )
        {
            return true;
        }
        if tables::SHIFT_13[cell]
            .meets(self.planes[piece::W_B as usize] | self.planes[piece::W_Q as usize])
        {
            return true;
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if seen[8].insert(cell) {
                    if self.holds_from_109(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.holds_from_110(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[10].insert(cell) {
                    if self.holds_from_111(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.holds_from_112(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[12].insert(cell) {
                    if self.holds_from_113(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[13].insert(cell) {
                    if self.holds_from_114(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[14].insert(cell) {
                    if self.holds_from_115(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[15].insert(cell) {
                    if self.holds_from_116(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_109(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if seen[8].insert(cell) {
                    if self.holds_from_109(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_110(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.holds_from_110(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_111(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[10].insert(cell) {
                    if self.holds_from_111(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wCR,wQ,wR}` or `{e}`.
    fn holds_from_112(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if matches!(self.board[cell], piece::W_CR | piece::W_Q | piece::W_R) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.holds_from_112(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wB,wQ}` or `{e}`.
    fn holds_from_113(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W_B | piece::W_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[12].insert(cell) {
                    if self.holds_from_113(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wB,wQ}` or `{e}`.
    fn holds_from_114(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W_B | piece::W_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[13].insert(cell) {
                    if self.holds_from_114(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wB,wQ}` or `{e}`.
    fn holds_from_115(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W_B | piece::W_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[14].insert(cell) {
                    if self.holds_from_115(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{wB,wQ}` or `{e}`.
    fn holds_from_116(&self, seen: &mut [Cells; 16], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W_B | piece::W_Q) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[15].insert(cell) {
                    if self.holds_from_116(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}`.
    fn holds_from_131(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize]
            | self.planes[piece::W_CK as usize] | self.planes[piece::W_CR as usize]
            | self.planes[piece::W_DP as usize] | self.planes[piece::W_K as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_Q as usize] | self.planes[piece::W_R as usize])
            & tables::SHIFT_7[cell]
        {
            if self.holds_from_326(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}` or `{e}`.
    fn holds_from_132(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_151(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize]
            | self.planes[piece::W_CK as usize] | self.planes[piece::W_CR as usize]
            | self.planes[piece::W_DP as usize] | self.planes[piece::W_K as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_Q as usize] | self.planes[piece::W_R as usize])
            & tables::SHIFT_13[cell]
        {
            if self.holds_from_151(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_151(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_151(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_151(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}` or `{e}`.
    fn holds_from_133(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_156(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize]
            | self.planes[piece::W_CK as usize] | self.planes[piece::W_CR as usize]
            | self.planes[piece::W_DP as usize] | self.planes[piece::W_K as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_Q as usize] | self.planes[piece::W_R as usize])
            & tables::SHIFT_9[cell]
        {
            if self.holds_from_156(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_156(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_156(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_156(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}` or `{e}`.
    fn holds_from_134(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize]
            | self.planes[piece::W_CK as usize] | self.planes[piece::W_CR as usize]
            | self.planes[piece::W_DP as usize] | self.planes[piece::W_K as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_Q as usize] | self.planes[piece::W_R as usize])
            & tables::SHIFT_8[cell]
        {
            if self.holds_from_161(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR |
                                piece::W_DP | piece::W_K | piece::W_N | piece::W_P |
                                piece::W_Q | piece::W_R
                            ) {
                                if self.holds_from_161(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR,e}`.
    fn holds_from_135(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize]
            | self.planes[piece::W_CK as usize] | self.planes[piece::W_CR as usize]
            | self.planes[piece::W_DP as usize] | self.planes[piece::W_K as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_Q as usize] | self.planes[piece::W_R as usize])
            & tables::SHIFT_8[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 16];
                let old = self.put(cell, piece::W_K);
                let holds = self.holds_from_189(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bCK,bCR,bDP,bK,bN,bP,bQ,bR}`.
    fn holds_from_136(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_170(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_6[cell] {
            let cell = cell as usize;
            if matches!(
                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR | piece::B_DP |
                piece::B_K | piece::B_N | piece::B_P | piece::B_Q | piece::B_R
            ) {
                if self.holds_from_170(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `go on`.
    fn holds_from_151(&mut self, cell: usize) -> bool {
        if self.holds_from_327(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_156(&mut self, cell: usize) -> bool {
        if self.holds_from_328(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_161(&mut self, cell: usize) -> bool {
        if self.holds_from_329(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_170(&mut self, cell: usize) -> bool {
        if tables::UP_DOWN.contains(cell) {
            if self.holds_from_330(cell) {
                return true;
            }
        } else {
            if self.holds_from_329(cell) {
                return true;
            }
        }
        if tables::AREA_70.contains(cell) {
            if self.holds_from_328(cell) {
                return true;
            }
        }
        if tables::AREA_70.contains(cell) {
            if self.holds_from_327(cell) {
                return true;
            }
        }
        if tables::AREA_70.contains(cell) {
            if self.holds_from_326(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bDP}`.
    fn holds_from_171(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_4[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B_DP {
                {
                    self.exchange(cell, [piece::B_DP], piece::E);
                    let holds = self.holds_from_222(cell);
                    self.exchange(cell, [piece::E], piece::B_DP);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[wDP]`.
    fn holds_from_172(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let seen = &mut [Cells::EMPTY; 16];
                let old = self.put(cell, piece::W_DP);
                let holds = self.holds_from_189(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 71}`.
    fn holds_from_189(&self, _seen: &mut [Cells; 16], cell: usize) -> bool {
        if !self.pattern_71(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_222(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.holds_from_330(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn holds_from_223(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
            if self.holds_from_331(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn holds_from_224(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
            if self.holds_from_331(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_281(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize]
            | self.planes[piece::B_CK as usize] | self.planes[piece::B_CR as usize]
            | self.planes[piece::B_DP as usize] | self.planes[piece::B_K as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_Q as usize] | self.planes[piece::B_R as usize])
            & tables::SHIFT_7[cell]
        {
            if self.holds_from_332(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}` or `{e}`.
    fn holds_from_282(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_293(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize]
            | self.planes[piece::B_CK as usize] | self.planes[piece::B_CR as usize]
            | self.planes[piece::B_DP as usize] | self.planes[piece::B_K as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_Q as usize] | self.planes[piece::B_R as usize])
            & tables::SHIFT_13[cell]
        {
            if self.holds_from_293(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_293(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_293(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_293(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}` or `{e}`.
    fn holds_from_283(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_298(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize]
            | self.planes[piece::B_CK as usize] | self.planes[piece::B_CR as usize]
            | self.planes[piece::B_DP as usize] | self.planes[piece::B_K as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_Q as usize] | self.planes[piece::B_R as usize])
            & tables::SHIFT_9[cell]
        {
            if self.holds_from_298(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_298(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_298(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_298(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}` or `{e}`.
    fn holds_from_284(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize]
            | self.planes[piece::B_CK as usize] | self.planes[piece::B_CR as usize]
            | self.planes[piece::B_DP as usize] | self.planes[piece::B_K as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_Q as usize] | self.planes[piece::B_R as usize])
            & tables::SHIFT_8[cell]
        {
            if self.holds_from_303(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_CK | piece::B_CR |
                                piece::B_DP | piece::B_K | piece::B_N | piece::B_P |
                                piece::B_Q | piece::B_R
                            ) {
                                if self.holds_from_303(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e,wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_285(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize]
            | self.planes[piece::B_CK as usize] | self.planes[piece::B_CR as usize]
            | self.planes[piece::B_DP as usize] | self.planes[piece::B_K as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_Q as usize] | self.planes[piece::B_R as usize])
            & tables::SHIFT_8[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 16];
                let old = self.put(cell, piece::B_K);
                let holds = self.holds_from_317(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{wB,wCK,wCR,wDP,wK,wN,wP,wQ,wR}`.
    fn holds_from_286(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_312(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_62[cell] {
            let cell = cell as usize;
            if matches!(
                self.board[cell], piece::W_B | piece::W_CK | piece::W_CR | piece::W_DP |
                piece::W_K | piece::W_N | piece::W_P | piece::W_Q | piece::W_R
            ) {
                if self.holds_from_312(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `go on`.
    fn holds_from_293(&mut self, cell: usize) -> bool {
        if self.holds_from_333(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_298(&mut self, cell: usize) -> bool {
        if self.holds_from_334(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_303(&mut self, cell: usize) -> bool {
        if self.holds_from_335(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_312(&mut self, cell: usize) -> bool {
        if tables::DOWN_UP.contains(cell) {
            if self.holds_from_336(cell) {
                return true;
            }
        } else {
            if self.holds_from_335(cell) {
                return true;
            }
        }
        if tables::AREA_72.contains(cell) {
            if self.holds_from_334(cell) {
                return true;
            }
        }
        if tables::AREA_72.contains(cell) {
            if self.holds_from_333(cell) {
                return true;
            }
        }
        if tables::AREA_72.contains(cell) {
            if self.holds_from_332(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{wDP}`.
    fn holds_from_313(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_4[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W_DP {
                {
                    self.exchange(cell, [piece::W_DP], piece::E);
                    let holds = self.holds_from_321(cell);
                    self.exchange(cell, [piece::E], piece::W_DP);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[bDP]`.
    fn holds_from_314(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
            {
                let seen = &mut [Cells::EMPTY; 16];
                let old = self.put(cell, piece::B_DP);
                let holds = self.holds_from_317(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 93}`.
    fn holds_from_317(&self, _seen: &mut [Cells; 16], cell: usize) -> bool {
        if !self.pattern_93(cell) {
            return true;
        }
        false
    }

    /// Then `go on`.
    fn holds_from_321(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.holds_from_336(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn holds_from_322(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
            if self.holds_from_337(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn holds_from_323(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
            if self.holds_from_337(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[wN]`.
    fn holds_from_326(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::W_N);
            let holds = self.holds_from_189(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wB]`.
    fn holds_from_327(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::W_B);
            let holds = self.holds_from_189(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wR]`.
    fn holds_from_328(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::W_R);
            let holds = self.holds_from_189(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wQ]`.
    fn holds_from_329(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::W_Q);
            let holds = self.holds_from_189(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wP]`.
    fn holds_from_330(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::W_P);
            let holds = self.holds_from_189(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wK]`.
    fn holds_from_331(&self, _cell: usize) -> bool {
        true
    }

    /// Then `[bN]`.
    fn holds_from_332(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::B_N);
            let holds = self.holds_from_317(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bB]`.
    fn holds_from_333(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::B_B);
            let holds = self.holds_from_317(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bR]`.
    fn holds_from_334(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::B_R);
            let holds = self.holds_from_317(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bQ]`.
    fn holds_from_335(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::B_Q);
            let holds = self.holds_from_317(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bP]`.
    fn holds_from_336(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 16];
            let old = self.put(cell, piece::B_P);
            let holds = self.holds_from_317(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bK]`.
    fn holds_from_337(&self, _cell: usize) -> bool {
        true
    }

    /// All cells from which: Then `{bDP}`.
    pub(crate) fn pattern_16_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_16 = {
            let into = from_46 & self.planes[piece::B_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_16
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_18_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_48 = {
            let into = from_46 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        let from_18 = {
            let into = from_48 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        from_18
    }

    /// All cells from which: Then `{wDP}`.
    pub(crate) fn pattern_181_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_181 = {
            let into = from_46 & self.planes[piece::W_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_181
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_183_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_216 = {
            let into = from_46 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        let from_183 = {
            let into = from_216 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        from_183
    }
}
