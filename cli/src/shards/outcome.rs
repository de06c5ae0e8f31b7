//! Outcomes: what comes of parts of a job.

use rbg_runtime::agents::GameRecord;
use serde::{Deserialize, Serialize};

use super::job::Work;
use super::sums::{CampaignSums, GameVerdict, PlayoutSums};

/// What came of one part of a job or of several that follow each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Statistics.
    Playouts(PlayoutSums),
    /// The number of sequences of moves.
    Perft(u64),
    /// Games, in order.
    Tournament(Vec<PlayedGame>),
    /// What came of random games.
    Fuzz(CampaignSums),
    /// What came of each game, in order.
    Verify(Vec<GameVerdict>),
    /// Files of games of self-play, in order.
    SelfPlay(Vec<PlayedFile>),
}

/// A game of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// The number of the pair, from 0.
    pub pair: u64,
    /// The record of the game, without times: they are another time others.
    pub record: GameRecord,
}

/// A file of games of self-play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedFile {
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The number of their moves.
    pub moves: u64,
    /// The number of their positions that are learned from.
    pub positions: u64,
    /// The digest of the bytes of the file.
    pub digest: String,
    /// The bytes of the file, in base64, where a shard has just made it; what was merged says only which
    /// files there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
}

impl Outcome {
    /// Returns the same without the bytes of files, which are too many to be kept together.
    #[must_use]
    pub fn without_content(mut self) -> Self {
        if let Self::SelfPlay(files) = &mut self {
            files.iter_mut().for_each(|file| file.content = None);
        }
        self
    }

    /// Returns whether this can be the outcome of some work.
    pub fn is_of(&self, work: &Work) -> bool {
        matches!(
            (self, work),
            (Self::Playouts(_), Work::Playouts(_))
                | (Self::Perft(_), Work::Perft(_))
                | (Self::Tournament(_), Work::Tournament(_))
                | (Self::Fuzz(_), Work::Fuzz(_))
                | (Self::Verify(_), Work::Verify(_))
                | (Self::SelfPlay(_), Work::SelfPlay(_))
        )
    }

    /// Adds the outcome of a part of the same job that comes behind this one.
    ///
    /// # Panics
    ///
    /// If it is the outcome of other work.
    pub fn add(&mut self, behind: Self) {
        match (self, behind) {
            (Self::Playouts(sums), Self::Playouts(others)) => sums.add(&others),
            (Self::Perft(leaves), Self::Perft(others)) => *leaves = leaves.saturating_add(others),
            (Self::Tournament(games), Self::Tournament(others)) => games.extend(others),
            (Self::Fuzz(sums), Self::Fuzz(others)) => sums.add(others),
            (Self::Verify(verdicts), Self::Verify(others)) => verdicts.extend(others),
            (Self::SelfPlay(files), Self::SelfPlay(others)) => files.extend(others),
            (one, other) => panic!("outcomes of different work: {one:?} and {other:?}"),
        }
    }

    /// Returns whether something was found that has to be put right.
    pub fn has_failures(&self) -> bool {
        match self {
            Self::Playouts(_) | Self::Perft(_) | Self::Tournament(_) | Self::SelfPlay(_) => false,
            Self::Fuzz(sums) => !sums.failures.is_empty(),
            Self::Verify(verdicts) => verdicts.iter().any(|verdict| !verdict.failures.is_empty()),
        }
    }
}
