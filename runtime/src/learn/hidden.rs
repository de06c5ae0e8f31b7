//! The fit of a hidden layer, beside that of the weights of features.

use rand_core::Rng;

use super::optimiser::Optimiser;
use crate::evaluate::{
    HiddenWeights, INPUT_UNIT, Inputs, LARGEST_OUTPUT, OUTPUT_UNIT, largest_input,
};
use crate::game::{GameInfo, Plane};
use crate::rng::below;

/// The part of the rate of other weights that is that of a layer's.
const RATE: f32 = 0.1;

/// What units see at the start where nothing stands: half of what turns them fully on.
const FIRST_BIAS: f32 = 0.5;

/// A hidden layer that is fitted.
///
/// Its weights are the rows of the inputs, one after the other, then the biases, then what units add
/// to the sum.
pub(super) struct HiddenFit {
    optimiser: Optimiser,
    gradient: Vec<f32>,
    planes: Vec<Plane>,
    units: usize,
    /// The number of weights of inputs.
    inputs: usize,
    /// The largest weight of an input.
    most: f32,
    /// What units see of the sample that was summed last.
    seen: Vec<f32>,
}

impl HiddenFit {
    /// Creates a layer that adds nothing yet.
    pub(super) fn new<R: Rng>(
        planes: &[Plane],
        units: usize,
        inputs: &Inputs,
        game: &GameInfo,
        rng: &mut R,
    ) -> Self {
        let most = largest_input(inputs.most(game)) as f32 / INPUT_UNIT as f32;
        let spread = most.min(1.0 / (inputs.most(game).max(1) as f32).sqrt());
        let count = inputs.count() * units;
        let random = |_| spread * (below(rng, 1 << 16) as f32 / f32::from(1u16 << 15) - 1.0);
        let mut weights: Vec<f32> = (0..count).map(random).collect();
        weights.resize(count + units, FIRST_BIAS.min(most));
        weights.resize(count + 2 * units, 0.0);
        Self {
            gradient: vec![0.0; weights.len()],
            optimiser: Optimiser::new(weights, &[]),
            planes: planes.to_vec(),
            units,
            inputs: count,
            most,
            seen: vec![0.0; units],
        }
    }

    /// Returns what the layer adds to the sum of a sample with these inputs.
    pub(super) fn sum(&mut self, inputs: &[u32]) -> f32 {
        let (rows, rest) = self.optimiser.weights.split_at(self.inputs);
        let (biases, outputs) = rest.split_at(self.units);
        self.seen.copy_from_slice(biases);
        for &input in inputs {
            let row = &rows[input as usize * self.units..][..self.units];
            self.seen
                .iter_mut()
                .zip(row)
                .for_each(|(seen, weight)| *seen += weight);
        }
        let added = self.seen.iter().zip(outputs);
        added
            .map(|(seen, weight)| seen.clamp(0.0, 1.0) * weight)
            .sum()
    }

    /// Notes how an error falls with the sum of the sample that was summed last.
    pub(super) fn note(&mut self, inputs: &[u32], slope: f32) {
        let outputs = &self.optimiser.weights[self.inputs + self.units..];
        let (rows, rest) = self.gradient.split_at_mut(self.inputs);
        let (biases, of_outputs) = rest.split_at_mut(self.units);
        for ((seen, weight), of_output) in self.seen.iter_mut().zip(outputs).zip(of_outputs) {
            *of_output += slope * seen.clamp(0.0, 1.0);
            // A unit that is off, or fully on, does not change with what it sees.
            let between = *seen > 0.0 && *seen < 1.0;
            *seen = if between { slope * weight } else { 0.0 };
        }
        biases
            .iter_mut()
            .zip(&self.seen)
            .for_each(|(bias, slope)| *bias += slope);
        for &input in inputs {
            let row = &mut rows[input as usize * self.units..][..self.units];
            row.iter_mut()
                .zip(&self.seen)
                .for_each(|(weight, slope)| *weight += slope);
        }
    }

    /// Makes a step against what was noted, and forgets it.
    pub(super) fn step(&mut self, rate: f32) {
        self.optimiser.step(&self.gradient, RATE * rate);
        self.gradient.fill(0.0);
        let (inputs, outputs) = self
            .optimiser
            .weights
            .split_at_mut(self.inputs + self.units);
        let most = LARGEST_OUTPUT as f32 / OUTPUT_UNIT as f32;
        for (weights, most) in [(inputs, self.most), (outputs, most)] {
            weights
                .iter_mut()
                .for_each(|weight| *weight = weight.clamp(-most, most));
        }
    }

    /// Notes that a round is over.
    pub(super) fn end_round(&mut self) {
        self.optimiser.end_round();
    }

    /// Returns the mean of the weights after the last rounds, in whole numbers.
    pub(super) fn averaged(&self) -> HiddenWeights {
        let weights = self.optimiser.averaged();
        let (inputs, outputs) = weights.split_at(self.inputs + self.units);
        let whole = |weights: &[f32], unit: i32| -> Vec<i16> {
            let weights = weights.iter();
            weights
                .map(|weight| (weight * unit as f32).round() as i16)
                .collect()
        };
        let mut inputs = whole(inputs, INPUT_UNIT);
        let biases = inputs.split_off(self.inputs);
        HiddenWeights {
            planes: self.planes.clone(),
            units: self.units,
            inputs,
            biases,
            outputs: whole(outputs, OUTPUT_UNIT),
        }
    }
}

#[cfg(test)]
mod tests;
