//! The fit of a network to examples.

use rand_core::Rng;

use super::examples::{Example, Examples};
use super::local::Local;
use super::model::{Model, Parts, PartsMut, Shape};
use super::numbers::{add, dot};
use super::symmetry::Images;
use crate::evaluate::{CellActions, MoveRows, exponential, logarithm, softmax};
use crate::rng::below;

/// The number of examples from which a step is made.
pub(super) const BATCH: usize = 128;

/// How much what players can expect counts beside the moves.
const VALUE_WEIGHT: f32 = 1.0;

/// How far a network is from examples.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Errors {
    /// The mean squared difference of what players can expect.
    pub(super) value: f64,
    /// The mean relative entropy of policies.
    pub(super) policy: f64,
}

/// What the network says of an example, kept for the memory.
struct Scratch {
    /// What each unit sees, then how far it is on.
    seen: Vec<f32>,
    on: Vec<f32>,
    /// What is said of each action on a cell of the example, then its slope.
    sums: Vec<f32>,
    /// How likely each move is.
    moves: Vec<f32>,
    /// The slope of each unit.
    slopes: Vec<f32>,
    local: Option<Local>,
    actions: CellActions,
    move_rows: MoveRows,
}

/// Makes so many steps, each from examples drawn at random; returns how far the network was from them.
pub(super) fn fit<R: Rng>(
    model: &mut Model,
    (rounds, symmetries): (&[Examples], &[Images]),
    steps: usize,
    rate: f32,
    rng: &mut R,
) -> Errors {
    let total: usize = rounds.iter().map(Examples::len).sum();
    let mut errors = Errors::default();
    if total == 0 || steps == 0 {
        return errors;
    }
    let Model {
        shape,
        optimiser,
        gradient,
    } = model;
    let mut scratch = Scratch::new(shape);
    let mut image = (Vec::new(), Vec::new());
    for _ in 0..steps {
        gradient.fill(0.0);
        let weights = shape.parts(&optimiser.weights);
        let mut slopes = shape.parts_mut(gradient);
        for _ in 0..BATCH {
            let mut number = below(rng, total.min(u32::MAX as usize) as u32) as usize;
            for examples in rounds {
                if let Some(rest) = number.checked_sub(examples.len()) {
                    number = rest;
                    continue;
                }
                let example = examples.get(number);
                // That which changes nothing is not among them.
                let symmetry = below(rng, symmetries.len() as u32 + 1) as usize;
                let images = symmetries.get(symmetry);
                let (inputs, numbers) = &mut image;
                let example = match images {
                    Some(images) => example.image(images, inputs, numbers),
                    None => example,
                };
                let off = scratch.learn(&example, &weights, &mut slopes);
                errors.value += off.value;
                errors.policy += off.policy;
                break;
            }
        }
        optimiser.step(gradient, rate);
        shape.clamp(&mut optimiser.weights);
    }
    let count = (steps * BATCH) as f64;
    Errors {
        value: errors.value / count,
        policy: errors.policy / count,
    }
}

impl Scratch {
    /// Returns room for the examples of a network.
    fn new(shape: &Shape) -> Self {
        Self {
            seen: Vec::new(),
            on: Vec::new(),
            sums: Vec::new(),
            moves: Vec::new(),
            slopes: Vec::new(),
            local: shape.patterns.clone().map(Local::new),
            actions: shape.actions,
            move_rows: shape.rows.clone(),
        }
    }

    /// Adds the slopes of an example to those of a batch; returns how far the network is from it.
    fn learn(
        &mut self,
        example: &Example<'_>,
        weights: &Parts<'_>,
        slopes: &mut PartsMut<'_>,
    ) -> Errors {
        let units = weights.biases.len();
        self.see(example, weights);
        self.slopes.clear();
        self.slopes.resize(units, 0.0);
        let value = self.learn_values(example, weights, slopes);
        let policy = self.learn_moves(example, weights, slopes);
        // A unit that is off, or fully on, does not change with what it sees.
        for (slope, seen) in self.slopes.iter_mut().zip(&self.seen) {
            *slope = if *seen > 0.0 && *seen < 1.0 {
                *slope
            } else {
                0.0
            };
        }
        add(slopes.biases, &self.slopes, 1.0);
        for &input in example.inputs {
            add(
                &mut slopes.inputs[input as usize * units..][..units],
                &self.slopes,
                1.0,
            );
        }
        if let Some(local) = &mut self.local {
            local.learn(&self.slopes, weights, slopes);
        }
        Errors { value, policy }
    }

