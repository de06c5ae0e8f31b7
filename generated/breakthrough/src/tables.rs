//! Where shifts lead, from each cell.

#![allow(long_running_const_eval)]

use super::state::Cells;
use rbg_runtime::codegen::{Shifts, Table};

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 64>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) static UP: Table<u8, 64> = Shifts::new([1], &[([8, 0], [56])]).targets_u8();

pub(crate) static DOWN: Table<u8, 64> = Shifts::new([1], &[([0, 8], [56])]).targets_u8();

pub(crate) static SHIFT_4: Table<Cells, 64> = Shifts::new([1, 8], &[([9, 0], [7, 7]), ([8, 1], [7, 7])]).sets();

pub(crate) static SHIFT_7: Table<Cells, 64> = Shifts::new([1, 8], &[([1, 8], [7, 7]), ([0, 9], [7, 7])]).sets();

pub(crate) const MASK_1: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe00]);
