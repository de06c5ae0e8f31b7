//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::Table;

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 16>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const FROM_0: Cells = Cells::from_words([0xffff]);

pub(crate) static UP: Table<u8, 16> = Table([
    255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
]);

pub(crate) static DOWN: Table<u8, 16> = Table([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255, 255, 255, 255,
]);

pub(crate) static LEFT: Table<u8, 16> = Table([
    255, 0, 1, 2, 255, 4, 5, 6, 255, 8, 9, 10, 255, 12, 13, 14,
]);

pub(crate) static RIGHT: Table<u8, 16> = Table([
    1, 2, 3, 255, 5, 6, 7, 255, 9, 10, 11, 255, 13, 14, 15, 255,
]);

pub(crate) static UP_LEFT: Table<u8, 16> = Table([
    255, 255, 255, 255, 255, 0, 1, 2, 255, 4, 5, 6, 255, 8, 9, 10,
]);

pub(crate) static UP_RIGHT: Table<u8, 16> = Table([
    255, 255, 255, 255, 1, 2, 3, 255, 5, 6, 7, 255, 9, 10, 11, 255,
]);

pub(crate) static DOWN_LEFT: Table<u8, 16> = Table([
    255, 4, 5, 6, 255, 8, 9, 10, 255, 12, 13, 14, 255, 255, 255, 255,
]);

pub(crate) static DOWN_RIGHT: Table<u8, 16> = Table([
    5, 6, 7, 255, 9, 10, 11, 255, 13, 14, 15, 255, 255, 255, 255, 255,
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffff]);

pub(crate) static ALTERNATIVES_3: Table<&[[Cells; 2]], 16> = Table([
    &[[Cells::from_words([0x20]), Cells::from_words([0x400])], [Cells::from_words([0x420]), Cells::from_words([0x8000])]],
    &[[Cells::from_words([0x40]), Cells::from_words([0x800])]], &[], &[],
    &[[Cells::from_words([0x200]), Cells::from_words([0x4000])]],
    &[[Cells::from_words([0x400]), Cells::from_words([0x8000])]], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[],
]);

pub(crate) static ALTERNATIVES_11: Table<&[[Cells; 2]], 16> = Table([
    &[[Cells::from_words([0x400]), Cells::from_words([0x20])], [Cells::from_words([0x8000]), Cells::from_words([0x420])]],
    &[[Cells::from_words([0x800]), Cells::from_words([0x40])]], &[], &[],
    &[[Cells::from_words([0x4000]), Cells::from_words([0x200])]],
    &[[Cells::from_words([0x8000]), Cells::from_words([0x400])]], &[], &[], &[], &[], &[], &[], &[],
    &[], &[], &[],
]);

pub(crate) static ALTERNATIVES_12: Table<&[[Cells; 2]], 16> = Table([
    &[], &[], &[[Cells::from_words([0x100]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x200]), Cells::from_words([0x40])], [Cells::from_words([0x1000]), Cells::from_words([0x240])]],
    &[], &[], &[[Cells::from_words([0x1000]), Cells::from_words([0x200])]],
    &[[Cells::from_words([0x2000]), Cells::from_words([0x400])]], &[], &[], &[], &[], &[], &[], &[],
    &[],
]);

pub(crate) static ALTERNATIVES_4: Table<&[[Cells; 2]], 16> = Table([
    &[], &[], &[[Cells::from_words([0x20]), Cells::from_words([0x100])]],
    &[[Cells::from_words([0x40]), Cells::from_words([0x200])], [Cells::from_words([0x240]), Cells::from_words([0x1000])]],
    &[], &[], &[[Cells::from_words([0x200]), Cells::from_words([0x1000])]],
    &[[Cells::from_words([0x400]), Cells::from_words([0x2000])]], &[], &[], &[], &[], &[], &[], &[],
    &[],
]);

pub(crate) static ALTERNATIVES_5: Table<&[[Cells; 2]], 16> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[],
    &[[Cells::from_words([0x20]), Cells::from_words([0x4])]],
    &[[Cells::from_words([0x40]), Cells::from_words([0x8])]], &[], &[],
    &[[Cells::from_words([0x200]), Cells::from_words([0x40])], [Cells::from_words([0x240]), Cells::from_words([0x8])]],
    &[[Cells::from_words([0x400]), Cells::from_words([0x80])]], &[], &[],
]);

pub(crate) static ALTERNATIVES_13: Table<&[[Cells; 2]], 16> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[],
    &[[Cells::from_words([0x4]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x8]), Cells::from_words([0x40])]], &[], &[],
    &[[Cells::from_words([0x40]), Cells::from_words([0x200])], [Cells::from_words([0x8]), Cells::from_words([0x240])]],
    &[[Cells::from_words([0x80]), Cells::from_words([0x400])]], &[], &[],
]);

