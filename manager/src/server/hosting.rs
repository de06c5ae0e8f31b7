//! The course of a server: it opens matches, writes logs, and ends.

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use rbg_runtime::AnyGame;

use super::doors::{Server, let_players_in, let_spectators_in, wake};
use super::hosted_match::HostedMatch;
use super::lobby::Lobby;
use super::report::Report;
use super::settings::{Limits, MATCH_STACK, THREAD_STACK};
use super::spectators::Spectators;
use crate::logs::{LogTargets, Logs, NotWritten, ResumeError, Resumed, json_line};
use crate::protocol::frame;
use crate::referee::{MatchRecord, Record, Referee, Settings};

/// The number of reports that may wait to be written; then matches wait.
const REPORTS: usize = 4096;

/// The time between two looks whether to stop.
const PATIENCE: Duration = Duration::from_millis(50);

/// The time that players have in the end to take the last messages.
const LINGER: Duration = Duration::from_secs(3);

/// What a server hosts.
#[derive(Clone)]
pub struct Hosting {
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// Its description, which players get.
    pub text: Vec<u8>,
    /// A digest of the description, for logs.
    pub digest: String,
    /// How matches are played.
    pub settings: Settings,
    /// The number of matches; `None`: no limit.
    pub matches: Option<u64>,
    /// The limits on what others may make the server do.
    pub limits: Limits,
    /// The logs.
    pub logs: LogTargets,
    /// Whether the matches of the log of JSON go on.
    pub resume: bool,
}

impl Hosting {
    /// Creates what hosts one match of a game, without logs.
    pub fn new(game: Arc<dyn AnyGame>, text: Vec<u8>, settings: Settings) -> Self {
        Self {
            game,
            text,
            digest: String::new(),
            settings,
            matches: Some(1),
            limits: Limits::default(),
            logs: LogTargets::default(),
            resume: false,
        }
    }
}

impl fmt::Debug for Hosting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hosting")
            .field("game", &self.game.info().name)
            .field("settings", &self.settings)
            .field("matches", &self.matches)
            .finish_non_exhaustive()
    }
}

/// What a server has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Summary {
    /// The number of matches that are over.
    pub matches: u64,
    /// The number of games that were finished.
    pub games: u64,
    /// Whether it was told to stop.
    pub interrupted: bool,
}

/// The error of a server that had to end.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// Players cannot be given the description.
    #[error("the description cannot be sent: it has a byte 0, or is no UTF-8 text")]
    Text,
    /// A log cannot be opened, or not be resumed.
    #[error(transparent)]
    Logs(#[from] ResumeError),
    /// A log cannot be written.
    #[error(transparent)]
    NotWritten(#[from] NotWritten),
    /// The system has no more threads.
    #[error("cannot start a thread")]
    Thread(
        /// Why.
        #[source]
        io::Error,
    ),
}

impl Server {
    /// Hosts matches until all are over, or `stopped` says so; `observe` is told what happens.
    ///
    /// # Errors
    ///
    /// Where logs cannot be opened or written; all that was told before is written.
    pub fn run(
        self,
        hosting: &Hosting,
        stopped: &dyn Fn() -> bool,
        observe: &mut dyn FnMut(&Record),
    ) -> Result<Summary, ServerError> {
        if hosting.text.contains(&0) || std::str::from_utf8(&hosting.text).is_err() {
            return Err(ServerError::Text);
        }
        let policy = hosting.settings.policy;
        let (logs, resumed) = Logs::open(&hosting.logs, policy, hosting.resume)?;
        let (reports, told) = sync_channel(REPORTS);
        let mut course = Course {
            moves_wanted: logs.wants_moves() || self.spectators.is_some(),
            hosting,
            text: frame(&hosting.text).into(),
            resumed,
            logs,
            lobby: Arc::new(Lobby::default()),
            spectators: Spectators::default(),
            reports,
            epoch: Instant::now(),
            next: 0,
            open: BTreeSet::new(),
            summary: Summary::default(),
            failed: None,
        };
        let players = Arc::new(self.players);
        let spectators = self.spectators.map(Arc::new);
        let outcome = course.check_resumed().and_then(|()| {
            let (door, lobby, limits) = (
                players.clone(),
                course.lobby.clone(),
                hosting.limits.clone(),
            );
            small_thread("players", move || let_players_in(&door, &lobby, &limits))?;
            if let Some(spectators) = &spectators {
                let (door, lobby, reports) = (
                    spectators.clone(),
                    course.lobby.clone(),
                    course.reports.clone(),
                );
                small_thread("spectators", move || {
                    let_spectators_in(&door, &lobby, &reports);
                })?;
            }
            course.run(&told, stopped, observe)
        });
        course.lobby.stop();
        wake(&players);
        if let Some(spectators) = &spectators {
            wake(spectators);
        }
        course.see_off();
        outcome?;
        match course.failed {
            Some(error) => Err(error.into()),
            None => Ok(course.summary),
        }
    }
}

fn small_thread(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), ServerError> {
    let thread = thread::Builder::new()
        .name(name.to_owned())
        .stack_size(THREAD_STACK);
    thread.spawn(work).map(drop).map_err(ServerError::Thread)
}

/// A server while it runs.
struct Course<'h> {
    hosting: &'h Hosting,
    text: Arc<[u8]>,
    resumed: Resumed,
    logs: Logs,
    lobby: Arc<Lobby>,
    spectators: Spectators,
    reports: SyncSender<Report>,
    moves_wanted: bool,
    epoch: Instant,
    /// The number of the match that is opened next.
    next: u64,
    /// The matches that are not over.
    open: BTreeSet<u64>,
    summary: Summary,
    failed: Option<NotWritten>,
}

