//! The regression: weights whose squeezed sums come near the targets.

use rand_core::Rng;

use super::hidden::HiddenFit;
use super::optimiser::Optimiser;
use super::self_play::Samples;
use crate::rng::below;

/// The number of samples from which a step is made.
const BATCH: usize = 64;

/// Makes so many steps, each from samples drawn at random; returns the mean squared error
/// that the weights had.
///
/// The slope is that of the cross entropy of a logistic regression, so that weights which are
/// quite wrong are not left where they are. Hidden layers, one for each sum or none, are fitted
/// along.
pub(super) fn fit<R: Rng>(
    optimiser: &mut Optimiser,
    rounds: &[Samples],
    steps: usize,
    rate: f32,
    hidden: &mut [HiddenFit],
    rng: &mut R,
) -> f64 {
    let total: usize = rounds.iter().map(Samples::len).sum();
    if total == 0 {
        return 0.0;
    }
    let mut gradient = vec![0.0; optimiser.weights.len()];
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
            let lesson = samples.get(number);
            let parts = lesson.factors.iter();
            let mut sum: f32 = parts
                .map(|&(weight, by)| optimiser.weights[weight as usize] * by)
                .sum();
            let mut layer = hidden.get_mut(lesson.side);
            if let Some(layer) = &mut layer {
                sum += layer.sum(lesson.inputs);
            }
            let wrong = sum.tanh() - lesson.target;
            squares += f64::from(wrong * wrong);
            let slope = wrong / BATCH as f32;
            for &(weight, by) in lesson.factors {
                gradient[weight as usize] += slope * by;
            }
            if let Some(layer) = layer {
                layer.note(lesson.inputs, slope);
            }
        }
        let slopes = gradient.iter_mut().zip(&optimiser.fixed);
        slopes.for_each(|(slope, fixed)| *slope *= f32::from(u8::from(!fixed)));
        optimiser.step(&gradient, rate);
        hidden.iter_mut().for_each(|layer| layer.step(rate));
    }
    squares / (steps.max(1) * BATCH) as f64
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
            samples.push(0, sum.tanh());
        }
        let mut optimiser = Optimiser::new(vec![0.0; 3], &[]);
        let rounds = [Samples::default(), samples];
        let before = fit(&mut optimiser, &rounds, 1, 0.0, &mut [], &mut rng);
        fit(&mut optimiser, &rounds, 3000, 0.005, &mut [], &mut rng);
        let after = fit(&mut optimiser, &rounds, 20, 0.0, &mut [], &mut rng);
        for (weight, due) in optimiser.weights.iter().zip(due) {
            assert!((weight - due).abs() < 0.02, "{:?}", optimiser.weights);
        }
        assert!(before > 0.1 && after < 1e-3, "{before} {after}");
    }

    #[test]
    fn what_games_say_nothing_of_stays_near_what_it_began_with() {
        let mut samples = Samples {
            factors: vec![(0, 1.0)],
            ..Samples::default()
        };
        samples.push(0, 0.0);
        let mut optimiser = Optimiser::new(vec![0.5, 0.5], &[]);
        fit(
            &mut optimiser,
            &[samples],
            2000,
            0.01,
            &mut [],
            &mut stream(1, 0),
        );
        let [seen, unseen] = optimiser.weights[..] else {
            panic!("{:?}", optimiser.weights);
        };
        assert!(seen.abs() < 0.05 && unseen == 0.5, "{seen} {unseen}");
    }

    #[test]
    fn weights_that_are_fixed_stay_whatever_games_say() {
        let mut samples = Samples {
            factors: vec![(0, 1.0), (1, 1.0)],
            ..Samples::default()
        };
        samples.push(0, 0.5);
        let mut optimiser = Optimiser::new(vec![0.0, 0.0], &[1]);
        fit(
            &mut optimiser,
            &[samples],
            1000,
            0.01,
            &mut [],
            &mut stream(1, 0),
        );
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
        assert_eq!(
            fit(&mut optimiser, &[], 10, 0.1, &mut [], &mut stream(1, 0)),
            0.0
        );
        assert_eq!(optimiser.weights, [1.0, 2.0]);
    }
}
