//! The weights of a network, as data.

use serde::{Deserialize, Serialize};

use crate::evaluate::hidden::{Inputs, LARGEST_OUTPUT, check_size, check_weights, largest_input};
use crate::evaluate::patterns::{PatternWeights, Windows};
use crate::game::{GameInfo, MoveAction, Plane};

/// The largest number of weights of moves.
const MOST_MOVE_WEIGHTS: usize = 1 << 23;

/// The largest number of rows of weights of moves.
const MOST_ROWS: usize = 1 << 16;

/// The largest number of actions on cells.
const MOST_ACTIONS: usize = 1 << 20;

/// The weights of a network.
///
/// A unit sees the sum of the weights of all inputs that are set, its bias, and what the units at cells
/// add; it is off at 0 and below, and fully on at 1. What a player can expect is the logistic function of
/// a sum over the units; how likely a move is the best is the exponential of a sum over its actions, the
/// units, and the units at the cell of each action, as a part of that of all legal moves.
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
    /// The actions on cells that have rows of weights of moves, ascending: each cell's number times the
    /// number of actions, and the action index less 1. All of them have, if there is no list.
    #[serde(default)]
    pub rows: Option<Vec<u32>>,
    /// What each unit that is fully on adds for an action on a cell, in units of 1/1024: a row for each
    /// of them that has one.
    pub moves: Vec<i16>,
    /// What is added for such an action everywhere, in units of 1/1024.
    pub move_biases: Vec<i16>,
    /// Units at each cell, if there are any.
    #[serde(default)]
    pub patterns: Option<PatternWeights>,
}

/// The numbers of the actions on cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CellActions {
    pub(crate) actions: usize,
    pub(crate) count: usize,
}

impl CellActions {
    /// Returns those of a game.
    pub(crate) fn of(game: &GameInfo) -> Self {
        let actions = game.actions.len();
        Self {
            actions,
            count: actions.saturating_mul(game.cells.len()),
        }
    }

    /// Returns the number of an action; of one that the game has not that of some other one.
    #[inline]
    pub(crate) fn number(&self, action: &MoveAction) -> usize {
        // Action indices count from 1.
        let number = action.cell.index() * self.actions + (action.index as usize).saturating_sub(1);
        number.min(self.count.saturating_sub(1))
    }

    /// Returns the cell of an action by its number, and its index less 1.
    #[inline]
    pub(crate) fn cell_and_action(&self, number: usize) -> (usize, usize) {
        let actions = self.actions.max(1);
        (number / actions, number % actions)
    }
}

/// The rows of weights of actions on cells.
#[derive(Clone, Debug)]
pub(crate) struct MoveRows {
    /// The row of each of them by its number, `NONE` for none.
    of: Vec<u32>,
    count: usize,
}

impl MoveRows {
    /// The mark for no row.
    const NONE: u32 = u32::MAX;

    /// Returns the rows of those on a list, or of all.
    ///
    /// # Errors
    ///
    /// If the list is not ascending, or one is not of the game, or there are too many.
    pub(crate) fn new(list: Option<&[u32]>, all: CellActions) -> Result<Self, String> {
        let count = list.map_or(all.count, <[u32]>::len);
        if all.count > MOST_ACTIONS || count > MOST_ROWS {
            return Err(format!(
                "{count} rows for {} actions on cells are too many",
                all.count
            ));
        }
        let Some(list) = list else {
            let of = (0..count as u32).collect();
            return Ok(Self { of, count });
        };
        let mut of = vec![Self::NONE; all.count];
        let ascending = list.windows(2).all(|pair| pair[0] < pair[1]);
        for (row, &number) in (0..).zip(list) {
            match of.get_mut(number as usize) {
                Some(of) if ascending => *of = row,
                _ => {
                    return Err(format!(
                        "{number} is no action on a cell, or not in its place"
                    ));
                }
            }
        }
        Ok(Self { of, count })
    }

    /// Returns how many there are.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Returns the row of an action on a cell by its number.
    #[inline]
    pub(crate) fn row(&self, number: usize) -> Option<usize> {
        match self.of[number] {
            Self::NONE => None,
            row => Some(row as usize),
        }
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
            rows: Some(Vec::new()),
            moves: Vec::new(),
            move_biases: Vec::new(),
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

    /// Checks that the weights are of a game, and returns the inputs, the rows of moves, and the windows of
    /// patterns.
    pub(crate) fn check(
        &self,
        game: &GameInfo,
    ) -> Result<(Inputs, MoveRows, Option<Windows>), String> {
        let inputs = Inputs::new(&self.planes, game)?;
        let move_rows = MoveRows::new(self.rows.as_deref(), CellActions::of(game))?;
        let (rows, players) = (move_rows.count(), game.players.len());
        check_sizes(&inputs, self.units, &move_rows)?;
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
        Ok((inputs, move_rows, windows))
    }
}

/// Checks that a network of so many units, with such rows of moves, is not too large.
pub(crate) fn check_sizes(inputs: &Inputs, units: usize, rows: &MoveRows) -> Result<(), String> {
    check_size(inputs, units)?;
    let rows = rows.count();
    if units.saturating_mul(rows) > MOST_MOVE_WEIGHTS {
        return Err(format!(
            "{units} units for {rows} actions on cells are too many"
        ));
    }
    Ok(())
}
