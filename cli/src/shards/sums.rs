//! Sums: what some parts of a job come to together. They are whole numbers and lists in order, so it
//! makes no difference how a job is cut.

use std::collections::BTreeMap;

use rbg_runtime::{PerPlayer, PlayoutStats, RunningStatistics};
use serde::{Deserialize, Serialize};

/// The statistics of some playouts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayoutSums {
    /// The number of playouts, truncated ones included.
    pub playouts: u64,
    /// The number of playouts that were cut off.
    pub truncated: u64,
    /// The statistics of the moves of a playout.
    pub moves: RunningStatistics,
    /// The statistics of the legal moves of a position; empty when moves were sampled.
    pub branching: RunningStatistics,
    /// The statistics of the scores at the end of a playout.
    pub scores: PerPlayer<RunningStatistics>,
}

impl PlayoutSums {
    pub(super) fn add(&mut self, others: &Self) {
        self.playouts += others.playouts;
        self.truncated += others.truncated;
        self.moves.merge(&others.moves);
        self.branching.merge(&others.branching);
        for (sum, other) in self.scores.iter_mut().zip(&others.scores) {
            sum.merge(other);
        }
    }
}

impl From<PlayoutStats> for PlayoutSums {
    fn from(stats: PlayoutStats) -> Self {
        Self {
            playouts: stats.playouts,
            truncated: stats.truncated,
            moves: stats.moves,
            branching: stats.branching,
            scores: stats.scores,
        }
    }
}

/// What came of some random games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignSums {
    /// The number of games that were played.
    pub games: u64,
    /// The number of games that could not be found.
    pub without_game: u64,
    /// The number of games in which some reasoner failed.
    pub failed_games: u64,
    /// The number of reasoners that were built and compared.
    pub reasoners: u64,
    /// The number of positions that were compared.
    pub positions: u64,
    /// The number of their legal moves.
    pub moves: u64,
    /// The number of descriptions that were given up on, by reason.
    pub unfit: BTreeMap<String, u64>,
    /// The number of games that exercise each kind of analysis and plan.
    pub coverage: BTreeMap<String, u64>,
    /// The number of reasoners by the optimisations that were left out.
    pub ways: BTreeMap<String, u64>,
    /// The failures, in the order of their games.
    pub failures: Vec<CampaignFailure>,
}

/// A reasoner of a random game that does not play as the interpreter does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignFailure {
    /// The number of the game.
    pub number: u64,
    /// The optimisations that were left out, as flags.
    pub options: String,
    /// The mistake, in words.
    pub what: String,
    /// The description.
    pub text: String,
}

impl CampaignSums {
    pub(super) fn add(&mut self, others: Self) {
        self.games += others.games;
        self.without_game += others.without_game;
        self.failed_games += others.failed_games;
        self.reasoners += others.reasoners;
        self.positions += others.positions;
        self.moves += others.moves;
        for (counts, others) in [
            (&mut self.unfit, others.unfit),
            (&mut self.coverage, others.coverage),
            (&mut self.ways, others.ways),
        ] {
            for (name, count) in others {
                *counts.entry(name).or_default() += count;
            }
        }
        self.failures.extend(others.failures);
    }
}

/// What came of the verification of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameVerdict {
    /// The name of the game.
    pub game: String,
    /// The number of reference counts that were compared.
    pub counts: u64,
    /// The number of positions that were compared with the interpreter.
    pub positions: u64,
    /// The number of moves that were drawn to see whether all are equally probable.
    pub draws: u64,
    /// Everything that is wrong, in words.
    pub failures: Vec<String>,
}
