//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) const FROM_0: Cells = Cells::from_words([0xffff]);

pub(crate) static UP_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x11]),
    Cells::from_words([0x22]), Cells::from_words([0x44]), Cells::from_words([0x88]),
    Cells::from_words([0x111]), Cells::from_words([0x222]), Cells::from_words([0x444]),
    Cells::from_words([0x888]),
]);

pub(crate) static DOWN_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0x1110]), Cells::from_words([0x2220]), Cells::from_words([0x4440]),
    Cells::from_words([0x8880]), Cells::from_words([0x1100]), Cells::from_words([0x2200]),
    Cells::from_words([0x4400]), Cells::from_words([0x8800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static LEFT_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x3]),
    Cells::from_words([0x7]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x30]), Cells::from_words([0x70]), Cells::from_words([0x0]),
    Cells::from_words([0x100]), Cells::from_words([0x300]), Cells::from_words([0x700]),
    Cells::from_words([0x0]), Cells::from_words([0x1000]), Cells::from_words([0x3000]),
    Cells::from_words([0x7000]),
]);

pub(crate) static RIGHT_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0xe]), Cells::from_words([0xc]), Cells::from_words([0x8]),
    Cells::from_words([0x0]), Cells::from_words([0xe0]), Cells::from_words([0xc0]),
    Cells::from_words([0x80]), Cells::from_words([0x0]), Cells::from_words([0xe00]),
    Cells::from_words([0xc00]), Cells::from_words([0x800]), Cells::from_words([0x0]),
    Cells::from_words([0xe000]), Cells::from_words([0xc000]), Cells::from_words([0x8000]),
    Cells::from_words([0x0]),
]);

pub(crate) static UP_LEFT_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x0]),
    Cells::from_words([0x10]), Cells::from_words([0x21]), Cells::from_words([0x42]),
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x210]),
    Cells::from_words([0x421]),
]);

pub(crate) static UP_RIGHT_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x0]), Cells::from_words([0x24]),
    Cells::from_words([0x48]), Cells::from_words([0x80]), Cells::from_words([0x0]),
    Cells::from_words([0x248]), Cells::from_words([0x480]), Cells::from_words([0x800]),
    Cells::from_words([0x0]),
]);

