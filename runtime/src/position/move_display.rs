//! Moves of a position, to be shown.

use std::fmt;

use crate::game::{ActionList, GameInfo, describe_move, format_move};

/// A move that is shown in canonical form, `rx3y6:1,rx3y5:4`, or with the alternate flag
/// for people, `rx3y6 [e], rx3y5 [w] ->black`.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
///
/// let position = Nim::initial();
/// assert_eq!(position.display(&1).to_string(), "e1:1,e1:3");
/// assert_eq!(format!("{:#}", position.display(&1)), "e1 [empty] ->second");
/// ```
#[derive(Clone, Debug)]
pub struct MoveDisplay {
    info: &'static GameInfo,
    actions: ActionList,
}

impl MoveDisplay {
    /// Creates the display of a move of a game.
    pub fn new(info: &'static GameInfo, actions: ActionList) -> Self {
        Self { info, actions }
    }
}

impl fmt::Display for MoveDisplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&if f.alternate() {
            describe_move(self.info, &self.actions)
        } else {
            format_move(self.info, &self.actions)
        })
    }
}
