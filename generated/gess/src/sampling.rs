//! Enumerating candidates for a player's moves.

use rbg_runtime::CandidateSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{b,e}`.
    pub(crate) fn candidates_3<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
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
        out.candidates(at_38, 7, 3, |cell| m.then(0, 29, cell));
        if out.is_full() {
            return;
        }
        let at_39 = at_23 & self.planes[piece::B as usize];
        for cell in at_39 {
            {
                let m = m.then(0, 31, cell);
                let mut at_55 = Cells::of(cell);
                let mut at_96 = Cells::EMPTY;
                loop {
                    let before = [at_55, at_96];
                    at_96
                        |= ((at_55 & tables::MASK_0).shifted(23))
                            .filtered(|cell| self.pattern_93(cell));
                    at_55 |= (at_96).filtered(|cell| self.pattern_123(cell));
                    if before == [at_55, at_96] {
                        break;
                    }
                }
                out.extend(
                    (at_55 & tables::MASK_0).shifted(23),
                    |cell| m.then(1, 32, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = at_21 & self.planes[piece::E as usize];
        out.candidates(at_36, 6, 3, |cell| m.then(0, 25, cell));
        if out.is_full() {
            return;
        }
        let at_37 = at_21 & self.planes[piece::B as usize];
        for cell in at_37 {
            {
                let m = m.then(0, 27, cell);
                let mut at_53 = Cells::of(cell);
                let mut at_90 = Cells::EMPTY;
                loop {
                    let before = [at_53, at_90];
                    at_90
                        |= ((at_53 & tables::MASK_1).shifted(21))
                            .filtered(|cell| self.pattern_62(cell));
                    at_53 |= (at_90).filtered(|cell| self.pattern_118(cell));
                    if before == [at_53, at_90] {
                        break;
                    }
                }
                out.extend(
                    (at_53 & tables::MASK_1).shifted(21),
                    |cell| m.then(1, 28, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = at_19 & self.planes[piece::E as usize];
        out.candidates(at_34, 5, 3, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
        let at_35 = at_19 & self.planes[piece::B as usize];
        for cell in at_35 {
            {
                let m = m.then(0, 23, cell);
                let mut at_51 = Cells::of(cell);
                let mut at_85 = Cells::EMPTY;
                loop {
                    let before = [at_51, at_85];
                    at_85
                        |= ((at_51 & tables::MASK_2).shifted(-21))
                            .filtered(|cell| self.pattern_82(cell));
                    at_51 |= (at_85).filtered(|cell| self.pattern_72(cell));
                    if before == [at_51, at_85] {
                        break;
                    }
                }
                out.extend(
                    (at_51 & tables::MASK_2).shifted(-21),
                    |cell| m.then(1, 24, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = at_17 & self.planes[piece::E as usize];
        out.candidates(at_32, 4, 3, |cell| m.then(0, 17, cell));
        if out.is_full() {
            return;
        }
        let at_33 = at_17 & self.planes[piece::B as usize];
        for cell in at_33 {
            {
                let m = m.then(0, 19, cell);
                let mut at_49 = Cells::of(cell);
                let mut at_79 = Cells::EMPTY;
                loop {
                    let before = [at_49, at_79];
                    at_79
                        |= ((at_49 & tables::MASK_3).shifted(-23))
                            .filtered(|cell| self.pattern_57(cell));
                    at_49 |= (at_79).filtered(|cell| self.pattern_67(cell));
                    if before == [at_49, at_79] {
                        break;
                    }
                }
                out.extend(
                    (at_49 & tables::MASK_3).shifted(-23),
                    |cell| m.then(1, 20, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = at_15 & self.planes[piece::E as usize];
        out.candidates(at_30, 3, 3, |cell| m.then(0, 13, cell));
        if out.is_full() {
            return;
        }
        let at_31 = at_15 & self.planes[piece::B as usize];
        for cell in at_31 {
            {
                let m = m.then(0, 15, cell);
                let mut at_47 = Cells::of(cell);
                let mut todo = at_47;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_4).shifted(1))
                        .filtered(|cell| self.pattern_72(cell))) & !at_47;
                    at_47 |= todo;
                }
                out.extend(
                    (at_47 & tables::MASK_4).shifted(1),
                    |cell| m.then(1, 16, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_28 = at_13 & self.planes[piece::E as usize];
        out.candidates(at_28, 2, 3, |cell| m.then(0, 9, cell));
        if out.is_full() {
            return;
        }
        let at_29 = at_13 & self.planes[piece::B as usize];
        for cell in at_29 {
            {
                let m = m.then(0, 11, cell);
                let mut at_45 = Cells::of(cell);
                let mut todo = at_45;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_5).shifted(-1))
                        .filtered(|cell| self.pattern_67(cell))) & !at_45;
                    at_45 |= todo;
                }
                out.extend(
                    (at_45 & tables::MASK_5).shifted(-1),
                    |cell| m.then(1, 12, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_26 = at_11 & self.planes[piece::E as usize];
        out.candidates(at_26, 1, 3, |cell| m.then(0, 5, cell));
        if out.is_full() {
            return;
        }
        let at_27 = at_11 & self.planes[piece::B as usize];
        for cell in at_27 {
            {
                let m = m.then(0, 7, cell);
                let mut at_43 = Cells::of(cell);
                let mut todo = at_43;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_6).shifted(22))
                        .filtered(|cell| self.pattern_62(cell))) & !at_43;
                    at_43 |= todo;
                }
                out.extend(
                    (at_43 & tables::MASK_6).shifted(22),
                    |cell| m.then(1, 8, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_24 = at_9 & self.planes[piece::E as usize];
        out.candidates(at_24, 0, 3, |cell| m.then(0, 1, cell));
        if out.is_full() {
            return;
        }
        let at_25 = at_9 & self.planes[piece::B as usize];
        for cell in at_25 {
            {
                let m = m.then(0, 3, cell);
                let mut at_41 = Cells::of(cell);
                let mut todo = at_41;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_7).shifted(-22))
                        .filtered(|cell| self.pattern_57(cell))) & !at_41;
                    at_41 |= todo;
                }
                out.extend(
                    (at_41 & tables::MASK_7).shifted(-22),
                    |cell| m.then(1, 4, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e,w}`.
    pub(crate) fn candidates_248<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
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
        out.candidates(at_415, 15, 3, |cell| m.then(0, 61, cell));
        if out.is_full() {
            return;
        }
        let at_416 = at_367 & self.planes[piece::W as usize];
        for cell in at_416 {
            {
                let m = m.then(0, 63, cell);
                let mut at_464 = Cells::of(cell);
                let mut at_529 = Cells::EMPTY;
                loop {
                    let before = [at_464, at_529];
                    at_529
                        |= ((at_464 & tables::MASK_0).shifted(23))
                            .filtered(|cell| self.pattern_93(cell));
                    at_464 |= (at_529).filtered(|cell| self.pattern_123(cell));
                    if before == [at_464, at_529] {
                        break;
                    }
                }
                out.extend(
                    (at_464 & tables::MASK_0).shifted(23),
                    |cell| m.then(1, 64, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_413 = at_365 & self.planes[piece::E as usize];
        out.candidates(at_413, 14, 3, |cell| m.then(0, 57, cell));
        if out.is_full() {
            return;
        }
        let at_414 = at_365 & self.planes[piece::W as usize];
        for cell in at_414 {
            {
                let m = m.then(0, 59, cell);
                let mut at_462 = Cells::of(cell);
                let mut at_524 = Cells::EMPTY;
                loop {
                    let before = [at_462, at_524];
                    at_524
                        |= ((at_462 & tables::MASK_1).shifted(21))
                            .filtered(|cell| self.pattern_62(cell));
                    at_462 |= (at_524).filtered(|cell| self.pattern_118(cell));
                    if before == [at_462, at_524] {
                        break;
                    }
                }
                out.extend(
                    (at_462 & tables::MASK_1).shifted(21),
                    |cell| m.then(1, 60, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_411 = at_363 & self.planes[piece::E as usize];
        out.candidates(at_411, 13, 3, |cell| m.then(0, 53, cell));
        if out.is_full() {
            return;
        }
        let at_412 = at_363 & self.planes[piece::W as usize];
        for cell in at_412 {
            {
                let m = m.then(0, 55, cell);
                let mut at_460 = Cells::of(cell);
                let mut at_519 = Cells::EMPTY;
                loop {
                    let before = [at_460, at_519];
                    at_519
                        |= ((at_460 & tables::MASK_2).shifted(-21))
                            .filtered(|cell| self.pattern_82(cell));
                    at_460 |= (at_519).filtered(|cell| self.pattern_72(cell));
                    if before == [at_460, at_519] {
                        break;
                    }
                }
                out.extend(
                    (at_460 & tables::MASK_2).shifted(-21),
                    |cell| m.then(1, 56, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_409 = at_361 & self.planes[piece::E as usize];
        out.candidates(at_409, 12, 3, |cell| m.then(0, 49, cell));
        if out.is_full() {
            return;
        }
        let at_410 = at_361 & self.planes[piece::W as usize];
        for cell in at_410 {
            {
                let m = m.then(0, 51, cell);
                let mut at_458 = Cells::of(cell);
                let mut at_514 = Cells::EMPTY;
                loop {
                    let before = [at_458, at_514];
                    at_514
                        |= ((at_458 & tables::MASK_3).shifted(-23))
                            .filtered(|cell| self.pattern_57(cell));
                    at_458 |= (at_514).filtered(|cell| self.pattern_67(cell));
                    if before == [at_458, at_514] {
                        break;
                    }
                }
                out.extend(
                    (at_458 & tables::MASK_3).shifted(-23),
                    |cell| m.then(1, 52, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_407 = at_359 & self.planes[piece::E as usize];
        out.candidates(at_407, 11, 3, |cell| m.then(0, 45, cell));
        if out.is_full() {
            return;
        }
        let at_408 = at_359 & self.planes[piece::W as usize];
        for cell in at_408 {
            {
                let m = m.then(0, 47, cell);
                let mut at_456 = Cells::of(cell);
                let mut todo = at_456;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_4).shifted(1))
                        .filtered(|cell| self.pattern_72(cell))) & !at_456;
                    at_456 |= todo;
                }
                out.extend(
                    (at_456 & tables::MASK_4).shifted(1),
                    |cell| m.then(1, 48, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_405 = at_357 & self.planes[piece::E as usize];
        out.candidates(at_405, 10, 3, |cell| m.then(0, 41, cell));
        if out.is_full() {
            return;
        }
        let at_406 = at_357 & self.planes[piece::W as usize];
        for cell in at_406 {
            {
                let m = m.then(0, 43, cell);
                let mut at_454 = Cells::of(cell);
                let mut todo = at_454;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_5).shifted(-1))
                        .filtered(|cell| self.pattern_67(cell))) & !at_454;
                    at_454 |= todo;
                }
                out.extend(
                    (at_454 & tables::MASK_5).shifted(-1),
                    |cell| m.then(1, 44, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_403 = at_355 & self.planes[piece::E as usize];
        out.candidates(at_403, 9, 3, |cell| m.then(0, 37, cell));
        if out.is_full() {
            return;
        }
        let at_404 = at_355 & self.planes[piece::W as usize];
        for cell in at_404 {
            {
                let m = m.then(0, 39, cell);
                let mut at_452 = Cells::of(cell);
                let mut todo = at_452;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_6).shifted(22))
                        .filtered(|cell| self.pattern_62(cell))) & !at_452;
                    at_452 |= todo;
                }
                out.extend(
                    (at_452 & tables::MASK_6).shifted(22),
                    |cell| m.then(1, 40, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
        let at_401 = at_353 & self.planes[piece::E as usize];
        out.candidates(at_401, 8, 3, |cell| m.then(0, 33, cell));
        if out.is_full() {
            return;
        }
        let at_402 = at_353 & self.planes[piece::W as usize];
        for cell in at_402 {
            {
                let m = m.then(0, 35, cell);
                let mut at_450 = Cells::of(cell);
                let mut todo = at_450;
                while !todo.is_empty() {
                    todo = (((todo & tables::MASK_7).shifted(-22))
                        .filtered(|cell| self.pattern_57(cell))) & !at_450;
                    at_450 |= todo;
                }
                out.extend(
                    (at_450 & tables::MASK_7).shifted(-22),
                    |cell| m.then(1, 36, cell),
                );
            }
            if out.is_full() {
                return;
            }
        }
    }
}
