//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 32>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const FROM_0: Cells = Cells::from_words([0xffffff]);

pub(crate) static SHIFT_3: Table<u8, 32> = Table([
    0, 0, 0, 3, 3, 3, 6, 6, 6, 9, 9, 9, 12, 12, 12, 15, 15, 15, 18, 18, 18, 21, 21, 21, 255, 255,
    255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_4: Table<u8, 32> = Table([
    0, 1, 2, 3, 1, 5, 6, 1, 8, 0, 3, 6, 8, 5, 2, 6, 16, 8, 3, 16, 5, 0, 16, 2, 255, 255, 255, 255,
    255, 255, 255, 255,
]);

pub(crate) static SOURCES_4: Table<Cells, 32> = Table([
    Cells::from_words([0x200201]), Cells::from_words([0x92]), Cells::from_words([0x804004]),
    Cells::from_words([0x40408]), Cells::from_words([0x0]), Cells::from_words([0x102020]),
    Cells::from_words([0x8840]), Cells::from_words([0x0]), Cells::from_words([0x21100]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x490000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffff]);

pub(crate) static RIGHT: Table<u8, 32> = Table([
    1, 2, 255, 4, 5, 255, 7, 8, 255, 10, 11, 255, 13, 14, 255, 16, 17, 255, 19, 20, 255, 22, 23,
    255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN: Table<u8, 32> = Table([
    9, 4, 14, 10, 7, 13, 11, 255, 12, 21, 18, 15, 17, 20, 23, 255, 19, 255, 255, 22, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_8: Table<Cells, 32> = Table([
    Cells::from_words([0x202]), Cells::from_words([0x15]), Cells::from_words([0x4002]),
    Cells::from_words([0x410]), Cells::from_words([0xaa]), Cells::from_words([0x2010]),
    Cells::from_words([0x880]), Cells::from_words([0x150]), Cells::from_words([0x1080]),
    Cells::from_words([0x200401]), Cells::from_words([0x40a08]), Cells::from_words([0x8440]),
    Cells::from_words([0x22100]), Cells::from_words([0x105020]), Cells::from_words([0x802004]),
    Cells::from_words([0x10800]), Cells::from_words([0xa8000]), Cells::from_words([0x11000]),
    Cells::from_words([0x80400]), Cells::from_words([0x550000]), Cells::from_words([0x82000]),
    Cells::from_words([0x400200]), Cells::from_words([0xa80000]), Cells::from_words([0x404000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const MASK_8: Cells = Cells::from_words([0x249249]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xdb6db6]);

pub(crate) const MASK_7: Cells = Cells::from_words([0x480090]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x800200]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x100400]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x20800]);

pub(crate) const MASK_6: Cells = Cells::from_words([0x9000]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x42000]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x204000]);
