//! The constant facts about the game.

use std::borrow::Cow::Borrowed;

#[allow(unused_imports)]
use rbg_runtime::game::{
    ActionInfo, ActionKind, BoardShape, CellInfo, GameInfo, VariableInfo,
};

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("nineMensMorris"),
    players: Borrowed(&[Borrowed("white"), Borrowed("black")]),
    pieces: Borrowed(&[Borrowed("b"), Borrowed("e"), Borrowed("from"), Borrowed("w")]),
    variables: Borrowed(
        &[
            VariableInfo::new("white", 100),
            VariableInfo::new("black", 100),
            VariableInfo::new("turns", 200),
        ],
    ),
    shape: BoardShape::Graph,
    cells: Borrowed(
        &[
            CellInfo::new("a7", [0, 0, 0]),
            CellInfo::new("d7", [1, 0, 0]),
            CellInfo::new("g7", [2, 0, 0]),
            CellInfo::new("b6", [3, 0, 0]),
            CellInfo::new("d6", [4, 0, 0]),
            CellInfo::new("f6", [5, 0, 0]),
            CellInfo::new("c5", [6, 0, 0]),
            CellInfo::new("d5", [7, 0, 0]),
            CellInfo::new("e5", [8, 0, 0]),
            CellInfo::new("a4", [9, 0, 0]),
            CellInfo::new("b4", [10, 0, 0]),
            CellInfo::new("c4", [11, 0, 0]),
            CellInfo::new("e4", [12, 0, 0]),
            CellInfo::new("f4", [13, 0, 0]),
            CellInfo::new("g4", [14, 0, 0]),
            CellInfo::new("c3", [15, 0, 0]),
            CellInfo::new("d3", [16, 0, 0]),
            CellInfo::new("e3", [17, 0, 0]),
            CellInfo::new("b2", [18, 0, 0]),
            CellInfo::new("d2", [19, 0, 0]),
            CellInfo::new("f2", [20, 0, 0]),
            CellInfo::new("a1", [21, 0, 0]),
            CellInfo::new("d1", [22, 0, 0]),
            CellInfo::new("g1", [23, 0, 0]),
        ],
    ),
    actions: Borrowed(
        &[
            ActionInfo::new(ActionKind::Assign(2), "[$ turns=turns+1]"),
            ActionInfo::new(ActionKind::Switch(1), "->white"),
            ActionInfo::new(ActionKind::Off(2), "[from]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Off(3), "[w]"),
            ActionInfo::new(ActionKind::Off(1), "[e]"),
            ActionInfo::new(ActionKind::Off(1), "[e]"),
            ActionInfo::new(ActionKind::Switch(1), "->white"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Off(1), "[e]"),
            ActionInfo::new(ActionKind::Assign(0), "[$ white=100]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ black=0]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Assign(0), "[$ white=50]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ black=50]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Assign(2), "[$ turns=turns+1]"),
            ActionInfo::new(ActionKind::Switch(2), "->black"),
            ActionInfo::new(ActionKind::Off(2), "[from]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Off(0), "[b]"),
            ActionInfo::new(ActionKind::Off(1), "[e]"),
            ActionInfo::new(ActionKind::Off(1), "[e]"),
            ActionInfo::new(ActionKind::Switch(2), "->black"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Off(1), "[e]"),
            ActionInfo::new(ActionKind::Assign(1), "[$ black=100]"),
            ActionInfo::new(ActionKind::Assign(0), "[$ white=0]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
            ActionInfo::new(ActionKind::Assign(1), "[$ black=50]"),
            ActionInfo::new(ActionKind::Assign(0), "[$ white=50]"),
            ActionInfo::new(ActionKind::Switch(0), "->>"),
        ],
    ),
    longest_move: Some(2),
};
