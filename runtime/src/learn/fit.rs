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
    /// What weights are drawn to.
    prior: Vec<f32>,
    /// Whether each weight stays as it is.
    fixed: Vec<bool>,
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
    /// Creates an optimiser that begins with these weights, and leaves some as they are.
    pub(super) fn new(prior: Vec<f32>, fixed: &[usize]) -> Self {
        let weights = prior.len();
        Self {
            weights: prior.clone(),
            prior,
            fixed: (0..weights).map(|weight| fixed.contains(&weight)).collect(),
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
        if self.rounds == 0 {
            return self.weights.clone();
        }
        let share = 1.0 - KEPT.powi(self.rounds);
        self.mean.iter().map(|weight| weight / share).collect()
    }

    /// Makes a step against a gradient.
    fn step(&mut self, gradient: &[f32], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        let first_bias = 1.0 - FIRST.powi(self.steps);
        let second_bias = 1.0 - SECOND.powi(self.steps);
        let moments = self.first.iter_mut().zip(&mut self.second);
        let weights = self.weights.iter_mut().zip(&self.prior);
        for (((weight, prior), (first, second)), slope) in weights.zip(moments).zip(gradient) {
            *first = FIRST * *first + (1.0 - FIRST) * slope;
            *second = SECOND * *second + (1.0 - SECOND) * slope * slope;
            let direction = (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-8);
            *weight -= rate * (direction + DECAY * (*weight - prior));
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
            let slopes = gradient.iter_mut().zip(&self.fixed);
            slopes.for_each(|(slope, fixed)| *slope *= f32::from(u8::from(!fixed)));
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
        let mut optimiser = Optimiser::new(vec![0.0; 3], &[]);
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
        let mut optimiser = Optimiser::new(vec![0.0], &[]);
        let mut means = Vec::new();
        for weight in [1.0, 1.0, 2.0] {
            optimiser.weights = vec![weight];
            optimiser.end_round();
            means.push((1000.0 * optimiser.averaged()[0]).round());
        }
        assert_eq!(means, [1000.0, 1000.0, 1410.0]);
        assert_eq!(Optimiser::new(vec![0.5], &[]).averaged(), [0.5]);
    }

    #[test]
    fn what_games_say_nothing_of_stays_near_what_it_began_with() {
        let samples = Samples {
            factors: vec![(0, 1.0)],
            ends: vec![(1, 0.0)],
        };
        let mut optimiser = Optimiser::new(vec![0.5, 0.5], &[]);
        optimiser.fit(&[samples], 2000, 0.01, &mut stream(1, 0));
        let [seen, unseen] = optimiser.weights[..] else {
            panic!("{:?}", optimiser.weights);
        };
        assert!(seen.abs() < 0.05 && unseen == 0.5, "{seen} {unseen}");
    }

    #[test]
    fn weights_that_are_fixed_stay_whatever_games_say() {
        let samples = Samples {
            factors: vec![(0, 1.0), (1, 1.0)],
            ends: vec![(2, 0.5)],
        };
        let mut optimiser = Optimiser::new(vec![0.0, 0.0], &[1]);
        optimiser.fit(&[samples], 1000, 0.01, &mut stream(1, 0));
        let [free, fixed] = optimiser.weights[..] else {
            panic!("{:?}", optimiser.weights);
        };
        assert!(
            (free.tanh() - 0.5).abs() < 0.02 && fixed == 0.0,
            "{free} {fixed}"
        );
    }

    #[test]
    fn without_samples_nothing_changes() {
        let mut optimiser = Optimiser::new(vec![1.0, 2.0], &[]);
        assert_eq!(optimiser.fit(&[], 10, 0.1, &mut stream(1, 0)), 0.0);
        assert_eq!(optimiser.weights, [1.0, 2.0]);
    }
}
