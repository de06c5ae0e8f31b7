//! Where shifts lead, from each cell.

#![allow(long_running_const_eval)]

use super::state::Cells;
use rbg_runtime::codegen::{Shifts, Table};

const SHIFT_1_PAIRS: Shifts<'_, 2> = Shifts::new([1, 19], &[
    ([19, 0], [342, 1]), ([1, 0], [18, 19]), ([0, 1], [18, 19]), ([0, 19], [342, 1]),
]);

static SHIFT_1_TARGETS: [u16; 1368] = SHIFT_1_PAIRS.list_u16::<512, _>();

pub(crate) static SHIFT_1: Table<&[u16], 512> = SHIFT_1_PAIRS.lists(&SHIFT_1_TARGETS);

pub(crate) const MASK_2: Cells = Cells::from_words([0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x3fffff]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xfeffffdffffbffff, 0xfffdffffbffff7ff, 0xdffffbffff7fffef, 0xffbffff7fffeffff, 0xffff7fffeffffdff, 0xffffdffffb]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfdffffbffff7fffe, 0xfffbffff7fffefff, 0xbffff7fffeffffdf, 0xff7fffeffffdffff, 0xfffeffffdffffbff, 0x1ffffbffff7]);
