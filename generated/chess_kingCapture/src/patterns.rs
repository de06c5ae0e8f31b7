//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// All cells from which: Then `{bDP}`.
    pub(crate) fn pattern_19_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_19 = {
            let into = from_49 & self.planes[piece::B_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_19
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_21_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_51 = {
            let into = from_49 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        let from_21 = {
            let into = from_51 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        from_21
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_23_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_60 = {
            let into = from_49 & self.planes[piece::W_CR as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_60 = {
            let into = (from_60 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, 1, 3);
            from_60 | ((into & tables::MASK_4).shifted(1))
        };
        let from_53 = {
            let into = from_60 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_23 = {
            let into = from_53 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_23
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_25_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_62 = {
            let into = from_49 & self.planes[piece::W_CR as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_62 = {
            let into = (from_62 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -1, 3);
            from_62 | ((into & tables::MASK_5).shifted(-1))
        };
        let from_55 = {
            let into = from_62 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_25 = {
            let into = from_55 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_25
    }

    /// All cells from which: Then `{wDP}`.
    pub(crate) fn pattern_114_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_114 = {
            let into = from_49 & self.planes[piece::W_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_114
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_116_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_145 = {
            let into = from_49 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        let from_116 = {
            let into = from_145 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        from_116
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_118_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_154 = {
            let into = from_49 & self.planes[piece::B_CR as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_154 = {
            let into = (from_154 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, 1, 3);
            from_154 | ((into & tables::MASK_4).shifted(1))
        };
        let from_147 = {
            let into = from_154 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_118 = {
            let into = from_147 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_118
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_120_everywhere(&self) -> Cells {
        let from_49 = tables::FROM_0;
        let from_156 = {
            let into = from_49 & self.planes[piece::B_CR as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_156 = {
            let into = (from_156 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -1, 3);
            from_156 | ((into & tables::MASK_5).shifted(-1))
        };
        let from_149 = {
            let into = from_156 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_120 = {
            let into = from_149 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_120
    }
}
