//! Where shifts lead, from each cell.

#![allow(long_running_const_eval)]

use super::state::Cells;
use rbg_runtime::codegen::{Shifts, Table};

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 16>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const AREA_3: Cells = Cells::from_words([0x8000]);

pub(crate) static LEFT: Table<u8, 16> = Shifts::new([1, 4], &[([1, 0], [3, 4])]).targets_u8();

pub(crate) static SHIFT_5: Table<Cells, 16> = Shifts::new([1, 4], &[
    ([4, 0], [12, 1]), ([1, 0], [3, 4]), ([0, 1], [3, 4]), ([0, 4], [12, 1]),
]).sets();

pub(crate) static SHIFT_6: Table<u8, 16> = Shifts::new([1, 4], &[([4, 3], [1, 3])]).targets_u8();
