//! Testing patterns.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{e,ne,nw,s,se,sw}`.
    pub(crate) fn pattern_28(&self, _cell: usize) -> bool {
        let at_31 = tables::AREA_4 & !self.planes[piece::N];
        !at_31.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{e,n,nw,s,se,sw}`.
    pub(crate) fn pattern_64(&self, _cell: usize) -> bool {
        let at_31 = tables::AREA_8 & !self.planes[piece::NE];
        !at_31.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{e,n,ne,nw,s,sw}`.
    pub(crate) fn pattern_98(&self, _cell: usize) -> bool {
        let at_31 = tables::AREA_12 & !self.planes[piece::SE];
        !at_31.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{e,n,ne,nw,se,sw}`.
    pub(crate) fn pattern_132(&self, _cell: usize) -> bool {
        let at_31 = tables::AREA_16 & !self.planes[piece::S];
        !at_31.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{e,n,ne,nw,s,se}`.
    pub(crate) fn pattern_166(&self, _cell: usize) -> bool {
        let at_31 = tables::AREA_20 & !self.planes[piece::SW];
        !at_31.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{e,n,ne,s,se,sw}`.
    pub(crate) fn pattern_200(&self, _cell: usize) -> bool {
        let at_31 = tables::AREA_24 & !self.planes[piece::NW];
        !at_31.is_empty()
    }
}
