//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}` or `{! pattern 10}` or `{w}` or `{! pattern 13}` or `{w}` or `{! pattern 16}` or `…`.
    pub(crate) fn pattern_6(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_199(&self, _cell: usize) -> bool {
        let at_6 = tables::AREA_7 & self.planes[piece::W as usize];
        let at_9 = (((at_6 & tables::MASK_0).shifted(-1))
            & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_1, -1, 3);
        let at_11 = (at_6 & !self.pattern_10_everywhere())
            | (at_9 & !self.pattern_10_everywhere());
        let at_12 = ((at_6.shifted(-6)) & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_2, -6, 3);
        let at_14 = (at_6 & !self.pattern_13_everywhere())
            | (at_12 & !self.pattern_13_everywhere());
        let at_15 = (((at_6 & tables::MASK_3).shifted(-7))
            & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_4, -7, 3);
        let at_17 = (at_6 & !self.pattern_16_everywhere())
            | (at_15 & !self.pattern_16_everywhere());
        let at_18 = (((at_6 & tables::MASK_5).shifted(5))
            & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_6, 5, 3);
        let at_20 = (at_6 & !self.pattern_19_everywhere())
            | (at_18 & !self.pattern_19_everywhere());
        let at_28 = ((at_20 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize];
        let at_39 = ((at_28 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize];
        let at_62 = ((at_39 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize];
        let at_27 = ((at_17 & tables::MASK_4).shifted(7))
            & self.planes[piece::W as usize];
        let at_38 = ((at_27 & tables::MASK_4).shifted(7))
            & self.planes[piece::W as usize];
        let at_61 = ((at_38 & tables::MASK_4).shifted(7))
            & self.planes[piece::W as usize];
        let at_26 = ((at_14 & tables::MASK_2).shifted(6))
            & self.planes[piece::W as usize];
        let at_37 = ((at_26 & tables::MASK_2).shifted(6))
            & self.planes[piece::W as usize];
        let at_60 = ((at_37 & tables::MASK_2).shifted(6))
            & self.planes[piece::W as usize];
        let at_25 = ((at_11 & tables::MASK_1).shifted(1))
            & self.planes[piece::W as usize];
        let at_36 = ((at_25 & tables::MASK_1).shifted(1))
            & self.planes[piece::W as usize];
        let at_59 = ((at_36 & tables::MASK_1).shifted(1))
            & self.planes[piece::W as usize];
        let at_24 = (((at_62 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize])
            | (((at_61 & tables::MASK_4).shifted(7)) & self.planes[piece::W as usize])
            | (((at_60 & tables::MASK_2).shifted(6)) & self.planes[piece::W as usize])
            | (((at_59 & tables::MASK_1).shifted(1)) & self.planes[piece::W as usize]);
        if !at_24.is_empty() {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_203(&self, _cell: usize) -> bool {
        let at_208 = tables::AREA_7 & self.planes[piece::B as usize];
        let at_212 = (((at_208 & tables::MASK_0).shifted(-1))
            & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_1, -1, 3);
        let at_214 = (at_208 & !self.pattern_213_everywhere())
            | (at_212 & !self.pattern_213_everywhere());
        let at_215 = ((at_208.shifted(-6)) & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_2, -6, 3);
        let at_217 = (at_208 & !self.pattern_216_everywhere())
            | (at_215 & !self.pattern_216_everywhere());
        let at_218 = (((at_208 & tables::MASK_3).shifted(-7))
            & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_4, -7, 3);
        let at_220 = (at_208 & !self.pattern_219_everywhere())
            | (at_218 & !self.pattern_219_everywhere());
        let at_221 = (((at_208 & tables::MASK_5).shifted(5))
            & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_6, 5, 3);
        let at_223 = (at_208 & !self.pattern_222_everywhere())
            | (at_221 & !self.pattern_222_everywhere());
        let at_229 = ((at_223 & tables::MASK_6).shifted(-5))
            & self.planes[piece::B as usize];
        let at_234 = ((at_229 & tables::MASK_6).shifted(-5))
            & self.planes[piece::B as usize];
        let at_240 = ((at_234 & tables::MASK_6).shifted(-5))
            & self.planes[piece::B as usize];
        let at_228 = ((at_220 & tables::MASK_4).shifted(7))
            & self.planes[piece::B as usize];
        let at_233 = ((at_228 & tables::MASK_4).shifted(7))
            & self.planes[piece::B as usize];
        let at_239 = ((at_233 & tables::MASK_4).shifted(7))
            & self.planes[piece::B as usize];
        let at_227 = ((at_217 & tables::MASK_2).shifted(6))
            & self.planes[piece::B as usize];
        let at_232 = ((at_227 & tables::MASK_2).shifted(6))
            & self.planes[piece::B as usize];
        let at_238 = ((at_232 & tables::MASK_2).shifted(6))
            & self.planes[piece::B as usize];
        let at_226 = ((at_214 & tables::MASK_1).shifted(1))
            & self.planes[piece::B as usize];
        let at_231 = ((at_226 & tables::MASK_1).shifted(1))
            & self.planes[piece::B as usize];
        let at_237 = ((at_231 & tables::MASK_1).shifted(1))
            & self.planes[piece::B as usize];
        let at_24 = (((at_240 & tables::MASK_6).shifted(-5))
            & self.planes[piece::B as usize])
            | (((at_239 & tables::MASK_4).shifted(7)) & self.planes[piece::B as usize])
            | (((at_238 & tables::MASK_2).shifted(6)) & self.planes[piece::B as usize])
            | (((at_237 & tables::MASK_1).shifted(1)) & self.planes[piece::B as usize]);
        if !at_24.is_empty() {
            return true;
        }
        false
    }

    /// Then `{b}` or `{! pattern 213}` or `{b}` or `{! pattern 216}` or `{b}` or `{! pattern 219}` or `…`.
    pub(crate) fn pattern_208(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_10_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_10 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(1)
        };
        from_10
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_13_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_13 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_2).shifted(6)
        };
        from_13
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_16_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_16 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_4).shifted(7)
        };
        from_16
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_19_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_19 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_6).shifted(-5)
        };
        from_19
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_213_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_213 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(1)
        };
        from_213
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_216_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_216 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_2).shifted(6)
        };
        from_216
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_219_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_219 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_4).shifted(7)
        };
        from_219
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_222_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_222 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_6).shifted(-5)
        };
        from_222
    }
}
