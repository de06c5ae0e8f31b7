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

const GRID: GridCells<'_, 2> = GridCells::new(["rx", "y"], &[([0, 0, 0], [8, 8, 1])]);

static CELL_NAMES: [u8; 320] = GRID.names();

static CELLS: [CellInfo; 64] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 4] = [
    LabelInfo::new("up", &[EdgeRun::new(8, 56, 0)]),
    LabelInfo::new("down", &[EdgeRun::new(0, 56, 8)]),
    LabelInfo::new("left", const { &Shifts::new([1, 8], &[([1, 0], [7, 8])]).edges::<64, 8>() }),
    LabelInfo::new("right", const { &Shifts::new([1, 8], &[([0, 1], [7, 8])]).edges::<64, 8>() }),
];

static ACTION_KINDS: [ActionInfo; 10] = [
    ActionInfo::switch(1, "->white"), ActionInfo::off(1, "[e]"), ActionInfo::switch(0, "->>"),
    ActionInfo::off(2, "[w]"), ActionInfo::assign(0, "[$ white=100]"),
    ActionInfo::assign(1, "[$ black=0]"), ActionInfo::switch(2, "->black"),
    ActionInfo::off(0, "[b]"), ActionInfo::assign(1, "[$ black=100]"),
    ActionInfo::assign(0, "[$ white=0]"),
];

static ACTIONS: [ActionInfo; 14] = actions(&ACTION_KINDS, [0, 1, 2, 3, 4, 5, 2, 6, 1, 2, 7, 8, 9, 2]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("breakthrough"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Rectangle { width: 8, height: 8 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(2),
};
