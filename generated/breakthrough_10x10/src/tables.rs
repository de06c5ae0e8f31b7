//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 128>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) static UP: Table<u8, 128> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
    38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
    62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
    86, 87, 88, 89, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN: Table<u8, 128> = Table([
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
    34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
    82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff, 0xfffffffff]);

pub(crate) static SHIFT_4: Table<Cells, 128> = Table([
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x2, 0x0]), Cells::from_words([0x5, 0x0]),
    Cells::from_words([0xa, 0x0]), Cells::from_words([0x14, 0x0]), Cells::from_words([0x28, 0x0]),
    Cells::from_words([0x50, 0x0]), Cells::from_words([0xa0, 0x0]), Cells::from_words([0x140, 0x0]),
    Cells::from_words([0x280, 0x0]), Cells::from_words([0x100, 0x0]),
    Cells::from_words([0x800, 0x0]), Cells::from_words([0x1400, 0x0]),
    Cells::from_words([0x2800, 0x0]), Cells::from_words([0x5000, 0x0]),
    Cells::from_words([0xa000, 0x0]), Cells::from_words([0x14000, 0x0]),
    Cells::from_words([0x28000, 0x0]), Cells::from_words([0x50000, 0x0]),
    Cells::from_words([0xa0000, 0x0]), Cells::from_words([0x40000, 0x0]),
    Cells::from_words([0x200000, 0x0]), Cells::from_words([0x500000, 0x0]),
    Cells::from_words([0xa00000, 0x0]), Cells::from_words([0x1400000, 0x0]),
    Cells::from_words([0x2800000, 0x0]), Cells::from_words([0x5000000, 0x0]),
    Cells::from_words([0xa000000, 0x0]), Cells::from_words([0x14000000, 0x0]),
    Cells::from_words([0x28000000, 0x0]), Cells::from_words([0x10000000, 0x0]),
    Cells::from_words([0x80000000, 0x0]), Cells::from_words([0x140000000, 0x0]),
    Cells::from_words([0x280000000, 0x0]), Cells::from_words([0x500000000, 0x0]),
    Cells::from_words([0xa00000000, 0x0]), Cells::from_words([0x1400000000, 0x0]),
    Cells::from_words([0x2800000000, 0x0]), Cells::from_words([0x5000000000, 0x0]),
    Cells::from_words([0xa000000000, 0x0]), Cells::from_words([0x4000000000, 0x0]),
    Cells::from_words([0x20000000000, 0x0]), Cells::from_words([0x50000000000, 0x0]),
    Cells::from_words([0xa0000000000, 0x0]), Cells::from_words([0x140000000000, 0x0]),
    Cells::from_words([0x280000000000, 0x0]), Cells::from_words([0x500000000000, 0x0]),
    Cells::from_words([0xa00000000000, 0x0]), Cells::from_words([0x1400000000000, 0x0]),
    Cells::from_words([0x2800000000000, 0x0]), Cells::from_words([0x1000000000000, 0x0]),
    Cells::from_words([0x8000000000000, 0x0]), Cells::from_words([0x14000000000000, 0x0]),
    Cells::from_words([0x28000000000000, 0x0]), Cells::from_words([0x50000000000000, 0x0]),
    Cells::from_words([0xa0000000000000, 0x0]), Cells::from_words([0x140000000000000, 0x0]),
    Cells::from_words([0x280000000000000, 0x0]), Cells::from_words([0x500000000000000, 0x0]),
    Cells::from_words([0xa00000000000000, 0x0]), Cells::from_words([0x400000000000000, 0x0]),
    Cells::from_words([0x2000000000000000, 0x0]), Cells::from_words([0x5000000000000000, 0x0]),
    Cells::from_words([0xa000000000000000, 0x0]), Cells::from_words([0x4000000000000000, 0x1]),
    Cells::from_words([0x8000000000000000, 0x2]), Cells::from_words([0x0, 0x5]),
    Cells::from_words([0x0, 0xa]), Cells::from_words([0x0, 0x14]), Cells::from_words([0x0, 0x28]),
    Cells::from_words([0x0, 0x10]), Cells::from_words([0x0, 0x80]), Cells::from_words([0x0, 0x140]),
    Cells::from_words([0x0, 0x280]), Cells::from_words([0x0, 0x500]),
    Cells::from_words([0x0, 0xa00]), Cells::from_words([0x0, 0x1400]),
    Cells::from_words([0x0, 0x2800]), Cells::from_words([0x0, 0x5000]),
    Cells::from_words([0x0, 0xa000]), Cells::from_words([0x0, 0x4000]),
    Cells::from_words([0x0, 0x20000]), Cells::from_words([0x0, 0x50000]),
    Cells::from_words([0x0, 0xa0000]), Cells::from_words([0x0, 0x140000]),
    Cells::from_words([0x0, 0x280000]), Cells::from_words([0x0, 0x500000]),
    Cells::from_words([0x0, 0xa00000]), Cells::from_words([0x0, 0x1400000]),
    Cells::from_words([0x0, 0x2800000]), Cells::from_words([0x0, 0x1000000]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]),
]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xfffffffffffffc00, 0xfffffffff]);

