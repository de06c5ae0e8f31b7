//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{n}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_8 = tables::BOARD & self.planes[piece::N as usize];
        for cell in at_8 {
            {
                self.exchange(cell, [piece::N], piece::E);
                {
                    let m = m.then(0, 1, cell);
                    let at_10 = tables::SHIFT_26[cell] & self.planes[piece::E as usize];
                    let at_11 = tables::SHIFT_27[cell] & self.planes[piece::E as usize];
                    let mut at_25 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_11[cell] {
                            at_25
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        let mut todo = at_25;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_11[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_25;
                            at_25 |= new;
                            todo |= new;
                        }
                    }
                    let mut at_26 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_12[cell] {
                            at_26
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        for cell in at_25 & tables::MASK_5 {
                            for &[on_0, on_1] in &tables::CHAINS_12[cell] {
                                at_26
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                        }
                        let mut todo = at_26;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_12[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_26;
                            at_26 |= new;
                            todo |= new;
                        }
                    }
                    let at_218 = (Cells::of(cell)) | (at_10) | (at_11 & tables::AREA_40)
                        | (at_25) | (at_26 & tables::AREA_40);
                    out.extend(at_218, |cell| m.then(1, 2, cell));
                }
                self.exchange(cell, [piece::E], piece::N);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{ne}`.
    pub(crate) fn moves_38<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_41 = tables::BOARD & self.planes[piece::NE as usize];
        for cell in at_41 {
            {
                self.exchange(cell, [piece::NE], piece::E);
                {
                    let m = m.then(0, 3, cell);
                    let at_45 = tables::SHIFT_47[cell] & self.planes[piece::E as usize];
                    let at_46 = tables::SHIFT_48[cell] & self.planes[piece::E as usize];
                    let mut at_61 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_9[cell] {
                            at_61
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        let mut todo = at_61;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_9[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_61;
                            at_61 |= new;
                            todo |= new;
                        }
                    }
                    let mut at_62 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_10[cell] {
                            at_62
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        for cell in at_61 & tables::MASK_4 {
                            for &[on_0, on_1] in &tables::CHAINS_10[cell] {
                                at_62
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                        }
                        let mut todo = at_62;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_10[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_62;
                            at_62 |= new;
                            todo |= new;
                        }
                    }
                    let at_219 = (Cells::of(cell)) | (at_45) | (at_46 & tables::AREA_61)
                        | (at_61) | (at_62 & tables::AREA_61);
                    out.extend(at_219, |cell| m.then(1, 4, cell));
                }
                self.exchange(cell, [piece::E], piece::NE);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{se}`.
    pub(crate) fn moves_74<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_76 = tables::BOARD & self.planes[piece::SE as usize];
        for cell in at_76 {
            {
                self.exchange(cell, [piece::SE], piece::E);
                {
                    let m = m.then(0, 5, cell);
                    let at_80 = tables::SHIFT_62[cell] & self.planes[piece::E as usize];
                    let at_81 = tables::SHIFT_63[cell] & self.planes[piece::E as usize];
                    let mut at_96 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_7[cell] {
                            at_96
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        let mut todo = at_96;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_7[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_96;
                            at_96 |= new;
                            todo |= new;
                        }
                    }
                    let mut at_97 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_8[cell] {
                            at_97
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        for cell in at_96 & tables::MASK_3 {
                            for &[on_0, on_1] in &tables::CHAINS_8[cell] {
                                at_97
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                        }
                        let mut todo = at_97;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_8[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_97;
                            at_97 |= new;
                            todo |= new;
                        }
                    }
                    let at_220 = (Cells::of(cell)) | (at_80) | (at_81 & tables::AREA_76)
                        | (at_96) | (at_97 & tables::AREA_76);
                    out.extend(at_220, |cell| m.then(1, 6, cell));
                }
                self.exchange(cell, [piece::E], piece::SE);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{s}`.
    pub(crate) fn moves_109<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_111 = tables::BOARD & self.planes[piece::S as usize];
        for cell in at_111 {
            {
                self.exchange(cell, [piece::S], piece::E);
                {
                    let m = m.then(0, 7, cell);
                    let at_115 = tables::SHIFT_77[cell] & self.planes[piece::E as usize];
                    let at_116 = tables::SHIFT_78[cell] & self.planes[piece::E as usize];
                    let mut at_131 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_5[cell] {
                            at_131
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        let mut todo = at_131;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_5[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_131;
                            at_131 |= new;
                            todo |= new;
                        }
                    }
                    let mut at_132 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_6[cell] {
                            at_132
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        for cell in at_131 & tables::MASK_2 {
                            for &[on_0, on_1] in &tables::CHAINS_6[cell] {
                                at_132
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                        }
                        let mut todo = at_132;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_6[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_132;
                            at_132 |= new;
                            todo |= new;
                        }
                    }
                    let at_221 = (Cells::of(cell)) | (at_115)
                        | (at_116 & tables::AREA_91) | (at_131)
                        | (at_132 & tables::AREA_91);
                    out.extend(at_221, |cell| m.then(1, 8, cell));
                }
                self.exchange(cell, [piece::E], piece::S);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{sw}`.
    pub(crate) fn moves_144<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_146 = tables::BOARD & self.planes[piece::SW as usize];
        for cell in at_146 {
            {
                self.exchange(cell, [piece::SW], piece::E);
                {
                    let m = m.then(0, 9, cell);
                    let at_150 = tables::SHIFT_92[cell] & self.planes[piece::E as usize];
                    let at_151 = tables::SHIFT_93[cell] & self.planes[piece::E as usize];
                    let mut at_166 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_3[cell] {
                            at_166
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        let mut todo = at_166;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_3[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_166;
                            at_166 |= new;
                            todo |= new;
                        }
                    }
                    let mut at_167 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_4[cell] {
                            at_167
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        for cell in at_166 & tables::MASK_1 {
                            for &[on_0, on_1] in &tables::CHAINS_4[cell] {
                                at_167
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                        }
                        let mut todo = at_167;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_4[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_167;
                            at_167 |= new;
                            todo |= new;
                        }
                    }
                    let at_222 = (Cells::of(cell)) | (at_150)
                        | (at_151 & tables::AREA_106) | (at_166)
                        | (at_167 & tables::AREA_106);
                    out.extend(at_222, |cell| m.then(1, 10, cell));
                }
                self.exchange(cell, [piece::E], piece::SW);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{nw}`.
    pub(crate) fn moves_179<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_181 = tables::BOARD & self.planes[piece::NW as usize];
        for cell in at_181 {
            {
                self.exchange(cell, [piece::NW], piece::E);
                {
                    let m = m.then(0, 11, cell);
                    let at_185 = tables::SHIFT_107[cell]
                        & self.planes[piece::E as usize];
                    let at_186 = tables::SHIFT_108[cell]
                        & self.planes[piece::E as usize];
                    let mut at_201 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS[cell] {
                            at_201
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        let mut todo = at_201;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_201;
                            at_201 |= new;
                            todo |= new;
                        }
                    }
                    let mut at_202 = Cells::EMPTY;
                    {
                        let test_0 = !self.planes[piece::E as usize];
                        let test_1 = self.planes[piece::E as usize];
                        for &[on_0, on_1] in &tables::CHAINS_2[cell] {
                            at_202
                                |= on_1
                                    .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                        }
                        for cell in at_201 & tables::MASK_0 {
                            for &[on_0, on_1] in &tables::CHAINS_2[cell] {
                                at_202
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                        }
                        let mut todo = at_202;
                        while let Some(cell) = todo.pop() {
                            let mut new = Cells::EMPTY;
                            for &[on_0, on_1] in &tables::CHAINS_2[cell] {
                                new
                                    |= on_1
                                        .scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
                            }
                            new = new & !at_202;
                            at_202 |= new;
                            todo |= new;
                        }
                    }
                    let at_223 = (Cells::of(cell)) | (at_185)
                        | (at_186 & tables::AREA_121) | (at_201)
                        | (at_202 & tables::AREA_121);
                    out.extend(at_223, |cell| m.then(1, 12, cell));
                }
                self.exchange(cell, [piece::E], piece::NW);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
