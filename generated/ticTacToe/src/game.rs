//! The constant facts about the game.

use std::borrow::Cow::Borrowed;

#[allow(unused_imports)]
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, GameInfo, VariableInfo};

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("ticTacToe"),
    players: Borrowed(&[Borrowed("cross"), Borrowed("nought")]),
    pieces: Borrowed(&[Borrowed("e"), Borrowed("o"), Borrowed("x")]),
    variables: Borrowed(
        &[VariableInfo::new("cross", 100), VariableInfo::new("nought", 100)],
    ),
    shape: BoardShape::Rectangle {
        width: 3,
        height: 3,
    },
    cells: Borrowed(
        &[
            CellInfo::new("rx0y0", [0, 0, 0]),
            CellInfo::new("rx1y0", [1, 0, 0]),
            CellInfo::new("rx2y0", [2, 0, 0]),
            CellInfo::new("rx0y1", [0, 1, 0]),
            CellInfo::new("rx1y1", [1, 1, 0]),
            CellInfo::new("rx2y1", [2, 1, 0]),
            CellInfo::new("rx0y2", [0, 2, 0]),
            CellInfo::new("rx1y2", [1, 2, 0]),
            CellInfo::new("rx2y2", [2, 2, 0]),
        ],
    ),
    actions: Borrowed(
        &[
            ActionInfo::assign(0, "[$ cross=50]"),
            ActionInfo::assign(1, "[$ nought=50]"),
            ActionInfo::switch(1, "->cross"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(2, "[x]"),
            ActionInfo::assign(0, "[$ cross=100]"),
            ActionInfo::assign(1, "[$ nought=0]"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::switch(2, "->nought"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(1, "[o]"),
            ActionInfo::assign(1, "[$ nought=100]"),
            ActionInfo::assign(0, "[$ cross=0]"),
            ActionInfo::switch(0, "->>"),
        ],
    ),
    longest_move: Some(1),
};
