//! The connection of a player, which blocks and never waits without a limit.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rbg_runtime::{AnyGame, MoveAction};

use crate::protocol::{ClientWord, Token, frame};

use super::error::ClientError;
use super::handshake::{Greeting, Handshake};
use super::session::{Event, Session};

/// The time between two questions whether to go on.
const LOOK: Duration = Duration::from_millis(50);

/// How much is read at once, in bytes.
const CHUNK: usize = 16 << 10;

/// The time within which somebody has to answer to a connection, and to take what is sent.
const TO_ANSWER: Duration = Duration::from_secs(10);

/// How long a player waits for a server.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the next message: until all players are there, and while others think.
    pub silence: Duration,
    /// For the end of a message that has begun.
    pub message: Duration,
}

impl Default for Patience {
    /// An hour, and a minute.
    fn default() -> Self {
        Self {
            silence: Duration::from_secs(3600),
            message: Duration::from_secs(60),
        }
    }
}

/// A connection before the first game.
#[derive(Debug)]
pub struct Connection {
    link: Link,
    handshake: Handshake,
}

impl Connection {
    /// Connects to a server, `HOST:PORT`.
    ///
    /// # Errors
    ///
    /// Where nobody answers there.
    pub fn open(address: &str, patience: Patience) -> Result<Self, ClientError> {
        Ok(Self {
            link: Link::open(address, patience)?,
            handshake: Handshake::default(),
        })
    }

    /// Tells the server that this side was lost and is back: the first thing to be said on a new
    /// connection. A server that does not know the token closes it.
    ///
    /// # Errors
    ///
    /// Where the connection is broken.
    pub fn come_back(&mut self, token: Token) -> Result<(), ClientError> {
        let word = ClientWord::Back(token).to_string();
        self.link.send(&frame(word.as_bytes()))
    }

    /// Waits for the greeting: until all players are there.
    ///
    /// # Errors
    ///
    /// Where the server says something else or nothing at all, or `watch` breaks.
    pub fn greeting(
        &mut self,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Greeting, ClientError> {
        loop {
            if let Some(greeting) = self.handshake.greeting()? {
                return Ok(greeting);
            }
            let inside = self.handshake.is_within_message();
            match self.link.receive(inside, watch)? {
                [] => return Err(self.handshake.closed().into()),
                bytes => self.handshake.push(bytes),
            }
        }
    }

    /// Returns the time that a message to the server and back takes, as the connection was made.
    pub fn round_trip(&self) -> Duration {
        self.link.round_trip
    }

    /// Begins the games of the match with the game that the greeting describes.
    ///
    /// # Errors
    ///
    /// As [`Session::new`].
    pub fn begin(self, greeting: &Greeting, game: &dyn AnyGame) -> Result<Client, ClientError> {
        let session = Session::new(self.handshake, greeting, game)?;
        Ok(Client {
            link: self.link,
            session,
        })
    }
}

/// A player's end of a match.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use rbg_testkit::nim::Nim;
/// # let compile = |_: &[u8]| rbg_runtime::Reasoner::<Nim>::new();
/// use std::ops::ControlFlow::Continue;
/// use rbg_manager::client::{Connection, Event, Patience};
///
/// let mut watch = || Continue(());
/// let mut connection = Connection::open("localhost:9000", Patience::default())?;
/// let greeting = connection.greeting(&mut watch)?;
/// let game = compile(&greeting.text);
/// let mut client = connection.begin(&greeting, &game)?;
/// client.ready(true)?;
/// while let Some(event) = client.next_event(&mut watch)? {
///     if let Event::Turn { .. } = event {
///         let first = client.session().legal_moves()[0].clone();
///         client.play(&first)?;
///     }
/// }
/// # Ok(())
/// # }
/// ```
pub struct Client {
    link: Link,
    session: Session,
}

impl Client {
    /// Tells the server that this side is prepared, if it asks for that; `extended` as in
    /// [`Session::ready`].
    ///
    /// # Errors
    ///
    /// Where the connection is broken.
    pub fn ready(&mut self, extended: bool) -> Result<(), ClientError> {
        match self.session.ready(extended) {
            Some(bytes) => self.link.send(&bytes),
            None => Ok(()),
        }
    }

