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
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(2, cell));
                self.moves_from_3(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        out.extend_few(at_2, |cell| Move::of_codes([code(3, cell), code(1, cell)]));
    }

    /// Then `{b}`.
    fn moves_from_3<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_2 = tables::SHIFT_2[cell] & self.planes[piece::B as usize];
        for cell in at_2 {
            let old = self.put(cell, piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(2, cell));
                self.moves_from_3(out, cell, path);
                path.pop();
            }
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
        out.extend_few(
            at_2,
            |cell| Move::from_path(path, [code(3, cell), code(1, cell)]),
        );
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
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        self.planes[piece::W as usize].contains(to) && self.is_legal_from_2(codes, to)
    }

    /// Whether a move goes on so: Then `[e]` or `[w]`.
    pub(crate) fn is_legal_from_2(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 2 && cell == to {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_3(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        index == 3 && cell == to && self.is_legal_from_0(rest, to)
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_3(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::B as usize].contains(to)
            && self.is_legal_from_2(codes, to)
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
