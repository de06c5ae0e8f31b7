//! Where shifts lead, from each cell.

#![allow(long_running_const_eval)]

use super::state::Cells;
use rbg_runtime::codegen::{Shapes, Shifts, Table, singles};

/// No such cell.
const NONE: u8 = 255;

/// Where a table leads from a cell.
#[inline]
pub(crate) fn follow(table: &Table<u8, 64>, cell: usize) -> Option<usize> {
    let target = table[cell];
    (target != NONE).then_some(target as usize)
}

pub(crate) const LEFT_RIGHT: Cells = Cells::from_words([0xfefefefefefefefe]);

pub(crate) const RIGHT_LEFT: Cells = Cells::from_words([0x7f7f7f7f7f7f7f7f]);

pub(crate) const AREA_67: Cells = Cells::from_words([0xffff000000000000]);

pub(crate) const AREA_68: Cells = Cells::from_words([0xffff]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const AREA_70: Cells = Cells::from_words([0xff]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const AREA_72: Cells = Cells::from_words([0xff00000000000000]);

const UP_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([8, 0], [56])]);

pub(crate) static UP: Table<u8, 64> = UP_PAIRS.targets_u8();

pub(crate) static UP_SETS: Table<Cells, 64> = UP_PAIRS.sets();

pub(crate) static UP_RAYS: Table<Cells, 64> = UP_PAIRS.rays();

const DOWN_DOWN_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([0, 16], [48])]);

pub(crate) static DOWN_DOWN: Table<u8, 64> = DOWN_DOWN_PAIRS.targets_u8();

pub(crate) static DOWN_DOWN_SETS: Table<Cells, 64> = DOWN_DOWN_PAIRS.sets();

const SHIFT_4_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([1, 0], [7, 8]), ([0, 1], [7, 8])]);

static SHIFT_4_TARGETS: [u8; 112] = SHIFT_4_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_4: Table<&[u8], 64> = SHIFT_4_PAIRS.lists(&SHIFT_4_TARGETS);

pub(crate) static SHIFT_4_2: Table<Cells, 64> = SHIFT_4_PAIRS.sets();

const LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([1, 0], [7, 8])]);

pub(crate) static LEFT: Table<u8, 64> = LEFT_PAIRS.targets_u8();

pub(crate) static LEFT_SETS: Table<Cells, 64> = LEFT_PAIRS.sets();

pub(crate) static LEFT_RAYS: Table<Cells, 64> = LEFT_PAIRS.rays();

const SHIFT_6_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([9, 0], [7, 7]), ([8, 1], [7, 7])]);

static SHIFT_6_2_TARGETS: [u8; 98] = SHIFT_6_2_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_6_2: Table<&[u8], 64> = SHIFT_6_2_PAIRS.lists(&SHIFT_6_2_TARGETS);

pub(crate) static SHIFT_6: Table<Cells, 64> = SHIFT_6_2_PAIRS.sets();

pub(crate) static SHIFT_7: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([17, 0], [7, 6]), ([16, 1], [7, 6]), ([10, 0], [6, 7]), ([8, 2], [6, 7]), ([2, 8], [6, 7]),
    ([0, 10], [6, 7]), ([1, 16], [7, 6]), ([0, 17], [7, 6]),
]).sets();

pub(crate) static SHIFT_8: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([9, 0], [7, 7]), ([8, 0], [56, 1]), ([8, 1], [7, 7]), ([1, 0], [7, 8]), ([0, 1], [7, 8]),
    ([1, 8], [7, 7]), ([0, 8], [56, 1]), ([0, 9], [7, 7]),
]).sets();

pub(crate) static SHIFT_9: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([8, 0], [56, 1]), ([1, 0], [7, 8]), ([0, 1], [7, 8]), ([0, 8], [56, 1]),
]).sets();

const DOWN_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([0, 8], [56])]);

pub(crate) static DOWN: Table<u8, 64> = DOWN_PAIRS.targets_u8();

pub(crate) static DOWN_SETS: Table<Cells, 64> = DOWN_PAIRS.sets();

pub(crate) static DOWN_RAYS: Table<Cells, 64> = DOWN_PAIRS.rays();

const RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 1], [7, 8])]);

pub(crate) static RIGHT: Table<u8, 64> = RIGHT_PAIRS.targets_u8();

pub(crate) static RIGHT_SETS: Table<Cells, 64> = RIGHT_PAIRS.sets();

pub(crate) static RIGHT_RAYS: Table<Cells, 64> = RIGHT_PAIRS.rays();

const UP_LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([9, 0], [7, 7])]);

pub(crate) static UP_LEFT: Table<u8, 64> = UP_LEFT_PAIRS.targets_u8();

pub(crate) static UP_LEFT_SETS: Table<Cells, 64> = UP_LEFT_PAIRS.sets();

pub(crate) static UP_LEFT_RAYS: Table<Cells, 64> = UP_LEFT_PAIRS.rays();

pub(crate) static SHIFT_13: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([9, 0], [7, 7]), ([8, 1], [7, 7]), ([1, 8], [7, 7]), ([0, 9], [7, 7]),
]).sets();

const UP_RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([8, 1], [7, 7])]);

pub(crate) static UP_RIGHT: Table<u8, 64> = UP_RIGHT_PAIRS.targets_u8();

pub(crate) static UP_RIGHT_SETS: Table<Cells, 64> = UP_RIGHT_PAIRS.sets();

pub(crate) static UP_RIGHT_RAYS: Table<Cells, 64> = UP_RIGHT_PAIRS.rays();

const DOWN_LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([1, 8], [7, 7])]);

pub(crate) static DOWN_LEFT: Table<u8, 64> = DOWN_LEFT_PAIRS.targets_u8();

pub(crate) static DOWN_LEFT_SETS: Table<Cells, 64> = DOWN_LEFT_PAIRS.sets();

pub(crate) static DOWN_LEFT_RAYS: Table<Cells, 64> = DOWN_LEFT_PAIRS.rays();

const DOWN_RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 9], [7, 7])]);

pub(crate) static DOWN_RIGHT: Table<u8, 64> = DOWN_RIGHT_PAIRS.targets_u8();

pub(crate) static DOWN_RIGHT_SETS: Table<Cells, 64> = DOWN_RIGHT_PAIRS.sets();

pub(crate) static DOWN_RIGHT_RAYS: Table<Cells, 64> = DOWN_RIGHT_PAIRS.rays();

const SHIFT_17_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([10, 0], [6, 7]), ([9, 1], [7, 7])]);

static SHIFT_17_TARGETS: [u8; 91] = SHIFT_17_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_17: Table<&[u8], 64> = SHIFT_17_PAIRS.lists(&SHIFT_17_TARGETS);

pub(crate) static SHIFT_18: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([18, 0], [6, 6]), ([17, 1], [7, 6]), ([11, 0], [5, 7]), ([9, 2], [6, 7]), ([3, 8], [5, 7]),
    ([1, 10], [6, 7]), ([2, 16], [6, 6]), ([1, 17], [7, 6]),
]).sets();

pub(crate) static SHIFT_19: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([10, 0], [6, 7]), ([9, 0], [7, 7]), ([9, 1], [7, 7]), ([2, 0], [6, 8]), ([1, 1], [7, 8]),
    ([2, 8], [6, 7]), ([1, 8], [7, 7]), ([1, 9], [7, 7]),
]).sets();

pub(crate) static SHIFT_20: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([9, 0], [7, 7]), ([2, 0], [6, 8]), ([1, 1], [7, 8]), ([1, 8], [7, 7]),
]).sets();

const LEFT_LEFT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([2, 0], [6, 8])]);

pub(crate) static LEFT_LEFT: Table<u8, 64> = LEFT_LEFT_PAIRS.targets_u8();

pub(crate) static LEFT_LEFT_SETS: Table<Cells, 64> = LEFT_LEFT_PAIRS.sets();

pub(crate) static SHIFT_23: Table<u8, 64> = Shifts::new([1, 8], &[([10, 0], [6, 7])]).targets_u8();

pub(crate) static SHIFT_24: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([10, 0], [6, 7]), ([9, 1], [7, 7]), ([2, 8], [6, 7]), ([1, 9], [7, 7]),
]).sets();

