//! Long runs: their reports, their interruption, and their failures.

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::position::{TooManyMoves, Unlistable};

/// The reason why a long computation gave no result.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Position, RunError, perft};
/// use std::ops::ControlFlow::{Break, Continue};
///
/// let start = Nim::initial();
/// assert_eq!(perft(&start, 4, &mut |_| Break(())), Err(RunError::Interrupted));
/// let too_deep = perft(&start, 4000, &mut |_| Continue(()));
/// assert_eq!(too_deep, Err(RunError::TooDeep { depth: 4000, limit: 1000 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// The progress callback asked to stop.
    #[error("interrupted")]
    Interrupted,
    /// The depth is beyond [`MAX_DEPTH`](crate::playout::MAX_DEPTH).
    #[error("depth {depth} is beyond the limit of {limit}")]
    TooDeep {
        /// The depth that was asked for.
        depth: u32,
        /// The largest depth.
        limit: u32,
    },
    /// A position has [`MOVE_LIMIT`](crate::position::MOVE_LIMIT) legal moves or more,
    /// perhaps infinitely many.
    #[error("{TooManyMoves}")]
    TooManyMoves,
    /// The moves of a position have no end, or are too many to be found; the text says how
    /// that shows.
    #[error("the moves of a position have no end, or are far too many: {0}")]
    EndlessMoves(String),
    /// The engine was built without this capability.
    #[error("the engine was built without {0}")]
    Missing(Capability),
    /// A game of a batch has no legal move with this number.
    #[error("game {game} of the batch has no legal move with number {action}")]
    IllegalAction {
        /// The number of the game, from 0.
        game: usize,
        /// The number that was given.
        action: i32,
    },
    /// What was asked for does not fit the game or the memory that was given; the text says why.
    #[error("the request does not fit: {0}")]
    Unfit(String),
    /// The engine broke down; the text says how.
    #[error("the reasoner failed: {0}")]
    Failed(String),
}

impl RunError {
    /// Creates the error of an engine that breaks down for this reason.
    pub fn failed(reason: impl ToString) -> Self {
        Self::Failed(reason.to_string())
    }
}

impl From<TooManyMoves> for RunError {
    fn from(_: TooManyMoves) -> Self {
        Self::TooManyMoves
    }
}

impl From<Unlistable> for RunError {
    fn from(error: Unlistable) -> Self {
        match error {
            Unlistable::TooMany => Self::TooManyMoves,
            Unlistable::Endless(reason) => Self::EndlessMoves(reason),
        }
    }
}

/// A capability: a kind of long run that an engine may lack.
///
/// ```
/// use rbg_runtime::{Capability, RunError};
///
/// let missing = RunError::Missing(Capability::Agents);
/// assert_eq!(missing.to_string(), "the engine was built without agents (feature `agents`)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[non_exhaustive]
pub enum Capability {
    /// Playouts with policies.
    #[error("playouts with policies (feature `policies`)")]
    Policies,
    /// Agents: analyses, matches and games that are directed from outside.
    #[error("agents (feature `agents`)")]
    Agents,
    /// Agents that know a rule of repetition.
    #[error("agents that know a rule of repetition (feature `rbg-runtime/repetition`)")]
    Repetition,
}

/// The time, about, for which a run goes on between two looks at the clock.
const INTERVAL: Duration = Duration::from_millis(10);

/// The most units of work between two looks at the clock. How long a unit takes may change at any
/// time: few enough of slow ones shall come before a look, and enough of fast ones that it costs
/// nothing.
const LONGEST_STRIDE: u64 = 4096;

/// A pace-maker that tells when about ten milliseconds have passed, and looks at the clock seldom,
/// however long a unit of work takes.
pub(crate) struct Pace {
    /// The units of work left before the next look.
    left: u64,
    /// The units of work between the previous look and the next.
    stride: u64,
    looked: Instant,
    reported: Instant,
}

impl Pace {
    pub(crate) fn new() -> Self {
        let now = Instant::now();
        Self {
            left: 1,
            stride: 1,
            looked: now,
            reported: now,
        }
    }

    /// Returns the units of work until the next look at the clock; at least 1.
    #[inline]
    pub(crate) fn left(&self) -> u64 {
        self.left
    }

    /// Notes that `units` of work are done; returns `true` when it is time to report.
    #[inline]
    pub(crate) fn spend(&mut self, units: u64) -> bool {
        self.left = self.left.saturating_sub(units);
        self.left == 0 && self.look(Instant::now())
    }

    /// Looks at the clock; returns `true` when it is time to report. Reports come thick at first:
    /// a short run has some too.
    #[cold]
    fn look(&mut self, now: Instant) -> bool {
        let passed = now - self.looked;
        let grows = passed < INTERVAL / 2 && self.stride < LONGEST_STRIDE;
        if grows {
            self.stride *= 2;
        } else if passed > INTERVAL * 2 {
            self.stride = (self.stride / 2).max(1);
        }
        self.looked = now;
        self.left = self.stride;
        let due = grows || now - self.reported >= INTERVAL / 2;
        if due {
            self.reported = now;
        }
        due
    }
}

/// A counter of leaves that lets a callback watch and stop the counting.
pub(crate) struct LeafCounter<'a> {
    leaves: u64,
    pace: Pace,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl<'a> LeafCounter<'a> {
    pub(crate) fn new(progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>) -> Self {
        Self {
            leaves: 0,
            pace: Pace::new(),
            progress,
        }
    }

    /// Returns the leaves counted so far.
    pub(crate) fn leaves(&self) -> u64 {
        self.leaves
    }

    /// Adds leaves found by one more list of moves.
    #[inline]
    pub(crate) fn add(&mut self, leaves: u64) -> Result<(), RunError> {
        self.leaves += leaves;
        if self.pace.spend(1) && (self.progress)(self.leaves).is_break() {
            return Err(RunError::Interrupted);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the times of the reports, in microseconds, about units of work that take as long as
    /// `cost` says of the time when they begin.
    fn reports(until: u64, cost: impl Fn(u64) -> u64) -> Vec<u64> {
        let mut pace = Pace::new();
        let begun = pace.looked;
        let (mut now, mut reports) = (0, Vec::new());
        while now < until {
            now += cost(now);
            pace.left -= 1;
            if pace.left == 0 && pace.look(begun + Duration::from_micros(now)) {
                reports.push(now);
            }
        }
        reports
    }

    #[test]
    fn reports_come_in_time_whatever_the_work_is() {
        let fast = |_| 1;
        let slow = |_| 40_000;
        let slower_from_then_on = |now| if now < 1_000_000 { 1 } else { 20 };
        // The units are the cost of the work, and the longest wait for a report.
        for (name, cost, longest) in [
            ("fast", &fast as &dyn Fn(u64) -> u64, 15_000),
            ("slow", &slow, 40_000),
            ("slower from then on", &slower_from_then_on, 100_000),
        ] {
            let reports = reports(2_000_000, cost);
            let waits = reports.windows(2).map(|pair| pair[1] - pair[0]);
            assert!(waits.max().unwrap() <= longest, "{name}: {reports:?}");
            assert!(*reports.last().unwrap() >= 1_900_000, "{name}");
        }
        // Nor are they thick for long.
        assert!(reports(2_000_000, fast).len() < 500);
    }
}
