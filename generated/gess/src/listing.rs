//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{b,e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_4 = tables::BOARD
            & (self.planes[piece::B as usize] | self.planes[piece::E as usize]);
        let at_6 = at_4 & !self.pattern_5_everywhere();
        let at_9 = at_6 & self.pattern_8_everywhere();
        let at_11 = at_6 & self.pattern_10_everywhere();
        let at_13 = at_6 & self.pattern_12_everywhere();
        let at_15 = at_6 & self.pattern_14_everywhere();
        let at_17 = at_6 & self.pattern_16_everywhere();
        let at_19 = at_6 & self.pattern_18_everywhere();
        let at_21 = at_6 & self.pattern_20_everywhere();
        let at_23 = at_6 & self.pattern_22_everywhere();
        let at_38 = at_23 & self.planes[piece::E as usize];
        for cell in at_38 {
            {
                let m = m.then(0, 29, cell);
                let at_95 = (tables::SHIFT_22_2[cell])
                    .filtered(|cell| self.pattern_93(cell));
                let at_125 = (at_95).filtered(|cell| self.pattern_123(cell));
                let at_94 = ((tables::SHIFT_22_2[cell])
                    .filtered(|cell| self.pattern_93(cell)))
                    | (((at_125 & tables::MASK_3).shifted(23))
                        .filtered(|cell| self.pattern_93(cell)));
                let at_124 = (at_94).filtered(|cell| self.pattern_123(cell));
                let at_895 = (tables::SHIFT_22_2[cell])
                    | ((at_124 & tables::MASK_3).shifted(23));
                out.extend(at_895, |cell| m.then(1, 30, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_39 = at_23 & self.planes[piece::B as usize];
        for cell in at_39 {
            {
                let m = m.then(0, 31, cell);
                let mut at_55 = Cells::of(cell);
                let mut at_96 = Cells::EMPTY;
                loop {
                    let before = (at_55, at_96);
                    at_96
                        |= ((at_55 & tables::MASK_3).shifted(23))
                            .filtered(|cell| self.pattern_93(cell));
                    at_55 |= (at_96).filtered(|cell| self.pattern_123(cell));
                    if before == (at_55, at_96) {
                        break;
                    }
                }
                out.extend(
                    (at_55 & tables::MASK_3).shifted(23),
                    |cell| m.then(1, 32, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = at_21 & self.planes[piece::E as usize];
        for cell in at_36 {
            {
                let m = m.then(0, 25, cell);
                let at_89 = (tables::SHIFT_21_2[cell])
                    .filtered(|cell| self.pattern_62(cell));
                let at_120 = (at_89).filtered(|cell| self.pattern_118(cell));
                let at_88 = ((tables::SHIFT_21_2[cell])
                    .filtered(|cell| self.pattern_62(cell)))
                    | (((at_120 & tables::MASK_4).shifted(21))
                        .filtered(|cell| self.pattern_62(cell)));
                let at_119 = (at_88).filtered(|cell| self.pattern_118(cell));
                let at_894 = (tables::SHIFT_21_2[cell])
                    | ((at_119 & tables::MASK_4).shifted(21));
                out.extend(at_894, |cell| m.then(1, 26, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_37 = at_21 & self.planes[piece::B as usize];
        for cell in at_37 {
            {
                let m = m.then(0, 27, cell);
                let mut at_53 = Cells::of(cell);
                let mut at_90 = Cells::EMPTY;
                loop {
                    let before = (at_53, at_90);
                    at_90
                        |= ((at_53 & tables::MASK_4).shifted(21))
                            .filtered(|cell| self.pattern_62(cell));
                    at_53 |= (at_90).filtered(|cell| self.pattern_118(cell));
                    if before == (at_53, at_90) {
                        break;
                    }
                }
                out.extend(
                    (at_53 & tables::MASK_4).shifted(21),
                    |cell| m.then(1, 28, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = at_19 & self.planes[piece::E as usize];
        for cell in at_34 {
            {
                let m = m.then(0, 21, cell);
                let at_84 = (tables::SHIFT_20_2[cell])
                    .filtered(|cell| self.pattern_82(cell));
                let at_115 = (at_84).filtered(|cell| self.pattern_72(cell));
                let at_83 = ((tables::SHIFT_20_2[cell])
                    .filtered(|cell| self.pattern_82(cell)))
                    | (((at_115 & tables::MASK_5).shifted(-21))
                        .filtered(|cell| self.pattern_82(cell)));
                let at_114 = (at_83).filtered(|cell| self.pattern_72(cell));
                let at_893 = (tables::SHIFT_20_2[cell])
                    | ((at_114 & tables::MASK_5).shifted(-21));
                out.extend(at_893, |cell| m.then(1, 22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_35 = at_19 & self.planes[piece::B as usize];
        for cell in at_35 {
            {
                let m = m.then(0, 23, cell);
                let mut at_51 = Cells::of(cell);
                let mut at_85 = Cells::EMPTY;
                loop {
                    let before = (at_51, at_85);
                    at_85
                        |= ((at_51 & tables::MASK_5).shifted(-21))
                            .filtered(|cell| self.pattern_82(cell));
                    at_51 |= (at_85).filtered(|cell| self.pattern_72(cell));
                    if before == (at_51, at_85) {
                        break;
                    }
                }
                out.extend(
                    (at_51 & tables::MASK_5).shifted(-21),
                    |cell| m.then(1, 24, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = at_17 & self.planes[piece::E as usize];
        for cell in at_32 {
            {
                let m = m.then(0, 17, cell);
                let at_78 = (tables::SHIFT_19_2[cell])
                    .filtered(|cell| self.pattern_57(cell));
                let at_110 = (at_78).filtered(|cell| self.pattern_67(cell));
                let at_77 = ((tables::SHIFT_19_2[cell])
                    .filtered(|cell| self.pattern_57(cell)))
                    | (((at_110 & tables::MASK_6).shifted(-23))
                        .filtered(|cell| self.pattern_57(cell)));
                let at_109 = (at_77).filtered(|cell| self.pattern_67(cell));
                let at_892 = (tables::SHIFT_19_2[cell])
                    | ((at_109 & tables::MASK_6).shifted(-23));
                out.extend(at_892, |cell| m.then(1, 18, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_33 = at_17 & self.planes[piece::B as usize];
        for cell in at_33 {
            {
                let m = m.then(0, 19, cell);
                let mut at_49 = Cells::of(cell);
                let mut at_79 = Cells::EMPTY;
                loop {
                    let before = (at_49, at_79);
                    at_79
                        |= ((at_49 & tables::MASK_6).shifted(-23))
                            .filtered(|cell| self.pattern_57(cell));
                    at_49 |= (at_79).filtered(|cell| self.pattern_67(cell));
                    if before == (at_49, at_79) {
                        break;
                    }
                }
                out.extend(
                    (at_49 & tables::MASK_6).shifted(-23),
                    |cell| m.then(1, 20, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = at_15 & self.planes[piece::E as usize];
        for cell in at_30 {
            {
                let m = m.then(0, 13, cell);
                let at_74 = (tables::SHIFT_18_2[cell])
                    .filtered(|cell| self.pattern_72(cell));
                let at_73 = ((tables::SHIFT_18_2[cell])
                    .filtered(|cell| self.pattern_72(cell)))
                    | (((at_74 & tables::MASK_7).shifted(1))
                        .filtered(|cell| self.pattern_72(cell)));
                let at_891 = (tables::SHIFT_18_2[cell])
                    | ((at_73 & tables::MASK_7).shifted(1));
                out.extend(at_891, |cell| m.then(1, 14, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_31 = at_15 & self.planes[piece::B as usize];
        for cell in at_31 {
            {
                let m = m.then(0, 15, cell);
                let mut at_47 = Cells::of(cell);
                let mut todo = at_47;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_7).shifted(1))
                        .filtered(|cell| self.pattern_72(cell))) & !at_47;
                    at_47 |= todo;
                }
                out.extend(
                    (at_47 & tables::MASK_7).shifted(1),
                    |cell| m.then(1, 16, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = at_13 & self.planes[piece::E as usize];
        for cell in at_28 {
            {
                let m = m.then(0, 9, cell);
                let at_69 = (tables::SHIFT_17_2[cell])
                    .filtered(|cell| self.pattern_67(cell));
                let at_68 = ((tables::SHIFT_17_2[cell])
                    .filtered(|cell| self.pattern_67(cell)))
                    | (((at_69 & tables::MASK_8).shifted(-1))
                        .filtered(|cell| self.pattern_67(cell)));
                let at_890 = (tables::SHIFT_17_2[cell])
                    | ((at_68 & tables::MASK_8).shifted(-1));
                out.extend(at_890, |cell| m.then(1, 10, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_29 = at_13 & self.planes[piece::B as usize];
        for cell in at_29 {
            {
                let m = m.then(0, 11, cell);
                let mut at_45 = Cells::of(cell);
                let mut todo = at_45;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_8).shifted(-1))
                        .filtered(|cell| self.pattern_67(cell))) & !at_45;
                    at_45 |= todo;
                }
                out.extend(
                    (at_45 & tables::MASK_8).shifted(-1),
                    |cell| m.then(1, 12, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = at_11 & self.planes[piece::E as usize];
        for cell in at_26 {
            {
                let m = m.then(0, 5, cell);
                let at_64 = (tables::SHIFT_16_2[cell])
                    .filtered(|cell| self.pattern_62(cell));
                let at_63 = ((tables::SHIFT_16_2[cell])
                    .filtered(|cell| self.pattern_62(cell)))
                    | (((at_64 & tables::MASK_9).shifted(22))
                        .filtered(|cell| self.pattern_62(cell)));
                let at_889 = (tables::SHIFT_16_2[cell])
                    | ((at_63 & tables::MASK_9).shifted(22));
                out.extend(at_889, |cell| m.then(1, 6, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_27 = at_11 & self.planes[piece::B as usize];
        for cell in at_27 {
            {
                let m = m.then(0, 7, cell);
                let mut at_43 = Cells::of(cell);
                let mut todo = at_43;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_9).shifted(22))
                        .filtered(|cell| self.pattern_62(cell))) & !at_43;
                    at_43 |= todo;
                }
                out.extend(
                    (at_43 & tables::MASK_9).shifted(22),
                    |cell| m.then(1, 8, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_24 = at_9 & self.planes[piece::E as usize];
        for cell in at_24 {
            {
                let m = m.then(0, 1, cell);
                let at_59 = (tables::SHIFT_15_2[cell])
                    .filtered(|cell| self.pattern_57(cell));
                let at_58 = ((tables::SHIFT_15_2[cell])
                    .filtered(|cell| self.pattern_57(cell)))
                    | (((at_59 & tables::MASK_10).shifted(-22))
                        .filtered(|cell| self.pattern_57(cell)));
                let at_888 = (tables::SHIFT_15_2[cell])
                    | ((at_58 & tables::MASK_10).shifted(-22));
                out.extend(at_888, |cell| m.then(1, 2, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_25 = at_9 & self.planes[piece::B as usize];
        for cell in at_25 {
            {
                let m = m.then(0, 3, cell);
                let mut at_41 = Cells::of(cell);
                let mut todo = at_41;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_10).shifted(-22))
                        .filtered(|cell| self.pattern_57(cell))) & !at_41;
                    at_41 |= todo;
                }
                out.extend(
                    (at_41 & tables::MASK_10).shifted(-22),
                    |cell| m.then(1, 4, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e,w}`.
    pub(crate) fn moves_248<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_283 = tables::BOARD
            & (self.planes[piece::E as usize] | self.planes[piece::W as usize]);
        let at_318 = at_283 & !self.pattern_317_everywhere();
        let at_353 = at_318 & self.pattern_352_everywhere();
        let at_355 = at_318 & self.pattern_354_everywhere();
        let at_357 = at_318 & self.pattern_356_everywhere();
        let at_359 = at_318 & self.pattern_358_everywhere();
        let at_361 = at_318 & self.pattern_360_everywhere();
        let at_363 = at_318 & self.pattern_362_everywhere();
        let at_365 = at_318 & self.pattern_364_everywhere();
        let at_367 = at_318 & self.pattern_366_everywhere();
        let at_415 = at_367 & self.planes[piece::E as usize];
        for cell in at_415 {
            {
                let m = m.then(0, 61, cell);
                let at_528 = (tables::SHIFT_22_2[cell])
                    .filtered(|cell| self.pattern_93(cell));
                let at_567 = (at_528).filtered(|cell| self.pattern_123(cell));
                let at_527 = ((tables::SHIFT_22_2[cell])
                    .filtered(|cell| self.pattern_93(cell)))
                    | (((at_567 & tables::MASK_3).shifted(23))
                        .filtered(|cell| self.pattern_93(cell)));
                let at_566 = (at_527).filtered(|cell| self.pattern_123(cell));
                let at_904 = (tables::SHIFT_22_2[cell])
                    | ((at_566 & tables::MASK_3).shifted(23));
                out.extend(at_904, |cell| m.then(1, 62, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_416 = at_367 & self.planes[piece::W as usize];
        for cell in at_416 {
            {
                let m = m.then(0, 63, cell);
                let mut at_464 = Cells::of(cell);
                let mut at_529 = Cells::EMPTY;
                loop {
                    let before = (at_464, at_529);
                    at_529
                        |= ((at_464 & tables::MASK_3).shifted(23))
                            .filtered(|cell| self.pattern_93(cell));
                    at_464 |= (at_529).filtered(|cell| self.pattern_123(cell));
                    if before == (at_464, at_529) {
                        break;
                    }
                }
                out.extend(
                    (at_464 & tables::MASK_3).shifted(23),
                    |cell| m.then(1, 64, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_413 = at_365 & self.planes[piece::E as usize];
        for cell in at_413 {
            {
                let m = m.then(0, 57, cell);
                let at_523 = (tables::SHIFT_21_2[cell])
                    .filtered(|cell| self.pattern_62(cell));
                let at_563 = (at_523).filtered(|cell| self.pattern_118(cell));
                let at_522 = ((tables::SHIFT_21_2[cell])
                    .filtered(|cell| self.pattern_62(cell)))
                    | (((at_563 & tables::MASK_4).shifted(21))
                        .filtered(|cell| self.pattern_62(cell)));
                let at_562 = (at_522).filtered(|cell| self.pattern_118(cell));
                let at_903 = (tables::SHIFT_21_2[cell])
                    | ((at_562 & tables::MASK_4).shifted(21));
                out.extend(at_903, |cell| m.then(1, 58, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_414 = at_365 & self.planes[piece::W as usize];
        for cell in at_414 {
            {
                let m = m.then(0, 59, cell);
                let mut at_462 = Cells::of(cell);
                let mut at_524 = Cells::EMPTY;
                loop {
                    let before = (at_462, at_524);
                    at_524
                        |= ((at_462 & tables::MASK_4).shifted(21))
                            .filtered(|cell| self.pattern_62(cell));
                    at_462 |= (at_524).filtered(|cell| self.pattern_118(cell));
                    if before == (at_462, at_524) {
                        break;
                    }
                }
                out.extend(
                    (at_462 & tables::MASK_4).shifted(21),
                    |cell| m.then(1, 60, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_411 = at_363 & self.planes[piece::E as usize];
        for cell in at_411 {
            {
                let m = m.then(0, 53, cell);
                let at_518 = (tables::SHIFT_20_2[cell])
                    .filtered(|cell| self.pattern_82(cell));
                let at_559 = (at_518).filtered(|cell| self.pattern_72(cell));
                let at_517 = ((tables::SHIFT_20_2[cell])
                    .filtered(|cell| self.pattern_82(cell)))
                    | (((at_559 & tables::MASK_5).shifted(-21))
                        .filtered(|cell| self.pattern_82(cell)));
                let at_558 = (at_517).filtered(|cell| self.pattern_72(cell));
                let at_902 = (tables::SHIFT_20_2[cell])
                    | ((at_558 & tables::MASK_5).shifted(-21));
                out.extend(at_902, |cell| m.then(1, 54, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_412 = at_363 & self.planes[piece::W as usize];
        for cell in at_412 {
            {
                let m = m.then(0, 55, cell);
                let mut at_460 = Cells::of(cell);
                let mut at_519 = Cells::EMPTY;
                loop {
                    let before = (at_460, at_519);
                    at_519
                        |= ((at_460 & tables::MASK_5).shifted(-21))
                            .filtered(|cell| self.pattern_82(cell));
                    at_460 |= (at_519).filtered(|cell| self.pattern_72(cell));
                    if before == (at_460, at_519) {
                        break;
                    }
                }
                out.extend(
                    (at_460 & tables::MASK_5).shifted(-21),
                    |cell| m.then(1, 56, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_409 = at_361 & self.planes[piece::E as usize];
        for cell in at_409 {
            {
                let m = m.then(0, 49, cell);
                let at_513 = (tables::SHIFT_19_2[cell])
                    .filtered(|cell| self.pattern_57(cell));
                let at_555 = (at_513).filtered(|cell| self.pattern_67(cell));
                let at_512 = ((tables::SHIFT_19_2[cell])
                    .filtered(|cell| self.pattern_57(cell)))
                    | (((at_555 & tables::MASK_6).shifted(-23))
                        .filtered(|cell| self.pattern_57(cell)));
                let at_554 = (at_512).filtered(|cell| self.pattern_67(cell));
                let at_901 = (tables::SHIFT_19_2[cell])
                    | ((at_554 & tables::MASK_6).shifted(-23));
                out.extend(at_901, |cell| m.then(1, 50, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_410 = at_361 & self.planes[piece::W as usize];
        for cell in at_410 {
            {
                let m = m.then(0, 51, cell);
                let mut at_458 = Cells::of(cell);
                let mut at_514 = Cells::EMPTY;
                loop {
                    let before = (at_458, at_514);
                    at_514
                        |= ((at_458 & tables::MASK_6).shifted(-23))
                            .filtered(|cell| self.pattern_57(cell));
                    at_458 |= (at_514).filtered(|cell| self.pattern_67(cell));
                    if before == (at_458, at_514) {
                        break;
                    }
                }
                out.extend(
                    (at_458 & tables::MASK_6).shifted(-23),
                    |cell| m.then(1, 52, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_407 = at_359 & self.planes[piece::E as usize];
        for cell in at_407 {
            {
                let m = m.then(0, 45, cell);
                let at_509 = (tables::SHIFT_18_2[cell])
                    .filtered(|cell| self.pattern_72(cell));
                let at_508 = ((tables::SHIFT_18_2[cell])
                    .filtered(|cell| self.pattern_72(cell)))
                    | (((at_509 & tables::MASK_7).shifted(1))
                        .filtered(|cell| self.pattern_72(cell)));
                let at_900 = (tables::SHIFT_18_2[cell])
                    | ((at_508 & tables::MASK_7).shifted(1));
                out.extend(at_900, |cell| m.then(1, 46, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_408 = at_359 & self.planes[piece::W as usize];
        for cell in at_408 {
            {
                let m = m.then(0, 47, cell);
                let mut at_456 = Cells::of(cell);
                let mut todo = at_456;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_7).shifted(1))
                        .filtered(|cell| self.pattern_72(cell))) & !at_456;
                    at_456 |= todo;
                }
                out.extend(
                    (at_456 & tables::MASK_7).shifted(1),
                    |cell| m.then(1, 48, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_405 = at_357 & self.planes[piece::E as usize];
        for cell in at_405 {
            {
                let m = m.then(0, 41, cell);
                let at_505 = (tables::SHIFT_17_2[cell])
                    .filtered(|cell| self.pattern_67(cell));
                let at_504 = ((tables::SHIFT_17_2[cell])
                    .filtered(|cell| self.pattern_67(cell)))
                    | (((at_505 & tables::MASK_8).shifted(-1))
                        .filtered(|cell| self.pattern_67(cell)));
                let at_899 = (tables::SHIFT_17_2[cell])
                    | ((at_504 & tables::MASK_8).shifted(-1));
                out.extend(at_899, |cell| m.then(1, 42, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_406 = at_357 & self.planes[piece::W as usize];
        for cell in at_406 {
            {
                let m = m.then(0, 43, cell);
                let mut at_454 = Cells::of(cell);
                let mut todo = at_454;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_8).shifted(-1))
                        .filtered(|cell| self.pattern_67(cell))) & !at_454;
                    at_454 |= todo;
                }
                out.extend(
                    (at_454 & tables::MASK_8).shifted(-1),
                    |cell| m.then(1, 44, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_403 = at_355 & self.planes[piece::E as usize];
        for cell in at_403 {
            {
                let m = m.then(0, 37, cell);
                let at_501 = (tables::SHIFT_16_2[cell])
                    .filtered(|cell| self.pattern_62(cell));
                let at_500 = ((tables::SHIFT_16_2[cell])
                    .filtered(|cell| self.pattern_62(cell)))
                    | (((at_501 & tables::MASK_9).shifted(22))
                        .filtered(|cell| self.pattern_62(cell)));
                let at_898 = (tables::SHIFT_16_2[cell])
                    | ((at_500 & tables::MASK_9).shifted(22));
                out.extend(at_898, |cell| m.then(1, 38, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_404 = at_355 & self.planes[piece::W as usize];
        for cell in at_404 {
            {
                let m = m.then(0, 39, cell);
                let mut at_452 = Cells::of(cell);
                let mut todo = at_452;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_9).shifted(22))
                        .filtered(|cell| self.pattern_62(cell))) & !at_452;
                    at_452 |= todo;
                }
                out.extend(
                    (at_452 & tables::MASK_9).shifted(22),
                    |cell| m.then(1, 40, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_401 = at_353 & self.planes[piece::E as usize];
        for cell in at_401 {
            {
                let m = m.then(0, 33, cell);
                let at_497 = (tables::SHIFT_15_2[cell])
                    .filtered(|cell| self.pattern_57(cell));
                let at_496 = ((tables::SHIFT_15_2[cell])
                    .filtered(|cell| self.pattern_57(cell)))
                    | (((at_497 & tables::MASK_10).shifted(-22))
                        .filtered(|cell| self.pattern_57(cell)));
                let at_897 = (tables::SHIFT_15_2[cell])
                    | ((at_496 & tables::MASK_10).shifted(-22));
                out.extend(at_897, |cell| m.then(1, 34, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_402 = at_353 & self.planes[piece::W as usize];
        for cell in at_402 {
            {
                let m = m.then(0, 35, cell);
                let mut at_450 = Cells::of(cell);
                let mut todo = at_450;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_10).shifted(-22))
                        .filtered(|cell| self.pattern_57(cell))) & !at_450;
                    at_450 |= todo;
                }
                out.extend(
                    (at_450 & tables::MASK_10).shifted(-22),
                    |cell| m.then(1, 36, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
    }
}
