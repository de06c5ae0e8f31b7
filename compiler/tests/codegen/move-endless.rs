//! Finding a player's moves.

use rbg_runtime::codegen::{MoveSink, endless_move};
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::{Move, Path, code};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if self.board[cell] == piece::W {
            {
                let _passed = out.pass_modifier(path.len());
                if path.len() >= LONGEST_MOVE {
                    endless_move();
                }
                path.push(code(2, cell));
                self.moves_from_3(out, cell, path);
                path.pop();
            }
            if path.len() >= LONGEST_MOVE {
                endless_move();
            }
            path.push(code(3, cell));
            self.moves_from_0(out, cell, path);
            path.pop();
        }
    }

    /// Goes on with `->white`.
    pub(crate) fn moves_from_0<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        out.push_with(|old| Move::rewritten(old, path, [code(1, cell)]));
    }

    /// Goes on with `go on`.
    fn moves_from_3<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let targets = tables::SHIFT_1[cell];
        out.extend(
            targets,
            |cell| Move::from_path(path, [code(3, cell), code(1, cell)]),
        );
        let at_4 = tables::SHIFT_1[cell];
        for cell in at_4 {
            {
                let _passed = out.pass_modifier(path.len());
                if path.len() >= LONGEST_MOVE {
                    endless_move();
                }
                path.push(code(2, cell));
                self.moves_from_3(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }
}

//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::{CandidateSink, endless_move};
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::{Move, Path, code, longer};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{w}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let path = &mut Path::new();
        if self.board[cell] == piece::W {
            {
                let _passed = out.pass_modifier(path.len());
                if path.len() >= LONGEST_MOVE {
                    endless_move();
                }
                path.push(code(2, cell));
                self.candidates_from_3(out, cell, path);
                path.pop();
            }
            out.candidates(Cells::of(cell), 0, 1, |cell| longer(path, [code(3, cell)]));
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `go on`.
    fn candidates_from_3<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_5 = tables::SHIFT_1[cell];
        out.candidates(at_5, 0, 1, |cell| longer(path, [code(3, cell)]));
        if out.is_full() {
            return;
        }
        let at_4 = tables::SHIFT_1[cell];
        for cell in at_4 {
            {
                let _passed = out.pass_modifier(path.len());
                if path.len() >= LONGEST_MOVE {
                    endless_move();
                }
                path.push(code(2, cell));
                self.candidates_from_3(out, cell, path);
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
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

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        cell == to && self.planes[piece::W].contains(cell)
            && (self.is_legal_from_4(codes, cell) || self.is_legal_from_5(codes, cell))
    }

    /// Returns whether a move goes on with `go on`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        tables::SHIFT_1[cell].contains(to) && self.is_legal_from_5(codes, to)
            || tables::SHIFT_1[cell].contains(to) && self.is_legal_from_4(codes, to)
    }

    /// Returns whether a move goes on with `[b]`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 2 && cell == to && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `[w]`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 3 && cell == to && self.is_legal_from_0(rest, to)
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

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.sample_move_with(rng, &mut MoveList::new())
    }

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        sample_by_candidates(self, rng, scratch)
    }

    fn finish(&self, candidate: Candidate<super::moves::Path>) -> Option<Move> {
        let Candidate { tail, cell, mut prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => self.moves_from_0(&mut selector, cell, &mut prefix),
            _ => {}
        }
        selector.found()
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
                self.leave(1, cell);
            }
            2 => {
                self.exchange(cell, [piece::E, piece::W], piece::B);
            }
            3 => {
                self.exchange(cell, [piece::B, piece::E], piece::W);
            }
            _ => {}
        }
    }
