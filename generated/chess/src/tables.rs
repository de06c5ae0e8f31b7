//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 64>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const FROM_0: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) static UP: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
]);

pub(crate) static UP_SETS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
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
    Cells::from_words([0x80000000000000]),
]);

pub(crate) static UP_RAYS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x101]), Cells::from_words([0x202]), Cells::from_words([0x404]),
    Cells::from_words([0x808]), Cells::from_words([0x1010]), Cells::from_words([0x2020]),
    Cells::from_words([0x4040]), Cells::from_words([0x8080]), Cells::from_words([0x10101]),
    Cells::from_words([0x20202]), Cells::from_words([0x40404]), Cells::from_words([0x80808]),
    Cells::from_words([0x101010]), Cells::from_words([0x202020]), Cells::from_words([0x404040]),
    Cells::from_words([0x808080]), Cells::from_words([0x1010101]), Cells::from_words([0x2020202]),
    Cells::from_words([0x4040404]), Cells::from_words([0x8080808]), Cells::from_words([0x10101010]),
    Cells::from_words([0x20202020]), Cells::from_words([0x40404040]),
    Cells::from_words([0x80808080]), Cells::from_words([0x101010101]),
    Cells::from_words([0x202020202]), Cells::from_words([0x404040404]),
    Cells::from_words([0x808080808]), Cells::from_words([0x1010101010]),
    Cells::from_words([0x2020202020]), Cells::from_words([0x4040404040]),
    Cells::from_words([0x8080808080]), Cells::from_words([0x10101010101]),
    Cells::from_words([0x20202020202]), Cells::from_words([0x40404040404]),
    Cells::from_words([0x80808080808]), Cells::from_words([0x101010101010]),
    Cells::from_words([0x202020202020]), Cells::from_words([0x404040404040]),
    Cells::from_words([0x808080808080]), Cells::from_words([0x1010101010101]),
    Cells::from_words([0x2020202020202]), Cells::from_words([0x4040404040404]),
    Cells::from_words([0x8080808080808]), Cells::from_words([0x10101010101010]),
    Cells::from_words([0x20202020202020]), Cells::from_words([0x40404040404040]),
    Cells::from_words([0x80808080808080]),
]);

pub(crate) static DOWN_DOWN: Table<u8, 64> = Table([
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_DOWN_SETS: Table<Cells, 64> = Table([
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
    Cells::from_words([0x100000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::from_words([0x8000000000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
]);

pub(crate) static SHIFT_4: Table<&[u8], 64> = Table([
    &[1], &[0, 2], &[1, 3], &[2, 4], &[3, 5], &[4, 6], &[5, 7], &[6], &[9], &[8, 10], &[9, 11],
    &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[14], &[17], &[16, 18], &[17, 19], &[18, 20],
    &[19, 21], &[20, 22], &[21, 23], &[22], &[25], &[24, 26], &[25, 27], &[26, 28], &[27, 29],
    &[28, 30], &[29, 31], &[30], &[33], &[32, 34], &[33, 35], &[34, 36], &[35, 37], &[36, 38],
    &[37, 39], &[38], &[41], &[40, 42], &[41, 43], &[42, 44], &[43, 45], &[44, 46], &[45, 47],
    &[46], &[49], &[48, 50], &[49, 51], &[50, 52], &[51, 53], &[52, 54], &[53, 55], &[54], &[57],
    &[56, 58], &[57, 59], &[58, 60], &[59, 61], &[60, 62], &[61, 63], &[62],
]);

pub(crate) static SHIFT_4_2: Table<Cells, 64> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x5]), Cells::from_words([0xa]),
    Cells::from_words([0x14]), Cells::from_words([0x28]), Cells::from_words([0x50]),
    Cells::from_words([0xa0]), Cells::from_words([0x40]), Cells::from_words([0x200]),
    Cells::from_words([0x500]), Cells::from_words([0xa00]), Cells::from_words([0x1400]),
    Cells::from_words([0x2800]), Cells::from_words([0x5000]), Cells::from_words([0xa000]),
    Cells::from_words([0x4000]), Cells::from_words([0x20000]), Cells::from_words([0x50000]),
    Cells::from_words([0xa0000]), Cells::from_words([0x140000]), Cells::from_words([0x280000]),
    Cells::from_words([0x500000]), Cells::from_words([0xa00000]), Cells::from_words([0x400000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x5000000]), Cells::from_words([0xa000000]),
    Cells::from_words([0x14000000]), Cells::from_words([0x28000000]),
    Cells::from_words([0x50000000]), Cells::from_words([0xa0000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x500000000]), Cells::from_words([0xa00000000]),
    Cells::from_words([0x1400000000]), Cells::from_words([0x2800000000]),
    Cells::from_words([0x5000000000]), Cells::from_words([0xa000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x50000000000]), Cells::from_words([0xa0000000000]),
    Cells::from_words([0x140000000000]), Cells::from_words([0x280000000000]),
    Cells::from_words([0x500000000000]), Cells::from_words([0xa00000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x2000000000000]),
    Cells::from_words([0x5000000000000]), Cells::from_words([0xa000000000000]),
    Cells::from_words([0x14000000000000]), Cells::from_words([0x28000000000000]),
    Cells::from_words([0x50000000000000]), Cells::from_words([0xa0000000000000]),
    Cells::from_words([0x40000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x500000000000000]), Cells::from_words([0xa00000000000000]),
    Cells::from_words([0x1400000000000000]), Cells::from_words([0x2800000000000000]),
    Cells::from_words([0x5000000000000000]), Cells::from_words([0xa000000000000000]),
    Cells::from_words([0x4000000000000000]),
]);

pub(crate) static LEFT: Table<u8, 64> = Table([
    255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255,
    24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46,
    255, 48, 49, 50, 51, 52, 53, 54, 255, 56, 57, 58, 59, 60, 61, 62,
]);

pub(crate) static LEFT_RAYS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::from_words([0x1]), Cells::from_words([0x3]), Cells::from_words([0x7]),
    Cells::from_words([0xf]), Cells::from_words([0x1f]), Cells::from_words([0x3f]),
    Cells::from_words([0x7f]), Cells::EMPTY, Cells::from_words([0x100]), Cells::from_words([0x300]),
    Cells::from_words([0x700]), Cells::from_words([0xf00]), Cells::from_words([0x1f00]),
    Cells::from_words([0x3f00]), Cells::from_words([0x7f00]), Cells::EMPTY,
    Cells::from_words([0x10000]), Cells::from_words([0x30000]), Cells::from_words([0x70000]),
    Cells::from_words([0xf0000]), Cells::from_words([0x1f0000]), Cells::from_words([0x3f0000]),
    Cells::from_words([0x7f0000]), Cells::EMPTY, Cells::from_words([0x1000000]),
    Cells::from_words([0x3000000]), Cells::from_words([0x7000000]), Cells::from_words([0xf000000]),
    Cells::from_words([0x1f000000]), Cells::from_words([0x3f000000]),
    Cells::from_words([0x7f000000]), Cells::EMPTY, Cells::from_words([0x100000000]),
    Cells::from_words([0x300000000]), Cells::from_words([0x700000000]),
    Cells::from_words([0xf00000000]), Cells::from_words([0x1f00000000]),
    Cells::from_words([0x3f00000000]), Cells::from_words([0x7f00000000]), Cells::EMPTY,
    Cells::from_words([0x10000000000]), Cells::from_words([0x30000000000]),
    Cells::from_words([0x70000000000]), Cells::from_words([0xf0000000000]),
    Cells::from_words([0x1f0000000000]), Cells::from_words([0x3f0000000000]),
    Cells::from_words([0x7f0000000000]), Cells::EMPTY, Cells::from_words([0x1000000000000]),
    Cells::from_words([0x3000000000000]), Cells::from_words([0x7000000000000]),
    Cells::from_words([0xf000000000000]), Cells::from_words([0x1f000000000000]),
    Cells::from_words([0x3f000000000000]), Cells::from_words([0x7f000000000000]), Cells::EMPTY,
    Cells::from_words([0x100000000000000]), Cells::from_words([0x300000000000000]),
    Cells::from_words([0x700000000000000]), Cells::from_words([0xf00000000000000]),
    Cells::from_words([0x1f00000000000000]), Cells::from_words([0x3f00000000000000]),
    Cells::from_words([0x7f00000000000000]),
]);

pub(crate) static SHIFT_6: Table<&[u8], 64> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[1], &[0, 2], &[1, 3], &[2, 4], &[3, 5], &[4, 6],
    &[5, 7], &[6], &[9], &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[14],
    &[17], &[16, 18], &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[21, 23], &[22], &[25],
    &[24, 26], &[25, 27], &[26, 28], &[27, 29], &[28, 30], &[29, 31], &[30], &[33], &[32, 34],
    &[33, 35], &[34, 36], &[35, 37], &[36, 38], &[37, 39], &[38], &[41], &[40, 42], &[41, 43],
    &[42, 44], &[43, 45], &[44, 46], &[45, 47], &[46], &[49], &[48, 50], &[49, 51], &[50, 52],
    &[51, 53], &[52, 54], &[53, 55], &[54],
]);

pub(crate) static SHIFT_6_2: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x2]), Cells::from_words([0x5]),
    Cells::from_words([0xa]), Cells::from_words([0x14]), Cells::from_words([0x28]),
    Cells::from_words([0x50]), Cells::from_words([0xa0]), Cells::from_words([0x40]),
    Cells::from_words([0x200]), Cells::from_words([0x500]), Cells::from_words([0xa00]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x5000]),
    Cells::from_words([0xa000]), Cells::from_words([0x4000]), Cells::from_words([0x20000]),
    Cells::from_words([0x50000]), Cells::from_words([0xa0000]), Cells::from_words([0x140000]),
    Cells::from_words([0x280000]), Cells::from_words([0x500000]), Cells::from_words([0xa00000]),
    Cells::from_words([0x400000]), Cells::from_words([0x2000000]), Cells::from_words([0x5000000]),
    Cells::from_words([0xa000000]), Cells::from_words([0x14000000]),
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

pub(crate) static SHIFT_7: Table<Cells, 64> = Table([
    Cells::from_words([0x20400]), Cells::from_words([0x50800]), Cells::from_words([0xa1100]),
    Cells::from_words([0x142200]), Cells::from_words([0x284400]), Cells::from_words([0x508800]),
    Cells::from_words([0xa01000]), Cells::from_words([0x402000]), Cells::from_words([0x2040004]),
    Cells::from_words([0x5080008]), Cells::from_words([0xa110011]), Cells::from_words([0x14220022]),
    Cells::from_words([0x28440044]), Cells::from_words([0x50880088]),
    Cells::from_words([0xa0100010]), Cells::from_words([0x40200020]),
    Cells::from_words([0x204000402]), Cells::from_words([0x508000805]),
    Cells::from_words([0xa1100110a]), Cells::from_words([0x1422002214]),
    Cells::from_words([0x2844004428]), Cells::from_words([0x5088008850]),
    Cells::from_words([0xa0100010a0]), Cells::from_words([0x4020002040]),
    Cells::from_words([0x20400040200]), Cells::from_words([0x50800080500]),
    Cells::from_words([0xa1100110a00]), Cells::from_words([0x142200221400]),
    Cells::from_words([0x284400442800]), Cells::from_words([0x508800885000]),
    Cells::from_words([0xa0100010a000]), Cells::from_words([0x402000204000]),
    Cells::from_words([0x2040004020000]), Cells::from_words([0x5080008050000]),
    Cells::from_words([0xa1100110a0000]), Cells::from_words([0x14220022140000]),
    Cells::from_words([0x28440044280000]), Cells::from_words([0x50880088500000]),
    Cells::from_words([0xa0100010a00000]), Cells::from_words([0x40200020400000]),
    Cells::from_words([0x204000402000000]), Cells::from_words([0x508000805000000]),
    Cells::from_words([0xa1100110a000000]), Cells::from_words([0x1422002214000000]),
    Cells::from_words([0x2844004428000000]), Cells::from_words([0x5088008850000000]),
    Cells::from_words([0xa0100010a0000000]), Cells::from_words([0x4020002040000000]),
    Cells::from_words([0x400040200000000]), Cells::from_words([0x800080500000000]),
    Cells::from_words([0x1100110a00000000]), Cells::from_words([0x2200221400000000]),
    Cells::from_words([0x4400442800000000]), Cells::from_words([0x8800885000000000]),
    Cells::from_words([0x100010a000000000]), Cells::from_words([0x2000204000000000]),
    Cells::from_words([0x4020000000000]), Cells::from_words([0x8050000000000]),
    Cells::from_words([0x110a0000000000]), Cells::from_words([0x22140000000000]),
    Cells::from_words([0x44280000000000]), Cells::from_words([0x88500000000000]),
    Cells::from_words([0x10a00000000000]), Cells::from_words([0x20400000000000]),
]);

