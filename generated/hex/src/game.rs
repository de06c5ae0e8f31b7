//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 2] = [Borrowed("red"), Borrowed("blue")];

static PIECES: [Cow<'static, str>; 3] = [Borrowed("b"), Borrowed("e"), Borrowed("r")];

static VARIABLES: [VariableInfo; 2] = [
    VariableInfo::new("red", 100), VariableInfo::new("blue", 100),
];

const GRID: GridCells<'_, 2> = GridCells::new(["hx", "y"], &[
    ([0, 0, 0], [1, 1, 1]), ([0, 1, 0], [2, 1, 1]), ([0, 2, 0], [3, 1, 1]), ([0, 3, 0], [4, 1, 1]),
    ([0, 4, 0], [5, 1, 1]), ([0, 5, 0], [6, 1, 1]), ([0, 6, 0], [7, 1, 1]), ([0, 7, 0], [8, 1, 1]),
    ([0, 8, 0], [9, 1, 1]), ([0, 9, 0], [10, 1, 1]), ([0, 10, 0], [11, 1, 1]),
    ([0, 11, 0], [10, 1, 1]), ([0, 12, 0], [9, 1, 1]), ([0, 13, 0], [8, 1, 1]),
    ([0, 14, 0], [7, 1, 1]), ([0, 15, 0], [6, 1, 1]), ([0, 16, 0], [5, 1, 1]),
    ([0, 17, 0], [4, 1, 1]), ([0, 18, 0], [3, 1, 1]), ([0, 19, 0], [2, 1, 1]),
    ([0, 20, 0], [1, 1, 1]),
]);

static CELL_NAMES: [u8; 672] = GRID.names();

