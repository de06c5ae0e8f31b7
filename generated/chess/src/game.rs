//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("white"), Borrowed("black")];

static PIECES: [Cow<'static, str>; 19] = [
    Borrowed("bB"), Borrowed("bCK"), Borrowed("bCR"), Borrowed("bDP"), Borrowed("bK"),
    Borrowed("bN"), Borrowed("bP"), Borrowed("bQ"), Borrowed("bR"), Borrowed("e"), Borrowed("wB"),
    Borrowed("wCK"), Borrowed("wCR"), Borrowed("wDP"), Borrowed("wK"), Borrowed("wN"),
    Borrowed("wP"), Borrowed("wQ"), Borrowed("wR"),
];

static VARIABLES: [VariableInfo; 4] = [
    VariableInfo::new("white", 100), VariableInfo::new("black", 100),
    VariableInfo::new("quiet", 100), VariableInfo::new("vacant", 64),
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

static ACTION_KINDS: [ActionInfo; 27] = [
    ActionInfo::assign(3, "[$ vacant=e]"), ActionInfo::switch(1, "->white"),
    ActionInfo::off(9, "[e]"), ActionInfo::off(15, "[wN]"), ActionInfo::off(10, "[wB]"),
    ActionInfo::off(18, "[wR]"), ActionInfo::off(17, "[wQ]"), ActionInfo::off(14, "[wK]"),
    ActionInfo::switch(0, "->>"), ActionInfo::assign(2, "[$ quiet=quiet+1]"),
    ActionInfo::assign(2, "[$ quiet=0]"), ActionInfo::off(16, "[wP]"), ActionInfo::off(13, "[wDP]"),
    ActionInfo::off(6, "[bP]"), ActionInfo::assign(0, "[$ white=100]"),
    ActionInfo::assign(1, "[$ black=0]"), ActionInfo::assign(0, "[$ white=50]"),
    ActionInfo::assign(1, "[$ black=50]"), ActionInfo::switch(2, "->black"),
    ActionInfo::off(5, "[bN]"), ActionInfo::off(0, "[bB]"), ActionInfo::off(8, "[bR]"),
    ActionInfo::off(7, "[bQ]"), ActionInfo::off(4, "[bK]"), ActionInfo::off(3, "[bDP]"),
    ActionInfo::assign(1, "[$ black=100]"), ActionInfo::assign(0, "[$ white=0]"),
];

static ACTIONS: [ActionInfo; 115] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 2, 4, 2, 5, 2, 6, 2, 7, 8, 9, 10, 0, 2, 11, 6, 5, 4, 3, 2, 12, 2, 2, 11, 8, 10, 0,
    2, 7, 8, 2, 5, 9, 10, 0, 2, 7, 8, 2, 5, 9, 10, 0, 13, 14, 15, 16, 17, 16, 17, 16, 17, 14, 15, 8,
    18, 2, 19, 2, 20, 2, 21, 2, 22, 2, 23, 8, 9, 10, 0, 2, 13, 22, 21, 20, 19, 2, 24, 2, 2, 13, 8,
    10, 0, 2, 23, 8, 2, 21, 9, 10, 0, 2, 23, 8, 2, 21, 9, 10, 0, 11, 25, 26, 17, 16, 17, 16, 17, 16,
    25, 26, 8,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("chess"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Rectangle { width: 8, height: 8 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(4),
};