pub(crate) static ALTERNATIVES_14: Table<&[[Cells; 2]], 16> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[[Cells::from_words([0x1]), Cells::from_words([0x20])]],
    &[[Cells::from_words([0x2]), Cells::from_words([0x40])]], &[], &[],
    &[[Cells::from_words([0x10]), Cells::from_words([0x200])]],
    &[[Cells::from_words([0x20]), Cells::from_words([0x400])], [Cells::from_words([0x1]), Cells::from_words([0x420])]],
]);

pub(crate) static ALTERNATIVES_6: Table<&[[Cells; 2]], 16> = Table([
    &[], &[], &[], &[], &[], &[], &[], &[], &[], &[],
    &[[Cells::from_words([0x20]), Cells::from_words([0x1])]],
    &[[Cells::from_words([0x40]), Cells::from_words([0x2])]], &[], &[],
    &[[Cells::from_words([0x200]), Cells::from_words([0x10])]],
    &[[Cells::from_words([0x400]), Cells::from_words([0x20])], [Cells::from_words([0x420]), Cells::from_words([0x1])]],
]);

pub(crate) static ALTERNATIVES_10: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10]), Cells::from_words([0x1])], [Cells::from_words([0x10]), Cells::from_words([0x1])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x2])], [Cells::from_words([0x20]), Cells::from_words([0x2])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x4])], [Cells::from_words([0x40]), Cells::from_words([0x4])]],
    [[Cells::from_words([0x80]), Cells::from_words([0x8])], [Cells::from_words([0x80]), Cells::from_words([0x8])]],
    [[Cells::from_words([0x100]), Cells::from_words([0x10])], [Cells::from_words([0x110]), Cells::from_words([0x1])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x20])], [Cells::from_words([0x220]), Cells::from_words([0x2])]],
    [[Cells::from_words([0x400]), Cells::from_words([0x40])], [Cells::from_words([0x440]), Cells::from_words([0x4])]],
    [[Cells::from_words([0x800]), Cells::from_words([0x80])], [Cells::from_words([0x880]), Cells::from_words([0x8])]],
]);

pub(crate) static ALTERNATIVES_18: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x1]), Cells::from_words([0x10])], [Cells::from_words([0x1]), Cells::from_words([0x10])]],
    [[Cells::from_words([0x2]), Cells::from_words([0x20])], [Cells::from_words([0x2]), Cells::from_words([0x20])]],
    [[Cells::from_words([0x4]), Cells::from_words([0x40])], [Cells::from_words([0x4]), Cells::from_words([0x40])]],
    [[Cells::from_words([0x8]), Cells::from_words([0x80])], [Cells::from_words([0x8]), Cells::from_words([0x80])]],
    [[Cells::from_words([0x10]), Cells::from_words([0x100])], [Cells::from_words([0x1]), Cells::from_words([0x110])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x200])], [Cells::from_words([0x2]), Cells::from_words([0x220])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x400])], [Cells::from_words([0x4]), Cells::from_words([0x440])]],
    [[Cells::from_words([0x80]), Cells::from_words([0x800])], [Cells::from_words([0x8]), Cells::from_words([0x880])]],
]);

pub(crate) static ALTERNATIVES_16: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x1]), Cells::from_words([0x2])], [Cells::from_words([0x1]), Cells::from_words([0x2])]],
    [[Cells::from_words([0x2]), Cells::from_words([0x4])], [Cells::from_words([0x1]), Cells::from_words([0x6])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10]), Cells::from_words([0x20])], [Cells::from_words([0x10]), Cells::from_words([0x20])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x40])], [Cells::from_words([0x10]), Cells::from_words([0x60])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x100]), Cells::from_words([0x200])], [Cells::from_words([0x100]), Cells::from_words([0x200])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x400])], [Cells::from_words([0x100]), Cells::from_words([0x600])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x1000]), Cells::from_words([0x2000])], [Cells::from_words([0x1000]), Cells::from_words([0x2000])]],
    [[Cells::from_words([0x2000]), Cells::from_words([0x4000])], [Cells::from_words([0x1000]), Cells::from_words([0x6000])]],
]);

pub(crate) static ALTERNATIVES_8: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x2]), Cells::from_words([0x1])], [Cells::from_words([0x2]), Cells::from_words([0x1])]],
    [[Cells::from_words([0x4]), Cells::from_words([0x2])], [Cells::from_words([0x6]), Cells::from_words([0x1])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x10])], [Cells::from_words([0x20]), Cells::from_words([0x10])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x20])], [Cells::from_words([0x60]), Cells::from_words([0x10])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x100])], [Cells::from_words([0x200]), Cells::from_words([0x100])]],
    [[Cells::from_words([0x400]), Cells::from_words([0x200])], [Cells::from_words([0x600]), Cells::from_words([0x100])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x2000]), Cells::from_words([0x1000])], [Cells::from_words([0x2000]), Cells::from_words([0x1000])]],
    [[Cells::from_words([0x4000]), Cells::from_words([0x2000])], [Cells::from_words([0x6000]), Cells::from_words([0x1000])]],
]);

