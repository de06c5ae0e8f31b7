//! The time for moves: what of a deadline is thought, and whether it was met.

use std::time::{Duration, Instant};

use rbg_manager::client::{Greeting, Margin, Sentinel};
use rbg_runtime::search::Budget;
use serde::Serialize;

use crate::arguments::Thinking;
use crate::directed::Due;
use crate::failure::Failure;

/// The part of the time to prepare, as a divisor, that is left free.
const FREE: u32 = 5;

/// The most of the time to prepare that is left free.
const MOST_FREE: Duration = Duration::from_secs(1);

/// Returns how long to prepare; `None` where there is no limit.
pub(super) fn preparation(greeting: &Greeting) -> Option<Duration> {
    let Some(seconds) = greeting.preparation else {
        // Who does not say how long waits for nobody.
        return Some(Duration::ZERO);
    };
    let limit = Duration::try_from_secs_f64(seconds).ok()?;
    Some(limit - (limit / FREE).min(MOST_FREE))
}

/// A turn of this side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// The time for the move, from `heard` on; `None` without a limit.
    pub(super) deadline: Option<Duration>,
    /// When this side was told.
    pub(super) heard: Instant,
}

/// The limits for a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) budget: Budget,
    pub(super) due: Due,
}

/// The time for moves.
pub(super) struct Clock {
    margin: Margin,
    sentinel: Option<Sentinel>,
    limits: Budget,
    /// Whether the user has set the limits.
    limited: bool,
    figures: Figures,
}

/// What was measured.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Figures {
    /// The number of moves.
    pub(super) moves: u64,
    /// The number of moves that were sent after their deadline.
    pub(super) late: u64,
    /// The number of random moves in place of an answer.
    pub(super) replaced: u64,
    /// The round trip to the server, in seconds.
    pub(super) round_trip: f64,
    /// The longest time by which this process was woken up too late.
    pub(super) lateness: f64,
    /// The longest time that the agent took longer than it was told.
    pub(super) overshoot: f64,
    /// The largest margin.
    pub(super) largest_margin: f64,
    /// The least time that was left of a deadline when a move was sent; `None` without deadlines.
    pub(super) least_left: Option<f64>,
}

impl Clock {
    /// Starts to measure, unless the margin, in milliseconds, is given.
    pub(super) fn start(margin: Option<u64>, thinking: &Thinking) -> Result<Self, Failure> {
        let sentinel = match margin {
            Some(_) => None,
            None => Some(Sentinel::start().map_err(anyhow::Error::from)?),
        };
        let fixed = margin.map(Duration::from_millis);
        Ok(Self {
            margin: fixed.map_or_else(Margin::adaptive, Margin::fixed),
            sentinel,
            limits: thinking.budget(),
            limited: thinking.is_given(),
            figures: Figures::default(),
        })
    }

    pub(super) fn note_round_trip(&mut self, time: Duration) {
        self.figures.round_trip = self.figures.round_trip.max(time.as_secs_f64());
        self.margin.note_round_trip(time);
    }

    /// Returns the limits for a move of this turn.
    pub(super) fn plan(&mut self, turn: &Turn) -> Plan {
        if let Some(sentinel) = &self.sentinel {
            let late = sentinel.worst();
            self.figures.lateness = self.figures.lateness.max(late.as_secs_f64());
            self.margin.note_lateness(late);
        }
        let Some(deadline) = turn.deadline else {
            return Plan {
                budget: self.limits,
                due: Due::default(),
            };
        };
        let margin = self.margin.of(deadline);
        self.figures.largest_margin = self.figures.largest_margin.max(margin.as_secs_f64());
        let due = Due {
            hurry: turn.heard.checked_add(self.margin.thinking(deadline)),
            latest: turn.heard.checked_add(self.margin.latest(deadline)),
        };
        let left = due
            .hurry
            .map(|hurry| hurry.saturating_duration_since(Instant::now()));
        let budget = match self.limited {
            true => self
                .limits
                .with_time(self.limits.time.into_iter().chain(left).min()),
            false => Budget::default().with_time(left),
        };
        Plan { budget, due }
    }

    /// Takes note of an answer of the agent, or that there was none, now.
    pub(super) fn answered(&mut self, plan: &Plan, replaced: bool) {
        self.figures.replaced += u64::from(replaced);
        // Who has answered before has not been held up by the limit.
        let over = plan
            .due
            .hurry
            .and_then(|hurry| Instant::now().checked_duration_since(hurry));
        if let Some(over) = over {
            self.figures.overshoot = self.figures.overshoot.max(over.as_secs_f64());
            self.margin.note_overshoot(over);
        }
    }

    /// Takes note that a move was sent, now.
    pub(super) fn sent(&mut self, turn: &Turn) {
        self.figures.moves += 1;
        if let Some(deadline) = turn.deadline {
            let taken = turn.heard.elapsed();
            self.figures.late += u64::from(taken > deadline);
            let left = deadline.saturating_sub(taken).as_secs_f64();
            let least = self.figures.least_left.unwrap_or(f64::INFINITY);
            self.figures.least_left = Some(least.min(left));
        }
    }

    pub(super) fn figures(&self) -> Figures {
        self.figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_manager::client::Generation;

    #[test]
    fn the_time_to_prepare_is_used_but_for_a_part() {
        let limit = |preparation| {
            preparation_of(Greeting {
                generation: Generation::Current,
                preparation,
                text: Vec::new(),
                player: 1,
            })
        };
        assert_eq!(limit(Some(2.0)), Some(Duration::from_millis(1600)));
        assert_eq!(limit(Some(600.0)), Some(Duration::from_secs(599)));
        assert_eq!(limit(Some(f64::MAX)), None);
        assert_eq!(limit(None), Some(Duration::ZERO));
    }

    fn preparation_of(greeting: Greeting) -> Option<Duration> {
        preparation(&greeting)
    }
}
