//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::{Move, Path, code};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = &mut Path::new();
        let on_w = self.planes[piece::W];
        for cell in on_w {
            self.exchange(cell, [piece::W], piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(2, cell));
                if path.len() < LONGEST_MOVE {
                    path.push(code(4, cell));
                    self.moves_from_0(out, cell, path);
                    path.pop();
                }
                let to_b = tables::SHIFT_2[cell] & self.planes[piece::B];
                for cell in to_b {
                    self.exchange(cell, [piece::B], piece::E);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(3, cell));
                        self.moves_from_5(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::E], piece::B);
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
            }
            self.exchange(cell, [piece::E], piece::W);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `->white`.
    fn moves_from_0<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        out.push_with(|old| Move::rewritten(old, path, [code(1, cell)]));
    }

    /// Goes on with `{e}`.
    fn moves_from_5<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let targets = tables::SHIFT_2[cell] & self.planes[piece::E];
        out.extend(
            targets,
            |cell| Move::from_path(path, [code(4, cell), code(1, cell)]),
        );
        let to_b = (targets.shifted(-4) | (targets & tables::MASK_0).shifted(-1)
            | (targets & tables::MASK_1).shifted(1)
            | (targets & tables::MASK_2).shifted(4)) & self.planes[piece::B];
        for cell in to_b {
            self.exchange(cell, [piece::B], piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(3, cell));
                self.moves_from_5(out, cell, path);
                path.pop();
            }
            self.exchange(cell, [piece::E], piece::B);
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
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::W].contains(to) && index == 2 {
            self.exchange(to, [piece::W], piece::E);
            let legal = self.is_legal_from_3(rest, to);
            self.exchange(to, [piece::E], piece::W);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{b}` or `[w]`.
    pub(crate) fn is_legal_from_3(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_2[cell].contains(to) && self.planes[piece::B].contains(to)
            && index == 3
        {
            self.exchange(to, [piece::B], piece::E);
            let legal = self.is_legal_from_5(rest, to);
            self.exchange(to, [piece::E], piece::B);
            if legal {
                return true;
            }
        }
        index == 4 && cell == to && self.is_legal_from_0(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_5(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_2[cell] {
            if self.planes[piece::E].contains(cell) {
                if tables::SHIFT_2[cell].contains(to)
                    && self.planes[piece::B].contains(to) && index == 3
                {
                    self.exchange(to, [piece::B], piece::E);
                    let legal = self.is_legal_from_5(rest, to);
                    self.exchange(to, [piece::E], piece::B);
                    if legal {
                        return true;
                    }
                }
                if index == 4 && cell == to && self.is_legal_from_0(rest, to) {
                    return true;
                }
            }
        }
        false
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
        sample_by_listing(self, rng, scratch)
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
                self.exchange(cell, [piece::W], piece::E);
            }
            3 => {
                self.exchange(cell, [piece::B], piece::E);
            }
            4 => {
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {}
        }
    }
