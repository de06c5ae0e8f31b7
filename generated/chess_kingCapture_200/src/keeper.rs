//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `[$ white=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            {
                let value = 50;
                self.variables.black = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `{$ bK+bCK == 0}` or `{$ bK+bCK != 0}`.
    pub(crate) fn keeper_62(&mut self, cell: usize) -> bool {
        if self.keeper_from_62(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{wCR}`.
    pub(crate) fn keeper_64(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::W_CR {
                        {
                            self.exchange(cell, [piece::W_CR], piece::E);
                            {
                                let mut cell = cell;
                                loop {
                                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                                        if self.board[cell] == piece::W_K {
                                            if let Some(cell) = follow(&tables::RIGHT, cell) {
                                                {
                                                    let old = self.put(cell, piece::W_R);
                                                    if self.keeper_from_62(cell) {
                                                        return true;
                                                    }
                                                    self.put(cell, old);
                                                }
                                            }
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
                            self.exchange(cell, [piece::E], piece::W_CR);
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{wCR}`.
    pub(crate) fn keeper_65(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::W_CR {
                        {
                            self.exchange(cell, [piece::W_CR], piece::E);
                            {
                                let mut cell = cell;
                                loop {
                                    if let Some(cell) = follow(&tables::LEFT, cell) {
                                        if self.board[cell] == piece::W_K {
                                            if let Some(cell) = follow(&tables::LEFT, cell) {
                                                {
                                                    let old = self.put(cell, piece::W_R);
                                                    if self.keeper_from_62(cell) {
                                                        return true;
                                                    }
                                                    self.put(cell, old);
                                                }
                                            }
                                        }
                                    }
                                    let Some(next) = follow(&tables::LEFT, cell) else { break };
                                    cell = next;
                                    if !(self.board[cell] == piece::E) {
                                        break;
                                    }
                                }
                            }
                            self.exchange(cell, [piece::E], piece::W_CR);
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{$ wK+wCK == 0}` or `{$ wK+wCK != 0}`.
    pub(crate) fn keeper_142(&mut self, cell: usize) -> bool {
        if self.keeper_from_142(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{bCR}`.
    pub(crate) fn keeper_144(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::B_CR {
                        {
                            self.exchange(cell, [piece::B_CR], piece::E);
                            {
                                let mut cell = cell;
                                loop {
                                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                                        if self.board[cell] == piece::B_K {
                                            if let Some(cell) = follow(&tables::RIGHT, cell) {
                                                {
                                                    let old = self.put(cell, piece::B_R);
                                                    if self.keeper_from_142(cell) {
                                                        return true;
                                                    }
                                                    self.put(cell, old);
                                                }
                                            }
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
                            self.exchange(cell, [piece::E], piece::B_CR);
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bCR}`.
    pub(crate) fn keeper_145(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::B_CR {
                        {
                            self.exchange(cell, [piece::B_CR], piece::E);
                            {
                                let mut cell = cell;
                                loop {
                                    if let Some(cell) = follow(&tables::LEFT, cell) {
                                        if self.board[cell] == piece::B_K {
                                            if let Some(cell) = follow(&tables::LEFT, cell) {
                                                {
                                                    let old = self.put(cell, piece::B_R);
                                                    if self.keeper_from_142(cell) {
                                                        return true;
                                                    }
                                                    self.put(cell, old);
                                                }
                                            }
                                        }
                                    }
                                    let Some(next) = follow(&tables::LEFT, cell) else { break };
                                    cell = next;
                                    if !(self.board[cell] == piece::E) {
                                        break;
                                    }
                                }
                            }
                            self.exchange(cell, [piece::E], piece::B_CR);
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{$ bK+bCK == 0}` or `{$ bK+bCK != 0}`.
    fn keeper_from_62(&mut self, cell: usize) -> bool {
        if (self.count(piece::B_K) + self.count(piece::B_CK)) == 0 {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(5, cell);
                    return true;
                }
            }
        } else {
            if i32::from(self.variables.moves) == 200 {
                self.leave(5, cell);
                return true;
            }
        }
        if (self.count(piece::B_K) + self.count(piece::B_CK)) != 0 {
            if i32::from(self.variables.moves) < 200 {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 200 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if self.count(piece::B_DP) == 0 {
                            self.leave(6, cell);
                            return true;
                        } else {
                            for cell in self.planes[piece::B_DP as usize] & tables::BOARD
                            {
                                return self.keeper_from_84(cell);
                            }
                        }
                        self.variables.moves = old;
                    }
                }
            }
        }
        false
    }

    /// Then `[bP]`.
    fn keeper_from_84(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B_DP], piece::B_P);
            self.leave(6, cell);
            return true;
        }
    }

    /// Then `{$ wK+wCK == 0}` or `{$ wK+wCK != 0}`.
    fn keeper_from_142(&mut self, cell: usize) -> bool {
        if (self.count(piece::W_K) + self.count(piece::W_CK)) == 0 {
            {
                let value = 100;
                self.variables.black = value as u8;
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    self.leave(5, cell);
                    return true;
                }
            }
        } else {
            if i32::from(self.variables.moves) == 200 {
                self.leave(5, cell);
                return true;
            }
        }
        if (self.count(piece::W_K) + self.count(piece::W_CK)) != 0 {
            if i32::from(self.variables.moves) < 200 {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 200 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if self.count(piece::W_DP) == 0 {
                            self.leave(1, cell);
                            return true;
                        } else {
                            for cell in self.planes[piece::W_DP as usize] & tables::BOARD
                            {
                                return self.keeper_from_161(cell);
                            }
                        }
                        self.variables.moves = old;
                    }
                }
            }
        }
        false
    }

    /// Then `[wP]`.
    fn keeper_from_161(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W_DP], piece::W_P);
            self.leave(1, cell);
            return true;
        }
    }
}
