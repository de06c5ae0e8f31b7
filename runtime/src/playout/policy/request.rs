//! What to play, in a form that can cross the boundary of a library.

use serde::{Deserialize, Serialize};

use super::UniformStrategy;
use crate::playout::PlayoutRequest;

/// Playouts with a policy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PolicyPlayouts {
    /// How many, how long, from which seed; with [`PlayoutMode::Enumerate`] policies
    /// choose from lists of the legal moves, with [`PlayoutMode::Sample`] from
    /// pseudo-legal moves with rejection.
    ///
    /// [`PlayoutMode::Enumerate`]: crate::PlayoutMode::Enumerate
    /// [`PlayoutMode::Sample`]: crate::PlayoutMode::Sample
    pub playouts: PlayoutRequest,
    /// How moves are chosen.
    pub policy: PolicyRequest,
    /// In which way uniform playouts without cut-off draw moves, if not as
    /// [`playouts()`](crate::playouts()) does by its mode.
    pub uniform: Option<UniformStrategy>,
    /// Whether moves that recreate an earlier position are illegal.
    pub repetition: Option<RepetitionRule>,
    /// After how many moves a playout is cut off, and what it is worth then.
    pub cutoff: Option<(u64, Value)>,
    /// How many threads play.
    pub threads: usize,
    /// How many playouts are played before a policy learns from them.
    pub batch: u64,
}

impl PolicyPlayouts {
    /// The usual number of playouts between two lessons.
    pub const BATCH: u64 = 16;

    /// Uniform playouts on one thread.
    pub fn new(playouts: PlayoutRequest) -> Self {
        Self {
            playouts,
            policy: PolicyRequest::default(),
            uniform: None,
            repetition: None,
            cutoff: None,
            threads: 1,
            batch: Self::BATCH,
        }
    }
}

/// What a playout that has been cut off is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// What the scores say as they stand.
    Scores,
    /// The same to everybody.
    Draw,
}

/// Which positions count as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum RepetitionRule {
    /// Those with the same pieces on the same cells.
    Positional,
    /// Those in which moreover the same player is to move.
    Situational,
}

/// How moves are chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyRequest {
    /// From what scores, and how; uniformly without any.
    pub scored: Option<(LearnedScores, Selection)>,
    /// Whether the last good reply goes first.
    pub last_good_reply: bool,
    /// Whether moves that win at once, and those that keep the opponent from it, go
    /// first.
    pub decisive: bool,
}

impl PolicyRequest {
    /// Whether it is the uniform one.
    pub fn is_uniform(&self) -> bool {
        *self == Self::default()
    }
}

/// Where the scores of moves come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum LearnedScores {
    /// The mean reward of playouts with the move (MAST).
    Mast,
    /// Means over features of the move: pieces and cells (after FAST).
    Features,
    /// Means over the last moves together with the move (NST).
    NGrams,
    /// Weights that follow the moves of winners (PPA).
    Adaptation,
}

/// How a move is chosen by its score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum Selection {
    /// Uniformly with this probability, else one of the best.
    EpsilonGreedy(f64),
    /// With probability proportional to `exp(score / temperature)`.
    Gibbs(f64),
}
