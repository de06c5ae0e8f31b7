//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `{$ bDP == 0}` or `{$ bDP != 0}`.
    pub(crate) fn keeper_78(&mut self, cell: usize) -> bool {
        if self.keeper_from_78(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{wCR}`.
    pub(crate) fn keeper_87(&mut self, cell: usize) -> bool {
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
                                                    if self.keeper_from_78(cell) {
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
    pub(crate) fn keeper_88(&mut self, cell: usize) -> bool {
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
                                                    if self.keeper_from_78(cell) {
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

    /// Then `{$ wDP == 0}` or `{$ wDP != 0}`.
    pub(crate) fn keeper_241(&mut self, cell: usize) -> bool {
        if self.keeper_from_241(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{bCR}`.
    pub(crate) fn keeper_250(&mut self, cell: usize) -> bool {
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
                                                    if self.keeper_from_241(cell) {
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
    pub(crate) fn keeper_251(&mut self, cell: usize) -> bool {
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
                                                    if self.keeper_from_241(cell) {
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

    /// Then `{$ bDP == 0}` or `{$ bDP != 0}`.
    fn keeper_from_78(&mut self, cell: usize) -> bool {
        if self.count(piece::B_DP) == 0 {
            if self.keeper_from_81(cell) {
                return true;
            }
        } else {
            for cell in self.planes[piece::B_DP as usize] & tables::BOARD {
                {
                    self.exchange(cell, [piece::B_DP], piece::B_P);
                    if self.keeper_from_81(cell) {
                        return true;
                    }
                    self.exchange(cell, [piece::B_P], piece::B_DP);
                }
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_81(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 200 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 200 {
                    if self.pattern_93(cell) {
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
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            {
                                let value = 50;
                                self.variables.black = value as u8;
                                self.leave(5, cell);
                                return true;
                            }
                        }
                    }
                }
                if i32::from(self.variables.moves) == 200 {
                    if !self.pattern_93(cell) {
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            {
                                let value = 50;
                                self.variables.black = value as u8;
                                self.leave(6, cell);
                                return true;
                            }
                        }
                    } else {
                        if self.pattern_104(cell) {
                            {
                                let value = 50;
                                self.variables.white = value as u8;
                                return self.keeper_from_127(cell);
                            }
                        } else {
                            {
                                let value = 100;
                                self.variables.white = value as u8;
                                return self.keeper_from_128(cell);
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `[$ black=50]`.
    fn keeper_from_127(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            self.leave(6, cell);
            return true;
        }
    }

    /// Then `[$ black=0]`.
    fn keeper_from_128(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.black = value as u8;
            self.leave(6, cell);
            return true;
        }
    }

    /// Then `{$ wDP == 0}` or `{$ wDP != 0}`.
    fn keeper_from_241(&mut self, cell: usize) -> bool {
        if self.count(piece::W_DP) == 0 {
            if self.keeper_from_244(cell) {
                return true;
            }
        } else {
            for cell in self.planes[piece::W_DP as usize] & tables::BOARD {
                {
                    self.exchange(cell, [piece::W_DP], piece::W_P);
                    if self.keeper_from_244(cell) {
                        return true;
                    }
                    self.exchange(cell, [piece::W_P], piece::W_DP);
                }
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_244(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 200 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 200 {
                    if self.pattern_71(cell) {
                        {
                            let value = 100;
                            self.variables.black = value as u8;
                            {
                                let value = 0;
                                self.variables.white = value as u8;
                                self.leave(1, cell);
                                return true;
                            }
                        }
                    } else {
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            {
                                let value = 50;
                                self.variables.white = value as u8;
                                self.leave(1, cell);
                                return true;
                            }
                        }
                    }
                }
                if i32::from(self.variables.moves) == 200 {
                    if !self.pattern_71(cell) {
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            {
                                let value = 50;
                                self.variables.white = value as u8;
                                self.leave(6, cell);
                                return true;
                            }
                        }
                    } else {
                        if self.pattern_265(cell) {
                            {
                                let value = 50;
                                self.variables.black = value as u8;
                                return self.keeper_from_279(cell);
                            }
                        } else {
                            {
                                let value = 100;
                                self.variables.black = value as u8;
                                return self.keeper_from_280(cell);
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `[$ white=50]`.
    fn keeper_from_279(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            self.leave(6, cell);
            return true;
        }
    }

    /// Then `[$ white=0]`.
    fn keeper_from_280(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.white = value as u8;
            self.leave(6, cell);
            return true;
        }
    }
}
