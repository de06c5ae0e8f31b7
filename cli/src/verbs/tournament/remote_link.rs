//! The connection of a remote player.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rbg_manager::protocol::{EXTENDED_READY, FrameReader, READY, frame};

use crate::engine::unless_interrupted;

/// The time between two questions whether to go on.
const LOOK: Duration = Duration::from_millis(50);

/// The time within which a player has to take what it is told.
const TO_TAKE: Duration = Duration::from_secs(10);

/// The longest message that is read, in bytes.
const LONGEST: usize = 64 << 10;

/// The connection of a remote player.
pub(super) struct RemoteLink {
    /// The agent as which it plays.
    pub(super) agent: usize,
    /// Its seat.
    pub(super) seat: usize,
    /// Whether it knows our extension of the protocol.
    pub(super) extended: bool,
    stream: TcpStream,
    frames: FrameReader,
}

impl RemoteLink {
    pub(super) fn new(stream: TcpStream, agent: usize, seat: usize) -> std::io::Result<Self> {
        // Systems differ in what an accepted connection takes over from the listener.
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(LOOK))?;
        stream.set_write_timeout(Some(TO_TAKE))?;
        Ok(Self {
            agent,
            seat,
            extended: false,
            stream,
            frames: FrameReader::new(LONGEST),
        })
    }

    /// Tells all that comes before the first game, and waits for the answer.
    pub(super) fn greet(
        &mut self,
        preparation: &str,
        text: &[u8],
        limit: Duration,
    ) -> Result<(), String> {
        self.send(preparation.as_bytes())?;
        self.send(text)?;
        self.send((self.seat + 1).to_string().as_bytes())?;
        let answer = self.hear(limit, &mut unless_interrupted)?;
        self.extended = answer == EXTENDED_READY.as_bytes();
        match self.extended || answer == READY.as_bytes() {
            true => Ok(()),
            false => Err("it is not ready".to_owned()),
        }
    }

    pub(super) fn send(&mut self, message: &[u8]) -> Result<(), String> {
        let sent = self.stream.write_all(&frame(message));
        sent.map_err(|error| format!("its connection is gone: {error}"))
    }

    /// Waits for the next message, but no longer than is said.
    pub(super) fn hear(
        &mut self,
        limit: Duration,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Vec<u8>, String> {
        let begun = Instant::now();
        let mut bytes = [0; 1 << 12];
        loop {
            match self.frames.next_message() {
                Ok(Some(message)) => return Ok(message),
                Ok(None) => {}
                Err(error) => return Err(format!("it sends {error}")),
            }
            if begun.elapsed() > limit {
                return Err(format!("no answer within {:.1} s", limit.as_secs_f64()));
            }
            if watch().is_break() {
                return Err("interrupted".to_owned());
            }
            match self.stream.read(&mut bytes) {
                Ok(0) => return Err("it has left".to_owned()),
                Ok(count) => self.frames.push(&bytes[..count]),
                Err(error) if is_pause(error.kind()) => {}
                Err(error) => return Err(format!("its connection is gone: {error}")),
            }
        }
    }
}

fn is_pause(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted
    )
}
