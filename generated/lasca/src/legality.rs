//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{w,ww}` or `{ww}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_1[cell] {
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_LEFT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 1 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 2 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        for cell in tables::SHIFT_1[cell] {
            if self.planes[piece::WW as usize].contains(cell) {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 3 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 4 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{w,ww}` or `{ww}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_1[cell] {
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                if follow(&tables::UP_LEFT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 9 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 10 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        for cell in tables::SHIFT_1[cell] {
            if self.planes[piece::WW as usize].contains(cell) {
                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 11 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 12 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,bb}` or `{bb}`.
    pub(crate) fn is_legal_from_193(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_1[cell] {
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 13 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                        .contains(cell)
                    {
                        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 14 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        for cell in tables::SHIFT_1[cell] {
            if self.planes[piece::BB as usize].contains(cell) {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_LEFT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 15 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                        .contains(cell)
                    {
                        if follow(&tables::UP_RIGHT, cell) == Some(to) {
                            let cell = to;
                            if self.planes[piece::E as usize].contains(cell) {
                                if index == 16 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{b,bb}` or `{bb}`.
    pub(crate) fn is_legal_from_194(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_1[cell] {
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 21 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 22 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        for cell in tables::SHIFT_1[cell] {
            if self.planes[piece::BB as usize].contains(cell) {
                if follow(&tables::UP_LEFT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 23 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                if follow(&tables::UP_RIGHT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 24 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w,ww}` or `{ww}`.
    pub(crate) fn is_legal_from_195(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
            .contains(cell)
        {
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                    .contains(cell)
                {
                    if follow(&tables::UP_LEFT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 5 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                    .contains(cell)
                {
                    if follow(&tables::UP_RIGHT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 6 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if self.planes[piece::WW as usize].contains(cell) {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                    .contains(cell)
                {
                    if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 7 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                    .contains(cell)
                {
                    if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 8 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,bb}` or `{bb}`.
    pub(crate) fn is_legal_from_474(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
            .contains(cell)
        {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                    .contains(cell)
                {
                    if follow(&tables::DOWN_LEFT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 17 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                    .contains(cell)
                {
                    if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 18 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if self.planes[piece::BB as usize].contains(cell) {
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                    .contains(cell)
                {
                    if follow(&tables::UP_LEFT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 19 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                    .contains(cell)
                {
                    if follow(&tables::UP_RIGHT, cell) == Some(to) {
                        let cell = to;
                        if self.planes[piece::E as usize].contains(cell) {
                            if index == 20 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }
}
