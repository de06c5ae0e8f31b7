//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, GameInfo, LabelInfo, VariableInfo};
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
    LabelInfo::new("northWest", const { &Shifts::new([1], &[
    ([56, 45], [20]), ([46, 36], [9]), ([76, 66], [9]), ([37, 28], [8]), ([85, 76], [8]),
    ([29, 21], [7]), ([93, 85], [7]), ([22, 15], [6]), ([100, 93], [6]), ([16, 10], [5]),
    ([106, 100], [5]), ([11, 6], [4]), ([111, 106], [4]), ([7, 3], [3]), ([115, 111], [3]),
    ([4, 1], [2]), ([118, 115], [2]), ([2, 0], [1]), ([120, 118], [1]),
]).edges::<121, 19>() }),
    LabelInfo::new("northEast", const { &Shifts::new([1], &[
    ([55, 45], [10]), ([66, 56], [10]), ([45, 36], [9]), ([76, 67], [9]), ([36, 28], [8]),
    ([85, 77], [8]), ([28, 21], [7]), ([93, 86], [7]), ([21, 15], [6]), ([100, 94], [6]),
    ([15, 10], [5]), ([106, 101], [5]), ([10, 6], [4]), ([111, 107], [4]), ([6, 3], [3]),
    ([115, 112], [3]), ([3, 1], [2]), ([118, 116], [2]), ([1, 0], [1]), ([120, 119], [1]),
]).edges::<121, 20>() }),
    LabelInfo::new("east", const { &Shifts::new([1, 7], &[
    ([1, 2], [1, 13]), ([3, 4], [2, 17]), ([6, 7], [2, 1]), ([12, 13], [1, 6]), ([13, 14], [1, 1]),
    ([16, 17], [1, 4]), ([21, 22], [1, 2]), ([34, 35], [1, 13]), ([42, 43], [1, 6]),
    ([51, 52], [1, 2]), ([61, 62], [1, 2]), ([72, 73], [1, 6]), ([82, 83], [1, 4]),
    ([91, 92], [1, 2]), ([106, 107], [1, 2]), ([112, 113], [1, 1]),
]).edges::<121, 19>() }),
    LabelInfo::new("southEast", const { &Shifts::new([1], &[
    ([0, 2], [1]), ([118, 120], [1]), ([1, 4], [2]), ([115, 118], [2]), ([3, 7], [3]),
    ([111, 115], [3]), ([6, 11], [4]), ([106, 111], [4]), ([10, 16], [5]), ([100, 106], [5]),
    ([15, 22], [6]), ([93, 100], [6]), ([21, 29], [7]), ([85, 93], [7]), ([28, 37], [8]),
    ([76, 85], [8]), ([36, 46], [9]), ([66, 76], [9]), ([45, 56], [20]),
]).edges::<121, 19>() }),
    LabelInfo::new("southWest", const { &Shifts::new([1], &[
    ([0, 1], [1]), ([119, 120], [1]), ([1, 3], [2]), ([116, 118], [2]), ([3, 6], [3]),
    ([112, 115], [3]), ([6, 10], [4]), ([107, 111], [4]), ([10, 15], [5]), ([101, 106], [5]),
    ([15, 21], [6]), ([94, 100], [6]), ([21, 28], [7]), ([86, 93], [7]), ([28, 36], [8]),
    ([77, 85], [8]), ([36, 45], [9]), ([67, 76], [9]), ([45, 55], [10]), ([56, 66], [10]),
]).edges::<121, 20>() }),
    LabelInfo::new("west", const { &Shifts::new([1, 7], &[
    ([2, 1], [1, 13]), ([4, 3], [2, 17]), ([7, 6], [2, 1]), ([13, 12], [1, 6]), ([14, 13], [1, 1]),
    ([17, 16], [1, 4]), ([22, 21], [1, 2]), ([35, 34], [1, 13]), ([43, 42], [1, 6]),
    ([52, 51], [1, 2]), ([62, 61], [1, 2]), ([73, 72], [1, 6]), ([83, 82], [1, 4]),
    ([92, 91], [1, 2]), ([107, 106], [1, 2]), ([113, 112], [1, 1]),
]).edges::<121, 19>() }),
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
