//! A connection of a player: a thread reads its messages, whoever has it writes to it.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::settings::Limits;
use crate::protocol::FrameReader;

/// The number of messages of a client that are kept until they are asked for; then nothing more is
/// read from it.
const UNREAD: usize = 4;

/// The time after which a reader that waits looks whether it is still to do so.
const TICK: Duration = Duration::from_millis(500);

/// The time that a client has to take the last messages after the end.
const LINGER: Duration = Duration::from_secs(2);

/// The number of bytes that are read at a time.
const CHUNK: usize = 4096;

/// A connection of a player.
#[derive(Debug)]
pub(super) struct Connection {
    /// The number of the connection.
    pub(super) id: u64,
    stream: TcpStream,
    write_time: Duration,
    /// The number of messages that were read and not asked for.
    unread: Mutex<usize>,
    taken: Condvar,
    closed: AtomicBool,
    ending: Mutex<Option<Instant>>,
}

/// Something that a reader has read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A message that was complete at this time.
    Message(Instant, Vec<u8>),
    /// Nothing within the time.
    Nothing,
    /// Nothing more will come.
    Broken(String),
}

impl Connection {
    pub(super) fn new(id: u64, stream: TcpStream, limits: &Limits) -> io::Result<Self> {
        // Systems differ in what an accepted connection takes over from the listener.
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(TICK))?;
        Ok(Self {
            id,
            stream,
            write_time: limits.write_time,
            unread: Mutex::new(0),
            taken: Condvar::new(),
            closed: AtomicBool::new(false),
            ending: Mutex::new(None),
        })
    }

    /// Sends bytes.
    ///
    /// # Errors
    ///
    /// Why not all of them can be sent.
    pub(super) fn send(&self, mut bytes: &[u8]) -> Result<(), String> {
        let begun = Instant::now();
        while !bytes.is_empty() {
            let left = self.write_time.saturating_sub(begun.elapsed());
            if left.is_zero() {
                return Err("it does not read what is sent to it".to_owned());
            }
            let write = || {
                self.stream.set_write_timeout(Some(left))?;
                (&self.stream).write(bytes)
            };
            match write() {
                Ok(0) => return Err("Broken pipe".to_owned()),
                Ok(count) => bytes = &bytes[count..],
                Err(error) if is_pause(&error) => {}
                Err(error) => return Err(told(&error)),
            }
        }
        Ok(())
    }

    /// Lets the reader go on: a message was dealt with.
    pub(super) fn take(&self) {
        let mut unread = lock(&self.unread);
        *unread = unread.saturating_sub(1);
        self.taken.notify_one();
    }

    /// Closes the connection at once.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        let _ = self.stream.shutdown(Shutdown::Both);
        self.taken.notify_all();
    }

    /// Says that nothing more will be sent, and closes the connection soon: what was sent last
    /// would be lost if it were closed while something is unread.
    pub(super) fn finish(&self) {
        lock(&self.ending).get_or_insert_with(Instant::now);
        let _ = self.stream.shutdown(Shutdown::Write);
        self.taken.notify_all();
    }

    fn is_ending(&self) -> bool {
        lock(&self.ending).is_some()
    }

    fn is_at_end(&self) -> bool {
        let ended = |since: Instant| since.elapsed() > LINGER;
        self.closed.load(Ordering::SeqCst) || lock(&self.ending).is_some_and(ended)
    }
}

/// The reading half of a connection.
pub(super) struct Reader<'c> {
    connection: &'c Connection,
    frames: FrameReader,
    message_time: Duration,
    /// When the message began that is not complete.
    begun: Option<Instant>,
    timeout: Duration,
}

impl<'c> Reader<'c> {
    pub(super) fn new(connection: &'c Connection, limits: &Limits) -> Self {
        Self {
            connection,
            frames: FrameReader::new(limits.message_bytes),
            message_time: limits.message_time,
            begun: None,
            timeout: TICK,
        }
    }

    /// Reads the next message; within a time, if one is given.
    pub(super) fn read(&mut self, within: Option<Duration>) -> Heard {
        self.wait_for_others();
        let called = Instant::now();
        loop {
            if self.connection.is_at_end() {
                return Heard::Broken("it was closed".to_owned());
            }
            let now = Instant::now();
            match self.frames.next_message() {
                // Once all is over, what still comes is of no interest.
                Ok(Some(_)) if self.connection.is_ending() => continue,
                Ok(Some(message)) => {
                    self.begun = None;
                    *lock(&self.connection.unread) += 1;
                    return Heard::Message(now, message);
                }
                Ok(None) => {}
                Err(error) => return Heard::Broken(format!("it sent {error}")),
            }
            let mut wait = TICK;
            if self.frames.is_within_message() {
                let begun = *self.begun.get_or_insert(now);
                let left = self.message_time.saturating_sub(now - begun);
                if left.is_zero() {
                    let time = self.message_time.as_secs_f64();
                    return Heard::Broken(format!("a message did not end within {time} s"));
                }
                wait = wait.min(left);
            }
            if let Some(within) = within {
                let left = within.saturating_sub(now - called);
                if left.is_zero() {
                    return Heard::Nothing;
                }
                wait = wait.min(left);
            }
            if let Some(broken) = self.fill(wait) {
                return broken;
            }
        }
    }

    /// Waits until not too many messages are unread.
    fn wait_for_others(&self) {
        let mut unread = lock(&self.connection.unread);
        while *unread >= UNREAD
            && !self.connection.is_at_end()
            && lock(&self.connection.ending).is_none()
        {
            let waited = self.connection.taken.wait_timeout(unread, TICK);
            unread = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Reads what there is, after waiting for so long at most.
    fn fill(&mut self, wait: Duration) -> Option<Heard> {
        let stream = &self.connection.stream;
        let mut chunk = [0; CHUNK];
        let mut read = || {
            if wait != self.timeout {
                stream.set_read_timeout(Some(wait))?;
                self.timeout = wait;
            }
            (&mut &*stream).read(&mut chunk)
        };
        match read() {
            Ok(0) => Some(Heard::Broken("End of file".to_owned())),
            Ok(count) => {
                self.frames.push(&chunk[..count]);
                None
            }
            Err(error) if is_pause(&error) => None,
            Err(error) => Some(Heard::Broken(told(&error))),
        }
    }
}

/// Returns whether an error only says that nothing has happened yet.
fn is_pause(error: &io::Error) -> bool {
    use io::ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(error.kind(), Interrupted | TimedOut | WouldBlock)
}

/// Returns the words of the system for an error, without its number.
fn told(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((words, _)) => words.to_owned(),
        None => text,
    }
}

/// Locks what only short and simple work is done with: a panic cannot leave it half changed.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
