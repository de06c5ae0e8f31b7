//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};
use std::borrow::Cow::{self, Borrowed};

static PLAYERS: [Cow<'static, str>; 6] = [
    Borrowed("north"), Borrowed("northEast"), Borrowed("southEast"), Borrowed("south"),
    Borrowed("southWest"), Borrowed("northWest"),
];

static PIECES: [Cow<'static, str>; 7] = [
    Borrowed("e"), Borrowed("n"), Borrowed("ne"), Borrowed("nw"), Borrowed("s"), Borrowed("se"),
    Borrowed("sw"),
];

static VARIABLES: [VariableInfo; 7] = [
    VariableInfo::new("north", 100), VariableInfo::new("northEast", 100),
    VariableInfo::new("southEast", 100), VariableInfo::new("south", 100),
    VariableInfo::new("southWest", 100), VariableInfo::new("northWest", 100),
    VariableInfo::new("moves", 201),
];

const GRID: GridCells<'_, 2> = GridCells::new(["hx", "y"], &[
    ([4, 0, 0], [1, 1, 1]), ([4, 1, 0], [2, 1, 1]), ([4, 2, 0], [3, 1, 1]), ([4, 3, 0], [4, 1, 1]),
    ([0, 4, 0], [13, 1, 1]), ([1, 5, 0], [12, 1, 1]), ([2, 6, 0], [11, 1, 1]),
    ([3, 7, 0], [10, 1, 1]), ([4, 8, 0], [9, 1, 1]), ([3, 9, 0], [10, 1, 1]),
    ([2, 10, 0], [11, 1, 1]), ([1, 11, 0], [12, 1, 1]), ([0, 12, 0], [13, 1, 1]),
    ([4, 13, 0], [4, 1, 1]), ([4, 14, 0], [3, 1, 1]), ([4, 15, 0], [2, 1, 1]),
    ([4, 16, 0], [1, 1, 1]),
]);

static CELL_NAMES: [u8; 678] = GRID.names();

static CELLS: [CellInfo; 121] = GRID.cells(&CELL_NAMES);

static LABELS: [LabelInfo; 6] = [
    LabelInfo::new("upLeft", &[
    EdgeRun::new(2, 1, 0), EdgeRun::new(4, 2, 1), EdgeRun::new(7, 3, 3), EdgeRun::new(15, 4, 6),
    EdgeRun::new(23, 12, 10), EdgeRun::new(35, 11, 23), EdgeRun::new(46, 10, 35),
    EdgeRun::new(56, 9, 46), EdgeRun::new(66, 9, 56), EdgeRun::new(76, 10, 65),
    EdgeRun::new(87, 11, 75), EdgeRun::new(99, 12, 86), EdgeRun::new(111, 4, 102),
    EdgeRun::new(115, 3, 111), EdgeRun::new(118, 2, 115), EdgeRun::new(120, 1, 118),
]),
    LabelInfo::new("upRight", &[
    EdgeRun::new(1, 1, 0), EdgeRun::new(3, 2, 1), EdgeRun::new(6, 3, 3), EdgeRun::new(14, 4, 6),
    EdgeRun::new(23, 12, 11), EdgeRun::new(35, 11, 24), EdgeRun::new(46, 10, 36),
    EdgeRun::new(56, 18, 47), EdgeRun::new(75, 10, 65), EdgeRun::new(86, 11, 75),
    EdgeRun::new(98, 12, 86), EdgeRun::new(111, 4, 103), EdgeRun::new(115, 3, 112),
    EdgeRun::new(118, 2, 116), EdgeRun::new(120, 1, 119),
]),
    LabelInfo::new("right", &[
    EdgeRun::new(1, 1, 2), EdgeRun::new(3, 2, 4), EdgeRun::new(6, 3, 7), EdgeRun::new(10, 12, 11),
    EdgeRun::new(23, 11, 24), EdgeRun::new(35, 10, 36), EdgeRun::new(46, 9, 47),
    EdgeRun::new(56, 8, 57), EdgeRun::new(65, 9, 66), EdgeRun::new(75, 10, 76),
    EdgeRun::new(86, 11, 87), EdgeRun::new(98, 12, 99), EdgeRun::new(111, 3, 112),
    EdgeRun::new(115, 2, 116), EdgeRun::new(118, 1, 119),
]),
    LabelInfo::new("downRight", &[
    EdgeRun::new(0, 1, 2), EdgeRun::new(1, 2, 4), EdgeRun::new(3, 3, 7), EdgeRun::new(6, 4, 15),
    EdgeRun::new(10, 12, 23), EdgeRun::new(23, 11, 35), EdgeRun::new(35, 10, 46),
    EdgeRun::new(46, 9, 56), EdgeRun::new(56, 9, 66), EdgeRun::new(65, 10, 76),
    EdgeRun::new(75, 11, 87), EdgeRun::new(86, 12, 99), EdgeRun::new(102, 4, 111),
    EdgeRun::new(111, 3, 115), EdgeRun::new(115, 2, 118), EdgeRun::new(118, 1, 120),
]),
    LabelInfo::new("downLeft", &[
    EdgeRun::new(0, 1, 1), EdgeRun::new(1, 2, 3), EdgeRun::new(3, 3, 6), EdgeRun::new(6, 4, 14),
    EdgeRun::new(11, 12, 23), EdgeRun::new(24, 11, 35), EdgeRun::new(36, 10, 46),
    EdgeRun::new(47, 18, 56), EdgeRun::new(65, 10, 75), EdgeRun::new(75, 11, 86),
    EdgeRun::new(86, 12, 98), EdgeRun::new(103, 4, 111), EdgeRun::new(112, 3, 115),
    EdgeRun::new(116, 2, 118), EdgeRun::new(119, 1, 120),
]),
    LabelInfo::new("left", &[
    EdgeRun::new(2, 1, 1), EdgeRun::new(4, 2, 3), EdgeRun::new(7, 3, 6), EdgeRun::new(11, 12, 10),
    EdgeRun::new(24, 11, 23), EdgeRun::new(36, 10, 35), EdgeRun::new(47, 9, 46),
    EdgeRun::new(57, 8, 56), EdgeRun::new(66, 9, 65), EdgeRun::new(76, 10, 75),
    EdgeRun::new(87, 11, 86), EdgeRun::new(99, 12, 98), EdgeRun::new(112, 3, 111),
    EdgeRun::new(116, 2, 115), EdgeRun::new(119, 1, 118),
]),
];