    /// Notes how far units are on.
    fn see(&mut self, example: &Example<'_>, weights: &Parts<'_>) {
        let units = weights.biases.len();
        self.seen.clear();
        self.seen.extend_from_slice(weights.biases);
        for &input in example.inputs {
            add(
                &mut self.seen,
                &weights.inputs[input as usize * units..][..units],
                1.0,
            );
        }
        if let Some(local) = &mut self.local {
            local.see(example.inputs, weights);
            local.mix(weights, &mut self.seen);
        }
        self.on.clear();
        self.on
            .extend(self.seen.iter().map(|seen| seen.clamp(0.0, 1.0)));
    }

    /// Learns what players can expect: the slope is that of the cross entropy.
    fn learn_values(
        &mut self,
        example: &Example<'_>,
        weights: &Parts<'_>,
        slopes: &mut PartsMut<'_>,
    ) -> f64 {
        let units = self.on.len();
        let mut squares = 0.0;
        for (player, &due) in example.values.iter().enumerate() {
            let row = player * units..(player + 1) * units;
            let sum = dot(&weights.values[row.clone()], &self.on) + weights.value_biases[player];
            let wrong = 1.0 / (1.0 + exponential(-sum)) - due;
            squares += f64::from(wrong * wrong);
            let slope = VALUE_WEIGHT * wrong / BATCH as f32;
            add(&mut self.slopes, &weights.values[row.clone()], slope);
            add(&mut slopes.values[row], &self.on, slope);
            slopes.value_biases[player] += slope;
        }
        squares / example.values.len().max(1) as f64
    }

    /// Learns which moves are made.
    fn learn_moves(
        &mut self,
        example: &Example<'_>,
        weights: &Parts<'_>,
        slopes: &mut PartsMut<'_>,
    ) -> f64 {
        let units = self.on.len();
        self.sums.clear();
        for &number in example.numbers {
            let number = number as usize;
            let mut sum = 0.0;
            if let Some(row) = self.move_rows.row(number) {
                let of = &weights.moves[row * units..][..units];
                sum += dot(of, &self.on) + weights.move_biases[row];
            }
            if let Some(local) = &self.local {
                sum += local.sum(self.actions.cell_and_action(number), weights);
            }
            self.sums.push(sum);
        }
        self.moves.clear();
        self.moves.extend(example.moves().map(|(_, actions)| {
            actions
                .iter()
                .map(|&place| self.sums[usize::from(place)])
                .sum::<f32>()
        }));
        softmax(&mut self.moves);
        self.sums.fill(0.0);
        let mut entropy = 0.0;
        for (&likely, (due, actions)) in self.moves.iter().zip(example.moves()) {
            if due > 0.0 {
                entropy += f64::from(due * (logarithm(due) - logarithm(likely)));
            }
            for &place in actions {
                self.sums[usize::from(place)] += likely - due;
            }
        }
        for (&number, slope) in example.numbers.iter().zip(&self.sums) {
            let (number, slope) = (number as usize, slope / BATCH as f32);
            if let Some(row) = self.move_rows.row(number) {
                let of = row * units..(row + 1) * units;
                add(&mut self.slopes, &weights.moves[of.clone()], slope);
                add(&mut slopes.moves[of], &self.on, slope);
                slopes.move_biases[row] += slope;
            }
            if let Some(local) = &mut self.local {
                let at = self.actions.cell_and_action(number);
                local.learn_action(at, slope, weights, slopes);
            }
        }
        entropy
    }
}

#[cfg(test)]
mod tests;
