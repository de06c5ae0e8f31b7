//! Testing patterns.

use rbg_runtime::codegen::image;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{? pattern 4}` or `{? pattern 6}`.
    pub(crate) fn pattern_1(&self, cell: usize) -> bool {
        if self.pattern_4(cell) {
            return true;
        }
        if self.pattern_6(cell) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_4(&self, _cell: usize) -> bool {
        let at_9 = tables::BOARD & self.planes[piece::B as usize];
        let at_5 = image(at_9, &tables::SHIFT_15) & self.planes[piece::E as usize];
        if !at_5.is_empty() {
            return true;
        }
        false
    }

    /// Then `{enthroned,king}`.
    pub(crate) fn pattern_6(&self, _cell: usize) -> bool {
        let at_10 = tables::BOARD
            & (self.planes[piece::ENTHRONED as usize]
                | self.planes[piece::KING as usize]);
        let at_5 = image(at_10, &tables::SHIFT_15)
            & (self.planes[piece::E as usize] | self.planes[piece::THRONE as usize]);
        if !at_5.is_empty() {
            return true;
        }
        false
    }

    /// Then `{king}`.
    pub(crate) fn pattern_27(&self, _cell: usize) -> bool {
        let at_34 = tables::BOARD & self.planes[piece::KING as usize];
        if at_34.meets(tables::FROM_16) {
            return true;
        }
        false
    }

    /// Then `{? pattern 27}`.
    pub(crate) fn pattern_36(&self, cell: usize) -> bool {
        if tables::ANY_OF_5[cell].meets(self.planes[piece::KING as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::B as usize]
            | self.planes[piece::ENTHRONED as usize]
            | self.planes[piece::KING as usize]);
        let wrong_1 = !self.planes[piece::W as usize];
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

    /// Then `{? pattern 56}`.
    pub(crate) fn pattern_45(&self, cell: usize) -> bool {
        if self.pattern_56(cell) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_50(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::B as usize]
            | self.planes[piece::ENTHRONED as usize]
            | self.planes[piece::KING as usize]);
        let wrong_1 = !self.planes[piece::W as usize];
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

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_53(&self, cell: usize) -> bool {
        if tables::ANY_OF_4[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_55(&self, cell: usize) -> bool {
        if tables::ANY_OF_3[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_56(&self, _cell: usize) -> bool {
        let at_9 = tables::BOARD & self.planes[piece::W as usize];
        let at_5 = image(at_9, &tables::SHIFT_15) & self.planes[piece::E as usize];
        if !at_5.is_empty() {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_61(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::B as usize]
            | self.planes[piece::ENTHRONED as usize]
            | self.planes[piece::KING as usize]);
        let wrong_1 = !self.planes[piece::W as usize];
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

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_64(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_66(&self, cell: usize) -> bool {
        if tables::ANY_OF_13[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_71(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::B as usize]
            | self.planes[piece::ENTHRONED as usize]
            | self.planes[piece::KING as usize]);
        let wrong_1 = !self.planes[piece::W as usize];
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

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_74(&self, cell: usize) -> bool {
        if tables::ANY_OF_12[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_76(&self, cell: usize) -> bool {
        if tables::ANY_OF_11[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_81(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::B as usize]
            | self.planes[piece::ENTHRONED as usize]
            | self.planes[piece::KING as usize]);
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

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_84(&self, cell: usize) -> bool {
        if tables::ANY_OF_10[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_86(&self, cell: usize) -> bool {
        if tables::ANY_OF_9[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_98(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::B as usize]
            | self.planes[piece::ENTHRONED as usize]
            | self.planes[piece::KING as usize]);
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

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_100(&self, cell: usize) -> bool {
        if tables::ANY_OF_8[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_102(&self, cell: usize) -> bool {
        if tables::ANY_OF_7[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_109(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_111(&self, cell: usize) -> bool {
        if tables::ANY_OF_6[cell]
            .meets(
                self.planes[piece::B as usize] | self.planes[piece::ENTHRONED as usize]
                    | self.planes[piece::KING as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_116(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::ENTHRONED as usize];
        let wrong_1 = !(self.planes[piece::B as usize]
            | self.planes[piece::KING as usize]);
        let wrong_2 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_6[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds
                        | ((sets[0] & wrong_0) | (sets[1] & wrong_1)
                            | (sets[2] & wrong_2))
                            .is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_123(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::ENTHRONED as usize];
        let wrong_1 = !(self.planes[piece::B as usize]
            | self.planes[piece::KING as usize]);
        let wrong_2 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_5[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds
                        | ((sets[0] & wrong_0) | (sets[1] & wrong_1)
                            | (sets[2] & wrong_2))
                            .is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_127(&self, cell: usize) -> bool {
        if tables::ANY_OF_4[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_129(&self, cell: usize) -> bool {
        if tables::ANY_OF_3[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_130(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_136(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::ENTHRONED as usize];
        let wrong_1 = !(self.planes[piece::B as usize]
            | self.planes[piece::KING as usize]);
        let wrong_2 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_4[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds
                        | ((sets[0] & wrong_0) | (sets[1] & wrong_1)
                            | (sets[2] & wrong_2))
                            .is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_140(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_142(&self, cell: usize) -> bool {
        if tables::ANY_OF_13[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_149(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::ENTHRONED as usize];
        let wrong_1 = !(self.planes[piece::B as usize]
            | self.planes[piece::KING as usize]);
        let wrong_2 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_3[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds
                        | ((sets[0] & wrong_0) | (sets[1] & wrong_1)
                            | (sets[2] & wrong_2))
                            .is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_153(&self, cell: usize) -> bool {
        if tables::ANY_OF_12[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_155(&self, cell: usize) -> bool {
        if tables::ANY_OF_11[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_162(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::ENTHRONED as usize];
        let wrong_1 = !(self.planes[piece::B as usize]
            | self.planes[piece::KING as usize]);
        let wrong_2 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_2[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds
                        | ((sets[0] & wrong_0) | (sets[1] & wrong_1)
                            | (sets[2] & wrong_2))
                            .is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_166(&self, cell: usize) -> bool {
        if tables::ANY_OF_10[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_168(&self, cell: usize) -> bool {
        if tables::ANY_OF_9[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_175(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::ENTHRONED as usize];
        let wrong_1 = !(self.planes[piece::B as usize]
            | self.planes[piece::KING as usize]);
        let wrong_2 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(
                false,
                |holds, sets| {
                    holds
                        | ((sets[0] & wrong_0) | (sets[1] & wrong_1)
                            | (sets[2] & wrong_2))
                            .is_empty()
                },
            )
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_178(&self, cell: usize) -> bool {
        if tables::ANY_OF_8[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_180(&self, cell: usize) -> bool {
        if tables::ANY_OF_7[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_188(&self, cell: usize) -> bool {
        if tables::ANY_OF_6[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }
}
