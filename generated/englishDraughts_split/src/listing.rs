//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::moves::Path;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 2}` or `{b}` or `{bb}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        if !self.pattern_2(cell) {
            let at_8 = tables::BOARD & self.planes[piece::B as usize];
            let at_16_0 = at_8;
            let at_21_1 = (at_16_0 & tables::MASK_2).shifted(7)
                & self.planes[piece::E as usize];
            let at_21_2 = (at_16_0 & tables::MASK_3).shifted(9)
                & self.planes[piece::E as usize];
            out.extend(at_21_1, |cell| path.then(19, cell - 7).end(20, cell));
            out.extend(at_21_2, |cell| path.then(19, cell - 9).end(20, cell));
            let at_9 = tables::BOARD & self.planes[piece::BB as usize];
            let at_17_0 = at_9;
            let at_22_1 = (at_17_0 & tables::MASK_0).shifted(-9)
                & self.planes[piece::E as usize];
            let at_22_2 = (at_17_0 & tables::MASK_1).shifted(-7)
                & self.planes[piece::E as usize];
            let at_22_3 = (at_17_0 & tables::MASK_2).shifted(7)
                & self.planes[piece::E as usize];
            let at_22_4 = (at_17_0 & tables::MASK_3).shifted(9)
                & self.planes[piece::E as usize];
            out.extend_few(at_22_1, |cell| path.then(21, cell + 9).end(22, cell));
            out.extend_few(at_22_2, |cell| path.then(21, cell + 7).end(22, cell));
            out.extend_few(at_22_3, |cell| path.then(21, cell - 7).end(22, cell));
            out.extend_few(at_22_4, |cell| path.then(21, cell - 9).end(22, cell));
        }
        let at_4 = tables::BOARD & self.planes[piece::B as usize];
        let at_5 = tables::BOARD & self.planes[piece::BB as usize];
        let at_11 = at_5 & self.pattern_7_everywhere();
        for cell in at_11 {
            {
                self.exchange(cell, [piece::BB], piece::E);
                {
                    let path = path.then(8, cell);
                    let at_25 = tables::UP_LEFT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]);
                    let at_26 = tables::UP_RIGHT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]);
                    let at_27 = tables::DOWN_LEFT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]);
                    let at_28 = tables::DOWN_RIGHT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]);
                    let at_36 = (at_28).filtered(|cell| self.pattern_13(cell));
                    for cell in at_36 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(12, cell);
                                self.moves_from_44(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_35 = (at_27).filtered(|cell| self.pattern_12(cell));
                    for cell in at_35 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(11, cell);
                                self.moves_from_43(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_34 = (at_26).filtered(|cell| self.pattern_15(cell));
                    for cell in at_34 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(10, cell);
                                self.moves_from_42(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_33 = (at_25).filtered(|cell| self.pattern_14(cell));
                    for cell in at_33 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(9, cell);
                                self.moves_from_41(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::BB);
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = at_4 & self.pattern_6_everywhere();
        for cell in at_10 {
            {
                let path = path.then(1, cell);
                let at_23 = tables::DOWN_LEFT_SETS[cell]
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                let at_24 = tables::DOWN_RIGHT_SETS[cell]
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                let at_32 = (at_24).filtered(|cell| self.pattern_13(cell));
                for cell in at_32 {
                    {
                        let path = path.then(3, cell);
                        self.moves_from_40(out, cell, path);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_31 = (at_23).filtered(|cell| self.pattern_12(cell));
                for cell in at_31 {
                    {
                        let path = path.then(2, cell);
                        self.moves_from_39(out, cell, path);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{w,ww}`.
    pub(crate) fn moves_51<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_56 = tables::DOWN_LEFT_SETS[cell]
            & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
        let at_57 = tables::DOWN_RIGHT_SETS[cell]
            & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
        let at_66 = (at_57).filtered(|cell| self.pattern_13(cell));
        for cell in at_66 {
            {
                let path = path.then(6, cell);
                self.moves_from_40(out, cell, path);
            }
            if out.is_full() {
                return;
            }
        }
        let at_65 = (at_56).filtered(|cell| self.pattern_12(cell));
        for cell in at_65 {
            {
                let path = path.then(5, cell);
                self.moves_from_39(out, cell, path);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{w,ww}`.
    pub(crate) fn moves_53<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_59 = tables::UP_LEFT_SETS[cell]
            & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
        let at_60 = tables::UP_RIGHT_SETS[cell]
            & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
        let at_61 = tables::DOWN_LEFT_SETS[cell]
            & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
        let at_62 = tables::DOWN_RIGHT_SETS[cell]
            & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
        let at_70 = (at_62).filtered(|cell| self.pattern_13(cell));
        for cell in at_70 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(17, cell);
                    self.moves_from_44(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_69 = (at_61).filtered(|cell| self.pattern_12(cell));
        for cell in at_69 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(16, cell);
                    self.moves_from_43(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_68 = (at_60).filtered(|cell| self.pattern_15(cell));
        for cell in at_68 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(15, cell);
                    self.moves_from_42(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_67 = (at_59).filtered(|cell| self.pattern_14(cell));
        for cell in at_67 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(14, cell);
                    self.moves_from_41(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{! pattern 75}` or `{w}` or `{ww}`.
    pub(crate) fn moves_71<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        if !self.pattern_75(cell) {
            let at_85 = tables::BOARD & self.planes[piece::W as usize];
            let at_89_0 = at_85;
            let at_93_1 = (at_89_0 & tables::MASK_0).shifted(-9)
                & self.planes[piece::E as usize];
            let at_93_2 = (at_89_0 & tables::MASK_1).shifted(-7)
                & self.planes[piece::E as usize];
            out.extend(at_93_1, |cell| path.then(41, cell + 9).end(42, cell));
            out.extend(at_93_2, |cell| path.then(41, cell + 7).end(42, cell));
            let at_86 = tables::BOARD & self.planes[piece::WW as usize];
            let at_90_0 = at_86;
            let at_94_1 = (at_90_0 & tables::MASK_0).shifted(-9)
                & self.planes[piece::E as usize];
            let at_94_2 = (at_90_0 & tables::MASK_1).shifted(-7)
                & self.planes[piece::E as usize];
            let at_94_3 = (at_90_0 & tables::MASK_2).shifted(7)
                & self.planes[piece::E as usize];
            let at_94_4 = (at_90_0 & tables::MASK_3).shifted(9)
                & self.planes[piece::E as usize];
            out.extend_few(at_94_1, |cell| path.then(43, cell + 9).end(44, cell));
            out.extend_few(at_94_2, |cell| path.then(43, cell + 7).end(44, cell));
            out.extend_few(at_94_3, |cell| path.then(43, cell - 7).end(44, cell));
            out.extend_few(at_94_4, |cell| path.then(43, cell - 9).end(44, cell));
        }
        let at_77 = tables::BOARD & self.planes[piece::W as usize];
        let at_78 = tables::BOARD & self.planes[piece::WW as usize];
        let at_88 = at_78 & self.pattern_82_everywhere();
        for cell in at_88 {
            {
                self.exchange(cell, [piece::WW], piece::E);
                {
                    let path = path.then(30, cell);
                    let at_97 = tables::UP_LEFT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]);
                    let at_98 = tables::UP_RIGHT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]);
                    let at_99 = tables::DOWN_LEFT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]);
                    let at_100 = tables::DOWN_RIGHT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]);
                    let at_108 = (at_100).filtered(|cell| self.pattern_13(cell));
                    for cell in at_108 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(34, cell);
                                self.moves_from_116(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_107 = (at_99).filtered(|cell| self.pattern_12(cell));
                    for cell in at_107 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(33, cell);
                                self.moves_from_115(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_106 = (at_98).filtered(|cell| self.pattern_15(cell));
                    for cell in at_106 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(32, cell);
                                self.moves_from_114(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_105 = (at_97).filtered(|cell| self.pattern_14(cell));
                    for cell in at_105 {
                        {
                            let old = self.put(cell, piece::E);
                            {
                                let path = path.then(31, cell);
                                self.moves_from_113(out, cell, path);
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::WW);
            }
            if out.is_full() {
                return;
            }
        }
        let at_87 = at_77 & self.pattern_81_everywhere();
        for cell in at_87 {
            {
                let path = path.then(23, cell);
                let at_95 = tables::UP_LEFT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                let at_96 = tables::UP_RIGHT_SETS[cell]
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                let at_104 = (at_96).filtered(|cell| self.pattern_15(cell));
                for cell in at_104 {
                    {
                        let path = path.then(25, cell);
                        self.moves_from_112(out, cell, path);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_103 = (at_95).filtered(|cell| self.pattern_14(cell));
                for cell in at_103 {
                    {
                        let path = path.then(24, cell);
                        self.moves_from_111(out, cell, path);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b,bb}`.
    pub(crate) fn moves_123<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_128 = tables::UP_LEFT_SETS[cell]
            & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
        let at_129 = tables::UP_RIGHT_SETS[cell]
            & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
        let at_137 = (at_129).filtered(|cell| self.pattern_15(cell));
        for cell in at_137 {
            {
                let path = path.then(28, cell);
                self.moves_from_112(out, cell, path);
            }
            if out.is_full() {
                return;
            }
        }
        let at_136 = (at_128).filtered(|cell| self.pattern_14(cell));
        for cell in at_136 {
            {
                let path = path.then(27, cell);
                self.moves_from_111(out, cell, path);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b,bb}`.
    pub(crate) fn moves_125<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_131 = tables::UP_LEFT_SETS[cell]
            & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
        let at_132 = tables::UP_RIGHT_SETS[cell]
            & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
        let at_133 = tables::DOWN_LEFT_SETS[cell]
            & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
        let at_134 = tables::DOWN_RIGHT_SETS[cell]
            & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
        let at_141 = (at_134).filtered(|cell| self.pattern_13(cell));
        for cell in at_141 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(39, cell);
                    self.moves_from_116(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_140 = (at_133).filtered(|cell| self.pattern_12(cell));
        for cell in at_140 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(38, cell);
                    self.moves_from_115(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_139 = (at_132).filtered(|cell| self.pattern_15(cell));
        for cell in at_139 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(37, cell);
                    self.moves_from_114(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_138 = (at_131).filtered(|cell| self.pattern_14(cell));
        for cell in at_138 {
            {
                let old = self.put(cell, piece::E);
                {
                    let path = path.then(36, cell);
                    self.moves_from_113(out, cell, path);
                }
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{? pattern 6}` or `{! pattern 6}`.
    fn moves_from_39<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_46 = (tables::DOWN_LEFT_SETS[cell]).filtered(|cell| self.pattern_6(cell));
        out.extend_few(at_46, |cell| path.end(4, cell));
        let at_47 = (tables::DOWN_LEFT_SETS[cell])
            .filtered(|cell| !self.pattern_6(cell));
        out.extend_few(at_47, |cell| path.end(7, cell));
    }

    /// Then `{? pattern 6}` or `{! pattern 6}`.
    fn moves_from_40<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_46 = (tables::DOWN_RIGHT_SETS[cell])
            .filtered(|cell| self.pattern_6(cell));
        out.extend_few(at_46, |cell| path.end(4, cell));
        let at_47 = (tables::DOWN_RIGHT_SETS[cell])
            .filtered(|cell| !self.pattern_6(cell));
        out.extend_few(at_47, |cell| path.end(7, cell));
    }

    /// Then `{? pattern 7}` or `{! pattern 7}`.
    fn moves_from_41<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_48 = (tables::UP_LEFT_SETS[cell]).filtered(|cell| self.pattern_7(cell));
        out.extend_few(at_48, |cell| path.end(13, cell));
        let at_49 = (tables::UP_LEFT_SETS[cell]).filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_49, |cell| path.end(18, cell));
    }

    /// Then `{? pattern 7}` or `{! pattern 7}`.
    fn moves_from_42<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_48 = (tables::UP_RIGHT_SETS[cell]).filtered(|cell| self.pattern_7(cell));
        out.extend_few(at_48, |cell| path.end(13, cell));
        let at_49 = (tables::UP_RIGHT_SETS[cell]).filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_49, |cell| path.end(18, cell));
    }

    /// Then `{? pattern 7}` or `{! pattern 7}`.
    fn moves_from_43<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_48 = (tables::DOWN_LEFT_SETS[cell]).filtered(|cell| self.pattern_7(cell));
        out.extend_few(at_48, |cell| path.end(13, cell));
        let at_49 = (tables::DOWN_LEFT_SETS[cell])
            .filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_49, |cell| path.end(18, cell));
    }

    /// Then `{? pattern 7}` or `{! pattern 7}`.
    fn moves_from_44<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_48 = (tables::DOWN_RIGHT_SETS[cell])
            .filtered(|cell| self.pattern_7(cell));
        out.extend_few(at_48, |cell| path.end(13, cell));
        let at_49 = (tables::DOWN_RIGHT_SETS[cell])
            .filtered(|cell| !self.pattern_7(cell));
        out.extend_few(at_49, |cell| path.end(18, cell));
    }

    /// Then `{? pattern 81}` or `{! pattern 81}`.
    fn moves_from_111<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_118 = (tables::UP_LEFT_SETS[cell]).filtered(|cell| self.pattern_81(cell));
        out.extend_few(at_118, |cell| path.end(26, cell));
        let at_119 = (tables::UP_LEFT_SETS[cell])
            .filtered(|cell| !self.pattern_81(cell));
        out.extend_few(at_119, |cell| path.end(29, cell));
    }

    /// Then `{? pattern 81}` or `{! pattern 81}`.
    fn moves_from_112<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_118 = (tables::UP_RIGHT_SETS[cell])
            .filtered(|cell| self.pattern_81(cell));
        out.extend_few(at_118, |cell| path.end(26, cell));
        let at_119 = (tables::UP_RIGHT_SETS[cell])
            .filtered(|cell| !self.pattern_81(cell));
        out.extend_few(at_119, |cell| path.end(29, cell));
    }

    /// Then `{? pattern 82}` or `{! pattern 82}`.
    fn moves_from_113<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_120 = (tables::UP_LEFT_SETS[cell]).filtered(|cell| self.pattern_82(cell));
        out.extend_few(at_120, |cell| path.end(35, cell));
        let at_121 = (tables::UP_LEFT_SETS[cell])
            .filtered(|cell| !self.pattern_82(cell));
        out.extend_few(at_121, |cell| path.end(40, cell));
    }

    /// Then `{? pattern 82}` or `{! pattern 82}`.
    fn moves_from_114<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_120 = (tables::UP_RIGHT_SETS[cell])
            .filtered(|cell| self.pattern_82(cell));
        out.extend_few(at_120, |cell| path.end(35, cell));
        let at_121 = (tables::UP_RIGHT_SETS[cell])
            .filtered(|cell| !self.pattern_82(cell));
        out.extend_few(at_121, |cell| path.end(40, cell));
    }

    /// Then `{? pattern 82}` or `{! pattern 82}`.
    fn moves_from_115<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_120 = (tables::DOWN_LEFT_SETS[cell])
            .filtered(|cell| self.pattern_82(cell));
        out.extend_few(at_120, |cell| path.end(35, cell));
        let at_121 = (tables::DOWN_LEFT_SETS[cell])
            .filtered(|cell| !self.pattern_82(cell));
        out.extend_few(at_121, |cell| path.end(40, cell));
    }

    /// Then `{? pattern 82}` or `{! pattern 82}`.
    fn moves_from_116<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        let at_120 = (tables::DOWN_RIGHT_SETS[cell])
            .filtered(|cell| self.pattern_82(cell));
        out.extend_few(at_120, |cell| path.end(35, cell));
        let at_121 = (tables::DOWN_RIGHT_SETS[cell])
            .filtered(|cell| !self.pattern_82(cell));
        out.extend_few(at_121, |cell| path.end(40, cell));
    }
}
