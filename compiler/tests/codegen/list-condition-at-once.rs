//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}` or `{k}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let holds = !self.pattern_9(cell);
        let decisive_1 = if holds { Cells::EMPTY } else { self.pattern_9_read_1() };
        let decisive_0 = if holds { self.pattern_9_read_0() } else { Cells::EMPTY };
        let on_w = self.planes[piece::W];
        for cell in on_w {
            self.exchange(cell, [piece::W], piece::E);
            let m = m.then(0, 2, cell);
            let touched = decisive_0.contains(cell) && (!holds || self.pattern_9(cell));
            let targets = tables::SHIFT_3[cell] & self.planes[piece::E];
            let tried = if touched { targets } else { targets & decisive_1 };
            if holds {
                out.extend(targets & !tried, |cell| m.then(1, 3, cell).then(2, 6, cell));
            }
            for cell in tried {
                self.exchange(cell, [piece::E], piece::W);
                let m = m.then(1, 3, cell);
                self.moves_from_8(out, cell, m);
                self.exchange(cell, [piece::W], piece::E);
            }
            self.exchange(cell, [piece::E], piece::W);
            if out.is_full() {
                return;
            }
        }
        let on_k = self.planes[piece::K];
        for cell in on_k {
            self.exchange(cell, [piece::K], piece::E);
            let m = m.then(0, 4, cell);
            let targets = tables::SHIFT_3[cell] & self.any_of_several();
            if self.planes[piece::K].is_empty() && targets.len() > 2 {
                out.extend(
                    targets & !self.pattern_11_everywhere(),
                    |cell| m.then(1, 5, cell).then(2, 6, cell),
                );
            } else {
                for cell in targets {
                    let old = self.put(cell, piece::K);
                    let m = m.then(1, 5, cell);
                    self.moves_from_8(out, cell, m);
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::K);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_12<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_b = self.planes[piece::B];
        for cell in on_b {
            let m = m.then(0, 7, cell);
            let targets = tables::SHIFT_3[cell] & self.planes[piece::E];
            out.extend(targets, |cell| m.then(1, 8, cell).then(2, 1, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{! pattern 9}`.
    pub(crate) fn moves_from_8<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if !self.pattern_9(cell) {
            out.push(m.then(2, 6, cell));
        }
    }
}

//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{w}` or `{k}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            let m = m.then(0, 2, cell);
            let to_e = tables::SHIFT_3[cell] & self.planes[piece::E];
            out.candidates(to_e, 0, 1, |cell| m.then(1, 3, cell));
            if out.is_full() {
                return;
            }
        }
        let on_k = self.planes[piece::K];
        for cell in on_k {
            let m = m.then(0, 4, cell);
            let to_any_of_several = tables::SHIFT_3[cell] & self.any_of_several();
            out.candidates(to_any_of_several, 0, 1, |cell| m.then(1, 5, cell));
            if out.is_full() {
                return;
            }
        }
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{w}` or `{k}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            let m = m.then(0, 2, cell);
            let targets = tables::SHIFT_3[cell] & self.planes[piece::E];
            out.extend(targets, |cell| m.then(1, 3, cell).then(2, 6, cell));
            if out.is_full() {
                return;
            }
        }
        let on_k = self.planes[piece::K];
        for cell in on_k {
            let m = m.then(0, 4, cell);
            let targets = tables::SHIFT_3[cell] & self.any_of_several();
            out.extend(targets, |cell| m.then(1, 5, cell).then(2, 6, cell));
            if out.is_full() {
                return;
            }
        }
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::rand_core::Rng;
use super::moves::{CELL_BITS, Code, Move};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_12` finds.
    #[inline]
    pub(crate) fn draw_12<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_b = self.planes[piece::B];
        let targets_1 = on_b.shifted(-4) & self.planes[piece::E];
        let targets_2 = (on_b & tables::MASK_1).shifted(-1) & self.planes[piece::E];
        let targets_3 = (on_b & tables::MASK_0).shifted(1) & self.planes[piece::E];
        let targets_4 = (on_b & tables::MASK_2).shifted(4) & self.planes[piece::E];
        const MOVES: [[Code; 3]; 4] = [
            [(7 << CELL_BITS) + 4, 8 << CELL_BITS, 1 << CELL_BITS],
            [(7 << CELL_BITS) + 1, 8 << CELL_BITS, 1 << CELL_BITS],
            [(7 << CELL_BITS) - 1, 8 << CELL_BITS, 1 << CELL_BITS],
            [(7 << CELL_BITS) - 4, 8 << CELL_BITS, 1 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[targets_1, targets_2, targets_3, targets_4],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}` or `{k}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::W].contains(to) && index == 2 {
            self.exchange(to, [piece::W], piece::E);
            let legal = self.is_legal_from_4(rest, to);
            self.exchange(to, [piece::E], piece::W);
            if legal {
                return true;
            }
        }
        if self.planes[piece::K].contains(to) && index == 4 {
            self.exchange(to, [piece::K], piece::E);
            let legal = self.is_legal_from_5(rest, to);
            self.exchange(to, [piece::E], piece::K);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_4(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_3[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 3
        {
            self.exchange(to, [piece::E], piece::W);
            let legal = self.is_legal_from_8(rest, to);
            self.exchange(to, [piece::W], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{b,e}`.
    pub(crate) fn is_legal_from_5(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_3[cell].contains(to) && self.any_of_several().contains(to)
            && index == 5
        {
            let old = self.put(to, piece::K);
            let legal = self.is_legal_from_8(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{! pattern 9}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 6 && !self.pattern_9(cell) && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_12(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::B].contains(to) && index == 7
            && self.is_legal_from_19(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_19(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_3[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 8 && self.is_legal_from_0(rest, to)
    }
}

//! Performing the keeper's moves.

use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }
}

//! Testing patterns.

use rbg_runtime::codegen::{slide_down, slide_up};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{k}`.
    pub(crate) fn pattern_9(&self, _cell: usize) -> bool {
        for cell in self.planes[piece::K] {
            let mut ends = tables::SHIFT_3[cell] & self.planes[piece::B];
            if tables::UP_RAYS[cell].meets(self.planes[piece::B]) {
                let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
                ends |= up.shifted(-4) & self.planes[piece::B];
            }
            if tables::RIGHT_RAYS[cell].meets(self.planes[piece::B]) {
                let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
                ends |= (right & tables::MASK_0).shifted(1) & self.planes[piece::B];
            }
            if tables::LEFT_RAYS[cell].meets(self.planes[piece::B]) {
                let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
                ends |= (left & tables::MASK_1).shifted(-1) & self.planes[piece::B];
            }
            if tables::DOWN_RAYS[cell].meets(self.planes[piece::B]) {
                let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
                ends |= (down & tables::MASK_2).shifted(4) & self.planes[piece::B];
            }
            if !ends.is_empty() {
                return true;
            }
        }
        false
    }

    /// Returns the cells from which the pattern holds that begins with `{e}` or `{b}`.
    pub(crate) fn pattern_11_everywhere(&self) -> Cells {
        let from_15 = self.planes[piece::B].shifted(-4);
        let from_15 = from_15
            | (from_15 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_2, -4, 2)
                .shifted(-4);
        let from_16 = (self.planes[piece::B] & tables::MASK_0).shifted(1);
        let from_16 = from_16
            | ((from_16 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_1, 1, 2) & tables::MASK_0)
                .shifted(1);
        let from_17 = (self.planes[piece::B] & tables::MASK_1).shifted(-1);
        let from_17 = from_17
            | ((from_17 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_0, -1, 2) & tables::MASK_1)
                .shifted(-1);
        let from_13 = (self.planes[piece::B] & tables::MASK_2).shifted(4);
        let from_13 = from_13
            | ((from_13 & self.planes[piece::E])
                .spread(self.planes[piece::E] & tables::MASK_3, 4, 2) & tables::MASK_2)
                .shifted(4);
        from_15 | from_16 | from_17 | from_13
    }

    /// Returns cells on which a change can change what `pattern_9` answers.
    pub(crate) fn pattern_9_read_0(&self) -> Cells {
        let mut read = Cells::EMPTY;
        for cell in self.planes[piece::K] {
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            if tables::UP_RAYS[cell].meets(self.planes[piece::B]) {
                read
                    |= (tables::UP_SETS[cell] | up.shifted(-4)) & !self.planes[piece::E];
            }
            if tables::DOWN_RAYS[cell].meets(self.planes[piece::B]) {
                read
                    |= (tables::DOWN_SETS[cell] | (down & tables::MASK_2).shifted(4))
                        & !self.planes[piece::E];
            }
            if tables::LEFT_RAYS[cell].meets(self.planes[piece::B]) {
                read
                    |= (tables::LEFT_SETS[cell] | (left & tables::MASK_1).shifted(-1))
                        & !self.planes[piece::E];
            }
            if tables::RIGHT_RAYS[cell].meets(self.planes[piece::B]) {
                read
                    |= (tables::RIGHT_SETS[cell] | (right & tables::MASK_0).shifted(1))
                        & !self.planes[piece::E];
            }
        }
        read
    }

    /// Returns cells on which a change can change what `pattern_9` answers.
    pub(crate) fn pattern_9_read_1(&self) -> Cells {
        let mut read = Cells::EMPTY;
        for cell in self.planes[piece::K] {
            let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
            let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
            let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
            read
                |= (tables::UP_SETS[cell] | tables::DOWN_SETS[cell]
                    | tables::LEFT_SETS[cell] | tables::RIGHT_SETS[cell] | up.shifted(-4)
                    | (down & tables::MASK_2).shifted(4)
                    | (left & tables::MASK_1).shifted(-1)
                    | (right & tables::MASK_0).shifted(1)) & self.planes[piece::E];
        }
        read
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
            1 => sample_by_candidates(self, rng, scratch),
            2 => self.draw_12(rng, self.cell as usize),
            _ => None,
        }
    }

    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_8(&mut selector, cell, prefix);
            }
            _ => {}
        }
        selector.found()
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            2 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::E], piece::W);
                let (_, cell) = m.modifier(2);
                self.leave(2, cell);
            }
            4 => {
                self.exchange(cell, [piece::K], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::B, piece::E], piece::K);
                let (_, cell) = m.modifier(2);
                self.leave(2, cell);
            }
            7 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::E], piece::B);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            _ => {}
        }
    }

    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            2 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            3 => {
                self.exchange(cell, [piece::E], piece::W);
            }
            4 => {
                self.exchange(cell, [piece::K], piece::E);
            }
            5 => {
                self.exchange(cell, [piece::B, piece::E], piece::K);
            }
            7 => {
                self.exchange(cell, [piece::B], piece::E);
            }
            8 => {
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {}
        }
    }
