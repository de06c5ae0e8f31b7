//! Spectators: whoever connects to a port of their own gets lines of JSON, and is not heard.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::settings::{Limits, THREAD_STACK};
use crate::referee::Record;

/// The number of lines that a spectator may be behind.
const BEHIND: usize = 1024;

/// The time that spectators have in the end to read what they were told.
const LINGER: Duration = Duration::from_secs(2);

/// The time between two looks at those who still read.
const PAUSE: Duration = Duration::from_millis(5);

/// All spectators.
#[derive(Debug, Default)]
pub(super) struct Spectators {
    lines: Vec<SyncSender<Arc<str>>>,
    threads: Vec<(thread::JoinHandle<()>, Arc<TcpStream>)>,
    /// The lines of what is going on, by match: newcomers get them first.
    current: BTreeMap<u64, Vec<Arc<str>>>,
}

impl Spectators {
    /// Lets somebody look on, unless there are too many.
    pub(super) fn add(&mut self, stream: TcpStream, limits: &Limits) {
        if self.lines.len() >= limits.spectators {
            return;
        }
        let begun: Vec<Arc<str>> = self.current.values().flatten().cloned().collect();
        let (sender, lines) = sync_channel(BEHIND);
        let write_time = limits.write_time;
        let stream = Arc::new(stream);
        let handle = stream.clone();
        let thread = thread::Builder::new()
            .name("spectator".to_owned())
            .stack_size(THREAD_STACK)
            .spawn(move || {
                // Whoever has gone away needs nothing more.
                let _ = tell(&stream, begun, &lines, write_time);
                let _ = stream.shutdown(Shutdown::Both);
            });
        if let Ok(thread) = thread {
            self.lines.push(sender);
            self.threads.push((thread, handle));
        }
    }

    /// Tells all spectators; who is too far behind is told nothing more.
    pub(super) fn tell(&mut self, record: &Record, line: &str) {
        let line: Arc<str> = line.into();
        self.keep(record, &line);
        self.lines
            .retain(|lines| match lines.try_send(line.clone()) {
                Ok(()) => true,
                Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
            });
        self.threads.retain(|(thread, _)| !thread.is_finished());
    }

    /// Keeps what a newcomer has to know.
    fn keep(&mut self, record: &Record, line: &Arc<str>) {
        match record {
            Record::Match(record) => {
                self.current.insert(record.number, vec![line.clone()]);
            }
            Record::Start(record) => {
                if let Some(lines) = self.current.get_mut(&record.number) {
                    lines.truncate(1);
                    lines.push(line.clone());
                }
            }
            Record::Move(record) => {
                if let Some(lines) = self.current.get_mut(&record.number) {
                    lines.push(line.clone());
                }
            }
            Record::Game(record) => {
                if let Some(lines) = self.current.get_mut(&record.number) {
                    lines.truncate(1);
                }
            }
            Record::End(record) => {
                self.current.remove(&record.number);
            }
            Record::Client(_) => {}
        }
    }

    /// Lets all spectators read what they were told, and ends.
    pub(super) fn end(&mut self) {
        self.lines.clear();
        let begun = Instant::now();
        while begun.elapsed() < LINGER
            && self.threads.iter().any(|(thread, _)| !thread.is_finished())
        {
            thread::sleep(PAUSE);
        }
        for (thread, stream) in self.threads.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
            let _ = thread.join();
        }
    }
}

fn tell(
    mut stream: &TcpStream,
    begun: Vec<Arc<str>>,
    lines: &Receiver<Arc<str>>,
    write_time: Duration,
) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    stream.set_write_timeout(Some(write_time))?;
    for line in begun {
        stream.write_all(line.as_bytes())?;
    }
    while let Ok(line) = lines.recv() {
        stream.write_all(line.as_bytes())?;
    }
    // What was sent last would be lost if the connection were closed while something is unread.
    stream.shutdown(Shutdown::Write)?;
    stream.set_read_timeout(Some(LINGER))?;
    let begun = Instant::now();
    while begun.elapsed() < LINGER && stream.read(&mut [0; 256])? > 0 {}
    Ok(())
}
