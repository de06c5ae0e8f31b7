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

pub(crate) static DOWN: Table<u8, 64> = Table([
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
]);

pub(crate) static SHIFT_3: Table<u8, 64> = Table([
    56, 57, 58, 59, 60, 61, 62, 63, 56, 57, 58, 59, 60, 61, 62, 63, 56, 57, 58, 59, 60, 61, 62, 63,
    56, 57, 58, 59, 60, 61, 62, 63, 56, 57, 58, 59, 60, 61, 62, 63, 56, 57, 58, 59, 60, 61, 62, 63,
    56, 57, 58, 59, 60, 61, 62, 63, 56, 57, 58, 59, 60, 61, 62, 63,
]);

pub(crate) static SHIFT_4: Table<u8, 64> = Table([
    0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7,
    0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7,
]);

pub(crate) static RIGHT: Table<u8, 64> = Table([
    1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25,
    26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255,
    49, 50, 51, 52, 53, 54, 55, 255, 57, 58, 59, 60, 61, 62, 63, 255,
]);

pub(crate) static LEFT: Table<u8, 64> = Table([
    255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255,
    24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46,
    255, 48, 49, 50, 51, 52, 53, 54, 255, 56, 57, 58, 59, 60, 61, 62,
]);

pub(crate) static SHIFT_7: Table<u8, 64> = Table([
    7, 7, 7, 7, 7, 7, 7, 7, 15, 15, 15, 15, 15, 15, 15, 15, 23, 23, 23, 23, 23, 23, 23, 23, 31, 31,
    31, 31, 31, 31, 31, 31, 39, 39, 39, 39, 39, 39, 39, 39, 47, 47, 47, 47, 47, 47, 47, 47, 55, 55,
    55, 55, 55, 55, 55, 55, 63, 63, 63, 63, 63, 63, 63, 63,
]);

pub(crate) static SHIFT_8: Table<u8, 64> = Table([
    0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 24, 24, 24, 24,
    24, 24, 24, 24, 32, 32, 32, 32, 32, 32, 32, 32, 40, 40, 40, 40, 40, 40, 40, 40, 48, 48, 48, 48,
    48, 48, 48, 48, 56, 56, 56, 56, 56, 56, 56, 56,
]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = Table([
    9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31,
    255, 33, 34, 35, 36, 37, 38, 39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54,
    55, 255, 57, 58, 59, 60, 61, 62, 63, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_LEFT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14,
    255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30, 255, 32, 33, 34, 35, 36, 37,
    38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53, 54,
]);

pub(crate) static SHIFT_11: Table<u8, 64> = Table([
    63, 55, 47, 39, 31, 23, 15, 7, 62, 63, 55, 47, 39, 31, 23, 15, 61, 62, 63, 55, 47, 39, 31, 23,
    60, 61, 62, 63, 55, 47, 39, 31, 59, 60, 61, 62, 63, 55, 47, 39, 58, 59, 60, 61, 62, 63, 55, 47,
    57, 58, 59, 60, 61, 62, 63, 55, 56, 57, 58, 59, 60, 61, 62, 63,
]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = Table([
    255, 8, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 29, 30,
    255, 32, 33, 34, 35, 36, 37, 38, 255, 40, 41, 42, 43, 44, 45, 46, 255, 48, 49, 50, 51, 52, 53,
    54, 255, 56, 57, 58, 59, 60, 61, 62, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_RIGHT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15,
    255, 17, 18, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 30, 31, 255, 33, 34, 35, 36, 37, 38,
    39, 255, 41, 42, 43, 44, 45, 46, 47, 255, 49, 50, 51, 52, 53, 54, 55, 255,
]);

pub(crate) static SHIFT_14: Table<u8, 64> = Table([
    0, 8, 16, 24, 32, 40, 48, 56, 8, 16, 24, 32, 40, 48, 56, 57, 16, 24, 32, 40, 48, 56, 57, 58, 24,
    32, 40, 48, 56, 57, 58, 59, 32, 40, 48, 56, 57, 58, 59, 60, 40, 48, 56, 57, 58, 59, 60, 61, 48,
    56, 57, 58, 59, 60, 61, 62, 56, 57, 58, 59, 60, 61, 62, 63,
]);

pub(crate) static SHIFT_15: Table<u8, 64> = Table([
    0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 15, 2, 3, 4, 5, 6, 7, 15, 23, 3, 4, 5, 6, 7, 15,
    23, 31, 4, 5, 6, 7, 15, 23, 31, 39, 5, 6, 7, 15, 23, 31, 39, 47, 6, 7, 15, 23, 31, 39, 47, 55,
    7, 15, 23, 31, 39, 47, 55, 63,
]);

pub(crate) static SHIFT_16: Table<u8, 64> = Table([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6, 16, 8, 0, 1, 2, 3, 4, 5, 24, 16, 8, 0, 1, 2, 3,
    4, 32, 24, 16, 8, 0, 1, 2, 3, 40, 32, 24, 16, 8, 0, 1, 2, 48, 40, 32, 24, 16, 8, 0, 1, 56, 48,
    40, 32, 24, 16, 8, 0,
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

pub(crate) const AREA_19: Cells = Cells::from_words([0xff]);

pub(crate) const FROM_19: Cells = Cells::from_words([0xff]);

pub(crate) const AREA_20: Cells = Cells::from_words([0xff00000000000000]);

pub(crate) const FROM_20: Cells = Cells::from_words([0xff00000000000000]);

pub(crate) const AREA_21: Cells = Cells::from_words([0x101010101010101]);

pub(crate) const FROM_21: Cells = Cells::from_words([0x101010101010101]);

pub(crate) const AREA_22: Cells = Cells::from_words([0x8080808080808080]);

pub(crate) const FROM_22: Cells = Cells::from_words([0x8080808080808080]);

pub(crate) const AREA_23: Cells = Cells::from_words([0x1010101010101ff]);

pub(crate) const FROM_23: Cells = Cells::from_words([0x1010101010101ff]);

pub(crate) const AREA_24: Cells = Cells::from_words([0x80808080808080ff]);

pub(crate) const FROM_24: Cells = Cells::from_words([0x80808080808080ff]);

pub(crate) const AREA_25: Cells = Cells::from_words([0xff01010101010101]);

pub(crate) const FROM_25: Cells = Cells::from_words([0xff01010101010101]);

pub(crate) const AREA_26: Cells = Cells::from_words([0xff80808080808080]);

pub(crate) const FROM_26: Cells = Cells::from_words([0xff80808080808080]);

pub(crate) static ALTERNATIVES_9: Table<&[Cells], 64> = Table([
    &[Cells::from_words([0x0])], &[], &[Cells::from_words([0x10200])],
    &[Cells::from_words([0x1020400])], &[Cells::from_words([0x102040800])],
    &[Cells::from_words([0x10204081000])], &[Cells::from_words([0x1020408102000])],
    &[Cells::from_words([0x102040810204000])], &[], &[Cells::from_words([0x10004])],
    &[Cells::from_words([0x1020008])], &[Cells::from_words([0x102040010])],
    &[Cells::from_words([0x10204080020])], &[Cells::from_words([0x1020408100040])],
    &[Cells::from_words([0x102040810200080])], &[Cells::from_words([0x204081020400000])],
    &[Cells::from_words([0x204])], &[Cells::from_words([0x1000408])],
    &[Cells::from_words([0x102000810])], &[Cells::from_words([0x10204001020])],
    &[Cells::from_words([0x1020408002040])], &[Cells::from_words([0x102040810004080])],
    &[Cells::from_words([0x204081020008000])], &[Cells::from_words([0x408102040000000])],
    &[Cells::from_words([0x20408])], &[Cells::from_words([0x100040810])],
    &[Cells::from_words([0x10200081020])], &[Cells::from_words([0x1020400102040])],
    &[Cells::from_words([0x102040800204080])], &[Cells::from_words([0x204081000408000])],
    &[Cells::from_words([0x408102000800000])], &[Cells::from_words([0x810204000000000])],
    &[Cells::from_words([0x2040810])], &[Cells::from_words([0x10004081020])],
    &[Cells::from_words([0x1020008102040])], &[Cells::from_words([0x102040010204080])],
    &[Cells::from_words([0x204080020408000])], &[Cells::from_words([0x408100040800000])],
    &[Cells::from_words([0x810200080000000])], &[Cells::from_words([0x1020400000000000])],
    &[Cells::from_words([0x204081020])], &[Cells::from_words([0x1000408102040])],
    &[Cells::from_words([0x102000810204080])], &[Cells::from_words([0x204001020408000])],
    &[Cells::from_words([0x408002040800000])], &[Cells::from_words([0x810004080000000])],
    &[Cells::from_words([0x1020008000000000])], &[Cells::from_words([0x2040000000000000])],
    &[Cells::from_words([0x20408102040])], &[Cells::from_words([0x100040810204080])],
    &[Cells::from_words([0x200081020408000])], &[Cells::from_words([0x400102040800000])],
    &[Cells::from_words([0x800204080000000])], &[Cells::from_words([0x1000408000000000])],
    &[Cells::from_words([0x2000800000000000])], &[], &[Cells::from_words([0x2040810204080])],
    &[Cells::from_words([0x4081020408000])], &[Cells::from_words([0x8102040800000])],
    &[Cells::from_words([0x10204080000000])], &[Cells::from_words([0x20408000000000])],
    &[Cells::from_words([0x40800000000000])], &[], &[Cells::from_words([0x0])],
]);

pub(crate) static ALTERNATIVES_5: Table<&[Cells], 64> = Table([
    &[Cells::from_words([0x8040201008040200])], &[Cells::from_words([0x80402010080400])],
    &[Cells::from_words([0x804020100800])], &[Cells::from_words([0x8040201000])],
    &[Cells::from_words([0x80402000])], &[Cells::from_words([0x804000])], &[],
    &[Cells::from_words([0x0])], &[Cells::from_words([0x4020100804020000])],
    &[Cells::from_words([0x8040201008040001])], &[Cells::from_words([0x80402010080002])],
    &[Cells::from_words([0x804020100004])], &[Cells::from_words([0x8040200008])],
    &[Cells::from_words([0x80400010])], &[Cells::from_words([0x800020])], &[],
    &[Cells::from_words([0x2010080402000000])], &[Cells::from_words([0x4020100804000100])],
    &[Cells::from_words([0x8040201008000201])], &[Cells::from_words([0x80402010000402])],
    &[Cells::from_words([0x804020000804])], &[Cells::from_words([0x8040001008])],
    &[Cells::from_words([0x80002010])], &[Cells::from_words([0x4020])],
    &[Cells::from_words([0x1008040200000000])], &[Cells::from_words([0x2010080400010000])],
    &[Cells::from_words([0x4020100800020100])], &[Cells::from_words([0x8040201000040201])],
    &[Cells::from_words([0x80402000080402])], &[Cells::from_words([0x804000100804])],
    &[Cells::from_words([0x8000201008])], &[Cells::from_words([0x402010])],
    &[Cells::from_words([0x804020000000000])], &[Cells::from_words([0x1008040001000000])],
    &[Cells::from_words([0x2010080002010000])], &[Cells::from_words([0x4020100004020100])],
    &[Cells::from_words([0x8040200008040201])], &[Cells::from_words([0x80400010080402])],
    &[Cells::from_words([0x800020100804])], &[Cells::from_words([0x40201008])],
    &[Cells::from_words([0x402000000000000])], &[Cells::from_words([0x804000100000000])],
    &[Cells::from_words([0x1008000201000000])], &[Cells::from_words([0x2010000402010000])],
    &[Cells::from_words([0x4020000804020100])], &[Cells::from_words([0x8040001008040201])],
    &[Cells::from_words([0x80002010080402])], &[Cells::from_words([0x4020100804])], &[],
    &[Cells::from_words([0x400010000000000])], &[Cells::from_words([0x800020100000000])],
    &[Cells::from_words([0x1000040201000000])], &[Cells::from_words([0x2000080402010000])],
    &[Cells::from_words([0x4000100804020100])], &[Cells::from_words([0x8000201008040201])],
    &[Cells::from_words([0x402010080402])], &[Cells::from_words([0x0])], &[],
    &[Cells::from_words([0x2010000000000])], &[Cells::from_words([0x4020100000000])],
    &[Cells::from_words([0x8040201000000])], &[Cells::from_words([0x10080402010000])],
    &[Cells::from_words([0x20100804020100])], &[Cells::from_words([0x40201008040201])],
]);

pub(crate) static ALTERNATIVES: Table<&[Cells], 64> = Table([
    &[Cells::from_words([0x8040201008040200])], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x8040201008040001])], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x8040201008000201])], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x8040201000040201])], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x8040200008040201])], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x8040001008040201])], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x8000201008040201])], &[], &[], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x40201008040201])],
]);