static ACTION_KINDS: [ActionInfo; 33] = [
    ActionInfo::assign(0, "[$ north=50]"), ActionInfo::assign(1, "[$ northEast=50]"),
    ActionInfo::assign(2, "[$ southEast=50]"), ActionInfo::assign(3, "[$ south=50]"),
    ActionInfo::assign(4, "[$ southWest=50]"), ActionInfo::assign(5, "[$ northWest=50]"),
    ActionInfo::switch(1, "->north"), ActionInfo::off(0, "[e]"), ActionInfo::switch(0, "->>"),
    ActionInfo::off(1, "[n]"), ActionInfo::assign(6, "[$ moves=moves+1]"),
    ActionInfo::assign(0, "[$ north=0]"), ActionInfo::assign(1, "[$ northEast=0]"),
    ActionInfo::assign(2, "[$ southEast=0]"), ActionInfo::assign(3, "[$ south=0]"),
    ActionInfo::assign(4, "[$ southWest=0]"), ActionInfo::assign(5, "[$ northWest=0]"),
    ActionInfo::assign(0, "[$ north=100]"), ActionInfo::switch(2, "->northEast"),
    ActionInfo::off(2, "[ne]"), ActionInfo::assign(1, "[$ northEast=100]"),
    ActionInfo::switch(3, "->southEast"), ActionInfo::off(5, "[se]"),
    ActionInfo::assign(2, "[$ southEast=100]"), ActionInfo::switch(4, "->south"),
    ActionInfo::off(4, "[s]"), ActionInfo::assign(3, "[$ south=100]"),
    ActionInfo::switch(5, "->southWest"), ActionInfo::off(6, "[sw]"),
    ActionInfo::assign(4, "[$ southWest=100]"), ActionInfo::switch(6, "->northWest"),
    ActionInfo::off(3, "[nw]"), ActionInfo::assign(5, "[$ northWest=100]"),
];

static ACTIONS: [ActionInfo; 90] = actions(&ACTION_KINDS, [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 8, 11, 12, 13, 14, 15, 16, 17, 8, 18, 7, 8, 19, 10, 8, 11, 12,
    13, 14, 15, 16, 20, 8, 21, 7, 8, 22, 10, 8, 11, 12, 13, 14, 15, 16, 23, 8, 24, 7, 8, 25, 10, 8,
    11, 12, 13, 14, 15, 16, 26, 8, 27, 7, 8, 28, 10, 8, 11, 12, 13, 14, 15, 16, 29, 8, 30, 7, 8, 31,
    10, 8, 11, 12, 13, 14, 15, 16, 32, 8,
]);

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("chineseCheckers6"),
    players: Borrowed(&PLAYERS),
    pieces: Borrowed(&PIECES),
    variables: Borrowed(&VARIABLES),
    shape: BoardShape::Hexagon { rows: Borrowed(&[9, 10, 11, 12, 13, 14, 15, 16, 17, 16, 15, 14, 13, 12, 11, 10, 9]), widest: 8 },
    cells: Borrowed(&CELLS),
    labels: Borrowed(&LABELS),
    actions: Borrowed(&ACTIONS),
    longest_move: Some(2),
};
