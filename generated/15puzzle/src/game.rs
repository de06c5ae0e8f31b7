//! The constant facts about the game.

use std::borrow::Cow::Borrowed;

#[allow(unused_imports)]
use rbg_runtime::game::{
    ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo,
};

/// Names, bounds, cells and actions.
pub(crate) static GAME: GameInfo = GameInfo {
    name: Borrowed("15puzzle"),
    players: Borrowed(&[Borrowed("solver")]),
    pieces: Borrowed(
        &[
            Borrowed("gap"),
            Borrowed("t1"),
            Borrowed("t10"),
            Borrowed("t11"),
            Borrowed("t12"),
            Borrowed("t13"),
            Borrowed("t14"),
            Borrowed("t15"),
            Borrowed("t2"),
            Borrowed("t3"),
            Borrowed("t4"),
            Borrowed("t5"),
            Borrowed("t6"),
            Borrowed("t7"),
            Borrowed("t8"),
            Borrowed("t9"),
        ],
    ),
    variables: Borrowed(
        &[VariableInfo::new("solver", 100), VariableInfo::new("turns", 100)],
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
    labels: Borrowed(
        &[
            LabelInfo::new("up", &[EdgeRun::new(4, 12, 0)]),
            LabelInfo::new("down", &[EdgeRun::new(0, 12, 4)]),
            LabelInfo::new(
                "left",
                &[
                    EdgeRun::new(1, 3, 0),
                    EdgeRun::new(5, 3, 4),
                    EdgeRun::new(9, 3, 8),
                    EdgeRun::new(13, 3, 12),
                ],
            ),
            LabelInfo::new(
                "right",
                &[
                    EdgeRun::new(0, 3, 1),
                    EdgeRun::new(4, 3, 5),
                    EdgeRun::new(8, 3, 9),
                    EdgeRun::new(12, 3, 13),
                ],
            ),
        ],
    ),
    actions: Borrowed(
        &[
            ActionInfo::assign(1, "[$ turns=turns+1]"),
            ActionInfo::assign(0, "[$ solver=100]"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::switch(1, "->solver"),
            ActionInfo::switch(0, "->>"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(1, "[t1]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(8, "[t2]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(9, "[t3]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(10, "[t4]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(11, "[t5]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(12, "[t6]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(13, "[t7]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(14, "[t8]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(15, "[t9]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(2, "[t10]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(3, "[t11]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(4, "[t12]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(5, "[t13]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(6, "[t14]"),
            ActionInfo::off(0, "[gap]"),
            ActionInfo::off(7, "[t15]"),
        ],
    ),
    longest_move: Some(1),
};