pub(crate) static ALTERNATIVES_17: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x100]), Cells::from_words([0x10])], [Cells::from_words([0x1000]), Cells::from_words([0x110])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x20])], [Cells::from_words([0x2000]), Cells::from_words([0x220])]],
    [[Cells::from_words([0x400]), Cells::from_words([0x40])], [Cells::from_words([0x4000]), Cells::from_words([0x440])]],
    [[Cells::from_words([0x800]), Cells::from_words([0x80])], [Cells::from_words([0x8000]), Cells::from_words([0x880])]],
    [[Cells::from_words([0x1000]), Cells::from_words([0x100])], [Cells::from_words([0x1000]), Cells::from_words([0x100])]],
    [[Cells::from_words([0x2000]), Cells::from_words([0x200])], [Cells::from_words([0x2000]), Cells::from_words([0x200])]],
    [[Cells::from_words([0x4000]), Cells::from_words([0x400])], [Cells::from_words([0x4000]), Cells::from_words([0x400])]],
    [[Cells::from_words([0x8000]), Cells::from_words([0x800])], [Cells::from_words([0x8000]), Cells::from_words([0x800])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
]);

pub(crate) static ALTERNATIVES_9: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x10]), Cells::from_words([0x100])], [Cells::from_words([0x110]), Cells::from_words([0x1000])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x200])], [Cells::from_words([0x220]), Cells::from_words([0x2000])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x400])], [Cells::from_words([0x440]), Cells::from_words([0x4000])]],
    [[Cells::from_words([0x80]), Cells::from_words([0x800])], [Cells::from_words([0x880]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x100]), Cells::from_words([0x1000])], [Cells::from_words([0x100]), Cells::from_words([0x1000])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x2000])], [Cells::from_words([0x200]), Cells::from_words([0x2000])]],
    [[Cells::from_words([0x400]), Cells::from_words([0x4000])], [Cells::from_words([0x400]), Cells::from_words([0x4000])]],
    [[Cells::from_words([0x800]), Cells::from_words([0x8000])], [Cells::from_words([0x800]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
]);

pub(crate) static ALTERNATIVES_7: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x2]), Cells::from_words([0x4])], [Cells::from_words([0x6]), Cells::from_words([0x8])]],
    [[Cells::from_words([0x4]), Cells::from_words([0x8])], [Cells::from_words([0x4]), Cells::from_words([0x8])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x20]), Cells::from_words([0x40])], [Cells::from_words([0x60]), Cells::from_words([0x80])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x80])], [Cells::from_words([0x40]), Cells::from_words([0x80])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x200]), Cells::from_words([0x400])], [Cells::from_words([0x600]), Cells::from_words([0x800])]],
    [[Cells::from_words([0x400]), Cells::from_words([0x800])], [Cells::from_words([0x400]), Cells::from_words([0x800])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x2000]), Cells::from_words([0x4000])], [Cells::from_words([0x6000]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x4000]), Cells::from_words([0x8000])], [Cells::from_words([0x4000]), Cells::from_words([0x8000])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
]);

pub(crate) static ALTERNATIVES_15: Table<[[Cells; 2]; 2], 16> = Table([
    [[Cells::from_words([0x4]), Cells::from_words([0x2])], [Cells::from_words([0x8]), Cells::from_words([0x6])]],
    [[Cells::from_words([0x8]), Cells::from_words([0x4])], [Cells::from_words([0x8]), Cells::from_words([0x4])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x40]), Cells::from_words([0x20])], [Cells::from_words([0x80]), Cells::from_words([0x60])]],
    [[Cells::from_words([0x80]), Cells::from_words([0x40])], [Cells::from_words([0x80]), Cells::from_words([0x40])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x400]), Cells::from_words([0x200])], [Cells::from_words([0x800]), Cells::from_words([0x600])]],
    [[Cells::from_words([0x800]), Cells::from_words([0x400])], [Cells::from_words([0x800]), Cells::from_words([0x400])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x4000]), Cells::from_words([0x2000])], [Cells::from_words([0x8000]), Cells::from_words([0x6000])]],
    [[Cells::from_words([0x8000]), Cells::from_words([0x4000])], [Cells::from_words([0x8000]), Cells::from_words([0x4000])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
    [[Cells::from_words([0x10000]), Cells::from_words([0x0])], [Cells::from_words([0x10000]), Cells::from_words([0x0])]],
]);

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
