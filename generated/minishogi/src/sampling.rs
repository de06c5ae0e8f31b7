//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
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
    pub(crate) fn candidates_1<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::B_P as usize];
        let at_16_0 = at_2;
        let at_38_1 = at_16_0.shifted(-5)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        out.candidates(
            at_38_1 & tables::MASK_3,
            0,
            1,
            |cell| path.then(1, cell + 5).then(2, cell),
        );
        out.candidates(
            at_38_1 & tables::MASK_14,
            0,
            1,
            |cell| path.then(1, cell + 5).then(3, cell),
        );
        let at_3 = tables::BOARD & self.planes[piece::B_S as usize];
        for cell in at_3 {
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
                out.candidates(at_39, 0, 1, |cell| path.then(5, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_4 = tables::BOARD & self.planes[piece::B_S as usize];
        for cell in at_4 & tables::AREA_18 {
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
                out.candidates(at_40, 0, 1, |cell| path.then(8, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_4 & tables::UP_DOWN {
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
                out.candidates(at_40, 0, 1, |cell| path.then(8, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_5 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_5 {
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
                out.candidates(at_42, 0, 1, |cell| path.then(10, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_6 & tables::AREA_18 {
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
                out.candidates(at_47, 0, 1, |cell| path.then(13, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_6 & tables::UP_DOWN {
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
                out.candidates(at_47, 0, 1, |cell| path.then(13, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::BOARD & self.planes[piece::B_R as usize];
        for cell in at_7 {
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
                out.candidates(at_54, 0, 1, |cell| path.then(15, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_8 = tables::BOARD & self.planes[piece::B_R as usize];
        for cell in at_8 & tables::AREA_18 {
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
                out.candidates(at_59, 0, 1, |cell| path.then(18, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_8 & tables::UP_DOWN {
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
                out.candidates(at_59, 0, 1, |cell| path.then(18, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD & self.planes[piece::B_G as usize];
        for cell in at_9 {
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
                out.candidates(at_66, 0, 1, |cell| path.then(20, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = tables::BOARD & self.planes[piece::B_PP as usize];
        let at_27_0 = at_10;
        let at_67_1 = (at_27_0 & tables::MASK_5).shifted(-6)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_67_2 = at_27_0.shifted(-5)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_67_3 = (at_27_0 & tables::MASK_7).shifted(-4)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_67_4 = (at_27_0 & tables::MASK_1).shifted(-1)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_67_5 = (at_27_0 & tables::MASK_0).shifted(1)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_67_6 = (at_27_0 & tables::MASK_2).shifted(5)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        out.candidates(at_67_1, 0, 1, |cell| path.then(21, cell + 6).then(22, cell));
        out.candidates(at_67_2, 0, 1, |cell| path.then(21, cell + 5).then(22, cell));
        out.candidates(at_67_3, 0, 1, |cell| path.then(21, cell + 4).then(22, cell));
        out.candidates(at_67_4, 0, 1, |cell| path.then(21, cell + 1).then(22, cell));
        out.candidates(at_67_5, 0, 1, |cell| path.then(21, cell - 1).then(22, cell));
        out.candidates(at_67_6, 0, 1, |cell| path.then(21, cell - 5).then(22, cell));
        let at_11 = tables::BOARD & self.planes[piece::B_PS as usize];
        let at_28_0 = at_11;
        let at_68_1 = (at_28_0 & tables::MASK_5).shifted(-6)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_68_2 = at_28_0.shifted(-5)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_68_3 = (at_28_0 & tables::MASK_7).shifted(-4)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_68_4 = (at_28_0 & tables::MASK_1).shifted(-1)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_68_5 = (at_28_0 & tables::MASK_0).shifted(1)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        let at_68_6 = (at_28_0 & tables::MASK_2).shifted(5)
            & !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
                | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
                | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
                | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
                | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize]);
        out.candidates(at_68_1, 0, 1, |cell| path.then(23, cell + 6).then(24, cell));
        out.candidates(at_68_2, 0, 1, |cell| path.then(23, cell + 5).then(24, cell));
        out.candidates(at_68_3, 0, 1, |cell| path.then(23, cell + 4).then(24, cell));
        out.candidates(at_68_4, 0, 1, |cell| path.then(23, cell + 1).then(24, cell));
        out.candidates(at_68_5, 0, 1, |cell| path.then(23, cell - 1).then(24, cell));
        out.candidates(at_68_6, 0, 1, |cell| path.then(23, cell - 5).then(24, cell));
        let at_12 = tables::BOARD & self.planes[piece::B_PB as usize];
        for cell in at_12 {
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
                out.candidates(at_70, 0, 1, |cell| path.then(26, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_13 = tables::BOARD & self.planes[piece::B_PR as usize];
        for cell in at_13 {
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
                out.candidates(at_75, 0, 1, |cell| path.then(28, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_14 = tables::BOARD & self.planes[piece::B_K as usize];
        for cell in at_14 {
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
                out.candidates(at_79, 0, 1, |cell| path.then(30, cell));
                if out.is_full() {
                    return;
                }
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
        out.candidates(at_32, 0, 1, |cell| path.then(32, cell));
        if out.is_full() {
            return;
        }
        let at_33 = if i32::from(self.variables.b_hand_g) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        out.candidates(at_33, 0, 1, |cell| path.then(33, cell));
        if out.is_full() {
            return;
        }
        let at_34 = if i32::from(self.variables.b_hand_b) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        out.candidates(at_34, 0, 1, |cell| path.then(34, cell));
        if out.is_full() {
            return;
        }
        let at_35 = if i32::from(self.variables.b_hand_r) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        out.candidates(at_35, 0, 1, |cell| path.then(35, cell));
        if out.is_full() {
            return;
        }
        let at_37 = at_15 & tables::UP_DOWN & !self.pattern_36_everywhere();
        let at_82 = if i32::from(self.variables.b_hand_p) > 0 {
            at_37
        } else {
            Cells::EMPTY
        };
        out.candidates(at_82, 1, 1, |cell| path.then(31, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{wP}` or `{wS}` or `{wB}` or `{wR}` or `{wG}` or `{wPP}` or `…`.
    pub(crate) fn candidates_198<S: CandidateSink<Move, Path>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let path = Path::EMPTY;
        let at_200 = tables::BOARD & self.planes[piece::W_P as usize];
        let at_214_0 = at_200;
        let at_236_1 = (at_214_0 & tables::MASK_2).shifted(5)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        out.candidates(
            at_236_1 & tables::MASK_2,
            2,
            1,
            |cell| path.then(37, cell - 5).then(38, cell),
        );
        out.candidates(
            at_236_1 & tables::MASK_8,
            2,
            1,
            |cell| path.then(37, cell - 5).then(39, cell),
        );
        let at_201 = tables::BOARD & self.planes[piece::W_S as usize];
        for cell in at_201 {
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
                out.candidates(at_237, 2, 1, |cell| path.then(41, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_202 = tables::BOARD & self.planes[piece::W_S as usize];
        for cell in at_202 & tables::AREA_20 {
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
                out.candidates(at_238, 2, 1, |cell| path.then(44, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_202 & tables::DOWN_UP {
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
                out.candidates(at_238, 2, 1, |cell| path.then(44, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_203 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_203 {
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
                out.candidates(at_240, 2, 1, |cell| path.then(46, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_204 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_204 & tables::AREA_20 {
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
                out.candidates(at_245, 2, 1, |cell| path.then(49, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_204 & tables::DOWN_UP {
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
                out.candidates(at_245, 2, 1, |cell| path.then(49, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_205 = tables::BOARD & self.planes[piece::W_R as usize];
        for cell in at_205 {
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
                out.candidates(at_252, 2, 1, |cell| path.then(51, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_206 = tables::BOARD & self.planes[piece::W_R as usize];
        for cell in at_206 & tables::AREA_20 {
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
                out.candidates(at_257, 2, 1, |cell| path.then(54, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_206 & tables::DOWN_UP {
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
                out.candidates(at_257, 2, 1, |cell| path.then(54, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_207 = tables::BOARD & self.planes[piece::W_G as usize];
        for cell in at_207 {
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
                out.candidates(at_264, 2, 1, |cell| path.then(56, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_208 = tables::BOARD & self.planes[piece::W_PP as usize];
        let at_225_0 = at_208;
        let at_265_1 = at_225_0.shifted(-5)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_265_2 = (at_225_0 & tables::MASK_1).shifted(-1)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_265_3 = (at_225_0 & tables::MASK_0).shifted(1)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_265_4 = (at_225_0 & tables::MASK_6).shifted(4)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_265_5 = (at_225_0 & tables::MASK_2).shifted(5)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_265_6 = (at_225_0 & tables::MASK_4).shifted(6)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        out.candidates(at_265_1, 2, 1, |cell| path.then(57, cell + 5).then(58, cell));
        out.candidates(at_265_2, 2, 1, |cell| path.then(57, cell + 1).then(58, cell));
        out.candidates(at_265_3, 2, 1, |cell| path.then(57, cell - 1).then(58, cell));
        out.candidates(at_265_4, 2, 1, |cell| path.then(57, cell - 4).then(58, cell));
        out.candidates(at_265_5, 2, 1, |cell| path.then(57, cell - 5).then(58, cell));
        out.candidates(at_265_6, 2, 1, |cell| path.then(57, cell - 6).then(58, cell));
        let at_209 = tables::BOARD & self.planes[piece::W_PS as usize];
        let at_226_0 = at_209;
        let at_266_1 = at_226_0.shifted(-5)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_266_2 = (at_226_0 & tables::MASK_1).shifted(-1)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_266_3 = (at_226_0 & tables::MASK_0).shifted(1)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_266_4 = (at_226_0 & tables::MASK_6).shifted(4)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_266_5 = (at_226_0 & tables::MASK_2).shifted(5)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        let at_266_6 = (at_226_0 & tables::MASK_4).shifted(6)
            & !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
                | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
                | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
                | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
                | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize]);
        out.candidates(at_266_1, 2, 1, |cell| path.then(59, cell + 5).then(60, cell));
        out.candidates(at_266_2, 2, 1, |cell| path.then(59, cell + 1).then(60, cell));
        out.candidates(at_266_3, 2, 1, |cell| path.then(59, cell - 1).then(60, cell));
        out.candidates(at_266_4, 2, 1, |cell| path.then(59, cell - 4).then(60, cell));
        out.candidates(at_266_5, 2, 1, |cell| path.then(59, cell - 5).then(60, cell));
        out.candidates(at_266_6, 2, 1, |cell| path.then(59, cell - 6).then(60, cell));
        let at_210 = tables::BOARD & self.planes[piece::W_PB as usize];
        for cell in at_210 {
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
                out.candidates(at_268, 2, 1, |cell| path.then(62, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_211 = tables::BOARD & self.planes[piece::W_PR as usize];
        for cell in at_211 {
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
                out.candidates(at_273, 2, 1, |cell| path.then(64, cell));
                if out.is_full() {
                    return;
                }
            }
            if out.is_full() {
                return;
            }
        }
        let at_212 = tables::BOARD & self.planes[piece::W_K as usize];
        for cell in at_212 {
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
                out.candidates(at_277, 2, 1, |cell| path.then(66, cell));
                if out.is_full() {
                    return;
                }
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
        out.candidates(at_230, 2, 1, |cell| path.then(68, cell));
        if out.is_full() {
            return;
        }
        let at_231 = if i32::from(self.variables.w_hand_g) > 0 {
            at_213
        } else {
            Cells::EMPTY
        };
        out.candidates(at_231, 2, 1, |cell| path.then(69, cell));
        if out.is_full() {
            return;
        }
        let at_232 = if i32::from(self.variables.w_hand_b) > 0 {
            at_213
        } else {
            Cells::EMPTY
        };
        out.candidates(at_232, 2, 1, |cell| path.then(70, cell));
        if out.is_full() {
            return;
        }
        let at_233 = if i32::from(self.variables.w_hand_r) > 0 {
            at_213
        } else {
            Cells::EMPTY
        };
        out.candidates(at_233, 2, 1, |cell| path.then(71, cell));
        if out.is_full() {
            return;
        }
        let at_235 = at_213 & tables::DOWN_UP & !self.pattern_234_everywhere();
        let at_279 = if i32::from(self.variables.w_hand_p) > 0 {
            at_235
        } else {
            Cells::EMPTY
        };
        out.candidates(at_279, 3, 1, |cell| path.then(67, cell));
        if out.is_full() {
            return;
        }
    }
}
