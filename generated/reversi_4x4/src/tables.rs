//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 16>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const FROM_0: Cells = Cells::from_words([0xffff]);

pub(crate) static UP: Table<u8, 16> = Table([
    255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
]);

pub(crate) static DOWN: Table<u8, 16> = Table([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255, 255, 255, 255,
]);

pub(crate) static LEFT: Table<u8, 16> = Table([
    255, 0, 1, 2, 255, 4, 5, 6, 255, 8, 9, 10, 255, 12, 13, 14,
]);

pub(crate) static RIGHT: Table<u8, 16> = Table([
    1, 2, 3, 255, 5, 6, 7, 255, 9, 10, 11, 255, 13, 14, 15, 255,
]);

pub(crate) static UP_LEFT: Table<u8, 16> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 255, 4, 5, 6, 255, 8, 9, 10,
]);

pub(crate) static UP_RIGHT: Table<u8, 16> = Table([
    255, 255, 255, 255, 1, 2, 3, 255, 5, 6, 7, 255, 9, 10, 11, 255,
]);

pub(crate) static DOWN_LEFT: Table<u8, 16> = Table([
    255, 4, 5, 6, 255, 8, 9, 10, 255, 12, 13, 14, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT: Table<u8, 16> = Table([
    5, 6, 7, 255, 9, 10, 11, 255, 13, 14, 15, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffff]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xfff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x777]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x7777]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xeee]);

pub(crate) const MASK_5: Cells = Cells::from_words([0xeeee]);

pub(crate) const MASK_7: Cells = Cells::from_words([0xfff0]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7770]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xeee0]);
