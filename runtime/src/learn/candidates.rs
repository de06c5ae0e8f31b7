//! Tests of weights by random games, before anything is learned.
//!
//! What a weight is of may be no more than an idea. It is tried on random games, as Sancho's heuristics
//! are: a quantity that goes together with the final scores there is worth a weight.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::outlook::{Outlook, at_end};
use super::request::{CandidateTest, LearnRequest, Round};
use crate::evaluate::FeatureReader;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

/// The number of random games.
const GAMES: u64 = 1000;

/// The least distance of the correlation from 0, in standard deviations, at which a weight is kept:
/// where there is none, one in a thousand is as far.
const LEAST: f64 = 3.29;

/// The stream of random numbers of the first game.
const STREAM: u64 = 1 << 49;

/// The time after which it is told how far the games have come.
const SILENCE: Duration = Duration::from_secs(1);

/// Sums from which the correlation of two numbers follows.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    pairs: f64,
    one: f64,
    other: f64,
    one_squared: f64,
    other_squared: f64,
    product: f64,
}

impl Sums {
    fn add(&mut self, one: f64, other: f64) {
        self.pairs += 1.0;
        self.one += one;
        self.other += other;
        self.one_squared += one * one;
        self.other_squared += other * other;
        self.product += one * other;
    }

    /// Returns the correlation (Pearson's); 0 where a number is always the same.
    fn correlation(&self) -> f64 {
        let product = self.pairs * self.product - self.one * self.other;
        let one = self.pairs * self.one_squared - self.one * self.one;
        let other = self.pairs * self.other_squared - self.other * self.other;
        if one <= 0.0 || other <= 0.0 {
            0.0
        } else {
            (product / (one * other).sqrt()).clamp(-1.0, 1.0)
        }
    }

    /// Returns how far the correlation is from 0, in standard deviations of Fisher's transformation.
    fn deviations(&self) -> f64 {
        // A perfect correlation would be infinitely far.
        let correlation = self.correlation().clamp(-0.999_999, 0.999_999);
        correlation.atanh() * (self.pairs - 3.0).max(0.0).sqrt()
    }
}

/// Tests the candidates of a request: what they are multiplied with in a position of each random game,
/// any of them, against what the game comes to. Ends when `progress` breaks or the time is over, and
/// then nothing more is known.
pub(super) fn test<P: Playable>(
    request: &LearnRequest,
    begun: Instant,
    progress: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> Vec<CandidateTest> {
    let mut sums = vec![Sums::default(); request.candidates.len()];
    let reader = FeatureReader::new(&request.features, P::game());
    let mut factors = Vec::new();
    let mut moves = MoveList::new();
    let mut told = Instant::now();
    let games = if sums.is_empty() { 0 } else { GAMES };
    for game in 0..games {
        let Some((position, outlook)) = sample::<P>(request, game, &mut moves) else {
            continue;
        };
        let side = game as usize % outlook.len();
        factors.clear();
        reader.read(&position, side, &mut factors);
        for (sums, &candidate) in sums.iter_mut().zip(&request.candidates) {
            let factor = factor_of(candidate, &factors);
            sums.add(f64::from(factor), f64::from(outlook[side]));
        }
        if told.elapsed() >= SILENCE {
            told = Instant::now();
            let seconds = begun.elapsed().as_secs_f64();
            let so_far = Round {
                seconds,
                ..Round::default()
            };
            let late = request.seconds.is_some_and(|most| seconds >= most);
            if progress(&so_far).is_break() || late {
                break;
            }
        }
    }
    let candidates = request.candidates.iter().zip(&sums);
    candidates
        .map(|(&weight, sums)| judged(weight, sums))
        .collect()
}

/// Returns what a weight is multiplied with, given what each is.
fn factor_of(weight: usize, factors: &[(u32, f32)]) -> f32 {
    let own = factors.iter();
    let own = own.filter(|(number, _)| *number as usize == weight);
    own.map(|(_, factor)| factor).sum()
}

/// Returns what the games say of a weight.
fn judged(weight: usize, sums: &Sums) -> CandidateTest {
    CandidateTest {
        weight,
        games: sums.pairs as u64,
        correlation: sums.correlation(),
        deviations: sums.deviations(),
        kept: sums.deviations().abs() >= LEAST,
    }
}

/// Plays a random game; returns any of its positions and what it comes to, unless it is cut off or over
/// at once.
fn sample<P: Playable>(
    request: &LearnRequest,
    game: u64,
    moves: &mut MoveList<P::Move>,
) -> Option<(P, Outlook)> {
    let mut rng = stream(request.seed, STREAM + game);
    let mut position = P::initial();
    let mut chosen = None;
    for made in 0..request.longest {
        let Some(m) = position.sample_move_with(&mut rng, moves) else {
            return chosen.map(|chosen| (chosen, at_end(&position)));
        };
        if below(&mut rng, made + 1) == 0 {
            chosen = Some(position.clone());
        }
        position.apply(&m);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(pairs: &[(f64, f64)]) -> Sums {
        let mut sums = Sums::default();
        pairs.iter().for_each(|&(one, other)| sums.add(one, other));
        sums
    }

    #[test]
    fn correlations_are_those_of_the_definition() {
        let cases: [(&[(f64, f64)], f64); 5] = [
            (&[], 0.0),
            (&[(1.0, 2.0), (1.0, 3.0)], 0.0),
            (&[(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)], 1.0),
            (&[(1.0, -2.0), (2.0, -4.0), (3.0, -6.0)], -1.0),
            // Deviations (-1, 0, 1) and (-1, 1, 0): a product of 1, squares of 2.
            (&[(1.0, 0.0), (2.0, 2.0), (3.0, 1.0)], 0.5),
        ];
        for (pairs, due) in cases {
            let found = sums(pairs).correlation();
            assert!((found - due).abs() < 1e-12, "{pairs:?}: {found}");
        }
        let known = sums(&[(1.0, 0.0), (2.0, 2.0), (3.0, 1.0), (3.0, 1.0), (1.0, 0.5)]);
        let due = known.correlation().atanh() * 2f64.sqrt();
        assert!((known.deviations() - due).abs() < 1e-12);
    }

    #[test]
    fn weights_are_kept_that_go_together_with_the_outcome_too_often_for_chance() {
        // With or against it, or hardly, in so many games.
        let outcome = |game: usize, agrees: usize| {
            let factor = (game % 2) as f64;
            let same = game % 10 < agrees;
            (factor, if same { factor } else { 1.0 - factor })
        };
        for (agrees, games, due) in [
            (10, 20, true),
            (0, 20, true),
            (6, 100, false),
            (6, 1000, true),
        ] {
            let pairs: Vec<(f64, f64)> = (0..games).map(|game| outcome(game, agrees)).collect();
            let test = judged(3, &sums(&pairs));
            assert_eq!((test.weight, test.games), (3, games as u64));
            assert_eq!(test.kept, due, "{agrees} of 10 in {games}: {test:?}");
        }
        let same = judged(0, &sums(&[(1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (1.0, 1.0)]));
        assert_eq!(
            (same.correlation, same.deviations, same.kept),
            (0.0, 0.0, false)
        );
    }

    #[test]
    fn what_a_weight_is_multiplied_with_is_a_sum() {
        let factors = [(1, 0.5), (2, 4.0), (1, 1.0)];
        let found = [0, 1, 2].map(|weight| factor_of(weight, &factors));
        assert_eq!(found, [0.0, 1.5, 4.0]);
    }
}
