//! The regression: weights whose squeezed sums come near the targets.

use rand_core::Rng;

use super::self_play::Samples;
use crate::rng::below;

/// The number of samples from which a step is made.
const BATCH: usize = 64;

/// An optimiser of weights: Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization",
/// 2015) with decoupled decay (Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019).
#[derive(Clone, Debug)]
pub(super) struct Optimiser {
    pub(super) weights: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    /// The mean of the weights after the last rounds, the later the more.
    mean: Vec<f32>,
    rounds: i32,
}

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const DECAY: f32 = 1e-3;

/// The part of a mean that a round leaves as it was.
const KEPT: f32 = 0.8;

impl Optimiser {
    pub(super) fn new(weights: usize) -> Self {
        Self {
            weights: vec![0.0; weights],
            first: vec![0.0; weights],
            second: vec![0.0; weights],
            steps: 0,
            mean: vec![0.0; weights],
            rounds: 0,
        }
    }

    /// Notes that a round is over.
    pub(super) fn end_round(&mut self) {
        self.rounds = self.rounds.saturating_add(1);
        for (mean, weight) in self.mean.iter_mut().zip(&self.weights) {
            *mean += (1.0 - KEPT) * (weight - *mean);
        }
    }

    /// Returns the mean of the weights after the last rounds, which sways less than they do.
    pub(super) fn averaged(&self) -> Vec<f32> {
        let share = (1.0 - KEPT.powi(self.rounds)).max(f32::MIN_POSITIVE);
        self.mean.iter().map(|weight| weight / share).collect()
    }

    /// Makes a step against a gradient.
    fn step(&mut self, gradient: &[f32], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        let first_bias = 1.0 - FIRST.powi(self.steps);
        let second_bias = 1.0 - SECOND.powi(self.steps);
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((weight, (first, second)), slope) in self.weights.iter_mut().zip(moments).zip(gradient)
        {
            *first = FIRST * *first + (1.0 - FIRST) * slope;
            *second = SECOND * *second + (1.0 - SECOND) * slope * slope;
            let direction = (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-8);
            *weight -= rate * (direction + DECAY * *weight);
        }
    }

    /// Makes so many steps, each from samples drawn at random; returns the mean squared error
    /// that the weights had.
    ///
    /// The slope is that of the cross entropy of a logistic regression, so that weights which are
    /// quite wrong are not left where they are.
    pub(super) fn fit<R: Rng>(
        &mut self,
        rounds: &[Samples],
        steps: usize,
        rate: f32,
        rng: &mut R,
    ) -> f64 {
        let total: usize = rounds.iter().map(Samples::len).sum();
        if total == 0 {
            return 0.0;
        }
        let mut gradient = vec![0.0; self.weights.len()];
        let mut squares = 0.0;
        for _ in 0..steps {
            gradient.fill(0.0);
            for _ in 0..BATCH {
                let mut number = below(rng, total.min(u32::MAX as usize) as u32) as usize;
                let mut rounds = rounds.iter();
                let samples = loop {
                    let Some(samples) = rounds.next() else {
                        break None;
                    };
                    match number.checked_sub(samples.len()) {
                        None => break Some(samples),
                        Some(rest) => number = rest,
                    }
                };
                let Some(samples) = samples else { continue };
                let (factors, target) = samples.get(number);
                let parts = factors.iter();
                let sum: f32 = parts
                    .map(|&(weight, by)| self.weights[weight as usize] * by)
                    .sum();
                let wrong = sum.tanh() - target;
                squares += f64::from(wrong * wrong);
                let slope = wrong / BATCH as f32;
                for &(weight, by) in factors {
                    gradient[weight as usize] += slope * by;
                }
            }
            self.step(&gradient, rate);
        }
        squares / (steps.max(1) * BATCH) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::stream;

    #[test]
    fn the_weights_behind_targets_are_found() {
        let due = [0.5, -1.0, 0.25];
        let mut rng = stream(3, 0);
        let mut samples = Samples::default();
        for _ in 0..500 {
            let factors: Vec<(u32, f32)> = (0..3)
                .map(|weight| (weight, below(&mut rng, 5) as f32 / 2.0 - 1.0))
                .collect();
            let parts = factors.iter();
            let sum: f32 = parts.map(|&(weight, by)| due[weight as usize] * by).sum();
            samples.factors.extend(factors);
            samples.ends.push((samples.factors.len(), sum.tanh()));
        }
        let mut optimiser = Optimiser::new(3);
        let rounds = [Samples::default(), samples];
        let before = optimiser.fit(&rounds, 1, 0.0, &mut rng);
        optimiser.fit(&rounds, 3000, 0.005, &mut rng);
        let after = optimiser.fit(&rounds, 20, 0.0, &mut rng);
        for (weight, due) in optimiser.weights.iter().zip(due) {
            assert!((weight - due).abs() < 0.02, "{:?}", optimiser.weights);
        }
        assert!(before > 0.1 && after < 1e-3, "{before} {after}");
    }

    #[test]
    fn the_mean_follows_the_weights() {
        let mut optimiser = Optimiser::new(1);
        let mut means = Vec::new();
        for weight in [1.0, 1.0, 2.0] {
            optimiser.weights = vec![weight];
            optimiser.end_round();
            means.push((1000.0 * optimiser.averaged()[0]).round());
        }
        assert_eq!(means, [1000.0, 1000.0, 1410.0]);
        assert_eq!(Optimiser::new(2).averaged(), [0.0, 0.0]);
    }

    #[test]
    fn without_samples_nothing_changes() {
        let mut optimiser = Optimiser::new(2);
        optimiser.weights = vec![1.0, 2.0];
        assert_eq!(optimiser.fit(&[], 10, 0.1, &mut stream(1, 0)), 0.0);
        assert_eq!(optimiser.weights, [1.0, 2.0]);
    }
}
