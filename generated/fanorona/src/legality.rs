//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                {
                    if i32::from(self.variables.heading) != 1 {
                        {
                            if self.pattern_43(cell) {
                                if index == 1 && self.is_legal_from_76(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_45(cell) {
                                if index == 3 && self.is_legal_from_77(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 2 {
                        {
                            if self.pattern_47(cell) {
                                if index == 5 && self.is_legal_from_78(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_49(cell) {
                                if index == 7 && self.is_legal_from_79(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 3 {
                        {
                            if self.pattern_51(cell) {
                                if index == 9 && self.is_legal_from_80(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_53(cell) {
                                if index == 11 && self.is_legal_from_81(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 4 {
                        {
                            if self.pattern_55(cell) {
                                if index == 13 && self.is_legal_from_82(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_57(cell) {
                                if index == 15 && self.is_legal_from_83(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 5 {
                        {
                            if self.pattern_59(cell) {
                                if index == 17 && self.is_legal_from_84(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_61(cell) {
                                if index == 19 && self.is_legal_from_85(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 6 {
                        {
                            if self.pattern_63(cell) {
                                if index == 21 && self.is_legal_from_86(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_65(cell) {
                                if index == 23 && self.is_legal_from_87(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 7 {
                        {
                            if self.pattern_67(cell) {
                                if index == 25 && self.is_legal_from_88(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_69(cell) {
                                if index == 27 && self.is_legal_from_89(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 8 {
                        {
                            if self.pattern_71(cell) {
                                if index == 29 && self.is_legal_from_90(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_73(cell) {
                                if index == 31 && self.is_legal_from_91(rest, to) {
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

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 66 && self.is_legal_from_41(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_41(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 67 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_76(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 2 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_77(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 4 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_78(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 6 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_79(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 8 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_80(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 10 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_81(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 12 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_82(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 14 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_83(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 16 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_84(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 18 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_85(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 20 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_86(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 22 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_87(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 24 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_88(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 26 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_89(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 28 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_90(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 30 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_91(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 32 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_227(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if i32::from(self.variables.heading) != 1 {
                        {
                            if self.pattern_265(cell) {
                                if index == 68 && self.is_legal_from_307(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_267(cell) {
                                if index == 70 && self.is_legal_from_308(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 2 {
                        {
                            if self.pattern_269(cell) {
                                if index == 72 && self.is_legal_from_309(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_271(cell) {
                                if index == 74 && self.is_legal_from_310(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 3 {
                        {
                            if self.pattern_273(cell) {
                                if index == 76 && self.is_legal_from_311(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_275(cell) {
                                if index == 78 && self.is_legal_from_312(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 4 {
                        {
                            if self.pattern_277(cell) {
                                if index == 80 && self.is_legal_from_313(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_279(cell) {
                                if index == 82 && self.is_legal_from_314(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 5 {
                        {
                            if self.pattern_281(cell) {
                                if index == 84 && self.is_legal_from_315(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_283(cell) {
                                if index == 86 && self.is_legal_from_316(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 6 {
                        {
                            if self.pattern_285(cell) {
                                if index == 88 && self.is_legal_from_317(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_287(cell) {
                                if index == 90 && self.is_legal_from_318(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 7 {
                        {
                            if self.pattern_289(cell) {
                                if index == 92 && self.is_legal_from_319(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_291(cell) {
                                if index == 94 && self.is_legal_from_320(rest, to) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                {
                    if i32::from(self.variables.heading) != 8 {
                        {
                            if self.pattern_293(cell) {
                                if index == 96 && self.is_legal_from_321(rest, to) {
                                    return true;
                                }
                            }
                        }
                        {
                            if self.pattern_295(cell) {
                                if index == 98 && self.is_legal_from_322(rest, to) {
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

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_228(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 133 && self.is_legal_from_262(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_262(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 134 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn is_legal_from_263(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if i32::from(self.variables.heading) != 1 {
                {
                    if self.pattern_43(cell) {
                        if index == 33 && self.is_legal_from_357(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_45(cell) {
                        if index == 35 && self.is_legal_from_358(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 2 {
                {
                    if self.pattern_47(cell) {
                        if index == 37 && self.is_legal_from_359(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_49(cell) {
                        if index == 39 && self.is_legal_from_360(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 3 {
                {
                    if self.pattern_51(cell) {
                        if index == 41 && self.is_legal_from_361(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_53(cell) {
                        if index == 43 && self.is_legal_from_362(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 4 {
                {
                    if self.pattern_55(cell) {
                        if index == 45 && self.is_legal_from_363(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_57(cell) {
                        if index == 47 && self.is_legal_from_364(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 5 {
                {
                    if self.pattern_59(cell) {
                        if index == 49 && self.is_legal_from_365(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_61(cell) {
                        if index == 51 && self.is_legal_from_366(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 6 {
                {
                    if self.pattern_63(cell) {
                        if index == 53 && self.is_legal_from_367(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_65(cell) {
                        if index == 55 && self.is_legal_from_368(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 7 {
                {
                    if self.pattern_67(cell) {
                        if index == 57 && self.is_legal_from_369(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_69(cell) {
                        if index == 59 && self.is_legal_from_370(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 8 {
                {
                    if self.pattern_71(cell) {
                        if index == 61 && self.is_legal_from_371(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_73(cell) {
                        if index == 63 && self.is_legal_from_372(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if index == 65 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_307(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 69 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_308(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 71 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_309(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 73 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_310(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 75 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_311(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 77 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_312(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 79 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_313(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 81 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_314(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 83 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_315(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 85 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_316(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 87 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_317(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 89 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_318(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 91 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_319(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 93 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_320(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 95 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_321(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 97 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_322(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 99 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_357(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 34 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_358(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 36 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_359(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 38 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_360(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 40 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_361(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 42 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_362(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 44 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_363(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 46 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_364(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 48 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_365(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 50 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_366(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 52 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_367(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 54 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_368(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 56 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_369(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 58 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_370(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 60 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_371(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 62 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_372(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 64 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn is_legal_from_611(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if i32::from(self.variables.heading) != 1 {
                {
                    if self.pattern_265(cell) {
                        if index == 100 && self.is_legal_from_638(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_267(cell) {
                        if index == 102 && self.is_legal_from_639(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 2 {
                {
                    if self.pattern_269(cell) {
                        if index == 104 && self.is_legal_from_640(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_271(cell) {
                        if index == 106 && self.is_legal_from_641(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 3 {
                {
                    if self.pattern_273(cell) {
                        if index == 108 && self.is_legal_from_642(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_275(cell) {
                        if index == 110 && self.is_legal_from_643(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 4 {
                {
                    if self.pattern_277(cell) {
                        if index == 112 && self.is_legal_from_644(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_279(cell) {
                        if index == 114 && self.is_legal_from_645(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 5 {
                {
                    if self.pattern_281(cell) {
                        if index == 116 && self.is_legal_from_646(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_283(cell) {
                        if index == 118 && self.is_legal_from_647(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 6 {
                {
                    if self.pattern_285(cell) {
                        if index == 120 && self.is_legal_from_648(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_287(cell) {
                        if index == 122 && self.is_legal_from_649(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 7 {
                {
                    if self.pattern_289(cell) {
                        if index == 124 && self.is_legal_from_650(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_291(cell) {
                        if index == 126 && self.is_legal_from_651(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if cell == to {
            if i32::from(self.variables.heading) != 8 {
                {
                    if self.pattern_293(cell) {
                        if index == 128 && self.is_legal_from_652(rest, to) {
                            return true;
                        }
                    }
                }
                {
                    if self.pattern_295(cell) {
                        if index == 130 && self.is_legal_from_653(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if index == 132 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_638(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 101 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_639(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 103 && follow(&tables::NORTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_640(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 105 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_641(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 107 && follow(&tables::SOUTH, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_642(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 109 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_643(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 111 && follow(&tables::WEST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_644(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 113 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_645(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 115 && follow(&tables::EAST, cell) == Some(to) && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_646(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 117 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_647(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 119 && follow(&tables::NORTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_648(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 121 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_649(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 123 && follow(&tables::NORTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_650(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 125 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_651(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 127 && follow(&tables::SOUTH_WEST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_652(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 129 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_653(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 131 && follow(&tables::SOUTH_EAST, cell) == Some(to)
            && rest.is_empty()
        {
            return true;
        }
        false
    }
}
