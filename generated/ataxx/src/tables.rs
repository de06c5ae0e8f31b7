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

pub(crate) const FROM_0: Cells = Cells::from_words([0x1ffffffffffff]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffffffffff]);

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

pub(crate) static LEFT: Table<u8, 64> = Table([
    255, 0, 1, 2, 3, 4, 5, 255, 7, 8, 9, 10, 11, 12, 255, 14, 15, 16, 17, 18, 19, 255, 21, 22, 23,
    24, 25, 26, 255, 28, 29, 30, 31, 32, 33, 255, 35, 36, 37, 38, 39, 40, 255, 42, 43, 44, 45, 46,
    47, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static RIGHT: Table<u8, 64> = Table([
    1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 255, 15, 16, 17, 18, 19, 20, 255, 22, 23, 24, 25,
    26, 27, 255, 29, 30, 31, 32, 33, 34, 255, 36, 37, 38, 39, 40, 41, 255, 43, 44, 45, 46, 47, 48,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_LEFT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 255, 7, 8, 9, 10, 11, 12, 255, 14, 15,
    16, 17, 18, 19, 255, 21, 22, 23, 24, 25, 26, 255, 28, 29, 30, 31, 32, 33, 255, 35, 36, 37, 38,
    39, 40, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_RIGHT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 255, 15, 16, 17,
    18, 19, 20, 255, 22, 23, 24, 25, 26, 27, 255, 29, 30, 31, 32, 33, 34, 255, 36, 37, 38, 39, 40,
    41, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = Table([
    255, 7, 8, 9, 10, 11, 12, 255, 14, 15, 16, 17, 18, 19, 255, 21, 22, 23, 24, 25, 26, 255, 28, 29,
    30, 31, 32, 33, 255, 35, 36, 37, 38, 39, 40, 255, 42, 43, 44, 45, 46, 47, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = Table([
    8, 9, 10, 11, 12, 13, 255, 15, 16, 17, 18, 19, 20, 255, 22, 23, 24, 25, 26, 27, 255, 29, 30, 31,
    32, 33, 34, 255, 36, 37, 38, 39, 40, 41, 255, 43, 44, 45, 46, 47, 48, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_11: Table<Cells, 64> = Table([
    Cells::from_words([0x1c204]), Cells::from_words([0x3c408]), Cells::from_words([0x7c891]),
    Cells::from_words([0xf9122]), Cells::from_words([0x1f2244]), Cells::from_words([0x1e0408]),
    Cells::from_words([0x1c0810]), Cells::from_words([0xe10204]), Cells::from_words([0x1e20408]),
    Cells::from_words([0x3e44891]), Cells::from_words([0x7c89122]), Cells::from_words([0xf912244]),
    Cells::from_words([0xf020408]), Cells::from_words([0xe040810]), Cells::from_words([0x70810207]),
    Cells::from_words([0xf102040f]), Cells::from_words([0x1f224489f]),
    Cells::from_words([0x3e448913e]), Cells::from_words([0x7c891227c]),
    Cells::from_words([0x781020478]), Cells::from_words([0x702040870]),
    Cells::from_words([0x3840810380]), Cells::from_words([0x7881020780]),
    Cells::from_words([0xf912244f80]), Cells::from_words([0x1f224489f00]),
    Cells::from_words([0x3e448913e00]), Cells::from_words([0x3c081023c00]),
    Cells::from_words([0x38102043800]), Cells::from_words([0x1c204081c000]),
    Cells::from_words([0x3c408103c000]), Cells::from_words([0x7c891227c000]),
    Cells::from_words([0xf912244f8000]), Cells::from_words([0x1f224489f0000]),
    Cells::from_words([0x1e040811e0000]), Cells::from_words([0x1c081021c0000]),
    Cells::from_words([0x102040e00000]), Cells::from_words([0x204081e00000]),
    Cells::from_words([0x448913e00000]), Cells::from_words([0x891227c00000]),
    Cells::from_words([0x112244f800000]), Cells::from_words([0x20408f000000]),
    Cells::from_words([0x40810e000000]), Cells::from_words([0x102070000000]),
    Cells::from_words([0x2040f0000000]), Cells::from_words([0x4489f0000000]),
    Cells::from_words([0x8913e0000000]), Cells::from_words([0x11227c0000000]),
    Cells::from_words([0x204780000000]), Cells::from_words([0x408700000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static DOWN_DOWN: Table<u8, 64> = Table([
    14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
    38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static RIGHT_RIGHT: Table<u8, 64> = Table([
    2, 3, 4, 5, 6, 255, 255, 9, 10, 11, 12, 13, 255, 255, 16, 17, 18, 19, 20, 255, 255, 23, 24, 25,
    26, 27, 255, 255, 30, 31, 32, 33, 34, 255, 255, 37, 38, 39, 40, 41, 255, 255, 44, 45, 46, 47,
    48, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_14: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 255, 7, 8, 9, 10, 11, 255, 255,
    14, 15, 16, 17, 18, 255, 255, 21, 22, 23, 24, 25, 255, 255, 28, 29, 30, 31, 32, 255, 255, 35,
    36, 37, 38, 39, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_15: Table<u8, 64> = Table([
    2, 3, 4, 5, 6, 255, 255, 9, 10, 11, 12, 13, 255, 255, 16, 17, 18, 19, 20, 255, 255, 23, 24, 25,
    26, 27, 255, 255, 30, 31, 32, 33, 34, 255, 255, 37, 38, 39, 40, 41, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_16: Table<u8, 64> = Table([
    255, 255, 14, 15, 16, 17, 18, 255, 255, 21, 22, 23, 24, 25, 255, 255, 28, 29, 30, 31, 32, 255,
    255, 35, 36, 37, 38, 39, 255, 255, 42, 43, 44, 45, 46, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255,
]);

pub(crate) static SHIFT_17: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 9, 10, 11, 12, 13, 255, 255, 16, 17, 18, 19, 20, 255, 255,
    23, 24, 25, 26, 27, 255, 255, 30, 31, 32, 33, 34, 255, 255, 37, 38, 39, 40, 41, 255, 255, 44,
    45, 46, 47, 48, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static ANY_OF_5: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x0]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x0]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x0]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]), Cells::from_words([0x0]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::from_words([0x10000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF_4: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x10]), Cells::from_words([0x20]),
    Cells::from_words([0x40]), Cells::from_words([0x0]), Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x0]),
    Cells::from_words([0x8000]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x0]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x0]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x0]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF_7: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x0]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x0]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x0]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x0]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x0]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF_3: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x80]), Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x0]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x0]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x0]), Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]), Cells::from_words([0x0]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::from_words([0x10000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF_2: Table<Cells, 64> = Table([
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x0]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x0]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x0]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0x1000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF: Table<Cells, 64> = Table([
    Cells::from_words([0x182]), Cells::from_words([0x385]), Cells::from_words([0x70a]),
    Cells::from_words([0xe14]), Cells::from_words([0x1c28]), Cells::from_words([0x3850]),
    Cells::from_words([0x3020]), Cells::from_words([0xc103]), Cells::from_words([0x1c287]),
    Cells::from_words([0x3850e]), Cells::from_words([0x70a1c]), Cells::from_words([0xe1438]),
    Cells::from_words([0x1c2870]), Cells::from_words([0x181060]), Cells::from_words([0x608180]),
    Cells::from_words([0xe14380]), Cells::from_words([0x1c28700]), Cells::from_words([0x3850e00]),
    Cells::from_words([0x70a1c00]), Cells::from_words([0xe143800]), Cells::from_words([0xc083000]),
    Cells::from_words([0x3040c000]), Cells::from_words([0x70a1c000]),
    Cells::from_words([0xe1438000]), Cells::from_words([0x1c2870000]),
    Cells::from_words([0x3850e0000]), Cells::from_words([0x70a1c0000]),
    Cells::from_words([0x604180000]), Cells::from_words([0x1820600000]),
    Cells::from_words([0x3850e00000]), Cells::from_words([0x70a1c00000]),
    Cells::from_words([0xe143800000]), Cells::from_words([0x1c287000000]),
    Cells::from_words([0x3850e000000]), Cells::from_words([0x3020c000000]),
    Cells::from_words([0xc1030000000]), Cells::from_words([0x1c2870000000]),
    Cells::from_words([0x3850e0000000]), Cells::from_words([0x70a1c0000000]),
    Cells::from_words([0xe14380000000]), Cells::from_words([0x1c28700000000]),
    Cells::from_words([0x1810600000000]), Cells::from_words([0x81800000000]),
    Cells::from_words([0x143800000000]), Cells::from_words([0x287000000000]),
    Cells::from_words([0x50e000000000]), Cells::from_words([0xa1c000000000]),
    Cells::from_words([0x1438000000000]), Cells::from_words([0x830000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF_6: Table<Cells, 64> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x40]),
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x0]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x0]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x0]), Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0x1000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF_8: Table<Cells, 64> = Table([
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0x1000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const MASK_12: Cells = Cells::from_words([0x7ffffffff]);

pub(crate) const MASK_20: Cells = Cells::from_words([0x3ffffffffff]);

pub(crate) const MASK_13: Cells = Cells::from_words([0x3f7efdfbf]);

pub(crate) const MASK_21: Cells = Cells::from_words([0x1fbf7efdfbf]);

pub(crate) const MASK_18: Cells = Cells::from_words([0xfdfbf7efdfbf]);

pub(crate) const MASK_14: Cells = Cells::from_words([0x1f3e7cf9f]);

pub(crate) const MASK_9: Cells = Cells::from_words([0xf9f3e7cf9f]);

pub(crate) const MASK_7: Cells = Cells::from_words([0x7cf9f3e7cf9f]);

pub(crate) const MASK_11: Cells = Cells::from_words([0x7efdfbf7e]);

pub(crate) const MASK_19: Cells = Cells::from_words([0x3f7efdfbf7e]);

pub(crate) const MASK_17: Cells = Cells::from_words([0x1fbf7efdfbf7e]);

pub(crate) const MASK_10: Cells = Cells::from_words([0x7cf9f3e7c]);

pub(crate) const MASK_8: Cells = Cells::from_words([0x3e7cf9f3e7c]);

pub(crate) const MASK_6: Cells = Cells::from_words([0x1f3e7cf9f3e7c]);

pub(crate) const MASK_16: Cells = Cells::from_words([0xfdfbf7efdf80]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x7cf9f3e7cf80]);

pub(crate) const MASK_15: Cells = Cells::from_words([0x1fbf7efdfbf00]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x1f3e7cf9f3e00]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfdfbf7efc000]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7cf9f3e7c000]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x1fbf7efdf8000]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x1f3e7cf9f0000]);