pub(crate) static ALTERNATIVES_6: Table<&[Cells], 64> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[Cells::from_words([0x102040810204000])], &[], &[], &[],
    &[], &[], &[], &[Cells::from_words([0x102040810200080])], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x102040810004080])], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x102040800204080])], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x102040010204080])], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x102000810204080])], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x100040810204080])], &[], &[], &[], &[], &[], &[],
    &[Cells::from_words([0x2040810204080])], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static ALTERNATIVES_2: Table<&[[Cells; 2]], 64> = Table([
    &[[Cells::from_words([0x200]), Cells::from_words([0x8040201008040000])], [Cells::from_words([0x40000]), Cells::from_words([0x8040201008000200])], [Cells::from_words([0x8000000]), Cells::from_words([0x8040201000040200])], [Cells::from_words([0x1000000000]), Cells::from_words([0x8040200008040200])], [Cells::from_words([0x200000000000]), Cells::from_words([0x8040001008040200])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x8000201008040200])], [Cells::from_words([0x8000000000000000]), Cells::from_words([0x40201008040200])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x80402010080400])]], &[], &[], &[], &[], &[],
    &[], &[[Cells::from_words([0x0]), Cells::from_words([0x4020100804020000])]],
    &[[Cells::from_words([0x1]), Cells::from_words([0x8040201008040000])], [Cells::from_words([0x40000]), Cells::from_words([0x8040201008000001])], [Cells::from_words([0x8000000]), Cells::from_words([0x8040201000040001])], [Cells::from_words([0x1000000000]), Cells::from_words([0x8040200008040001])], [Cells::from_words([0x200000000000]), Cells::from_words([0x8040001008040001])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x8000201008040001])], [Cells::from_words([0x8000000000000000]), Cells::from_words([0x40201008040001])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x80402010080002])]], &[], &[], &[], &[], &[],
    &[], &[[Cells::from_words([0x0]), Cells::from_words([0x4020100804000100])]],
    &[[Cells::from_words([0x1]), Cells::from_words([0x8040201008000200])], [Cells::from_words([0x200]), Cells::from_words([0x8040201008000001])], [Cells::from_words([0x8000000]), Cells::from_words([0x8040201000000201])], [Cells::from_words([0x1000000000]), Cells::from_words([0x8040200008000201])], [Cells::from_words([0x200000000000]), Cells::from_words([0x8040001008000201])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x8000201008000201])], [Cells::from_words([0x8000000000000000]), Cells::from_words([0x40201008000201])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x80402010000402])]], &[], &[], &[], &[], &[],
    &[], &[[Cells::from_words([0x0]), Cells::from_words([0x4020100800020100])]],
    &[[Cells::from_words([0x1]), Cells::from_words([0x8040201000040200])], [Cells::from_words([0x200]), Cells::from_words([0x8040201000040001])], [Cells::from_words([0x40000]), Cells::from_words([0x8040201000000201])], [Cells::from_words([0x1000000000]), Cells::from_words([0x8040200000040201])], [Cells::from_words([0x200000000000]), Cells::from_words([0x8040001000040201])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x8000201000040201])], [Cells::from_words([0x8000000000000000]), Cells::from_words([0x40201000040201])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x80402000080402])]], &[], &[], &[], &[], &[],
    &[], &[[Cells::from_words([0x0]), Cells::from_words([0x4020100004020100])]],
    &[[Cells::from_words([0x1]), Cells::from_words([0x8040200008040200])], [Cells::from_words([0x200]), Cells::from_words([0x8040200008040001])], [Cells::from_words([0x40000]), Cells::from_words([0x8040200008000201])], [Cells::from_words([0x8000000]), Cells::from_words([0x8040200000040201])], [Cells::from_words([0x200000000000]), Cells::from_words([0x8040000008040201])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x8000200008040201])], [Cells::from_words([0x8000000000000000]), Cells::from_words([0x40200008040201])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x80400010080402])]], &[], &[], &[], &[], &[],
    &[], &[[Cells::from_words([0x0]), Cells::from_words([0x4020000804020100])]],
    &[[Cells::from_words([0x1]), Cells::from_words([0x8040001008040200])], [Cells::from_words([0x200]), Cells::from_words([0x8040001008040001])], [Cells::from_words([0x40000]), Cells::from_words([0x8040001008000201])], [Cells::from_words([0x8000000]), Cells::from_words([0x8040001000040201])], [Cells::from_words([0x1000000000]), Cells::from_words([0x8040000008040201])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x8000001008040201])], [Cells::from_words([0x8000000000000000]), Cells::from_words([0x40001008040201])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x80002010080402])]], &[], &[], &[], &[], &[],
    &[], &[[Cells::from_words([0x0]), Cells::from_words([0x4000100804020100])]],
    &[[Cells::from_words([0x1]), Cells::from_words([0x8000201008040200])], [Cells::from_words([0x200]), Cells::from_words([0x8000201008040001])], [Cells::from_words([0x40000]), Cells::from_words([0x8000201008000201])], [Cells::from_words([0x8000000]), Cells::from_words([0x8000201000040201])], [Cells::from_words([0x1000000000]), Cells::from_words([0x8000200008040201])], [Cells::from_words([0x200000000000]), Cells::from_words([0x8000001008040201])], [Cells::from_words([0x8000000000000000]), Cells::from_words([0x201008040201])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x402010080402])]], &[], &[], &[], &[], &[],
    &[], &[[Cells::from_words([0x0]), Cells::from_words([0x20100804020100])]],
    &[[Cells::from_words([0x1]), Cells::from_words([0x40201008040200])], [Cells::from_words([0x200]), Cells::from_words([0x40201008040001])], [Cells::from_words([0x40000]), Cells::from_words([0x40201008000201])], [Cells::from_words([0x8000000]), Cells::from_words([0x40201000040201])], [Cells::from_words([0x1000000000]), Cells::from_words([0x40200008040201])], [Cells::from_words([0x200000000000]), Cells::from_words([0x40001008040201])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x201008040201])]],
]);

