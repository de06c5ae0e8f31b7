//! `rbg serve`: games between programs over the network.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use rbg_manager::logs::{LogTarget, LogTargets, Progress, general};
use rbg_manager::referee::{
    ClientRecord, EndReason, EndRecord, GameRecord, Happening, Policy, Record, Seats, Settings,
};
use rbg_manager::server::{BindError, Hosting, Limits, Server, ServerError};

use crate::arguments::{LimitArgument, games_or_limit, whole};
use crate::digests;
use crate::engine::EngineArguments;
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::terminal::Terminal;

/// Arguments of `serve`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} serve breakthrough --port 7981 --deadline 1000 --limit 100 --log-results stdout
  {rbg} serve hex --port 7981 --deadline 5000 --json-log hex.jsonl --seats rotated
  {rbg} serve hex --port 7981 --deadline 5000 --json-log hex.jsonl --seats rotated --resume
  {rbg} serve mygame.rbg --port 7981 --policy original --engine interpreter
  {rbg} serve ticTacToe --port 7981 --bind 0.0.0.0 --matches 0 --spectators 7982

Speaks the protocol of the game manager of Regular Boardgames, for which clients exist in
several languages; docs/MANAGER-PROTOCOL.md describes it, with the forms of the logs. As
many clients as the game has players make a match. Times are in milliseconds.

Ctrl-C ends it: all results are written, and --resume plays what is missing.")]
pub struct Serve {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// The port for players; 0 is any that is free
    #[arg(long, value_name = "P", value_parser = whole::<u16>(..))]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, value_name = "IP", default_value = "127.0.0.1")]
    bind: IpAddr,
    /// The time for a move [default: no limit]
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    deadline: Option<f64>,
    /// The time until players have to be ready [default: as --deadline]
    #[arg(long, value_name = "MS", alias = "time_for_player_preparation",
        value_parser = milliseconds)]
    time_for_player_preparation: Option<f64>,
    /// The number of games of a match [default: no limit]; or NAME=NUMBER, a limit on
    /// descriptions
    #[arg(id = "limits", long = "limit", value_name = "N", value_parser = games_or_limit)]
    limits: Vec<LimitArgument>,
    /// The time after which no game begins
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    shutdown: Option<f64>,
    /// A line for every game, to a file or stdout
    #[arg(long, value_name = "FILE", alias = "log_results")]
    log_results: Option<PathBuf>,
    /// A line for every move, to a file or stdout
    #[arg(long, value_name = "FILE", alias = "log_moves")]
    log_moves: Option<PathBuf>,
    /// Lines of JSON, to a file or stdout
    #[arg(long, value_name = "FILE", alias = "json_log")]
    json_log: Option<PathBuf>,
    /// Go on with the matches of the file of --json-log
    #[arg(long, requires = "json_log")]
    resume: bool,
    /// Who is which player in the games of a match
    #[arg(long, value_enum, default_value_t)]
    seats: SeatsArgument,
    /// The seed of what is drawn
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// What is done about players that are late, illegal or lost
    #[arg(long, value_enum, default_value_t)]
    policy: PolicyArgument,
    /// How long lost players, and answers that are overdue, are waited for between games
    #[arg(long, value_name = "MS", default_value = "30000", value_parser = milliseconds)]
    patience: f64,
    /// The number of moves after which a game ends as it stands, unless the policy is original
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = whole::<u64>(1..))]
    longest_game: u64,
    /// The number of matches, which go on at the same time; 0: no limit
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(..))]
    matches: u64,
    /// A port on which lines of JSON tell what happens
    #[arg(long, value_name = "P", value_parser = whole::<u16>(..))]
    spectators: Option<u16>,
    /// The number of spectators at the same time
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = whole::<usize>(..=MOST_CONNECTIONS))]
    most_spectators: usize,
    /// The number of connections of players at the same time
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = whole::<usize>(1..=MOST_CONNECTIONS))]
    most_connections: usize,
    /// The length of the longest message
    #[arg(long, value_name = "BYTES", default_value_t = 65_536, value_parser = whole::<usize>(16..=1 << 30))]
    message_bytes: usize,
    /// The time within which a message that has begun has to end
    #[arg(long, value_name = "MS", default_value = "10000", value_parser = milliseconds)]
    message_time: f64,
    /// The time within which a client has to take what it is sent
    #[arg(long, value_name = "MS", default_value = "10000", value_parser = milliseconds)]
    write_time: f64,
    #[command(flatten)]
    engine: EngineArguments,
}

