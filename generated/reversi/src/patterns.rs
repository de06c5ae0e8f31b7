//! Testing patterns.

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_1(&self, _cell: usize) -> bool {
        let on_e = self.planes[piece::E];
        let at_10 = on_e & self.pattern_9_everywhere();
        !at_10.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_6(&self, _cell: usize) -> bool {
        let on_e = self.planes[piece::E];
        let at_10 = on_e & self.pattern_26_everywhere();
        !at_10.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_9(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B];
        let wrong_1 = !self.planes[piece::W];
        tables::ALTERNATIVES_2[cell]
            .iter()
            .fold(
                false,
                |holds, sets| holds | (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty(),
            )
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_26(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B];
        let wrong_1 = !self.planes[piece::W];
        tables::ALTERNATIVES[cell]
            .iter()
            .fold(
                false,
                |holds, sets| holds | (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty(),
            )
    }

    /// Returns the cells from which the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_9_everywhere(&self) -> Cells {
        let from_24 = (self.planes[piece::B] & tables::MASK_1).shifted(-9);
        let from_24 = from_24
            | ((from_24 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_0, -9, 3) & tables::MASK_1)
                .shifted(-9);
        let from_23 = (self.planes[piece::B] & tables::MASK_3).shifted(-7);
        let from_23 = from_23
            | ((from_23 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_2, -7, 3) & tables::MASK_3)
                .shifted(-7);
        let from_22 = (self.planes[piece::B] & tables::MASK_2).shifted(7);
        let from_22 = from_22
            | ((from_22 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_3, 7, 3) & tables::MASK_2)
                .shifted(7);
        let from_21 = (self.planes[piece::B] & tables::MASK_0).shifted(9);
        let from_21 = from_21
            | ((from_21 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_1, 9, 3) & tables::MASK_0)
                .shifted(9);
        let from_20 = (self.planes[piece::B] & tables::MASK_5).shifted(-1);
        let from_20 = from_20
            | ((from_20 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_4, -1, 3) & tables::MASK_5)
                .shifted(-1);
        let from_19 = (self.planes[piece::B] & tables::MASK_4).shifted(1);
        let from_19 = from_19
            | ((from_19 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_5, 1, 3) & tables::MASK_4)
                .shifted(1);
        let from_18 = self.planes[piece::B].shifted(-8);
        let from_18 = from_18
            | (from_18 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_6, -8, 3)
                .shifted(-8);
        let from_17 = self.planes[piece::B].shifted(8);
        let from_17 = from_17
            | (from_17 & self.planes[piece::W])
                .spread(self.planes[piece::W] & tables::MASK_7, 8, 3)
                .shifted(8);
        (from_17 & self.planes[piece::W]).shifted(8)
            | (from_18 & self.planes[piece::W]).shifted(-8)
            | (from_19 & self.planes[piece::W] & tables::MASK_4).shifted(1)
            | (from_20 & self.planes[piece::W] & tables::MASK_5).shifted(-1)
            | (from_21 & self.planes[piece::W] & tables::MASK_0).shifted(9)
            | (from_22 & self.planes[piece::W] & tables::MASK_2).shifted(7)
            | (from_23 & self.planes[piece::W] & tables::MASK_3).shifted(-7)
            | (from_24 & self.planes[piece::W] & tables::MASK_1).shifted(-9)
    }

    /// Returns the cells from which the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_26_everywhere(&self) -> Cells {
        let from_39 = (self.planes[piece::W] & tables::MASK_1).shifted(-9);
        let from_39 = from_39
            | ((from_39 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_0, -9, 3) & tables::MASK_1)
                .shifted(-9);
        let from_38 = (self.planes[piece::W] & tables::MASK_3).shifted(-7);
        let from_38 = from_38
            | ((from_38 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_2, -7, 3) & tables::MASK_3)
                .shifted(-7);
        let from_37 = (self.planes[piece::W] & tables::MASK_2).shifted(7);
        let from_37 = from_37
            | ((from_37 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_3, 7, 3) & tables::MASK_2)
                .shifted(7);
        let from_36 = (self.planes[piece::W] & tables::MASK_0).shifted(9);
        let from_36 = from_36
            | ((from_36 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_1, 9, 3) & tables::MASK_0)
                .shifted(9);
        let from_35 = (self.planes[piece::W] & tables::MASK_5).shifted(-1);
        let from_35 = from_35
            | ((from_35 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_4, -1, 3) & tables::MASK_5)
                .shifted(-1);
        let from_34 = (self.planes[piece::W] & tables::MASK_4).shifted(1);
        let from_34 = from_34
            | ((from_34 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_5, 1, 3) & tables::MASK_4)
                .shifted(1);
        let from_33 = self.planes[piece::W].shifted(-8);
        let from_33 = from_33
            | (from_33 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_6, -8, 3)
                .shifted(-8);
        let from_32 = self.planes[piece::W].shifted(8);
        let from_32 = from_32
            | (from_32 & self.planes[piece::B])
                .spread(self.planes[piece::B] & tables::MASK_7, 8, 3)
                .shifted(8);
        (from_32 & self.planes[piece::B]).shifted(8)
            | (from_33 & self.planes[piece::B]).shifted(-8)
            | (from_34 & self.planes[piece::B] & tables::MASK_4).shifted(1)
            | (from_35 & self.planes[piece::B] & tables::MASK_5).shifted(-1)
            | (from_36 & self.planes[piece::B] & tables::MASK_0).shifted(9)
            | (from_37 & self.planes[piece::B] & tables::MASK_2).shifted(7)
            | (from_38 & self.planes[piece::B] & tables::MASK_3).shifted(-7)
            | (from_39 & self.planes[piece::B] & tables::MASK_1).shifted(-9)
    }

    /// Asks as `pattern_1`, and keeps what it finds out.
    pub(crate) fn pattern_1_noting_9(&mut self, _cell: usize) -> bool {
        self.known = self.pattern_9_everywhere();
        let on_e = self.planes[piece::E];
        let at_10 = on_e & self.known;
        !at_10.is_empty()
    }

    /// Asks as `pattern_6`, and keeps what it finds out.
    pub(crate) fn pattern_6_noting_26(&mut self, _cell: usize) -> bool {
        self.known = self.pattern_26_everywhere();
        let on_e = self.planes[piece::E];
        let at_10 = on_e & self.known;
        !at_10.is_empty()
    }
}
