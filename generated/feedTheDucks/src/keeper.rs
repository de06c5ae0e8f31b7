//! Performing the keeper's moves.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[c]`.
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::C);
            {
                let seen = &mut [Cells::EMPTY; 48];
                if self.keeper_from_4(seen, cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::C], piece::E);
        }
        false
    }

    /// Then `[c]`.
    pub(crate) fn keeper_147(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::C);
            {
                let seen = &mut [Cells::EMPTY; 48];
                if self.keeper_from_148(seen, cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::C], piece::E);
        }
        false
    }

    /// Then `[c]`.
    pub(crate) fn keeper_259(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::C);
            {
                let seen = &mut [Cells::EMPTY; 48];
                if self.keeper_from_260(seen, cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::C], piece::E);
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 9}`.
    fn keeper_from_4(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[0].insert(cell) {
                    if self.keeper_from_5(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.keeper_from_6(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[2].insert(cell) {
                    if self.keeper_from_7(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.keeper_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_9(cell) {
            if self.keeper_from_10(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_5(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.keeper_from_6(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[0].insert(cell) {
                    if self.keeper_from_5(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_6(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[4].insert(cell) {
                if self.keeper_from_11(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[5].insert(cell) {
                if self.keeper_from_12(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_7(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.keeper_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[2].insert(cell) {
                    if self.keeper_from_7(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_8(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[6].insert(cell) {
                if self.keeper_from_13(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[7].insert(cell) {
                if self.keeper_from_14(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 20}`.
    fn keeper_from_10(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[8].insert(cell) {
                    if self.keeper_from_16(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.keeper_from_17(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[10].insert(cell) {
                    if self.keeper_from_18(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.keeper_from_19(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_20(cell) {
            if self.keeper_from_21(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_11(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[5].insert(cell) {
                    if self.keeper_from_12(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.keeper_from_11(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_12(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_38(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_38(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_13(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[7].insert(cell) {
                    if self.keeper_from_14(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.keeper_from_13(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_14(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_40(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_40(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_16(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.keeper_from_17(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[8].insert(cell) {
                    if self.keeper_from_16(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_17(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[12].insert(cell) {
                if self.keeper_from_26(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[13].insert(cell) {
                if self.keeper_from_27(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_18(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.keeper_from_19(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[10].insert(cell) {
                    if self.keeper_from_18(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_19(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[14].insert(cell) {
                if self.keeper_from_28(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[15].insert(cell) {
                if self.keeper_from_29(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 35}`.
    fn keeper_from_21(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[16].insert(cell) {
                    if self.keeper_from_31(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.keeper_from_32(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[18].insert(cell) {
                    if self.keeper_from_33(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.keeper_from_34(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_35(cell) {
            if self.keeper_from_36(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_26(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[13].insert(cell) {
                    if self.keeper_from_27(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[12].insert(cell) {
                    if self.keeper_from_26(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_27(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_57(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_57(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_28(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[15].insert(cell) {
                    if self.keeper_from_29(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[14].insert(cell) {
                    if self.keeper_from_28(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_29(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_59(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_59(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_31(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.keeper_from_32(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[16].insert(cell) {
                    if self.keeper_from_31(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_32(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[20].insert(cell) {
                if self.keeper_from_44(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[21].insert(cell) {
                if self.keeper_from_45(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_33(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.keeper_from_34(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[18].insert(cell) {
                    if self.keeper_from_33(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_34(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[22].insert(cell) {
                if self.keeper_from_46(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[23].insert(cell) {
                if self.keeper_from_47(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 53}`.
    fn keeper_from_36(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[24].insert(cell) {
                    if self.keeper_from_49(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[25].insert(cell) {
                    if self.keeper_from_50(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[26].insert(cell) {
                    if self.keeper_from_51(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[27].insert(cell) {
                    if self.keeper_from_52(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_53(cell) {
            if self.keeper_from_54(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_38(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_55(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_40(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_55(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_44(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[21].insert(cell) {
                    if self.keeper_from_45(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[20].insert(cell) {
                    if self.keeper_from_44(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_45(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_76(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::WEST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_76(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_46(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[23].insert(cell) {
                    if self.keeper_from_47(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[22].insert(cell) {
                    if self.keeper_from_46(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_47(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_78(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::WEST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_78(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_49(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[25].insert(cell) {
                    if self.keeper_from_50(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[24].insert(cell) {
                    if self.keeper_from_49(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_50(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[28].insert(cell) {
                if self.keeper_from_63(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[29].insert(cell) {
                if self.keeper_from_64(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_51(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[27].insert(cell) {
                    if self.keeper_from_52(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[26].insert(cell) {
                    if self.keeper_from_51(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_52(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[30].insert(cell) {
                if self.keeper_from_65(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[31].insert(cell) {
                if self.keeper_from_66(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 72}`.
    fn keeper_from_54(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[32].insert(cell) {
                    if self.keeper_from_68(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[33].insert(cell) {
                    if self.keeper_from_69(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[34].insert(cell) {
                    if self.keeper_from_70(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[35].insert(cell) {
                    if self.keeper_from_71(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_72(cell) {
            if self.keeper_from_73(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_55(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_4(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_57(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_74(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_59(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_74(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_63(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[29].insert(cell) {
                    if self.keeper_from_64(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[28].insert(cell) {
                    if self.keeper_from_63(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_64(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_95(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_95(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_65(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[31].insert(cell) {
                    if self.keeper_from_66(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[30].insert(cell) {
                    if self.keeper_from_65(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_66(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_97(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_97(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_68(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[33].insert(cell) {
                    if self.keeper_from_69(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[32].insert(cell) {
                    if self.keeper_from_68(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_69(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[36].insert(cell) {
                if self.keeper_from_82(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[37].insert(cell) {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_70(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[35].insert(cell) {
                    if self.keeper_from_71(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[34].insert(cell) {
                    if self.keeper_from_70(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_71(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[38].insert(cell) {
                if self.keeper_from_84(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[39].insert(cell) {
                if self.keeper_from_85(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 91}`.
    fn keeper_from_73(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[40].insert(cell) {
                    if self.keeper_from_87(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[41].insert(cell) {
                    if self.keeper_from_88(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[42].insert(cell) {
                    if self.keeper_from_89(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[43].insert(cell) {
                    if self.keeper_from_90(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_91(cell) {
            {
                let value = i32::from(self.variables.moves) + 1;
                if value <= 250 {
                    let old = std::mem::replace(&mut self.variables.moves, value as u8);
                    if !self.pattern_115(cell) {
                        {
                            let value = 100;
                            self.variables.white = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                    if self.pattern_117(cell) {
                        if !self.pattern_126(cell) {
                            {
                                let value = 100;
                                self.variables.black = value as u8;
                                self.leave(3, cell);
                                return true;
                            }
                        }
                        if self.pattern_128(cell) {
                            if i32::from(self.variables.moves) < 250 {
                                self.leave(4, cell);
                                return true;
                            }
                            if i32::from(self.variables.moves) == 250 {
                                return self.keeper_from_136(cell);
                            }
                        }
                    }
                    self.variables.moves = old;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_74(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_10(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_76(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_93(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_78(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_93(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_82(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[37].insert(cell) {
                    if self.keeper_from_83(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[36].insert(cell) {
                    if self.keeper_from_82(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_83(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_109(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_109(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_84(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[39].insert(cell) {
                    if self.keeper_from_85(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[38].insert(cell) {
                    if self.keeper_from_84(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_85(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_111(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_111(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_87(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[41].insert(cell) {
                    if self.keeper_from_88(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[40].insert(cell) {
                    if self.keeper_from_87(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_88(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[44].insert(cell) {
                if self.keeper_from_101(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[45].insert(cell) {
                if self.keeper_from_102(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_89(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[43].insert(cell) {
                    if self.keeper_from_90(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[42].insert(cell) {
                    if self.keeper_from_89(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_90(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[46].insert(cell) {
                if self.keeper_from_103(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[47].insert(cell) {
                if self.keeper_from_104(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_93(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_21(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_95(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_107(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_97(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_107(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_101(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[45].insert(cell) {
                    if self.keeper_from_102(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[44].insert(cell) {
                    if self.keeper_from_101(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_102(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_121(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::EAST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_121(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_103(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[47].insert(cell) {
                    if self.keeper_from_104(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[46].insert(cell) {
                    if self.keeper_from_103(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_104(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_123(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::EAST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_123(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_107(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_36(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_109(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_119(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_111(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_119(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_119(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_54(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_121(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_130(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_123(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_130(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_130(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_73(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[$ white=50]`.
    fn keeper_from_136(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            {
                let value = 50;
                self.variables.black = value as u8;
                self.leave(3, cell);
                return true;
            }
        }
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 9}`.
    fn keeper_from_148(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[0].insert(cell) {
                    if self.keeper_from_149(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.keeper_from_150(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[2].insert(cell) {
                    if self.keeper_from_151(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.keeper_from_152(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_9(cell) {
            if self.keeper_from_153(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_149(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.keeper_from_150(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[0].insert(cell) {
                    if self.keeper_from_149(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_150(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[4].insert(cell) {
                if self.keeper_from_154(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[5].insert(cell) {
                if self.keeper_from_155(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_151(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.keeper_from_152(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[2].insert(cell) {
                    if self.keeper_from_151(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_152(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[6].insert(cell) {
                if self.keeper_from_156(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[7].insert(cell) {
                if self.keeper_from_157(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 20}`.
    fn keeper_from_153(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[8].insert(cell) {
                    if self.keeper_from_158(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.keeper_from_159(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[10].insert(cell) {
                    if self.keeper_from_160(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.keeper_from_161(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_20(cell) {
            if self.keeper_from_162(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_154(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[5].insert(cell) {
                    if self.keeper_from_155(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.keeper_from_154(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_155(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_175(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_175(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_156(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[7].insert(cell) {
                    if self.keeper_from_157(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.keeper_from_156(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_157(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_177(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_177(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_158(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.keeper_from_159(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[8].insert(cell) {
                    if self.keeper_from_158(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_159(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[12].insert(cell) {
                if self.keeper_from_165(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[13].insert(cell) {
                if self.keeper_from_166(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_160(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.keeper_from_161(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[10].insert(cell) {
                    if self.keeper_from_160(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_161(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[14].insert(cell) {
                if self.keeper_from_167(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[15].insert(cell) {
                if self.keeper_from_168(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 35}`.
    fn keeper_from_162(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[16].insert(cell) {
                    if self.keeper_from_169(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.keeper_from_170(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[18].insert(cell) {
                    if self.keeper_from_171(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.keeper_from_172(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_35(cell) {
            if self.keeper_from_173(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_165(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[13].insert(cell) {
                    if self.keeper_from_166(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[12].insert(cell) {
                    if self.keeper_from_165(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_166(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_191(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_191(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_167(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[15].insert(cell) {
                    if self.keeper_from_168(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[14].insert(cell) {
                    if self.keeper_from_167(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_168(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_193(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_193(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_169(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.keeper_from_170(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[16].insert(cell) {
                    if self.keeper_from_169(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_170(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[20].insert(cell) {
                if self.keeper_from_180(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[21].insert(cell) {
                if self.keeper_from_181(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_171(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.keeper_from_172(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[18].insert(cell) {
                    if self.keeper_from_171(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_172(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[22].insert(cell) {
                if self.keeper_from_182(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[23].insert(cell) {
                if self.keeper_from_183(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 53}`.
    fn keeper_from_173(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[24].insert(cell) {
                    if self.keeper_from_184(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[25].insert(cell) {
                    if self.keeper_from_185(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[26].insert(cell) {
                    if self.keeper_from_186(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[27].insert(cell) {
                    if self.keeper_from_187(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_53(cell) {
            if self.keeper_from_188(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_175(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_189(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_177(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_189(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_180(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[21].insert(cell) {
                    if self.keeper_from_181(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[20].insert(cell) {
                    if self.keeper_from_180(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_181(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_207(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::WEST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_207(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_182(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[23].insert(cell) {
                    if self.keeper_from_183(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[22].insert(cell) {
                    if self.keeper_from_182(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_183(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_209(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::WEST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_209(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_184(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[25].insert(cell) {
                    if self.keeper_from_185(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[24].insert(cell) {
                    if self.keeper_from_184(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_185(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[28].insert(cell) {
                if self.keeper_from_196(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[29].insert(cell) {
                if self.keeper_from_197(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_186(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[27].insert(cell) {
                    if self.keeper_from_187(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[26].insert(cell) {
                    if self.keeper_from_186(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_187(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[30].insert(cell) {
                if self.keeper_from_198(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[31].insert(cell) {
                if self.keeper_from_199(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 72}`.
    fn keeper_from_188(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[32].insert(cell) {
                    if self.keeper_from_200(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[33].insert(cell) {
                    if self.keeper_from_201(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[34].insert(cell) {
                    if self.keeper_from_202(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[35].insert(cell) {
                    if self.keeper_from_203(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_72(cell) {
            if self.keeper_from_204(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_189(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_148(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_191(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_205(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_193(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_205(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_196(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[29].insert(cell) {
                    if self.keeper_from_197(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[28].insert(cell) {
                    if self.keeper_from_196(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_197(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_223(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_223(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_198(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[31].insert(cell) {
                    if self.keeper_from_199(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[30].insert(cell) {
                    if self.keeper_from_198(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_199(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_225(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_225(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_200(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[33].insert(cell) {
                    if self.keeper_from_201(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[32].insert(cell) {
                    if self.keeper_from_200(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_201(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[36].insert(cell) {
                if self.keeper_from_212(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[37].insert(cell) {
                if self.keeper_from_213(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_202(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[35].insert(cell) {
                    if self.keeper_from_203(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[34].insert(cell) {
                    if self.keeper_from_202(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_203(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[38].insert(cell) {
                if self.keeper_from_214(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[39].insert(cell) {
                if self.keeper_from_215(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 91}`.
    fn keeper_from_204(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[40].insert(cell) {
                    if self.keeper_from_216(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[41].insert(cell) {
                    if self.keeper_from_217(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[42].insert(cell) {
                    if self.keeper_from_218(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[43].insert(cell) {
                    if self.keeper_from_219(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_91(cell) {
            {
                let value = i32::from(self.variables.moves) + 1;
                if value <= 250 {
                    let old = std::mem::replace(&mut self.variables.moves, value as u8);
                    if !self.pattern_126(cell) {
                        {
                            let value = 100;
                            self.variables.black = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                    if self.pattern_128(cell) {
                        if !self.pattern_115(cell) {
                            {
                                let value = 100;
                                self.variables.white = value as u8;
                                self.leave(3, cell);
                                return true;
                            }
                        }
                        if self.pattern_117(cell) {
                            if i32::from(self.variables.moves) < 250 {
                                self.leave(6, cell);
                                return true;
                            }
                            if i32::from(self.variables.moves) == 250 {
                                return self.keeper_from_253(cell);
                            }
                        }
                    }
                    self.variables.moves = old;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_205(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_153(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_207(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_221(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_209(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_221(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_212(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[37].insert(cell) {
                    if self.keeper_from_213(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[36].insert(cell) {
                    if self.keeper_from_212(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_213(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_235(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_235(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_214(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[39].insert(cell) {
                    if self.keeper_from_215(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[38].insert(cell) {
                    if self.keeper_from_214(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_215(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_237(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_237(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_216(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[41].insert(cell) {
                    if self.keeper_from_217(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[40].insert(cell) {
                    if self.keeper_from_216(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_217(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[44].insert(cell) {
                if self.keeper_from_228(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[45].insert(cell) {
                if self.keeper_from_229(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_218(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[43].insert(cell) {
                    if self.keeper_from_219(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[42].insert(cell) {
                    if self.keeper_from_218(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_219(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[46].insert(cell) {
                if self.keeper_from_230(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[47].insert(cell) {
                if self.keeper_from_231(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_221(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_162(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_223(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_233(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_225(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_233(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_228(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[45].insert(cell) {
                    if self.keeper_from_229(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[44].insert(cell) {
                    if self.keeper_from_228(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_229(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_244(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::EAST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_244(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_230(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[47].insert(cell) {
                    if self.keeper_from_231(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[46].insert(cell) {
                    if self.keeper_from_230(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_231(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_246(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::EAST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_246(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_233(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_173(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_235(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_242(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_237(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_242(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_242(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_188(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_244(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_250(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_246(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_250(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_250(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_204(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[$ black=50]`.
    fn keeper_from_253(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            {
                let value = 50;
                self.variables.white = value as u8;
                self.leave(3, cell);
                return true;
            }
        }
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 9}`.
    fn keeper_from_260(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[0].insert(cell) {
                    if self.keeper_from_261(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.keeper_from_262(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[2].insert(cell) {
                    if self.keeper_from_263(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.keeper_from_264(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_9(cell) {
            if self.keeper_from_265(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_261(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.keeper_from_262(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[0].insert(cell) {
                    if self.keeper_from_261(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_262(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[4].insert(cell) {
                if self.keeper_from_266(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[5].insert(cell) {
                if self.keeper_from_267(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_263(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.keeper_from_264(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[2].insert(cell) {
                    if self.keeper_from_263(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_264(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[6].insert(cell) {
                if self.keeper_from_268(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[7].insert(cell) {
                if self.keeper_from_269(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 20}`.
    fn keeper_from_265(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[8].insert(cell) {
                    if self.keeper_from_270(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.keeper_from_271(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[10].insert(cell) {
                    if self.keeper_from_272(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.keeper_from_273(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_20(cell) {
            if self.keeper_from_274(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_266(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[5].insert(cell) {
                    if self.keeper_from_267(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.keeper_from_266(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_267(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_287(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_287(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_268(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[7].insert(cell) {
                    if self.keeper_from_269(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.keeper_from_268(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_269(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_289(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_EAST_SOUTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_289(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_270(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[9].insert(cell) {
                    if self.keeper_from_271(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[8].insert(cell) {
                    if self.keeper_from_270(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_271(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[12].insert(cell) {
                if self.keeper_from_277(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[13].insert(cell) {
                if self.keeper_from_278(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_272(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[11].insert(cell) {
                    if self.keeper_from_273(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[10].insert(cell) {
                    if self.keeper_from_272(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_273(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[14].insert(cell) {
                if self.keeper_from_279(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[15].insert(cell) {
                if self.keeper_from_280(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 35}`.
    fn keeper_from_274(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[16].insert(cell) {
                    if self.keeper_from_281(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.keeper_from_282(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[18].insert(cell) {
                    if self.keeper_from_283(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.keeper_from_284(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_35(cell) {
            if self.keeper_from_285(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_277(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[13].insert(cell) {
                    if self.keeper_from_278(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[12].insert(cell) {
                    if self.keeper_from_277(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_278(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_303(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_303(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_279(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[15].insert(cell) {
                    if self.keeper_from_280(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[14].insert(cell) {
                    if self.keeper_from_279(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_280(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_305(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::SOUTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SOUTH_WEST_SOUTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_305(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_281(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.keeper_from_282(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[16].insert(cell) {
                    if self.keeper_from_281(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_282(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[20].insert(cell) {
                if self.keeper_from_292(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[21].insert(cell) {
                if self.keeper_from_293(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_283(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.keeper_from_284(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[18].insert(cell) {
                    if self.keeper_from_283(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_284(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[22].insert(cell) {
                if self.keeper_from_294(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[23].insert(cell) {
                if self.keeper_from_295(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 53}`.
    fn keeper_from_285(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[24].insert(cell) {
                    if self.keeper_from_296(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[25].insert(cell) {
                    if self.keeper_from_297(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[26].insert(cell) {
                    if self.keeper_from_298(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[27].insert(cell) {
                    if self.keeper_from_299(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_53(cell) {
            if self.keeper_from_300(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_287(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_301(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_289(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_301(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_292(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[21].insert(cell) {
                    if self.keeper_from_293(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[20].insert(cell) {
                    if self.keeper_from_292(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_293(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_319(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::WEST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_319(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_294(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[23].insert(cell) {
                    if self.keeper_from_295(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[22].insert(cell) {
                    if self.keeper_from_294(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_295(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_321(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::WEST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::WEST_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_321(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_296(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[25].insert(cell) {
                    if self.keeper_from_297(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[24].insert(cell) {
                    if self.keeper_from_296(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_297(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[28].insert(cell) {
                if self.keeper_from_308(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[29].insert(cell) {
                if self.keeper_from_309(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_298(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[27].insert(cell) {
                    if self.keeper_from_299(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[26].insert(cell) {
                    if self.keeper_from_298(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_299(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[30].insert(cell) {
                if self.keeper_from_310(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[31].insert(cell) {
                if self.keeper_from_311(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 72}`.
    fn keeper_from_300(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[32].insert(cell) {
                    if self.keeper_from_312(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[33].insert(cell) {
                    if self.keeper_from_313(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[34].insert(cell) {
                    if self.keeper_from_314(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[35].insert(cell) {
                    if self.keeper_from_315(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_72(cell) {
            if self.keeper_from_316(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_301(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_260(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_303(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_317(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_305(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_317(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_308(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if seen[29].insert(cell) {
                    if self.keeper_from_309(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[28].insert(cell) {
                    if self.keeper_from_308(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_309(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_335(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_335(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_310(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if seen[31].insert(cell) {
                    if self.keeper_from_311(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[30].insert(cell) {
                    if self.keeper_from_310(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_311(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_337(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_WEST_NORTH_WEST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_337(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_312(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[33].insert(cell) {
                    if self.keeper_from_313(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[32].insert(cell) {
                    if self.keeper_from_312(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_313(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[36].insert(cell) {
                if self.keeper_from_324(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[37].insert(cell) {
                if self.keeper_from_325(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_314(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[35].insert(cell) {
                    if self.keeper_from_315(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[34].insert(cell) {
                    if self.keeper_from_314(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_315(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[38].insert(cell) {
                if self.keeper_from_326(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[39].insert(cell) {
                if self.keeper_from_327(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}` or `{b,w}` or `{e}` or `{! pattern 91}`.
    fn keeper_from_316(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[40].insert(cell) {
                    if self.keeper_from_328(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[41].insert(cell) {
                    if self.keeper_from_329(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[42].insert(cell) {
                    if self.keeper_from_330(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[43].insert(cell) {
                    if self.keeper_from_331(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if !self.pattern_91(cell) {
            {
                let value = i32::from(self.variables.moves) + 1;
                if value <= 250 {
                    let old = std::mem::replace(&mut self.variables.moves, value as u8);
                    if !self.pattern_115(cell) {
                        {
                            let value = 100;
                            self.variables.white = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                    if self.pattern_117(cell) {
                        if !self.pattern_126(cell) {
                            {
                                let value = 100;
                                self.variables.black = value as u8;
                                self.leave(3, cell);
                                return true;
                            }
                        }
                        if self.pattern_128(cell) {
                            if i32::from(self.variables.moves) < 250 {
                                self.leave(4, cell);
                                return true;
                            }
                            if i32::from(self.variables.moves) == 250 {
                                return self.keeper_from_364(cell);
                            }
                        }
                    }
                    self.variables.moves = old;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_317(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_265(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_319(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_333(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_321(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_333(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_324(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[37].insert(cell) {
                    if self.keeper_from_325(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[36].insert(cell) {
                    if self.keeper_from_324(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_325(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_347(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_347(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_326(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[39].insert(cell) {
                    if self.keeper_from_327(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[38].insert(cell) {
                    if self.keeper_from_326(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_327(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_349(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                                break
                            };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST_NORTH_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_349(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_328(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[41].insert(cell) {
                    if self.keeper_from_329(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[40].insert(cell) {
                    if self.keeper_from_328(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn keeper_from_329(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[44].insert(cell) {
                if self.keeper_from_340(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::W {
            if seen[45].insert(cell) {
                if self.keeper_from_341(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    fn keeper_from_330(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[43].insert(cell) {
                    if self.keeper_from_331(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if seen[42].insert(cell) {
                    if self.keeper_from_330(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn keeper_from_331(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if seen[46].insert(cell) {
                if self.keeper_from_342(seen, cell) {
                    return true;
                }
            }
        }
        if self.board[cell] == piece::B {
            if seen[47].insert(cell) {
                if self.keeper_from_343(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_333(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_274(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_335(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_345(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_337(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_345(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_340(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                if seen[45].insert(cell) {
                    if self.keeper_from_341(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[44].insert(cell) {
                    if self.keeper_from_340(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_341(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_356(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::EAST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_356(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_342(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::B {
                if seen[47].insert(cell) {
                    if self.keeper_from_343(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[46].insert(cell) {
                    if self.keeper_from_342(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_343(&mut self, _seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if self.board[cell] == piece::E {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if !matches!(self.board[cell], piece::E | piece::MARK) {
                                    if self.keeper_from_358(cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::EAST, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::E) {
                                break;
                            }
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::EAST_EAST, cell) {
                if !matches!(self.board[cell], piece::E | piece::MARK) {
                    if self.keeper_from_358(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_345(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_285(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_347(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_354(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_349(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_354(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_354(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_300(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_356(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            {
                let old = self.put(cell, piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_362(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_358(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            {
                let old = self.put(cell, piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 48];
                    if self.keeper_from_362(seen, cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{b,w}` or `{c}`.
    fn keeper_from_362(&mut self, seen: &mut [Cells; 48], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::EAST, cell) {
                    if self.board[cell] == piece::C {
                        if self.keeper_from_316(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::EAST, cell) else { break };
                cell = next;
                if !(matches!(self.board[cell], piece::B | piece::W)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[$ white=50]`.
    fn keeper_from_364(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            {
                let value = 50;
                self.variables.black = value as u8;
                self.leave(3, cell);
                return true;
            }
        }
    }
}