/// The largest number of connections: each has a thread.
const MOST_CONNECTIONS: u64 = 20_000;

/// Who is which player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum SeatsArgument {
    /// The client that connected first is the first player
    #[default]
    Fixed,
    /// Each game moves everybody on by one
    Rotated,
    /// Each game is drawn
    Random,
}

/// What is done about players that break the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum PolicyArgument {
    /// Late moves count; an illegal move or a lost player ends the match, as in the
    /// original server
    Original,
    /// The player forfeits the game, and the match goes on
    #[default]
    Strict,
}

impl From<SeatsArgument> for Seats {
    fn from(seats: SeatsArgument) -> Self {
        match seats {
            SeatsArgument::Fixed => Self::Fixed,
            SeatsArgument::Rotated => Self::Rotated,
            SeatsArgument::Random => Self::Random,
        }
    }
}

impl From<PolicyArgument> for Policy {
    fn from(policy: PolicyArgument) -> Self {
        match policy {
            PolicyArgument::Original => Self::Original,
            PolicyArgument::Strict => Self::Strict,
        }
    }
}

/// Reads a number of milliseconds.
fn milliseconds(text: &str) -> Result<f64, String> {
    let number: f64 = text
        .parse()
        .map_err(|_| "not a number of milliseconds".to_owned())?;
    if (0.0..=f64::MAX).contains(&number) {
        Ok(number)
    } else {
        Err("not a number of milliseconds from 0".to_owned())
    }
}

/// Returns milliseconds as a time; the longest there is, where no clock goes that far.
fn time(milliseconds: f64) -> Duration {
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or(Duration::MAX)
}

impl Serve {
    fn settings(&self) -> Settings {
        let seconds = |milliseconds: Option<f64>| milliseconds.map_or(f64::MAX, |ms| ms / 1000.0);
        let preparation = self.time_for_player_preparation.or(self.deadline);
        let games = self.limits.iter().rev().find_map(|limit| match limit {
            LimitArgument::Games(games) => Some(*games),
            LimitArgument::Named(..) => None,
        });
        let mut settings = Settings::default();
        settings.policy = self.policy.into();
        settings.deadline = seconds(self.deadline);
        settings.preparation = seconds(preparation);
        settings.games = games;
        settings.shutdown = self.shutdown.map(time);
        settings.seats = self.seats.into();
        settings.seed = self.seed;
        settings.patience = time(self.patience);
        settings.longest_game = self.longest_game;
        settings
    }

    fn server_limits(&self) -> Limits {
        let mut limits = Limits::default();
        limits.message_bytes = self.message_bytes;
        limits.message_time = time(self.message_time);
        limits.write_time = time(self.write_time);
        limits.connections = self.most_connections;
        limits.spectators = self.most_spectators;
        limits
    }

    fn logs(&self) -> LogTargets {
        LogTargets {
            results: target(self.log_results.as_ref()),
            moves: target(self.log_moves.as_ref()),
            json: target(self.json_log.as_ref()),
        }
    }
}

fn target(path: Option<&PathBuf>) -> Option<LogTarget> {
    path.map(|path| match path.to_str() {
        Some("stdout") => LogTarget::Stdout,
        _ => LogTarget::File(path.clone()),
    })
}

