//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::Move;
use super::moves::Path;
use super::moves::code;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let at_6 = tables::SHIFT_12[cell] & self.planes[piece::E as usize];
        let at_23 = if self.count(piece::GOLD_ELEPHANT) < 1 {
            at_6
        } else {
            Cells::EMPTY
        };
        out.extend(at_23, |cell| Move::of_codes([code(1, cell)]));
        let at_24 = if self.count(piece::GOLD_CAMEL) < 1 { at_6 } else { Cells::EMPTY };
        out.extend(at_24, |cell| Move::of_codes([code(2, cell)]));
        let at_25 = if self.count(piece::GOLD_HORSE) < 2 { at_6 } else { Cells::EMPTY };
        out.extend(at_25, |cell| Move::of_codes([code(3, cell)]));
        let at_26 = if self.count(piece::GOLD_DOG) < 2 { at_6 } else { Cells::EMPTY };
        out.extend(at_26, |cell| Move::of_codes([code(4, cell)]));
        let at_27 = if self.count(piece::GOLD_CAT) < 2 { at_6 } else { Cells::EMPTY };
        out.extend(at_27, |cell| Move::of_codes([code(5, cell)]));
        let at_28 = if self.count(piece::GOLD_RABBIT) < 8 { at_6 } else { Cells::EMPTY };
        out.extend(at_28, |cell| Move::of_codes([code(6, cell)]));
    }

    /// Then `{e}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let at_29 = tables::SHIFT_13[cell] & self.planes[piece::E as usize];
        let at_65 = if self.count(piece::SILVER_ELEPHANT) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_65, |cell| Move::of_codes([code(7, cell)]));
        let at_66 = if self.count(piece::SILVER_CAMEL) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_66, |cell| Move::of_codes([code(8, cell)]));
        let at_67 = if self.count(piece::SILVER_HORSE) < 2 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_67, |cell| Move::of_codes([code(9, cell)]));
        let at_68 = if self.count(piece::SILVER_DOG) < 2 { at_29 } else { Cells::EMPTY };
        out.extend(at_68, |cell| Move::of_codes([code(10, cell)]));
        let at_69 = if self.count(piece::SILVER_CAT) < 2 { at_29 } else { Cells::EMPTY };
        out.extend(at_69, |cell| Move::of_codes([code(11, cell)]));
        let at_70 = if self.count(piece::SILVER_RABBIT) < 8 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_70, |cell| Move::of_codes([code(12, cell)]));
    }

    /// Then `{! pattern 72}` or `{$ steps > 0}`.
    pub(crate) fn moves_58<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        {
            let seen = &mut [Cells::EMPTY; 4];
            if seen[0].insert(cell) {
                self.moves_from_58(out, seen, cell, path);
            }
        }
    }

    /// Then `{! pattern 72}` or `{$ steps > 0}`.
    pub(crate) fn moves_320<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        {
            let seen = &mut [Cells::EMPTY; 4];
            if seen[0].insert(cell) {
                self.moves_from_320(out, seen, cell, path);
            }
        }
    }

    /// Then `{! pattern 72}` or `{$ steps > 0}`.
    fn moves_from_58<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if !self.pattern_72(cell) {
            if !self.pattern_81(cell) {
                {
                    let value = i32::from(self.variables.steps) + 1;
                    if value <= 4 {
                        let old = std::mem::replace(
                            &mut self.variables.steps,
                            value as u8,
                        );
                        if path.len() < LONGEST_MOVE {
                            path.push(code(13, cell));
                            self.moves_from_86(out, cell, path);
                            path.pop();
                        }
                        self.variables.steps = old;
                    }
                }
                {
                    let value = i32::from(self.variables.steps) + 2;
                    if value <= 4 {
                        let old = std::mem::replace(
                            &mut self.variables.steps,
                            value as u8,
                        );
                        if path.len() < LONGEST_MOVE {
                            path.push(code(26, cell));
                            self.moves_from_87(out, cell, path);
                            path.pop();
                        }
                        self.variables.steps = old;
                    }
                }
            }
        }
        if i32::from(self.variables.steps) > 0 {
            if self.pattern_72(cell) {
                out.push_with(|old| Move::rewritten(old, path, [code(110, cell)]));
            } else {
                if !self.pattern_81(cell) {
                    if self.pattern_21(cell) {
                        out.push_with(|old| Move::rewritten(
                            old,
                            path,
                            [code(112, cell)],
                        ));
                    }
                }
            }
            if self.pattern_81(cell) {
                out.push_with(|old| Move::rewritten(old, path, [code(111, cell)]));
            }
        }
    }

    /// Then `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `{goldRabbit}`.
    fn moves_from_86<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_91 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_ELEPHANT as usize];
        for cell in at_91 {
            {
                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(14, cell));
                    let at_126 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_126 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(15, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_143(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_92 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAMEL as usize];
        let at_93 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_HORSE as usize];
        let at_94 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_DOG as usize];
        let at_95 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAT as usize];
        let at_96 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_RABBIT as usize];
        let at_115 = ((at_96).filtered(|cell| self.pattern_106(cell)))
            | ((at_96).filtered(|cell| !self.pattern_116(cell)));
        for cell in at_115 {
            {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(24, cell));
                    let at_148 = tables::SHIFT_16[cell] & self.planes[piece::E as usize];
                    for cell in at_148 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(25, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_143(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_113 = ((at_95).filtered(|cell| self.pattern_106(cell)))
            | ((at_95).filtered(|cell| !self.pattern_114(cell)));
        for cell in at_113 {
            {
                self.exchange(cell, [piece::GOLD_CAT], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(22, cell));
                    let at_147 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_147 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(23, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_143(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GOLD_CAT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_111 = ((at_94).filtered(|cell| self.pattern_106(cell)))
            | ((at_94).filtered(|cell| !self.pattern_112(cell)));
        for cell in at_111 {
            {
                self.exchange(cell, [piece::GOLD_DOG], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(20, cell));
                    let at_146 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_146 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(21, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_143(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GOLD_DOG);
            }
            if out.is_full() {
                return;
            }
        }
        let at_109 = ((at_93).filtered(|cell| self.pattern_106(cell)))
            | ((at_93).filtered(|cell| !self.pattern_110(cell)));
        for cell in at_109 {
            {
                self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(18, cell));
                    let at_145 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_145 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(19, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_143(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GOLD_HORSE);
            }
            if out.is_full() {
                return;
            }
        }
        let at_107 = ((at_92).filtered(|cell| self.pattern_106(cell)))
            | ((at_92).filtered(|cell| !self.pattern_108(cell)));
        for cell in at_107 {
            {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(16, cell));
                    let at_144 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_144 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(17, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_143(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}`.
    fn moves_from_87<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_97 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_ELEPHANT as usize];
        let at_98 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAMEL as usize];
        let at_99 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_HORSE as usize];
        let at_100 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_DOG as usize];
        let at_101 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAT as usize];
        let at_122 = ((at_101).filtered(|cell| self.pattern_106(cell)))
            | ((at_101).filtered(|cell| !self.pattern_114(cell)));
        let at_140 = (at_122).filtered(|cell| self.pattern_139(cell));
        for cell in at_140 {
            {
                self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(95, cell));
                    let at_183 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_RABBIT as usize];
                    for cell in at_183 {
                        {
                            self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_CAT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(96, cell));
                                let at_242 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_242 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(97, cell));
                                            let at_305 = tables::SHIFT_21[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_305 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::E);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(98, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::E], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_RABBIT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_184 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_184 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(99, cell));
                                let at_243 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_271 = ((at_243 & tables::MASK_0).shifted(-8)
                                    | (at_243 & tables::MASK_1).shifted(-1)
                                    | (at_243 & tables::MASK_2).shifted(1)
                                    | (at_243 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_271 {
                                    {
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(100, cell));
                                            let at_330 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_330 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(101, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_121 = ((at_100).filtered(|cell| self.pattern_106(cell)))
            | ((at_100).filtered(|cell| !self.pattern_112(cell)));
        let at_138 = (at_121).filtered(|cell| self.pattern_137(cell));
        for cell in at_138 {
            {
                self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(84, cell));
                    let at_180 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_RABBIT as usize];
                    for cell in at_180 {
                        {
                            self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(85, cell));
                                let at_239 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_239 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(86, cell));
                                            self.moves_from_267(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_RABBIT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_181 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_CAT as usize];
                    for cell in at_181 {
                        {
                            self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(87, cell));
                                let at_240 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_240 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(88, cell));
                                            self.moves_from_267(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_CAT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_182 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_182 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(90, cell));
                                let at_241 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_268 = ((at_241 & tables::MASK_0).shifted(-8)
                                    | (at_241 & tables::MASK_1).shifted(-1)
                                    | (at_241 & tables::MASK_2).shifted(1)
                                    | (at_241 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_268 {
                                    {
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(91, cell));
                                            let at_328 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_328 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(92, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_269 = ((at_241 & tables::MASK_0).shifted(-8)
                                    | (at_241 & tables::MASK_1).shifted(-1)
                                    | (at_241 & tables::MASK_2).shifted(1)
                                    | (at_241 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_269 {
                                    {
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(93, cell));
                                            let at_329 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_329 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(94, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
            }
            if out.is_full() {
                return;
            }
        }
        let at_120 = ((at_99).filtered(|cell| self.pattern_106(cell)))
            | ((at_99).filtered(|cell| !self.pattern_110(cell)));
        let at_136 = (at_120).filtered(|cell| self.pattern_135(cell));
        for cell in at_136 {
            {
                self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(69, cell));
                    let at_176 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_RABBIT as usize];
                    for cell in at_176 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_RABBIT],
                                piece::GOLD_HORSE,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(70, cell));
                                let at_235 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_235 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(71, cell));
                                            self.moves_from_263(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_HORSE],
                                piece::SILVER_RABBIT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_177 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_CAT as usize];
                    for cell in at_177 {
                        {
                            self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(72, cell));
                                let at_236 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_236 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(73, cell));
                                            self.moves_from_263(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_CAT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_178 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_DOG as usize];
                    for cell in at_178 {
                        {
                            self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(74, cell));
                                let at_237 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_237 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(75, cell));
                                            self.moves_from_263(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_DOG);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_179 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_179 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(77, cell));
                                let at_238 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_264 = ((at_238 & tables::MASK_0).shifted(-8)
                                    | (at_238 & tables::MASK_1).shifted(-1)
                                    | (at_238 & tables::MASK_2).shifted(1)
                                    | (at_238 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_264 {
                                    {
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(78, cell));
                                            let at_325 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_325 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(79, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_265 = ((at_238 & tables::MASK_0).shifted(-8)
                                    | (at_238 & tables::MASK_1).shifted(-1)
                                    | (at_238 & tables::MASK_2).shifted(1)
                                    | (at_238 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_265 {
                                    {
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(80, cell));
                                            let at_326 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_326 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(81, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_266 = ((at_238 & tables::MASK_0).shifted(-8)
                                    | (at_238 & tables::MASK_1).shifted(-1)
                                    | (at_238 & tables::MASK_2).shifted(1)
                                    | (at_238 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_DOG as usize];
                                for cell in at_266 {
                                    {
                                        self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(82, cell));
                                            let at_327 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_327 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(83, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
            }
            if out.is_full() {
                return;
            }
        }
        let at_119 = ((at_98).filtered(|cell| self.pattern_106(cell)))
            | ((at_98).filtered(|cell| !self.pattern_108(cell)));
        let at_134 = (at_119).filtered(|cell| self.pattern_133(cell));
        for cell in at_134 {
            {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(50, cell));
                    let at_171 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_RABBIT as usize];
                    for cell in at_171 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_RABBIT],
                                piece::GOLD_CAMEL,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(51, cell));
                                let at_230 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_230 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(52, cell));
                                            self.moves_from_258(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_CAMEL],
                                piece::SILVER_RABBIT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_172 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_CAT as usize];
                    for cell in at_172 {
                        {
                            self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(53, cell));
                                let at_231 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_231 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(54, cell));
                                            self.moves_from_258(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_CAMEL], piece::SILVER_CAT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_173 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_DOG as usize];
                    for cell in at_173 {
                        {
                            self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(55, cell));
                                let at_232 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_232 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(56, cell));
                                            self.moves_from_258(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_CAMEL], piece::SILVER_DOG);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_174 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_HORSE as usize];
                    for cell in at_174 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_HORSE],
                                piece::GOLD_CAMEL,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(57, cell));
                                let at_233 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_233 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(58, cell));
                                            self.moves_from_258(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_CAMEL],
                                piece::SILVER_HORSE,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_175 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_175 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(60, cell));
                                let at_234 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_259 = ((at_234 & tables::MASK_0).shifted(-8)
                                    | (at_234 & tables::MASK_1).shifted(-1)
                                    | (at_234 & tables::MASK_2).shifted(1)
                                    | (at_234 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_259 {
                                    {
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(61, cell));
                                            let at_321 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_321 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(62, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_260 = ((at_234 & tables::MASK_0).shifted(-8)
                                    | (at_234 & tables::MASK_1).shifted(-1)
                                    | (at_234 & tables::MASK_2).shifted(1)
                                    | (at_234 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_260 {
                                    {
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(63, cell));
                                            let at_322 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_322 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(64, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_261 = ((at_234 & tables::MASK_0).shifted(-8)
                                    | (at_234 & tables::MASK_1).shifted(-1)
                                    | (at_234 & tables::MASK_2).shifted(1)
                                    | (at_234 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_DOG as usize];
                                for cell in at_261 {
                                    {
                                        self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(65, cell));
                                            let at_323 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_323 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(66, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_262 = ((at_234 & tables::MASK_0).shifted(-8)
                                    | (at_234 & tables::MASK_1).shifted(-1)
                                    | (at_234 & tables::MASK_2).shifted(1)
                                    | (at_234 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_HORSE as usize];
                                for cell in at_262 {
                                    {
                                        self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(67, cell));
                                            let at_324 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_324 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(68, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::GOLD_CAMEL);
            }
            if out.is_full() {
                return;
            }
        }
        let at_118 = (at_97).filtered(|cell| self.pattern_117(cell));
        for cell in at_118 {
            {
                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(27, cell));
                    let at_149 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_RABBIT as usize];
                    for cell in at_149 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_RABBIT],
                                piece::GOLD_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(28, cell));
                                let at_195 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_195 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(29, cell));
                                            self.moves_from_224(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_ELEPHANT],
                                piece::SILVER_RABBIT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_150 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_CAT as usize];
                    for cell in at_150 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_CAT],
                                piece::GOLD_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(30, cell));
                                let at_196 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_196 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(31, cell));
                                            self.moves_from_224(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_ELEPHANT],
                                piece::SILVER_CAT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_151 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_DOG as usize];
                    for cell in at_151 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_DOG],
                                piece::GOLD_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(32, cell));
                                let at_197 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_197 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(33, cell));
                                            self.moves_from_224(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_ELEPHANT],
                                piece::SILVER_DOG,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_152 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_HORSE as usize];
                    for cell in at_152 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_HORSE],
                                piece::GOLD_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(34, cell));
                                let at_198 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_198 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(35, cell));
                                            self.moves_from_224(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_ELEPHANT],
                                piece::SILVER_HORSE,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_153 = tables::SHIFT_10[cell]
                        & self.planes[piece::SILVER_CAMEL as usize];
                    for cell in at_153 {
                        {
                            self.exchange(
                                cell,
                                [piece::SILVER_CAMEL],
                                piece::GOLD_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(36, cell));
                                let at_199 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_199 {
                                    {
                                        self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(37, cell));
                                            self.moves_from_224(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::GOLD_ELEPHANT],
                                piece::SILVER_CAMEL,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_154 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_154 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(39, cell));
                                let at_200 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_225 = ((at_200 & tables::MASK_0).shifted(-8)
                                    | (at_200 & tables::MASK_1).shifted(-1)
                                    | (at_200 & tables::MASK_2).shifted(1)
                                    | (at_200 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_225 {
                                    {
                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(40, cell));
                                            let at_288 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_288 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(41, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_226 = ((at_200 & tables::MASK_0).shifted(-8)
                                    | (at_200 & tables::MASK_1).shifted(-1)
                                    | (at_200 & tables::MASK_2).shifted(1)
                                    | (at_200 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_226 {
                                    {
                                        self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(42, cell));
                                            let at_289 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_289 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(43, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_227 = ((at_200 & tables::MASK_0).shifted(-8)
                                    | (at_200 & tables::MASK_1).shifted(-1)
                                    | (at_200 & tables::MASK_2).shifted(1)
                                    | (at_200 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_DOG as usize];
                                for cell in at_227 {
                                    {
                                        self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(44, cell));
                                            let at_290 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_290 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(45, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_228 = ((at_200 & tables::MASK_0).shifted(-8)
                                    | (at_200 & tables::MASK_1).shifted(-1)
                                    | (at_200 & tables::MASK_2).shifted(1)
                                    | (at_200 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_HORSE as usize];
                                for cell in at_228 {
                                    {
                                        self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(46, cell));
                                            let at_291 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_291 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(47, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_229 = ((at_200 & tables::MASK_0).shifted(-8)
                                    | (at_200 & tables::MASK_1).shifted(-1)
                                    | (at_200 & tables::MASK_2).shifted(1)
                                    | (at_200 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAMEL as usize];
                                for cell in at_229 {
                                    {
                                        self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(48, cell));
                                            let at_292 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_292 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::SILVER_CAMEL);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(49, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_143(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::SILVER_CAMEL], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::GOLD_ELEPHANT);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_143<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    self.moves_from_160(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[1].insert(cell) {
                            self.moves_from_160(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(102, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.moves_from_160(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[1].insert(cell) {
                            self.moves_from_160(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(103, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.moves_from_160(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_160<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    self.moves_from_187(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[2].insert(cell) {
                            self.moves_from_187(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(104, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.moves_from_187(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[2].insert(cell) {
                            self.moves_from_187(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(105, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.moves_from_187(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_187<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    self.moves_from_217(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[3].insert(cell) {
                            self.moves_from_217(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(106, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[3].insert(cell) {
                                        self.moves_from_217(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[3].insert(cell) {
                            self.moves_from_217(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(107, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[3].insert(cell) {
                                        self.moves_from_217(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_217<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    self.moves_from_58(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[0].insert(cell) {
                            self.moves_from_58(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(108, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.moves_from_58(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[0].insert(cell) {
                            self.moves_from_58(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(109, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.moves_from_58(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_224<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_252 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_252 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(38, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_143(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_258<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_293 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_293 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(59, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_143(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_263<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_298 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_298 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(76, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_143(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_267<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_302 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_302 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(89, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_143(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{! pattern 72}` or `{$ steps > 0}`.
    fn moves_from_320<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if !self.pattern_72(cell) {
            if !self.pattern_81(cell) {
                {
                    let value = i32::from(self.variables.steps) + 1;
                    if value <= 4 {
                        let old = std::mem::replace(
                            &mut self.variables.steps,
                            value as u8,
                        );
                        if path.len() < LONGEST_MOVE {
                            path.push(code(113, cell));
                            self.moves_from_338(out, cell, path);
                            path.pop();
                        }
                        self.variables.steps = old;
                    }
                }
                {
                    let value = i32::from(self.variables.steps) + 2;
                    if value <= 4 {
                        let old = std::mem::replace(
                            &mut self.variables.steps,
                            value as u8,
                        );
                        if path.len() < LONGEST_MOVE {
                            path.push(code(126, cell));
                            self.moves_from_339(out, cell, path);
                            path.pop();
                        }
                        self.variables.steps = old;
                    }
                }
            }
        }
        if i32::from(self.variables.steps) > 0 {
            if self.pattern_72(cell) {
                out.push_with(|old| Move::rewritten(old, path, [code(210, cell)]));
            } else {
                if !self.pattern_81(cell) {
                    if self.pattern_21(cell) {
                        out.push_with(|old| Move::rewritten(
                            old,
                            path,
                            [code(212, cell)],
                        ));
                    }
                }
            }
            if self.pattern_81(cell) {
                out.push_with(|old| Move::rewritten(old, path, [code(211, cell)]));
            }
        }
    }

    /// Then `{silverElephant}` or `{silverCamel}` or `{silverHorse}` or `{silverDog}` or `{silverCat}` or `{silverRabbit}`.
    fn moves_from_338<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_343 = tables::SHIFT_4[cell]
            & self.planes[piece::SILVER_ELEPHANT as usize];
        for cell in at_343 {
            {
                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(114, cell));
                    let at_377 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_377 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(115, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_393(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_344 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_CAMEL as usize];
        let at_345 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_HORSE as usize];
        let at_346 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_DOG as usize];
        let at_347 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_CAT as usize];
        let at_348 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_RABBIT as usize];
        let at_366 = ((at_348).filtered(|cell| self.pattern_192(cell)))
            | ((at_348).filtered(|cell| !self.pattern_367(cell)));
        for cell in at_366 {
            {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(124, cell));
                    let at_398 = tables::SHIFT_22[cell] & self.planes[piece::E as usize];
                    for cell in at_398 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(125, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_393(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_364 = ((at_347).filtered(|cell| self.pattern_192(cell)))
            | ((at_347).filtered(|cell| !self.pattern_365(cell)));
        for cell in at_364 {
            {
                self.exchange(cell, [piece::SILVER_CAT], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(122, cell));
                    let at_397 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_397 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(123, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_393(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::SILVER_CAT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_362 = ((at_346).filtered(|cell| self.pattern_192(cell)))
            | ((at_346).filtered(|cell| !self.pattern_363(cell)));
        for cell in at_362 {
            {
                self.exchange(cell, [piece::SILVER_DOG], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(120, cell));
                    let at_396 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_396 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(121, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_393(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::SILVER_DOG);
            }
            if out.is_full() {
                return;
            }
        }
        let at_360 = ((at_345).filtered(|cell| self.pattern_192(cell)))
            | ((at_345).filtered(|cell| !self.pattern_361(cell)));
        for cell in at_360 {
            {
                self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(118, cell));
                    let at_395 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_395 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(119, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_393(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::SILVER_HORSE);
            }
            if out.is_full() {
                return;
            }
        }
        let at_358 = ((at_344).filtered(|cell| self.pattern_192(cell)))
            | ((at_344).filtered(|cell| !self.pattern_359(cell)));
        for cell in at_358 {
            {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(116, cell));
                    let at_394 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_394 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(117, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.moves_from_393(out, seen, cell, path);
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{silverElephant}` or `{silverCamel}` or `{silverHorse}` or `{silverDog}` or `{silverCat}`.
    fn moves_from_339<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_349 = tables::SHIFT_4[cell]
            & self.planes[piece::SILVER_ELEPHANT as usize];
        let at_350 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_CAMEL as usize];
        let at_351 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_HORSE as usize];
        let at_352 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_DOG as usize];
        let at_353 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_CAT as usize];
        let at_373 = ((at_353).filtered(|cell| self.pattern_192(cell)))
            | ((at_353).filtered(|cell| !self.pattern_365(cell)));
        let at_391 = (at_373).filtered(|cell| self.pattern_390(cell));
        for cell in at_391 {
            {
                self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(195, cell));
                    let at_433 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_RABBIT as usize];
                    for cell in at_433 {
                        {
                            self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_CAT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(196, cell));
                                let at_491 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_491 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(197, cell));
                                            let at_539 = tables::SHIFT_21[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_539 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::E);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(198, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::E], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_RABBIT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_434 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_434 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(199, cell));
                                let at_492 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_519 = ((at_492 & tables::MASK_0).shifted(-8)
                                    | (at_492 & tables::MASK_1).shifted(-1)
                                    | (at_492 & tables::MASK_2).shifted(1)
                                    | (at_492 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_519 {
                                    {
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(200, cell));
                                            let at_550 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_550 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(201, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_372 = ((at_352).filtered(|cell| self.pattern_192(cell)))
            | ((at_352).filtered(|cell| !self.pattern_363(cell)));
        let at_389 = (at_372).filtered(|cell| self.pattern_388(cell));
        for cell in at_389 {
            {
                self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(184, cell));
                    let at_430 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_RABBIT as usize];
                    for cell in at_430 {
                        {
                            self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(185, cell));
                                let at_488 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_488 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(186, cell));
                                            self.moves_from_515(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_RABBIT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_431 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_CAT as usize];
                    for cell in at_431 {
                        {
                            self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(187, cell));
                                let at_489 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_489 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(188, cell));
                                            self.moves_from_515(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_CAT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_432 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_432 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(190, cell));
                                let at_490 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_516 = ((at_490 & tables::MASK_0).shifted(-8)
                                    | (at_490 & tables::MASK_1).shifted(-1)
                                    | (at_490 & tables::MASK_2).shifted(1)
                                    | (at_490 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_516 {
                                    {
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(191, cell));
                                            let at_548 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_548 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(192, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_517 = ((at_490 & tables::MASK_0).shifted(-8)
                                    | (at_490 & tables::MASK_1).shifted(-1)
                                    | (at_490 & tables::MASK_2).shifted(1)
                                    | (at_490 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_517 {
                                    {
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(193, cell));
                                            let at_549 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_549 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(194, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
            }
            if out.is_full() {
                return;
            }
        }
        let at_371 = ((at_351).filtered(|cell| self.pattern_192(cell)))
            | ((at_351).filtered(|cell| !self.pattern_361(cell)));
        let at_387 = (at_371).filtered(|cell| self.pattern_386(cell));
        for cell in at_387 {
            {
                self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(169, cell));
                    let at_426 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_RABBIT as usize];
                    for cell in at_426 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_RABBIT],
                                piece::SILVER_HORSE,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(170, cell));
                                let at_484 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_484 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(171, cell));
                                            self.moves_from_511(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_HORSE],
                                piece::GOLD_RABBIT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_427 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_CAT as usize];
                    for cell in at_427 {
                        {
                            self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(172, cell));
                                let at_485 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_485 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(173, cell));
                                            self.moves_from_511(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_CAT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_428 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_DOG as usize];
                    for cell in at_428 {
                        {
                            self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(174, cell));
                                let at_486 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_486 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(175, cell));
                                            self.moves_from_511(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_DOG);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_429 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_429 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(177, cell));
                                let at_487 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_512 = ((at_487 & tables::MASK_0).shifted(-8)
                                    | (at_487 & tables::MASK_1).shifted(-1)
                                    | (at_487 & tables::MASK_2).shifted(1)
                                    | (at_487 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_512 {
                                    {
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(178, cell));
                                            let at_545 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_545 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(179, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_513 = ((at_487 & tables::MASK_0).shifted(-8)
                                    | (at_487 & tables::MASK_1).shifted(-1)
                                    | (at_487 & tables::MASK_2).shifted(1)
                                    | (at_487 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_513 {
                                    {
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(180, cell));
                                            let at_546 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_546 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(181, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_514 = ((at_487 & tables::MASK_0).shifted(-8)
                                    | (at_487 & tables::MASK_1).shifted(-1)
                                    | (at_487 & tables::MASK_2).shifted(1)
                                    | (at_487 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_DOG as usize];
                                for cell in at_514 {
                                    {
                                        self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(182, cell));
                                            let at_547 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_547 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(183, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
            }
            if out.is_full() {
                return;
            }
        }
        let at_370 = ((at_350).filtered(|cell| self.pattern_192(cell)))
            | ((at_350).filtered(|cell| !self.pattern_359(cell)));
        let at_385 = (at_370).filtered(|cell| self.pattern_384(cell));
        for cell in at_385 {
            {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(150, cell));
                    let at_421 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_RABBIT as usize];
                    for cell in at_421 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_RABBIT],
                                piece::SILVER_CAMEL,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(151, cell));
                                let at_479 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_479 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(152, cell));
                                            self.moves_from_506(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_CAMEL],
                                piece::GOLD_RABBIT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_422 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_CAT as usize];
                    for cell in at_422 {
                        {
                            self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(153, cell));
                                let at_480 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_480 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(154, cell));
                                            self.moves_from_506(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_CAMEL], piece::GOLD_CAT);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_423 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_DOG as usize];
                    for cell in at_423 {
                        {
                            self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(155, cell));
                                let at_481 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_481 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(156, cell));
                                            self.moves_from_506(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_CAMEL], piece::GOLD_DOG);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_424 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_HORSE as usize];
                    for cell in at_424 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_HORSE],
                                piece::SILVER_CAMEL,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(157, cell));
                                let at_482 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_482 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(158, cell));
                                            self.moves_from_506(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_CAMEL],
                                piece::GOLD_HORSE,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_425 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_425 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(160, cell));
                                let at_483 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_507 = ((at_483 & tables::MASK_0).shifted(-8)
                                    | (at_483 & tables::MASK_1).shifted(-1)
                                    | (at_483 & tables::MASK_2).shifted(1)
                                    | (at_483 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_507 {
                                    {
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(161, cell));
                                            let at_541 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_541 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(162, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_508 = ((at_483 & tables::MASK_0).shifted(-8)
                                    | (at_483 & tables::MASK_1).shifted(-1)
                                    | (at_483 & tables::MASK_2).shifted(1)
                                    | (at_483 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_508 {
                                    {
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(163, cell));
                                            let at_542 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_542 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(164, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_509 = ((at_483 & tables::MASK_0).shifted(-8)
                                    | (at_483 & tables::MASK_1).shifted(-1)
                                    | (at_483 & tables::MASK_2).shifted(1)
                                    | (at_483 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_DOG as usize];
                                for cell in at_509 {
                                    {
                                        self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(165, cell));
                                            let at_543 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_543 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(166, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_510 = ((at_483 & tables::MASK_0).shifted(-8)
                                    | (at_483 & tables::MASK_1).shifted(-1)
                                    | (at_483 & tables::MASK_2).shifted(1)
                                    | (at_483 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_HORSE as usize];
                                for cell in at_510 {
                                    {
                                        self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(167, cell));
                                            let at_544 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_544 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(168, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::SILVER_CAMEL);
            }
            if out.is_full() {
                return;
            }
        }
        let at_369 = (at_349).filtered(|cell| self.pattern_368(cell));
        for cell in at_369 {
            {
                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::GAP);
                if path.len() < LONGEST_MOVE {
                    path.push(code(127, cell));
                    let at_399 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_RABBIT as usize];
                    for cell in at_399 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_RABBIT],
                                piece::SILVER_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(128, cell));
                                let at_444 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_444 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(129, cell));
                                            self.moves_from_473(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_ELEPHANT],
                                piece::GOLD_RABBIT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_400 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_CAT as usize];
                    for cell in at_400 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_CAT],
                                piece::SILVER_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(130, cell));
                                let at_445 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_445 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(131, cell));
                                            self.moves_from_473(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_ELEPHANT],
                                piece::GOLD_CAT,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_401 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_DOG as usize];
                    for cell in at_401 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_DOG],
                                piece::SILVER_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(132, cell));
                                let at_446 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_446 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(133, cell));
                                            self.moves_from_473(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_ELEPHANT],
                                piece::GOLD_DOG,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_402 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_HORSE as usize];
                    for cell in at_402 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_HORSE],
                                piece::SILVER_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(134, cell));
                                let at_447 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_447 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(135, cell));
                                            self.moves_from_473(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_ELEPHANT],
                                piece::GOLD_HORSE,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_403 = tables::SHIFT_10[cell]
                        & self.planes[piece::GOLD_CAMEL as usize];
                    for cell in at_403 {
                        {
                            self.exchange(
                                cell,
                                [piece::GOLD_CAMEL],
                                piece::SILVER_ELEPHANT,
                            );
                            if path.len() < LONGEST_MOVE {
                                path.push(code(136, cell));
                                let at_448 = tables::SHIFT_10[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_448 {
                                    {
                                        self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(137, cell));
                                            self.moves_from_473(out, cell, path);
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(
                                cell,
                                [piece::SILVER_ELEPHANT],
                                piece::GOLD_CAMEL,
                            );
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_404 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                    for cell in at_404 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(139, cell));
                                let at_449 = tables::SHIFT_10[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_474 = ((at_449 & tables::MASK_0).shifted(-8)
                                    | (at_449 & tables::MASK_1).shifted(-1)
                                    | (at_449 & tables::MASK_2).shifted(1)
                                    | (at_449 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_474 {
                                    {
                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(140, cell));
                                            let at_522 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_522 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(141, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_475 = ((at_449 & tables::MASK_0).shifted(-8)
                                    | (at_449 & tables::MASK_1).shifted(-1)
                                    | (at_449 & tables::MASK_2).shifted(1)
                                    | (at_449 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_475 {
                                    {
                                        self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(142, cell));
                                            let at_523 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_523 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(143, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_476 = ((at_449 & tables::MASK_0).shifted(-8)
                                    | (at_449 & tables::MASK_1).shifted(-1)
                                    | (at_449 & tables::MASK_2).shifted(1)
                                    | (at_449 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_DOG as usize];
                                for cell in at_476 {
                                    {
                                        self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(144, cell));
                                            let at_524 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_524 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(145, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_477 = ((at_449 & tables::MASK_0).shifted(-8)
                                    | (at_449 & tables::MASK_1).shifted(-1)
                                    | (at_449 & tables::MASK_2).shifted(1)
                                    | (at_449 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_HORSE as usize];
                                for cell in at_477 {
                                    {
                                        self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(146, cell));
                                            let at_525 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_525 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(147, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_478 = ((at_449 & tables::MASK_0).shifted(-8)
                                    | (at_449 & tables::MASK_1).shifted(-1)
                                    | (at_449 & tables::MASK_2).shifted(1)
                                    | (at_449 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAMEL as usize];
                                for cell in at_478 {
                                    {
                                        self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                                        if path.len() < LONGEST_MOVE {
                                            path.push(code(148, cell));
                                            let at_526 = tables::SHIFT_10[cell]
                                                & self.planes[piece::GAP as usize];
                                            for cell in at_526 {
                                                {
                                                    self.exchange(cell, [piece::GAP], piece::GOLD_CAMEL);
                                                    if path.len() < LONGEST_MOVE {
                                                        path.push(code(149, cell));
                                                        {
                                                            let seen = &mut [Cells::EMPTY; 4];
                                                            self.moves_from_393(out, seen, cell, path);
                                                        }
                                                        path.pop();
                                                    }
                                                    self.exchange(cell, [piece::GOLD_CAMEL], piece::GAP);
                                                }
                                                if out.is_full() {
                                                    return;
                                                }
                                            }
                                            path.pop();
                                        }
                                        self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                            }
                            self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::GAP], piece::SILVER_ELEPHANT);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_393<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    self.moves_from_410(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[1].insert(cell) {
                            self.moves_from_410(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(202, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.moves_from_410(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[1].insert(cell) {
                            self.moves_from_410(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(203, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.moves_from_410(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_410<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    self.moves_from_437(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[2].insert(cell) {
                            self.moves_from_437(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(204, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.moves_from_437(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[2].insert(cell) {
                            self.moves_from_437(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(205, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.moves_from_437(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_437<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    self.moves_from_466(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[3].insert(cell) {
                            self.moves_from_466(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(206, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[3].insert(cell) {
                                        self.moves_from_466(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[3].insert(cell) {
                            self.moves_from_466(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(207, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[3].insert(cell) {
                                        self.moves_from_466(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_466<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    self.moves_from_320(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_106(cell) {
                        if seen[0].insert(cell) {
                            self.moves_from_320(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_106(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(208, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.moves_from_320(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if self.pattern_192(cell) {
                        if seen[0].insert(cell) {
                            self.moves_from_320(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_192(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(209, cell));
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.moves_from_320(out, seen, cell, path);
                                    }
                                }
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_473<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_500 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_500 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(138, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_393(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_506<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_527 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_527 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(159, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_393(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_511<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_532 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_532 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(176, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_393(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_515<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_536 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_536 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(189, cell));
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.moves_from_393(out, seen, cell, path);
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
