//! A server under test, and players by hand.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rbg_compiler::interpret::Interpreter;
use rbg_manager::protocol::{FrameReader, frame};
use rbg_manager::referee::{EndReason, GameRecord, Record, Settings};
use rbg_manager::server::{Hosting, Server, ServerError, Summary};
use rbg_testkit::games::FILL;

/// The time after which a test has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// The moves of a game, which the first player wins.
pub(crate) const GAME: [&str; 3] = ["1 2 1 5", "2 6 2 1", "3 2 3 3 3 4"];

/// Returns what hosts a match of the game in which two players fill three cells.
pub(crate) fn fill(settings: Settings) -> Hosting {
    let game = rbg_compiler::load(FILL.as_bytes()).unwrap().game;
    let game = Arc::new(Interpreter::new(game, "fill"));
    Hosting::new(game, FILL.as_bytes().to_vec(), settings)
}

/// Returns settings for matches of so many games.
pub(crate) fn games(games: u64) -> Settings {
    let mut settings = Settings::default();
    settings.games = Some(games);
    settings
}

type Outcome = (Result<Summary, ServerError>, Vec<Record>);

/// A server that runs.
pub(crate) struct Hosted {
    pub(crate) address: SocketAddr,
    pub(crate) spectators: Option<SocketAddr>,
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Outcome>,
}

impl Hosted {
    pub(crate) fn start(hosting: Hosting) -> Self {
        Self::start_with(hosting, false)
    }

    pub(crate) fn start_with(hosting: Hosting, spectators: bool) -> Self {
        let free: SocketAddr = "127.0.0.1:0".parse().unwrap();
        let server = Server::bind(free, spectators.then_some(free)).unwrap();
        let address = server.address().unwrap();
        let spectators = server.spectators_address().unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let thread = thread::spawn(move || {
            let mut records = Vec::new();
            let outcome = server.run(
                &hosting,
                &|| stopped.load(Ordering::SeqCst),
                &mut |record| records.push(record.clone()),
            );
            (outcome, records)
        });
        Self {
            address,
            spectators,
            stop,
            thread,
        }
    }

    /// Waits until the server ends by itself.
    pub(crate) fn end(self) -> (Summary, Vec<Record>) {
        let (summary, records) = self.thread.join().unwrap();
        (summary.unwrap(), records)
    }

    /// Waits until the server ends by itself, with an error.
    pub(crate) fn fail(self) -> String {
        self.thread.join().unwrap().0.unwrap_err().to_string()
    }

    /// Stops the server.
    pub(crate) fn stop(self) -> (Summary, Vec<Record>) {
        self.stop.store(true, Ordering::SeqCst);
        self.end()
    }
}

/// Returns the games of a server's records.
pub(crate) fn played(records: &[Record]) -> Vec<&GameRecord> {
    records
        .iter()
        .filter_map(|record| match record {
            Record::Game(game) => Some(game),
            _ => None,
        })
        .collect()
}

/// Returns why matches are over.
pub(crate) fn ends(records: &[Record]) -> Vec<EndReason> {
    let end = |record: &Record| match record {
        Record::End(end) => Some(end.reason),
        _ => None,
    };
    records.iter().filter_map(end).collect()
}

/// A player by hand.
pub(crate) struct Player {
    pub(crate) stream: TcpStream,
    frames: FrameReader,
}

impl Player {
    pub(crate) fn connect(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        Self {
            stream,
            frames: FrameReader::new(usize::MAX),
        }
    }

    /// Connects two players, the first one first.
    pub(crate) fn pair(address: SocketAddr) -> [Self; 2] {
        [Self::connect(address), Self::connect(address)]
    }

    pub(crate) fn send(&mut self, message: &str) {
        self.send_bytes(&frame(message.as_bytes()));
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).unwrap();
    }

    /// Returns the next message; `None` where the server has closed.
    pub(crate) fn hear(&mut self) -> Option<String> {
        loop {
            if let Some(message) = self.frames.next_message().unwrap() {
                return Some(String::from_utf8(message).unwrap());
            }
            let mut chunk = [0; 4096];
            match self.stream.read(&mut chunk) {
                Ok(0) => return None,
                Ok(count) => self.frames.push(&chunk[..count]),
                Err(error) if error.kind() == ErrorKind::ConnectionReset => return None,
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Hears this message.
    pub(crate) fn expect(&mut self, message: &str) {
        assert_eq!(self.hear().as_deref(), Some(message));
    }

    /// Hears the greeting, and returns the number of the player.
    pub(crate) fn greeted(&mut self) -> usize {
        assert!(self.hear().unwrap().ends_with(".000000"));
        self.expect(FILL);
        self.hear().unwrap().parse().unwrap()
    }

    /// Hears that nothing more comes.
    pub(crate) fn expect_end(&mut self) {
        assert_eq!(self.hear(), None);
    }
}

/// Lets both players get ready with this word.
pub(crate) fn get_ready(players: &mut [Player; 2], word: &str) {
    for (number, player) in players.iter_mut().enumerate() {
        assert_eq!(player.greeted(), number + 1);
        player.send(word);
    }
}

/// Lets both players play a game from its first deadline to `reset`.
pub(crate) fn play([first, second]: &mut [Player; 2]) {
    first.hear().unwrap();
    first.send(GAME[0]);
    second.expect(GAME[0]);
    second.hear().unwrap();
    second.send(GAME[1]);
    first.expect(GAME[1]);
    first.hear().unwrap();
    first.send(GAME[2]);
    second.expect(GAME[2]);
    first.expect("reset");
    second.expect("reset");
}
