//! How strong agents are, from games of any number of seats.
//!
//! In a game everybody is compared with everybody else who took part, by the mean score of the
//! seats. The model is that of Bradley and Terry: of two agents the first wins with
//! probability `a / (a + b)`. Its strengths are found by minorisation and maximisation
//! (Hunter, *MM algorithms for generalized Bradley-Terry models*, 2004); intervals by
//! drawing games again (bootstrap), since the comparisons of one game are not independent.

use rbg_runtime::agents::GameRecord;
use rbg_runtime::rng::{below, stream};
use serde::Serialize;
use statrs::statistics::{Data, OrderStatistics};

/// The number of samples of the bootstrap.
const SAMPLES: u64 = 500;

/// The part of samples on each side of an interval.
const TAIL: f64 = 0.025;

/// The largest number of steps towards the strengths.
const STEPS: u32 = 1000;

/// The change of a strength, as a part of it, that counts as none.
const PRECISION: f64 = 1e-6;

/// The points that everybody has won, and lost, against somebody of average strength before the
/// first game, so that nobody is infinitely strong.
const PRIOR: f64 = 0.5;

/// The strength of an agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Its name.
    pub agent: String,
    /// Games in which it took part.
    pub games: u64,
    /// The part of the points that it won in comparisons; a draw is half a point.
    pub points: f64,
    /// Elo points above the mean of all.
    pub elo: f64,
    /// The lower end of the interval of 95 % around it.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The outcome of a game: of each agent that took part its index in the list of all, and how it
/// did.
pub type Outcome = Vec<(usize, f64)>;

/// Returns how the agents of a game did, whose indices in the list of all are given: by the
/// mean score of their seats, but worst of all who forfeited it.
pub fn outcome(record: &GameRecord, indices: &[usize]) -> Outcome {
    let results = indices.iter().enumerate().filter_map(|(agent, &index)| {
        let lost = record.forfeit.as_ref();
        if lost.is_some_and(|forfeit| forfeit.agent == agent) {
            return Some((index, f64::NEG_INFINITY));
        }
        let seats = record.seats.iter().zip(&record.scores);
        let scores: Vec<f64> = seats
            .filter(|(seat, _)| **seat == agent)
            .map(|(_, &score)| f64::from(score))
            .collect();
        let mean = scores.iter().sum::<f64>() / scores.len() as f64;
        (!scores.is_empty()).then_some((index, mean))
    });
    results.collect()
}

/// The points of each agent against each other one.
struct Points {
    agents: usize,
    points: Vec<f64>,
}

impl Points {
    fn of<'g>(agents: usize, games: impl Iterator<Item = &'g Outcome>) -> Self {
        let mut points = vec![0.0; agents * agents];
        for game in games {
            for (number, &(first, one)) in game.iter().enumerate() {
                for &(second, other) in &game[number + 1..] {
                    let won = match one.total_cmp(&other) {
                        std::cmp::Ordering::Greater => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Less => 0.0,
                    };
                    points[first * agents + second] += won;
                    points[second * agents + first] += 1.0 - won;
                }
            }
        }
        Self { agents, points }
    }

    fn won(&self, agent: usize) -> f64 {
        self.points[agent * self.agents..][..self.agents]
            .iter()
            .sum()
    }

    fn between(&self, one: usize, other: usize) -> f64 {
        self.points[one * self.agents + other] + self.points[other * self.agents + one]
    }

    fn played(&self, agent: usize) -> f64 {
        (0..self.agents)
            .map(|other| self.between(agent, other))
            .sum()
    }

    /// Returns the Elo points of each agent above the mean of all.
    fn elo(&self) -> Vec<f64> {
        let mut strengths = vec![1.0_f64; self.agents];
        for _ in 0..STEPS {
            let before = strengths.clone();
            for agent in 0..self.agents {
                let own = strengths[agent];
                let share = |other: usize| self.between(agent, other) / (own + strengths[other]);
                let all: f64 = (0..self.agents)
                    .filter(|&other| other != agent)
                    .map(share)
                    .sum();
                strengths[agent] = (self.won(agent) + PRIOR) / (all + 2.0 * PRIOR / (own + 1.0));
            }
            let change = |(new, old): (&f64, &f64)| (new / old - 1.0).abs();
            if strengths
                .iter()
                .zip(&before)
                .map(change)
                .all(|change| change < PRECISION)
            {
                break;
            }
        }
        let elo: Vec<f64> = strengths
            .iter()
            .map(|strength| 400.0 * strength.log10())
            .collect();
        let mean = elo.iter().sum::<f64>() / elo.len().max(1) as f64;
        elo.iter().map(|elo| elo - mean).collect()
    }
}

