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

pub(crate) static UP: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN: Table<u8, 32> = Table([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffff]);

pub(crate) static SHIFT_4: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
    Cells::from_words([0x5]), Cells::from_words([0xa]), Cells::from_words([0x14]),
    Cells::from_words([0x8]), Cells::from_words([0x40]), Cells::from_words([0xa0]),
    Cells::from_words([0x140]), Cells::from_words([0x280]), Cells::from_words([0x100]),
    Cells::from_words([0x800]), Cells::from_words([0x1400]), Cells::from_words([0x2800]),
    Cells::from_words([0x5000]), Cells::from_words([0x2000]), Cells::from_words([0x10000]),
    Cells::from_words([0x28000]), Cells::from_words([0x50000]), Cells::from_words([0xa0000]),
    Cells::from_words([0x40000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0x1ffffe0]);

pub(crate) static SHIFT_7: Table<Cells, 32> = Table([
    Cells::from_words([0x40]), Cells::from_words([0xa0]), Cells::from_words([0x140]),
    Cells::from_words([0x280]), Cells::from_words([0x100]), Cells::from_words([0x800]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x5000]),
    Cells::from_words([0x2000]), Cells::from_words([0x10000]), Cells::from_words([0x28000]),
    Cells::from_words([0x50000]), Cells::from_words([0xa0000]), Cells::from_words([0x40000]),
    Cells::from_words([0x200000]), Cells::from_words([0x500000]), Cells::from_words([0xa00000]),
    Cells::from_words([0x1400000]), Cells::from_words([0x800000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xfffff]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xfffff]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x7bdef]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xf7bde]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xf7bde0]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x1ef7bc0]);
