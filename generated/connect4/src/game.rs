//! The constant facts about the game.

use std::borrow::Cow::Borrowed;

#[allow(unused_imports)]
use rbg_runtime::game::{
    ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo,
};

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("connect4"),
    players: Borrowed(&[Borrowed("red"), Borrowed("yellow")]),
    pieces: Borrowed(&[Borrowed("e"), Borrowed("r"), Borrowed("y")]),
    variables: Borrowed(
        &[VariableInfo::new("red", 100), VariableInfo::new("yellow", 100)],
    ),
    shape: BoardShape::Rectangle {
        width: 7,
        height: 6,
    },
    cells: Borrowed(
        &[
            CellInfo::new("rx0y0", [0, 0, 0]),
            CellInfo::new("rx1y0", [1, 0, 0]),
            CellInfo::new("rx2y0", [2, 0, 0]),
            CellInfo::new("rx3y0", [3, 0, 0]),
            CellInfo::new("rx4y0", [4, 0, 0]),
            CellInfo::new("rx5y0", [5, 0, 0]),
            CellInfo::new("rx6y0", [6, 0, 0]),
            CellInfo::new("rx0y1", [0, 1, 0]),
            CellInfo::new("rx1y1", [1, 1, 0]),
            CellInfo::new("rx2y1", [2, 1, 0]),
            CellInfo::new("rx3y1", [3, 1, 0]),
            CellInfo::new("rx4y1", [4, 1, 0]),
            CellInfo::new("rx5y1", [5, 1, 0]),
            CellInfo::new("rx6y1", [6, 1, 0]),
            CellInfo::new("rx0y2", [0, 2, 0]),
            CellInfo::new("rx1y2", [1, 2, 0]),
            CellInfo::new("rx2y2", [2, 2, 0]),
            CellInfo::new("rx3y2", [3, 2, 0]),
            CellInfo::new("rx4y2", [4, 2, 0]),
            CellInfo::new("rx5y2", [5, 2, 0]),
            CellInfo::new("rx6y2", [6, 2, 0]),
            CellInfo::new("rx0y3", [0, 3, 0]),
            CellInfo::new("rx1y3", [1, 3, 0]),
            CellInfo::new("rx2y3", [2, 3, 0]),
            CellInfo::new("rx3y3", [3, 3, 0]),
            CellInfo::new("rx4y3", [4, 3, 0]),
            CellInfo::new("rx5y3", [5, 3, 0]),
            CellInfo::new("rx6y3", [6, 3, 0]),
            CellInfo::new("rx0y4", [0, 4, 0]),
            CellInfo::new("rx1y4", [1, 4, 0]),
            CellInfo::new("rx2y4", [2, 4, 0]),
            CellInfo::new("rx3y4", [3, 4, 0]),
            CellInfo::new("rx4y4", [4, 4, 0]),
            CellInfo::new("rx5y4", [5, 4, 0]),
            CellInfo::new("rx6y4", [6, 4, 0]),
            CellInfo::new("rx0y5", [0, 5, 0]),
            CellInfo::new("rx1y5", [1, 5, 0]),
            CellInfo::new("rx2y5", [2, 5, 0]),
            CellInfo::new("rx3y5", [3, 5, 0]),
            CellInfo::new("rx4y5", [4, 5, 0]),
            CellInfo::new("rx5y5", [5, 5, 0]),
            CellInfo::new("rx6y5", [6, 5, 0]),
        ],
    ),
    labels: Borrowed(
        &[
            LabelInfo::new("up", &[EdgeRun::new(7, 35, 0)]),
            LabelInfo::new("down", &[EdgeRun::new(0, 35, 7)]),
            LabelInfo::new(
                "left",
                &[
                    EdgeRun::new(1, 6, 0),
                    EdgeRun::new(8, 6, 7),
                    EdgeRun::new(15, 6, 14),
                    EdgeRun::new(22, 6, 21),
                    EdgeRun::new(29, 6, 28),
                    EdgeRun::new(36, 6, 35),
                ],
            ),
            LabelInfo::new(
                "right",
                &[
                    EdgeRun::new(0, 6, 1),
                    EdgeRun::new(7, 6, 8),
                    EdgeRun::new(14, 6, 15),
                    EdgeRun::new(21, 6, 22),
                    EdgeRun::new(28, 6, 29),
                    EdgeRun::new(35, 6, 36),
                ],
            ),
        ],
    ),
    actions: Borrowed(
        &[
            ActionInfo::assign(0, "[$ red=50]"),
            ActionInfo::assign(1, "[$ yellow=50]"),
            ActionInfo::switch(1, "->red"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(1, "[r]"),
            ActionInfo::assign(0, "[$ red=100]"),
            ActionInfo::assign(1, "[$ yellow=0]"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::switch(2, "->yellow"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(2, "[y]"),
            ActionInfo::assign(1, "[$ yellow=100]"),
            ActionInfo::assign(0, "[$ red=0]"),
            ActionInfo::switch(0, "->>"),
        ],
    ),
    longest_move: Some(1),
};
