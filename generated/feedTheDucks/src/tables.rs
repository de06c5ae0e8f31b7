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

pub(crate) static NORTH_WEST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 5, 6, 7, 8, 9, 10, 255, 11, 12, 13, 14, 15,
    16, 17, 255, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 35, 36, 37, 38, 39,
    40, 41, 43, 44, 45, 46, 47, 48, 50, 51, 52, 53, 54, 255, 255, 255,
]);

pub(crate) static NORTH_EAST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 5, 6, 7, 8, 9, 10, 255, 11, 12, 13, 14, 15, 16, 17,
    255, 18, 19, 20, 21, 22, 23, 24, 25, 255, 27, 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39, 40,
    41, 42, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 255, 255, 255,
]);

pub(crate) static EAST: Table<u8, 64> = Table([
    1, 2, 3, 4, 255, 6, 7, 8, 9, 10, 255, 12, 13, 14, 15, 16, 17, 255, 19, 20, 21, 22, 23, 24, 25,
    255, 27, 28, 29, 30, 31, 32, 33, 34, 255, 36, 37, 38, 39, 40, 41, 42, 255, 44, 45, 46, 47, 48,
    49, 255, 51, 52, 53, 54, 55, 255, 57, 58, 59, 60, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_EAST: Table<u8, 64> = Table([
    6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 31, 32, 33,
    34, 35, 36, 37, 38, 39, 40, 41, 42, 255, 43, 44, 45, 46, 47, 48, 49, 255, 50, 51, 52, 53, 54,
    55, 255, 56, 57, 58, 59, 60, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_WEST: Table<u8, 64> = Table([
    5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 31, 32,
    33, 255, 35, 36, 37, 38, 39, 40, 41, 42, 255, 43, 44, 45, 46, 47, 48, 49, 255, 50, 51, 52, 53,
    54, 55, 255, 56, 57, 58, 59, 60, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static WEST: Table<u8, 64> = Table([
    255, 0, 1, 2, 3, 255, 5, 6, 7, 8, 9, 255, 11, 12, 13, 14, 15, 16, 255, 18, 19, 20, 21, 22, 23,
    24, 255, 26, 27, 28, 29, 30, 31, 32, 33, 255, 35, 36, 37, 38, 39, 40, 41, 255, 43, 44, 45, 46,
    47, 48, 255, 50, 51, 52, 53, 54, 255, 56, 57, 58, 59, 255, 255, 255,
]);

pub(crate) static SHIFT_7: Table<Cells, 64> = Table([
    Cells::from_words([0x62]), Cells::from_words([0xc5]), Cells::from_words([0x18a]),
    Cells::from_words([0x314]), Cells::from_words([0x608]), Cells::from_words([0x1841]),
    Cells::from_words([0x30a3]), Cells::from_words([0x6146]), Cells::from_words([0xc28c]),
    Cells::from_words([0x18518]), Cells::from_words([0x30210]), Cells::from_words([0xc1020]),
    Cells::from_words([0x182860]), Cells::from_words([0x3050c0]), Cells::from_words([0x60a180]),
    Cells::from_words([0xc14300]), Cells::from_words([0x1828600]), Cells::from_words([0x3010400]),
    Cells::from_words([0xc080800]), Cells::from_words([0x18141800]),
    Cells::from_words([0x30283000]), Cells::from_words([0x60506000]),
    Cells::from_words([0xc0a0c000]), Cells::from_words([0x181418000]),
    Cells::from_words([0x302830000]), Cells::from_words([0x601020000]),
    Cells::from_words([0x808040000]), Cells::from_words([0x18140c0000]),
    Cells::from_words([0x3028180000]), Cells::from_words([0x6050300000]),
    Cells::from_words([0xc0a0600000]), Cells::from_words([0x18140c00000]),
    Cells::from_words([0x30281800000]), Cells::from_words([0x60503000000]),
    Cells::from_words([0x40202000000]), Cells::from_words([0x8100c000000]),
    Cells::from_words([0x182818000000]), Cells::from_words([0x305030000000]),
    Cells::from_words([0x60a060000000]), Cells::from_words([0xc140c0000000]),
    Cells::from_words([0x1828180000000]), Cells::from_words([0x3050300000000]),
    Cells::from_words([0x2020600000000]), Cells::from_words([0x4101800000000]),
    Cells::from_words([0xc283000000000]), Cells::from_words([0x18506000000000]),
    Cells::from_words([0x30a0c000000000]), Cells::from_words([0x61418000000000]),
    Cells::from_words([0xc2830000000000]), Cells::from_words([0x81060000000000]),
    Cells::from_words([0x108180000000000]), Cells::from_words([0x314300000000000]),
    Cells::from_words([0x628600000000000]), Cells::from_words([0xc50c00000000000]),
    Cells::from_words([0x18a1800000000000]), Cells::from_words([0x1043000000000000]),
    Cells::from_words([0x20c000000000000]), Cells::from_words([0x518000000000000]),
    Cells::from_words([0xa30000000000000]), Cells::from_words([0x1460000000000000]),
    Cells::from_words([0x8c0000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1fffffffffffffff]);

pub(crate) static SOUTH_EAST_SOUTH_EAST: Table<u8, 64> = Table([
    13, 14, 15, 16, 17, 20, 21, 22, 23, 24, 25, 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39, 40, 41,
    42, 255, 43, 44, 45, 46, 47, 48, 49, 255, 255, 50, 51, 52, 53, 54, 55, 255, 255, 56, 57, 58, 59,
    60, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_WEST_SOUTH_WEST: Table<u8, 64> = Table([
    11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 26, 27, 28, 29, 30, 31, 32, 255, 35, 36, 37, 38, 39,
    40, 41, 255, 255, 43, 44, 45, 46, 47, 48, 49, 255, 255, 50, 51, 52, 53, 54, 55, 255, 255, 56,
    57, 58, 59, 60, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static WEST_WEST: Table<u8, 64> = Table([
    255, 255, 0, 1, 2, 255, 255, 5, 6, 7, 8, 255, 255, 11, 12, 13, 14, 15, 255, 255, 18, 19, 20, 21,
    22, 23, 255, 255, 26, 27, 28, 29, 30, 31, 32, 255, 255, 35, 36, 37, 38, 39, 40, 255, 255, 43,
    44, 45, 46, 47, 255, 255, 50, 51, 52, 53, 255, 255, 56, 57, 58, 255, 255, 255,
]);

pub(crate) static NORTH_WEST_NORTH_WEST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 255, 5, 6,
    7, 8, 9, 10, 255, 255, 11, 12, 13, 14, 15, 16, 17, 255, 18, 19, 20, 21, 22, 23, 24, 26, 27, 28,
    29, 30, 31, 32, 35, 36, 37, 38, 39, 40, 43, 44, 45, 46, 47, 255, 255, 255,
]);

pub(crate) static NORTH_EAST_NORTH_EAST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 255, 5, 6, 7, 8, 9,
    10, 255, 255, 11, 12, 13, 14, 15, 16, 17, 255, 255, 19, 20, 21, 22, 23, 24, 25, 255, 28, 29, 30,
    31, 32, 33, 34, 37, 38, 39, 40, 41, 42, 45, 46, 47, 48, 49, 255, 255, 255,
]);

pub(crate) static EAST_EAST: Table<u8, 64> = Table([
    2, 3, 4, 255, 255, 7, 8, 9, 10, 255, 255, 13, 14, 15, 16, 17, 255, 255, 20, 21, 22, 23, 24, 25,
    255, 255, 28, 29, 30, 31, 32, 33, 34, 255, 255, 37, 38, 39, 40, 41, 42, 255, 255, 45, 46, 47,
    48, 49, 255, 255, 52, 53, 54, 55, 255, 255, 58, 59, 60, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_15: Table<Cells, 64> = Table([
    Cells::from_words([0xfbf7f7fbbdbd780]), Cells::from_words([0x1f7efef777b7af20]),
    Cells::from_words([0x1ffdf5eeef6f5e60]), Cells::from_words([0x1ffbebdddedebce0]),
    Cells::from_words([0x1ef7dfbbbdbd79e0]), Cells::from_words([0x17dfbfbfdbebe01e]),
    Cells::from_words([0xfbf7f77b7d7c81c]), Cells::from_words([0x1f7ef6ef6faf9819]),
    Cells::from_words([0x1ff9eddedf5f3813]), Cells::from_words([0x1ef7dbbdbebe7807]),
    Cells::from_words([0x1defbf7b7d7cf80f]), Cells::from_words([0x1befdfdfebf007de]),
    Cells::from_words([0x17dfbfb7d7e4079d]), Cells::from_words([0xfbf776fafcc073a]),
    Cells::from_words([0x1f7aeedf5f9c0675]), Cells::from_words([0x1ef5ddbebf3c04eb]),
    Cells::from_words([0x1defbb7d7e7c01f7]), Cells::from_words([0x1bdf7efafcfc03ef]),
    Cells::from_words([0x1df7efeff003f7de]), Cells::from_words([0x1befdfd7e403e7bd]),
    Cells::from_words([0x17dfb7afcc03cf5b]), Cells::from_words([0xfbb6f5f9c039eb6]),
    Cells::from_words([0x1e76debf3c033d6d]), Cells::from_words([0x1dedbd7e7c027afb]),
    Cells::from_words([0x1bdf7afcfc00fdf7]), Cells::from_words([0x17befdf9fc01fbef]),
    Cells::from_words([0x1efbf7f003fbf7de]), Cells::from_words([0x1df7efe003f3efbd]),
    Cells::from_words([0x1befd7c803e7d77b]), Cells::from_words([0x17dbaf9803cfaed7]),
    Cells::from_words([0xeb75f38039f5dae]), Cells::from_words([0x1d6ebe78033ebb7d]),
    Cells::from_words([0x1bdd7cf8027d7efb]), Cells::from_words([0x17bef9f800fefdf7]),
    Cells::from_words([0xf7dfbf801fdfbef]), Cells::from_words([0x1efbf007f3f7efbd]),
    Cells::from_words([0x1df7e007e7ebdf7b]), Cells::from_words([0x1bebc807cfd7b6f7]),
    Cells::from_words([0x16d798079faf6dcf]), Cells::from_words([0xdaf38073f5edbbe]),
    Cells::from_words([0x1b5e78067ebdbf7d]), Cells::from_words([0x17bcf804fd7f7efb]),
    Cells::from_words([0xf7df801fefefdf7]), Cells::from_words([0x1ef807e7ebefdf7b]),
    Cells::from_words([0x1df007cfd7dbbef7]), Cells::from_words([0x1ae4079fafb775ef]),
    Cells::from_words([0x15cc073f5f6eebdf]), Cells::from_words([0xb9c067ebedddfbe]),
    Cells::from_words([0x173c04fd7dbfbf7d]), Cells::from_words([0xf7c01faff7f7efb]),
    Cells::from_words([0x1e03e7d7dbdfbef7]), Cells::from_words([0x1c03cfafb7bb7def]),
    Cells::from_words([0x19039f5f6f76f3ff]), Cells::from_words([0x13033ebedeedefdf]),
    Cells::from_words([0x7027d7dbddfdfbe]), Cells::from_words([0xf00fafb7fbfbf7d]),
    Cells::from_words([0xf3d7b7bbbf7def]), Cells::from_words([0xe7af6f777afbff]),
    Cells::from_words([0xcf5edeeef5f7ff]), Cells::from_words([0x9ebdbdddefefdf]),
    Cells::from_words([0x3d7b7bbfdfdfbe]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);
