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

pub(crate) const FROM_0: Cells = Cells::from_words([0xfffffffff]);

pub(crate) static LEFT: Table<u8, 64> = Table([
    255, 0, 1, 2, 3, 4, 255, 6, 7, 8, 9, 10, 255, 12, 13, 14, 15, 16, 255, 18, 19, 20, 21, 22, 255,
    24, 25, 26, 27, 28, 255, 30, 31, 32, 33, 34, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_LEFT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 6, 7, 8, 9, 10, 255, 12, 13, 14, 15, 16,
    255, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = Table([
    255, 6, 7, 8, 9, 10, 255, 12, 13, 14, 15, 16, 255, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28,
    255, 30, 31, 32, 33, 34, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static RIGHT: Table<u8, 64> = Table([
    1, 2, 3, 4, 5, 255, 7, 8, 9, 10, 11, 255, 13, 14, 15, 16, 17, 255, 19, 20, 21, 22, 23, 255, 25,
    26, 27, 28, 29, 255, 31, 32, 33, 34, 35, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const AREA_7: Cells = Cells::from_words([0x10413f104]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = Table([
    7, 8, 9, 10, 11, 255, 13, 14, 15, 16, 17, 255, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 255,
    31, 32, 33, 34, 35, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static UP_RIGHT: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 1, 2, 3, 4, 5, 255, 7, 8, 9, 10, 11, 255, 13, 14, 15, 16, 17, 255,
    19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xfffffffff]);

pub(crate) const AREA_11: Cells = Cells::from_words([0x12000480]);

pub(crate) static DOWN_DOWN: Table<u8, 64> = Table([
    12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255,
]);

pub(crate) static UP_UP: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_14: Table<u8, 64> = Table([
    14, 15, 16, 17, 255, 255, 20, 21, 22, 23, 255, 255, 26, 27, 28, 29, 255, 255, 32, 33, 34, 35,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255,
]);

pub(crate) static SHIFT_15: Table<u8, 64> = Table([
    255, 255, 12, 13, 14, 15, 255, 255, 18, 19, 20, 21, 255, 255, 24, 25, 26, 27, 255, 255, 30, 31,
    32, 33, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255,
]);

pub(crate) static LEFT_LEFT: Table<u8, 64> = Table([
    255, 255, 0, 1, 2, 3, 255, 255, 6, 7, 8, 9, 255, 255, 12, 13, 14, 15, 255, 255, 18, 19, 20, 21,
    255, 255, 24, 25, 26, 27, 255, 255, 30, 31, 32, 33, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static RIGHT_RIGHT: Table<u8, 64> = Table([
    2, 3, 4, 5, 255, 255, 8, 9, 10, 11, 255, 255, 14, 15, 16, 17, 255, 255, 20, 21, 22, 23, 255,
    255, 26, 27, 28, 29, 255, 255, 32, 33, 34, 35, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static SHIFT_18: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 3, 4, 5, 255, 255, 8, 9, 10, 11,
    255, 255, 14, 15, 16, 17, 255, 255, 20, 21, 22, 23, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255,
]);

pub(crate) static SHIFT_19: Table<u8, 64> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 255, 255, 6,
    7, 8, 9, 255, 255, 12, 13, 14, 15, 255, 255, 18, 19, 20, 21, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255,
]);

pub(crate) static SHIFT_20: Table<u8, 64> = Table([
    255, 13, 14, 15, 16, 17, 255, 19, 20, 21, 22, 23, 255, 25, 26, 27, 28, 29, 255, 31, 32, 33, 34,
    35, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255,
]);

pub(crate) static SHIFT_21: Table<u8, 64> = Table([
    12, 13, 14, 15, 16, 255, 18, 19, 20, 21, 22, 255, 24, 25, 26, 27, 28, 255, 30, 31, 32, 33, 34,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255,
]);

pub(crate) static SHIFT_22: Table<u8, 64> = Table([
    2, 3, 4, 5, 255, 255, 8, 9, 10, 11, 255, 255, 14, 15, 16, 17, 255, 255, 20, 21, 22, 23, 255,
    255, 26, 27, 28, 29, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255,
]);

pub(crate) static SHIFT_23: Table<u8, 64> = Table([
    255, 255, 0, 1, 2, 3, 255, 255, 6, 7, 8, 9, 255, 255, 12, 13, 14, 15, 255, 255, 18, 19, 20, 21,
    255, 255, 24, 25, 26, 27, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,
]);

pub(crate) static ALTERNATIVES: Table<[Cells; 7], 64> = Table([
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1d]), Cells::from_words([0x3c]), Cells::from_words([0x2082080]), Cells::from_words([0x20408100]), Cells::from_words([0x20408100]), Cells::from_words([0x20408100]), Cells::from_words([0x20408100])],
    [Cells::from_words([0x1b]), Cells::from_words([0x3a]), Cells::from_words([0x4104100]), Cells::from_words([0x4104100]), Cells::from_words([0x4104100]), Cells::from_words([0x4104100]), Cells::from_words([0x4104100])],
    [Cells::from_words([0x17]), Cells::from_words([0x36]), Cells::from_words([0x8208200]), Cells::from_words([0x8208200]), Cells::from_words([0x8208200]), Cells::from_words([0x8208200]), Cells::from_words([0x8208200])],
    [Cells::from_words([0xf]), Cells::from_words([0x2e]), Cells::from_words([0x1084200]), Cells::from_words([0x10410400]), Cells::from_words([0x10410400]), Cells::from_words([0x10410400]), Cells::from_words([0x10410400])],
    [Cells::from_words([0x1e]), Cells::from_words([0x2108400]), Cells::from_words([0x20820800]), Cells::from_words([0x20820800]), Cells::from_words([0x20820800]), Cells::from_words([0x20820800]), Cells::from_words([0x20820800])],
    [Cells::from_words([0x1041001]), Cells::from_words([0x780]), Cells::from_words([0x41041000]), Cells::from_words([0x408102000]), Cells::from_words([0x408102000]), Cells::from_words([0x408102000]), Cells::from_words([0x408102000])],
    [Cells::from_words([0x10204001]), Cells::from_words([0x2082002]), Cells::from_words([0x740]), Cells::from_words([0xf00]), Cells::from_words([0x82082000]), Cells::from_words([0x810204000]), Cells::from_words([0x810204000])],
    [Cells::from_words([0x20408002]), Cells::from_words([0x4104004]), Cells::from_words([0x6c0]), Cells::from_words([0xe80]), Cells::from_words([0x104104000]), Cells::from_words([0x104104000]), Cells::from_words([0x104104000])],
    [Cells::from_words([0x8208008]), Cells::from_words([0x1084010]), Cells::from_words([0x5c0]), Cells::from_words([0xd80]), Cells::from_words([0x208208000]), Cells::from_words([0x208208000]), Cells::from_words([0x208208000])],
    [Cells::from_words([0x10410010]), Cells::from_words([0x2108020]), Cells::from_words([0x3c0]), Cells::from_words([0xb80]), Cells::from_words([0x42108000]), Cells::from_words([0x410410000]), Cells::from_words([0x410410000])],
    [Cells::from_words([0x20820020]), Cells::from_words([0x780]), Cells::from_words([0x84210000]), Cells::from_words([0x820820000]), Cells::from_words([0x820820000]), Cells::from_words([0x820820000]), Cells::from_words([0x820820000])],
    [Cells::from_words([0x1040041]), Cells::from_words([0x41040040]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000])],
    [Cells::from_words([0x2080082]), Cells::from_words([0x408100040]), Cells::from_words([0x82080080]), Cells::from_words([0x1d000]), Cells::from_words([0x3c000]), Cells::from_words([0x3c000]), Cells::from_words([0x3c000])],
    [Cells::from_words([0x10200081]), Cells::from_words([0x4100104]), Cells::from_words([0x1080210]), Cells::from_words([0x810200080]), Cells::from_words([0x104100100]), Cells::from_words([0x1b000]), Cells::from_words([0x3a000])],
    [Cells::from_words([0x20400102]), Cells::from_words([0x8200208]), Cells::from_words([0x2100420]), Cells::from_words([0x208200200]), Cells::from_words([0x42100400]), Cells::from_words([0x17000]), Cells::from_words([0x36000])],
    [Cells::from_words([0x10400410]), Cells::from_words([0x410400400]), Cells::from_words([0x84200800]), Cells::from_words([0xf000]), Cells::from_words([0x2e000]), Cells::from_words([0x2e000]), Cells::from_words([0x2e000])],
    [Cells::from_words([0x20800820]), Cells::from_words([0x820800800]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000]), Cells::from_words([0x1e000])],
    [Cells::from_words([0x1001041]), Cells::from_words([0x41001040]), Cells::from_words([0x780000]), Cells::from_words([0x780000]), Cells::from_words([0x780000]), Cells::from_words([0x780000]), Cells::from_words([0x780000])],
    [Cells::from_words([0x2002082]), Cells::from_words([0x1004210]), Cells::from_words([0x82002080]), Cells::from_words([0x740000]), Cells::from_words([0xf00000]), Cells::from_words([0xf00000]), Cells::from_words([0xf00000])],
    [Cells::from_words([0x4004104]), Cells::from_words([0x2008420]), Cells::from_words([0x408002040]), Cells::from_words([0x104004100]), Cells::from_words([0x42008400]), Cells::from_words([0x6c0000]), Cells::from_words([0xe80000])],
    [Cells::from_words([0x10004081]), Cells::from_words([0x8008208]), Cells::from_words([0x810004080]), Cells::from_words([0x208008200]), Cells::from_words([0x84010800]), Cells::from_words([0x5c0000]), Cells::from_words([0xd80000])],
    [Cells::from_words([0x20008102]), Cells::from_words([0x10010410]), Cells::from_words([0x410010400]), Cells::from_words([0x3c0000]), Cells::from_words([0xb80000]), Cells::from_words([0xb80000]), Cells::from_words([0xb80000])],
    [Cells::from_words([0x20020820]), Cells::from_words([0x820020800]), Cells::from_words([0x780000]), Cells::from_words([0x780000]), Cells::from_words([0x780000]), Cells::from_words([0x780000]), Cells::from_words([0x780000])],
    [Cells::from_words([0x41041]), Cells::from_words([0x84210]), Cells::from_words([0x40041040]), Cells::from_words([0x1e000000]), Cells::from_words([0x1e000000]), Cells::from_words([0x1e000000]), Cells::from_words([0x1e000000])],
    [Cells::from_words([0x82082]), Cells::from_words([0x108420]), Cells::from_words([0x80082080]), Cells::from_words([0x40108400]), Cells::from_words([0x1d000000]), Cells::from_words([0x3c000000]), Cells::from_words([0x3c000000])],
    [Cells::from_words([0x104104]), Cells::from_words([0x100104100]), Cells::from_words([0x80210800]), Cells::from_words([0x1b000000]), Cells::from_words([0x3a000000]), Cells::from_words([0x3a000000]), Cells::from_words([0x3a000000])],
    [Cells::from_words([0x208208]), Cells::from_words([0x400102040]), Cells::from_words([0x200208200]), Cells::from_words([0x17000000]), Cells::from_words([0x36000000]), Cells::from_words([0x36000000]), Cells::from_words([0x36000000])],
    [Cells::from_words([0x204081]), Cells::from_words([0x410410]), Cells::from_words([0x800204080]), Cells::from_words([0x400410400]), Cells::from_words([0xf000000]), Cells::from_words([0x2e000000]), Cells::from_words([0x2e000000])],
    [Cells::from_words([0x408102]), Cells::from_words([0x820820]), Cells::from_words([0x800820800]), Cells::from_words([0x1e000000]), Cells::from_words([0x1e000000]), Cells::from_words([0x1e000000]), Cells::from_words([0x1e000000])],
    [Cells::from_words([0x1041040]), Cells::from_words([0x2108400]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000])],
    [Cells::from_words([0x2082080]), Cells::from_words([0x4210800]), Cells::from_words([0x740000000]), Cells::from_words([0xf00000000]), Cells::from_words([0xf00000000]), Cells::from_words([0xf00000000]), Cells::from_words([0xf00000000])],
    [Cells::from_words([0x4104100]), Cells::from_words([0x6c0000000]), Cells::from_words([0xe80000000]), Cells::from_words([0xe80000000]), Cells::from_words([0xe80000000]), Cells::from_words([0xe80000000]), Cells::from_words([0xe80000000])],
    [Cells::from_words([0x8208200]), Cells::from_words([0x5c0000000]), Cells::from_words([0xd80000000]), Cells::from_words([0xd80000000]), Cells::from_words([0xd80000000]), Cells::from_words([0xd80000000]), Cells::from_words([0xd80000000])],
    [Cells::from_words([0x8102040]), Cells::from_words([0x10410400]), Cells::from_words([0x3c0000000]), Cells::from_words([0xb80000000]), Cells::from_words([0xb80000000]), Cells::from_words([0xb80000000]), Cells::from_words([0xb80000000])],
    [Cells::from_words([0x10204080]), Cells::from_words([0x20820800]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000]), Cells::from_words([0x780000000])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
    [Cells::from_words([0x1e]), Cells::from_words([0x1041040]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080]), Cells::from_words([0x10204080])],
]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x3fffffff]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x1f7df7df]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7df7df7df]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x3efbefbe]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfbefbefbe]);

pub(crate) const MASK_6: Cells = Cells::from_words([0x7df7df7c0]);

pub(crate) const MASK_3: Cells = Cells::from_words([0xfbefbef80]);
