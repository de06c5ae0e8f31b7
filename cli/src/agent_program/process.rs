//! The process of a program that is talked to by lines.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rbg_runtime::agents::protocol::LONGEST_LINE;

/// The number of lines that may wait to be taken, in either direction.
const WAITING: usize = 64;

/// The number of bytes of the standard error that are kept: the last ones.
const LAST_WORDS: usize = 400;

/// The time that a program may take to end by itself.
const TO_END: Duration = Duration::from_millis(500);

/// The time between two looks whether it has ended.
const LOOK: Duration = Duration::from_millis(5);

/// Something that is heard of a program.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line, without its end.
    Line(String),
    /// A line that is longer than any may be.
    TooLong,
    /// It has ended, and how.
    Ended(String),
    /// Nothing so far.
    Nothing,
}

/// A process. It is ended when this is dropped.
pub(super) struct Process {
    child: Child,
    /// What is to be said; none: nothing more.
    to_say: Option<SyncSender<String>>,
    heard: Receiver<Heard>,
    last_words: Arc<Mutex<VecDeque<u8>>>,
}

impl Process {
    /// Starts a program with its arguments.
    pub(super) fn start(words: &[String]) -> Result<Self, String> {
        let [program, arguments @ ..] = words else {
            return Err("there is no command".to_owned());
        };
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // A group of its own: Ctrl-C is for this program, which tells the other one to stop,
        // and what it has started is ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .map_err(|error| format!("cannot start '{program}': {error}"))?;
        let (to_say, lines) = sync_channel(WAITING);
        let (hear, heard) = sync_channel(WAITING);
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_lines(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(BufReader::new(output), &hear));
        }
        if let Some(errors) = child.stderr.take() {
            let kept = Arc::clone(&last_words);
            thread::spawn(move || keep_last(errors, &kept));
        }
        Ok(Self {
            child,
            to_say: Some(to_say),
            heard,
            last_words,
        })
    }

    /// Says a line; the program may read it when it likes.
    pub(super) fn say(&mut self, mut line: String) -> Result<(), String> {
        line.push('\n');
        let sent = self.to_say.as_ref().map(|to_say| to_say.try_send(line));
        match sent {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err("it does not read its input".to_owned()),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(self.how_it_ended()),
        }
    }

    /// Waits for a while for something to be heard.
    pub(super) fn hear(&mut self, patience: Duration) -> Heard {
        match self.heard.recv_timeout(patience) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::Ended(self.how_it_ended()),
        }
    }

    /// Says how a program ended that no longer reads or writes.
    fn how_it_ended(&mut self) -> String {
        match self.ended_within(TO_END) {
            Some(status) => format!("the program ended ({status})"),
            None => "the program closed its output".to_owned(),
        }
    }

    fn ended_within(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < time => thread::sleep(LOOK),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Ends it, and returns the last of what it wrote to its standard error.
    pub(super) fn end_at_once(mut self) -> String {
        self.kill();
        let kept = self
            .last_words
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = kept.iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Ends it with all that it has started, and takes note of its end.
    fn kill(&mut self) {
        if !matches!(self.child.try_wait(), Ok(None)) {
            return;
        }
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id())
            .ok()
            .and_then(rustix::process::Pid::from_raw)
        {
            // It may have ended in the meantime.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.say("quit".to_owned());
            // Its input ends, too.
            self.to_say = None;
            self.ended_within(TO_END);
        }
        self.kill();
    }
}

/// Writes lines until there are no more, or nobody reads them.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if input.write_all(line.as_bytes()).is_err() || input.flush().is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, one is too long, or nobody wants them.
fn read_lines(mut output: impl BufRead, hear: &SyncSender<Heard>) {
    loop {
        let mut line = Vec::new();
        let limit = LONGEST_LINE as u64 + 1;
        let heard = match output.by_ref().take(limit).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST_LINE => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let last = heard == Heard::TooLong;
        if hear.send(heard).is_err() || last {
            return;
        }
    }
}

/// Keeps the last bytes of what can be read.
fn keep_last(mut errors: impl Read, kept: &Mutex<VecDeque<u8>>) {
    let mut chunk = [0; LAST_WORDS];
    while let Ok(count @ 1..) = errors.read(&mut chunk) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(&chunk[..count]);
        let surplus = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..surplus);
    }
}
