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
    Cells::from_words([0x80401000000000, 0x0]), Cells::from_words([0x180a03000000000, 0x0]),
    Cells::from_words([0x301406000000000, 0x0]), Cells::from_words([0x60280c000000000, 0x0]),
    Cells::from_words([0xc05018000000000, 0x0]), Cells::from_words([0x180a030000000000, 0x0]),
    Cells::from_words([0x3014060000000000, 0x0]), Cells::from_words([0x60280c0000000000, 0x0]),
    Cells::from_words([0xc050180000000000, 0x0]), Cells::from_words([0x8020100000000000, 0x0]),
    Cells::from_words([0x100600000000000, 0x1]), Cells::from_words([0x280c00000000000, 0x3]),
    Cells::from_words([0x501800000000000, 0x6]), Cells::from_words([0xa03000000000000, 0xc]),
    Cells::from_words([0x1406000000000000, 0x18]), Cells::from_words([0x280c000000000000, 0x30]),
    Cells::from_words([0x5018000000000000, 0x60]), Cells::from_words([0xa030000000000000, 0xc0]),
    Cells::from_words([0x4060000000000000, 0x80]), Cells::from_words([0x180000000000000, 0x102]),
    Cells::from_words([0x300000000000000, 0x305]), Cells::from_words([0x600000000000000, 0x60a]),
    Cells::from_words([0xc00000000000000, 0xc14]), Cells::from_words([0x1800000000000000, 0x1828]),
    Cells::from_words([0x3000000000000000, 0x3050]),
    Cells::from_words([0x6000000000000000, 0x60a0]),
    Cells::from_words([0xc000000000000000, 0x4040]), Cells::from_words([0x0, 0x8203]),
    Cells::from_words([0x0, 0x18506]), Cells::from_words([0x0, 0x30a0c]),
    Cells::from_words([0x0, 0x61418]), Cells::from_words([0x0, 0xc2830]),
    Cells::from_words([0x0, 0x185060]), Cells::from_words([0x0, 0x1020c0]),
    Cells::from_words([0x0, 0x210300]), Cells::from_words([0x0, 0x628600]),
    Cells::from_words([0x0, 0xc50c00]), Cells::from_words([0x0, 0x18a1800]),
    Cells::from_words([0x0, 0x3143000]), Cells::from_words([0x0, 0x2086000]),
    Cells::from_words([0x0, 0x4418000]), Cells::from_words([0x0, 0xca30000]),
    Cells::from_words([0x0, 0x19460000]), Cells::from_words([0x0, 0x328c0000]),
    Cells::from_words([0x0, 0x21180000]), Cells::from_words([0x0, 0x48600000]),
    Cells::from_words([0x0, 0xd4c00000]), Cells::from_words([0x0, 0x1a9800000]),
    Cells::from_words([0x0, 0x113000000]), Cells::from_words([0x0, 0x28c000000]),
    Cells::from_words([0x0, 0x758000000]), Cells::from_words([0x0, 0x4b0000000]),
    Cells::from_words([0x0, 0xcc0000000]), Cells::from_words([0x0, 0xb80000000]),
    Cells::from_words([0x0, 0x600000000]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff, 0xfffffffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x20101020844b, 0x0]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x40100808104225, 0x0]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x80200000000000, 0xa44208101]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x8040000000000000, 0xd22104080]);
