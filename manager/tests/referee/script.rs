//! Scripts: what a referee is told, line by line, and what it wants done then.

use std::sync::Arc;
use std::time::Duration;

use rbg_compiler::interpret::Interpreter;
use rbg_manager::logs::result_line;
use rbg_manager::protocol::Token;
use rbg_manager::referee::{
    ClientRecord, Command, EndRecord, Event, GameRecord, Record, Referee, Settings,
};
use rbg_runtime::AnyGame;
use rbg_testkit::games::FILL;

/// The moves of a game of three moves, which the first player wins.
pub(crate) const GAME: [&str; 3] = ["1 2 1 5", "2 6 2 1", "3 2 3 3 3 4"];

/// Returns the game in which two players fill three cells.
pub(crate) fn fill() -> Arc<dyn AnyGame> {
    interpreted(FILL)
}

/// Returns the interpreter of a description.
pub(crate) fn interpreted(text: &str) -> Arc<dyn AnyGame> {
    let game = rbg_compiler::load(text.as_bytes()).unwrap().game;
    Arc::new(Interpreter::new(game, "game"))
}

/// A referee under test.
pub(crate) struct Trial {
    pub(crate) referee: Referee,
    now: Duration,
}

impl Trial {
    pub(crate) fn new(settings: Settings) -> Self {
        Self::of(fill(), settings)
    }

    pub(crate) fn of(game: Arc<dyn AnyGame>, settings: Settings) -> Self {
        let mut referee = Referee::new(game, "digest", settings, 0, 0);
        assert!(matches!(
            referee.next_command(),
            Some(Command::Log(Record::Match(_)))
        ));
        Self {
            referee,
            now: Duration::ZERO,
        }
    }

    /// Tells the referee something, and returns what it wants done.
    ///
    /// A line is `connect 0`, `back 0`, `broken 0 why`, `unwritable 0 why`, `tick`, `stop`, or
    /// `0: message`; `@5` in front says that five milliseconds have passed since the last line.
    pub(crate) fn tell(&mut self, line: &str) -> Vec<String> {
        let mut line = line;
        if let Some((wait, rest)) = line.strip_prefix('@').and_then(|line| line.split_once(' ')) {
            self.now += Duration::from_millis(wait.parse().unwrap());
            line = rest;
        }
        self.referee.on(self.now, event(line));
        let wanted = std::iter::from_fn(|| self.referee.next_command());
        let wanted = wanted.filter_map(shown).collect();
        self.referee.sent(self.now);
        wanted
    }

    /// Tells the referee many things of which nothing is expected.
    pub(crate) fn tell_all(&mut self, lines: &[&str]) {
        for line in lines {
            self.tell(line);
        }
    }

    /// Follows a script: lines, each with what the referee wants done then.
    pub(crate) fn follow(&mut self, script: &[(&str, &[&str])]) {
        for (number, (line, expected)) in script.iter().enumerate() {
            assert_eq!(self.tell(line), *expected, "line {number}: {line}");
        }
    }

    /// Lets everything pass that is due at once.
    pub(crate) fn due(&mut self) -> Vec<String> {
        let mut wanted = Vec::new();
        while self.referee.wake_at().is_some_and(|at| at <= self.now) {
            wanted.extend(self.tell("tick"));
        }
        wanted
    }

    /// Returns how many milliseconds from now on the referee sleeps.
    pub(crate) fn sleeps(&self) -> Option<u128> {
        let at = self.referee.wake_at()?;
        Some(at.saturating_sub(self.now).as_millis())
    }
}

fn event(line: &str) -> Event {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    if let Some(client) = first.strip_suffix(':') {
        return Event::Message {
            client: client.parse().unwrap(),
            message: rest.as_bytes().to_vec(),
        };
    }
    let (client, why) = rest.split_once(' ').unwrap_or((rest, ""));
    let client = || client.parse().unwrap();
    let why = why.to_owned();
    match first {
        "connect" => Event::Connected {
            client: client(),
            token: Some(Token::from_bytes([client() as u8; 16])),
        },
        "back" => Event::Back { client: client() },
        "broken" => Event::Broken {
            client: client(),
            why,
        },
        "unwritable" => Event::Unwritable {
            client: client(),
            why,
        },
        "tick" => Event::Tick,
        "stop" => Event::Stop,
        _ => panic!("{line}"),
    }
}

/// Shows a command; not that messages were dealt with, nor what only spectators are told.
fn shown(command: Command) -> Option<String> {
    Some(match command {
        Command::Send { client, message } => {
            format!("{client}< {}", String::from_utf8(message).unwrap())
        }
        Command::SendGame { client } => format!("{client}< GAME"),
        Command::SendToken { client, .. } => format!("{client}< TOKEN"),
        Command::Close { client, vacant } => {
            format!("{} {client}", if vacant { "vacate" } else { "close" })
        }
        Command::Over => "over".to_owned(),
        Command::Log(Record::Game(game)) => format!("game {}", game_line(&game)),
        Command::Log(Record::Client(record)) => client_line(&record),
        Command::Log(Record::End(EndRecord { reason, detail, .. })) => {
            let line = format!("end {reason:?} {detail}");
            line.trim_end().to_owned()
        }
        Command::Log(Record::Move(made)) if !made.legal => format!("illegal {}", made.text),
        _ => return None,
    })
}

fn game_line(game: &GameRecord) -> String {
    let seats: Vec<String> = game.seats.iter().map(ToString::to_string).collect();
    let line = format!("{} by {}: {}", game.game, seats.join(""), result_line(game));
    match game.truncated {
        true => line + " truncated",
        false => line,
    }
}

fn client_line(record: &ClientRecord) -> String {
    let reason = record.reason.as_deref().unwrap_or_default();
    let line = format!("{:?} {} {reason}", record.event, record.client);
    line.trim_end().to_lowercase()
}
