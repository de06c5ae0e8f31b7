//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_200(&self, _cell: usize) -> bool {
        let at_7 = tables::AREA_7 & self.planes[piece::W as usize];
        let at_10 = (((at_7 & tables::MASK_0).shifted(-1))
            & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_1, -1, 3);
        let at_12 = (at_7 & !self.pattern_11_everywhere())
            | (at_10 & !self.pattern_11_everywhere());
        let at_13 = ((at_7.shifted(-6)) & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_2, -6, 3);
        let at_15 = (at_7 & !self.pattern_14_everywhere())
            | (at_13 & !self.pattern_14_everywhere());
        let at_16 = (((at_7 & tables::MASK_3).shifted(-7))
            & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_4, -7, 3);
        let at_18 = (at_7 & !self.pattern_17_everywhere())
            | (at_16 & !self.pattern_17_everywhere());
        let at_19 = (((at_7 & tables::MASK_5).shifted(5))
            & self.planes[piece::W as usize])
            .spread(self.planes[piece::W as usize] & tables::MASK_6, 5, 3);
        let at_21 = (at_7 & !self.pattern_20_everywhere())
            | (at_19 & !self.pattern_20_everywhere());
        let at_28 = ((at_21 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize];
        let at_35 = ((at_28 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize];
        let at_46 = ((at_35 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize];
        let at_27 = ((at_18 & tables::MASK_4).shifted(7))
            & self.planes[piece::W as usize];
        let at_34 = ((at_27 & tables::MASK_4).shifted(7))
            & self.planes[piece::W as usize];
        let at_45 = ((at_34 & tables::MASK_4).shifted(7))
            & self.planes[piece::W as usize];
        let at_26 = ((at_15 & tables::MASK_2).shifted(6))
            & self.planes[piece::W as usize];
        let at_33 = ((at_26 & tables::MASK_2).shifted(6))
            & self.planes[piece::W as usize];
        let at_44 = ((at_33 & tables::MASK_2).shifted(6))
            & self.planes[piece::W as usize];
        let at_25 = ((at_12 & tables::MASK_1).shifted(1))
            & self.planes[piece::W as usize];
        let at_32 = ((at_25 & tables::MASK_1).shifted(1))
            & self.planes[piece::W as usize];
        let at_43 = ((at_32 & tables::MASK_1).shifted(1))
            & self.planes[piece::W as usize];
        let at_24 = (((at_46 & tables::MASK_6).shifted(-5))
            & self.planes[piece::W as usize])
            | (((at_45 & tables::MASK_4).shifted(7)) & self.planes[piece::W as usize])
            | (((at_44 & tables::MASK_2).shifted(6)) & self.planes[piece::W as usize])
            | (((at_43 & tables::MASK_1).shifted(1)) & self.planes[piece::W as usize]);
        if !at_24.is_empty() {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_204(&self, _cell: usize) -> bool {
        let at_209 = tables::AREA_7 & self.planes[piece::B as usize];
        let at_213 = (((at_209 & tables::MASK_0).shifted(-1))
            & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_1, -1, 3);
        let at_215 = (at_209 & !self.pattern_214_everywhere())
            | (at_213 & !self.pattern_214_everywhere());
        let at_216 = ((at_209.shifted(-6)) & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_2, -6, 3);
        let at_218 = (at_209 & !self.pattern_217_everywhere())
            | (at_216 & !self.pattern_217_everywhere());
        let at_219 = (((at_209 & tables::MASK_3).shifted(-7))
            & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_4, -7, 3);
        let at_221 = (at_209 & !self.pattern_220_everywhere())
            | (at_219 & !self.pattern_220_everywhere());
        let at_222 = (((at_209 & tables::MASK_5).shifted(5))
            & self.planes[piece::B as usize])
            .spread(self.planes[piece::B as usize] & tables::MASK_6, 5, 3);
        let at_224 = (at_209 & !self.pattern_223_everywhere())
            | (at_222 & !self.pattern_223_everywhere());
        let at_230 = ((at_224 & tables::MASK_6).shifted(-5))
            & self.planes[piece::B as usize];
        let at_235 = ((at_230 & tables::MASK_6).shifted(-5))
            & self.planes[piece::B as usize];
        let at_240 = ((at_235 & tables::MASK_6).shifted(-5))
            & self.planes[piece::B as usize];
        let at_229 = ((at_221 & tables::MASK_4).shifted(7))
            & self.planes[piece::B as usize];
        let at_234 = ((at_229 & tables::MASK_4).shifted(7))
            & self.planes[piece::B as usize];
        let at_239 = ((at_234 & tables::MASK_4).shifted(7))
            & self.planes[piece::B as usize];
        let at_228 = ((at_218 & tables::MASK_2).shifted(6))
            & self.planes[piece::B as usize];
        let at_233 = ((at_228 & tables::MASK_2).shifted(6))
            & self.planes[piece::B as usize];
        let at_238 = ((at_233 & tables::MASK_2).shifted(6))
            & self.planes[piece::B as usize];
        let at_227 = ((at_215 & tables::MASK_1).shifted(1))
            & self.planes[piece::B as usize];
        let at_232 = ((at_227 & tables::MASK_1).shifted(1))
            & self.planes[piece::B as usize];
        let at_237 = ((at_232 & tables::MASK_1).shifted(1))
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

    /// Then `{b}` or `{! pattern 214}` or `{b}` or `{! pattern 217}` or `{b}` or `{! pattern 220}` or `…`.
    pub(crate) fn pattern_209(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_11_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_11 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(1)
        };
        from_11
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_14_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_14 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_2).shifted(6)
        };
        from_14
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_17_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_17 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_4).shifted(7)
        };
        from_17
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_20_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_20 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_6).shifted(-5)
        };
        from_20
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_214_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_214 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(1)
        };
        from_214
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_217_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_217 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_2).shifted(6)
        };
        from_217
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_220_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_220 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_4).shifted(7)
        };
        from_220
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_223_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_223 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_6).shifted(-5)
        };
        from_223
    }
}