pub(crate) static SHIFT_8: Table<Cells, 64> = Table([
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

pub(crate) static SHIFT_9: Table<Cells, 64> = Table([
    Cells::from_words([0x102]), Cells::from_words([0x205]), Cells::from_words([0x40a]),
    Cells::from_words([0x814]), Cells::from_words([0x1028]), Cells::from_words([0x2050]),
    Cells::from_words([0x40a0]), Cells::from_words([0x8040]), Cells::from_words([0x10201]),
    Cells::from_words([0x20502]), Cells::from_words([0x40a04]), Cells::from_words([0x81408]),
    Cells::from_words([0x102810]), Cells::from_words([0x205020]), Cells::from_words([0x40a040]),
    Cells::from_words([0x804080]), Cells::from_words([0x1020100]), Cells::from_words([0x2050200]),
    Cells::from_words([0x40a0400]), Cells::from_words([0x8140800]), Cells::from_words([0x10281000]),
    Cells::from_words([0x20502000]), Cells::from_words([0x40a04000]),
    Cells::from_words([0x80408000]), Cells::from_words([0x102010000]),
    Cells::from_words([0x205020000]), Cells::from_words([0x40a040000]),
    Cells::from_words([0x814080000]), Cells::from_words([0x1028100000]),
    Cells::from_words([0x2050200000]), Cells::from_words([0x40a0400000]),
    Cells::from_words([0x8040800000]), Cells::from_words([0x10201000000]),
    Cells::from_words([0x20502000000]), Cells::from_words([0x40a04000000]),
    Cells::from_words([0x81408000000]), Cells::from_words([0x102810000000]),
    Cells::from_words([0x205020000000]), Cells::from_words([0x40a040000000]),
    Cells::from_words([0x804080000000]), Cells::from_words([0x1020100000000]),
    Cells::from_words([0x2050200000000]), Cells::from_words([0x40a0400000000]),
    Cells::from_words([0x8140800000000]), Cells::from_words([0x10281000000000]),
    Cells::from_words([0x20502000000000]), Cells::from_words([0x40a04000000000]),
    Cells::from_words([0x80408000000000]), Cells::from_words([0x102010000000000]),
    Cells::from_words([0x205020000000000]), Cells::from_words([0x40a040000000000]),
    Cells::from_words([0x814080000000000]), Cells::from_words([0x1028100000000000]),
    Cells::from_words([0x2050200000000000]), Cells::from_words([0x40a0400000000000]),
    Cells::from_words([0x8040800000000000]), Cells::from_words([0x201000000000000]),
    Cells::from_words([0x502000000000000]), Cells::from_words([0xa04000000000000]),
    Cells::from_words([0x1408000000000000]), Cells::from_words([0x2810000000000000]),
    Cells::from_words([0x5020000000000000]), Cells::from_words([0xa040000000000000]),
    Cells::from_words([0x4080000000000000]),
]);

pub(crate) static DOWN: Table<u8, 64> = Table([
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255,
]);

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
    Cells::from_words([0x8000000000000000]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
]);

pub(crate) static DOWN_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0x101010101010100]), Cells::from_words([0x202020202020200]),
    Cells::from_words([0x404040404040400]), Cells::from_words([0x808080808080800]),
    Cells::from_words([0x1010101010101000]), Cells::from_words([0x2020202020202000]),
    Cells::from_words([0x4040404040404000]), Cells::from_words([0x8080808080808000]),
    Cells::from_words([0x101010101010000]), Cells::from_words([0x202020202020000]),
    Cells::from_words([0x404040404040000]), Cells::from_words([0x808080808080000]),
    Cells::from_words([0x1010101010100000]), Cells::from_words([0x2020202020200000]),
    Cells::from_words([0x4040404040400000]), Cells::from_words([0x8080808080800000]),
    Cells::from_words([0x101010101000000]), Cells::from_words([0x202020202000000]),
    Cells::from_words([0x404040404000000]), Cells::from_words([0x808080808000000]),
    Cells::from_words([0x1010101010000000]), Cells::from_words([0x2020202020000000]),
    Cells::from_words([0x4040404040000000]), Cells::from_words([0x8080808080000000]),
    Cells::from_words([0x101010100000000]), Cells::from_words([0x202020200000000]),
    Cells::from_words([0x404040400000000]), Cells::from_words([0x808080800000000]),
    Cells::from_words([0x1010101000000000]), Cells::from_words([0x2020202000000000]),
    Cells::from_words([0x4040404000000000]), Cells::from_words([0x8080808000000000]),
    Cells::from_words([0x101010000000000]), Cells::from_words([0x202020000000000]),
    Cells::from_words([0x404040000000000]), Cells::from_words([0x808080000000000]),
    Cells::from_words([0x1010100000000000]), Cells::from_words([0x2020200000000000]),
    Cells::from_words([0x4040400000000000]), Cells::from_words([0x8080800000000000]),
    Cells::from_words([0x101000000000000]), Cells::from_words([0x202000000000000]),
    Cells::from_words([0x404000000000000]), Cells::from_words([0x808000000000000]),
    Cells::from_words([0x1010000000000000]), Cells::from_words([0x2020000000000000]),
    Cells::from_words([0x4040000000000000]), Cells::from_words([0x8080000000000000]),
    Cells::from_words([0x100000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::from_words([0x8000000000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) static RIGHT: Table<u8, 64> = Table([
    1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25,
    26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255,
    49, 50, 51, 52, 53, 54, 55, 255, 57, 58, 59, 60, 61, 62, 63, 255,
]);

pub(crate) static RIGHT_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0xfe]), Cells::from_words([0xfc]), Cells::from_words([0xf8]),
    Cells::from_words([0xf0]), Cells::from_words([0xe0]), Cells::from_words([0xc0]),
    Cells::from_words([0x80]), Cells::EMPTY, Cells::from_words([0xfe00]),
    Cells::from_words([0xfc00]), Cells::from_words([0xf800]), Cells::from_words([0xf000]),
    Cells::from_words([0xe000]), Cells::from_words([0xc000]), Cells::from_words([0x8000]),
    Cells::EMPTY, Cells::from_words([0xfe0000]), Cells::from_words([0xfc0000]),
    Cells::from_words([0xf80000]), Cells::from_words([0xf00000]), Cells::from_words([0xe00000]),
    Cells::from_words([0xc00000]), Cells::from_words([0x800000]), Cells::EMPTY,
    Cells::from_words([0xfe000000]), Cells::from_words([0xfc000000]),
    Cells::from_words([0xf8000000]), Cells::from_words([0xf0000000]),
    Cells::from_words([0xe0000000]), Cells::from_words([0xc0000000]),
    Cells::from_words([0x80000000]), Cells::EMPTY, Cells::from_words([0xfe00000000]),
    Cells::from_words([0xfc00000000]), Cells::from_words([0xf800000000]),
    Cells::from_words([0xf000000000]), Cells::from_words([0xe000000000]),
    Cells::from_words([0xc000000000]), Cells::from_words([0x8000000000]), Cells::EMPTY,
    Cells::from_words([0xfe0000000000]), Cells::from_words([0xfc0000000000]),
    Cells::from_words([0xf80000000000]), Cells::from_words([0xf00000000000]),
    Cells::from_words([0xe00000000000]), Cells::from_words([0xc00000000000]),
    Cells::from_words([0x800000000000]), Cells::EMPTY, Cells::from_words([0xfe000000000000]),
    Cells::from_words([0xfc000000000000]), Cells::from_words([0xf8000000000000]),
    Cells::from_words([0xf0000000000000]), Cells::from_words([0xe0000000000000]),
    Cells::from_words([0xc0000000000000]), Cells::from_words([0x80000000000000]), Cells::EMPTY,
    Cells::from_words([0xfe00000000000000]), Cells::from_words([0xfc00000000000000]),
    Cells::from_words([0xf800000000000000]), Cells::from_words([0xf000000000000000]),
    Cells::from_words([0xe000000000000000]), Cells::from_words([0xc000000000000000]),
    Cells::from_words([0x8000000000000000]), Cells::EMPTY,
]);

pub(crate) static UP_LEFT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14,
    255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37,
    38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53, 54,
]);

pub(crate) static UP_LEFT_RAYS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::EMPTY, Cells::from_words([0x100]),
    Cells::from_words([0x201]), Cells::from_words([0x402]), Cells::from_words([0x804]),
    Cells::from_words([0x1008]), Cells::from_words([0x2010]), Cells::from_words([0x4020]),
    Cells::EMPTY, Cells::from_words([0x10000]), Cells::from_words([0x20100]),
    Cells::from_words([0x40201]), Cells::from_words([0x80402]), Cells::from_words([0x100804]),
    Cells::from_words([0x201008]), Cells::from_words([0x402010]), Cells::EMPTY,
    Cells::from_words([0x1000000]), Cells::from_words([0x2010000]), Cells::from_words([0x4020100]),
    Cells::from_words([0x8040201]), Cells::from_words([0x10080402]),
    Cells::from_words([0x20100804]), Cells::from_words([0x40201008]), Cells::EMPTY,
    Cells::from_words([0x100000000]), Cells::from_words([0x201000000]),
    Cells::from_words([0x402010000]), Cells::from_words([0x804020100]),
    Cells::from_words([0x1008040201]), Cells::from_words([0x2010080402]),
    Cells::from_words([0x4020100804]), Cells::EMPTY, Cells::from_words([0x10000000000]),
    Cells::from_words([0x20100000000]), Cells::from_words([0x40201000000]),
    Cells::from_words([0x80402010000]), Cells::from_words([0x100804020100]),
    Cells::from_words([0x201008040201]), Cells::from_words([0x402010080402]), Cells::EMPTY,
    Cells::from_words([0x1000000000000]), Cells::from_words([0x2010000000000]),
    Cells::from_words([0x4020100000000]), Cells::from_words([0x8040201000000]),
    Cells::from_words([0x10080402010000]), Cells::from_words([0x20100804020100]),
    Cells::from_words([0x40201008040201]),
]);

pub(crate) static SHIFT_13: Table<Cells, 64> = Table([
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

pub(crate) static UP_RIGHT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15,
    255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37, 38,
    39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54, 55, 255,
]);

