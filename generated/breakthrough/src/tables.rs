//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 64>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) static UP: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
]);

pub(crate) static DOWN: Table<u8, 64> = Table([
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) static SHIFT_4: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x2]), Cells::from_words([0x5]),
    Cells::from_words([0xa]), Cells::from_words([0x14]), Cells::from_words([0x28]),
    Cells::from_words([0x50]), Cells::from_words([0xa0]), Cells::from_words([0x40]),
    Cells::from_words([0x200]), Cells::from_words([0x500]), Cells::from_words([0xa00]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x5000]),
    Cells::from_words([0xa000]), Cells::from_words([0x4000]), Cells::from_words([0x20000]),
    Cells::from_words([0x50000]), Cells::from_words([0xa0000]), Cells::from_words([0x140000]),
    Cells::from_words([0x280000]), Cells::from_words([0x500000]), Cells::from_words([0xa00000]),
    Cells::from_words([0x400000]), Cells::from_words([0x2000000]), Cells::from_words([0x5000000]),
    Cells::from_words([0xa000000]), Cells::from_words([0x14000000]),
    Cells::from_words([0x28000000]), Cells::from_words([0x50000000]),
    Cells::from_words([0xa0000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x500000000]),
    Cells::from_words([0xa00000000]), Cells::from_words([0x1400000000]),
    Cells::from_words([0x2800000000]), Cells::from_words([0x5000000000]),
    Cells::from_words([0xa000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x50000000000]),
    Cells::from_words([0xa0000000000]), Cells::from_words([0x140000000000]),
    Cells::from_words([0x280000000000]), Cells::from_words([0x500000000000]),
    Cells::from_words([0xa00000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x5000000000000]),
    Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
    Cells::from_words([0xa0000000000000]), Cells::from_words([0x40000000000000]),
]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) static SHIFT_7: Table<Cells, 64> = Table([
    Cells::from_words([0x200]), Cells::from_words([0x500]), Cells::from_words([0xa00]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x5000]),
    Cells::from_words([0xa000]), Cells::from_words([0x4000]), Cells::from_words([0x20000]),
    Cells::from_words([0x50000]), Cells::from_words([0xa0000]), Cells::from_words([0x140000]),
    Cells::from_words([0x280000]), Cells::from_words([0x500000]), Cells::from_words([0xa00000]),
    Cells::from_words([0x400000]), Cells::from_words([0x2000000]), Cells::from_words([0x5000000]),
    Cells::from_words([0xa000000]), Cells::from_words([0x14000000]),
    Cells::from_words([0x28000000]), Cells::from_words([0x50000000]),
    Cells::from_words([0xa0000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x500000000]),
    Cells::from_words([0xa00000000]), Cells::from_words([0x1400000000]),
    Cells::from_words([0x2800000000]), Cells::from_words([0x5000000000]),
    Cells::from_words([0xa000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x50000000000]),
    Cells::from_words([0xa0000000000]), Cells::from_words([0x140000000000]),
    Cells::from_words([0x280000000000]), Cells::from_words([0x500000000000]),
    Cells::from_words([0xa00000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x5000000000000]),
    Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
    Cells::from_words([0xa0000000000000]), Cells::from_words([0x40000000000000]),
    Cells::from_words([0x200000000000000]), Cells::from_words([0x500000000000000]),
    Cells::from_words([0xa00000000000000]), Cells::from_words([0x1400000000000000]),
    Cells::from_words([0x2800000000000000]), Cells::from_words([0x5000000000000000]),
    Cells::from_words([0xa000000000000000]), Cells::from_words([0x4000000000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe00]);
