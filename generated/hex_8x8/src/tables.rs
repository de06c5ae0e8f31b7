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
    Cells::from_words([0x30408000]), Cells::from_words([0x60a18000]),
    Cells::from_words([0xc1430000]), Cells::from_words([0x182860000]),
    Cells::from_words([0x3050c0000]), Cells::from_words([0x60a180000]),
    Cells::from_words([0xc04100000]), Cells::from_words([0x1020200000]),
    Cells::from_words([0x3050600000]), Cells::from_words([0x60a0c00000]),
    Cells::from_words([0xc141800000]), Cells::from_words([0x18283000000]),
    Cells::from_words([0x30506000000]), Cells::from_words([0x60a0c000000]),
    Cells::from_words([0x40408000000]), Cells::from_words([0x82030000000]),
    Cells::from_words([0x185060000000]), Cells::from_words([0x30a0c0000000]),
    Cells::from_words([0x614180000000]), Cells::from_words([0xc28300000000]),
    Cells::from_words([0x1850600000000]), Cells::from_words([0x1020c00000000]),
    Cells::from_words([0x2103000000000]), Cells::from_words([0x6286000000000]),
    Cells::from_words([0xc50c000000000]), Cells::from_words([0x18a18000000000]),
    Cells::from_words([0x31430000000000]), Cells::from_words([0x20860000000000]),
    Cells::from_words([0x44180000000000]), Cells::from_words([0xca300000000000]),
    Cells::from_words([0x194600000000000]), Cells::from_words([0x328c00000000000]),
    Cells::from_words([0x211800000000000]), Cells::from_words([0x486000000000000]),
    Cells::from_words([0xd4c000000000000]), Cells::from_words([0x1a98000000000000]),
    Cells::from_words([0x1130000000000000]), Cells::from_words([0x28c0000000000000]),
    Cells::from_words([0x7580000000000000]), Cells::from_words([0x4b00000000000000]),
    Cells::from_words([0xcc00000000000000]), Cells::from_words([0xb800000000000000]),
    Cells::from_words([0x6000000000000000]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x1020844b]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x808104225]);

pub(crate) const MASK_3: Cells = Cells::from_words([0xa442081010000000]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xd221040800000000]);
