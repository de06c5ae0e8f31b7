//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) static SHIFT_2: Table<Cells, 64> = Table([
    Cells::from_words([0x6]), Cells::from_words([0x1d]), Cells::from_words([0x33]),
    Cells::from_words([0xd2]), Cells::from_words([0x1ae]), Cells::from_words([0x314]),
    Cells::from_words([0xc88]), Cells::from_words([0x1958]), Cells::from_words([0x32b0]),
    Cells::from_words([0x6120]), Cells::from_words([0x18840]), Cells::from_words([0x314c0]),
    Cells::from_words([0x62980]), Cells::from_words([0xc5300]), Cells::from_words([0x182200]),
    Cells::from_words([0x610400]), Cells::from_words([0xc28c00]), Cells::from_words([0x1851800]),
    Cells::from_words([0x30a3000]), Cells::from_words([0x6146000]), Cells::from_words([0xc084000]),
    Cells::from_words([0x10408000]), Cells::from_words([0x30a18000]),
    Cells::from_words([0x61430000]), Cells::from_words([0xc2860000]),
    Cells::from_words([0x1850c0000]), Cells::from_words([0x30a180000]),
    Cells::from_words([0x204100000]), Cells::from_words([0x420600000]),
    Cells::from_words([0xc50c00000]), Cells::from_words([0x18a1800000]),
    Cells::from_words([0x3143000000]), Cells::from_words([0x6286000000]),
    Cells::from_words([0x410c000000]), Cells::from_words([0x8830000000]),
    Cells::from_words([0x19460000000]), Cells::from_words([0x328c0000000]),
    Cells::from_words([0x65180000000]), Cells::from_words([0x42300000000]),
    Cells::from_words([0x90c00000000]), Cells::from_words([0x1a9800000000]),
    Cells::from_words([0x353000000000]), Cells::from_words([0x226000000000]),
    Cells::from_words([0x518000000000]), Cells::from_words([0xeb0000000000]),
    Cells::from_words([0x960000000000]), Cells::from_words([0x1980000000000]),
    Cells::from_words([0x1700000000000]), Cells::from_words([0xc00000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffffffffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x20844b]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x8104225]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x1488410200000]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x1a44208000000]);
