//! The strict policy: who is late, illegal or lost forfeits the game, and the match goes on.

use std::mem;
use std::time::Duration;

use super::command::{Command, Event};
use super::game_in_progress::GameInProgress;
use super::place::{Place, Presence};
use super::record::{EndReason, Forfeit, Happening, Offence};
use super::table::Table;
use crate::protocol::{EXTENDED_READY, READY, ServerWord, Token, format_seconds, shortened};

/// The number of messages out of turn that a client may send in a row, without a legal move between
/// them, before its connection is closed.
const STRAYS: u32 = 64;

/// A match by the strict policy.
pub(super) struct Strict {
    places: Vec<Place>,
    phase: Phase,
}

enum Phase {
    /// Players are waited for, and have to be ready.
    Forming,
    /// Between games: all have to be there, and nobody may owe an answer.
    Between {
        /// When waiting ends.
        until: Duration,
    },
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

impl Turn {
    fn client(&self) -> usize {
        self.game.seats[self.player]
    }
}

impl Strict {
    pub(super) fn new(table: &Table) -> Self {
        Self {
            places: (0..table.players()).map(|_| Place::default()).collect(),
            phase: Phase::Forming,
        }
    }

    pub(super) fn wake_at(&self, table: &Table) -> Option<Duration> {
        let just_after = |time: Duration| time.saturating_add(Duration::from_nanos(1));
        let preparing = || {
            let limit = table.settings.preparation()?;
            let greeted = self.places.iter().filter_map(Place::greeted_at);
            greeted.min().map(|at| at.saturating_add(limit))
        };
        match &self.phase {
            Phase::Forming => preparing(),
            Phase::Between { until } => {
                let waits = self
                    .places
                    .iter()
                    .any(|place| place.is_lost() || place.owes);
                let waiting = waits.then_some(*until);
                waiting.into_iter().chain(preparing()).min()
            }
            Phase::Playing(turn) => {
                let deadline = table.settings.deadline()?;
                Some(just_after(turn.since.saturating_add(deadline)))
            }
            Phase::Over => None,
        }
        .or_else(|| self.can_begin().then_some(Duration::ZERO))
    }

    pub(super) fn on(&mut self, table: &mut Table, now: Duration, event: Event) {
        match event {
            Event::Connected { client, token } => self.connected(table, now, client, token),
            Event::Back { client } => self.back(table, now, client),
            Event::Message { client, message } => {
                table.command(Command::Next { client });
                self.message(table, now, client, message);
            }
            Event::Broken { client, why } | Event::Unwritable { client, why } => {
                self.lose(table, now, client, why);
            }
            Event::Stop => self.end(table, EndReason::Interrupted, ""),
            Event::Tick => self.tick(table, now),
        }
    }

    /// Takes note of the time at which everything was sent.
    pub(super) fn sent(&mut self, now: Duration) {
        for place in &mut self.places {
            place.sent(now);
        }
        if let Phase::Playing(turn) = &mut self.phase
            && mem::take(&mut turn.unsent)
        {
            turn.since = turn.since.max(now);
        }
    }

    fn connected(&mut self, table: &mut Table, now: Duration, client: usize, token: Option<Token>) {
        if self.places[client].presence != Presence::Vacant {
            return;
        }
        self.places[client] = Place::taken(token);
        table.tell(client, Happening::Connected, None);
        let vacant = |place: &Place| place.presence == Presence::Vacant;
        if self.places.iter().any(vacant) {
            return;
        }
        for (player, client) in table.seating(0).into_iter().enumerate() {
            if self.places[client].presence == Presence::Waiting {
                self.greet(table, now, client, player);
            }
        }
    }

    fn greet(&mut self, table: &mut Table, now: Duration, client: usize, player: usize) {
        self.places[client].greeted(player, now);
        table.greet(client, player);
    }

    fn back(&mut self, table: &mut Table, now: Duration, client: usize) {
        let player = self.places[client].player;
        let greeted = match self.phase {
            Phase::Over => false,
            Phase::Forming => self.places[client].presence != Presence::Vacant,
            Phase::Playing(_) | Phase::Between { .. } => {
                // The old connection may be gone without that anybody has noticed.
                self.miss(table, now, client, "it came back");
                matches!(self.phase, Phase::Between { .. })
            }
        };
        if greeted {
            table.tell(client, Happening::Back, None);
            self.greet(table, now, client, player);
        } else if !table.over {
            let vacant = false;
            table.command(Command::Close { client, vacant });
        }
    }

