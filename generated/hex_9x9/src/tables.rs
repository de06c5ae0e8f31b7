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
    Cells::from_words([0x180408000000, 0x0]), Cells::from_words([0x202010000000, 0x0]),
    Cells::from_words([0x605030000000, 0x0]), Cells::from_words([0xc0a060000000, 0x0]),
    Cells::from_words([0x18140c0000000, 0x0]), Cells::from_words([0x3028180000000, 0x0]),
    Cells::from_words([0x6050300000000, 0x0]), Cells::from_words([0xc0a0600000000, 0x0]),
    Cells::from_words([0x18140c00000000, 0x0]), Cells::from_words([0x10080800000000, 0x0]),
    Cells::from_words([0x20403000000000, 0x0]), Cells::from_words([0x60a06000000000, 0x0]),
    Cells::from_words([0xc140c000000000, 0x0]), Cells::from_words([0x182818000000000, 0x0]),
    Cells::from_words([0x305030000000000, 0x0]), Cells::from_words([0x60a060000000000, 0x0]),
    Cells::from_words([0xc140c0000000000, 0x0]), Cells::from_words([0x808180000000000, 0x0]),
    Cells::from_words([0x1040600000000000, 0x0]), Cells::from_words([0x30a0c00000000000, 0x0]),
    Cells::from_words([0x6141800000000000, 0x0]), Cells::from_words([0xc283000000000000, 0x0]),
    Cells::from_words([0x8506000000000000, 0x1]), Cells::from_words([0xa0c000000000000, 0x3]),
    Cells::from_words([0x418000000000000, 0x2]), Cells::from_words([0x2060000000000000, 0x4]),
    Cells::from_words([0x50c0000000000000, 0xc]), Cells::from_words([0xa180000000000000, 0x18]),
    Cells::from_words([0x4300000000000000, 0x31]), Cells::from_words([0x8600000000000000, 0x62]),
    Cells::from_words([0xc00000000000000, 0x41]), Cells::from_words([0x3000000000000000, 0x88]),
    Cells::from_words([0x6000000000000000, 0x194]), Cells::from_words([0xc000000000000000, 0x328]),
    Cells::from_words([0x8000000000000000, 0x651]), Cells::from_words([0x0, 0x423]),
    Cells::from_words([0x0, 0x90c]), Cells::from_words([0x0, 0x1a98]),
    Cells::from_words([0x0, 0x3530]), Cells::from_words([0x0, 0x2260]),
    Cells::from_words([0x0, 0x5180]), Cells::from_words([0x0, 0xeb00]),
    Cells::from_words([0x0, 0x9600]), Cells::from_words([0x0, 0x19800]),
    Cells::from_words([0x0, 0x17000]), Cells::from_words([0x0, 0xc000]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff, 0x1ffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x101020844b, 0x0]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x100808104225, 0x0]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x1020201000000000, 0x14884]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x810100000000000, 0x1a442]);
