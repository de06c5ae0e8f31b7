//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{G}` or `{H}` or `{I}` or `{J}` or `{K}` or `{L}` or `…`.
    pub(crate) fn pattern_50(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::G {
            if self.holds_from_55(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::H {
            if self.holds_from_56(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::I {
            if self.holds_from_57(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::J {
            if self.holds_from_58(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::K {
            if self.holds_from_59(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::L {
            if self.holds_from_60(cell) {
                return true;
            }
        }
        if !self.pattern_61(cell) {
            if self.holds_from_62(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{G}` or `{H}` or `{I}` or `{J}` or `{K}` or `{L}`.
    pub(crate) fn pattern_61(&self, cell: usize) -> bool {
        if self.board[cell] == piece::G {
            if i32::from(self.variables.in_g) >= 2 {
                if i32::from(self.variables.in_g) <= 3 {
                    {
                        let value = i32::from(self.variables.south_store)
                            + i32::from(self.variables.in_g);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::H {
            if i32::from(self.variables.in_h) >= 2 {
                if i32::from(self.variables.in_h) <= 3 {
                    {
                        let value = i32::from(self.variables.south_store)
                            + i32::from(self.variables.in_h);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::I {
            if i32::from(self.variables.in_i) >= 2 {
                if i32::from(self.variables.in_i) <= 3 {
                    {
                        let value = i32::from(self.variables.south_store)
                            + i32::from(self.variables.in_i);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::J {
            if i32::from(self.variables.in_j) >= 2 {
                if i32::from(self.variables.in_j) <= 3 {
                    {
                        let value = i32::from(self.variables.south_store)
                            + i32::from(self.variables.in_j);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::K {
            if i32::from(self.variables.in_k) >= 2 {
                if i32::from(self.variables.in_k) <= 3 {
                    {
                        let value = i32::from(self.variables.south_store)
                            + i32::from(self.variables.in_k);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::L {
            if i32::from(self.variables.in_l) >= 2 {
                if i32::from(self.variables.in_l) <= 3 {
                    {
                        let value = i32::from(self.variables.south_store)
                            + i32::from(self.variables.in_l);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
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

    /// Then `{A}` or `{B}` or `{C}` or `{D}` or `{E}` or `{F}` or `…`.
    pub(crate) fn pattern_203(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::A {
            if self.holds_from_208(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::B {
            if self.holds_from_209(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::C {
            if self.holds_from_210(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::D {
            if self.holds_from_211(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::E {
            if self.holds_from_212(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::F {
            if self.holds_from_213(cell) {
                return true;
            }
        }
        if !self.pattern_214(cell) {
            if self.holds_from_215(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{A}` or `{B}` or `{C}` or `{D}` or `{E}` or `{F}`.
    pub(crate) fn pattern_214(&self, cell: usize) -> bool {
        if self.board[cell] == piece::A {
            if i32::from(self.variables.in_a) >= 2 {
                if i32::from(self.variables.in_a) <= 3 {
                    {
                        let value = i32::from(self.variables.north_store)
                            + i32::from(self.variables.in_a);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::B {
            if i32::from(self.variables.in_b) >= 2 {
                if i32::from(self.variables.in_b) <= 3 {
                    {
                        let value = i32::from(self.variables.north_store)
                            + i32::from(self.variables.in_b);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::C {
            if i32::from(self.variables.in_c) >= 2 {
                if i32::from(self.variables.in_c) <= 3 {
                    {
                        let value = i32::from(self.variables.north_store)
                            + i32::from(self.variables.in_c);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::D {
            if i32::from(self.variables.in_d) >= 2 {
                if i32::from(self.variables.in_d) <= 3 {
                    {
                        let value = i32::from(self.variables.north_store)
                            + i32::from(self.variables.in_d);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::E {
            if i32::from(self.variables.in_e) >= 2 {
                if i32::from(self.variables.in_e) <= 3 {
                    {
                        let value = i32::from(self.variables.north_store)
                            + i32::from(self.variables.in_e);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        if self.board[cell] == piece::F {
            if i32::from(self.variables.in_f) >= 2 {
                if i32::from(self.variables.in_f) <= 3 {
                    {
                        let value = i32::from(self.variables.north_store)
                            + i32::from(self.variables.in_f);
                        if value <= 48 {
                            {
                                if self.holds_from_164(cell) {
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

    /// Then `{$ inG >= 2}`.
    fn holds_from_55(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_126(cell);
                        self.variables.south_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inH >= 2}`.
    fn holds_from_56(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_127(cell);
                        self.variables.south_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inI >= 2}`.
    fn holds_from_57(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_128(cell);
                        self.variables.south_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inJ >= 2}`.
    fn holds_from_58(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_129(cell);
                        self.variables.south_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inK >= 2}`.
    fn holds_from_59(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_130(cell);
                        self.variables.south_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inL >= 2}`.
    fn holds_from_60(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_131(cell);
                        self.variables.south_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ ((((inG+inH)+inI)+inJ)+inK)+inL == 0}`.
    fn holds_from_62(&self, _cell: usize) -> bool {
        if (((((i32::from(self.variables.in_g) + i32::from(self.variables.in_h))
            + i32::from(self.variables.in_i)) + i32::from(self.variables.in_j))
            + i32::from(self.variables.in_k)) + i32::from(self.variables.in_l)) == 0
        {
            return true;
        }
        false
    }

    /// Then `[$ inG=…]`.
    fn holds_from_126(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_g, value as u8);
            let holds = self.holds_from_147(cell);
            self.variables.in_g = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inH=…]`.
    fn holds_from_127(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_h, value as u8);
            let holds = self.holds_from_147(cell);
            self.variables.in_h = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inI=…]`.
    fn holds_from_128(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_i, value as u8);
            let holds = self.holds_from_147(cell);
            self.variables.in_i = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inJ=…]`.
    fn holds_from_129(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_j, value as u8);
            let holds = self.holds_from_147(cell);
            self.variables.in_j = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inK=…]`.
    fn holds_from_130(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_k, value as u8);
            let holds = self.holds_from_147(cell);
            self.variables.in_k = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inL=…]`.
    fn holds_from_131(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_l, value as u8);
            let holds = self.holds_from_147(cell);
            self.variables.in_l = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ quiet=…]`.
    fn holds_from_147(&mut self, cell: usize) -> bool {
        {
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if !self.pattern_61(cell) {
                    if self.holds_from_62(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::G {
                    if self.holds_from_55(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::H {
                    if self.holds_from_56(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::I {
                    if self.holds_from_57(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::J {
                    if self.holds_from_58(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::K {
                    if self.holds_from_59(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::L {
                    if self.holds_from_60(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[$ quiet=…]`.
    fn holds_from_164(&self, _cell: usize) -> bool {
        {
            return true;
        }
    }

    /// Then `{$ inA >= 2}`.
    fn holds_from_208(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_278(cell);
                        self.variables.north_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inB >= 2}`.
    fn holds_from_209(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_279(cell);
                        self.variables.north_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inC >= 2}`.
    fn holds_from_210(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_280(cell);
                        self.variables.north_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inD >= 2}`.
    fn holds_from_211(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_281(cell);
                        self.variables.north_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inE >= 2}`.
    fn holds_from_212(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_282(cell);
                        self.variables.north_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ inF >= 2}`.
    fn holds_from_213(&mut self, cell: usize) -> bool {
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
                        let holds = self.holds_from_283(cell);
                        self.variables.north_store = old;
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{$ ((((inA+inB)+inC)+inD)+inE)+inF == 0}`.
    fn holds_from_215(&self, _cell: usize) -> bool {
        if (((((i32::from(self.variables.in_a) + i32::from(self.variables.in_b))
            + i32::from(self.variables.in_c)) + i32::from(self.variables.in_d))
            + i32::from(self.variables.in_e)) + i32::from(self.variables.in_f)) == 0
        {
            return true;
        }
        false
    }

    /// Then `[$ inA=…]`.
    fn holds_from_278(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_a, value as u8);
            let holds = self.holds_from_299(cell);
            self.variables.in_a = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inB=…]`.
    fn holds_from_279(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_b, value as u8);
            let holds = self.holds_from_299(cell);
            self.variables.in_b = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inC=…]`.
    fn holds_from_280(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_c, value as u8);
            let holds = self.holds_from_299(cell);
            self.variables.in_c = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inD=…]`.
    fn holds_from_281(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_d, value as u8);
            let holds = self.holds_from_299(cell);
            self.variables.in_d = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inE=…]`.
    fn holds_from_282(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_e, value as u8);
            let holds = self.holds_from_299(cell);
            self.variables.in_e = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ inF=…]`.
    fn holds_from_283(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.in_f, value as u8);
            let holds = self.holds_from_299(cell);
            self.variables.in_f = old;
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[$ quiet=…]`.
    fn holds_from_299(&mut self, cell: usize) -> bool {
        {
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if !self.pattern_214(cell) {
                    if self.holds_from_215(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::A {
                    if self.holds_from_208(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::B {
                    if self.holds_from_209(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::C {
                    if self.holds_from_210(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::D {
                    if self.holds_from_211(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::E {
                    if self.holds_from_212(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::PREVIOUS, cell) {
                if self.board[cell] == piece::F {
                    if self.holds_from_213(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }
}
