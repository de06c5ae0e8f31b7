//! A network, made ready to be computed.

use std::sync::Arc;

use super::exponential::{exponential, softmax};
use super::weights::{MoveRows, NetworkWeights, rows_of_moves};
use crate::evaluate::evaluator::Evaluator;
use crate::evaluate::hidden::{Activity, INPUT_UNIT, OUTPUT_UNIT, OutputRows, Seen, Units};
use crate::evaluate::weights::UnfitWeights;
use crate::evaluate::words::Planes;
use crate::game::GameInfo;
use crate::playout::Playable;

/// What a product of 1 of how far a unit is on and a weight is worth.
const SCALE: f32 = 1.0 / (INPUT_UNIT * OUTPUT_UNIT) as f32;

/// A network, made ready to be computed.
#[derive(Clone, Debug)]
pub struct Network {
    units: Units,
    values: OutputRows,
    value_biases: Vec<i32>,
    moves: OutputRows,
    move_biases: Vec<i32>,
    rows: MoveRows,
}

impl Network {
    /// Makes weights of a game ready.
    ///
    /// # Errors
    ///
    /// If they are not of the game.
    pub fn new(weights: &NetworkWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        let inputs = weights.check(game).map_err(UnfitWeights::new)?;
        let rows = (&weights.inputs[..], &weights.biases[..]);
        // Biases are as of a unit that is fully on.
        let biases = |biases: &[i16]| -> Vec<i32> {
            let biases = biases.iter();
            biases.map(|&bias| i32::from(bias) * INPUT_UNIT).collect()
        };
        Ok(Self {
            units: Units::new(inputs, weights.units, rows, game),
            values: OutputRows::new(&weights.values, weights.units),
            value_biases: biases(&weights.value_biases),
            moves: OutputRows::new(&weights.moves, weights.units),
            move_biases: biases(&weights.move_biases),
            rows: rows_of_moves(game),
        })
    }

    /// Writes what each player can expect, from 0 to 1.
    fn write_values(&self, activity: &Activity, values: &mut [f32]) {
        for (player, (value, bias)) in values.iter_mut().zip(&self.value_biases).enumerate() {
            let sum = self.values.sum(player, activity) + bias;
            *value = 1.0 / (1.0 + exponential(-(sum as f32) * SCALE));
        }
    }

    /// Writes how likely each move is the best.
    fn write_priors<P: Playable>(
        &self,
        activity: &Activity,
        (position, moves): (&P, &[P::Move]),
        known: &mut Known,
        priors: &mut Vec<f32>,
    ) {
        known.forget(self.move_biases.len());
        priors.clear();
        for m in moves {
            let mut sum = 0i64;
            for action in &position.actions(m) {
                let row = self.rows.row(action);
                sum += i64::from(known.get(row, || {
                    self.moves.sum(row, activity) + self.move_biases[row]
                }));
            }
            priors.push(sum as f32 * SCALE);
        }
        softmax(priors);
    }
}

/// The sums of rows in a position that are known already: moves have actions in common.
#[derive(Clone, Debug, Default)]
struct Known {
    /// The number of the position, and of that in which each row was summed last, with the sum.
    now: u32,
    rows: Vec<(u32, i32)>,
}

impl Known {
    /// Forgets all sums, of so many rows.
    fn forget(&mut self, rows: usize) {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 || self.rows.len() != rows {
            self.rows.clear();
            self.rows.resize(rows, (0, 0));
            self.now = 1;
        }
    }

    /// Returns the sum of a row.
    #[inline]
    fn get(&mut self, row: usize, sum: impl FnOnce() -> i32) -> i32 {
        let (when, known) = &mut self.rows[row];
        if *when != self.now {
            (*when, *known) = (self.now, sum());
        }
        *known
    }
}

/// A network as an evaluator of positions near one that it knows.
#[derive(Clone, Debug)]
pub struct NetworkEvaluator {
    network: Arc<Network>,
    seen: Seen,
    known: Known,
}

impl NetworkEvaluator {
    /// Creates an evaluator by a network.
    pub fn new(network: Arc<Network>) -> Self {
        Self {
            network,
            seen: Seen::default(),
            known: Known::default(),
        }
    }
}

impl<P: Playable> Evaluator<P> for NetworkEvaluator {
    fn approach(&mut self, position: &P) {
        let planes = Planes::of(position);
        self.network.units.accumulate(&mut self.seen, &planes);
    }

    fn evaluate(
        &mut self,
        position: &P,
        moves: &[P::Move],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    ) {
        let planes = Planes::of(position);
        let units = &self.network.units;
        let activity = units.activity_near(&mut self.seen, &planes, position);
        self.network.write_values(&activity, values);
        let of = (position, moves);
        self.network
            .write_priors(&activity, of, &mut self.known, priors);
    }
}

#[cfg(test)]
mod tests;
