//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

pub(crate) static DOWN_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x800000000000]), Cells::from_words([0x1000000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
    Cells::from_words([0x80000000000000]), Cells::from_words([0x100000000000000]),
    Cells::from_words([0x200000000000000]), Cells::from_words([0x400000000000000]),
    Cells::from_words([0x800000000000000]), Cells::from_words([0x1000000000000000]),
    Cells::from_words([0x2000000000000000]), Cells::from_words([0x4000000000000000]),
    Cells::from_words([0x8000000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static UP_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x40]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0x1000000000000]), Cells::from_words([0x2000000000000]),
    Cells::from_words([0x4000000000000]), Cells::from_words([0x8000000000000]),
    Cells::from_words([0x10000000000000]), Cells::from_words([0x20000000000000]),
    Cells::from_words([0x40000000000000]), Cells::from_words([0x80000000000000]),
]);

pub(crate) static RIGHT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x40]),
    Cells::from_words([0x80]), Cells::from_words([0x0]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x0]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x0]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x80000000]), Cells::from_words([0x0]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::from_words([0x0]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x2000000000000]),
    Cells::from_words([0x4000000000000]), Cells::from_words([0x8000000000000]),
    Cells::from_words([0x10000000000000]), Cells::from_words([0x20000000000000]),
    Cells::from_words([0x40000000000000]), Cells::from_words([0x80000000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::from_words([0x8000000000000000]),
    Cells::from_words([0x0]),
]);

pub(crate) static LEFT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x0]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x0]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x0]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x100000000000000]),
    Cells::from_words([0x200000000000000]), Cells::from_words([0x400000000000000]),
    Cells::from_words([0x800000000000000]), Cells::from_words([0x1000000000000000]),
    Cells::from_words([0x2000000000000000]), Cells::from_words([0x4000000000000000]),
]);

pub(crate) static DOWN_RIGHT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::from_words([0x0]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x0]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x800000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
    Cells::from_words([0x80000000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x200000000000000]), Cells::from_words([0x400000000000000]),
    Cells::from_words([0x800000000000000]), Cells::from_words([0x1000000000000000]),
    Cells::from_words([0x2000000000000000]), Cells::from_words([0x4000000000000000]),
    Cells::from_words([0x8000000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static UP_LEFT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x10]), Cells::from_words([0x20]),
    Cells::from_words([0x40]), Cells::from_words([0x0]), Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x10000]), Cells::from_words([0x20000]),
    Cells::from_words([0x40000]), Cells::from_words([0x80000]), Cells::from_words([0x100000]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000]), Cells::from_words([0x2000000]), Cells::from_words([0x4000000]),
    Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x0]), Cells::from_words([0x10000000000]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x1000000000000]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
]);

