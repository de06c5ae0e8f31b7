//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_12[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.count(piece::GOLD_ELEPHANT) < 1 {
                        if index == 1 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::GOLD_CAMEL) < 1 {
                        if index == 2 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::GOLD_HORSE) < 2 {
                        if index == 3 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::GOLD_DOG) < 2 {
                        if index == 4 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::GOLD_CAT) < 2 {
                        if index == 5 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::GOLD_RABBIT) < 8 {
                        if index == 6 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_13[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.count(piece::SILVER_ELEPHANT) < 1 {
                        if index == 7 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::SILVER_CAMEL) < 1 {
                        if index == 8 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::SILVER_HORSE) < 2 {
                        if index == 9 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::SILVER_DOG) < 2 {
                        if index == 10 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::SILVER_CAT) < 2 {
                        if index == 11 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.count(piece::SILVER_RABBIT) < 8 {
                        if index == 12 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 72}` or `{$ steps > 0}`.
    pub(crate) fn is_legal_from_58(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_72(cell) {
                {
                    if !self.pattern_81(cell) {
                        if index == 13 {
                            {
                                let value = i32::from(self.variables.steps) + 1;
                                if value <= 4 {
                                    let old = std::mem::replace(
                                        &mut self.variables.steps,
                                        value as u8,
                                    );
                                    let legal = self.is_legal_from_86(rest, to);
                                    self.variables.steps = old;
                                    if legal {
                                        return true;
                                    }
                                }
                            }
                        }
                        if index == 26 {
                            {
                                let value = i32::from(self.variables.steps) + 2;
                                if value <= 4 {
                                    let old = std::mem::replace(
                                        &mut self.variables.steps,
                                        value as u8,
                                    );
                                    let legal = self.is_legal_from_87(rest, to);
                                    self.variables.steps = old;
                                    if legal {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.steps) > 0 {
                {
                    if self.pattern_72(cell) {
                        if index == 110 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_81(cell) {
                        if index == 111 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_72(cell) {
                        {
                            if !self.pattern_81(cell) {
                                {
                                    if self.pattern_21(cell) {
                                        if index == 112 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `{goldRabbit}`.
    pub(crate) fn is_legal_from_86(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_ELEPHANT as usize].contains(cell) {
                if index == 14 {
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::E);
                    let legal = self.is_legal_from_105(rest, to);
                    self.exchange(to, [piece::E], piece::GOLD_ELEPHANT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAMEL as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_107(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_108(cell) {
                        if self.is_legal_from_107(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_109(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_110(cell) {
                        if self.is_legal_from_109(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_111(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_112(cell) {
                        if self.is_legal_from_111(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_113(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_114(cell) {
                        if self.is_legal_from_113(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_115(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_116(cell) {
                        if self.is_legal_from_115(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}`.
    pub(crate) fn is_legal_from_87(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_ELEPHANT as usize].contains(cell) {
                {
                    if self.pattern_117(cell) {
                        if index == 27 {
                            self.exchange(to, [piece::GOLD_ELEPHANT], piece::GAP);
                            let legal = self.is_legal_from_132(rest, to);
                            self.exchange(to, [piece::GAP], piece::GOLD_ELEPHANT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAMEL as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_119(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_108(cell) {
                        if self.is_legal_from_119(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_120(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_110(cell) {
                        if self.is_legal_from_120(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_121(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_112(cell) {
                        if self.is_legal_from_121(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_122(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_114(cell) {
                        if self.is_legal_from_122(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_105(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 15 {
                    self.exchange(to, [piece::E], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_107(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 16 && cell == to {
            self.exchange(to, [piece::GOLD_CAMEL], piece::E);
            let legal = self.is_legal_from_127(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_CAMEL);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_109(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 18 && cell == to {
            self.exchange(to, [piece::GOLD_HORSE], piece::E);
            let legal = self.is_legal_from_128(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_HORSE);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_111(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 20 && cell == to {
            self.exchange(to, [piece::GOLD_DOG], piece::E);
            let legal = self.is_legal_from_129(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_DOG);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_113(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 22 && cell == to {
            self.exchange(to, [piece::GOLD_CAT], piece::E);
            let legal = self.is_legal_from_130(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_CAT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_115(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 24 && cell == to {
            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
            let legal = self.is_legal_from_131(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 133}`.
    pub(crate) fn is_legal_from_119(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_133(cell) {
                if index == 50 {
                    self.exchange(to, [piece::GOLD_CAMEL], piece::GAP);
                    let legal = self.is_legal_from_155(rest, to);
                    self.exchange(to, [piece::GAP], piece::GOLD_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 135}`.
    pub(crate) fn is_legal_from_120(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_135(cell) {
                if index == 69 {
                    self.exchange(to, [piece::GOLD_HORSE], piece::GAP);
                    let legal = self.is_legal_from_156(rest, to);
                    self.exchange(to, [piece::GAP], piece::GOLD_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 137}`.
    pub(crate) fn is_legal_from_121(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_137(cell) {
                if index == 84 {
                    self.exchange(to, [piece::GOLD_DOG], piece::GAP);
                    let legal = self.is_legal_from_157(rest, to);
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 139}`.
    pub(crate) fn is_legal_from_122(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_139(cell) {
                if index == 95 {
                    self.exchange(to, [piece::GOLD_CAT], piece::GAP);
                    let legal = self.is_legal_from_158(rest, to);
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_127(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 17 {
                    self.exchange(to, [piece::E], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_128(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 19 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_129(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 21 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_130(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 23 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_131(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_16[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 25 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{silverRabbit}` or `{silverCat}` or `{silverDog}` or `{silverHorse}` or `{silverCamel}` or `{e}`.
    pub(crate) fn is_legal_from_132(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 28 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_165(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 30 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_166(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                if index == 32 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_167(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                if index == 34 {
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_168(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAMEL as usize].contains(cell) {
                if index == 36 {
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_169(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 39 {
                    self.exchange(to, [piece::E], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_170(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_143(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_160(codes, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_106(cell) {
                    if self.is_legal_from_160(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_192(cell) {
                    if self.is_legal_from_160(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::SHIFT_17, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 102 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_160(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_17, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 103 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_160(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{silverRabbit}` or `{silverCat}` or `{silverDog}` or `{silverHorse}` or `{e}`.
    pub(crate) fn is_legal_from_155(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 51 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_201(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 53 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_202(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                if index == 55 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_203(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                if index == 57 {
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_204(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 60 {
                    self.exchange(to, [piece::E], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_205(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{silverRabbit}` or `{silverCat}` or `{silverDog}` or `{e}`.
    pub(crate) fn is_legal_from_156(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 70 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_206(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 72 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_207(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                if index == 74 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_208(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 77 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_209(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{silverRabbit}` or `{silverCat}` or `{e}`.
    pub(crate) fn is_legal_from_157(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 85 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_DOG);
                    let legal = self.is_legal_from_210(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 87 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_DOG);
                    let legal = self.is_legal_from_211(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 90 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_212(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{silverRabbit}` or `{e}`.
    pub(crate) fn is_legal_from_158(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 96 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_CAT);
                    let legal = self.is_legal_from_213(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 99 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_214(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_160(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_187(codes, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_106(cell) {
                    if self.is_legal_from_187(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_192(cell) {
                    if self.is_legal_from_187(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::SHIFT_18, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 104 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_187(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_18, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 105 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_187(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_165(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 29 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_224(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_166(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 31 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_224(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_167(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 33 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_224(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_168(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 35 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_224(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_169(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 37 {
                    self.exchange(to, [piece::E], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_224(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_170(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 40 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_253(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 42 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_254(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                        if index == 44 {
                            self.exchange(to, [piece::SILVER_DOG], piece::E);
                            let legal = self.is_legal_from_255(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                        if index == 46 {
                            self.exchange(to, [piece::SILVER_HORSE], piece::E);
                            let legal = self.is_legal_from_256(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_HORSE);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAMEL as usize].contains(cell) {
                        if index == 48 {
                            self.exchange(to, [piece::SILVER_CAMEL], piece::E);
                            let legal = self.is_legal_from_257(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAMEL);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_187(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_217(codes, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_106(cell) {
                    if self.is_legal_from_217(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_192(cell) {
                    if self.is_legal_from_217(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::SHIFT_19, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 106 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_217(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_19, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 107 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_217(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_201(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 52 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_258(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_202(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 54 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_258(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_203(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 56 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_258(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_204(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 58 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_258(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_205(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 61 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_294(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 63 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_295(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                        if index == 65 {
                            self.exchange(to, [piece::SILVER_DOG], piece::E);
                            let legal = self.is_legal_from_296(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                        if index == 67 {
                            self.exchange(to, [piece::SILVER_HORSE], piece::E);
                            let legal = self.is_legal_from_297(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_HORSE);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_206(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 71 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_263(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_207(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 73 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_263(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_208(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 75 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_263(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_209(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 78 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_299(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 80 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_300(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                        if index == 82 {
                            self.exchange(to, [piece::SILVER_DOG], piece::E);
                            let legal = self.is_legal_from_301(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_210(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 86 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_267(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_211(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 88 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_267(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_212(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 91 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_303(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 93 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_304(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_213(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 97 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_270(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_214(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 100 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_306(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_217(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_58(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_58(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_58(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 108 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_58(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 109 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_58(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_224(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 38 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_253(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 41 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_254(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 43 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_255(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 45 {
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_256(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 47 {
                    self.exchange(to, [piece::GAP], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_257(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 49 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_258(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 59 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_263(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 76 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_267(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 89 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_270(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 98 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_294(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 62 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_295(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 64 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_296(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 66 {
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_297(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 68 {
                    self.exchange(to, [piece::GAP], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_299(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 79 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_300(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 81 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_301(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 83 {
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_303(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 92 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_304(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 94 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_306(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 101 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_143(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 72}` or `{$ steps > 0}`.
    pub(crate) fn is_legal_from_320(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_72(cell) {
                {
                    if !self.pattern_81(cell) {
                        if index == 113 {
                            {
                                let value = i32::from(self.variables.steps) + 1;
                                if value <= 4 {
                                    let old = std::mem::replace(
                                        &mut self.variables.steps,
                                        value as u8,
                                    );
                                    let legal = self.is_legal_from_338(rest, to);
                                    self.variables.steps = old;
                                    if legal {
                                        return true;
                                    }
                                }
                            }
                        }
                        if index == 126 {
                            {
                                let value = i32::from(self.variables.steps) + 2;
                                if value <= 4 {
                                    let old = std::mem::replace(
                                        &mut self.variables.steps,
                                        value as u8,
                                    );
                                    let legal = self.is_legal_from_339(rest, to);
                                    self.variables.steps = old;
                                    if legal {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.steps) > 0 {
                {
                    if self.pattern_72(cell) {
                        if index == 210 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_81(cell) {
                        if index == 211 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_72(cell) {
                        {
                            if !self.pattern_81(cell) {
                                {
                                    if self.pattern_21(cell) {
                                        if index == 212 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{silverElephant}` or `{silverCamel}` or `{silverHorse}` or `{silverDog}` or `{silverCat}` or `{silverRabbit}`.
    pub(crate) fn is_legal_from_338(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_ELEPHANT as usize].contains(cell) {
                if index == 114 {
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::E);
                    let legal = self.is_legal_from_357(rest, to);
                    self.exchange(to, [piece::E], piece::SILVER_ELEPHANT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAMEL as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_358(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_359(cell) {
                        if self.is_legal_from_358(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_360(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_361(cell) {
                        if self.is_legal_from_360(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_362(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_363(cell) {
                        if self.is_legal_from_362(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_364(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_365(cell) {
                        if self.is_legal_from_364(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_366(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_367(cell) {
                        if self.is_legal_from_366(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{silverElephant}` or `{silverCamel}` or `{silverHorse}` or `{silverDog}` or `{silverCat}`.
    pub(crate) fn is_legal_from_339(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_ELEPHANT as usize].contains(cell) {
                {
                    if self.pattern_368(cell) {
                        if index == 127 {
                            self.exchange(to, [piece::SILVER_ELEPHANT], piece::GAP);
                            let legal = self.is_legal_from_383(rest, to);
                            self.exchange(to, [piece::GAP], piece::SILVER_ELEPHANT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAMEL as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_370(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_359(cell) {
                        if self.is_legal_from_370(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_371(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_361(cell) {
                        if self.is_legal_from_371(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_372(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_363(cell) {
                        if self.is_legal_from_372(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_373(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_365(cell) {
                        if self.is_legal_from_373(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_357(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 115 {
                    self.exchange(to, [piece::E], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_358(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 116 && cell == to {
            self.exchange(to, [piece::SILVER_CAMEL], piece::E);
            let legal = self.is_legal_from_378(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_CAMEL);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_360(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 118 && cell == to {
            self.exchange(to, [piece::SILVER_HORSE], piece::E);
            let legal = self.is_legal_from_379(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_HORSE);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_362(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 120 && cell == to {
            self.exchange(to, [piece::SILVER_DOG], piece::E);
            let legal = self.is_legal_from_380(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_DOG);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_364(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 122 && cell == to {
            self.exchange(to, [piece::SILVER_CAT], piece::E);
            let legal = self.is_legal_from_381(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_CAT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_366(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 124 && cell == to {
            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
            let legal = self.is_legal_from_382(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 384}`.
    pub(crate) fn is_legal_from_370(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_384(cell) {
                if index == 150 {
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GAP);
                    let legal = self.is_legal_from_405(rest, to);
                    self.exchange(to, [piece::GAP], piece::SILVER_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 386}`.
    pub(crate) fn is_legal_from_371(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_386(cell) {
                if index == 169 {
                    self.exchange(to, [piece::SILVER_HORSE], piece::GAP);
                    let legal = self.is_legal_from_406(rest, to);
                    self.exchange(to, [piece::GAP], piece::SILVER_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 388}`.
    pub(crate) fn is_legal_from_372(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_388(cell) {
                if index == 184 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GAP);
                    let legal = self.is_legal_from_407(rest, to);
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 390}`.
    pub(crate) fn is_legal_from_373(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_390(cell) {
                if index == 195 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GAP);
                    let legal = self.is_legal_from_408(rest, to);
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_378(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 117 {
                    self.exchange(to, [piece::E], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_379(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 119 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_380(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 121 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_381(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 123 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_382(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_22[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 125 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{goldRabbit}` or `{goldCat}` or `{goldDog}` or `{goldHorse}` or `{goldCamel}` or `{e}`.
    pub(crate) fn is_legal_from_383(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 128 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_415(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 130 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_416(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                if index == 132 {
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_417(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                if index == 134 {
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_418(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAMEL as usize].contains(cell) {
                if index == 136 {
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_419(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 139 {
                    self.exchange(to, [piece::E], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_420(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_393(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_410(codes, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_106(cell) {
                    if self.is_legal_from_410(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_192(cell) {
                    if self.is_legal_from_410(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::SHIFT_17, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 202 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_410(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_17, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 203 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_410(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{goldRabbit}` or `{goldCat}` or `{goldDog}` or `{goldHorse}` or `{e}`.
    pub(crate) fn is_legal_from_405(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 151 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_450(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 153 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_451(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                if index == 155 {
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_452(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                if index == 157 {
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_453(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 160 {
                    self.exchange(to, [piece::E], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_454(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{goldRabbit}` or `{goldCat}` or `{goldDog}` or `{e}`.
    pub(crate) fn is_legal_from_406(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 170 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_455(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 172 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_456(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                if index == 174 {
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_457(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 177 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_458(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{goldRabbit}` or `{goldCat}` or `{e}`.
    pub(crate) fn is_legal_from_407(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 185 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_DOG);
                    let legal = self.is_legal_from_459(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 187 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_DOG);
                    let legal = self.is_legal_from_460(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 190 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_461(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{goldRabbit}` or `{e}`.
    pub(crate) fn is_legal_from_408(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 196 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_CAT);
                    let legal = self.is_legal_from_462(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 199 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_463(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_410(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_437(codes, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_106(cell) {
                    if self.is_legal_from_437(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_192(cell) {
                    if self.is_legal_from_437(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::SHIFT_18, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 204 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_437(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_18, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 205 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_437(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_415(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 129 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_473(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_416(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 131 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_473(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_417(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 133 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_473(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_418(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 135 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_473(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_419(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 137 {
                    self.exchange(to, [piece::E], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_473(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_420(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 140 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_501(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 142 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_502(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                        if index == 144 {
                            self.exchange(to, [piece::GOLD_DOG], piece::E);
                            let legal = self.is_legal_from_503(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                        if index == 146 {
                            self.exchange(to, [piece::GOLD_HORSE], piece::E);
                            let legal = self.is_legal_from_504(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_HORSE);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAMEL as usize].contains(cell) {
                        if index == 148 {
                            self.exchange(to, [piece::GOLD_CAMEL], piece::E);
                            let legal = self.is_legal_from_505(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAMEL);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_437(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_466(codes, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_106(cell) {
                    if self.is_legal_from_466(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                if self.pattern_192(cell) {
                    if self.is_legal_from_466(codes, cell) {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::SHIFT_19, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 206 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_466(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_19, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 207 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_466(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_450(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 152 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_506(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_451(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 154 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_506(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_452(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 156 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_506(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_453(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 158 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_506(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_454(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 161 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_528(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 163 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_529(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                        if index == 165 {
                            self.exchange(to, [piece::GOLD_DOG], piece::E);
                            let legal = self.is_legal_from_530(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                        if index == 167 {
                            self.exchange(to, [piece::GOLD_HORSE], piece::E);
                            let legal = self.is_legal_from_531(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_HORSE);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_455(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 171 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_511(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_456(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 173 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_511(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_457(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 175 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_511(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_458(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 178 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_533(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 180 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_534(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                        if index == 182 {
                            self.exchange(to, [piece::GOLD_DOG], piece::E);
                            let legal = self.is_legal_from_535(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_459(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 186 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_515(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_460(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 188 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_515(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_461(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 191 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_537(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 193 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_538(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_462(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 197 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_518(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_463(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_10[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_10[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 200 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_540(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_466(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_320(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if self.pattern_106(cell) {
                        if self.is_legal_from_320(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if self.pattern_192(cell) {
                        if self.is_legal_from_320(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_106(cell) {
                        if index == 208 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_320(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_20, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize])
                .contains(cell)
            {
                {
                    if !self.pattern_192(cell) {
                        if index == 209 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_320(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_473(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 138 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_501(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 141 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_502(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 143 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_503(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 145 {
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_504(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 147 {
                    self.exchange(to, [piece::GAP], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_505(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 149 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_506(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 159 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_511(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 176 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_515(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 189 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_518(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_21[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 198 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_528(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 162 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_529(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 164 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_530(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 166 {
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_531(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 168 {
                    self.exchange(to, [piece::GAP], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_533(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 179 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_534(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 181 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_535(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 183 {
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_537(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 192 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_538(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 194 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_540(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 201 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_393(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }
}
