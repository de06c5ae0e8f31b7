//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_1(&self, _cell: usize) -> bool {
        let at_4 = tables::BOARD & self.planes[piece::W as usize];
        let at_7 = if i32::from(self.variables.heading) != 1 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_8 = if i32::from(self.variables.heading) != 2 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_9 = if i32::from(self.variables.heading) != 3 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_10 = if i32::from(self.variables.heading) != 4 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_11 = if i32::from(self.variables.heading) != 5 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_12 = if i32::from(self.variables.heading) != 6 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_13 = if i32::from(self.variables.heading) != 7 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_14 = if i32::from(self.variables.heading) != 8 {
            at_4
        } else {
            Cells::EMPTY
        };
        let at_32 = at_14 & self.pattern_27_everywhere();
        let at_25 = ((at_14 & tables::MASK_0).shifted(10))
            & self.planes[piece::E as usize];
        let at_28 = ((at_13 & tables::MASK_1).shifted(8))
            & self.planes[piece::E as usize];
        let at_31 = at_13 & self.pattern_30_everywhere();
        let at_30 = ((at_12 & tables::MASK_2).shifted(-8))
            & self.planes[piece::E as usize];
        let at_29 = at_12 & self.pattern_28_everywhere();
        let at_27 = ((at_11 & tables::MASK_3).shifted(-10))
            & self.planes[piece::E as usize];
        let at_26 = at_11 & self.pattern_25_everywhere();
        let at_21 = ((at_10 & tables::MASK_4).shifted(1))
            & self.planes[piece::E as usize];
        let at_24 = at_10 & self.pattern_23_everywhere();
        let at_23 = ((at_9 & tables::MASK_5).shifted(-1))
            & self.planes[piece::E as usize];
        let at_22 = at_9 & self.pattern_21_everywhere();
        let at_17 = ((at_8 & tables::MASK_6).shifted(9))
            & self.planes[piece::E as usize];
        let at_20 = at_8 & self.pattern_19_everywhere();
        let at_19 = (at_7.shifted(-9)) & self.planes[piece::E as usize];
        let at_18 = at_7 & self.pattern_17_everywhere();
        let at_42 = (((at_32 & tables::MASK_0).shifted(10))
            & self.planes[piece::E as usize])
            | (((at_25 & tables::MASK_0).shifted(10)) & self.planes[piece::B as usize])
            | (((at_28 & tables::MASK_1).shifted(8)) & self.planes[piece::B as usize])
            | (((at_31 & tables::MASK_1).shifted(8)) & self.planes[piece::E as usize])
            | (((at_30 & tables::MASK_2).shifted(-8)) & self.planes[piece::B as usize])
            | (((at_29 & tables::MASK_2).shifted(-8)) & self.planes[piece::E as usize])
            | (((at_27 & tables::MASK_3).shifted(-10)) & self.planes[piece::B as usize])
            | (((at_26 & tables::MASK_3).shifted(-10)) & self.planes[piece::E as usize])
            | (((at_21 & tables::MASK_4).shifted(1)) & self.planes[piece::B as usize])
            | (((at_24 & tables::MASK_4).shifted(1)) & self.planes[piece::E as usize])
            | (((at_23 & tables::MASK_5).shifted(-1)) & self.planes[piece::B as usize])
            | (((at_22 & tables::MASK_5).shifted(-1)) & self.planes[piece::E as usize])
            | (((at_17 & tables::MASK_6).shifted(9)) & self.planes[piece::B as usize])
            | (((at_20 & tables::MASK_6).shifted(9)) & self.planes[piece::E as usize])
            | ((at_19.shifted(-9)) & self.planes[piece::B as usize])
            | ((at_18.shifted(-9)) & self.planes[piece::E as usize]);
        if !at_42.is_empty() {
            return true;
        }
        false
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn pattern_4(&self, cell: usize) -> bool {
        if self.holds_from_4(cell) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        if tables::ANY_OF_8[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_19(&self, cell: usize) -> bool {
        if tables::ANY_OF_7[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        if tables::ANY_OF_6[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
        if tables::ANY_OF_5[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_25(&self, cell: usize) -> bool {
        if tables::ANY_OF_4[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_27(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_28(&self, cell: usize) -> bool {
        if tables::ANY_OF_3[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_30(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_43(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_12[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 17}`.
    pub(crate) fn pattern_45(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_5[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_47(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_11[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 19}`.
    pub(crate) fn pattern_49(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_7[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_51(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_10[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 21}`.
    pub(crate) fn pattern_53(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_55(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_9[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 23}`.
    pub(crate) fn pattern_57(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        let wrong_1 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_3[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_59(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_27(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 25}`.
    pub(crate) fn pattern_61(&self, cell: usize) -> bool {
        if self.pattern_25(cell) {
            if self.holds_from_26(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_63(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_30(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 28}`.
    pub(crate) fn pattern_65(&self, cell: usize) -> bool {
        if self.pattern_28(cell) {
            if self.holds_from_29(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_67(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_28(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 30}`.
    pub(crate) fn pattern_69(&self, cell: usize) -> bool {
        if self.pattern_30(cell) {
            if self.holds_from_31(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_71(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_25(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 27}`.
    pub(crate) fn pattern_73(&self, cell: usize) -> bool {
        if self.pattern_27(cell) {
            if self.holds_from_32(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_213(&self, _cell: usize) -> bool {
        let at_226 = tables::BOARD & self.planes[piece::B as usize];
        let at_232 = if i32::from(self.variables.heading) != 1 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_233 = if i32::from(self.variables.heading) != 2 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_234 = if i32::from(self.variables.heading) != 3 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_235 = if i32::from(self.variables.heading) != 4 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_236 = if i32::from(self.variables.heading) != 5 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_237 = if i32::from(self.variables.heading) != 6 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_238 = if i32::from(self.variables.heading) != 7 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_239 = if i32::from(self.variables.heading) != 8 {
            at_226
        } else {
            Cells::EMPTY
        };
        let at_32 = at_239 & self.pattern_251_everywhere();
        let at_250 = ((at_239 & tables::MASK_0).shifted(10))
            & self.planes[piece::E as usize];
        let at_252 = ((at_238 & tables::MASK_1).shifted(8))
            & self.planes[piece::E as usize];
        let at_31 = at_238 & self.pattern_253_everywhere();
        let at_253 = ((at_237 & tables::MASK_2).shifted(-8))
            & self.planes[piece::E as usize];
        let at_29 = at_237 & self.pattern_252_everywhere();
        let at_251 = ((at_236 & tables::MASK_3).shifted(-10))
            & self.planes[piece::E as usize];
        let at_26 = at_236 & self.pattern_250_everywhere();
        let at_248 = ((at_235 & tables::MASK_4).shifted(1))
            & self.planes[piece::E as usize];
        let at_24 = at_235 & self.pattern_249_everywhere();
        let at_249 = ((at_234 & tables::MASK_5).shifted(-1))
            & self.planes[piece::E as usize];
        let at_22 = at_234 & self.pattern_248_everywhere();
        let at_246 = ((at_233 & tables::MASK_6).shifted(9))
            & self.planes[piece::E as usize];
        let at_20 = at_233 & self.pattern_247_everywhere();
        let at_247 = (at_232.shifted(-9)) & self.planes[piece::E as usize];
        let at_18 = at_232 & self.pattern_246_everywhere();
        let at_42 = (((at_32 & tables::MASK_0).shifted(10))
            & self.planes[piece::E as usize])
            | (((at_250 & tables::MASK_0).shifted(10)) & self.planes[piece::W as usize])
            | (((at_252 & tables::MASK_1).shifted(8)) & self.planes[piece::W as usize])
            | (((at_31 & tables::MASK_1).shifted(8)) & self.planes[piece::E as usize])
            | (((at_253 & tables::MASK_2).shifted(-8)) & self.planes[piece::W as usize])
            | (((at_29 & tables::MASK_2).shifted(-8)) & self.planes[piece::E as usize])
            | (((at_251 & tables::MASK_3).shifted(-10)) & self.planes[piece::W as usize])
            | (((at_26 & tables::MASK_3).shifted(-10)) & self.planes[piece::E as usize])
            | (((at_248 & tables::MASK_4).shifted(1)) & self.planes[piece::W as usize])
            | (((at_24 & tables::MASK_4).shifted(1)) & self.planes[piece::E as usize])
            | (((at_249 & tables::MASK_5).shifted(-1)) & self.planes[piece::W as usize])
            | (((at_22 & tables::MASK_5).shifted(-1)) & self.planes[piece::E as usize])
            | (((at_246 & tables::MASK_6).shifted(9)) & self.planes[piece::W as usize])
            | (((at_20 & tables::MASK_6).shifted(9)) & self.planes[piece::E as usize])
            | ((at_247.shifted(-9)) & self.planes[piece::W as usize])
            | ((at_18.shifted(-9)) & self.planes[piece::E as usize]);
        if !at_42.is_empty() {
            return true;
        }
        false
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn pattern_226(&self, cell: usize) -> bool {
        if self.holds_from_226(cell) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_246(&self, cell: usize) -> bool {
        if tables::ANY_OF_8[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_247(&self, cell: usize) -> bool {
        if tables::ANY_OF_7[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_248(&self, cell: usize) -> bool {
        if tables::ANY_OF_6[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_249(&self, cell: usize) -> bool {
        if tables::ANY_OF_5[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_250(&self, cell: usize) -> bool {
        if tables::ANY_OF_4[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_251(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_252(&self, cell: usize) -> bool {
        if tables::ANY_OF_3[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_253(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_265(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_8[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 246}`.
    pub(crate) fn pattern_267(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_7[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_269(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_6[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 247}`.
    pub(crate) fn pattern_271(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_5[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_273(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_4[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 248}`.
    pub(crate) fn pattern_275(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_3[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_277(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_2[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{? pattern 249}`.
    pub(crate) fn pattern_279(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds | ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_281(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_251(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 250}`.
    pub(crate) fn pattern_283(&self, cell: usize) -> bool {
        if self.pattern_250(cell) {
            if self.holds_from_26(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_285(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_253(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 252}`.
    pub(crate) fn pattern_287(&self, cell: usize) -> bool {
        if self.pattern_252(cell) {
            if self.holds_from_29(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_289(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_252(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 253}`.
    pub(crate) fn pattern_291(&self, cell: usize) -> bool {
        if self.pattern_253(cell) {
            if self.holds_from_31(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_293(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_250(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 251}`.
    pub(crate) fn pattern_295(&self, cell: usize) -> bool {
        if self.pattern_251(cell) {
            if self.holds_from_32(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    fn holds_from_4(&self, cell: usize) -> bool {
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_17(cell) {
                if self.holds_from_18(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_19(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_19(cell) {
                if self.holds_from_20(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_17(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_21(cell) {
                if self.holds_from_22(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_23(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_23(cell) {
                if self.holds_from_24(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_21(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_25(cell) {
                if self.holds_from_26(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_27(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_28(cell) {
                if self.holds_from_29(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_30(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_30(cell) {
                if self.holds_from_31(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_28(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_27(cell) {
                if self.holds_from_32(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_25(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_17(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_18(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_19(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_21(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_22(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_23(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_24(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_25(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_26(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_27(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_28(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_29(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_30(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_31(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_32(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    fn holds_from_226(&self, cell: usize) -> bool {
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_246(cell) {
                if self.holds_from_18(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_247(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_247(cell) {
                if self.holds_from_20(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_246(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_248(cell) {
                if self.holds_from_22(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_249(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_249(cell) {
                if self.holds_from_24(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_248(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_250(cell) {
                if self.holds_from_26(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_251(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_252(cell) {
                if self.holds_from_29(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_253(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_253(cell) {
                if self.holds_from_31(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_252(cell) {
                        return true;
                    }
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_251(cell) {
                if self.holds_from_32(cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_250(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_246(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_247(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_248(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_249(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_250(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_251(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_252(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_253(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_17_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_17 = {
            let into = from_42 & self.planes[piece::B as usize];
            into.shifted(-9)
        };
        from_17
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_19_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_19 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_6).shifted(9)
        };
        from_19
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_21_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_21 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_21
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_23_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_23 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_23
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_25_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_25 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        from_25
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_27_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_27 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(10)
        };
        from_27
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_28_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_28 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        from_28
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_30_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_30 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(8)
        };
        from_30
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_43_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_19 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_6).shifted(9)
        };
        let from_43 = {
            let into = from_19 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(9)
        };
        from_43
    }

    /// All cells from which: Then `{? pattern 17}`.
    pub(crate) fn pattern_45_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_18 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(9)
        };
        let from_45 = {
            let into = from_18 & self.pattern_17_everywhere();
            into
        };
        from_45
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_47_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_17 = {
            let into = from_42 & self.planes[piece::B as usize];
            into.shifted(-9)
        };
        let from_47 = {
            let into = from_17 & self.planes[piece::E as usize];
            into.shifted(-9)
        };
        from_47
    }

    /// All cells from which: Then `{? pattern 19}`.
    pub(crate) fn pattern_49_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_20 = {
            let into = from_42 & self.planes[piece::E as usize];
            into.shifted(-9)
        };
        let from_49 = {
            let into = from_20 & self.pattern_19_everywhere();
            into
        };
        from_49
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_51_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_23 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_51 = {
            let into = from_23 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_51
    }

    /// All cells from which: Then `{? pattern 21}`.
    pub(crate) fn pattern_53_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_22 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_53 = {
            let into = from_22 & self.pattern_21_everywhere();
            into
        };
        from_53
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_55_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_21 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_55 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_55
    }

    /// All cells from which: Then `{? pattern 23}`.
    pub(crate) fn pattern_57_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_24 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_57 = {
            let into = from_24 & self.pattern_23_everywhere();
            into
        };
        from_57
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_59_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_27 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(10)
        };
        let from_59 = {
            let into = from_27 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(10)
        };
        from_59
    }

    /// All cells from which: Then `{? pattern 25}`.
    pub(crate) fn pattern_61_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_26 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(10)
        };
        let from_61 = {
            let into = from_26 & self.pattern_25_everywhere();
            into
        };
        from_61
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_63_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_30 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(8)
        };
        let from_63 = {
            let into = from_30 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(8)
        };
        from_63
    }

    /// All cells from which: Then `{? pattern 28}`.
    pub(crate) fn pattern_65_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_29 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(8)
        };
        let from_65 = {
            let into = from_29 & self.pattern_28_everywhere();
            into
        };
        from_65
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_67_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_28 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        let from_67 = {
            let into = from_28 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        from_67
    }

    /// All cells from which: Then `{? pattern 30}`.
    pub(crate) fn pattern_69_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_31 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        let from_69 = {
            let into = from_31 & self.pattern_30_everywhere();
            into
        };
        from_69
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_71_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_25 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        let from_71 = {
            let into = from_25 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        from_71
    }

    /// All cells from which: Then `{? pattern 27}`.
    pub(crate) fn pattern_73_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_32 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        let from_73 = {
            let into = from_32 & self.pattern_27_everywhere();
            into
        };
        from_73
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_246_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_246 = {
            let into = from_42 & self.planes[piece::W as usize];
            into.shifted(-9)
        };
        from_246
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_247_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_247 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_6).shifted(9)
        };
        from_247
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_248_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_248 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_248
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_249_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_249 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_249
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_250_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_250 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        from_250
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_251_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_251 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(10)
        };
        from_251
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_252_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_252 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        from_252
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_253_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_253 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(8)
        };
        from_253
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_265_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_247 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_6).shifted(9)
        };
        let from_265 = {
            let into = from_247 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(9)
        };
        from_265
    }

    /// All cells from which: Then `{? pattern 246}`.
    pub(crate) fn pattern_267_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_18 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(9)
        };
        let from_267 = {
            let into = from_18 & self.pattern_246_everywhere();
            into
        };
        from_267
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_269_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_246 = {
            let into = from_42 & self.planes[piece::W as usize];
            into.shifted(-9)
        };
        let from_269 = {
            let into = from_246 & self.planes[piece::E as usize];
            into.shifted(-9)
        };
        from_269
    }

    /// All cells from which: Then `{? pattern 247}`.
    pub(crate) fn pattern_271_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_20 = {
            let into = from_42 & self.planes[piece::E as usize];
            into.shifted(-9)
        };
        let from_271 = {
            let into = from_20 & self.pattern_247_everywhere();
            into
        };
        from_271
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_273_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_249 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_273 = {
            let into = from_249 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_273
    }

    /// All cells from which: Then `{? pattern 248}`.
    pub(crate) fn pattern_275_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_22 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_275 = {
            let into = from_22 & self.pattern_248_everywhere();
            into
        };
        from_275
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_277_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_248 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_277 = {
            let into = from_248 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_277
    }

    /// All cells from which: Then `{? pattern 249}`.
    pub(crate) fn pattern_279_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_24 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_279 = {
            let into = from_24 & self.pattern_249_everywhere();
            into
        };
        from_279
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_281_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_251 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(10)
        };
        let from_281 = {
            let into = from_251 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(10)
        };
        from_281
    }

    /// All cells from which: Then `{? pattern 250}`.
    pub(crate) fn pattern_283_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_26 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(10)
        };
        let from_283 = {
            let into = from_26 & self.pattern_250_everywhere();
            into
        };
        from_283
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_285_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_253 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(8)
        };
        let from_285 = {
            let into = from_253 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(8)
        };
        from_285
    }

    /// All cells from which: Then `{? pattern 252}`.
    pub(crate) fn pattern_287_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_29 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(8)
        };
        let from_287 = {
            let into = from_29 & self.pattern_252_everywhere();
            into
        };
        from_287
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_289_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_252 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        let from_289 = {
            let into = from_252 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        from_289
    }

    /// All cells from which: Then `{? pattern 253}`.
    pub(crate) fn pattern_291_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_31 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(-8)
        };
        let from_291 = {
            let into = from_31 & self.pattern_253_everywhere();
            into
        };
        from_291
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_293_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_250 = {
            let into = from_42 & self.planes[piece::W as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        let from_293 = {
            let into = from_250 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        from_293
    }

    /// All cells from which: Then `{? pattern 251}`.
    pub(crate) fn pattern_295_everywhere(&self) -> Cells {
        let from_42 = tables::FROM_0;
        let from_32 = {
            let into = from_42 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(-10)
        };
        let from_295 = {
            let into = from_32 & self.pattern_251_everywhere();
            into
        };
        from_295
    }
}
