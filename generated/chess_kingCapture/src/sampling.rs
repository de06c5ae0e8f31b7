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
    /// Then `{wN}` or `{wB}` or `{wCR,wR}` or `{wQ}` or `{wCK,wK}` or `{wP}` or `…`.
    pub(crate) fn candidates_4<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
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
                out.candidates(at_27, 3, 1, |cell| path.then(2, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_29, 3, 1, |cell| path.then(4, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_34, 3, 1, |cell| path.then(6, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_39, 3, 1, |cell| path.then(8, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_47, 3, 1, |cell| path.then(10, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = tables::BOARD & self.planes[piece::W_P as usize];
        let at_18_0 = at_10;
        let at_48_1 = (at_18_0 & tables::MASK_0).shifted(-9)
            & (self.planes[piece::B_B as usize] | self.planes[piece::B_CK as usize]
                | self.planes[piece::B_CR as usize] | self.planes[piece::B_DP as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_N as usize]
                | self.planes[piece::B_P as usize] | self.planes[piece::B_Q as usize]
                | self.planes[piece::B_R as usize]);
        let at_48_2 = at_18_0.shifted(-8) & self.planes[piece::E as usize];
        let at_48_3 = (at_18_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B_B as usize] | self.planes[piece::B_CK as usize]
                | self.planes[piece::B_CR as usize] | self.planes[piece::B_DP as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_N as usize]
                | self.planes[piece::B_P as usize] | self.planes[piece::B_Q as usize]
                | self.planes[piece::B_R as usize]);
        out.candidates(
            at_48_1 & tables::MASK_8,
            4,
            1,
            |cell| path.then(12, cell + 9).then(13, cell),
        );
        out.candidates(
            at_48_2 & tables::MASK_8,
            4,
            1,
            |cell| path.then(12, cell + 8).then(13, cell),
        );
        out.candidates(
            at_48_3 & tables::MASK_8,
            4,
            1,
            |cell| path.then(12, cell + 7).then(13, cell),
        );
        out.candidates(
            at_48_1 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 9).then(14, cell),
        );
        out.candidates(
            at_48_2 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 8).then(14, cell),
        );
        out.candidates(
            at_48_3 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 7).then(14, cell),
        );
        out.candidates(
            at_48_1 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 9).then(15, cell),
        );
        out.candidates(
            at_48_2 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 8).then(15, cell),
        );
        out.candidates(
            at_48_3 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 7).then(15, cell),
        );
        out.candidates(
            at_48_1 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 9).then(16, cell),
        );
        out.candidates(
            at_48_2 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 8).then(16, cell),
        );
        out.candidates(
            at_48_3 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 7).then(16, cell),
        );
        out.candidates(
            at_48_1 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 9).then(17, cell),
        );
        out.candidates(
            at_48_2 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 8).then(17, cell),
        );
        out.candidates(
            at_48_3 & tables::MASK_9,
            4,
            1,
            |cell| path.then(12, cell + 7).then(17, cell),
        );
        let at_11 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_12 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_26 = (at_12).filtered(|cell| self.pattern_25(cell));
        out.candidates(at_26, 2, 1, |cell| path.then(27, cell));
        if out.is_full() {
            return;
        }
        let at_24 = (at_11).filtered(|cell| self.pattern_23(cell));
        out.candidates(at_24, 1, 1, |cell| path.then(24, cell));
        if out.is_full() {
            return;
        }
        let at_20 = at_10 & self.pattern_19_everywhere();
        let at_50_0 = at_20;
        let at_59_1 = (at_50_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::B_DP as usize];
        let at_59_2 = (at_50_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::B_DP as usize];
        out.candidates(at_59_1, 5, 1, |cell| path.then(20, cell + 1).then(21, cell));
        out.candidates(at_59_2, 5, 1, |cell| path.then(20, cell - 1).then(21, cell));
        let at_22 = at_10 & tables::AREA_9 & self.pattern_21_everywhere();
        out.candidates(at_22, 0, 1, |cell| path.then(18, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{bN}` or `{bB}` or `{bCR,bR}` or `{bQ}` or `{bCK,bK}` or `{bP}` or `…`.
    pub(crate) fn candidates_96<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
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
                out.candidates(at_122, 9, 1, |cell| path.then(31, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_124, 9, 1, |cell| path.then(33, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_129, 9, 1, |cell| path.then(35, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_134, 9, 1, |cell| path.then(37, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_142, 9, 1, |cell| path.then(39, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_105 = tables::BOARD & self.planes[piece::B_P as usize];
        let at_113_0 = at_105;
        let at_143_1 = (at_113_0 & tables::MASK_2).shifted(7)
            & (self.planes[piece::W_B as usize] | self.planes[piece::W_CK as usize]
                | self.planes[piece::W_CR as usize] | self.planes[piece::W_DP as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_N as usize]
                | self.planes[piece::W_P as usize] | self.planes[piece::W_Q as usize]
                | self.planes[piece::W_R as usize]);
        let at_143_2 = at_113_0.shifted(8) & self.planes[piece::E as usize];
        let at_143_3 = (at_113_0 & tables::MASK_1).shifted(9)
            & (self.planes[piece::W_B as usize] | self.planes[piece::W_CK as usize]
                | self.planes[piece::W_CR as usize] | self.planes[piece::W_DP as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_N as usize]
                | self.planes[piece::W_P as usize] | self.planes[piece::W_Q as usize]
                | self.planes[piece::W_R as usize]);
        out.candidates(
            at_143_1 & tables::MASK_6,
            10,
            1,
            |cell| path.then(41, cell - 7).then(42, cell),
        );
        out.candidates(
            at_143_2 & tables::MASK_6,
            10,
            1,
            |cell| path.then(41, cell - 8).then(42, cell),
        );
        out.candidates(
            at_143_3 & tables::MASK_6,
            10,
            1,
            |cell| path.then(41, cell - 9).then(42, cell),
        );
        out.candidates(
            at_143_1 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 7).then(43, cell),
        );
        out.candidates(
            at_143_2 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 8).then(43, cell),
        );
        out.candidates(
            at_143_3 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 9).then(43, cell),
        );
        out.candidates(
            at_143_1 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 7).then(44, cell),
        );
        out.candidates(
            at_143_2 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 8).then(44, cell),
        );
        out.candidates(
            at_143_3 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 9).then(44, cell),
        );
        out.candidates(
            at_143_1 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 7).then(45, cell),
        );
        out.candidates(
            at_143_2 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 8).then(45, cell),
        );
        out.candidates(
            at_143_3 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 9).then(45, cell),
        );
        out.candidates(
            at_143_1 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 7).then(46, cell),
        );
        out.candidates(
            at_143_2 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 8).then(46, cell),
        );
        out.candidates(
            at_143_3 & tables::MASK_7,
            10,
            1,
            |cell| path.then(41, cell - 9).then(46, cell),
        );
        let at_106 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_107 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_121 = (at_107).filtered(|cell| self.pattern_120(cell));
        out.candidates(at_121, 8, 1, |cell| path.then(56, cell));
        if out.is_full() {
            return;
        }
        let at_119 = (at_106).filtered(|cell| self.pattern_118(cell));
        out.candidates(at_119, 7, 1, |cell| path.then(53, cell));
        if out.is_full() {
            return;
        }
        let at_115 = at_105 & self.pattern_114_everywhere();
        let at_144_0 = at_115;
        let at_153_1 = (at_144_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::W_DP as usize];
        let at_153_2 = (at_144_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::W_DP as usize];
        out.candidates(at_153_1, 11, 1, |cell| path.then(49, cell + 1).then(50, cell));
        out.candidates(at_153_2, 11, 1, |cell| path.then(49, cell - 1).then(50, cell));
        let at_117 = at_105 & tables::AREA_23 & self.pattern_116_everywhere();
        out.candidates(at_117, 6, 1, |cell| path.then(47, cell));
        if out.is_full() {
            return;
        }
    }
}
