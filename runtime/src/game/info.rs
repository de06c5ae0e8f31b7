//! The constant facts about a game.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use super::numbers::{Cell, Piece, Player, Variable};

/// Everything about a game that does not change during play. Generated crates
/// hold it as a `static`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// The game's name, from its file.
    pub name: Cow<'static, str>,
    /// Names of the players; player `p` is entry `p - 1`.
    pub players: Cow<'static, [Cow<'static, str>]>,
    /// Names of the pieces.
    pub pieces: Cow<'static, [Cow<'static, str>]>,
    /// Names and bounds of the variables, scores first.
    pub variables: Cow<'static, [VariableInfo]>,
    /// The shape of the board.
    pub shape: BoardShape,
    /// The cells in order.
    pub cells: Cow<'static, [CellInfo]>,
    /// The modifiers of the rules; entry `i` has action index `i + 1`.
    pub actions: Cow<'static, [ActionInfo]>,
    /// The largest number of actions in a move, if it is bounded.
    pub longest_move: Option<u32>,
}

/// A variable or score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VariableInfo {
    /// Its name.
    pub name: Cow<'static, str>,
    /// Its largest value; the smallest is 0.
    pub bound: i32,
}

/// How the cells lie, for drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardShape {
    /// Columns and rows.
    Rectangle {
        /// Number of columns.
        width: u32,
        /// Number of rows.
        height: u32,
    },
    /// Rows of hexagons.
    Hexagon {
        /// Positions in each row.
        rows: Cow<'static, [u32]>,
        /// Index of the widest row.
        widest: u32,
    },
    /// Layers of rectangles.
    Cuboid {
        /// Number of columns.
        width: u32,
        /// Number of rows.
        height: u32,
        /// Number of layers.
        depth: u32,
    },
    /// No geometry.
    Graph,
}

/// A cell of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellInfo {
    /// Its canonical name.
    pub name: Cow<'static, str>,
    /// Column, row, layer (over positions, holes counted).
    pub place: [u32; 3],
}

/// What a modifier does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionKind {
    /// Puts this piece on the cell.
    Off(Piece),
    /// Assigns to this variable.
    Assign(Variable),
    /// Ends the move and hands over to this player.
    Switch(Player),
}

/// An entry of the action table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionInfo {
    /// What it does.
    pub kind: ActionKind,
    /// How it is written, for example `[e]`, `[$ turn=turn+1]` or `->white`.
    pub text: Cow<'static, str>,
}

impl VariableInfo {
    /// A variable with its name and bound.
    pub const fn new(name: &'static str, bound: i32) -> Self {
        Self {
            name: Cow::Borrowed(name),
            bound,
        }
    }
}

impl CellInfo {
    /// A cell with its name and place.
    pub const fn new(name: &'static str, place: [u32; 3]) -> Self {
        Self {
            name: Cow::Borrowed(name),
            place,
        }
    }
}

impl ActionInfo {
    /// An action with its text.
    pub const fn new(kind: ActionKind, text: &'static str) -> Self {
        Self {
            kind,
            text: Cow::Borrowed(text),
        }
    }

    /// An action that puts the piece of this number, with its text.
    pub const fn off(piece: u16, text: &'static str) -> Self {
        Self::new(ActionKind::Off(Piece::new(piece)), text)
    }

    /// An action that assigns to the variable of this number, with its text.
    pub const fn assign(variable: u16, text: &'static str) -> Self {
        Self::new(ActionKind::Assign(Variable::new(variable)), text)
    }

    /// An action that hands over to the player of this number, with its text.
    pub const fn switch(player: u8, text: &'static str) -> Self {
        Self::new(ActionKind::Switch(Player::new(player)), text)
    }
}

impl GameInfo {
    /// The name of a player.
    pub fn player_name(&self, player: Player) -> &str {
        let seat = player.seat();
        match seat.and_then(|seat| self.players.get(seat)) {
            Some(name) => name,
            None => "keeper",
        }
    }

    /// The players.
    pub fn all_players(&self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        Player::all(self.players.len())
    }

    /// The cells.
    pub fn all_cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..self.cells.len()).map(Cell::from_index)
    }

    /// The variables, scores first.
    pub fn all_variables(&self) -> impl DoubleEndedIterator<Item = Variable> + ExactSizeIterator {
        (0..self.variables.len()).map(Variable::from_index)
    }
}
