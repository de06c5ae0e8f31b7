//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::moves::Path;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{bP}` or `{bS}` or `{bB}` or `{bR}` or `{bG}` or `{bPP}` or `…`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::B_P as usize];
        for cell in at_2 {
            {
                self.exchange(cell, [piece::B_P], piece::E);
                {
                    let path = path.then(1, cell);
                    let at_38 = tables::UP_SETS[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_38 & tables::UP_DOWN {
                        {
                            let old = self.put(cell, piece::B_P);
                            {
                                let path = path.then(2, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_38 & tables::AREA_18 {
                        {
                            let old = self.put(cell, piece::B_PP);
                            {
                                let path = path.then(3, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_P);
            }
            if out.is_full() {
                return;
            }
        }
        let at_3 = tables::BOARD & self.planes[piece::B_S as usize];
        for cell in at_3 {
            {
                self.exchange(cell, [piece::B_S], piece::E);
                {
                    let path = path.then(4, cell);
                    let at_39 = tables::SHIFT_16[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_39 {
                        {
                            let old = self.put(cell, piece::B_S);
                            {
                                let path = path.then(5, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_4 = tables::BOARD & self.planes[piece::B_S as usize];
        for cell in at_4 & tables::AREA_18 {
            {
                self.exchange(cell, [piece::B_S], piece::E);
                {
                    let path = path.then(6, cell);
                    let at_40 = tables::SHIFT_16[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_40 {
                        {
                            let old = self.put(cell, piece::B_PS);
                            {
                                let path = path.then(8, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_S);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_4 & tables::UP_DOWN {
            {
                self.exchange(cell, [piece::B_S], piece::E);
                {
                    let path = path.then(7, cell);
                    let at_40 = tables::SHIFT_22_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_40 {
                        {
                            let old = self.put(cell, piece::B_PS);
                            {
                                let path = path.then(8, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_5 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_5 {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                {
                    let path = path.then(9, cell);
                    let at_41 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_45 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_44 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_43 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_42 = (tables::SHIFT_9[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_41 & tables::MASK_5).shifted(-6))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_45 & tables::MASK_4).shifted(6))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_44 & tables::MASK_6).shifted(4))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_43 & tables::MASK_7).shifted(-4))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_42 {
                        {
                            let old = self.put(cell, piece::B_B);
                            {
                                let path = path.then(10, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_6 & tables::AREA_18 {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                {
                    let path = path.then(11, cell);
                    let at_46 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_50 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_49 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_48 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_47 = (tables::SHIFT_9[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_46 & tables::MASK_5).shifted(-6))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_50 & tables::MASK_4).shifted(6))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_49 & tables::MASK_6).shifted(4))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_48 & tables::MASK_7).shifted(-4))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_47 {
                        {
                            let old = self.put(cell, piece::B_PB);
                            {
                                let path = path.then(13, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_B);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_6 & tables::UP_DOWN {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                {
                    let path = path.then(12, cell);
                    let at_51 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_52 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_47 = (tables::SHIFT_23_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_51 & tables::MASK_15).shifted(-6))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_52 & tables::MASK_16).shifted(-4))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_47 {
                        {
                            let old = self.put(cell, piece::B_PB);
                            {
                                let path = path.then(13, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::BOARD & self.planes[piece::B_R as usize];
        for cell in at_7 {
            {
                self.exchange(cell, [piece::B_R], piece::E);
                {
                    let path = path.then(14, cell);
                    let at_53 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_57 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_56 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_55 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_54 = (tables::SHIFT_13[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | ((at_53.shifted(-5))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_57 & tables::MASK_0).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_56 & tables::MASK_1).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_55 & tables::MASK_2).shifted(5))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_54 {
                        {
                            let old = self.put(cell, piece::B_R);
                            {
                                let path = path.then(15, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_8 = tables::BOARD & self.planes[piece::B_R as usize];
        for cell in at_8 & tables::AREA_18 {
            {
                self.exchange(cell, [piece::B_R], piece::E);
                {
                    let path = path.then(16, cell);
                    let at_58 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_62 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_61 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_60 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_59 = (tables::SHIFT_13[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | ((at_58.shifted(-5))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_62 & tables::MASK_0).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_61 & tables::MASK_1).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_60 & tables::MASK_2).shifted(5))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_59 {
                        {
                            let old = self.put(cell, piece::B_PR);
                            {
                                let path = path.then(18, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_R);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_8 & tables::UP_DOWN {
            {
                self.exchange(cell, [piece::B_R], piece::E);
                {
                    let path = path.then(17, cell);
                    let at_63 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_65 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_64 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_59 = (tables::SHIFT_24_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_63 & tables::MASK_17).shifted(-5))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_65 & tables::MASK_18).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_64 & tables::MASK_19).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_59 {
                        {
                            let old = self.put(cell, piece::B_PR);
                            {
                                let path = path.then(18, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD & self.planes[piece::B_G as usize];
        for cell in at_9 {
            {
                self.exchange(cell, [piece::B_G], piece::E);
                {
                    let path = path.then(19, cell);
                    let at_66 = tables::SHIFT_17[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_66 {
                        {
                            let old = self.put(cell, piece::B_G);
                            {
                                let path = path.then(20, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_G);
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = tables::BOARD & self.planes[piece::B_PP as usize];
        for cell in at_10 {
            {
                self.exchange(cell, [piece::B_PP], piece::E);
                {
                    let path = path.then(21, cell);
                    let at_67 = tables::SHIFT_17[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_67 {
                        {
                            let old = self.put(cell, piece::B_PP);
                            {
                                let path = path.then(22, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PP);
            }
            if out.is_full() {
                return;
            }
        }
        let at_11 = tables::BOARD & self.planes[piece::B_PS as usize];
        for cell in at_11 {
            {
                self.exchange(cell, [piece::B_PS], piece::E);
                {
                    let path = path.then(23, cell);
                    let at_68 = tables::SHIFT_17[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_68 {
                        {
                            let old = self.put(cell, piece::B_PS);
                            {
                                let path = path.then(24, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PS);
            }
            if out.is_full() {
                return;
            }
        }
        let at_12 = tables::BOARD & self.planes[piece::B_PB as usize];
        for cell in at_12 {
            {
                self.exchange(cell, [piece::B_PB], piece::E);
                {
                    let path = path.then(25, cell);
                    let at_69 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_73 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_72 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_71 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_70 = (tables::SHIFT_7[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_69 & tables::MASK_5).shifted(-6))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_73 & tables::MASK_4).shifted(6))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_72 & tables::MASK_6).shifted(4))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_71 & tables::MASK_7).shifted(-4))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_70 {
                        {
                            let old = self.put(cell, piece::B_PB);
                            {
                                let path = path.then(26, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PB);
            }
            if out.is_full() {
                return;
            }
        }
        let at_13 = tables::BOARD & self.planes[piece::B_PR as usize];
        for cell in at_13 {
            {
                self.exchange(cell, [piece::B_PR], piece::E);
                {
                    let path = path.then(27, cell);
                    let at_74 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_78 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_77 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_76 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_75 = (tables::SHIFT_7[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | ((at_74.shifted(-5))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_78 & tables::MASK_0).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_77 & tables::MASK_1).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_76 & tables::MASK_2).shifted(5))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_75 {
                        {
                            let old = self.put(cell, piece::B_PR);
                            {
                                let path = path.then(28, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PR);
            }
            if out.is_full() {
                return;
            }
        }
        let at_14 = tables::BOARD & self.planes[piece::B_K as usize];
        for cell in at_14 {
            {
                self.exchange(cell, [piece::B_K], piece::E);
                {
                    let path = path.then(29, cell);
                    let at_79 = tables::SHIFT_7[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_79 {
                        {
                            let old = self.put(cell, piece::B_K);
                            {
                                let path = path.then(30, cell);
                                self.moves_from_80(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_K);
            }
            if out.is_full() {
                return;
            }
        }
        let at_15 = tables::BOARD & self.planes[piece::E as usize];
        let at_32 = if i32::from(self.variables.b_hand_s) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        for cell in at_32 {
            {
                self.exchange(cell, [piece::E], piece::B_S);
                {
                    let path = path.then(32, cell);
                    self.moves_from_80(out, cell, path);
                }
                self.exchange(cell, [piece::B_S], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = if i32::from(self.variables.b_hand_g) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        for cell in at_33 {
            {
                self.exchange(cell, [piece::E], piece::B_G);
                {
                    let path = path.then(33, cell);
                    self.moves_from_80(out, cell, path);
                }
                self.exchange(cell, [piece::B_G], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = if i32::from(self.variables.b_hand_b) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        for cell in at_34 {
            {
                self.exchange(cell, [piece::E], piece::B_B);
                {
                    let path = path.then(34, cell);
                    self.moves_from_80(out, cell, path);
                }
                self.exchange(cell, [piece::B_B], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = if i32::from(self.variables.b_hand_r) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        for cell in at_35 {
            {
                self.exchange(cell, [piece::E], piece::B_R);
                {
                    let path = path.then(35, cell);
                    self.moves_from_80(out, cell, path);
                }
                self.exchange(cell, [piece::B_R], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_37 = at_15 & tables::UP_DOWN & !self.pattern_36_everywhere();
        let at_82 = if i32::from(self.variables.b_hand_p) > 0 {
            at_37
        } else {
            Cells::EMPTY
        };
        for cell in at_82 {
            {
                self.exchange(cell, [piece::E], piece::B_P);
                {
                    let path = path.then(31, cell);
                    let at_80 = ((Cells::of(cell))
                        .filtered(|cell| !self.pattern_88(cell)))
                        | ((Cells::of(cell)).filtered(|cell| self.pattern_89(cell)));
                    let at_84 = (at_80).filtered(|cell| !self.pattern_83(cell));
                    out.extend_few(at_84, |cell| path.end(36, cell));
                }
                self.exchange(cell, [piece::B_P], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{wP}` or `{wS}` or `{wB}` or `{wR}` or `{wG}` or `{wPP}` or `…`.
    pub(crate) fn moves_198<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_200 = tables::BOARD & self.planes[piece::W_P as usize];
        for cell in at_200 {
            {
                self.exchange(cell, [piece::W_P], piece::E);
                {
                    let path = path.then(37, cell);
                    let at_236 = tables::DOWN_SETS[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_236 & tables::DOWN_UP {
                        {
                            let old = self.put(cell, piece::W_P);
                            {
                                let path = path.then(38, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_236 & tables::AREA_20 {
                        {
                            let old = self.put(cell, piece::W_PP);
                            {
                                let path = path.then(39, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_P);
            }
            if out.is_full() {
                return;
            }
        }
        let at_201 = tables::BOARD & self.planes[piece::W_S as usize];
        for cell in at_201 {
            {
                self.exchange(cell, [piece::W_S], piece::E);
                {
                    let path = path.then(40, cell);
                    let at_237 = tables::SHIFT_5[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_237 {
                        {
                            let old = self.put(cell, piece::W_S);
                            {
                                let path = path.then(41, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_202 = tables::BOARD & self.planes[piece::W_S as usize];
        for cell in at_202 & tables::AREA_20 {
            {
                self.exchange(cell, [piece::W_S], piece::E);
                {
                    let path = path.then(42, cell);
                    let at_238 = tables::SHIFT_5[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_238 {
                        {
                            let old = self.put(cell, piece::W_PS);
                            {
                                let path = path.then(44, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_S);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_202 & tables::DOWN_UP {
            {
                self.exchange(cell, [piece::W_S], piece::E);
                {
                    let path = path.then(43, cell);
                    let at_238 = tables::SHIFT_25_2[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_238 {
                        {
                            let old = self.put(cell, piece::W_PS);
                            {
                                let path = path.then(44, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_203 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_203 {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                {
                    let path = path.then(45, cell);
                    let at_239 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_243 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_242 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_241 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_240 = (tables::SHIFT_9[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_239 & tables::MASK_5).shifted(-6))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_243 & tables::MASK_4).shifted(6))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_242 & tables::MASK_6).shifted(4))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_241 & tables::MASK_7).shifted(-4))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_240 {
                        {
                            let old = self.put(cell, piece::W_B);
                            {
                                let path = path.then(46, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_204 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_204 & tables::AREA_20 {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                {
                    let path = path.then(47, cell);
                    let at_244 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_248 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_247 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_246 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_245 = (tables::SHIFT_9[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_244 & tables::MASK_5).shifted(-6))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_248 & tables::MASK_4).shifted(6))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_247 & tables::MASK_6).shifted(4))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_246 & tables::MASK_7).shifted(-4))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_245 {
                        {
                            let old = self.put(cell, piece::W_PB);
                            {
                                let path = path.then(49, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_B);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_204 & tables::DOWN_UP {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                {
                    let path = path.then(48, cell);
                    let at_250 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_249 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_245 = (tables::SHIFT_26_2[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_250 & tables::MASK_9).shifted(6))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_249 & tables::MASK_10).shifted(4))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_245 {
                        {
                            let old = self.put(cell, piece::W_PB);
                            {
                                let path = path.then(49, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_205 = tables::BOARD & self.planes[piece::W_R as usize];
        for cell in at_205 {
            {
                self.exchange(cell, [piece::W_R], piece::E);
                {
                    let path = path.then(50, cell);
                    let at_251 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_255 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_254 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_253 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_252 = (tables::SHIFT_13[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | ((at_251.shifted(-5))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_255 & tables::MASK_0).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_254 & tables::MASK_1).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_253 & tables::MASK_2).shifted(5))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_252 {
                        {
                            let old = self.put(cell, piece::W_R);
                            {
                                let path = path.then(51, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_206 = tables::BOARD & self.planes[piece::W_R as usize];
        for cell in at_206 & tables::AREA_20 {
            {
                self.exchange(cell, [piece::W_R], piece::E);
                {
                    let path = path.then(52, cell);
                    let at_256 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_260 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_259 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_258 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_257 = (tables::SHIFT_13[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | ((at_256.shifted(-5))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_260 & tables::MASK_0).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_259 & tables::MASK_1).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_258 & tables::MASK_2).shifted(5))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_257 {
                        {
                            let old = self.put(cell, piece::W_PR);
                            {
                                let path = path.then(54, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_R);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_206 & tables::DOWN_UP {
            {
                self.exchange(cell, [piece::W_R], piece::E);
                {
                    let path = path.then(53, cell);
                    let at_263 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_262 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_261 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_257 = (tables::SHIFT_27_2[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_263 & tables::MASK_11).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_262 & tables::MASK_12).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_261 & tables::MASK_13).shifted(5))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_257 {
                        {
                            let old = self.put(cell, piece::W_PR);
                            {
                                let path = path.then(54, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_207 = tables::BOARD & self.planes[piece::W_G as usize];
        for cell in at_207 {
            {
                self.exchange(cell, [piece::W_G], piece::E);
                {
                    let path = path.then(55, cell);
                    let at_264 = tables::SHIFT_6[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_264 {
                        {
                            let old = self.put(cell, piece::W_G);
                            {
                                let path = path.then(56, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_G);
            }
            if out.is_full() {
                return;
            }
        }
        let at_208 = tables::BOARD & self.planes[piece::W_PP as usize];
        for cell in at_208 {
            {
                self.exchange(cell, [piece::W_PP], piece::E);
                {
                    let path = path.then(57, cell);
                    let at_265 = tables::SHIFT_6[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_265 {
                        {
                            let old = self.put(cell, piece::W_PP);
                            {
                                let path = path.then(58, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PP);
            }
            if out.is_full() {
                return;
            }
        }
        let at_209 = tables::BOARD & self.planes[piece::W_PS as usize];
        for cell in at_209 {
            {
                self.exchange(cell, [piece::W_PS], piece::E);
                {
                    let path = path.then(59, cell);
                    let at_266 = tables::SHIFT_6[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_266 {
                        {
                            let old = self.put(cell, piece::W_PS);
                            {
                                let path = path.then(60, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PS);
            }
            if out.is_full() {
                return;
            }
        }
        let at_210 = tables::BOARD & self.planes[piece::W_PB as usize];
        for cell in at_210 {
            {
                self.exchange(cell, [piece::W_PB], piece::E);
                {
                    let path = path.then(61, cell);
                    let at_267 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_271 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_270 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_269 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_268 = (tables::SHIFT_7[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_267 & tables::MASK_5).shifted(-6))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_271 & tables::MASK_4).shifted(6))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_270 & tables::MASK_6).shifted(4))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_269 & tables::MASK_7).shifted(-4))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_268 {
                        {
                            let old = self.put(cell, piece::W_PB);
                            {
                                let path = path.then(62, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PB);
            }
            if out.is_full() {
                return;
            }
        }
        let at_211 = tables::BOARD & self.planes[piece::W_PR as usize];
        for cell in at_211 {
            {
                self.exchange(cell, [piece::W_PR], piece::E);
                {
                    let path = path.then(63, cell);
                    let at_272 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_276 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_275 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_274 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_273 = (tables::SHIFT_7[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | ((at_272.shifted(-5))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_276 & tables::MASK_0).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_275 & tables::MASK_1).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_274 & tables::MASK_2).shifted(5))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_273 {
                        {
                            let old = self.put(cell, piece::W_PR);
                            {
                                let path = path.then(64, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PR);
            }
            if out.is_full() {
                return;
            }
        }
        let at_212 = tables::BOARD & self.planes[piece::W_K as usize];
        for cell in at_212 {
            {
                self.exchange(cell, [piece::W_K], piece::E);
                {
                    let path = path.then(65, cell);
                    let at_277 = tables::SHIFT_7[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_277 {
                        {
                            let old = self.put(cell, piece::W_K);
                            {
                                let path = path.then(66, cell);
                                self.moves_from_278(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_K);
            }
            if out.is_full() {
                return;
            }
        }
        let at_213 = tables::BOARD & self.planes[piece::E as usize];
        let at_230 = if i32::from(self.variables.w_hand_s) > 0 {
            at_213
        } else {
            Cells::EMPTY
        };
        for cell in at_230 {
            {
                self.exchange(cell, [piece::E], piece::W_S);
                {
                    let path = path.then(68, cell);
                    self.moves_from_278(out, cell, path);
                }
                self.exchange(cell, [piece::W_S], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_231 = if i32::from(self.variables.w_hand_g) > 0 {
            at_213
        } else {
            Cells::EMPTY
        };
        for cell in at_231 {
            {
                self.exchange(cell, [piece::E], piece::W_G);
                {
                    let path = path.then(69, cell);
                    self.moves_from_278(out, cell, path);
                }
                self.exchange(cell, [piece::W_G], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_232 = if i32::from(self.variables.w_hand_b) > 0 {
            at_213
        } else {
            Cells::EMPTY
        };
        for cell in at_232 {
            {
                self.exchange(cell, [piece::E], piece::W_B);
                {
                    let path = path.then(70, cell);
                    self.moves_from_278(out, cell, path);
                }
                self.exchange(cell, [piece::W_B], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_233 = if i32::from(self.variables.w_hand_r) > 0 {
            at_213
        } else {
            Cells::EMPTY
        };
        for cell in at_233 {
            {
                self.exchange(cell, [piece::E], piece::W_R);
                {
                    let path = path.then(71, cell);
                    self.moves_from_278(out, cell, path);
                }
                self.exchange(cell, [piece::W_R], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_235 = at_213 & tables::DOWN_UP & !self.pattern_234_everywhere();
        let at_279 = if i32::from(self.variables.w_hand_p) > 0 {
            at_235
        } else {
            Cells::EMPTY
        };
        for cell in at_279 {
            {
                self.exchange(cell, [piece::E], piece::W_P);
                {
                    let path = path.then(67, cell);
                    let at_278 = ((Cells::of(cell))
                        .filtered(|cell| !self.pattern_283(cell)))
                        | ((Cells::of(cell)).filtered(|cell| self.pattern_284(cell)));
                    let at_280 = (at_278).filtered(|cell| !self.pattern_174(cell));
                    out.extend_few(at_280, |cell| path.end(72, cell));
                }
                self.exchange(cell, [piece::W_P], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{! pattern 83}`.
    pub(crate) fn moves_from_80<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_83(cell) {
            out.push(path.end(36, cell));
        }
    }

    /// Then `{! pattern 88}` or `{? pattern 89}`.
    pub(crate) fn moves_from_85<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_80 = ((Cells::of(cell)).filtered(|cell| !self.pattern_88(cell)))
            | ((Cells::of(cell)).filtered(|cell| self.pattern_89(cell)));
        let at_84 = (at_80).filtered(|cell| !self.pattern_83(cell));
        out.extend_few(at_84, |cell| path.end(36, cell));
    }

    /// Then `{! pattern 174}`.
    pub(crate) fn moves_from_278<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_174(cell) {
            out.push(path.end(72, cell));
        }
    }

    /// Then `{! pattern 283}` or `{? pattern 284}`.
    pub(crate) fn moves_from_281<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_278 = ((Cells::of(cell)).filtered(|cell| !self.pattern_283(cell)))
            | ((Cells::of(cell)).filtered(|cell| self.pattern_284(cell)));
        let at_280 = (at_278).filtered(|cell| !self.pattern_174(cell));
        out.extend_few(at_280, |cell| path.end(72, cell));
    }
}
