//! The policy of the original server, which trusts its clients: every wait is without end.

use std::collections::VecDeque;
use std::time::Duration;

use super::command::{Command, Event};
use super::game_in_progress::GameInProgress;
use super::record::{EndReason, Happening};
use super::table::Table;
use crate::protocol::{READY, format_seconds};

/// A match by the original policy.
pub(super) struct Original {
    clients: Vec<Client>,
    phase: Phase,
}

/// What is known of a client.
#[derive(Default)]
struct Client {
    connected: bool,
    /// What it sent and nobody has asked for yet, with the times.
    unread: VecDeque<(Duration, Vec<u8>)>,
    /// Why nothing more comes from it.
    ended: Option<String>,
    /// Whether it answered the greeting, rightly or not.
    answered: bool,
}

enum Phase {
    /// Clients are waited for.
    Gathering,
    /// All were greeted, at this time.
    Preparing(Duration),
    /// The next game begins as soon as it is time.
    Between,
    /// A game is played.
    Playing(Box<Turn>),
    Over,
}

/// A game and whose turn it is.
struct Turn {
    game: GameInProgress,
    /// The index of the player.
    player: usize,
    /// When the time for the move began.
    since: Duration,
    /// Whether the deadline was not sent yet.
    unsent: bool,
}

impl Original {
    pub(super) fn new(table: &Table) -> Self {
        let clients = (0..table.players()).map(|_| Client::default());
        Self {
            clients: clients.collect(),
            phase: Phase::Gathering,
        }
    }

    pub(super) fn wake_at(&self) -> Option<Duration> {
        matches!(self.phase, Phase::Between).then_some(Duration::ZERO)
    }

    pub(super) fn on(&mut self, table: &mut Table, now: Duration, event: Event) {
        match event {
            Event::Connected { client, .. } => {
                self.clients[client].connected = true;
                table.tell(client, Happening::Connected, None);
            }
            Event::Message { client, message } => {
                self.clients[client].unread.push_back((now, message));
            }
            Event::Broken { client, why } => self.clients[client].ended = Some(why),
            Event::Unwritable { why, .. } => {
                self.end(table, EndReason::Broken, &format!("write: {why}"));
            }
            Event::Stop => self.end(table, EndReason::Interrupted, ""),
            Event::Tick if matches!(self.phase, Phase::Between) => self.begin(table, now),
            // It knows no way back.
            Event::Back { .. } | Event::Tick => {}
        }
        self.go_on(table, now);
    }

    /// Takes note of the time at which everything was sent.
    pub(super) fn sent(&mut self, table: &Table, now: Duration) {
        match &mut self.phase {
            Phase::Preparing(since) if self.clients.iter().all(|client| !client.answered) => {
                *since = (*since).max(now);
            }
            Phase::Playing(turn) if turn.unsent => {
                turn.unsent = false;
                let taken = now.saturating_sub(turn.since);
                turn.game.slow_manager |= late(table, taken);
            }
            _ => {}
        }
    }

    /// Does all that can be done without waiting, up to the end of a game.
    fn go_on(&mut self, table: &mut Table, now: Duration) {
        loop {
            let again = match self.phase {
                Phase::Gathering => self.gather(table, now),
                Phase::Preparing(since) => self.prepare(table, since, now),
                Phase::Playing(_) => self.read_move(table, now),
                Phase::Between | Phase::Over => false,
            };
            if !again {
                return;
            }
        }
    }

    fn gather(&mut self, table: &mut Table, now: Duration) -> bool {
        if !self.clients.iter().all(|client| client.connected) {
            return false;
        }
        let seats = table.seating(0);
        for client in 0..self.clients.len() {
            let player = seats.iter().position(|&seated| seated == client);
            table.greet(client, player.unwrap_or(client));
        }
        self.phase = Phase::Preparing(now);
        // What came before is judged at the time of the greeting, which `sent` sets.
        self.clients.iter().any(|client| !client.unread.is_empty())
    }

