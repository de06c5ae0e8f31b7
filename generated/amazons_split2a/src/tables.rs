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

/// Where a table leads from a cell, and whether it leads anywhere.
#[inline]
pub(crate) fn look(table: &Table<u8, 128>, cell: usize) -> (usize, bool) {
    let target = table[cell];
    (target as usize, target != NONE)
}

const UP_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([10, 0], [90])]);

pub(crate) static UP: Table<u8, 128> = UP_PAIRS.targets_u8();

pub(crate) static UP_RAYS: Table<Cells, 128> = UP_PAIRS.rays();

const DOWN_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([0, 10], [90])]);

pub(crate) static DOWN: Table<u8, 128> = DOWN_PAIRS.targets_u8();

pub(crate) static DOWN_RAYS: Table<Cells, 128> = DOWN_PAIRS.rays();

const LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 10], &[([1, 0], [9, 10])]);

pub(crate) static LEFT: Table<u8, 128> = LEFT_PAIRS.targets_u8();

pub(crate) static LEFT_RAYS: Table<Cells, 128> = LEFT_PAIRS.rays();

const RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 10], &[([0, 1], [9, 10])]);

pub(crate) static RIGHT: Table<u8, 128> = RIGHT_PAIRS.targets_u8();

pub(crate) static RIGHT_RAYS: Table<Cells, 128> = RIGHT_PAIRS.rays();

const UP_LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 10], &[([11, 0], [9, 9])]);

pub(crate) static UP_LEFT: Table<u8, 128> = UP_LEFT_PAIRS.targets_u8();

pub(crate) static UP_LEFT_RAYS: Table<Cells, 128> = UP_LEFT_PAIRS.rays();

const UP_RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 10], &[([10, 1], [9, 9])]);

pub(crate) static UP_RIGHT: Table<u8, 128> = UP_RIGHT_PAIRS.targets_u8();

pub(crate) static UP_RIGHT_RAYS: Table<Cells, 128> = UP_RIGHT_PAIRS.rays();

const DOWN_LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 10], &[([1, 10], [9, 9])]);

pub(crate) static DOWN_LEFT: Table<u8, 128> = DOWN_LEFT_PAIRS.targets_u8();

pub(crate) static DOWN_LEFT_RAYS: Table<Cells, 128> = DOWN_LEFT_PAIRS.rays();

const DOWN_RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 10], &[([0, 11], [9, 9])]);

pub(crate) static DOWN_RIGHT: Table<u8, 128> = DOWN_RIGHT_PAIRS.targets_u8();

pub(crate) static DOWN_RIGHT_RAYS: Table<Cells, 128> = DOWN_RIGHT_PAIRS.rays();

pub(crate) const MASK_0: Cells = Cells::from_words([0xffffffffffffffff, 0x3ffffff]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xf7fdff7fdff7fdff, 0x1ff7fdf]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xf7fdff7fdff7fdff, 0x7fdff7fdf]);

pub(crate) const MASK_5: Cells = Cells::from_words([0xeffbfeffbfeffbfe, 0x3feffbf]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xeffbfeffbfeffbfe, 0xffbfeffbf]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xf7fdff7fdff7fc00, 0x7fdff7fdf]);

pub(crate) const MASK_3: Cells = Cells::from_words([0xeffbfeffbfeff800, 0xffbfeffbf]);
