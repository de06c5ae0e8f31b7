//! The settings of heuristic sampling.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A fraction of the moves of a position: more than none and at most all.
///
/// ```
/// use rbg_runtime::playout::policy::Fraction;
///
/// let quarter: Fraction = "1/4".parse()?;
/// assert_eq!((quarter.of(20), quarter.of(21)), (5, 6));
/// assert_eq!(Fraction::ALL.to_string(), "1");
/// assert!("5/4".parse::<Fraction>().is_err());
/// # Ok::<(), rbg_runtime::playout::policy::NoFraction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fraction {
    numerator: u32,
    denominator: u32,
}

/// The error of a text that is no fraction of the moves.
///
/// ```
/// use rbg_runtime::playout::policy::{Fraction, NoFraction};
///
/// assert_eq!("half".parse::<Fraction>(), Err(NoFraction));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a fraction is 1, or N/D with whole numbers 1 <= N <= D")]
pub struct NoFraction;

impl Fraction {
    /// All moves.
    pub const ALL: Self = Self {
        numerator: 1,
        denominator: 1,
    };

    /// Creates the fraction with these parts; `None` if it is nothing or more than all.
    pub const fn new(numerator: u32, denominator: u32) -> Option<Self> {
        if numerator >= 1 && numerator <= denominator {
            Some(Self {
                numerator,
                denominator,
            })
        } else {
            None
        }
    }

    /// Returns this fraction of a number of moves, rounded up.
    #[inline]
    pub fn of(self, moves: usize) -> usize {
        // Lists hold at most `MOVE_LIMIT` moves, so 64 bits are enough.
        let moves = moves as u64 * u64::from(self.numerator);
        moves.div_ceil(u64::from(self.denominator)) as usize
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.numerator == self.denominator {
            f.write_str("1")
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}

impl FromStr for Fraction {
    type Err = NoFraction;

    fn from_str(text: &str) -> Result<Self, NoFraction> {
        let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
        let part = |text: &str| text.trim().parse().map_err(|_| NoFraction);
        Self::new(part(numerator)?, part(denominator)?).ok_or(NoFraction)
    }
}

impl TryFrom<String> for Fraction {
    type Error = NoFraction;

    fn try_from(text: String) -> Result<Self, NoFraction> {
        text.parse()
    }
}

impl From<Fraction> for String {
    fn from(fraction: Fraction) -> Self {
        fraction.to_string()
    }
}

/// The heuristics by which heuristic sampling compares positions.
///
/// ```
/// use rbg_runtime::playout::policy::{Fraction, SamplingHeuristic, SamplingRequest};
///
/// let sampling = SamplingRequest::new(Fraction::ALL);
/// assert_eq!(sampling.heuristic, SamplingHeuristic::Learned);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum SamplingHeuristic {
    /// The learned weights of the game where there are some, and otherwise the pieces.
    Learned,
    /// How many there are of each piece.
    Pieces,
    /// The evaluation that was told under this name.
    Told(String),
}

/// The settings of heuristic sampling: how many moves are looked at, and how far.
///
/// ```
/// use rbg_runtime::playout::policy::{Fraction, PolicyRequest, SamplingRequest};
///
/// let sampling = SamplingRequest::new(Fraction::ALL).with_continuation(false);
/// let request = PolicyRequest::default().with_sampling(Some(sampling));
/// assert!(!request.is_uniform());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SamplingRequest {
    /// The fraction of the moves that are looked at.
    pub fraction: Fraction,
    /// Whether a move after which the same player goes on is valued by the end of the turn.
    pub continuation: bool,
    /// The heuristic.
    pub heuristic: SamplingHeuristic,
}

impl SamplingRequest {
    /// Creates the settings that look at a fraction of the moves, to the ends of turns.
    pub fn new(fraction: Fraction) -> Self {
        Self {
            fraction,
            continuation: true,
            heuristic: SamplingHeuristic::Learned,
        }
    }

    /// Returns these settings with [`heuristic`](Self::heuristic) replaced.
    #[must_use]
    pub fn with_heuristic(mut self, heuristic: SamplingHeuristic) -> Self {
        self.heuristic = heuristic;
        self
    }

    /// Returns these settings with [`continuation`](Self::continuation) replaced.
    #[must_use]
    pub fn with_continuation(mut self, continuation: bool) -> Self {
        self.continuation = continuation;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_rounded_up() {
        for (text, moves, expected) in [
            ("1/2", 5, 3),
            ("1/2", 6, 3),
            ("1/8", 1, 1),
            ("3/4", 5, 4),
            ("1", 7, 7),
            ("2/2", 7, 7),
            ("1/4", 0, 0),
            ("1/4294967295", 20_000_000, 1),
        ] {
            let fraction: Fraction = text.parse().expect("it is one");
            assert_eq!(fraction.of(moves), expected, "{text} of {moves}");
        }
    }

    #[test]
    fn what_is_none_or_more_than_all_is_no_fraction() {
        for text in [
            "", "/", "0", "0/1", "1/0", "5/4", "-1/2", "1/2/3", "0.5", "1/",
        ] {
            assert_eq!(text.parse::<Fraction>(), Err(NoFraction), "{text}");
            let json = format!("{text:?}");
            assert!(serde_json::from_str::<Fraction>(&json).is_err(), "{text}");
        }
    }

    #[test]
    fn a_fraction_is_read_back() {
        for text in ["1/2", "3/7", "1"] {
            let fraction: Fraction = text.parse().expect("it is one");
            let json = serde_json::to_string(&fraction).expect("it is text");
            assert_eq!(json, format!("{text:?}"));
            assert_eq!(serde_json::from_str::<Fraction>(&json).ok(), Some(fraction));
        }
    }
}
