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

pub(crate) const AREA_3: Cells = Cells::from_words([0x8000]);

pub(crate) static LEFT: Table<u8, 16> = Table([
    255, 0, 1, 2, 255, 4, 5, 6, 255, 8, 9, 10, 255, 12, 13, 14,
]);

pub(crate) static SHIFT_5: Table<Cells, 16> = Table([
    Cells::from_words([0x12]), Cells::from_words([0x25]), Cells::from_words([0x4a]),
    Cells::from_words([0x84]), Cells::from_words([0x121]), Cells::from_words([0x252]),
    Cells::from_words([0x4a4]), Cells::from_words([0x848]), Cells::from_words([0x1210]),
    Cells::from_words([0x2520]), Cells::from_words([0x4a40]), Cells::from_words([0x8480]),
    Cells::from_words([0x2100]), Cells::from_words([0x5200]), Cells::from_words([0xa400]),
    Cells::from_words([0x4800]),
]);

pub(crate) static SHIFT_6: Table<u8, 16> = Table([
    255, 255, 255, 255, 3, 255, 255, 255, 7, 255, 255, 255, 11, 255, 255, 255,
]);
