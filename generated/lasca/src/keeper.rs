//! Performing the keeper's moves.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{? pattern 1}` or `{! pattern 1}`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.keeper_from_0(cell)
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_29(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_37(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_38(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_39(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_40(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_41(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_30(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_42(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_43(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_44(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_45(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_46(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_31(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_47(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_48(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_49(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_50(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_51(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_32(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_52(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_53(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_54(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_55(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_56(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_33(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_57(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_58(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_59(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_60(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_61(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_34(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_62(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_63(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_64(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_65(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_66(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_35(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_67(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_68(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_69(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_70(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_71(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_36(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_72(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_73(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_74(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_75(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_76(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_218(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_230(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_231(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_232(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_233(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_234(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_219(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_235(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_236(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_237(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_238(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_239(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_220(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_240(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_241(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_242(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_243(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_244(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_221(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_245(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_246(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::WW {
                    if self.keeper_from_247(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::BB {
                    if self.keeper_from_248(seen, cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_249(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_226(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_254(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_255(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_256(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_257(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_258(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_227(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_259(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_260(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_261(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_262(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_263(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_228(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_264(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_265(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_266(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_267(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_268(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_229(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_269(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_270(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_271(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_272(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_273(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_250(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_293(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_294(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_295(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_296(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_297(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_251(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_298(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_299(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_300(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_301(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_302(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_252(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_303(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_304(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_305(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_306(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_307(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_253(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_308(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_309(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_310(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_311(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_312(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_485(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_489(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_490(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_491(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_492(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_12, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_493(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_486(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_494(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_495(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_496(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_497(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_13, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_498(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_487(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_499(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_500(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_501(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_502(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_10, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_503(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{e}`.
    pub(crate) fn keeper_488(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_504(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_505(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_506(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_507(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_508(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 1}` or `{! pattern 1}`.
    fn keeper_from_0(&mut self, cell: usize) -> bool {
        if self.pattern_1(cell) {
            self.leave(1, cell);
            return true;
        } else {
            self.leave(2, cell);
            return true;
        }
    }

    /// Then `[e]`.
    fn keeper_from_37(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_120(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_38(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_120(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_39(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_120(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_40(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_120(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_41(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_81(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_82(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_42(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_122(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_43(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_122(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_44(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_122(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_45(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_122(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_46(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_81(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_82(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_47(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_123(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_48(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_123(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_49(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_123(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_50(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_123(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_51(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_81(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_82(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_52(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_124(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_53(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_124(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_54(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_124(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_55(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_124(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_56(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_81(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_82(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_57(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_125(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_58(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_125(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_59(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_125(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_60(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_125(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_61(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_127(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_127(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_129(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_129(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_62(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_130(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_63(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_130(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_64(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_130(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_65(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_130(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_66(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_132(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_132(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_134(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_134(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_67(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_135(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_68(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_135(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_69(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_135(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_70(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_135(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_71(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_137(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_137(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_139(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_139(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_72(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_140(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_73(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_140(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_74(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_140(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_75(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_140(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_76(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_142(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_142(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_144(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_144(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_81(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if tables::AREA_18.contains(cell) {
            {
                self.exchange(cell, [piece::W], piece::WW);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if self.keeper_from_83(seen, cell) {
                        return true;
                    }
                }
                self.exchange(cell, [piece::WW], piece::W);
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_82(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if tables::UP_DOWN.contains(cell) {
            if seen[0].insert(cell) {
                if self.keeper_from_581(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_83(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if seen[0].insert(cell) {
            if self.keeper_from_581(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_120(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_41(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_37(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_38(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_39(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_40(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_122(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_46(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_42(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_43(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_44(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_45(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_123(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_51(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_47(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_48(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_49(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_50(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_124(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_56(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_52(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_53(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_54(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_55(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_125(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_61(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_57(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_58(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_59(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_60(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_127(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_147(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_129(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_147(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_130(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_66(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_62(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_63(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_64(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_65(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_132(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_148(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_134(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_148(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_135(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_71(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_67(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_68(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_69(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_70(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_137(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_149(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_139(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_149(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_140(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_76(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_72(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_73(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_74(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_75(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_142(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_150(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_144(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_150(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_147(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_153(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_154(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_155(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_156(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_158(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_148(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_159(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_160(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_161(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_162(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_163(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_149(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_164(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_165(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_166(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_167(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_168(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_150(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_169(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_170(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_171(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_172(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_173(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_153(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_176(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_154(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_176(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_155(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_176(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_156(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_176(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_158(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_177(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_159(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_178(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_160(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_178(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_161(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_178(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_162(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_178(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_163(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_179(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_164(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_180(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_165(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_180(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_166(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_180(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_167(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_180(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_168(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_181(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_169(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_182(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_170(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_182(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_171(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_182(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_172(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_182(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_173(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_183(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_176(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_158(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_153(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_154(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_155(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_156(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 188}` or `{! pattern 188}`.
    fn keeper_from_177(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.pattern_188(cell) {
                self.leave(14, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if !self.pattern_188(cell) {
                if self.keeper_from_190(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_178(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_163(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_159(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_160(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_161(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_162(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 188}` or `{! pattern 188}`.
    fn keeper_from_179(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.pattern_188(cell) {
                self.leave(14, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if !self.pattern_188(cell) {
                if self.keeper_from_190(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_180(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_168(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_164(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_165(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_166(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_167(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 188}` or `{! pattern 188}`.
    fn keeper_from_181(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.pattern_188(cell) {
                self.leave(14, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if !self.pattern_188(cell) {
                if self.keeper_from_190(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_182(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_173(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_169(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_170(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_171(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_172(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 188}` or `{! pattern 188}`.
    fn keeper_from_183(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.pattern_188(cell) {
                self.leave(14, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if !self.pattern_188(cell) {
                if self.keeper_from_190(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_190(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if self.board[cell] == piece::W {
            if self.keeper_from_81(seen, cell) {
                return true;
            }
        }
        if self.board[cell] == piece::W {
            if self.keeper_from_82(seen, cell) {
                return true;
            }
        }
        if self.board[cell] == piece::WW {
            if self.keeper_from_83(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_230(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_337(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_231(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_337(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_232(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_337(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_233(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_337(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_234(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_278(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_279(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_280(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_235(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_339(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_236(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_339(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_237(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_339(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_238(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_339(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_239(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_278(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_279(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_280(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_240(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_340(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_241(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_340(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_242(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_340(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_243(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_340(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_244(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_278(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_279(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_280(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_245(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_341(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_246(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_341(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_247(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_341(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_248(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if self.keeper_from_341(seen, cell) {
                            return true;
                        }
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_249(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_278(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_279(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_280(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_254(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_366(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_255(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_366(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_256(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_366(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_257(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_366(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_258(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_368(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_368(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_370(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_370(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_259(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_371(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_260(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_371(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_261(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_371(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_262(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_371(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_263(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_373(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_373(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_375(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_375(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_264(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_376(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_265(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_376(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_266(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_376(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_267(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_376(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_268(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_378(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_378(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_380(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_380(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_269(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_381(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_270(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_381(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_271(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_381(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_272(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_381(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_273(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_383(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_383(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_385(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_385(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_278(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        if tables::AREA_33.contains(cell) {
            {
                self.exchange(cell, [piece::B], piece::BB);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if self.keeper_from_280(seen, cell) {
                        return true;
                    }
                }
                self.exchange(cell, [piece::BB], piece::B);
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_279(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if tables::DOWN_UP.contains(cell) {
            if seen[0].insert(cell) {
                if self.keeper_from_582(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_280(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if seen[0].insert(cell) {
            if self.keeper_from_582(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_293(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_388(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_294(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_388(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_295(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_388(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_296(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_388(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_297(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_390(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_390(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_392(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_392(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_298(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_393(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_299(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_393(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_300(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_393(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_301(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_393(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_302(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_395(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_395(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_397(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_397(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_303(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_398(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_304(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_398(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_305(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_398(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_306(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_398(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_307(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_400(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_400(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_402(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_402(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_308(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_403(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_309(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_403(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_310(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_403(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_311(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_403(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_312(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_405(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_405(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::BB {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_407(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_407(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_337(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_234(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_230(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_231(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_232(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_233(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_339(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_239(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_235(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_236(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_237(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_238(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_340(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_244(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_240(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_241(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_242(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_243(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_341(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_249(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_245(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_246(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_247(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_248(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_366(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_258(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_254(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_255(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_256(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_257(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_368(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_408(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_370(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_408(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_371(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_263(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_259(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_260(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_261(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_262(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_373(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_409(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_375(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_409(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_376(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_268(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_264(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_265(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_266(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_267(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_378(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_410(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_380(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_410(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_381(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_273(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_269(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_270(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_271(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_272(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_383(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_411(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_385(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_411(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_388(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_297(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_293(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_294(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_295(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_296(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_390(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_414(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_392(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_414(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_393(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_302(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_298(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_299(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_300(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_301(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_395(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_415(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_397(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_415(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_398(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_307(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_303(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_304(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_305(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_306(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_400(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_416(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_402(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_416(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_403(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_312(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_308(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_309(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_310(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_311(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_405(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_417(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_407(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_417(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_408(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_418(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_419(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_420(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_421(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_422(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_409(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_423(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_424(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_425(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_426(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_427(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_410(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_428(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_429(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_430(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_431(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_432(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_411(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_433(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_434(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_435(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_436(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_437(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_414(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_439(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_440(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_441(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_442(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_443(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_415(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_444(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_445(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_446(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_447(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_448(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_416(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_449(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_450(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_451(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_452(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_453(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_417(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_454(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_455(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_456(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_457(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_458(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_418(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_459(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_419(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_459(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_420(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_459(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_421(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_459(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_422(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_460(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_423(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_461(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_424(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_461(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_425(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_461(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_426(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_461(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_427(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_462(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_428(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_463(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_429(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_463(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_430(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_463(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_431(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_463(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_432(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_464(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_433(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_465(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_434(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_465(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_435(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_465(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_436(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_465(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_437(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_466(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_439(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_467(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_440(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_467(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_441(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_467(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_442(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_467(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_443(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_177(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_444(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_468(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_445(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_468(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_446(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_468(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_447(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_468(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_448(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_179(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_449(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_469(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_450(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_469(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_451(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_469(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_452(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_469(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_453(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_181(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_454(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_470(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_455(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_470(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_456(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_470(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_457(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_470(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_458(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_183(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_459(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_422(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_418(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_419(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_420(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_421(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 471}` or `{! pattern 471}`.
    fn keeper_from_460(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.pattern_471(cell) {
                self.leave(27, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if !self.pattern_471(cell) {
                if self.keeper_from_473(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_461(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_427(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_423(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_424(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_425(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_426(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 471}` or `{! pattern 471}`.
    fn keeper_from_462(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.pattern_471(cell) {
                self.leave(27, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if !self.pattern_471(cell) {
                if self.keeper_from_473(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_463(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_432(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_428(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_429(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_430(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_431(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 471}` or `{! pattern 471}`.
    fn keeper_from_464(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.pattern_471(cell) {
                self.leave(27, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if !self.pattern_471(cell) {
                if self.keeper_from_473(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_465(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_437(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_433(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_434(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_435(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_436(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 471}` or `{! pattern 471}`.
    fn keeper_from_466(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.pattern_471(cell) {
                self.leave(27, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if !self.pattern_471(cell) {
                if self.keeper_from_473(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_467(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_443(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_439(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_440(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_441(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_442(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_468(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_448(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_444(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_445(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_446(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_447(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_469(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_453(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_449(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_450(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_451(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_452(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_470(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_458(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_454(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_455(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_456(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_457(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    fn keeper_from_473(&mut self, seen: &mut [Cells; 1], cell: usize) -> bool {
        if self.board[cell] == piece::B {
            if self.keeper_from_278(seen, cell) {
                return true;
            }
        }
        if self.board[cell] == piece::B {
            if self.keeper_from_279(seen, cell) {
                return true;
            }
        }
        if self.board[cell] == piece::BB {
            if self.keeper_from_280(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_489(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_533(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_490(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_533(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_491(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_533(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_492(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_533(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_493(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_535(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_535(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_537(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_537(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_494(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_538(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_495(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_538(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_496(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_538(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_497(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_538(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_498(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_540(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_540(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_542(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_542(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_499(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_543(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_500(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_543(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_501(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_543(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_502(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_13, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_543(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_503(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_545(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_545(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_547(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_547(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_504(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_548(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_505(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_548(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_506(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::WW], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::WW);
                    if self.keeper_from_548(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::WW);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_507(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::BB], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_12, cell) {
                {
                    let old = self.put(cell, piece::BB);
                    if self.keeper_from_548(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::E], piece::BB);
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    fn keeper_from_508(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_550(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_550(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::WW {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(self.board[cell], piece::E | piece::X) {
                        {
                            let mut cell = cell;
                            loop {
                                if let Some(cell) = follow(&tables::UNDER, cell) {
                                    if self.board[cell] == piece::E {
                                        if self.keeper_from_552(cell) {
                                            return true;
                                        }
                                    }
                                }
                                let Some(next) = follow(&tables::UNDER, cell) else {
                                    break
                                };
                                cell = next;
                                if !(!matches!(self.board[cell], piece::E | piece::X)) {
                                    break;
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::E {
                        if self.keeper_from_552(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_533(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_493(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_489(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_490(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_491(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_492(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_535(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_553(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_537(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_553(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_538(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_498(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_494(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_495(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_496(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_497(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_540(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_554(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_542(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_554(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_543(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_503(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_499(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_500(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_501(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_502(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_545(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_555(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_547(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_555(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{e}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_548(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_508(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_504(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_505(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_506(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_507(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_550(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_556(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_552(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_556(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_553(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_557(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_558(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_559(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_560(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_561(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_554(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_562(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_563(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_564(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_565(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_566(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_555(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_567(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_568(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_569(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_570(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_571(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}` or `{ww}` or `{bb}` or `{! pattern 157}`.
    fn keeper_from_556(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_572(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_573(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_574(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_575(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_576(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_557(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_577(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_558(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_577(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_559(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_577(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_560(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_577(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_561(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_460(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_562(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_578(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_563(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_578(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_564(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_578(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_565(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_578(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_566(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_462(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_567(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_579(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_568(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_579(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_569(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_579(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_570(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_579(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_571(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_464(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_572(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::W);
                if self.keeper_from_580(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_573(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::B);
                if self.keeper_from_580(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[ww]`.
    fn keeper_from_574(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::WW);
                if self.keeper_from_580(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[bb]`.
    fn keeper_from_575(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::OVER, cell) {
            {
                let old = self.put(cell, piece::BB);
                if self.keeper_from_580(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_576(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if self.keeper_from_466(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_577(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_561(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_557(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_558(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_559(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_560(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_578(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_566(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_562(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_563(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_564(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_565(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_579(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_571(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_567(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_568(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_569(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_570(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 157}` or `{w}` or `{b}` or `{ww}` or `{bb}`.
    fn keeper_from_580(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !self.pattern_157(cell) {
                if self.keeper_from_576(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_572(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_573(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::WW {
                if self.keeper_from_574(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UNDER_UNDER, cell) {
            if self.board[cell] == piece::BB {
                if self.keeper_from_575(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[$ turns=turns+1]`.
    fn keeper_from_581(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = i32::from(self.variables.turns) + 1;
            if value <= 500 {
                let old = std::mem::replace(&mut self.variables.turns, value as u16);
                if i32::from(self.variables.turns) < 500 {
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        {
                            let value = 0;
                            self.variables.black = value as u8;
                            if self.pattern_184(cell) {
                                self.leave(12, cell);
                                return true;
                            } else {
                                self.leave(13, cell);
                                return true;
                            }
                        }
                    }
                }
                if i32::from(self.variables.turns) == 500 {
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            self.leave(11, cell);
                            return true;
                        }
                    }
                }
                self.variables.turns = old;
            }
        }
        false
    }

    /// Then `[$ turns=turns+1]`.
    fn keeper_from_582(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = i32::from(self.variables.turns) + 1;
            if value <= 500 {
                let old = std::mem::replace(&mut self.variables.turns, value as u16);
                if i32::from(self.variables.turns) < 500 {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        {
                            let value = 0;
                            self.variables.white = value as u8;
                            return self.keeper_from_0(cell);
                        }
                    }
                }
                if i32::from(self.variables.turns) == 500 {
                    {
                        let value = 50;
                        self.variables.black = value as u8;
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            self.leave(11, cell);
                            return true;
                        }
                    }
                }
                self.variables.turns = old;
            }
        }
        false
    }
}