/// Returns the ratings of all agents, the strongest first.
pub fn ratings(agents: &[String], games: &[Outcome]) -> Vec<Rating> {
    let count = agents.len();
    let all = Points::of(count, games.iter());
    let elo = all.elo();
    let mut samples = vec![Vec::new(); count];
    for sample in 0..SAMPLES {
        let mut rng = stream(0, sample);
        // Lists of games are shorter than that.
        let drawn = games
            .iter()
            .map(|_| &games[below(&mut rng, games.len() as u32) as usize]);
        let elo = Points::of(count, drawn).elo();
        for (sample, elo) in samples.iter_mut().zip(elo) {
            sample.push(elo);
        }
    }
    let rated = agents.iter().zip(samples).enumerate();
    let mut ratings: Vec<Rating> = rated
        .map(|(index, (agent, sample))| {
            let mut sample = Data::new(sample);
            let took_part = |game: &&Outcome| game.iter().any(|&(agent, _)| agent == index);
            Rating {
                agent: agent.clone(),
                games: games.iter().filter(took_part).count() as u64,
                points: all.won(index) / all.played(index).max(1.0),
                elo: elo[index],
                low: sample.quantile(TAIL),
                high: sample.quantile(1.0 - TAIL),
            }
        })
        .collect();
    ratings.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_runtime::agents::Forfeit;

    fn names(count: usize) -> Vec<String> {
        ["a", "b", "c", "d"][..count]
            .iter()
            .map(|name| (*name).to_owned())
            .collect()
    }

    fn repeated(game: &[(usize, f64)], times: usize) -> Vec<Outcome> {
        vec![game.to_vec(); times]
    }

    #[test]
    fn with_two_agents_the_difference_is_that_of_their_points() {
        let mut games = repeated(&[(0, 1.0), (1, 0.0)], 750);
        games.extend(repeated(&[(0, 0.0), (1, 1.0)], 250));
        let ratings = ratings(&names(2), &games);
        let difference = ratings[0].elo - ratings[1].elo;
        // Three quarters of the points are 190.8 Elo points; what was won beforehand takes
        // a little of it.
        assert!((difference - 190.8).abs() < 2.0, "{difference}");
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-9);
        assert_eq!((ratings[0].points, ratings[0].games), (0.75, 1000));
        for rating in &ratings {
            assert!(rating.low < rating.elo && rating.elo < rating.high);
            // The standard error of 1000 games is about 6 Elo points for one of the two.
            assert!(
                (15.0..40.0).contains(&(rating.high - rating.low)),
                "{rating:?}"
            );
        }
    }

    #[test]
    fn three_at_a_table_are_compared_with_each_other() {
        // In nine of ten games a before b before c.
        let mut games = repeated(&[(0, 100.0), (1, 50.0), (2, 0.0)], 90);
        games.extend(repeated(&[(0, 0.0), (1, 50.0), (2, 100.0)], 10));
        let ratings = ratings(&names(3), &games);
        let order: Vec<_> = ratings.iter().map(|rating| &*rating.agent).collect();
        assert_eq!(order, ["a", "b", "c"]);
        assert!(ratings[0].low > ratings[1].high && ratings[1].low > ratings[2].high);
        assert!(ratings[1].elo.abs() < 0.1, "{ratings:?}");
        assert!((ratings[0].elo + ratings[2].elo).abs() < 0.1, "{ratings:?}");
        // All that took part are there, and who has no games is average.
        let four = super::ratings(&names(4), &games);
        let last = four.iter().find(|rating| rating.agent == "d").unwrap();
        assert_eq!(last.games, 0);
        assert!(last.elo.is_finite() && last.points == 0.0);
    }

    #[test]
    fn nobody_is_infinitely_strong_and_without_games_all_are_equal() {
        let winner = &ratings(&names(2), &repeated(&[(0, 1.0), (1, 0.0)], 50))[0];
        assert!(winner.elo.is_finite() && winner.elo > 200.0);
        for rating in ratings(&names(3), &[]) {
            assert_eq!((rating.elo, rating.low, rating.high), (0.0, 0.0, 0.0));
        }
    }

    #[test]
    fn the_mean_of_its_seats_counts_for_an_agent_and_who_forfeits_is_last() {
        let record = |seats: &[usize], scores: &[i32], loser: Option<usize>| {
            let mut record = GameRecord::new(0, seats.to_vec(), scores.to_vec().into());
            record.forfeit = loser.map(|agent| Forfeit {
                agent,
                reason: String::new(),
            });
            record
        };
        let three = outcome(&record(&[0, 1, 0], &[30, 20, 10], None), &[0, 1]);
        assert_eq!(three, [(0, 20.0), (1, 20.0)]);
        // The third agent has no seat.
        let two = outcome(&record(&[1, 2], &[3, 4], None), &[5, 6, 7]);
        assert_eq!(two, [(6, 3.0), (7, 4.0)]);
        let lost = outcome(&record(&[0, 1], &[0, 0], Some(1)), &[0, 1]);
        assert!(lost[1].1 < lost[0].1);
    }
}
