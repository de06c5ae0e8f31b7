//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("white"), Borrowed("black")];

static PIECES: [Cow<'static, str>; 3] = [Borrowed("b"), Borrowed("e"), Borrowed("w")];

static VARIABLES: [VariableInfo; 4] = [
    VariableInfo::new("white", 100), VariableInfo::new("black", 100),
    VariableInfo::new("quiet", 20), VariableInfo::new("round", 9),
];

static CELLS: [CellInfo; 24] = [
    CellInfo::new("a7", [0, 0, 0]), CellInfo::new("d7", [1, 0, 0]), CellInfo::new("g7", [2, 0, 0]),
    CellInfo::new("b6", [3, 0, 0]), CellInfo::new("d6", [4, 0, 0]), CellInfo::new("f6", [5, 0, 0]),
    CellInfo::new("c5", [6, 0, 0]), CellInfo::new("d5", [7, 0, 0]), CellInfo::new("e5", [8, 0, 0]),
    CellInfo::new("a4", [9, 0, 0]), CellInfo::new("b4", [10, 0, 0]),
    CellInfo::new("c4", [11, 0, 0]), CellInfo::new("e4", [12, 0, 0]),
    CellInfo::new("f4", [13, 0, 0]), CellInfo::new("g4", [14, 0, 0]),
    CellInfo::new("c3", [15, 0, 0]), CellInfo::new("d3", [16, 0, 0]),
    CellInfo::new("e3", [17, 0, 0]), CellInfo::new("b2", [18, 0, 0]),
    CellInfo::new("d2", [19, 0, 0]), CellInfo::new("f2", [20, 0, 0]),
    CellInfo::new("a1", [21, 0, 0]), CellInfo::new("d1", [22, 0, 0]),
    CellInfo::new("g1", [23, 0, 0]),
];

static LABELS: [LabelInfo; 4] = [
    LabelInfo::new("right", const { &Shifts::new([1, 3], &[([0, 1], [2, 8])]).edges::<24, 8>() }),
    LabelInfo::new("down", const { &Shifts::new([1, 3], &[
    ([1, 4], [1, 2]), ([16, 19], [1, 2]), ([8, 12], [1, 2]), ([6, 11], [1, 1]), ([12, 17], [1, 1]),
    ([3, 10], [1, 1]), ([13, 20], [1, 1]), ([5, 13], [1, 1]), ([10, 18], [1, 1]), ([0, 9], [1, 1]),
    ([14, 23], [1, 1]), ([2, 14], [1, 1]), ([9, 21], [1, 1]),
]).edges::<24, 16>() }),
    LabelInfo::new("left", const { &Shifts::new([1, 3], &[([1, 0], [2, 8])]).edges::<24, 8>() }),
    LabelInfo::new("up", const { &Shifts::new([1, 3], &[
    ([14, 2], [1, 1]), ([21, 9], [1, 1]), ([9, 0], [1, 1]), ([23, 14], [1, 1]), ([13, 5], [1, 1]),
    ([18, 10], [1, 1]), ([10, 3], [1, 1]), ([20, 13], [1, 1]), ([11, 6], [1, 1]),
    ([17, 12], [1, 1]), ([12, 8], [1, 2]), ([4, 1], [1, 2]), ([19, 16], [1, 2]),
]).edges::<24, 16>() }),
];

static ACTION_KINDS: [ActionInfo; 15] = [
    ActionInfo::assign(1, "[$ black=100]"), ActionInfo::assign(3, "[$ round=round+1]"),
    ActionInfo::switch(1, "->white"), ActionInfo::off(2, "[w]"), ActionInfo::switch(0, "->>"),
    ActionInfo::off(1, "[e]"), ActionInfo::assign(2, "[$ quiet=0]"),
    ActionInfo::switch(2, "->black"), ActionInfo::off(0, "[b]"),
    ActionInfo::assign(2, "[$ quiet=quiet+1]"), ActionInfo::assign(0, "[$ white=50]"),
    ActionInfo::assign(1, "[$ black=50]"), ActionInfo::assign(0, "[$ white=100]"),
    ActionInfo::assign(1, "[$ black=0]"), ActionInfo::assign(0, "[$ white=0]"),
];

static ACTIONS: [ActionInfo; 44] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 4, 4, 5, 6, 9, 2, 5, 5, 3, 4, 4, 5, 6, 10, 11, 4, 12, 13, 4, 9, 7,
    5, 5, 8, 4, 4, 5, 6, 11, 10, 4, 0, 14, 4,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("theMillGame"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Graph,
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(3),
};
