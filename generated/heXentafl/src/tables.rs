//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 64>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const BOARD: Cells = Cells::from_words([0x1fffffffff]);

pub(crate) static NORTH_WEST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 3, 255, 4, 5, 6, 7, 8, 255, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 22, 23, 24, 25, 26, 28, 29, 30, 31, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_WEST_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x0]), Cells::from_words([0x10]), Cells::from_words([0x21]),
    Cells::from_words([0x42]), Cells::from_words([0x84]), Cells::from_words([0x108]),
    Cells::from_words([0x0]), Cells::from_words([0x200]), Cells::from_words([0x410]),
    Cells::from_words([0x821]), Cells::from_words([0x1042]), Cells::from_words([0x2084]),
    Cells::from_words([0x4108]), Cells::from_words([0x8000]), Cells::from_words([0x10200]),
    Cells::from_words([0x20410]), Cells::from_words([0x40821]), Cells::from_words([0x81042]),
    Cells::from_words([0x102084]), Cells::from_words([0x408000]), Cells::from_words([0x810200]),
    Cells::from_words([0x1020410]), Cells::from_words([0x2040821]), Cells::from_words([0x4081042]),
    Cells::from_words([0x10408000]), Cells::from_words([0x20810200]),
    Cells::from_words([0x41020410]), Cells::from_words([0x82040821]), Cells::from_words([0x0]),
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

pub(crate) static NORTH_EAST: Table<u8, 64> = Table([
    255, 255, 255, 255, 0, 1, 2, 3, 255, 4, 5, 6, 7, 8, 255, 9, 10, 11, 12, 13, 14, 255, 16, 17, 18,
    19, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_EAST_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x0]),
    Cells::from_words([0x11]), Cells::from_words([0x22]), Cells::from_words([0x44]),
    Cells::from_words([0x88]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x211]), Cells::from_words([0x422]), Cells::from_words([0x844]),
    Cells::from_words([0x1088]), Cells::from_words([0x2100]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x10422]), Cells::from_words([0x20844]),
    Cells::from_words([0x41088]), Cells::from_words([0x82100]), Cells::from_words([0x104000]),
    Cells::from_words([0x200000]), Cells::from_words([0x820844]), Cells::from_words([0x1041088]),
    Cells::from_words([0x2082100]), Cells::from_words([0x4104000]), Cells::from_words([0x8200000]),
    Cells::from_words([0x21041088]), Cells::from_words([0x42082100]),
    Cells::from_words([0x84104000]), Cells::from_words([0x108200000]), Cells::from_words([0x0]),
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

