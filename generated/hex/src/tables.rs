//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) static SHIFT_2: Table<Cells, 128> = Table([
    Cells::from_words([0x6, 0x0]), Cells::from_words([0x1d, 0x0]), Cells::from_words([0x33, 0x0]),
    Cells::from_words([0xd2, 0x0]), Cells::from_words([0x1ae, 0x0]),
    Cells::from_words([0x314, 0x0]), Cells::from_words([0xc88, 0x0]),
    Cells::from_words([0x1958, 0x0]), Cells::from_words([0x32b0, 0x0]),
    Cells::from_words([0x6120, 0x0]), Cells::from_words([0x18840, 0x0]),
    Cells::from_words([0x314c0, 0x0]), Cells::from_words([0x62980, 0x0]),
    Cells::from_words([0xc5300, 0x0]), Cells::from_words([0x182200, 0x0]),
    Cells::from_words([0x610400, 0x0]), Cells::from_words([0xc28c00, 0x0]),
    Cells::from_words([0x1851800, 0x0]), Cells::from_words([0x30a3000, 0x0]),
    Cells::from_words([0x6146000, 0x0]), Cells::from_words([0xc084000, 0x0]),
    Cells::from_words([0x30408000, 0x0]), Cells::from_words([0x60a18000, 0x0]),
    Cells::from_words([0xc1430000, 0x0]), Cells::from_words([0x182860000, 0x0]),
    Cells::from_words([0x3050c0000, 0x0]), Cells::from_words([0x60a180000, 0x0]),
    Cells::from_words([0xc04100000, 0x0]), Cells::from_words([0x3020200000, 0x0]),
    Cells::from_words([0x6050600000, 0x0]), Cells::from_words([0xc0a0c00000, 0x0]),
    Cells::from_words([0x18141800000, 0x0]), Cells::from_words([0x30283000000, 0x0]),
    Cells::from_words([0x60506000000, 0x0]), Cells::from_words([0xc0a0c000000, 0x0]),
    Cells::from_words([0x180408000000, 0x0]), Cells::from_words([0x602010000000, 0x0]),
    Cells::from_words([0xc05030000000, 0x0]), Cells::from_words([0x180a060000000, 0x0]),
    Cells::from_words([0x30140c0000000, 0x0]), Cells::from_words([0x6028180000000, 0x0]),
    Cells::from_words([0xc050300000000, 0x0]), Cells::from_words([0x180a0600000000, 0x0]),
    Cells::from_words([0x30140c00000000, 0x0]), Cells::from_words([0x60080800000000, 0x0]),
    Cells::from_words([0x180401000000000, 0x0]), Cells::from_words([0x300a03000000000, 0x0]),
    Cells::from_words([0x601406000000000, 0x0]), Cells::from_words([0xc0280c000000000, 0x0]),
    Cells::from_words([0x1805018000000000, 0x0]), Cells::from_words([0x300a030000000000, 0x0]),
    Cells::from_words([0x6014060000000000, 0x0]), Cells::from_words([0xc0280c0000000000, 0x0]),
    Cells::from_words([0x8050180000000000, 0x1]), Cells::from_words([0x20100000000000, 0x3]),
    Cells::from_words([0x100200000000000, 0x4]), Cells::from_words([0x280600000000000, 0xc]),
    Cells::from_words([0x500c00000000000, 0x18]), Cells::from_words([0xa01800000000000, 0x30]),
    Cells::from_words([0x1403000000000000, 0x60]), Cells::from_words([0x2806000000000000, 0xc0]),
    Cells::from_words([0x500c000000000000, 0x180]), Cells::from_words([0xa018000000000000, 0x300]),
    Cells::from_words([0x4030000000000000, 0x601]), Cells::from_words([0x8060000000000000, 0xc02]),
    Cells::from_words([0x40000000000000, 0x801]), Cells::from_words([0x180000000000000, 0x1008]),
    Cells::from_words([0x300000000000000, 0x3014]), Cells::from_words([0x600000000000000, 0x6028]),
    Cells::from_words([0xc00000000000000, 0xc050]),
    Cells::from_words([0x1800000000000000, 0x180a0]),
    Cells::from_words([0x3000000000000000, 0x30140]),
    Cells::from_words([0x6000000000000000, 0x60280]),
    Cells::from_words([0xc000000000000000, 0xc0500]),
    Cells::from_words([0x8000000000000000, 0x180a01]), Cells::from_words([0x0, 0x100403]),
    Cells::from_words([0x0, 0x20200c]), Cells::from_words([0x0, 0x605018]),
    Cells::from_words([0x0, 0xc0a030]), Cells::from_words([0x0, 0x1814060]),
    Cells::from_words([0x0, 0x30280c0]), Cells::from_words([0x0, 0x6050180]),
    Cells::from_words([0x0, 0xc0a0300]), Cells::from_words([0x0, 0x18140600]),
    Cells::from_words([0x0, 0x10080c00]), Cells::from_words([0x0, 0x20403000]),
    Cells::from_words([0x0, 0x60a06000]), Cells::from_words([0x0, 0xc140c000]),
    Cells::from_words([0x0, 0x182818000]), Cells::from_words([0x0, 0x305030000]),
    Cells::from_words([0x0, 0x60a060000]), Cells::from_words([0x0, 0xc140c0000]),
    Cells::from_words([0x0, 0x808180000]), Cells::from_words([0x0, 0x1040600000]),
    Cells::from_words([0x0, 0x30a0c00000]), Cells::from_words([0x0, 0x6141800000]),
    Cells::from_words([0x0, 0xc283000000]), Cells::from_words([0x0, 0x18506000000]),
    Cells::from_words([0x0, 0x30a0c000000]), Cells::from_words([0x0, 0x20418000000]),
    Cells::from_words([0x0, 0x42060000000]), Cells::from_words([0x0, 0xc50c0000000]),
    Cells::from_words([0x0, 0x18a180000000]), Cells::from_words([0x0, 0x314300000000]),
    Cells::from_words([0x0, 0x628600000000]), Cells::from_words([0x0, 0x410c00000000]),
    Cells::from_words([0x0, 0x883000000000]), Cells::from_words([0x0, 0x1946000000000]),
    Cells::from_words([0x0, 0x328c000000000]), Cells::from_words([0x0, 0x6518000000000]),
    Cells::from_words([0x0, 0x4230000000000]), Cells::from_words([0x0, 0x90c0000000000]),
    Cells::from_words([0x0, 0x1a980000000000]), Cells::from_words([0x0, 0x35300000000000]),
    Cells::from_words([0x0, 0x22600000000000]), Cells::from_words([0x0, 0x51800000000000]),
    Cells::from_words([0x0, 0xeb000000000000]), Cells::from_words([0x0, 0x96000000000000]),
    Cells::from_words([0x0, 0x198000000000000]), Cells::from_words([0x0, 0x170000000000000]),
    Cells::from_words([0x0, 0xc0000000000000]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff, 0x1ffffffffffffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x8020101020844b, 0x0]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x40100808104225, 0x2]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x80000000000000, 0x148841020201004]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x0, 0x1a4420810100802]);
