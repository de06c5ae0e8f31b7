//! Where shifts lead, from each cell.

#![allow(long_running_const_eval)]

use super::state::Cells;
use rbg_runtime::codegen::{Shapes, Shifts, Table};

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 64>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const AREA_20: Cells = Cells::from_words([0xfefefefefefefe00]);

pub(crate) const AREA_23: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const AREA_26: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const AREA_27: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xffffffffffffff00]);

const DOWN_LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([1, 8], [7, 7])]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = DOWN_LEFT_PAIRS.targets_u8();

pub(crate) static DOWN_LEFT_SETS: Table<Cells, 64> = DOWN_LEFT_PAIRS.sets();

const DOWN_RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 9], [7, 7])]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = DOWN_RIGHT_PAIRS.targets_u8();

pub(crate) static DOWN_RIGHT_SETS: Table<Cells, 64> = DOWN_RIGHT_PAIRS.sets();

const UP_LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([9, 0], [7, 7])]);

pub(crate) static UP_LEFT: Table<u8, 64> = UP_LEFT_PAIRS.targets_u8();

pub(crate) static UP_LEFT_SETS: Table<Cells, 64> = UP_LEFT_PAIRS.sets();

const UP_RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([8, 1], [7, 7])]);

pub(crate) static UP_RIGHT: Table<u8, 64> = UP_RIGHT_PAIRS.targets_u8();

pub(crate) static UP_RIGHT_SETS: Table<Cells, 64> = UP_RIGHT_PAIRS.sets();

pub(crate) static SHIFT_8: Table<Cells, 64> = Shifts::new([1, 8], &[([9, 0], [7, 7]), ([8, 1], [7, 7])]).sets();

pub(crate) static SHIFT_9: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([9, 0], [7, 7]), ([8, 1], [7, 7]), ([1, 8], [7, 7]), ([0, 9], [7, 7]),
]).sets();

pub(crate) static SHIFT_10: Table<Cells, 64> = Shifts::new([1, 8], &[([1, 8], [7, 7]), ([0, 9], [7, 7])]).sets();

const SHIFT_13_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([2, 16], [6, 6])]);

pub(crate) static SHIFT_13_2: Table<u8, 64> = SHIFT_13_2_PAIRS.targets_u8();

pub(crate) static SHIFT_13: Table<Cells, 64> = SHIFT_13_2_PAIRS.sets();

const SHIFT_14_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([1, 17], [7, 6])]);

pub(crate) static SHIFT_14_2: Table<u8, 64> = SHIFT_14_2_PAIRS.targets_u8();

pub(crate) static SHIFT_14: Table<Cells, 64> = SHIFT_14_2_PAIRS.sets();

const SHIFT_15_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 16], [7, 6])]);

pub(crate) static SHIFT_15_2: Table<u8, 64> = SHIFT_15_2_PAIRS.targets_u8();

pub(crate) static SHIFT_15: Table<Cells, 64> = SHIFT_15_2_PAIRS.sets();

const SHIFT_16_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 18], [6, 6])]);

pub(crate) static SHIFT_16_2: Table<u8, 64> = SHIFT_16_2_PAIRS.targets_u8();

pub(crate) static SHIFT_16: Table<Cells, 64> = SHIFT_16_2_PAIRS.sets();

const SHIFT_17_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([18, 0], [6, 6])]);

pub(crate) static SHIFT_17_2: Table<u8, 64> = SHIFT_17_2_PAIRS.targets_u8();

pub(crate) static SHIFT_17: Table<Cells, 64> = SHIFT_17_2_PAIRS.sets();

const SHIFT_18_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([17, 1], [7, 6])]);

pub(crate) static SHIFT_18_2: Table<u8, 64> = SHIFT_18_2_PAIRS.targets_u8();

pub(crate) static SHIFT_18: Table<Cells, 64> = SHIFT_18_2_PAIRS.sets();

const SHIFT_19_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([10, 8], [6, 7])]);

pub(crate) static SHIFT_19_2: Table<u8, 64> = SHIFT_19_2_PAIRS.targets_u8();

pub(crate) static SHIFT_19: Table<Cells, 64> = SHIFT_19_2_PAIRS.sets();

const SHIFT_21_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([16, 0], [7, 6])]);

pub(crate) static SHIFT_21_2: Table<u8, 64> = SHIFT_21_2_PAIRS.targets_u8();

pub(crate) static SHIFT_21: Table<Cells, 64> = SHIFT_21_2_PAIRS.sets();

const SHIFT_22_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([16, 2], [6, 6])]);