    /// Waits for what happens next; `None` at the end of the match.
    ///
    /// # Errors
    ///
    /// Where the server says what it cannot say now, or nothing for too long, or `watch` breaks.
    pub fn next_event(
        &mut self,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<Event>, ClientError> {
        loop {
            if let Some(event) = self.session.next_event()? {
                if let Some(owed) = self.session.take_owed() {
                    self.link.send(&owed)?;
                }
                return Ok(Some(event));
            }
            let inside = self.session.is_within_message();
            match self.link.receive(inside, watch)? {
                [] => return Ok(self.session.closed().map(|()| None)?),
                bytes => self.session.push(bytes),
            }
        }
    }

    /// Returns whether the server has said something, or gone away, that was not asked for: to be
    /// looked at while an agent thinks.
    ///
    /// # Errors
    ///
    /// Where the connection is broken.
    pub fn has_news(&mut self) -> Result<bool, ClientError> {
        Ok(self.session.is_within_message() || self.link.has_news()?)
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// Where the connection is broken.
    ///
    /// # Panics
    ///
    /// Where it is not this side's turn or the move is not legal.
    pub fn play(&mut self, actions: &[MoveAction]) -> Result<(), ClientError> {
        let bytes = self.session.play(actions);
        let bytes = bytes.unwrap_or_else(|reason| panic!("{reason}"));
        self.link.send(&bytes)
    }

    /// Returns when the latest bytes were heard: from then on a deadline runs, at the latest.
    pub fn heard(&self) -> Instant {
        self.link.heard
    }

    /// Returns the session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the session, to be changed.
    pub fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }
}

/// The stream, and what was measured of it.
#[derive(Debug)]
struct Link {
    stream: TcpStream,
    patience: Patience,
    round_trip: Duration,
    heard: Instant,
    /// Since when a message has not ended.
    begun: Option<Instant>,
    buffer: Box<[u8]>,
}

impl Link {
    fn open(address: &str, patience: Patience) -> Result<Self, ClientError> {
        let described = |source| ClientError::Connect {
            address: address.to_owned(),
            source,
        };
        let nowhere = io::Error::new(ErrorKind::NotFound, "it has no address");
        let mut outcome = Err(described(nowhere));
        for socket in address.to_socket_addrs().map_err(described)? {
            let begun = Instant::now();
            match TcpStream::connect_timeout(&socket, TO_ANSWER) {
                Ok(stream) => {
                    // A connection is made by a packet to the other end and one back.
                    let round_trip = begun.elapsed();
                    stream.set_nodelay(true).map_err(described)?;
                    stream.set_read_timeout(Some(LOOK)).map_err(described)?;
                    stream
                        .set_write_timeout(Some(TO_ANSWER))
                        .map_err(described)?;
                    return Ok(Self {
                        stream,
                        patience,
                        round_trip,
                        heard: Instant::now(),
                        begun: None,
                        buffer: vec![0; CHUNK].into(),
                    });
                }
                Err(error) => outcome = Err(described(error)),
            }
        }
        outcome
    }

    fn send(&mut self, bytes: &[u8]) -> Result<(), ClientError> {
        match self.stream.write_all(bytes) {
            // Why it has gone is known, or it has said something before: both are read.
            Err(error) if is_end(&error) => Ok(()),
            outcome => outcome.map_err(ClientError::Broken),
        }
    }

    /// Waits for bytes; none at the end of the connection. `inside` tells whether a message has begun
    /// and not ended.
    fn receive(
        &mut self,
        inside: bool,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<&[u8], ClientError> {
        let waiting = Instant::now();
        match inside {
            true => self.begun = self.begun.or(Some(waiting)),
            false => self.begun = None,
        }
        loop {
            if watch().is_break() {
                return Err(ClientError::Interrupted);
            }
            match self.stream.read(&mut self.buffer) {
                Ok(count) => {
                    self.heard = Instant::now();
                    self.overdue()?;
                    return Ok(&self.buffer[..count]);
                }
                Err(error) if is_end(&error) => return Ok(&[]),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if is_nothing(&error) => {
                    self.overdue()?;
                    if waiting.elapsed() > self.patience.silence {
                        return Err(ClientError::Silent(self.patience.silence));
                    }
                }
                Err(error) => return Err(ClientError::Broken(error)),
            }
        }
    }

    /// Fails where a message has begun too long ago.
    fn overdue(&self) -> Result<(), ClientError> {
        match self.begun {
            Some(begun) if begun.elapsed() > self.patience.message => {
                Err(ClientError::Unfinished(self.patience.message))
            }
            _ => Ok(()),
        }
    }

    fn has_news(&mut self) -> Result<bool, ClientError> {
        let peeked = self.stream.set_nonblocking(true).and_then(|()| {
            let peeked = self.stream.peek(&mut [0]);
            self.stream.set_nonblocking(false)?;
            Ok(peeked)
        });
        match peeked.map_err(ClientError::Broken)? {
            Ok(_) => Ok(true),
            Err(error) if is_nothing(&error) => Ok(false),
            // Reading tells what has happened.
            Err(_) => Ok(true),
        }
    }
}

/// Returns whether an error is the end of a connection: the other end has gone, and did not read all.
fn is_end(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::BrokenPipe
    )
}

/// Returns whether an error is only that nothing has come.
fn is_nothing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
