//! The log of a tournament: a line of JSON for every game.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use rbg_runtime::GameInfo;
use rbg_runtime::agents::GameRecord;

pub use super::entry::{Entry, Pairing};
use super::entry::{check, check_record};

/// A line of a log with its number.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The number of the line, from 1.
    pub number: usize,
    /// The game.
    pub entry: Entry,
}

/// A line that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LineError {
    /// The number of the line, from 1.
    pub line: usize,
    /// Why it is none.
    pub reason: String,
}

/// A log that is continued where it ended, and that nobody else writes meanwhile.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    lines: Vec<Line>,
    /// Why nothing can be written any more.
    failed: bool,
}

impl Log {
    /// Opens a log or begins one. A last line that was cut off in the middle is
    /// dropped. What is no regular file, such as a pipe, is only written to.
    ///
    /// # Errors
    ///
    /// Where it cannot be opened, another tournament writes it, or a line is no game.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let describe = || format!("cannot open {}", path.display());
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(describe)?;
        }
        let file = File::options().append(true).create(true).open(path);
        let file = file.with_context(describe)?;
        let mut log = Self {
            path: path.to_owned(),
            file,
            lines: Vec::new(),
            failed: false,
        };
        if !log.file.metadata().with_context(describe)?.is_file() {
            return Ok(log);
        }
        match log.file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!(
                "{} is the log of a tournament that is going on; wait for its end, or give \
                 another one with --log",
                path.display()
            ),
            Err(TryLockError::Error(error)) => return Err(error).with_context(describe),
        }
        // What another one has written is read once nobody writes any more.
        let mut text = String::new();
        File::open(path)
            .and_then(|mut file| file.read_to_string(&mut text))
            .with_context(describe)?;
        let (lines, length) = entries(&text).map_err(|error| log.wrong(&error))?;
        if length < text.len() {
            log.file.set_len(length as u64).with_context(describe)?;
        }
        log.lines = lines;
        Ok(log)
    }

    fn wrong(&self, error: &LineError) -> anyhow::Error {
        anyhow!("{}, {error}", self.path.display())
    }

    /// Checks the games of a pairing against the rules: none that is impossible, and none
    /// twice.
    ///
    /// # Errors
    ///
    /// The first line that is wrong.
    pub fn check(&self, pairing: &Pairing, info: &GameInfo) -> anyhow::Result<()> {
        let mut seen = BTreeMap::new();
        for line in self.lines_of(pairing) {
            let record = &line.entry.record;
            let wrong = |reason| {
                self.wrong(&LineError {
                    line: line.number,
                    reason,
                })
            };
            check_record(info, record).map_err(wrong)?;
            if let Some(first) = seen.insert(record.game, line.number) {
                let reason = format!("game {} is in line {first} already", record.game);
                return Err(wrong(reason));
            }
        }
        Ok(())
    }

    fn lines_of<'a>(&'a self, pairing: &'a Pairing) -> impl Iterator<Item = &'a Line> {
        self.lines
            .iter()
            .filter(move |line| line.entry.pairing.same(pairing))
    }

    /// Returns the games of a pairing.
    pub fn games<'a>(&'a self, pairing: &'a Pairing) -> impl Iterator<Item = &'a GameRecord> {
        self.lines_of(pairing).map(|line| &line.entry.record)
    }

    /// Returns how many games belong to none of these pairings.
    pub fn others<'p>(&self, pairings: impl Iterator<Item = &'p Pairing> + Clone) -> usize {
        let counts = |line: &&Line| {
            let mut pairings = pairings.clone();
            pairings.any(|pairing| line.entry.pairing.same(pairing))
        };
        self.lines.len() - self.lines.iter().filter(counts).count()
    }

    /// Returns the path of the log.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a game. After a failure nothing more is written.
    ///
    /// # Errors
    ///
    /// Where it cannot be written; what was written of it is taken back, if that is possible.
    pub fn add(&mut self, entry: Entry) -> anyhow::Result<()> {
        let describe = || format!("cannot write {}", self.path.display());
        if self.failed {
            bail!("{}: it failed before", describe());
        }
        let mut text = serde_json::to_string(&entry)?;
        text.push('\n');
        let before = self
            .file
            .metadata()
            .map(|data| (data.is_file(), data.len()));
        if let Err(error) = self.file.write_all(text.as_bytes()) {
            self.failed = true;
            if let Ok((true, length)) = before {
                // Otherwise the next tournament drops the line that was cut off.
                let _ = self.file.set_len(length);
            }
            return Err(error).with_context(describe);
        }
        let number = self.lines.last().map_or(1, |line| line.number + 1);
        self.lines.push(Line { number, entry });
        Ok(())
    }
}

/// Returns the games of a log, and how long it is without a last line that was cut off.
///
/// # Errors
///
/// The first line that is no game, and why.
pub fn entries(text: &str) -> Result<(Vec<Line>, usize), LineError> {
    let mut lines = Vec::new();
    let mut length = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        if !line.ends_with('\n') {
            break;
        }
        let wrong = |reason| LineError {
            line: number,
            reason,
        };
        let entry: Entry =
            serde_json::from_str(line).map_err(|error| wrong(format!("it is no game: {error}")))?;
        check(&entry).map_err(wrong)?;
        lines.push(Line { number, entry });
        length += line.len();
    }
    Ok((lines, length))
}

#[cfg(test)]
mod tests;
