//! The thread of a match: it does what the referee wants done.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

use super::connection::Connection;
use super::lobby::{Arrival, Lobby, ToMatch, Told};
use super::report::Report;
use crate::protocol::{ServerWord, frame};
use crate::referee::{Command, EndReason, EndRecord, Event, Record, Referee};

/// A match that is hosted.
pub(super) struct HostedMatch {
    pub(super) number: u64,
    pub(super) referee: Referee,
    /// The text of the game as it goes over the wire.
    pub(super) text: Arc<[u8]>,
    pub(super) lobby: Arc<Lobby>,
    pub(super) told: Receiver<ToMatch>,
    pub(super) reports: SyncSender<Report>,
    /// Whether anybody wants to know of single moves.
    pub(super) moves_wanted: bool,
    /// The connection of each client.
    pub(super) connections: Vec<Option<Arc<Connection>>>,
    /// When time began.
    pub(super) epoch: Instant,
}

impl HostedMatch {
    /// Runs the match to its end, and tells of it in any case.
    pub(super) fn run(mut self) {
        let (number, reports) = (self.number, self.reports.clone());
        // An engine that breaks down takes its match with it and no other.
        if panic::catch_unwind(AssertUnwindSafe(|| self.play())).is_err() {
            let record = Record::End(EndRecord {
                number,
                games: self.referee.finished(),
                reason: EndReason::Failed,
                detail: "the engine of the game broke down".to_owned(),
            });
            let _ = reports.send(Report::Record(Box::new(record)));
        }
        self.lobby.close_match(number);
        for connection in self.connections.iter_mut().filter_map(Option::take) {
            connection.finish();
        }
        let _ = reports.send(Report::Over(number));
    }

    fn play(&mut self) {
        let mut latest = Duration::ZERO;
        loop {
            let unwritable = self.obey();
            if !unwritable.is_empty() {
                latest = latest.max(self.now());
                for (client, why) in unwritable {
                    self.referee.on(latest, Event::Unwritable { client, why });
                }
                continue;
            }
            if self.referee.is_over() {
                return;
            }
            self.referee.sent(self.now());
            let Some((at, event)) = self.wait() else {
                continue;
            };
            // What was read by different threads may arrive in another order than it was read.
            latest = latest.max(at);
            self.referee.on(latest, event);
        }
    }

    fn now(&self) -> Duration {
        self.epoch.elapsed()
    }

    /// Waits for the next thing to happen.
    fn wait(&mut self) -> Option<(Duration, Event)> {
        let told = match self.referee.wake_at() {
            Some(at) => {
                let wait = at.saturating_sub(self.now());
                match self.told.recv_timeout(wait) {
                    Ok(told) => told,
                    Err(RecvTimeoutError::Timeout) => return Some((self.now(), Event::Tick)),
                    Err(RecvTimeoutError::Disconnected) => return Some((self.now(), Event::Stop)),
                }
            }
            None => match self.told.recv() {
                Ok(told) => told,
                Err(_) => return Some((self.now(), Event::Stop)),
            },
        };
        let (at, told) = told;
        let event = self.event(told)?;
        Some((at.saturating_duration_since(self.epoch), event))
    }

    /// Returns what the referee is to be told, if it is of this match still.
    fn event(&mut self, told: Told) -> Option<Event> {
        match told {
            Told::Attached {
                client,
                connection,
                arrival,
            } => {
                if let Some(old) = self.connections[client].replace(connection) {
                    old.close();
                }
                Some(match arrival {
                    Arrival::New(token) => Event::Connected { client, token },
                    Arrival::Back => Event::Back { client },
                })
            }
            Told::Message {
                client,
                connection,
                message,
            } => self
                .has(client, connection)
                .then_some(Event::Message { client, message }),
            Told::Broken {
                client,
                connection,
                why,
            } => self
                .has(client, connection)
                .then_some(Event::Broken { client, why }),
            Told::Stop => Some(Event::Stop),
        }
    }

    /// Returns whether this is the connection of a client.
    fn has(&self, client: usize, connection: u64) -> bool {
        let current = self.connections[client].as_ref();
        current.is_some_and(|current| current.id == connection)
    }

    /// Does what the referee wants done, and returns the clients to whom nothing can be sent.
    fn obey(&mut self) -> Vec<(usize, String)> {
        let mut outbox = Outbox::default();
        while let Some(command) = self.referee.next_command() {
            match command {
                Command::Send { client, message } => outbox.add(client, &frame(&message)),
                Command::SendGame { client } => outbox.add(client, &self.text),
                Command::SendToken { client, token } => {
                    self.lobby.knows_token((self.number, client));
                    let word = ServerWord::Token(token).to_string();
                    outbox.add(client, &frame(word.as_bytes()));
                }
                Command::Next { client } => {
                    if let Some(connection) = &self.connections[client] {
                        connection.take();
                    }
                }
                Command::Close { client, vacant } => {
                    outbox.send(&self.connections);
                    if let Some(connection) = self.connections[client].take() {
                        connection.close();
                    }
                    if vacant {
                        self.lobby.vacate((self.number, client));
                    }
                }
                Command::Log(Record::Move(_) | Record::Start(_)) if !self.moves_wanted => {}
                Command::Log(record) => {
                    let _ = self.reports.send(Report::Record(Box::new(record)));
                }
                // Connections are closed as soon as everything is sent.
                Command::Over => {}
            }
        }
        outbox.send(&self.connections);
        outbox.failed
    }
}

/// What is to be sent, the messages for a client in one piece.
#[derive(Default)]
struct Outbox {
    messages: Vec<(usize, Vec<u8>)>,
    failed: Vec<(usize, String)>,
}

impl Outbox {
    fn add(&mut self, client: usize, bytes: &[u8]) {
        match self.messages.iter_mut().find(|(to, _)| *to == client) {
            Some((_, begun)) => begun.extend_from_slice(bytes),
            None => self.messages.push((client, bytes.to_vec())),
        }
    }

    fn send(&mut self, connections: &[Option<Arc<Connection>>]) {
        for (client, bytes) in self.messages.drain(..) {
            let Some(connection) = &connections[client] else {
                continue;
            };
            if let Err(why) = connection.send(&bytes) {
                self.failed.push((client, why));
            }
        }
    }
}
