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

    /// Then `[w]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if !self.pattern_7(cell) {
                self.leave(3, cell);
                return true;
            } else {
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
            }
        }
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_29(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_65(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_65(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_65(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_66(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_66(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_66(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_67(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_67(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_67(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_30(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_68(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_68(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_68(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_69(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_69(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_69(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_70(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_70(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_70(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_231(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if !self.pattern_209(cell) {
                self.leave(9, cell);
                return true;
            } else {
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
            }
        }
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_245(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_272(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_272(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_272(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_273(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_273(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_273(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_274(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_274(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_274(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_246(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_275(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_275(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_275(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_276(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_276(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_276(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_277(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_277(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_277(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_65(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_89(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_89(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_89(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_66(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_90(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_90(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_90(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_67(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_91(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_91(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_91(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_68(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_92(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_92(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_92(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_69(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_93(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_93(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_93(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_70(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_94(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_94(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_94(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_89(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_113(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_113(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_113(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_90(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_114(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_114(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_114(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_91(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_115(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_115(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_115(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_92(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_116(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_116(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_116(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_93(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_117(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_117(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_117(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_94(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_118(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_118(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_118(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_113(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_119(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_114(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_119(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_115(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_119(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_116(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_120(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_117(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_120(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_118(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_120(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_119(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_145(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_145(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_145(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_146(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_146(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_146(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_147(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_147(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_147(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_120(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_148(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_148(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_148(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_149(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_149(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_149(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_150(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_150(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_150(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_145(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_169(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_169(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_169(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_146(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_170(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_170(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_170(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_147(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_171(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_171(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_171(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_148(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_172(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_172(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_172(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_149(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_173(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_173(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_173(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_150(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_174(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_174(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_174(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_169(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_193(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_193(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_193(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_170(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_194(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_194(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_194(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_171(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_195(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_195(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_195(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_172(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_196(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_196(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_196(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_173(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_197(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_197(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_197(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_174(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_198(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_198(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_198(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_193(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_199(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_194(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_199(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_195(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_199(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_196(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_199(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_197(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_199(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_198(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_199(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{! pattern 200}` or `{? pattern 200}` or `{! pattern 200}`.
    fn keeper_from_199(&mut self, cell: usize) -> bool {
        if !self.pattern_200(cell) {
            if !self.pattern_204(cell) {
                self.leave(7, cell);
                return true;
            }
        } else {
            if !self.pattern_204(cell) {
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
                self.leave(6, cell);
                return true;
            }
        }
        if !self.pattern_200(cell) {
            if self.pattern_204(cell) {
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(6, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_272(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_296(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_296(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_296(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_273(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_297(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_297(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_297(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_274(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_298(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_298(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_298(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_275(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_299(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_299(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_299(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_276(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_300(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_300(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_300(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_277(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_301(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_301(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_301(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_296(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_320(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_320(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_320(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_297(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_321(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_321(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_321(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_298(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_322(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_322(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_322(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_299(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_323(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_323(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_323(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_300(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_324(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_324(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_324(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_301(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_325(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_325(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_325(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_320(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_326(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_321(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_326(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_322(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_326(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_323(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_327(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_324(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_327(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_325(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_327(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_326(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_352(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_352(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_352(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_353(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_353(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_353(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_354(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_354(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_354(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_327(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_355(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_355(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_355(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_356(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_356(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_356(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_357(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_357(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_357(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_352(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_376(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_376(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_376(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_353(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_377(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_377(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_377(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_354(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_378(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_378(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_378(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_355(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_379(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_379(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_379(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_356(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_380(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_380(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_380(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_357(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_381(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_381(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_381(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_376(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_400(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_400(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_400(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_377(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_401(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_401(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_401(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_378(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_402(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_402(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_402(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_379(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_403(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_403(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_403(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_380(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_404(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_404(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_404(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_381(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_405(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::W);
                        if self.keeper_from_405(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    {
                        let old = self.put(cell, piece::B);
                        if self.keeper_from_405(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_400(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_406(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_401(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_406(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_402(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_406(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_403(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_406(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_404(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_406(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_405(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_406(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{! pattern 200}` or `{? pattern 200}` or `{! pattern 200}`.
    fn keeper_from_406(&mut self, cell: usize) -> bool {
        if !self.pattern_200(cell) {
            if !self.pattern_204(cell) {
                self.leave(1, cell);
                return true;
            }
        } else {
            if !self.pattern_204(cell) {
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
                self.leave(6, cell);
                return true;
            }
        }
        if !self.pattern_200(cell) {
            if self.pattern_204(cell) {
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(6, cell);
                        return true;
                    }
                }
            }
        }
        false
    }
}
