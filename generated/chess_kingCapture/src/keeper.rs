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
                {
                    let value = self.count(piece::E);
                    self.variables.vacant = value as u8;
                    self.leave(1, cell);
                    return true;
                }
            }
        }
    }

    /// Then `{$ e == vacant}` or `{$ e != vacant}`.
    pub(crate) fn keeper_64(&mut self, cell: usize) -> bool {
        if self.count(piece::E) == i32::from(self.variables.vacant) {
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 100 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_74(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
        } else {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                {
                    let value = self.count(piece::E);
                    let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                    if self.keeper_from_74(cell) {
                        return true;
                    }
                    self.variables.vacant = old;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    pub(crate) fn keeper_65(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_74(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `{e}` or `{wCR}`.
    pub(crate) fn keeper_67(&mut self, cell: usize) -> bool {
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
                                                    if self.count(piece::E) == i32::from(self.variables.vacant)
                                                    {
                                                        if self.keeper_from_92(cell) {
                                                            return true;
                                                        }
                                                    } else {
                                                        if self.keeper_from_93(cell) {
                                                            return true;
                                                        }
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
    pub(crate) fn keeper_68(&mut self, cell: usize) -> bool {
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
                                                    if self.count(piece::E) == i32::from(self.variables.vacant)
                                                    {
                                                        if self.keeper_from_94(cell) {
                                                            return true;
                                                        }
                                                    } else {
                                                        if self.keeper_from_95(cell) {
                                                            return true;
                                                        }
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

    /// Then `{$ e == vacant}` or `{$ e != vacant}`.
    pub(crate) fn keeper_158(&mut self, cell: usize) -> bool {
        if self.count(piece::E) == i32::from(self.variables.vacant) {
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 100 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_168(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
        } else {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                {
                    let value = self.count(piece::E);
                    let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                    if self.keeper_from_168(cell) {
                        return true;
                    }
                    self.variables.vacant = old;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    pub(crate) fn keeper_159(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_168(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `{e}` or `{bCR}`.
    pub(crate) fn keeper_161(&mut self, cell: usize) -> bool {
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
                                                    if self.count(piece::E) == i32::from(self.variables.vacant)
                                                    {
                                                        if self.keeper_from_184(cell) {
                                                            return true;
                                                        }
                                                    } else {
                                                        if self.keeper_from_185(cell) {
                                                            return true;
                                                        }
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
    pub(crate) fn keeper_162(&mut self, cell: usize) -> bool {
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
                                                    if self.count(piece::E) == i32::from(self.variables.vacant)
                                                    {
                                                        if self.keeper_from_186(cell) {
                                                            return true;
                                                        }
                                                    } else {
                                                        if self.keeper_from_187(cell) {
                                                            return true;
                                                        }
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
    fn keeper_from_74(&mut self, cell: usize) -> bool {
        if (self.count(piece::B_K) + self.count(piece::B_CK)) == 0 {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(6, cell);
                    return true;
                }
            }
        } else {
            if i32::from(self.variables.quiet) == 100 {
                self.leave(6, cell);
                return true;
            }
        }
        if (self.count(piece::B_K) + self.count(piece::B_CK)) != 0 {
            if i32::from(self.variables.quiet) < 100 {
                if self.count(piece::B_DP) == 0 {
                    self.leave(7, cell);
                    return true;
                } else {
                    for cell in self.planes[piece::B_DP as usize] & tables::BOARD {
                        {
                            self.exchange(cell, [piece::B_DP], piece::B_P);
                            self.leave(7, cell);
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_92(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_74(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_93(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_74(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_94(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_74(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_95(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_74(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `{$ wK+wCK == 0}` or `{$ wK+wCK != 0}`.
    fn keeper_from_168(&mut self, cell: usize) -> bool {
        if (self.count(piece::W_K) + self.count(piece::W_CK)) == 0 {
            {
                let value = 100;
                self.variables.black = value as u8;
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    self.leave(6, cell);
                    return true;
                }
            }
        } else {
            if i32::from(self.variables.quiet) == 100 {
                self.leave(6, cell);
                return true;
            }
        }
        if (self.count(piece::W_K) + self.count(piece::W_CK)) != 0 {
            if i32::from(self.variables.quiet) < 100 {
                if self.count(piece::W_DP) == 0 {
                    self.leave(1, cell);
                    return true;
                } else {
                    for cell in self.planes[piece::W_DP as usize] & tables::BOARD {
                        {
                            self.exchange(cell, [piece::W_DP], piece::W_P);
                            self.leave(1, cell);
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_184(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_168(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_185(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_168(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_186(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_168(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_187(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            {
                let value = self.count(piece::E);
                let old = std::mem::replace(&mut self.variables.vacant, value as u8);
                if self.keeper_from_168(cell) {
                    return true;
                }
                self.variables.vacant = old;
            }
            self.variables.quiet = old;
        }
        false
    }
}
