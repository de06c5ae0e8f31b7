//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::{Move, Path};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{x}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_x = self.planes[piece::X];
        for cell in on_x & (self.planes[piece::Y] & tables::MASK_0).shifted(-1) {
            let path = path.then(2, cell);
            let to_y = tables::RIGHT_SETS[cell] & self.planes[piece::Y];
            for cell in to_y {
                let path = path.then(3, cell);
                self.moves_from_8(out, cell, path);
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let targets = (on_x & tables::MASK_1).shifted(1) & self.planes[piece::E];
        out.extend(targets, |cell| path.end(1, cell));
    }

    /// Finds the moves that begin with `{x}`.
    pub(crate) fn moves_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_x = self.planes[piece::X];
        for cell in on_x & (self.planes[piece::Y] & tables::MASK_0).shifted(-1) {
            let path = path.then(7, cell);
            let to_y = tables::RIGHT_SETS[cell] & self.planes[piece::Y];
            for cell in to_y {
                let path = path.then(8, cell);
                self.moves_from_22(out, cell, path);
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let targets = (on_x & tables::MASK_1).shifted(1) & self.planes[piece::E];
        out.extend(targets, |cell| path.end(6, cell));
    }

    /// Goes on with `{e}`.
    fn moves_from_8<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let to_e = tables::RIGHT_SETS[cell] & self.planes[piece::E];
        let to_y = (to_e & tables::MASK_1).shifted(1) & self.planes[piece::Y];
        for cell in to_y {
            let path = path.then(4, cell);
            self.moves_from_8(out, cell, path);
            if out.is_full() {
                return;
            }
        }
        let targets = to_e.filtered(|cell| !self.pattern_13(cell));
        out.extend_few(targets, |cell| path.end(5, cell));
    }

    /// Goes on with `{e}`.
    fn moves_from_22<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let to_e = tables::RIGHT_SETS[cell] & self.planes[piece::E];
        let to_y = (to_e & tables::MASK_1).shifted(1) & self.planes[piece::Y];
        for cell in to_y {
            let path = path.then(9, cell);
            self.moves_from_22(out, cell, path);
            if out.is_full() {
                return;
            }
        }
        let targets = to_e.filtered(|cell| !self.pattern_13(cell));
        out.extend_few(targets, |cell| path.end(10, cell));
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::{Move, Path};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{x}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_x = self.planes[piece::X];
        for cell in on_x & (self.planes[piece::Y] & tables::MASK_0).shifted(-1) {
            let path = path.then(2, cell);
            let to_y = tables::RIGHT_SETS[cell] & self.planes[piece::Y];
            for cell in to_y {
                let path = path.then(3, cell);
                self.pseudo_legal_from_8(out, cell, path);
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let targets = (on_x & tables::MASK_1).shifted(1) & self.planes[piece::E];
        out.extend(targets, |cell| path.end(1, cell));
    }

    /// Finds the pseudo-legal moves that begin with `{x}`.
    pub(crate) fn pseudo_legal_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_x = self.planes[piece::X];
        for cell in on_x & (self.planes[piece::Y] & tables::MASK_0).shifted(-1) {
            let path = path.then(7, cell);
            let to_y = tables::RIGHT_SETS[cell] & self.planes[piece::Y];
            for cell in to_y {
                let path = path.then(8, cell);
                self.pseudo_legal_from_22(out, cell, path);
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let targets = (on_x & tables::MASK_1).shifted(1) & self.planes[piece::E];
        out.extend(targets, |cell| path.end(6, cell));
    }

    /// Goes on with `{e}`.
    fn pseudo_legal_from_8<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let targets = tables::RIGHT_SETS[cell] & self.planes[piece::E];
        let to_y = (targets & tables::MASK_1).shifted(1) & self.planes[piece::Y];
        for cell in to_y {
            let path = path.then(4, cell);
            self.pseudo_legal_from_8(out, cell, path);
            if out.is_full() {
                return;
            }
        }
        out.extend_few(targets, |cell| path.end(5, cell));
    }

    /// Goes on with `{e}`.
    fn pseudo_legal_from_22<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let targets = tables::RIGHT_SETS[cell] & self.planes[piece::E];
        let to_y = (targets & tables::MASK_1).shifted(1) & self.planes[piece::Y];
        for cell in to_y {
            let path = path.then(9, cell);
            self.pseudo_legal_from_22(out, cell, path);
            if out.is_full() {
                return;
            }
        }
        out.extend_few(targets, |cell| path.end(10, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::MoveList;
use rbg_runtime::codegen::sample_by_listing;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{Move, Path};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
        _cell: usize,
    ) -> Option<Move> {
        let path = Path::EMPTY;
        let mut rest = false;
        let on_x = self.planes[piece::X];
        rest
            |= !(on_x & (self.planes[piece::Y] & tables::MASK_0).shifted(-1)).is_empty();
        let targets = (on_x & tables::MASK_1).shifted(1) & self.planes[piece::E];
        if rest {
            return sample_by_listing(self, rng, scratch);
        }
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| path.end(1, cell))
    }

    /// Draws one of the moves that `moves_9` finds.
    #[inline]
    pub(crate) fn draw_9<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
        _cell: usize,
    ) -> Option<Move> {
        let path = Path::EMPTY;
        let mut rest = false;
        let on_x = self.planes[piece::X];
        rest
            |= !(on_x & (self.planes[piece::Y] & tables::MASK_0).shifted(-1)).is_empty();
        let targets = (on_x & tables::MASK_1).shifted(1) & self.planes[piece::E];
        if rest {
            return sample_by_listing(self, rng, scratch);
        }
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| path.end(6, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{x}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::BOARD {
            if self.planes[piece::X].contains(cell)
                && (follow(&tables::RIGHT, cell) == Some(to)
                    && self.planes[piece::E].contains(to) && index == 1
                    && rest.is_empty()
                    || index == 2 && cell == to && self.is_legal_from_4(rest, to))
            {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{y}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::RIGHT, cell) == Some(to) && self.planes[piece::Y].contains(to)
            && index == 3 && self.is_legal_from_8(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::Y].contains(to) && index == 4
                && self.is_legal_from_8(rest, to)
                || cell == to && index == 5 && !self.pattern_13(cell) && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{x}`.
    pub(crate) fn is_legal_from_9(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::BOARD {
            if self.planes[piece::X].contains(cell)
                && (follow(&tables::RIGHT, cell) == Some(to)
                    && self.planes[piece::E].contains(to) && index == 6
                    && rest.is_empty()
                    || index == 7 && cell == to && self.is_legal_from_16(rest, to))
            {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{y}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::RIGHT, cell) == Some(to) && self.planes[piece::Y].contains(to)
            && index == 8 && self.is_legal_from_22(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_22(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::Y].contains(to) && index == 9
                && self.is_legal_from_22(rest, to)
                || cell == to && index == 10 && !self.pattern_13(cell)
                    && rest.is_empty())
        {
            return true;
        }
        false
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->a`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[x]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.leave(3, cell);
        true
    }

    /// Performs the keeper's move that begins with `[x]`.
    pub(crate) fn keeper_18(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.leave(3, cell);
        true
    }

    /// Performs the keeper's move that begins with `[x]`.
    pub(crate) fn keeper_19(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[x]`.
    pub(crate) fn keeper_26(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.leave(1, cell);
        true
    }
}

//! Testing patterns.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{y}`.
    pub(crate) fn pattern_13(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E];
        let wrong_1 = !self.planes[piece::Y];
        tables::ALTERNATIVES[cell]
            .iter()
            .any(|sets| (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty())
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.sample_move_with(rng, &mut MoveList::new())
    }

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, scratch, self.cell as usize),
            3 => self.draw_9(rng, scratch, self.cell as usize),
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
                self.keeper_5(cell);
            }
            2 | 7 => {
                self.exchange(cell, [piece::X], piece::E);
            }
            3 | 4 | 8 | 9 => {
                self.exchange(cell, [piece::Y], piece::E);
            }
            5 => {
                self.keeper_18(cell);
            }
            6 => {
                self.keeper_19(cell);
            }
            10 => {
                self.keeper_26(cell);
            }
            _ => {}
        }
    }
