//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 256>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) static WEST: Table<u8, 256> = Table([
    255, 0, 1, 2, 3, 4, 5, 6, 255, 8, 9, 10, 11, 12, 13, 14, 15, 255, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 255, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 255, 38, 39, 40, 41, 42, 43, 44, 45, 46,
    47, 48, 255, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 255, 63, 64, 65, 66, 67, 68, 69,
    70, 71, 72, 73, 74, 75, 255, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 255, 92,
    93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 255, 106, 107, 108, 109, 110, 111, 112,
    113, 114, 115, 116, 117, 255, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 255, 131,
    132, 133, 134, 135, 136, 137, 138, 139, 140, 255, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    255, 152, 153, 154, 155, 156, 157, 158, 159, 255, 161, 162, 163, 164, 165, 166, 167, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static NORTH_EAST: Table<u8, 256> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 255, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 255, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 255, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 255, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 255, 50, 51, 52, 53, 54, 55, 56,
    57, 58, 59, 60, 61, 62, 255, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 255, 78,
    79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102,
    103, 104, 105, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 120, 121, 122, 123,
    124, 125, 126, 127, 128, 129, 130, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 143, 144,
    145, 146, 147, 148, 149, 150, 151, 153, 154, 155, 156, 157, 158, 159, 160, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_3: Table<Cells, 256> = Table([
    Cells::from_words([0x302, 0x0, 0x0]), Cells::from_words([0x605, 0x0, 0x0]),
    Cells::from_words([0xc0a, 0x0, 0x0]), Cells::from_words([0x1814, 0x0, 0x0]),
    Cells::from_words([0x3028, 0x0, 0x0]), Cells::from_words([0x6050, 0x0, 0x0]),
    Cells::from_words([0xc0a0, 0x0, 0x0]), Cells::from_words([0x18040, 0x0, 0x0]),
    Cells::from_words([0x60201, 0x0, 0x0]), Cells::from_words([0xc0503, 0x0, 0x0]),
    Cells::from_words([0x180a06, 0x0, 0x0]), Cells::from_words([0x30140c, 0x0, 0x0]),
    Cells::from_words([0x602818, 0x0, 0x0]), Cells::from_words([0xc05030, 0x0, 0x0]),
    Cells::from_words([0x180a060, 0x0, 0x0]), Cells::from_words([0x30140c0, 0x0, 0x0]),
    Cells::from_words([0x6008080, 0x0, 0x0]), Cells::from_words([0x18040100, 0x0, 0x0]),
    Cells::from_words([0x300a0300, 0x0, 0x0]), Cells::from_words([0x60140600, 0x0, 0x0]),
    Cells::from_words([0xc0280c00, 0x0, 0x0]), Cells::from_words([0x180501800, 0x0, 0x0]),
    Cells::from_words([0x300a03000, 0x0, 0x0]), Cells::from_words([0x601406000, 0x0, 0x0]),
    Cells::from_words([0xc0280c000, 0x0, 0x0]), Cells::from_words([0x1805018000, 0x0, 0x0]),
    Cells::from_words([0x3002010000, 0x0, 0x0]), Cells::from_words([0xc010020000, 0x0, 0x0]),
    Cells::from_words([0x18028060000, 0x0, 0x0]), Cells::from_words([0x300500c0000, 0x0, 0x0]),
    Cells::from_words([0x600a0180000, 0x0, 0x0]), Cells::from_words([0xc0140300000, 0x0, 0x0]),
    Cells::from_words([0x180280600000, 0x0, 0x0]), Cells::from_words([0x300500c00000, 0x0, 0x0]),
    Cells::from_words([0x600a01800000, 0x0, 0x0]), Cells::from_words([0xc01403000000, 0x0, 0x0]),
    Cells::from_words([0x1802806000000, 0x0, 0x0]), Cells::from_words([0x3001004000000, 0x0, 0x0]),
    Cells::from_words([0xc008008000000, 0x0, 0x0]), Cells::from_words([0x18014018000000, 0x0, 0x0]),
    Cells::from_words([0x30028030000000, 0x0, 0x0]),
    Cells::from_words([0x60050060000000, 0x0, 0x0]),
    Cells::from_words([0xc00a00c0000000, 0x0, 0x0]),
    Cells::from_words([0x180140180000000, 0x0, 0x0]),
    Cells::from_words([0x300280300000000, 0x0, 0x0]),
    Cells::from_words([0x600500600000000, 0x0, 0x0]),
    Cells::from_words([0xc00a00c00000000, 0x0, 0x0]),
    Cells::from_words([0x1801401800000000, 0x0, 0x0]),
    Cells::from_words([0x3002803000000000, 0x0, 0x0]),
    Cells::from_words([0x6001002000000000, 0x0, 0x0]),
    Cells::from_words([0x8008004000000000, 0x1, 0x0]),
    Cells::from_words([0x1400c000000000, 0x3, 0x0]),
    Cells::from_words([0x28018000000000, 0x6, 0x0]),
    Cells::from_words([0x50030000000000, 0xc, 0x0]),
    Cells::from_words([0xa0060000000000, 0x18, 0x0]),
    Cells::from_words([0x1400c0000000000, 0x30, 0x0]),
    Cells::from_words([0x280180000000000, 0x60, 0x0]),
    Cells::from_words([0x500300000000000, 0xc0, 0x0]),
    Cells::from_words([0xa00600000000000, 0x180, 0x0]),
    Cells::from_words([0x1400c00000000000, 0x300, 0x0]),
    Cells::from_words([0x2801800000000000, 0x600, 0x0]),
    Cells::from_words([0x5003000000000000, 0xc00, 0x0]),
    Cells::from_words([0x2002000000000000, 0x1800, 0x0]),
    Cells::from_words([0x4000000000000, 0x6001, 0x0]),
    Cells::from_words([0x800c000000000000, 0xc002, 0x0]),
    Cells::from_words([0x18000000000000, 0x18005, 0x0]),
    Cells::from_words([0x30000000000000, 0x3000a, 0x0]),
    Cells::from_words([0x60000000000000, 0x60014, 0x0]),
    Cells::from_words([0xc0000000000000, 0xc0028, 0x0]),
    Cells::from_words([0x180000000000000, 0x180050, 0x0]),
    Cells::from_words([0x300000000000000, 0x3000a0, 0x0]),
    Cells::from_words([0x600000000000000, 0x600140, 0x0]),
    Cells::from_words([0xc00000000000000, 0xc00280, 0x0]),
    Cells::from_words([0x1800000000000000, 0x1800500, 0x0]),
    Cells::from_words([0x3000000000000000, 0x3000a00, 0x0]),
    Cells::from_words([0x6000000000000000, 0x6001400, 0x0]),
    Cells::from_words([0x4000000000000000, 0xc000800, 0x0]),
    Cells::from_words([0x8000000000000000, 0x10004000, 0x0]),
    Cells::from_words([0x8000000000000000, 0x3000a001, 0x0]),
    Cells::from_words([0x0, 0x60014003, 0x0]), Cells::from_words([0x0, 0xc0028006, 0x0]),
    Cells::from_words([0x0, 0x18005000c, 0x0]), Cells::from_words([0x0, 0x3000a0018, 0x0]),
    Cells::from_words([0x0, 0x600140030, 0x0]), Cells::from_words([0x0, 0xc00280060, 0x0]),
    Cells::from_words([0x0, 0x18005000c0, 0x0]), Cells::from_words([0x0, 0x3000a00180, 0x0]),
    Cells::from_words([0x0, 0x6001400300, 0x0]), Cells::from_words([0x0, 0xc002800600, 0x0]),
    Cells::from_words([0x0, 0x18005000c00, 0x0]), Cells::from_words([0x0, 0x3000a001800, 0x0]),
    Cells::from_words([0x0, 0x20004001000, 0x0]), Cells::from_words([0x0, 0x40020006000, 0x0]),
    Cells::from_words([0x0, 0xc005000c000, 0x0]), Cells::from_words([0x0, 0x1800a0018000, 0x0]),
    Cells::from_words([0x0, 0x300140030000, 0x0]), Cells::from_words([0x0, 0x600280060000, 0x0]),
    Cells::from_words([0x0, 0xc005000c0000, 0x0]), Cells::from_words([0x0, 0x1800a00180000, 0x0]),
    Cells::from_words([0x0, 0x3001400300000, 0x0]), Cells::from_words([0x0, 0x6002800600000, 0x0]),
    Cells::from_words([0x0, 0xc005000c00000, 0x0]), Cells::from_words([0x0, 0x1800a001800000, 0x0]),
    Cells::from_words([0x0, 0x30014003000000, 0x0]),
    Cells::from_words([0x0, 0x60028006000000, 0x0]),
    Cells::from_words([0x0, 0x4001000c000000, 0x0]),
    Cells::from_words([0x0, 0x80080030000000, 0x0]),
    Cells::from_words([0x0, 0x180140060000000, 0x0]),
    Cells::from_words([0x0, 0x3002800c0000000, 0x0]),
    Cells::from_words([0x0, 0x600500180000000, 0x0]),
    Cells::from_words([0x0, 0xc00a00300000000, 0x0]),
    Cells::from_words([0x0, 0x1801400600000000, 0x0]),
    Cells::from_words([0x0, 0x3002800c00000000, 0x0]),
    Cells::from_words([0x0, 0x6005001800000000, 0x0]),
    Cells::from_words([0x0, 0xc00a003000000000, 0x0]),
    Cells::from_words([0x0, 0x8014006000000000, 0x1]),
    Cells::from_words([0x0, 0x2800c000000000, 0x3]),
    Cells::from_words([0x0, 0x50018000000000, 0x6]),
    Cells::from_words([0x0, 0x20030000000000, 0x4]),
    Cells::from_words([0x0, 0x1000c0000000000, 0x8]),
    Cells::from_words([0x0, 0x280180000000000, 0x18]),
    Cells::from_words([0x0, 0x500300000000000, 0x30]),
    Cells::from_words([0x0, 0xa00600000000000, 0x60]),
    Cells::from_words([0x0, 0x1400c00000000000, 0xc0]),
    Cells::from_words([0x0, 0x2801800000000000, 0x180]),
    Cells::from_words([0x0, 0x5003000000000000, 0x300]),
    Cells::from_words([0x0, 0xa006000000000000, 0x600]),
    Cells::from_words([0x0, 0x400c000000000000, 0xc01]),
    Cells::from_words([0x0, 0x8018000000000000, 0x1802]),
    Cells::from_words([0x0, 0x30000000000000, 0x3005]),
    Cells::from_words([0x0, 0x60000000000000, 0x2002]),
    Cells::from_words([0x0, 0x180000000000000, 0x4010]),
    Cells::from_words([0x0, 0x300000000000000, 0xc028]),
    Cells::from_words([0x0, 0x600000000000000, 0x18050]),
    Cells::from_words([0x0, 0xc00000000000000, 0x300a0]),
    Cells::from_words([0x0, 0x1800000000000000, 0x60140]),
    Cells::from_words([0x0, 0x3000000000000000, 0xc0280]),
    Cells::from_words([0x0, 0x6000000000000000, 0x180500]),
    Cells::from_words([0x0, 0xc000000000000000, 0x300a00]),
    Cells::from_words([0x0, 0x8000000000000000, 0x601401]), Cells::from_words([0x0, 0x0, 0xc02803]),
    Cells::from_words([0x0, 0x0, 0x801006]), Cells::from_words([0x0, 0x0, 0x1008018]),
    Cells::from_words([0x0, 0x0, 0x3014030]), Cells::from_words([0x0, 0x0, 0x6028060]),
    Cells::from_words([0x0, 0x0, 0xc0500c0]), Cells::from_words([0x0, 0x0, 0x180a0180]),
    Cells::from_words([0x0, 0x0, 0x30140300]), Cells::from_words([0x0, 0x0, 0x60280600]),
    Cells::from_words([0x0, 0x0, 0xc0500c00]), Cells::from_words([0x0, 0x0, 0x180a01800]),
    Cells::from_words([0x0, 0x0, 0x100403000]), Cells::from_words([0x0, 0x0, 0x20200c000]),
    Cells::from_words([0x0, 0x0, 0x605018000]), Cells::from_words([0x0, 0x0, 0xc0a030000]),
    Cells::from_words([0x0, 0x0, 0x1814060000]), Cells::from_words([0x0, 0x0, 0x30280c0000]),
    Cells::from_words([0x0, 0x0, 0x6050180000]), Cells::from_words([0x0, 0x0, 0xc0a0300000]),
    Cells::from_words([0x0, 0x0, 0x18140600000]), Cells::from_words([0x0, 0x0, 0x10080c00000]),
    Cells::from_words([0x0, 0x0, 0x403000000]), Cells::from_words([0x0, 0x0, 0xa06000000]),
    Cells::from_words([0x0, 0x0, 0x140c000000]), Cells::from_words([0x0, 0x0, 0x2818000000]),
    Cells::from_words([0x0, 0x0, 0x5030000000]), Cells::from_words([0x0, 0x0, 0xa060000000]),
    Cells::from_words([0x0, 0x0, 0x140c0000000]), Cells::from_words([0x0, 0x0, 0x8180000000]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]), Cells::from_words([0x0, 0x0, 0x0]),
    Cells::from_words([0x0, 0x0, 0x0]),
]);

