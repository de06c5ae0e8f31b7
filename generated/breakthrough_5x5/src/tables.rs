//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

pub(crate) static UP_SETS: Table<Cells, 32> = Table([
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

pub(crate) static DOWN_SETS: Table<Cells, 32> = Table([
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
