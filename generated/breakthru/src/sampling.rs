//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::moves::Path;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{g}` or `{f}`.
    pub(crate) fn candidates_6<S: CandidateSink<Move, Path>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_8 = tables::BOARD & self.planes[piece::G as usize];
        for cell in at_8 {
            {
                self.exchange(cell, [piece::G], piece::E);
                {
                    let path = path.then(2, cell);
                    let at_13 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_14 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_15 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_16 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_17 = tables::SHIFT_12[cell] & self.planes[piece::S as usize];
                    let at_61 = at_17;
                    out.extend(at_61, |cell| path.end(5, cell));
                    let at_60 = (at_13) | (at_14) | (at_15) | (at_16);
                    for cell in at_60 {
                        {
                            self.exchange(cell, [piece::E], piece::G);
                            {
                                let path = path.then(3, cell);
                                let at_26 = tables::BOARD & self.planes[piece::G as usize];
                                out.candidates(at_26, 0, 20, |cell| path.then(4, cell));
                                if out.is_full() {
                                    return;
                                }
                            }
                            self.exchange(cell, [piece::G], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::G);
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD & self.planes[piece::F as usize];
        for cell in at_9 {
            {
                let path = path.then(6, cell);
                let at_18 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_19 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_20 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_21 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_22 = tables::SHIFT_12[cell] & self.planes[piece::S as usize];
                let at_62 = (at_18) | (at_19) | (at_20) | (at_21) | (at_22);
                out.extend(at_62, |cell| path.end(7, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{s}`.
    pub(crate) fn candidates_30<S: CandidateSink<Move, Path>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_36 = tables::BOARD & self.planes[piece::S as usize];
        for cell in at_36 {
            {
                self.exchange(cell, [piece::S], piece::E);
                {
                    let path = path.then(8, cell);
                    let at_40 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_41 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_42 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_43 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_44 = tables::SHIFT_12[cell]
                        & (self.planes[piece::F as usize]
                            | self.planes[piece::G as usize]);
                    let at_65 = at_44;
                    out.extend(at_65, |cell| path.end(11, cell));
                    let at_64 = (at_40) | (at_41) | (at_42) | (at_43);
                    for cell in at_64 {
                        {
                            self.exchange(cell, [piece::E], piece::S);
                            {
                                let path = path.then(9, cell);
                                let at_47 = tables::BOARD & self.planes[piece::S as usize];
                                out.candidates(at_47, 1, 20, |cell| path.then(10, cell));
                                if out.is_full() {
                                    return;
                                }
                            }
                            self.exchange(cell, [piece::S], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::S);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
