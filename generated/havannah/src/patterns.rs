//! Testing patterns.

use super::state::{Cells, piece};
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_6(&self, cell: usize) -> bool {
        self.region_0.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_9(&self, cell: usize) -> bool {
        self.region_1.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        self.region_2.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_15(&self, cell: usize) -> bool {
        self.region_3.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_18(&self, cell: usize) -> bool {
        self.region_4.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        self.region_5.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_25(&self, cell: usize) -> bool {
        self.region_6.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_28(&self, cell: usize) -> bool {
        self.region_7.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_31(&self, cell: usize) -> bool {
        self.region_8.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_34(&self, cell: usize) -> bool {
        self.region_9.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_37(&self, cell: usize) -> bool {
        self.region_10.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_40(&self, cell: usize) -> bool {
        self.region_11.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{$ corners >= 2}` or `{$ sides >= 3}` or `{? pattern 47}`.
    pub(crate) fn pattern_43(&self, cell: usize) -> bool {
        i32::from(self.variables.corners) >= 2 || i32::from(self.variables.sides) >= 3
            || self.pattern_47(cell)
    }

    /// Returns whether the pattern holds that begins with `{b,e}` or `{? pattern 52}` or `{w}`.
    pub(crate) fn pattern_47(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_3[cell] {
            let cell = cell as usize;
            if self.board[cell] != piece::W && !self.pattern_58(cell) {
                return true;
            }
        }
        if self.pattern_52(cell) && self.holds_from_53(cell) {
            return true;
        }
        for &cell in tables::SHIFT_3[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && self.pattern_52(cell)
                && self.holds_from_53(cell)
            {
                return true;
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_52(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell)
            && self.board[cell] == piece::W
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b,e}` or `success`.
    pub(crate) fn pattern_58(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::AREA_20.contains(cell) {
                return true;
            }
            let new = tables::SHIFT_3_2[cell] & !self.planes[piece::W] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_59(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell)
            && self.board[cell] == piece::W
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_63(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) && self.board[cell] == piece::W {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_66(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell)
            && self.board[cell] == piece::W
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_69(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell)
            && self.board[cell] == piece::W
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_72(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) && self.board[cell] == piece::W {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_73(&self, cell: usize) -> bool {
        self.region_12.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_76(&self, cell: usize) -> bool {
        self.region_13.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_79(&self, cell: usize) -> bool {
        self.region_14.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_82(&self, cell: usize) -> bool {
        self.region_15.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_85(&self, cell: usize) -> bool {
        self.region_16.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_88(&self, cell: usize) -> bool {
        self.region_17.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_92(&self, cell: usize) -> bool {
        self.region_18.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_95(&self, cell: usize) -> bool {
        self.region_19.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_98(&self, cell: usize) -> bool {
        self.region_20.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_101(&self, cell: usize) -> bool {
        self.region_21.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_104(&self, cell: usize) -> bool {
        self.region_22.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_107(&self, cell: usize) -> bool {
        self.region_23.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{$ corners >= 2}` or `{$ sides >= 3}` or `{? pattern 113}`.
    pub(crate) fn pattern_110(&self, cell: usize) -> bool {
        i32::from(self.variables.corners) >= 2 || i32::from(self.variables.sides) >= 3
            || self.pattern_113(cell)
    }

    /// Returns whether the pattern holds that begins with `{e,w}` or `{? pattern 117}` or `{b}`.
    pub(crate) fn pattern_113(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_3[cell] {
            let cell = cell as usize;
            if self.board[cell] != piece::B && !self.pattern_121(cell) {
                return true;
            }
        }
        if self.pattern_117(cell) && self.holds_from_118(cell) {
            return true;
        }
        for &cell in tables::SHIFT_3[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && self.pattern_117(cell)
                && self.holds_from_118(cell)
            {
                return true;
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_117(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell)
            && self.board[cell] == piece::B
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{e,w}` or `success`.
    pub(crate) fn pattern_121(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::AREA_20.contains(cell) {
                return true;
            }
            let new = tables::SHIFT_3_2[cell] & !self.planes[piece::B] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_122(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell)
            && self.board[cell] == piece::B
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_125(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) && self.board[cell] == piece::B {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_127(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell)
            && self.board[cell] == piece::B
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_129(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell)
            && self.board[cell] == piece::B
        {
            return true;
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_131(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) && self.board[cell] == piece::B {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 59}`.
    fn holds_from_53(&self, cell: usize) -> bool {
        self.pattern_59(cell) && self.pattern_63(cell) && self.pattern_66(cell)
            && self.pattern_69(cell) && self.pattern_72(cell)
    }

    /// Goes on with `{? pattern 122}`.
    fn holds_from_118(&self, cell: usize) -> bool {
        self.pattern_122(cell) && self.pattern_125(cell) && self.pattern_127(cell)
            && self.pattern_129(cell) && self.pattern_131(cell)
    }
}
