//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("white"), Borrowed("black")];

static PIECES: [Cow<'static, str>; 3] = [Borrowed("b"), Borrowed("e"), Borrowed("w")];

static VARIABLES: [VariableInfo; 4] = [
    VariableInfo::new("white", 100), VariableInfo::new("black", 100),
    VariableInfo::new("corners", 6), VariableInfo::new("sides", 6),
];

const GRID: GridCells<'_, 2> = GridCells::new(["hx", "y"], &[
    ([0, 0, 0], [8, 1, 1]), ([0, 1, 0], [9, 1, 1]), ([0, 2, 0], [10, 1, 1]),
    ([0, 3, 0], [11, 1, 1]), ([0, 4, 0], [12, 1, 1]), ([0, 5, 0], [13, 1, 1]),
    ([0, 6, 0], [14, 1, 1]), ([0, 7, 0], [15, 1, 1]), ([0, 8, 0], [14, 1, 1]),
    ([0, 9, 0], [13, 1, 1]), ([0, 10, 0], [12, 1, 1]), ([0, 11, 0], [11, 1, 1]),
    ([0, 12, 0], [10, 1, 1]), ([0, 13, 0], [9, 1, 1]), ([0, 14, 0], [8, 1, 1]),
]);

static CELL_NAMES: [u8; 920] = GRID.names();

static CELLS: [CellInfo; 169] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 6] = [
    LabelInfo::new("northWest", &[
    EdgeRun::new(9, 8, 0), EdgeRun::new(18, 9, 8), EdgeRun::new(28, 10, 17),
    EdgeRun::new(39, 11, 27), EdgeRun::new(51, 12, 38), EdgeRun::new(64, 13, 50),
    EdgeRun::new(78, 28, 63), EdgeRun::new(106, 13, 92), EdgeRun::new(119, 12, 106),
    EdgeRun::new(131, 11, 119), EdgeRun::new(142, 10, 131), EdgeRun::new(152, 9, 142),
    EdgeRun::new(161, 8, 152),
]),
    LabelInfo::new("northEast", &[
    EdgeRun::new(8, 8, 0), EdgeRun::new(17, 9, 8), EdgeRun::new(27, 10, 17),
    EdgeRun::new(38, 11, 27), EdgeRun::new(50, 12, 38), EdgeRun::new(63, 13, 50),
    EdgeRun::new(77, 14, 63), EdgeRun::new(92, 14, 78), EdgeRun::new(106, 13, 93),
    EdgeRun::new(119, 12, 107), EdgeRun::new(131, 11, 120), EdgeRun::new(142, 10, 132),
    EdgeRun::new(152, 9, 143), EdgeRun::new(161, 8, 153),
]),
    LabelInfo::new("east", &[
    EdgeRun::new(0, 7, 1), EdgeRun::new(8, 8, 9), EdgeRun::new(17, 9, 18), EdgeRun::new(27, 10, 28),
    EdgeRun::new(38, 11, 39), EdgeRun::new(50, 12, 51), EdgeRun::new(63, 13, 64),
    EdgeRun::new(77, 14, 78), EdgeRun::new(92, 13, 93), EdgeRun::new(106, 12, 107),
    EdgeRun::new(119, 11, 120), EdgeRun::new(131, 10, 132), EdgeRun::new(142, 9, 143),
    EdgeRun::new(152, 8, 153), EdgeRun::new(161, 7, 162),
]),
    LabelInfo::new("southEast", &[
    EdgeRun::new(0, 8, 9), EdgeRun::new(8, 9, 18), EdgeRun::new(17, 10, 28),
    EdgeRun::new(27, 11, 39), EdgeRun::new(38, 12, 51), EdgeRun::new(50, 13, 64),
    EdgeRun::new(63, 28, 78), EdgeRun::new(92, 13, 106), EdgeRun::new(106, 12, 119),
    EdgeRun::new(119, 11, 131), EdgeRun::new(131, 10, 142), EdgeRun::new(142, 9, 152),
    EdgeRun::new(152, 8, 161),
]),
    LabelInfo::new("southWest", &[
    EdgeRun::new(0, 8, 8), EdgeRun::new(8, 9, 17), EdgeRun::new(17, 10, 27),
    EdgeRun::new(27, 11, 38), EdgeRun::new(38, 12, 50), EdgeRun::new(50, 13, 63),
    EdgeRun::new(63, 14, 77), EdgeRun::new(78, 14, 92), EdgeRun::new(93, 13, 106),
    EdgeRun::new(107, 12, 119), EdgeRun::new(120, 11, 131), EdgeRun::new(132, 10, 142),
    EdgeRun::new(143, 9, 152), EdgeRun::new(153, 8, 161),
]),
    LabelInfo::new("west", &[
    EdgeRun::new(1, 7, 0), EdgeRun::new(9, 8, 8), EdgeRun::new(18, 9, 17), EdgeRun::new(28, 10, 27),
    EdgeRun::new(39, 11, 38), EdgeRun::new(51, 12, 50), EdgeRun::new(64, 13, 63),
    EdgeRun::new(78, 14, 77), EdgeRun::new(93, 13, 92), EdgeRun::new(107, 12, 106),
    EdgeRun::new(120, 11, 119), EdgeRun::new(132, 10, 131), EdgeRun::new(143, 9, 142),
    EdgeRun::new(153, 8, 152), EdgeRun::new(162, 7, 161),
]),
];

static ACTION_KINDS: [ActionInfo; 13] = [
    ActionInfo::switch(1, "->white"), ActionInfo::switch(0, "->>"), ActionInfo::off(2, "[w]"),
    ActionInfo::assign(2, "[$ corners=0]"), ActionInfo::assign(2, "[$ corners=corners+1]"),
    ActionInfo::assign(3, "[$ sides=0]"), ActionInfo::assign(3, "[$ sides=sides+1]"),
    ActionInfo::assign(0, "[$ white=100]"), ActionInfo::assign(0, "[$ white=50]"),
    ActionInfo::assign(1, "[$ black=50]"), ActionInfo::switch(2, "->black"),
    ActionInfo::off(0, "[b]"), ActionInfo::assign(1, "[$ black=100]"),
];

static ACTIONS: [ActionInfo; 44] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 5, 6, 6, 6, 6, 6, 6, 7, 1, 8, 9, 1, 10, 1, 11, 3, 4, 4, 4, 4, 4,
    4, 5, 6, 6, 6, 6, 6, 6, 12, 1, 9, 8, 1,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("havannah"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Hexagon { rows: Borrowed(&[8, 9, 10, 11, 12, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8]), widest: 7 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(1),
};
