//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 16>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) static PREVIOUS: Table<u8, 16> = Table([
    11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xfff]);

pub(crate) static NEXT: Table<u8, 16> = Table([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 255, 255, 255, 255,
]);