pub(crate) static EAST: Table<u8, 64> = Table([
    1, 2, 3, 255, 5, 6, 7, 8, 255, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 255, 23, 24, 25,
    26, 27, 255, 29, 30, 31, 32, 255, 34, 35, 36, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static EAST_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0xe]), Cells::from_words([0xc]), Cells::from_words([0x8]),
    Cells::from_words([0x0]), Cells::from_words([0x1e0]), Cells::from_words([0x1c0]),
    Cells::from_words([0x180]), Cells::from_words([0x100]), Cells::from_words([0x0]),
    Cells::from_words([0x7c00]), Cells::from_words([0x7800]), Cells::from_words([0x7000]),
    Cells::from_words([0x6000]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0x3f0000]), Cells::from_words([0x3e0000]), Cells::from_words([0x3c0000]),
    Cells::from_words([0x380000]), Cells::from_words([0x300000]), Cells::from_words([0x200000]),
    Cells::from_words([0x0]), Cells::from_words([0xf800000]), Cells::from_words([0xf000000]),
    Cells::from_words([0xe000000]), Cells::from_words([0xc000000]), Cells::from_words([0x8000000]),
    Cells::from_words([0x0]), Cells::from_words([0x1e0000000]), Cells::from_words([0x1c0000000]),
    Cells::from_words([0x180000000]), Cells::from_words([0x100000000]), Cells::from_words([0x0]),
    Cells::from_words([0x1c00000000]), Cells::from_words([0x1800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) static SHIFT_6: Table<&[u8], 64> = Table([
    &[], &[0], &[1], &[2], &[0], &[1, 4], &[2, 5], &[3, 6], &[7], &[4], &[5, 9], &[6, 10], &[7, 11],
    &[8, 12], &[13], &[9], &[10, 15], &[11, 16], &[12, 17], &[13, 18], &[14, 19], &[20], &[16],
    &[17, 22], &[18, 23], &[19, 24], &[20, 25], &[21, 26], &[23], &[24, 28], &[25, 29], &[26, 30],
    &[27, 31], &[29], &[30, 33], &[31, 34], &[32, 35], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static WEST: Table<u8, 64> = Table([
    255, 0, 1, 2, 255, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 255, 15, 16, 17, 18, 19, 20, 255, 22, 23,
    24, 25, 26, 255, 28, 29, 30, 31, 255, 33, 34, 35, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static WEST_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x3]),
    Cells::from_words([0x7]), Cells::from_words([0x0]), Cells::from_words([0x10]),
    Cells::from_words([0x30]), Cells::from_words([0x70]), Cells::from_words([0xf0]),
    Cells::from_words([0x0]), Cells::from_words([0x200]), Cells::from_words([0x600]),
    Cells::from_words([0xe00]), Cells::from_words([0x1e00]), Cells::from_words([0x3e00]),
    Cells::from_words([0x0]), Cells::from_words([0x8000]), Cells::from_words([0x18000]),
    Cells::from_words([0x38000]), Cells::from_words([0x78000]), Cells::from_words([0xf8000]),
    Cells::from_words([0x1f8000]), Cells::from_words([0x0]), Cells::from_words([0x400000]),
    Cells::from_words([0xc00000]), Cells::from_words([0x1c00000]), Cells::from_words([0x3c00000]),
    Cells::from_words([0x7c00000]), Cells::from_words([0x0]), Cells::from_words([0x10000000]),
    Cells::from_words([0x30000000]), Cells::from_words([0x70000000]),
    Cells::from_words([0xf0000000]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x600000000]), Cells::from_words([0xe00000000]), Cells::from_words([0x0]),
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

pub(crate) static SHIFT_8: Table<&[u8], 64> = Table([
    &[1], &[2], &[3], &[], &[5], &[0, 6], &[1, 7], &[2, 8], &[3], &[10], &[4, 11], &[5, 12],
    &[6, 13], &[7, 14], &[8], &[16], &[9, 17], &[10, 18], &[11, 19], &[12, 20], &[13, 21], &[14],
    &[15, 23], &[16, 24], &[17, 25], &[18, 26], &[19, 27], &[20], &[22, 29], &[23, 30], &[24, 31],
    &[25, 32], &[26], &[28, 34], &[29, 35], &[30, 36], &[31], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[],
]);

pub(crate) static SHIFT_9: Table<&[u8], 64> = Table([
    &[5], &[6], &[7], &[8], &[0, 10], &[1, 11], &[2, 12], &[3, 13], &[14], &[4, 16], &[5, 17],
    &[6, 18], &[7, 19], &[8, 20], &[21], &[9, 22], &[10, 23], &[11, 24], &[12, 25], &[13, 26],
    &[14, 27], &[], &[16, 28], &[17, 29], &[18, 30], &[19, 31], &[20, 32], &[21], &[23, 33],
    &[24, 34], &[25, 35], &[26, 36], &[27], &[29], &[30], &[31], &[32], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[],
]);

pub(crate) static SOUTH_EAST: Table<u8, 64> = Table([
    5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 255, 28, 29, 30,
    31, 32, 255, 33, 34, 35, 36, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_EAST_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0x1082040820]), Cells::from_words([0x104081040]),
    Cells::from_words([0x8102080]), Cells::from_words([0x204100]), Cells::from_words([0x841020400]),
    Cells::from_words([0x1082040800]), Cells::from_words([0x104081000]),
    Cells::from_words([0x8102000]), Cells::from_words([0x204000]), Cells::from_words([0x420810000]),
    Cells::from_words([0x841020000]), Cells::from_words([0x1082040000]),
    Cells::from_words([0x104080000]), Cells::from_words([0x8100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x210400000]), Cells::from_words([0x420800000]),
    Cells::from_words([0x841000000]), Cells::from_words([0x1082000000]),
    Cells::from_words([0x104000000]), Cells::from_words([0x8000000]), Cells::from_words([0x0]),
    Cells::from_words([0x210000000]), Cells::from_words([0x420000000]),
    Cells::from_words([0x840000000]), Cells::from_words([0x1080000000]),
    Cells::from_words([0x100000000]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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
]);

pub(crate) static SHIFT_11: Table<&[u8], 64> = Table([
    &[1, 4], &[2, 5], &[3, 6], &[7], &[5, 9], &[6, 10], &[7, 11], &[8, 12], &[13], &[10, 15],
    &[11, 16], &[12, 17], &[13, 18], &[14, 19], &[20], &[16], &[17, 22], &[18, 23], &[19, 24],
    &[20, 25], &[21, 26], &[27], &[23], &[24, 28], &[25, 29], &[26, 30], &[27, 31], &[32], &[29],
    &[30, 33], &[31, 34], &[32, 35], &[36], &[34], &[35], &[36], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[], &[],
]);

pub(crate) static SOUTH_WEST: Table<u8, 64> = Table([
    4, 5, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 255, 22, 23, 24, 25, 26, 27, 255, 28, 29,
    30, 31, 32, 255, 33, 34, 35, 36, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_WEST_RAYS: Table<Cells, 64> = Table([
    Cells::from_words([0x8210]), Cells::from_words([0x410420]), Cells::from_words([0x10820840]),
    Cells::from_words([0x221041080]), Cells::from_words([0x8200]), Cells::from_words([0x410400]),
    Cells::from_words([0x10820800]), Cells::from_words([0x221041000]),
    Cells::from_words([0x442082000]), Cells::from_words([0x8000]), Cells::from_words([0x410000]),
    Cells::from_words([0x10820000]), Cells::from_words([0x221040000]),
    Cells::from_words([0x442080000]), Cells::from_words([0x884100000]), Cells::from_words([0x0]),
    Cells::from_words([0x400000]), Cells::from_words([0x10800000]),
    Cells::from_words([0x221000000]), Cells::from_words([0x442000000]),
    Cells::from_words([0x884000000]), Cells::from_words([0x1108000000]), Cells::from_words([0x0]),
    Cells::from_words([0x10000000]), Cells::from_words([0x220000000]),
    Cells::from_words([0x440000000]), Cells::from_words([0x880000000]),
    Cells::from_words([0x1100000000]), Cells::from_words([0x0]), Cells::from_words([0x200000000]),
    Cells::from_words([0x400000000]), Cells::from_words([0x800000000]),
    Cells::from_words([0x1000000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
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

pub(crate) static SHIFT_13: Table<&[u8], 64> = Table([
    &[5], &[0, 6], &[1, 7], &[2, 8], &[10], &[4, 11], &[5, 12], &[6, 13], &[7, 14], &[16], &[9, 17],
    &[10, 18], &[11, 19], &[12, 20], &[13, 21], &[22], &[15, 23], &[16, 24], &[17, 25], &[18, 26],
    &[19, 27], &[20], &[28], &[22, 29], &[23, 30], &[24, 31], &[25, 32], &[26], &[33], &[28, 34],
    &[29, 35], &[30, 36], &[31], &[], &[33], &[34], &[35], &[], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_14: Table<&[u8], 64> = Table([
    &[4], &[5], &[6], &[7], &[9], &[0, 10], &[1, 11], &[2, 12], &[3, 13], &[15], &[4, 16], &[5, 17],
    &[6, 18], &[7, 19], &[8, 20], &[], &[9, 22], &[10, 23], &[11, 24], &[12, 25], &[13, 26],
    &[14, 27], &[15], &[16, 28], &[17, 29], &[18, 30], &[19, 31], &[20, 32], &[22], &[23, 33],
    &[24, 34], &[25, 35], &[26, 36], &[28], &[29], &[30], &[31], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[],
]);

pub(crate) static SHIFT_15: Table<Cells, 64> = Table([
    Cells::from_words([0x32]), Cells::from_words([0x65]), Cells::from_words([0xca]),
    Cells::from_words([0x184]), Cells::from_words([0x621]), Cells::from_words([0xc53]),
    Cells::from_words([0x18a6]), Cells::from_words([0x314c]), Cells::from_words([0x6088]),
    Cells::from_words([0x18410]), Cells::from_words([0x30a30]), Cells::from_words([0x61460]),
    Cells::from_words([0xc28c0]), Cells::from_words([0x185180]), Cells::from_words([0x302100]),
    Cells::from_words([0x410200]), Cells::from_words([0xc28600]), Cells::from_words([0x1850c00]),
    Cells::from_words([0x30a1800]), Cells::from_words([0x6143000]), Cells::from_words([0xc286000]),
    Cells::from_words([0x8104000]), Cells::from_words([0x10818000]),
    Cells::from_words([0x31430000]), Cells::from_words([0x62860000]),
    Cells::from_words([0xc50c0000]), Cells::from_words([0x18a180000]),
    Cells::from_words([0x104300000]), Cells::from_words([0x220c00000]),
    Cells::from_words([0x651800000]), Cells::from_words([0xca3000000]),
    Cells::from_words([0x1946000000]), Cells::from_words([0x108c000000]),
    Cells::from_words([0x430000000]), Cells::from_words([0xa60000000]),
    Cells::from_words([0x14c0000000]), Cells::from_words([0x980000000]), Cells::from_words([0x0]),
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

pub(crate) const AREA_16: Cells = Cells::from_words([0x1200208009]);

pub(crate) const FROM_16: Cells = Cells::from_words([0x1200208009]);

pub(crate) static SOUTH_EAST_NORTH_EAST: Table<u8, 64> = Table([
    1, 2, 3, 255, 5, 6, 7, 8, 255, 10, 11, 12, 13, 14, 255, 16, 17, 18, 19, 20, 21, 255, 23, 24, 25,
    26, 27, 255, 29, 30, 31, 32, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SOUTH_WEST_EAST: Table<u8, 64> = Table([
    5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 255, 23, 24, 25, 26, 27, 255, 255, 29,
    30, 31, 32, 255, 255, 34, 35, 36, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static WEST_SOUTH_EAST: Table<u8, 64> = Table([
    255, 5, 6, 7, 255, 10, 11, 12, 13, 255, 16, 17, 18, 19, 20, 255, 22, 23, 24, 25, 26, 27, 255,
    28, 29, 30, 31, 32, 255, 33, 34, 35, 36, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static NORTH_WEST_SOUTH_WEST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 255, 15, 16, 17, 18, 19, 20, 255,
    22, 23, 24, 25, 26, 255, 28, 29, 30, 31, 255, 33, 34, 35, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static NORTH_EAST_WEST: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 255, 255, 4, 5, 6, 7, 255, 255, 9, 10, 11, 12, 13, 255, 15,
    16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 28, 29, 30, 31, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);
