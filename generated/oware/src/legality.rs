//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{A}` or `{B}` or `{C}` or `{D}` or `{E}` or `{F}`.
    pub(crate) fn is_legal_from_13(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::A as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_a) > 0 {
                        {
                            if (((((i32::from(self.variables.in_g)
                                + i32::from(self.variables.in_h))
                                + i32::from(self.variables.in_i))
                                + i32::from(self.variables.in_j))
                                + i32::from(self.variables.in_k))
                                + i32::from(self.variables.in_l)) > 0
                            {
                                if index == 1 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_a) >= 6 {
                                if index == 1 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_b) > 0 {
                        {
                            if (((((i32::from(self.variables.in_g)
                                + i32::from(self.variables.in_h))
                                + i32::from(self.variables.in_i))
                                + i32::from(self.variables.in_j))
                                + i32::from(self.variables.in_k))
                                + i32::from(self.variables.in_l)) > 0
                            {
                                if index == 2 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_b) >= 5 {
                                if index == 2 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::C as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_c) > 0 {
                        {
                            if (((((i32::from(self.variables.in_g)
                                + i32::from(self.variables.in_h))
                                + i32::from(self.variables.in_i))
                                + i32::from(self.variables.in_j))
                                + i32::from(self.variables.in_k))
                                + i32::from(self.variables.in_l)) > 0
                            {
                                if index == 3 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_c) >= 4 {
                                if index == 3 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::D as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_d) > 0 {
                        {
                            if (((((i32::from(self.variables.in_g)
                                + i32::from(self.variables.in_h))
                                + i32::from(self.variables.in_i))
                                + i32::from(self.variables.in_j))
                                + i32::from(self.variables.in_k))
                                + i32::from(self.variables.in_l)) > 0
                            {
                                if index == 4 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_d) >= 3 {
                                if index == 4 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_e) > 0 {
                        {
                            if (((((i32::from(self.variables.in_g)
                                + i32::from(self.variables.in_h))
                                + i32::from(self.variables.in_i))
                                + i32::from(self.variables.in_j))
                                + i32::from(self.variables.in_k))
                                + i32::from(self.variables.in_l)) > 0
                            {
                                if index == 5 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_e) >= 2 {
                                if index == 5 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_f) > 0 {
                        {
                            if (((((i32::from(self.variables.in_g)
                                + i32::from(self.variables.in_h))
                                + i32::from(self.variables.in_i))
                                + i32::from(self.variables.in_j))
                                + i32::from(self.variables.in_k))
                                + i32::from(self.variables.in_l)) > 0
                            {
                                if index == 6 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_f) >= 1 {
                                if index == 6 && rest.is_empty() {
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

    /// Whether a move goes on so: Then `{G}` or `{H}` or `{I}` or `{J}` or `{K}` or `{L}`.
    pub(crate) fn is_legal_from_165(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::G as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_g) > 0 {
                        {
                            if (((((i32::from(self.variables.in_a)
                                + i32::from(self.variables.in_b))
                                + i32::from(self.variables.in_c))
                                + i32::from(self.variables.in_d))
                                + i32::from(self.variables.in_e))
                                + i32::from(self.variables.in_f)) > 0
                            {
                                if index == 7 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_g) >= 6 {
                                if index == 7 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::H as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_h) > 0 {
                        {
                            if (((((i32::from(self.variables.in_a)
                                + i32::from(self.variables.in_b))
                                + i32::from(self.variables.in_c))
                                + i32::from(self.variables.in_d))
                                + i32::from(self.variables.in_e))
                                + i32::from(self.variables.in_f)) > 0
                            {
                                if index == 8 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_h) >= 5 {
                                if index == 8 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::I as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_i) > 0 {
                        {
                            if (((((i32::from(self.variables.in_a)
                                + i32::from(self.variables.in_b))
                                + i32::from(self.variables.in_c))
                                + i32::from(self.variables.in_d))
                                + i32::from(self.variables.in_e))
                                + i32::from(self.variables.in_f)) > 0
                            {
                                if index == 9 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_i) >= 4 {
                                if index == 9 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::J as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_j) > 0 {
                        {
                            if (((((i32::from(self.variables.in_a)
                                + i32::from(self.variables.in_b))
                                + i32::from(self.variables.in_c))
                                + i32::from(self.variables.in_d))
                                + i32::from(self.variables.in_e))
                                + i32::from(self.variables.in_f)) > 0
                            {
                                if index == 10 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_j) >= 3 {
                                if index == 10 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::K as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_k) > 0 {
                        {
                            if (((((i32::from(self.variables.in_a)
                                + i32::from(self.variables.in_b))
                                + i32::from(self.variables.in_c))
                                + i32::from(self.variables.in_d))
                                + i32::from(self.variables.in_e))
                                + i32::from(self.variables.in_f)) > 0
                            {
                                if index == 11 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_k) >= 2 {
                                if index == 11 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::L as usize].contains(cell) {
                {
                    if i32::from(self.variables.in_l) > 0 {
                        {
                            if (((((i32::from(self.variables.in_a)
                                + i32::from(self.variables.in_b))
                                + i32::from(self.variables.in_c))
                                + i32::from(self.variables.in_d))
                                + i32::from(self.variables.in_e))
                                + i32::from(self.variables.in_f)) > 0
                            {
                                if index == 12 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                        {
                            if i32::from(self.variables.in_l) >= 1 {
                                if index == 12 && rest.is_empty() {
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
}
