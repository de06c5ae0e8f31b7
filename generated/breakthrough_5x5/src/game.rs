//! The constant facts about the game.

use std::borrow::Cow::Borrowed;

#[allow(unused_imports)]
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, GameInfo, VariableInfo};

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("breakthrough_5x5"),
    players: Borrowed(&[Borrowed("white"), Borrowed("black")]),
    pieces: Borrowed(&[Borrowed("b"), Borrowed("e"), Borrowed("w")]),
    variables: Borrowed(
        &[VariableInfo::new("white", 100), VariableInfo::new("black", 100)],
    ),
    shape: BoardShape::Rectangle {
        width: 5,
        height: 5,
    },
    cells: Borrowed(
        &[
            CellInfo::new("rx0y0", [0, 0, 0]),
            CellInfo::new("rx1y0", [1, 0, 0]),
            CellInfo::new("rx2y0", [2, 0, 0]),
            CellInfo::new("rx3y0", [3, 0, 0]),
            CellInfo::new("rx4y0", [4, 0, 0]),
            CellInfo::new("rx0y1", [0, 1, 0]),
            CellInfo::new("rx1y1", [1, 1, 0]),
            CellInfo::new("rx2y1", [2, 1, 0]),
            CellInfo::new("rx3y1", [3, 1, 0]),
            CellInfo::new("rx4y1", [4, 1, 0]),
            CellInfo::new("rx0y2", [0, 2, 0]),
            CellInfo::new("rx1y2", [1, 2, 0]),
            CellInfo::new("rx2y2", [2, 2, 0]),
            CellInfo::new("rx3y2", [3, 2, 0]),
            CellInfo::new("rx4y2", [4, 2, 0]),
            CellInfo::new("rx0y3", [0, 3, 0]),
            CellInfo::new("rx1y3", [1, 3, 0]),
            CellInfo::new("rx2y3", [2, 3, 0]),
            CellInfo::new("rx3y3", [3, 3, 0]),
            CellInfo::new("rx4y3", [4, 3, 0]),
            CellInfo::new("rx0y4", [0, 4, 0]),
            CellInfo::new("rx1y4", [1, 4, 0]),
            CellInfo::new("rx2y4", [2, 4, 0]),
            CellInfo::new("rx3y4", [3, 4, 0]),
            CellInfo::new("rx4y4", [4, 4, 0]),
        ],
    ),
    actions: Borrowed(
        &[
            ActionInfo::switch(1, "->white"),
            ActionInfo::off(1, "[e]"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(2, "[w]"),
            ActionInfo::assign(0, "[$ white=100]"),
            ActionInfo::assign(1, "[$ black=0]"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::switch(2, "->black"),
            ActionInfo::off(1, "[e]"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(0, "[b]"),
            ActionInfo::assign(1, "[$ black=100]"),
            ActionInfo::assign(0, "[$ white=0]"),
            ActionInfo::switch(0, "->>"),
        ],
    ),
    longest_move: Some(2),
};
