//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_25(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_118(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_120(&self, cell: usize) -> bool {
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
}
