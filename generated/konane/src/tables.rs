//! Where shifts lead, from each cell.

#![allow(long_running_const_eval)]

use super::state::Cells;
use rbg_runtime::codegen::{Shifts, Table};

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 128>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const AREA_10: Cells = Cells::from_words([0xc0300000000201, 0x804000000]);

pub(crate) static UP: Table<u8, 128> = Shifts::new([1], &[([10, 0], [90])]).targets_u8();

pub(crate) static DOWN: Table<u8, 128> = Shifts::new([1], &[([0, 10], [90])]).targets_u8();

pub(crate) static LEFT: Table<u8, 128> = Shifts::new([1, 10], &[([1, 0], [9, 10])]).targets_u8();

pub(crate) static RIGHT: Table<u8, 128> = Shifts::new([1, 10], &[([0, 1], [9, 10])]).targets_u8();

pub(crate) static SHIFT_20: Table<Cells, 128> = Shifts::new([1, 10], &[
    ([44, 34], [2, 2]), ([90, 80], [1, 1]), ([99, 89], [1, 1]), ([9, 8], [1, 1]),
    ([44, 43], [2, 2]), ([99, 98], [1, 1]), ([0, 1], [1, 1]), ([44, 45], [2, 2]),
    ([90, 91], [1, 1]), ([0, 10], [1, 1]), ([9, 19], [1, 1]), ([44, 54], [2, 2]),
]).sets();
