//! The constant facts about the game.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::{GridCells, Shifts, actions};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, GameInfo, LabelInfo, VariableInfo};
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
    LabelInfo::new("northWest", const { &Shifts::new([1], &[
    ([78, 63], [28]), ([64, 50], [13]), ([106, 92], [13]), ([51, 38], [12]), ([119, 106], [12]),
    ([39, 27], [11]), ([131, 119], [11]), ([28, 17], [10]), ([142, 131], [10]), ([18, 8], [9]),
    ([152, 142], [9]), ([9, 0], [8]), ([161, 152], [8]),
]).edges::<169, 13>() }),
    LabelInfo::new("northEast", const { &Shifts::new([1], &[
    ([77, 63], [14]), ([92, 78], [14]), ([63, 50], [13]), ([106, 93], [13]), ([50, 38], [12]),
    ([119, 107], [12]), ([38, 27], [11]), ([131, 120], [11]), ([27, 17], [10]), ([142, 132], [10]),
    ([17, 8], [9]), ([152, 143], [9]), ([8, 0], [8]), ([161, 153], [8]),
]).edges::<169, 14>() }),
    LabelInfo::new("east", const { &Shifts::new([1], &[
    ([0, 1], [7]), ([8, 9], [8]), ([17, 18], [9]), ([27, 28], [10]), ([38, 39], [11]),
    ([50, 51], [12]), ([63, 64], [13]), ([77, 78], [14]), ([92, 93], [13]), ([106, 107], [12]),
    ([119, 120], [11]), ([131, 132], [10]), ([142, 143], [9]), ([152, 153], [8]), ([161, 162], [7]),
]).edges::<169, 15>() }),
    LabelInfo::new("southEast", const { &Shifts::new([1], &[
    ([0, 9], [8]), ([152, 161], [8]), ([8, 18], [9]), ([142, 152], [9]), ([17, 28], [10]),
    ([131, 142], [10]), ([27, 39], [11]), ([119, 131], [11]), ([38, 51], [12]), ([106, 119], [12]),
    ([50, 64], [13]), ([92, 106], [13]), ([63, 78], [28]),
]).edges::<169, 13>() }),
    LabelInfo::new("southWest", const { &Shifts::new([1], &[
    ([0, 8], [8]), ([153, 161], [8]), ([8, 17], [9]), ([143, 152], [9]), ([17, 27], [10]),
    ([132, 142], [10]), ([27, 38], [11]), ([120, 131], [11]), ([38, 50], [12]), ([107, 119], [12]),
    ([50, 63], [13]), ([93, 106], [13]), ([63, 77], [14]), ([78, 92], [14]),
]).edges::<169, 14>() }),
    LabelInfo::new("west", const { &Shifts::new([1], &[
    ([1, 0], [7]), ([9, 8], [8]), ([18, 17], [9]), ([28, 27], [10]), ([39, 38], [11]),
    ([51, 50], [12]), ([64, 63], [13]), ([78, 77], [14]), ([93, 92], [13]), ([107, 106], [12]),
    ([120, 119], [11]), ([132, 131], [10]), ([143, 142], [9]), ([153, 152], [8]), ([162, 161], [7]),
]).edges::<169, 15>() }),
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
