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

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffffff]);

pub(crate) static SHIFT_2: Table<Cells, 64> = Table([
    Cells::from_words([0x1a]), Cells::from_words([0x15]), Cells::from_words([0x32]),
    Cells::from_words([0x111]), Cells::from_words([0x72f]), Cells::from_words([0x414]),
    Cells::from_words([0x6080]), Cells::from_words([0x4140]), Cells::from_words([0x1c298]),
    Cells::from_words([0x10510]), Cells::from_words([0x70a30]), Cells::from_words([0x41400]),
    Cells::from_words([0xc0800]), Cells::from_words([0x104040]), Cells::from_words([0x70a1c0]),
    Cells::from_words([0x414100]), Cells::from_words([0x1c28700]), Cells::from_words([0x1050400]),
    Cells::from_words([0x70a1c00]), Cells::from_words([0x4041000]), Cells::from_words([0x206000]),
    Cells::from_words([0x504000]), Cells::from_words([0x18a1c000]), Cells::from_words([0x11410000]),
    Cells::from_words([0x32870000]), Cells::from_words([0x5040000]), Cells::from_words([0x20c0000]),
    Cells::from_words([0x50400000]), Cells::from_words([0x1e9c00000]),
    Cells::from_words([0x111000000]), Cells::from_words([0x98000000]),
    Cells::from_words([0x150000000]), Cells::from_words([0xb0000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) static NORTH: Table<u8, 64> = Table([
    255, 255, 255, 0, 1, 2, 255, 255, 3, 4, 5, 255, 255, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 22, 23, 24, 27, 28, 29, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SOUTH: Table<u8, 64> = Table([
    3, 4, 5, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 255, 255, 27, 28, 29,
    255, 255, 30, 31, 32, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x8]), Cells::from_words([0x10]), Cells::from_words([0x20]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static WEST: Table<u8, 64> = Table([
    255, 0, 1, 255, 3, 4, 255, 6, 7, 8, 9, 10, 11, 255, 13, 14, 15, 16, 17, 18, 255, 20, 21, 22, 23,
    24, 25, 255, 27, 28, 255, 30, 31, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static WEST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x0]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x0]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x0]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x0]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) static EAST: Table<u8, 64> = Table([
    1, 2, 255, 4, 5, 255, 7, 8, 9, 10, 11, 12, 255, 14, 15, 16, 17, 18, 19, 255, 21, 22, 23, 24, 25,
    26, 255, 28, 29, 255, 31, 32, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static EAST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x0]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x0]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x0]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x0]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]), Cells::from_words([0x0]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) static NORTH_WEST: Table<u8, 64> = Table([
    255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 4, 255, 255, 255, 6, 255, 8, 255, 10, 255, 255,
    255, 14, 255, 16, 255, 18, 255, 22, 255, 255, 255, 28, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255,
]);

pub(crate) static NORTH_WEST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x10]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x40]),
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x400]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000]), Cells::from_words([0x0]), Cells::from_words([0x40000]),
    Cells::from_words([0x0]), Cells::from_words([0x400000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x10000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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
    255, 255, 255, 255, 2, 255, 255, 255, 4, 255, 255, 255, 255, 255, 8, 255, 10, 255, 12, 255, 14,
    255, 16, 255, 18, 255, 255, 255, 24, 255, 28, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255,
]);

pub(crate) static NORTH_EAST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x4]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x100]),
    Cells::from_words([0x0]), Cells::from_words([0x400]), Cells::from_words([0x0]),
    Cells::from_words([0x1000]), Cells::from_words([0x0]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x10000]), Cells::from_words([0x0]),
    Cells::from_words([0x40000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) static SOUTH_WEST: Table<u8, 64> = Table([
    255, 255, 4, 255, 8, 255, 255, 255, 14, 255, 16, 255, 18, 255, 20, 255, 22, 255, 24, 255, 255,
    255, 255, 255, 28, 255, 255, 255, 30, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_WEST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x10000]), Cells::from_words([0x0]),
    Cells::from_words([0x40000]), Cells::from_words([0x0]), Cells::from_words([0x100000]),
    Cells::from_words([0x0]), Cells::from_words([0x400000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x40000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) static SOUTH_EAST: Table<u8, 64> = Table([
    4, 255, 255, 255, 10, 255, 14, 255, 16, 255, 18, 255, 255, 255, 22, 255, 24, 255, 26, 255, 255,
    255, 28, 255, 255, 255, 255, 255, 32, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_EAST_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x10]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x400]), Cells::from_words([0x0]),
    Cells::from_words([0x4000]), Cells::from_words([0x0]), Cells::from_words([0x10000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x400000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x4000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x10000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x100000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) const MASK_10: Cells = Cells::from_words([0x38000007]);

pub(crate) const MASK_8: Cells = Cells::from_words([0xdbf7efdb]);

pub(crate) const MASK_11: Cells = Cells::from_words([0x11000011]);

pub(crate) const MASK_16: Cells = Cells::from_words([0x10000001]);

pub(crate) const MASK_7: Cells = Cells::from_words([0x1b7efdfb6]);

pub(crate) const MASK_9: Cells = Cells::from_words([0x10000004]);

pub(crate) const MASK_12: Cells = Cells::from_words([0x1c00038]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x1c0000038]);

pub(crate) const MASK_13: Cells = Cells::from_words([0x455510]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x110000110]);

pub(crate) const MASK_17: Cells = Cells::from_words([0x400010]);

pub(crate) const MASK_18: Cells = Cells::from_words([0x1000010]);

pub(crate) const MASK_6: Cells = Cells::from_words([0x40000010]);

pub(crate) const MASK_23: Cells = Cells::from_words([0x100000010]);

pub(crate) const MASK_14: Cells = Cells::from_words([0xfffc0]);

pub(crate) const MASK_15: Cells = Cells::from_words([0x54540]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x38000700]);

pub(crate) const MASK_19: Cells = Cells::from_words([0x55500]);

pub(crate) const MASK_21: Cells = Cells::from_words([0x10000100]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x11554400]);

pub(crate) const MASK_22: Cells = Cells::from_words([0x10000400]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7ffe000]);

pub(crate) const MASK_20: Cells = Cells::from_words([0x1554000]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x5454000]);
