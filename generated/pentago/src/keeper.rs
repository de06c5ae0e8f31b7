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

    /// Then `[$ white=100]`.
    pub(crate) fn keeper_21(&mut self, cell: usize) -> bool {
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
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_22(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_64(cell) {
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
                                if self.keeper_from_64(cell) {
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
                                if self.keeper_from_64(cell) {
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
            if self.board[cell] == piece::B {
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
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_23(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
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
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
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
            if self.board[cell] == piece::B {
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
        false
    }

    /// Then `[$ black=100]`.
    pub(crate) fn keeper_241(&mut self, cell: usize) -> bool {
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
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_242(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_UP, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_270(cell) {
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
                                if self.keeper_from_270(cell) {
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
                                if self.keeper_from_270(cell) {
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
                                if self.keeper_from_271(cell) {
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
                                if self.keeper_from_271(cell) {
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
                                if self.keeper_from_271(cell) {
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
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    pub(crate) fn keeper_243(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
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
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
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
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
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
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_64(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_88(cell) {
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
                        if self.keeper_from_88(cell) {
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
                        if self.keeper_from_88(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
    fn keeper_from_88(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_112(cell) {
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
                        if self.keeper_from_112(cell) {
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
                        if self.keeper_from_112(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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

    /// Then `[e]`.
    fn keeper_from_112(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_118(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_113(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_118(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_114(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_118(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_115(&mut self, cell: usize) -> bool {
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
    fn keeper_from_116(&mut self, cell: usize) -> bool {
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
    fn keeper_from_117(&mut self, cell: usize) -> bool {
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

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_118(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_144(cell) {
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
                                if self.keeper_from_144(cell) {
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
                                if self.keeper_from_144(cell) {
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
            if self.board[cell] == piece::B {
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
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_119(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
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
            if self.board[cell] == piece::B {
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
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_144(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_168(cell) {
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
                        if self.keeper_from_168(cell) {
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
                        if self.keeper_from_168(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
    fn keeper_from_168(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_192(cell) {
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
                        if self.keeper_from_192(cell) {
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
                        if self.keeper_from_192(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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

    /// Then `[e]`.
    fn keeper_from_192(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_198(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_193(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_198(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_194(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_198(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_195(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_198(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_196(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_198(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_197(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_198(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{! pattern 199}` or `{? pattern 199}` or `{! pattern 199}`.
    fn keeper_from_198(&mut self, cell: usize) -> bool {
        if !self.pattern_199(cell) {
            if !self.pattern_203(cell) {
                self.leave(6, cell);
                return true;
            }
        } else {
            if !self.pattern_203(cell) {
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
                self.leave(5, cell);
                return true;
            }
        }
        if !self.pattern_199(cell) {
            if self.pattern_203(cell) {
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_270(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_294(cell) {
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
                        if self.keeper_from_294(cell) {
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
                        if self.keeper_from_294(cell) {
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
    fn keeper_from_271(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::LEFT_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_295(cell) {
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
                        if self.keeper_from_295(cell) {
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
                        if self.keeper_from_295(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
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
    fn keeper_from_294(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_318(cell) {
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
                        if self.keeper_from_318(cell) {
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
                        if self.keeper_from_318(cell) {
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
    fn keeper_from_295(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_319(cell) {
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
                        if self.keeper_from_319(cell) {
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
                        if self.keeper_from_319(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
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

    /// Then `[e]`.
    fn keeper_from_318(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_324(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_319(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_324(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_320(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_324(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_321(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_325(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_322(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_325(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_323(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_UP, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_325(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_324(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            {
                                let old = self.put(cell, piece::E);
                                if self.keeper_from_350(cell) {
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
                                if self.keeper_from_350(cell) {
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
                                if self.keeper_from_350(cell) {
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
                                if self.keeper_from_351(cell) {
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
                                if self.keeper_from_351(cell) {
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
                                if self.keeper_from_351(cell) {
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
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_325(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
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
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
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
        false
    }

    /// Then `{e}` or `{w}` or `{b}`.
    fn keeper_from_350(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_374(cell) {
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
                        if self.keeper_from_374(cell) {
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
                        if self.keeper_from_374(cell) {
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
    fn keeper_from_351(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_375(cell) {
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
                        if self.keeper_from_375(cell) {
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
                        if self.keeper_from_375(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
    fn keeper_from_374(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_398(cell) {
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
                        if self.keeper_from_398(cell) {
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
                        if self.keeper_from_398(cell) {
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
    fn keeper_from_375(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if self.keeper_from_399(cell) {
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
                        if self.keeper_from_399(cell) {
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
                        if self.keeper_from_399(cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
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

    /// Then `[e]`.
    fn keeper_from_398(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_404(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_399(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_404(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_400(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_404(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_401(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_404(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_402(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_404(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_403(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_404(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{! pattern 199}` or `{? pattern 199}` or `{! pattern 199}`.
    fn keeper_from_404(&mut self, cell: usize) -> bool {
        if !self.pattern_199(cell) {
            if !self.pattern_203(cell) {
                self.leave(1, cell);
                return true;
            }
        } else {
            if !self.pattern_203(cell) {
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
                self.leave(5, cell);
                return true;
            }
        }
        if !self.pattern_199(cell) {
            if self.pattern_203(cell) {
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
            }
        }
        false
    }
}
