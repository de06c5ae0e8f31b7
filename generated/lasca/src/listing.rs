//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::tables::look;
use super::state::State;

impl State {
    /// Then `{w,ww}` or `{ww}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W | piece::WW) {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::BB) {
                        {
                            let (cell, leads) = look(&tables::UP_LEFT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 1, cell),
                            );
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::BB) {
                        {
                            let (cell, leads) = look(&tables::UP_RIGHT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 2, cell),
                            );
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::BB) {
                        {
                            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 3, cell),
                            );
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::BB) {
                        {
                            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 4, cell),
                            );
                        }
                    }
                }
            }
        }
    }

    /// Then `{w,ww}` or `{ww}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W | piece::WW) {
                {
                    let (cell, leads) = look(&tables::UP_LEFT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 9, cell),
                    );
                }
                {
                    let (cell, leads) = look(&tables::UP_RIGHT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 10, cell),
                    );
                }
            }
        }
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::WW {
                {
                    let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 11, cell),
                    );
                }
                {
                    let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 12, cell),
                    );
                }
            }
        }
    }

    /// Then `{b,bb}` or `{bb}`.
    pub(crate) fn moves_193<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::BB) {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::W | piece::WW) {
                        {
                            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 13, cell),
                            );
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if matches!(self.board[cell], piece::W | piece::WW) {
                        {
                            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 14, cell),
                            );
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if matches!(self.board[cell], piece::W | piece::WW) {
                        {
                            let (cell, leads) = look(&tables::UP_LEFT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 15, cell),
                            );
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::W | piece::WW) {
                        {
                            let (cell, leads) = look(&tables::UP_RIGHT, cell);
                            out.push_if(
                                leads & (self.board[cell] == piece::E),
                                m.then(0, 16, cell),
                            );
                        }
                    }
                }
            }
        }
    }

    /// Then `{b,bb}` or `{bb}`.
    pub(crate) fn moves_194<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::BB) {
                {
                    let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 21, cell),
                    );
                }
                {
                    let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 22, cell),
                    );
                }
            }
        }
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::BB {
                {
                    let (cell, leads) = look(&tables::UP_LEFT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 23, cell),
                    );
                }
                {
                    let (cell, leads) = look(&tables::UP_RIGHT, cell);
                    out.push_if(
                        leads & (self.board[cell] == piece::E),
                        m.then(0, 24, cell),
                    );
                }
            }
        }
    }

    /// Then `{w,ww}` or `{ww}`.
    pub(crate) fn moves_195<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if matches!(self.board[cell], piece::W | piece::WW) {
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if matches!(self.board[cell], piece::B | piece::BB) {
                    {
                        let (cell, leads) = look(&tables::UP_LEFT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 5, cell),
                        );
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if matches!(self.board[cell], piece::B | piece::BB) {
                    {
                        let (cell, leads) = look(&tables::UP_RIGHT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 6, cell),
                        );
                    }
                }
            }
        }
        if self.board[cell] == piece::WW {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if matches!(self.board[cell], piece::B | piece::BB) {
                    {
                        let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 7, cell),
                        );
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if matches!(self.board[cell], piece::B | piece::BB) {
                    {
                        let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 8, cell),
                        );
                    }
                }
            }
        }
    }

    /// Then `{b,bb}` or `{bb}`.
    pub(crate) fn moves_474<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if matches!(self.board[cell], piece::B | piece::BB) {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if matches!(self.board[cell], piece::W | piece::WW) {
                    {
                        let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 17, cell),
                        );
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if matches!(self.board[cell], piece::W | piece::WW) {
                    {
                        let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 18, cell),
                        );
                    }
                }
            }
        }
        if self.board[cell] == piece::BB {
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if matches!(self.board[cell], piece::W | piece::WW) {
                    {
                        let (cell, leads) = look(&tables::UP_LEFT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 19, cell),
                        );
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if matches!(self.board[cell], piece::W | piece::WW) {
                    {
                        let (cell, leads) = look(&tables::UP_RIGHT, cell);
                        out.push_if(
                            leads & (self.board[cell] == piece::E),
                            m.then(0, 20, cell),
                        );
                    }
                }
            }
        }
    }
}
