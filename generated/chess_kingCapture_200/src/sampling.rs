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
    pub(crate) fn candidates_3<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
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
                out.candidates(at_26, 3, 1, |cell| path.then(2, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_28, 3, 1, |cell| path.then(4, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_33, 3, 1, |cell| path.then(6, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_38, 3, 1, |cell| path.then(8, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_46, 3, 1, |cell| path.then(10, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD & self.planes[piece::W_P as usize];
        let at_17_0 = at_9;
        let at_47_1 = (at_17_0 & tables::MASK_0).shifted(-9)
            & (self.planes[piece::B_B as usize] | self.planes[piece::B_CK as usize]
                | self.planes[piece::B_CR as usize] | self.planes[piece::B_DP as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_N as usize]
                | self.planes[piece::B_P as usize] | self.planes[piece::B_Q as usize]
                | self.planes[piece::B_R as usize]);
        let at_47_2 = at_17_0.shifted(-8) & self.planes[piece::E as usize];
        let at_47_3 = (at_17_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B_B as usize] | self.planes[piece::B_CK as usize]
                | self.planes[piece::B_CR as usize] | self.planes[piece::B_DP as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_N as usize]
                | self.planes[piece::B_P as usize] | self.planes[piece::B_Q as usize]
                | self.planes[piece::B_R as usize]);
        out.candidates(
            at_47_1 & tables::MASK_8,
            3,
            1,
            |cell| path.then(11, cell + 9).then(12, cell),
        );
        out.candidates(
            at_47_2 & tables::MASK_8,
            3,
            1,
            |cell| path.then(11, cell + 8).then(12, cell),
        );
        out.candidates(
            at_47_3 & tables::MASK_8,
            3,
            1,
            |cell| path.then(11, cell + 7).then(12, cell),
        );
        out.candidates(
            at_47_1 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 9).then(13, cell),
        );
        out.candidates(
            at_47_2 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 8).then(13, cell),
        );
        out.candidates(
            at_47_3 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 7).then(13, cell),
        );
        out.candidates(
            at_47_1 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 9).then(14, cell),
        );
        out.candidates(
            at_47_2 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 8).then(14, cell),
        );
        out.candidates(
            at_47_3 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 7).then(14, cell),
        );
        out.candidates(
            at_47_1 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 9).then(15, cell),
        );
        out.candidates(
            at_47_2 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 8).then(15, cell),
        );
        out.candidates(
            at_47_3 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 7).then(15, cell),
        );
        out.candidates(
            at_47_1 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 9).then(16, cell),
        );
        out.candidates(
            at_47_2 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 8).then(16, cell),
        );
        out.candidates(
            at_47_3 & tables::MASK_9,
            3,
            1,
            |cell| path.then(11, cell + 7).then(16, cell),
        );
        let at_10 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_11 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_25 = (at_11).filtered(|cell| self.pattern_24(cell));
        out.candidates(at_25, 2, 1, |cell| path.then(26, cell));
        if out.is_full() {
            return;
        }
        let at_23 = (at_10).filtered(|cell| self.pattern_22(cell));
        out.candidates(at_23, 1, 1, |cell| path.then(23, cell));
        if out.is_full() {
            return;
        }
        let at_19 = at_9 & self.pattern_18_everywhere();
        let at_49_0 = at_19;
        let at_57_1 = (at_49_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::B_DP as usize];
        let at_57_2 = (at_49_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::B_DP as usize];
        out.candidates(at_57_1, 4, 1, |cell| path.then(19, cell + 1).then(20, cell));
        out.candidates(at_57_2, 4, 1, |cell| path.then(19, cell - 1).then(20, cell));
        let at_21 = at_9 & tables::AREA_9 & self.pattern_20_everywhere();
        out.candidates(at_21, 0, 1, |cell| path.then(17, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{bN}` or `{bB}` or `{bCR,bR}` or `{bQ}` or `{bCK,bK}` or `{bP}` or `…`.
    pub(crate) fn candidates_83<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
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
                out.candidates(at_107, 8, 1, |cell| path.then(30, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_109, 8, 1, |cell| path.then(32, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_114, 8, 1, |cell| path.then(34, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_119, 8, 1, |cell| path.then(36, cell));
                if out.is_full() {
                    return;
                }
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
                out.candidates(at_127, 8, 1, |cell| path.then(38, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_90 = tables::BOARD & self.planes[piece::B_P as usize];
        let at_98_0 = at_90;
        let at_128_1 = (at_98_0 & tables::MASK_2).shifted(7)
            & (self.planes[piece::W_B as usize] | self.planes[piece::W_CK as usize]
                | self.planes[piece::W_CR as usize] | self.planes[piece::W_DP as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_N as usize]
                | self.planes[piece::W_P as usize] | self.planes[piece::W_Q as usize]
                | self.planes[piece::W_R as usize]);
        let at_128_2 = at_98_0.shifted(8) & self.planes[piece::E as usize];
        let at_128_3 = (at_98_0 & tables::MASK_1).shifted(9)
            & (self.planes[piece::W_B as usize] | self.planes[piece::W_CK as usize]
                | self.planes[piece::W_CR as usize] | self.planes[piece::W_DP as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_N as usize]
                | self.planes[piece::W_P as usize] | self.planes[piece::W_Q as usize]
                | self.planes[piece::W_R as usize]);
        out.candidates(
            at_128_1 & tables::MASK_6,
            8,
            1,
            |cell| path.then(39, cell - 7).then(40, cell),
        );
        out.candidates(
            at_128_2 & tables::MASK_6,
            8,
            1,
            |cell| path.then(39, cell - 8).then(40, cell),
        );
        out.candidates(
            at_128_3 & tables::MASK_6,
            8,
            1,
            |cell| path.then(39, cell - 9).then(40, cell),
        );
        out.candidates(
            at_128_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 7).then(41, cell),
        );
        out.candidates(
            at_128_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 8).then(41, cell),
        );
        out.candidates(
            at_128_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 9).then(41, cell),
        );
        out.candidates(
            at_128_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 7).then(42, cell),
        );
        out.candidates(
            at_128_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 8).then(42, cell),
        );
        out.candidates(
            at_128_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 9).then(42, cell),
        );
        out.candidates(
            at_128_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 7).then(43, cell),
        );
        out.candidates(
            at_128_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 8).then(43, cell),
        );
        out.candidates(
            at_128_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 9).then(43, cell),
        );
        out.candidates(
            at_128_1 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 7).then(44, cell),
        );
        out.candidates(
            at_128_2 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 8).then(44, cell),
        );
        out.candidates(
            at_128_3 & tables::MASK_7,
            8,
            1,
            |cell| path.then(39, cell - 9).then(44, cell),
        );
        let at_91 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_92 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_106 = (at_92).filtered(|cell| self.pattern_105(cell));
        out.candidates(at_106, 7, 1, |cell| path.then(54, cell));
        if out.is_full() {
            return;
        }
        let at_104 = (at_91).filtered(|cell| self.pattern_103(cell));
        out.candidates(at_104, 6, 1, |cell| path.then(51, cell));
        if out.is_full() {
            return;
        }
        let at_100 = at_90 & self.pattern_99_everywhere();
        let at_129_0 = at_100;
        let at_137_1 = (at_129_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::W_DP as usize];
        let at_137_2 = (at_129_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::W_DP as usize];
        out.candidates(at_137_1, 9, 1, |cell| path.then(47, cell + 1).then(48, cell));
        out.candidates(at_137_2, 9, 1, |cell| path.then(47, cell - 1).then(48, cell));
        let at_102 = at_90 & tables::AREA_23 & self.pattern_101_everywhere();
        out.candidates(at_102, 5, 1, |cell| path.then(45, cell));
        if out.is_full() {
            return;
        }
    }
}
