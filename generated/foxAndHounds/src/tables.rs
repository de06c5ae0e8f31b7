//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) static SHIFT_2: Table<Cells, 64> = Table([
    Cells::from_words([0xff]), Cells::from_words([0xfe]), Cells::from_words([0xfc]),
    Cells::from_words([0xf8]), Cells::from_words([0xf0]), Cells::from_words([0xe0]),
    Cells::from_words([0xc0]), Cells::from_words([0x80]), Cells::from_words([0xff00]),
    Cells::from_words([0xfe00]), Cells::from_words([0xfc00]), Cells::from_words([0xf800]),
    Cells::from_words([0xf000]), Cells::from_words([0xe000]), Cells::from_words([0xc000]),
    Cells::from_words([0x8000]), Cells::from_words([0xff0000]), Cells::from_words([0xfe0000]),
    Cells::from_words([0xfc0000]), Cells::from_words([0xf80000]), Cells::from_words([0xf00000]),
    Cells::from_words([0xe00000]), Cells::from_words([0xc00000]), Cells::from_words([0x800000]),
    Cells::from_words([0xff000000]), Cells::from_words([0xfe000000]),
    Cells::from_words([0xfc000000]), Cells::from_words([0xf8000000]),
    Cells::from_words([0xf0000000]), Cells::from_words([0xe0000000]),
    Cells::from_words([0xc0000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0xff00000000]), Cells::from_words([0xfe00000000]),
    Cells::from_words([0xfc00000000]), Cells::from_words([0xf800000000]),
    Cells::from_words([0xf000000000]), Cells::from_words([0xe000000000]),
    Cells::from_words([0xc000000000]), Cells::from_words([0x8000000000]),
    Cells::from_words([0xff0000000000]), Cells::from_words([0xfe0000000000]),
    Cells::from_words([0xfc0000000000]), Cells::from_words([0xf80000000000]),
    Cells::from_words([0xf00000000000]), Cells::from_words([0xe00000000000]),
    Cells::from_words([0xc00000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0xff000000000000]), Cells::from_words([0xfe000000000000]),
    Cells::from_words([0xfc000000000000]), Cells::from_words([0xf8000000000000]),
    Cells::from_words([0xf0000000000000]), Cells::from_words([0xe0000000000000]),
    Cells::from_words([0xc0000000000000]), Cells::from_words([0x80000000000000]),
    Cells::from_words([0xff00000000000000]), Cells::from_words([0xfe00000000000000]),
    Cells::from_words([0xfc00000000000000]), Cells::from_words([0xf800000000000000]),
    Cells::from_words([0xf000000000000000]), Cells::from_words([0xe000000000000000]),
    Cells::from_words([0xc000000000000000]), Cells::from_words([0x8000000000000000]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) static SHIFT_4: Table<Cells, 64> = Table([
    Cells::from_words([0x200]), Cells::from_words([0x500]), Cells::from_words([0xa00]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x5000]),
    Cells::from_words([0xa000]), Cells::from_words([0x4000]), Cells::from_words([0x20002]),
    Cells::from_words([0x50005]), Cells::from_words([0xa000a]), Cells::from_words([0x140014]),
    Cells::from_words([0x280028]), Cells::from_words([0x500050]), Cells::from_words([0xa000a0]),
    Cells::from_words([0x400040]), Cells::from_words([0x2000200]), Cells::from_words([0x5000500]),
    Cells::from_words([0xa000a00]), Cells::from_words([0x14001400]),
    Cells::from_words([0x28002800]), Cells::from_words([0x50005000]),
    Cells::from_words([0xa000a000]), Cells::from_words([0x40004000]),
    Cells::from_words([0x200020000]), Cells::from_words([0x500050000]),
    Cells::from_words([0xa000a0000]), Cells::from_words([0x1400140000]),
    Cells::from_words([0x2800280000]), Cells::from_words([0x5000500000]),
    Cells::from_words([0xa000a00000]), Cells::from_words([0x4000400000]),
    Cells::from_words([0x20002000000]), Cells::from_words([0x50005000000]),
    Cells::from_words([0xa000a000000]), Cells::from_words([0x140014000000]),
    Cells::from_words([0x280028000000]), Cells::from_words([0x500050000000]),
    Cells::from_words([0xa000a0000000]), Cells::from_words([0x400040000000]),
    Cells::from_words([0x2000200000000]), Cells::from_words([0x5000500000000]),
    Cells::from_words([0xa000a00000000]), Cells::from_words([0x14001400000000]),
    Cells::from_words([0x28002800000000]), Cells::from_words([0x50005000000000]),
    Cells::from_words([0xa000a000000000]), Cells::from_words([0x40004000000000]),
    Cells::from_words([0x200020000000000]), Cells::from_words([0x500050000000000]),
    Cells::from_words([0xa000a0000000000]), Cells::from_words([0x1400140000000000]),
    Cells::from_words([0x2800280000000000]), Cells::from_words([0x5000500000000000]),
    Cells::from_words([0xa000a00000000000]), Cells::from_words([0x4000400000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x5000000000000]),
    Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
    Cells::from_words([0xa0000000000000]), Cells::from_words([0x40000000000000]),
]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) static SHIFT_7: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
    Cells::from_words([0x5]), Cells::from_words([0xa]), Cells::from_words([0x14]),
    Cells::from_words([0x28]), Cells::from_words([0x50]), Cells::from_words([0xa0]),
    Cells::from_words([0x40]), Cells::from_words([0x200]), Cells::from_words([0x500]),
    Cells::from_words([0xa00]), Cells::from_words([0x1400]), Cells::from_words([0x2800]),
    Cells::from_words([0x5000]), Cells::from_words([0xa000]), Cells::from_words([0x4000]),
    Cells::from_words([0x20000]), Cells::from_words([0x50000]), Cells::from_words([0xa0000]),
    Cells::from_words([0x140000]), Cells::from_words([0x280000]), Cells::from_words([0x500000]),
    Cells::from_words([0xa00000]), Cells::from_words([0x400000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x5000000]), Cells::from_words([0xa000000]), Cells::from_words([0x14000000]),
    Cells::from_words([0x28000000]), Cells::from_words([0x50000000]),
    Cells::from_words([0xa0000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x500000000]),
    Cells::from_words([0xa00000000]), Cells::from_words([0x1400000000]),
    Cells::from_words([0x2800000000]), Cells::from_words([0x5000000000]),
    Cells::from_words([0xa000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x50000000000]),
    Cells::from_words([0xa0000000000]), Cells::from_words([0x140000000000]),
    Cells::from_words([0x280000000000]), Cells::from_words([0x500000000000]),
    Cells::from_words([0xa00000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x5000000000000]),
    Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
    Cells::from_words([0xa0000000000000]), Cells::from_words([0x40000000000000]),
]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfefefefefefefe00]);
