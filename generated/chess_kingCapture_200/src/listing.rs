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
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_4 = tables::BOARD & self.planes[piece::W_N as usize];
        for cell in at_4 {
            {
                let path = path.then(1, cell);
                let at_26 = tables::SHIFT_10[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]);
                let at_56_0 = at_26;
                out.extend(at_56_0, |cell| path.then(2, cell).end(22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_5 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_5 {
            {
                let path = path.then(3, cell);
                let at_27 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_31 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_30 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_29 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_28 = (tables::SHIFT_12[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]))
                    | (((at_27 & tables::MASK_0).shifted(-9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_31 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_30 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_29 & tables::MASK_3).shifted(-7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]));
                let at_56_0 = at_28;
                out.extend(at_56_0, |cell| path.then(4, cell).end(22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::BOARD
            & (self.planes[piece::W_CR as usize] | self.planes[piece::W_R as usize]);
        for cell in at_6 {
            {
                let path = path.then(5, cell);
                let at_32 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_36 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_35 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_34 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_33 = (tables::SHIFT_16[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]))
                    | ((at_32.shifted(-8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_36 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_35 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | ((at_34.shifted(8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]));
                let at_56_0 = at_33;
                out.extend(at_56_0, |cell| path.then(6, cell).end(22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::BOARD & self.planes[piece::W_Q as usize];
        for cell in at_7 {
            {
                let path = path.then(7, cell);
                let at_37 = slide_down(
                    &tables::UP_RAYS,
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
                let at_42 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_41 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_40 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_39 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_38 = (tables::SHIFT_17[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]))
                    | ((at_37.shifted(-8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_45 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_44 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_43 & tables::MASK_3).shifted(-7))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_42 & tables::MASK_0).shifted(-9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_41 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | (((at_40 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]))
                    | ((at_39.shifted(8))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_CK as usize]
                            | self.planes[piece::W_CR as usize]
                            | self.planes[piece::W_DP as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_Q as usize]
                            | self.planes[piece::W_R as usize]));
                let at_56_0 = at_38;
                out.extend(at_56_0, |cell| path.then(8, cell).end(22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_8 = tables::BOARD
            & (self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize]);
        for cell in at_8 {
            {
                let path = path.then(9, cell);
                let at_46 = tables::SHIFT_17[cell]
                    & !(self.planes[piece::W_B as usize]
                        | self.planes[piece::W_CK as usize]
                        | self.planes[piece::W_CR as usize]
                        | self.planes[piece::W_DP as usize]
                        | self.planes[piece::W_K as usize]
                        | self.planes[piece::W_N as usize]
                        | self.planes[piece::W_P as usize]
                        | self.planes[piece::W_Q as usize]
                        | self.planes[piece::W_R as usize]);
                let at_56_0 = at_46;
                out.extend(at_56_0, |cell| path.then(10, cell).end(22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD & self.planes[piece::W_P as usize];
        for cell in at_9 {
            {
                let path = path.then(11, cell);
                let at_47 = (tables::UP_SETS[cell] & self.planes[piece::E as usize])
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
                let at_56_0 = at_47 & tables::UP_DOWN;
                out.extend(at_56_0, |cell| path.then(12, cell).end(22, cell));
                let at_56_0 = at_47 & tables::AREA_20;
                out.extend(at_56_0, |cell| path.then(13, cell).end(22, cell));
                let at_56_0 = at_47 & tables::AREA_20;
                out.extend(at_56_0, |cell| path.then(14, cell).end(22, cell));
                let at_56_0 = at_47 & tables::AREA_20;
                out.extend(at_56_0, |cell| path.then(15, cell).end(22, cell));
                let at_56_0 = at_47 & tables::AREA_20;
                out.extend(at_56_0, |cell| path.then(16, cell).end(22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_11 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_25 = (at_11).filtered(|cell| self.pattern_24(cell));
        for cell in at_25 {
            {
                let path = path.then(26, cell);
                let at_61_0 = tables::RIGHT_RIGHT_SETS[cell];
                out.extend_few(at_61_0, |cell| path.then(27, cell).end(28, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_23 = (at_10).filtered(|cell| self.pattern_22(cell));
        for cell in at_23 {
            {
                let path = path.then(23, cell);
                let at_59_0 = tables::LEFT_LEFT_SETS[cell];
                out.extend_few(at_59_0, |cell| path.then(24, cell).end(25, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_19 = at_9 & self.pattern_18_everywhere();
        for cell in at_19 {
            {
                let path = path.then(19, cell);
                let at_57 = tables::SHIFT_3[cell] & self.planes[piece::B_DP as usize];
                for cell in at_57 {
                    {
                        let path = path.then(20, cell);
                        let at_56_0 = tables::UP_SETS[cell];
                        out.extend_few(
                            at_56_0,
                            |cell| path.then(21, cell).end(22, cell),
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
        let at_21 = at_9 & tables::AREA_9 & self.pattern_20_everywhere();
        for cell in at_21 {
            {
                let path = path.then(17, cell);
                let at_56_0 = tables::UP_UP_SETS[cell];
                out.extend_few(at_56_0, |cell| path.then(18, cell).end(22, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{bN}` or `{bB}` or `{bCR,bR}` or `{bQ}` or `{bCK,bK}` or `{bP}` or `…`.
    pub(crate) fn moves_83<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_85 = tables::BOARD & self.planes[piece::B_N as usize];
        for cell in at_85 {
            {
                let path = path.then(29, cell);
                let at_107 = tables::SHIFT_10[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]);
                let at_136_0 = at_107;
                out.extend(at_136_0, |cell| path.then(30, cell).end(50, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_86 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_86 {
            {
                let path = path.then(31, cell);
                let at_108 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_112 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_111 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_110 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_109 = (tables::SHIFT_12[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]))
                    | (((at_108 & tables::MASK_0).shifted(-9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_112 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_111 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_110 & tables::MASK_3).shifted(-7))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]));
                let at_136_0 = at_109;
                out.extend(at_136_0, |cell| path.then(32, cell).end(50, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_87 = tables::BOARD
            & (self.planes[piece::B_CR as usize] | self.planes[piece::B_R as usize]);
        for cell in at_87 {
            {
                let path = path.then(33, cell);
                let at_113 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_117 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_116 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_115 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_114 = (tables::SHIFT_16[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]))
                    | ((at_113.shifted(-8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_117 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_116 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | ((at_115.shifted(8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]));
                let at_136_0 = at_114;
                out.extend(at_136_0, |cell| path.then(34, cell).end(50, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_88 = tables::BOARD & self.planes[piece::B_Q as usize];
        for cell in at_88 {
            {
                let path = path.then(35, cell);
                let at_118 = slide_down(
                    &tables::UP_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_126 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_125 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_124 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_123 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_122 = slide_up(
                    &tables::RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_121 = slide_down(
                    &tables::LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_120 = slide_up(
                    &tables::DOWN_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_119 = (tables::SHIFT_17[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]))
                    | ((at_118.shifted(-8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_126 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_125 & tables::MASK_2).shifted(7))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_124 & tables::MASK_3).shifted(-7))
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
                    | (((at_122 & tables::MASK_4).shifted(1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | (((at_121 & tables::MASK_5).shifted(-1))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]))
                    | ((at_120.shifted(8))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_CK as usize]
                            | self.planes[piece::B_CR as usize]
                            | self.planes[piece::B_DP as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_Q as usize]
                            | self.planes[piece::B_R as usize]));
                let at_136_0 = at_119;
                out.extend(at_136_0, |cell| path.then(36, cell).end(50, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_89 = tables::BOARD
            & (self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize]);
        for cell in at_89 {
            {
                let path = path.then(37, cell);
                let at_127 = tables::SHIFT_17[cell]
                    & !(self.planes[piece::B_B as usize]
                        | self.planes[piece::B_CK as usize]
                        | self.planes[piece::B_CR as usize]
                        | self.planes[piece::B_DP as usize]
                        | self.planes[piece::B_K as usize]
                        | self.planes[piece::B_N as usize]
                        | self.planes[piece::B_P as usize]
                        | self.planes[piece::B_Q as usize]
                        | self.planes[piece::B_R as usize]);
                let at_136_0 = at_127;
                out.extend(at_136_0, |cell| path.then(38, cell).end(50, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_90 = tables::BOARD & self.planes[piece::B_P as usize];
        for cell in at_90 {
            {
                let path = path.then(39, cell);
                let at_128 = (tables::DOWN_SETS[cell] & self.planes[piece::E as usize])
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
                let at_136_0 = at_128 & tables::DOWN_UP;
                out.extend(at_136_0, |cell| path.then(40, cell).end(50, cell));
                let at_136_0 = at_128 & tables::AREA_26;
                out.extend(at_136_0, |cell| path.then(41, cell).end(50, cell));
                let at_136_0 = at_128 & tables::AREA_26;
                out.extend(at_136_0, |cell| path.then(42, cell).end(50, cell));
                let at_136_0 = at_128 & tables::AREA_26;
                out.extend(at_136_0, |cell| path.then(43, cell).end(50, cell));
                let at_136_0 = at_128 & tables::AREA_26;
                out.extend(at_136_0, |cell| path.then(44, cell).end(50, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_91 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_92 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_106 = (at_92).filtered(|cell| self.pattern_105(cell));
        for cell in at_106 {
            {
                let path = path.then(54, cell);
                let at_141_0 = tables::RIGHT_RIGHT_SETS[cell];
                out.extend_few(at_141_0, |cell| path.then(55, cell).end(56, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_104 = (at_91).filtered(|cell| self.pattern_103(cell));
        for cell in at_104 {
            {
                let path = path.then(51, cell);
                let at_139_0 = tables::LEFT_LEFT_SETS[cell];
                out.extend_few(at_139_0, |cell| path.then(52, cell).end(53, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_100 = at_90 & self.pattern_99_everywhere();
        for cell in at_100 {
            {
                let path = path.then(47, cell);
                let at_137 = tables::SHIFT_3[cell] & self.planes[piece::W_DP as usize];
                for cell in at_137 {
                    {
                        let path = path.then(48, cell);
                        let at_136_0 = tables::DOWN_SETS[cell];
                        out.extend_few(
                            at_136_0,
                            |cell| path.then(49, cell).end(50, cell),
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
        let at_102 = at_90 & tables::AREA_23 & self.pattern_101_everywhere();
        for cell in at_102 {
            {
                let path = path.then(45, cell);
                let at_136_0 = tables::DOWN_DOWN_SETS[cell];
                out.extend_few(at_136_0, |cell| path.then(46, cell).end(50, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `[wDP]`.
    pub(crate) fn moves_from_51<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_56_0 = tables::UP_UP_SETS[cell];
        out.extend_few(at_56_0, |cell| path.then(18, cell).end(22, cell));
    }

    /// Then `[wK]`.
    pub(crate) fn moves_from_53<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_59_0 = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(at_59_0, |cell| path.then(24, cell).end(25, cell));
    }

    /// Then `[wK]`.
    pub(crate) fn moves_from_55<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_61_0 = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(at_61_0, |cell| path.then(27, cell).end(28, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_56<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(22, cell));
    }

    /// Then `[wP]`.
    pub(crate) fn moves_from_63<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_56_0 = tables::UP_SETS[cell];
        out.extend_few(at_56_0, |cell| path.then(21, cell).end(22, cell));
    }

    /// Then `[bDP]`.
    pub(crate) fn moves_from_131<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_136_0 = tables::DOWN_DOWN_SETS[cell];
        out.extend_few(at_136_0, |cell| path.then(46, cell).end(50, cell));
    }

    /// Then `[bK]`.
    pub(crate) fn moves_from_133<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_139_0 = tables::LEFT_LEFT_SETS[cell];
        out.extend_few(at_139_0, |cell| path.then(52, cell).end(53, cell));
    }

    /// Then `[bK]`.
    pub(crate) fn moves_from_135<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_141_0 = tables::RIGHT_RIGHT_SETS[cell];
        out.extend_few(at_141_0, |cell| path.then(55, cell).end(56, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_136<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(50, cell));
    }

    /// Then `[bP]`.
    pub(crate) fn moves_from_143<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_136_0 = tables::DOWN_SETS[cell];
        out.extend_few(at_136_0, |cell| path.then(49, cell).end(50, cell));
    }
}
