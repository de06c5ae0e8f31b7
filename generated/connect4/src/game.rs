//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("red"), Borrowed("yellow")];

static PIECES: [Cow<'static, str>; 3] = [Borrowed("e"), Borrowed("r"), Borrowed("y")];

static VARIABLES: [VariableInfo; 2] = [
    VariableInfo::new("red", 100), VariableInfo::new("yellow", 100),
];

const GRID: GridCells<'_, 2> = GridCells::new(["rx", "y"], &[([0, 0, 0], [7, 6, 1])]);

static CELL_NAMES: [u8; 210] = GRID.names();

static CELLS: [CellInfo; 42] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 4] = [
    LabelInfo::new("up", &[EdgeRun::new(7, 35, 0)]),
    LabelInfo::new("down", &[EdgeRun::new(0, 35, 7)]),
    LabelInfo::new("left", const { &Shifts::new([1, 7], &[([1, 0], [6, 6])]).edges::<42, 6>() }),
    LabelInfo::new("right", const { &Shifts::new([1, 7], &[([0, 1], [6, 6])]).edges::<42, 6>() }),
];

static ACTION_KINDS: [ActionInfo; 11] = [
    ActionInfo::assign(0, "[$ red=50]"), ActionInfo::assign(1, "[$ yellow=50]"),
    ActionInfo::switch(1, "->red"), ActionInfo::switch(0, "->>"), ActionInfo::off(1, "[r]"),
    ActionInfo::assign(0, "[$ red=100]"), ActionInfo::assign(1, "[$ yellow=0]"),
    ActionInfo::switch(2, "->yellow"), ActionInfo::off(2, "[y]"),
    ActionInfo::assign(1, "[$ yellow=100]"), ActionInfo::assign(0, "[$ red=0]"),
];

static ACTIONS: [ActionInfo; 14] = actions(&ACTION_KINDS, [0, 1, 2, 3, 4, 5, 6, 3, 7, 3, 8, 9, 10, 3]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("connect4"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Rectangle { width: 7, height: 6 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(1),
};