pub(crate) static UP_RIGHT_RAYS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x10]), Cells::from_words([0x20]),
    Cells::from_words([0x40]), Cells::from_words([0x80]), Cells::EMPTY, Cells::from_words([0x204]),
    Cells::from_words([0x408]), Cells::from_words([0x810]), Cells::from_words([0x1020]),
    Cells::from_words([0x2040]), Cells::from_words([0x4080]), Cells::from_words([0x8000]),
    Cells::EMPTY, Cells::from_words([0x20408]), Cells::from_words([0x40810]),
    Cells::from_words([0x81020]), Cells::from_words([0x102040]), Cells::from_words([0x204080]),
    Cells::from_words([0x408000]), Cells::from_words([0x800000]), Cells::EMPTY,
    Cells::from_words([0x2040810]), Cells::from_words([0x4081020]), Cells::from_words([0x8102040]),
    Cells::from_words([0x10204080]), Cells::from_words([0x20408000]),
    Cells::from_words([0x40800000]), Cells::from_words([0x80000000]), Cells::EMPTY,
    Cells::from_words([0x204081020]), Cells::from_words([0x408102040]),
    Cells::from_words([0x810204080]), Cells::from_words([0x1020408000]),
    Cells::from_words([0x2040800000]), Cells::from_words([0x4080000000]),
    Cells::from_words([0x8000000000]), Cells::EMPTY, Cells::from_words([0x20408102040]),
    Cells::from_words([0x40810204080]), Cells::from_words([0x81020408000]),
    Cells::from_words([0x102040800000]), Cells::from_words([0x204080000000]),
    Cells::from_words([0x408000000000]), Cells::from_words([0x800000000000]), Cells::EMPTY,
    Cells::from_words([0x2040810204080]), Cells::from_words([0x4081020408000]),
    Cells::from_words([0x8102040800000]), Cells::from_words([0x10204080000000]),
    Cells::from_words([0x20408000000000]), Cells::from_words([0x40800000000000]),
    Cells::from_words([0x80000000000000]), Cells::EMPTY,
]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = Table([
    255, 8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30,
    255, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53,
    54, 255, 56, 57, 58, 59, 60, 61, 62, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_LEFT_RAYS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::from_words([0x100]), Cells::from_words([0x10200]),
    Cells::from_words([0x1020400]), Cells::from_words([0x102040800]),
    Cells::from_words([0x10204081000]), Cells::from_words([0x1020408102000]),
    Cells::from_words([0x102040810204000]), Cells::EMPTY, Cells::from_words([0x10000]),
    Cells::from_words([0x1020000]), Cells::from_words([0x102040000]),
    Cells::from_words([0x10204080000]), Cells::from_words([0x1020408100000]),
    Cells::from_words([0x102040810200000]), Cells::from_words([0x204081020400000]), Cells::EMPTY,
    Cells::from_words([0x1000000]), Cells::from_words([0x102000000]),
    Cells::from_words([0x10204000000]), Cells::from_words([0x1020408000000]),
    Cells::from_words([0x102040810000000]), Cells::from_words([0x204081020000000]),
    Cells::from_words([0x408102040000000]), Cells::EMPTY, Cells::from_words([0x100000000]),
    Cells::from_words([0x10200000000]), Cells::from_words([0x1020400000000]),
    Cells::from_words([0x102040800000000]), Cells::from_words([0x204081000000000]),
    Cells::from_words([0x408102000000000]), Cells::from_words([0x810204000000000]), Cells::EMPTY,
    Cells::from_words([0x10000000000]), Cells::from_words([0x1020000000000]),
    Cells::from_words([0x102040000000000]), Cells::from_words([0x204080000000000]),
    Cells::from_words([0x408100000000000]), Cells::from_words([0x810200000000000]),
    Cells::from_words([0x1020400000000000]), Cells::EMPTY, Cells::from_words([0x1000000000000]),
    Cells::from_words([0x102000000000000]), Cells::from_words([0x204000000000000]),
    Cells::from_words([0x408000000000000]), Cells::from_words([0x810000000000000]),
    Cells::from_words([0x1020000000000000]), Cells::from_words([0x2040000000000000]), Cells::EMPTY,
    Cells::from_words([0x100000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = Table([
    9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31,
    255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54,
    55, 255, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0x8040201008040200]), Cells::from_words([0x80402010080400]),
    Cells::from_words([0x804020100800]), Cells::from_words([0x8040201000]),
    Cells::from_words([0x80402000]), Cells::from_words([0x804000]), Cells::from_words([0x8000]),
    Cells::EMPTY, Cells::from_words([0x4020100804020000]), Cells::from_words([0x8040201008040000]),
    Cells::from_words([0x80402010080000]), Cells::from_words([0x804020100000]),
    Cells::from_words([0x8040200000]), Cells::from_words([0x80400000]),
    Cells::from_words([0x800000]), Cells::EMPTY, Cells::from_words([0x2010080402000000]),
    Cells::from_words([0x4020100804000000]), Cells::from_words([0x8040201008000000]),
    Cells::from_words([0x80402010000000]), Cells::from_words([0x804020000000]),
    Cells::from_words([0x8040000000]), Cells::from_words([0x80000000]), Cells::EMPTY,
    Cells::from_words([0x1008040200000000]), Cells::from_words([0x2010080400000000]),
    Cells::from_words([0x4020100800000000]), Cells::from_words([0x8040201000000000]),
    Cells::from_words([0x80402000000000]), Cells::from_words([0x804000000000]),
    Cells::from_words([0x8000000000]), Cells::EMPTY, Cells::from_words([0x804020000000000]),
    Cells::from_words([0x1008040000000000]), Cells::from_words([0x2010080000000000]),
    Cells::from_words([0x4020100000000000]), Cells::from_words([0x8040200000000000]),
    Cells::from_words([0x80400000000000]), Cells::from_words([0x800000000000]), Cells::EMPTY,
    Cells::from_words([0x402000000000000]), Cells::from_words([0x804000000000000]),
    Cells::from_words([0x1008000000000000]), Cells::from_words([0x2010000000000000]),
    Cells::from_words([0x4020000000000000]), Cells::from_words([0x8040000000000000]),
    Cells::from_words([0x80000000000000]), Cells::EMPTY, Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::from_words([0x8000000000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY,
]);

pub(crate) static SHIFT_17: Table<&[u8], 64> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[1], &[0, 2], &[1, 3], &[2, 4], &[3, 5], &[4, 6],
    &[5, 7], &[], &[9], &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[], &[17],
    &[16, 18], &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[21, 23], &[], &[25], &[24, 26],
    &[25, 27], &[26, 28], &[27, 29], &[28, 30], &[29, 31], &[], &[33], &[32, 34], &[33, 35],
    &[34, 36], &[35, 37], &[36, 38], &[37, 39], &[], &[41], &[40, 42], &[41, 43], &[42, 44],
    &[43, 45], &[44, 46], &[45, 47], &[], &[49], &[48, 50], &[49, 51], &[50, 52], &[51, 53],
    &[52, 54], &[53, 55],
]);

pub(crate) static SHIFT_18: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::from_words([0x20400]), Cells::from_words([0x50800]),
    Cells::from_words([0xa1100]), Cells::from_words([0x142200]), Cells::from_words([0x284400]),
    Cells::from_words([0x508800]), Cells::from_words([0xa01000]), Cells::EMPTY,
    Cells::from_words([0x2040004]), Cells::from_words([0x5080008]), Cells::from_words([0xa110011]),
    Cells::from_words([0x14220022]), Cells::from_words([0x28440044]),
    Cells::from_words([0x50880088]), Cells::from_words([0xa0100010]), Cells::EMPTY,
    Cells::from_words([0x204000402]), Cells::from_words([0x508000805]),
    Cells::from_words([0xa1100110a]), Cells::from_words([0x1422002214]),
    Cells::from_words([0x2844004428]), Cells::from_words([0x5088008850]),
    Cells::from_words([0xa0100010a0]), Cells::EMPTY, Cells::from_words([0x20400040200]),
    Cells::from_words([0x50800080500]), Cells::from_words([0xa1100110a00]),
    Cells::from_words([0x142200221400]), Cells::from_words([0x284400442800]),
    Cells::from_words([0x508800885000]), Cells::from_words([0xa0100010a000]), Cells::EMPTY,
    Cells::from_words([0x2040004020000]), Cells::from_words([0x5080008050000]),
    Cells::from_words([0xa1100110a0000]), Cells::from_words([0x14220022140000]),
    Cells::from_words([0x28440044280000]), Cells::from_words([0x50880088500000]),
    Cells::from_words([0xa0100010a00000]), Cells::EMPTY, Cells::from_words([0x204000402000000]),
    Cells::from_words([0x508000805000000]), Cells::from_words([0xa1100110a000000]),
    Cells::from_words([0x1422002214000000]), Cells::from_words([0x2844004428000000]),
    Cells::from_words([0x5088008850000000]), Cells::from_words([0xa0100010a0000000]), Cells::EMPTY,
    Cells::from_words([0x400040200000000]), Cells::from_words([0x800080500000000]),
    Cells::from_words([0x1100110a00000000]), Cells::from_words([0x2200221400000000]),
    Cells::from_words([0x4400442800000000]), Cells::from_words([0x8800885000000000]),
    Cells::from_words([0x100010a000000000]), Cells::EMPTY, Cells::from_words([0x4020000000000]),
    Cells::from_words([0x8050000000000]), Cells::from_words([0x110a0000000000]),
    Cells::from_words([0x22140000000000]), Cells::from_words([0x44280000000000]),
    Cells::from_words([0x88500000000000]), Cells::from_words([0x10a00000000000]),
]);

pub(crate) static SHIFT_19: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::from_words([0x302]), Cells::from_words([0x705]),
    Cells::from_words([0xe0a]), Cells::from_words([0x1c14]), Cells::from_words([0x3828]),
    Cells::from_words([0x7050]), Cells::from_words([0xe0a0]), Cells::EMPTY,
    Cells::from_words([0x30203]), Cells::from_words([0x70507]), Cells::from_words([0xe0a0e]),
    Cells::from_words([0x1c141c]), Cells::from_words([0x382838]), Cells::from_words([0x705070]),
    Cells::from_words([0xe0a0e0]), Cells::EMPTY, Cells::from_words([0x3020300]),
    Cells::from_words([0x7050700]), Cells::from_words([0xe0a0e00]), Cells::from_words([0x1c141c00]),
    Cells::from_words([0x38283800]), Cells::from_words([0x70507000]),
    Cells::from_words([0xe0a0e000]), Cells::EMPTY, Cells::from_words([0x302030000]),
    Cells::from_words([0x705070000]), Cells::from_words([0xe0a0e0000]),
    Cells::from_words([0x1c141c0000]), Cells::from_words([0x3828380000]),
    Cells::from_words([0x7050700000]), Cells::from_words([0xe0a0e00000]), Cells::EMPTY,
    Cells::from_words([0x30203000000]), Cells::from_words([0x70507000000]),
    Cells::from_words([0xe0a0e000000]), Cells::from_words([0x1c141c000000]),
    Cells::from_words([0x382838000000]), Cells::from_words([0x705070000000]),
    Cells::from_words([0xe0a0e0000000]), Cells::EMPTY, Cells::from_words([0x3020300000000]),
    Cells::from_words([0x7050700000000]), Cells::from_words([0xe0a0e00000000]),
    Cells::from_words([0x1c141c00000000]), Cells::from_words([0x38283800000000]),
    Cells::from_words([0x70507000000000]), Cells::from_words([0xe0a0e000000000]), Cells::EMPTY,
    Cells::from_words([0x302030000000000]), Cells::from_words([0x705070000000000]),
    Cells::from_words([0xe0a0e0000000000]), Cells::from_words([0x1c141c0000000000]),
    Cells::from_words([0x3828380000000000]), Cells::from_words([0x7050700000000000]),
    Cells::from_words([0xe0a0e00000000000]), Cells::EMPTY, Cells::from_words([0x203000000000000]),
    Cells::from_words([0x507000000000000]), Cells::from_words([0xa0e000000000000]),
    Cells::from_words([0x141c000000000000]), Cells::from_words([0x2838000000000000]),
    Cells::from_words([0x5070000000000000]), Cells::from_words([0xa0e0000000000000]),
]);