pub(crate) static SHIFT_7: Table<Cells, 128> = Table([
    Cells::from_words([0x800, 0x0]), Cells::from_words([0x1400, 0x0]),
    Cells::from_words([0x2800, 0x0]), Cells::from_words([0x5000, 0x0]),
    Cells::from_words([0xa000, 0x0]), Cells::from_words([0x14000, 0x0]),
    Cells::from_words([0x28000, 0x0]), Cells::from_words([0x50000, 0x0]),
    Cells::from_words([0xa0000, 0x0]), Cells::from_words([0x40000, 0x0]),
    Cells::from_words([0x200000, 0x0]), Cells::from_words([0x500000, 0x0]),
    Cells::from_words([0xa00000, 0x0]), Cells::from_words([0x1400000, 0x0]),
    Cells::from_words([0x2800000, 0x0]), Cells::from_words([0x5000000, 0x0]),
    Cells::from_words([0xa000000, 0x0]), Cells::from_words([0x14000000, 0x0]),
    Cells::from_words([0x28000000, 0x0]), Cells::from_words([0x10000000, 0x0]),
    Cells::from_words([0x80000000, 0x0]), Cells::from_words([0x140000000, 0x0]),
    Cells::from_words([0x280000000, 0x0]), Cells::from_words([0x500000000, 0x0]),
    Cells::from_words([0xa00000000, 0x0]), Cells::from_words([0x1400000000, 0x0]),
    Cells::from_words([0x2800000000, 0x0]), Cells::from_words([0x5000000000, 0x0]),
    Cells::from_words([0xa000000000, 0x0]), Cells::from_words([0x4000000000, 0x0]),
    Cells::from_words([0x20000000000, 0x0]), Cells::from_words([0x50000000000, 0x0]),
    Cells::from_words([0xa0000000000, 0x0]), Cells::from_words([0x140000000000, 0x0]),
    Cells::from_words([0x280000000000, 0x0]), Cells::from_words([0x500000000000, 0x0]),
    Cells::from_words([0xa00000000000, 0x0]), Cells::from_words([0x1400000000000, 0x0]),
    Cells::from_words([0x2800000000000, 0x0]), Cells::from_words([0x1000000000000, 0x0]),
    Cells::from_words([0x8000000000000, 0x0]), Cells::from_words([0x14000000000000, 0x0]),
    Cells::from_words([0x28000000000000, 0x0]), Cells::from_words([0x50000000000000, 0x0]),
    Cells::from_words([0xa0000000000000, 0x0]), Cells::from_words([0x140000000000000, 0x0]),
    Cells::from_words([0x280000000000000, 0x0]), Cells::from_words([0x500000000000000, 0x0]),
    Cells::from_words([0xa00000000000000, 0x0]), Cells::from_words([0x400000000000000, 0x0]),
    Cells::from_words([0x2000000000000000, 0x0]), Cells::from_words([0x5000000000000000, 0x0]),
    Cells::from_words([0xa000000000000000, 0x0]), Cells::from_words([0x4000000000000000, 0x1]),
    Cells::from_words([0x8000000000000000, 0x2]), Cells::from_words([0x0, 0x5]),
    Cells::from_words([0x0, 0xa]), Cells::from_words([0x0, 0x14]), Cells::from_words([0x0, 0x28]),
    Cells::from_words([0x0, 0x10]), Cells::from_words([0x0, 0x80]), Cells::from_words([0x0, 0x140]),
    Cells::from_words([0x0, 0x280]), Cells::from_words([0x0, 0x500]),
    Cells::from_words([0x0, 0xa00]), Cells::from_words([0x0, 0x1400]),
    Cells::from_words([0x0, 0x2800]), Cells::from_words([0x0, 0x5000]),
    Cells::from_words([0x0, 0xa000]), Cells::from_words([0x0, 0x4000]),
    Cells::from_words([0x0, 0x20000]), Cells::from_words([0x0, 0x50000]),
    Cells::from_words([0x0, 0xa0000]), Cells::from_words([0x0, 0x140000]),
    Cells::from_words([0x0, 0x280000]), Cells::from_words([0x0, 0x500000]),
    Cells::from_words([0x0, 0xa00000]), Cells::from_words([0x0, 0x1400000]),
    Cells::from_words([0x0, 0x2800000]), Cells::from_words([0x0, 0x1000000]),
    Cells::from_words([0x0, 0x8000000]), Cells::from_words([0x0, 0x14000000]),
    Cells::from_words([0x0, 0x28000000]), Cells::from_words([0x0, 0x50000000]),
    Cells::from_words([0x0, 0xa0000000]), Cells::from_words([0x0, 0x140000000]),
    Cells::from_words([0x0, 0x280000000]), Cells::from_words([0x0, 0x500000000]),
    Cells::from_words([0x0, 0xa00000000]), Cells::from_words([0x0, 0x400000000]),
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

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffffff, 0x3ffffff]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xffffffffffffffff, 0x3ffffff]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xf7fdff7fdff7fdff, 0x1ff7fdf]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xeffbfeffbfeffbfe, 0x3feffbf]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xf7fdff7fdff7fc00, 0x7fdff7fdf]);

pub(crate) const MASK_3: Cells = Cells::from_words([0xeffbfeffbfeff800, 0xffbfeffbf]);
