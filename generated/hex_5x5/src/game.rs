//! The constant facts about the game.

use std::borrow::Cow::Borrowed;

#[allow(unused_imports)]
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, GameInfo, VariableInfo};

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("hex_5x5"),
    players: Borrowed(&[Borrowed("red"), Borrowed("blue")]),
    pieces: Borrowed(&[Borrowed("b"), Borrowed("e"), Borrowed("r")]),
    variables: Borrowed(
        &[VariableInfo::new("red", 100), VariableInfo::new("blue", 100)],
    ),
    shape: BoardShape::Hexagon {
        rows: Borrowed(&[1, 2, 3, 4, 5, 4, 3, 2, 1]),
        widest: 4,
    },
    cells: Borrowed(
        &[
            CellInfo::new("hx0y0", [0, 0, 0]),
            CellInfo::new("hx0y1", [0, 1, 0]),
            CellInfo::new("hx1y1", [1, 1, 0]),
            CellInfo::new("hx0y2", [0, 2, 0]),
            CellInfo::new("hx1y2", [1, 2, 0]),
            CellInfo::new("hx2y2", [2, 2, 0]),
            CellInfo::new("hx0y3", [0, 3, 0]),
            CellInfo::new("hx1y3", [1, 3, 0]),
            CellInfo::new("hx2y3", [2, 3, 0]),
            CellInfo::new("hx3y3", [3, 3, 0]),
            CellInfo::new("hx0y4", [0, 4, 0]),
            CellInfo::new("hx1y4", [1, 4, 0]),
            CellInfo::new("hx2y4", [2, 4, 0]),
            CellInfo::new("hx3y4", [3, 4, 0]),
            CellInfo::new("hx4y4", [4, 4, 0]),
            CellInfo::new("hx0y5", [0, 5, 0]),
            CellInfo::new("hx1y5", [1, 5, 0]),
            CellInfo::new("hx2y5", [2, 5, 0]),
            CellInfo::new("hx3y5", [3, 5, 0]),
            CellInfo::new("hx0y6", [0, 6, 0]),
            CellInfo::new("hx1y6", [1, 6, 0]),
            CellInfo::new("hx2y6", [2, 6, 0]),
            CellInfo::new("hx0y7", [0, 7, 0]),
            CellInfo::new("hx1y7", [1, 7, 0]),
            CellInfo::new("hx0y8", [0, 8, 0]),
        ],
    ),
    actions: Borrowed(
        &[
            ActionInfo::switch(1, "->red"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(2, "[r]"),
            ActionInfo::assign(0, "[$ red=100]"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::switch(2, "->blue"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(0, "[b]"),
            ActionInfo::assign(1, "[$ blue=100]"),
            ActionInfo::switch(0, "->>"),
        ],
    ),
    longest_move: Some(1),
};
