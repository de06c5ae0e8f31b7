//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 32>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const FROM_0: Cells = Cells::from_words([0x1ffffff]);

pub(crate) static UP: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x40]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static UP_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x21]), Cells::from_words([0x42]),
    Cells::from_words([0x84]), Cells::from_words([0x108]), Cells::from_words([0x210]),
    Cells::from_words([0x421]), Cells::from_words([0x842]), Cells::from_words([0x1084]),
    Cells::from_words([0x2108]), Cells::from_words([0x4210]), Cells::from_words([0x8421]),
    Cells::from_words([0x10842]), Cells::from_words([0x21084]), Cells::from_words([0x42108]),
    Cells::from_words([0x84210]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SOURCES_2: Table<Cells, 32> = Table([
    Cells::from_words([0x108421]), Cells::from_words([0x210842]), Cells::from_words([0x421084]),
    Cells::from_words([0x842108]), Cells::from_words([0x1084210]), Cells::from_words([0x108421]),
    Cells::from_words([0x210842]), Cells::from_words([0x421084]), Cells::from_words([0x842108]),
    Cells::from_words([0x1084210]), Cells::from_words([0x108421]), Cells::from_words([0x210842]),
    Cells::from_words([0x421084]), Cells::from_words([0x842108]), Cells::from_words([0x1084210]),
    Cells::from_words([0x108421]), Cells::from_words([0x210842]), Cells::from_words([0x421084]),
    Cells::from_words([0x842108]), Cells::from_words([0x1084210]), Cells::from_words([0x108421]),
    Cells::from_words([0x210842]), Cells::from_words([0x421084]), Cells::from_words([0x842108]),
    Cells::from_words([0x1084210]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static DOWN: Table<u8, 32> = Table([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_SETS: Table<Cells, 32> = Table([
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static DOWN_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x108420]), Cells::from_words([0x210840]), Cells::from_words([0x421080]),
    Cells::from_words([0x842100]), Cells::from_words([0x1084200]), Cells::from_words([0x108400]),
    Cells::from_words([0x210800]), Cells::from_words([0x421000]), Cells::from_words([0x842000]),
    Cells::from_words([0x1084000]), Cells::from_words([0x108000]), Cells::from_words([0x210000]),
    Cells::from_words([0x420000]), Cells::from_words([0x840000]), Cells::from_words([0x1080000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffff]);

pub(crate) static SHIFT_5: Table<Cells, 32> = Table([
    Cells::from_words([0x60]), Cells::from_words([0xe0]), Cells::from_words([0x1c0]),
    Cells::from_words([0x380]), Cells::from_words([0x300]), Cells::from_words([0xc02]),
    Cells::from_words([0x1c05]), Cells::from_words([0x380a]), Cells::from_words([0x7014]),
    Cells::from_words([0x6008]), Cells::from_words([0x18040]), Cells::from_words([0x380a0]),
    Cells::from_words([0x70140]), Cells::from_words([0xe0280]), Cells::from_words([0xc0100]),
    Cells::from_words([0x300800]), Cells::from_words([0x701400]), Cells::from_words([0xe02800]),
    Cells::from_words([0x1c05000]), Cells::from_words([0x1802000]), Cells::from_words([0x10000]),
    Cells::from_words([0x28000]), Cells::from_words([0x50000]), Cells::from_words([0xa0000]),
    Cells::from_words([0x40000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_6: Table<Cells, 32> = Table([
    Cells::from_words([0x62]), Cells::from_words([0xe5]), Cells::from_words([0x1ca]),
    Cells::from_words([0x394]), Cells::from_words([0x308]), Cells::from_words([0xc41]),
    Cells::from_words([0x1ca2]), Cells::from_words([0x3944]), Cells::from_words([0x7288]),
    Cells::from_words([0x6110]), Cells::from_words([0x18820]), Cells::from_words([0x39440]),
    Cells::from_words([0x72880]), Cells::from_words([0xe5100]), Cells::from_words([0xc2200]),
    Cells::from_words([0x310400]), Cells::from_words([0x728800]), Cells::from_words([0xe51000]),
    Cells::from_words([0x1ca2000]), Cells::from_words([0x1844000]), Cells::from_words([0x208000]),
    Cells::from_words([0x510000]), Cells::from_words([0xa20000]), Cells::from_words([0x1440000]),
    Cells::from_words([0x880000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_7: Table<Cells, 32> = Table([
    Cells::from_words([0x62]), Cells::from_words([0xe5]), Cells::from_words([0x1ca]),
    Cells::from_words([0x394]), Cells::from_words([0x308]), Cells::from_words([0xc43]),
    Cells::from_words([0x1ca7]), Cells::from_words([0x394e]), Cells::from_words([0x729c]),
    Cells::from_words([0x6118]), Cells::from_words([0x18860]), Cells::from_words([0x394e0]),
    Cells::from_words([0x729c0]), Cells::from_words([0xe5380]), Cells::from_words([0xc2300]),
    Cells::from_words([0x310c00]), Cells::from_words([0x729c00]), Cells::from_words([0xe53800]),
    Cells::from_words([0x1ca7000]), Cells::from_words([0x1846000]), Cells::from_words([0x218000]),
    Cells::from_words([0x538000]), Cells::from_words([0xa70000]), Cells::from_words([0x14e0000]),
    Cells::from_words([0x8c0000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static UP_LEFT: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 255, 5, 6, 7, 8, 255, 10, 11, 12, 13, 255, 15, 16, 17,
    18, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_LEFT_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x1]), Cells::from_words([0x2]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x0]), Cells::from_words([0x20]),
    Cells::from_words([0x41]), Cells::from_words([0x82]), Cells::from_words([0x104]),
    Cells::from_words([0x0]), Cells::from_words([0x400]), Cells::from_words([0x820]),
    Cells::from_words([0x1041]), Cells::from_words([0x2082]), Cells::from_words([0x0]),
    Cells::from_words([0x8000]), Cells::from_words([0x10400]), Cells::from_words([0x20820]),
    Cells::from_words([0x41041]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_9: Table<Cells, 32> = Table([
    Cells::from_words([0x40]), Cells::from_words([0xa0]), Cells::from_words([0x140]),
    Cells::from_words([0x280]), Cells::from_words([0x100]), Cells::from_words([0x802]),
    Cells::from_words([0x1405]), Cells::from_words([0x280a]), Cells::from_words([0x5014]),
    Cells::from_words([0x2008]), Cells::from_words([0x10040]), Cells::from_words([0x280a0]),
    Cells::from_words([0x50140]), Cells::from_words([0xa0280]), Cells::from_words([0x40100]),
    Cells::from_words([0x200800]), Cells::from_words([0x501400]), Cells::from_words([0xa02800]),
    Cells::from_words([0x1405000]), Cells::from_words([0x802000]), Cells::from_words([0x10000]),
    Cells::from_words([0x28000]), Cells::from_words([0x50000]), Cells::from_words([0xa0000]),
    Cells::from_words([0x40000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static UP_RIGHT: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 1, 2, 3, 4, 255, 6, 7, 8, 9, 255, 11, 12, 13, 14, 255, 16, 17, 18, 19,
    255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static UP_RIGHT_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
    Cells::from_words([0x4]), Cells::from_words([0x8]), Cells::from_words([0x10]),
    Cells::from_words([0x0]), Cells::from_words([0x44]), Cells::from_words([0x88]),
    Cells::from_words([0x110]), Cells::from_words([0x200]), Cells::from_words([0x0]),
    Cells::from_words([0x888]), Cells::from_words([0x1110]), Cells::from_words([0x2200]),
    Cells::from_words([0x4000]), Cells::from_words([0x0]), Cells::from_words([0x11110]),
    Cells::from_words([0x22200]), Cells::from_words([0x44000]), Cells::from_words([0x80000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static DOWN_LEFT: Table<u8, 32> = Table([
    255, 5, 6, 7, 8, 255, 10, 11, 12, 13, 255, 15, 16, 17, 18, 255, 20, 21, 22, 23, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_LEFT_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x20]), Cells::from_words([0x440]),
    Cells::from_words([0x8880]), Cells::from_words([0x111100]), Cells::from_words([0x0]),
    Cells::from_words([0x400]), Cells::from_words([0x8800]), Cells::from_words([0x111000]),
    Cells::from_words([0x222000]), Cells::from_words([0x0]), Cells::from_words([0x8000]),
    Cells::from_words([0x110000]), Cells::from_words([0x220000]), Cells::from_words([0x440000]),
    Cells::from_words([0x0]), Cells::from_words([0x100000]), Cells::from_words([0x200000]),
    Cells::from_words([0x400000]), Cells::from_words([0x800000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static DOWN_RIGHT: Table<u8, 32> = Table([
    6, 7, 8, 9, 255, 11, 12, 13, 14, 255, 16, 17, 18, 19, 255, 21, 22, 23, 24, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x1041040]), Cells::from_words([0x82080]), Cells::from_words([0x4100]),
    Cells::from_words([0x200]), Cells::from_words([0x0]), Cells::from_words([0x820800]),
    Cells::from_words([0x1041000]), Cells::from_words([0x82000]), Cells::from_words([0x4000]),
    Cells::from_words([0x0]), Cells::from_words([0x410000]), Cells::from_words([0x820000]),
    Cells::from_words([0x1040000]), Cells::from_words([0x80000]), Cells::from_words([0x0]),
    Cells::from_words([0x200000]), Cells::from_words([0x400000]), Cells::from_words([0x800000]),
    Cells::from_words([0x1000000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_13: Table<Cells, 32> = Table([
    Cells::from_words([0x22]), Cells::from_words([0x45]), Cells::from_words([0x8a]),
    Cells::from_words([0x114]), Cells::from_words([0x208]), Cells::from_words([0x441]),
    Cells::from_words([0x8a2]), Cells::from_words([0x1144]), Cells::from_words([0x2288]),
    Cells::from_words([0x4110]), Cells::from_words([0x8820]), Cells::from_words([0x11440]),
    Cells::from_words([0x22880]), Cells::from_words([0x45100]), Cells::from_words([0x82200]),
    Cells::from_words([0x110400]), Cells::from_words([0x228800]), Cells::from_words([0x451000]),
    Cells::from_words([0x8a2000]), Cells::from_words([0x1044000]), Cells::from_words([0x208000]),
    Cells::from_words([0x510000]), Cells::from_words([0xa20000]), Cells::from_words([0x1440000]),
    Cells::from_words([0x880000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static LEFT: Table<u8, 32> = Table([
    255, 0, 1, 2, 3, 255, 5, 6, 7, 8, 255, 10, 11, 12, 13, 255, 15, 16, 17, 18, 255, 20, 21, 22, 23,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static LEFT_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x1]), Cells::from_words([0x3]),
    Cells::from_words([0x7]), Cells::from_words([0xf]), Cells::from_words([0x0]),
    Cells::from_words([0x20]), Cells::from_words([0x60]), Cells::from_words([0xe0]),
    Cells::from_words([0x1e0]), Cells::from_words([0x0]), Cells::from_words([0x400]),
    Cells::from_words([0xc00]), Cells::from_words([0x1c00]), Cells::from_words([0x3c00]),
    Cells::from_words([0x0]), Cells::from_words([0x8000]), Cells::from_words([0x18000]),
    Cells::from_words([0x38000]), Cells::from_words([0x78000]), Cells::from_words([0x0]),
    Cells::from_words([0x100000]), Cells::from_words([0x300000]), Cells::from_words([0x700000]),
    Cells::from_words([0xf00000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static RIGHT: Table<u8, 32> = Table([
    1, 2, 3, 4, 255, 6, 7, 8, 9, 255, 11, 12, 13, 14, 255, 16, 17, 18, 19, 255, 21, 22, 23, 24, 255,
    255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static RIGHT_RAYS: Table<Cells, 32> = Table([
    Cells::from_words([0x1e]), Cells::from_words([0x1c]), Cells::from_words([0x18]),
    Cells::from_words([0x10]), Cells::from_words([0x0]), Cells::from_words([0x3c0]),
    Cells::from_words([0x380]), Cells::from_words([0x300]), Cells::from_words([0x200]),
    Cells::from_words([0x0]), Cells::from_words([0x7800]), Cells::from_words([0x7000]),
    Cells::from_words([0x6000]), Cells::from_words([0x4000]), Cells::from_words([0x0]),
    Cells::from_words([0xf0000]), Cells::from_words([0xe0000]), Cells::from_words([0xc0000]),
    Cells::from_words([0x80000]), Cells::from_words([0x0]), Cells::from_words([0x1e00000]),
    Cells::from_words([0x1c00000]), Cells::from_words([0x1800000]), Cells::from_words([0x1000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_16: Table<Cells, 32> = Table([
    Cells::from_words([0x40]), Cells::from_words([0xa0]), Cells::from_words([0x140]),
    Cells::from_words([0x280]), Cells::from_words([0x100]), Cells::from_words([0x803]),
    Cells::from_words([0x1407]), Cells::from_words([0x280e]), Cells::from_words([0x501c]),
    Cells::from_words([0x2018]), Cells::from_words([0x10060]), Cells::from_words([0x280e0]),
    Cells::from_words([0x501c0]), Cells::from_words([0xa0380]), Cells::from_words([0x40300]),
    Cells::from_words([0x200c00]), Cells::from_words([0x501c00]), Cells::from_words([0xa03800]),
    Cells::from_words([0x1407000]), Cells::from_words([0x806000]), Cells::from_words([0x18000]),
    Cells::from_words([0x38000]), Cells::from_words([0x70000]), Cells::from_words([0xe0000]),
    Cells::from_words([0xc0000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_17: Table<Cells, 32> = Table([
    Cells::from_words([0x22]), Cells::from_words([0x45]), Cells::from_words([0x8a]),
    Cells::from_words([0x114]), Cells::from_words([0x208]), Cells::from_words([0x443]),
    Cells::from_words([0x8a7]), Cells::from_words([0x114e]), Cells::from_words([0x229c]),
    Cells::from_words([0x4118]), Cells::from_words([0x8860]), Cells::from_words([0x114e0]),
    Cells::from_words([0x229c0]), Cells::from_words([0x45380]), Cells::from_words([0x82300]),
    Cells::from_words([0x110c00]), Cells::from_words([0x229c00]), Cells::from_words([0x453800]),
    Cells::from_words([0x8a7000]), Cells::from_words([0x1046000]), Cells::from_words([0x218000]),
    Cells::from_words([0x538000]), Cells::from_words([0xa70000]), Cells::from_words([0x14e0000]),
    Cells::from_words([0x8c0000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const AREA_18: Cells = Cells::from_words([0x1f]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0x1ffffe0]);

pub(crate) const AREA_20: Cells = Cells::from_words([0x1f00000]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xfffff]);

pub(crate) static SHIFT_22: Table<&[u8], 32> = Table([
    &[], &[], &[], &[], &[], &[0, 1], &[0, 1, 2], &[1, 2, 3], &[2, 3, 4], &[3, 4], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_22_2: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x3]),
    Cells::from_words([0x7]), Cells::from_words([0xe]), Cells::from_words([0x1c]),
    Cells::from_words([0x18]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_23: Table<&[u8], 32> = Table([
    &[], &[], &[], &[], &[], &[1], &[0, 2], &[1, 3], &[2, 4], &[3], &[], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_23_2: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x2]),
    Cells::from_words([0x5]), Cells::from_words([0xa]), Cells::from_words([0x14]),
    Cells::from_words([0x8]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_24: Table<&[u8], 32> = Table([
    &[1], &[0, 2], &[1, 3], &[2, 4], &[3], &[0], &[1], &[2], &[3], &[4], &[], &[], &[], &[], &[],
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_24_2: Table<Cells, 32> = Table([
    Cells::from_words([0x2]), Cells::from_words([0x5]), Cells::from_words([0xa]),
    Cells::from_words([0x14]), Cells::from_words([0x8]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_25: Table<&[u8], 32> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[20, 21],
    &[20, 21, 22], &[21, 22, 23], &[22, 23, 24], &[23, 24], &[], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[], &[],
]);

pub(crate) static SHIFT_25_2: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x300000]), Cells::from_words([0x700000]), Cells::from_words([0xe00000]),
    Cells::from_words([0x1c00000]), Cells::from_words([0x1800000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_26: Table<&[u8], 32> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[21], &[20, 22],
    &[21, 23], &[22, 24], &[23], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_26_2: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x200000]), Cells::from_words([0x500000]), Cells::from_words([0xa00000]),
    Cells::from_words([0x1400000]), Cells::from_words([0x800000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_27: Table<&[u8], 32> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[20], &[21], &[22],
    &[23], &[24], &[21], &[20, 22], &[21, 23], &[22, 24], &[23], &[], &[], &[], &[], &[], &[], &[],
]);

pub(crate) static SHIFT_27_2: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x200000]),
    Cells::from_words([0x500000]), Cells::from_words([0xa00000]), Cells::from_words([0x1400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static SHIFT_28: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 0, 1, 2, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_29: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 1, 2, 3, 4, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_30: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 3, 4, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_31: Table<u8, 32> = Table([
    255, 0, 1, 2, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_32: Table<u8, 32> = Table([
    1, 2, 3, 4, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_33: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 20, 21, 22, 23,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_34: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 21, 22, 23, 24, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_35: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 20, 21, 22, 23, 24,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_36: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 20, 21, 22, 23, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static SHIFT_37: Table<u8, 32> = Table([
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 21, 22, 23, 24, 255, 255, 255, 255, 255, 255, 255, 255,
]);

pub(crate) static ANY_OF_2: Table<Cells, 32> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x1]),
    Cells::from_words([0x2]), Cells::from_words([0x4]), Cells::from_words([0x8]),
    Cells::from_words([0x10]), Cells::from_words([0x20]), Cells::from_words([0x40]),
    Cells::from_words([0x80]), Cells::from_words([0x100]), Cells::from_words([0x200]),
    Cells::from_words([0x400]), Cells::from_words([0x800]), Cells::from_words([0x1000]),
    Cells::from_words([0x2000]), Cells::from_words([0x4000]), Cells::from_words([0x8000]),
    Cells::from_words([0x10000]), Cells::from_words([0x20000]), Cells::from_words([0x40000]),
    Cells::from_words([0x80000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) static ANY_OF: Table<Cells, 32> = Table([
    Cells::from_words([0x20]), Cells::from_words([0x40]), Cells::from_words([0x80]),
    Cells::from_words([0x100]), Cells::from_words([0x200]), Cells::from_words([0x400]),
    Cells::from_words([0x800]), Cells::from_words([0x1000]), Cells::from_words([0x2000]),
    Cells::from_words([0x4000]), Cells::from_words([0x8000]), Cells::from_words([0x10000]),
    Cells::from_words([0x20000]), Cells::from_words([0x40000]), Cells::from_words([0x80000]),
    Cells::from_words([0x100000]), Cells::from_words([0x200000]), Cells::from_words([0x400000]),
    Cells::from_words([0x800000]), Cells::from_words([0x1000000]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const MASK_18: Cells = Cells::from_words([0xf]);

pub(crate) const MASK_14: Cells = Cells::from_words([0x1f]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfffff]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x7bdef]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xf7bdef]);

pub(crate) const MASK_19: Cells = Cells::from_words([0x1e]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xf7bde]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x1ef7bde]);

pub(crate) const MASK_16: Cells = Cells::from_words([0x1e0]);

pub(crate) const MASK_17: Cells = Cells::from_words([0x3e0]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x1ffffe0]);

pub(crate) const MASK_7: Cells = Cells::from_words([0xf7bde0]);

pub(crate) const MASK_15: Cells = Cells::from_words([0x3c0]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x1ef7bc0]);

pub(crate) const MASK_9: Cells = Cells::from_words([0x78000]);

pub(crate) const MASK_13: Cells = Cells::from_words([0xf8000]);

pub(crate) const MASK_10: Cells = Cells::from_words([0xf0000]);

pub(crate) const MASK_11: Cells = Cells::from_words([0xf00000]);

pub(crate) const MASK_8: Cells = Cells::from_words([0x1f00000]);

pub(crate) const MASK_12: Cells = Cells::from_words([0x1e00000]);
