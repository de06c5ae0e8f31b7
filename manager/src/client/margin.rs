//! How much earlier than the deadline an answer has to be on its way.

use std::collections::VecDeque;
use std::time::Duration;

/// The number of measurements that count: the latest ones.
const KEPT: usize = 256;

/// What is left for what nobody has measured: the server's own work, and a wake-up that is worse than
/// all that were seen.
const LEAST: Duration = Duration::from_millis(2);

/// The part of the deadline, as a divisor, that is left free before anything was measured.
const UNKNOWN: u32 = 5;

/// The part of the deadline, as a divisor, that the margin never exceeds: who leaves all of it free
/// plays no better than chance.
const MOST: u32 = 2;

/// A safety margin that adapts to what is measured.
///
/// The clock of a server runs from the move before until the answer has arrived: both ways count, and
/// the time until this program is woken up, twice, and what the agent takes longer than it was told.
/// Each part counts with the worst of its latest measurements.
///
/// ```
/// use std::time::Duration;
/// use rbg_manager::client::Margin;
///
/// let ms = Duration::from_millis;
/// let mut margin = Margin::adaptive();
/// margin.note_round_trip(ms(20));
/// margin.note_overshoot(ms(3));
/// let thinking = margin.thinking(ms(1000));
/// assert!(ms(900) < thinking && thinking < ms(977), "{thinking:?}");
/// assert_eq!(Margin::fixed(ms(50)).thinking(ms(1000)), ms(950));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Margin {
    fixed: Option<Duration>,
    round_trips: Worst,
    lateness: Worst,
    overshoots: Worst,
}

impl Margin {
    /// Returns a margin that is measured.
    pub fn adaptive() -> Self {
        Self::default()
    }

    /// Returns a margin that stays as it is.
    pub fn fixed(margin: Duration) -> Self {
        Self {
            fixed: Some(margin),
            ..Self::default()
        }
    }

    /// Takes note of the time of a message to the server and back.
    pub fn note_round_trip(&mut self, time: Duration) {
        self.round_trips.note(time);
    }

    /// Takes note of how late a thread was woken up.
    pub fn note_lateness(&mut self, time: Duration) {
        self.lateness.note(time);
    }

    /// Takes note of how much longer than it was told an agent has thought.
    pub fn note_overshoot(&mut self, time: Duration) {
        self.overshoots.note(time);
    }

    /// Returns what is left free of a deadline.
    pub fn of(&self, deadline: Duration) -> Duration {
        if let Some(fixed) = self.fixed {
            return fixed.min(deadline);
        }
        // A move takes one way in each direction: a round trip.
        let measured = self.round_trips.worst() + 2 * self.lateness.worst() + LEAST;
        let agent = match self.overshoots.is_empty() {
            true => deadline / UNKNOWN,
            // The next one may be worse than all before.
            false => self.overshoots.worst() * 3 / 2,
        };
        (measured + agent).min(deadline / MOST)
    }

    /// Returns how long to think within a deadline.
    pub fn thinking(&self, deadline: Duration) -> Duration {
        deadline - self.of(deadline)
    }

    /// Returns when an answer has to be sent at the latest, whatever the agent does: half of the margin
    /// is for what comes before and after it.
    pub fn latest(&self, deadline: Duration) -> Duration {
        deadline - self.of(deadline) / 2
    }
}

/// The worst of the latest measurements.
#[derive(Clone, Debug, Default)]
struct Worst {
    latest: VecDeque<Duration>,
}

impl Worst {
    fn note(&mut self, time: Duration) {
        if self.latest.len() == KEPT {
            self.latest.pop_front();
        }
        self.latest.push_back(time);
    }

    fn is_empty(&self) -> bool {
        self.latest.is_empty()
    }

    fn worst(&self) -> Duration {
        self.latest.iter().max().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn every_part_that_was_measured_makes_the_margin_larger() {
        let deadline = ms(1000);
        let mut margin = Margin::adaptive();
        margin.note_overshoot(ms(0));
        assert_eq!(margin.of(deadline), LEAST);
        margin.note_round_trip(ms(30));
        assert_eq!(margin.of(deadline), LEAST + ms(30));
        margin.note_lateness(ms(5));
        assert_eq!(margin.of(deadline), LEAST + ms(40));
        margin.note_overshoot(ms(20));
        assert_eq!(margin.of(deadline), LEAST + ms(70));
        // The worst counts, not the last.
        margin.note_overshoot(ms(1));
        assert_eq!(margin.of(deadline), LEAST + ms(70));
    }

    #[test]
    fn what_was_bad_long_ago_is_forgotten() {
        let mut margin = Margin::adaptive();
        margin.note_overshoot(ms(100));
        for _ in 0..KEPT {
            margin.note_overshoot(ms(2));
        }
        assert_eq!(margin.of(ms(1000)), LEAST + ms(3));
    }

    #[test]
    fn before_anything_is_measured_a_part_of_the_deadline_is_left() {
        assert_eq!(Margin::adaptive().of(ms(1000)), LEAST + ms(200));
    }

    #[test]
    fn a_margin_leaves_time_to_think_and_is_never_longer_than_the_deadline() {
        let mut margin = Margin::adaptive();
        margin.note_lateness(ms(10_000));
        assert_eq!(margin.thinking(ms(100)), ms(50));
        assert_eq!(margin.latest(ms(100)), ms(75));
        let fixed = Margin::fixed(ms(10));
        assert_eq!(fixed.thinking(ms(100)), ms(90));
        assert_eq!(fixed.thinking(ms(4)), ms(0));
        assert_eq!(Margin::adaptive().thinking(ms(0)), ms(0));
    }
}