pub(crate) static ALTERNATIVES_3: Table<&[[Cells; 2]], 64> = Table([
    &[[Cells::from_words([0x40200]), Cells::from_words([0x8040201008000000])], [Cells::from_words([0x8000200]), Cells::from_words([0x8040201000040000])], [Cells::from_words([0x1000000200]), Cells::from_words([0x8040200008040000])], [Cells::from_words([0x200000000200]), Cells::from_words([0x8040001008040000])], [Cells::from_words([0x40000000000200]), Cells::from_words([0x8000201008040000])], [Cells::from_words([0x8000000000000200]), Cells::from_words([0x40201008040000])], [Cells::from_words([0x8040000]), Cells::from_words([0x8040201000000200])], [Cells::from_words([0x1000040000]), Cells::from_words([0x8040200008000200])], [Cells::from_words([0x200000040000]), Cells::from_words([0x8040001008000200])], [Cells::from_words([0x40000000040000]), Cells::from_words([0x8000201008000200])], [Cells::from_words([0x8000000000040000]), Cells::from_words([0x40201008000200])], [Cells::from_words([0x1008000000]), Cells::from_words([0x8040200000040200])], [Cells::from_words([0x200008000000]), Cells::from_words([0x8040001000040200])], [Cells::from_words([0x40000008000000]), Cells::from_words([0x8000201000040200])], [Cells::from_words([0x8000000008000000]), Cells::from_words([0x40201000040200])], [Cells::from_words([0x201000000000]), Cells::from_words([0x8040000008040200])], [Cells::from_words([0x40001000000000]), Cells::from_words([0x8000200008040200])], [Cells::from_words([0x8000001000000000]), Cells::from_words([0x40200008040200])], [Cells::from_words([0x40200000000000]), Cells::from_words([0x8000001008040200])], [Cells::from_words([0x8000200000000000]), Cells::from_words([0x40001008040200])], [Cells::from_words([0x8040000000000000]), Cells::from_words([0x201008040200])]],
    &[[Cells::from_words([0x400]), Cells::from_words([0x80402010080000])], [Cells::from_words([0x80000]), Cells::from_words([0x80402010000400])], [Cells::from_words([0x10000000]), Cells::from_words([0x80402000080400])], [Cells::from_words([0x2000000000]), Cells::from_words([0x80400010080400])], [Cells::from_words([0x400000000000]), Cells::from_words([0x80002010080400])], [Cells::from_words([0x80000000000000]), Cells::from_words([0x402010080400])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x804020100800])]], &[], &[], &[], &[], &[],
    &[[Cells::from_words([0x20000]), Cells::from_words([0x4020100804000000])], [Cells::from_words([0x4000000]), Cells::from_words([0x4020100800020000])], [Cells::from_words([0x800000000]), Cells::from_words([0x4020100004020000])], [Cells::from_words([0x100000000000]), Cells::from_words([0x4020000804020000])], [Cells::from_words([0x20000000000000]), Cells::from_words([0x4000100804020000])], [Cells::from_words([0x4000000000000000]), Cells::from_words([0x20100804020000])]],
    &[[Cells::from_words([0x40001]), Cells::from_words([0x8040201008000000])], [Cells::from_words([0x8000001]), Cells::from_words([0x8040201000040000])], [Cells::from_words([0x1000000001]), Cells::from_words([0x8040200008040000])], [Cells::from_words([0x200000000001]), Cells::from_words([0x8040001008040000])], [Cells::from_words([0x40000000000001]), Cells::from_words([0x8000201008040000])], [Cells::from_words([0x8000000000000001]), Cells::from_words([0x40201008040000])], [Cells::from_words([0x8040000]), Cells::from_words([0x8040201000000001])], [Cells::from_words([0x1000040000]), Cells::from_words([0x8040200008000001])], [Cells::from_words([0x200000040000]), Cells::from_words([0x8040001008000001])], [Cells::from_words([0x40000000040000]), Cells::from_words([0x8000201008000001])], [Cells::from_words([0x8000000000040000]), Cells::from_words([0x40201008000001])], [Cells::from_words([0x1008000000]), Cells::from_words([0x8040200000040001])], [Cells::from_words([0x200008000000]), Cells::from_words([0x8040001000040001])], [Cells::from_words([0x40000008000000]), Cells::from_words([0x8000201000040001])], [Cells::from_words([0x8000000008000000]), Cells::from_words([0x40201000040001])], [Cells::from_words([0x201000000000]), Cells::from_words([0x8040000008040001])], [Cells::from_words([0x40001000000000]), Cells::from_words([0x8000200008040001])], [Cells::from_words([0x8000001000000000]), Cells::from_words([0x40200008040001])], [Cells::from_words([0x40200000000000]), Cells::from_words([0x8000001008040001])], [Cells::from_words([0x8000200000000000]), Cells::from_words([0x40001008040001])], [Cells::from_words([0x8040000000000000]), Cells::from_words([0x201008040001])]],
    &[[Cells::from_words([0x2]), Cells::from_words([0x80402010080000])], [Cells::from_words([0x80000]), Cells::from_words([0x80402010000002])], [Cells::from_words([0x10000000]), Cells::from_words([0x80402000080002])], [Cells::from_words([0x2000000000]), Cells::from_words([0x80400010080002])], [Cells::from_words([0x400000000000]), Cells::from_words([0x80002010080002])], [Cells::from_words([0x80000000000000]), Cells::from_words([0x402010080002])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x804020100004])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x2010080402000000])]],
    &[[Cells::from_words([0x100]), Cells::from_words([0x4020100804000000])], [Cells::from_words([0x4000000]), Cells::from_words([0x4020100800000100])], [Cells::from_words([0x800000000]), Cells::from_words([0x4020100004000100])], [Cells::from_words([0x100000000000]), Cells::from_words([0x4020000804000100])], [Cells::from_words([0x20000000000000]), Cells::from_words([0x4000100804000100])], [Cells::from_words([0x4000000000000000]), Cells::from_words([0x20100804000100])]],
    &[[Cells::from_words([0x201]), Cells::from_words([0x8040201008000000])], [Cells::from_words([0x8000001]), Cells::from_words([0x8040201000000200])], [Cells::from_words([0x1000000001]), Cells::from_words([0x8040200008000200])], [Cells::from_words([0x200000000001]), Cells::from_words([0x8040001008000200])], [Cells::from_words([0x40000000000001]), Cells::from_words([0x8000201008000200])], [Cells::from_words([0x8000000000000001]), Cells::from_words([0x40201008000200])], [Cells::from_words([0x8000200]), Cells::from_words([0x8040201000000001])], [Cells::from_words([0x1000000200]), Cells::from_words([0x8040200008000001])], [Cells::from_words([0x200000000200]), Cells::from_words([0x8040001008000001])], [Cells::from_words([0x40000000000200]), Cells::from_words([0x8000201008000001])], [Cells::from_words([0x8000000000000200]), Cells::from_words([0x40201008000001])], [Cells::from_words([0x1008000000]), Cells::from_words([0x8040200000000201])], [Cells::from_words([0x200008000000]), Cells::from_words([0x8040001000000201])], [Cells::from_words([0x40000008000000]), Cells::from_words([0x8000201000000201])], [Cells::from_words([0x8000000008000000]), Cells::from_words([0x40201000000201])], [Cells::from_words([0x201000000000]), Cells::from_words([0x8040000008000201])], [Cells::from_words([0x40001000000000]), Cells::from_words([0x8000200008000201])], [Cells::from_words([0x8000001000000000]), Cells::from_words([0x40200008000201])], [Cells::from_words([0x40200000000000]), Cells::from_words([0x8000001008000201])], [Cells::from_words([0x8000200000000000]), Cells::from_words([0x40001008000201])], [Cells::from_words([0x8040000000000000]), Cells::from_words([0x201008000201])]],
    &[[Cells::from_words([0x2]), Cells::from_words([0x80402010000400])], [Cells::from_words([0x400]), Cells::from_words([0x80402010000002])], [Cells::from_words([0x10000000]), Cells::from_words([0x80402000000402])], [Cells::from_words([0x2000000000]), Cells::from_words([0x80400010000402])], [Cells::from_words([0x400000000000]), Cells::from_words([0x80002010000402])], [Cells::from_words([0x80000000000000]), Cells::from_words([0x402010000402])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x804020000804])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x2010080400010000])]],
    &[[Cells::from_words([0x100]), Cells::from_words([0x4020100800020000])], [Cells::from_words([0x20000]), Cells::from_words([0x4020100800000100])], [Cells::from_words([0x800000000]), Cells::from_words([0x4020100000020100])], [Cells::from_words([0x100000000000]), Cells::from_words([0x4020000800020100])], [Cells::from_words([0x20000000000000]), Cells::from_words([0x4000100800020100])], [Cells::from_words([0x4000000000000000]), Cells::from_words([0x20100800020100])]],
    &[[Cells::from_words([0x201]), Cells::from_words([0x8040201000040000])], [Cells::from_words([0x40001]), Cells::from_words([0x8040201000000200])], [Cells::from_words([0x1000000001]), Cells::from_words([0x8040200000040200])], [Cells::from_words([0x200000000001]), Cells::from_words([0x8040001000040200])], [Cells::from_words([0x40000000000001]), Cells::from_words([0x8000201000040200])], [Cells::from_words([0x8000000000000001]), Cells::from_words([0x40201000040200])], [Cells::from_words([0x40200]), Cells::from_words([0x8040201000000001])], [Cells::from_words([0x1000000200]), Cells::from_words([0x8040200000040001])], [Cells::from_words([0x200000000200]), Cells::from_words([0x8040001000040001])], [Cells::from_words([0x40000000000200]), Cells::from_words([0x8000201000040001])], [Cells::from_words([0x8000000000000200]), Cells::from_words([0x40201000040001])], [Cells::from_words([0x1000040000]), Cells::from_words([0x8040200000000201])], [Cells::from_words([0x200000040000]), Cells::from_words([0x8040001000000201])], [Cells::from_words([0x40000000040000]), Cells::from_words([0x8000201000000201])], [Cells::from_words([0x8000000000040000]), Cells::from_words([0x40201000000201])], [Cells::from_words([0x201000000000]), Cells::from_words([0x8040000000040201])], [Cells::from_words([0x40001000000000]), Cells::from_words([0x8000200000040201])], [Cells::from_words([0x8000001000000000]), Cells::from_words([0x40200000040201])], [Cells::from_words([0x40200000000000]), Cells::from_words([0x8000001000040201])], [Cells::from_words([0x8000200000000000]), Cells::from_words([0x40001000040201])], [Cells::from_words([0x8040000000000000]), Cells::from_words([0x201000040201])]],
    &[[Cells::from_words([0x2]), Cells::from_words([0x80402000080400])], [Cells::from_words([0x400]), Cells::from_words([0x80402000080002])], [Cells::from_words([0x80000]), Cells::from_words([0x80402000000402])], [Cells::from_words([0x2000000000]), Cells::from_words([0x80400000080402])], [Cells::from_words([0x400000000000]), Cells::from_words([0x80002000080402])], [Cells::from_words([0x80000000000000]), Cells::from_words([0x402000080402])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x804000100804])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x2010080002010000])]],
    &[[Cells::from_words([0x100]), Cells::from_words([0x4020100004020000])], [Cells::from_words([0x20000]), Cells::from_words([0x4020100004000100])], [Cells::from_words([0x4000000]), Cells::from_words([0x4020100000020100])], [Cells::from_words([0x100000000000]), Cells::from_words([0x4020000004020100])], [Cells::from_words([0x20000000000000]), Cells::from_words([0x4000100004020100])], [Cells::from_words([0x4000000000000000]), Cells::from_words([0x20100004020100])]],
    &[[Cells::from_words([0x201]), Cells::from_words([0x8040200008040000])], [Cells::from_words([0x40001]), Cells::from_words([0x8040200008000200])], [Cells::from_words([0x8000001]), Cells::from_words([0x8040200000040200])], [Cells::from_words([0x200000000001]), Cells::from_words([0x8040000008040200])], [Cells::from_words([0x40000000000001]), Cells::from_words([0x8000200008040200])], [Cells::from_words([0x8000000000000001]), Cells::from_words([0x40200008040200])], [Cells::from_words([0x40200]), Cells::from_words([0x8040200008000001])], [Cells::from_words([0x8000200]), Cells::from_words([0x8040200000040001])], [Cells::from_words([0x200000000200]), Cells::from_words([0x8040000008040001])], [Cells::from_words([0x40000000000200]), Cells::from_words([0x8000200008040001])], [Cells::from_words([0x8000000000000200]), Cells::from_words([0x40200008040001])], [Cells::from_words([0x8040000]), Cells::from_words([0x8040200000000201])], [Cells::from_words([0x200000040000]), Cells::from_words([0x8040000008000201])], [Cells::from_words([0x40000000040000]), Cells::from_words([0x8000200008000201])], [Cells::from_words([0x8000000000040000]), Cells::from_words([0x40200008000201])], [Cells::from_words([0x200008000000]), Cells::from_words([0x8040000000040201])], [Cells::from_words([0x40000008000000]), Cells::from_words([0x8000200000040201])], [Cells::from_words([0x8000000008000000]), Cells::from_words([0x40200000040201])], [Cells::from_words([0x40200000000000]), Cells::from_words([0x8000000008040201])], [Cells::from_words([0x8000200000000000]), Cells::from_words([0x40000008040201])], [Cells::from_words([0x8040000000000000]), Cells::from_words([0x200008040201])]],
    &[[Cells::from_words([0x2]), Cells::from_words([0x80400010080400])], [Cells::from_words([0x400]), Cells::from_words([0x80400010080002])], [Cells::from_words([0x80000]), Cells::from_words([0x80400010000402])], [Cells::from_words([0x10000000]), Cells::from_words([0x80400000080402])], [Cells::from_words([0x400000000000]), Cells::from_words([0x80000010080402])], [Cells::from_words([0x80000000000000]), Cells::from_words([0x400010080402])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x800020100804])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x2010000402010000])]],
    &[[Cells::from_words([0x100]), Cells::from_words([0x4020000804020000])], [Cells::from_words([0x20000]), Cells::from_words([0x4020000804000100])], [Cells::from_words([0x4000000]), Cells::from_words([0x4020000800020100])], [Cells::from_words([0x800000000]), Cells::from_words([0x4020000004020100])], [Cells::from_words([0x20000000000000]), Cells::from_words([0x4000000804020100])], [Cells::from_words([0x4000000000000000]), Cells::from_words([0x20000804020100])]],
    &[[Cells::from_words([0x201]), Cells::from_words([0x8040001008040000])], [Cells::from_words([0x40001]), Cells::from_words([0x8040001008000200])], [Cells::from_words([0x8000001]), Cells::from_words([0x8040001000040200])], [Cells::from_words([0x1000000001]), Cells::from_words([0x8040000008040200])], [Cells::from_words([0x40000000000001]), Cells::from_words([0x8000001008040200])], [Cells::from_words([0x8000000000000001]), Cells::from_words([0x40001008040200])], [Cells::from_words([0x40200]), Cells::from_words([0x8040001008000001])], [Cells::from_words([0x8000200]), Cells::from_words([0x8040001000040001])], [Cells::from_words([0x1000000200]), Cells::from_words([0x8040000008040001])], [Cells::from_words([0x40000000000200]), Cells::from_words([0x8000001008040001])], [Cells::from_words([0x8000000000000200]), Cells::from_words([0x40001008040001])], [Cells::from_words([0x8040000]), Cells::from_words([0x8040001000000201])], [Cells::from_words([0x1000040000]), Cells::from_words([0x8040000008000201])], [Cells::from_words([0x40000000040000]), Cells::from_words([0x8000001008000201])], [Cells::from_words([0x8000000000040000]), Cells::from_words([0x40001008000201])], [Cells::from_words([0x1008000000]), Cells::from_words([0x8040000000040201])], [Cells::from_words([0x40000008000000]), Cells::from_words([0x8000001000040201])], [Cells::from_words([0x8000000008000000]), Cells::from_words([0x40001000040201])], [Cells::from_words([0x40001000000000]), Cells::from_words([0x8000000008040201])], [Cells::from_words([0x8000001000000000]), Cells::from_words([0x40000008040201])], [Cells::from_words([0x8040000000000000]), Cells::from_words([0x1008040201])]],
    &[[Cells::from_words([0x2]), Cells::from_words([0x80002010080400])], [Cells::from_words([0x400]), Cells::from_words([0x80002010080002])], [Cells::from_words([0x80000]), Cells::from_words([0x80002010000402])], [Cells::from_words([0x10000000]), Cells::from_words([0x80002000080402])], [Cells::from_words([0x2000000000]), Cells::from_words([0x80000010080402])], [Cells::from_words([0x80000000000000]), Cells::from_words([0x2010080402])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x4020100804])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x2000080402010000])]],
    &[[Cells::from_words([0x100]), Cells::from_words([0x4000100804020000])], [Cells::from_words([0x20000]), Cells::from_words([0x4000100804000100])], [Cells::from_words([0x4000000]), Cells::from_words([0x4000100800020100])], [Cells::from_words([0x800000000]), Cells::from_words([0x4000100004020100])], [Cells::from_words([0x100000000000]), Cells::from_words([0x4000000804020100])], [Cells::from_words([0x4000000000000000]), Cells::from_words([0x100804020100])]],
    &[[Cells::from_words([0x201]), Cells::from_words([0x8000201008040000])], [Cells::from_words([0x40001]), Cells::from_words([0x8000201008000200])], [Cells::from_words([0x8000001]), Cells::from_words([0x8000201000040200])], [Cells::from_words([0x1000000001]), Cells::from_words([0x8000200008040200])], [Cells::from_words([0x200000000001]), Cells::from_words([0x8000001008040200])], [Cells::from_words([0x8000000000000001]), Cells::from_words([0x201008040200])], [Cells::from_words([0x40200]), Cells::from_words([0x8000201008000001])], [Cells::from_words([0x8000200]), Cells::from_words([0x8000201000040001])], [Cells::from_words([0x1000000200]), Cells::from_words([0x8000200008040001])], [Cells::from_words([0x200000000200]), Cells::from_words([0x8000001008040001])], [Cells::from_words([0x8000000000000200]), Cells::from_words([0x201008040001])], [Cells::from_words([0x8040000]), Cells::from_words([0x8000201000000201])], [Cells::from_words([0x1000040000]), Cells::from_words([0x8000200008000201])], [Cells::from_words([0x200000040000]), Cells::from_words([0x8000001008000201])], [Cells::from_words([0x8000000000040000]), Cells::from_words([0x201008000201])], [Cells::from_words([0x1008000000]), Cells::from_words([0x8000200000040201])], [Cells::from_words([0x200008000000]), Cells::from_words([0x8000001000040201])], [Cells::from_words([0x8000000008000000]), Cells::from_words([0x201000040201])], [Cells::from_words([0x201000000000]), Cells::from_words([0x8000000008040201])], [Cells::from_words([0x8000001000000000]), Cells::from_words([0x200008040201])], [Cells::from_words([0x8000200000000000]), Cells::from_words([0x1008040201])]],
    &[[Cells::from_words([0x2]), Cells::from_words([0x402010080400])], [Cells::from_words([0x400]), Cells::from_words([0x402010080002])], [Cells::from_words([0x80000]), Cells::from_words([0x402010000402])], [Cells::from_words([0x10000000]), Cells::from_words([0x402000080402])], [Cells::from_words([0x2000000000]), Cells::from_words([0x400010080402])], [Cells::from_words([0x400000000000]), Cells::from_words([0x2010080402])]],
    &[], &[], &[], &[], &[], &[[Cells::from_words([0x0]), Cells::from_words([0x10080402010000])]],
    &[[Cells::from_words([0x100]), Cells::from_words([0x20100804020000])], [Cells::from_words([0x20000]), Cells::from_words([0x20100804000100])], [Cells::from_words([0x4000000]), Cells::from_words([0x20100800020100])], [Cells::from_words([0x800000000]), Cells::from_words([0x20100004020100])], [Cells::from_words([0x100000000000]), Cells::from_words([0x20000804020100])], [Cells::from_words([0x20000000000000]), Cells::from_words([0x100804020100])]],
    &[[Cells::from_words([0x201]), Cells::from_words([0x40201008040000])], [Cells::from_words([0x40001]), Cells::from_words([0x40201008000200])], [Cells::from_words([0x8000001]), Cells::from_words([0x40201000040200])], [Cells::from_words([0x1000000001]), Cells::from_words([0x40200008040200])], [Cells::from_words([0x200000000001]), Cells::from_words([0x40001008040200])], [Cells::from_words([0x40000000000001]), Cells::from_words([0x201008040200])], [Cells::from_words([0x40200]), Cells::from_words([0x40201008000001])], [Cells::from_words([0x8000200]), Cells::from_words([0x40201000040001])], [Cells::from_words([0x1000000200]), Cells::from_words([0x40200008040001])], [Cells::from_words([0x200000000200]), Cells::from_words([0x40001008040001])], [Cells::from_words([0x40000000000200]), Cells::from_words([0x201008040001])], [Cells::from_words([0x8040000]), Cells::from_words([0x40201000000201])], [Cells::from_words([0x1000040000]), Cells::from_words([0x40200008000201])], [Cells::from_words([0x200000040000]), Cells::from_words([0x40001008000201])], [Cells::from_words([0x40000000040000]), Cells::from_words([0x201008000201])], [Cells::from_words([0x1008000000]), Cells::from_words([0x40200000040201])], [Cells::from_words([0x200008000000]), Cells::from_words([0x40001000040201])], [Cells::from_words([0x40000008000000]), Cells::from_words([0x201000040201])], [Cells::from_words([0x201000000000]), Cells::from_words([0x40000008040201])], [Cells::from_words([0x40001000000000]), Cells::from_words([0x200008040201])], [Cells::from_words([0x40200000000000]), Cells::from_words([0x1008040201])]],
]);

