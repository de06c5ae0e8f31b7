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
    255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN: Table<u8, 64> = Table([
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffffffffff]);

pub(crate) static SHIFT_4: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x2]), Cells::from_words([0x5]),
    Cells::from_words([0xa]), Cells::from_words([0x14]), Cells::from_words([0x28]),
    Cells::from_words([0x50]), Cells::from_words([0x20]), Cells::from_words([0x100]),
    Cells::from_words([0x280]), Cells::from_words([0x500]), Cells::from_words([0xa00]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x1000]),
    Cells::from_words([0x8000]), Cells::from_words([0x14000]), Cells::from_words([0x28000]),
    Cells::from_words([0x50000]), Cells::from_words([0xa0000]), Cells::from_words([0x140000]),
    Cells::from_words([0x80000]), Cells::from_words([0x400000]), Cells::from_words([0xa00000]),
    Cells::from_words([0x1400000]), Cells::from_words([0x2800000]), Cells::from_words([0x5000000]),
    Cells::from_words([0xa000000]), Cells::from_words([0x4000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x50000000]), Cells::from_words([0xa0000000]),
    Cells::from_words([0x140000000]), Cells::from_words([0x280000000]),
    Cells::from_words([0x500000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2800000000]),
    Cells::from_words([0x5000000000]), Cells::from_words([0xa000000000]),
    Cells::from_words([0x14000000000]), Cells::from_words([0x28000000000]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0x1ffffffffff80]);

pub(crate) static SHIFT_7: Table<Cells, 64> = Table([
    Cells::from_words([0x100]), Cells::from_words([0x280]), Cells::from_words([0x500]),
    Cells::from_words([0xa00]), Cells::from_words([0x1400]), Cells::from_words([0x2800]),
    Cells::from_words([0x1000]), Cells::from_words([0x8000]), Cells::from_words([0x14000]),
    Cells::from_words([0x28000]), Cells::from_words([0x50000]), Cells::from_words([0xa0000]),
    Cells::from_words([0x140000]), Cells::from_words([0x80000]), Cells::from_words([0x400000]),
    Cells::from_words([0xa00000]), Cells::from_words([0x1400000]), Cells::from_words([0x2800000]),
    Cells::from_words([0x5000000]), Cells::from_words([0xa000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x50000000]),
    Cells::from_words([0xa0000000]), Cells::from_words([0x140000000]),
    Cells::from_words([0x280000000]), Cells::from_words([0x500000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2800000000]), Cells::from_words([0x5000000000]),
    Cells::from_words([0xa000000000]), Cells::from_words([0x14000000000]),
    Cells::from_words([0x28000000000]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x140000000000]),
    Cells::from_words([0x280000000000]), Cells::from_words([0x500000000000]),
    Cells::from_words([0xa00000000000]), Cells::from_words([0x1400000000000]),
    Cells::from_words([0x800000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0x3ffffffffff]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x3ffffffffff]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x1fbf7efdfbf]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x3f7efdfbf7e]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xfdfbf7efdf80]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x1fbf7efdfbf00]);
