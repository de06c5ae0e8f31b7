//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        for cell in at_2 {
            self.exchange(cell, [piece::W], piece::E);
            let m = m.then(0, 2, cell);
            let mut at_3 = Cells::of(cell);
            let mut todo = at_3;
            while !todo.is_empty() {
                todo = (todo.shifted(-4) | (todo & tables::MASK_0).shifted(-1)
                    | (todo & tables::MASK_1).shifted(1)
                    | (todo & tables::MASK_2).shifted(4))
                    & self.planes[piece::B as usize] & !at_3;
                at_3 |= todo;
            }
            let at_4 = at_3 & self.planes[piece::E as usize];
            out.extend_few(at_4, |cell| m.then(1, 3, cell).then(2, 1, cell));
            self.exchange(cell, [piece::E], piece::W);
            if out.is_full() {
                return;
            }
        }
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
