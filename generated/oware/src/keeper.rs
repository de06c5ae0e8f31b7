//! Performing the keeper's moves.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `[$ inA=4]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 4;
            self.variables.in_a = value as u8;
            {
                let value = 4;
                self.variables.in_b = value as u8;
                {
                    let value = 4;
                    self.variables.in_c = value as u8;
                    {
                        let value = 4;
                        self.variables.in_d = value as u8;
                        {
                            let value = 4;
                            self.variables.in_e = value as u8;
                            return self.keeper_from_5(cell);
                        }
                    }
                }
            }
        }
    }

    /// Then `[$ hand=inA]`.
    pub(crate) fn keeper_32(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_a);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_a, value as u8);
                if self.keeper_from_44(cell) {
                    return true;
                }
                self.variables.in_a = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inB]`.
    pub(crate) fn keeper_33(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_b);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_b, value as u8);
                if self.keeper_from_44(cell) {
                    return true;
                }
                self.variables.in_b = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inC]`.
    pub(crate) fn keeper_34(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_c);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_c, value as u8);
                if self.keeper_from_44(cell) {
                    return true;
                }
                self.variables.in_c = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inD]`.
    pub(crate) fn keeper_35(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_d);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_d, value as u8);
                if self.keeper_from_44(cell) {
                    return true;
                }
                self.variables.in_d = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inE]`.
    pub(crate) fn keeper_36(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_e);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_e, value as u8);
                if self.keeper_from_44(cell) {
                    return true;
                }
                self.variables.in_e = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inF]`.
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_f);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_f, value as u8);
                if self.keeper_from_44(cell) {
                    return true;
                }
                self.variables.in_f = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inG]`.
    pub(crate) fn keeper_185(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_g);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_g, value as u8);
                if self.keeper_from_197(cell) {
                    return true;
                }
                self.variables.in_g = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inH]`.
    pub(crate) fn keeper_186(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_h);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_h, value as u8);
                if self.keeper_from_197(cell) {
                    return true;
                }
                self.variables.in_h = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inI]`.
    pub(crate) fn keeper_187(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_i);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_i, value as u8);
                if self.keeper_from_197(cell) {
                    return true;
                }
                self.variables.in_i = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inJ]`.
    pub(crate) fn keeper_188(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_j);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_j, value as u8);
                if self.keeper_from_197(cell) {
                    return true;
                }
                self.variables.in_j = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inK]`.
    pub(crate) fn keeper_189(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_k);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_k, value as u8);
                if self.keeper_from_197(cell) {
                    return true;
                }
                self.variables.in_k = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ hand=inL]`.
    pub(crate) fn keeper_190(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.in_l);
            let old = std::mem::replace(&mut self.variables.hand, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.in_l, value as u8);
                if self.keeper_from_197(cell) {
                    return true;
                }
                self.variables.in_l = old;
            }
            self.variables.hand = old;
        }
        false
    }

    /// Then `[$ inF=4]`.
    fn keeper_from_5(&mut self, cell: usize) -> bool {
        {
            let value = 4;
            self.variables.in_f = value as u8;
            {
                let value = 4;
                self.variables.in_g = value as u8;
                {
                    let value = 4;
                    self.variables.in_h = value as u8;
                    {
                        let value = 4;
                        self.variables.in_i = value as u8;
                        {
                            let value = 4;
                            self.variables.in_j = value as u8;
                            return self.keeper_from_10(cell);
                        }
                    }
                }
            }
        }
    }

    /// Then `[$ inK=4]`.
    fn keeper_from_10(&mut self, cell: usize) -> bool {
        {
            let value = 4;
            self.variables.in_k = value as u8;
            {
                let value = 4;
                self.variables.in_l = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_44(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 50 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.walked, value as u8);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_46(seen, cell) {
                            return true;
                        }
                    }
                    self.variables.walked = old;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `{$ hand > 0}` or `{$ hand == 0}`.
    fn keeper_from_46(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.hand) > 0 {
            if let Some(cell) = follow(&tables::NEXT, cell) {
                {
                    let value = i32::from(self.variables.walked) + 1;
                    if value <= 12 {
                        let old = std::mem::replace(
                            &mut self.variables.walked,
                            value as u8,
                        );
                        if i32::from(self.variables.walked) < 12 {
                            if self.board[cell] == piece::A {
                                {
                                    let value = i32::from(self.variables.in_a) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_a,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_a = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::B {
                                {
                                    let value = i32::from(self.variables.in_b) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_b,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_b = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::C {
                                {
                                    let value = i32::from(self.variables.in_c) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_c,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_c = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::D {
                                {
                                    let value = i32::from(self.variables.in_d) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_d,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_d = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::E {
                                {
                                    let value = i32::from(self.variables.in_e) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_e,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_e = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::F {
                                {
                                    let value = i32::from(self.variables.in_f) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_f,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_f = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::G {
                                {
                                    let value = i32::from(self.variables.in_g) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_g,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_g = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::H {
                                {
                                    let value = i32::from(self.variables.in_h) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_h,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_h = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::I {
                                {
                                    let value = i32::from(self.variables.in_i) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_i,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_i = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::J {
                                {
                                    let value = i32::from(self.variables.in_j) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_j,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_j = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::K {
                                {
                                    let value = i32::from(self.variables.in_k) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_k,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_k = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::L {
                                {
                                    let value = i32::from(self.variables.in_l) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_l,
                                            value as u8,
                                        );
                                        if self.keeper_from_106(cell) {
                                            return true;
                                        }
                                        self.variables.in_l = old;
                                    }
                                }
                            }
                        }
                        if i32::from(self.variables.walked) == 12 {
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.walked,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_46(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.walked = old;
                            }
                        }
                        self.variables.walked = old;
                    }
                }
            }
        }
        if i32::from(self.variables.hand) == 0 {
            if self.pattern_50(cell) {
                if seen[0].insert(cell) {
                    if self.keeper_from_51(seen, cell) {
                        return true;
                    }
                }
            } else {
                if self.board[cell] == piece::G {
                    if self.keeper_from_66(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::H {
                    if self.keeper_from_67(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::I {
                    if self.keeper_from_68(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::J {
                    if self.keeper_from_69(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::K {
                    if self.keeper_from_70(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::L {
                    if self.keeper_from_71(seen, cell) {
                        return true;
                    }
                }
                if !self.pattern_61(cell) {
                    if seen[0].insert(cell) {
                        if self.keeper_from_51(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ southStore+(((((inA+inB)+inC)+inD)+inE)+inF) > 24}` or `{$ southStore+(((((inA+inB)+inC)+inD)+inE)+inF) < 24}` or `{$ southStore+(((((inA+inB)+inC)+inD)+inE)+inF) == 24}`.
    fn keeper_from_51(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if (i32::from(self.variables.south_store)
            + (((((i32::from(self.variables.in_a) + i32::from(self.variables.in_b))
                + i32::from(self.variables.in_c)) + i32::from(self.variables.in_d))
                + i32::from(self.variables.in_e)) + i32::from(self.variables.in_f))) > 24
        {
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.south, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    if self.keeper_from_119(cell) {
                        return true;
                    }
                    self.variables.north = old;
                }
                self.variables.south = old;
            }
        }
        if (i32::from(self.variables.south_store)
            + (((((i32::from(self.variables.in_a) + i32::from(self.variables.in_b))
                + i32::from(self.variables.in_c)) + i32::from(self.variables.in_d))
                + i32::from(self.variables.in_e)) + i32::from(self.variables.in_f))) < 24
        {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.south, value as u8);
                {
                    let value = 100;
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    if self.keeper_from_119(cell) {
                        return true;
                    }
                    self.variables.north = old;
                }
                self.variables.south = old;
            }
        }
        if (i32::from(self.variables.south_store)
            + (((((i32::from(self.variables.in_a) + i32::from(self.variables.in_b))
                + i32::from(self.variables.in_c)) + i32::from(self.variables.in_d))
                + i32::from(self.variables.in_e)) + i32::from(self.variables.in_f)))
            == 24
        {
            {
                let value = 50;
                let old = std::mem::replace(&mut self.variables.south, value as u8);
                {
                    let value = 50;
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    if self.keeper_from_119(cell) {
                        return true;
                    }
                    self.variables.north = old;
                }
                self.variables.south = old;
            }
        }
        false
    }

    /// Then `{$ inG >= 2}`.
    fn keeper_from_66(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_g) >= 2 {
            if i32::from(self.variables.in_g) <= 3 {
                {
                    let value = i32::from(self.variables.south_store)
                        + i32::from(self.variables.in_g);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.south_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_g,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_166(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_g = old;
                        }
                        self.variables.south_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inH >= 2}`.
    fn keeper_from_67(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_h) >= 2 {
            if i32::from(self.variables.in_h) <= 3 {
                {
                    let value = i32::from(self.variables.south_store)
                        + i32::from(self.variables.in_h);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.south_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_h,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_166(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_h = old;
                        }
                        self.variables.south_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inI >= 2}`.
    fn keeper_from_68(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_i) >= 2 {
            if i32::from(self.variables.in_i) <= 3 {
                {
                    let value = i32::from(self.variables.south_store)
                        + i32::from(self.variables.in_i);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.south_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_i,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_166(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_i = old;
                        }
                        self.variables.south_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inJ >= 2}`.
    fn keeper_from_69(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_j) >= 2 {
            if i32::from(self.variables.in_j) <= 3 {
                {
                    let value = i32::from(self.variables.south_store)
                        + i32::from(self.variables.in_j);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.south_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_j,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_166(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_j = old;
                        }
                        self.variables.south_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inK >= 2}`.
    fn keeper_from_70(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_k) >= 2 {
            if i32::from(self.variables.in_k) <= 3 {
                {
                    let value = i32::from(self.variables.south_store)
                        + i32::from(self.variables.in_k);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.south_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_k,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_166(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_k = old;
                        }
                        self.variables.south_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inL >= 2}`.
    fn keeper_from_71(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_l) >= 2 {
            if i32::from(self.variables.in_l) <= 3 {
                {
                    let value = i32::from(self.variables.south_store)
                        + i32::from(self.variables.in_l);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.south_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_l,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_166(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_l = old;
                        }
                        self.variables.south_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `[$ hand=hand-1]`.
    fn keeper_from_106(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.hand) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.hand, value as u8);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if self.keeper_from_46(seen, cell) {
                        return true;
                    }
                }
                self.variables.hand = old;
            }
        }
        false
    }

    /// Then `{$ southStore <= 24}` or `{$ southStore > 24}` or `{$ southStore <= 24}`.
    fn keeper_from_119(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.south_store) <= 24 {
            if i32::from(self.variables.quiet) < 50 {
                self.leave(9, cell);
                return true;
            }
        } else {
            self.leave(8, cell);
            return true;
        }
        if i32::from(self.variables.south_store) <= 24 {
            if i32::from(self.variables.quiet) == 50 {
                self.leave(8, cell);
                return true;
            }
        }
        false
    }

    /// Then `{! pattern 61}` or `{G}` or `{H}` or `{I}` or `{J}` or `{K}` or `…`.
    fn keeper_from_166(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if !self.pattern_61(cell) {
                if seen[0].insert(cell) {
                    if self.keeper_from_51(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::G {
                if self.keeper_from_66(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::H {
                if self.keeper_from_67(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::I {
                if self.keeper_from_68(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::J {
                if self.keeper_from_69(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::K {
                if self.keeper_from_70(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::L {
                if self.keeper_from_71(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_197(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 50 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.walked, value as u8);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_199(seen, cell) {
                            return true;
                        }
                    }
                    self.variables.walked = old;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `{$ hand > 0}` or `{$ hand == 0}`.
    fn keeper_from_199(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.hand) > 0 {
            if let Some(cell) = follow(&tables::NEXT, cell) {
                {
                    let value = i32::from(self.variables.walked) + 1;
                    if value <= 12 {
                        let old = std::mem::replace(
                            &mut self.variables.walked,
                            value as u8,
                        );
                        if i32::from(self.variables.walked) < 12 {
                            if self.board[cell] == piece::A {
                                {
                                    let value = i32::from(self.variables.in_a) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_a,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_a = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::B {
                                {
                                    let value = i32::from(self.variables.in_b) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_b,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_b = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::C {
                                {
                                    let value = i32::from(self.variables.in_c) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_c,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_c = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::D {
                                {
                                    let value = i32::from(self.variables.in_d) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_d,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_d = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::E {
                                {
                                    let value = i32::from(self.variables.in_e) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_e,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_e = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::F {
                                {
                                    let value = i32::from(self.variables.in_f) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_f,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_f = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::G {
                                {
                                    let value = i32::from(self.variables.in_g) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_g,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_g = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::H {
                                {
                                    let value = i32::from(self.variables.in_h) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_h,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_h = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::I {
                                {
                                    let value = i32::from(self.variables.in_i) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_i,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_i = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::J {
                                {
                                    let value = i32::from(self.variables.in_j) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_j,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_j = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::K {
                                {
                                    let value = i32::from(self.variables.in_k) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_k,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_k = old;
                                    }
                                }
                            }
                            if self.board[cell] == piece::L {
                                {
                                    let value = i32::from(self.variables.in_l) + 1;
                                    if value <= 48 {
                                        let old = std::mem::replace(
                                            &mut self.variables.in_l,
                                            value as u8,
                                        );
                                        if self.keeper_from_258(cell) {
                                            return true;
                                        }
                                        self.variables.in_l = old;
                                    }
                                }
                            }
                        }
                        if i32::from(self.variables.walked) == 12 {
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.walked,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_199(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.walked = old;
                            }
                        }
                        self.variables.walked = old;
                    }
                }
            }
        }
        if i32::from(self.variables.hand) == 0 {
            if self.pattern_203(cell) {
                if seen[0].insert(cell) {
                    if self.keeper_from_204(seen, cell) {
                        return true;
                    }
                }
            } else {
                if self.board[cell] == piece::A {
                    if self.keeper_from_219(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::B {
                    if self.keeper_from_220(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::C {
                    if self.keeper_from_221(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::D {
                    if self.keeper_from_222(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::E {
                    if self.keeper_from_223(seen, cell) {
                        return true;
                    }
                }
                if self.board[cell] == piece::F {
                    if self.keeper_from_224(seen, cell) {
                        return true;
                    }
                }
                if !self.pattern_214(cell) {
                    if seen[0].insert(cell) {
                        if self.keeper_from_204(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ southStore+(((((inA+inB)+inC)+inD)+inE)+inF) > 24}` or `{$ southStore+(((((inA+inB)+inC)+inD)+inE)+inF) < 24}` or `{$ southStore+(((((inA+inB)+inC)+inD)+inE)+inF) == 24}`.
    fn keeper_from_204(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if (i32::from(self.variables.south_store)
            + (((((i32::from(self.variables.in_a) + i32::from(self.variables.in_b))
                + i32::from(self.variables.in_c)) + i32::from(self.variables.in_d))
                + i32::from(self.variables.in_e)) + i32::from(self.variables.in_f))) > 24
        {
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.south, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    if self.keeper_from_271(cell) {
                        return true;
                    }
                    self.variables.north = old;
                }
                self.variables.south = old;
            }
        }
        if (i32::from(self.variables.south_store)
            + (((((i32::from(self.variables.in_a) + i32::from(self.variables.in_b))
                + i32::from(self.variables.in_c)) + i32::from(self.variables.in_d))
                + i32::from(self.variables.in_e)) + i32::from(self.variables.in_f))) < 24
        {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.south, value as u8);
                {
                    let value = 100;
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    if self.keeper_from_271(cell) {
                        return true;
                    }
                    self.variables.north = old;
                }
                self.variables.south = old;
            }
        }
        if (i32::from(self.variables.south_store)
            + (((((i32::from(self.variables.in_a) + i32::from(self.variables.in_b))
                + i32::from(self.variables.in_c)) + i32::from(self.variables.in_d))
                + i32::from(self.variables.in_e)) + i32::from(self.variables.in_f)))
            == 24
        {
            {
                let value = 50;
                let old = std::mem::replace(&mut self.variables.south, value as u8);
                {
                    let value = 50;
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    if self.keeper_from_271(cell) {
                        return true;
                    }
                    self.variables.north = old;
                }
                self.variables.south = old;
            }
        }
        false
    }

    /// Then `{$ inA >= 2}`.
    fn keeper_from_219(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_a) >= 2 {
            if i32::from(self.variables.in_a) <= 3 {
                {
                    let value = i32::from(self.variables.north_store)
                        + i32::from(self.variables.in_a);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.north_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_a,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_314(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_a = old;
                        }
                        self.variables.north_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inB >= 2}`.
    fn keeper_from_220(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_b) >= 2 {
            if i32::from(self.variables.in_b) <= 3 {
                {
                    let value = i32::from(self.variables.north_store)
                        + i32::from(self.variables.in_b);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.north_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_b,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_314(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_b = old;
                        }
                        self.variables.north_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inC >= 2}`.
    fn keeper_from_221(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_c) >= 2 {
            if i32::from(self.variables.in_c) <= 3 {
                {
                    let value = i32::from(self.variables.north_store)
                        + i32::from(self.variables.in_c);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.north_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_c,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_314(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_c = old;
                        }
                        self.variables.north_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inD >= 2}`.
    fn keeper_from_222(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_d) >= 2 {
            if i32::from(self.variables.in_d) <= 3 {
                {
                    let value = i32::from(self.variables.north_store)
                        + i32::from(self.variables.in_d);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.north_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_d,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_314(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_d = old;
                        }
                        self.variables.north_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inE >= 2}`.
    fn keeper_from_223(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_e) >= 2 {
            if i32::from(self.variables.in_e) <= 3 {
                {
                    let value = i32::from(self.variables.north_store)
                        + i32::from(self.variables.in_e);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.north_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_e,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_314(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_e = old;
                        }
                        self.variables.north_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inF >= 2}`.
    fn keeper_from_224(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if i32::from(self.variables.in_f) >= 2 {
            if i32::from(self.variables.in_f) <= 3 {
                {
                    let value = i32::from(self.variables.north_store)
                        + i32::from(self.variables.in_f);
                    if value <= 48 {
                        let old = std::mem::replace(
                            &mut self.variables.north_store,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.in_f,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.quiet,
                                    value as u8,
                                );
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if self.keeper_from_314(seen, cell) {
                                        return true;
                                    }
                                }
                                self.variables.quiet = old;
                            }
                            self.variables.in_f = old;
                        }
                        self.variables.north_store = old;
                    }
                }
            }
        }
        false
    }

    /// Then `[$ hand=hand-1]`.
    fn keeper_from_258(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.hand) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.hand, value as u8);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if self.keeper_from_199(seen, cell) {
                        return true;
                    }
                }
                self.variables.hand = old;
            }
        }
        false
    }

    /// Then `{$ northStore <= 24}` or `{$ northStore > 24}` or `{$ northStore <= 24}`.
    fn keeper_from_271(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.north_store) <= 24 {
            if i32::from(self.variables.quiet) < 50 {
                self.leave(1, cell);
                return true;
            }
        } else {
            self.leave(8, cell);
            return true;
        }
        if i32::from(self.variables.north_store) <= 24 {
            if i32::from(self.variables.quiet) == 50 {
                self.leave(8, cell);
                return true;
            }
        }
        false
    }

    /// Then `{! pattern 214}` or `{A}` or `{B}` or `{C}` or `{D}` or `{E}` or `…`.
    fn keeper_from_314(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if !self.pattern_214(cell) {
                if seen[0].insert(cell) {
                    if self.keeper_from_204(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::A {
                if self.keeper_from_219(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_220(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::C {
                if self.keeper_from_221(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::D {
                if self.keeper_from_222(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_223(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::PREVIOUS, cell) {
            if self.board[cell] == piece::F {
                if self.keeper_from_224(seen, cell) {
                    return true;
                }
            }
        }
        false
    }
}
