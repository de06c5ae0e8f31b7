//! The choice among the moves of the root by sequential halving, and the policy that it improves.

use rand_core::Rng;

use crate::evaluate::{logarithm, softmax};
use crate::playout::Playable;
use crate::rng::below;

use super::Guided;
use super::iteration::mean;
use super::tree::{Edge, NONE, ROOT};

/// How many visits the value of a move counts before there are any.
const FIRST_VISITS: f32 = 50.0;

/// How much the part of the way from the worst value of a move to the best counts beside the logarithm of
/// its prior, for each visit.
const SCALE: f32 = 0.1;

/// The least difference between the worst value and the best that counts in full: where all moves are
/// worth about the same, as in the beginning of long games, less of it is noise.
const LEAST_SPREAD: f32 = 0.05;

/// Returns how many visits the move has that each of some iterations is for: as many rounds as there are
/// halvings of the moves that are considered, with as many iterations each.
pub(super) fn schedule(considered: u32, iterations: u64) -> Vec<u32> {
    let considered = considered.max(1) as usize;
    let rounds = u64::from(considered.next_power_of_two().trailing_zeros()).max(1);
    let mut visits = vec![0; considered];
    let mut left = considered;
    let mut all = Vec::new();
    while (all.len() as u64) < iterations {
        let each = (iterations / (rounds * left as u64)).max(1);
        for _ in 0..each {
            all.extend_from_slice(&visits[..left]);
            visits[..left].iter_mut().for_each(|visits| *visits += 1);
            if all.len() as u64 >= iterations {
                break;
            }
        }
        left = (left / 2).max(2).min(considered);
    }
    all.truncate(usize::try_from(iterations).unwrap_or(usize::MAX));
    all
}

/// Returns a number of the standard Gumbel distribution.
fn gumbel<R: Rng>(rng: &mut R) -> f32 {
    let part = (below(rng, 1 << 23) as f32 + 0.5) / (1 << 23) as f32;
    -logarithm(-logarithm(part))
}

impl<P: Playable> Guided<P> {
    /// Draws the noise for the moves of the root; without noise it is 0.
    pub(super) fn draw_noise(&mut self) {
        let moves = self.tree.edges(ROOT).len();
        self.noise.clear();
        if self.settings.noise {
            self.noise.extend((0..moves).map(|_| gumbel(&mut self.rng)));
        } else {
            self.noise.resize(moves, 0.0);
        }
    }

    /// Returns the move of the root that is the best among those with a number of visits.
    pub(super) fn best_of_root(&self, visits: u32) -> Option<usize> {
        let edges = self.tree.edges(ROOT);
        let worth = self.completed();
        let most = edges.iter().map(|edge| edge.visits).max().unwrap_or(0);
        let scale = self.scale(most, &worth);
        let among = edges.iter().zip(&self.noise).zip(&worth).enumerate();
        let mut best = None;
        for (number, ((edge, noise), worth)) in among {
            let rank = noise + logarithm(edge.prior) + scale * worth;
            if edge.visits == visits && best.is_none_or(|(_, highest)| rank > highest) {
                best = Some((number, rank));
            }
        }
        best.map(|(number, _)| number)
    }

    /// Returns what each move of the root is worth; where it was never visited a mean of what is known.
    fn completed(&self) -> Vec<f32> {
        let (root, edges) = (self.tree.node(ROOT), self.tree.edges(ROOT));
        let (mut priors, mut weighted, mut visits) = (0.0, 0.0, 0);
        for edge in edges.iter().filter(|edge| edge.visits > 0) {
            priors += edge.prior;
            weighted += edge.prior * mean(edge.sum, edge.visits);
            visits += edge.visits;
        }
        let seen = if priors > 0.0 { weighted / priors } else { 0.0 };
        let mixed = (root.value + visits as f32 * seen) / (1 + visits) as f32;
        let worth = |edge: &Edge<P::Move>| match (edge.outcome, edge.visits) {
            (NONE, 0) => mixed,
            (NONE, visits) => mean(edge.sum, visits),
            (outcome, _) => mean(self.outcomes.get(outcome).reward(root.to_move), 1),
        };
        edges.iter().map(worth).collect()
    }

    /// Returns how much a value counts beside the logarithm of a prior, where a move has at most so many
    /// visits.
    fn scale(&self, most: u32, worth: &[f32]) -> f32 {
        let edges = self.tree.edges(ROOT).iter().zip(worth);
        let known = edges.filter(|(edge, _)| edge.visits > 0 || edge.outcome != NONE);
        let ends = known.fold((1.0f32, 0.0f32), |(least, most), (_, &worth)| {
            (least.min(worth), most.max(worth))
        });
        SCALE * (FIRST_VISITS + most as f32) / (ends.1 - ends.0).max(LEAST_SPREAD)
    }

    /// Returns how often each move of the root should be made, 1 in all, after what was found out about
    /// them: in the order of the [`moves`](Self::root_moves).
    pub fn improved_policy(&self) -> Vec<f32> {
        if !self.tree.has_root() {
            return Vec::new();
        }
        let edges = self.tree.edges(ROOT);
        let most = edges.iter().map(|edge| edge.visits).max().unwrap_or(0);
        let worth = self.completed();
        let scale = self.scale(most, &worth);
        let mut policy: Vec<f32> = edges
            .iter()
            .zip(worth)
            .map(|(edge, worth)| logarithm(edge.prior) + scale * worth)
            .collect();
        softmax(&mut policy);
        policy
    }

    /// Returns the moves of the root.
    pub fn root_moves(&self) -> Vec<P::Move> {
        if !self.tree.has_root() {
            return Vec::new();
        }
        self.tree
            .edges(ROOT)
            .iter()
            .map(|edge| edge.m.clone())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::stream;

    #[test]
    fn rounds_take_as_many_iterations_and_halve_the_moves() {
        // The moves that are considered, iterations, and how often each number of visits is due.
        let table: [(u32, u64, &[usize]); 5] = [
            (1, 4, &[1, 1, 1, 1]),
            (2, 4, &[2, 2]),
            // Four moves twice, then two moves four times.
            (4, 16, &[4, 4, 2, 2, 2, 2]),
            (8, 8, &[8]),
            // Too few for all.
            (16, 5, &[5]),
        ];
        for (considered, iterations, due) in table {
            let all = schedule(considered, iterations);
            let mut found = vec![0; due.len()];
            all.iter().for_each(|&visits| found[visits as usize] += 1);
            assert_eq!(found, due, "{considered} {iterations}");
        }
    }

    #[test]
    fn noise_has_the_mean_and_the_variance_of_its_distribution() {
        let rng = &mut stream(1, 0);
        let all: Vec<f64> = (0..20_000).map(|_| f64::from(gumbel(rng))).collect();
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        let squares = all.iter().map(|number| (number - mean) * (number - mean));
        let variance = squares.sum::<f64>() / all.len() as f64;
        assert!((mean - 0.5772).abs() < 0.03, "{mean}");
        assert!((variance - 1.645).abs() < 0.08, "{variance}");
    }
}