pub(crate) static SHIFT_25: Table<u8, 64> = Shifts::new([1, 8], &[([9, 1], [7, 7])]).targets_u8();

pub(crate) static SHIFT_26: Table<u8, 64> = Shifts::new([1, 8], &[([2, 8], [6, 7])]).targets_u8();

pub(crate) static SHIFT_27: Table<u8, 64> = Shifts::new([1, 8], &[([1, 9], [7, 7])]).targets_u8();

const SHIFT_28_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([11, 0], [5, 7]), ([10, 1], [6, 7])]);

static SHIFT_28_TARGETS: [u8; 77] = SHIFT_28_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_28: Table<&[u8], 64> = SHIFT_28_PAIRS.lists(&SHIFT_28_TARGETS);

pub(crate) static SHIFT_29: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([19, 0], [5, 6]), ([18, 1], [6, 6]), ([12, 0], [4, 7]), ([10, 2], [6, 7]), ([4, 8], [4, 7]),
    ([2, 10], [6, 7]), ([3, 16], [5, 6]), ([2, 17], [6, 6]),
]).sets();

pub(crate) static SHIFT_30: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([11, 0], [5, 7]), ([10, 0], [6, 7]), ([10, 1], [6, 7]), ([3, 0], [5, 8]), ([2, 1], [6, 8]),
    ([3, 8], [5, 7]), ([2, 8], [6, 7]), ([2, 9], [6, 7]),
]).sets();

pub(crate) static SHIFT_31: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([10, 0], [6, 7]), ([3, 0], [5, 8]), ([2, 1], [6, 8]), ([2, 8], [6, 7]),
]).sets();

pub(crate) static SHIFT_32: Table<u8, 64> = Shifts::new([1, 8], &[([3, 0], [5, 8])]).targets_u8();

pub(crate) static SHIFT_33: Table<u8, 64> = Shifts::new([1, 8], &[([2, 1], [6, 8])]).targets_u8();

pub(crate) static SHIFT_34: Table<u8, 64> = Shifts::new([1, 8], &[([11, 0], [5, 7])]).targets_u8();

pub(crate) static SHIFT_35: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([11, 0], [5, 7]), ([10, 1], [6, 7]), ([3, 8], [5, 7]), ([2, 9], [6, 7]),
]).sets();

pub(crate) static SHIFT_36: Table<u8, 64> = Shifts::new([1, 8], &[([10, 1], [6, 7])]).targets_u8();

pub(crate) static SHIFT_37: Table<u8, 64> = Shifts::new([1, 8], &[([3, 8], [5, 7])]).targets_u8();

pub(crate) static SHIFT_38: Table<u8, 64> = Shifts::new([1, 8], &[([2, 9], [6, 7])]).targets_u8();

const SHIFT_39_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([8, 0], [7, 7]), ([8, 2], [6, 7])]);

static SHIFT_39_TARGETS: [u8; 91] = SHIFT_39_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_39: Table<&[u8], 64> = SHIFT_39_PAIRS.lists(&SHIFT_39_TARGETS);

pub(crate) static SHIFT_40: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([16, 0], [7, 6]), ([16, 2], [6, 6]), ([9, 0], [6, 7]), ([8, 3], [5, 7]), ([1, 8], [6, 7]),
    ([0, 11], [5, 7]), ([0, 16], [7, 6]), ([0, 18], [6, 6]),
]).sets();

pub(crate) static SHIFT_41: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([8, 0], [7, 7]), ([8, 1], [7, 7]), ([8, 2], [6, 7]), ([0, 0], [7, 8]), ([0, 2], [6, 8]),
    ([0, 8], [7, 7]), ([0, 9], [7, 7]), ([0, 10], [6, 7]),
]).sets();

pub(crate) static SHIFT_42: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([8, 1], [7, 7]), ([0, 0], [7, 8]), ([0, 2], [6, 8]), ([0, 9], [7, 7]),
]).sets();

const RIGHT_RIGHT_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 2], [6, 8])]);

