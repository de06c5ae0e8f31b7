//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::moves::Path;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pseudo_legal_3<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_6 = tables::SHIFT_12[cell] & self.planes[piece::E as usize];
        let at_23 = at_6;
        out.extend(at_23, |cell| path.end(1, cell));
        let at_24 = at_6;
        out.extend(at_24, |cell| path.end(2, cell));
        let at_25 = at_6;
        out.extend(at_25, |cell| path.end(3, cell));
        let at_26 = at_6;
        out.extend(at_26, |cell| path.end(4, cell));
        let at_27 = at_6;
        out.extend(at_27, |cell| path.end(5, cell));
        let at_28 = at_6;
        out.extend(at_28, |cell| path.end(6, cell));
    }

    /// Then `{e}`.
    pub(crate) fn pseudo_legal_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_29 = tables::SHIFT_13[cell] & self.planes[piece::E as usize];
        let at_65 = at_29;
        out.extend(at_65, |cell| path.end(7, cell));
        let at_66 = at_29;
        out.extend(at_66, |cell| path.end(8, cell));
        let at_67 = at_29;
        out.extend(at_67, |cell| path.end(9, cell));
        let at_68 = at_29;
        out.extend(at_68, |cell| path.end(10, cell));
        let at_69 = at_29;
        out.extend(at_69, |cell| path.end(11, cell));
        let at_70 = at_29;
        out.extend(at_70, |cell| path.end(12, cell));
    }

    /// Then `{$ steps < 3}` or `go on` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `…`.
    pub(crate) fn pseudo_legal_80<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
    ) {
        let path = Path::EMPTY;
        if i32::from(self.variables.steps) < 3 {
            let at_92 = tables::SHIFT_4[cell]
                & self.planes[piece::GOLD_ELEPHANT as usize];
            let at_93 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAMEL as usize];
            let at_94 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_HORSE as usize];
            let at_95 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_DOG as usize];
            let at_96 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAT as usize];
            let at_117 = (at_96 & self.pattern_99_everywhere())
                | (at_96 & !self.pattern_107_everywhere());
            let at_135 = at_117 & self.pattern_134_everywhere();
            for cell in at_135 {
                {
                    self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                    {
                        let path = path.then(105, cell);
                        let at_201 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_201 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_RABBIT],
                                    piece::GOLD_CAT,
                                );
                                {
                                    let path = path.then(106, cell);
                                    let at_261 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_261 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                            {
                                                let path = path.then(107, cell);
                                                let at_356 = tables::SHIFT_20[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_356 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::E);
                                                        {
                                                            let path = path.then(108, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::E], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(
                                    cell,
                                    [piece::GOLD_CAT],
                                    piece::SILVER_RABBIT,
                                );
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_202 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_202 {
                            {
                                self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                {
                                    let path = path.then(109, cell);
                                    let at_262 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_304 = ((at_262 & tables::MASK_0).shifted(-8)
                                        | (at_262 & tables::MASK_1).shifted(-1)
                                        | (at_262 & tables::MASK_2).shifted(1)
                                        | (at_262 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_RABBIT as usize];
                                    for cell in at_304 {
                                        {
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                            {
                                                let path = path.then(110, cell);
                                                let at_400 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_400 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                        {
                                                            let path = path.then(111, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_CAT], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_116 = (at_95 & self.pattern_99_everywhere())
                | (at_95 & !self.pattern_105_everywhere());
            let at_133 = at_116 & self.pattern_132_everywhere();
            for cell in at_133 {
                {
                    self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                    {
                        let path = path.then(94, cell);
                        let at_198 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_198 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_RABBIT],
                                    piece::GOLD_DOG,
                                );
                                {
                                    let path = path.then(95, cell);
                                    let at_258 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_258 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                            {
                                                let path = path.then(96, cell);
                                                self.pseudo_legal_from_300(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(
                                    cell,
                                    [piece::GOLD_DOG],
                                    piece::SILVER_RABBIT,
                                );
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_199 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_199 {
                            {
                                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_DOG);
                                {
                                    let path = path.then(97, cell);
                                    let at_259 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_259 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                            {
                                                let path = path.then(98, cell);
                                                self.pseudo_legal_from_300(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_CAT);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_200 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_200 {
                            {
                                self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                {
                                    let path = path.then(100, cell);
                                    let at_260 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_301 = ((at_260 & tables::MASK_0).shifted(-8)
                                        | (at_260 & tables::MASK_1).shifted(-1)
                                        | (at_260 & tables::MASK_2).shifted(1)
                                        | (at_260 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_RABBIT as usize];
                                    for cell in at_301 {
                                        {
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                            {
                                                let path = path.then(101, cell);
                                                let at_398 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_398 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                        {
                                                            let path = path.then(102, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_302 = ((at_260 & tables::MASK_0).shifted(-8)
                                        | (at_260 & tables::MASK_1).shifted(-1)
                                        | (at_260 & tables::MASK_2).shifted(1)
                                        | (at_260 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_CAT as usize];
                                    for cell in at_302 {
                                        {
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                            {
                                                let path = path.then(103, cell);
                                                let at_399 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_399 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                        {
                                                            let path = path.then(104, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_DOG], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_115 = (at_94 & self.pattern_99_everywhere())
                | (at_94 & !self.pattern_103_everywhere());
            let at_131 = at_115 & self.pattern_130_everywhere();
            for cell in at_131 {
                {
                    self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
                    {
                        let path = path.then(79, cell);
                        let at_194 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_194 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_RABBIT],
                                    piece::GOLD_HORSE,
                                );
                                {
                                    let path = path.then(80, cell);
                                    let at_254 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_254 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                            {
                                                let path = path.then(81, cell);
                                                self.pseudo_legal_from_296(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_195 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_195 {
                            {
                                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_HORSE);
                                {
                                    let path = path.then(82, cell);
                                    let at_255 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_255 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                            {
                                                let path = path.then(83, cell);
                                                self.pseudo_legal_from_296(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_CAT);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_196 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_DOG as usize];
                        for cell in at_196 {
                            {
                                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_HORSE);
                                {
                                    let path = path.then(84, cell);
                                    let at_256 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_256 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                            {
                                                let path = path.then(85, cell);
                                                self.pseudo_legal_from_296(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_DOG);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_197 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_197 {
                            {
                                self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                {
                                    let path = path.then(87, cell);
                                    let at_257 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_297 = ((at_257 & tables::MASK_0).shifted(-8)
                                        | (at_257 & tables::MASK_1).shifted(-1)
                                        | (at_257 & tables::MASK_2).shifted(1)
                                        | (at_257 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_RABBIT as usize];
                                    for cell in at_297 {
                                        {
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                            {
                                                let path = path.then(88, cell);
                                                let at_395 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_395 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                        {
                                                            let path = path.then(89, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_298 = ((at_257 & tables::MASK_0).shifted(-8)
                                        | (at_257 & tables::MASK_1).shifted(-1)
                                        | (at_257 & tables::MASK_2).shifted(1)
                                        | (at_257 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_CAT as usize];
                                    for cell in at_298 {
                                        {
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                            {
                                                let path = path.then(90, cell);
                                                let at_396 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_396 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                        {
                                                            let path = path.then(91, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_299 = ((at_257 & tables::MASK_0).shifted(-8)
                                        | (at_257 & tables::MASK_1).shifted(-1)
                                        | (at_257 & tables::MASK_2).shifted(1)
                                        | (at_257 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_DOG as usize];
                                    for cell in at_299 {
                                        {
                                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                            {
                                                let path = path.then(92, cell);
                                                let at_397 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_397 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
                                                        {
                                                            let path = path.then(93, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_114 = (at_93 & self.pattern_99_everywhere())
                | (at_93 & !self.pattern_101_everywhere());
            let at_129 = at_114 & self.pattern_128_everywhere();
            for cell in at_129 {
                {
                    self.exchange(cell, [piece::GOLD_CAMEL], piece::GAP);
                    {
                        let path = path.then(60, cell);
                        let at_189 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_189 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_RABBIT],
                                    piece::GOLD_CAMEL,
                                );
                                {
                                    let path = path.then(61, cell);
                                    let at_249 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_249 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                            {
                                                let path = path.then(62, cell);
                                                self.pseudo_legal_from_291(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_190 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_190 {
                            {
                                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_CAMEL);
                                {
                                    let path = path.then(63, cell);
                                    let at_250 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_250 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                            {
                                                let path = path.then(64, cell);
                                                self.pseudo_legal_from_291(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_CAMEL], piece::SILVER_CAT);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_191 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_DOG as usize];
                        for cell in at_191 {
                            {
                                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_CAMEL);
                                {
                                    let path = path.then(65, cell);
                                    let at_251 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_251 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                            {
                                                let path = path.then(66, cell);
                                                self.pseudo_legal_from_291(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_CAMEL], piece::SILVER_DOG);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_192 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_HORSE as usize];
                        for cell in at_192 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_HORSE],
                                    piece::GOLD_CAMEL,
                                );
                                {
                                    let path = path.then(67, cell);
                                    let at_252 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_252 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                            {
                                                let path = path.then(68, cell);
                                                self.pseudo_legal_from_291(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_193 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_193 {
                            {
                                self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                                {
                                    let path = path.then(70, cell);
                                    let at_253 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_292 = ((at_253 & tables::MASK_0).shifted(-8)
                                        | (at_253 & tables::MASK_1).shifted(-1)
                                        | (at_253 & tables::MASK_2).shifted(1)
                                        | (at_253 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_RABBIT as usize];
                                    for cell in at_292 {
                                        {
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                            {
                                                let path = path.then(71, cell);
                                                let at_391 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_391 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                        {
                                                            let path = path.then(72, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_293 = ((at_253 & tables::MASK_0).shifted(-8)
                                        | (at_253 & tables::MASK_1).shifted(-1)
                                        | (at_253 & tables::MASK_2).shifted(1)
                                        | (at_253 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_CAT as usize];
                                    for cell in at_293 {
                                        {
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                            {
                                                let path = path.then(73, cell);
                                                let at_392 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_392 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                        {
                                                            let path = path.then(74, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_294 = ((at_253 & tables::MASK_0).shifted(-8)
                                        | (at_253 & tables::MASK_1).shifted(-1)
                                        | (at_253 & tables::MASK_2).shifted(1)
                                        | (at_253 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_DOG as usize];
                                    for cell in at_294 {
                                        {
                                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                            {
                                                let path = path.then(75, cell);
                                                let at_393 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_393 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
                                                        {
                                                            let path = path.then(76, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_295 = ((at_253 & tables::MASK_0).shifted(-8)
                                        | (at_253 & tables::MASK_1).shifted(-1)
                                        | (at_253 & tables::MASK_2).shifted(1)
                                        | (at_253 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_HORSE as usize];
                                    for cell in at_295 {
                                        {
                                            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                            {
                                                let path = path.then(77, cell);
                                                let at_394 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_394 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
                                                        {
                                                            let path = path.then(78, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::GOLD_CAMEL);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_113 = at_92 & self.pattern_112_everywhere();
            for cell in at_113 {
                {
                    self.exchange(cell, [piece::GOLD_ELEPHANT], piece::GAP);
                    {
                        let path = path.then(37, cell);
                        let at_157 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_157 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_RABBIT],
                                    piece::GOLD_ELEPHANT,
                                );
                                {
                                    let path = path.then(38, cell);
                                    let at_212 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_212 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                            {
                                                let path = path.then(39, cell);
                                                self.pseudo_legal_from_243(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_158 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_158 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_CAT],
                                    piece::GOLD_ELEPHANT,
                                );
                                {
                                    let path = path.then(40, cell);
                                    let at_213 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_213 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                            {
                                                let path = path.then(41, cell);
                                                self.pseudo_legal_from_243(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_159 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_DOG as usize];
                        for cell in at_159 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_DOG],
                                    piece::GOLD_ELEPHANT,
                                );
                                {
                                    let path = path.then(42, cell);
                                    let at_214 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_214 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                            {
                                                let path = path.then(43, cell);
                                                self.pseudo_legal_from_243(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_160 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_HORSE as usize];
                        for cell in at_160 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_HORSE],
                                    piece::GOLD_ELEPHANT,
                                );
                                {
                                    let path = path.then(44, cell);
                                    let at_215 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_215 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                            {
                                                let path = path.then(45, cell);
                                                self.pseudo_legal_from_243(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_161 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAMEL as usize];
                        for cell in at_161 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::SILVER_CAMEL],
                                    piece::GOLD_ELEPHANT,
                                );
                                {
                                    let path = path.then(46, cell);
                                    let at_216 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_216 {
                                        {
                                            self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                                            {
                                                let path = path.then(47, cell);
                                                self.pseudo_legal_from_243(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_162 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_162 {
                            {
                                self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
                                {
                                    let path = path.then(49, cell);
                                    let at_217 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_244 = ((at_217 & tables::MASK_0).shifted(-8)
                                        | (at_217 & tables::MASK_1).shifted(-1)
                                        | (at_217 & tables::MASK_2).shifted(1)
                                        | (at_217 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_RABBIT as usize];
                                    for cell in at_244 {
                                        {
                                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                                            {
                                                let path = path.then(50, cell);
                                                let at_339 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_339 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
                                                        {
                                                            let path = path.then(51, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_245 = ((at_217 & tables::MASK_0).shifted(-8)
                                        | (at_217 & tables::MASK_1).shifted(-1)
                                        | (at_217 & tables::MASK_2).shifted(1)
                                        | (at_217 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_CAT as usize];
                                    for cell in at_245 {
                                        {
                                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                                            {
                                                let path = path.then(52, cell);
                                                let at_340 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_340 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                                                        {
                                                            let path = path.then(53, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_246 = ((at_217 & tables::MASK_0).shifted(-8)
                                        | (at_217 & tables::MASK_1).shifted(-1)
                                        | (at_217 & tables::MASK_2).shifted(1)
                                        | (at_217 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_DOG as usize];
                                    for cell in at_246 {
                                        {
                                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                                            {
                                                let path = path.then(54, cell);
                                                let at_341 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_341 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
                                                        {
                                                            let path = path.then(55, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_247 = ((at_217 & tables::MASK_0).shifted(-8)
                                        | (at_217 & tables::MASK_1).shifted(-1)
                                        | (at_217 & tables::MASK_2).shifted(1)
                                        | (at_217 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_HORSE as usize];
                                    for cell in at_247 {
                                        {
                                            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                                            {
                                                let path = path.then(56, cell);
                                                let at_342 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_342 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
                                                        {
                                                            let path = path.then(57, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_248 = ((at_217 & tables::MASK_0).shifted(-8)
                                        | (at_217 & tables::MASK_1).shifted(-1)
                                        | (at_217 & tables::MASK_2).shifted(1)
                                        | (at_217 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::SILVER_CAMEL as usize];
                                    for cell in at_248 {
                                        {
                                            self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                                            {
                                                let path = path.then(58, cell);
                                                let at_343 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_343 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::SILVER_CAMEL);
                                                        {
                                                            let path = path.then(59, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_338(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::SILVER_CAMEL], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::GOLD_ELEPHANT);
                }
                if out.is_full() {
                    return;
                }
            }
        }
        out.push(path.end(124, cell));
        let at_84 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_ELEPHANT as usize];
        for cell in at_84 {
            {
                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
                {
                    let path = path.then(13, cell);
                    let at_119 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_119 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
                            {
                                let path = path.then(14, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_136(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_85 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAMEL as usize];
        let at_86 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_HORSE as usize];
        let at_87 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_DOG as usize];
        let at_88 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_CAT as usize];
        let at_89 = tables::SHIFT_4[cell] & self.planes[piece::GOLD_RABBIT as usize];
        let at_108 = (at_89 & self.pattern_99_everywhere())
            | (at_89 & !self.pattern_109_everywhere());
        for cell in at_108 {
            {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                {
                    let path = path.then(23, cell);
                    let at_141 = tables::SHIFT_16[cell] & self.planes[piece::E as usize];
                    for cell in at_141 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                            {
                                let path = path.then(24, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_136(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_106 = (at_88 & self.pattern_99_everywhere())
            | (at_88 & !self.pattern_107_everywhere());
        for cell in at_106 {
            {
                self.exchange(cell, [piece::GOLD_CAT], piece::E);
                {
                    let path = path.then(21, cell);
                    let at_140 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_140 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                            {
                                let path = path.then(22, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_136(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::GOLD_CAT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_104 = (at_87 & self.pattern_99_everywhere())
            | (at_87 & !self.pattern_105_everywhere());
        for cell in at_104 {
            {
                self.exchange(cell, [piece::GOLD_DOG], piece::E);
                {
                    let path = path.then(19, cell);
                    let at_139 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_139 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                            {
                                let path = path.then(20, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_136(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::GOLD_DOG);
            }
            if out.is_full() {
                return;
            }
        }
        let at_102 = (at_86 & self.pattern_99_everywhere())
            | (at_86 & !self.pattern_103_everywhere());
        for cell in at_102 {
            {
                self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                {
                    let path = path.then(17, cell);
                    let at_138 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_138 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                            {
                                let path = path.then(18, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_136(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::GOLD_HORSE);
            }
            if out.is_full() {
                return;
            }
        }
        let at_100 = (at_85 & self.pattern_99_everywhere())
            | (at_85 & !self.pattern_101_everywhere());
        for cell in at_100 {
            {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                {
                    let path = path.then(15, cell);
                    let at_137 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_137 {
                        {
                            self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                            {
                                let path = path.then(16, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_136(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{$ steps < 3}` or `go on` or `{silverElephant}` or `{silverCamel}` or `{silverHorse}` or `{silverDog}` or `…`.
    pub(crate) fn pseudo_legal_241<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
    ) {
        let path = Path::EMPTY;
        if i32::from(self.variables.steps) < 3 {
            let at_319 = tables::SHIFT_4[cell]
                & self.planes[piece::SILVER_ELEPHANT as usize];
            let at_320 = tables::SHIFT_4[cell]
                & self.planes[piece::SILVER_CAMEL as usize];
            let at_321 = tables::SHIFT_4[cell]
                & self.planes[piece::SILVER_HORSE as usize];
            let at_322 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_DOG as usize];
            let at_323 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_CAT as usize];
            let at_377 = (at_323 & self.pattern_238_everywhere())
                | (at_323 & !self.pattern_333_everywhere());
            let at_419 = at_377 & self.pattern_418_everywhere();
            for cell in at_419 {
                {
                    self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
                    {
                        let path = path.then(217, cell);
                        let at_483 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_483 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_RABBIT],
                                    piece::SILVER_CAT,
                                );
                                {
                                    let path = path.then(218, cell);
                                    let at_550 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_550 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                            {
                                                let path = path.then(219, cell);
                                                let at_622 = tables::SHIFT_20[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_622 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::E);
                                                        {
                                                            let path = path.then(220, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::E], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(
                                    cell,
                                    [piece::SILVER_CAT],
                                    piece::GOLD_RABBIT,
                                );
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_484 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_484 {
                            {
                                self.exchange(cell, [piece::E], piece::SILVER_CAT);
                                {
                                    let path = path.then(221, cell);
                                    let at_551 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_586 = ((at_551 & tables::MASK_0).shifted(-8)
                                        | (at_551 & tables::MASK_1).shifted(-1)
                                        | (at_551 & tables::MASK_2).shifted(1)
                                        | (at_551 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_RABBIT as usize];
                                    for cell in at_586 {
                                        {
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                            {
                                                let path = path.then(222, cell);
                                                let at_654 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_654 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                        {
                                                            let path = path.then(223, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_CAT], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_376 = (at_322 & self.pattern_238_everywhere())
                | (at_322 & !self.pattern_331_everywhere());
            let at_417 = at_376 & self.pattern_416_everywhere();
            for cell in at_417 {
                {
                    self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
                    {
                        let path = path.then(206, cell);
                        let at_480 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_480 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_RABBIT],
                                    piece::SILVER_DOG,
                                );
                                {
                                    let path = path.then(207, cell);
                                    let at_547 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_547 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                            {
                                                let path = path.then(208, cell);
                                                self.pseudo_legal_from_582(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(
                                    cell,
                                    [piece::SILVER_DOG],
                                    piece::GOLD_RABBIT,
                                );
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_481 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_481 {
                            {
                                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_DOG);
                                {
                                    let path = path.then(209, cell);
                                    let at_548 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_548 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                            {
                                                let path = path.then(210, cell);
                                                self.pseudo_legal_from_582(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_CAT);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_482 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_482 {
                            {
                                self.exchange(cell, [piece::E], piece::SILVER_DOG);
                                {
                                    let path = path.then(212, cell);
                                    let at_549 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_583 = ((at_549 & tables::MASK_0).shifted(-8)
                                        | (at_549 & tables::MASK_1).shifted(-1)
                                        | (at_549 & tables::MASK_2).shifted(1)
                                        | (at_549 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_RABBIT as usize];
                                    for cell in at_583 {
                                        {
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                            {
                                                let path = path.then(213, cell);
                                                let at_652 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_652 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                        {
                                                            let path = path.then(214, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_584 = ((at_549 & tables::MASK_0).shifted(-8)
                                        | (at_549 & tables::MASK_1).shifted(-1)
                                        | (at_549 & tables::MASK_2).shifted(1)
                                        | (at_549 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_CAT as usize];
                                    for cell in at_584 {
                                        {
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                            {
                                                let path = path.then(215, cell);
                                                let at_653 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_653 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                        {
                                                            let path = path.then(216, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_DOG], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_375 = (at_321 & self.pattern_238_everywhere())
                | (at_321 & !self.pattern_329_everywhere());
            let at_415 = at_375 & self.pattern_414_everywhere();
            for cell in at_415 {
                {
                    self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
                    {
                        let path = path.then(191, cell);
                        let at_476 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_476 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_RABBIT],
                                    piece::SILVER_HORSE,
                                );
                                {
                                    let path = path.then(192, cell);
                                    let at_543 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_543 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                            {
                                                let path = path.then(193, cell);
                                                self.pseudo_legal_from_578(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_477 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_477 {
                            {
                                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_HORSE);
                                {
                                    let path = path.then(194, cell);
                                    let at_544 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_544 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                            {
                                                let path = path.then(195, cell);
                                                self.pseudo_legal_from_578(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_CAT);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_478 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_DOG as usize];
                        for cell in at_478 {
                            {
                                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_HORSE);
                                {
                                    let path = path.then(196, cell);
                                    let at_545 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_545 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                            {
                                                let path = path.then(197, cell);
                                                self.pseudo_legal_from_578(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_DOG);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_479 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_479 {
                            {
                                self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                                {
                                    let path = path.then(199, cell);
                                    let at_546 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_579 = ((at_546 & tables::MASK_0).shifted(-8)
                                        | (at_546 & tables::MASK_1).shifted(-1)
                                        | (at_546 & tables::MASK_2).shifted(1)
                                        | (at_546 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_RABBIT as usize];
                                    for cell in at_579 {
                                        {
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                            {
                                                let path = path.then(200, cell);
                                                let at_649 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_649 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                        {
                                                            let path = path.then(201, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_580 = ((at_546 & tables::MASK_0).shifted(-8)
                                        | (at_546 & tables::MASK_1).shifted(-1)
                                        | (at_546 & tables::MASK_2).shifted(1)
                                        | (at_546 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_CAT as usize];
                                    for cell in at_580 {
                                        {
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                            {
                                                let path = path.then(202, cell);
                                                let at_650 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_650 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                        {
                                                            let path = path.then(203, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_581 = ((at_546 & tables::MASK_0).shifted(-8)
                                        | (at_546 & tables::MASK_1).shifted(-1)
                                        | (at_546 & tables::MASK_2).shifted(1)
                                        | (at_546 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_DOG as usize];
                                    for cell in at_581 {
                                        {
                                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                            {
                                                let path = path.then(204, cell);
                                                let at_651 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_651 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
                                                        {
                                                            let path = path.then(205, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_374 = (at_320 & self.pattern_238_everywhere())
                | (at_320 & !self.pattern_327_everywhere());
            let at_413 = at_374 & self.pattern_412_everywhere();
            for cell in at_413 {
                {
                    self.exchange(cell, [piece::SILVER_CAMEL], piece::GAP);
                    {
                        let path = path.then(172, cell);
                        let at_471 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_471 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_RABBIT],
                                    piece::SILVER_CAMEL,
                                );
                                {
                                    let path = path.then(173, cell);
                                    let at_538 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_538 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                            {
                                                let path = path.then(174, cell);
                                                self.pseudo_legal_from_573(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_472 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_472 {
                            {
                                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_CAMEL);
                                {
                                    let path = path.then(175, cell);
                                    let at_539 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_539 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                            {
                                                let path = path.then(176, cell);
                                                self.pseudo_legal_from_573(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_CAMEL], piece::GOLD_CAT);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_473 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_DOG as usize];
                        for cell in at_473 {
                            {
                                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_CAMEL);
                                {
                                    let path = path.then(177, cell);
                                    let at_540 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_540 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                            {
                                                let path = path.then(178, cell);
                                                self.pseudo_legal_from_573(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_CAMEL], piece::GOLD_DOG);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_474 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_HORSE as usize];
                        for cell in at_474 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_HORSE],
                                    piece::SILVER_CAMEL,
                                );
                                {
                                    let path = path.then(179, cell);
                                    let at_541 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_541 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                            {
                                                let path = path.then(180, cell);
                                                self.pseudo_legal_from_573(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_475 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_475 {
                            {
                                self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                                {
                                    let path = path.then(182, cell);
                                    let at_542 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_574 = ((at_542 & tables::MASK_0).shifted(-8)
                                        | (at_542 & tables::MASK_1).shifted(-1)
                                        | (at_542 & tables::MASK_2).shifted(1)
                                        | (at_542 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_RABBIT as usize];
                                    for cell in at_574 {
                                        {
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                            {
                                                let path = path.then(183, cell);
                                                let at_645 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_645 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                        {
                                                            let path = path.then(184, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_575 = ((at_542 & tables::MASK_0).shifted(-8)
                                        | (at_542 & tables::MASK_1).shifted(-1)
                                        | (at_542 & tables::MASK_2).shifted(1)
                                        | (at_542 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_CAT as usize];
                                    for cell in at_575 {
                                        {
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                            {
                                                let path = path.then(185, cell);
                                                let at_646 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_646 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                        {
                                                            let path = path.then(186, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_576 = ((at_542 & tables::MASK_0).shifted(-8)
                                        | (at_542 & tables::MASK_1).shifted(-1)
                                        | (at_542 & tables::MASK_2).shifted(1)
                                        | (at_542 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_DOG as usize];
                                    for cell in at_576 {
                                        {
                                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                            {
                                                let path = path.then(187, cell);
                                                let at_647 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_647 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
                                                        {
                                                            let path = path.then(188, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_577 = ((at_542 & tables::MASK_0).shifted(-8)
                                        | (at_542 & tables::MASK_1).shifted(-1)
                                        | (at_542 & tables::MASK_2).shifted(1)
                                        | (at_542 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_HORSE as usize];
                                    for cell in at_577 {
                                        {
                                            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                            {
                                                let path = path.then(189, cell);
                                                let at_648 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_648 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
                                                        {
                                                            let path = path.then(190, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::SILVER_CAMEL);
                }
                if out.is_full() {
                    return;
                }
            }
            let at_373 = at_319 & self.pattern_372_everywhere();
            for cell in at_373 {
                {
                    self.exchange(cell, [piece::SILVER_ELEPHANT], piece::GAP);
                    {
                        let path = path.then(149, cell);
                        let at_441 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_441 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_RABBIT],
                                    piece::SILVER_ELEPHANT,
                                );
                                {
                                    let path = path.then(150, cell);
                                    let at_500 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_500 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                            {
                                                let path = path.then(151, cell);
                                                self.pseudo_legal_from_532(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_442 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_442 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_CAT],
                                    piece::SILVER_ELEPHANT,
                                );
                                {
                                    let path = path.then(152, cell);
                                    let at_501 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_501 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                            {
                                                let path = path.then(153, cell);
                                                self.pseudo_legal_from_532(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_443 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_DOG as usize];
                        for cell in at_443 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_DOG],
                                    piece::SILVER_ELEPHANT,
                                );
                                {
                                    let path = path.then(154, cell);
                                    let at_502 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_502 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                            {
                                                let path = path.then(155, cell);
                                                self.pseudo_legal_from_532(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_444 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_HORSE as usize];
                        for cell in at_444 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_HORSE],
                                    piece::SILVER_ELEPHANT,
                                );
                                {
                                    let path = path.then(156, cell);
                                    let at_503 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_503 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                            {
                                                let path = path.then(157, cell);
                                                self.pseudo_legal_from_532(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_445 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAMEL as usize];
                        for cell in at_445 {
                            {
                                self.exchange(
                                    cell,
                                    [piece::GOLD_CAMEL],
                                    piece::SILVER_ELEPHANT,
                                );
                                {
                                    let path = path.then(158, cell);
                                    let at_504 = tables::SHIFT_7[cell]
                                        & self.planes[piece::E as usize];
                                    for cell in at_504 {
                                        {
                                            self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                                            {
                                                let path = path.then(159, cell);
                                                self.pseudo_legal_from_532(out, cell, path);
                                            }
                                            self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
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
                        let at_446 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_446 {
                            {
                                self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
                                {
                                    let path = path.then(161, cell);
                                    let at_505 = tables::SHIFT_7[cell]
                                        & self.planes[piece::GAP as usize];
                                    let at_533 = ((at_505 & tables::MASK_0).shifted(-8)
                                        | (at_505 & tables::MASK_1).shifted(-1)
                                        | (at_505 & tables::MASK_2).shifted(1)
                                        | (at_505 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_RABBIT as usize];
                                    for cell in at_533 {
                                        {
                                            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
                                            {
                                                let path = path.then(162, cell);
                                                let at_605 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_605 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
                                                        {
                                                            let path = path.then(163, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_RABBIT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_534 = ((at_505 & tables::MASK_0).shifted(-8)
                                        | (at_505 & tables::MASK_1).shifted(-1)
                                        | (at_505 & tables::MASK_2).shifted(1)
                                        | (at_505 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_CAT as usize];
                                    for cell in at_534 {
                                        {
                                            self.exchange(cell, [piece::GOLD_CAT], piece::E);
                                            {
                                                let path = path.then(164, cell);
                                                let at_606 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_606 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
                                                        {
                                                            let path = path.then(165, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_CAT);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_535 = ((at_505 & tables::MASK_0).shifted(-8)
                                        | (at_505 & tables::MASK_1).shifted(-1)
                                        | (at_505 & tables::MASK_2).shifted(1)
                                        | (at_505 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_DOG as usize];
                                    for cell in at_535 {
                                        {
                                            self.exchange(cell, [piece::GOLD_DOG], piece::E);
                                            {
                                                let path = path.then(166, cell);
                                                let at_607 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_607 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
                                                        {
                                                            let path = path.then(167, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_DOG);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_536 = ((at_505 & tables::MASK_0).shifted(-8)
                                        | (at_505 & tables::MASK_1).shifted(-1)
                                        | (at_505 & tables::MASK_2).shifted(1)
                                        | (at_505 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_HORSE as usize];
                                    for cell in at_536 {
                                        {
                                            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
                                            {
                                                let path = path.then(168, cell);
                                                let at_608 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_608 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
                                                        {
                                                            let path = path.then(169, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                    let at_537 = ((at_505 & tables::MASK_0).shifted(-8)
                                        | (at_505 & tables::MASK_1).shifted(-1)
                                        | (at_505 & tables::MASK_2).shifted(1)
                                        | (at_505 & tables::MASK_3).shifted(8))
                                        & self.planes[piece::GOLD_CAMEL as usize];
                                    for cell in at_537 {
                                        {
                                            self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
                                            {
                                                let path = path.then(170, cell);
                                                let at_609 = tables::SHIFT_7[cell]
                                                    & self.planes[piece::GAP as usize];
                                                for cell in at_609 {
                                                    {
                                                        self.exchange(cell, [piece::GAP], piece::GOLD_CAMEL);
                                                        {
                                                            let path = path.then(171, cell);
                                                            {
                                                                let seen = &mut [Cells::EMPTY; 4];
                                                                self.pseudo_legal_from_604(out, seen, cell, path);
                                                            }
                                                        }
                                                        self.exchange(cell, [piece::GOLD_CAMEL], piece::GAP);
                                                    }
                                                    if out.is_full() {
                                                        return;
                                                    }
                                                }
                                            }
                                            self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
                                        }
                                        if out.is_full() {
                                            return;
                                        }
                                    }
                                }
                                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                    }
                    self.exchange(cell, [piece::GAP], piece::SILVER_ELEPHANT);
                }
                if out.is_full() {
                    return;
                }
            }
        }
        out.push(path.end(236, cell));
        let at_277 = tables::SHIFT_4[cell]
            & self.planes[piece::SILVER_ELEPHANT as usize];
        for cell in at_277 {
            {
                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
                {
                    let path = path.then(125, cell);
                    let at_379 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_379 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
                            {
                                let path = path.then(126, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_420(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_278 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_CAMEL as usize];
        let at_279 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_HORSE as usize];
        let at_280 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_DOG as usize];
        let at_281 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_CAT as usize];
        let at_282 = tables::SHIFT_4[cell] & self.planes[piece::SILVER_RABBIT as usize];
        let at_334 = (at_282 & self.pattern_238_everywhere())
            | (at_282 & !self.pattern_335_everywhere());
        for cell in at_334 {
            {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                {
                    let path = path.then(135, cell);
                    let at_425 = tables::SHIFT_22[cell] & self.planes[piece::E as usize];
                    for cell in at_425 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
                            {
                                let path = path.then(136, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_420(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_332 = (at_281 & self.pattern_238_everywhere())
            | (at_281 & !self.pattern_333_everywhere());
        for cell in at_332 {
            {
                self.exchange(cell, [piece::SILVER_CAT], piece::E);
                {
                    let path = path.then(133, cell);
                    let at_424 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_424 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_CAT);
                            {
                                let path = path.then(134, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_420(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::SILVER_CAT], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::SILVER_CAT);
            }
            if out.is_full() {
                return;
            }
        }
        let at_330 = (at_280 & self.pattern_238_everywhere())
            | (at_280 & !self.pattern_331_everywhere());
        for cell in at_330 {
            {
                self.exchange(cell, [piece::SILVER_DOG], piece::E);
                {
                    let path = path.then(131, cell);
                    let at_423 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_423 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_DOG);
                            {
                                let path = path.then(132, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_420(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::SILVER_DOG], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::SILVER_DOG);
            }
            if out.is_full() {
                return;
            }
        }
        let at_328 = (at_279 & self.pattern_238_everywhere())
            | (at_279 & !self.pattern_329_everywhere());
        for cell in at_328 {
            {
                self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                {
                    let path = path.then(129, cell);
                    let at_422 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_422 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
                            {
                                let path = path.then(130, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_420(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::SILVER_HORSE);
            }
            if out.is_full() {
                return;
            }
        }
        let at_326 = (at_278 & self.pattern_238_everywhere())
            | (at_278 & !self.pattern_327_everywhere());
        for cell in at_326 {
            {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                {
                    let path = path.then(127, cell);
                    let at_421 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                    for cell in at_421 {
                        {
                            self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
                            {
                                let path = path.then(128, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    self.pseudo_legal_from_420(out, seen, cell, path);
                                }
                            }
                            self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `go on` or `{$ steps == 3}`.
    fn pseudo_legal_from_136<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(25, cell));
        if i32::from(self.variables.steps) == 3 {
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if self.board[cell] == piece::E {
                    if seen[0].insert(cell) {
                        self.pseudo_legal_from_204(out, seen, cell, path);
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if matches!(
                    self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT |
                    piece::GOLD_DOG | piece::GOLD_ELEPHANT | piece::GOLD_HORSE |
                    piece::GOLD_RABBIT
                ) {
                    {
                        if self.pattern_99(cell) {
                            if seen[0].insert(cell) {
                                self.pseudo_legal_from_204(out, seen, cell, path);
                            }
                        }
                    }
                    {
                        if !self.pattern_99(cell) {
                            {
                                let old = self.put(cell, piece::E);
                                {
                                    let path = path.then(26, cell);
                                    {
                                        let seen = &mut [Cells::EMPTY; 4];
                                        if seen[0].insert(cell) {
                                            self.pseudo_legal_from_204(out, seen, cell, path);
                                        }
                                    }
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
                        if self.pattern_238(cell) {
                            if seen[0].insert(cell) {
                                self.pseudo_legal_from_204(out, seen, cell, path);
                            }
                        }
                    }
                    {
                        if !self.pattern_238(cell) {
                            {
                                let old = self.put(cell, piece::E);
                                {
                                    let path = path.then(27, cell);
                                    {
                                        let seen = &mut [Cells::EMPTY; 4];
                                        if seen[0].insert(cell) {
                                            self.pseudo_legal_from_204(out, seen, cell, path);
                                        }
                                    }
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_204<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    self.pseudo_legal_from_233(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_233(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(28, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_233(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_233(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(29, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_233(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_233<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    self.pseudo_legal_from_268(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_268(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(30, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_268(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_268(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(31, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_268(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_243<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_285 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_285 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(48, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_338(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_268<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    self.pseudo_legal_from_312(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_312(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(32, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_312(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_312(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(33, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_312(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_291<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_344 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_344 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(69, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_338(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_296<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_349 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_349 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(86, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_338(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_300<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_353 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_353 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(99, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_338(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `go on`.
    fn pseudo_legal_from_312<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        _seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(34, cell));
        out.push(path.end(35, cell));
        out.push(path.end(36, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_338<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    self.pseudo_legal_from_386(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[0].insert(cell) {
                            self.pseudo_legal_from_386(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(112, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.pseudo_legal_from_386(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[0].insert(cell) {
                            self.pseudo_legal_from_386(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(113, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.pseudo_legal_from_386(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_386<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    self.pseudo_legal_from_426(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_426(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(114, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_426(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_426(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(115, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_426(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on` or `{$ steps == 3}`.
    fn pseudo_legal_from_420<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(137, cell));
        if i32::from(self.variables.steps) == 3 {
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if self.board[cell] == piece::E {
                    if seen[0].insert(cell) {
                        self.pseudo_legal_from_486(out, seen, cell, path);
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if matches!(
                    self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT |
                    piece::GOLD_DOG | piece::GOLD_ELEPHANT | piece::GOLD_HORSE |
                    piece::GOLD_RABBIT
                ) {
                    {
                        if self.pattern_99(cell) {
                            if seen[0].insert(cell) {
                                self.pseudo_legal_from_486(out, seen, cell, path);
                            }
                        }
                    }
                    {
                        if !self.pattern_99(cell) {
                            {
                                let old = self.put(cell, piece::E);
                                {
                                    let path = path.then(138, cell);
                                    {
                                        let seen = &mut [Cells::EMPTY; 4];
                                        if seen[0].insert(cell) {
                                            self.pseudo_legal_from_486(out, seen, cell, path);
                                        }
                                    }
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
                        if self.pattern_238(cell) {
                            if seen[0].insert(cell) {
                                self.pseudo_legal_from_486(out, seen, cell, path);
                            }
                        }
                    }
                    {
                        if !self.pattern_238(cell) {
                            {
                                let old = self.put(cell, piece::E);
                                {
                                    let path = path.then(139, cell);
                                    {
                                        let seen = &mut [Cells::EMPTY; 4];
                                        if seen[0].insert(cell) {
                                            self.pseudo_legal_from_486(out, seen, cell, path);
                                        }
                                    }
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_426<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    self.pseudo_legal_from_453(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_453(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(116, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_453(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_453(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(117, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_453(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_453<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    self.pseudo_legal_from_491(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_491(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(118, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_491(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_491(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(119, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_491(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_486<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    self.pseudo_legal_from_521(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_521(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(140, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_521(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_521(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(141, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_521(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `[$ steps=steps+2]`.
    fn pseudo_legal_from_491<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        _seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        {
            let value = i32::from(self.variables.steps) + 2;
            if value <= 4 {
                {
                    let path = path.then(120, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        self.pseudo_legal_from_528(out, seen, cell, path);
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_521<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    self.pseudo_legal_from_557(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_557(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(142, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_557(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_557(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(143, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_557(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `go on`.
    fn pseudo_legal_from_528<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        seen: &mut [Cells; 1],
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(121, cell));
        out.push(path.end(122, cell));
        if seen[0].insert(cell) {
            out.push(path.end(123, cell));
        }
        if seen[0].insert(cell) {
            out.push(path.end(123, cell));
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_532<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_567 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_567 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(160, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_604(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_557<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    self.pseudo_legal_from_594(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_594(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(144, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_594(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_594(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(145, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_594(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_573<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_610 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_610 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(181, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_604(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_578<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_615 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_615 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(198, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_604(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn pseudo_legal_from_582<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        let at_619 = tables::SHIFT_20[cell] & self.planes[piece::GAP as usize];
        for cell in at_619 {
            {
                self.exchange(cell, [piece::GAP], piece::E);
                {
                    let path = path.then(211, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 4];
                        self.pseudo_legal_from_604(out, seen, cell, path);
                    }
                }
                self.exchange(cell, [piece::E], piece::GAP);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `go on`.
    fn pseudo_legal_from_594<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        _seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(146, cell));
        out.push(path.end(147, cell));
        out.push(path.end(148, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_604<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    self.pseudo_legal_from_640(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[0].insert(cell) {
                            self.pseudo_legal_from_640(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(224, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.pseudo_legal_from_640(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[0].insert(cell) {
                            self.pseudo_legal_from_640(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(225, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[0].insert(cell) {
                                        self.pseudo_legal_from_640(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_640<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    self.pseudo_legal_from_667(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_667(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(226, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_667(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[1].insert(cell) {
                            self.pseudo_legal_from_667(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(227, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[1].insert(cell) {
                                        self.pseudo_legal_from_667(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_667<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    self.pseudo_legal_from_682(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if self.pattern_99(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_682(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_99(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(228, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_682(out, seen, cell, path);
                                    }
                                }
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
                    if self.pattern_238(cell) {
                        if seen[2].insert(cell) {
                            self.pseudo_legal_from_682(out, seen, cell, path);
                        }
                    }
                }
                {
                    if !self.pattern_238(cell) {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(229, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 4];
                                    if seen[2].insert(cell) {
                                        self.pseudo_legal_from_682(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn pseudo_legal_from_682<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    self.pseudo_legal_from_694(out, seen, cell, path);
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::GOLD_CAMEL | piece::GOLD_CAT | piece::GOLD_DOG |
                piece::GOLD_ELEPHANT | piece::GOLD_HORSE | piece::GOLD_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_694(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(230, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_694(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if matches!(
                self.board[cell], piece::SILVER_CAMEL | piece::SILVER_CAT |
                piece::SILVER_DOG | piece::SILVER_ELEPHANT | piece::SILVER_HORSE |
                piece::SILVER_RABBIT
            ) {
                {
                    if seen[3].insert(cell) {
                        self.pseudo_legal_from_694(out, seen, cell, path);
                    }
                }
                {
                    {
                        let path = path.then(231, cell);
                        {
                            let seen = &mut [Cells::EMPTY; 4];
                            if seen[3].insert(cell) {
                                self.pseudo_legal_from_694(out, seen, cell, path);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Then `[$ steps=steps+2]`.
    fn pseudo_legal_from_694<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        _seen: &mut [Cells; 4],
        cell: usize,
        path: Path,
    ) {
        {
            let value = i32::from(self.variables.steps) + 2;
            if value <= 4 {
                {
                    let path = path.then(232, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        self.pseudo_legal_from_703(out, seen, cell, path);
                    }
                }
            }
        }
    }

    /// Then `go on`.
    fn pseudo_legal_from_703<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        seen: &mut [Cells; 1],
        cell: usize,
        path: Path,
    ) {
        out.push(path.end(233, cell));
        out.push(path.end(234, cell));
        if seen[0].insert(cell) {
            out.push(path.end(235, cell));
        }
        if seen[0].insert(cell) {
            out.push(path.end(235, cell));
        }
    }
}
