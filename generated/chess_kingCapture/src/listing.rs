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
    /// Then `{wN}` or `{wB}` or `{wCR,wR}` or `{wQ}` or `{wCK,wK}` or `{wP}` or `…`.
    pub(crate) fn moves_4<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_5 = tables::BOARD & self.planes[piece::W_N as usize];
        for cell in at_5 {
            {
                let path = path.then(1, cell);
                let at_27 = tables::SHIFT_10[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]);
                let at_57_0 = at_27;
                out.extend(at_57_0, |cell| path.then(2, cell).end(11, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_6 {
            {
                let path = path.then(3, cell);
                let at_28 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_32 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_31 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_30 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_29 = (tables::SHIFT_12[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]))
                    | (((at_28 & tables::MASK_0).shifted(-9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_32 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_31 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_30 & tables::MASK_3).shifted(-7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]));
                let at_57_0 = at_29;
                out.extend(at_57_0, |cell| path.then(4, cell).end(11, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::BOARD
            & (self.planes[piece::W_CR as usize] | self.planes[piece::W_R as usize]);
        for cell in at_7 {
            {
                let path = path.then(5, cell);
                let at_33 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_37 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_36 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_35 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_34 = (tables::SHIFT_16[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]))
                    | ((at_33.shifted(-8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_37 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_36 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | ((at_35.shifted(8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]));
                let at_57_0 = at_34;
                out.extend(at_57_0, |cell| path.then(6, cell).end(11, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_8 = tables::BOARD & self.planes[piece::W_Q as usize];
        for cell in at_8 {
            {
                let path = path.then(7, cell);
                let at_38 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_46 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_45 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_44 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_43 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_42 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_41 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_40 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_39 = (tables::SHIFT_17[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]))
                    | ((at_38.shifted(-8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_46 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_45 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_44 & tables::MASK_3).shifted(-7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_43 & tables::MASK_0).shifted(-9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_42 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_41 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | ((at_40.shifted(8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]));
                let at_57_0 = at_39;
                out.extend(at_57_0, |cell| path.then(8, cell).end(11, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD
            & (self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize]);
        for cell in at_9 {
            {
                let path = path.then(9, cell);
                let at_47 = tables::SHIFT_17[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]);
                let at_57_0 = at_47;
                out.extend(at_57_0, |cell| path.then(10, cell).end(11, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = tables::BOARD & self.planes[piece::W_P as usize];
        for cell in at_10 {
            {
                let path = path.then(12, cell);
                let at_48 = (tables::UP_SETS[cell] & self.planes[piece::E as usize])
                    | (tables::SHIFT_18[cell]
                        & (self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]));
                let at_58_0 = at_48 & tables::UP_DOWN;
                out.extend(at_58_0, |cell| path.then(13, cell).end(23, cell));
                let at_58_0 = at_48 & tables::AREA_20;
                out.extend(at_58_0, |cell| path.then(14, cell).end(23, cell));
                let at_58_0 = at_48 & tables::AREA_20;
                out.extend(at_58_0, |cell| path.then(15, cell).end(23, cell));
                let at_58_0 = at_48 & tables::AREA_20;
                out.extend(at_58_0, |cell| path.then(16, cell).end(23, cell));
                let at_58_0 = at_48 & tables::AREA_20;
                out.extend(at_58_0, |cell| path.then(17, cell).end(23, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_11 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_12 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_26 = (at_12).filtered(|cell| self.pattern_25(cell));
        for cell in at_26 {
            {
                let path = path.then(27, cell);
                let at_63_0 = tables::RIGHT_RIGHT_SETS[cell];
                out.extend_few(at_63_0, |cell| path.then(28, cell).end(29, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_24 = (at_11).filtered(|cell| self.pattern_23(cell));
        for cell in at_24 {
            {
                let path = path.then(24, cell);
                let at_61_0 = tables::LEFT_LEFT_SETS[cell];
                out.extend_few(at_61_0, |cell| path.then(25, cell).end(26, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_20 = at_10 & self.pattern_19_everywhere();
        for cell in at_20 {
            {
                let path = path.then(20, cell);
                let at_59 = tables::SHIFT_3[cell] & self.planes[piece::B_DP as usize];
                for cell in at_59 {
                    {
                        let path = path.then(21, cell);
                        let at_58_0 = tables::UP_SETS[cell];
                        out.extend_few(
                            at_58_0,
                            |cell| path.then(22, cell).end(23, cell),
                        );
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_22 = at_10 & tables::AREA_9 & self.pattern_21_everywhere();
        for cell in at_22 {
            {
                let path = path.then(18, cell);
                let at_58_0 = tables::UP_UP_SETS[cell];
                out.extend_few(at_58_0, |cell| path.then(19, cell).end(23, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{bN}` or `{bB}` or `{bCR,bR}` or `{bQ}` or `{bCK,bK}` or `{bP}` or `…`.
    pub(crate) fn moves_96<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_100 = tables::BOARD & self.planes[piece::B_N as usize];
        for cell in at_100 {
            {
                let path = path.then(30, cell);
                let at_122 = tables::SHIFT_10[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]);
                let at_151_0 = at_122;
                out.extend(at_151_0, |cell| path.then(31, cell).end(40, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_101 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_101 {
            {
                let path = path.then(32, cell);
                let at_123 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_127 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_126 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_125 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_124 = (tables::SHIFT_12[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]))
                    | (((at_123 & tables::MASK_0).shifted(-9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_127 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_126 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_125 & tables::MASK_3).shifted(-7))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]));
                let at_151_0 = at_124;
                out.extend(at_151_0, |cell| path.then(33, cell).end(40, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_102 = tables::BOARD
            & (self.planes[piece::B_CR as usize] | self.planes[piece::B_R as usize]);
        for cell in at_102 {
            {
                let path = path.then(34, cell);
                let at_128 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_132 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_131 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_130 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_129 = (tables::SHIFT_16[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]))
                    | ((at_128.shifted(-8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_132 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_131 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | ((at_130.shifted(8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]));
                let at_151_0 = at_129;
                out.extend(at_151_0, |cell| path.then(35, cell).end(40, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_103 = tables::BOARD & self.planes[piece::B_Q as usize];
        for cell in at_103 {
            {
                let path = path.then(36, cell);
                let at_133 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_141 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_140 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_139 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_138 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_137 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_136 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_135 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_134 = (tables::SHIFT_17[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]))
                    | ((at_133.shifted(-8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_141 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_140 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_139 & tables::MASK_3).shifted(-7))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_138 & tables::MASK_0).shifted(-9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_137 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_136 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | ((at_135.shifted(8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]));
                let at_151_0 = at_134;
                out.extend(at_151_0, |cell| path.then(37, cell).end(40, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_104 = tables::BOARD
            & (self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize]);
        for cell in at_104 {
            {
                let path = path.then(38, cell);
                let at_142 = tables::SHIFT_17[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]);
                let at_151_0 = at_142;
                out.extend(at_151_0, |cell| path.then(39, cell).end(40, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_105 = tables::BOARD & self.planes[piece::B_P as usize];
        for cell in at_105 {
            {
                let path = path.then(41, cell);
                let at_143 = (tables::DOWN_SETS[cell] & self.planes[piece::E as usize])
                    | (tables::SHIFT_24[cell]
                        & (self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]));
                let at_152_0 = at_143 & tables::DOWN_UP;
                out.extend(at_152_0, |cell| path.then(42, cell).end(52, cell));
                let at_152_0 = at_143 & tables::AREA_26;
                out.extend(at_152_0, |cell| path.then(43, cell).end(52, cell));
                let at_152_0 = at_143 & tables::AREA_26;
                out.extend(at_152_0, |cell| path.then(44, cell).end(52, cell));
                let at_152_0 = at_143 & tables::AREA_26;
                out.extend(at_152_0, |cell| path.then(45, cell).end(52, cell));
                let at_152_0 = at_143 & tables::AREA_26;
                out.extend(at_152_0, |cell| path.then(46, cell).end(52, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_106 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_107 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_121 = (at_107).filtered(|cell| self.pattern_120(cell));
        for cell in at_121 {
            {
                let path = path.then(56, cell);
                let at_157_0 = tables::RIGHT_RIGHT_SETS[cell];
                out.extend_few(at_157_0, |cell| path.then(57, cell).end(58, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_119 = (at_106).filtered(|cell| self.pattern_118(cell));
        for cell in at_119 {
            {
                let path = path.then(53, cell);
                let at_155_0 = tables::LEFT_LEFT_SETS[cell];
                out.extend_few(at_155_0, |cell| path.then(54, cell).end(55, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_115 = at_105 & self.pattern_114_everywhere();
        for cell in at_115 {
            {
                let path = path.then(49, cell);
                let at_153 = tables::SHIFT_3[cell] & self.planes[piece::W_DP as usize];
                for cell in at_153 {
                    {
                        let path = path.then(50, cell);
                        let at_152_0 = tables::DOWN_SETS[cell];
                        out.extend_few(
                            at_152_0,
                            |cell| path.then(51, cell).end(52, cell),
                        );
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_117 = at_105 & tables::AREA_23 & self.pattern_116_everywhere();
        for cell in at_117 {
            {
                let path = path.then(47, cell);
                let at_152_0 = tables::DOWN_DOWN_SETS[cell];
                out.extend_few(at_152_0, |cell| path.then(48, cell).end(52, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `[wDP]`.
    pub(crate) fn moves_from_52<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_58_0 = tables::UP_UP_SETS[cell];
        out.extend_few(at_58_0, |cell| path.then(19, cell).end(23, cell));
    }

    /// Then `[wK]`.
    pub(crate) fn moves_from_54<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_61_0 = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(at_61_0, |cell| path.then(25, cell).end(26, cell));
    }

    /// Then `[wK]`.
    pub(crate) fn moves_from_56<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_63_0 = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(at_63_0, |cell| path.then(28, cell).end(29, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_57<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(11, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_58<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(23, cell));
    }

    /// Then `[wP]`.
    pub(crate) fn moves_from_66<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_58_0 = tables::UP_SETS[cell];
        out.extend_few(at_58_0, |cell| path.then(22, cell).end(23, cell));
    }

    /// Then `[bDP]`.
    pub(crate) fn moves_from_146<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_152_0 = tables::DOWN_DOWN_SETS[cell];
        out.extend_few(at_152_0, |cell| path.then(48, cell).end(52, cell));
    }

    /// Then `[bK]`.
    pub(crate) fn moves_from_148<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_155_0 = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(at_155_0, |cell| path.then(54, cell).end(55, cell));
    }

    /// Then `[bK]`.
    pub(crate) fn moves_from_150<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_157_0 = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(at_157_0, |cell| path.then(57, cell).end(58, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_151<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(40, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_152<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(52, cell));
    }

    /// Then `[bP]`.
    pub(crate) fn moves_from_160<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_152_0 = tables::DOWN_SETS[cell];
        out.extend_few(at_152_0, |cell| path.then(51, cell).end(52, cell));
    }
}
