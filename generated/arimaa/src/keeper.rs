//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{$ ((((goldElephant+goldCamel)+goldHorse)+goldDog)+goldCat)+goldRabbit < 16}` or `{$ ((((goldElephant+goldCamel)+goldHorse)+goldDog)+goldCat)+goldRabbit == 16}`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if self.keeper_from_0(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `…`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        if self.keeper_from_5(cell) {
            return true;
        }
        false
    }

    /// Then `[goldElephant]`.
    pub(crate) fn keeper_59(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
        }
        false
    }

    /// Then `[goldCamel]`.
    pub(crate) fn keeper_60(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
        }
        false
    }

    /// Then `[goldHorse]`.
    pub(crate) fn keeper_61(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::GOLD_HORSE);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.exchange(cell, [piece::GOLD_HORSE], piece::E);
        }
        false
    }

    /// Then `[goldDog]`.
    pub(crate) fn keeper_62(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::GOLD_DOG);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.exchange(cell, [piece::GOLD_DOG], piece::E);
        }
        false
    }

    /// Then `[goldCat]`.
    pub(crate) fn keeper_63(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::GOLD_CAT);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.exchange(cell, [piece::GOLD_CAT], piece::E);
        }
        false
    }

    /// Then `[goldRabbit]`.
    pub(crate) fn keeper_64(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
        }
        false
    }

    /// Then `[silverElephant]`.
    pub(crate) fn keeper_75(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
            if self.keeper_from_2(cell) {
                return true;
            }
            self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
        }
        false
    }

    /// Then `[silverCamel]`.
    pub(crate) fn keeper_76(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
            if self.keeper_from_2(cell) {
                return true;
            }
            self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
        }
        false
    }

    /// Then `[silverHorse]`.
    pub(crate) fn keeper_77(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SILVER_HORSE);
            if self.keeper_from_2(cell) {
                return true;
            }
            self.exchange(cell, [piece::SILVER_HORSE], piece::E);
        }
        false
    }

    /// Then `[silverDog]`.
    pub(crate) fn keeper_78(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SILVER_DOG);
            if self.keeper_from_2(cell) {
                return true;
            }
            self.exchange(cell, [piece::SILVER_DOG], piece::E);
        }
        false
    }

    /// Then `[silverCat]`.
    pub(crate) fn keeper_79(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SILVER_CAT);
            if self.keeper_from_2(cell) {
                return true;
            }
            self.exchange(cell, [piece::SILVER_CAT], piece::E);
        }
        false
    }

    /// Then `[silverRabbit]`.
    pub(crate) fn keeper_80(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
            if self.keeper_from_2(cell) {
                return true;
            }
            self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
        }
        false
    }

    /// Then `[$ gold=100]`.
    pub(crate) fn keeper_88(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            self.variables.gold = value as u8;
            {
                let value = 0;
                self.variables.silver = value as u8;
                self.leave(20, cell);
                return true;
            }
        }
    }

    /// Then `[$ gold=0]`.
    pub(crate) fn keeper_89(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.gold = value as u8;
            {
                let value = 100;
                self.variables.silver = value as u8;
                self.leave(20, cell);
                return true;
            }
        }
    }

    /// Then `[$ steps=0]`.
    pub(crate) fn keeper_125(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.steps, value as u8);
            {
                let value = i32::from(self.variables.turns) + 1;
                if value <= 200 {
                    let old = std::mem::replace(&mut self.variables.turns, value as u8);
                    if i32::from(self.variables.turns) < 200 {
                        {
                            let value = 100;
                            let old = std::mem::replace(
                                &mut self.variables.gold,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.silver,
                                    value as u8,
                                );
                                if self.keeper_from_244(cell) {
                                    return true;
                                }
                                self.variables.silver = old;
                            }
                            self.variables.gold = old;
                        }
                    }
                    if i32::from(self.variables.turns) == 200 {
                        {
                            let value = 50;
                            self.variables.gold = value as u8;
                            {
                                let value = 50;
                                self.variables.silver = value as u8;
                                self.leave(20, cell);
                                return true;
                            }
                        }
                    }
                    self.variables.turns = old;
                }
            }
            self.variables.steps = old;
        }
        false
    }

    /// Then `{e}` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `…`.
    pub(crate) fn keeper_244(&mut self, cell: usize) -> bool {
        if self.keeper_from_244(cell) {
            return true;
        }
        false
    }

    /// Then `[$ gold=100]`.
    pub(crate) fn keeper_340(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            self.variables.gold = value as u8;
            {
                let value = 0;
                self.variables.silver = value as u8;
                self.leave(20, cell);
                return true;
            }
        }
    }

    /// Then `[$ gold=0]`.
    pub(crate) fn keeper_341(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.gold = value as u8;
            {
                let value = 100;
                self.variables.silver = value as u8;
                self.leave(20, cell);
                return true;
            }
        }
    }

    /// Then `[$ steps=0]`.
    pub(crate) fn keeper_376(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.steps, value as u8);
            {
                let value = i32::from(self.variables.turns) + 1;
                if value <= 200 {
                    let old = std::mem::replace(&mut self.variables.turns, value as u8);
                    if i32::from(self.variables.turns) < 200 {
                        {
                            let value = 100;
                            let old = std::mem::replace(
                                &mut self.variables.silver,
                                value as u8,
                            );
                            {
                                let value = 0;
                                let old = std::mem::replace(
                                    &mut self.variables.gold,
                                    value as u8,
                                );
                                if self.keeper_from_5(cell) {
                                    return true;
                                }
                                self.variables.gold = old;
                            }
                            self.variables.silver = old;
                        }
                    }
                    if i32::from(self.variables.turns) == 200 {
                        {
                            let value = 50;
                            self.variables.gold = value as u8;
                            {
                                let value = 50;
                                self.variables.silver = value as u8;
                                self.leave(20, cell);
                                return true;
                            }
                        }
                    }
                    self.variables.turns = old;
                }
            }
            self.variables.steps = old;
        }
        false
    }

    /// Then `{$ ((((goldElephant+goldCamel)+goldHorse)+goldDog)+goldCat)+goldRabbit < 16}` or `{$ ((((goldElephant+goldCamel)+goldHorse)+goldDog)+goldCat)+goldRabbit == 16}`.
    fn keeper_from_0(&mut self, cell: usize) -> bool {
        if (((((self.count(piece::GOLD_ELEPHANT) + self.count(piece::GOLD_CAMEL))
            + self.count(piece::GOLD_HORSE)) + self.count(piece::GOLD_DOG))
            + self.count(piece::GOLD_CAT)) + self.count(piece::GOLD_RABBIT)) < 16
        {
            self.leave(1, cell);
            return true;
        }
        if (((((self.count(piece::GOLD_ELEPHANT) + self.count(piece::GOLD_CAMEL))
            + self.count(piece::GOLD_HORSE)) + self.count(piece::GOLD_DOG))
            + self.count(piece::GOLD_CAT)) + self.count(piece::GOLD_RABBIT)) == 16
        {
            if self.keeper_from_2(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ ((((silverElephant+silverCamel)+silverHorse)+silverDog)+silverCat)+silverRabbit < 16}` or `{$ ((((silverElephant+silverCamel)+silverHorse)+silverDog)+silverCat)+silverRabbit == 16}`.
    fn keeper_from_2(&mut self, cell: usize) -> bool {
        if (((((self.count(piece::SILVER_ELEPHANT) + self.count(piece::SILVER_CAMEL))
            + self.count(piece::SILVER_HORSE)) + self.count(piece::SILVER_DOG))
            + self.count(piece::SILVER_CAT)) + self.count(piece::SILVER_RABBIT)) < 16
        {
            self.leave(3, cell);
            return true;
        }
        if (((((self.count(piece::SILVER_ELEPHANT) + self.count(piece::SILVER_CAMEL))
            + self.count(piece::SILVER_HORSE)) + self.count(piece::SILVER_DOG))
            + self.count(piece::SILVER_CAT)) + self.count(piece::SILVER_RABBIT)) == 16
        {
            if self.keeper_from_5(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `…`.
    fn keeper_from_5(&mut self, cell: usize) -> bool {
        for cell in (self.planes[piece::E as usize] & !self.pattern_30_everywhere())
            & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDE);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_ELEPHANT as usize]
            & !self.pattern_32_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_ELEPHANT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_CAMEL as usize]
            & !self.pattern_34_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_CAMEL);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_HORSE as usize]
            & !self.pattern_36_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_HORSE);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_DOG as usize]
            & !self.pattern_38_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_DOG);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_CAT as usize]
            & !self.pattern_40_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_CAT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_RABBIT as usize]
            & !self.pattern_42_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_RABBIT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_ELEPHANT as usize]
            & !self.pattern_44_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_ELEPHANT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_CAMEL as usize]
            & !self.pattern_46_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_CAMEL);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_HORSE as usize]
            & !self.pattern_48_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_HORSE);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_DOG as usize]
            & !self.pattern_50_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_DOG);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_CAT as usize]
            & !self.pattern_52_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_CAT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_RABBIT as usize]
            & !self.pattern_54_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_RABBIT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(2, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        if !self.pattern_21(cell) {
            if let Some(cell) = follow(&tables::SHIFT_14, cell) {
                self.leave(4, cell);
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `…`.
    fn keeper_from_244(&mut self, cell: usize) -> bool {
        for cell in (self.planes[piece::E as usize] & !self.pattern_30_everywhere())
            & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDE);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_ELEPHANT as usize]
            & !self.pattern_32_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_ELEPHANT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_CAMEL as usize]
            & !self.pattern_34_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_CAMEL);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_HORSE as usize]
            & !self.pattern_36_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_HORSE);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_DOG as usize]
            & !self.pattern_38_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_DOG);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_CAT as usize]
            & !self.pattern_40_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_CAT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::GOLD_RABBIT as usize]
            & !self.pattern_42_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDGOLD_RABBIT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_ELEPHANT as usize]
            & !self.pattern_44_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_ELEPHANT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_CAMEL as usize]
            & !self.pattern_46_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_CAMEL);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_HORSE as usize]
            & !self.pattern_48_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_HORSE);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_DOG as usize]
            & !self.pattern_50_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_DOG);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_CAT as usize]
            & !self.pattern_52_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_CAT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        for cell in (self.planes[piece::SILVER_RABBIT as usize]
            & !self.pattern_54_everywhere()) & tables::SHIFT_4[cell]
        {
            if let Some(cell) = follow(&tables::COPY, cell) {
                {
                    let old = self.put(cell, piece::OLDSILVER_RABBIT);
                    if let Some(cell) = follow(&tables::BACK, cell) {
                        self.leave(21, cell);
                        return true;
                    }
                    self.put(cell, old);
                }
            }
        }
        if !self.pattern_21(cell) {
            if let Some(cell) = follow(&tables::SHIFT_14, cell) {
                self.leave(22, cell);
                return true;
            }
        }
        false
    }
}
