//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        for cell in at_2 {
            let m = m.then(0, 1, cell);
            let at_4 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
            out.extend(at_4, |cell| m.then(1, 2, cell));
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
    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W as usize].contains(to) && index == 1
            && self.is_legal_from_3(rest, to)
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E as usize].contains(to)
            && index == 2 && rest.is_empty()
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
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
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
        {
            let value = 1;
            self.variables.n = value as u8;
        }
        let (_, cell) = m.modifier(1);
        self.keeper_5(cell);
    }
