//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_10(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
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

    /// Then `{b}`.
    pub(crate) fn pattern_27(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
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

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_10_everywhere(&self) -> Cells {
        let from_11 = tables::FROM_0;
        let from_25 = {
            let into = from_11 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-7)
        };
        let from_25 = {
            let into = (from_25 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_0, -7, 3);
            from_25 | ((into & tables::MASK_1).shifted(-7))
        };
        let from_24 = {
            let into = from_11 & self.planes[piece::B as usize];
            (into & tables::MASK_3).shifted(-5)
        };
        let from_24 = {
            let into = (from_24 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_2, -5, 3);
            from_24 | ((into & tables::MASK_3).shifted(-5))
        };
        let from_23 = {
            let into = from_11 & self.planes[piece::B as usize];
            (into & tables::MASK_2).shifted(5)
        };
        let from_23 = {
            let into = (from_23 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_3, 5, 3);
            from_23 | ((into & tables::MASK_2).shifted(5))
        };
        let from_22 = {
            let into = from_11 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(7)
        };
        let from_22 = {
            let into = (from_22 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_1, 7, 3);
            from_22 | ((into & tables::MASK_0).shifted(7))
        };
        let from_21 = {
            let into = from_11 & self.planes[piece::B as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_21 = {
            let into = (from_21 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_4, -1, 3);
            from_21 | ((into & tables::MASK_5).shifted(-1))
        };
        let from_20 = {
            let into = from_11 & self.planes[piece::B as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_20 = {
            let into = (from_20 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_5, 1, 3);
            from_20 | ((into & tables::MASK_4).shifted(1))
        };
        let from_19 = {
            let into = from_11 & self.planes[piece::B as usize];
            into.shifted(-6)
        };
        let from_19 = {
            let into = (from_19 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_6, -6, 3);
            from_19 | (into.shifted(-6))
        };
        let from_18 = {
            let into = from_11 & self.planes[piece::B as usize];
            (into & tables::MASK_6).shifted(6)
        };
        let from_18 = {
            let into = (from_18 & self.planes[piece::W as usize])
                .spread(self.planes[piece::W as usize] & tables::MASK_7, 6, 3);
            from_18 | ((into & tables::MASK_6).shifted(6))
        };
        let from_10 = ({
            let into = from_18 & self.planes[piece::W as usize];
            (into & tables::MASK_6).shifted(6)
        })
            | ({
                let into = from_19 & self.planes[piece::W as usize];
                into.shifted(-6)
            })
            | ({
                let into = from_20 & self.planes[piece::W as usize];
                (into & tables::MASK_4).shifted(1)
            })
            | ({
                let into = from_21 & self.planes[piece::W as usize];
                (into & tables::MASK_5).shifted(-1)
            })
            | ({
                let into = from_22 & self.planes[piece::W as usize];
                (into & tables::MASK_0).shifted(7)
            })
            | ({
                let into = from_23 & self.planes[piece::W as usize];
                (into & tables::MASK_2).shifted(5)
            })
            | ({
                let into = from_24 & self.planes[piece::W as usize];
                (into & tables::MASK_3).shifted(-5)
            })
            | ({
                let into = from_25 & self.planes[piece::W as usize];
                (into & tables::MASK_1).shifted(-7)
            });
        from_10
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_27_everywhere(&self) -> Cells {
        let from_11 = tables::FROM_0;
        let from_40 = {
            let into = from_11 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-7)
        };
        let from_40 = {
            let into = (from_40 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_0, -7, 3);
            from_40 | ((into & tables::MASK_1).shifted(-7))
        };
        let from_39 = {
            let into = from_11 & self.planes[piece::W as usize];
            (into & tables::MASK_3).shifted(-5)
        };
        let from_39 = {
            let into = (from_39 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_2, -5, 3);
            from_39 | ((into & tables::MASK_3).shifted(-5))
        };
        let from_38 = {
            let into = from_11 & self.planes[piece::W as usize];
            (into & tables::MASK_2).shifted(5)
        };
        let from_38 = {
            let into = (from_38 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_3, 5, 3);
            from_38 | ((into & tables::MASK_2).shifted(5))
        };
        let from_37 = {
            let into = from_11 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(7)
        };
        let from_37 = {
            let into = (from_37 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_1, 7, 3);
            from_37 | ((into & tables::MASK_0).shifted(7))
        };
        let from_36 = {
            let into = from_11 & self.planes[piece::W as usize];
            (into & tables::MASK_5).shifted(-1)
        };
        let from_36 = {
            let into = (from_36 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_4, -1, 3);
            from_36 | ((into & tables::MASK_5).shifted(-1))
        };
        let from_35 = {
            let into = from_11 & self.planes[piece::W as usize];
            (into & tables::MASK_4).shifted(1)
        };
        let from_35 = {
            let into = (from_35 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_5, 1, 3);
            from_35 | ((into & tables::MASK_4).shifted(1))
        };
        let from_34 = {
            let into = from_11 & self.planes[piece::W as usize];
            into.shifted(-6)
        };
        let from_34 = {
            let into = (from_34 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_6, -6, 3);
            from_34 | (into.shifted(-6))
        };
        let from_33 = {
            let into = from_11 & self.planes[piece::W as usize];
            (into & tables::MASK_6).shifted(6)
        };
        let from_33 = {
            let into = (from_33 & self.planes[piece::B as usize])
                .spread(self.planes[piece::B as usize] & tables::MASK_7, 6, 3);
            from_33 | ((into & tables::MASK_6).shifted(6))
        };
        let from_27 = ({
            let into = from_33 & self.planes[piece::B as usize];
            (into & tables::MASK_6).shifted(6)
        })
            | ({
                let into = from_34 & self.planes[piece::B as usize];
                into.shifted(-6)
            })
            | ({
                let into = from_35 & self.planes[piece::B as usize];
                (into & tables::MASK_4).shifted(1)
            })
            | ({
                let into = from_36 & self.planes[piece::B as usize];
                (into & tables::MASK_5).shifted(-1)
            })
            | ({
                let into = from_37 & self.planes[piece::B as usize];
                (into & tables::MASK_0).shifted(7)
            })
            | ({
                let into = from_38 & self.planes[piece::B as usize];
                (into & tables::MASK_2).shifted(5)
            })
            | ({
                let into = from_39 & self.planes[piece::B as usize];
                (into & tables::MASK_3).shifted(-5)
            })
            | ({
                let into = from_40 & self.planes[piece::B as usize];
                (into & tables::MASK_1).shifted(-7)
            });
        from_27
    }

    /// As `pattern_1`, and keeps what it finds out.
    pub(crate) fn pattern_1_noted(&mut self, _cell: usize) -> bool {
        self.known = self.pattern_10_everywhere();
        let at_5 = tables::BOARD & self.planes[piece::E as usize];
        let at_11 = at_5 & self.known;
        if !at_11.is_empty() {
            return true;
        }
        false
    }

    /// As `pattern_7`, and keeps what it finds out.
    pub(crate) fn pattern_7_noted(&mut self, _cell: usize) -> bool {
        self.known = self.pattern_27_everywhere();
        let at_13 = tables::BOARD & self.planes[piece::E as usize];
        let at_11 = at_13 & self.known;
        if !at_11.is_empty() {
            return true;
        }
        false
    }
}
