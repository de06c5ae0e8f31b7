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

pub(crate) static LEFT: Table<u8, 64> = Table([
    255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255,
    24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46,
    255, 48, 49, 50, 51, 52, 53, 54, 255, 56, 57, 58, 59, 60, 61, 62,
]);

pub(crate) static RIGHT: Table<u8, 64> = Table([
    1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25,
    26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255,
    49, 50, 51, 52, 53, 54, 55, 255, 57, 58, 59, 60, 61, 62, 63, 255,
]);

pub(crate) static UP_LEFT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14,
    255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37,
    38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53, 54,
]);

pub(crate) static UP_RIGHT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15,
    255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37, 38,
    39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54, 55, 255,
]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = Table([
    255, 8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30,
    255, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53,
    54, 255, 56, 57, 58, 59, 60, 61, 62, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = Table([
    9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31,
    255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54,
    55, 255, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x7f7f7f7f7f7f7f7f]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_5: Cells = Cells::from_words([0xfefefefefefefefe]);

pub(crate) const MASK_7: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xfefefefefefefe00]);
