//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 1] = [Borrowed("solver")];

static PIECES: [Cow<'static, str>; 16] = [
    Borrowed("gap"), Borrowed("t1"), Borrowed("t10"), Borrowed("t11"), Borrowed("t12"),
    Borrowed("t13"), Borrowed("t14"), Borrowed("t15"), Borrowed("t2"), Borrowed("t3"),
    Borrowed("t4"), Borrowed("t5"), Borrowed("t6"), Borrowed("t7"), Borrowed("t8"), Borrowed("t9"),
];

static VARIABLES: [VariableInfo; 2] = [
    VariableInfo::new("solver", 100), VariableInfo::new("turns", 100),
];

const GRID: GridCells<'_, 2> = GridCells::new(["rx", "y"], &[([0, 0, 0], [4, 4, 1])]);

static CELL_NAMES: [u8; 80] = GRID.names();

static CELLS: [CellInfo; 16] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 4] = [
    LabelInfo::new("up", &[EdgeRun::new(4, 12, 0)]),
    LabelInfo::new("down", &[EdgeRun::new(0, 12, 4)]),
    LabelInfo::new("left", const { &Shifts::new([1, 4], &[([1, 0], [3, 4])]).edges::<16, 4>() }),
    LabelInfo::new("right", const { &Shifts::new([1, 4], &[([0, 1], [3, 4])]).edges::<16, 4>() }),
];

static ACTION_KINDS: [ActionInfo; 20] = [
    ActionInfo::assign(1, "[$ turns=turns+1]"), ActionInfo::assign(0, "[$ solver=100]"),
    ActionInfo::switch(0, "->>"), ActionInfo::switch(1, "->solver"), ActionInfo::off(0, "[gap]"),
    ActionInfo::off(1, "[t1]"), ActionInfo::off(8, "[t2]"), ActionInfo::off(9, "[t3]"),
    ActionInfo::off(10, "[t4]"), ActionInfo::off(11, "[t5]"), ActionInfo::off(12, "[t6]"),
    ActionInfo::off(13, "[t7]"), ActionInfo::off(14, "[t8]"), ActionInfo::off(15, "[t9]"),
    ActionInfo::off(2, "[t10]"), ActionInfo::off(3, "[t11]"), ActionInfo::off(4, "[t12]"),
    ActionInfo::off(5, "[t13]"), ActionInfo::off(6, "[t14]"), ActionInfo::off(7, "[t15]"),
];

static ACTIONS: [ActionInfo; 35] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 2, 4, 5, 4, 6, 4, 7, 4, 8, 4, 9, 4, 10, 4, 11, 4, 12, 4, 13, 4, 14, 4, 15, 4, 16, 4,
    17, 4, 18, 4, 19,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("15puzzle"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Rectangle { width: 4, height: 4 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(1),
};
