//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::tables::look;
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
        let at_54_0 = at_38;
        let holds_93 = self.pattern_93_everywhere();
        let holds_123 = self.pattern_123_everywhere();
        let at_95_1 = (at_54_0 & tables::MASK_7).shifted(23) & holds_93;
        let at_125_2 = at_95_1 & holds_123;
        let at_94_3 = (at_54_0 & tables::MASK_7).shifted(23) & holds_93;
        let at_94_4 = (at_125_2 & tables::MASK_7).shifted(23) & holds_93;
        let at_124_5 = at_94_3 & holds_123;
        let at_124_6 = at_94_4 & holds_123;
        let at_895_7 = (at_54_0 & tables::MASK_7).shifted(23);
        let at_895_8 = (at_124_5 & tables::MASK_7).shifted(23);
        let at_895_9 = (at_124_6 & tables::MASK_7).shifted(23);
        out.extend(at_895_7, |cell| m.then(0, 29, cell - 23).then(1, 30, cell));
        out.extend(at_895_8, |cell| m.then(0, 29, cell - 46).then(1, 30, cell));
        out.extend(at_895_9, |cell| m.then(0, 29, cell - 69).then(1, 30, cell));
        let at_39 = at_23 & self.planes[piece::B as usize];
        for cell in at_39 {
            {
                let m = m.then(0, 31, cell);
                self.moves_from_55(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_36 = at_21 & self.planes[piece::E as usize];
        let at_52_0 = at_36;
        let holds_62 = self.pattern_62_everywhere();
        let holds_118 = self.pattern_118_everywhere();
        let at_89_1 = (at_52_0 & tables::MASK_8).shifted(21) & holds_62;
        let at_120_2 = at_89_1 & holds_118;
        let at_88_3 = (at_52_0 & tables::MASK_8).shifted(21) & holds_62;
        let at_88_4 = (at_120_2 & tables::MASK_8).shifted(21) & holds_62;
        let at_119_5 = at_88_3 & holds_118;
        let at_119_6 = at_88_4 & holds_118;
        let at_894_7 = (at_52_0 & tables::MASK_8).shifted(21);
        let at_894_8 = (at_119_5 & tables::MASK_8).shifted(21);
        let at_894_9 = (at_119_6 & tables::MASK_8).shifted(21);
        out.extend(at_894_7, |cell| m.then(0, 25, cell - 21).then(1, 26, cell));
        out.extend(at_894_8, |cell| m.then(0, 25, cell - 42).then(1, 26, cell));
        out.extend(at_894_9, |cell| m.then(0, 25, cell - 63).then(1, 26, cell));
        let at_37 = at_21 & self.planes[piece::B as usize];
        for cell in at_37 {
            {
                let m = m.then(0, 27, cell);
                self.moves_from_53(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_34 = at_19 & self.planes[piece::E as usize];
        let at_50_0 = at_34;
        let holds_72 = self.pattern_72_everywhere();
        let holds_82 = self.pattern_82_everywhere();
        let at_84_1 = (at_50_0 & tables::MASK_9).shifted(-21) & holds_82;
        let at_115_2 = at_84_1 & holds_72;
        let at_83_3 = (at_115_2 & tables::MASK_9).shifted(-21) & holds_82;
        let at_83_4 = (at_50_0 & tables::MASK_9).shifted(-21) & holds_82;
        let at_114_5 = at_83_3 & holds_72;
        let at_114_6 = at_83_4 & holds_72;
        let at_893_7 = (at_114_5 & tables::MASK_9).shifted(-21);
        let at_893_8 = (at_114_6 & tables::MASK_9).shifted(-21);
        let at_893_9 = (at_50_0 & tables::MASK_9).shifted(-21);
        out.extend(at_893_7, |cell| m.then(0, 21, cell + 63).then(1, 22, cell));
        out.extend(at_893_8, |cell| m.then(0, 21, cell + 42).then(1, 22, cell));
        out.extend(at_893_9, |cell| m.then(0, 21, cell + 21).then(1, 22, cell));
        let at_35 = at_19 & self.planes[piece::B as usize];
        for cell in at_35 {
            {
                let m = m.then(0, 23, cell);
                self.moves_from_51(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = at_17 & self.planes[piece::E as usize];
        let at_48_0 = at_32;
        let holds_57 = self.pattern_57_everywhere();
        let holds_67 = self.pattern_67_everywhere();
        let at_78_1 = (at_48_0 & tables::MASK_10).shifted(-23) & holds_57;
        let at_110_2 = at_78_1 & holds_67;
        let at_77_3 = (at_110_2 & tables::MASK_10).shifted(-23) & holds_57;
        let at_77_4 = (at_48_0 & tables::MASK_10).shifted(-23) & holds_57;
        let at_109_5 = at_77_3 & holds_67;
        let at_109_6 = at_77_4 & holds_67;
        let at_892_7 = (at_109_5 & tables::MASK_10).shifted(-23);
        let at_892_8 = (at_109_6 & tables::MASK_10).shifted(-23);
        let at_892_9 = (at_48_0 & tables::MASK_10).shifted(-23);
        out.extend(at_892_7, |cell| m.then(0, 17, cell + 69).then(1, 18, cell));
        out.extend(at_892_8, |cell| m.then(0, 17, cell + 46).then(1, 18, cell));
        out.extend(at_892_9, |cell| m.then(0, 17, cell + 23).then(1, 18, cell));
        let at_33 = at_17 & self.planes[piece::B as usize];
        for cell in at_33 {
            {
                let m = m.then(0, 19, cell);
                self.moves_from_49(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_30 = at_15 & self.planes[piece::E as usize];
        let at_46_0 = at_30;
        let holds_72 = self.pattern_72_everywhere();
        let at_74_1 = (at_46_0 & tables::MASK_11).shifted(1) & holds_72;
        let at_73_2 = (at_46_0 & tables::MASK_11).shifted(1) & holds_72;
        let at_73_3 = (at_74_1 & tables::MASK_11).shifted(1) & holds_72;
        let at_891_4 = (at_46_0 & tables::MASK_11).shifted(1);
        let at_891_5 = (at_73_2 & tables::MASK_11).shifted(1);
        let at_891_6 = (at_73_3 & tables::MASK_11).shifted(1);
        out.extend(at_891_4, |cell| m.then(0, 13, cell - 1).then(1, 14, cell));
        out.extend(at_891_5, |cell| m.then(0, 13, cell - 2).then(1, 14, cell));
        out.extend(at_891_6, |cell| m.then(0, 13, cell - 3).then(1, 14, cell));
        let at_31 = at_15 & self.planes[piece::B as usize];
        for cell in at_31 {
            {
                let m = m.then(0, 15, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_18, cell);
                            out.push_if(leads, m.then(1, 16, cell));
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
        let at_44_0 = at_28;
        let holds_67 = self.pattern_67_everywhere();
        let at_69_1 = (at_44_0 & tables::MASK_12).shifted(-1) & holds_67;
        let at_68_2 = (at_69_1 & tables::MASK_12).shifted(-1) & holds_67;
        let at_68_3 = (at_44_0 & tables::MASK_12).shifted(-1) & holds_67;
        let at_890_4 = (at_68_2 & tables::MASK_12).shifted(-1);
        let at_890_5 = (at_68_3 & tables::MASK_12).shifted(-1);
        let at_890_6 = (at_44_0 & tables::MASK_12).shifted(-1);
        out.extend(at_890_4, |cell| m.then(0, 9, cell + 3).then(1, 10, cell));
        out.extend(at_890_5, |cell| m.then(0, 9, cell + 2).then(1, 10, cell));
        out.extend(at_890_6, |cell| m.then(0, 9, cell + 1).then(1, 10, cell));
        let at_29 = at_13 & self.planes[piece::B as usize];
        for cell in at_29 {
            {
                let m = m.then(0, 11, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_17, cell);
                            out.push_if(leads, m.then(1, 12, cell));
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
        let at_42_0 = at_26;
        let holds_62 = self.pattern_62_everywhere();
        let at_64_1 = (at_42_0 & tables::MASK_13).shifted(22) & holds_62;
        let at_63_2 = (at_42_0 & tables::MASK_13).shifted(22) & holds_62;
        let at_63_3 = (at_64_1 & tables::MASK_13).shifted(22) & holds_62;
        let at_889_4 = (at_42_0 & tables::MASK_13).shifted(22);
        let at_889_5 = (at_63_2 & tables::MASK_13).shifted(22);
        let at_889_6 = (at_63_3 & tables::MASK_13).shifted(22);
        out.extend(at_889_4, |cell| m.then(0, 5, cell - 22).then(1, 6, cell));
        out.extend(at_889_5, |cell| m.then(0, 5, cell - 44).then(1, 6, cell));
        out.extend(at_889_6, |cell| m.then(0, 5, cell - 66).then(1, 6, cell));
        let at_27 = at_11 & self.planes[piece::B as usize];
        for cell in at_27 {
            {
                let m = m.then(0, 7, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_16, cell);
                            out.push_if(leads, m.then(1, 8, cell));
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
        let at_40_0 = at_24;
        let holds_57 = self.pattern_57_everywhere();
        let at_59_1 = (at_40_0 & tables::MASK_14).shifted(-22) & holds_57;
        let at_58_2 = (at_59_1 & tables::MASK_14).shifted(-22) & holds_57;
        let at_58_3 = (at_40_0 & tables::MASK_14).shifted(-22) & holds_57;
        let at_888_4 = (at_58_2 & tables::MASK_14).shifted(-22);
        let at_888_5 = (at_58_3 & tables::MASK_14).shifted(-22);
        let at_888_6 = (at_40_0 & tables::MASK_14).shifted(-22);
        out.extend(at_888_4, |cell| m.then(0, 1, cell + 66).then(1, 2, cell));
        out.extend(at_888_5, |cell| m.then(0, 1, cell + 44).then(1, 2, cell));
        out.extend(at_888_6, |cell| m.then(0, 1, cell + 22).then(1, 2, cell));
        let at_25 = at_9 & self.planes[piece::B as usize];
        for cell in at_25 {
            {
                let m = m.then(0, 3, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_15, cell);
                            out.push_if(leads, m.then(1, 4, cell));
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
        let at_463_0 = at_415;
        let holds_93 = self.pattern_93_everywhere();
        let holds_123 = self.pattern_123_everywhere();
        let at_528_1 = (at_463_0 & tables::MASK_7).shifted(23) & holds_93;
        let at_567_2 = at_528_1 & holds_123;
        let at_527_3 = (at_463_0 & tables::MASK_7).shifted(23) & holds_93;
        let at_527_4 = (at_567_2 & tables::MASK_7).shifted(23) & holds_93;
        let at_566_5 = at_527_3 & holds_123;
        let at_566_6 = at_527_4 & holds_123;
        let at_904_7 = (at_463_0 & tables::MASK_7).shifted(23);
        let at_904_8 = (at_566_5 & tables::MASK_7).shifted(23);
        let at_904_9 = (at_566_6 & tables::MASK_7).shifted(23);
        out.extend(at_904_7, |cell| m.then(0, 61, cell - 23).then(1, 62, cell));
        out.extend(at_904_8, |cell| m.then(0, 61, cell - 46).then(1, 62, cell));
        out.extend(at_904_9, |cell| m.then(0, 61, cell - 69).then(1, 62, cell));
        let at_416 = at_367 & self.planes[piece::W as usize];
        for cell in at_416 {
            {
                let m = m.then(0, 63, cell);
                self.moves_from_464(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_413 = at_365 & self.planes[piece::E as usize];
        let at_461_0 = at_413;
        let holds_62 = self.pattern_62_everywhere();
        let holds_118 = self.pattern_118_everywhere();
        let at_523_1 = (at_461_0 & tables::MASK_8).shifted(21) & holds_62;
        let at_563_2 = at_523_1 & holds_118;
        let at_522_3 = (at_461_0 & tables::MASK_8).shifted(21) & holds_62;
        let at_522_4 = (at_563_2 & tables::MASK_8).shifted(21) & holds_62;
        let at_562_5 = at_522_3 & holds_118;
        let at_562_6 = at_522_4 & holds_118;
        let at_903_7 = (at_461_0 & tables::MASK_8).shifted(21);
        let at_903_8 = (at_562_5 & tables::MASK_8).shifted(21);
        let at_903_9 = (at_562_6 & tables::MASK_8).shifted(21);
        out.extend(at_903_7, |cell| m.then(0, 57, cell - 21).then(1, 58, cell));
        out.extend(at_903_8, |cell| m.then(0, 57, cell - 42).then(1, 58, cell));
        out.extend(at_903_9, |cell| m.then(0, 57, cell - 63).then(1, 58, cell));
        let at_414 = at_365 & self.planes[piece::W as usize];
        for cell in at_414 {
            {
                let m = m.then(0, 59, cell);
                self.moves_from_462(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_411 = at_363 & self.planes[piece::E as usize];
        let at_459_0 = at_411;
        let holds_72 = self.pattern_72_everywhere();
        let holds_82 = self.pattern_82_everywhere();
        let at_518_1 = (at_459_0 & tables::MASK_9).shifted(-21) & holds_82;
        let at_559_2 = at_518_1 & holds_72;
        let at_517_3 = (at_559_2 & tables::MASK_9).shifted(-21) & holds_82;
        let at_517_4 = (at_459_0 & tables::MASK_9).shifted(-21) & holds_82;
        let at_558_5 = at_517_3 & holds_72;
        let at_558_6 = at_517_4 & holds_72;
        let at_902_7 = (at_558_5 & tables::MASK_9).shifted(-21);
        let at_902_8 = (at_558_6 & tables::MASK_9).shifted(-21);
        let at_902_9 = (at_459_0 & tables::MASK_9).shifted(-21);
        out.extend(at_902_7, |cell| m.then(0, 53, cell + 63).then(1, 54, cell));
        out.extend(at_902_8, |cell| m.then(0, 53, cell + 42).then(1, 54, cell));
        out.extend(at_902_9, |cell| m.then(0, 53, cell + 21).then(1, 54, cell));
        let at_412 = at_363 & self.planes[piece::W as usize];
        for cell in at_412 {
            {
                let m = m.then(0, 55, cell);
                self.moves_from_460(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_409 = at_361 & self.planes[piece::E as usize];
        let at_457_0 = at_409;
        let holds_57 = self.pattern_57_everywhere();
        let holds_67 = self.pattern_67_everywhere();
        let at_513_1 = (at_457_0 & tables::MASK_10).shifted(-23) & holds_57;
        let at_555_2 = at_513_1 & holds_67;
        let at_512_3 = (at_555_2 & tables::MASK_10).shifted(-23) & holds_57;
        let at_512_4 = (at_457_0 & tables::MASK_10).shifted(-23) & holds_57;
        let at_554_5 = at_512_3 & holds_67;
        let at_554_6 = at_512_4 & holds_67;
        let at_901_7 = (at_554_5 & tables::MASK_10).shifted(-23);
        let at_901_8 = (at_554_6 & tables::MASK_10).shifted(-23);
        let at_901_9 = (at_457_0 & tables::MASK_10).shifted(-23);
        out.extend(at_901_7, |cell| m.then(0, 49, cell + 69).then(1, 50, cell));
        out.extend(at_901_8, |cell| m.then(0, 49, cell + 46).then(1, 50, cell));
        out.extend(at_901_9, |cell| m.then(0, 49, cell + 23).then(1, 50, cell));
        let at_410 = at_361 & self.planes[piece::W as usize];
        for cell in at_410 {
            {
                let m = m.then(0, 51, cell);
                self.moves_from_458(out, cell, m);
            }
            if out.is_full() {
                return;
            }
        }
        let at_407 = at_359 & self.planes[piece::E as usize];
        let at_455_0 = at_407;
        let holds_72 = self.pattern_72_everywhere();
        let at_509_1 = (at_455_0 & tables::MASK_11).shifted(1) & holds_72;
        let at_508_2 = (at_455_0 & tables::MASK_11).shifted(1) & holds_72;
        let at_508_3 = (at_509_1 & tables::MASK_11).shifted(1) & holds_72;
        let at_900_4 = (at_455_0 & tables::MASK_11).shifted(1);
        let at_900_5 = (at_508_2 & tables::MASK_11).shifted(1);
        let at_900_6 = (at_508_3 & tables::MASK_11).shifted(1);
        out.extend(at_900_4, |cell| m.then(0, 45, cell - 1).then(1, 46, cell));
        out.extend(at_900_5, |cell| m.then(0, 45, cell - 2).then(1, 46, cell));
        out.extend(at_900_6, |cell| m.then(0, 45, cell - 3).then(1, 46, cell));
        let at_408 = at_359 & self.planes[piece::W as usize];
        for cell in at_408 {
            {
                let m = m.then(0, 47, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_18, cell);
                            out.push_if(leads, m.then(1, 48, cell));
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
        let at_453_0 = at_405;
        let holds_67 = self.pattern_67_everywhere();
        let at_505_1 = (at_453_0 & tables::MASK_12).shifted(-1) & holds_67;
        let at_504_2 = (at_505_1 & tables::MASK_12).shifted(-1) & holds_67;
        let at_504_3 = (at_453_0 & tables::MASK_12).shifted(-1) & holds_67;
        let at_899_4 = (at_504_2 & tables::MASK_12).shifted(-1);
        let at_899_5 = (at_504_3 & tables::MASK_12).shifted(-1);
        let at_899_6 = (at_453_0 & tables::MASK_12).shifted(-1);
        out.extend(at_899_4, |cell| m.then(0, 41, cell + 3).then(1, 42, cell));
        out.extend(at_899_5, |cell| m.then(0, 41, cell + 2).then(1, 42, cell));
        out.extend(at_899_6, |cell| m.then(0, 41, cell + 1).then(1, 42, cell));
        let at_406 = at_357 & self.planes[piece::W as usize];
        for cell in at_406 {
            {
                let m = m.then(0, 43, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_17, cell);
                            out.push_if(leads, m.then(1, 44, cell));
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
        let at_451_0 = at_403;
        let holds_62 = self.pattern_62_everywhere();
        let at_501_1 = (at_451_0 & tables::MASK_13).shifted(22) & holds_62;
        let at_500_2 = (at_451_0 & tables::MASK_13).shifted(22) & holds_62;
        let at_500_3 = (at_501_1 & tables::MASK_13).shifted(22) & holds_62;
        let at_898_4 = (at_451_0 & tables::MASK_13).shifted(22);
        let at_898_5 = (at_500_2 & tables::MASK_13).shifted(22);
        let at_898_6 = (at_500_3 & tables::MASK_13).shifted(22);
        out.extend(at_898_4, |cell| m.then(0, 37, cell - 22).then(1, 38, cell));
        out.extend(at_898_5, |cell| m.then(0, 37, cell - 44).then(1, 38, cell));
        out.extend(at_898_6, |cell| m.then(0, 37, cell - 66).then(1, 38, cell));
        let at_404 = at_355 & self.planes[piece::W as usize];
        for cell in at_404 {
            {
                let m = m.then(0, 39, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_16, cell);
                            out.push_if(leads, m.then(1, 40, cell));
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
        let at_449_0 = at_401;
        let holds_57 = self.pattern_57_everywhere();
        let at_497_1 = (at_449_0 & tables::MASK_14).shifted(-22) & holds_57;
        let at_496_2 = (at_497_1 & tables::MASK_14).shifted(-22) & holds_57;
        let at_496_3 = (at_449_0 & tables::MASK_14).shifted(-22) & holds_57;
        let at_897_4 = (at_496_2 & tables::MASK_14).shifted(-22);
        let at_897_5 = (at_496_3 & tables::MASK_14).shifted(-22);
        let at_897_6 = (at_449_0 & tables::MASK_14).shifted(-22);
        out.extend(at_897_4, |cell| m.then(0, 33, cell + 66).then(1, 34, cell));
        out.extend(at_897_5, |cell| m.then(0, 33, cell + 44).then(1, 34, cell));
        out.extend(at_897_6, |cell| m.then(0, 33, cell + 22).then(1, 34, cell));
        let at_402 = at_353 & self.planes[piece::W as usize];
        for cell in at_402 {
            {
                let m = m.then(0, 35, cell);
                {
                    let mut cell = cell;
                    loop {
                        {
                            let (cell, leads) = look(&tables::SHIFT_15, cell);
                            out.push_if(leads, m.then(1, 36, cell));
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

    /// Then `go on` or `{? pattern 57}`.
    pub(crate) fn moves_from_40<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            out.push(m.then(1, 2, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.pattern_57(cell) {
                {
                    self.moves_from_58(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                        if self.pattern_57(cell) {
                            self.moves_from_58(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 62}`.
    pub(crate) fn moves_from_42<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            out.push(m.then(1, 6, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.pattern_62(cell) {
                {
                    self.moves_from_63(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                        if self.pattern_62(cell) {
                            self.moves_from_63(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 67}`.
    pub(crate) fn moves_from_44<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            out.push(m.then(1, 10, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.pattern_67(cell) {
                {
                    self.moves_from_68(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                        if self.pattern_67(cell) {
                            self.moves_from_68(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 72}`.
    pub(crate) fn moves_from_46<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            out.push(m.then(1, 14, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.pattern_72(cell) {
                {
                    self.moves_from_73(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                        if self.pattern_72(cell) {
                            self.moves_from_73(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 57}`.
    pub(crate) fn moves_from_48<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            out.push(m.then(1, 18, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.pattern_57(cell) {
                {
                    self.moves_from_77(out, cell, m);
                }
                {
                    if self.pattern_67(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                            if self.pattern_57(cell) {
                                self.moves_from_77(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 57}` or `->>`.
    fn moves_from_49<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.pattern_57(cell) {
                if self.pattern_67(cell) {
                    self.moves_from_49(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_19, cell);
            out.push_if(leads, m.then(1, 20, cell));
        }
    }

    /// Then `go on` or `{? pattern 82}`.
    pub(crate) fn moves_from_50<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            out.push(m.then(1, 22, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.pattern_82(cell) {
                {
                    self.moves_from_83(out, cell, m);
                }
                {
                    if self.pattern_72(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                            if self.pattern_82(cell) {
                                self.moves_from_83(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 82}` or `->>`.
    fn moves_from_51<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.pattern_82(cell) {
                if self.pattern_72(cell) {
                    self.moves_from_51(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_20, cell);
            out.push_if(leads, m.then(1, 24, cell));
        }
    }

    /// Then `go on` or `{? pattern 62}`.
    pub(crate) fn moves_from_52<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            out.push(m.then(1, 26, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.pattern_62(cell) {
                {
                    self.moves_from_88(out, cell, m);
                }
                {
                    if self.pattern_118(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                            if self.pattern_62(cell) {
                                self.moves_from_88(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 62}` or `->>`.
    fn moves_from_53<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.pattern_62(cell) {
                if self.pattern_118(cell) {
                    self.moves_from_53(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_21, cell);
            out.push_if(leads, m.then(1, 28, cell));
        }
    }

    /// Then `go on` or `{? pattern 93}`.
    pub(crate) fn moves_from_54<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            out.push(m.then(1, 30, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.pattern_93(cell) {
                {
                    self.moves_from_94(out, cell, m);
                }
                {
                    if self.pattern_123(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                            if self.pattern_93(cell) {
                                self.moves_from_94(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 93}` or `->>`.
    fn moves_from_55<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.pattern_93(cell) {
                if self.pattern_123(cell) {
                    self.moves_from_55(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_22, cell);
            out.push_if(leads, m.then(1, 32, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_58<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            out.push(m.then(1, 2, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_63<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            out.push(m.then(1, 6, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_68<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            out.push(m.then(1, 10, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_73<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            out.push(m.then(1, 14, cell));
        }
    }

    /// Then `{? pattern 67}`.
    fn moves_from_77<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_67(cell) {
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                out.push(m.then(1, 18, cell));
            }
        }
    }

    /// Then `{? pattern 72}`.
    fn moves_from_83<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_72(cell) {
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                out.push(m.then(1, 22, cell));
            }
        }
    }

    /// Then `{? pattern 118}`.
    fn moves_from_88<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_118(cell) {
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                out.push(m.then(1, 26, cell));
            }
        }
    }

    /// Then `{? pattern 123}`.
    fn moves_from_94<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_123(cell) {
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                out.push(m.then(1, 30, cell));
            }
        }
    }

    /// Then `go on` or `{? pattern 57}`.
    pub(crate) fn moves_from_449<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            out.push(m.then(1, 34, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.pattern_57(cell) {
                {
                    self.moves_from_496(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                        if self.pattern_57(cell) {
                            self.moves_from_496(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 62}`.
    pub(crate) fn moves_from_451<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            out.push(m.then(1, 38, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.pattern_62(cell) {
                {
                    self.moves_from_500(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                        if self.pattern_62(cell) {
                            self.moves_from_500(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 67}`.
    pub(crate) fn moves_from_453<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            out.push(m.then(1, 42, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.pattern_67(cell) {
                {
                    self.moves_from_504(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                        if self.pattern_67(cell) {
                            self.moves_from_504(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 72}`.
    pub(crate) fn moves_from_455<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            out.push(m.then(1, 46, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.pattern_72(cell) {
                {
                    self.moves_from_508(out, cell, m);
                }
                {
                    if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                        if self.pattern_72(cell) {
                            self.moves_from_508(out, cell, m);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{? pattern 57}`.
    pub(crate) fn moves_from_457<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            out.push(m.then(1, 50, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.pattern_57(cell) {
                {
                    self.moves_from_512(out, cell, m);
                }
                {
                    if self.pattern_67(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                            if self.pattern_57(cell) {
                                self.moves_from_512(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 57}` or `->>`.
    fn moves_from_458<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.pattern_57(cell) {
                if self.pattern_67(cell) {
                    self.moves_from_458(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_19, cell);
            out.push_if(leads, m.then(1, 52, cell));
        }
    }

    /// Then `go on` or `{? pattern 82}`.
    pub(crate) fn moves_from_459<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            out.push(m.then(1, 54, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.pattern_82(cell) {
                {
                    self.moves_from_517(out, cell, m);
                }
                {
                    if self.pattern_72(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                            if self.pattern_82(cell) {
                                self.moves_from_517(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 82}` or `->>`.
    fn moves_from_460<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.pattern_82(cell) {
                if self.pattern_72(cell) {
                    self.moves_from_460(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_20, cell);
            out.push_if(leads, m.then(1, 56, cell));
        }
    }

    /// Then `go on` or `{? pattern 62}`.
    pub(crate) fn moves_from_461<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            out.push(m.then(1, 58, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.pattern_62(cell) {
                {
                    self.moves_from_522(out, cell, m);
                }
                {
                    if self.pattern_118(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                            if self.pattern_62(cell) {
                                self.moves_from_522(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 62}` or `->>`.
    fn moves_from_462<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.pattern_62(cell) {
                if self.pattern_118(cell) {
                    self.moves_from_462(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_21, cell);
            out.push_if(leads, m.then(1, 60, cell));
        }
    }

    /// Then `go on` or `{? pattern 93}`.
    pub(crate) fn moves_from_463<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            out.push(m.then(1, 62, cell));
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.pattern_93(cell) {
                {
                    self.moves_from_527(out, cell, m);
                }
                {
                    if self.pattern_123(cell) {
                        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                            if self.pattern_93(cell) {
                                self.moves_from_527(out, cell, m);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{? pattern 93}` or `->>`.
    fn moves_from_464<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.pattern_93(cell) {
                if self.pattern_123(cell) {
                    self.moves_from_464(out, cell, m);
                }
            }
        }
        {
            let (cell, leads) = look(&tables::SHIFT_22, cell);
            out.push_if(leads, m.then(1, 64, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_496<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            out.push(m.then(1, 34, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_500<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            out.push(m.then(1, 38, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_504<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            out.push(m.then(1, 42, cell));
        }
    }

    /// Then `go on`.
    fn moves_from_508<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            out.push(m.then(1, 46, cell));
        }
    }

    /// Then `{? pattern 67}`.
    fn moves_from_512<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_67(cell) {
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                out.push(m.then(1, 50, cell));
            }
        }
    }

    /// Then `{? pattern 72}`.
    fn moves_from_517<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_72(cell) {
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                out.push(m.then(1, 54, cell));
            }
        }
    }

    /// Then `{? pattern 118}`.
    fn moves_from_522<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_118(cell) {
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                out.push(m.then(1, 58, cell));
            }
        }
    }

    /// Then `{? pattern 123}`.
    fn moves_from_527<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if self.pattern_123(cell) {
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                out.push(m.then(1, 62, cell));
            }
        }
    }
}
