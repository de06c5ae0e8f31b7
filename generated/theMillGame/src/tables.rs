//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) const FROM_0: Cells = Cells::from_words([0xffffff]);

pub(crate) static SOURCES_4: Table<Cells, 32> = Table([
    Cells::from_words([0x200201]), Cells::from_words([0x92]), Cells::from_words([0x804004]),
    Cells::from_words([0x40408]), Cells::EMPTY, Cells::from_words([0x102020]),
    Cells::from_words([0x8840]), Cells::EMPTY, Cells::from_words([0x21100]), Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x490000]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffff]);

pub(crate) static SHIFT_8: Table<Cells, 32> = Table([
    Cells::from_words([0x202]), Cells::from_words([0x15]), Cells::from_words([0x4002]),
    Cells::from_words([0x410]), Cells::from_words([0xaa]), Cells::from_words([0x2010]),
    Cells::from_words([0x880]), Cells::from_words([0x150]), Cells::from_words([0x1080]),
    Cells::from_words([0x200401]), Cells::from_words([0x40a08]), Cells::from_words([0x8440]),
    Cells::from_words([0x22100]), Cells::from_words([0x105020]), Cells::from_words([0x802004]),
    Cells::from_words([0x10800]), Cells::from_words([0xa8000]), Cells::from_words([0x11000]),
    Cells::from_words([0x80400]), Cells::from_words([0x550000]), Cells::from_words([0x82000]),
    Cells::from_words([0x400200]), Cells::from_words([0xa80000]), Cells::from_words([0x404000]),
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY,
]);

pub(crate) static ALTERNATIVES: Table<[Cells; 2], 32> = Table([
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x5]), Cells::from_words([0x90])],
    [Cells::from_words([0x3]), Cells::from_words([0x804000])],
    [Cells::from_words([0x30]), Cells::from_words([0x40400])],
    [Cells::from_words([0x82]), Cells::from_words([0x28])],
    [Cells::from_words([0x18]), Cells::from_words([0x102000])],
    [Cells::from_words([0x180]), Cells::from_words([0x8800])],
    [Cells::from_words([0x12]), Cells::from_words([0x140])],
    [Cells::from_words([0xc0]), Cells::from_words([0x21000])],
    [Cells::from_words([0x200001]), Cells::from_words([0xc00])],
    [Cells::from_words([0x40008]), Cells::from_words([0xa00])],
    [Cells::from_words([0x8040]), Cells::from_words([0x600])],
    [Cells::from_words([0x20100]), Cells::from_words([0x6000])],
    [Cells::from_words([0x100020]), Cells::from_words([0x5000])],
    [Cells::from_words([0x800004]), Cells::from_words([0x3000])],
    [Cells::from_words([0x840]), Cells::from_words([0x30000])],
    [Cells::from_words([0x28000]), Cells::from_words([0x480000])],
    [Cells::from_words([0x1100]), Cells::from_words([0x18000])],
    [Cells::from_words([0x408]), Cells::from_words([0x180000])],
    [Cells::from_words([0x410000]), Cells::from_words([0x140000])],
    [Cells::from_words([0x2020]), Cells::from_words([0xc0000])],
    [Cells::from_words([0x201]), Cells::from_words([0xc00000])],
    [Cells::from_words([0x90000]), Cells::from_words([0xa00000])],
    [Cells::from_words([0x4004]), Cells::from_words([0x600000])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
    [Cells::from_words([0x6]), Cells::from_words([0x200200])],
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
