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
    /// Then `{wN}` or `{wB}` or `{wCR,wR}` or `{wQ}` or `{wCK,wK}` or `{wDP,wP}` or `…`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W_N as usize];
        for cell in at_2 {
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
                out.candidates(at_24, 1, 1, |cell| path.then(2, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_3 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_3 {
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
                out.candidates(at_26, 1, 1, |cell| path.then(4, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_4 = tables::BOARD
            & (self.planes[piece::W_CR as usize] | self.planes[piece::W_R as usize]);
        for cell in at_4 {
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
                out.candidates(at_31, 1, 1, |cell| path.then(6, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_5 = tables::BOARD & self.planes[piece::W_Q as usize];
        for cell in at_5 {
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
                out.candidates(at_36, 1, 1, |cell| path.then(8, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::BOARD
            & (self.planes[piece::W_CK as usize] | self.planes[piece::W_K as usize]);
        for cell in at_6 {
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
                out.candidates(at_44, 1, 1, |cell| path.then(10, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::BOARD
            & (self.planes[piece::W_DP as usize] | self.planes[piece::W_P as usize]);
        let at_15_0 = at_7;
        let at_45_1 = (at_15_0 & tables::MASK_1).shifted(-9)
            & (self.planes[piece::B_B as usize] | self.planes[piece::B_CK as usize]
                | self.planes[piece::B_CR as usize] | self.planes[piece::B_DP as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_N as usize]
                | self.planes[piece::B_P as usize] | self.planes[piece::B_Q as usize]
                | self.planes[piece::B_R as usize]);
        let at_45_2 = at_15_0.shifted(-8) & self.planes[piece::E as usize];
        let at_45_3 = (at_15_0 & tables::MASK_3).shifted(-7)
            & (self.planes[piece::B_B as usize] | self.planes[piece::B_CK as usize]
                | self.planes[piece::B_CR as usize] | self.planes[piece::B_DP as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_N as usize]
                | self.planes[piece::B_P as usize] | self.planes[piece::B_Q as usize]
                | self.planes[piece::B_R as usize]);
        out.candidates(
            at_45_1 & tables::MASK_6,
            1,
            1,
            |cell| path.then(11, cell + 9).then(12, cell),
        );
        out.candidates(
            at_45_2 & tables::MASK_6,
            1,
            1,
            |cell| path.then(11, cell + 8).then(12, cell),
        );
        out.candidates(
            at_45_3 & tables::MASK_6,
            1,
            1,
            |cell| path.then(11, cell + 7).then(12, cell),
        );
        out.candidates(
            at_45_1 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 9).then(13, cell),
        );
        out.candidates(
            at_45_2 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 8).then(13, cell),
        );
        out.candidates(
            at_45_3 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 7).then(13, cell),
        );
        out.candidates(
            at_45_1 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 9).then(14, cell),
        );
        out.candidates(
            at_45_2 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 8).then(14, cell),
        );
        out.candidates(
            at_45_3 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 7).then(14, cell),
        );
        out.candidates(
            at_45_1 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 9).then(15, cell),
        );
        out.candidates(
            at_45_2 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 8).then(15, cell),
        );
        out.candidates(
            at_45_3 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 7).then(15, cell),
        );
        out.candidates(
            at_45_1 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 9).then(16, cell),
        );
        out.candidates(
            at_45_2 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 8).then(16, cell),
        );
        out.candidates(
            at_45_3 & tables::MASK_17,
            1,
            1,
            |cell| path.then(11, cell + 7).then(16, cell),
        );
        let at_8 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_9 = tables::BOARD & self.planes[piece::W_CK as usize];
        let at_23 = (at_9).filtered(|cell| self.pattern_22(cell));
        let at_54 = (at_23).filtered(|cell| !self.pattern_51(cell));
        let at_70 = (at_54).filtered(|cell| !self.pattern_69(cell));
        let at_77 = (at_70).filtered(|cell| !self.pattern_76(cell));
        out.candidates(at_77, 4, 1, |cell| path.then(26, cell));
        if out.is_full() {
            return;
        }
        let at_21 = (at_8).filtered(|cell| self.pattern_20(cell));
        let at_52 = (at_21).filtered(|cell| !self.pattern_51(cell));
        let at_67 = (at_52).filtered(|cell| !self.pattern_66(cell));
        let at_75 = (at_67).filtered(|cell| !self.pattern_74(cell));
        out.candidates(at_75, 3, 1, |cell| path.then(23, cell));
        if out.is_full() {
            return;
        }
        let at_17 = at_7 & self.pattern_16_everywhere();
        let at_47_0 = at_17;
        let at_56_1 = (at_47_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::B_DP as usize];
        let at_56_2 = (at_47_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::B_DP as usize];
        out.candidates(at_56_1, 2, 1, |cell| path.then(19, cell + 1).then(20, cell));
        out.candidates(at_56_2, 2, 1, |cell| path.then(19, cell - 1).then(20, cell));
        let at_19 = at_7 & tables::AREA_67 & self.pattern_18_everywhere();
        out.candidates(at_19, 0, 1, |cell| path.then(17, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{bN}` or `{bB}` or `{bCR,bR}` or `{bQ}` or `{bCK,bK}` or `{bDP,bP}` or `…`.
    pub(crate) fn candidates_129<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_141 = tables::BOARD & self.planes[piece::B_N as usize];
        for cell in at_141 {
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
                out.candidates(at_193, 6, 1, |cell| path.then(30, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_142 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_142 {
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
                out.candidates(at_195, 6, 1, |cell| path.then(32, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_143 = tables::BOARD
            & (self.planes[piece::B_CR as usize] | self.planes[piece::B_R as usize]);
        for cell in at_143 {
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
                out.candidates(at_200, 6, 1, |cell| path.then(34, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_144 = tables::BOARD & self.planes[piece::B_Q as usize];
        for cell in at_144 {
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
                out.candidates(at_205, 6, 1, |cell| path.then(36, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_145 = tables::BOARD
            & (self.planes[piece::B_CK as usize] | self.planes[piece::B_K as usize]);
        for cell in at_145 {
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
                out.candidates(at_213, 6, 1, |cell| path.then(38, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_146 = tables::BOARD
            & (self.planes[piece::B_DP as usize] | self.planes[piece::B_P as usize]);
        let at_180_0 = at_146;
        let at_214_1 = (at_180_0 & tables::MASK_2).shifted(7)
            & (self.planes[piece::W_B as usize] | self.planes[piece::W_CK as usize]
                | self.planes[piece::W_CR as usize] | self.planes[piece::W_DP as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_N as usize]
                | self.planes[piece::W_P as usize] | self.planes[piece::W_Q as usize]
                | self.planes[piece::W_R as usize]);
        let at_214_2 = at_180_0.shifted(8) & self.planes[piece::E as usize];
        let at_214_3 = (at_180_0 & tables::MASK_0).shifted(9)
            & (self.planes[piece::W_B as usize] | self.planes[piece::W_CK as usize]
                | self.planes[piece::W_CR as usize] | self.planes[piece::W_DP as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_N as usize]
                | self.planes[piece::W_P as usize] | self.planes[piece::W_Q as usize]
                | self.planes[piece::W_R as usize]);
        out.candidates(
            at_214_1 & tables::MASK_7,
            6,
            1,
            |cell| path.then(39, cell - 7).then(40, cell),
        );
        out.candidates(
            at_214_2 & tables::MASK_7,
            6,
            1,
            |cell| path.then(39, cell - 8).then(40, cell),
        );
        out.candidates(
            at_214_3 & tables::MASK_7,
            6,
            1,
            |cell| path.then(39, cell - 9).then(40, cell),
        );
        out.candidates(
            at_214_1 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 7).then(41, cell),
        );
        out.candidates(
            at_214_2 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 8).then(41, cell),
        );
        out.candidates(
            at_214_3 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 9).then(41, cell),
        );
        out.candidates(
            at_214_1 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 7).then(42, cell),
        );
        out.candidates(
            at_214_2 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 8).then(42, cell),
        );
        out.candidates(
            at_214_3 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 9).then(42, cell),
        );
        out.candidates(
            at_214_1 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 7).then(43, cell),
        );
        out.candidates(
            at_214_2 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 8).then(43, cell),
        );
        out.candidates(
            at_214_3 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 9).then(43, cell),
        );
        out.candidates(
            at_214_1 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 7).then(44, cell),
        );
        out.candidates(
            at_214_2 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 8).then(44, cell),
        );
        out.candidates(
            at_214_3 & tables::MASK_16,
            6,
            1,
            |cell| path.then(39, cell - 9).then(44, cell),
        );
        let at_147 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_148 = tables::BOARD & self.planes[piece::B_CK as usize];
        let at_188 = (at_148).filtered(|cell| self.pattern_187(cell));
        let at_221 = (at_188).filtered(|cell| !self.pattern_100(cell));
        let at_232 = (at_221).filtered(|cell| !self.pattern_231(cell));
        let at_240 = (at_232).filtered(|cell| !self.pattern_239(cell));
        out.candidates(at_240, 9, 1, |cell| path.then(54, cell));
        if out.is_full() {
            return;
        }
        let at_186 = (at_147).filtered(|cell| self.pattern_185(cell));
        let at_219 = (at_186).filtered(|cell| !self.pattern_100(cell));
        let at_229 = (at_219).filtered(|cell| !self.pattern_228(cell));
        let at_238 = (at_229).filtered(|cell| !self.pattern_237(cell));
        out.candidates(at_238, 8, 1, |cell| path.then(51, cell));
        if out.is_full() {
            return;
        }
        let at_182 = at_146 & self.pattern_181_everywhere();
        let at_215_0 = at_182;
        let at_226_1 = (at_215_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::W_DP as usize];
        let at_226_2 = (at_215_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::W_DP as usize];
        out.candidates(at_226_1, 7, 1, |cell| path.then(47, cell + 1).then(48, cell));
        out.candidates(at_226_2, 7, 1, |cell| path.then(47, cell - 1).then(48, cell));
        let at_184 = at_146 & tables::AREA_68 & self.pattern_183_everywhere();
        out.candidates(at_184, 5, 1, |cell| path.then(45, cell));
        if out.is_full() {
            return;
        }
    }
}