pub(crate) static ALTERNATIVES_4: Table<&[[Cells; 2]], 64> = Table([
    &[[Cells::from_words([0x40201008040200]), Cells::from_words([0x8000000000000000])], [Cells::from_words([0x8000201008040200]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x8040001008040200]), Cells::from_words([0x200000000000])], [Cells::from_words([0x8040200008040200]), Cells::from_words([0x1000000000])], [Cells::from_words([0x8040201000040200]), Cells::from_words([0x8000000])], [Cells::from_words([0x8040201008000200]), Cells::from_words([0x40000])], [Cells::from_words([0x8040201008040000]), Cells::from_words([0x200])]],
    &[[Cells::from_words([0x402010080400]), Cells::from_words([0x80000000000000])], [Cells::from_words([0x80002010080400]), Cells::from_words([0x400000000000])], [Cells::from_words([0x80400010080400]), Cells::from_words([0x2000000000])], [Cells::from_words([0x80402000080400]), Cells::from_words([0x10000000])], [Cells::from_words([0x80402010000400]), Cells::from_words([0x80000])], [Cells::from_words([0x80402010080000]), Cells::from_words([0x400])]],
    &[[Cells::from_words([0x4020100800]), Cells::from_words([0x800000000000])], [Cells::from_words([0x800020100800]), Cells::from_words([0x4000000000])], [Cells::from_words([0x804000100800]), Cells::from_words([0x20000000])], [Cells::from_words([0x804020000800]), Cells::from_words([0x100000])], [Cells::from_words([0x804020100000]), Cells::from_words([0x800])]],
    &[[Cells::from_words([0x40201000]), Cells::from_words([0x8000000000])], [Cells::from_words([0x8000201000]), Cells::from_words([0x40000000])], [Cells::from_words([0x8040001000]), Cells::from_words([0x200000])], [Cells::from_words([0x8040200000]), Cells::from_words([0x1000])]],
    &[[Cells::from_words([0x402000]), Cells::from_words([0x80000000])], [Cells::from_words([0x80002000]), Cells::from_words([0x400000])], [Cells::from_words([0x80400000]), Cells::from_words([0x2000])]],
    &[[Cells::from_words([0x4000]), Cells::from_words([0x800000])], [Cells::from_words([0x800000]), Cells::from_words([0x4000])]],
    &[], &[],
    &[[Cells::from_words([0x20100804020000]), Cells::from_words([0x4000000000000000])], [Cells::from_words([0x4000100804020000]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x4020000804020000]), Cells::from_words([0x100000000000])], [Cells::from_words([0x4020100004020000]), Cells::from_words([0x800000000])], [Cells::from_words([0x4020100800020000]), Cells::from_words([0x4000000])], [Cells::from_words([0x4020100804000000]), Cells::from_words([0x20000])]],
    &[[Cells::from_words([0x40201008040001]), Cells::from_words([0x8000000000000000])], [Cells::from_words([0x8000201008040001]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x8040001008040001]), Cells::from_words([0x200000000000])], [Cells::from_words([0x8040200008040001]), Cells::from_words([0x1000000000])], [Cells::from_words([0x8040201000040001]), Cells::from_words([0x8000000])], [Cells::from_words([0x8040201008000001]), Cells::from_words([0x40000])], [Cells::from_words([0x8040201008040000]), Cells::from_words([0x1])]],
    &[[Cells::from_words([0x402010080002]), Cells::from_words([0x80000000000000])], [Cells::from_words([0x80002010080002]), Cells::from_words([0x400000000000])], [Cells::from_words([0x80400010080002]), Cells::from_words([0x2000000000])], [Cells::from_words([0x80402000080002]), Cells::from_words([0x10000000])], [Cells::from_words([0x80402010000002]), Cells::from_words([0x80000])], [Cells::from_words([0x80402010080000]), Cells::from_words([0x2])]],
    &[[Cells::from_words([0x4020100004]), Cells::from_words([0x800000000000])], [Cells::from_words([0x800020100004]), Cells::from_words([0x4000000000])], [Cells::from_words([0x804000100004]), Cells::from_words([0x20000000])], [Cells::from_words([0x804020000004]), Cells::from_words([0x100000])], [Cells::from_words([0x804020100000]), Cells::from_words([0x4])]],
    &[[Cells::from_words([0x40200008]), Cells::from_words([0x8000000000])], [Cells::from_words([0x8000200008]), Cells::from_words([0x40000000])], [Cells::from_words([0x8040000008]), Cells::from_words([0x200000])], [Cells::from_words([0x8040200000]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x400010]), Cells::from_words([0x80000000])], [Cells::from_words([0x80000010]), Cells::from_words([0x400000])], [Cells::from_words([0x80400000]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x20]), Cells::from_words([0x800000])], [Cells::from_words([0x800000]), Cells::from_words([0x20])]],
    &[],
    &[[Cells::from_words([0x10080402000000]), Cells::from_words([0x2000000000000000])], [Cells::from_words([0x2000080402000000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x2010000402000000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x2010080002000000]), Cells::from_words([0x400000000])], [Cells::from_words([0x2010080400000000]), Cells::from_words([0x2000000])]],
    &[[Cells::from_words([0x20100804000100]), Cells::from_words([0x4000000000000000])], [Cells::from_words([0x4000100804000100]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x4020000804000100]), Cells::from_words([0x100000000000])], [Cells::from_words([0x4020100004000100]), Cells::from_words([0x800000000])], [Cells::from_words([0x4020100800000100]), Cells::from_words([0x4000000])], [Cells::from_words([0x4020100804000000]), Cells::from_words([0x100])]],
    &[[Cells::from_words([0x40201008000201]), Cells::from_words([0x8000000000000000])], [Cells::from_words([0x8000201008000201]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x8040001008000201]), Cells::from_words([0x200000000000])], [Cells::from_words([0x8040200008000201]), Cells::from_words([0x1000000000])], [Cells::from_words([0x8040201000000201]), Cells::from_words([0x8000000])], [Cells::from_words([0x8040201008000001]), Cells::from_words([0x200])], [Cells::from_words([0x8040201008000200]), Cells::from_words([0x1])]],
    &[[Cells::from_words([0x402010000402]), Cells::from_words([0x80000000000000])], [Cells::from_words([0x80002010000402]), Cells::from_words([0x400000000000])], [Cells::from_words([0x80400010000402]), Cells::from_words([0x2000000000])], [Cells::from_words([0x80402000000402]), Cells::from_words([0x10000000])], [Cells::from_words([0x80402010000002]), Cells::from_words([0x400])], [Cells::from_words([0x80402010000400]), Cells::from_words([0x2])]],
    &[[Cells::from_words([0x4020000804]), Cells::from_words([0x800000000000])], [Cells::from_words([0x800020000804]), Cells::from_words([0x4000000000])], [Cells::from_words([0x804000000804]), Cells::from_words([0x20000000])], [Cells::from_words([0x804020000004]), Cells::from_words([0x800])], [Cells::from_words([0x804020000800]), Cells::from_words([0x4])]],
    &[[Cells::from_words([0x40001008]), Cells::from_words([0x8000000000])], [Cells::from_words([0x8000001008]), Cells::from_words([0x40000000])], [Cells::from_words([0x8040000008]), Cells::from_words([0x1000])], [Cells::from_words([0x8040001000]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x2010]), Cells::from_words([0x80000000])], [Cells::from_words([0x80000010]), Cells::from_words([0x2000])], [Cells::from_words([0x80002000]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x20]), Cells::from_words([0x4000])], [Cells::from_words([0x4000]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x8040200000000]), Cells::from_words([0x1000000000000000])], [Cells::from_words([0x1000040200000000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x1008000200000000]), Cells::from_words([0x40000000000])], [Cells::from_words([0x1008040000000000]), Cells::from_words([0x200000000])]],
    &[[Cells::from_words([0x10080400010000]), Cells::from_words([0x2000000000000000])], [Cells::from_words([0x2000080400010000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x2010000400010000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x2010080000010000]), Cells::from_words([0x400000000])], [Cells::from_words([0x2010080400000000]), Cells::from_words([0x10000])]],
    &[[Cells::from_words([0x20100800020100]), Cells::from_words([0x4000000000000000])], [Cells::from_words([0x4000100800020100]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x4020000800020100]), Cells::from_words([0x100000000000])], [Cells::from_words([0x4020100000020100]), Cells::from_words([0x800000000])], [Cells::from_words([0x4020100800000100]), Cells::from_words([0x20000])], [Cells::from_words([0x4020100800020000]), Cells::from_words([0x100])]],
    &[[Cells::from_words([0x40201000040201]), Cells::from_words([0x8000000000000000])], [Cells::from_words([0x8000201000040201]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x8040001000040201]), Cells::from_words([0x200000000000])], [Cells::from_words([0x8040200000040201]), Cells::from_words([0x1000000000])], [Cells::from_words([0x8040201000000201]), Cells::from_words([0x40000])], [Cells::from_words([0x8040201000040001]), Cells::from_words([0x200])], [Cells::from_words([0x8040201000040200]), Cells::from_words([0x1])]],
    &[[Cells::from_words([0x402000080402]), Cells::from_words([0x80000000000000])], [Cells::from_words([0x80002000080402]), Cells::from_words([0x400000000000])], [Cells::from_words([0x80400000080402]), Cells::from_words([0x2000000000])], [Cells::from_words([0x80402000000402]), Cells::from_words([0x80000])], [Cells::from_words([0x80402000080002]), Cells::from_words([0x400])], [Cells::from_words([0x80402000080400]), Cells::from_words([0x2])]],
    &[[Cells::from_words([0x4000100804]), Cells::from_words([0x800000000000])], [Cells::from_words([0x800000100804]), Cells::from_words([0x4000000000])], [Cells::from_words([0x804000000804]), Cells::from_words([0x100000])], [Cells::from_words([0x804000100004]), Cells::from_words([0x800])], [Cells::from_words([0x804000100800]), Cells::from_words([0x4])]],
    &[[Cells::from_words([0x201008]), Cells::from_words([0x8000000000])], [Cells::from_words([0x8000001008]), Cells::from_words([0x200000])], [Cells::from_words([0x8000200008]), Cells::from_words([0x1000])], [Cells::from_words([0x8000201000]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x2010]), Cells::from_words([0x400000])], [Cells::from_words([0x400010]), Cells::from_words([0x2000])], [Cells::from_words([0x402000]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x4020000000000]), Cells::from_words([0x800000000000000])], [Cells::from_words([0x800020000000000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x804000000000000]), Cells::from_words([0x20000000000])]],
    &[[Cells::from_words([0x8040001000000]), Cells::from_words([0x1000000000000000])], [Cells::from_words([0x1000040001000000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x1008000001000000]), Cells::from_words([0x40000000000])], [Cells::from_words([0x1008040000000000]), Cells::from_words([0x1000000])]],
    &[[Cells::from_words([0x10080002010000]), Cells::from_words([0x2000000000000000])], [Cells::from_words([0x2000080002010000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x2010000002010000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x2010080000010000]), Cells::from_words([0x2000000])], [Cells::from_words([0x2010080002000000]), Cells::from_words([0x10000])]],
    &[[Cells::from_words([0x20100004020100]), Cells::from_words([0x4000000000000000])], [Cells::from_words([0x4000100004020100]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x4020000004020100]), Cells::from_words([0x100000000000])], [Cells::from_words([0x4020100000020100]), Cells::from_words([0x4000000])], [Cells::from_words([0x4020100004000100]), Cells::from_words([0x20000])], [Cells::from_words([0x4020100004020000]), Cells::from_words([0x100])]],
    &[[Cells::from_words([0x40200008040201]), Cells::from_words([0x8000000000000000])], [Cells::from_words([0x8000200008040201]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x8040000008040201]), Cells::from_words([0x200000000000])], [Cells::from_words([0x8040200000040201]), Cells::from_words([0x8000000])], [Cells::from_words([0x8040200008000201]), Cells::from_words([0x40000])], [Cells::from_words([0x8040200008040001]), Cells::from_words([0x200])], [Cells::from_words([0x8040200008040200]), Cells::from_words([0x1])]],
    &[[Cells::from_words([0x400010080402]), Cells::from_words([0x80000000000000])], [Cells::from_words([0x80000010080402]), Cells::from_words([0x400000000000])], [Cells::from_words([0x80400000080402]), Cells::from_words([0x10000000])], [Cells::from_words([0x80400010000402]), Cells::from_words([0x80000])], [Cells::from_words([0x80400010080002]), Cells::from_words([0x400])], [Cells::from_words([0x80400010080400]), Cells::from_words([0x2])]],
    &[[Cells::from_words([0x20100804]), Cells::from_words([0x800000000000])], [Cells::from_words([0x800000100804]), Cells::from_words([0x20000000])], [Cells::from_words([0x800020000804]), Cells::from_words([0x100000])], [Cells::from_words([0x800020100004]), Cells::from_words([0x800])], [Cells::from_words([0x800020100800]), Cells::from_words([0x4])]],
    &[[Cells::from_words([0x201008]), Cells::from_words([0x40000000])], [Cells::from_words([0x40001008]), Cells::from_words([0x200000])], [Cells::from_words([0x40200008]), Cells::from_words([0x1000])], [Cells::from_words([0x40201000]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x2000000000000]), Cells::from_words([0x400000000000000])], [Cells::from_words([0x400000000000000]), Cells::from_words([0x2000000000000])]],
    &[[Cells::from_words([0x4000100000000]), Cells::from_words([0x800000000000000])], [Cells::from_words([0x800000100000000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x804000000000000]), Cells::from_words([0x100000000])]],
    &[[Cells::from_words([0x8000201000000]), Cells::from_words([0x1000000000000000])], [Cells::from_words([0x1000000201000000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x1008000001000000]), Cells::from_words([0x200000000])], [Cells::from_words([0x1008000200000000]), Cells::from_words([0x1000000])]],
    &[[Cells::from_words([0x10000402010000]), Cells::from_words([0x2000000000000000])], [Cells::from_words([0x2000000402010000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x2010000002010000]), Cells::from_words([0x400000000])], [Cells::from_words([0x2010000400010000]), Cells::from_words([0x2000000])], [Cells::from_words([0x2010000402000000]), Cells::from_words([0x10000])]],
    &[[Cells::from_words([0x20000804020100]), Cells::from_words([0x4000000000000000])], [Cells::from_words([0x4000000804020100]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x4020000004020100]), Cells::from_words([0x800000000])], [Cells::from_words([0x4020000800020100]), Cells::from_words([0x4000000])], [Cells::from_words([0x4020000804000100]), Cells::from_words([0x20000])], [Cells::from_words([0x4020000804020000]), Cells::from_words([0x100])]],
    &[[Cells::from_words([0x40001008040201]), Cells::from_words([0x8000000000000000])], [Cells::from_words([0x8000001008040201]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x8040000008040201]), Cells::from_words([0x1000000000])], [Cells::from_words([0x8040001000040201]), Cells::from_words([0x8000000])], [Cells::from_words([0x8040001008000201]), Cells::from_words([0x40000])], [Cells::from_words([0x8040001008040001]), Cells::from_words([0x200])], [Cells::from_words([0x8040001008040200]), Cells::from_words([0x1])]],
    &[[Cells::from_words([0x2010080402]), Cells::from_words([0x80000000000000])], [Cells::from_words([0x80000010080402]), Cells::from_words([0x2000000000])], [Cells::from_words([0x80002000080402]), Cells::from_words([0x10000000])], [Cells::from_words([0x80002010000402]), Cells::from_words([0x80000])], [Cells::from_words([0x80002010080002]), Cells::from_words([0x400])], [Cells::from_words([0x80002010080400]), Cells::from_words([0x2])]],
    &[[Cells::from_words([0x20100804]), Cells::from_words([0x4000000000])], [Cells::from_words([0x4000100804]), Cells::from_words([0x20000000])], [Cells::from_words([0x4020000804]), Cells::from_words([0x100000])], [Cells::from_words([0x4020100004]), Cells::from_words([0x800])], [Cells::from_words([0x4020100800]), Cells::from_words([0x4])]],
    &[],
    &[[Cells::from_words([0x10000000000]), Cells::from_words([0x400000000000000])], [Cells::from_words([0x400000000000000]), Cells::from_words([0x10000000000])]],
    &[[Cells::from_words([0x20100000000]), Cells::from_words([0x800000000000000])], [Cells::from_words([0x800000100000000]), Cells::from_words([0x20000000000])], [Cells::from_words([0x800020000000000]), Cells::from_words([0x100000000])]],
    &[[Cells::from_words([0x40201000000]), Cells::from_words([0x1000000000000000])], [Cells::from_words([0x1000000201000000]), Cells::from_words([0x40000000000])], [Cells::from_words([0x1000040001000000]), Cells::from_words([0x200000000])], [Cells::from_words([0x1000040200000000]), Cells::from_words([0x1000000])]],
    &[[Cells::from_words([0x80402010000]), Cells::from_words([0x2000000000000000])], [Cells::from_words([0x2000000402010000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x2000080002010000]), Cells::from_words([0x400000000])], [Cells::from_words([0x2000080400010000]), Cells::from_words([0x2000000])], [Cells::from_words([0x2000080402000000]), Cells::from_words([0x10000])]],
    &[[Cells::from_words([0x100804020100]), Cells::from_words([0x4000000000000000])], [Cells::from_words([0x4000000804020100]), Cells::from_words([0x100000000000])], [Cells::from_words([0x4000100004020100]), Cells::from_words([0x800000000])], [Cells::from_words([0x4000100800020100]), Cells::from_words([0x4000000])], [Cells::from_words([0x4000100804000100]), Cells::from_words([0x20000])], [Cells::from_words([0x4000100804020000]), Cells::from_words([0x100])]],
    &[[Cells::from_words([0x201008040201]), Cells::from_words([0x8000000000000000])], [Cells::from_words([0x8000001008040201]), Cells::from_words([0x200000000000])], [Cells::from_words([0x8000200008040201]), Cells::from_words([0x1000000000])], [Cells::from_words([0x8000201000040201]), Cells::from_words([0x8000000])], [Cells::from_words([0x8000201008000201]), Cells::from_words([0x40000])], [Cells::from_words([0x8000201008040001]), Cells::from_words([0x200])], [Cells::from_words([0x8000201008040200]), Cells::from_words([0x1])]],
    &[[Cells::from_words([0x2010080402]), Cells::from_words([0x400000000000])], [Cells::from_words([0x400010080402]), Cells::from_words([0x2000000000])], [Cells::from_words([0x402000080402]), Cells::from_words([0x10000000])], [Cells::from_words([0x402010000402]), Cells::from_words([0x80000])], [Cells::from_words([0x402010080002]), Cells::from_words([0x400])], [Cells::from_words([0x402010080400]), Cells::from_words([0x2])]],
    &[], &[],
    &[[Cells::from_words([0x10000000000]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x10000000000])]],
    &[[Cells::from_words([0x20100000000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x4000100000000]), Cells::from_words([0x20000000000])], [Cells::from_words([0x4020000000000]), Cells::from_words([0x100000000])]],
    &[[Cells::from_words([0x40201000000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x8000201000000]), Cells::from_words([0x40000000000])], [Cells::from_words([0x8040001000000]), Cells::from_words([0x200000000])], [Cells::from_words([0x8040200000000]), Cells::from_words([0x1000000])]],
    &[[Cells::from_words([0x80402010000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x10000402010000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x10080002010000]), Cells::from_words([0x400000000])], [Cells::from_words([0x10080400010000]), Cells::from_words([0x2000000])], [Cells::from_words([0x10080402000000]), Cells::from_words([0x10000])]],
    &[[Cells::from_words([0x100804020100]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x20000804020100]), Cells::from_words([0x100000000000])], [Cells::from_words([0x20100004020100]), Cells::from_words([0x800000000])], [Cells::from_words([0x20100800020100]), Cells::from_words([0x4000000])], [Cells::from_words([0x20100804000100]), Cells::from_words([0x20000])], [Cells::from_words([0x20100804020000]), Cells::from_words([0x100])]],
    &[[Cells::from_words([0x201008040201]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x40001008040201]), Cells::from_words([0x200000000000])], [Cells::from_words([0x40200008040201]), Cells::from_words([0x1000000000])], [Cells::from_words([0x40201000040201]), Cells::from_words([0x8000000])], [Cells::from_words([0x40201008000201]), Cells::from_words([0x40000])], [Cells::from_words([0x40201008040001]), Cells::from_words([0x200])], [Cells::from_words([0x40201008040200]), Cells::from_words([0x1])]],
]);

