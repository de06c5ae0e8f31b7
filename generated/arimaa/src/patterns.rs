//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{! pattern 56}`.
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        for cell in tables::SHIFT_4[cell] {
            if !self.pattern_56(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{olde}`.
    pub(crate) fn pattern_30(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDE as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldgoldElephant}`.
    pub(crate) fn pattern_32(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDGOLD_ELEPHANT as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldgoldCamel}`.
    pub(crate) fn pattern_34(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDGOLD_CAMEL as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldgoldHorse}`.
    pub(crate) fn pattern_36(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDGOLD_HORSE as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldgoldDog}`.
    pub(crate) fn pattern_38(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDGOLD_DOG as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldgoldCat}`.
    pub(crate) fn pattern_40(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDGOLD_CAT as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldgoldRabbit}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDGOLD_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldsilverElephant}`.
    pub(crate) fn pattern_44(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDSILVER_ELEPHANT as usize])
        {
            return true;
        }
        false
    }

    /// Then `{oldsilverCamel}`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDSILVER_CAMEL as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldsilverHorse}`.
    pub(crate) fn pattern_48(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDSILVER_HORSE as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldsilverDog}`.
    pub(crate) fn pattern_50(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDSILVER_DOG as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldsilverCat}`.
    pub(crate) fn pattern_52(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDSILVER_CAT as usize]) {
            return true;
        }
        false
    }

    /// Then `{oldsilverRabbit}`.
    pub(crate) fn pattern_54(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::OLDSILVER_RABBIT as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{goldElephant}` or `{goldCamel}` or `{goldHorse}` or `{goldDog}` or `{goldCat}` or `…`.
    pub(crate) fn pattern_56(&self, cell: usize) -> bool {
        if self.board[cell] == piece::E {
            if self.holds_from_30(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::GOLD_ELEPHANT {
            if self.holds_from_32(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::GOLD_CAMEL {
            if self.holds_from_34(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::GOLD_HORSE {
            if self.holds_from_36(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::GOLD_DOG {
            if self.holds_from_38(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::GOLD_CAT {
            if self.holds_from_40(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::GOLD_RABBIT {
            if self.holds_from_42(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::SILVER_ELEPHANT {
            if self.holds_from_44(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::SILVER_CAMEL {
            if self.holds_from_46(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::SILVER_HORSE {
            if self.holds_from_48(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::SILVER_DOG {
            if self.holds_from_50(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::SILVER_CAT {
            if self.holds_from_52(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::SILVER_RABBIT {
            if self.holds_from_54(cell) {
                return true;
            }
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

    /// Then `{olde}`.
    fn holds_from_30(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDE {
                return true;
            }
        }
        false
    }

    /// Then `{oldgoldElephant}`.
    fn holds_from_32(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDGOLD_ELEPHANT {
                return true;
            }
        }
        false
    }

    /// Then `{oldgoldCamel}`.
    fn holds_from_34(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDGOLD_CAMEL {
                return true;
            }
        }
        false
    }

    /// Then `{oldgoldHorse}`.
    fn holds_from_36(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDGOLD_HORSE {
                return true;
            }
        }
        false
    }

    /// Then `{oldgoldDog}`.
    fn holds_from_38(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDGOLD_DOG {
                return true;
            }
        }
        false
    }

    /// Then `{oldgoldCat}`.
    fn holds_from_40(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDGOLD_CAT {
                return true;
            }
        }
        false
    }

    /// Then `{oldgoldRabbit}`.
    fn holds_from_42(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDGOLD_RABBIT {
                return true;
            }
        }
        false
    }

    /// Then `{oldsilverElephant}`.
    fn holds_from_44(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDSILVER_ELEPHANT {
                return true;
            }
        }
        false
    }

    /// Then `{oldsilverCamel}`.
    fn holds_from_46(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDSILVER_CAMEL {
                return true;
            }
        }
        false
    }

    /// Then `{oldsilverHorse}`.
    fn holds_from_48(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDSILVER_HORSE {
                return true;
            }
        }
        false
    }

    /// Then `{oldsilverDog}`.
    fn holds_from_50(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDSILVER_DOG {
                return true;
            }
        }
        false
    }

    /// Then `{oldsilverCat}`.
    fn holds_from_52(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDSILVER_CAT {
                return true;
            }
        }
        false
    }

    /// Then `{oldsilverRabbit}`.
    fn holds_from_54(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::COPY, cell) {
            if self.board[cell] == piece::OLDSILVER_RABBIT {
                return true;
            }
        }
        false
    }
}
