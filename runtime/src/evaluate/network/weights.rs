//! The weights of a network, as data.

use serde::{Deserialize, Serialize};

use crate::evaluate::hidden::{Inputs, LARGEST_OUTPUT, check_size, check_weights, largest_input};
use crate::evaluate::patterns::{PatternWeights, Windows};
use crate::game::{GameInfo, MoveAction, Plane};

/// The largest number of weights of moves.
const MOST_MOVE_WEIGHTS: usize = 1 << 23;

/// The largest number of actions on cells.
const MOST_ROWS: usize = 1 << 16;

/// The weights of a network.
///
/// A unit sees the sum of the weights of all inputs that are set, its bias, and what the units at cells
/// add; it is off at 0 and below, and fully on at 1. What a player can expect is the logistic function of a sum over the units; how
/// likely a move is the best is the exponential of a sum over its actions, the units, and the units at the
/// cell of each action, as a part of that of all legal moves.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::{Network, NetworkWeights};
///
/// // Without units all moves are as likely, and everybody can expect one half.
/// let weights = NetworkWeights::constant(Nim::game());
/// assert!(Network::new(&weights, Nim::game()).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NetworkWeights {
    /// What the units see.
    pub planes: Vec<Plane>,
    /// The number of units.
    pub units: usize,
    /// What each input adds to what each unit sees, in units of 1/128: a row for each input, in the
    /// order of the planes, as in [`HiddenWeights`](super::super::HiddenWeights).
    pub inputs: Vec<i16>,
    /// What each unit sees everywhere, in units of 1/128.
    pub biases: Vec<i16>,
    /// What each unit that is fully on adds for what each player can expect, in units of 1/1024: a row
    /// for each player.
    pub values: Vec<i16>,
    /// What is added for each player everywhere, in units of 1/1024.
    pub value_biases: Vec<i16>,
    /// What each unit that is fully on adds for each action of a move, in units of 1/1024: for each cell
    /// a row for each action index.
    pub moves: Vec<i16>,
    /// What is added for each action everywhere, in units of 1/1024.
    pub move_biases: Vec<i16>,
    /// Units at each cell, if there are any.
    #[serde(default)]
    pub patterns: Option<PatternWeights>,
}

/// The rows of weights of the actions of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveRows {
    pub(crate) actions: usize,
    pub(crate) count: usize,
}

/// Returns the rows for the moves of a game.
pub(crate) fn rows_of_moves(game: &GameInfo) -> MoveRows {
    let actions = game.actions.len();
    MoveRows {
        actions,
        count: actions.saturating_mul(game.cells.len()),
    }
}

impl MoveRows {
    /// Returns the row of an action; of one that the game has not some other one.
    #[inline]
    pub(crate) fn row(&self, action: &MoveAction) -> usize {
        // Action indices count from 1.
        let row = action.cell.index() * self.actions + (action.index as usize).saturating_sub(1);
        row.min(self.count.saturating_sub(1))
    }
}

impl NetworkWeights {
    /// Returns a network without units that says the same of all positions and moves of a game.
    pub fn constant(game: &GameInfo) -> Self {
        Self {
            planes: Vec::new(),
            units: 0,
            inputs: Vec::new(),
            biases: Vec::new(),
            values: Vec::new(),
            value_biases: vec![0; game.players.len()],
            moves: Vec::new(),
            move_biases: vec![0; rows_of_moves(game).count],
            patterns: None,
        }
    }

    /// Returns how many weights there are.
    pub fn count(&self) -> usize {
        let all = [&self.inputs, &self.biases, &self.values, &self.value_biases];
        let moves = [&self.moves, &self.move_biases];
        let all = all.iter().chain(&moves).map(|weights| weights.len());
        all.sum::<usize>() + self.patterns.as_ref().map_or(0, PatternWeights::count)
    }

    /// Checks that the weights are of a game, and returns the inputs, and the windows of patterns.
    pub(crate) fn check(&self, game: &GameInfo) -> Result<(Inputs, Option<Windows>), String> {
        let inputs = Inputs::new(&self.planes, game)?;
        let (rows, players) = (rows_of_moves(game).count, game.players.len());
        check_sizes(&inputs, self.units, game)?;
        let most = largest_input(inputs.most(game));
        let of_inputs = self.units * inputs.count();
        for (what, weights, due, most) in [
            ("weights of inputs", &self.inputs, of_inputs, most),
            ("biases of units", &self.biases, self.units, most),
            (
                "weights of values",
                &self.values,
                self.units * players,
                LARGEST_OUTPUT,
            ),
            (
                "biases of values",
                &self.value_biases,
                players,
                LARGEST_OUTPUT,
            ),
            (
                "weights of moves",
                &self.moves,
                self.units * rows,
                LARGEST_OUTPUT,
            ),
            ("biases of moves", &self.move_biases, rows, LARGEST_OUTPUT),
        ] {
            check_weights(what, weights, due, most)?;
        }
        let windows = match &self.patterns {
            None => None,
            Some(patterns) => {
                let windows = Windows::new(&inputs, game);
                patterns.check(&windows, (self.units, game.actions.len()))?;
                Some(windows)
            }
        };
        Ok((inputs, windows))
    }
}

/// Checks that a network of so many units is not too large for a game.
pub(crate) fn check_sizes(inputs: &Inputs, units: usize, game: &GameInfo) -> Result<(), String> {
    check_size(inputs, units)?;
    let rows = rows_of_moves(game).count;
    if rows > MOST_ROWS || units.saturating_mul(rows) > MOST_MOVE_WEIGHTS {
        return Err(format!(
            "{units} units for {rows} actions on cells are too many"
        ));
    }
    Ok(())
}
