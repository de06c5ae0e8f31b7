//! The referee of one match, whatever its policy.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use rbg_runtime::AnyGame;

use super::command::{Command, Event};
use super::original::Original;
use super::settings::{Policy, Settings};
use super::strict::Strict;
use super::table::Table;

/// The referee of one match: it is told what happens and when, and says what has to be done.
///
/// After each event its commands are done in order; then it is told that they are, since the time
/// for a move begins when a player can know of it.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::sync::Arc;
/// use std::time::Duration;
/// use rbg_manager::referee::{Command, Event, Referee, Settings};
/// use rbg_runtime::Reasoner;
///
/// let game = Arc::new(Reasoner::<Nim>::new());
/// let mut referee = Referee::new(game, "digest", Settings::default(), 0, 0);
/// for client in [0, 1] {
///     referee.on(Duration::ZERO, Event::Connected { client, token: None });
/// }
/// let greeted = std::iter::from_fn(|| referee.next_command())
///     .filter(|command| matches!(command, Command::SendGame { .. }));
/// assert_eq!(greeted.count(), 2);
/// ```
pub struct Referee {
    table: Table,
    course: Course,
}

enum Course {
    Original(Original),
    Strict(Strict),
}

impl Referee {
    /// Creates the referee of match `number`, of which `finished` games were played before.
    pub fn new(
        game: Arc<dyn AnyGame>,
        digest: &str,
        settings: Settings,
        number: u64,
        finished: u64,
    ) -> Self {
        let table = Table::new(game, digest, settings, number, finished);
        let course = match table.settings.policy {
            Policy::Original => Course::Original(Original::new(&table)),
            Policy::Strict => Course::Strict(Strict::new(&table)),
        };
        Self { table, course }
    }

    /// Takes note of something that happened at this time. Times never go back.
    pub fn on(&mut self, now: Duration, event: Event) {
        if self.table.over {
            return;
        }
        match &mut self.course {
            Course::Original(course) => course.on(&mut self.table, now, event),
            Course::Strict(course) => course.on(&mut self.table, now, event),
        }
    }

    /// Returns the next thing that is to be done.
    pub fn next_command(&mut self) -> Option<Command> {
        self.table.next_command()
    }

    /// Takes note that all commands were done by this time.
    pub fn sent(&mut self, now: Duration) {
        match &mut self.course {
            Course::Original(course) => course.sent(&self.table, now),
            Course::Strict(course) => course.sent(now),
        }
    }

    /// Returns when [`Event::Tick`] is due, if nothing else happens before.
    pub fn wake_at(&self) -> Option<Duration> {
        if self.table.over {
            return None;
        }
        match &self.course {
            Course::Original(course) => course.wake_at(),
            Course::Strict(course) => course.wake_at(&self.table),
        }
    }

    /// Returns the number of games that are finished.
    pub fn finished(&self) -> u64 {
        self.table.finished
    }

    /// Returns whether the match is over.
    pub fn is_over(&self) -> bool {
        self.table.over
    }
}

impl fmt::Debug for Referee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Referee")
            .field("number", &self.table.number)
            .field("finished", &self.table.finished)
            .field("over", &self.table.over)
            .finish_non_exhaustive()
    }
}