pub(crate) static ALTERNATIVES_8: Table<&[[Cells; 2]], 64> = Table([
    &[], &[],
    &[[Cells::from_words([0x200]), Cells::from_words([0x10000])], [Cells::from_words([0x10000]), Cells::from_words([0x200])]],
    &[[Cells::from_words([0x20400]), Cells::from_words([0x1000000])], [Cells::from_words([0x1000400]), Cells::from_words([0x20000])], [Cells::from_words([0x1020000]), Cells::from_words([0x400])]],
    &[[Cells::from_words([0x2040800]), Cells::from_words([0x100000000])], [Cells::from_words([0x100040800]), Cells::from_words([0x2000000])], [Cells::from_words([0x102000800]), Cells::from_words([0x40000])], [Cells::from_words([0x102040000]), Cells::from_words([0x800])]],
    &[[Cells::from_words([0x204081000]), Cells::from_words([0x10000000000])], [Cells::from_words([0x10004081000]), Cells::from_words([0x200000000])], [Cells::from_words([0x10200081000]), Cells::from_words([0x4000000])], [Cells::from_words([0x10204001000]), Cells::from_words([0x80000])], [Cells::from_words([0x10204080000]), Cells::from_words([0x1000])]],
    &[[Cells::from_words([0x20408102000]), Cells::from_words([0x1000000000000])], [Cells::from_words([0x1000408102000]), Cells::from_words([0x20000000000])], [Cells::from_words([0x1020008102000]), Cells::from_words([0x400000000])], [Cells::from_words([0x1020400102000]), Cells::from_words([0x8000000])], [Cells::from_words([0x1020408002000]), Cells::from_words([0x100000])], [Cells::from_words([0x1020408100000]), Cells::from_words([0x2000])]],
    &[[Cells::from_words([0x2040810204000]), Cells::from_words([0x100000000000000])], [Cells::from_words([0x100040810204000]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x102000810204000]), Cells::from_words([0x40000000000])], [Cells::from_words([0x102040010204000]), Cells::from_words([0x800000000])], [Cells::from_words([0x102040800204000]), Cells::from_words([0x10000000])], [Cells::from_words([0x102040810004000]), Cells::from_words([0x200000])], [Cells::from_words([0x102040810200000]), Cells::from_words([0x4000])]],
    &[],
    &[[Cells::from_words([0x4]), Cells::from_words([0x10000])], [Cells::from_words([0x10000]), Cells::from_words([0x4])]],
    &[[Cells::from_words([0x20008]), Cells::from_words([0x1000000])], [Cells::from_words([0x1000008]), Cells::from_words([0x20000])], [Cells::from_words([0x1020000]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x2040010]), Cells::from_words([0x100000000])], [Cells::from_words([0x100040010]), Cells::from_words([0x2000000])], [Cells::from_words([0x102000010]), Cells::from_words([0x40000])], [Cells::from_words([0x102040000]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x204080020]), Cells::from_words([0x10000000000])], [Cells::from_words([0x10004080020]), Cells::from_words([0x200000000])], [Cells::from_words([0x10200080020]), Cells::from_words([0x4000000])], [Cells::from_words([0x10204000020]), Cells::from_words([0x80000])], [Cells::from_words([0x10204080000]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x20408100040]), Cells::from_words([0x1000000000000])], [Cells::from_words([0x1000408100040]), Cells::from_words([0x20000000000])], [Cells::from_words([0x1020008100040]), Cells::from_words([0x400000000])], [Cells::from_words([0x1020400100040]), Cells::from_words([0x8000000])], [Cells::from_words([0x1020408000040]), Cells::from_words([0x100000])], [Cells::from_words([0x1020408100000]), Cells::from_words([0x40])]],
    &[[Cells::from_words([0x2040810200080]), Cells::from_words([0x100000000000000])], [Cells::from_words([0x100040810200080]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x102000810200080]), Cells::from_words([0x40000000000])], [Cells::from_words([0x102040010200080]), Cells::from_words([0x800000000])], [Cells::from_words([0x102040800200080]), Cells::from_words([0x10000000])], [Cells::from_words([0x102040810000080]), Cells::from_words([0x200000])], [Cells::from_words([0x102040810200000]), Cells::from_words([0x80])]],
    &[[Cells::from_words([0x4081020400000]), Cells::from_words([0x200000000000000])], [Cells::from_words([0x200081020400000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x204001020400000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x204080020400000]), Cells::from_words([0x1000000000])], [Cells::from_words([0x204081000400000]), Cells::from_words([0x20000000])], [Cells::from_words([0x204081020000000]), Cells::from_words([0x400000])]],
    &[[Cells::from_words([0x4]), Cells::from_words([0x200])], [Cells::from_words([0x200]), Cells::from_words([0x4])]],
    &[[Cells::from_words([0x408]), Cells::from_words([0x1000000])], [Cells::from_words([0x1000008]), Cells::from_words([0x400])], [Cells::from_words([0x1000400]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x2000810]), Cells::from_words([0x100000000])], [Cells::from_words([0x100000810]), Cells::from_words([0x2000000])], [Cells::from_words([0x102000010]), Cells::from_words([0x800])], [Cells::from_words([0x102000800]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x204001020]), Cells::from_words([0x10000000000])], [Cells::from_words([0x10004001020]), Cells::from_words([0x200000000])], [Cells::from_words([0x10200001020]), Cells::from_words([0x4000000])], [Cells::from_words([0x10204000020]), Cells::from_words([0x1000])], [Cells::from_words([0x10204001000]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x20408002040]), Cells::from_words([0x1000000000000])], [Cells::from_words([0x1000408002040]), Cells::from_words([0x20000000000])], [Cells::from_words([0x1020008002040]), Cells::from_words([0x400000000])], [Cells::from_words([0x1020400002040]), Cells::from_words([0x8000000])], [Cells::from_words([0x1020408000040]), Cells::from_words([0x2000])], [Cells::from_words([0x1020408002000]), Cells::from_words([0x40])]],
    &[[Cells::from_words([0x2040810004080]), Cells::from_words([0x100000000000000])], [Cells::from_words([0x100040810004080]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x102000810004080]), Cells::from_words([0x40000000000])], [Cells::from_words([0x102040010004080]), Cells::from_words([0x800000000])], [Cells::from_words([0x102040800004080]), Cells::from_words([0x10000000])], [Cells::from_words([0x102040810000080]), Cells::from_words([0x4000])], [Cells::from_words([0x102040810004000]), Cells::from_words([0x80])]],
    &[[Cells::from_words([0x4081020008000]), Cells::from_words([0x200000000000000])], [Cells::from_words([0x200081020008000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x204001020008000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x204080020008000]), Cells::from_words([0x1000000000])], [Cells::from_words([0x204081000008000]), Cells::from_words([0x20000000])], [Cells::from_words([0x204081020000000]), Cells::from_words([0x8000])]],
    &[[Cells::from_words([0x8102040000000]), Cells::from_words([0x400000000000000])], [Cells::from_words([0x400102040000000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x408002040000000]), Cells::from_words([0x100000000000])], [Cells::from_words([0x408100040000000]), Cells::from_words([0x2000000000])], [Cells::from_words([0x408102000000000]), Cells::from_words([0x40000000])]],
    &[[Cells::from_words([0x408]), Cells::from_words([0x20000])], [Cells::from_words([0x20008]), Cells::from_words([0x400])], [Cells::from_words([0x20400]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x40810]), Cells::from_words([0x100000000])], [Cells::from_words([0x100000810]), Cells::from_words([0x40000])], [Cells::from_words([0x100040010]), Cells::from_words([0x800])], [Cells::from_words([0x100040800]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x200081020]), Cells::from_words([0x10000000000])], [Cells::from_words([0x10000081020]), Cells::from_words([0x200000000])], [Cells::from_words([0x10200001020]), Cells::from_words([0x80000])], [Cells::from_words([0x10200080020]), Cells::from_words([0x1000])], [Cells::from_words([0x10200081000]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x20400102040]), Cells::from_words([0x1000000000000])], [Cells::from_words([0x1000400102040]), Cells::from_words([0x20000000000])], [Cells::from_words([0x1020000102040]), Cells::from_words([0x400000000])], [Cells::from_words([0x1020400002040]), Cells::from_words([0x100000])], [Cells::from_words([0x1020400100040]), Cells::from_words([0x2000])], [Cells::from_words([0x1020400102000]), Cells::from_words([0x40])]],
    &[[Cells::from_words([0x2040800204080]), Cells::from_words([0x100000000000000])], [Cells::from_words([0x100040800204080]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x102000800204080]), Cells::from_words([0x40000000000])], [Cells::from_words([0x102040000204080]), Cells::from_words([0x800000000])], [Cells::from_words([0x102040800004080]), Cells::from_words([0x200000])], [Cells::from_words([0x102040800200080]), Cells::from_words([0x4000])], [Cells::from_words([0x102040800204000]), Cells::from_words([0x80])]],
    &[[Cells::from_words([0x4081000408000]), Cells::from_words([0x200000000000000])], [Cells::from_words([0x200081000408000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x204001000408000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x204080000408000]), Cells::from_words([0x1000000000])], [Cells::from_words([0x204081000008000]), Cells::from_words([0x400000])], [Cells::from_words([0x204081000400000]), Cells::from_words([0x8000])]],
    &[[Cells::from_words([0x8102000800000]), Cells::from_words([0x400000000000000])], [Cells::from_words([0x400102000800000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x408002000800000]), Cells::from_words([0x100000000000])], [Cells::from_words([0x408100000800000]), Cells::from_words([0x2000000000])], [Cells::from_words([0x408102000000000]), Cells::from_words([0x800000])]],
    &[[Cells::from_words([0x10204000000000]), Cells::from_words([0x800000000000000])], [Cells::from_words([0x800204000000000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x810004000000000]), Cells::from_words([0x200000000000])], [Cells::from_words([0x810200000000000]), Cells::from_words([0x4000000000])]],
    &[[Cells::from_words([0x40810]), Cells::from_words([0x2000000])], [Cells::from_words([0x2000810]), Cells::from_words([0x40000])], [Cells::from_words([0x2040010]), Cells::from_words([0x800])], [Cells::from_words([0x2040800]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x4081020]), Cells::from_words([0x10000000000])], [Cells::from_words([0x10000081020]), Cells::from_words([0x4000000])], [Cells::from_words([0x10004001020]), Cells::from_words([0x80000])], [Cells::from_words([0x10004080020]), Cells::from_words([0x1000])], [Cells::from_words([0x10004081000]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x20008102040]), Cells::from_words([0x1000000000000])], [Cells::from_words([0x1000008102040]), Cells::from_words([0x20000000000])], [Cells::from_words([0x1020000102040]), Cells::from_words([0x8000000])], [Cells::from_words([0x1020008002040]), Cells::from_words([0x100000])], [Cells::from_words([0x1020008100040]), Cells::from_words([0x2000])], [Cells::from_words([0x1020008102000]), Cells::from_words([0x40])]],
    &[[Cells::from_words([0x2040010204080]), Cells::from_words([0x100000000000000])], [Cells::from_words([0x100040010204080]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x102000010204080]), Cells::from_words([0x40000000000])], [Cells::from_words([0x102040000204080]), Cells::from_words([0x10000000])], [Cells::from_words([0x102040010004080]), Cells::from_words([0x200000])], [Cells::from_words([0x102040010200080]), Cells::from_words([0x4000])], [Cells::from_words([0x102040010204000]), Cells::from_words([0x80])]],
    &[[Cells::from_words([0x4080020408000]), Cells::from_words([0x200000000000000])], [Cells::from_words([0x200080020408000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x204000020408000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x204080000408000]), Cells::from_words([0x20000000])], [Cells::from_words([0x204080020008000]), Cells::from_words([0x400000])], [Cells::from_words([0x204080020400000]), Cells::from_words([0x8000])]],
    &[[Cells::from_words([0x8100040800000]), Cells::from_words([0x400000000000000])], [Cells::from_words([0x400100040800000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x408000040800000]), Cells::from_words([0x100000000000])], [Cells::from_words([0x408100000800000]), Cells::from_words([0x40000000])], [Cells::from_words([0x408100040000000]), Cells::from_words([0x800000])]],
    &[[Cells::from_words([0x10200080000000]), Cells::from_words([0x800000000000000])], [Cells::from_words([0x800200080000000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x810000080000000]), Cells::from_words([0x200000000000])], [Cells::from_words([0x810200000000000]), Cells::from_words([0x80000000])]],
    &[[Cells::from_words([0x20400000000000]), Cells::from_words([0x1000000000000000])], [Cells::from_words([0x1000400000000000]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x1020000000000000]), Cells::from_words([0x400000000000])]],
    &[[Cells::from_words([0x4081020]), Cells::from_words([0x200000000])], [Cells::from_words([0x200081020]), Cells::from_words([0x4000000])], [Cells::from_words([0x204001020]), Cells::from_words([0x80000])], [Cells::from_words([0x204080020]), Cells::from_words([0x1000])], [Cells::from_words([0x204081000]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x408102040]), Cells::from_words([0x1000000000000])], [Cells::from_words([0x1000008102040]), Cells::from_words([0x400000000])], [Cells::from_words([0x1000400102040]), Cells::from_words([0x8000000])], [Cells::from_words([0x1000408002040]), Cells::from_words([0x100000])], [Cells::from_words([0x1000408100040]), Cells::from_words([0x2000])], [Cells::from_words([0x1000408102000]), Cells::from_words([0x40])]],
    &[[Cells::from_words([0x2000810204080]), Cells::from_words([0x100000000000000])], [Cells::from_words([0x100000810204080]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x102000010204080]), Cells::from_words([0x800000000])], [Cells::from_words([0x102000800204080]), Cells::from_words([0x10000000])], [Cells::from_words([0x102000810004080]), Cells::from_words([0x200000])], [Cells::from_words([0x102000810200080]), Cells::from_words([0x4000])], [Cells::from_words([0x102000810204000]), Cells::from_words([0x80])]],
    &[[Cells::from_words([0x4001020408000]), Cells::from_words([0x200000000000000])], [Cells::from_words([0x200001020408000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x204000020408000]), Cells::from_words([0x1000000000])], [Cells::from_words([0x204001000408000]), Cells::from_words([0x20000000])], [Cells::from_words([0x204001020008000]), Cells::from_words([0x400000])], [Cells::from_words([0x204001020400000]), Cells::from_words([0x8000])]],
    &[[Cells::from_words([0x8002040800000]), Cells::from_words([0x400000000000000])], [Cells::from_words([0x400002040800000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x408000040800000]), Cells::from_words([0x2000000000])], [Cells::from_words([0x408002000800000]), Cells::from_words([0x40000000])], [Cells::from_words([0x408002040000000]), Cells::from_words([0x800000])]],
    &[[Cells::from_words([0x10004080000000]), Cells::from_words([0x800000000000000])], [Cells::from_words([0x800004080000000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x810000080000000]), Cells::from_words([0x4000000000])], [Cells::from_words([0x810004000000000]), Cells::from_words([0x80000000])]],
    &[[Cells::from_words([0x20008000000000]), Cells::from_words([0x1000000000000000])], [Cells::from_words([0x1000008000000000]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x1020000000000000]), Cells::from_words([0x8000000000])]],
    &[[Cells::from_words([0x40000000000000]), Cells::from_words([0x2000000000000000])], [Cells::from_words([0x2000000000000000]), Cells::from_words([0x40000000000000])]],
    &[[Cells::from_words([0x408102040]), Cells::from_words([0x20000000000])], [Cells::from_words([0x20008102040]), Cells::from_words([0x400000000])], [Cells::from_words([0x20400102040]), Cells::from_words([0x8000000])], [Cells::from_words([0x20408002040]), Cells::from_words([0x100000])], [Cells::from_words([0x20408100040]), Cells::from_words([0x2000])], [Cells::from_words([0x20408102000]), Cells::from_words([0x40])]],
    &[[Cells::from_words([0x40810204080]), Cells::from_words([0x100000000000000])], [Cells::from_words([0x100000810204080]), Cells::from_words([0x40000000000])], [Cells::from_words([0x100040010204080]), Cells::from_words([0x800000000])], [Cells::from_words([0x100040800204080]), Cells::from_words([0x10000000])], [Cells::from_words([0x100040810004080]), Cells::from_words([0x200000])], [Cells::from_words([0x100040810200080]), Cells::from_words([0x4000])], [Cells::from_words([0x100040810204000]), Cells::from_words([0x80])]],
    &[[Cells::from_words([0x81020408000]), Cells::from_words([0x200000000000000])], [Cells::from_words([0x200001020408000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x200080020408000]), Cells::from_words([0x1000000000])], [Cells::from_words([0x200081000408000]), Cells::from_words([0x20000000])], [Cells::from_words([0x200081020008000]), Cells::from_words([0x400000])], [Cells::from_words([0x200081020400000]), Cells::from_words([0x8000])]],
    &[[Cells::from_words([0x102040800000]), Cells::from_words([0x400000000000000])], [Cells::from_words([0x400002040800000]), Cells::from_words([0x100000000000])], [Cells::from_words([0x400100040800000]), Cells::from_words([0x2000000000])], [Cells::from_words([0x400102000800000]), Cells::from_words([0x40000000])], [Cells::from_words([0x400102040000000]), Cells::from_words([0x800000])]],
    &[[Cells::from_words([0x204080000000]), Cells::from_words([0x800000000000000])], [Cells::from_words([0x800004080000000]), Cells::from_words([0x200000000000])], [Cells::from_words([0x800200080000000]), Cells::from_words([0x4000000000])], [Cells::from_words([0x800204000000000]), Cells::from_words([0x80000000])]],
    &[[Cells::from_words([0x408000000000]), Cells::from_words([0x1000000000000000])], [Cells::from_words([0x1000008000000000]), Cells::from_words([0x400000000000])], [Cells::from_words([0x1000400000000000]), Cells::from_words([0x8000000000])]],
    &[[Cells::from_words([0x800000000000]), Cells::from_words([0x2000000000000000])], [Cells::from_words([0x2000000000000000]), Cells::from_words([0x800000000000])]],
    &[],
    &[[Cells::from_words([0x40810204080]), Cells::from_words([0x2000000000000])], [Cells::from_words([0x2000810204080]), Cells::from_words([0x40000000000])], [Cells::from_words([0x2040010204080]), Cells::from_words([0x800000000])], [Cells::from_words([0x2040800204080]), Cells::from_words([0x10000000])], [Cells::from_words([0x2040810004080]), Cells::from_words([0x200000])], [Cells::from_words([0x2040810200080]), Cells::from_words([0x4000])], [Cells::from_words([0x2040810204000]), Cells::from_words([0x80])]],
    &[[Cells::from_words([0x81020408000]), Cells::from_words([0x4000000000000])], [Cells::from_words([0x4001020408000]), Cells::from_words([0x80000000000])], [Cells::from_words([0x4080020408000]), Cells::from_words([0x1000000000])], [Cells::from_words([0x4081000408000]), Cells::from_words([0x20000000])], [Cells::from_words([0x4081020008000]), Cells::from_words([0x400000])], [Cells::from_words([0x4081020400000]), Cells::from_words([0x8000])]],
    &[[Cells::from_words([0x102040800000]), Cells::from_words([0x8000000000000])], [Cells::from_words([0x8002040800000]), Cells::from_words([0x100000000000])], [Cells::from_words([0x8100040800000]), Cells::from_words([0x2000000000])], [Cells::from_words([0x8102000800000]), Cells::from_words([0x40000000])], [Cells::from_words([0x8102040000000]), Cells::from_words([0x800000])]],
    &[[Cells::from_words([0x204080000000]), Cells::from_words([0x10000000000000])], [Cells::from_words([0x10004080000000]), Cells::from_words([0x200000000000])], [Cells::from_words([0x10200080000000]), Cells::from_words([0x4000000000])], [Cells::from_words([0x10204000000000]), Cells::from_words([0x80000000])]],
    &[[Cells::from_words([0x408000000000]), Cells::from_words([0x20000000000000])], [Cells::from_words([0x20008000000000]), Cells::from_words([0x400000000000])], [Cells::from_words([0x20400000000000]), Cells::from_words([0x8000000000])]],
    &[[Cells::from_words([0x800000000000]), Cells::from_words([0x40000000000000])], [Cells::from_words([0x40000000000000]), Cells::from_words([0x800000000000])]],
    &[], &[],
]);