impl Course<'_> {
    fn record(&self, number: u64) -> MatchRecord {
        let hosting = self.hosting;
        MatchRecord::of(
            hosting.game.info(),
            &hosting.digest,
            &hosting.settings,
            number,
        )
    }

    /// Checks that all matches that go on are played as before.
    fn check_resumed(&self) -> Result<(), ServerError> {
        for number in self.resumed.numbers() {
            self.resumed.finished(&self.record(number))?;
        }
        Ok(())
    }

    fn run(
        &mut self,
        told: &Receiver<Report>,
        stopped: &dyn Fn() -> bool,
        observe: &mut dyn FnMut(&Record),
    ) -> Result<(), ServerError> {
        loop {
            let stopping = self.lobby.is_stopping();
            if !stopping && (stopped() || self.failed.is_some()) {
                self.summary.interrupted = self.failed.is_none();
                self.lobby.stop();
                continue;
            }
            if !stopping && self.lobby.is_full() {
                self.open_next()?;
            }
            if self.open.is_empty() {
                return Ok(());
            }
            match told.recv_timeout(PATIENCE) {
                Ok(Report::Record(record)) => self.take(&record, observe),
                Ok(Report::Over(number)) => {
                    self.open.remove(&number);
                    self.summary.matches += 1;
                }
                Ok(Report::Spectator(stream)) => self.spectators.add(stream, &self.hosting.limits),
                Err(RecvTimeoutError::Timeout) => {}
                // The server has a sender itself.
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
    }

    /// Writes a record and shows it.
    fn take(&mut self, record: &Record, observe: &mut dyn FnMut(&Record)) {
        self.summary.games += u64::from(matches!(record, Record::Game(_)));
        if self.failed.is_none() {
            self.failed = self.logs.write(record).err();
        }
        self.spectators.tell(record, &json_line(record));
        observe(record);
    }

    /// Opens the next match that is not complete, if there is one.
    fn open_next(&mut self) -> Result<(), ServerError> {
        let hosting = self.hosting;
        while hosting.matches.is_none_or(|matches| self.next < matches) {
            let number = self.next;
            self.next += 1;
            let Some(finished) = self.resumed.finished(&self.record(number))? else {
                continue;
            };
            let game = hosting.game.clone();
            let players = game.info().players.len();
            let settings = hosting.settings.clone();
            let referee = Referee::new(game, &hosting.digest, settings, number, finished);
            let (to_match, told) = channel();
            let hosted = HostedMatch {
                number,
                referee,
                text: self.text.clone(),
                lobby: self.lobby.clone(),
                told,
                reports: self.reports.clone(),
                moves_wanted: self.moves_wanted,
                connections: vec![None; players],
                epoch: self.epoch,
            };
            let thread = thread::Builder::new()
                .name(format!("match {number}"))
                .stack_size(MATCH_STACK);
            thread
                .spawn(move || hosted.run())
                .map_err(ServerError::Thread)?;
            self.open.insert(number);
            self.lobby.open_match(number, players, to_match);
            return Ok(());
        }
        Ok(())
    }

    /// Lets everybody read what was sent last, and closes all that is still open.
    fn see_off(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < LINGER && !self.lobby.alive().is_empty() {
            thread::sleep(Duration::from_millis(5));
        }
        for connection in self.lobby.alive() {
            connection.close();
        }
        self.spectators.end();
    }
}
