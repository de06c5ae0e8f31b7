//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{? pattern 4}`.
    pub(crate) fn pattern_1(&self, cell: usize) -> bool {
        if self.pattern_4(cell) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_4(&self, _cell: usize) -> bool {
        let at_8 = tables::BOARD & self.planes[piece::W as usize];
        let at_11 = ((at_8.shifted(-9)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -9, 4);
        if !at_11.is_empty() {
            return true;
        }
        let at_12 = (at_8.shifted(-9)) & !self.planes[piece::E as usize];
        let at_13 = (((at_8 & tables::MASK_0).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 9, 4);
        if !at_13.is_empty() {
            return true;
        }
        let at_14 = ((at_8 & tables::MASK_0).shifted(9))
            & !self.planes[piece::E as usize];
        let at_15 = (((at_8 & tables::MASK_1).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -1, 4);
        if !at_15.is_empty() {
            return true;
        }
        let at_16 = ((at_8 & tables::MASK_1).shifted(-1))
            & !self.planes[piece::E as usize];
        let at_17 = (((at_8 & tables::MASK_2).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 1, 4);
        if !at_17.is_empty() {
            return true;
        }
        let at_18 = ((at_8 & tables::MASK_2).shifted(1))
            & !self.planes[piece::E as usize];
        let at_5 = ((at_12.shifted(-9)) & self.planes[piece::E as usize])
            | (((at_14 & tables::MASK_0).shifted(9)) & self.planes[piece::E as usize])
            | (((at_16 & tables::MASK_1).shifted(-1)) & self.planes[piece::E as usize])
            | (((at_18 & tables::MASK_2).shifted(1)) & self.planes[piece::E as usize]);
        if !at_5.is_empty() {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_29(&self, cell: usize) -> bool {
        if self.lines_0.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }

    /// Then `{? pattern 29}`.
    pub(crate) fn pattern_31(&self, cell: usize) -> bool {
        if self.lines_0.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }

    /// Then `{$ moves < 500}`.
    pub(crate) fn pattern_40(&self, _cell: usize) -> bool {
        if i32::from(self.variables.moves) < 500 {
            if self.count(piece::W) >= 5 {
                return true;
            }
            if self.count(piece::B) >= 5 {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 57}`.
    pub(crate) fn pattern_48(&self, cell: usize) -> bool {
        if self.pattern_57(cell) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_52(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                    if self.board[cell] == piece::W {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_57(&self, _cell: usize) -> bool {
        let at_8 = tables::BOARD & self.planes[piece::B as usize];
        let at_11 = ((at_8.shifted(-9)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -9, 4);
        if !at_11.is_empty() {
            return true;
        }
        let at_12 = (at_8.shifted(-9)) & !self.planes[piece::E as usize];
        let at_13 = (((at_8 & tables::MASK_0).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 9, 4);
        if !at_13.is_empty() {
            return true;
        }
        let at_14 = ((at_8 & tables::MASK_0).shifted(9))
            & !self.planes[piece::E as usize];
        let at_15 = (((at_8 & tables::MASK_1).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -1, 4);
        if !at_15.is_empty() {
            return true;
        }
        let at_16 = ((at_8 & tables::MASK_1).shifted(-1))
            & !self.planes[piece::E as usize];
        let at_17 = (((at_8 & tables::MASK_2).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 1, 4);
        if !at_17.is_empty() {
            return true;
        }
        let at_18 = ((at_8 & tables::MASK_2).shifted(1))
            & !self.planes[piece::E as usize];
        let at_5 = ((at_12.shifted(-9)) & self.planes[piece::E as usize])
            | (((at_14 & tables::MASK_0).shifted(9)) & self.planes[piece::E as usize])
            | (((at_16 & tables::MASK_1).shifted(-1)) & self.planes[piece::E as usize])
            | (((at_18 & tables::MASK_2).shifted(1)) & self.planes[piece::E as usize]);
        if !at_5.is_empty() {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_62(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                    if self.board[cell] == piece::W {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_71(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::SHIFT_31, cell) {
                    if self.board[cell] == piece::W {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_79(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::SHIFT_33, cell) {
                    if self.board[cell] == piece::W {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_90(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{? pattern 90}`.
    pub(crate) fn pattern_92(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_108(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                    if self.board[cell] == piece::B {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_115(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                    if self.board[cell] == piece::B {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_122(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::SHIFT_31, cell) {
                    if self.board[cell] == piece::B {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_128(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::SHIFT_33, cell) {
                    if self.board[cell] == piece::B {
                        return true;
                    }
                }
            }
        }
        false
    }
}
