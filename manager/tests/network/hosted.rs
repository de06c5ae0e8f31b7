//! A server on a thread of a test.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rbg_manager::referee::{EndReason, GameRecord, Happening, Record, Settings};
use rbg_manager::server::{Hosting, Limits, Server};

use super::games::Described;

/// The time after which a test fails that waits for something: far more than anything takes.
pub(crate) const WAIT: Duration = Duration::from_secs(120);

/// A server that runs.
pub(crate) struct Hosted {
    /// Where players connect.
    pub(crate) address: SocketAddr,
    stop: Arc<AtomicBool>,
    records: Arc<Mutex<Vec<Record>>>,
    thread: JoinHandle<()>,
}

impl Hosted {
    /// Starts a server of matches of a game.
    pub(crate) fn start(
        game: &Described,
        matches: u64,
        settings: Settings,
        limits: Limits,
    ) -> Self {
        let server = Server::bind((Ipv4Addr::LOCALHOST, 0).into(), None).unwrap();
        let address = server.address().unwrap();
        let mut hosting = Hosting::new(game.game.clone(), game.text.clone(), settings);
        hosting.matches = Some(matches);
        hosting.limits = limits;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let records = Arc::new(Mutex::new(Vec::new()));
        let observed = Arc::clone(&records);
        let thread = thread::spawn(move || {
            let mut observe = |record: &Record| observed.lock().unwrap().push(record.clone());
            server
                .run(&hosting, &|| stopped.load(SeqCst), &mut observe)
                .unwrap();
        });
        Self {
            address,
            stop,
            records,
            thread,
        }
    }

    /// Waits until something has happened to a client.
    pub(crate) fn wait_for(&self, client: usize, happening: Happening) {
        let begun = Instant::now();
        while !has(&self.records.lock().unwrap(), client, happening) {
            assert!(begun.elapsed() < WAIT, "{happening:?} never happens");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Asks the server to end.
    pub(crate) fn stop(&self) {
        self.stop.store(true, SeqCst);
    }

    /// Waits until the server ends, and returns what has happened.
    pub(crate) fn outcome(self) -> Outcome {
        joined(self.thread);
        let records = std::mem::take(&mut *self.records.lock().unwrap());
        Outcome { records }
    }
}

/// Waits for a thread that has to end.
pub(crate) fn joined<T>(thread: JoinHandle<T>) -> T {
    let begun = Instant::now();
    while !thread.is_finished() {
        assert!(begun.elapsed() < WAIT, "it hangs");
        thread::sleep(Duration::from_millis(5));
    }
    thread.join().unwrap()
}

/// What has happened on a server.
#[derive(Debug)]
pub(crate) struct Outcome {
    records: Vec<Record>,
}

impl Outcome {
    /// Returns the games that are over.
    pub(crate) fn games(&self) -> Vec<&GameRecord> {
        let games = self.records.iter().filter_map(|record| match record {
            Record::Game(game) => Some(game),
            _ => None,
        });
        games.collect()
    }

    /// Returns the games as words: `played`, or why they were forfeited and by which client.
    pub(crate) fn told(&self) -> Vec<String> {
        let games = self.games();
        let told = games.iter().map(|game| match &game.forfeit {
            None => "played".to_owned(),
            Some(forfeit) => format!("{} {}", forfeit.reason.word(), forfeit.client),
        });
        told.collect()
    }

    /// Returns why the match is over.
    pub(crate) fn end(&self) -> EndReason {
        let ends: Vec<EndReason> = self
            .records
            .iter()
            .filter_map(|record| match record {
                Record::End(end) => Some(end.reason),
                _ => None,
            })
            .collect();
        assert_eq!(ends.len(), 1, "a match has one end: {:?}", self.records);
        ends[0]
    }

    /// Returns whether something has happened to a client.
    pub(crate) fn has(&self, client: usize, happening: Happening) -> bool {
        has(&self.records, client, happening)
    }
}

fn has(records: &[Record], client: usize, happening: Happening) -> bool {
    records.iter().any(|record| match record {
        Record::Client(record) => record.client == client && record.event == happening,
        _ => false,
    })
}
