//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 64>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const FROM_0: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = Table([
    255, 8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30,
    255, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53,
    54, 255, 56, 57, 58, 59, 60, 61, 62, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_LEFT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x0]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x0]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000000000]), Cells::from_words([0x2000000000000]),
    Cells::from_words([0x4000000000000]), Cells::from_words([0x8000000000000]),
    Cells::from_words([0x10000000000000]), Cells::from_words([0x20000000000000]),
    Cells::from_words([0x40000000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = Table([
    9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31,
    255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54,
    55, 255, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::from_words([0x0]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x0]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x800000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
    Cells::from_words([0x80000000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x200000000000000]), Cells::from_words([0x400000000000000]),
    Cells::from_words([0x800000000000000]), Cells::from_words([0x1000000000000000]),
    Cells::from_words([0x2000000000000000]), Cells::from_words([0x4000000000000000]),
    Cells::from_words([0x8000000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static UP_LEFT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14,
    255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37,
    38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53, 54,
]);

pub(crate) static UP_LEFT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x10]), Cells::from_words([0x20]),
    Cells::from_words([0x40]), Cells::from_words([0x0]), Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x0]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
]);

pub(crate) static UP_RIGHT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15,
    255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37, 38,
    39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54, 55, 255,
]);

pub(crate) static UP_RIGHT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x0]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x0]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x0]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x800000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
    Cells::from_words([0x80000000000000]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) static SHIFT_8: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
    Cells::from_words([0x5]), Cells::from_words([0xa]), Cells::from_words([0x14]),
    Cells::from_words([0x28]), Cells::from_words([0x50]), Cells::from_words([0xa0]),
    Cells::from_words([0x40]), Cells::from_words([0x200]), Cells::from_words([0x500]),
    Cells::from_words([0xa00]), Cells::from_words([0x1400]), Cells::from_words([0x2800]),
    Cells::from_words([0x5000]), Cells::from_words([0xa000]), Cells::from_words([0x4000]),
    Cells::from_words([0x20000]), Cells::from_words([0x50000]), Cells::from_words([0xa0000]),
    Cells::from_words([0x140000]), Cells::from_words([0x280000]), Cells::from_words([0x500000]),
    Cells::from_words([0xa00000]), Cells::from_words([0x400000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x5000000]), Cells::from_words([0xa000000]), Cells::from_words([0x14000000]),
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

pub(crate) static SHIFT_9: Table<Cells, 64> = Table([
    Cells::from_words([0x200]), Cells::from_words([0x500]), Cells::from_words([0xa00]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x5000]),
    Cells::from_words([0xa000]), Cells::from_words([0x4000]), Cells::from_words([0x20002]),
    Cells::from_words([0x50005]), Cells::from_words([0xa000a]), Cells::from_words([0x140014]),
    Cells::from_words([0x280028]), Cells::from_words([0x500050]), Cells::from_words([0xa000a0]),
    Cells::from_words([0x400040]), Cells::from_words([0x2000200]), Cells::from_words([0x5000500]),
    Cells::from_words([0xa000a00]), Cells::from_words([0x14001400]),
    Cells::from_words([0x28002800]), Cells::from_words([0x50005000]),
    Cells::from_words([0xa000a000]), Cells::from_words([0x40004000]),
    Cells::from_words([0x200020000]), Cells::from_words([0x500050000]),
    Cells::from_words([0xa000a0000]), Cells::from_words([0x1400140000]),
    Cells::from_words([0x2800280000]), Cells::from_words([0x5000500000]),
    Cells::from_words([0xa000a00000]), Cells::from_words([0x4000400000]),
    Cells::from_words([0x20002000000]), Cells::from_words([0x50005000000]),
    Cells::from_words([0xa000a000000]), Cells::from_words([0x140014000000]),
    Cells::from_words([0x280028000000]), Cells::from_words([0x500050000000]),
    Cells::from_words([0xa000a0000000]), Cells::from_words([0x400040000000]),
    Cells::from_words([0x2000200000000]), Cells::from_words([0x5000500000000]),
    Cells::from_words([0xa000a00000000]), Cells::from_words([0x14001400000000]),
    Cells::from_words([0x28002800000000]), Cells::from_words([0x50005000000000]),
    Cells::from_words([0xa000a000000000]), Cells::from_words([0x40004000000000]),
    Cells::from_words([0x200020000000000]), Cells::from_words([0x500050000000000]),
    Cells::from_words([0xa000a0000000000]), Cells::from_words([0x1400140000000000]),
    Cells::from_words([0x2800280000000000]), Cells::from_words([0x5000500000000000]),
    Cells::from_words([0xa000a00000000000]), Cells::from_words([0x4000400000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x5000000000000]),
    Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
    Cells::from_words([0xa0000000000000]), Cells::from_words([0x40000000000000]),
]);

pub(crate) static SHIFT_10: Table<Cells, 64> = Table([
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
    Cells::from_words([0xa000000000000000]), Cells::from_words([0x4000000000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfefefefefefefe00]);