pub(crate) static RIGHT_RIGHT: Table<u8, 64> = RIGHT_RIGHT_PAIRS.targets_u8();

pub(crate) static RIGHT_RIGHT_SETS: Table<Cells, 64> = RIGHT_RIGHT_PAIRS.sets();

pub(crate) static SHIFT_45: Table<u8, 64> = Shifts::new([1, 8], &[([8, 0], [7, 7])]).targets_u8();

pub(crate) static SHIFT_46: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([8, 0], [7, 7]), ([8, 2], [6, 7]), ([0, 8], [7, 7]), ([0, 10], [6, 7]),
]).sets();

pub(crate) static SHIFT_47: Table<u8, 64> = Shifts::new([1, 8], &[([8, 2], [6, 7])]).targets_u8();

pub(crate) static SHIFT_48: Table<u8, 64> = Shifts::new([1, 8], &[([0, 8], [7, 7])]).targets_u8();

pub(crate) static SHIFT_49: Table<u8, 64> = Shifts::new([1, 8], &[([0, 10], [6, 7])]).targets_u8();

const SHIFT_50_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([8, 1], [6, 7]), ([8, 3], [5, 7])]);

static SHIFT_50_TARGETS: [u8; 77] = SHIFT_50_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_50: Table<&[u8], 64> = SHIFT_50_PAIRS.lists(&SHIFT_50_TARGETS);

pub(crate) static SHIFT_51: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([16, 1], [6, 6]), ([16, 3], [5, 6]), ([8, 0], [6, 7]), ([8, 4], [4, 7]), ([0, 8], [6, 7]),
    ([0, 12], [4, 7]), ([0, 17], [6, 6]), ([0, 19], [5, 6]),
]).sets();

pub(crate) static SHIFT_52: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([8, 1], [6, 7]), ([8, 2], [6, 7]), ([8, 3], [5, 7]), ([0, 1], [6, 8]), ([0, 3], [5, 8]),
    ([0, 9], [6, 7]), ([0, 10], [6, 7]), ([0, 11], [5, 7]),
]).sets();

pub(crate) static SHIFT_53: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([8, 2], [6, 7]), ([0, 1], [6, 8]), ([0, 3], [5, 8]), ([0, 10], [6, 7]),
]).sets();

pub(crate) static SHIFT_54: Table<u8, 64> = Shifts::new([1, 8], &[([0, 1], [6, 8])]).targets_u8();

pub(crate) static SHIFT_55: Table<u8, 64> = Shifts::new([1, 8], &[([0, 3], [5, 8])]).targets_u8();

pub(crate) static SHIFT_56: Table<u8, 64> = Shifts::new([1, 8], &[([8, 1], [6, 7])]).targets_u8();

pub(crate) static SHIFT_57: Table<Cells, 64> = Shifts::new([1, 8], &[
    ([8, 1], [6, 7]), ([8, 3], [5, 7]), ([0, 9], [6, 7]), ([0, 11], [5, 7]),
]).sets();

pub(crate) static SHIFT_58: Table<u8, 64> = Shifts::new([1, 8], &[([8, 3], [5, 7])]).targets_u8();

pub(crate) static SHIFT_59: Table<u8, 64> = Shifts::new([1, 8], &[([0, 9], [6, 7])]).targets_u8();

pub(crate) static SHIFT_60: Table<u8, 64> = Shifts::new([1, 8], &[([0, 11], [5, 7])]).targets_u8();

const UP_UP_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([16, 0], [48])]);

pub(crate) static UP_UP: Table<u8, 64> = UP_UP_PAIRS.targets_u8();

pub(crate) static UP_UP_SETS: Table<Cells, 64> = UP_UP_PAIRS.sets();

const SHIFT_62_2_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([1, 8], [7, 7]), ([0, 9], [7, 7])]);

static SHIFT_62_2_TARGETS: [u8; 98] = SHIFT_62_2_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_62_2: Table<&[u8], 64> = SHIFT_62_2_PAIRS.lists(&SHIFT_62_2_TARGETS);

pub(crate) static SHIFT_62: Table<Cells, 64> = SHIFT_62_2_PAIRS.sets();

