//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("black"), Borrowed("white")];

static PIECES: [Cow<'static, str>; 3] = [Borrowed("b"), Borrowed("e"), Borrowed("w")];

static VARIABLES: [VariableInfo; 2] = [
    VariableInfo::new("black", 100), VariableInfo::new("white", 100),
];

const GRID: GridCells<'_, 2> = GridCells::new(["rx", "y"], &[([0, 0, 0], [10, 10, 1])]);

static CELL_NAMES: [u8; 500] = GRID.names();

static CELLS: [CellInfo; 100] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 4] = [
    LabelInfo::new("up", &[EdgeRun::new(10, 90, 0)]),
    LabelInfo::new("down", &[EdgeRun::new(0, 90, 10)]),
    LabelInfo::new("left", const { &Shifts::new([1, 10], &[([1, 0], [9, 10])]).edges::<100, 10>() }),
    LabelInfo::new("right", const { &Shifts::new([1, 10], &[([0, 1], [9, 10])]).edges::<100, 10>() }),
];

static ACTION_KINDS: [ActionInfo; 10] = [
    ActionInfo::switch(1, "->black"), ActionInfo::switch(0, "->>"), ActionInfo::off(1, "[e]"),
    ActionInfo::switch(2, "->white"), ActionInfo::off(0, "[b]"),
    ActionInfo::assign(0, "[$ black=100]"), ActionInfo::assign(1, "[$ white=0]"),
    ActionInfo::off(2, "[w]"), ActionInfo::assign(1, "[$ white=100]"),
    ActionInfo::assign(0, "[$ black=0]"),
];

static ACTIONS: [ActionInfo; 34] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 1, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 4, 5, 6, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 7,
    8, 9,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("konane"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Rectangle { width: 10, height: 10 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(6),
};
