//! Testing patterns.

use rbg_runtime::image;
use super::state::piece;
use super::tables;
use super::tables::follow;
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
        if self.pattern_27(cell) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if self.pattern_53(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_55(cell) {
                        return true;
                    }
                }
            }
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
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if self.pattern_64(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_66(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_53(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_55(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_6[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
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
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                if self.pattern_74(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_76(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_64(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_66(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_8[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_71(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if self.pattern_84(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_86(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_74(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_76(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_9[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_81(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if self.pattern_100(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_102(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_84(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_86(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_11[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_98(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                if self.pattern_109(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_111(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_100(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_102(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_13[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_109(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,enthroned,king}`.
    pub(crate) fn pattern_111(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_14[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::ENTHRONED | piece::KING) {
                return true;
            }
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_116(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.pattern_127(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_129(cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.pattern_130(cell) {
                    if self.pattern_140(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_123(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.pattern_140(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_142(cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.pattern_127(cell) {
                    if self.pattern_153(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_127(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_129(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_6[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_130(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_136(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.pattern_153(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_155(cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.pattern_140(cell) {
                    if self.pattern_166(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_140(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_142(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_8[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_149(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.pattern_166(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_168(cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.pattern_153(cell) {
                    if self.pattern_178(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_153(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_155(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_9[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_162(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.pattern_178(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_180(cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.pattern_166(cell) {
                    if self.pattern_130(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_166(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_168(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_11[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{b,king}` or `{enthroned}`.
    pub(crate) fn pattern_175(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.pattern_130(cell) {
                    return true;
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_188(cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.pattern_178(cell) {
                    if self.pattern_127(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_178(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_180(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_13[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_188(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_14[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }
}