pub(crate) static ALTERNATIVES_7: Table<&[[Cells; 2]], 64> = Table([
    &[], &[], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x1020408102000])]],
    &[[Cells::from_words([0x4000]), Cells::from_words([0x102040810200000])], [Cells::from_words([0x200000]), Cells::from_words([0x102040810004000])], [Cells::from_words([0x10000000]), Cells::from_words([0x102040800204000])], [Cells::from_words([0x800000000]), Cells::from_words([0x102040010204000])], [Cells::from_words([0x40000000000]), Cells::from_words([0x102000810204000])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x100040810204000])], [Cells::from_words([0x100000000000000]), Cells::from_words([0x2040810204000])]],
    &[], &[], &[], &[], &[], &[[Cells::from_words([0x0]), Cells::from_words([0x1020408100040])]],
    &[[Cells::from_words([0x80]), Cells::from_words([0x102040810200000])], [Cells::from_words([0x200000]), Cells::from_words([0x102040810000080])], [Cells::from_words([0x10000000]), Cells::from_words([0x102040800200080])], [Cells::from_words([0x800000000]), Cells::from_words([0x102040010200080])], [Cells::from_words([0x40000000000]), Cells::from_words([0x102000810200080])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x100040810200080])], [Cells::from_words([0x100000000000000]), Cells::from_words([0x2040810200080])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x204081020400000])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x1020408002040])]],
    &[[Cells::from_words([0x80]), Cells::from_words([0x102040810004000])], [Cells::from_words([0x4000]), Cells::from_words([0x102040810000080])], [Cells::from_words([0x10000000]), Cells::from_words([0x102040800004080])], [Cells::from_words([0x800000000]), Cells::from_words([0x102040010004080])], [Cells::from_words([0x40000000000]), Cells::from_words([0x102000810004080])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x100040810004080])], [Cells::from_words([0x100000000000000]), Cells::from_words([0x2040810004080])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x204081020008000])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x1020400102040])]],
    &[[Cells::from_words([0x80]), Cells::from_words([0x102040800204000])], [Cells::from_words([0x4000]), Cells::from_words([0x102040800200080])], [Cells::from_words([0x200000]), Cells::from_words([0x102040800004080])], [Cells::from_words([0x800000000]), Cells::from_words([0x102040000204080])], [Cells::from_words([0x40000000000]), Cells::from_words([0x102000800204080])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x100040800204080])], [Cells::from_words([0x100000000000000]), Cells::from_words([0x2040800204080])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x204081000408000])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x1020008102040])]],
    &[[Cells::from_words([0x80]), Cells::from_words([0x102040010204000])], [Cells::from_words([0x4000]), Cells::from_words([0x102040010200080])], [Cells::from_words([0x200000]), Cells::from_words([0x102040010004080])], [Cells::from_words([0x10000000]), Cells::from_words([0x102040000204080])], [Cells::from_words([0x40000000000]), Cells::from_words([0x102000010204080])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x100040010204080])], [Cells::from_words([0x100000000000000]), Cells::from_words([0x2040010204080])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x204080020408000])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x1000408102040])]],
    &[[Cells::from_words([0x80]), Cells::from_words([0x102000810204000])], [Cells::from_words([0x4000]), Cells::from_words([0x102000810200080])], [Cells::from_words([0x200000]), Cells::from_words([0x102000810004080])], [Cells::from_words([0x10000000]), Cells::from_words([0x102000800204080])], [Cells::from_words([0x800000000]), Cells::from_words([0x102000010204080])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x100000810204080])], [Cells::from_words([0x100000000000000]), Cells::from_words([0x2000810204080])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x204001020408000])]], &[], &[], &[], &[],
    &[[Cells::from_words([0x0]), Cells::from_words([0x20408102040])]],
    &[[Cells::from_words([0x80]), Cells::from_words([0x100040810204000])], [Cells::from_words([0x4000]), Cells::from_words([0x100040810200080])], [Cells::from_words([0x200000]), Cells::from_words([0x100040810004080])], [Cells::from_words([0x10000000]), Cells::from_words([0x100040800204080])], [Cells::from_words([0x800000000]), Cells::from_words([0x100040010204080])], [Cells::from_words([0x40000000000]), Cells::from_words([0x100000810204080])], [Cells::from_words([0x100000000000000]), Cells::from_words([0x40810204080])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x200081020408000])]], &[], &[], &[], &[], &[],
    &[[Cells::from_words([0x80]), Cells::from_words([0x2040810204000])], [Cells::from_words([0x4000]), Cells::from_words([0x2040810200080])], [Cells::from_words([0x200000]), Cells::from_words([0x2040810004080])], [Cells::from_words([0x10000000]), Cells::from_words([0x2040800204080])], [Cells::from_words([0x800000000]), Cells::from_words([0x2040010204080])], [Cells::from_words([0x40000000000]), Cells::from_words([0x2000810204080])], [Cells::from_words([0x2000000000000]), Cells::from_words([0x40810204080])]],
    &[[Cells::from_words([0x0]), Cells::from_words([0x4081020408000])]], &[], &[], &[], &[], &[],
    &[],
]);

