//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, GameInfo, LabelInfo, VariableInfo};
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
    LabelInfo::new("upLeft", const { &Shifts::new([1], &[
    ([23, 10], [12]), ([99, 86], [12]), ([35, 23], [11]), ([87, 75], [11]), ([46, 35], [10]),
    ([76, 65], [10]), ([56, 46], [9]), ([66, 56], [9]), ([15, 6], [4]), ([111, 102], [4]),
    ([7, 3], [3]), ([115, 111], [3]), ([4, 1], [2]), ([118, 115], [2]), ([2, 0], [1]),
    ([120, 118], [1]),
]).edges::<121, 16>() }),
    LabelInfo::new("upRight", const { &Shifts::new([1], &[
    ([23, 11], [12]), ([98, 86], [12]), ([35, 24], [11]), ([86, 75], [11]), ([46, 36], [10]),
    ([75, 65], [10]), ([56, 47], [18]), ([14, 6], [4]), ([111, 103], [4]), ([6, 3], [3]),
    ([115, 112], [3]), ([3, 1], [2]), ([118, 116], [2]), ([1, 0], [1]), ([120, 119], [1]),
]).edges::<121, 15>() }),
    LabelInfo::new("right", const { &Shifts::new([1], &[
    ([1, 2], [1]), ([3, 4], [2]), ([6, 7], [3]), ([10, 11], [12]), ([23, 24], [11]),
    ([35, 36], [10]), ([46, 47], [9]), ([56, 57], [8]), ([65, 66], [9]), ([75, 76], [10]),
    ([86, 87], [11]), ([98, 99], [12]), ([111, 112], [3]), ([115, 116], [2]), ([118, 119], [1]),
]).edges::<121, 15>() }),
    LabelInfo::new("downRight", const { &Shifts::new([1], &[
    ([0, 2], [1]), ([118, 120], [1]), ([1, 4], [2]), ([115, 118], [2]), ([3, 7], [3]),
    ([111, 115], [3]), ([6, 15], [4]), ([102, 111], [4]), ([46, 56], [9]), ([56, 66], [9]),
    ([35, 46], [10]), ([65, 76], [10]), ([23, 35], [11]), ([75, 87], [11]), ([10, 23], [12]),
    ([86, 99], [12]),
]).edges::<121, 16>() }),
    LabelInfo::new("downLeft", const { &Shifts::new([1], &[
    ([0, 1], [1]), ([119, 120], [1]), ([1, 3], [2]), ([116, 118], [2]), ([3, 6], [3]),
    ([112, 115], [3]), ([6, 14], [4]), ([103, 111], [4]), ([47, 56], [18]), ([36, 46], [10]),
    ([65, 75], [10]), ([24, 35], [11]), ([75, 86], [11]), ([11, 23], [12]), ([86, 98], [12]),
]).edges::<121, 15>() }),
    LabelInfo::new("left", const { &Shifts::new([1], &[
    ([2, 1], [1]), ([4, 3], [2]), ([7, 6], [3]), ([11, 10], [12]), ([24, 23], [11]),
    ([36, 35], [10]), ([47, 46], [9]), ([57, 56], [8]), ([66, 65], [9]), ([76, 75], [10]),
    ([87, 86], [11]), ([99, 98], [12]), ([112, 111], [3]), ([116, 115], [2]), ([119, 118], [1]),
]).edges::<121, 15>() }),
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