pub(crate) const AREA_4: Cells = Cells::from_words([0x1, 0x0, 0x0]);

pub(crate) static NORTH_WEST: Table<u8, 256> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 255, 8, 9, 10, 11, 12, 13,
    14, 15, 16, 255, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 255, 27, 28, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 255, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 255, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 59, 60, 61, 62, 255, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78,
    79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102,
    103, 104, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 119, 120, 121, 122, 123,
    124, 125, 126, 127, 128, 129, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 142, 143, 144,
    145, 146, 147, 148, 149, 150, 152, 153, 154, 155, 156, 157, 158, 159, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255,
]);

pub(crate) static EAST: Table<u8, 256> = Table([
    1, 2, 3, 4, 5, 6, 7, 255, 9, 10, 11, 12, 13, 14, 15, 16, 255, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 255, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 255, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
    49, 255, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 255, 64, 65, 66, 67, 68, 69, 70, 71,
    72, 73, 74, 75, 76, 255, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 255, 93, 94,
    95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 255, 107, 108, 109, 110, 111, 112, 113, 114,
    115, 116, 117, 118, 255, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 255, 132, 133,
    134, 135, 136, 137, 138, 139, 140, 141, 255, 143, 144, 145, 146, 147, 148, 149, 150, 151, 255,
    153, 154, 155, 156, 157, 158, 159, 160, 255, 162, 163, 164, 165, 166, 167, 168, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const AREA_7: Cells = Cells::from_words([0x80, 0x0, 0x0]);

pub(crate) static SOUTH_EAST: Table<u8, 256> = Table([
    9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
    61, 62, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 78, 79, 80, 81, 82, 83, 84, 85, 86,
    87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 255, 106, 107,
    108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 255, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 255, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 255, 142,
    143, 144, 145, 146, 147, 148, 149, 150, 151, 255, 152, 153, 154, 155, 156, 157, 158, 159, 160,
    255, 161, 162, 163, 164, 165, 166, 167, 168, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const AREA_9: Cells = Cells::from_words([0x0, 0x8000000, 0x0]);

pub(crate) static SOUTH_WEST: Table<u8, 256> = Table([
    8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 31, 32, 33,
    34, 35, 36, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 77, 78, 79, 80, 81, 82, 83, 84, 85,
    86, 87, 88, 89, 90, 255, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 255, 106,
    107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 255, 119, 120, 121, 122, 123, 124,
    125, 126, 127, 128, 129, 130, 255, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 255,
    142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 255, 152, 153, 154, 155, 156, 157, 158, 159,
    160, 255, 161, 162, 163, 164, 165, 166, 167, 168, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) const AREA_11: Cells = Cells::from_words([0x0, 0x0, 0x10000000000]);

pub(crate) const AREA_12: Cells = Cells::from_words([0x0, 0x0, 0x200000000]);

pub(crate) const AREA_13: Cells = Cells::from_words([0x0, 0x2000, 0x0]);

pub(crate) const AREA_14: Cells = Cells::from_words([0x7e, 0x0, 0x0]);

pub(crate) const AREA_15: Cells = Cells::from_words([0x4002002004010000, 0x1000, 0x0]);

pub(crate) const AREA_16: Cells = Cells::from_words([0x0, 0x40020000000000, 0x100802004]);

pub(crate) const AREA_17: Cells = Cells::from_words([0x0, 0x0, 0xfc00000000]);

pub(crate) const AREA_18: Cells = Cells::from_words([0x0, 0x80040010000000, 0x1004008]);

pub(crate) const AREA_19: Cells = Cells::from_words([0x8004004008020100, 0x0, 0x0]);

pub(crate) const AREA_20: Cells = Cells::from_words([0xc00600600c0301ff, 0xc0060018003000, 0x1ff0180600c]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff, 0xffffffffffffffff, 0x1ffffffffff]);