pub(crate) static SHIFT_20: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::from_words([0x102]), Cells::from_words([0x205]),
    Cells::from_words([0x40a]), Cells::from_words([0x814]), Cells::from_words([0x1028]),
    Cells::from_words([0x2050]), Cells::from_words([0x40a0]), Cells::EMPTY,
    Cells::from_words([0x10201]), Cells::from_words([0x20502]), Cells::from_words([0x40a04]),
    Cells::from_words([0x81408]), Cells::from_words([0x102810]), Cells::from_words([0x205020]),
    Cells::from_words([0x40a040]), Cells::EMPTY, Cells::from_words([0x1020100]),
    Cells::from_words([0x2050200]), Cells::from_words([0x40a0400]), Cells::from_words([0x8140800]),
    Cells::from_words([0x10281000]), Cells::from_words([0x20502000]),
    Cells::from_words([0x40a04000]), Cells::EMPTY, Cells::from_words([0x102010000]),
    Cells::from_words([0x205020000]), Cells::from_words([0x40a040000]),
    Cells::from_words([0x814080000]), Cells::from_words([0x1028100000]),
    Cells::from_words([0x2050200000]), Cells::from_words([0x40a0400000]), Cells::EMPTY,
    Cells::from_words([0x10201000000]), Cells::from_words([0x20502000000]),
    Cells::from_words([0x40a04000000]), Cells::from_words([0x81408000000]),
    Cells::from_words([0x102810000000]), Cells::from_words([0x205020000000]),
    Cells::from_words([0x40a040000000]), Cells::EMPTY, Cells::from_words([0x1020100000000]),
    Cells::from_words([0x2050200000000]), Cells::from_words([0x40a0400000000]),
    Cells::from_words([0x8140800000000]), Cells::from_words([0x10281000000000]),
    Cells::from_words([0x20502000000000]), Cells::from_words([0x40a04000000000]), Cells::EMPTY,
    Cells::from_words([0x102010000000000]), Cells::from_words([0x205020000000000]),
    Cells::from_words([0x40a040000000000]), Cells::from_words([0x814080000000000]),
    Cells::from_words([0x1028100000000000]), Cells::from_words([0x2050200000000000]),
    Cells::from_words([0x40a0400000000000]), Cells::EMPTY, Cells::from_words([0x201000000000000]),
    Cells::from_words([0x502000000000000]), Cells::from_words([0xa04000000000000]),
    Cells::from_words([0x1408000000000000]), Cells::from_words([0x2810000000000000]),
    Cells::from_words([0x5020000000000000]), Cells::from_words([0xa040000000000000]),
]);

pub(crate) static LEFT_LEFT: Table<u8, 64> = Table([
    255, 255, 0, 1, 2, 3, 4, 5, 255, 255, 8, 9, 10, 11, 12, 13, 255, 255, 16, 17, 18, 19, 20, 21,
    255, 255, 24, 25, 26, 27, 28, 29, 255, 255, 32, 33, 34, 35, 36, 37, 255, 255, 40, 41, 42, 43,
    44, 45, 255, 255, 48, 49, 50, 51, 52, 53, 255, 255, 56, 57, 58, 59, 60, 61,
]);

pub(crate) static LEFT_LEFT_SETS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x100]),
    Cells::from_words([0x200]), Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x1000000]), Cells::from_words([0x2000000]),
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x100000000]),
    Cells::from_words([0x200000000]), Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x10000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x1000000000000]), Cells::from_words([0x2000000000000]),
    Cells::from_words([0x4000000000000]), Cells::from_words([0x8000000000000]),
    Cells::from_words([0x10000000000000]), Cells::from_words([0x20000000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x100000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
]);

pub(crate) const LEFT_RIGHT: Cells = Cells::from_words([0xfefefefefefefefe]);

pub(crate) static SHIFT_23: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 255, 255, 8, 9, 10, 11, 12,
    13, 255, 255, 16, 17, 18, 19, 20, 21, 255, 255, 24, 25, 26, 27, 28, 29, 255, 255, 32, 33, 34,
    35, 36, 37, 255, 255, 40, 41, 42, 43, 44, 45, 255, 255, 48, 49, 50, 51, 52, 53,
]);

pub(crate) static SHIFT_24: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::from_words([0x200]), Cells::from_words([0x500]),
    Cells::from_words([0xa00]), Cells::from_words([0x1400]), Cells::from_words([0x2800]),
    Cells::from_words([0x5000]), Cells::from_words([0xa000]), Cells::EMPTY,
    Cells::from_words([0x20002]), Cells::from_words([0x50005]), Cells::from_words([0xa000a]),
    Cells::from_words([0x140014]), Cells::from_words([0x280028]), Cells::from_words([0x500050]),
    Cells::from_words([0xa000a0]), Cells::EMPTY, Cells::from_words([0x2000200]),
    Cells::from_words([0x5000500]), Cells::from_words([0xa000a00]), Cells::from_words([0x14001400]),
    Cells::from_words([0x28002800]), Cells::from_words([0x50005000]),
    Cells::from_words([0xa000a000]), Cells::EMPTY, Cells::from_words([0x200020000]),
    Cells::from_words([0x500050000]), Cells::from_words([0xa000a0000]),
    Cells::from_words([0x1400140000]), Cells::from_words([0x2800280000]),
    Cells::from_words([0x5000500000]), Cells::from_words([0xa000a00000]), Cells::EMPTY,
    Cells::from_words([0x20002000000]), Cells::from_words([0x50005000000]),
    Cells::from_words([0xa000a000000]), Cells::from_words([0x140014000000]),
    Cells::from_words([0x280028000000]), Cells::from_words([0x500050000000]),
    Cells::from_words([0xa000a0000000]), Cells::EMPTY, Cells::from_words([0x2000200000000]),
    Cells::from_words([0x5000500000000]), Cells::from_words([0xa000a00000000]),
    Cells::from_words([0x14001400000000]), Cells::from_words([0x28002800000000]),
    Cells::from_words([0x50005000000000]), Cells::from_words([0xa000a000000000]), Cells::EMPTY,
    Cells::from_words([0x200020000000000]), Cells::from_words([0x500050000000000]),
    Cells::from_words([0xa000a0000000000]), Cells::from_words([0x1400140000000000]),
    Cells::from_words([0x2800280000000000]), Cells::from_words([0x5000500000000000]),
    Cells::from_words([0xa000a00000000000]), Cells::EMPTY, Cells::from_words([0x2000000000000]),
    Cells::from_words([0x5000000000000]), Cells::from_words([0xa000000000000]),
    Cells::from_words([0x14000000000000]), Cells::from_words([0x28000000000000]),
    Cells::from_words([0x50000000000000]), Cells::from_words([0xa0000000000000]),
]);

pub(crate) static SHIFT_25: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14,
    15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37,
    38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54, 55,
]);

pub(crate) static SHIFT_26: Table<u8, 64> = Table([
    255, 255, 8, 9, 10, 11, 12, 13, 255, 255, 16, 17, 18, 19, 20, 21, 255, 255, 24, 25, 26, 27, 28,
    29, 255, 255, 32, 33, 34, 35, 36, 37, 255, 255, 40, 41, 42, 43, 44, 45, 255, 255, 48, 49, 50,
    51, 52, 53, 255, 255, 56, 57, 58, 59, 60, 61, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_27: Table<u8, 64> = Table([
    255, 9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30,
    31, 255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53,
    54, 55, 255, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_28: Table<&[u8], 64> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[1], &[0, 2], &[1, 3], &[2, 4], &[3, 5],
    &[4, 6], &[], &[], &[9], &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[], &[], &[17],
    &[16, 18], &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[], &[], &[25], &[24, 26], &[25, 27],
    &[26, 28], &[27, 29], &[28, 30], &[], &[], &[33], &[32, 34], &[33, 35], &[34, 36], &[35, 37],
    &[36, 38], &[], &[], &[41], &[40, 42], &[41, 43], &[42, 44], &[43, 45], &[44, 46], &[], &[],
    &[49], &[48, 50], &[49, 51], &[50, 52], &[51, 53], &[52, 54],
]);

pub(crate) static SHIFT_29: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x20400]), Cells::from_words([0x50800]),
    Cells::from_words([0xa1100]), Cells::from_words([0x142200]), Cells::from_words([0x284400]),
    Cells::from_words([0x508800]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x2040004]),
    Cells::from_words([0x5080008]), Cells::from_words([0xa110011]), Cells::from_words([0x14220022]),
    Cells::from_words([0x28440044]), Cells::from_words([0x50880088]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x204000402]), Cells::from_words([0x508000805]),
    Cells::from_words([0xa1100110a]), Cells::from_words([0x1422002214]),
    Cells::from_words([0x2844004428]), Cells::from_words([0x5088008850]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x20400040200]), Cells::from_words([0x50800080500]),
    Cells::from_words([0xa1100110a00]), Cells::from_words([0x142200221400]),
    Cells::from_words([0x284400442800]), Cells::from_words([0x508800885000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x2040004020000]), Cells::from_words([0x5080008050000]),
    Cells::from_words([0xa1100110a0000]), Cells::from_words([0x14220022140000]),
    Cells::from_words([0x28440044280000]), Cells::from_words([0x50880088500000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x204000402000000]), Cells::from_words([0x508000805000000]),
    Cells::from_words([0xa1100110a000000]), Cells::from_words([0x1422002214000000]),
    Cells::from_words([0x2844004428000000]), Cells::from_words([0x5088008850000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x400040200000000]), Cells::from_words([0x800080500000000]),
    Cells::from_words([0x1100110a00000000]), Cells::from_words([0x2200221400000000]),
    Cells::from_words([0x4400442800000000]), Cells::from_words([0x8800885000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x4020000000000]), Cells::from_words([0x8050000000000]),
    Cells::from_words([0x110a0000000000]), Cells::from_words([0x22140000000000]),
    Cells::from_words([0x44280000000000]), Cells::from_words([0x88500000000000]),
]);

pub(crate) static SHIFT_30: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x302]), Cells::from_words([0x705]),
    Cells::from_words([0xe0a]), Cells::from_words([0x1c14]), Cells::from_words([0x3828]),
    Cells::from_words([0x7050]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x30203]),
    Cells::from_words([0x70507]), Cells::from_words([0xe0a0e]), Cells::from_words([0x1c141c]),
    Cells::from_words([0x382838]), Cells::from_words([0x705070]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x3020300]), Cells::from_words([0x7050700]), Cells::from_words([0xe0a0e00]),
    Cells::from_words([0x1c141c00]), Cells::from_words([0x38283800]),
    Cells::from_words([0x70507000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x302030000]),
    Cells::from_words([0x705070000]), Cells::from_words([0xe0a0e0000]),
    Cells::from_words([0x1c141c0000]), Cells::from_words([0x3828380000]),
    Cells::from_words([0x7050700000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x30203000000]), Cells::from_words([0x70507000000]),
    Cells::from_words([0xe0a0e000000]), Cells::from_words([0x1c141c000000]),
    Cells::from_words([0x382838000000]), Cells::from_words([0x705070000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x3020300000000]), Cells::from_words([0x7050700000000]),
    Cells::from_words([0xe0a0e00000000]), Cells::from_words([0x1c141c00000000]),
    Cells::from_words([0x38283800000000]), Cells::from_words([0x70507000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x302030000000000]), Cells::from_words([0x705070000000000]),
    Cells::from_words([0xe0a0e0000000000]), Cells::from_words([0x1c141c0000000000]),
    Cells::from_words([0x3828380000000000]), Cells::from_words([0x7050700000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x203000000000000]), Cells::from_words([0x507000000000000]),
    Cells::from_words([0xa0e000000000000]), Cells::from_words([0x141c000000000000]),
    Cells::from_words([0x2838000000000000]), Cells::from_words([0x5070000000000000]),
]);

