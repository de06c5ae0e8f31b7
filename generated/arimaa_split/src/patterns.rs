//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 56}`.
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        if tables::SHIFT_4[cell].meets(!self.pattern_56_everywhere()) {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_99(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize]
                    | self.planes[piece::GOLD_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverElephant}`.
    pub(crate) fn pattern_101(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::SILVER_ELEPHANT as usize]) {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverElephant}`.
    pub(crate) fn pattern_103(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverElephant,silverHorse}`.
    pub(crate) fn pattern_105(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverDog,silverElephant,silverHorse}`.
    pub(crate) fn pattern_107(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverCat,silverDog,silverElephant,silverHorse}`.
    pub(crate) fn pattern_109(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverCat,silverDog,silverHorse,silverRabbit}`.
    pub(crate) fn pattern_112(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_HORSE as usize]
                    | self.planes[piece::SILVER_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverCat,silverDog,silverHorse,silverRabbit}`.
    pub(crate) fn pattern_128(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_HORSE as usize]
                    | self.planes[piece::SILVER_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverCat,silverDog,silverRabbit}`.
    pub(crate) fn pattern_130(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverCat,silverRabbit}`.
    pub(crate) fn pattern_132(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{silverRabbit}`.
    pub(crate) fn pattern_134(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::SILVER_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn pattern_238(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize]
                    | self.planes[piece::SILVER_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldElephant}`.
    pub(crate) fn pattern_327(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::GOLD_ELEPHANT as usize]) {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldElephant}`.
    pub(crate) fn pattern_329(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldElephant,goldHorse}`.
    pub(crate) fn pattern_331(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldDog,goldElephant,goldHorse}`.
    pub(crate) fn pattern_333(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldCat,goldDog,goldElephant,goldHorse}`.
    pub(crate) fn pattern_335(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{$ silverRabbit == 0}` or `{goldRabbit}`.
    pub(crate) fn pattern_365(&self, cell: usize) -> bool {
        if self.count(piece::SILVER_RABBIT) == 0 {
            return true;
        }
        if tables::SHIFT_10[cell].meets(self.planes[piece::GOLD_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{$ goldRabbit == 0}` or `{silverRabbit}`.
    pub(crate) fn pattern_367(&self, cell: usize) -> bool {
        if self.count(piece::GOLD_RABBIT) == 0 {
            return true;
        }
        if tables::SHIFT_11[cell].meets(self.planes[piece::SILVER_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldCat,goldDog,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_372(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_HORSE as usize]
                    | self.planes[piece::GOLD_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldCat,goldDog,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_412(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_HORSE as usize]
                    | self.planes[piece::GOLD_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldCat,goldDog,goldRabbit}`.
    pub(crate) fn pattern_414(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldCat,goldRabbit}`.
    pub(crate) fn pattern_416(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_RABBIT as usize],
            )
        {
            return true;
        }
        false
    }

    /// Then `{goldRabbit}`.
    pub(crate) fn pattern_418(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::GOLD_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{olde}`.
    pub(crate) fn pattern_30_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_30 = {
            let into = from_57 & self.planes[piece::OLDE as usize];
            into.shifted(-64)
        };
        from_30
    }

    /// All cells from which: Then `{oldgoldElephant}`.
    pub(crate) fn pattern_32_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_32 = {
            let into = from_57 & self.planes[piece::OLDGOLD_ELEPHANT as usize];
            into.shifted(-64)
        };
        from_32
    }

    /// All cells from which: Then `{oldgoldCamel}`.
    pub(crate) fn pattern_34_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_34 = {
            let into = from_57 & self.planes[piece::OLDGOLD_CAMEL as usize];
            into.shifted(-64)
        };
        from_34
    }

    /// All cells from which: Then `{oldgoldHorse}`.
    pub(crate) fn pattern_36_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_36 = {
            let into = from_57 & self.planes[piece::OLDGOLD_HORSE as usize];
            into.shifted(-64)
        };
        from_36
    }

    /// All cells from which: Then `{oldgoldDog}`.
    pub(crate) fn pattern_38_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_38 = {
            let into = from_57 & self.planes[piece::OLDGOLD_DOG as usize];
            into.shifted(-64)
        };
        from_38
    }

    /// All cells from which: Then `{oldgoldCat}`.
    pub(crate) fn pattern_40_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_40 = {
            let into = from_57 & self.planes[piece::OLDGOLD_CAT as usize];
            into.shifted(-64)
        };
        from_40
    }

    /// All cells from which: Then `{oldgoldRabbit}`.
    pub(crate) fn pattern_42_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_42 = {
            let into = from_57 & self.planes[piece::OLDGOLD_RABBIT as usize];
            into.shifted(-64)
        };
        from_42
    }

    /// All cells from which: Then `{oldsilverElephant}`.
    pub(crate) fn pattern_44_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_44 = {
            let into = from_57 & self.planes[piece::OLDSILVER_ELEPHANT as usize];
            into.shifted(-64)
        };
        from_44
    }

    /// All cells from which: Then `{oldsilverCamel}`.
    pub(crate) fn pattern_46_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_46 = {
            let into = from_57 & self.planes[piece::OLDSILVER_CAMEL as usize];
            into.shifted(-64)
        };
        from_46
    }

    /// All cells from which: Then `{oldsilverHorse}`.
    pub(crate) fn pattern_48_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_48 = {
            let into = from_57 & self.planes[piece::OLDSILVER_HORSE as usize];
            into.shifted(-64)
        };
        from_48
    }

    /// All cells from which: Then `{oldsilverDog}`.
    pub(crate) fn pattern_50_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_50 = {
            let into = from_57 & self.planes[piece::OLDSILVER_DOG as usize];
            into.shifted(-64)
        };
        from_50
    }

    /// All cells from which: Then `{oldsilverCat}`.
    pub(crate) fn pattern_52_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_52 = {
            let into = from_57 & self.planes[piece::OLDSILVER_CAT as usize];
            into.shifted(-64)
        };
        from_52
    }

    /// All cells from which: Then `{oldsilverRabbit}`.
    pub(crate) fn pattern_54_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_54 = {
            let into = from_57 & self.planes[piece::OLDSILVER_RABBIT as usize];
            into.shifted(-64)
        };
        from_54
    }

    /// All cells from which: Then `{e}` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `…`.
    pub(crate) fn pattern_56_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_54 = {
            let into = from_57 & self.planes[piece::OLDSILVER_RABBIT as usize];
            into.shifted(-64)
        };
        let from_52 = {
            let into = from_57 & self.planes[piece::OLDSILVER_CAT as usize];
            into.shifted(-64)
        };
        let from_50 = {
            let into = from_57 & self.planes[piece::OLDSILVER_DOG as usize];
            into.shifted(-64)
        };
        let from_48 = {
            let into = from_57 & self.planes[piece::OLDSILVER_HORSE as usize];
            into.shifted(-64)
        };
        let from_46 = {
            let into = from_57 & self.planes[piece::OLDSILVER_CAMEL as usize];
            into.shifted(-64)
        };
        let from_44 = {
            let into = from_57 & self.planes[piece::OLDSILVER_ELEPHANT as usize];
            into.shifted(-64)
        };
        let from_42 = {
            let into = from_57 & self.planes[piece::OLDGOLD_RABBIT as usize];
            into.shifted(-64)
        };
        let from_40 = {
            let into = from_57 & self.planes[piece::OLDGOLD_CAT as usize];
            into.shifted(-64)
        };
        let from_38 = {
            let into = from_57 & self.planes[piece::OLDGOLD_DOG as usize];
            into.shifted(-64)
        };
        let from_36 = {
            let into = from_57 & self.planes[piece::OLDGOLD_HORSE as usize];
            into.shifted(-64)
        };
        let from_34 = {
            let into = from_57 & self.planes[piece::OLDGOLD_CAMEL as usize];
            into.shifted(-64)
        };
        let from_32 = {
            let into = from_57 & self.planes[piece::OLDGOLD_ELEPHANT as usize];
            into.shifted(-64)
        };
        let from_30 = {
            let into = from_57 & self.planes[piece::OLDE as usize];
            into.shifted(-64)
        };
        let from_56 = ({
            let into = from_30 & self.planes[piece::E as usize];
            into
        })
            | ({
                let into = from_32 & self.planes[piece::GOLD_ELEPHANT as usize];
                into
            })
            | ({
                let into = from_34 & self.planes[piece::GOLD_CAMEL as usize];
                into
            })
            | ({
                let into = from_36 & self.planes[piece::GOLD_HORSE as usize];
                into
            })
            | ({
                let into = from_38 & self.planes[piece::GOLD_DOG as usize];
                into
            })
            | ({
                let into = from_40 & self.planes[piece::GOLD_CAT as usize];
                into
            })
            | ({
                let into = from_42 & self.planes[piece::GOLD_RABBIT as usize];
                into
            })
            | ({
                let into = from_44 & self.planes[piece::SILVER_ELEPHANT as usize];
                into
            })
            | ({
                let into = from_46 & self.planes[piece::SILVER_CAMEL as usize];
                into
            })
            | ({
                let into = from_48 & self.planes[piece::SILVER_HORSE as usize];
                into
            })
            | ({
                let into = from_50 & self.planes[piece::SILVER_DOG as usize];
                into
            })
            | ({
                let into = from_52 & self.planes[piece::SILVER_CAT as usize];
                into
            })
            | ({
                let into = from_54 & self.planes[piece::SILVER_RABBIT as usize];
                into
            });
        from_56
    }

    /// All cells from which: Then `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_99_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_99 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize]
                    | self.planes[piece::GOLD_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_99
    }

    /// All cells from which: Then `{silverElephant}`.
    pub(crate) fn pattern_101_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_101 = {
            let into = from_57 & self.planes[piece::SILVER_ELEPHANT as usize];
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_101
    }

    /// All cells from which: Then `{silverCamel,silverElephant}`.
    pub(crate) fn pattern_103_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_103 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_103
    }

    /// All cells from which: Then `{silverCamel,silverElephant,silverHorse}`.
    pub(crate) fn pattern_105_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_105 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_105
    }

    /// All cells from which: Then `{silverCamel,silverDog,silverElephant,silverHorse}`.
    pub(crate) fn pattern_107_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_107 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_107
    }

    /// All cells from which: Then `{silverCamel,silverCat,silverDog,silverElephant,silverHorse}`.
    pub(crate) fn pattern_109_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_109 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_109
    }

    /// All cells from which: Then `{silverCamel,silverCat,silverDog,silverHorse,silverRabbit}`.
    pub(crate) fn pattern_112_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_112 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_HORSE as usize]
                    | self.planes[piece::SILVER_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_112
    }

    /// All cells from which: Then `{silverCat,silverDog,silverHorse,silverRabbit}`.
    pub(crate) fn pattern_128_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_128 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_HORSE as usize]
                    | self.planes[piece::SILVER_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_128
    }

    /// All cells from which: Then `{silverCat,silverDog,silverRabbit}`.
    pub(crate) fn pattern_130_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_130 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_130
    }

    /// All cells from which: Then `{silverCat,silverRabbit}`.
    pub(crate) fn pattern_132_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_132 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_132
    }

    /// All cells from which: Then `{silverRabbit}`.
    pub(crate) fn pattern_134_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_134 = {
            let into = from_57 & self.planes[piece::SILVER_RABBIT as usize];
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_134
    }

    /// All cells from which: Then `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn pattern_238_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_238 = {
            let into = from_57
                & (self.planes[piece::SILVER_CAMEL as usize]
                    | self.planes[piece::SILVER_CAT as usize]
                    | self.planes[piece::SILVER_DOG as usize]
                    | self.planes[piece::SILVER_ELEPHANT as usize]
                    | self.planes[piece::SILVER_HORSE as usize]
                    | self.planes[piece::SILVER_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_238
    }

    /// All cells from which: Then `{goldElephant}`.
    pub(crate) fn pattern_327_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_327 = {
            let into = from_57 & self.planes[piece::GOLD_ELEPHANT as usize];
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_327
    }

    /// All cells from which: Then `{goldCamel,goldElephant}`.
    pub(crate) fn pattern_329_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_329 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_329
    }

    /// All cells from which: Then `{goldCamel,goldElephant,goldHorse}`.
    pub(crate) fn pattern_331_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_331 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_331
    }

    /// All cells from which: Then `{goldCamel,goldDog,goldElephant,goldHorse}`.
    pub(crate) fn pattern_333_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_333 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_333
    }

    /// All cells from which: Then `{goldCamel,goldCat,goldDog,goldElephant,goldHorse}`.
    pub(crate) fn pattern_335_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_335 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_ELEPHANT as usize]
                    | self.planes[piece::GOLD_HORSE as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_335
    }

    /// All cells from which: Then `{goldCamel,goldCat,goldDog,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_372_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_372 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAMEL as usize]
                    | self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_HORSE as usize]
                    | self.planes[piece::GOLD_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_372
    }

    /// All cells from which: Then `{goldCat,goldDog,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_412_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_412 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_HORSE as usize]
                    | self.planes[piece::GOLD_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_412
    }

    /// All cells from which: Then `{goldCat,goldDog,goldRabbit}`.
    pub(crate) fn pattern_414_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_414 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_DOG as usize]
                    | self.planes[piece::GOLD_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_414
    }

    /// All cells from which: Then `{goldCat,goldRabbit}`.
    pub(crate) fn pattern_416_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_416 = {
            let into = from_57
                & (self.planes[piece::GOLD_CAT as usize]
                    | self.planes[piece::GOLD_RABBIT as usize]);
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_416
    }

    /// All cells from which: Then `{goldRabbit}`.
    pub(crate) fn pattern_418_everywhere(&self) -> Cells {
        let from_57 = tables::FROM_0;
        let from_418 = {
            let into = from_57 & self.planes[piece::GOLD_RABBIT as usize];
            (into & tables::MASK_0).shifted(-8) | (into & tables::MASK_1).shifted(-1)
                | (into & tables::MASK_2).shifted(1) | (into & tables::MASK_3).shifted(8)
        };
        from_418
    }
}