    /// Hears who is ready: a client that says something else, or leaves, counts as one that is late.
    fn prepare(&mut self, table: &mut Table, since: Duration, now: Duration) -> bool {
        let limit = table.settings.preparation();
        for client in 0..self.clients.len() {
            let state = &mut self.clients[client];
            if state.answered {
                continue;
            }
            let first = state.unread.front();
            match first.map(|(at, message)| (*at, message.len())) {
                Some((at, length)) => {
                    state.answered = true;
                    let taken = at.saturating_sub(since);
                    if length == READY.len() {
                        state.unread.pop_front();
                        table.command(Command::Next { client });
                        table.late_ready[client] = limit.is_some_and(|limit| taken >= limit);
                        table.tell(client, Happening::Ready, None);
                    } else {
                        // It stays, and is taken for the first move.
                        table.late_ready[client] = true;
                        table.tell(client, Happening::Unready, None);
                    }
                }
                None if state.ended.is_some() => {
                    state.answered = true;
                    table.late_ready[client] = true;
                    table.tell(client, Happening::Unready, state.ended.clone());
                }
                None => {}
            }
        }
        if !self.clients.iter().all(|client| client.answered) {
            return false;
        }
        table.began = Some(now);
        self.phase = Phase::Between;
        false
    }

    fn begin(&mut self, table: &mut Table, now: Duration) {
        if let Some(reason) = table.end_before_game(now) {
            return self.end(table, reason, "");
        }
        let seats = table.seating(0);
        let game = table.begin_game(seats, now);
        self.next_turn(table, game, now);
    }

    /// Asks the player on turn for a move, or ends the game.
    fn next_turn(&mut self, table: &mut Table, mut game: GameInProgress, now: Duration) {
        match game.turn() {
            Err(error) => self.end(table, EndReason::Failed, &error.to_string()),
            Ok(None) => {
                table.finish_game(game, false, None, 0..self.clients.len(), now);
                self.phase = Phase::Between;
            }
            Ok(Some(player)) => {
                let deadline = format_seconds(table.settings.deadline);
                table.send(game.seats[player], deadline);
                self.phase = Phase::Playing(Box::new(Turn {
                    game,
                    player,
                    since: now,
                    unsent: true,
                }));
            }
        }
    }

    /// Takes the move of the player on turn, if it is there.
    fn read_move(&mut self, table: &mut Table, now: Duration) -> bool {
        let Phase::Playing(turn) = &mut self.phase else {
            return false;
        };
        let client = turn.game.seats[turn.player];
        let state = &mut self.clients[client];
        let Some((at, message)) = state.unread.pop_front() else {
            if let Some(why) = state.ended.clone() {
                self.end(table, EndReason::Broken, &format!("read_until: {why}"));
            }
            return false;
        };
        table.command(Command::Next { client });
        let taken = at.saturating_sub(turn.since);
        if late(table, taken) {
            turn.game.late[client] += 1;
        }
        let seated = (client, turn.player);
        match turn.game.play(&*table.game, &message) {
            Err(error) => {
                table.log_move(seated, None, message);
                self.end(table, EndReason::Illegal, &error.to_string());
                false
            }
            Ok(text) => {
                table.log_move(seated, Some(&text), message);
                for other in (0..self.clients.len()).filter(|&other| other != client) {
                    table.send(other, text.as_str());
                }
                if let Phase::Playing(turn) = std::mem::replace(&mut self.phase, Phase::Over) {
                    self.next_turn(table, turn.game, now);
                }
                true
            }
        }
    }

    fn end(&mut self, table: &mut Table, reason: EndReason, detail: &str) {
        self.phase = Phase::Over;
        table.end(reason, detail);
    }
}

/// Returns whether this is more than the time for a move.
fn late(table: &Table, taken: Duration) -> bool {
    table
        .settings
        .deadline()
        .is_some_and(|deadline| taken > deadline)
}