pub(crate) static DOWN_LEFT_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x10]), Cells::from_words([0x120]),
    Cells::from_words([0x1240]), Cells::from_words([0x0]), Cells::from_words([0x100]),
    Cells::from_words([0x1200]), Cells::from_words([0x2400]), Cells::from_words([0x0]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static DOWN_RIGHT_RAYS: Table<Cells, 16> = Table([
    Cells::from_words([0x8420]), Cells::from_words([0x840]), Cells::from_words([0x80]),
    Cells::from_words([0x0]), Cells::from_words([0x4200]), Cells::from_words([0x8400]),
    Cells::from_words([0x800]), Cells::from_words([0x0]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffff]);

pub(crate) static ALTERNATIVES: Table<[[Cells; 2]; 6], 16> = Table([
    [[Cells::from_words([0x2]), Cells::from_words([0x4])], [Cells::from_words([0x10]), Cells::from_words([0x100])], [Cells::from_words([0x20]), Cells::from_words([0x400])], [Cells::from_words([0x6]), Cells::from_words([0x8])], [Cells::from_words([0x110]), Cells::from_words([0x1000])], [Cells::from_words([0x420]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x4]), Cells::from_words([0x8])], [Cells::from_words([0x20]), Cells::from_words([0x200])], [Cells::from_words([0x40]), Cells::from_words([0x800])], [Cells::from_words([0x220]), Cells::from_words([0x2000])], [Cells::from_words([0x220]), Cells::from_words([0x2000])], [Cells::from_words([0x220]), Cells::from_words([0x2000])]],
    [[Cells::from_words([0x2]), Cells::from_words([0x1])], [Cells::from_words([0x20]), Cells::from_words([0x100])], [Cells::from_words([0x40]), Cells::from_words([0x400])], [Cells::from_words([0x440]), Cells::from_words([0x4000])], [Cells::from_words([0x440]), Cells::from_words([0x4000])], [Cells::from_words([0x440]), Cells::from_words([0x4000])]],
    [[Cells::from_words([0x4]), Cells::from_words([0x2])], [Cells::from_words([0x40]), Cells::from_words([0x200])], [Cells::from_words([0x80]), Cells::from_words([0x800])], [Cells::from_words([0x6]), Cells::from_words([0x1])], [Cells::from_words([0x240]), Cells::from_words([0x1000])], [Cells::from_words([0x880]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x40])], [Cells::from_words([0x100]), Cells::from_words([0x1000])], [Cells::from_words([0x200]), Cells::from_words([0x4000])], [Cells::from_words([0x60]), Cells::from_words([0x80])], [Cells::from_words([0x60]), Cells::from_words([0x80])], [Cells::from_words([0x60]), Cells::from_words([0x80])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x80])], [Cells::from_words([0x200]), Cells::from_words([0x2000])], [Cells::from_words([0x400]), Cells::from_words([0x8000])], [Cells::from_words([0x400]), Cells::from_words([0x8000])], [Cells::from_words([0x400]), Cells::from_words([0x8000])], [Cells::from_words([0x400]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x10])], [Cells::from_words([0x200]), Cells::from_words([0x1000])], [Cells::from_words([0x400]), Cells::from_words([0x4000])], [Cells::from_words([0x400]), Cells::from_words([0x4000])], [Cells::from_words([0x400]), Cells::from_words([0x4000])], [Cells::from_words([0x400]), Cells::from_words([0x4000])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x20])], [Cells::from_words([0x400]), Cells::from_words([0x2000])], [Cells::from_words([0x800]), Cells::from_words([0x8000])], [Cells::from_words([0x60]), Cells::from_words([0x10])], [Cells::from_words([0x60]), Cells::from_words([0x10])], [Cells::from_words([0x60]), Cells::from_words([0x10])]],
    [[Cells::from_words([0x10]), Cells::from_words([0x1])], [Cells::from_words([0x20]), Cells::from_words([0x4])], [Cells::from_words([0x200]), Cells::from_words([0x400])], [Cells::from_words([0x600]), Cells::from_words([0x800])], [Cells::from_words([0x600]), Cells::from_words([0x800])], [Cells::from_words([0x600]), Cells::from_words([0x800])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x2])], [Cells::from_words([0x40]), Cells::from_words([0x8])], [Cells::from_words([0x400]), Cells::from_words([0x800])], [Cells::from_words([0x400]), Cells::from_words([0x800])], [Cells::from_words([0x400]), Cells::from_words([0x800])], [Cells::from_words([0x400]), Cells::from_words([0x800])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x1])], [Cells::from_words([0x40]), Cells::from_words([0x4])], [Cells::from_words([0x200]), Cells::from_words([0x100])], [Cells::from_words([0x200]), Cells::from_words([0x100])], [Cells::from_words([0x200]), Cells::from_words([0x100])], [Cells::from_words([0x200]), Cells::from_words([0x100])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x2])], [Cells::from_words([0x80]), Cells::from_words([0x8])], [Cells::from_words([0x400]), Cells::from_words([0x200])], [Cells::from_words([0x600]), Cells::from_words([0x100])], [Cells::from_words([0x600]), Cells::from_words([0x100])], [Cells::from_words([0x600]), Cells::from_words([0x100])]],
    [[Cells::from_words([0x100]), Cells::from_words([0x10])], [Cells::from_words([0x200]), Cells::from_words([0x40])], [Cells::from_words([0x2000]), Cells::from_words([0x4000])], [Cells::from_words([0x110]), Cells::from_words([0x1])], [Cells::from_words([0x240]), Cells::from_words([0x8])], [Cells::from_words([0x6000]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x20])], [Cells::from_words([0x400]), Cells::from_words([0x80])], [Cells::from_words([0x4000]), Cells::from_words([0x8000])], [Cells::from_words([0x220]), Cells::from_words([0x2])], [Cells::from_words([0x220]), Cells::from_words([0x2])], [Cells::from_words([0x220]), Cells::from_words([0x2])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x10])], [Cells::from_words([0x400]), Cells::from_words([0x40])], [Cells::from_words([0x2000]), Cells::from_words([0x1000])], [Cells::from_words([0x440]), Cells::from_words([0x4])], [Cells::from_words([0x440]), Cells::from_words([0x4])], [Cells::from_words([0x440]), Cells::from_words([0x4])]],
    [[Cells::from_words([0x400]), Cells::from_words([0x20])], [Cells::from_words([0x800]), Cells::from_words([0x80])], [Cells::from_words([0x4000]), Cells::from_words([0x2000])], [Cells::from_words([0x420]), Cells::from_words([0x1])], [Cells::from_words([0x880]), Cells::from_words([0x8])], [Cells::from_words([0x6000]), Cells::from_words([0x1000])]],
]);