pub(crate) static SHIFT_31: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x102]), Cells::from_words([0x205]),
    Cells::from_words([0x40a]), Cells::from_words([0x814]), Cells::from_words([0x1028]),
    Cells::from_words([0x2050]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x10201]),
    Cells::from_words([0x20502]), Cells::from_words([0x40a04]), Cells::from_words([0x81408]),
    Cells::from_words([0x102810]), Cells::from_words([0x205020]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x1020100]), Cells::from_words([0x2050200]), Cells::from_words([0x40a0400]),
    Cells::from_words([0x8140800]), Cells::from_words([0x10281000]),
    Cells::from_words([0x20502000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x102010000]),
    Cells::from_words([0x205020000]), Cells::from_words([0x40a040000]),
    Cells::from_words([0x814080000]), Cells::from_words([0x1028100000]),
    Cells::from_words([0x2050200000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x10201000000]), Cells::from_words([0x20502000000]),
    Cells::from_words([0x40a04000000]), Cells::from_words([0x81408000000]),
    Cells::from_words([0x102810000000]), Cells::from_words([0x205020000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x1020100000000]), Cells::from_words([0x2050200000000]),
    Cells::from_words([0x40a0400000000]), Cells::from_words([0x8140800000000]),
    Cells::from_words([0x10281000000000]), Cells::from_words([0x20502000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x102010000000000]), Cells::from_words([0x205020000000000]),
    Cells::from_words([0x40a040000000000]), Cells::from_words([0x814080000000000]),
    Cells::from_words([0x1028100000000000]), Cells::from_words([0x2050200000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x201000000000000]), Cells::from_words([0x502000000000000]),
    Cells::from_words([0xa04000000000000]), Cells::from_words([0x1408000000000000]),
    Cells::from_words([0x2810000000000000]), Cells::from_words([0x5020000000000000]),
]);

pub(crate) static SHIFT_32: Table<u8, 64> = Table([
    255, 255, 255, 0, 1, 2, 3, 4, 255, 255, 255, 8, 9, 10, 11, 12, 255, 255, 255, 16, 17, 18, 19,
    20, 255, 255, 255, 24, 25, 26, 27, 28, 255, 255, 255, 32, 33, 34, 35, 36, 255, 255, 255, 40, 41,
    42, 43, 44, 255, 255, 255, 48, 49, 50, 51, 52, 255, 255, 255, 56, 57, 58, 59, 60,
]);

pub(crate) static SHIFT_33: Table<u8, 64> = Table([
    255, 255, 1, 2, 3, 4, 5, 6, 255, 255, 9, 10, 11, 12, 13, 14, 255, 255, 17, 18, 19, 20, 21, 22,
    255, 255, 25, 26, 27, 28, 29, 30, 255, 255, 33, 34, 35, 36, 37, 38, 255, 255, 41, 42, 43, 44,
    45, 46, 255, 255, 49, 50, 51, 52, 53, 54, 255, 255, 57, 58, 59, 60, 61, 62,
]);

pub(crate) static SHIFT_34: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 255, 255, 8, 9, 10,
    11, 12, 255, 255, 255, 16, 17, 18, 19, 20, 255, 255, 255, 24, 25, 26, 27, 28, 255, 255, 255, 32,
    33, 34, 35, 36, 255, 255, 255, 40, 41, 42, 43, 44, 255, 255, 255, 48, 49, 50, 51, 52,
]);

pub(crate) static SHIFT_35: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x200]), Cells::from_words([0x500]),
    Cells::from_words([0xa00]), Cells::from_words([0x1400]), Cells::from_words([0x2800]),
    Cells::from_words([0x5000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x20002]),
    Cells::from_words([0x50005]), Cells::from_words([0xa000a]), Cells::from_words([0x140014]),
    Cells::from_words([0x280028]), Cells::from_words([0x500050]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x2000200]), Cells::from_words([0x5000500]), Cells::from_words([0xa000a00]),
    Cells::from_words([0x14001400]), Cells::from_words([0x28002800]),
    Cells::from_words([0x50005000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x200020000]),
    Cells::from_words([0x500050000]), Cells::from_words([0xa000a0000]),
    Cells::from_words([0x1400140000]), Cells::from_words([0x2800280000]),
    Cells::from_words([0x5000500000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x20002000000]), Cells::from_words([0x50005000000]),
    Cells::from_words([0xa000a000000]), Cells::from_words([0x140014000000]),
    Cells::from_words([0x280028000000]), Cells::from_words([0x500050000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x2000200000000]), Cells::from_words([0x5000500000000]),
    Cells::from_words([0xa000a00000000]), Cells::from_words([0x14001400000000]),
    Cells::from_words([0x28002800000000]), Cells::from_words([0x50005000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x200020000000000]), Cells::from_words([0x500050000000000]),
    Cells::from_words([0xa000a0000000000]), Cells::from_words([0x1400140000000000]),
    Cells::from_words([0x2800280000000000]), Cells::from_words([0x5000500000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x2000000000000]), Cells::from_words([0x5000000000000]),
    Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
]);

pub(crate) static SHIFT_36: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 255, 255, 9, 10, 11, 12, 13,
    14, 255, 255, 17, 18, 19, 20, 21, 22, 255, 255, 25, 26, 27, 28, 29, 30, 255, 255, 33, 34, 35,
    36, 37, 38, 255, 255, 41, 42, 43, 44, 45, 46, 255, 255, 49, 50, 51, 52, 53, 54,
]);