static CELLS: [CellInfo; 121] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 6] = [
    LabelInfo::new("northWest", &[
    EdgeRun::new(2, 1, 0), EdgeRun::new(4, 2, 1), EdgeRun::new(7, 3, 3), EdgeRun::new(11, 4, 6),
    EdgeRun::new(16, 5, 10), EdgeRun::new(22, 6, 15), EdgeRun::new(29, 7, 21),
    EdgeRun::new(37, 8, 28), EdgeRun::new(46, 9, 36), EdgeRun::new(56, 20, 45),
    EdgeRun::new(76, 9, 66), EdgeRun::new(85, 8, 76), EdgeRun::new(93, 7, 85),
    EdgeRun::new(100, 6, 93), EdgeRun::new(106, 5, 100), EdgeRun::new(111, 4, 106),
    EdgeRun::new(115, 3, 111), EdgeRun::new(118, 2, 115), EdgeRun::new(120, 1, 118),
]),
    LabelInfo::new("northEast", &[
    EdgeRun::new(1, 1, 0), EdgeRun::new(3, 2, 1), EdgeRun::new(6, 3, 3), EdgeRun::new(10, 4, 6),
    EdgeRun::new(15, 5, 10), EdgeRun::new(21, 6, 15), EdgeRun::new(28, 7, 21),
    EdgeRun::new(36, 8, 28), EdgeRun::new(45, 9, 36), EdgeRun::new(55, 10, 45),
    EdgeRun::new(66, 10, 56), EdgeRun::new(76, 9, 67), EdgeRun::new(85, 8, 77),
    EdgeRun::new(93, 7, 86), EdgeRun::new(100, 6, 94), EdgeRun::new(106, 5, 101),
    EdgeRun::new(111, 4, 107), EdgeRun::new(115, 3, 112), EdgeRun::new(118, 2, 116),
    EdgeRun::new(120, 1, 119),
]),
    LabelInfo::new("east", &[
    EdgeRun::new(1, 1, 2), EdgeRun::new(3, 2, 4), EdgeRun::new(6, 3, 7), EdgeRun::new(10, 4, 11),
    EdgeRun::new(15, 5, 16), EdgeRun::new(21, 6, 22), EdgeRun::new(28, 7, 29),
    EdgeRun::new(36, 8, 37), EdgeRun::new(45, 9, 46), EdgeRun::new(55, 10, 56),
    EdgeRun::new(66, 9, 67), EdgeRun::new(76, 8, 77), EdgeRun::new(85, 7, 86),
    EdgeRun::new(93, 6, 94), EdgeRun::new(100, 5, 101), EdgeRun::new(106, 4, 107),
    EdgeRun::new(111, 3, 112), EdgeRun::new(115, 2, 116), EdgeRun::new(118, 1, 119),
]),
    LabelInfo::new("southEast", &[
    EdgeRun::new(0, 1, 2), EdgeRun::new(1, 2, 4), EdgeRun::new(3, 3, 7), EdgeRun::new(6, 4, 11),
    EdgeRun::new(10, 5, 16), EdgeRun::new(15, 6, 22), EdgeRun::new(21, 7, 29),
    EdgeRun::new(28, 8, 37), EdgeRun::new(36, 9, 46), EdgeRun::new(45, 20, 56),
    EdgeRun::new(66, 9, 76), EdgeRun::new(76, 8, 85), EdgeRun::new(85, 7, 93),
    EdgeRun::new(93, 6, 100), EdgeRun::new(100, 5, 106), EdgeRun::new(106, 4, 111),
    EdgeRun::new(111, 3, 115), EdgeRun::new(115, 2, 118), EdgeRun::new(118, 1, 120),
]),
    LabelInfo::new("southWest", &[
    EdgeRun::new(0, 1, 1), EdgeRun::new(1, 2, 3), EdgeRun::new(3, 3, 6), EdgeRun::new(6, 4, 10),
    EdgeRun::new(10, 5, 15), EdgeRun::new(15, 6, 21), EdgeRun::new(21, 7, 28),
    EdgeRun::new(28, 8, 36), EdgeRun::new(36, 9, 45), EdgeRun::new(45, 10, 55),
    EdgeRun::new(56, 10, 66), EdgeRun::new(67, 9, 76), EdgeRun::new(77, 8, 85),
    EdgeRun::new(86, 7, 93), EdgeRun::new(94, 6, 100), EdgeRun::new(101, 5, 106),
    EdgeRun::new(107, 4, 111), EdgeRun::new(112, 3, 115), EdgeRun::new(116, 2, 118),
    EdgeRun::new(119, 1, 120),
]),
    LabelInfo::new("west", &[
    EdgeRun::new(2, 1, 1), EdgeRun::new(4, 2, 3), EdgeRun::new(7, 3, 6), EdgeRun::new(11, 4, 10),
    EdgeRun::new(16, 5, 15), EdgeRun::new(22, 6, 21), EdgeRun::new(29, 7, 28),
    EdgeRun::new(37, 8, 36), EdgeRun::new(46, 9, 45), EdgeRun::new(56, 10, 55),
    EdgeRun::new(67, 9, 66), EdgeRun::new(77, 8, 76), EdgeRun::new(86, 7, 85),
    EdgeRun::new(94, 6, 93), EdgeRun::new(101, 5, 100), EdgeRun::new(107, 4, 106),
    EdgeRun::new(112, 3, 111), EdgeRun::new(116, 2, 115), EdgeRun::new(119, 1, 118),
]),
];

static ACTION_KINDS: [ActionInfo; 7] = [
    ActionInfo::switch(1, "->red"), ActionInfo::switch(0, "->>"), ActionInfo::off(2, "[r]"),
    ActionInfo::assign(0, "[$ red=100]"), ActionInfo::switch(2, "->blue"),
    ActionInfo::off(0, "[b]"), ActionInfo::assign(1, "[$ blue=100]"),
];

static ACTIONS: [ActionInfo; 10] = actions(&ACTION_KINDS, [0, 1, 2, 3, 1, 4, 1, 5, 6, 1]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("hex"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Hexagon { rows: Borrowed(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]), widest: 10 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(1),
};
