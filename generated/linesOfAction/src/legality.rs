//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_2(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if self.pattern_4(cell) {
                        if index == 1 && self.is_legal_from_134(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_6(cell) {
                        if index == 2 && self.is_legal_from_136(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_8(cell) {
                        if index == 3 && self.is_legal_from_138(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_10(cell) {
                        if index == 4 && self.is_legal_from_140(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_12(cell) {
                        if index == 5 && self.is_legal_from_142(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_14(cell) {
                        if index == 6 && self.is_legal_from_144(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_16(cell) {
                        if index == 7 && self.is_legal_from_146(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_18(cell) {
                        if index == 8 && self.is_legal_from_148(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_20(cell) {
                        if index == 9 && self.is_legal_from_151(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_22(cell) {
                        if index == 10 && self.is_legal_from_153(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_24(cell) {
                        if index == 11 && self.is_legal_from_155(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_26(cell) {
                        if index == 12 && self.is_legal_from_157(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_28(cell) {
                        if index == 13 && self.is_legal_from_159(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_30(cell) {
                        if index == 14 && self.is_legal_from_161(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_32(cell) {
                        if index == 15 && self.is_legal_from_163(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_34(cell) {
                        if index == 16 && self.is_legal_from_165(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_36(cell) {
                        if index == 17 && self.is_legal_from_168(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_38(cell) {
                        if index == 18 && self.is_legal_from_170(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_40(cell) {
                        if index == 19 && self.is_legal_from_172(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_42(cell) {
                        if index == 20 && self.is_legal_from_174(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_44(cell) {
                        if index == 21 && self.is_legal_from_176(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_46(cell) {
                        if index == 22 && self.is_legal_from_178(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_48(cell) {
                        if index == 23 && self.is_legal_from_180(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_50(cell) {
                        if index == 24 && self.is_legal_from_182(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_52(cell) {
                        if index == 25 && self.is_legal_from_185(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_54(cell) {
                        if index == 26 && self.is_legal_from_187(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_56(cell) {
                        if index == 27 && self.is_legal_from_189(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_58(cell) {
                        if index == 28 && self.is_legal_from_191(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_60(cell) {
                        if index == 29 && self.is_legal_from_193(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_62(cell) {
                        if index == 30 && self.is_legal_from_195(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_64(cell) {
                        if index == 31 && self.is_legal_from_197(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_66(cell) {
                        if index == 32 && self.is_legal_from_199(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_68(cell) {
                        if index == 33 && self.is_legal_from_202(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_70(cell) {
                        if index == 34 && self.is_legal_from_204(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_72(cell) {
                        if index == 35 && self.is_legal_from_206(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_74(cell) {
                        if index == 36 && self.is_legal_from_208(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_76(cell) {
                        if index == 37 && self.is_legal_from_210(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_78(cell) {
                        if index == 38 && self.is_legal_from_212(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_80(cell) {
                        if index == 39 && self.is_legal_from_214(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_82(cell) {
                        if index == 40 && self.is_legal_from_216(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_84(cell) {
                        if index == 41 && self.is_legal_from_219(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_86(cell) {
                        if index == 42 && self.is_legal_from_221(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_88(cell) {
                        if index == 43 && self.is_legal_from_223(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_90(cell) {
                        if index == 44 && self.is_legal_from_225(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_92(cell) {
                        if index == 45 && self.is_legal_from_227(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_94(cell) {
                        if index == 46 && self.is_legal_from_229(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_96(cell) {
                        if index == 47 && self.is_legal_from_231(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_98(cell) {
                        if index == 48 && self.is_legal_from_233(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_100(cell) {
                        if index == 49 && self.is_legal_from_236(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_102(cell) {
                        if index == 50 && self.is_legal_from_238(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_104(cell) {
                        if index == 51 && self.is_legal_from_240(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_106(cell) {
                        if index == 52 && self.is_legal_from_242(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_108(cell) {
                        if index == 53 && self.is_legal_from_244(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_110(cell) {
                        if index == 54 && self.is_legal_from_246(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_112(cell) {
                        if index == 55 && self.is_legal_from_248(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_114(cell) {
                        if index == 56 && self.is_legal_from_250(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_116(cell) {
                        if index == 57 && self.is_legal_from_253(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_118(cell) {
                        if index == 58 && self.is_legal_from_255(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_120(cell) {
                        if index == 59 && self.is_legal_from_257(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_122(cell) {
                        if index == 60 && self.is_legal_from_259(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_124(cell) {
                        if index == 61 && self.is_legal_from_261(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_126(cell) {
                        if index == 62 && self.is_legal_from_263(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_128(cell) {
                        if index == 63 && self.is_legal_from_265(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_130(cell) {
                        if index == 64 && self.is_legal_from_267(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_134(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_136(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::UP, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_138(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_140(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::UP, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_142(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::UP, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_144(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::UP, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_146(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_134(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_148(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_136(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_151(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_153(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::DOWN, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_155(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_157(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::DOWN, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_159(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::DOWN, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_161(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::DOWN, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_163(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_151(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_165(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_153(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_168(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_170(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::LEFT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_172(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::LEFT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_174(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::LEFT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_176(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::LEFT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_178(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::LEFT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_180(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_168(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_182(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_170(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_185(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_187(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::RIGHT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_189(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::RIGHT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_191(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::RIGHT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_193(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::RIGHT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_195(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::RIGHT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_197(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_185(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_199(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_187(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_202(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_204(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::UP_LEFT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_206(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_LEFT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_208(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::UP_LEFT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_210(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::UP_LEFT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_212(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::UP_LEFT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_214(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_202(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_216(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_204(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_219(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_221(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_223(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_225(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_227(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::UP_RIGHT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_229(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_231(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_219(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_233(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_221(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_236(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_238(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_240(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_242(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_244(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_246(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_248(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_236(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_250(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_238(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_253(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_255(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if index == 65 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_257(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if index == 65 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_259(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if index == 65 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_261(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if index == 65 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_263(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_268(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_265(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_253(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_267(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_255(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_268(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 65 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_301(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                {
                    if self.pattern_4(cell) {
                        if index == 66 && self.is_legal_from_367(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_6(cell) {
                        if index == 67 && self.is_legal_from_368(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_8(cell) {
                        if index == 68 && self.is_legal_from_369(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_10(cell) {
                        if index == 69 && self.is_legal_from_370(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_12(cell) {
                        if index == 70 && self.is_legal_from_371(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_14(cell) {
                        if index == 71 && self.is_legal_from_372(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_16(cell) {
                        if index == 72 && self.is_legal_from_373(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_18(cell) {
                        if index == 73 && self.is_legal_from_374(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_20(cell) {
                        if index == 74 && self.is_legal_from_375(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_22(cell) {
                        if index == 75 && self.is_legal_from_376(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_24(cell) {
                        if index == 76 && self.is_legal_from_377(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_26(cell) {
                        if index == 77 && self.is_legal_from_378(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_28(cell) {
                        if index == 78 && self.is_legal_from_379(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_30(cell) {
                        if index == 79 && self.is_legal_from_380(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_32(cell) {
                        if index == 80 && self.is_legal_from_381(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_34(cell) {
                        if index == 81 && self.is_legal_from_382(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_36(cell) {
                        if index == 82 && self.is_legal_from_383(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_38(cell) {
                        if index == 83 && self.is_legal_from_384(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_40(cell) {
                        if index == 84 && self.is_legal_from_385(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_42(cell) {
                        if index == 85 && self.is_legal_from_386(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_44(cell) {
                        if index == 86 && self.is_legal_from_387(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_46(cell) {
                        if index == 87 && self.is_legal_from_388(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_48(cell) {
                        if index == 88 && self.is_legal_from_389(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_50(cell) {
                        if index == 89 && self.is_legal_from_390(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_52(cell) {
                        if index == 90 && self.is_legal_from_391(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_54(cell) {
                        if index == 91 && self.is_legal_from_392(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_56(cell) {
                        if index == 92 && self.is_legal_from_393(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_58(cell) {
                        if index == 93 && self.is_legal_from_394(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_60(cell) {
                        if index == 94 && self.is_legal_from_395(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_62(cell) {
                        if index == 95 && self.is_legal_from_396(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_64(cell) {
                        if index == 96 && self.is_legal_from_397(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_66(cell) {
                        if index == 97 && self.is_legal_from_398(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_68(cell) {
                        if index == 98 && self.is_legal_from_399(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_70(cell) {
                        if index == 99 && self.is_legal_from_400(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_72(cell) {
                        if index == 100 && self.is_legal_from_401(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_74(cell) {
                        if index == 101 && self.is_legal_from_402(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_76(cell) {
                        if index == 102 && self.is_legal_from_403(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_78(cell) {
                        if index == 103 && self.is_legal_from_404(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_80(cell) {
                        if index == 104 && self.is_legal_from_405(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_82(cell) {
                        if index == 105 && self.is_legal_from_406(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_84(cell) {
                        if index == 106 && self.is_legal_from_407(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_86(cell) {
                        if index == 107 && self.is_legal_from_408(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_88(cell) {
                        if index == 108 && self.is_legal_from_409(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_90(cell) {
                        if index == 109 && self.is_legal_from_410(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_92(cell) {
                        if index == 110 && self.is_legal_from_411(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_94(cell) {
                        if index == 111 && self.is_legal_from_412(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_96(cell) {
                        if index == 112 && self.is_legal_from_413(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_98(cell) {
                        if index == 113 && self.is_legal_from_414(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_100(cell) {
                        if index == 114 && self.is_legal_from_415(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_102(cell) {
                        if index == 115 && self.is_legal_from_416(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_104(cell) {
                        if index == 116 && self.is_legal_from_417(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_106(cell) {
                        if index == 117 && self.is_legal_from_418(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_108(cell) {
                        if index == 118 && self.is_legal_from_419(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_110(cell) {
                        if index == 119 && self.is_legal_from_420(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_112(cell) {
                        if index == 120 && self.is_legal_from_421(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_114(cell) {
                        if index == 121 && self.is_legal_from_422(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_116(cell) {
                        if index == 122 && self.is_legal_from_423(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_118(cell) {
                        if index == 123 && self.is_legal_from_424(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_120(cell) {
                        if index == 124 && self.is_legal_from_425(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_122(cell) {
                        if index == 125 && self.is_legal_from_426(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_124(cell) {
                        if index == 126 && self.is_legal_from_427(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_126(cell) {
                        if index == 127 && self.is_legal_from_428(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_128(cell) {
                        if index == 128 && self.is_legal_from_429(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_130(cell) {
                        if index == 129 && self.is_legal_from_430(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_367(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_368(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::UP, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_369(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_370(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::UP, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_371(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::UP, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_372(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::UP, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_373(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_367(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_374(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_368(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_375(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_376(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::DOWN, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_377(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_378(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::DOWN, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_379(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::DOWN, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_380(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::DOWN, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_381(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_375(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_382(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_376(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_383(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_384(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::LEFT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_385(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::LEFT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_386(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::LEFT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_387(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::LEFT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_388(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::LEFT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_389(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_383(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_390(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_384(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_391(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_392(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::RIGHT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_393(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::RIGHT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_394(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::RIGHT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_395(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::RIGHT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_396(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::RIGHT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_397(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_391(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_398(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_392(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_399(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_400(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::UP_LEFT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_401(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_LEFT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_402(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::UP_LEFT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_403(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::UP_LEFT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_404(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::UP_LEFT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_405(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_399(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_406(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_400(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_407(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_408(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_409(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_410(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_411(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::UP_RIGHT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_412(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_413(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_407(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_414(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_408(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_415(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_416(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_417(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_418(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_419(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_420(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_421(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_415(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_422(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_416(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_423(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                .contains(cell)
            {
                if index == 130 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_424(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if (self.planes[piece::B as usize] | self.planes[piece::E as usize])
                        .contains(cell)
                    {
                        if index == 130 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_425(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if (self.planes[piece::B as usize]
                                | self.planes[piece::E as usize])
                                .contains(cell)
                            {
                                if index == 130 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_426(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                                    let cell = to;
                                    if (self.planes[piece::B as usize]
                                        | self.planes[piece::E as usize])
                                        .contains(cell)
                                    {
                                        if index == 130 && rest.is_empty() {
                                            return true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_427(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                                            let cell = to;
                                            if (self.planes[piece::B as usize]
                                                | self.planes[piece::E as usize])
                                                .contains(cell)
                                            {
                                                if index == 130 && rest.is_empty() {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_428(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                                                    let cell = to;
                                                    if (self.planes[piece::B as usize]
                                                        | self.planes[piece::E as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_431(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_429(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_423(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_430(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::E as usize] | self.planes[piece::W as usize])
                        .contains(cell)
                    {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if (self.planes[piece::E as usize]
                                | self.planes[piece::W as usize])
                                .contains(cell)
                            {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if (self.planes[piece::E as usize]
                                        | self.planes[piece::W as usize])
                                        .contains(cell)
                                    {
                                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                            if (self.planes[piece::E as usize]
                                                | self.planes[piece::W as usize])
                                                .contains(cell)
                                            {
                                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                                    if (self.planes[piece::E as usize]
                                                        | self.planes[piece::W as usize])
                                                        .contains(cell)
                                                    {
                                                        if self.is_legal_from_424(codes, cell) {
                                                            return true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_431(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 130 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }
}
