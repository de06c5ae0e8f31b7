//! All logs of a server.

use std::collections::HashMap;

use super::append::{Appended, LogTarget, NotWritten};
use super::lines::{move_line, result_line};
use super::resume::{ResumeError, Resumed};
use crate::referee::{Policy, Record};

/// Which logs are written, and where to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogTargets {
    /// A line for every game, in the format of the original server.
    pub results: Option<LogTarget>,
    /// A line for every move, in the format of the original server.
    pub moves: Option<LogTarget>,
    /// Lines of JSON, from which matches are resumed.
    pub json: Option<LogTarget>,
}

/// All logs of a server. Games of several matches are written one after the other, each as a whole.
#[derive(Debug)]
pub struct Logs {
    policy: Policy,
    results: Option<Appended>,
    moves: Option<Appended>,
    json: Option<Appended>,
    /// The lines of moves of games that are not over, by match.
    unfinished: HashMap<u64, Vec<u8>>,
}

impl Logs {
    /// Opens logs that begin, or with `resume` one that goes on.
    ///
    /// # Errors
    ///
    /// Where one cannot be opened, or another server writes it; where the log of JSON has matches
    /// already and is not to be resumed, or cannot be.
    pub fn open(
        targets: &LogTargets,
        policy: Policy,
        resume: bool,
    ) -> Result<(Self, Resumed), ResumeError> {
        let open = |target: &Option<LogTarget>| target.as_ref().map(Appended::open).transpose();
        let json = open(&targets.json)?;
        let resumed = match &json {
            None => Resumed::default(),
            Some(log) => Resumed::read(log, resume)?,
        };
        let logs = Self {
            policy,
            results: open(&targets.results)?,
            moves: open(&targets.moves)?,
            json,
            unfinished: HashMap::new(),
        };
        Ok((logs, resumed))
    }

    /// Returns whether anybody wants to know of moves.
    pub fn wants_moves(&self) -> bool {
        self.moves.is_some()
    }

    /// Writes what there is to write of a record.
    ///
    /// # Errors
    ///
    /// Where a log cannot be written.
    pub fn write(&mut self, record: &Record) -> Result<(), NotWritten> {
        match record {
            Record::Move(made) if self.moves.is_some() => {
                let line = move_line(made, self.policy);
                self.unfinished.entry(made.number).or_default().extend(line);
            }
            Record::Game(game) => {
                // First what is read again: a game is played twice rather than lost.
                self.write_json(record)?;
                if let Some(log) = &mut self.results {
                    log.add(format!("{}\n", result_line(game)).as_bytes())?;
                }
                if self.moves.is_some() {
                    let lines = self.unfinished.entry(game.number).or_default();
                    lines.extend(b"reset\n");
                    self.write_moves(game.number)?;
                }
            }
            Record::End(end) => {
                self.write_moves(end.number)?;
                self.write_json(record)?;
            }
            Record::Match(_) | Record::Client(_) => self.write_json(record)?,
            Record::Start(_) | Record::Move(_) => {}
        }
        Ok(())
    }

    fn write_moves(&mut self, number: u64) -> Result<(), NotWritten> {
        match (&mut self.moves, self.unfinished.remove(&number)) {
            (Some(log), Some(lines)) => log.add(&lines),
            _ => Ok(()),
        }
    }

    fn write_json(&mut self, record: &Record) -> Result<(), NotWritten> {
        match &mut self.json {
            Some(log) => log.add(json_line(record).as_bytes()),
            None => Ok(()),
        }
    }
}

/// Returns a record as a line of JSON, with its end.
pub(crate) fn json_line(record: &Record) -> String {
    // Records have no keys that are no texts and no numbers that are none.
    let mut line = serde_json::to_string(record).unwrap_or_default();
    line.push('\n');
    line
}
