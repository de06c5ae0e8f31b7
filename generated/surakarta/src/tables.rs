//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) static LEFT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x0]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x0]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x0]), Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static RIGHT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x0]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x0]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x0]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x0]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]), Cells::from_words([0x0]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static UP_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x10]), Cells::from_words([0x20]),
    Cells::from_words([0x40]), Cells::from_words([0x80]), Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static DOWN_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x40]), Cells::from_words([0x80]), Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xfffffffff]);

pub(crate) static SHIFT_6: Table<Cells, 64> = Table([
    Cells::from_words([0xc2]), Cells::from_words([0x1c5]), Cells::from_words([0x38a]),
    Cells::from_words([0x714]), Cells::from_words([0xe28]), Cells::from_words([0xc10]),
    Cells::from_words([0x3083]), Cells::from_words([0x7147]), Cells::from_words([0xe28e]),
    Cells::from_words([0x1c51c]), Cells::from_words([0x38a38]), Cells::from_words([0x30430]),
    Cells::from_words([0xc20c0]), Cells::from_words([0x1c51c0]), Cells::from_words([0x38a380]),
    Cells::from_words([0x714700]), Cells::from_words([0xe28e00]), Cells::from_words([0xc10c00]),
    Cells::from_words([0x3083000]), Cells::from_words([0x7147000]), Cells::from_words([0xe28e000]),
    Cells::from_words([0x1c51c000]), Cells::from_words([0x38a38000]),
    Cells::from_words([0x30430000]), Cells::from_words([0xc20c0000]),
    Cells::from_words([0x1c51c0000]), Cells::from_words([0x38a380000]),
    Cells::from_words([0x714700000]), Cells::from_words([0xe28e00000]),
    Cells::from_words([0xc10c00000]), Cells::from_words([0x83000000]),
    Cells::from_words([0x147000000]), Cells::from_words([0x28e000000]),
    Cells::from_words([0x51c000000]), Cells::from_words([0xa38000000]),
    Cells::from_words([0x430000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_7: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x2]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x4]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x8]),
    Cells::from_words([0x100000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x400000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_8: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x40]), Cells::from_words([0x1000]),
    Cells::from_words([0x20000]), Cells::from_words([0x800]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x40000]),
    Cells::from_words([0x800000]), Cells::from_words([0x20000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_17: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x40]), Cells::from_words([0x1000]),
    Cells::from_words([0x20000]), Cells::from_words([0x800]), Cells::from_words([0x0]),
    Cells::from_words([0x2]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x4]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x8]),
    Cells::from_words([0x100000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x400000000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x40000]),
    Cells::from_words([0x800000]), Cells::from_words([0x20000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x3f]);

pub(crate) const MASK_16: Cells = Cells::from_words([0x3fffffff]);

pub(crate) const MASK_11: Cells = Cells::from_words([0x7df7df7df]);

pub(crate) const MASK_21: Cells = Cells::from_words([0x41041041]);

pub(crate) const MASK_17: Cells = Cells::from_words([0x2]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xfbefbefbe]);

pub(crate) const MASK_19: Cells = Cells::from_words([0x4]);

pub(crate) const MASK_20: Cells = Cells::from_words([0x8]);

pub(crate) const MASK_18: Cells = Cells::from_words([0x10]);

pub(crate) const MASK_22: Cells = Cells::from_words([0x820820820]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x40]);

pub(crate) const MASK_23: Cells = Cells::from_words([0xfffffffc0]);

pub(crate) const MASK_8: Cells = Cells::from_words([0x800]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x1000]);

pub(crate) const MASK_7: Cells = Cells::from_words([0x20000]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x40000]);

pub(crate) const MASK_10: Cells = Cells::from_words([0x800000]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x1000000]);

pub(crate) const MASK_9: Cells = Cells::from_words([0x20000000]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xfc0000000]);

pub(crate) const MASK_14: Cells = Cells::from_words([0x80000000]);

pub(crate) const MASK_12: Cells = Cells::from_words([0x100000000]);

pub(crate) const MASK_13: Cells = Cells::from_words([0x200000000]);

pub(crate) const MASK_15: Cells = Cells::from_words([0x400000000]);
