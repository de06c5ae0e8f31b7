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

pub(crate) const FROM_0: Cells = Cells::from_words([0x1fffffffffff]);

pub(crate) static SOUTH: Table<u8, 64> = Table([
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
    33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static NORTH: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x10]), Cells::from_words([0x20]),
    Cells::from_words([0x40]), Cells::from_words([0x80]), Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static EAST: Table<u8, 64> = Table([
    1, 2, 3, 4, 5, 6, 7, 8, 255, 10, 11, 12, 13, 14, 15, 16, 17, 255, 19, 20, 21, 22, 23, 24, 25,
    26, 255, 28, 29, 30, 31, 32, 33, 34, 35, 255, 37, 38, 39, 40, 41, 42, 43, 44, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static EAST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x40]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x0]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]), Cells::from_words([0x0]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static WEST: Table<u8, 64> = Table([
    255, 0, 1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15, 16, 255, 18, 19, 20, 21, 22, 23,
    24, 25, 255, 27, 28, 29, 30, 31, 32, 33, 34, 255, 36, 37, 38, 39, 40, 41, 42, 43, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static WEST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x0]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x0]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static SOUTH_EAST: Table<u8, 64> = Table([
    10, 255, 12, 255, 14, 255, 16, 255, 255, 255, 20, 255, 22, 255, 24, 255, 26, 255, 28, 255, 30,
    255, 32, 255, 34, 255, 255, 255, 38, 255, 40, 255, 42, 255, 44, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255,
]);

pub(crate) static SOUTH_EAST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x400]), Cells::from_words([0x0]), Cells::from_words([0x1000]),
    Cells::from_words([0x0]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x100000]), Cells::from_words([0x0]),
    Cells::from_words([0x400000]), Cells::from_words([0x0]), Cells::from_words([0x1000000]),
    Cells::from_words([0x0]), Cells::from_words([0x4000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x0]), Cells::from_words([0x40000000]),
    Cells::from_words([0x0]), Cells::from_words([0x100000000]), Cells::from_words([0x0]),
    Cells::from_words([0x400000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x4000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SOUTH_WEST: Table<u8, 64> = Table([
    255, 255, 10, 255, 12, 255, 14, 255, 16, 255, 18, 255, 20, 255, 22, 255, 24, 255, 255, 255, 28,
    255, 30, 255, 32, 255, 34, 255, 36, 255, 38, 255, 40, 255, 42, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255,
]);

pub(crate) static SOUTH_WEST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x400]),
    Cells::from_words([0x0]), Cells::from_words([0x1000]), Cells::from_words([0x0]),
    Cells::from_words([0x4000]), Cells::from_words([0x0]), Cells::from_words([0x10000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000]), Cells::from_words([0x0]), Cells::from_words([0x400000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x10000000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000]), Cells::from_words([0x0]), Cells::from_words([0x400000000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x0]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static NORTH_EAST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 255, 4, 255, 6, 255, 8, 255, 10, 255, 12,
    255, 14, 255, 16, 255, 255, 255, 20, 255, 22, 255, 24, 255, 26, 255, 28, 255, 30, 255, 32, 255,
    34, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255,
]);

pub(crate) static NORTH_EAST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x4]), Cells::from_words([0x0]),
    Cells::from_words([0x10]), Cells::from_words([0x0]), Cells::from_words([0x40]),
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x400]), Cells::from_words([0x0]), Cells::from_words([0x1000]),
    Cells::from_words([0x0]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x100000]), Cells::from_words([0x0]),
    Cells::from_words([0x400000]), Cells::from_words([0x0]), Cells::from_words([0x1000000]),
    Cells::from_words([0x0]), Cells::from_words([0x4000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x0]), Cells::from_words([0x40000000]),
    Cells::from_words([0x0]), Cells::from_words([0x100000000]), Cells::from_words([0x0]),
    Cells::from_words([0x400000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static NORTH_WEST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 2, 255, 4, 255, 6, 255, 255, 255, 10,
    255, 12, 255, 14, 255, 16, 255, 18, 255, 20, 255, 22, 255, 24, 255, 255, 255, 28, 255, 30, 255,
    32, 255, 34, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255,
]);

pub(crate) static NORTH_WEST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x0]),
    Cells::from_words([0x4]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x0]), Cells::from_words([0x40]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x400]),
    Cells::from_words([0x0]), Cells::from_words([0x1000]), Cells::from_words([0x0]),
    Cells::from_words([0x4000]), Cells::from_words([0x0]), Cells::from_words([0x10000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000]), Cells::from_words([0x0]), Cells::from_words([0x400000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x10000000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000]), Cells::from_words([0x0]), Cells::from_words([0x400000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1fffffffffff]);

pub(crate) static SHIFT_10: Table<Cells, 64> = Table([
    Cells::from_words([0x602]), Cells::from_words([0x405]), Cells::from_words([0x1c0a]),
    Cells::from_words([0x1014]), Cells::from_words([0x7028]), Cells::from_words([0x4050]),
    Cells::from_words([0x1c0a0]), Cells::from_words([0x10140]), Cells::from_words([0x30080]),
    Cells::from_words([0x40401]), Cells::from_words([0x1c0a07]), Cells::from_words([0x101404]),
    Cells::from_words([0x70281c]), Cells::from_words([0x405010]), Cells::from_words([0x1c0a070]),
    Cells::from_words([0x1014040]), Cells::from_words([0x70281c0]), Cells::from_words([0x4010100]),
    Cells::from_words([0x18080600]), Cells::from_words([0x10140400]),
    Cells::from_words([0x70281c00]), Cells::from_words([0x40501000]),
    Cells::from_words([0x1c0a07000]), Cells::from_words([0x101404000]),
    Cells::from_words([0x70281c000]), Cells::from_words([0x405010000]),
    Cells::from_words([0xc02030000]), Cells::from_words([0x1010040000]),
    Cells::from_words([0x70281c0000]), Cells::from_words([0x4050100000]),
    Cells::from_words([0x1c0a0700000]), Cells::from_words([0x10140400000]),
    Cells::from_words([0x70281c00000]), Cells::from_words([0x40501000000]),
    Cells::from_words([0x1c0a07000000]), Cells::from_words([0x100404000000]),
    Cells::from_words([0x2018000000]), Cells::from_words([0x5010000000]),
    Cells::from_words([0xa070000000]), Cells::from_words([0x14040000000]),
    Cells::from_words([0x281c0000000]), Cells::from_words([0x50100000000]),
    Cells::from_words([0xa0700000000]), Cells::from_words([0x140400000000]),
    Cells::from_words([0x80c00000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xfffffffff]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xff7fbfdfeff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x551555455]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x1feff7fbfdfe]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x555515554]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x55551555400]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x154555515400]);
