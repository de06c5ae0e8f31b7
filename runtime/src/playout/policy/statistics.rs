//! The statistics of playouts with policies.

use serde::{Deserialize, Serialize};

use crate::playout::PlayoutStats;
use crate::playout::RunningStatistics;

/// The unit of rewards: they are counted in millionths, so that sums do not depend on their order.
pub(super) const MILLION: f64 = 1e6;

/// The statistics of playouts with a policy: lengths, branching, scores and rewards.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Setup, Uniform, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let setup = Setup::new(PlayoutRequest::sample(100).with_seed(3));
/// let stats = run(&Nim::initial(), &mut Uniform, &setup, &mut |_| Continue(()));
/// assert_eq!((stats.seed, stats.draws), (3, 0));
/// // One of the two wins, which is worth a million millionths.
/// assert_eq!(stats.rewards.iter().map(|rewards| rewards.sum()).sum::<i64>(), 100_000_000);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PolicyStats {
    /// The statistics that all playouts have; truncated are those that have been cut off.
    pub playouts: PlayoutStats,
    /// The number of playouts with the same reward for all players.
    pub draws: u64,
    /// Rewards in millionths; player `p` is entry `p - 1`.
    pub rewards: Vec<RunningStatistics>,
    /// The seed from which all of this can be played again.
    pub seed: u64,
}

impl PolicyStats {
    /// Returns the statistics of no playouts.
    pub fn none(players: usize, seed: u64) -> Self {
        Self {
            playouts: PlayoutStats::none(players),
            draws: 0,
            rewards: vec![RunningStatistics::new(); players],
            seed,
        }
    }

    /// Takes over the statistics of further playouts; the time stays.
    pub fn merge(&mut self, others: &Self) {
        self.playouts.merge(&others.playouts);
        self.draws += others.draws;
        for (statistics, other) in self.rewards.iter_mut().zip(&others.rewards) {
            statistics.merge(other);
        }
    }

    /// Counts what a playout was worth.
    pub(super) fn count(&mut self, rewards: &[f64]) {
        let same = rewards.windows(2).all(|pair| pair[0] == pair[1]);
        self.draws += u64::from(same && rewards.len() > 1);
        for (statistics, reward) in self.rewards.iter_mut().zip(rewards) {
            statistics.add((reward * MILLION).round() as i64);
        }
    }
}