pub(crate) static SHIFT_37: Table<u8, 64> = Table([
    255, 255, 255, 8, 9, 10, 11, 12, 255, 255, 255, 16, 17, 18, 19, 20, 255, 255, 255, 24, 25, 26,
    27, 28, 255, 255, 255, 32, 33, 34, 35, 36, 255, 255, 255, 40, 41, 42, 43, 44, 255, 255, 255, 48,
    49, 50, 51, 52, 255, 255, 255, 56, 57, 58, 59, 60, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_38: Table<u8, 64> = Table([
    255, 255, 9, 10, 11, 12, 13, 14, 255, 255, 17, 18, 19, 20, 21, 22, 255, 255, 25, 26, 27, 28, 29,
    30, 255, 255, 33, 34, 35, 36, 37, 38, 255, 255, 41, 42, 43, 44, 45, 46, 255, 255, 49, 50, 51,
    52, 53, 54, 255, 255, 57, 58, 59, 60, 61, 62, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_39: Table<&[u8], 64> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[0, 2], &[1, 3], &[2, 4], &[3, 5], &[4, 6], &[5, 7],
    &[6], &[], &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[14], &[],
    &[16, 18], &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[21, 23], &[22], &[], &[24, 26],
    &[25, 27], &[26, 28], &[27, 29], &[28, 30], &[29, 31], &[30], &[], &[32, 34], &[33, 35],
    &[34, 36], &[35, 37], &[36, 38], &[37, 39], &[38], &[], &[40, 42], &[41, 43], &[42, 44],
    &[43, 45], &[44, 46], &[45, 47], &[46], &[], &[48, 50], &[49, 51], &[50, 52], &[51, 53],
    &[52, 54], &[53, 55], &[54], &[],
]);

pub(crate) static SHIFT_40: Table<Cells, 64> = Table([
    Cells::from_words([0x50800]), Cells::from_words([0xa1100]), Cells::from_words([0x142200]),
    Cells::from_words([0x284400]), Cells::from_words([0x508800]), Cells::from_words([0xa01000]),
    Cells::from_words([0x402000]), Cells::EMPTY, Cells::from_words([0x5080008]),
    Cells::from_words([0xa110011]), Cells::from_words([0x14220022]),
    Cells::from_words([0x28440044]), Cells::from_words([0x50880088]),
    Cells::from_words([0xa0100010]), Cells::from_words([0x40200020]), Cells::EMPTY,
    Cells::from_words([0x508000805]), Cells::from_words([0xa1100110a]),
    Cells::from_words([0x1422002214]), Cells::from_words([0x2844004428]),
    Cells::from_words([0x5088008850]), Cells::from_words([0xa0100010a0]),
    Cells::from_words([0x4020002040]), Cells::EMPTY, Cells::from_words([0x50800080500]),
    Cells::from_words([0xa1100110a00]), Cells::from_words([0x142200221400]),
    Cells::from_words([0x284400442800]), Cells::from_words([0x508800885000]),
    Cells::from_words([0xa0100010a000]), Cells::from_words([0x402000204000]), Cells::EMPTY,
    Cells::from_words([0x5080008050000]), Cells::from_words([0xa1100110a0000]),
    Cells::from_words([0x14220022140000]), Cells::from_words([0x28440044280000]),
    Cells::from_words([0x50880088500000]), Cells::from_words([0xa0100010a00000]),
    Cells::from_words([0x40200020400000]), Cells::EMPTY, Cells::from_words([0x508000805000000]),
    Cells::from_words([0xa1100110a000000]), Cells::from_words([0x1422002214000000]),
    Cells::from_words([0x2844004428000000]), Cells::from_words([0x5088008850000000]),
    Cells::from_words([0xa0100010a0000000]), Cells::from_words([0x4020002040000000]), Cells::EMPTY,
    Cells::from_words([0x800080500000000]), Cells::from_words([0x1100110a00000000]),
    Cells::from_words([0x2200221400000000]), Cells::from_words([0x4400442800000000]),
    Cells::from_words([0x8800885000000000]), Cells::from_words([0x100010a000000000]),
    Cells::from_words([0x2000204000000000]), Cells::EMPTY, Cells::from_words([0x8050000000000]),
    Cells::from_words([0x110a0000000000]), Cells::from_words([0x22140000000000]),
    Cells::from_words([0x44280000000000]), Cells::from_words([0x88500000000000]),
    Cells::from_words([0x10a00000000000]), Cells::from_words([0x20400000000000]), Cells::EMPTY,
]);

pub(crate) static SHIFT_41: Table<Cells, 64> = Table([
    Cells::from_words([0x705]), Cells::from_words([0xe0a]), Cells::from_words([0x1c14]),
    Cells::from_words([0x3828]), Cells::from_words([0x7050]), Cells::from_words([0xe0a0]),
    Cells::from_words([0xc040]), Cells::EMPTY, Cells::from_words([0x70507]),
    Cells::from_words([0xe0a0e]), Cells::from_words([0x1c141c]), Cells::from_words([0x382838]),
    Cells::from_words([0x705070]), Cells::from_words([0xe0a0e0]), Cells::from_words([0xc040c0]),
    Cells::EMPTY, Cells::from_words([0x7050700]), Cells::from_words([0xe0a0e00]),
    Cells::from_words([0x1c141c00]), Cells::from_words([0x38283800]),
    Cells::from_words([0x70507000]), Cells::from_words([0xe0a0e000]),
    Cells::from_words([0xc040c000]), Cells::EMPTY, Cells::from_words([0x705070000]),
    Cells::from_words([0xe0a0e0000]), Cells::from_words([0x1c141c0000]),
    Cells::from_words([0x3828380000]), Cells::from_words([0x7050700000]),
    Cells::from_words([0xe0a0e00000]), Cells::from_words([0xc040c00000]), Cells::EMPTY,
    Cells::from_words([0x70507000000]), Cells::from_words([0xe0a0e000000]),
    Cells::from_words([0x1c141c000000]), Cells::from_words([0x382838000000]),
    Cells::from_words([0x705070000000]), Cells::from_words([0xe0a0e0000000]),
    Cells::from_words([0xc040c0000000]), Cells::EMPTY, Cells::from_words([0x7050700000000]),
    Cells::from_words([0xe0a0e00000000]), Cells::from_words([0x1c141c00000000]),
    Cells::from_words([0x38283800000000]), Cells::from_words([0x70507000000000]),
    Cells::from_words([0xe0a0e000000000]), Cells::from_words([0xc040c000000000]), Cells::EMPTY,
    Cells::from_words([0x705070000000000]), Cells::from_words([0xe0a0e0000000000]),
    Cells::from_words([0x1c141c0000000000]), Cells::from_words([0x3828380000000000]),
    Cells::from_words([0x7050700000000000]), Cells::from_words([0xe0a0e00000000000]),
    Cells::from_words([0xc040c00000000000]), Cells::EMPTY, Cells::from_words([0x507000000000000]),
    Cells::from_words([0xa0e000000000000]), Cells::from_words([0x141c000000000000]),
    Cells::from_words([0x2838000000000000]), Cells::from_words([0x5070000000000000]),
    Cells::from_words([0xa0e0000000000000]), Cells::from_words([0x40c0000000000000]), Cells::EMPTY,
]);

pub(crate) static SHIFT_42: Table<Cells, 64> = Table([
    Cells::from_words([0x205]), Cells::from_words([0x40a]), Cells::from_words([0x814]),
    Cells::from_words([0x1028]), Cells::from_words([0x2050]), Cells::from_words([0x40a0]),
    Cells::from_words([0x8040]), Cells::EMPTY, Cells::from_words([0x20502]),
    Cells::from_words([0x40a04]), Cells::from_words([0x81408]), Cells::from_words([0x102810]),
    Cells::from_words([0x205020]), Cells::from_words([0x40a040]), Cells::from_words([0x804080]),
    Cells::EMPTY, Cells::from_words([0x2050200]), Cells::from_words([0x40a0400]),
    Cells::from_words([0x8140800]), Cells::from_words([0x10281000]),
    Cells::from_words([0x20502000]), Cells::from_words([0x40a04000]),
    Cells::from_words([0x80408000]), Cells::EMPTY, Cells::from_words([0x205020000]),
    Cells::from_words([0x40a040000]), Cells::from_words([0x814080000]),
    Cells::from_words([0x1028100000]), Cells::from_words([0x2050200000]),
    Cells::from_words([0x40a0400000]), Cells::from_words([0x8040800000]), Cells::EMPTY,
    Cells::from_words([0x20502000000]), Cells::from_words([0x40a04000000]),
    Cells::from_words([0x81408000000]), Cells::from_words([0x102810000000]),
    Cells::from_words([0x205020000000]), Cells::from_words([0x40a040000000]),
    Cells::from_words([0x804080000000]), Cells::EMPTY, Cells::from_words([0x2050200000000]),
    Cells::from_words([0x40a0400000000]), Cells::from_words([0x8140800000000]),
    Cells::from_words([0x10281000000000]), Cells::from_words([0x20502000000000]),
    Cells::from_words([0x40a04000000000]), Cells::from_words([0x80408000000000]), Cells::EMPTY,
    Cells::from_words([0x205020000000000]), Cells::from_words([0x40a040000000000]),
    Cells::from_words([0x814080000000000]), Cells::from_words([0x1028100000000000]),
    Cells::from_words([0x2050200000000000]), Cells::from_words([0x40a0400000000000]),
    Cells::from_words([0x8040800000000000]), Cells::EMPTY, Cells::from_words([0x502000000000000]),
    Cells::from_words([0xa04000000000000]), Cells::from_words([0x1408000000000000]),
    Cells::from_words([0x2810000000000000]), Cells::from_words([0x5020000000000000]),
    Cells::from_words([0xa040000000000000]), Cells::from_words([0x4080000000000000]), Cells::EMPTY,
]);

pub(crate) const RIGHT_LEFT: Cells = Cells::from_words([0x7f7f7f7f7f7f7f7f]);

pub(crate) static RIGHT_RIGHT: Table<u8, 64> = Table([
    2, 3, 4, 5, 6, 7, 255, 255, 10, 11, 12, 13, 14, 15, 255, 255, 18, 19, 20, 21, 22, 23, 255, 255,
    26, 27, 28, 29, 30, 31, 255, 255, 34, 35, 36, 37, 38, 39, 255, 255, 42, 43, 44, 45, 46, 47, 255,
    255, 50, 51, 52, 53, 54, 55, 255, 255, 58, 59, 60, 61, 62, 63, 255, 255,
]);

pub(crate) static RIGHT_RIGHT_SETS: Table<Cells, 64> = Table([
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x400]), Cells::from_words([0x800]),
    Cells::from_words([0x1000]), Cells::from_words([0x2000]), Cells::from_words([0x4000]),
    Cells::from_words([0x8000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x4000000]), Cells::from_words([0x8000000]), Cells::from_words([0x10000000]),
    Cells::from_words([0x20000000]), Cells::from_words([0x40000000]),
    Cells::from_words([0x80000000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x400000000]),
    Cells::from_words([0x800000000]), Cells::from_words([0x1000000000]),
    Cells::from_words([0x2000000000]), Cells::from_words([0x4000000000]),
    Cells::from_words([0x8000000000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x40000000000]), Cells::from_words([0x80000000000]),
    Cells::from_words([0x100000000000]), Cells::from_words([0x200000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x800000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x4000000000000]), Cells::from_words([0x8000000000000]),
    Cells::from_words([0x10000000000000]), Cells::from_words([0x20000000000000]),
    Cells::from_words([0x40000000000000]), Cells::from_words([0x80000000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x4000000000000000]), Cells::from_words([0x8000000000000000]), Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) static SHIFT_45: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14, 255,
    16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37, 38,
    255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53, 54, 255,
]);

pub(crate) static SHIFT_46: Table<Cells, 64> = Table([
    Cells::from_words([0x500]), Cells::from_words([0xa00]), Cells::from_words([0x1400]),
    Cells::from_words([0x2800]), Cells::from_words([0x5000]), Cells::from_words([0xa000]),
    Cells::from_words([0x4000]), Cells::EMPTY, Cells::from_words([0x50005]),
    Cells::from_words([0xa000a]), Cells::from_words([0x140014]), Cells::from_words([0x280028]),
    Cells::from_words([0x500050]), Cells::from_words([0xa000a0]), Cells::from_words([0x400040]),
    Cells::EMPTY, Cells::from_words([0x5000500]), Cells::from_words([0xa000a00]),
    Cells::from_words([0x14001400]), Cells::from_words([0x28002800]),
    Cells::from_words([0x50005000]), Cells::from_words([0xa000a000]),
    Cells::from_words([0x40004000]), Cells::EMPTY, Cells::from_words([0x500050000]),
    Cells::from_words([0xa000a0000]), Cells::from_words([0x1400140000]),
    Cells::from_words([0x2800280000]), Cells::from_words([0x5000500000]),
    Cells::from_words([0xa000a00000]), Cells::from_words([0x4000400000]), Cells::EMPTY,
    Cells::from_words([0x50005000000]), Cells::from_words([0xa000a000000]),
    Cells::from_words([0x140014000000]), Cells::from_words([0x280028000000]),
    Cells::from_words([0x500050000000]), Cells::from_words([0xa000a0000000]),
    Cells::from_words([0x400040000000]), Cells::EMPTY, Cells::from_words([0x5000500000000]),
    Cells::from_words([0xa000a00000000]), Cells::from_words([0x14001400000000]),
    Cells::from_words([0x28002800000000]), Cells::from_words([0x50005000000000]),
    Cells::from_words([0xa000a000000000]), Cells::from_words([0x40004000000000]), Cells::EMPTY,
    Cells::from_words([0x500050000000000]), Cells::from_words([0xa000a0000000000]),
    Cells::from_words([0x1400140000000000]), Cells::from_words([0x2800280000000000]),
    Cells::from_words([0x5000500000000000]), Cells::from_words([0xa000a00000000000]),
    Cells::from_words([0x4000400000000000]), Cells::EMPTY, Cells::from_words([0x5000000000000]),
    Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
    Cells::from_words([0xa0000000000000]), Cells::from_words([0x40000000000000]), Cells::EMPTY,
]);

pub(crate) static SHIFT_47: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 2, 3, 4, 5, 6, 7, 255, 255, 10, 11, 12, 13, 14, 15, 255,
    255, 18, 19, 20, 21, 22, 23, 255, 255, 26, 27, 28, 29, 30, 31, 255, 255, 34, 35, 36, 37, 38, 39,
    255, 255, 42, 43, 44, 45, 46, 47, 255, 255, 50, 51, 52, 53, 54, 55, 255, 255,
]);

