//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{n}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_n = self.planes[piece::N];
        for cell in on_n {
            self.exchange(cell, [piece::N], piece::E);
            let m = m.then(0, 1, cell);
            let to_e_1 = tables::SHIFT_26[cell] & self.planes[piece::E];
            let to_e_2 = tables::SHIFT_27[cell] & self.planes[piece::E];
            let mut at_25 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_11[cell] {
                at_25 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            let mut todo = at_25;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_11[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_25;
                at_25 |= new;
                todo |= new;
            }
            let mut at_26 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_12[cell] {
                at_26 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            for cell in at_25 & tables::MASK_5 {
                for &[on_0, on_1] in &tables::CHAINS_12[cell] {
                    at_26
                        |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
            }
            let mut todo = at_26;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_12[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_26;
                at_26 |= new;
                todo |= new;
            }
            let targets = Cells::of(cell) | to_e_1 | to_e_2 & tables::AREA_40 | at_25
                | at_26 & tables::AREA_40;
            out.extend(targets, |cell| m.then(1, 2, cell));
            self.exchange(cell, [piece::E], piece::N);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{ne}`.
    pub(crate) fn moves_37<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_ne = self.planes[piece::NE];
        for cell in on_ne {
            self.exchange(cell, [piece::NE], piece::E);
            let m = m.then(0, 3, cell);
            let to_e_1 = tables::SHIFT_47[cell] & self.planes[piece::E];
            let to_e_2 = tables::SHIFT_48[cell] & self.planes[piece::E];
            let mut at_60 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_9[cell] {
                at_60 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            let mut todo = at_60;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_9[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_60;
                at_60 |= new;
                todo |= new;
            }
            let mut at_61 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_10[cell] {
                at_61 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            for cell in at_60 & tables::MASK_4 {
                for &[on_0, on_1] in &tables::CHAINS_10[cell] {
                    at_61
                        |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
            }
            let mut todo = at_61;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_10[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_61;
                at_61 |= new;
                todo |= new;
            }
            let targets = Cells::of(cell) | to_e_1 | to_e_2 & tables::AREA_61 | at_60
                | at_61 & tables::AREA_61;
            out.extend(targets, |cell| m.then(1, 4, cell));
            self.exchange(cell, [piece::E], piece::NE);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{se}`.
    pub(crate) fn moves_72<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_se = self.planes[piece::SE];
        for cell in on_se {
            self.exchange(cell, [piece::SE], piece::E);
            let m = m.then(0, 5, cell);
            let to_e_1 = tables::SHIFT_62[cell] & self.planes[piece::E];
            let to_e_2 = tables::SHIFT_63[cell] & self.planes[piece::E];
            let mut at_94 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_7[cell] {
                at_94 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            let mut todo = at_94;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_7[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_94;
                at_94 |= new;
                todo |= new;
            }
            let mut at_95 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_8[cell] {
                at_95 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            for cell in at_94 & tables::MASK_3 {
                for &[on_0, on_1] in &tables::CHAINS_8[cell] {
                    at_95
                        |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
            }
            let mut todo = at_95;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_8[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_95;
                at_95 |= new;
                todo |= new;
            }
            let targets = Cells::of(cell) | to_e_1 | to_e_2 & tables::AREA_76 | at_94
                | at_95 & tables::AREA_76;
            out.extend(targets, |cell| m.then(1, 6, cell));
            self.exchange(cell, [piece::E], piece::SE);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{s}`.
    pub(crate) fn moves_106<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_s = self.planes[piece::S];
        for cell in on_s {
            self.exchange(cell, [piece::S], piece::E);
            let m = m.then(0, 7, cell);
            let to_e_1 = tables::SHIFT_77[cell] & self.planes[piece::E];
            let to_e_2 = tables::SHIFT_78[cell] & self.planes[piece::E];
            let mut at_128 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_5[cell] {
                at_128 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            let mut todo = at_128;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_5[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_128;
                at_128 |= new;
                todo |= new;
            }
            let mut at_129 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_6[cell] {
                at_129 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            for cell in at_128 & tables::MASK_2 {
                for &[on_0, on_1] in &tables::CHAINS_6[cell] {
                    at_129
                        |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
            }
            let mut todo = at_129;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_6[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_129;
                at_129 |= new;
                todo |= new;
            }
            let targets = Cells::of(cell) | to_e_1 | to_e_2 & tables::AREA_91 | at_128
                | at_129 & tables::AREA_91;
            out.extend(targets, |cell| m.then(1, 8, cell));
            self.exchange(cell, [piece::E], piece::S);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{sw}`.
    pub(crate) fn moves_140<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_sw = self.planes[piece::SW];
        for cell in on_sw {
            self.exchange(cell, [piece::SW], piece::E);
            let m = m.then(0, 9, cell);
            let to_e_1 = tables::SHIFT_92[cell] & self.planes[piece::E];
            let to_e_2 = tables::SHIFT_93[cell] & self.planes[piece::E];
            let mut at_162 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_3[cell] {
                at_162 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            let mut todo = at_162;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_3[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_162;
                at_162 |= new;
                todo |= new;
            }
            let mut at_163 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_4[cell] {
                at_163 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            for cell in at_162 & tables::MASK_1 {
                for &[on_0, on_1] in &tables::CHAINS_4[cell] {
                    at_163
                        |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
            }
            let mut todo = at_163;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_4[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_163;
                at_163 |= new;
                todo |= new;
            }
            let targets = Cells::of(cell) | to_e_1 | to_e_2 & tables::AREA_106 | at_162
                | at_163 & tables::AREA_106;
            out.extend(targets, |cell| m.then(1, 10, cell));
            self.exchange(cell, [piece::E], piece::SW);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{nw}`.
    pub(crate) fn moves_174<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_nw = self.planes[piece::NW];
        for cell in on_nw {
            self.exchange(cell, [piece::NW], piece::E);
            let m = m.then(0, 11, cell);
            let to_e_1 = tables::SHIFT_107[cell] & self.planes[piece::E];
            let to_e_2 = tables::SHIFT_108[cell] & self.planes[piece::E];
            let mut at_196 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS[cell] {
                at_196 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            let mut todo = at_196;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_196;
                at_196 |= new;
                todo |= new;
            }
            let mut at_197 = Cells::EMPTY;
            let test_0 = !self.planes[piece::E];
            let test_1 = self.planes[piece::E];
            for &[on_0, on_1] in &tables::CHAINS_2[cell] {
                at_197 |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            for cell in at_196 & tables::MASK_0 {
                for &[on_0, on_1] in &tables::CHAINS_2[cell] {
                    at_197
                        |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
            }
            let mut todo = at_197;
            while let Some(cell) = todo.pop() {
                let mut new = Cells::EMPTY;
                for &[on_0, on_1] in &tables::CHAINS_2[cell] {
                    new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                }
                new &= !at_197;
                at_197 |= new;
                todo |= new;
            }
            let targets = Cells::of(cell) | to_e_1 | to_e_2 & tables::AREA_121 | at_196
                | at_197 & tables::AREA_121;
            out.extend(targets, |cell| m.then(1, 12, cell));
            self.exchange(cell, [piece::E], piece::NW);
            if out.is_full() {
                return;
            }
        }
    }
}
