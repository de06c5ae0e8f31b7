//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 31}`.
    pub(crate) fn pattern_28(&self, _cell: usize) -> bool {
        let at_32 = tables::AREA_4 & !self.pattern_31_everywhere();
        if !at_32.is_empty() {
            return true;
        }
        false
    }

    /// Then `{! pattern 68}`.
    pub(crate) fn pattern_65(&self, _cell: usize) -> bool {
        let at_32 = tables::AREA_8 & !self.pattern_68_everywhere();
        if !at_32.is_empty() {
            return true;
        }
        false
    }

    /// Then `{! pattern 103}`.
    pub(crate) fn pattern_100(&self, _cell: usize) -> bool {
        let at_32 = tables::AREA_12 & !self.pattern_103_everywhere();
        if !at_32.is_empty() {
            return true;
        }
        false
    }

    /// Then `{! pattern 138}`.
    pub(crate) fn pattern_135(&self, _cell: usize) -> bool {
        let at_32 = tables::AREA_16 & !self.pattern_138_everywhere();
        if !at_32.is_empty() {
            return true;
        }
        false
    }

    /// Then `{! pattern 173}`.
    pub(crate) fn pattern_170(&self, _cell: usize) -> bool {
        let at_32 = tables::AREA_20 & !self.pattern_173_everywhere();
        if !at_32.is_empty() {
            return true;
        }
        false
    }

    /// Then `{! pattern 208}`.
    pub(crate) fn pattern_205(&self, _cell: usize) -> bool {
        let at_32 = tables::AREA_24 & !self.pattern_208_everywhere();
        if !at_32.is_empty() {
            return true;
        }
        false
    }

    /// All cells from which: Then `{n}`.
    pub(crate) fn pattern_31_everywhere(&self) -> Cells {
        let from_32 = tables::FROM_0;
        let from_31 = {
            let into = from_32 & self.planes[piece::N as usize];
            into
        };
        from_31
    }

    /// All cells from which: Then `{ne}`.
    pub(crate) fn pattern_68_everywhere(&self) -> Cells {
        let from_32 = tables::FROM_0;
        let from_68 = {
            let into = from_32 & self.planes[piece::NE as usize];
            into
        };
        from_68
    }

    /// All cells from which: Then `{se}`.
    pub(crate) fn pattern_103_everywhere(&self) -> Cells {
        let from_32 = tables::FROM_0;
        let from_103 = {
            let into = from_32 & self.planes[piece::SE as usize];
            into
        };
        from_103
    }

    /// All cells from which: Then `{s}`.
    pub(crate) fn pattern_138_everywhere(&self) -> Cells {
        let from_32 = tables::FROM_0;
        let from_138 = {
            let into = from_32 & self.planes[piece::S as usize];
            into
        };
        from_138
    }

    /// All cells from which: Then `{sw}`.
    pub(crate) fn pattern_173_everywhere(&self) -> Cells {
        let from_32 = tables::FROM_0;
        let from_173 = {
            let into = from_32 & self.planes[piece::SW as usize];
            into
        };
        from_173
    }

    /// All cells from which: Then `{nw}`.
    pub(crate) fn pattern_208_everywhere(&self) -> Cells {
        let from_32 = tables::FROM_0;
        let from_208 = {
            let into = from_32 & self.planes[piece::NW as usize];
            into
        };
        from_208
    }
}
