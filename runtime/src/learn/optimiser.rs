//! The optimiser of weights.

/// An optimiser of weights: Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization",
/// 2015) with decoupled decay (Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019).
#[derive(Clone, Debug)]
pub(crate) struct Optimiser {
    pub(crate) weights: Vec<f32>,
    /// What weights are drawn to.
    prior: Vec<f32>,
    /// Whether each weight stays as it is.
    pub(super) fixed: Vec<bool>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    /// The mean of the weights after the last rounds, the later the more.
    mean: Vec<f32>,
    rounds: i32,
}

/// What an optimiser has to know to go on later.
pub(crate) struct Saved {
    /// The weights, their mean after the last rounds, not yet divided by its share, the means of the slopes,
    /// and of the squared slopes.
    pub(crate) parts: [Vec<f32>; 4],
    pub(crate) steps: u64,
}

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const DECAY: f32 = 1e-3;

/// The part of a mean that a round leaves as it was.
const KEPT: f32 = 0.8;

impl Optimiser {
    /// Creates an optimiser that begins with these weights, and leaves some as they are.
    pub(crate) fn new(prior: Vec<f32>, fixed: &[usize]) -> Self {
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
    pub(crate) fn end_round(&mut self) {
        self.rounds = self.rounds.saturating_add(1);
        for (mean, weight) in self.mean.iter_mut().zip(&self.weights) {
            *mean += (1.0 - KEPT) * (weight - *mean);
        }
    }

    /// Returns the mean of the weights after the last rounds, which sways less than they do.
    pub(crate) fn averaged(&self) -> Vec<f32> {
        if self.rounds == 0 {
            return self.weights.clone();
        }
        let share = 1.0 - KEPT.powi(self.rounds);
        self.mean.iter().map(|weight| weight / share).collect()
    }

    /// Returns what it has to know to go on later.
    pub(crate) fn save(&self) -> Saved {
        let parts = [&self.weights, &self.mean, &self.first, &self.second];
        Saved {
            parts: parts.map(Vec::clone),
            steps: u64::from(self.steps.unsigned_abs()),
        }
    }

    /// Goes on from what was [saved](Self::save) of as many weights, after so many rounds.
    pub(crate) fn restore(&mut self, parts: &[&[f32]; 4], steps: u64, rounds: u64) {
        let own = [
            &mut self.weights,
            &mut self.mean,
            &mut self.first,
            &mut self.second,
        ];
        for (own, saved) in own.into_iter().zip(parts) {
            own.copy_from_slice(saved);
        }
        let count = |count: u64| i32::try_from(count).unwrap_or(i32::MAX);
        (self.steps, self.rounds) = (count(steps), count(rounds));
    }

    /// Makes a step against a gradient.
    pub(crate) fn step(&mut self, gradient: &[f32], rate: f32) {
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn what_was_saved_goes_on_as_if_nothing_had_happened() {
        let slopes = [[1.0, -2.0], [0.5, 0.5], [-1.0, 3.0]];
        let mut whole = Optimiser::new(vec![0.1, 0.2], &[]);
        let mut parted = whole.clone();
        for (number, slope) in (1..).zip(&slopes) {
            whole.step(slope, 0.1);
            whole.end_round();
            parted.step(slope, 0.1);
            parted.end_round();
            let saved = parted.save();
            parted = Optimiser::new(vec![0.1, 0.2], &[]);
            parted.restore(
                &saved.parts.each_ref().map(|part| &part[..]),
                saved.steps,
                number,
            );
        }
        assert_eq!(whole.weights, parted.weights);
        assert_eq!(whole.averaged(), parted.averaged());
    }
}