pub(crate) static DOWN_LEFT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x0]), Cells::from_words([0x1000000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x4000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x10000000]), Cells::from_words([0x20000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x0]), Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000000000]), Cells::from_words([0x2000000000000]),
    Cells::from_words([0x4000000000000]), Cells::from_words([0x8000000000000]),
    Cells::from_words([0x10000000000000]), Cells::from_words([0x20000000000000]),
    Cells::from_words([0x40000000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static UP_RIGHT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x0]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x0]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x0]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x2000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x8000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x20000000000]), Cells::from_words([0x40000000000]),
    Cells::from_words([0x80000000000]), Cells::from_words([0x100000000000]),
    Cells::from_words([0x200000000000]), Cells::from_words([0x400000000000]),
    Cells::from_words([0x800000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x2000000000000]), Cells::from_words([0x4000000000000]),
    Cells::from_words([0x8000000000000]), Cells::from_words([0x10000000000000]),
    Cells::from_words([0x20000000000000]), Cells::from_words([0x40000000000000]),
    Cells::from_words([0x80000000000000]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_17: Table<Cells, 64> = Table([
    Cells::from_words([0x302]), Cells::from_words([0x705]), Cells::from_words([0xe0a]),
    Cells::from_words([0x1c14]), Cells::from_words([0x3828]), Cells::from_words([0x7050]),
    Cells::from_words([0xe0a0]), Cells::from_words([0xc040]), Cells::from_words([0x30203]),
    Cells::from_words([0x70507]), Cells::from_words([0xe0a0e]), Cells::from_words([0x1c141c]),
    Cells::from_words([0x382838]), Cells::from_words([0x705070]), Cells::from_words([0xe0a0e0]),
    Cells::from_words([0xc040c0]), Cells::from_words([0x3020300]), Cells::from_words([0x7050700]),
    Cells::from_words([0xe0a0e00]), Cells::from_words([0x1c141c00]),
    Cells::from_words([0x38283800]), Cells::from_words([0x70507000]),
    Cells::from_words([0xe0a0e000]), Cells::from_words([0xc040c000]),
    Cells::from_words([0x302030000]), Cells::from_words([0x705070000]),
    Cells::from_words([0xe0a0e0000]), Cells::from_words([0x1c141c0000]),
    Cells::from_words([0x3828380000]), Cells::from_words([0x7050700000]),
    Cells::from_words([0xe0a0e00000]), Cells::from_words([0xc040c00000]),
    Cells::from_words([0x30203000000]), Cells::from_words([0x70507000000]),
    Cells::from_words([0xe0a0e000000]), Cells::from_words([0x1c141c000000]),
    Cells::from_words([0x382838000000]), Cells::from_words([0x705070000000]),
    Cells::from_words([0xe0a0e0000000]), Cells::from_words([0xc040c0000000]),
    Cells::from_words([0x3020300000000]), Cells::from_words([0x7050700000000]),
    Cells::from_words([0xe0a0e00000000]), Cells::from_words([0x1c141c00000000]),
    Cells::from_words([0x38283800000000]), Cells::from_words([0x70507000000000]),
    Cells::from_words([0xe0a0e000000000]), Cells::from_words([0xc040c000000000]),
    Cells::from_words([0x302030000000000]), Cells::from_words([0x705070000000000]),
    Cells::from_words([0xe0a0e0000000000]), Cells::from_words([0x1c141c0000000000]),
    Cells::from_words([0x3828380000000000]), Cells::from_words([0x7050700000000000]),
    Cells::from_words([0xe0a0e00000000000]), Cells::from_words([0xc040c00000000000]),
    Cells::from_words([0x203000000000000]), Cells::from_words([0x507000000000000]),
    Cells::from_words([0xa0e000000000000]), Cells::from_words([0x141c000000000000]),
    Cells::from_words([0x2838000000000000]), Cells::from_words([0x5070000000000000]),
    Cells::from_words([0xa0e0000000000000]), Cells::from_words([0x40c0000000000000]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) const FROM_19: Cells = Cells::from_words([0xff]);

pub(crate) const FROM_20: Cells = Cells::from_words([0xff00000000000000]);

pub(crate) const FROM_21: Cells = Cells::from_words([0x101010101010101]);

pub(crate) const FROM_22: Cells = Cells::from_words([0x8080808080808080]);

pub(crate) const FROM_23: Cells = Cells::from_words([0x1010101010101ff]);

pub(crate) const FROM_24: Cells = Cells::from_words([0x80808080808080ff]);

pub(crate) const FROM_25: Cells = Cells::from_words([0xff01010101010101]);

pub(crate) const FROM_26: Cells = Cells::from_words([0xff80808080808080]);

pub(crate) const MASK_39: Cells = Cells::from_words([0xff]);

pub(crate) const MASK_38: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const MASK_6: Cells = Cells::from_words([0x1010101010101ff]);

pub(crate) const MASK_13: Cells = Cells::from_words([0x80808080808080ff]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7f7f7f7f7f7f7f7f]);

pub(crate) const MASK_7: Cells = Cells::from_words([0x101010101017f]);

pub(crate) const MASK_8: Cells = Cells::from_words([0x1010101013f]);

pub(crate) const MASK_9: Cells = Cells::from_words([0x10101011f]);

pub(crate) const MASK_10: Cells = Cells::from_words([0x101010f]);

pub(crate) const MASK_11: Cells = Cells::from_words([0x10107]);

pub(crate) const MASK_12: Cells = Cells::from_words([0x103]);

pub(crate) const MASK_36: Cells = Cells::from_words([0x101010101010101]);

pub(crate) const MASK_28: Cells = Cells::from_words([0xff01010101010101]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfefefefefefefefe]);

pub(crate) const MASK_14: Cells = Cells::from_words([0x808080808080fe]);

pub(crate) const MASK_15: Cells = Cells::from_words([0x8080808080fc]);

pub(crate) const MASK_16: Cells = Cells::from_words([0x80808080f8]);

pub(crate) const MASK_17: Cells = Cells::from_words([0x808080f0]);

pub(crate) const MASK_18: Cells = Cells::from_words([0x8080e0]);

pub(crate) const MASK_19: Cells = Cells::from_words([0x80c0]);

pub(crate) const MASK_20: Cells = Cells::from_words([0x80]);

pub(crate) const MASK_35: Cells = Cells::from_words([0xff80808080808080]);

pub(crate) const MASK_37: Cells = Cells::from_words([0x8080808080808080]);

pub(crate) const MASK_40: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_27: Cells = Cells::from_words([0x7f01010101010100]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe00]);

pub(crate) const MASK_34: Cells = Cells::from_words([0xfe80808080808000]);

pub(crate) const MASK_26: Cells = Cells::from_words([0x3f01010101010000]);

pub(crate) const MASK_33: Cells = Cells::from_words([0xfc80808080800000]);

pub(crate) const MASK_25: Cells = Cells::from_words([0x1f01010101000000]);

pub(crate) const MASK_32: Cells = Cells::from_words([0xf880808080000000]);

pub(crate) const MASK_24: Cells = Cells::from_words([0xf01010100000000]);

pub(crate) const MASK_31: Cells = Cells::from_words([0xf080808000000000]);

pub(crate) const MASK_23: Cells = Cells::from_words([0x701010000000000]);

pub(crate) const MASK_30: Cells = Cells::from_words([0xe080800000000000]);

pub(crate) const MASK_22: Cells = Cells::from_words([0x301000000000000]);

pub(crate) const MASK_29: Cells = Cells::from_words([0xc080000000000000]);

pub(crate) const MASK_21: Cells = Cells::from_words([0x100000000000000]);

pub(crate) const MASK_41: Cells = Cells::from_words([0xff00000000000000]);
