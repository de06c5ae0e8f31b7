//! Performing the keeper's moves.

use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `[$ vacant=e]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        let value = self.count(piece::E);
        self.variables.vacant = value as u8;
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `{$ e == vacant}` or `{$ e != vacant}`.
    pub(crate) fn keeper_80(&mut self, cell: usize) -> bool {
        if self.count(piece::E) == i32::from(self.variables.vacant) {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_89(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        } else {
            let old = std::mem::replace(&mut self.variables.quiet, 0);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_89(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Performs the keeper's move that begins with `[$ quiet=0]`.
    pub(crate) fn keeper_81(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        {
            let value = self.count(piece::E);
            let old = std::mem::replace(&mut self.variables.vacant, value as u8);
            if self.keeper_from_89(cell) {
                return true;
            }
            self.variables.vacant = old;
        }
        self.variables.quiet = old;
        false
    }

    /// Performs the keeper's move that begins with `{e}` or `{wCR}`.
    pub(crate) fn keeper_91(&mut self, cell: usize) -> bool {
        let mut cell = cell;
        loop {
            if let Some(cell) = follow(&tables::LEFT, cell)
                && self.board[cell] == piece::W_CR
            {
                self.exchange(cell, [piece::W_CR], piece::E);
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell)
                            && self.board[cell] == piece::W_K
                            && let Some(cell) = follow(&tables::RIGHT, cell)
                        {
                            let old = self.put(cell, piece::W_R);
                            if self.count(piece::E) == i32::from(self.variables.vacant) {
                                if self.keeper_from_137(cell) {
                                    return true;
                                }
                            } else if self.keeper_from_138(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if self.board[cell] != piece::E {
                            break;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_CR);
            }
            let Some(next) = follow(&tables::LEFT, cell) else { break };
            cell = next;
            if self.board[cell] != piece::E {
                break;
            }
        }
        false
    }

    /// Performs the keeper's move that begins with `{e}` or `{wCR}`.
    pub(crate) fn keeper_92(&mut self, cell: usize) -> bool {
        let mut cell = cell;
        loop {
            if let Some(cell) = follow(&tables::RIGHT, cell)
                && self.board[cell] == piece::W_CR
            {
                self.exchange(cell, [piece::W_CR], piece::E);
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell)
                            && self.board[cell] == piece::W_K
                            && let Some(cell) = follow(&tables::LEFT, cell)
                        {
                            let old = self.put(cell, piece::W_R);
                            if self.count(piece::E) == i32::from(self.variables.vacant) {
                                if self.keeper_from_139(cell) {
                                    return true;
                                }
                            } else if self.keeper_from_140(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if self.board[cell] != piece::E {
                            break;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_CR);
            }
            let Some(next) = follow(&tables::RIGHT, cell) else { break };
            cell = next;
            if self.board[cell] != piece::E {
                break;
            }
        }
        false
    }

    /// Performs the keeper's move that begins with `{$ e == vacant}` or `{$ e != vacant}`.
    pub(crate) fn keeper_256(&mut self, cell: usize) -> bool {
        if self.count(piece::E) == i32::from(self.variables.vacant) {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_265(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        } else {
            let old = std::mem::replace(&mut self.variables.quiet, 0);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_265(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Performs the keeper's move that begins with `[$ quiet=0]`.
    pub(crate) fn keeper_257(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        {
            let value = self.count(piece::E);
            let old = std::mem::replace(&mut self.variables.vacant, value as u8);
            if self.keeper_from_265(cell) {
                return true;
            }
            self.variables.vacant = old;
        }
        self.variables.quiet = old;
        false
    }

    /// Performs the keeper's move that begins with `{e}` or `{bCR}`.
    pub(crate) fn keeper_267(&mut self, cell: usize) -> bool {
        let mut cell = cell;
        loop {
            if let Some(cell) = follow(&tables::LEFT, cell)
                && self.board[cell] == piece::B_CR
            {
                self.exchange(cell, [piece::B_CR], piece::E);
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell)
                            && self.board[cell] == piece::B_K
                            && let Some(cell) = follow(&tables::RIGHT, cell)
                        {
                            let old = self.put(cell, piece::B_R);
                            if self.count(piece::E) == i32::from(self.variables.vacant) {
                                if self.keeper_from_302(cell) {
                                    return true;
                                }
                            } else if self.keeper_from_303(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if self.board[cell] != piece::E {
                            break;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_CR);
            }
            let Some(next) = follow(&tables::LEFT, cell) else { break };
            cell = next;
            if self.board[cell] != piece::E {
                break;
            }
        }
        false
    }

    /// Performs the keeper's move that begins with `{e}` or `{bCR}`.
    pub(crate) fn keeper_268(&mut self, cell: usize) -> bool {
        let mut cell = cell;
        loop {
            if let Some(cell) = follow(&tables::RIGHT, cell)
                && self.board[cell] == piece::B_CR
            {
                self.exchange(cell, [piece::B_CR], piece::E);
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell)
                            && self.board[cell] == piece::B_K
                            && let Some(cell) = follow(&tables::LEFT, cell)
                        {
                            let old = self.put(cell, piece::B_R);
                            if self.count(piece::E) == i32::from(self.variables.vacant) {
                                if self.keeper_from_304(cell) {
                                    return true;
                                }
                            } else if self.keeper_from_305(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if self.board[cell] != piece::E {
                            break;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_CR);
            }
            let Some(next) = follow(&tables::RIGHT, cell) else { break };
            cell = next;
            if self.board[cell] != piece::E {
                break;
            }
        }
        false
    }

    /// Goes on with `{$ bDP == 0}` or `{$ bDP != 0}`.
    fn keeper_from_89(&mut self, cell: usize) -> bool {
        if self.planes[piece::B_DP].is_empty() {
            if self.keeper_from_93(cell) {
                return true;
            }
        } else {
            for cell in self.planes[piece::B_DP] {
                self.exchange(cell, [piece::B_DP], piece::B_P);
                if self.keeper_from_93(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B_P], piece::B_DP);
            }
        }
        false
    }

    /// Goes on with `{$ quiet < 100}` or `{$ quiet == 100}`.
    fn keeper_from_93(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) < 100 {
            if self.pattern_102(cell) {
                self.variables.white = 100;
                self.variables.black = 0;
                self.leave(6, cell);
            } else {
                self.variables.white = 50;
                self.variables.black = 50;
                self.leave(6, cell);
            }
            return true;
        }
        if i32::from(self.variables.quiet) == 100 {
            if !self.pattern_102(cell) {
                self.variables.white = 50;
                self.variables.black = 50;
                self.leave(7, cell);
            } else if self.pattern_113(cell) {
                self.variables.white = 50;
                self.variables.black = 50;
                self.leave(7, cell);
            } else {
                self.variables.white = 100;
                self.variables.black = 0;
                self.leave(7, cell);
            }
            return true;
        }
        false
    }

    /// Goes on with `[$ quiet=quiet+1]`.
    fn keeper_from_137(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.quiet) + 1;
        if value <= 100 {
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_89(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_138(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        {
            let value = self.count(piece::E);
            let old = std::mem::replace(&mut self.variables.vacant, value as u8);
            if self.keeper_from_89(cell) {
                return true;
            }
            self.variables.vacant = old;
        }
        self.variables.quiet = old;
        false
    }

    /// Goes on with `[$ quiet=quiet+1]`.
    fn keeper_from_139(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.quiet) + 1;
        if value <= 100 {
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_89(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_140(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        {
            let value = self.count(piece::E);
            let old = std::mem::replace(&mut self.variables.vacant, value as u8);
            if self.keeper_from_89(cell) {
                return true;
            }
            self.variables.vacant = old;
        }
        self.variables.quiet = old;
        false
    }

    /// Goes on with `{$ wDP == 0}` or `{$ wDP != 0}`.
    fn keeper_from_265(&mut self, cell: usize) -> bool {
        if self.planes[piece::W_DP].is_empty() {
            if self.keeper_from_269(cell) {
                return true;
            }
        } else {
            for cell in self.planes[piece::W_DP] {
                self.exchange(cell, [piece::W_DP], piece::W_P);
                if self.keeper_from_269(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W_P], piece::W_DP);
            }
        }
        false
    }

    /// Goes on with `{$ quiet < 100}` or `{$ quiet == 100}`.
    fn keeper_from_269(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) < 100 {
            if self.pattern_72(cell) {
                self.variables.black = 100;
                self.variables.white = 0;
                self.leave(1, cell);
            } else {
                self.variables.black = 50;
                self.variables.white = 50;
                self.leave(1, cell);
            }
            return true;
        }
        if i32::from(self.variables.quiet) == 100 {
            if !self.pattern_72(cell) {
                self.variables.black = 50;
                self.variables.white = 50;
                self.leave(7, cell);
            } else if self.pattern_287(cell) {
                self.variables.black = 50;
                self.variables.white = 50;
                self.leave(7, cell);
            } else {
                self.variables.black = 100;
                self.variables.white = 0;
                self.leave(7, cell);
            }
            return true;
        }
        false
    }

    /// Goes on with `[$ quiet=quiet+1]`.
    fn keeper_from_302(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.quiet) + 1;
        if value <= 100 {
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_265(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_303(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        {
            let value = self.count(piece::E);
            let old = std::mem::replace(&mut self.variables.vacant, value as u8);
            if self.keeper_from_265(cell) {
                return true;
            }
            self.variables.vacant = old;
        }
        self.variables.quiet = old;
        false
    }

    /// Goes on with `[$ quiet=quiet+1]`.
    fn keeper_from_304(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.quiet) + 1;
        if value <= 100 {
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_265(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_305(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        {
            let value = self.count(piece::E);
            let old = std::mem::replace(&mut self.variables.vacant, value as u8);
            if self.keeper_from_265(cell) {
                return true;
            }
            self.variables.vacant = old;
        }
        self.variables.quiet = old;
        false
    }
}