    fn message(&mut self, table: &mut Table, now: Duration, client: usize, message: Vec<u8>) {
        match self.places[client].presence {
            Presence::Vacant | Presence::Lost => {}
            Presence::Waiting => self.lose(table, now, client, "it spoke before it was greeted"),
            Presence::Greeted { since, .. } => {
                let late = |limit| now.saturating_sub(since) >= limit;
                if table.settings.preparation().is_some_and(late) {
                    self.lose(table, now, client, "it was ready too late");
                } else if message == READY.as_bytes() {
                    self.ready(table, now, client, false);
                } else if message == EXTENDED_READY.as_bytes() {
                    self.ready(table, now, client, true);
                } else {
                    let said = shortened(&String::from_utf8_lossy(&message));
                    let why = format!("it said `{said}` and not `{READY}`");
                    self.lose(table, now, client, why);
                }
            }
            Presence::Ready => self.spoken(table, now, client, message),
        }
    }

    fn ready(&mut self, table: &mut Table, now: Duration, client: usize, extended: bool) {
        let place = &mut self.places[client];
        place.presence = Presence::Ready;
        place.extended = extended;
        let token = place.token;
        table.tell(client, Happening::Ready, None);
        if let Some(token) = token.filter(|_| extended) {
            table.command(Command::SendToken { client, token });
        }
        let ready = |place: &Place| place.presence == Presence::Ready;
        if matches!(self.phase, Phase::Forming) && self.places.iter().all(ready) {
            table.began = Some(now);
            self.pause(table, now);
        }
    }

    /// Hears what a player says.
    fn spoken(&mut self, table: &mut Table, now: Duration, client: usize, message: Vec<u8>) {
        if let Phase::Playing(turn) = &self.phase
            && turn.client() == client
        {
            return self.moved(table, now, message);
        }
        let place = &mut self.places[client];
        if mem::take(&mut place.owes) {
            return;
        }
        place.strays += 1;
        if place.strays > STRAYS {
            return self.lose(table, now, client, "it speaks out of turn all the time");
        }
        match self.phase {
            Phase::Forming => self.lose(table, now, client, "it spoke before the game"),
            Phase::Playing(_) => {
                let said = shortened(&String::from_utf8_lossy(&message));
                self.forfeit(
                    table,
                    now,
                    client,
                    Offence::OutOfTurn,
                    format!("it said `{said}`"),
                );
            }
            Phase::Between { .. } | Phase::Over => {}
        }
    }

    /// Takes the message of the player on turn.
    fn moved(&mut self, table: &mut Table, now: Duration, message: Vec<u8>) {
        let Phase::Playing(turn) = &mut self.phase else {
            return;
        };
        let client = turn.client();
        self.places[client].owes = false;
        let taken = now.saturating_sub(turn.since);
        let deadline = table.settings.deadline();
        if deadline.is_some_and(|deadline| taken > deadline) {
            return self.late(table, now, taken);
        }
        let seated = (client, turn.player);
        match turn.game.play(&*table.game, &message) {
            Err(error) => {
                table.log_move(seated, None, message);
                self.forfeit(table, now, client, Offence::Illegal, error.to_string());
            }
            Ok(text) => {
                self.places[client].strays = 0;
                table.log_move(seated, Some(&text), message);
                for other in (0..self.places.len()).filter(|&other| other != client) {
                    table.send(other, text.as_str());
                }
                if let Phase::Playing(turn) = mem::replace(&mut self.phase, Phase::Over) {
                    self.next_turn(table, turn.game, now);
                }
            }
        }
    }

    fn late(&mut self, table: &mut Table, now: Duration, taken: Duration) {
        if let Phase::Playing(turn) = &mut self.phase {
            let client = turn.client();
            turn.game.late[client] += 1;
            let detail = format!("no move after {:.3} s", taken.as_secs_f64());
            self.forfeit(table, now, client, Offence::Late, detail);
        }
    }

    /// Asks the player on turn for a move, or ends the game.
    fn next_turn(&mut self, table: &mut Table, mut game: GameInProgress, now: Duration) {
        let everybody = 0..self.places.len();
        match game.turn() {
            Err(error) => self.end(table, EndReason::Failed, &error.to_string()),
            Ok(None) => {
                table.finish_game(game, false, None, everybody, now);
                self.pause(table, now);
            }
            Ok(Some(_)) if game.moves.len() as u64 >= table.settings.longest_game => {
                table.finish_game(game, true, None, everybody, now);
                self.pause(table, now);
            }
            Ok(Some(player)) => {
                let client = game.seats[player];
                table.send(client, format_seconds(table.settings.deadline));
                self.places[client].owes = true;
                self.phase = Phase::Playing(Box::new(Turn {
                    game,
                    player,
                    since: now,
                    unsent: true,
                }));
            }
        }
    }