pub(crate) static SHIFT_48: Table<u8, 64> = Table([
    8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30, 255,
    32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53, 54,
    255, 56, 57, 58, 59, 60, 61, 62, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_49: Table<u8, 64> = Table([
    10, 11, 12, 13, 14, 15, 255, 255, 18, 19, 20, 21, 22, 23, 255, 255, 26, 27, 28, 29, 30, 31, 255,
    255, 34, 35, 36, 37, 38, 39, 255, 255, 42, 43, 44, 45, 46, 47, 255, 255, 50, 51, 52, 53, 54, 55,
    255, 255, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_50: Table<&[u8], 64> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[1, 3], &[2, 4], &[3, 5], &[4, 6], &[5, 7], &[6], &[],
    &[], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[14], &[], &[], &[17, 19],
    &[18, 20], &[19, 21], &[20, 22], &[21, 23], &[22], &[], &[], &[25, 27], &[26, 28], &[27, 29],
    &[28, 30], &[29, 31], &[30], &[], &[], &[33, 35], &[34, 36], &[35, 37], &[36, 38], &[37, 39],
    &[38], &[], &[], &[41, 43], &[42, 44], &[43, 45], &[44, 46], &[45, 47], &[46], &[], &[],
    &[49, 51], &[50, 52], &[51, 53], &[52, 54], &[53, 55], &[54], &[], &[],
]);

pub(crate) static SHIFT_51: Table<Cells, 64> = Table([
    Cells::from_words([0xa1100]), Cells::from_words([0x142200]), Cells::from_words([0x284400]),
    Cells::from_words([0x508800]), Cells::from_words([0xa01000]), Cells::from_words([0x402000]),
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xa110011]), Cells::from_words([0x14220022]),
    Cells::from_words([0x28440044]), Cells::from_words([0x50880088]),
    Cells::from_words([0xa0100010]), Cells::from_words([0x40200020]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0xa1100110a]), Cells::from_words([0x1422002214]),
    Cells::from_words([0x2844004428]), Cells::from_words([0x5088008850]),
    Cells::from_words([0xa0100010a0]), Cells::from_words([0x4020002040]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa1100110a00]), Cells::from_words([0x142200221400]),
    Cells::from_words([0x284400442800]), Cells::from_words([0x508800885000]),
    Cells::from_words([0xa0100010a000]), Cells::from_words([0x402000204000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa1100110a0000]), Cells::from_words([0x14220022140000]),
    Cells::from_words([0x28440044280000]), Cells::from_words([0x50880088500000]),
    Cells::from_words([0xa0100010a00000]), Cells::from_words([0x40200020400000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa1100110a000000]), Cells::from_words([0x1422002214000000]),
    Cells::from_words([0x2844004428000000]), Cells::from_words([0x5088008850000000]),
    Cells::from_words([0xa0100010a0000000]), Cells::from_words([0x4020002040000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x1100110a00000000]), Cells::from_words([0x2200221400000000]),
    Cells::from_words([0x4400442800000000]), Cells::from_words([0x8800885000000000]),
    Cells::from_words([0x100010a000000000]), Cells::from_words([0x2000204000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x110a0000000000]), Cells::from_words([0x22140000000000]),
    Cells::from_words([0x44280000000000]), Cells::from_words([0x88500000000000]),
    Cells::from_words([0x10a00000000000]), Cells::from_words([0x20400000000000]), Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) static SHIFT_52: Table<Cells, 64> = Table([
    Cells::from_words([0xe0a]), Cells::from_words([0x1c14]), Cells::from_words([0x3828]),
    Cells::from_words([0x7050]), Cells::from_words([0xe0a0]), Cells::from_words([0xc040]),
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xe0a0e]), Cells::from_words([0x1c141c]),
    Cells::from_words([0x382838]), Cells::from_words([0x705070]), Cells::from_words([0xe0a0e0]),
    Cells::from_words([0xc040c0]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xe0a0e00]),
    Cells::from_words([0x1c141c00]), Cells::from_words([0x38283800]),
    Cells::from_words([0x70507000]), Cells::from_words([0xe0a0e000]),
    Cells::from_words([0xc040c000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xe0a0e0000]),
    Cells::from_words([0x1c141c0000]), Cells::from_words([0x3828380000]),
    Cells::from_words([0x7050700000]), Cells::from_words([0xe0a0e00000]),
    Cells::from_words([0xc040c00000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0xe0a0e000000]), Cells::from_words([0x1c141c000000]),
    Cells::from_words([0x382838000000]), Cells::from_words([0x705070000000]),
    Cells::from_words([0xe0a0e0000000]), Cells::from_words([0xc040c0000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xe0a0e00000000]), Cells::from_words([0x1c141c00000000]),
    Cells::from_words([0x38283800000000]), Cells::from_words([0x70507000000000]),
    Cells::from_words([0xe0a0e000000000]), Cells::from_words([0xc040c000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xe0a0e0000000000]), Cells::from_words([0x1c141c0000000000]),
    Cells::from_words([0x3828380000000000]), Cells::from_words([0x7050700000000000]),
    Cells::from_words([0xe0a0e00000000000]), Cells::from_words([0xc040c00000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa0e000000000000]), Cells::from_words([0x141c000000000000]),
    Cells::from_words([0x2838000000000000]), Cells::from_words([0x5070000000000000]),
    Cells::from_words([0xa0e0000000000000]), Cells::from_words([0x40c0000000000000]), Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) static SHIFT_53: Table<Cells, 64> = Table([
    Cells::from_words([0x40a]), Cells::from_words([0x814]), Cells::from_words([0x1028]),
    Cells::from_words([0x2050]), Cells::from_words([0x40a0]), Cells::from_words([0x8040]),
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x40a04]), Cells::from_words([0x81408]),
    Cells::from_words([0x102810]), Cells::from_words([0x205020]), Cells::from_words([0x40a040]),
    Cells::from_words([0x804080]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x40a0400]),
    Cells::from_words([0x8140800]), Cells::from_words([0x10281000]),
    Cells::from_words([0x20502000]), Cells::from_words([0x40a04000]),
    Cells::from_words([0x80408000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x40a040000]),
    Cells::from_words([0x814080000]), Cells::from_words([0x1028100000]),
    Cells::from_words([0x2050200000]), Cells::from_words([0x40a0400000]),
    Cells::from_words([0x8040800000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0x40a04000000]), Cells::from_words([0x81408000000]),
    Cells::from_words([0x102810000000]), Cells::from_words([0x205020000000]),
    Cells::from_words([0x40a040000000]), Cells::from_words([0x804080000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x40a0400000000]), Cells::from_words([0x8140800000000]),
    Cells::from_words([0x10281000000000]), Cells::from_words([0x20502000000000]),
    Cells::from_words([0x40a04000000000]), Cells::from_words([0x80408000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0x40a040000000000]), Cells::from_words([0x814080000000000]),
    Cells::from_words([0x1028100000000000]), Cells::from_words([0x2050200000000000]),
    Cells::from_words([0x40a0400000000000]), Cells::from_words([0x8040800000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa04000000000000]), Cells::from_words([0x1408000000000000]),
    Cells::from_words([0x2810000000000000]), Cells::from_words([0x5020000000000000]),
    Cells::from_words([0xa040000000000000]), Cells::from_words([0x4080000000000000]), Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) static SHIFT_54: Table<u8, 64> = Table([
    1, 2, 3, 4, 5, 6, 255, 255, 9, 10, 11, 12, 13, 14, 255, 255, 17, 18, 19, 20, 21, 22, 255, 255,
    25, 26, 27, 28, 29, 30, 255, 255, 33, 34, 35, 36, 37, 38, 255, 255, 41, 42, 43, 44, 45, 46, 255,
    255, 49, 50, 51, 52, 53, 54, 255, 255, 57, 58, 59, 60, 61, 62, 255, 255,
]);

pub(crate) static SHIFT_55: Table<u8, 64> = Table([
    3, 4, 5, 6, 7, 255, 255, 255, 11, 12, 13, 14, 15, 255, 255, 255, 19, 20, 21, 22, 23, 255, 255,
    255, 27, 28, 29, 30, 31, 255, 255, 255, 35, 36, 37, 38, 39, 255, 255, 255, 43, 44, 45, 46, 47,
    255, 255, 255, 51, 52, 53, 54, 55, 255, 255, 255, 59, 60, 61, 62, 63, 255, 255, 255,
]);

pub(crate) static SHIFT_56: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 255, 255, 9, 10, 11, 12, 13, 14, 255,
    255, 17, 18, 19, 20, 21, 22, 255, 255, 25, 26, 27, 28, 29, 30, 255, 255, 33, 34, 35, 36, 37, 38,
    255, 255, 41, 42, 43, 44, 45, 46, 255, 255, 49, 50, 51, 52, 53, 54, 255, 255,
]);

pub(crate) static SHIFT_57: Table<Cells, 64> = Table([
    Cells::from_words([0xa00]), Cells::from_words([0x1400]), Cells::from_words([0x2800]),
    Cells::from_words([0x5000]), Cells::from_words([0xa000]), Cells::from_words([0x4000]),
    Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xa000a]), Cells::from_words([0x140014]),
    Cells::from_words([0x280028]), Cells::from_words([0x500050]), Cells::from_words([0xa000a0]),
    Cells::from_words([0x400040]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xa000a00]),
    Cells::from_words([0x14001400]), Cells::from_words([0x28002800]),
    Cells::from_words([0x50005000]), Cells::from_words([0xa000a000]),
    Cells::from_words([0x40004000]), Cells::EMPTY, Cells::EMPTY, Cells::from_words([0xa000a0000]),
    Cells::from_words([0x1400140000]), Cells::from_words([0x2800280000]),
    Cells::from_words([0x5000500000]), Cells::from_words([0xa000a00000]),
    Cells::from_words([0x4000400000]), Cells::EMPTY, Cells::EMPTY,
    Cells::from_words([0xa000a000000]), Cells::from_words([0x140014000000]),
    Cells::from_words([0x280028000000]), Cells::from_words([0x500050000000]),
    Cells::from_words([0xa000a0000000]), Cells::from_words([0x400040000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa000a00000000]), Cells::from_words([0x14001400000000]),
    Cells::from_words([0x28002800000000]), Cells::from_words([0x50005000000000]),
    Cells::from_words([0xa000a000000000]), Cells::from_words([0x40004000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa000a0000000000]), Cells::from_words([0x1400140000000000]),
    Cells::from_words([0x2800280000000000]), Cells::from_words([0x5000500000000000]),
    Cells::from_words([0xa000a00000000000]), Cells::from_words([0x4000400000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::from_words([0xa000000000000]), Cells::from_words([0x14000000000000]),
    Cells::from_words([0x28000000000000]), Cells::from_words([0x50000000000000]),
    Cells::from_words([0xa0000000000000]), Cells::from_words([0x40000000000000]), Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) static SHIFT_58: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 3, 4, 5, 6, 7, 255, 255, 255, 11, 12, 13, 14, 15, 255,
    255, 255, 19, 20, 21, 22, 23, 255, 255, 255, 27, 28, 29, 30, 31, 255, 255, 255, 35, 36, 37, 38,
    39, 255, 255, 255, 43, 44, 45, 46, 47, 255, 255, 255, 51, 52, 53, 54, 55, 255, 255, 255,
]);

