//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::{Move, Path};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w
            & ((self.planes[piece::B] & tables::MASK_0).shifted(6)
                | (self.planes[piece::B] & tables::MASK_1).shifted(1))
        {
            let path = path.then(1, cell);
            let to_b_1 = tables::UP_SETS[cell] & self.planes[piece::B];
            for cell in to_b_1 {
                let path = path.then(2, cell);
                self.moves_from_6(out, cell, path);
                if out.is_full() {
                    return;
                }
            }
            let to_b_2 = tables::LEFT_SETS[cell] & self.planes[piece::B];
            for cell in to_b_2 {
                let path = path.then(3, cell);
                self.moves_from_7(out, cell, path);
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_6<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let targets = tables::UP_SETS[cell] & self.planes[piece::E];
        out.extend_few(targets, |cell| path.end(6, cell));
        let to_b_1 = targets.shifted(-6) & self.planes[piece::B];
        for cell in to_b_1 {
            let path = path.then(4, cell);
            self.moves_from_6(out, cell, path);
            if out.is_full() {
                return;
            }
        }
        let to_b_2 = (targets & tables::MASK_2).shifted(-1) & self.planes[piece::B];
        for cell in to_b_2 {
            let path = path.then(5, cell);
            self.moves_from_7(out, cell, path);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let targets = tables::LEFT_SETS[cell] & self.planes[piece::E];
        out.extend_few(targets, |cell| path.end(6, cell));
        let to_b_1 = targets.shifted(-6) & self.planes[piece::B];
        for cell in to_b_1 {
            let path = path.then(4, cell);
            self.moves_from_6(out, cell, path);
            if out.is_full() {
                return;
            }
        }
        let to_b_2 = (targets & tables::MASK_2).shifted(-1) & self.planes[piece::B];
        for cell in to_b_2 {
            let path = path.then(5, cell);
            self.moves_from_7(out, cell, path);
            if out.is_full() {
                return;
            }
        }
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(to) && index == 1
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::B].contains(to)
            && index == 2 && self.is_legal_from_6(rest, to)
            || follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 3
                && self.is_legal_from_7(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell)
            && self.planes[piece::E].contains(cell) && self.is_legal_from_8(codes, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell)
            && self.planes[piece::E].contains(cell) && self.is_legal_from_8(codes, cell)
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{b}` or `->>`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::B].contains(to)
            && index == 4 && self.is_legal_from_6(rest, to)
            || follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 5
                && self.is_legal_from_7(rest, to)
            || index == 6 && cell == to && rest.is_empty()
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

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_11(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => {
                let mut draw = Reservoir::new(rng);
                self.moves_1(&mut draw, self.cell as usize);
                draw.drawn()
            }
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        for &code in m.codes() {
            self.perform(code);
        }
    }

    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            2 | 4 => {}
            3 | 5 => {
                self.exchange(cell, [piece::B], piece::E);
            }
            6 => {
                self.keeper_11(cell);
            }
            _ => {}
        }
    }
