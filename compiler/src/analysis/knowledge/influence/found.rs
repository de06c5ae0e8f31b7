//! What was found: what bears on what in a game, or why searches cannot rely on it.

use rbg_runtime::codegen::PlayerInfluence;

use crate::effort::Exhausted;
use crate::model::{ActionIndex, PieceId};

/// What was found out about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Influence {
    /// The mean distance of two cells that turns change, in turns of whoever moves; `None` where
    /// it takes too much work to tell, or where nothing bears on anything else.
    pub mean_distance: Option<f64>,
    /// The facts, or why searches cannot rely on them.
    pub table: Result<Spheres, Unsuited>,
    /// The lines with which each of two players wins, where there are no such facts, a turn puts one
    /// piece and both win so.
    pub lines: Option<[Vec<PlayerLines>; 2]>,
}

/// Lines of equal length with which a player wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLines {
    /// The pieces of which a line consists.
    pub pieces: Vec<PieceId>,
    /// The number of cells of a line.
    pub length: usize,
    /// The cells of each line, in ascending order.
    pub lines: Vec<Vec<usize>>,
}

/// The facts about a game of two players on which a search in the neighbourhood of moves relies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spheres {
    /// The switches behind which they hold.
    pub switches: Vec<ActionIndex>,
    /// The facts about each player's turns.
    pub players: [Sphere; 2],
}

/// The facts about the turns of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sphere {
    /// Per cell the cells that a turn which changes it looks at or changes.
    pub near: Vec<Vec<usize>>,
    /// The pieces that win by coming to a cell.
    pub runners: Vec<PieceId>,
    /// Per cell the least number of turns to where one of them wins.
    pub distances: Vec<u16>,
}

impl Sphere {
    /// The distance of a cell from which no piece comes to where it wins.
    pub const NEVER: u16 = PlayerInfluence::NEVER;
}

/// The reasons why searches in the neighbourhood of moves are not suited to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unsuited {
    /// There are not two players.
    Players,
    /// The game is too large.
    Size,
    /// It took too much work to tell.
    Work,
    /// Players do not take turns with one decision each.
    Turns,
    /// Changes bear on most of the board within too few turns.
    Near,
    /// A decision depends on where the one before ended.
    CurrentCell,
    /// Numbers decide what is possible.
    Numbers,
    /// A question changes the board.
    Trials,
    /// The keeper may be left without a move in ways that were not understood.
    Ends,
    /// Who moved last does not tell who has won.
    Scores,
    /// A player wins by more than a piece on a cell.
    Coupled,
    /// Nobody wins by a piece on a cell.
    NoGoal,
    /// Pieces that win need not come from where one was before.
    Dropped,
}

impl From<Exhausted> for Unsuited {
    fn from(_: Exhausted) -> Self {
        Self::Work
    }
}
