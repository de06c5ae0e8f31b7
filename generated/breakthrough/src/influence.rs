//! What bears on what: for searches in the neighbourhood of moves.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{Influence, PlayerInfluence};
use rbg_runtime::codegen::Shifts;
const NEAR_PAIRS: Shifts<'_, 2> = Shifts::new(
    [1, 8],
    &[
        ([9, 0], [7, 7]),
        ([8, 0], [56, 1]),
        ([8, 1], [7, 7]),
        ([0, 0], [64, 1]),
        ([1, 8], [7, 7]),
        ([0, 8], [56, 1]),
        ([0, 9], [7, 7]),
    ],
);

static NEAR_CELLS: [u16; 372] = NEAR_PAIRS.list_u16::<64, _>();

/// What the turns of either player that change a cell look at or change.
static NEAR: [&[u16]; 64] = NEAR_PAIRS.lists(&NEAR_CELLS).0;

/// What bears on what within a turn, and how far pieces are from where they win.
pub(crate) static INFLUENCE: Influence = Influence {
    switches: &[1, 8],
    players: [
        PlayerInfluence {
            near: &NEAR,
            runners: &[2],
            distances: &[
                0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2,
                3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5,
                6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7,
            ],
        },
        PlayerInfluence {
            near: &NEAR,
            runners: &[0],
            distances: &[
                7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5,
                4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2,
                1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
        },
    ],
};