pub(crate) static ALTERNATIVES_2: Table<[[Cells; 2]; 6], 16> = Table([
    [[Cells::from_words([0x4]), Cells::from_words([0x2])], [Cells::from_words([0x100]), Cells::from_words([0x10])], [Cells::from_words([0x400]), Cells::from_words([0x20])], [Cells::from_words([0x8]), Cells::from_words([0x6])], [Cells::from_words([0x1000]), Cells::from_words([0x110])], [Cells::from_words([0x8000]), Cells::from_words([0x420])]],
    [[Cells::from_words([0x8]), Cells::from_words([0x4])], [Cells::from_words([0x200]), Cells::from_words([0x20])], [Cells::from_words([0x800]), Cells::from_words([0x40])], [Cells::from_words([0x2000]), Cells::from_words([0x220])], [Cells::from_words([0x2000]), Cells::from_words([0x220])], [Cells::from_words([0x2000]), Cells::from_words([0x220])]],
    [[Cells::from_words([0x1]), Cells::from_words([0x2])], [Cells::from_words([0x100]), Cells::from_words([0x20])], [Cells::from_words([0x400]), Cells::from_words([0x40])], [Cells::from_words([0x4000]), Cells::from_words([0x440])], [Cells::from_words([0x4000]), Cells::from_words([0x440])], [Cells::from_words([0x4000]), Cells::from_words([0x440])]],
    [[Cells::from_words([0x2]), Cells::from_words([0x4])], [Cells::from_words([0x200]), Cells::from_words([0x40])], [Cells::from_words([0x800]), Cells::from_words([0x80])], [Cells::from_words([0x1]), Cells::from_words([0x6])], [Cells::from_words([0x1000]), Cells::from_words([0x240])], [Cells::from_words([0x8000]), Cells::from_words([0x880])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x20])], [Cells::from_words([0x1000]), Cells::from_words([0x100])], [Cells::from_words([0x4000]), Cells::from_words([0x200])], [Cells::from_words([0x80]), Cells::from_words([0x60])], [Cells::from_words([0x80]), Cells::from_words([0x60])], [Cells::from_words([0x80]), Cells::from_words([0x60])]],
    [[Cells::from_words([0x80]), Cells::from_words([0x40])], [Cells::from_words([0x2000]), Cells::from_words([0x200])], [Cells::from_words([0x8000]), Cells::from_words([0x400])], [Cells::from_words([0x8000]), Cells::from_words([0x400])], [Cells::from_words([0x8000]), Cells::from_words([0x400])], [Cells::from_words([0x8000]), Cells::from_words([0x400])]],
    [[Cells::from_words([0x10]), Cells::from_words([0x20])], [Cells::from_words([0x1000]), Cells::from_words([0x200])], [Cells::from_words([0x4000]), Cells::from_words([0x400])], [Cells::from_words([0x4000]), Cells::from_words([0x400])], [Cells::from_words([0x4000]), Cells::from_words([0x400])], [Cells::from_words([0x4000]), Cells::from_words([0x400])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x40])], [Cells::from_words([0x2000]), Cells::from_words([0x400])], [Cells::from_words([0x8000]), Cells::from_words([0x800])], [Cells::from_words([0x10]), Cells::from_words([0x60])], [Cells::from_words([0x10]), Cells::from_words([0x60])], [Cells::from_words([0x10]), Cells::from_words([0x60])]],
    [[Cells::from_words([0x1]), Cells::from_words([0x10])], [Cells::from_words([0x4]), Cells::from_words([0x20])], [Cells::from_words([0x400]), Cells::from_words([0x200])], [Cells::from_words([0x800]), Cells::from_words([0x600])], [Cells::from_words([0x800]), Cells::from_words([0x600])], [Cells::from_words([0x800]), Cells::from_words([0x600])]],
    [[Cells::from_words([0x2]), Cells::from_words([0x20])], [Cells::from_words([0x8]), Cells::from_words([0x40])], [Cells::from_words([0x800]), Cells::from_words([0x400])], [Cells::from_words([0x800]), Cells::from_words([0x400])], [Cells::from_words([0x800]), Cells::from_words([0x400])], [Cells::from_words([0x800]), Cells::from_words([0x400])]],
    [[Cells::from_words([0x1]), Cells::from_words([0x20])], [Cells::from_words([0x4]), Cells::from_words([0x40])], [Cells::from_words([0x100]), Cells::from_words([0x200])], [Cells::from_words([0x100]), Cells::from_words([0x200])], [Cells::from_words([0x100]), Cells::from_words([0x200])], [Cells::from_words([0x100]), Cells::from_words([0x200])]],
    [[Cells::from_words([0x2]), Cells::from_words([0x40])], [Cells::from_words([0x8]), Cells::from_words([0x80])], [Cells::from_words([0x200]), Cells::from_words([0x400])], [Cells::from_words([0x100]), Cells::from_words([0x600])], [Cells::from_words([0x100]), Cells::from_words([0x600])], [Cells::from_words([0x100]), Cells::from_words([0x600])]],
    [[Cells::from_words([0x10]), Cells::from_words([0x100])], [Cells::from_words([0x40]), Cells::from_words([0x200])], [Cells::from_words([0x4000]), Cells::from_words([0x2000])], [Cells::from_words([0x1]), Cells::from_words([0x110])], [Cells::from_words([0x8]), Cells::from_words([0x240])], [Cells::from_words([0x8000]), Cells::from_words([0x6000])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x200])], [Cells::from_words([0x80]), Cells::from_words([0x400])], [Cells::from_words([0x8000]), Cells::from_words([0x4000])], [Cells::from_words([0x2]), Cells::from_words([0x220])], [Cells::from_words([0x2]), Cells::from_words([0x220])], [Cells::from_words([0x2]), Cells::from_words([0x220])]],
    [[Cells::from_words([0x10]), Cells::from_words([0x200])], [Cells::from_words([0x40]), Cells::from_words([0x400])], [Cells::from_words([0x1000]), Cells::from_words([0x2000])], [Cells::from_words([0x4]), Cells::from_words([0x440])], [Cells::from_words([0x4]), Cells::from_words([0x440])], [Cells::from_words([0x4]), Cells::from_words([0x440])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x400])], [Cells::from_words([0x80]), Cells::from_words([0x800])], [Cells::from_words([0x2000]), Cells::from_words([0x4000])], [Cells::from_words([0x1]), Cells::from_words([0x420])], [Cells::from_words([0x8]), Cells::from_words([0x880])], [Cells::from_words([0x1000]), Cells::from_words([0x6000])]],
]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xfff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x777]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x7777]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xeee]);

pub(crate) const MASK_5: Cells = Cells::from_words([0xeeee]);

pub(crate) const MASK_7: Cells = Cells::from_words([0xfff0]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7770]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xeee0]);
