//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::tables::follow;
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
                self.candidates_from_55(out, cell, m);
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
                self.candidates_from_53(out, cell, m);
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
                self.candidates_from_51(out, cell, m);
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
                self.candidates_from_49(out, cell, m);
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                            out.push(m.then(1, 16, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_18, cell) else { break };
                        cell = next;
                        if !(self.pattern_72(cell)) {
                            break;
                        }
                    }
                }
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                            out.push(m.then(1, 12, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_17, cell) else { break };
                        cell = next;
                        if !(self.pattern_67(cell)) {
                            break;
                        }
                    }
                }
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                            out.push(m.then(1, 8, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_16, cell) else { break };
                        cell = next;
                        if !(self.pattern_62(cell)) {
                            break;
                        }
                    }
                }
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                            out.push(m.then(1, 4, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_15, cell) else { break };
                        cell = next;
                        if !(self.pattern_57(cell)) {
                            break;
                        }
                    }
                }
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
                self.candidates_from_464(out, cell, m);
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
                self.candidates_from_462(out, cell, m);
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
                self.candidates_from_460(out, cell, m);
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
                self.candidates_from_458(out, cell, m);
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                            out.push(m.then(1, 48, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_18, cell) else { break };
                        cell = next;
                        if !(self.pattern_72(cell)) {
                            break;
                        }
                    }
                }
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                            out.push(m.then(1, 44, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_17, cell) else { break };
                        cell = next;
                        if !(self.pattern_67(cell)) {
                            break;
                        }
                    }
                }
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                            out.push(m.then(1, 40, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_16, cell) else { break };
                        cell = next;
                        if !(self.pattern_62(cell)) {
                            break;
                        }
                    }
                }
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
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                            out.push(m.then(1, 36, cell));
                        }
                        let Some(next) = follow(&tables::SHIFT_15, cell) else { break };
                        cell = next;
                        if !(self.pattern_57(cell)) {
                            break;
                        }
                    }
                }
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{? pattern 57}` or `->>`.
    fn candidates_from_49<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.pattern_57(cell) {
                if self.pattern_67(cell) {
                    self.candidates_from_49(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            out.push(m.then(1, 20, cell));
        }
    }

    /// Then `{? pattern 82}` or `->>`.
    fn candidates_from_51<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.pattern_82(cell) {
                if self.pattern_72(cell) {
                    self.candidates_from_51(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            out.push(m.then(1, 24, cell));
        }
    }

    /// Then `{? pattern 62}` or `->>`.
    fn candidates_from_53<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.pattern_62(cell) {
                if self.pattern_118(cell) {
                    self.candidates_from_53(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            out.push(m.then(1, 28, cell));
        }
    }

    /// Then `{? pattern 93}` or `->>`.
    fn candidates_from_55<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.pattern_93(cell) {
                if self.pattern_123(cell) {
                    self.candidates_from_55(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            out.push(m.then(1, 32, cell));
        }
    }

    /// Then `{? pattern 57}` or `->>`.
    fn candidates_from_458<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.pattern_57(cell) {
                if self.pattern_67(cell) {
                    self.candidates_from_458(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            out.push(m.then(1, 52, cell));
        }
    }

    /// Then `{? pattern 82}` or `->>`.
    fn candidates_from_460<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.pattern_82(cell) {
                if self.pattern_72(cell) {
                    self.candidates_from_460(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            out.push(m.then(1, 56, cell));
        }
    }

    /// Then `{? pattern 62}` or `->>`.
    fn candidates_from_462<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.pattern_62(cell) {
                if self.pattern_118(cell) {
                    self.candidates_from_462(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            out.push(m.then(1, 60, cell));
        }
    }

    /// Then `{? pattern 93}` or `->>`.
    fn candidates_from_464<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.pattern_93(cell) {
                if self.pattern_123(cell) {
                    self.candidates_from_464(out, cell, m);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            out.push(m.then(1, 64, cell));
        }
    }
}
