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

    /// Then `go on`.
    pub(crate) fn keeper_14(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            if self.keeper_from_14(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_30(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_38(seen, cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[king]`.
    pub(crate) fn keeper_31(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::KING);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_38(seen, cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::KING], piece::E);
        }
        false
    }

    /// Then `[enthroned]`.
    pub(crate) fn keeper_32(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::THRONE], piece::ENTHRONED);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_38(seen, cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::ENTHRONED], piece::THRONE);
        }
        false
    }

    /// Then `go on`.
    pub(crate) fn keeper_69(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            if self.keeper_from_69(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_104(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if !self.pattern_116(cell) {
                    if !self.pattern_123(cell) {
                        if self.keeper_from_124(seen, cell) {
                            return true;
                        }
                    }
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if matches!(self.board[cell], piece::B | piece::KING) {
                            if self.keeper_from_125(seen, cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::ENTHRONED {
                            if self.keeper_from_126(seen, cell) {
                                return true;
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                    if matches!(self.board[cell], piece::B | piece::KING) {
                        if self.pattern_127(cell) {
                            if seen[0].insert(cell) {
                                if self.keeper_from_128(seen, cell) {
                                    return true;
                                }
                            }
                        }
                        if tables::AREA_16.contains(cell) {
                            if self.pattern_129(cell) {
                                if seen[0].insert(cell) {
                                    if self.keeper_from_128(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                    if self.board[cell] == piece::ENTHRONED {
                        if self.pattern_130(cell) {
                            if self.pattern_140(cell) {
                                {
                                    self.exchange(cell, [piece::ENTHRONED], piece::THRONE);
                                    {
                                        let seen = &mut [Cells::EMPTY; 6];
                                        if self.keeper_from_144(seen, cell) {
                                            return true;
                                        }
                                    }
                                    self.exchange(cell, [piece::THRONE], piece::ENTHRONED);
                                }
                            }
                        }
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::E);
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

    /// Then `go on`.
    fn keeper_from_14(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.keeper_from_195(seen, cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 42}` or `{w}`.
    fn keeper_from_38(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_42(cell) {
            if !self.pattern_50(cell) {
                if self.keeper_from_51(seen, cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_52(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if self.pattern_53(cell) {
                    if seen[0].insert(cell) {
                        if self.keeper_from_54(seen, cell) {
                            return true;
                        }
                    }
                }
                if tables::AREA_16.contains(cell) {
                    if self.pattern_55(cell) {
                        if seen[0].insert(cell) {
                            if self.keeper_from_54(seen, cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[$ black=50]`.
    fn keeper_from_48(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            self.leave(7, cell);
            return true;
        }
    }

    /// Then `{! pattern 61}` or `{w}`.
    fn keeper_from_51(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_61(cell) {
            if self.keeper_from_62(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_63(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 64}` or `{? pattern 66}`.
    fn keeper_from_52(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_64(cell) {
            if seen[1].insert(cell) {
                if self.keeper_from_65(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_66(cell) {
                if seen[1].insert(cell) {
                    if self.keeper_from_65(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_54(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                    if !self.pattern_50(cell) {
                        if self.keeper_from_51(seen, cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::SOUTH_EAST_NORTH_EAST, cell) {
                    if self.board[cell] == piece::W {
                        if self.keeper_from_52(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{! pattern 71}` or `{w}`.
    fn keeper_from_62(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_71(cell) {
            if self.keeper_from_72(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_73(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 74}` or `{? pattern 76}`.
    fn keeper_from_63(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_74(cell) {
            if seen[2].insert(cell) {
                if self.keeper_from_75(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_76(cell) {
                if seen[2].insert(cell) {
                    if self.keeper_from_75(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_65(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                    if !self.pattern_61(cell) {
                        if self.keeper_from_62(seen, cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::SOUTH_WEST_EAST, cell) {
                    if self.board[cell] == piece::W {
                        if self.keeper_from_63(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_69(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.keeper_from_197(seen, cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 81}` or `{w}`.
    fn keeper_from_72(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_81(cell) {
            if self.keeper_from_82(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 84}` or `{? pattern 86}`.
    fn keeper_from_73(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_84(cell) {
            if seen[3].insert(cell) {
                if self.keeper_from_85(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_86(cell) {
                if seen[3].insert(cell) {
                    if self.keeper_from_85(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_75(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if let Some(cell) = follow(&tables::WEST, cell) {
                    if !self.pattern_71(cell) {
                        if self.keeper_from_72(seen, cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::WEST_SOUTH_EAST, cell) {
                    if self.board[cell] == piece::W {
                        if self.keeper_from_73(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{! pattern 98}` or `{w}`.
    fn keeper_from_82(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_98(cell) {
            if self.keeper_from_14(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_99(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 100}` or `{? pattern 102}`.
    fn keeper_from_83(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_100(cell) {
            if seen[4].insert(cell) {
                if self.keeper_from_101(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_102(cell) {
                if seen[4].insert(cell) {
                    if self.keeper_from_101(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_85(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                    if !self.pattern_81(cell) {
                        if self.keeper_from_82(seen, cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::NORTH_WEST_SOUTH_WEST, cell) {
                    if self.board[cell] == piece::W {
                        if self.keeper_from_83(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{? pattern 109}` or `{? pattern 111}`.
    fn keeper_from_99(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_109(cell) {
            if seen[5].insert(cell) {
                if self.keeper_from_110(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_111(cell) {
                if seen[5].insert(cell) {
                    if self.keeper_from_110(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_101(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                    if !self.pattern_98(cell) {
                        if self.keeper_from_14(seen, cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::NORTH_EAST_WEST, cell) {
                    if self.board[cell] == piece::W {
                        if self.keeper_from_99(seen, cell) {
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_110(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if let Some(cell) = follow(&tables::EAST, cell) {
                    if self.keeper_from_195(seen, cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[$ black=50]`.
    fn keeper_from_120(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            self.leave(7, cell);
            return true;
        }
    }

    /// Then `{! pattern 136}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_124(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_136(cell) {
            if self.keeper_from_137(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_138(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_139(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 140}` or `{? pattern 142}`.
    fn keeper_from_125(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_140(cell) {
            if seen[1].insert(cell) {
                if self.keeper_from_141(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_142(cell) {
                if seen[1].insert(cell) {
                    if self.keeper_from_141(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 127}`.
    fn keeper_from_126(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_127(cell) {
            if self.pattern_153(cell) {
                {
                    self.exchange(cell, [piece::ENTHRONED], piece::THRONE);
                    {
                        let seen = &mut [Cells::EMPTY; 6];
                        if self.keeper_from_157(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::THRONE], piece::ENTHRONED);
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_128(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_144(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 149}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_137(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_149(cell) {
            if self.keeper_from_150(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_151(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_152(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 153}` or `{? pattern 155}`.
    fn keeper_from_138(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_153(cell) {
            if seen[2].insert(cell) {
                if self.keeper_from_154(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_155(cell) {
                if seen[2].insert(cell) {
                    if self.keeper_from_154(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 140}`.
    fn keeper_from_139(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_140(cell) {
            if self.pattern_166(cell) {
                {
                    self.exchange(cell, [piece::ENTHRONED], piece::THRONE);
                    {
                        let seen = &mut [Cells::EMPTY; 6];
                        if self.keeper_from_170(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::THRONE], piece::ENTHRONED);
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_141(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_157(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 123}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_144(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if !self.pattern_123(cell) {
                if self.keeper_from_124(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST_NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_125(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST_NORTH_EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_126(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 162}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_150(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_162(cell) {
            if self.keeper_from_163(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_164(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_165(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 166}` or `{? pattern 168}`.
    fn keeper_from_151(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_166(cell) {
            if seen[3].insert(cell) {
                if self.keeper_from_167(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_168(cell) {
                if seen[3].insert(cell) {
                    if self.keeper_from_167(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 153}`.
    fn keeper_from_152(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_153(cell) {
            if self.pattern_178(cell) {
                {
                    self.exchange(cell, [piece::ENTHRONED], piece::THRONE);
                    {
                        let seen = &mut [Cells::EMPTY; 6];
                        if self.keeper_from_182(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::THRONE], piece::ENTHRONED);
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_154(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_170(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 136}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_157(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if !self.pattern_136(cell) {
                if self.keeper_from_137(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_138(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST_EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_139(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 175}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_163(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if !self.pattern_175(cell) {
            if self.keeper_from_69(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_176(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_177(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 178}` or `{? pattern 180}`.
    fn keeper_from_164(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_178(cell) {
            if seen[4].insert(cell) {
                if self.keeper_from_179(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_180(cell) {
                if seen[4].insert(cell) {
                    if self.keeper_from_179(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 166}`.
    fn keeper_from_165(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_166(cell) {
            if self.pattern_130(cell) {
                {
                    self.exchange(cell, [piece::ENTHRONED], piece::THRONE);
                    {
                        let seen = &mut [Cells::EMPTY; 6];
                        if self.keeper_from_190(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::THRONE], piece::ENTHRONED);
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_167(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_182(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 149}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_170(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if !self.pattern_149(cell) {
                if self.keeper_from_150(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST_SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_151(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST_SOUTH_EAST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_152(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 130}` or `{? pattern 188}`.
    fn keeper_from_176(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_130(cell) {
            if seen[5].insert(cell) {
                if self.keeper_from_187(seen, cell) {
                    return true;
                }
            }
        }
        if tables::AREA_16.contains(cell) {
            if self.pattern_188(cell) {
                if seen[5].insert(cell) {
                    if self.keeper_from_187(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 178}`.
    fn keeper_from_177(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        if self.pattern_178(cell) {
            if self.pattern_127(cell) {
                {
                    self.exchange(cell, [piece::ENTHRONED], piece::THRONE);
                    {
                        let seen = &mut [Cells::EMPTY; 6];
                        if self.keeper_from_193(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::THRONE], piece::ENTHRONED);
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_179(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_190(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 162}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_182(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if !self.pattern_162(cell) {
                if self.keeper_from_163(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST_SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_164(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST_SOUTH_WEST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_165(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_187(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let old = self.put(cell, piece::E);
            {
                let seen = &mut [Cells::EMPTY; 6];
                if self.keeper_from_193(seen, cell) {
                    return true;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{! pattern 175}` or `{b,king}` or `{enthroned}`.
    fn keeper_from_190(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if !self.pattern_175(cell) {
                if self.keeper_from_69(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::KING) {
                if self.keeper_from_176(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST_WEST, cell) {
            if self.board[cell] == piece::ENTHRONED {
                if self.keeper_from_177(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_193(&mut self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.keeper_from_197(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_195(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 200 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if (self.count(piece::KING) + self.count(piece::ENTHRONED)) == 0 {
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(7, cell);
                        return true;
                    }
                }
                if self.pattern_27(cell) {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(7, cell);
                        return true;
                    }
                }
                if (self.count(piece::KING) + self.count(piece::ENTHRONED)) > 0 {
                    if !self.pattern_36(cell) {
                        if i32::from(self.variables.moves) < 200 {
                            if self.pattern_45(cell) {
                                self.leave(8, cell);
                                return true;
                            } else {
                                self.leave(9, cell);
                                return true;
                            }
                        }
                        if i32::from(self.variables.moves) == 200 {
                            {
                                let value = 50;
                                self.variables.white = value as u8;
                                return self.keeper_from_48(cell);
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_197(&mut self, _seen: &mut [Cells; 6], cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 200 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if (self.count(piece::KING) + self.count(piece::ENTHRONED)) == 0 {
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(7, cell);
                        return true;
                    }
                }
                if self.pattern_27(cell) {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(7, cell);
                        return true;
                    }
                }
                if (self.count(piece::KING) + self.count(piece::ENTHRONED)) > 0 {
                    if !self.pattern_36(cell) {
                        if i32::from(self.variables.moves) < 200 {
                            return self.keeper_from_0(cell);
                        }
                        if i32::from(self.variables.moves) == 200 {
                            {
                                let value = 50;
                                self.variables.white = value as u8;
                                return self.keeper_from_120(cell);
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }
}
