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

pub(crate) static LEFT: Table<u8, 16> = Table([
    255, 0, 1, 255, 3, 4, 255, 6, 7, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP: Table<u8, 16> = Table([
    255, 255, 255, 0, 1, 2, 3, 4, 5, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_LEFT: Table<u8, 16> = Table([
    255, 255, 255, 255, 0, 1, 255, 3, 4, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_LEFT: Table<u8, 16> = Table([
    255, 3, 4, 255, 6, 7, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static RIGHT: Table<u8, 16> = Table([
    1, 2, 255, 4, 5, 255, 7, 8, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN: Table<u8, 16> = Table([
    3, 4, 5, 6, 7, 8, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT: Table<u8, 16> = Table([
    4, 5, 255, 7, 8, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_RIGHT: Table<u8, 16> = Table([
    255, 255, 255, 1, 2, 255, 4, 5, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1ff]);
