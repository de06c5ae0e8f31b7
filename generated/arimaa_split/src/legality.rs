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

    /// Whether a move goes on so: Then `{$ steps < 3}` or `{$ steps > 0}` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `…`.
    pub(crate) fn is_legal_from_80(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if i32::from(self.variables.steps) < 3 {
            if tables::SHIFT_4[cell].contains(to) {
                let cell = to;
                if self.planes[piece::GOLD_ELEPHANT as usize].contains(cell) {
                    {
                        if self.pattern_112(cell) {
                            if index == 37 {
                                self.exchange(to, [piece::GOLD_ELEPHANT], piece::GAP);
                                let legal = self.is_legal_from_127(rest, to);
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
                        if self.pattern_99(cell) {
                            if self.is_legal_from_114(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_101(cell) {
                            if self.is_legal_from_114(codes, cell) {
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
                        if self.pattern_99(cell) {
                            if self.is_legal_from_115(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_103(cell) {
                            if self.is_legal_from_115(codes, cell) {
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
                        if self.pattern_99(cell) {
                            if self.is_legal_from_116(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_105(cell) {
                            if self.is_legal_from_116(codes, cell) {
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
                        if self.pattern_99(cell) {
                            if self.is_legal_from_117(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_107(cell) {
                            if self.is_legal_from_117(codes, cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.steps) > 0 {
                {
                    if self.pattern_21(cell) {
                        if index == 124 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_ELEPHANT as usize].contains(cell) {
                if index == 13 {
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::E);
                    let legal = self.is_legal_from_98(rest, to);
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_100(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_101(cell) {
                        if self.is_legal_from_100(codes, cell) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_102(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_103(cell) {
                        if self.is_legal_from_102(codes, cell) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_104(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_105(cell) {
                        if self.is_legal_from_104(codes, cell) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_106(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_107(cell) {
                        if self.is_legal_from_106(codes, cell) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_108(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_109(cell) {
                        if self.is_legal_from_108(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_98(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 14 {
                    self.exchange(to, [piece::E], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_136(rest, to);
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
    pub(crate) fn is_legal_from_100(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 15 && cell == to {
            self.exchange(to, [piece::GOLD_CAMEL], piece::E);
            let legal = self.is_legal_from_120(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_CAMEL);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_102(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 17 && cell == to {
            self.exchange(to, [piece::GOLD_HORSE], piece::E);
            let legal = self.is_legal_from_121(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_HORSE);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_104(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 19 && cell == to {
            self.exchange(to, [piece::GOLD_DOG], piece::E);
            let legal = self.is_legal_from_122(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_DOG);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_106(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 21 && cell == to {
            self.exchange(to, [piece::GOLD_CAT], piece::E);
            let legal = self.is_legal_from_123(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_CAT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_108(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 23 && cell == to {
            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
            let legal = self.is_legal_from_124(rest, to);
            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 128}`.
    pub(crate) fn is_legal_from_114(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_128(cell) {
                if index == 60 {
                    self.exchange(to, [piece::GOLD_CAMEL], piece::GAP);
                    let legal = self.is_legal_from_163(rest, to);
                    self.exchange(to, [piece::GAP], piece::GOLD_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 130}`.
    pub(crate) fn is_legal_from_115(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_130(cell) {
                if index == 79 {
                    self.exchange(to, [piece::GOLD_HORSE], piece::GAP);
                    let legal = self.is_legal_from_164(rest, to);
                    self.exchange(to, [piece::GAP], piece::GOLD_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 132}`.
    pub(crate) fn is_legal_from_116(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_132(cell) {
                if index == 94 {
                    self.exchange(to, [piece::GOLD_DOG], piece::GAP);
                    let legal = self.is_legal_from_165(rest, to);
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 134}`.
    pub(crate) fn is_legal_from_117(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_134(cell) {
                if index == 105 {
                    self.exchange(to, [piece::GOLD_CAT], piece::GAP);
                    let legal = self.is_legal_from_166(rest, to);
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
    pub(crate) fn is_legal_from_120(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 16 {
                    self.exchange(to, [piece::E], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_136(rest, to);
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
    pub(crate) fn is_legal_from_121(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 18 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_136(rest, to);
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
    pub(crate) fn is_legal_from_122(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 20 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_136(rest, to);
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
    pub(crate) fn is_legal_from_123(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 22 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_136(rest, to);
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
    pub(crate) fn is_legal_from_124(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_16[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 24 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_136(rest, to);
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
    pub(crate) fn is_legal_from_127(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 38 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_183(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 40 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_184(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                if index == 42 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_185(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                if index == 44 {
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_186(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAMEL as usize].contains(cell) {
                if index == 46 {
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_187(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::SILVER_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 49 {
                    self.exchange(to, [piece::E], piece::GOLD_ELEPHANT);
                    let legal = self.is_legal_from_188(rest, to);
                    self.exchange(to, [piece::GOLD_ELEPHANT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ steps < 3}` or `{$ steps == 3}`.
    pub(crate) fn is_legal_from_136(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if i32::from(self.variables.steps) < 3 {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        if i32::from(self.variables.steps) == 3 {
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if self.planes[piece::E as usize].contains(cell) {
                    if self.is_legal_from_204(codes, cell) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_204(codes, cell) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_204(codes, cell) {
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
                        if !self.pattern_99(cell) {
                            if index == 26 {
                                let old = self.put(to, piece::E);
                                let legal = self.is_legal_from_204(rest, to);
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
                        if !self.pattern_238(cell) {
                            if index == 27 {
                                let old = self.put(to, piece::E);
                                let legal = self.is_legal_from_204(rest, to);
                                self.put(to, old);
                                if legal {
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

    /// Whether a move goes on so: Then `{silverRabbit}` or `{silverCat}` or `{silverDog}` or `{silverHorse}` or `{e}`.
    pub(crate) fn is_legal_from_163(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 61 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_218(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 63 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_219(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                if index == 65 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_220(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                if index == 67 {
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_221(rest, to);
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 70 {
                    self.exchange(to, [piece::E], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_222(rest, to);
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
    pub(crate) fn is_legal_from_164(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 80 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_223(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 82 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_224(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                if index == 84 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_225(rest, to);
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 87 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_226(rest, to);
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
    pub(crate) fn is_legal_from_165(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 95 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_DOG);
                    let legal = self.is_legal_from_227(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                if index == 97 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_DOG);
                    let legal = self.is_legal_from_228(rest, to);
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 100 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_229(rest, to);
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
    pub(crate) fn is_legal_from_166(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                if index == 106 {
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GOLD_CAT);
                    let legal = self.is_legal_from_230(rest, to);
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 109 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_231(rest, to);
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
    pub(crate) fn is_legal_from_183(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 39 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_243(rest, to);
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
    pub(crate) fn is_legal_from_184(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 41 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_243(rest, to);
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
    pub(crate) fn is_legal_from_185(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 43 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_243(rest, to);
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
    pub(crate) fn is_legal_from_186(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 45 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_243(rest, to);
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
    pub(crate) fn is_legal_from_187(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 47 {
                    self.exchange(to, [piece::E], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_243(rest, to);
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
    pub(crate) fn is_legal_from_188(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 50 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_286(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 52 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_287(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                        if index == 54 {
                            self.exchange(to, [piece::SILVER_DOG], piece::E);
                            let legal = self.is_legal_from_288(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                        if index == 56 {
                            self.exchange(to, [piece::SILVER_HORSE], piece::E);
                            let legal = self.is_legal_from_289(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_HORSE);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAMEL as usize].contains(cell) {
                        if index == 58 {
                            self.exchange(to, [piece::SILVER_CAMEL], piece::E);
                            let legal = self.is_legal_from_290(rest, to);
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
    pub(crate) fn is_legal_from_204(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_233(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_233(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_233(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 28 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_233(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 29 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_233(rest, to);
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
    pub(crate) fn is_legal_from_218(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 62 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_291(rest, to);
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
    pub(crate) fn is_legal_from_219(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 64 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_291(rest, to);
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
    pub(crate) fn is_legal_from_220(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 66 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_291(rest, to);
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
    pub(crate) fn is_legal_from_221(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 68 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_291(rest, to);
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
    pub(crate) fn is_legal_from_222(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 71 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_345(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 73 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_346(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                        if index == 75 {
                            self.exchange(to, [piece::SILVER_DOG], piece::E);
                            let legal = self.is_legal_from_347(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_HORSE as usize].contains(cell) {
                        if index == 77 {
                            self.exchange(to, [piece::SILVER_HORSE], piece::E);
                            let legal = self.is_legal_from_348(rest, to);
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
    pub(crate) fn is_legal_from_223(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 81 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_296(rest, to);
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
    pub(crate) fn is_legal_from_224(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 83 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_296(rest, to);
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
    pub(crate) fn is_legal_from_225(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 85 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_296(rest, to);
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
    pub(crate) fn is_legal_from_226(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 88 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_350(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 90 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_351(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_DOG as usize].contains(cell) {
                        if index == 92 {
                            self.exchange(to, [piece::SILVER_DOG], piece::E);
                            let legal = self.is_legal_from_352(rest, to);
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
    pub(crate) fn is_legal_from_227(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 96 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_300(rest, to);
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
    pub(crate) fn is_legal_from_228(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 98 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_300(rest, to);
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
    pub(crate) fn is_legal_from_229(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 101 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_354(rest, to);
                            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_CAT as usize].contains(cell) {
                        if index == 103 {
                            self.exchange(to, [piece::SILVER_CAT], piece::E);
                            let legal = self.is_legal_from_355(rest, to);
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
    pub(crate) fn is_legal_from_230(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 107 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_303(rest, to);
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
    pub(crate) fn is_legal_from_231(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::SILVER_RABBIT as usize].contains(cell) {
                        if index == 110 {
                            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                            let legal = self.is_legal_from_357(rest, to);
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
    pub(crate) fn is_legal_from_233(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_268(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_268(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_268(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 30 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_268(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 31 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_268(rest, to);
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

    /// Whether a move goes on so: Then `{$ steps < 3}` or `{$ steps > 0}` or `{silverElephant}` or `{silverCamel}` or `{silverHorse}` or `{silverDog}` or `…`.
    pub(crate) fn is_legal_from_241(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if i32::from(self.variables.steps) < 3 {
            if tables::SHIFT_4[cell].contains(to) {
                let cell = to;
                if self.planes[piece::SILVER_ELEPHANT as usize].contains(cell) {
                    {
                        if self.pattern_372(cell) {
                            if index == 149 {
                                self.exchange(to, [piece::SILVER_ELEPHANT], piece::GAP);
                                let legal = self.is_legal_from_411(rest, to);
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
                        if self.pattern_238(cell) {
                            if self.is_legal_from_374(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_327(cell) {
                            if self.is_legal_from_374(codes, cell) {
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
                        if self.pattern_238(cell) {
                            if self.is_legal_from_375(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_329(cell) {
                            if self.is_legal_from_375(codes, cell) {
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
                        if self.pattern_238(cell) {
                            if self.is_legal_from_376(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_331(cell) {
                            if self.is_legal_from_376(codes, cell) {
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
                        if self.pattern_238(cell) {
                            if self.is_legal_from_377(codes, cell) {
                                return true;
                            }
                        }
                    }
                    {
                        if !self.pattern_333(cell) {
                            if self.is_legal_from_377(codes, cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.steps) > 0 {
                {
                    if self.pattern_21(cell) {
                        if index == 236 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::SILVER_ELEPHANT as usize].contains(cell) {
                if index == 125 {
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::E);
                    let legal = self.is_legal_from_325(rest, to);
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_326(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_327(cell) {
                        if self.is_legal_from_326(codes, cell) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_328(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_329(cell) {
                        if self.is_legal_from_328(codes, cell) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_330(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_331(cell) {
                        if self.is_legal_from_330(codes, cell) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_332(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_333(cell) {
                        if self.is_legal_from_332(codes, cell) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_334(codes, cell) {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_335(cell) {
                        if self.is_legal_from_334(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_243(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 48 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_338(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_268(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::SHIFT_21, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_312(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_312(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_312(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_99(cell) {
                        if index == 32 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_312(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_238(cell) {
                        if index == 33 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_312(rest, to);
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
    pub(crate) fn is_legal_from_286(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 51 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_287(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 53 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_288(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 55 {
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_289(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 57 {
                    self.exchange(to, [piece::GAP], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_290(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 59 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_291(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 69 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_296(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 86 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_300(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 99 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_303(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 108 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_338(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 365}` or `{? pattern 367}` or `{! pattern 365}`.
    pub(crate) fn is_legal_from_312(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_365(cell) {
                if index == 34 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if self.pattern_367(cell) {
                if index == 35 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if !self.pattern_365(cell) {
                {
                    if !self.pattern_367(cell) {
                        {
                            if self.pattern_21(cell) {
                                if index == 36 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_325(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 126 {
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

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_326(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 127 && cell == to {
            self.exchange(to, [piece::SILVER_CAMEL], piece::E);
            let legal = self.is_legal_from_380(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_CAMEL);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_328(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 129 && cell == to {
            self.exchange(to, [piece::SILVER_HORSE], piece::E);
            let legal = self.is_legal_from_381(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_HORSE);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_330(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 131 && cell == to {
            self.exchange(to, [piece::SILVER_DOG], piece::E);
            let legal = self.is_legal_from_382(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_DOG);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_332(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 133 && cell == to {
            self.exchange(to, [piece::SILVER_CAT], piece::E);
            let legal = self.is_legal_from_383(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_CAT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[e]`.
    pub(crate) fn is_legal_from_334(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 135 && cell == to {
            self.exchange(to, [piece::SILVER_RABBIT], piece::E);
            let legal = self.is_legal_from_384(rest, to);
            self.exchange(to, [piece::E], piece::SILVER_RABBIT);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_338(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_386(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_386(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_386(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 112 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_386(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 113 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_386(rest, to);
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
    pub(crate) fn is_legal_from_345(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 72 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_346(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 74 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_347(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 76 {
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_348(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 78 {
                    self.exchange(to, [piece::GAP], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_350(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 89 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_351(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 91 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_352(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 93 {
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_354(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 102 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_355(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 104 {
                    self.exchange(to, [piece::GAP], piece::SILVER_CAT);
                    let legal = self.is_legal_from_338(rest, to);
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
    pub(crate) fn is_legal_from_357(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 111 {
                    self.exchange(to, [piece::GAP], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_338(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 412}`.
    pub(crate) fn is_legal_from_374(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_412(cell) {
                if index == 172 {
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GAP);
                    let legal = self.is_legal_from_447(rest, to);
                    self.exchange(to, [piece::GAP], piece::SILVER_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 414}`.
    pub(crate) fn is_legal_from_375(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_414(cell) {
                if index == 191 {
                    self.exchange(to, [piece::SILVER_HORSE], piece::GAP);
                    let legal = self.is_legal_from_448(rest, to);
                    self.exchange(to, [piece::GAP], piece::SILVER_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 416}`.
    pub(crate) fn is_legal_from_376(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_416(cell) {
                if index == 206 {
                    self.exchange(to, [piece::SILVER_DOG], piece::GAP);
                    let legal = self.is_legal_from_449(rest, to);
                    self.exchange(to, [piece::GAP], piece::SILVER_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 418}`.
    pub(crate) fn is_legal_from_377(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_418(cell) {
                if index == 217 {
                    self.exchange(to, [piece::SILVER_CAT], piece::GAP);
                    let legal = self.is_legal_from_450(rest, to);
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
    pub(crate) fn is_legal_from_380(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 128 {
                    self.exchange(to, [piece::E], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_420(rest, to);
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
    pub(crate) fn is_legal_from_381(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 130 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_420(rest, to);
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
    pub(crate) fn is_legal_from_382(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 132 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_420(rest, to);
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
    pub(crate) fn is_legal_from_383(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 134 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_420(rest, to);
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
    pub(crate) fn is_legal_from_384(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_22[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 136 {
                    self.exchange(to, [piece::E], piece::SILVER_RABBIT);
                    let legal = self.is_legal_from_420(rest, to);
                    self.exchange(to, [piece::SILVER_RABBIT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_386(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_426(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_426(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_426(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 114 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_426(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 115 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_426(rest, to);
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

    /// Whether a move goes on so: Then `{goldRabbit}` or `{goldCat}` or `{goldDog}` or `{goldHorse}` or `{goldCamel}` or `{e}`.
    pub(crate) fn is_legal_from_411(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 150 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_465(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 152 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_466(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                if index == 154 {
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_467(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                if index == 156 {
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_468(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAMEL as usize].contains(cell) {
                if index == 158 {
                    self.exchange(to, [piece::GOLD_CAMEL], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_469(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::GOLD_CAMEL);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 161 {
                    self.exchange(to, [piece::E], piece::SILVER_ELEPHANT);
                    let legal = self.is_legal_from_470(rest, to);
                    self.exchange(to, [piece::SILVER_ELEPHANT], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ steps < 3}` or `{$ steps == 3}`.
    pub(crate) fn is_legal_from_420(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if i32::from(self.variables.steps) < 3 {
                if index == 137 && rest.is_empty() {
                    return true;
                }
            }
        }
        if i32::from(self.variables.steps) == 3 {
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if self.planes[piece::E as usize].contains(cell) {
                    if self.is_legal_from_486(codes, cell) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_486(codes, cell) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_486(codes, cell) {
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
                        if !self.pattern_99(cell) {
                            if index == 138 {
                                let old = self.put(to, piece::E);
                                let legal = self.is_legal_from_486(rest, to);
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
                        if !self.pattern_238(cell) {
                            if index == 139 {
                                let old = self.put(to, piece::E);
                                let legal = self.is_legal_from_486(rest, to);
                                self.put(to, old);
                                if legal {
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

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_426(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_453(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_453(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_453(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 116 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_453(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 117 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_453(rest, to);
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
    pub(crate) fn is_legal_from_447(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 173 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_506(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 175 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_507(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                if index == 177 {
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_508(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                if index == 179 {
                    self.exchange(to, [piece::GOLD_HORSE], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_509(rest, to);
                    self.exchange(to, [piece::SILVER_CAMEL], piece::GOLD_HORSE);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 182 {
                    self.exchange(to, [piece::E], piece::SILVER_CAMEL);
                    let legal = self.is_legal_from_510(rest, to);
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
    pub(crate) fn is_legal_from_448(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 192 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_511(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 194 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_512(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                if index == 196 {
                    self.exchange(to, [piece::GOLD_DOG], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_513(rest, to);
                    self.exchange(to, [piece::SILVER_HORSE], piece::GOLD_DOG);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 199 {
                    self.exchange(to, [piece::E], piece::SILVER_HORSE);
                    let legal = self.is_legal_from_514(rest, to);
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
    pub(crate) fn is_legal_from_449(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 207 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_DOG);
                    let legal = self.is_legal_from_515(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                if index == 209 {
                    self.exchange(to, [piece::GOLD_CAT], piece::SILVER_DOG);
                    let legal = self.is_legal_from_516(rest, to);
                    self.exchange(to, [piece::SILVER_DOG], piece::GOLD_CAT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 212 {
                    self.exchange(to, [piece::E], piece::SILVER_DOG);
                    let legal = self.is_legal_from_517(rest, to);
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
    pub(crate) fn is_legal_from_450(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                if index == 218 {
                    self.exchange(to, [piece::GOLD_RABBIT], piece::SILVER_CAT);
                    let legal = self.is_legal_from_518(rest, to);
                    self.exchange(to, [piece::SILVER_CAT], piece::GOLD_RABBIT);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 221 {
                    self.exchange(to, [piece::E], piece::SILVER_CAT);
                    let legal = self.is_legal_from_519(rest, to);
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
    pub(crate) fn is_legal_from_453(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::SHIFT_21, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_491(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_491(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_491(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_99(cell) {
                        if index == 118 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_491(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_238(cell) {
                        if index == 119 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_491(rest, to);
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
    pub(crate) fn is_legal_from_465(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 151 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_532(rest, to);
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
    pub(crate) fn is_legal_from_466(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 153 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_532(rest, to);
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
    pub(crate) fn is_legal_from_467(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 155 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_532(rest, to);
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
    pub(crate) fn is_legal_from_468(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 157 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_532(rest, to);
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
    pub(crate) fn is_legal_from_469(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 159 {
                    self.exchange(to, [piece::E], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_532(rest, to);
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
    pub(crate) fn is_legal_from_470(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 162 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_568(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 164 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_569(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                        if index == 166 {
                            self.exchange(to, [piece::GOLD_DOG], piece::E);
                            let legal = self.is_legal_from_570(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                        if index == 168 {
                            self.exchange(to, [piece::GOLD_HORSE], piece::E);
                            let legal = self.is_legal_from_571(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_HORSE);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAMEL as usize].contains(cell) {
                        if index == 170 {
                            self.exchange(to, [piece::GOLD_CAMEL], piece::E);
                            let legal = self.is_legal_from_572(rest, to);
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
    pub(crate) fn is_legal_from_486(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_521(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_521(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_521(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 140 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_521(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 141 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_521(rest, to);
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

    /// Whether a move goes on so: Then `[$ steps=steps+2]`.
    pub(crate) fn is_legal_from_491(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 120 && cell == to {
            {
                let value = i32::from(self.variables.steps) + 2;
                if value <= 4 {
                    let old = std::mem::replace(&mut self.variables.steps, value as u8);
                    let legal = self.is_legal_from_528(rest, to);
                    self.variables.steps = old;
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_506(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 174 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_573(rest, to);
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
    pub(crate) fn is_legal_from_507(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 176 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_573(rest, to);
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
    pub(crate) fn is_legal_from_508(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 178 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_573(rest, to);
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
    pub(crate) fn is_legal_from_509(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 180 {
                    self.exchange(to, [piece::E], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_573(rest, to);
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
    pub(crate) fn is_legal_from_510(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 183 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_611(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 185 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_612(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                        if index == 187 {
                            self.exchange(to, [piece::GOLD_DOG], piece::E);
                            let legal = self.is_legal_from_613(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_DOG);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_HORSE as usize].contains(cell) {
                        if index == 189 {
                            self.exchange(to, [piece::GOLD_HORSE], piece::E);
                            let legal = self.is_legal_from_614(rest, to);
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
    pub(crate) fn is_legal_from_511(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 193 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_578(rest, to);
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
    pub(crate) fn is_legal_from_512(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 195 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_578(rest, to);
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
    pub(crate) fn is_legal_from_513(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 197 {
                    self.exchange(to, [piece::E], piece::GOLD_DOG);
                    let legal = self.is_legal_from_578(rest, to);
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
    pub(crate) fn is_legal_from_514(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 200 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_616(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 202 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_617(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_CAT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_DOG as usize].contains(cell) {
                        if index == 204 {
                            self.exchange(to, [piece::GOLD_DOG], piece::E);
                            let legal = self.is_legal_from_618(rest, to);
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
    pub(crate) fn is_legal_from_515(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 208 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_582(rest, to);
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
    pub(crate) fn is_legal_from_516(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 210 {
                    self.exchange(to, [piece::E], piece::GOLD_CAT);
                    let legal = self.is_legal_from_582(rest, to);
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
    pub(crate) fn is_legal_from_517(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 213 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_620(rest, to);
                            self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_CAT as usize].contains(cell) {
                        if index == 215 {
                            self.exchange(to, [piece::GOLD_CAT], piece::E);
                            let legal = self.is_legal_from_621(rest, to);
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
    pub(crate) fn is_legal_from_518(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 219 {
                    self.exchange(to, [piece::E], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_585(rest, to);
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
    pub(crate) fn is_legal_from_519(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_7[cell] {
            if self.planes[piece::GAP as usize].contains(cell) {
                if tables::SHIFT_7[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::GOLD_RABBIT as usize].contains(cell) {
                        if index == 222 {
                            self.exchange(to, [piece::GOLD_RABBIT], piece::E);
                            let legal = self.is_legal_from_623(rest, to);
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
    pub(crate) fn is_legal_from_521(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_557(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_557(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_557(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 142 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_557(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 143 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_557(rest, to);
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

    /// Whether a move goes on so: Then `{? pattern 365}` or `{? pattern 367}` or `{! pattern 365}`.
    pub(crate) fn is_legal_from_528(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_365(cell) {
                if index == 121 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if self.pattern_367(cell) {
                if index == 122 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if !self.pattern_365(cell) {
                {
                    if !self.pattern_367(cell) {
                        {
                            if i32::from(self.variables.steps) < 4 {
                                if index == 123 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.steps) == 4 {
                                {
                                    if self.pattern_21(cell) {
                                        if index == 123 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{gap}`.
    pub(crate) fn is_legal_from_532(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 160 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_604(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_557(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::SHIFT_21, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_594(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_594(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_594(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_99(cell) {
                        if index == 144 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_594(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_238(cell) {
                        if index == 145 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_594(rest, to);
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
    pub(crate) fn is_legal_from_568(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 163 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_569(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 165 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_570(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 167 {
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_571(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 169 {
                    self.exchange(to, [piece::GAP], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_572(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 171 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAMEL);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_573(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 181 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_578(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 198 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_582(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 211 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_585(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_20[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 220 {
                    self.exchange(to, [piece::GAP], piece::E);
                    let legal = self.is_legal_from_604(rest, to);
                    self.exchange(to, [piece::E], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 365}` or `{? pattern 367}` or `{! pattern 365}`.
    pub(crate) fn is_legal_from_594(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_365(cell) {
                if index == 146 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if self.pattern_367(cell) {
                if index == 147 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if !self.pattern_365(cell) {
                {
                    if !self.pattern_367(cell) {
                        {
                            if self.pattern_21(cell) {
                                if index == 148 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_604(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_640(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_640(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_640(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 224 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_640(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 225 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_640(rest, to);
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
    pub(crate) fn is_legal_from_611(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 184 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_612(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 186 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_613(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 188 {
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_614(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 190 {
                    self.exchange(to, [piece::GAP], piece::GOLD_HORSE);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_616(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 201 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_617(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 203 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_618(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 205 {
                    self.exchange(to, [piece::GAP], piece::GOLD_DOG);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_620(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 214 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_621(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 216 {
                    self.exchange(to, [piece::GAP], piece::GOLD_CAT);
                    let legal = self.is_legal_from_604(rest, to);
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
    pub(crate) fn is_legal_from_623(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::GAP as usize].contains(cell) {
                if index == 223 {
                    self.exchange(to, [piece::GAP], piece::GOLD_RABBIT);
                    let legal = self.is_legal_from_604(rest, to);
                    self.exchange(to, [piece::GOLD_RABBIT], piece::GAP);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_640(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_667(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_667(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_667(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 226 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_667(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 227 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_667(rest, to);
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

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_667(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_682(codes, cell) {
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
                if self.pattern_99(cell) {
                    if self.is_legal_from_682(codes, cell) {
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
                if self.pattern_238(cell) {
                    if self.is_legal_from_682(codes, cell) {
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
                    if !self.pattern_99(cell) {
                        if index == 228 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_682(rest, to);
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
                    if !self.pattern_238(cell) {
                        if index == 229 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_682(rest, to);
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

    /// Whether a move goes on so: Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn is_legal_from_682(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::SHIFT_21, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_694(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_99(cell) {
                        if self.is_legal_from_694(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if self.pattern_238(cell) {
                        if self.is_legal_from_694(codes, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_99(cell) {
                        if index == 230 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_694(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::SHIFT_21, cell) == Some(to) {
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
                    if !self.pattern_238(cell) {
                        if index == 231 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_694(rest, to);
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

    /// Whether a move goes on so: Then `[$ steps=steps+2]`.
    pub(crate) fn is_legal_from_694(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 232 && cell == to {
            {
                let value = i32::from(self.variables.steps) + 2;
                if value <= 4 {
                    let old = std::mem::replace(&mut self.variables.steps, value as u8);
                    let legal = self.is_legal_from_703(rest, to);
                    self.variables.steps = old;
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 365}` or `{? pattern 367}` or `{! pattern 365}`.
    pub(crate) fn is_legal_from_703(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_365(cell) {
                if index == 233 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if self.pattern_367(cell) {
                if index == 234 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if !self.pattern_365(cell) {
                {
                    if !self.pattern_367(cell) {
                        {
                            if i32::from(self.variables.steps) < 4 {
                                if index == 235 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.steps) == 4 {
                                {
                                    if self.pattern_21(cell) {
                                        if index == 235 && rest.is_empty() {
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
}
