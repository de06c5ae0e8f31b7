//! Statistics of games: what a number of them says about who is stronger.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

/// The probability that an interval holds the true score.
const CONFIDENCE: f64 = 0.95;

/// The results of the games of one side against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Results {
    /// The games that it won.
    pub wins: u64,
    /// The games in which both did as well.
    pub draws: u64,
    /// The games that it lost.
    pub losses: u64,
}

impl Results {
    /// Adds a game by its outcome.
    pub fn add(&mut self, outcome: std::cmp::Ordering) {
        match outcome {
            std::cmp::Ordering::Greater => self.wins += 1,
            std::cmp::Ordering::Equal => self.draws += 1,
            std::cmp::Ordering::Less => self.losses += 1,
        }
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Returns the part of the points that were won; a draw is half a point.
    pub fn score(&self) -> f64 {
        let points = self.wins as f64 + self.draws as f64 / 2.0;
        points / self.games().max(1) as f64
    }

    /// Returns the interval of Wilson around the score, 95 %. With draws it is wider than it need
    /// be.
    pub fn interval(&self) -> (f64, f64) {
        let n = self.games() as f64;
        if n == 0.0 {
            return (0.0, 1.0);
        }
        let z = Normal::standard().inverse_cdf(f64::midpoint(1.0, CONFIDENCE));
        let p = self.score();
        let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }

    /// Returns the difference in strength, with the ends of its interval.
    pub fn elo(&self) -> [f64; 3] {
        let (low, high) = self.interval();
        [low, self.score(), high].map(elo_of)
    }
}

/// Returns the difference in Elo points at which this score is to be expected; infinite for those
/// who lose or win always.
fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// Returns the score to be expected at a difference in Elo points.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test between two differences in strength, with
/// error rates of 5 % on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The advantage of the first side if it is no better.
    pub lower: f64,
    /// The advantage of the first side if it is better.
    pub upper: f64,
}

/// The verdict of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first side is better.
    Better,
    /// The first side is not better.
    NotBetter,
    /// More games are needed.
    Open,
}

impl Sprt {
    const ERROR: f64 = 0.05;

    /// The number of games below which the variance is not known.
    const LEAST: u64 = 20;

    /// Returns the logarithm of the ratio of likelihoods, with the score of a game taken as
    /// normally distributed with the variance that was observed.
    pub fn log_ratio(&self, results: &Results) -> f64 {
        let n = results.games() as f64;
        if n == 0.0 {
            return 0.0;
        }
        // Half a game of every kind more, so that there is some variance.
        let count = |games: u64| games as f64 + 0.5;
        let (wins, draws, losses) = (
            count(results.wins),
            count(results.draws),
            count(results.losses),
        );
        let all = wins + draws + losses;
        let mean = (wins + draws / 2.0) / all;
        let square = (wins + draws / 4.0) / all;
        let variance = square - mean * mean;
        let (low, high) = (score_of(self.lower), score_of(self.upper));
        n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Returns what the test says of some results.
    pub fn verdict(&self, results: &Results) -> Verdict {
        let bound = ((1.0 - Self::ERROR) / Self::ERROR).ln();
        let ratio = self.log_ratio(results);
        if results.games() < Self::LEAST {
            Verdict::Open
        } else if ratio >= bound {
            Verdict::Better
        } else if ratio <= -bound {
            Verdict::NotBetter
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(wins: u64, draws: u64, losses: u64) -> Results {
        Results {
            wins,
            draws,
            losses,
        }
    }

    #[test]
    fn intervals_are_those_of_wilson() {
        // Wilson's interval for 8 of 10 is 49.0 % to 94.3 %.
        let (low, high) = results(8, 0, 2).interval();
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4);
        assert_eq!(results(0, 0, 0).interval(), (0.0, 1.0));
        assert!(results(10, 0, 0).interval().1 > 0.999);
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let [low, middle, high] = results(70, 10, 20).elo();
        assert!((middle - 190.8).abs() < 0.1 && low < middle && middle < high);
        assert!((score_of(middle) - 0.75).abs() < 1e-9);
    }

    #[test]
    fn the_test_ends_when_it_knows() {
        let test = Sprt {
            lower: 0.0,
            upper: 50.0,
        };
        assert_eq!(test.verdict(&results(0, 0, 0)), Verdict::Open);
        assert_eq!(test.verdict(&results(12, 0, 0)), Verdict::Open);
        assert_eq!(test.verdict(&results(16, 0, 15)), Verdict::Open);
        assert_eq!(test.verdict(&results(70, 0, 30)), Verdict::Better);
        assert_eq!(test.verdict(&results(30, 0, 70)), Verdict::NotBetter);
        assert!(test.log_ratio(&results(60, 0, 40)) > test.log_ratio(&results(55, 0, 45)));
    }
}
