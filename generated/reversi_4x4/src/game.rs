//! The constant facts about the game.

use std::borrow::Cow::Borrowed;

#[allow(unused_imports)]
use rbg_runtime::game::{
    ActionInfo, ActionKind, BoardShape, CellInfo, GameInfo, VariableInfo,
};

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("reversi_4x4"),
    players: Borrowed(&[Borrowed("black"), Borrowed("white")]),
    pieces: Borrowed(&[Borrowed("b"), Borrowed("e"), Borrowed("w")]),
    variables: Borrowed(
        &[VariableInfo::new("black", 100), VariableInfo::new("white", 100)],
    ),
    shape: BoardShape::Rectangle {
        width: 4,
        height: 4,
    },
    cells: Borrowed(
        &[
            CellInfo::new("rx0y0", [0, 0, 0]),
            CellInfo::new("rx1y0", [1, 0, 0]),
            CellInfo::new("rx2y0", [2, 0, 0]),
            CellInfo::new("rx3y0", [3, 0, 0]),
            CellInfo::new("rx0y1", [0, 1, 0]),
            CellInfo::new("rx1y1", [1, 1, 0]),
            CellInfo::new("rx2y1", [2, 1, 0]),
            CellInfo::new("rx3y1", [3, 1, 0]),
            CellInfo::new("rx0y2", [0, 2, 0]),
            CellInfo::new("rx1y2", [1, 2, 0]),
            CellInfo::new("rx2y2", [2, 2, 0]),
            CellInfo::new("rx3y2", [3, 2, 0]),
            CellInfo::new("rx0y3", [0, 3, 0]),
            CellInfo::new("rx1y3", [1, 3, 0]),
            CellInfo::new("rx2y3", [2, 3, 0]),
            CellInfo::new("rx3y3", [3, 3, 0]),
        ],
    ),
    actions: Borrowed(
        &[
            ActionInfo::new(ActionKind::Switch(1), "->black"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Switch(1), "->black"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Assign(0), "[$ black=100]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ white=0]"),
            ActionInfo::new(ActionKind::Assign(0), "[$ black=0]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ white=100]"),
            ActionInfo::new(ActionKind::Assign(0), "[$ black=50]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ white=50]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Switch(2), "->white"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Off(2), "[w]"),
            ActionInfo::new(ActionKind::Switch(2), "->white"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Assign(0), "[$ black=100]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ white=0]"),
            ActionInfo::new(ActionKind::Assign(0), "[$ black=0]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ white=100]"),
            ActionInfo::new(ActionKind::Assign(0), "[$ black=50]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ white=50]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
        ],
    ),
    longest_move: Some(1),
};
