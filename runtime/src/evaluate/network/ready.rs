//! A network, made ready to be computed.

use std::sync::Arc;

use smallvec::SmallVec;

use super::exponential::{exponential, softmax};
use super::weights::{CellActions, MoveRows, NetworkWeights};
use crate::evaluate::evaluator::Evaluator;
use crate::evaluate::hidden::{Activity, INPUT_UNIT, OUTPUT_UNIT, OutputRows, Seen, Units};
use crate::evaluate::patterns::{PatternUnits, PatternsSeen};
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
    actions: CellActions,
    rows: MoveRows,
    patterns: Option<PatternUnits>,
    hidden: usize,
}

/// What is known of a position and its moves.
struct Known<'k> {
    activity: Activity,
    patterns: Option<(&'k PatternUnits, &'k PatternsSeen)>,
}

impl Network {
    /// Makes weights of a game ready.
    ///
    /// # Errors
    ///
    /// If they are not of the game.
    pub fn new(weights: &NetworkWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        let (inputs, move_rows, windows) = weights.check(game).map_err(UnfitWeights::new)?;
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
            actions: CellActions::of(game),
            rows: move_rows,
            patterns: weights
                .patterns
                .as_ref()
                .zip(windows)
                .map(|(weights, windows)| PatternUnits::new(weights, windows, game.cells.len())),
            hidden: weights.units,
        })
    }

    /// Returns what is known of a position, by what is different from the one that is seen.
    fn look<'k, P: Playable>(&'k self, seen: &'k mut NetworkSeen, position: &P) -> Known<'k> {
        let planes = Planes::of(position);
        let (come, gone) = self.units.accumulate(&mut seen.pieces, &planes);
        let mut added = SmallVec::<[i32; 64]>::new();
        let patterns = self.patterns.as_ref().map(|patterns| {
            patterns.follow(&mut seen.patterns, &come, &gone);
            added.resize(self.hidden, 0);
            patterns.mix(&seen.patterns, &mut added);
            (patterns, &seen.patterns)
        });
        let activity = self.units.activity_with(&seen.pieces, position, &added);
        Known { activity, patterns }
    }

    /// Writes what each player can expect in a position near one that is seen, from 0 to 1.
    #[inline]
    pub(super) fn expect<P: Playable>(
        &self,
        seen: &mut NetworkSeen,
        position: &P,
        values: &mut [f32],
    ) {
        if self.patterns.is_some() {
            let known = self.look(seen, position);
            self.write_values(&known.activity, values);
        } else {
            // What is seen stays: positions that follow are as near.
            let planes = Planes::of(position);
            let activity = self
                .units
                .activity_near(&mut seen.pieces, &planes, position);
            self.write_values(&activity, values);
        }
    }

    /// Sees a position near which others will be evaluated.
    pub(super) fn see<P: Playable>(&self, seen: &mut NetworkSeen, position: &P) {
        self.look(seen, position);
    }

    /// Returns whether there are units at cells.
    pub(super) fn sees_patterns(&self) -> bool {
        self.patterns.is_some()
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
        known: &Known<'_>,
        (position, moves): (&P, &[P::Move]),
        sums: &mut Sums,
        priors: &mut Vec<f32>,
    ) {
        sums.forget(self.actions.count);
        priors.clear();
        for m in moves {
            let mut sum = 0i64;
            for action in &position.actions(m) {
                let number = self.actions.number(action);
                sum += i64::from(sums.get(number, || self.sum_of(known, number)));
            }
            priors.push(sum as f32 * SCALE);
        }
        softmax(priors);
    }

    /// Returns the sum for an action on a cell by its number.
    #[inline]
    fn sum_of(&self, known: &Known<'_>, number: usize) -> i32 {
        let of_row = self.rows.row(number);
        let sum = of_row.map_or(0, |row| {
            self.moves.sum(row, &known.activity) + self.move_biases[row]
        });
        let local = known.patterns.map_or(0, |(patterns, seen)| {
            let (cell, action) = self.actions.cell_and_action(number);
            patterns.sum(seen, cell, action)
        });
        sum + local
    }
}

/// The sums for actions on cells in a position that are known already: moves have actions in common.
#[derive(Clone, Debug, Default)]
struct Sums {
    /// The number of the position, and of that in which each was summed last, with the sum.
    now: u32,
    all: Vec<(u32, i32)>,
}

impl Sums {
    /// Forgets all sums, of so many actions.
    fn forget(&mut self, count: usize) {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 || self.all.len() != count {
            self.all.clear();
            self.all.resize(count, (0, 0));
            self.now = 1;
        }
    }

    /// Returns the sum for one of them.
    #[inline]
    fn get(&mut self, number: usize, sum: impl FnOnce() -> i32) -> i32 {
        let (when, known) = &mut self.all[number];
        if *when != self.now {
            (*when, *known) = (self.now, sum());
        }
        *known
    }
}

/// What is seen of a position.
#[derive(Clone, Debug, Default)]
pub(in crate::evaluate) struct NetworkSeen {
    pieces: Seen,
    patterns: PatternsSeen,
}

/// A network as an evaluator of positions near the one that it was asked of last.
#[derive(Clone, Debug)]
pub struct NetworkEvaluator {
    network: Arc<Network>,
    seen: NetworkSeen,
    sums: Sums,
}

impl NetworkEvaluator {
    /// Creates an evaluator by a network.
    pub fn new(network: Arc<Network>) -> Self {
        Self {
            network,
            seen: NetworkSeen::default(),
            sums: Sums::default(),
        }
    }
}

impl<P: Playable> Evaluator<P> for NetworkEvaluator {
    fn approach(&mut self, position: &P) {
        self.network.look(&mut self.seen, position);
    }

    fn evaluate(
        &mut self,
        position: &P,
        moves: &[P::Move],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    ) {
        let known = self.network.look(&mut self.seen, position);
        self.network.write_values(&known.activity, values);
        let of = (position, moves);
        self.network
            .write_priors(&known, of, &mut self.sums, priors);
    }

    fn expects_first(&self) -> bool {
        true
    }

    fn expect(&mut self, position: &P, values: &mut [f32]) {
        let known = self.network.look(&mut self.seen, position);
        self.network.write_values(&known.activity, values);
    }
}

#[cfg(test)]
pub(super) mod tests;
