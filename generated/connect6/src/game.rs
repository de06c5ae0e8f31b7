//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("white"), Borrowed("black")];

static PIECES: [Cow<'static, str>; 3] = [Borrowed("b"), Borrowed("e"), Borrowed("w")];

static VARIABLES: [VariableInfo; 2] = [
    VariableInfo::new("white", 100), VariableInfo::new("black", 100),
];

const GRID: GridCells<'_, 2> = GridCells::new(["rx", "y"], &[([0, 0, 0], [19, 19, 1])]);

static CELL_NAMES: [u8; 2147] = GRID.names();

static CELLS: [CellInfo; 361] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 4] = [
    LabelInfo::new("up", &[EdgeRun::new(19, 342, 0)]),
    LabelInfo::new("down", &[EdgeRun::new(0, 342, 19)]),
    LabelInfo::new("left", const { &Shifts::new([1, 19], &[([1, 0], [18, 19])]).edges::<361, 19>() }),
    LabelInfo::new("right", const { &Shifts::new([1, 19], &[([0, 1], [18, 19])]).edges::<361, 19>() }),
];

static ACTION_KINDS: [ActionInfo; 11] = [
    ActionInfo::assign(0, "[$ white=50]"), ActionInfo::assign(1, "[$ black=50]"),
    ActionInfo::switch(2, "->black"), ActionInfo::switch(0, "->>"), ActionInfo::off(0, "[b]"),
    ActionInfo::assign(1, "[$ black=100]"), ActionInfo::assign(0, "[$ white=0]"),
    ActionInfo::switch(1, "->white"), ActionInfo::off(2, "[w]"),
    ActionInfo::assign(0, "[$ white=100]"), ActionInfo::assign(1, "[$ black=0]"),
];

static ACTIONS: [ActionInfo; 30] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 4, 5, 6, 3, 7, 8, 3, 9, 10, 3, 3, 8, 9, 10, 3, 2, 4, 3, 5, 6, 3, 3, 4, 5, 6, 3,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("connect6"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Rectangle { width: 19, height: 19 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(2),
};