    /// Ends the game that is played: this client has lost it.
    fn forfeit(
        &mut self,
        table: &mut Table,
        now: Duration,
        client: usize,
        reason: Offence,
        detail: String,
    ) {
        let Phase::Playing(turn) = mem::replace(&mut self.phase, Phase::Over) else {
            return;
        };
        let game = turn.game;
        let player = game.seats.iter().position(|&seated| seated == client);
        let forfeit = Forfeit {
            player: player.map_or(0, |player| player + 1),
            client,
            reason,
            detail,
        };
        let there = |&client: &usize| self.places[client].presence == Presence::Ready;
        let told: Vec<usize> = (0..self.places.len()).filter(there).collect();
        table.finish_game(game, false, Some(forfeit), told, now);
        self.pause(table, now);
    }

    /// Begins to wait until the next game can begin.
    fn pause(&mut self, table: &mut Table, now: Duration) {
        self.phase = Phase::Between {
            until: now.saturating_add(table.settings.patience),
        };
        if let Some(reason) = table.end_before_game(now) {
            return self.end(table, reason, "");
        }
        let gone = |place: &Place| place.is_lost() && !place.extended;
        if let Some(client) = self.places.iter().position(gone) {
            let detail = format!("client {client} is gone and has no token");
            self.end(table, EndReason::Abandoned, &detail);
        }
    }

    fn can_begin(&self) -> bool {
        let free = |place: &Place| place.presence == Presence::Ready && !place.owes;
        matches!(self.phase, Phase::Between { .. }) && self.places.iter().all(free)
    }

    fn tick(&mut self, table: &mut Table, now: Duration) {
        match &self.phase {
            Phase::Playing(turn) => {
                let taken = now.saturating_sub(turn.since);
                let deadline = table.settings.deadline();
                if deadline.is_some_and(|deadline| taken > deadline) {
                    self.late(table, now, taken);
                }
            }
            Phase::Forming => self.remove_unready(table, now),
            Phase::Between { until } => {
                let expired = now >= *until;
                self.remove_unready(table, now);
                if expired {
                    self.wait_no_longer(table, now);
                }
                self.begin(table, now);
            }
            Phase::Over => {}
        }
    }

    /// Removes clients that had to be ready by now.
    fn remove_unready(&mut self, table: &mut Table, now: Duration) {
        let Some(limit) = table.settings.preparation() else {
            return;
        };
        for client in 0..self.places.len() {
            let greeted = self.places[client].greeted_at();
            if greeted.is_some_and(|at| now.saturating_sub(at) >= limit) {
                self.lose(table, now, client, "it was not ready in time");
            }
        }
    }

    /// Closes silent connections, and gives up players that are lost.
    fn wait_no_longer(&mut self, table: &mut Table, now: Duration) {
        let lost = self.places.iter().position(Place::is_lost);
        if let Some(client) = lost {
            let detail = format!("client {client} did not come back");
            return self.end(table, EndReason::Abandoned, &detail);
        }
        for client in 0..self.places.len() {
            if self.places[client].owes {
                self.lose(table, now, client, "it never answered");
            }
        }
    }

    fn begin(&mut self, table: &mut Table, now: Duration) {
        if !self.can_begin() {
            return;
        }
        if let Some(reason) = table.end_before_game(now) {
            return self.end(table, reason, "");
        }
        let change = self.places.iter().all(|place| place.extended);
        let seats = table.seating(if change { table.finished } else { 0 });
        for (player, &client) in seats.iter().enumerate() {
            if mem::replace(&mut self.places[client].player, player) != player {
                table.send(client, ServerWord::Player(player + 1).to_string());
            }
        }
        let game = table.begin_game(seats, now);
        self.next_turn(table, game, now);
    }

    /// Closes the connection of a client: before the first game its place is open to others.
    fn lose(&mut self, table: &mut Table, now: Duration, client: usize, why: impl Into<String>) {
        let why = why.into();
        if !self.places[client].is_there() {
            return;
        }
        let vacant = matches!(self.phase, Phase::Forming);
        table.command(Command::Close { client, vacant });
        if vacant {
            self.places[client] = Place::default();
            table.tell(client, Happening::Left, Some(why));
        } else {
            self.miss(table, now, client, why);
        }
    }

    /// Takes note that a player is gone.
    fn miss(&mut self, table: &mut Table, now: Duration, client: usize, why: impl Into<String>) {
        let why = why.into();
        if !self.places[client].is_there() {
            return;
        }
        self.places[client].lose();
        table.tell(client, Happening::Lost, Some(why.clone()));
        match self.phase {
            Phase::Playing(_) => self.forfeit(table, now, client, Offence::Lost, why),
            Phase::Between { .. } => self.pause(table, now),
            Phase::Forming | Phase::Over => {}
        }
    }

    fn end(&mut self, table: &mut Table, reason: EndReason, detail: &str) {
        self.phase = Phase::Over;
        table.end(reason, detail);
    }
}
