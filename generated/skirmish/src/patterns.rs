//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if self.board[cell] == piece::W_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::LEFT, cell) else { break };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_22(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if self.board[cell] == piece::W_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::RIGHT, cell) else {
                                    break
                                };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_103(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if self.board[cell] == piece::B_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::LEFT, cell) else { break };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_105(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if self.board[cell] == piece::B_CR {
                                        return true;
                                    }
                                }
                                let Some(next) = follow(&tables::RIGHT, cell) else {
                                    break
                                };
                                cell = next;
                                if !(self.board[cell] == piece::E) {
                                    break;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// All cells from which: Then `{bDP}`.
    pub(crate) fn pattern_16_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_16 = {
            let into = from_46 & self.planes[piece::B_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_16
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_18_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_48 = {
            let into = from_46 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        let from_18 = {
            let into = from_48 & self.planes[piece::E as usize];
            into.shifted(8)
        };
        from_18
    }

    /// All cells from which: Then `{wDP}`.
    pub(crate) fn pattern_99_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_99 = {
            let into = from_46 & self.planes[piece::W_DP as usize];
            (into & tables::MASK_5).shifted(-1) | (into & tables::MASK_4).shifted(1)
        };
        from_99
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_101_everywhere(&self) -> Cells {
        let from_46 = tables::FROM_0;
        let from_130 = {
            let into = from_46 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        let from_101 = {
            let into = from_130 & self.planes[piece::E as usize];
            into.shifted(-8)
        };
        from_101
    }
}
