//! Planes: what a position looks like to a network.

use serde::{Deserialize, Serialize};

use crate::game::info::GameInfo;
use crate::game::numbers::{Piece, Player, Variable};
use crate::game::saved::SavedPosition;

/// A plane of a position: a number for each cell.
///
/// ```
/// use rbg_runtime::Piece;
/// use rbg_runtime::game::Plane;
///
/// let crosses = Plane::Piece(Piece::new(1));
/// assert_ne!(crosses, Plane::Board);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Plane {
    /// 1 on every cell. Networks see 0 beyond the board, and so where the board ends.
    Board,
    /// 1 where the piece stands, 0 elsewhere.
    Piece(Piece),
    /// The variable's value on every cell, divided by its bound.
    Variable(Variable),
    /// 1 on every cell in the turns of this player, 0 in those of others.
    ToMove(Player),
    /// 1 on every cell where play goes on behind a switch with one of these action indices, 0
    /// elsewhere.
    Behind(Vec<u32>),
    /// 1 on the current cell, 0 elsewhere.
    CurrentCell,
}

impl Plane {
    /// Writes the plane of a position of a game, a number for each cell in order.
    ///
    /// ```
    /// # use rbg_testkit::nim::Nim;
    /// use rbg_runtime::game::Plane;
    /// use rbg_runtime::{Piece, Position, Restore};
    ///
    /// let mut position = Nim::initial();
    /// position.apply(&2);
    /// let mut stones = [0.0; 5];
    /// Plane::Piece(Piece::new(1)).write(&position.save(), Nim::game(), &mut stones);
    /// assert_eq!(stones.iter().sum::<f32>(), 3.0);
    /// ```
    pub fn write(&self, position: &SavedPosition, info: &GameInfo, out: &mut [f32]) {
        let seen = &position.snapshot;
        let flag = |is: bool| f32::from(u8::from(is));
        match self {
            Self::Board => out.fill(1.0),
            Self::Piece(piece) => {
                let cells = out.iter_mut().zip(&seen.pieces);
                cells.for_each(|(number, on_cell)| *number = flag(on_cell == piece));
            }
            Self::Variable(variable) => {
                let bound = info.variables[variable.index()].bound.max(1);
                out.fill(seen.variables[variable.index()] as f32 / bound as f32);
            }
            Self::ToMove(player) => out.fill(flag(seen.to_move == *player)),
            Self::Behind(switches) => out.fill(flag(switches.contains(&position.last_switch))),
            Self::CurrentCell => {
                out.fill(0.0);
                if let Some(number) = out.get_mut(seen.cell.index()) {
                    *number = 1.0;
                }
            }
        }
    }
}
