//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::image;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::SHIFT_3[cell] & self.planes[piece::E as usize];
        let at_3 = image(at_2, &tables::SHIFT_1) & self.planes[piece::E as usize];
        out.extend(at_3, |cell| m.then(0, 1, cell));
    }

    /// Then `{e}` or `{full,o,x}`.
    pub(crate) fn moves_35<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_38 = Cells::of(cell)
            & !(self.planes[piece::E as usize] | self.planes[piece::NEW as usize]);
        let at_37 = (Cells::of(cell) & self.planes[piece::E as usize])
            | (image(at_38, &tables::SHIFT_3) & self.planes[piece::E as usize]);
        let at_40 = image(at_37, &tables::SHIFT_1) & self.planes[piece::E as usize];
        out.extend(at_40, |cell| m.then(0, 2, cell));
    }

    /// Then `{e}` or `{full,o,x}`.
    pub(crate) fn moves_68<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_71 = Cells::of(cell)
            & !(self.planes[piece::E as usize] | self.planes[piece::NEW as usize]);
        let at_70 = (Cells::of(cell) & self.planes[piece::E as usize])
            | (image(at_71, &tables::SHIFT_3) & self.planes[piece::E as usize]);
        let at_73 = image(at_70, &tables::SHIFT_1) & self.planes[piece::E as usize];
        out.extend(at_73, |cell| m.then(0, 3, cell));
    }
}
