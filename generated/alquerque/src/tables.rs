//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 32>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffff]);

pub(crate) static SHIFT_2: Table<Cells, 32> = Table([
    Cells::from_words([0x62]), Cells::from_words([0x45]), Cells::from_words([0x1ca]),
    Cells::from_words([0x114]), Cells::from_words([0x308]), Cells::from_words([0x441]),
    Cells::from_words([0x1ca7]), Cells::from_words([0x1144]), Cells::from_words([0x729c]),
    Cells::from_words([0x4110]), Cells::from_words([0x18860]), Cells::from_words([0x11440]),
    Cells::from_words([0x729c0]), Cells::from_words([0x45100]), Cells::from_words([0xc2300]),
    Cells::from_words([0x110400]), Cells::from_words([0x729c00]), Cells::from_words([0x451000]),
    Cells::from_words([0x1ca7000]), Cells::from_words([0x1044000]), Cells::from_words([0x218000]),
    Cells::from_words([0x510000]), Cells::from_words([0xa70000]), Cells::from_words([0x1440000]),
    Cells::from_words([0x8c0000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static NORTH: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x40]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SOUTH: Table<u8, 32> = Table([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static WEST: Table<u8, 32> = Table([
    255, 0, 1, 2, 3, 255, 5, 6, 7, 8, 255, 10, 11, 12, 13, 255, 15, 16, 17, 18, 255, 20, 21, 22, 23,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static WEST_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x0]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x0]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x0]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static EAST: Table<u8, 32> = Table([
    1, 2, 3, 4, 255, 6, 7, 8, 9, 255, 11, 12, 13, 14, 255, 16, 17, 18, 19, 255, 21, 22, 23, 24, 255,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static EAST_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x0]), Cells::from_words([0x40]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x0]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x0]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static NORTH_WEST: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 0, 255, 2, 255, 255, 255, 6, 255, 8, 255, 10, 255, 12, 255, 255,
    255, 16, 255, 18, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_WEST_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1]), Cells::from_words([0x0]), Cells::from_words([0x4]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x40]), Cells::from_words([0x0]), Cells::from_words([0x100]),
    Cells::from_words([0x0]), Cells::from_words([0x400]), Cells::from_words([0x0]),
    Cells::from_words([0x1000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x10000]), Cells::from_words([0x0]),
    Cells::from_words([0x40000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static NORTH_EAST: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 2, 255, 4, 255, 6, 255, 8, 255, 255, 255, 12, 255, 14, 255, 16,
    255, 18, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_EAST_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x4]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x0]), Cells::from_words([0x40]), Cells::from_words([0x0]),
    Cells::from_words([0x100]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x1000]), Cells::from_words([0x0]),
    Cells::from_words([0x4000]), Cells::from_words([0x0]), Cells::from_words([0x10000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SOUTH_WEST: Table<u8, 32> = Table([
    255, 255, 6, 255, 8, 255, 10, 255, 12, 255, 255, 255, 16, 255, 18, 255, 20, 255, 22, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_WEST_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x40]),
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x400]), Cells::from_words([0x0]), Cells::from_words([0x1000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x10000]), Cells::from_words([0x0]), Cells::from_words([0x40000]),
    Cells::from_words([0x0]), Cells::from_words([0x100000]), Cells::from_words([0x0]),
    Cells::from_words([0x400000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SOUTH_EAST: Table<u8, 32> = Table([
    6, 255, 8, 255, 255, 255, 12, 255, 14, 255, 16, 255, 18, 255, 255, 255, 22, 255, 24, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_EAST_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x40]), Cells::from_words([0x0]), Cells::from_words([0x100]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1000]), Cells::from_words([0x0]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x10000]), Cells::from_words([0x0]),
    Cells::from_words([0x40000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x400000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const MASK_5: Cells = Cells::from_words([0xfffff]);

pub(crate) const MASK_3: Cells = Cells::from_words([0xf7bdef]);

pub(crate) const MASK_6: Cells = Cells::from_words([0x51545]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x1ef7bde]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x55154]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x551540]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x1455140]);
