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
    pub(crate) fn keeper_60(&mut self, cell: usize) -> bool {
        if self.keeper_from_60(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{wCR}`.
    pub(crate) fn keeper_62(&mut self, cell: usize) -> bool {
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
                                                    if self.keeper_from_60(cell) {
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
    pub(crate) fn keeper_63(&mut self, cell: usize) -> bool {
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
                                                    if self.keeper_from_60(cell) {
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

    /// Then `{$ bDP == 0}` or `{$ bDP != 0}`.
    fn keeper_from_60(&mut self, cell: usize) -> bool {
        if self.count(piece::B_DP) == 0 {
            if self.keeper_from_64(cell) {
                return true;
            }
        } else {
            for cell in self.planes[piece::B_DP as usize] & tables::BOARD {
                {
                    self.exchange(cell, [piece::B_DP], piece::B_P);
                    if self.keeper_from_64(cell) {
                        return true;
                    }
                    self.exchange(cell, [piece::B_P], piece::B_DP);
                }
            }
        }
        false
    }

    /// Then `{$ (((((((wP+wDP)+wN)+wB)+wR)+wCR)+wQ)+wK)+wCK > (((((((bP+bDP)+bN)+bB)+bR)+bCR)+bQ)+bK)+bCK}` or `{$ (((((((wP+wDP)+wN)+wB)+wR)+wCR)+wQ)+wK)+wCK < (((((((bP+bDP)+bN)+bB)+bR)+bCR)+bQ)+bK)+bCK}` or `{$ (((((((wP+wDP)+wN)+wB)+wR)+wCR)+wQ)+wK)+wCK == (((((((bP+bDP)+bN)+bB)+bR)+bCR)+bQ)+bK)+bCK}`.
    fn keeper_from_64(&mut self, cell: usize) -> bool {
        if ((((((((self.count(piece::W_P) + self.count(piece::W_DP))
            + self.count(piece::W_N)) + self.count(piece::W_B)) + self.count(piece::W_R))
            + self.count(piece::W_CR)) + self.count(piece::W_Q))
            + self.count(piece::W_K)) + self.count(piece::W_CK))
            > ((((((((self.count(piece::B_P) + self.count(piece::B_DP))
                + self.count(piece::B_N)) + self.count(piece::B_B))
                + self.count(piece::B_R)) + self.count(piece::B_CR))
                + self.count(piece::B_Q)) + self.count(piece::B_K))
                + self.count(piece::B_CK))
        {
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.white, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.black, value as u8);
                    if self.keeper_from_79(cell) {
                        return true;
                    }
                    self.variables.black = old;
                }
                self.variables.white = old;
            }
        }
        if ((((((((self.count(piece::W_P) + self.count(piece::W_DP))
            + self.count(piece::W_N)) + self.count(piece::W_B)) + self.count(piece::W_R))
            + self.count(piece::W_CR)) + self.count(piece::W_Q))
            + self.count(piece::W_K)) + self.count(piece::W_CK))
            < ((((((((self.count(piece::B_P) + self.count(piece::B_DP))
                + self.count(piece::B_N)) + self.count(piece::B_B))
                + self.count(piece::B_R)) + self.count(piece::B_CR))
                + self.count(piece::B_Q)) + self.count(piece::B_K))
                + self.count(piece::B_CK))
        {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.white, value as u8);
                {
                    let value = 100;
                    let old = std::mem::replace(&mut self.variables.black, value as u8);
                    if self.keeper_from_79(cell) {
                        return true;
                    }
                    self.variables.black = old;
                }
                self.variables.white = old;
            }
        }
        if ((((((((self.count(piece::W_P) + self.count(piece::W_DP))
            + self.count(piece::W_N)) + self.count(piece::W_B)) + self.count(piece::W_R))
            + self.count(piece::W_CR)) + self.count(piece::W_Q))
            + self.count(piece::W_K)) + self.count(piece::W_CK))
            == ((((((((self.count(piece::B_P) + self.count(piece::B_DP))
                + self.count(piece::B_N)) + self.count(piece::B_B))
                + self.count(piece::B_R)) + self.count(piece::B_CR))
                + self.count(piece::B_Q)) + self.count(piece::B_K))
                + self.count(piece::B_CK))
        {
            {
                let value = 50;
                let old = std::mem::replace(&mut self.variables.white, value as u8);
                {
                    let value = 50;
                    let old = std::mem::replace(&mut self.variables.black, value as u8);
                    if self.keeper_from_79(cell) {
                        return true;
                    }
                    self.variables.black = old;
                }
                self.variables.white = old;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_79(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 100 {
                    self.leave(5, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 100 {
                    self.leave(6, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `{$ wDP == 0}` or `{$ wDP != 0}`.
    fn keeper_from_142(&mut self, cell: usize) -> bool {
        if self.count(piece::W_DP) == 0 {
            if self.keeper_from_146(cell) {
                return true;
            }
        } else {
            for cell in self.planes[piece::W_DP as usize] & tables::BOARD {
                {
                    self.exchange(cell, [piece::W_DP], piece::W_P);
                    if self.keeper_from_146(cell) {
                        return true;
                    }
                    self.exchange(cell, [piece::W_P], piece::W_DP);
                }
            }
        }
        false
    }

    /// Then `{$ (((((((bP+bDP)+bN)+bB)+bR)+bCR)+bQ)+bK)+bCK > (((((((wP+wDP)+wN)+wB)+wR)+wCR)+wQ)+wK)+wCK}` or `{$ (((((((bP+bDP)+bN)+bB)+bR)+bCR)+bQ)+bK)+bCK < (((((((wP+wDP)+wN)+wB)+wR)+wCR)+wQ)+wK)+wCK}` or `{$ (((((((bP+bDP)+bN)+bB)+bR)+bCR)+bQ)+bK)+bCK == (((((((wP+wDP)+wN)+wB)+wR)+wCR)+wQ)+wK)+wCK}`.
    fn keeper_from_146(&mut self, cell: usize) -> bool {
        if ((((((((self.count(piece::B_P) + self.count(piece::B_DP))
            + self.count(piece::B_N)) + self.count(piece::B_B)) + self.count(piece::B_R))
            + self.count(piece::B_CR)) + self.count(piece::B_Q))
            + self.count(piece::B_K)) + self.count(piece::B_CK))
            > ((((((((self.count(piece::W_P) + self.count(piece::W_DP))
                + self.count(piece::W_N)) + self.count(piece::W_B))
                + self.count(piece::W_R)) + self.count(piece::W_CR))
                + self.count(piece::W_Q)) + self.count(piece::W_K))
                + self.count(piece::W_CK))
        {
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.black, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.white, value as u8);
                    if self.keeper_from_161(cell) {
                        return true;
                    }
                    self.variables.white = old;
                }
                self.variables.black = old;
            }
        }
        if ((((((((self.count(piece::B_P) + self.count(piece::B_DP))
            + self.count(piece::B_N)) + self.count(piece::B_B)) + self.count(piece::B_R))
            + self.count(piece::B_CR)) + self.count(piece::B_Q))
            + self.count(piece::B_K)) + self.count(piece::B_CK))
            < ((((((((self.count(piece::W_P) + self.count(piece::W_DP))
                + self.count(piece::W_N)) + self.count(piece::W_B))
                + self.count(piece::W_R)) + self.count(piece::W_CR))
                + self.count(piece::W_Q)) + self.count(piece::W_K))
                + self.count(piece::W_CK))
        {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.black, value as u8);
                {
                    let value = 100;
                    let old = std::mem::replace(&mut self.variables.white, value as u8);
                    if self.keeper_from_161(cell) {
                        return true;
                    }
                    self.variables.white = old;
                }
                self.variables.black = old;
            }
        }
        if ((((((((self.count(piece::B_P) + self.count(piece::B_DP))
            + self.count(piece::B_N)) + self.count(piece::B_B)) + self.count(piece::B_R))
            + self.count(piece::B_CR)) + self.count(piece::B_Q))
            + self.count(piece::B_K)) + self.count(piece::B_CK))
            == ((((((((self.count(piece::W_P) + self.count(piece::W_DP))
                + self.count(piece::W_N)) + self.count(piece::W_B))
                + self.count(piece::W_R)) + self.count(piece::W_CR))
                + self.count(piece::W_Q)) + self.count(piece::W_K))
                + self.count(piece::W_CK))
        {
            {
                let value = 50;
                let old = std::mem::replace(&mut self.variables.black, value as u8);
                {
                    let value = 50;
                    let old = std::mem::replace(&mut self.variables.white, value as u8);
                    if self.keeper_from_161(cell) {
                        return true;
                    }
                    self.variables.white = old;
                }
                self.variables.black = old;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_161(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 100 {
                    self.leave(1, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 100 {
                    self.leave(6, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        }
        false
    }
}