pub(crate) static ANY_OF: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x8000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x40]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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
    Cells::from_words([0x200000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1000000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF_2: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
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
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x4000000000000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x80000000000000]),
    Cells::from_words([0x0]),
]);

pub(crate) static ALTERNATIVES_11: Table<[Cells; 1], 64> = Table([
    [Cells::from_words([0x101010101010100])], [Cells::from_words([0x202020202020200])],
    [Cells::from_words([0x404040404040400])], [Cells::from_words([0x808080808080800])],
    [Cells::from_words([0x1010101010101000])], [Cells::from_words([0x2020202020202000])],
    [Cells::from_words([0x4040404040404000])], [Cells::from_words([0x8080808080808000])],
    [Cells::from_words([0x101010101010001])], [Cells::from_words([0x202020202020002])],
    [Cells::from_words([0x404040404040004])], [Cells::from_words([0x808080808080008])],
    [Cells::from_words([0x1010101010100010])], [Cells::from_words([0x2020202020200020])],
    [Cells::from_words([0x4040404040400040])], [Cells::from_words([0x8080808080800080])],
    [Cells::from_words([0x101010101000101])], [Cells::from_words([0x202020202000202])],
    [Cells::from_words([0x404040404000404])], [Cells::from_words([0x808080808000808])],
    [Cells::from_words([0x1010101010001010])], [Cells::from_words([0x2020202020002020])],
    [Cells::from_words([0x4040404040004040])], [Cells::from_words([0x8080808080008080])],
    [Cells::from_words([0x101010100010101])], [Cells::from_words([0x202020200020202])],
    [Cells::from_words([0x404040400040404])], [Cells::from_words([0x808080800080808])],
    [Cells::from_words([0x1010101000101010])], [Cells::from_words([0x2020202000202020])],
    [Cells::from_words([0x4040404000404040])], [Cells::from_words([0x8080808000808080])],
    [Cells::from_words([0x101010001010101])], [Cells::from_words([0x202020002020202])],
    [Cells::from_words([0x404040004040404])], [Cells::from_words([0x808080008080808])],
    [Cells::from_words([0x1010100010101010])], [Cells::from_words([0x2020200020202020])],
    [Cells::from_words([0x4040400040404040])], [Cells::from_words([0x8080800080808080])],
    [Cells::from_words([0x101000101010101])], [Cells::from_words([0x202000202020202])],
    [Cells::from_words([0x404000404040404])], [Cells::from_words([0x808000808080808])],
    [Cells::from_words([0x1010001010101010])], [Cells::from_words([0x2020002020202020])],
    [Cells::from_words([0x4040004040404040])], [Cells::from_words([0x8080008080808080])],
    [Cells::from_words([0x100010101010101])], [Cells::from_words([0x200020202020202])],
    [Cells::from_words([0x400040404040404])], [Cells::from_words([0x800080808080808])],
    [Cells::from_words([0x1000101010101010])], [Cells::from_words([0x2000202020202020])],
    [Cells::from_words([0x4000404040404040])], [Cells::from_words([0x8000808080808080])],
    [Cells::from_words([0x1010101010101])], [Cells::from_words([0x2020202020202])],
    [Cells::from_words([0x4040404040404])], [Cells::from_words([0x8080808080808])],
    [Cells::from_words([0x10101010101010])], [Cells::from_words([0x20202020202020])],
    [Cells::from_words([0x40404040404040])], [Cells::from_words([0x80808080808080])],
]);