pub(crate) static SHIFT_22_2: Table<u8, 64> = SHIFT_22_2_PAIRS.targets_u8();

pub(crate) static SHIFT_22: Table<Cells, 64> = SHIFT_22_2_PAIRS.sets();

const SHIFT_24_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([8, 10], [6, 7])]);

pub(crate) static SHIFT_24_2: Table<u8, 64> = SHIFT_24_2_PAIRS.targets_u8();

pub(crate) static SHIFT_24: Table<Cells, 64> = SHIFT_24_2_PAIRS.sets();

const SHIFT_25_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([2, 0], [6, 7])]);

pub(crate) static SHIFT_25_2: Table<u8, 64> = SHIFT_25_2_PAIRS.targets_u8();

pub(crate) static SHIFT_25: Table<Cells, 64> = SHIFT_25_2_PAIRS.sets();

const SHIFT_28_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 2], [6, 7])]);

pub(crate) static SHIFT_28_2: Table<u8, 64> = SHIFT_28_2_PAIRS.targets_u8();

pub(crate) static SHIFT_28: Table<Cells, 64> = SHIFT_28_2_PAIRS.sets();

pub(crate) static ANY_OF: Table<Cells, 64> = Shifts::new([1, 8], &[([9, 0], [7, 7])]).sets();

pub(crate) static ANY_OF_2: Table<Cells, 64> = Shifts::new([1, 8], &[([8, 1], [7, 7])]).sets();

pub(crate) static ANY_OF_3: Table<Cells, 64> = Shifts::new([1, 8], &[([1, 8], [7, 7])]).sets();

pub(crate) static ANY_OF_4: Table<Cells, 64> = Shifts::new([1, 8], &[([0, 9], [7, 7])]).sets();

const ALTERNATIVES_2_SHAPES: Shapes<'_, 2, 2> = Shapes::new([1, 8], &[
    (&[(18, [6, 6])], [&[-9], &[-18]]), (&[(16, [6, 6])], [&[-7], &[-14]]),
]);

static ALTERNATIVES_2_SETS: [[Cells; 2]; 72] = ALTERNATIVES_2_SHAPES.tuples::<64, _, _>();

pub(crate) static ALTERNATIVES_2: Table<&[[Cells; 2]], 64> = ALTERNATIVES_2_SHAPES.lists(&ALTERNATIVES_2_SETS);

const ALTERNATIVES_SHAPES: Shapes<'_, 2, 2> = Shapes::new([1, 8], &[
    (&[(18, [6, 6])], [&[-9], &[-18]]), (&[(16, [6, 6])], [&[-7], &[-14]]),
    (&[(2, [6, 6])], [&[7], &[14]]), (&[(0, [6, 6])], [&[9], &[18]]),
]);

const ALTERNATIVES_SETS: [[Cells; 2]; 144] = ALTERNATIVES_SHAPES.tuples::<64, _, _>();

pub(crate) static ALTERNATIVES: Table<[[Cells; 2]; 4], 64> = ALTERNATIVES_SHAPES.repeated(&ALTERNATIVES_SETS, [Cells::EMPTY, Cells::EMPTY]);

const ALTERNATIVES_3_SHAPES: Shapes<'_, 2, 2> = Shapes::new([1, 8], &[
    (&[(18, [6, 6])], [&[-18], &[-9]]), (&[(16, [6, 6])], [&[-14], &[-7]]),
    (&[(2, [6, 6])], [&[14], &[7]]), (&[(0, [6, 6])], [&[18], &[9]]),
]);

const ALTERNATIVES_3_SETS: [[Cells; 2]; 144] = ALTERNATIVES_3_SHAPES.tuples::<64, _, _>();

pub(crate) static ALTERNATIVES_3: Table<[[Cells; 2]; 4], 64> = ALTERNATIVES_3_SHAPES.repeated(&ALTERNATIVES_3_SETS, [Cells::EMPTY, Cells::EMPTY]);

const ALTERNATIVES_4_SHAPES: Shapes<'_, 2, 2> = Shapes::new([1, 8], &[
    (&[(2, [6, 6])], [&[14], &[7]]), (&[(0, [6, 6])], [&[18], &[9]]),
]);

static ALTERNATIVES_4_SETS: [[Cells; 2]; 72] = ALTERNATIVES_4_SHAPES.tuples::<64, _, _>();

pub(crate) static ALTERNATIVES_4: Table<&[[Cells; 2]], 64> = ALTERNATIVES_4_SHAPES.lists(&ALTERNATIVES_4_SETS);

pub(crate) const MASK_3: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfefefefefefefe00]);
