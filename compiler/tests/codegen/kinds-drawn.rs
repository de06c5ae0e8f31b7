//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{a,b,c,d}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & !self.planes[piece::E];
        let targets_1 = at_2.shifted(-4) & self.planes[piece::E];
        let targets_2 = (at_2 & tables::MASK_0).shifted(-1) & self.planes[piece::E];
        let targets_3 = (at_2 & tables::MASK_1).shifted(1) & self.planes[piece::E];
        let targets_4 = (at_2 & tables::MASK_2).shifted(4) & self.planes[piece::E];
        out.extend_few(
            targets_1,
            |cell| {
                m
                    .then(
                        0,
                        tables::CODES[self.board[cell + 4] as usize] as usize,
                        cell + 4,
                    )
                    .then(
                        1,
                        tables::CODES_2[self.board[cell + 4] as usize] as usize,
                        cell,
                    )
            },
        );
        out.extend_few(
            targets_2,
            |cell| {
                m
                    .then(
                        0,
                        tables::CODES[self.board[cell + 1] as usize] as usize,
                        cell + 1,
                    )
                    .then(
                        1,
                        tables::CODES_2[self.board[cell + 1] as usize] as usize,
                        cell,
                    )
            },
        );
        out.extend_few(
            targets_3,
            |cell| {
                m
                    .then(
                        0,
                        tables::CODES[self.board[cell - 1] as usize] as usize,
                        cell - 1,
                    )
                    .then(
                        1,
                        tables::CODES_2[self.board[cell - 1] as usize] as usize,
                        cell,
                    )
            },
        );
        out.extend_few(
            targets_4,
            |cell| {
                m
                    .then(
                        0,
                        tables::CODES[self.board[cell - 4] as usize] as usize,
                        cell - 4,
                    )
                    .then(
                        1,
                        tables::CODES_2[self.board[cell - 4] as usize] as usize,
                        cell,
                    )
            },
        );
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & !self.planes[piece::E];
        let targets_1 = at_2.shifted(-4) & self.planes[piece::E];
        let targets_2 = (at_2 & tables::MASK_0).shifted(-1) & self.planes[piece::E];
        let targets_3 = (at_2 & tables::MASK_1).shifted(1) & self.planes[piece::E];
        let targets_4 = (at_2 & tables::MASK_2).shifted(4) & self.planes[piece::E];
        let count_0 = targets_1.len();
        let count_1 = targets_2.len();
        let count_2 = targets_3.len();
        let count_3 = targets_4.len();
        let total = count_0 + count_1 + count_2 + count_3;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return targets_1
                .nth(left)
                .map(|cell| {
                    m
                        .then(
                            0,
                            tables::CODES[self.board[cell + 4] as usize] as usize,
                            cell + 4,
                        )
                        .then(
                            1,
                            tables::CODES_2[self.board[cell + 4] as usize] as usize,
                            cell,
                        )
                });
        }
        left -= count_0;
        if left < count_1 {
            return targets_2
                .nth(left)
                .map(|cell| {
                    m
                        .then(
                            0,
                            tables::CODES[self.board[cell + 1] as usize] as usize,
                            cell + 1,
                        )
                        .then(
                            1,
                            tables::CODES_2[self.board[cell + 1] as usize] as usize,
                            cell,
                        )
                });
        }
        left -= count_1;
        if left < count_2 {
            return targets_3
                .nth(left)
                .map(|cell| {
                    m
                        .then(
                            0,
                            tables::CODES[self.board[cell - 1] as usize] as usize,
                            cell - 1,
                        )
                        .then(
                            1,
                            tables::CODES_2[self.board[cell - 1] as usize] as usize,
                            cell,
                        )
                });
        }
        left -= count_2;
        targets_4
            .nth(left)
            .map(|cell| {
                m
                    .then(
                        0,
                        tables::CODES[self.board[cell - 4] as usize] as usize,
                        cell - 4,
                    )
                    .then(
                        1,
                        tables::CODES_2[self.board[cell - 4] as usize] as usize,
                        cell,
                    )
            })
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{a}` or `{b}` or `{c}` or `…`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::A].contains(to) && index == 1
            && self.is_legal_from_6(rest, to)
            || self.planes[piece::B].contains(to) && index == 3
                && self.is_legal_from_7(rest, to)
            || self.planes[piece::C].contains(to) && index == 5
                && self.is_legal_from_8(rest, to)
            || self.planes[piece::D].contains(to) && index == 7
                && self.is_legal_from_9(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 2 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 4 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 6 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_9(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 8 && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[a]`.
    pub(crate) fn keeper_14(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::A);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_15(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[c]`.
    pub(crate) fn keeper_16(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::C);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[d]`.
    pub(crate) fn keeper_17(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::D);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::A], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_14(cell);
            }
            3 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_15(cell);
            }
            5 => {
                self.exchange(cell, [piece::C], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_16(cell);
            }
            7 => {
                self.exchange(cell, [piece::D], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_17(cell);
            }
            _ => {}
        }
    }
