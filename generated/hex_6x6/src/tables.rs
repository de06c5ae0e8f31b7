//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) static SHIFT_2: Table<Cells, 64> = Table([
    Cells::from_words([0x6]), Cells::from_words([0x1d]), Cells::from_words([0x33]),
    Cells::from_words([0xd2]), Cells::from_words([0x1ae]), Cells::from_words([0x314]),
    Cells::from_words([0xc88]), Cells::from_words([0x1958]), Cells::from_words([0x32b0]),
    Cells::from_words([0x6120]), Cells::from_words([0x18840]), Cells::from_words([0x314c0]),
    Cells::from_words([0x62980]), Cells::from_words([0xc5300]), Cells::from_words([0x182200]),
    Cells::from_words([0x210400]), Cells::from_words([0x628c00]), Cells::from_words([0xc51800]),
    Cells::from_words([0x18a3000]), Cells::from_words([0x3146000]), Cells::from_words([0x2084000]),
    Cells::from_words([0x4418000]), Cells::from_words([0xca30000]), Cells::from_words([0x19460000]),
    Cells::from_words([0x328c0000]), Cells::from_words([0x21180000]),
    Cells::from_words([0x48600000]), Cells::from_words([0xd4c00000]),
    Cells::from_words([0x1a9800000]), Cells::from_words([0x113000000]),
    Cells::from_words([0x28c000000]), Cells::from_words([0x758000000]),
    Cells::from_words([0x4b0000000]), Cells::from_words([0xcc0000000]),
    Cells::from_words([0xb80000000]), Cells::from_words([0x600000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xfffffffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x844b]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x104225]);

pub(crate) const MASK_3: Cells = Cells::from_words([0xa44208000]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xd22100000]);
