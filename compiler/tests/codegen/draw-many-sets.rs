//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `go on`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_13 = tables::BOARD;
        for cell in at_13 {
            let m = m.then(0, 1, cell);
            if self.board[cell] == piece::B {
                out.push(m.then(1, 6, cell));
            }
            let at_4 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
            out.extend_few(at_4, |cell| m.then(1, 2, cell));
            let at_5 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
            out.extend_few(at_5, |cell| m.then(1, 3, cell));
            let at_6 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
            out.extend_few(at_6, |cell| m.then(1, 4, cell));
            let at_7 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
            out.extend_few(at_7, |cell| m.then(1, 5, cell));
            if out.is_full() {
                return;
            }
        }
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `go on`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && self.is_legal_from_2(rest, to)
    }

    /// Whether a move goes on so: Then `{b}` or `{e}`.
    pub(crate) fn is_legal_from_2(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::B as usize].contains(cell) && index == 6
            && rest.is_empty()
            || (follow(&tables::UP, cell) == Some(to)
                && self.planes[piece::E as usize].contains(to) && index == 2
                && rest.is_empty()
                || (follow(&tables::LEFT, cell) == Some(to)
                    && self.planes[piece::E as usize].contains(to) && index == 3
                    && rest.is_empty()
                    || (follow(&tables::RIGHT, cell) == Some(to)
                        && self.planes[piece::E as usize].contains(to) && index == 4
                        && rest.is_empty()
                        || follow(&tables::DOWN, cell) == Some(to)
                            && self.planes[piece::E as usize].contains(to) && index == 5
                            && rest.is_empty())))
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_8(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::W);
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_10(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_11(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_12(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => {
                let cell = self.cell as usize;
                let mut counter = MoveCounter::default();
                self.moves_1(&mut counter, cell);
                let mut selector = NthMove::new(
                    below(rng, counter.count as u32) as usize,
                );
                self.moves_1(&mut selector, cell);
                selector.found()
            }
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        {
            let value = 1;
            self.variables.n = value as u8;
        }
        let (index, cell) = m.modifier(1);
        match index {
            2 => {
                self.keeper_9(cell);
            }
            3 => {
                self.keeper_10(cell);
            }
            4 => {
                self.keeper_11(cell);
            }
            5 => {
                self.keeper_12(cell);
            }
            6 => {
                self.keeper_8(cell);
            }
            _ => {}
        }
    }