/// Runs the verb.
pub(crate) fn run(arguments: &Serve, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let game = arguments.engine.open(&file, terminal)?;
    let players = game.info().players.len();
    let address = |port| SocketAddr::new(arguments.bind, port);
    let spectators = arguments.spectators.map(address);
    let server = Server::bind(address(arguments.port), spectators)?;
    let mut hosting = Hosting::new(game.into(), file.text.clone(), arguments.settings());
    hosting.digest = digests::of_texts([&*file.text]);
    hosting.matches = (arguments.matches > 0).then_some(arguments.matches);
    hosting.limits = arguments.server_limits();
    hosting.logs = arguments.logs();
    hosting.resume = arguments.resume;
    terminal.note(&format!("players: {}", server.address()?));
    if let Some(address) = server.spectators_address()? {
        terminal.note(&format!("spectators: {address}"));
    }
    let mut narrator = Narrator {
        terminal,
        players,
        one_match: arguments.matches == 1,
        policy: arguments.policy.into(),
        progress: BTreeMap::new(),
        seconds: BTreeMap::new(),
    };
    let summary = server.run(&hosting, &interrupt::requested, &mut |record| {
        narrator.tell(record);
    })?;
    if summary.interrupted {
        return Err(Failure::Interrupted);
    }
    Ok(())
}

/// Tells the operator what happens.
struct Narrator {
    terminal: Terminal,
    players: usize,
    one_match: bool,
    policy: Policy,
    /// The progress of each match.
    progress: BTreeMap<u64, Progress>,
    /// The seconds that the games of each match took.
    seconds: BTreeMap<u64, f64>,
}

impl Narrator {
    fn tell(&mut self, record: &Record) {
        let Some(number) = number(record) else {
            return;
        };
        let players = self.players;
        let progress = self.progress.entry(number);
        let progress = progress.or_insert_with(|| Progress::new(players));
        for line in progress.lines(record) {
            self.say(number, &line);
        }
        match record {
            Record::Game(game) => self.game(number, game),
            Record::Client(client) => self.client(number, client),
            Record::End(end) => self.end(number, end),
            _ => {}
        }
    }

    /// Says something as the original server does; nobody is left to hear if that fails.
    fn say(&self, number: u64, line: &str) {
        let _ = self.terminal.print(&self.marked(number, line));
    }

    fn note(&self, number: u64, line: &str) {
        self.terminal.note(&self.marked(number, line));
    }

    fn marked(&self, number: u64, line: &str) -> String {
        match self.one_match {
            true => format!("{line}\n"),
            false => format!("match {number}: {line}\n"),
        }
    }

    fn game(&mut self, number: u64, game: &GameRecord) {
        *self.seconds.entry(number).or_default() += game.seconds;
        if let Some(forfeit) = &game.forfeit {
            let line = format!(
                "game {}: player {} (client {}) forfeits: {}, {}",
                game.game,
                forfeit.player,
                forfeit.client,
                forfeit.reason.word(),
                forfeit.detail
            );
            self.note(number, &line);
        }
    }

    fn client(&self, number: u64, record: &ClientRecord) {
        let what = match record.event {
            Happening::Unready => "is not ready",
            Happening::Left => "is gone before the first game",
            Happening::Lost => "is lost",
            Happening::Back => "is back",
            _ => return,
        };
        let reason = record.reason.as_ref();
        let reason = reason.map_or(String::new(), |reason| format!(": {reason}"));
        self.note(number, &format!("client {} {what}{reason}", record.client));
    }

    fn end(&mut self, number: u64, end: &EndRecord) {
        match (end.reason, self.policy) {
            (EndReason::Broken, Policy::Original) => {
                self.note(number, &format!("Exception: {}", end.detail));
            }
            (EndReason::Limit | EndReason::Shutdown | EndReason::Interrupted, _) => {}
            _ => self.note(number, &format!("the match is over: {}", end.detail)),
        }
        let seconds = self.seconds.remove(&number).unwrap_or_default();
        self.say(number, &format!("Players played for {}s", general(seconds)));
        self.progress.remove(&number);
    }
}

fn number(record: &Record) -> Option<u64> {
    match record {
        Record::Match(record) => Some(record.number),
        Record::Client(record) => Some(record.number),
        Record::Game(record) => Some(record.number),
        Record::End(record) => Some(record.number),
        _ => None,
    }
}

impl From<BindError> for Failure {
    fn from(error: BindError) -> Self {
        Self::Other(error.into())
    }
}

impl From<ServerError> for Failure {
    fn from(error: ServerError) -> Self {
        Self::Other(error.into())
    }
}