pub(crate) static ALTERNATIVES_10: Table<[Cells; 1], 64> = Table([
    [Cells::from_words([0xfe])], [Cells::from_words([0xfd])], [Cells::from_words([0xfb])],
    [Cells::from_words([0xf7])], [Cells::from_words([0xef])], [Cells::from_words([0xdf])],
    [Cells::from_words([0xbf])], [Cells::from_words([0x7f])], [Cells::from_words([0xfe00])],
    [Cells::from_words([0xfd00])], [Cells::from_words([0xfb00])], [Cells::from_words([0xf700])],
    [Cells::from_words([0xef00])], [Cells::from_words([0xdf00])], [Cells::from_words([0xbf00])],
    [Cells::from_words([0x7f00])], [Cells::from_words([0xfe0000])], [Cells::from_words([0xfd0000])],
    [Cells::from_words([0xfb0000])], [Cells::from_words([0xf70000])],
    [Cells::from_words([0xef0000])], [Cells::from_words([0xdf0000])],
    [Cells::from_words([0xbf0000])], [Cells::from_words([0x7f0000])],
    [Cells::from_words([0xfe000000])], [Cells::from_words([0xfd000000])],
    [Cells::from_words([0xfb000000])], [Cells::from_words([0xf7000000])],
    [Cells::from_words([0xef000000])], [Cells::from_words([0xdf000000])],
    [Cells::from_words([0xbf000000])], [Cells::from_words([0x7f000000])],
    [Cells::from_words([0xfe00000000])], [Cells::from_words([0xfd00000000])],
    [Cells::from_words([0xfb00000000])], [Cells::from_words([0xf700000000])],
    [Cells::from_words([0xef00000000])], [Cells::from_words([0xdf00000000])],
    [Cells::from_words([0xbf00000000])], [Cells::from_words([0x7f00000000])],
    [Cells::from_words([0xfe0000000000])], [Cells::from_words([0xfd0000000000])],
    [Cells::from_words([0xfb0000000000])], [Cells::from_words([0xf70000000000])],
    [Cells::from_words([0xef0000000000])], [Cells::from_words([0xdf0000000000])],
    [Cells::from_words([0xbf0000000000])], [Cells::from_words([0x7f0000000000])],
    [Cells::from_words([0xfe000000000000])], [Cells::from_words([0xfd000000000000])],
    [Cells::from_words([0xfb000000000000])], [Cells::from_words([0xf7000000000000])],
    [Cells::from_words([0xef000000000000])], [Cells::from_words([0xdf000000000000])],
    [Cells::from_words([0xbf000000000000])], [Cells::from_words([0x7f000000000000])],
    [Cells::from_words([0xfe00000000000000])], [Cells::from_words([0xfd00000000000000])],
    [Cells::from_words([0xfb00000000000000])], [Cells::from_words([0xf700000000000000])],
    [Cells::from_words([0xef00000000000000])], [Cells::from_words([0xdf00000000000000])],
    [Cells::from_words([0xbf00000000000000])], [Cells::from_words([0x7f00000000000000])],
]);

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
