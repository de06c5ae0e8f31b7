//! Where shifts lead, from each cell.

#![allow(long_running_const_eval)]

use super::state::Cells;
use rbg_runtime::codegen::{Shapes, Shifts, Table, singles};

pub(crate) const BOARD: Cells = Cells::from_words([0xffffff]);

pub(crate) static SOURCES_4: Table<Cells, 32> = Shifts::new([2, 6], &[
    ([21, 0], [2, 1]), ([18, 3], [2, 1]), ([14, 2], [1, 1]), ([9, 0], [1, 2]), ([17, 8], [1, 1]),
    ([13, 5], [1, 1]), ([10, 3], [1, 1]), ([7, 1], [1, 1]), ([22, 16], [1, 1]), ([11, 6], [1, 1]),
    ([12, 8], [1, 1]), ([4, 1], [1, 1]), ([19, 16], [1, 1]), ([0, 0], [2, 2]), ([1, 1], [3, 1]),
    ([16, 16], [1, 1]),
]).sources();

pub(crate) static SHIFT_8: Table<Cells, 32> = Shifts::new([1, 3], &[
    ([14, 2], [1, 1]), ([21, 9], [1, 1]), ([9, 0], [1, 1]), ([23, 14], [1, 1]), ([13, 5], [1, 1]),
    ([18, 10], [1, 1]), ([10, 3], [1, 1]), ([20, 13], [1, 1]), ([11, 6], [1, 1]),
    ([17, 12], [1, 1]), ([12, 8], [1, 2]), ([4, 1], [1, 2]), ([19, 16], [1, 2]), ([1, 0], [2, 8]),
    ([0, 1], [2, 8]), ([1, 4], [1, 2]), ([16, 19], [1, 2]), ([8, 12], [1, 2]), ([6, 11], [1, 1]),
    ([12, 17], [1, 1]), ([3, 10], [1, 1]), ([13, 20], [1, 1]), ([5, 13], [1, 1]),
    ([10, 18], [1, 1]), ([0, 9], [1, 1]), ([14, 23], [1, 1]), ([2, 14], [1, 1]), ([9, 21], [1, 1]),
]).sets();

const ALTERNATIVES_SHAPES: Shapes<'_, 1, 2> = Shapes::new([1, 3], &[
    (&[(21, [1, 1])], [&[-21, -12]]), (&[(23, [1, 1])], [&[-21, -9]]),
    (&[(18, [1, 1])], [&[-15, -8]]), (&[(20, [1, 1])], [&[-15, -7]]),
    (&[(14, [1, 1])], [&[-12, 9]]), (&[(17, [1, 1])], [&[-9, -5]]), (&[(15, [1, 1])], [&[-9, -4]]),
    (&[(9, [1, 1])], [&[-9, 12]]), (&[(13, [1, 1])], [&[-8, 7]]), (&[(10, [1, 1])], [&[-7, 8]]),
    (&[(7, [1, 1]), (22, [1, 1])], [&[-6, -3]]), (&[(11, [1, 1])], [&[-5, 4]]),
    (&[(12, [1, 1])], [&[-4, 5]]), (&[(4, [1, 1]), (19, [1, 1])], [&[-3, 3]]),
    (&[(2, [1, 8])], [&[-2, -1]]), (&[(1, [1, 8])], [&[-1, 1]]), (&[(0, [1, 8])], [&[1, 2]]),
    (&[(1, [1, 1]), (16, [1, 1])], [&[3, 6]]), (&[(8, [1, 1])], [&[4, 9]]),
    (&[(6, [1, 1])], [&[5, 9]]), (&[(3, [1, 1])], [&[7, 15]]), (&[(5, [1, 1])], [&[8, 15]]),
    (&[(0, [1, 1])], [&[9, 21]]), (&[(2, [1, 1])], [&[12, 21]]),
]);

const ALTERNATIVES_SETS: [Cells; 48] = singles(ALTERNATIVES_SHAPES.tuples::<32, _, _>());

pub(crate) static ALTERNATIVES: Table<[Cells; 2], 32> = ALTERNATIVES_SHAPES.repeated(&ALTERNATIVES_SETS, Cells::from_words([0x1000000]));

pub(crate) const MASK_8: Cells = Cells::from_words([0x249249]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xdb6db6]);

pub(crate) const MASK_7: Cells = Cells::from_words([0x480090]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x800200]);

pub(crate) const MASK_4: Cells = Cells::from_words([0x100400]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x20800]);

pub(crate) const MASK_6: Cells = Cells::from_words([0x9000]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x42000]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x204000]);
