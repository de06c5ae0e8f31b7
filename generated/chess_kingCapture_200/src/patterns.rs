//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// All cells from which: Then `{bDP}`.
    pub(crate) fn pattern_18_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_18 = {
            let into = from_48 & self.planes[piece::B_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_18
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_20_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_50 = {
            let into = from_48 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        let from_20 = {
            let into = from_50 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        from_20
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_22_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_58 = {
            let into = from_48 & self.planes[piece::W_CR as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_58 = {
            let into = (from_58 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, 1, 3);
            from_58 | ((into & tables::MASK_4).shifted(1))
        };
        let from_52 = {
            let into = from_58 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_22 = {
            let into = from_52 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_22
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_24_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_60 = {
            let into = from_48 & self.planes[piece::W_CR as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_60 = {
            let into = (from_60 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -1, 3);
            from_60 | ((into & tables::MASK_5).shifted(-1))
        };
        let from_54 = {
            let into = from_60 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_24 = {
            let into = from_54 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_24
    }

    /// All cells from which: Then `{wDP}`.
    pub(crate) fn pattern_99_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_99 = {
            let into = from_48 & self.planes[piece::W_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_99
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_101_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_130 = {
            let into = from_48 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        let from_101 = {
            let into = from_130 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        from_101
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_103_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_138 = {
            let into = from_48 & self.planes[piece::B_CR as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_138 = {
            let into = (from_138 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, 1, 3);
            from_138 | ((into & tables::MASK_4).shifted(1))
        };
        let from_132 = {
            let into = from_138 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_103 = {
            let into = from_132 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(1)
        };
        from_103
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_105_everywhere(&self) -> Cells {
        let from_48 = tables::FROM_0;
        let from_140 = {
            let into = from_48 & self.planes[piece::B_CR as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_140 = {
            let into = (from_140 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -1, 3);
            from_140 | ((into & tables::MASK_5).shifted(-1))
        };
        let from_134 = {
            let into = from_140 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_105 = {
            let into = from_134 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        from_105
    }
}
