//! What both policies share: the game, the clients as players, and the commands that are due.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use rbg_runtime::AnyGame;

use super::command::Command;
use super::game_in_progress::GameInProgress;
use super::record::{
    ClientRecord, EndReason, EndRecord, Forfeit, GameRecord, Happening, MatchRecord, MoveRecord,
    Record, StartRecord,
};
use super::seating::seating;
use super::settings::Settings;
use crate::protocol::{RESET, format_seconds};

/// A match as both policies know it.
pub(super) struct Table {
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) settings: Settings,
    /// The number of the match.
    pub(super) number: u64,
    /// The number of games that are finished.
    pub(super) finished: u64,
    /// When the first game was about to begin.
    pub(super) began: Option<Duration>,
    /// The clients that were late to be ready.
    pub(super) late_ready: Vec<bool>,
    commands: VecDeque<Command>,
    pub(super) over: bool,
}

impl Table {
    pub(super) fn new(
        game: Arc<dyn AnyGame>,
        digest: &str,
        settings: Settings,
        number: u64,
        finished: u64,
    ) -> Self {
        let players = game.info().players.len();
        let record = MatchRecord::of(game.info(), digest, &settings, number);
        Self {
            game,
            settings,
            number,
            finished,
            began: None,
            late_ready: vec![false; players],
            commands: VecDeque::from([Command::Log(Record::Match(record))]),
            over: false,
        }
    }

    /// Returns the next command.
    pub(super) fn next_command(&mut self) -> Option<Command> {
        self.commands.pop_front()
    }

    pub(super) fn command(&mut self, command: Command) {
        self.commands.push_back(command);
    }

    pub(super) fn send(&mut self, client: usize, message: impl Into<Vec<u8>>) {
        let message = message.into();
        self.command(Command::Send { client, message });
    }

    pub(super) fn log(&mut self, record: Record) {
        self.command(Command::Log(record));
    }

    pub(super) fn tell(&mut self, client: usize, event: Happening, reason: Option<String>) {
        let number = self.number;
        self.log(Record::Client(ClientRecord {
            number,
            client,
            event,
            reason,
        }));
    }

    pub(super) fn players(&self) -> usize {
        self.late_ready.len()
    }

    /// Sends a client all that comes before its answer.
    pub(super) fn greet(&mut self, client: usize, player: usize) {
        let preparation = format_seconds(self.settings.preparation);
        self.send(client, preparation);
        self.command(Command::SendGame { client });
        self.send(client, (player + 1).to_string());
    }

    /// Returns the clients of the players in a game.
    pub(super) fn seating(&self, game: u64) -> Vec<usize> {
        seating(&self.settings, self.number, game, self.players())
    }

    /// Returns why no further game is to begin, if none is.
    pub(super) fn end_before_game(&self, now: Duration) -> Option<EndReason> {
        if self
            .settings
            .games
            .is_some_and(|games| self.finished >= games)
        {
            return Some(EndReason::Limit);
        }
        let began = self.began?;
        let shutdown = self.settings.shutdown?;
        (now.saturating_sub(began) > shutdown).then_some(EndReason::Shutdown)
    }

    pub(super) fn begin_game(&mut self, seats: Vec<usize>, now: Duration) -> GameInProgress {
        let game = GameInProgress::begin(&*self.game, seats, now);
        let record = StartRecord {
            number: self.number,
            game: self.finished,
            seats: game.seats.clone(),
        };
        self.log(Record::Start(record));
        game
    }

    pub(super) fn log_move(
        &mut self,
        (client, player): (usize, usize),
        relayed: Option<&str>,
        raw: Vec<u8>,
    ) {
        let text = match relayed {
            Some(text) => text.to_owned(),
            None => String::from_utf8_lossy(&raw).into_owned(),
        };
        let record = MoveRecord {
            number: self.number,
            game: self.finished,
            client,
            player: player + 1,
            text,
            legal: relayed.is_some(),
            raw,
        };
        self.log(Record::Move(record));
    }

    /// Logs the end of a game and tells these clients.
    pub(super) fn finish_game(
        &mut self,
        game: GameInProgress,
        truncated: bool,
        forfeit: Option<Forfeit>,
        told: impl IntoIterator<Item = usize>,
        now: Duration,
    ) {
        let scores = match &forfeit {
            None => game.scores(&*self.game),
            Some(forfeit) => forfeited(&*self.game, forfeit.player - 1),
        };
        let record = GameRecord {
            number: self.number,
            game: self.finished,
            seats: game.seats,
            moves: game.moves,
            scores,
            seconds: now.saturating_sub(game.began).as_secs_f64(),
            legal_moves: game.legal_moves,
            late: game.late,
            late_ready: self.late_ready.clone(),
            slow_manager: game.slow_manager,
            truncated,
            forfeit,
        };
        self.log(Record::Game(record));
        self.finished += 1;
        for client in told {
            self.send(client, RESET);
        }
    }

    /// Ends the match.
    pub(super) fn end(&mut self, reason: EndReason, detail: impl Into<String>) {
        if self.over {
            return;
        }
        self.over = true;
        let record = EndRecord {
            number: self.number,
            games: self.finished,
            reason,
            detail: detail.into(),
        };
        self.log(Record::End(record));
        self.command(Command::Over);
    }
}

/// Returns the scores of a game that a player, by its index, forfeits: the smallest for that player,
/// the largest for all others.
fn forfeited(game: &dyn AnyGame, loser: usize) -> Vec<i32> {
    let variables = game.info().variables.iter();
    let scores = variables.take(game.info().players.len()).enumerate();
    scores
        .map(|(player, score)| if player == loser { 0 } else { score.bound })
        .collect()
}
