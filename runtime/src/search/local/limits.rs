//! Limits: how much a search may look at before it is interrupted.

use std::time::Instant;

/// The number of positions between two looks at the clock.
const PACE: u64 = 256;

/// The limits of what a search may do at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The number of positions that it has looked at when it ends.
    pub(super) positions: u64,
    /// The time when it ends.
    pub(super) end: Option<Instant>,
}

/// The mark that a search has come to its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spent;

/// A count of positions with its limits.
#[derive(Debug)]
pub(super) struct Account {
    pub(super) positions: u64,
    pub(super) limits: Limits,
}

impl Account {
    /// Creates an account without limits.
    pub(super) fn new() -> Self {
        Self {
            positions: 0,
            limits: Limits {
                positions: u64::MAX,
                end: None,
            },
        }
    }

    /// Counts a position.
    pub(super) fn count(&mut self) -> Result<(), Spent> {
        self.positions += 1;
        let late = |end: &Instant| self.positions.is_multiple_of(PACE) && Instant::now() >= *end;
        if self.positions > self.limits.positions || self.limits.end.as_ref().is_some_and(late) {
            return Err(Spent);
        }
        Ok(())
    }
}
