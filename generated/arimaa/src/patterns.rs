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

    /// Then `{$ silverRabbit == 0}` or `{goldRabbit}`.
    pub(crate) fn pattern_72(&self, cell: usize) -> bool {
        if self.count(piece::SILVER_RABBIT) == 0 {
            return true;
        }
        if tables::SHIFT_7[cell].meets(self.planes[piece::GOLD_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{$ goldRabbit == 0}` or `{silverRabbit}`.
    pub(crate) fn pattern_81(&self, cell: usize) -> bool {
        if self.count(piece::GOLD_RABBIT) == 0 {
            return true;
        }
        if tables::SHIFT_9[cell].meets(self.planes[piece::SILVER_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_106(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_108(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::SILVER_ELEPHANT as usize]) {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverElephant}`.
    pub(crate) fn pattern_110(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_112(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_114(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_116(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_117(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_133(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_135(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_137(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_139(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::SILVER_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    pub(crate) fn pattern_192(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_359(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::GOLD_ELEPHANT as usize]) {
            return true;
        }
        false
    }

    /// Then `{goldCamel,goldElephant}`.
    pub(crate) fn pattern_361(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_363(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_365(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_367(&self, cell: usize) -> bool {
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

    /// Then `{goldCamel,goldCat,goldDog,goldHorse,goldRabbit}`.
    pub(crate) fn pattern_368(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_384(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_386(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_388(&self, cell: usize) -> bool {
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
    pub(crate) fn pattern_390(&self, cell: usize) -> bool {
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
}
