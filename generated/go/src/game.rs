//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("black"), Borrowed("white")];

static PIECES: [Cow<'static, str>; 4] = [
    Borrowed("b"), Borrowed("e"), Borrowed("last"), Borrowed("w"),
];

static VARIABLES: [VariableInfo; 4] = [
    VariableInfo::new("black", 361), VariableInfo::new("white", 361),
    VariableInfo::new("moves", 722), VariableInfo::new("passes", 2),
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

static ACTION_KINDS: [ActionInfo; 12] = [
    ActionInfo::switch(1, "->black"), ActionInfo::switch(0, "->>"), ActionInfo::off(0, "[b]"),
    ActionInfo::off(2, "[last]"), ActionInfo::off(1, "[e]"), ActionInfo::assign(3, "[$ passes=0]"),
    ActionInfo::assign(3, "[$ passes=passes+1]"), ActionInfo::assign(2, "[$ moves=moves+1]"),
    ActionInfo::off(3, "[w]"), ActionInfo::assign(0, "[$ black=b]"),
    ActionInfo::assign(1, "[$ white=w]"), ActionInfo::switch(2, "->white"),
];

static ACTIONS: [ActionInfo; 52] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 4, 4, 1, 2, 5, 1, 6, 7, 2, 1, 8, 1, 9, 10, 1, 2, 1, 8, 1, 9, 10, 1, 11, 1, 8, 3, 4,
    4, 1, 8, 5, 1, 6, 7, 2, 1, 8, 1, 9, 10, 1, 2, 1, 8, 1, 9, 10, 1,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("go"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Rectangle { width: 19, height: 19 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(1),
};
