//! The constant facts about a game.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use super::label::LabelInfo;
use super::numbers::{Cell, Piece, Player, Variable};

/// The facts about a game that do not change during play. Generated crates hold it as a `static`.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Player, Position};
///
/// let game = Nim::game();
/// assert_eq!(game.name, "nim");
/// assert_eq!(game.player_name(Player::SECOND), "second");
/// assert_eq!(game.all_cells().len(), 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// The game's name, from its file.
    pub name: Cow<'static, str>,
    /// Names of the players; player `p` is entry `p - 1`.
    pub players: Cow<'static, [Cow<'static, str>]>,
    /// Names of the pieces.
    pub pieces: Cow<'static, [Cow<'static, str>]>,
    /// The names and bounds of the variables, scores first.
    pub variables: Cow<'static, [VariableInfo]>,
    /// The shape of the board.
    pub shape: BoardShape,
    /// The cells in order.
    pub cells: Cow<'static, [CellInfo]>,
    /// The labels of the board's edges, which with the cells are the board as a graph.
    pub labels: Cow<'static, [LabelInfo]>,
    /// The modifiers of the rules; entry `i` has action index `i + 1`.
    pub actions: Cow<'static, [ActionInfo]>,
    /// The largest number of actions in a move, if it is bounded.
    pub longest_move: Option<u32>,
}

/// A variable or score.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Position, Variable};
///
/// // The score of the first player.
/// let score = &Nim::game().variables[Variable::new(0).index()];
/// assert_eq!((&*score.name, score.bound), ("first", 100));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VariableInfo {
    /// The variable's name.
    pub name: Cow<'static, str>,
    /// The largest value; the smallest is 0.
    pub bound: i32,
}

/// The shape of a board: how its cells lie, for drawing.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::game::BoardShape;
///
/// assert_eq!(Nim::game().shape, BoardShape::Rectangle { width: 5, height: 1 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardShape {
    /// Columns and rows.
    Rectangle {
        /// The number of columns.
        width: u32,
        /// The number of rows.
        height: u32,
    },
    /// Rows of hexagons.
    Hexagon {
        /// The number of positions in each row.
        rows: Cow<'static, [u32]>,
        /// The index of the widest row.
        widest: u32,
    },
    /// Layers of rectangles.
    Cuboid {
        /// The number of columns.
        width: u32,
        /// The number of rows.
        height: u32,
        /// The number of layers.
        depth: u32,
    },
    /// A board without geometry.
    Graph,
}

/// A cell of the board.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Cell, Position};
///
/// let cell = &Nim::game().cells[Cell::new(2).index()];
/// assert_eq!((&*cell.name, cell.place), ("c1", [2, 0, 0]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellInfo {
    /// The canonical name.
    pub name: Cow<'static, str>,
    /// The column, row and layer (over positions, holes counted); on a board that is written vertex by
    /// vertex the number in the order of the description (from 0), 0 and 0.
    pub place: [u32; 3],
}

/// The kind of a modifier: what it does.
///
/// ```
/// use rbg_runtime::Player;
/// use rbg_runtime::game::{ActionInfo, ActionKind};
///
/// let action = ActionInfo::switch(2, "->black");
/// assert_eq!(action.kind, ActionKind::Switch(Player::SECOND));
/// ```
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
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
///
/// // Action indices count from 1.
/// let take = &Nim::game().actions[1 - 1];
/// assert_eq!(take.text, "[empty]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionInfo {
    /// The kind of the modifier.
    pub kind: ActionKind,
    /// The text of the modifier, for example `[e]`, `[$ turn=turn+1]` or `->white`.
    pub text: Cow<'static, str>,
}

impl VariableInfo {
    /// Creates a variable with its name and bound.
    pub const fn new(name: &'static str, bound: i32) -> Self {
        Self {
            name: Cow::Borrowed(name),
            bound,
        }
    }
}

impl CellInfo {
    /// Creates a cell with its name and place.
    pub const fn new(name: &'static str, place: [u32; 3]) -> Self {
        Self {
            name: Cow::Borrowed(name),
            place,
        }
    }
}

impl ActionInfo {
    /// Creates an action with its text.
    pub const fn new(kind: ActionKind, text: &'static str) -> Self {
        Self {
            kind,
            text: Cow::Borrowed(text),
        }
    }

    /// Creates an action that puts the piece of this number, with its text.
    pub const fn off(piece: u16, text: &'static str) -> Self {
        Self::new(ActionKind::Off(Piece::new(piece)), text)
    }

    /// Creates an action that assigns to the variable of this number, with its text.
    pub const fn assign(variable: u16, text: &'static str) -> Self {
        Self::new(ActionKind::Assign(Variable::new(variable)), text)
    }

    /// Creates an action that hands over to the player of this number, with its text.
    pub const fn switch(player: u8, text: &'static str) -> Self {
        Self::new(ActionKind::Switch(Player::new(player)), text)
    }
}

impl GameInfo {
    /// Returns the name of a player.
    pub fn player_name(&self, player: Player) -> &str {
        let seat = player.seat();
        match seat.and_then(|seat| self.players.get(seat)) {
            Some(name) => name,
            None => "keeper",
        }
    }

    /// Returns the players.
    pub fn all_players(&self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        Player::all(self.players.len())
    }

    /// Returns the cells.
    pub fn all_cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..self.cells.len()).map(Cell::from_index)
    }

    /// Returns the number of a cell in the order of the description, from 1: programs that do not know
    /// each other's cells by names number them so. The cells of a board that is written vertex by
    /// vertex can have another order here.
    ///
    /// ```
    /// # use rbg_testkit::nim::Nim;
    /// use rbg_runtime::{Cell, Position};
    ///
    /// assert_eq!(Nim::game().number_as_written(Cell::new(2)), 3);
    /// assert_eq!(Nim::game().cell_as_written(3), Some(Cell::new(2)));
    /// ```
    pub fn number_as_written(&self, cell: Cell) -> usize {
        match (&self.shape, self.cells.get(cell.index())) {
            (BoardShape::Graph, Some(info)) => info.place[0] as usize + 1,
            _ => cell.index() + 1,
        }
    }

    /// Returns the cell with a number in the order of the description, from 1, if there is one.
    pub fn cell_as_written(&self, number: usize) -> Option<Cell> {
        let index = number
            .checked_sub(1)
            .filter(|&index| index < self.cells.len())?;
        let cell = Cell::from_index(index);
        // Mostly the order is the same.
        if self.number_as_written(cell) == number {
            return Some(cell);
        }
        let mut cells = self.all_cells();
        cells.find(|&cell| self.number_as_written(cell) == number)
    }

    /// Returns the cells to which edges of a cell lead, with the labels, in the order of the labels.
    ///
    /// ```
    /// # use rbg_testkit::nim::Nim;
    /// use rbg_runtime::{Cell, Position};
    ///
    /// let neighbours: Vec<_> = Nim::game().neighbours(Cell::new(1)).collect();
    /// assert_eq!(neighbours, [("left", Cell::new(0)), ("right", Cell::new(2))]);
    /// ```
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = (&str, Cell)> {
        let labels = self.labels.iter();
        labels.filter_map(move |label| Some((&*label.name, label.target(cell)?)))
    }

    /// Returns the variables, scores first.
    pub fn all_variables(&self) -> impl DoubleEndedIterator<Item = Variable> + ExactSizeIterator {
        (0..self.variables.len()).map(Variable::from_index)
    }
}