const SHIFT_63_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([2, 8], [6, 7]), ([1, 9], [7, 7])]);

static SHIFT_63_TARGETS: [u8; 91] = SHIFT_63_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_63: Table<&[u8], 64> = SHIFT_63_PAIRS.lists(&SHIFT_63_TARGETS);

const SHIFT_64_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([3, 8], [5, 7]), ([2, 9], [6, 7])]);

static SHIFT_64_TARGETS: [u8; 77] = SHIFT_64_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_64: Table<&[u8], 64> = SHIFT_64_PAIRS.lists(&SHIFT_64_TARGETS);

const SHIFT_65_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 8], [7, 7]), ([0, 10], [6, 7])]);

static SHIFT_65_TARGETS: [u8; 91] = SHIFT_65_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_65: Table<&[u8], 64> = SHIFT_65_PAIRS.lists(&SHIFT_65_TARGETS);

const SHIFT_66_PAIRS: Shifts<'_, 2> = Shifts::new([1, 8], &[([0, 9], [6, 7]), ([0, 11], [5, 7])]);

static SHIFT_66_TARGETS: [u8; 77] = SHIFT_66_PAIRS.list_u8::<64, _>();

pub(crate) static SHIFT_66: Table<&[u8], 64> = SHIFT_66_PAIRS.lists(&SHIFT_66_TARGETS);

pub(crate) static ANY_OF: Table<Cells, 64> = Shifts::new([1, 8], &[([1, 0], [7, 8]), ([0, 1], [7, 8])]).sets();

const ALTERNATIVES_2_SHAPES: Shapes<'_, 1, 1> = Shapes::new([1], &[(&[(16, [48])], [&[-16, -8]])]);

static ALTERNATIVES_2_SETS: [Cells; 48] = singles(ALTERNATIVES_2_SHAPES.tuples::<64, _, _>());

pub(crate) static ALTERNATIVES_2: Table<&[Cells], 64> = ALTERNATIVES_2_SHAPES.lists(&ALTERNATIVES_2_SETS);

const ALTERNATIVES_SHAPES: Shapes<'_, 1, 1> = Shapes::new([1], &[(&[(0, [48])], [&[8, 16]])]);

static ALTERNATIVES_SETS: [Cells; 48] = singles(ALTERNATIVES_SHAPES.tuples::<64, _, _>());

pub(crate) static ALTERNATIVES: Table<&[Cells], 64> = ALTERNATIVES_SHAPES.lists(&ALTERNATIVES_SETS);

pub(crate) const MASK_9: Cells = Cells::from_words([0xff]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) const MASK_19: Cells = Cells::from_words([0x7f7f7f7f7f7f]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x7f7f7f7f7f7f7f]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x7f7f7f7f7f7f7f7f]);

pub(crate) const MASK_17: Cells = Cells::from_words([0x3f3f3f3f3f3f3f]);

pub(crate) const MASK_10: Cells = Cells::from_words([0x3f3f3f3f3f3f3f3f]);

pub(crate) const MASK_18: Cells = Cells::from_words([0xfefefefefefe]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xfefefefefefefe]);

pub(crate) const MASK_5: Cells = Cells::from_words([0xfefefefefefefefe]);

pub(crate) const MASK_16: Cells = Cells::from_words([0xfcfcfcfcfcfcfc]);

pub(crate) const MASK_11: Cells = Cells::from_words([0xfcfcfcfcfcfcfcfc]);

pub(crate) const MASK_8: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x7f7f7f7f7f7f7f00]);

pub(crate) const MASK_15: Cells = Cells::from_words([0x3f3f3f3f3f3f3f00]);

pub(crate) const MASK_3: Cells = Cells::from_words([0xfefefefefefefe00]);

pub(crate) const MASK_14: Cells = Cells::from_words([0xfcfcfcfcfcfcfc00]);

pub(crate) const MASK_13: Cells = Cells::from_words([0x7f7f7f7f7f7f0000]);

pub(crate) const MASK_12: Cells = Cells::from_words([0xfefefefefefe0000]);

pub(crate) const MASK_7: Cells = Cells::from_words([0xff00000000000000]);
