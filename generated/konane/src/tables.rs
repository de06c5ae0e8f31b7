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

pub(crate) static LEFT: Table<u8, 128> = Table([
    255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 255, 10, 11, 12, 13, 14, 15, 16, 17, 18, 255, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 255, 30, 31, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46,
    47, 48, 255, 50, 51, 52, 53, 54, 55, 56, 57, 58, 255, 60, 61, 62, 63, 64, 65, 66, 67, 68, 255,
    70, 71, 72, 73, 74, 75, 76, 77, 78, 255, 80, 81, 82, 83, 84, 85, 86, 87, 88, 255, 90, 91, 92,
    93, 94, 95, 96, 97, 98, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static RIGHT: Table<u8, 128> = Table([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 11, 12, 13, 14, 15, 16, 17, 18, 19, 255, 21, 22, 23, 24, 25, 26,
    27, 28, 29, 255, 31, 32, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    255, 51, 52, 53, 54, 55, 56, 57, 58, 59, 255, 61, 62, 63, 64, 65, 66, 67, 68, 69, 255, 71, 72,
    73, 74, 75, 76, 77, 78, 79, 255, 81, 82, 83, 84, 85, 86, 87, 88, 89, 255, 91, 92, 93, 94, 95,
    96, 97, 98, 99, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff, 0xfffffffff]);

pub(crate) const AREA_10: Cells = Cells::from_words([0xc0300000000201, 0x804000000]);

pub(crate) static SHIFT_12: Table<Cells, 128> = Table([
    Cells::from_words([0x402, 0x0]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x80100, 0x0]),
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x40280400000000, 0x0]), Cells::from_words([0x80500800000000, 0x0]),
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xa0100000000000, 0x1]),
    Cells::from_words([0x140200000000000, 0x2]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x0, 0x8010000]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x0, 0x402000000]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
]);
