//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::moves::Path;
use super::state::piece;
use super::tables;
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::code;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = &mut Path::new();
        let at_2 = self.planes[piece::W as usize];
        for cell in at_2 {
            self.exchange(cell, [piece::W], piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(2, cell));
                if path.len() < LONGEST_MOVE {
                    path.push(code(4, cell));
                    self.moves_from_0(out, cell, path);
                    path.pop();
                }
                let at_4 = tables::SHIFT_2[cell] & self.planes[piece::B as usize];
                for cell in at_4 {
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

    /// Then `->white`.
    fn moves_from_0<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        out.push_with(|old| Move::rewritten(old, path, [code(1, cell)]));
    }

    /// Then `{e}`.
    fn moves_from_5<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_3 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
        out.extend(at_3, |cell| Move::from_path(path, [code(4, cell), code(1, cell)]));
        let at_4 = (at_3.shifted(-4) | (at_3 & tables::MASK_0).shifted(-1)
            | (at_3 & tables::MASK_1).shifted(1) | (at_3 & tables::MASK_2).shifted(4))
            & self.planes[piece::B as usize];
        for cell in at_4 {
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

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::W as usize].contains(to) && index == 2 {
            self.exchange(to, [piece::W], piece::E);
            let legal = self.is_legal_from_3(rest, to);
            self.exchange(to, [piece::E], piece::W);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}` or `[w]`.
    pub(crate) fn is_legal_from_3(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_2[cell].contains(to)
            && self.planes[piece::B as usize].contains(to) && index == 3
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

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_5(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_2[cell] {
            if self.planes[piece::E as usize].contains(cell) {
                if tables::SHIFT_2[cell].contains(to)
                    && self.planes[piece::B as usize].contains(to) && index == 3
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
    /// Then `->white`.
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
