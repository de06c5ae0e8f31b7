//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::moves::Path;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{wN}` or `{wB}` or `{wCR,wR}` or `{wQ}` or `{wCK,wK}` or `{wDP,wP}` or `…`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W_N as usize];
        for cell in at_2 {
            {
                self.exchange(cell, [piece::W_N], piece::E);
                {
                    let path = path.then(1, cell);
                    let at_24 = tables::SHIFT_7[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]);
                    for cell in at_24 {
                        {
                            let old = self.put(cell, piece::W_N);
                            {
                                let path = path.then(2, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_N);
            }
            if out.is_full() {
                return;
            }
        }
        let at_3 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_3 {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                {
                    let path = path.then(3, cell);
                    let at_25 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_29 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_28 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_27 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_26 = (tables::SHIFT_13[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                        | (((at_25 & tables::MASK_1).shifted(-9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_29 & tables::MASK_0).shifted(9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_28 & tables::MASK_2).shifted(7))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_27 & tables::MASK_3).shifted(-7))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]));
                    for cell in at_26 {
                        {
                            let old = self.put(cell, piece::W_B);
                            {
                                let path = path.then(4, cell);
                                self.moves_from_55(out, cell, path);
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
        let at_4 = tables::BOARD
            & (self.planes[piece::W_CR as usize] | self.planes[piece::W_R as usize]);
        for cell in at_4 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(5, cell);
                    let at_30 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_34 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_33 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_32 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_31 = (tables::SHIFT_9[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                        | ((at_30.shifted(-8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_34 & tables::MASK_4).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_33 & tables::MASK_5).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | ((at_32.shifted(8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]));
                    for cell in at_31 {
                        {
                            let old = self.put(cell, piece::W_R);
                            {
                                let path = path.then(6, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_5 = tables::BOARD & self.planes[piece::W_Q as usize];
        for cell in at_5 {
            {
                self.exchange(cell, [piece::W_Q], piece::E);
                {
                    let path = path.then(7, cell);
                    let at_35 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_43 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_42 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_41 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_40 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_39 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_38 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_37 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_36 = (tables::SHIFT_8[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                        | ((at_35.shifted(-8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_43 & tables::MASK_0).shifted(9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_42 & tables::MASK_2).shifted(7))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_41 & tables::MASK_3).shifted(-7))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_40 & tables::MASK_1).shifted(-9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_39 & tables::MASK_4).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | (((at_38 & tables::MASK_5).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]))
                        | ((at_37.shifted(8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]));
                    for cell in at_36 {
                        {
                            let old = self.put(cell, piece::W_Q);
                            {
                                let path = path.then(8, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_Q);
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::BOARD
            & (self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize]);
        for cell in at_6 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(9, cell);
                    let at_44 = tables::SHIFT_8[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]);
                    for cell in at_44 {
                        {
                            let old = self.put(cell, piece::W_K);
                            {
                                let path = path.then(10, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::BOARD
            & (self.planes[piece::W_DP as usize] | self.planes[piece::W_P as usize]);
        for cell in at_7 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(11, cell);
                    let at_45 = (tables::UP_SETS[cell] & self.planes[piece::E as usize])
                        | (tables::SHIFT_6_2[cell]
                            & (self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]));
                    for cell in at_45 & tables::UP_DOWN {
                        {
                            let old = self.put(cell, piece::W_P);
                            {
                                let path = path.then(12, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_45 & tables::AREA_70 {
                        {
                            let old = self.put(cell, piece::W_Q);
                            {
                                let path = path.then(13, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_45 & tables::AREA_70 {
                        {
                            let old = self.put(cell, piece::W_R);
                            {
                                let path = path.then(14, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_45 & tables::AREA_70 {
                        {
                            let old = self.put(cell, piece::W_B);
                            {
                                let path = path.then(15, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_45 & tables::AREA_70 {
                        {
                            let old = self.put(cell, piece::W_N);
                            {
                                let path = path.then(16, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_8 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_9 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_23 = (at_9).filtered(|cell| self.pattern_22(cell));
        let at_54 = (at_23).filtered(|cell| !self.pattern_51(cell));
        let at_70 = (at_54).filtered(|cell| !self.pattern_69(cell));
        let at_77 = (at_70).filtered(|cell| !self.pattern_76(cell));
        for cell in at_77 {
            {
                let path = path.then(26, cell);
                let at_84_0 = tables::RIGHT_RIGHT_SETS[cell];
                out.extend_few(at_84_0, |cell| path.then(27, cell).end(28, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_21 = (at_8).filtered(|cell| self.pattern_20(cell));
        let at_52 = (at_21).filtered(|cell| !self.pattern_51(cell));
        let at_67 = (at_52).filtered(|cell| !self.pattern_66(cell));
        let at_75 = (at_67).filtered(|cell| !self.pattern_74(cell));
        for cell in at_75 {
            {
                let path = path.then(23, cell);
                let at_83_0 = tables::LEFT_LEFT_SETS[cell];
                out.extend_few(at_83_0, |cell| path.then(24, cell).end(25, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_17 = at_7 & self.pattern_16_everywhere();
        for cell in at_17 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(19, cell);
                    let at_56 = tables::SHIFT_4_2[cell]
                        & self.planes[piece::B_DP as usize];
                    for cell in at_56 {
                        {
                            self.exchange(cell, [piece::B_DP], piece::E);
                            {
                                let path = path.then(20, cell);
                                for cell in tables::UP_SETS[cell] {
                                    {
                                        let old = self.put(cell, piece::W_P);
                                        {
                                            let path = path.then(21, cell);
                                            self.moves_from_55(out, cell, path);
                                        }
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                            }
                            self.exchange(cell, [piece::E], piece::B_DP);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_19 = at_7 & tables::AREA_67 & self.pattern_18_everywhere();
        for cell in at_19 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(17, cell);
                    for cell in tables::UP_UP_SETS[cell] {
                        {
                            let old = self.put(cell, piece::W_DP);
                            {
                                let path = path.then(18, cell);
                                self.moves_from_55(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{bN}` or `{bB}` or `{bCR,bR}` or `{bQ}` or `{bCK,bK}` or `{bDP,bP}` or `…`.
    pub(crate) fn moves_129<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_141 = tables::BOARD & self.planes[piece::B_N as usize];
        for cell in at_141 {
            {
                self.exchange(cell, [piece::B_N], piece::E);
                {
                    let path = path.then(29, cell);
                    let at_193 = tables::SHIFT_7[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]);
                    for cell in at_193 {
                        {
                            let old = self.put(cell, piece::B_N);
                            {
                                let path = path.then(30, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_N);
            }
            if out.is_full() {
                return;
            }
        }
        let at_142 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_142 {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                {
                    let path = path.then(31, cell);
                    let at_194 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_198 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_197 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_196 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_195 = (tables::SHIFT_13[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                        | (((at_194 & tables::MASK_1).shifted(-9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_198 & tables::MASK_0).shifted(9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_197 & tables::MASK_2).shifted(7))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_196 & tables::MASK_3).shifted(-7))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]));
                    for cell in at_195 {
                        {
                            let old = self.put(cell, piece::B_B);
                            {
                                let path = path.then(32, cell);
                                self.moves_from_225(out, cell, path);
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
        let at_143 = tables::BOARD
            & (self.planes[piece::B_CR as usize] | self.planes[piece::B_R as usize]);
        for cell in at_143 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(33, cell);
                    let at_199 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_203 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_202 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_201 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_200 = (tables::SHIFT_9[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                        | ((at_199.shifted(-8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_203 & tables::MASK_4).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_202 & tables::MASK_5).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | ((at_201.shifted(8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]));
                    for cell in at_200 {
                        {
                            let old = self.put(cell, piece::B_R);
                            {
                                let path = path.then(34, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_144 = tables::BOARD & self.planes[piece::B_Q as usize];
        for cell in at_144 {
            {
                self.exchange(cell, [piece::B_Q], piece::E);
                {
                    let path = path.then(35, cell);
                    let at_204 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_212 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_211 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_210 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_209 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_208 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_207 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_206 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_205 = (tables::SHIFT_8[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                        | ((at_204.shifted(-8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_212 & tables::MASK_0).shifted(9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_211 & tables::MASK_2).shifted(7))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_210 & tables::MASK_3).shifted(-7))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_209 & tables::MASK_1).shifted(-9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_208 & tables::MASK_4).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | (((at_207 & tables::MASK_5).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]))
                        | ((at_206.shifted(8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_CK as usize]
                                | self.planes[piece::B_CR as usize]
                                | self.planes[piece::B_DP as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_Q as usize]
                                | self.planes[piece::B_R as usize]));
                    for cell in at_205 {
                        {
                            let old = self.put(cell, piece::B_Q);
                            {
                                let path = path.then(36, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_Q);
            }
            if out.is_full() {
                return;
            }
        }
        let at_145 = tables::BOARD
            & (self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize]);
        for cell in at_145 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(37, cell);
                    let at_213 = tables::SHIFT_8[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]);
                    for cell in at_213 {
                        {
                            let old = self.put(cell, piece::B_K);
                            {
                                let path = path.then(38, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_146 = tables::BOARD
            & (self.planes[piece::B_DP as usize] | self.planes[piece::B_P as usize]);
        for cell in at_146 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(39, cell);
                    let at_214 = (tables::DOWN_SETS[cell]
                        & self.planes[piece::E as usize])
                        | (tables::SHIFT_62_2[cell]
                            & (self.planes[piece::W_B as usize]
                                | self.planes[piece::W_CK as usize]
                                | self.planes[piece::W_CR as usize]
                                | self.planes[piece::W_DP as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_Q as usize]
                                | self.planes[piece::W_R as usize]));
                    for cell in at_214 & tables::DOWN_UP {
                        {
                            let old = self.put(cell, piece::B_P);
                            {
                                let path = path.then(40, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_214 & tables::AREA_72 {
                        {
                            let old = self.put(cell, piece::B_Q);
                            {
                                let path = path.then(41, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_214 & tables::AREA_72 {
                        {
                            let old = self.put(cell, piece::B_R);
                            {
                                let path = path.then(42, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_214 & tables::AREA_72 {
                        {
                            let old = self.put(cell, piece::B_B);
                            {
                                let path = path.then(43, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    for cell in at_214 & tables::AREA_72 {
                        {
                            let old = self.put(cell, piece::B_N);
                            {
                                let path = path.then(44, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_147 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_148 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_188 = (at_148).filtered(|cell| self.pattern_187(cell));
        let at_221 = (at_188).filtered(|cell| !self.pattern_100(cell));
        let at_232 = (at_221).filtered(|cell| !self.pattern_231(cell));
        let at_240 = (at_232).filtered(|cell| !self.pattern_239(cell));
        for cell in at_240 {
            {
                let path = path.then(54, cell);
                let at_247_0 = tables::RIGHT_RIGHT_SETS[cell];
                out.extend_few(at_247_0, |cell| path.then(55, cell).end(56, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_186 = (at_147).filtered(|cell| self.pattern_185(cell));
        let at_219 = (at_186).filtered(|cell| !self.pattern_100(cell));
        let at_229 = (at_219).filtered(|cell| !self.pattern_228(cell));
        let at_238 = (at_229).filtered(|cell| !self.pattern_237(cell));
        for cell in at_238 {
            {
                let path = path.then(51, cell);
                let at_246_0 = tables::LEFT_LEFT_SETS[cell];
                out.extend_few(at_246_0, |cell| path.then(52, cell).end(53, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_182 = at_146 & self.pattern_181_everywhere();
        for cell in at_182 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(47, cell);
                    let at_226 = tables::SHIFT_4_2[cell]
                        & self.planes[piece::W_DP as usize];
                    for cell in at_226 {
                        {
                            self.exchange(cell, [piece::W_DP], piece::E);
                            {
                                let path = path.then(48, cell);
                                for cell in tables::DOWN_SETS[cell] {
                                    {
                                        let old = self.put(cell, piece::B_P);
                                        {
                                            let path = path.then(49, cell);
                                            self.moves_from_225(out, cell, path);
                                        }
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                            }
                            self.exchange(cell, [piece::E], piece::W_DP);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_184 = at_146 & tables::AREA_68 & self.pattern_183_everywhere();
        for cell in at_184 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(45, cell);
                    for cell in tables::DOWN_DOWN_SETS[cell] {
                        {
                            let old = self.put(cell, piece::B_DP);
                            {
                                let path = path.then(46, cell);
                                self.moves_from_225(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `[wDP]`.
    pub(crate) fn moves_from_49<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::UP_UP_SETS[cell] {
            {
                let old = self.put(cell, piece::W_DP);
                {
                    let path = path.then(18, cell);
                    self.moves_from_55(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{! pattern 71}`.
    pub(crate) fn moves_from_55<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_71(cell) {
            out.push(path.end(22, cell));
        }
    }

    /// Then `[wP]`.
    pub(crate) fn moves_from_73<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::UP_SETS[cell] {
            {
                let old = self.put(cell, piece::W_P);
                {
                    let path = path.then(21, cell);
                    self.moves_from_55(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `[wK]`.
    pub(crate) fn moves_from_79<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_83_0 = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(at_83_0, |cell| path.then(24, cell).end(25, cell));
    }

    /// Then `[wK]`.
    pub(crate) fn moves_from_80<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_84_0 = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(at_84_0, |cell| path.then(27, cell).end(28, cell));
    }

    /// Then `[bDP]`.
    pub(crate) fn moves_from_217<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::DOWN_DOWN_SETS[cell] {
            {
                let old = self.put(cell, piece::B_DP);
                {
                    let path = path.then(46, cell);
                    self.moves_from_225(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{! pattern 93}`.
    pub(crate) fn moves_from_225<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_93(cell) {
            out.push(path.end(50, cell));
        }
    }

    /// Then `[bP]`.
    pub(crate) fn moves_from_236<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        for cell in tables::DOWN_SETS[cell] {
            {
                let old = self.put(cell, piece::B_P);
                {
                    let path = path.then(49, cell);
                    self.moves_from_225(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `[bK]`.
    pub(crate) fn moves_from_242<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_246_0 = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(at_246_0, |cell| path.then(52, cell).end(53, cell));
    }

    /// Then `[bK]`.
    pub(crate) fn moves_from_243<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_247_0 = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(at_247_0, |cell| path.then(55, cell).end(56, cell));
    }
}