pub(crate) static SHIFT_59: Table<u8, 64> = Table([
    9, 10, 11, 12, 13, 14, 255, 255, 17, 18, 19, 20, 21, 22, 255, 255, 25, 26, 27, 28, 29, 30, 255,
    255, 33, 34, 35, 36, 37, 38, 255, 255, 41, 42, 43, 44, 45, 46, 255, 255, 49, 50, 51, 52, 53, 54,
    255, 255, 57, 58, 59, 60, 61, 62, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_60: Table<u8, 64> = Table([
    11, 12, 13, 14, 15, 255, 255, 255, 19, 20, 21, 22, 23, 255, 255, 255, 27, 28, 29, 30, 31, 255,
    255, 255, 35, 36, 37, 38, 39, 255, 255, 255, 43, 44, 45, 46, 47, 255, 255, 255, 51, 52, 53, 54,
    55, 255, 255, 255, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_UP: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4,
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
]);

pub(crate) static UP_UP_SETS: Table<Cells, 64> = Table([
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::from_words([0x1]),
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
]);

pub(crate) static SHIFT_62: Table<&[u8], 64> = Table([
    &[9], &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[14], &[17], &[16, 18],
    &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[21, 23], &[22], &[25], &[24, 26], &[25, 27],
    &[26, 28], &[27, 29], &[28, 30], &[29, 31], &[30], &[33], &[32, 34], &[33, 35], &[34, 36],
    &[35, 37], &[36, 38], &[37, 39], &[38], &[41], &[40, 42], &[41, 43], &[42, 44], &[43, 45],
    &[44, 46], &[45, 47], &[46], &[49], &[48, 50], &[49, 51], &[50, 52], &[51, 53], &[52, 54],
    &[53, 55], &[54], &[57], &[56, 58], &[57, 59], &[58, 60], &[59, 61], &[60, 62], &[61, 63],
    &[62], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_62_2: Table<Cells, 64> = Table([
    Cells::from_words([0x200]), Cells::from_words([0x500]), Cells::from_words([0xa00]),
    Cells::from_words([0x1400]), Cells::from_words([0x2800]), Cells::from_words([0x5000]),
    Cells::from_words([0xa000]), Cells::from_words([0x4000]), Cells::from_words([0x20000]),
    Cells::from_words([0x50000]), Cells::from_words([0xa0000]), Cells::from_words([0x140000]),
    Cells::from_words([0x280000]), Cells::from_words([0x500000]), Cells::from_words([0xa00000]),
    Cells::from_words([0x400000]), Cells::from_words([0x2000000]), Cells::from_words([0x5000000]),
    Cells::from_words([0xa000000]), Cells::from_words([0x14000000]),
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
    Cells::from_words([0x200000000000000]), Cells::from_words([0x500000000000000]),
    Cells::from_words([0xa00000000000000]), Cells::from_words([0x1400000000000000]),
    Cells::from_words([0x2800000000000000]), Cells::from_words([0x5000000000000000]),
    Cells::from_words([0xa000000000000000]), Cells::from_words([0x4000000000000000]), Cells::EMPTY,
    Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY, Cells::EMPTY,
    Cells::EMPTY,
]);

pub(crate) static SHIFT_63: Table<&[u8], 64> = Table([
    &[], &[9], &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[], &[17],
    &[16, 18], &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[21, 23], &[], &[25], &[24, 26],
    &[25, 27], &[26, 28], &[27, 29], &[28, 30], &[29, 31], &[], &[33], &[32, 34], &[33, 35],
    &[34, 36], &[35, 37], &[36, 38], &[37, 39], &[], &[41], &[40, 42], &[41, 43], &[42, 44],
    &[43, 45], &[44, 46], &[45, 47], &[], &[49], &[48, 50], &[49, 51], &[50, 52], &[51, 53],
    &[52, 54], &[53, 55], &[], &[57], &[56, 58], &[57, 59], &[58, 60], &[59, 61], &[60, 62],
    &[61, 63], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_64: Table<&[u8], 64> = Table([
    &[], &[], &[9], &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[], &[], &[17], &[16, 18],
    &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[], &[], &[25], &[24, 26], &[25, 27], &[26, 28],
    &[27, 29], &[28, 30], &[], &[], &[33], &[32, 34], &[33, 35], &[34, 36], &[35, 37], &[36, 38],
    &[], &[], &[41], &[40, 42], &[41, 43], &[42, 44], &[43, 45], &[44, 46], &[], &[], &[49],
    &[48, 50], &[49, 51], &[50, 52], &[51, 53], &[52, 54], &[], &[], &[57], &[56, 58], &[57, 59],
    &[58, 60], &[59, 61], &[60, 62], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_65: Table<&[u8], 64> = Table([
    &[8, 10], &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[14], &[], &[16, 18],
    &[17, 19], &[18, 20], &[19, 21], &[20, 22], &[21, 23], &[22], &[], &[24, 26], &[25, 27],
    &[26, 28], &[27, 29], &[28, 30], &[29, 31], &[30], &[], &[32, 34], &[33, 35], &[34, 36],
    &[35, 37], &[36, 38], &[37, 39], &[38], &[], &[40, 42], &[41, 43], &[42, 44], &[43, 45],
    &[44, 46], &[45, 47], &[46], &[], &[48, 50], &[49, 51], &[50, 52], &[51, 53], &[52, 54],
    &[53, 55], &[54], &[], &[56, 58], &[57, 59], &[58, 60], &[59, 61], &[60, 62], &[61, 63], &[62],
    &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_66: Table<&[u8], 64> = Table([
    &[9, 11], &[10, 12], &[11, 13], &[12, 14], &[13, 15], &[14], &[], &[], &[17, 19], &[18, 20],
    &[19, 21], &[20, 22], &[21, 23], &[22], &[], &[], &[25, 27], &[26, 28], &[27, 29], &[28, 30],
    &[29, 31], &[30], &[], &[], &[33, 35], &[34, 36], &[35, 37], &[36, 38], &[37, 39], &[38], &[],
    &[], &[41, 43], &[42, 44], &[43, 45], &[44, 46], &[45, 47], &[46], &[], &[], &[49, 51],
    &[50, 52], &[51, 53], &[52, 54], &[53, 55], &[54], &[], &[], &[57, 59], &[58, 60], &[59, 61],
    &[60, 62], &[61, 63], &[62], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) const AREA_67: Cells = Cells::from_words([0xffff000000000000]);

pub(crate) const AREA_68: Cells = Cells::from_words([0xffff]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const AREA_70: Cells = Cells::from_words([0xff]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const AREA_72: Cells = Cells::from_words([0xff00000000000000]);

pub(crate) static ALTERNATIVES: Table<&[Cells], 64> = Table([
    &[Cells::from_words([0x10100])], &[Cells::from_words([0x20200])],
    &[Cells::from_words([0x40400])], &[Cells::from_words([0x80800])],
    &[Cells::from_words([0x101000])], &[Cells::from_words([0x202000])],
    &[Cells::from_words([0x404000])], &[Cells::from_words([0x808000])],
    &[Cells::from_words([0x1010000])], &[Cells::from_words([0x2020000])],
    &[Cells::from_words([0x4040000])], &[Cells::from_words([0x8080000])],
    &[Cells::from_words([0x10100000])], &[Cells::from_words([0x20200000])],
    &[Cells::from_words([0x40400000])], &[Cells::from_words([0x80800000])],
    &[Cells::from_words([0x101000000])], &[Cells::from_words([0x202000000])],
    &[Cells::from_words([0x404000000])], &[Cells::from_words([0x808000000])],
    &[Cells::from_words([0x1010000000])], &[Cells::from_words([0x2020000000])],
    &[Cells::from_words([0x4040000000])], &[Cells::from_words([0x8080000000])],
    &[Cells::from_words([0x10100000000])], &[Cells::from_words([0x20200000000])],
    &[Cells::from_words([0x40400000000])], &[Cells::from_words([0x80800000000])],
    &[Cells::from_words([0x101000000000])], &[Cells::from_words([0x202000000000])],
    &[Cells::from_words([0x404000000000])], &[Cells::from_words([0x808000000000])],
    &[Cells::from_words([0x1010000000000])], &[Cells::from_words([0x2020000000000])],
    &[Cells::from_words([0x4040000000000])], &[Cells::from_words([0x8080000000000])],
    &[Cells::from_words([0x10100000000000])], &[Cells::from_words([0x20200000000000])],
    &[Cells::from_words([0x40400000000000])], &[Cells::from_words([0x80800000000000])],
    &[Cells::from_words([0x101000000000000])], &[Cells::from_words([0x202000000000000])],
    &[Cells::from_words([0x404000000000000])], &[Cells::from_words([0x808000000000000])],
    &[Cells::from_words([0x1010000000000000])], &[Cells::from_words([0x2020000000000000])],
    &[Cells::from_words([0x4040000000000000])], &[Cells::from_words([0x8080000000000000])], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static ALTERNATIVES_2: Table<&[Cells], 64> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x101])], &[Cells::from_words([0x202])], &[Cells::from_words([0x404])],
    &[Cells::from_words([0x808])], &[Cells::from_words([0x1010])], &[Cells::from_words([0x2020])],
    &[Cells::from_words([0x4040])], &[Cells::from_words([0x8080])], &[Cells::from_words([0x10100])],
    &[Cells::from_words([0x20200])], &[Cells::from_words([0x40400])],
    &[Cells::from_words([0x80800])], &[Cells::from_words([0x101000])],
    &[Cells::from_words([0x202000])], &[Cells::from_words([0x404000])],
    &[Cells::from_words([0x808000])], &[Cells::from_words([0x1010000])],
    &[Cells::from_words([0x2020000])], &[Cells::from_words([0x4040000])],
    &[Cells::from_words([0x8080000])], &[Cells::from_words([0x10100000])],
    &[Cells::from_words([0x20200000])], &[Cells::from_words([0x40400000])],
    &[Cells::from_words([0x80800000])], &[Cells::from_words([0x101000000])],
    &[Cells::from_words([0x202000000])], &[Cells::from_words([0x404000000])],
    &[Cells::from_words([0x808000000])], &[Cells::from_words([0x1010000000])],
    &[Cells::from_words([0x2020000000])], &[Cells::from_words([0x4040000000])],
    &[Cells::from_words([0x8080000000])], &[Cells::from_words([0x10100000000])],
    &[Cells::from_words([0x20200000000])], &[Cells::from_words([0x40400000000])],
    &[Cells::from_words([0x80800000000])], &[Cells::from_words([0x101000000000])],
    &[Cells::from_words([0x202000000000])], &[Cells::from_words([0x404000000000])],
    &[Cells::from_words([0x808000000000])], &[Cells::from_words([0x1010000000000])],
    &[Cells::from_words([0x2020000000000])], &[Cells::from_words([0x4040000000000])],
    &[Cells::from_words([0x8080000000000])], &[Cells::from_words([0x10100000000000])],
    &[Cells::from_words([0x20200000000000])], &[Cells::from_words([0x40400000000000])],
    &[Cells::from_words([0x80800000000000])],
]);

pub(crate) static ANY_OF: Table<Cells, 64> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x5]), Cells::from_words([0xa]),
    Cells::from_words([0x14]), Cells::from_words([0x28]), Cells::from_words([0x50]),
    Cells::from_words([0xa0]), Cells::from_words([0x40]), Cells::from_words([0x200]),
    Cells::from_words([0x500]), Cells::from_words([0xa00]), Cells::from_words([0x1400]),
    Cells::from_words([0x2800]), Cells::from_words([0x5000]), Cells::from_words([0xa000]),
    Cells::from_words([0x4000]), Cells::from_words([0x20000]), Cells::from_words([0x50000]),
    Cells::from_words([0xa0000]), Cells::from_words([0x140000]), Cells::from_words([0x280000]),
    Cells::from_words([0x500000]), Cells::from_words([0xa00000]), Cells::from_words([0x400000]),
    Cells::from_words([0x2000000]), Cells::from_words([0x5000000]), Cells::from_words([0xa000000]),
    Cells::from_words([0x14000000]), Cells::from_words([0x28000000]),
    Cells::from_words([0x50000000]), Cells::from_words([0xa0000000]),
    Cells::from_words([0x40000000]), Cells::from_words([0x200000000]),
    Cells::from_words([0x500000000]), Cells::from_words([0xa00000000]),
    Cells::from_words([0x1400000000]), Cells::from_words([0x2800000000]),
    Cells::from_words([0x5000000000]), Cells::from_words([0xa000000000]),
    Cells::from_words([0x4000000000]), Cells::from_words([0x20000000000]),
    Cells::from_words([0x50000000000]), Cells::from_words([0xa0000000000]),
    Cells::from_words([0x140000000000]), Cells::from_words([0x280000000000]),
    Cells::from_words([0x500000000000]), Cells::from_words([0xa00000000000]),
    Cells::from_words([0x400000000000]), Cells::from_words([0x2000000000000]),
    Cells::from_words([0x5000000000000]), Cells::from_words([0xa000000000000]),
    Cells::from_words([0x14000000000000]), Cells::from_words([0x28000000000000]),
    Cells::from_words([0x50000000000000]), Cells::from_words([0xa0000000000000]),
    Cells::from_words([0x40000000000000]), Cells::from_words([0x200000000000000]),
    Cells::from_words([0x500000000000000]), Cells::from_words([0xa00000000000000]),
    Cells::from_words([0x1400000000000000]), Cells::from_words([0x2800000000000000]),
    Cells::from_words([0x5000000000000000]), Cells::from_words([0xa000000000000000]),
    Cells::from_words([0x4000000000000000]),
]);

pub(crate) const MASK_17: Cells = Cells::from_words([0xff]);

pub(crate) const MASK_7: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const MASK_15: Cells = Cells::from_words([0x7f7f7f7f7f7f]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x7f7f7f7f7f7f7f7f]);

pub(crate) const MASK_13: Cells = Cells::from_words([0x3f3f3f3f3f3f3f]);

pub(crate) const MASK_14: Cells = Cells::from_words([0xfefefefefefe]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_5: Cells = Cells::from_words([0xfefefefefefefefe]);

pub(crate) const MASK_12: Cells = Cells::from_words([0xfcfcfcfcfcfcfc]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_11: Cells = Cells::from_words([0x3f3f3f3f3f3f3f00]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xfefefefefefefe00]);

pub(crate) const MASK_10: Cells = Cells::from_words([0xfcfcfcfcfcfcfc00]);

pub(crate) const MASK_9: Cells = Cells::from_words([0x7f7f7f7f7f7f0000]);

pub(crate) const MASK_8: Cells = Cells::from_words([0xfefefefefefe0000]);

pub(crate) const MASK_16: Cells = Cells::from_words([0xff00000000000000]);
